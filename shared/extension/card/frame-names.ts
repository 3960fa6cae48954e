/** The page of the extension a card is drawn in. */
export const CARD_PAGE = '/card.html';

/** What the frame is handed its port with. The nonce is the name of its window, which no page can read. */
export interface FrameGreeting {
  nonce: string;
}
