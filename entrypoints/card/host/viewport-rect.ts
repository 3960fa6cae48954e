/** A box in the coordinates of this window; of something inside frames of the same origin too. */
export function viewportRect(anchor: Element | Range): DOMRect {
  const box = anchor.getBoundingClientRect();
  const node =
    anchor instanceof Range || 'startContainer' in anchor ? (anchor as Range).startContainer : anchor;
  let view = node.ownerDocument?.defaultView ?? null;
  let { left, top } = box;
  while (view && view !== window && view.frameElement) {
    const frame: Element = view.frameElement;
    const frameBox = frame.getBoundingClientRect();
    left += frameBox.left + frame.clientLeft;
    top += frameBox.top + frame.clientTop;
    view = frame.ownerDocument.defaultView;
  }
  return new DOMRect(left, top, box.width, box.height);
}
