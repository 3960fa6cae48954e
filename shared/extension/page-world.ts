/** The page's own constructors. Firefox keeps them behind `wrappedJSObject`; its editors ignore events of any other world. */
export interface PageWorld {
  Object: ObjectConstructor;
  Array: ArrayConstructor;
  DataTransfer: typeof DataTransfer;
  ClipboardEvent: typeof ClipboardEvent;
  InputEvent: typeof InputEvent;
  KeyboardEvent: typeof KeyboardEvent;
  StaticRange: typeof StaticRange;
}

type Wrapped<T> = T & { wrappedJSObject?: T };

/** @returns the constructors an event for this editor must be made with */
export function pageWorld(editor: Element): PageWorld {
  const view = editor.ownerDocument.defaultView as unknown as Wrapped<PageWorld>;
  return view.wrappedJSObject ?? view;
}

/** The editor as the page's own scripts see it. */
export function pageSide<T extends Element>(editor: T): T {
  return (editor as Wrapped<T>).wrappedJSObject ?? editor;
}

/**
 * Pastes into an editor as the page's own scripts would.
 * @param html the same with its marks, where it has some
 * @returns whether the editor took it
 */
export function paste(editor: HTMLElement, plain: string, html?: string): boolean {
  const world = pageWorld(editor);
  const init = Object.assign(new world.Object(), {
    bubbles: true,
    cancelable: true,
    composed: true,
  }) as ClipboardEventInit;
  init.clipboardData = new world.DataTransfer();
  const event = new world.ClipboardEvent('paste', init);
  // Set after construction: Firefox empties the one that was passed in.
  event.clipboardData?.setData('text/plain', plain);
  if (html) event.clipboardData?.setData('text/html', html);
  return !pageSide(editor).dispatchEvent(event);
}
