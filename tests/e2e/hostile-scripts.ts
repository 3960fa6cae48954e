/** What a page's scripts may do against chip and card; each runs in the page, so it uses nothing from outside. */

/**
 * All a page's script can try to press and fill in chip and card without their user: clicks and keys on every element it
 * can reach, a focus it lends, messages to whatever frames it sees.
 */
export function forgePresses(): void {
  const everything = [...document.querySelectorAll<HTMLElement>('whetstone-chip, whetstone-card')].flatMap(
    (host) => [host, ...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])],
  );
  for (const target of everything) {
    if (target instanceof HTMLInputElement) {
      target.value = 'Klingon';
      target.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    }
    target.focus?.();
    target.click?.();
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    for (const key of ['Enter', ' ', 'ArrowDown', 'End', 'Enter'])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  }
  const acts = ['accept', 'retry', 'cancel', 'revert', 'resume', 'readTurns', 'choose'];
  const frames = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow);
  for (let at = 0; at < window.length; at += 1) frames.push(window[at] ?? null);
  for (const target of [window, ...frames])
    for (const name of acts)
      for (const by of ['pointer', 'keyboard']) target?.postMessage({ type: 'act', name, args: [], by }, '*');
}

/** Makes what a card is built with throw, hears every key and press first, and notes Enter in `data-sent`. */
export function patchPage(): void {
  const refuse = () => {
    throw new Error('patched');
  };
  Element.prototype.attachShadow = refuse;
  HTMLElement.prototype.showPopover = refuse;
  window.MutationObserver = refuse as never;
  window.requestAnimationFrame = refuse as never;
  document.createElement = refuse as never;
  for (const type of ['keydown', 'keyup', 'keypress', 'pointerdown', 'mousedown', 'click', 'focusin'])
    window.addEventListener(
      type,
      (event) => {
        if (event.composedPath().includes(document.querySelector('whetstone-card') as EventTarget))
          document.documentElement.dataset.saw = type;
        if ((event as KeyboardEvent).key === 'Enter') document.documentElement.dataset.sent = 'yes';
      },
      true,
    );
}

/** Lays something over all of the page that lets presses through, in the top layer where it can, and keeps it there. */
export async function coverPage(): Promise<void> {
  const lure = document.createElement('div');
  lure.id = 'lure';
  lure.textContent = 'Win a prize';
  lure.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#fffc;pointer-events:none';
  Object.assign(lure, { popover: 'manual' });
  document.documentElement.append(lure);
  const rise = () => {
    if (!lure.isConnected || lure.dataset.rests) return;
    if (lure.matches(':popover-open')) lure.hidePopover();
    lure.showPopover();
    requestAnimationFrame(rise);
  };
  rise();
  // The browser tells of covers 100 ms late at the earliest, between frames.
  for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
}

/** Leaves it where it is from now on, above all but what rises after it. */
export function restCover(): void {
  const lure = document.querySelector<HTMLElement>('#lure');
  if (lure) lure.dataset.rests = 'yes';
}

export function removeCard(): void {
  document.querySelector('whetstone-card')?.remove();
}

/** Takes all of the page out of its document for a moment, as pages do that swap it for another. */
export function moveRoot(): void {
  const aside = document.createDocumentFragment();
  aside.append(document.documentElement);
  document.append(aside);
}

/** Writes the document anew, which leaves the frame of a card that stood in it empty for good. */
export function writeAnew(): void {
  document.open();
  document.write('<p>A new page</p><textarea></textarea>');
  document.close();
}

/** Hides what it does not know, frame by frame, as some guards of pages do. */
export function hideCard(): void {
  const hide = () => {
    document.querySelector<HTMLElement>('whetstone-card')?.style.setProperty('display', 'none', 'important');
    requestAnimationFrame(hide);
  };
  hide();
}

/** A layer that a page puts above all else, `#layer`, around a field or a part of the page. */
export interface Layer {
  /** @param part what goes into it, by selector; a field of its own where it is not given */
  open(part: string | null): void;
  isOpen(): boolean;
}

export const layers = {
  'a modal dialog': {
    open(part) {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<dialog id="layer" style="inline-size: 500px; block-size: 200px"></dialog>',
      );
      const layer = document.querySelector<HTMLDialogElement>('#layer');
      layer?.append((part && document.querySelector(part)) || document.createElement('textarea'));
      layer?.showModal();
    },
    isOpen: () => document.querySelector('#layer')?.matches(':modal') ?? false,
  },
  'a popover that closes at a press outside': {
    open(part) {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div id="layer" popover="manual" style="inset: 20px auto auto 20px; inline-size: 500px; block-size: 200px"></div>',
      );
      const layer = document.querySelector<HTMLElement>('#layer');
      layer?.append((part && document.querySelector(part)) || document.createElement('textarea'));
      layer?.showPopover();
      document.addEventListener('pointerdown', ({ target }) => {
        if (target instanceof Node && !layer?.contains(target)) layer?.hidePopover();
      });
    },
    isOpen: () => document.querySelector('#layer')?.matches(':popover-open') ?? false,
  },
  'an element that fills the screen': {
    open(part) {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div id="layer"><button id="fill">Fill the screen</button></div>',
      );
      const layer = document.querySelector<HTMLElement>('#layer');
      layer?.append((part && document.querySelector(part)) || document.createElement('textarea'));
      // The browser fills the screen at a press of the user's alone.
      document.querySelector('#fill')?.addEventListener('click', () => void layer?.requestFullscreen());
    },
    isOpen: () => document.fullscreenElement?.id === 'layer',
  },
  'a modal dialog within a shadow root': {
    open(part) {
      const home = document.body.appendChild(document.createElement('section'));
      const layer = document.createElement('dialog');
      layer.id = 'layer';
      layer.style.cssText = 'inline-size: 500px; block-size: 200px';
      layer.append((part && document.querySelector(part)) || document.createElement('textarea'));
      home.attachShadow({ mode: 'open' }).append(layer);
      layer.showModal();
    },
    isOpen: () =>
      document.querySelector('section')?.shadowRoot?.querySelector('#layer')?.matches(':modal') ?? false,
  },
  'an element within a shadow root that fills the screen': {
    open(part) {
      document.body.insertAdjacentHTML('beforeend', '<section></section><button id="fill">Fill</button>');
      const layer = document.createElement('div');
      layer.id = 'layer';
      layer.append((part && document.querySelector(part)) || document.createElement('textarea'));
      document.querySelector('section')?.attachShadow({ mode: 'open' }).append(layer);
      document.querySelector('#fill')?.addEventListener('click', () => void layer.requestFullscreen());
    },
    isOpen: () => document.fullscreenElement?.localName === 'section',
  },
  'a part of a page that is contained and the only one not inert': {
    open(part) {
      const inside = (part && document.querySelector(part)) || document.createElement('textarea');
      for (const child of document.body.children) (child as HTMLElement).inert = true;
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div id="layer" style="contain: strict; inline-size: 500px; block-size: 200px"></div>',
      );
      document.querySelector('#layer')?.append(inside);
    },
    isOpen: () => document.querySelector('#layer') !== null,
  },
} satisfies Record<string, Layer>;

/** What the hostile page's styles would change of an element, by the page's own names. */
export function leakedStyles(element: Element): string[] {
  const { borderTopStyle, backgroundColor, textTransform, fontFamily } = getComputedStyle(element);
  return [
    borderTopStyle === 'dashed' && 'border',
    backgroundColor === 'rgb(255, 255, 0)' && 'background',
    textTransform !== 'none' && 'capitals',
    fontFamily.includes('fantasy') && 'font',
  ].filter((name) => name !== false);
}
