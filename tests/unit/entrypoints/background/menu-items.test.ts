import { describe, expect, it } from 'vitest';
import { menuItems, parseMenuItemId } from '@/entrypoints/background/menu-items.ts';

describe('the right-click menu', () => {
  it('offers the three levels first, then every other mode', () => {
    expect(menuItems.slice(0, 3).map(({ title }) => title)).toEqual(['Polish', 'Balanced', 'Reframe']);
    expect(menuItems.map(({ id }) => id)).toContain('enhance:email:balanced');
    expect(menuItems).toHaveLength(11);
  });

  it('understands every id it shows, and valid ones it does not show', () => {
    for (const { id } of menuItems) expect(parseMenuItemId(id)).toBeDefined();
    expect(parseMenuItemId('enhance:image:reframe')).toEqual({ mode: 'image', level: 'reframe' });
  });

  it.each([
    'enhance',
    'enhance:rewrite',
    'enhance:rewrite:best',
    'other:rewrite:polish',
    'enhance:rewrite:polish:x',
    7,
  ])('ignores %s', (id) => expect(parseMenuItemId(id)).toBeUndefined());
});
