import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { islandKind } from '@/entrypoints/card/editor/islands.ts';

function kindOf(html: string) {
  const element = parseHTML(`<body>${html}</body>`).document.querySelector<HTMLElement>('body > div');
  return element ? islandKind(element, true) : undefined;
}

it('takes a code editor in a fixed part of a draft for an island, with its numbers and buttons', () => {
  const code = '<div class="cm-content" contenteditable="true" role="textbox">let a = 1;</div>';
  expect(kindOf(`<div contenteditable="false"><button>Copy</button>${code}</div>`)).toBe('item');
});

it('takes an editor of its own in a fixed part for an island: what is written there reaches the page as it is left', () => {
  const cell = '<div contenteditable="true" data-lexical-editor="true">teh cell</div>';
  expect(kindOf(`<div contenteditable="false">${cell}</div>`)).toBe('item');
});

it('takes what is written inside a fixed part, as in the cells of a table, for draft', () => {
  const cell = '<div contenteditable="true" role="textbox">teh cell</div>';
  expect(kindOf(`<div contenteditable="false">${cell}</div>`)).toBeNull();
});
