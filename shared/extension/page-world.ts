/** The page's own constructors. Firefox keeps them behind `wrappedJSObject`; its editors ignore events of any other world. */
export interface PageWorld {
  Object: ObjectConstructor;
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

/** Firefox alone shows extensions the page's objects this way. */
export function isFirefox(editor: Element): boolean {
  return 'wrappedJSObject' in editor;
}
