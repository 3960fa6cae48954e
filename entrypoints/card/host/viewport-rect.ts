/** What of a box is inside the parts of the page that scroll or cut it off; all of it where none of it is in sight. */
function clipped(box: DOMRect, around: Element | null): DOMRect {
  let { left, top, right, bottom } = box;
  for (let at = around; at && at !== at.ownerDocument.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    // What is fixed is cut by nothing it stands in.
    if (position === 'fixed') break;
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : box;
}

/** Where an element or a range is in the tree: those of a frame are instances of that frame's classes. */
export const nodeOf = (anchor: Element | Range): Node =>
  'startContainer' in anchor ? anchor.startContainer : anchor;

/** What can be seen of an element or range, in the coordinates of this window; inside frames of the same origin too. */
export function viewportRect(anchor: Element | Range): DOMRect {
  const node = nodeOf(anchor);
  const box = clipped(anchor.getBoundingClientRect(), node.parentElement);
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
