export const MARGIN_PX = 8;
/** Between field and card: room for the frame a composer draws around its field, and for the chip on that. */
const GAP_PX = 36;
const WIDTH_PX = 500;
const MAX_HEIGHT_PX = 560;
/** Less than this above or below the field and another place is looked for. */
const MIN_HEIGHT_PX = 300;
/** The least a card is of use in: its result scrolls, its buttons show. */
const LOW_PX = 200;
/** The least width beside a field. */
const SIDE_WIDTH_PX = 400;
/** In a narrow window the same takes more lines; this much leaves eight of them to the result. */
const NARROW = { widthPx: 400, minHeightPx: 400 };

/** A narrow window this low, as at a zoom of 200 %, has no room for more than the card. */
const TINY_PX = 480;

/** The lowest part of a composer, where its buttons are: a card that lies over it, or over one below a text, leaves that free. */
const BUTTONS_PX = 64;

/** A distance that leaves the margin free on both sides. */
export const within = (px: number, most: number) => Math.max(MARGIN_PX, Math.min(px, most));

interface Viewport {
  width: number;
  height: number;
}

/**
 * Distances from the window's edges, in px; `top` and `bottom` exclude each other, so that the card grows away. At the
 * window's upper edge it goes on growing downwards.
 */
export interface CardPlace {
  left: number;
  width: number;
  maxHeight: number;
  top?: number;
  bottom?: number;
}

/**
 * Where the card stands: above the field it belongs to where there is room (composers lie at the bottom), else below, else
 * at its side, else squeezed above or below, and only then, once it is too high to stand above it, over its upper part, its
 * buttons left free; ends with the field's trailing edge; never leaves the window.
 * @param field with its buttons; null for text whose place is not known: the card stands in the upper trailing corner
 */
export function placeCard(field: DOMRect | null, { width, height }: Viewport): CardPlace {
  const cardWidth = Math.min(WIDTH_PX, width - 2 * MARGIN_PX);
  const most = Math.min(MAX_HEIGHT_PX, height - 2 * MARGIN_PX);
  const rightmost = width - MARGIN_PX - cardWidth;
  const left = field ? within(field.right - cardWidth, rightmost) : rightmost;
  const place = { left, width: cardWidth };
  if (!field) return { ...place, top: MARGIN_PX, maxHeight: most };

  const isNarrow = width <= NARROW.widthPx;
  const least = isNarrow ? NARROW.minHeightPx : MIN_HEIGHT_PX;
  const above = Math.min(field.top, height) - GAP_PX - MARGIN_PX;
  const under = Math.max(field.bottom, 0) + GAP_PX;
  const room = height - under - MARGIN_PX;
  const below = Math.max(room - BUTTONS_PX, Math.min(room, LOW_PX));
  const over = Math.min(field.bottom, height) - BUTTONS_PX - MARGIN_PX;
  const onTop = { ...place, bottom: height - above - MARGIN_PX, maxHeight: Math.min(most, above) };
  const beneath = { ...place, top: under, maxHeight: Math.min(most, below) };
  const covering = { ...onTop, maxHeight: Math.min(most, over) };
  if (above >= least && above >= Math.min(below, MAX_HEIGHT_PX)) return onTop;
  if (below >= least) return beneath;
  const side = most >= LOW_PX && besideField(field, width);
  if (side) return { ...side, bottom: MARGIN_PX, maxHeight: most };
  // A narrow card that is low stands above its field all the same: `covering` begins there.
  if (Math.max(above, below) >= LOW_PX && (!isNarrow || below > above))
    return above < below ? beneath : onTop;
  if (over >= (isNarrow && height < TINY_PX ? least : LOW_PX)) return covering;
  return { ...place, bottom: MARGIN_PX, maxHeight: most };
}

/** The wider of the two sides of a field, where it is wide enough. */
function besideField(field: DOMRect, width: number): Pick<CardPlace, 'left' | 'width'> | null {
  const before = field.left - 2 * MARGIN_PX;
  const after = width - field.right - 2 * MARGIN_PX;
  const room = Math.min(WIDTH_PX, Math.max(before, after));
  if (room < SIDE_WIDTH_PX) return null;
  return { left: before >= after ? field.left - MARGIN_PX - room : field.right + MARGIN_PX, width: room };
}
