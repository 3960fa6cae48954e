import { describe, expect, it } from 'vitest';
import {
  announcedInput,
  deletionInput,
  insertLines,
  insertText,
  plainPaste,
  quillModel,
  replacementInput,
  textInput,
} from '@/entrypoints/card/write-back/methods.ts';
import { methodsFor } from '@/entrypoints/card/write-back/methods-for.ts';

const chromium = { isFirefox: false, hasLines: false, hostname: 'example.test' };
const firefox = { ...chromium, isFirefox: true };

describe('how an editor is written to', () => {
  it('uses native editing for text controls, ProseMirror and Quill 1', () => {
    for (const kind of ['text-control', 'prosemirror', 'quill1'] as const)
      expect(methodsFor(kind, chromium)[0]).toBe(insertText);
  });

  it('asks a plain editable element first whether it makes its edits itself', () => {
    expect(methodsFor('contenteditable', chromium)).toEqual([announcedInput, insertText]);
  });

  it('goes line by line into ProseMirror in Firefox, where one insert joins the lines', () => {
    expect(methodsFor('prosemirror', firefox)).toEqual([insertLines]);
  });

  it('uses Quill 1’s own model in Firefox for several lines inside a text', () => {
    expect(methodsFor('quill1', firefox)[0]).toBe(insertText);
    expect(methodsFor('quill1', { ...firefox, hasLines: true })[0]).toBe(quillModel);
  });

  it('sends Quill 2 what a spell checker sends; Lexical and Slate too, unless there is nothing to write', () => {
    expect(methodsFor('quill2', firefox)[0]).toBe(replacementInput);
    for (const kind of ['lexical', 'slate'] as const)
      expect(methodsFor(kind, firefox).slice(0, 2)).toEqual([deletionInput, replacementInput]);
  });

  it('types into Draft.js, where a paste would take along how the line is aligned', () => {
    expect(methodsFor('draft-js', chromium)).toEqual([textInput, plainPaste]);
  });

  it.each(['chatgpt.com', 'www.perplexity.ai', 'gemini.google.com'])('never pastes on %s', (hostname) => {
    for (const kind of ['lexical', 'slate', 'draft-js', 'codemirror', 'quill1', 'prosemirror'] as const)
      expect(methodsFor(kind, { ...chromium, hostname })).not.toContain(plainPaste);
  });
});
