import { afterEach, describe, expect, it } from 'vitest';
import { firefoxMethods, insertLines, quillModel } from '@/entrypoints/card/write-back/firefox-methods.ts';
import {
  announcedInput,
  deletionInput,
  insertText,
  plainPaste,
  replacementInput,
  textInput,
} from '@/entrypoints/card/write-back/methods.ts';
import { methodsFor } from '@/entrypoints/card/write-back/methods-for.ts';
import { chatIds, chatPages, siteAt } from '@/shared/chats/chat-sites.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';

const site = 'example.test';

describe('how an editor is written to', () => {
  afterEach(() => {
    delete cardBridge().site;
  });

  it('uses native editing for text controls, ProseMirror and Quill 1', () => {
    for (const kind of ['text-control', 'prosemirror', 'quill1'] as const)
      expect(methodsFor(kind, site)[0]).toBe(insertText);
  });

  it('asks a plain editable element first whether it makes its edits itself', () => {
    expect(methodsFor('contenteditable', site)).toEqual([announcedInput, insertText]);
  });

  it('goes line by line into ProseMirror in Firefox, where one insert joins the lines', () => {
    expect(firefoxMethods('prosemirror', 'a')).toEqual([insertLines]);
  });

  it('uses Quill 1’s own model in Firefox for several lines inside a text', () => {
    expect(firefoxMethods('quill1', 'a')).toBeUndefined();
    expect(firefoxMethods('quill1', 'a\nb')?.[0]).toBe(quillModel);
  });

  it('sends Quill 2 what a spell checker sends; Lexical and Slate too, unless there is nothing to write', () => {
    expect(methodsFor('quill2', site)[0]).toBe(replacementInput);
    for (const kind of ['lexical', 'slate'] as const)
      expect(methodsFor(kind, site).slice(0, 2)).toEqual([deletionInput, replacementInput]);
  });

  it('types into Draft.js, where a paste would take along how the line is aligned', () => {
    expect(methodsFor('draft-js', site)).toEqual([textInput, plainPaste]);
  });

  it.each(chatIds)('pastes on %s only where a paste stays a text', (id) => {
    cardBridge().site = chatPages[id];
    const pastes = ['lexical', 'draft-js', 'codemirror'] as const;
    for (const kind of pastes)
      expect(methodsFor(kind, chatPages[id].host).includes(plainPaste)).toBe(!chatPages[id].sendsPasteAsFile);
  });

  it.each([
    ['chatgpt.com', siteAt('chatgpt.com')],
    ['www.chatgpt.com', siteAt('www.chatgpt.com')],
    ['gemini.google.com', siteAt('gemini.google.com')],
    ['www.perplexity.ai', undefined],
  ])('never pastes on %s', (hostname, known) => {
    cardBridge().site = known;
    for (const kind of ['lexical', 'slate', 'draft-js', 'codemirror', 'quill1', 'prosemirror'] as const)
      expect(methodsFor(kind, hostname)).not.toContain(plainPaste);
  });
});
