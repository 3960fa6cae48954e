import { describe, expect, test } from 'vitest';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { findVerbatim } from '@/shared/enhance/blocks/find-blocks.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

describe('what is right stays', () => {
  test.each([
    ['a verb before its object', 'The query returns duplicates when a customer has two addresses.'],
    [
      'a clause that describes the noun before it',
      "i'm teaching 7th grade biology and want a worksheet about photosynthesis with 10 question, easy ones first then harder. include a answer key at the end. half of my class are ESL students so the language have to be simple, and one question should use a graph they has to read",
      'a graph they',
    ],
    [
      'a name behind the formula of a letter',
      'hi Priya, sorry for late reply. we looked at the numbers and the cost per lead went from 12 to 19, lets talk tmrw at 3? if your free. thx, Dan',
      'thx, Dan\n',
    ],
    [
      'output below a line of marks',
      "i dont really get this, what does it say\n\nTAP version 13\nok 1 - reads an empty file\nnot ok 2 - keeps the last line\n  ---\n  message: 'expected 3 to equal 4'\n  severity: fail\n  ...\nok 3 - closes the handle\n1..3",
      'ok 3 - closes',
    ],
  ])('%s', async (_what, draft, kept = draft) => {
    // with the end of the text: a mark set behind it is told, too
    expect(`${await polish(draft, tools)}\n`).toContain(kept);
  });

  test('a letter gives nobody orders', () => {
    const letter =
      'Dear Sirs, I bought a washing machine two weeks ago. I want you to send a technician by Friday or I will return it.';
    expect(balance(letter, 'rewrite')).toContain('I want you to send');
  });

  test('a row of one cell between rows of two belongs to them', () => {
    const rows =
      'application/epub+zip\t\t\tepub\napplication/eshop\napplication/example\napplication/exi\t\t\texi';
    const draft = `what is the best way to shorten it?\n${rows}`;
    expect(findVerbatim(draft).map(({ start, end }) => draft.slice(start, end))).toEqual([rows]);
  });

  test('what stands in another language between English lines', async () => {
    const pasted =
      'Sehr geehrte Frau Kern,\nleider ist die waschmaschine schon wieder kaputt. könnten sie bitte jemanden schicken?';
    expect(
      await polish(`can u look at this for me?\n${pasted}\nthe second part is what i need`, tools),
    ).toContain(pasted);
  });
});
