import type { ActArguments, ActName } from './frame-port.ts';

/** What the page's script does for the user of a card, by the name of the act. */
export type CardActs = { [N in ActName]: (...args: ActArguments[N]) => void };

/** What a user can do in the card. The view gives events out and decides nothing. */
export interface CardActions extends Omit<CardActs, 'copied' | 'siteAdded'> {
  /** Asks the browser for a site, so that the chip comes there. */
  addSite(origin: string): void;
  /** Copies the result, or one question of it: where the press was made, since browsers ask for one. */
  copy(question?: string): void;
}
