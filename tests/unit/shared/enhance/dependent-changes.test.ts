import { describe, expect, it } from 'vitest';
import { applyDiff } from '@/shared/enhance/changes.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';

const changesOf = (draft: string, result: string) =>
  diffWords(draft, result).filter((part) => !('same' in part));

describe('changes that depend on each other', () => {
  it.each([
    ['an article and the number of its noun', 'We need a new report.', 'We need new reports.'],
    ['a noun and its verb', 'The report you sent was late.', 'The reports you sent were late.'],
    ['a determiner and its noun', 'I read this long mail.', 'I read these long mails.'],
    ['a word that moves', 'I also will call them.', 'I will also call them.'],
    ['two people who change places', 'me and tom has seen it.', 'Tom and I have seen it.'],
    [
      'a sentence that ends and the capital after it',
      'It broke, "why not" he said.',
      'It broke. "Why not" he said.',
    ],
    ['brackets', 'The tool - see below - works.', 'The tool (see below) works.'],
    ['quotation marks', 'The field name is empty.', 'The field "name" is empty.'],
    ['the commas around an aside', 'It is however late.', 'It is, however, late.'],
  ])('binds %s', (_, draft, result) => {
    expect(changesOf(draft, result)).toHaveLength(1);
    expect(applyDiff(diffWords(draft, result), new Set())).toBe(result);
  });

  it.each([
    [
      'spelling in one sentence',
      'I recieved the long report untill now.',
      'I received the long report until now.',
    ],
    ['two sentences', 'The reports was late. The file are gone.', 'The reports were late. The file is gone.'],
    ['two articles', 'I saw cat near the dog of friend.', 'I saw a cat near the dog of a friend.'],
    ['two phrases', 'I have report for two client.', 'I have a report for two clients.'],
    ['two lines', 'one thing\nand this', 'one thing.\nAnd this'],
  ])('leaves apart %s', (_, draft, result) => {
    expect(changesOf(draft, result)).toHaveLength(2);
  });
});
