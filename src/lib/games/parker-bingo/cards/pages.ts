/** The two pages of the cards in one piece: each piece more is a name more that opening a table has to carry. */
export { default as CardsPage } from './CardsPage.svelte';
export { default as PlayerCard } from './PlayerCard.svelte';
