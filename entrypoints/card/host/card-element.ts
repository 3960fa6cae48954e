import { CARD_HOST } from '@/shared/extension/deep-active-element.ts';
import { hostStyle, pinStyle } from '@/shared/extension/pin-style.ts';
import style from './panel.css?with-tokens&inline';

/** What the page sees of the card, and what it does not. */
export interface CardElement {
  /** In the page; draws nothing itself. */
  host: HTMLElement;
  /** In a closed root, in the top layer: the page can neither reach nor style it. */
  panel: HTMLElement;
  /** Sets the host's own style back, whatever the page did to it. */
  pin(): void;
  /** Browsers take the shadow of the card for a cover of what it falls on: looks without it. */
  withoutShadow<T>(look: () => Promise<T>): Promise<T>;
}

export function createCardElement(frame: HTMLIFrameElement): CardElement {
  const host = document.createElement(CARD_HOST);
  const pin = () => {
    host.removeAttribute('inert');
    host.style.cssText = '';
    pinStyle(host, { ...hostStyle, position: 'static', display: 'contents' });
  };
  pin();
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const panel = document.createElement('div');
  panel.popover = 'manual';
  panel.append(frame);
  root.append(sheet, panel);
  const withoutShadow: CardElement['withoutShadow'] = async (look) => {
    pinStyle(panel, { 'box-shadow': 'none' });
    try {
      return await look();
    } finally {
      panel.style.removeProperty('box-shadow');
    }
  };
  return { host, panel, pin, withoutShadow };
}
