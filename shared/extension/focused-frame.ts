import { browser } from 'wxt/browser';

/** What a frame says of itself. */
interface FrameLook {
  origin: string;
  /** How many frames it lies in. */
  depth: number;
  isFocused: boolean;
  /** Whether something in it has, or had, the focus. */
  isUsed: boolean;
  /** The origin of the frame in it that has the focus. */
  inner: string | null;
}

/** Where the focus is: in a frame our scripts may run in, or in one of an origin that they may not. */
export interface FocusedFrame {
  frameId: number;
  /** The origin of the frame no script of ours may run in; null where there is none. */
  foreign: string | null;
}

/** Runs in a frame, which has nothing of this file but this function. */
function lookAround(): FrameLook {
  let depth = 0;
  for (let at: Window = window; at !== at.parent; at = at.parent) depth += 1;
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const isFrame = active?.localName === 'iframe' || active?.localName === 'frame';
  const { origin = 'null' } = isFrame ? new URL((active as HTMLIFrameElement).src || 'about:blank') : {};
  // A frame that the page writes itself is of the page's own.
  const inner = /^https?:/.test(origin) ? origin : location.origin;
  return {
    origin: location.origin,
    depth,
    isFocused: document.hasFocus(),
    isUsed: active !== null && active !== document.body,
    inner: isFrame ? inner : null,
  };
}

/** Follows the focus from the page into its frames, as far as the browser lets our scripts in. */
export async function focusedFrame(tabId: number): Promise<FocusedFrame> {
  const target = { tabId, allFrames: true };
  const results = await browser.scripting.executeScript({ target, func: lookAround });
  const looks = results.flatMap(({ frameId, result }) => (result ? [{ frameId, ...result }] : []));
  // What had the focus a moment ago counts as well: a popup of ours has it now.
  looks.sort((a, b) => Number(b.isFocused) - Number(a.isFocused));
  let at = looks.find(({ depth }) => depth === 0);
  while (at?.inner) {
    const { inner, depth } = at;
    const next = looks.find(
      (look) => look.depth === depth + 1 && look.isUsed && (look.origin === inner || look.origin === 'null'),
    );
    if (!next) return { frameId: at.frameId, foreign: inner };
    at = next;
  }
  return { frameId: at?.frameId ?? 0, foreign: null };
}
