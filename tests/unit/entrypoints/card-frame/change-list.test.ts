import { expect, it } from 'vitest';
import { createChangeList } from '@/entrypoints/card-frame/change-list.ts';
import type { DiffSegment } from '@/shared/enhance/changes.ts';
import { withoutBrowser } from '@/tests/support/shown-card.ts';

withoutBrowser();

it('counts the sentences that stayed where they stand, so that none seems deleted', () => {
  const segments = [
    { same: 'All is well. So it was.\n\nI ' },
    { before: 'has', after: 'have' },
    { same: ' it.\n\nThe end.' },
  ];
  const root = document.createElement('div');
  root.append(createChangeList({ segments, refused: new Set(), onToggle() {}, root }));
  // What keys do is said to who uses them: the style sheet hides it from others.
  expect(root.querySelector('.by-key')?.textContent).toContain('Arrow keys');
  expect([...root.children].slice(1).map(({ textContent }) => textContent?.trim())).toEqual([
    '2 sentences unchanged',
    'I hashave it.',
    '1 sentence unchanged',
  ]);
});

it('draws the marks of a layout as what they make, and no break as a sign', () => {
  const segments = [
    { before: 'write it', after: '## Task\nWrite it.\n\n' },
    { same: '**Friday**' },
    { before: '', after: '\n' },
  ];
  const root = document.createElement('div');
  root.append(createChangeList({ segments, refused: new Set(), onToggle() {}, root, isLaidOut: true }));
  expect(root.textContent).not.toMatch(/[#*↵]/);
  expect(root.querySelector('ins b')?.textContent).toBe('Task');
  // The words that went stand below the heading that came, and a break is one.
  expect(root.textContent).toMatch(/Task\n *write it ?Write it\.\s*Friday *\n$/);
});

it('begins a heading on a line of its own', () => {
  const segments = [
    { same: 'Write ' },
    { before: 'it', after: 'to her.\n\n## Requirements\n- Max 20 words' },
  ];
  const root = document.createElement('div');
  root.append(createChangeList({ segments, refused: new Set(), onToggle() {}, root, isLaidOut: true }));
  expect(root.textContent).toContain('to her.\nRequirements\n• Max 20 words');
});

it('shows a sentence of which more is new than stayed as it was and as it is, and turns it as one', () => {
  const segments = [
    { same: 'All is well. ' },
    { before: 'pls can u do', after: 'Could you finish' },
    { same: ' it ' },
    { before: 'asap thx', after: 'by Friday' },
    { same: '. I ' },
    { before: 'has', after: 'have' },
    { same: ' time.' },
  ];
  const root = document.createElement('div');
  root.append(createChangeList({ segments, refused: new Set(), onToggle() {}, root }));
  const [whole, ...others] = root.querySelectorAll('.change');
  expect(whole?.querySelector('del')?.textContent).toBe('pls can u do it asap thx.');
  expect(whole?.querySelector('ins')?.textContent).toBe('Could you finish it by Friday.');
  expect(others.map(({ textContent }) => textContent)).toEqual(['hashave']);
});

it('shows what was taken back of such a sentence as it was', () => {
  const segments = [
    { before: 'pls send order 48213', after: 'Could you send the order' },
    { same: ' by ' },
    { before: 'fri thx', after: 'Friday' },
    { same: '.' },
  ];
  const root = document.createElement('div');
  root.append(createChangeList({ segments, refused: new Set([0]), onToggle() {}, root }));
  expect(root.querySelector('.change ins')?.textContent).toBe('pls send order 48213 by Friday.');
  expect(root.querySelector('.change')?.getAttribute('aria-pressed')).toBe('true');
});

it('gives a mark or a letter a wider target, and a word none', () => {
  const segments = [
    { same: 'Yes' },
    { before: '', after: ',' },
    { same: ' we ' },
    { before: 'has', after: 'have' },
    { same: ' it.' },
  ];
  const root = document.createElement('div');
  root.append(createChangeList({ segments, refused: new Set(), onToggle() {}, root }));
  expect([...root.querySelectorAll('.change')].map((one) => one.matches('.small'))).toEqual([true, false]);
});

const rebuilt = (segments: DiffSegment[]) => {
  const root = document.createElement('div');
  root.append(
    createChangeList({
      segments,
      refused: new Set(),
      onToggle: () => undefined,
      root,
      isLaidOut: true,
      isWhole: true,
    }),
  );
  return root;
};

it('parts a rebuilt text by its sections: headings that came are marked, one that was there is not', () => {
  const root = rebuilt([
    { same: '# Task\nWrite ' },
    { before: 'it', after: 'a note' },
    { before: ' pls', after: '.\n\n## Requirements\n- Max 20 words' },
  ]);
  const headings = [...root.querySelectorAll('.heading')];
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['B', 'Task'],
    ['INS', 'Requirements'],
  ]);
  expect(root.querySelectorAll('.change')).toHaveLength(2);
});

it('shows the words that came before a heading in the same change', () => {
  const root = rebuilt([
    { same: '# Task\nWrite about ' },
    { before: 'cats pls, max', after: 'felines.\n\n## Requirements\n- At most' },
    { same: ' 20 words' },
  ]);
  expect(root.textContent).toContain('felines.');
  expect(root.textContent).not.toContain('unchanged');
});

it('is turned by Enter, and leaves Ctrl+Enter to what leads on in the card', () => {
  const segments = [{ before: 'teh', after: 'the' }, { same: ' end.' }];
  const turned: number[] = [];
  const root = document.createElement('div');
  const onToggle = (segment: number) => turned.push(segment);
  root.append(createChangeList({ segments, refused: new Set(), onToggle, root }));
  const press = (keys: object) => {
    const { Event } = document.defaultView as unknown as { Event: typeof globalThis.Event };
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'Enter', ...keys });
    // As a person's is.
    Object.defineProperty(event, 'isTrusted', { value: true });
    root.querySelector('.change')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press({ ctrlKey: true }), press({ metaKey: true }), turned]).toEqual([false, false, []]);
  expect([press({}), turned]).toEqual([true, [0]]);
});
