import type { TurnSelectors } from './turn-selectors.ts';

/** What is known of a chat: everything that differs between sites is said here, in one file a site. */
export interface ChatSite {
  host: string;
  name: string;
  /** The field a message is written in, the surest selector first: stable attributes before classes, never labels, which are translated. */
  composer: readonly string[];
  turns: TurnSelectors;
}
