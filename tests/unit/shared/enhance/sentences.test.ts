import { describe, expect, it } from 'vitest';
import { splitSentences } from '@/shared/enhance/sentences.ts';

describe('splitSentences', () => {
  it.each([
    ['One. Two! Three?', ['One. ', 'Two! ', 'Three?']],
    [
      'Ask Mr. Smith at 5 p.m. today, e.g. by mail. Then go.',
      ['Ask Mr. Smith at 5 p.m. today, e.g. by mail. ', 'Then go.'],
    ],
    ['We have cats, dogs etc. The rest is wild.', ['We have cats, dogs etc. ', 'The rest is wild.']],
    [
      'An abstract (max. 250 words). Two max. And no more.',
      ['An abstract (max. 250 words). ', 'Two max. ', 'And no more.'],
    ],
    ['A letter, max. one page. Then go.', ['A letter, max. one page. ', 'Then go.']],
    ['It costs 3.50 in v1.2.3 now', ['It costs 3.50 in v1.2.3 now']],
    ['first line\nsecond line', ['first line\n', 'second line']],
    ['1. Read it', ['1. Read it']],
    ['He said "stop." Then he left.', ['He said "stop." ', 'Then he left.']],
    [
      'We need 40 chairs (not 14 like last time!) and 6 tables. (Why me?) Call him.',
      ['We need 40 chairs (not 14 like last time!) and 6 tables. ', '(Why me?) ', 'Call him.'],
    ],
    ['Tell me where to add ? everywhere. Thanks', ['Tell me where to add ? everywhere. ', 'Thanks']],
    ['What is it ? the error says no', ['What is it ? ', 'the error says no']],
    ['你好。再见。', ['你好。', '再见。']],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
    expect(splitSentences(text).join('')).toBe(text);
  });
});
