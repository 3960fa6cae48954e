import { describe, expect, it } from 'vitest';
import { menuItems, parseMenuItemId } from '@/entrypoints/background/menu-items.ts';
import { actions } from '@/shared/enhance/actions.ts';
import { modes } from '@/shared/enhance/modes/list.ts';

const own = [{ id: '3f0c', name: 'Salt & pepper', instruction: 'Season it.' }];
const titles = menuItems([]).flatMap((item) => ('title' in item ? [item.title] : []));

describe('the right-click menu', () => {
  it('offers six entries and More, the levels first', () => {
    const top = menuItems([]).filter(({ parentId }) => parentId === 'enhance');
    expect(top.map((item) => 'title' in item && item.title)).toEqual([
      'Polish: Fix grammar and spelling only',
      'Balanced: Fix, tighten and lay out',
      'Reframe: Rebuild as a structured prompt',
      'E-mail',
      'Actions',
      'Save as prompt',
      'More',
    ]);
  });

  it('keeps every mode and act within reach', () => {
    for (const { label } of modes) if (label !== 'Enhanced rewrite') expect(titles).toContain(label);
    for (const { label } of actions) expect(titles).toContain(label);
    for (const title of ['Ask follow-ups', 'Save as prompt', 'Save as note']) expect(titles).toContain(title);
  });

  it('creates parents before children, each id once', () => {
    const seen = new Set<string>();
    for (const { id, parentId } of menuItems(own)) {
      expect(seen.has(id)).toBe(false);
      if (parentId !== undefined) expect(seen).toContain(parentId);
      seen.add(id);
    }
  });

  it('offers actions on selected text alone, rewrites and saving in fields too', () => {
    const contextsOf = (wanted: string) => menuItems(own).find(({ id }) => id === wanted)?.contexts;
    for (const id of ['actions', 'action:reply', 'action:3f0c', 'follow-ups'])
      expect(contextsOf(id)).toEqual(['selection']);
    for (const id of ['enhance:rewrite:polish', 'enhance:image:balanced', 'save:note'])
      expect(contextsOf(id)).toEqual(['selection', 'editable']);
  });

  it('names own actions as they are written', () => {
    // One & would turn the next letter into a key.
    expect(menuItems(own).find(({ id }) => id === 'action:3f0c')).toMatchObject({
      title: 'Salt && pepper',
      parentId: 'actions',
    });
  });

  it('understands what it shows', () => {
    expect(parseMenuItemId('enhance:image:reframe')).toEqual({ mode: 'image', level: 'reframe' });
    expect(parseMenuItemId('action:extract-tasks')).toEqual({
      job: { kind: 'action', action: 'extract-tasks' },
    });
    expect(parseMenuItemId('action:3f0c')).toEqual({ own: '3f0c' });
    expect(parseMenuItemId('follow-ups')).toEqual({ job: { kind: 'follow-ups' } });
    expect(parseMenuItemId('save:prompt')).toEqual({ job: { kind: 'save', item: 'prompt' } });
    const clickable = menuItems(own).filter(({ id }) => !/^(?:line:|actions$|more$|enhance$)/.test(id));
    for (const { id } of clickable) expect(parseMenuItemId(id)).toBeDefined();
  });

  it.each([
    'enhance',
    'enhance:rewrite',
    'enhance:rewrite:best',
    'other:rewrite:polish',
    'enhance:rewrite:polish:x',
    'actions',
    'action:',
    'line:modes',
    'save:all',
    7,
  ])('ignores %s', (id) => expect(parseMenuItemId(id)).toBeUndefined());
});
