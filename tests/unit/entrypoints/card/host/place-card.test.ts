import { describe, expect, it } from 'vitest';
import { type CardPlace, placeCard } from '@/entrypoints/card/host/place-card.ts';

const field = ([left, top]: [number, number], [width, height]: [number, number]) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** The upper edge of a card as high as it may get: one too high for its place above the field grows downwards. */
const upperOf = ({ top, bottom, maxHeight }: CardPlace, height: number) =>
  top ?? Math.max(8, height - (bottom ?? 0) - maxHeight);

describe('where the card stands', () => {
  it('stands above a composer at the bottom and ends where it ends', () => {
    const place = placeCard(field([200, 700], [700, 60]), { width: 1100, height: 800 });
    expect(place.top).toBeUndefined();
    expect(800 - (place.bottom ?? 0)).toBeLessThan(700);
    expect(place.left + place.width).toBe(900);
  });

  it('lies over a field rather than leave a narrow card too little room for its result', () => {
    const beside = placeCard(field([0, 450], [320, 100]), { width: 320, height: 760 });
    const over = placeCard(field([0, 400], [320, 140]), { width: 320, height: 760 });
    expect(760 - (beside.bottom ?? 0)).toBeLessThan(450);
    for (const place of [beside, over]) expect(place.maxHeight).toBeGreaterThanOrEqual(400);
    // A wide one needs fewer lines for the same text.
    expect(placeCard(field([0, 400], [900, 140]), { width: 900, height: 760 }).maxHeight).toBeLessThan(400);
  });

  it.each([
    [1100, 800],
    [375, 900],
  ])('leaves the buttons of a field free that fills a window of %i × %i', (width, height) => {
    const tall = field([0, 100], [width, height - 120]);
    const place = placeCard(tall, { width, height });
    expect(upperOf(place, height) + place.maxHeight).toBeLessThan(tall.bottom - 48);
  });

  it.each([
    [320, 700],
    [480, 700],
  ])(
    'stands below a text that was selected in a window of %i × %i, and leaves the buttons of a chat free',
    (width, height) => {
      const selected = field([8, 110], [width - 16, 245]);
      const { top, maxHeight } = placeCard(selected, { width, height });
      expect(top).toBeGreaterThan(selected.bottom);
      expect((top ?? height) + maxHeight).toBeLessThanOrEqual(height - 64 - 8);
    },
  );

  it('leaves the buttons of a composer in the middle of a narrow window free', () => {
    const composer = field([8, 330], [304, 160]);
    const low = placeCard(composer, { width: 320, height: 500 });
    expect(upperOf(low, 500) + low.maxHeight).toBeLessThan(490 - 48);
    // A low one, as a failure's, stands above the field and leaves all of it in sight.
    expect(500 - (low.bottom ?? 0)).toBeLessThan(composer.top);
  });

  it('stands below a short text at the top of a narrow window, and leaves the buttons at its end free', () => {
    const { top, maxHeight } = placeCard(field([8, 110], [384, 170]), { width: 400, height: 700 });
    expect(top).toBeGreaterThan(280);
    expect(maxHeight).toBeGreaterThan(300);
    expect((top ?? 700) + maxHeight).toBeLessThanOrEqual(700 - 64 - 8);
  });

  it('stands below a field at the top', () => {
    const place = placeCard(field([20, 20], [600, 40]), { width: 1100, height: 800 });
    expect(place.top).toBeGreaterThan(60);
  });

  it.each([
    [320, 560],
    [375, 667],
    [768, 400],
    [1440, 300],
  ])('never leaves a window of %i × %i', (width, height) => {
    for (const top of [-200, 0, height / 2, height - 50, height + 500]) {
      const place = placeCard(field([0, top], [width, 50]), { width, height });
      const upper = upperOf(place, height);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + place.width).toBeLessThanOrEqual(width);
      expect(upper).toBeGreaterThanOrEqual(0);
      expect(upper + place.maxHeight).toBeLessThanOrEqual(height);
    }
  });

  it.each([
    // A chat's composer below, one in the middle of a page, one above; low windows, long drafts.
    { window: [1366, 682], at: [300, 560], size: [760, 110] },
    { window: [1366, 682], at: [300, 300], size: [760, 360] },
    { window: [1280, 600], at: [240, 470], size: [800, 120] },
    { window: [1280, 600], at: [100, 60], size: [700, 520] },
    { window: [900, 500], at: [60, 380], size: [780, 110] },
    { window: [900, 500], at: [60, 10], size: [780, 210] },
    { window: [900, 500], at: [20, 100], size: [420, 390] },
  ] as const)('covers no button of a composer in a low window: $window, $at, $size', (scene) => {
    const composer = field([...scene.at], [...scene.size]);
    const [width, height] = scene.window;
    const place = placeCard(composer, { width, height });
    const upper = upperOf(place, height);
    const isAside = place.left >= composer.right || place.left + place.width <= composer.left;
    const isAbove = upper + place.maxHeight <= composer.bottom - 60;
    expect(isAside || isAbove || upper >= composer.bottom).toBe(true);
    expect(place.maxHeight).toBeGreaterThanOrEqual(200);
  });
});
