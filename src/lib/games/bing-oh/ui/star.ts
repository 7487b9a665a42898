/** The box's star, 20 wide and high, around 0. */
export const star = 'M0-10L3-3.2L10-2.6L4.6 2L6.3 9L0 5.2L-6.3 9L-4.6 2L-10-2.6L-3-3.2Z';
