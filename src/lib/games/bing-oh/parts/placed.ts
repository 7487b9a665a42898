/** What a player did with the space rolled. [B-2] */
export type Placed = 'nothing' | 'placed' | 'special';
