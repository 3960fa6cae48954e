import { describe, expect, test } from 'vitest';
import { orderOf } from '@/components/compare/compare-state.ts';
import {
  type CompareSubject,
  compareOffer,
  revealText,
  tallyLines,
  tallyTitle,
} from '@/components/compare/compare-texts.ts';
import type { TallyRow } from '@/shared/library/tally.ts';

const subject: CompareSubject = {
  engine: 'local',
  signedIn: false,
  credits: null,
  mode: 'concise',
  original: 'pls tell me which herbs',
  rewrite: 'Which herbs grow in shade?',
};
const offer = (change: Partial<CompareSubject>) => compareOffer({ ...subject, ...change });

describe('comparing', () => {
  test('says before what it costs', () => {
    expect(offer({ engine: 'cloud', signedIn: true, credits: 40 })).toEqual({
      can: true,
      note: 'Asks the cloud twice: 2 credits.',
    });
    expect(offer({ engine: 'cloud', signedIn: true, credits: 1 })).toMatchObject({
      note: 'Asks the cloud twice: 2 credits. You have 1 left.',
    });
    expect(offer({ engine: 'own-key' })).toMatchObject({
      note: expect.stringContaining('bills you for both'),
    });
    expect(offer({ engine: 'browser' })).toMatchObject({ note: expect.stringContaining('Nothing leaves') });
  });

  test.each([
    [{ engine: 'offline' }, /needs an AI model/, 'engine'],
    [{ engine: 'cloud' }, /Sign in/, 'engine'],
    [{ rewrite: ' pls tell me which herbs\n' }, /same as your draft/, null],
    [{ rewrite: ' ' }, /no rewrite/, null],
    [{ mode: 'email' }, /answered by people/, null],
    [{ mode: 'image' }, /picture/, null],
  ] as const)('is not offered for %j, and says why', (change, reason, remedy) => {
    expect(offer(change)).toEqual({ can: false, reason: expect.stringMatching(reason), remedy });
  });
});

test('a text longer than an engine takes is not offered either', () => {
  expect(offer({ rewrite: 'x'.repeat(50_001) })).toMatchObject({
    can: false,
    reason: expect.stringContaining('50,000'),
  });
});

test('which was which is told after the choice', () => {
  expect(revealText(orderOf(true), 'A')).toBe(
    'You picked the rewrite. A answered the rewrite, B your draft.',
  );
  expect(revealText(orderOf(true), 'B')).toContain('You picked your draft.');
  expect(revealText(orderOf(false), 'same')).toBe(
    'You saw no difference. A answered your draft, B the rewrite.',
  );
});

describe('the tally', () => {
  const row: TallyRow = { mode: 'concise', level: 'balanced', rewrite: 5, original: 2, same: 1 };
  const brief: TallyRow = { ...row, level: 'polish', rewrite: 2, original: 1, same: 1 };

  test('is told by mode, with how sure it is', () => {
    expect(tallyLines([row, brief])).toEqual([
      {
        mode: 'concise',
        headline: 'Concise prompt: rewritten won 7 of 12, your draft 3, and 2 made no difference.',
        details: 'Rewritten won, by level: Polish 2 of 4, Balanced 5 of 8.',
        note: '12 comparisons are few: take it as a hint.',
      },
    ]);
    expect(tallyTitle([row, { ...brief, mode: 'detailed' }])).toBe(
      'All comparisons: rewritten won 7 of 12, your draft 3, and 2 made no difference.',
    );
  });

  test('calls no large number few', () => {
    expect(tallyLines([{ ...row, rewrite: 80, original: 20, same: 0 }])[0]?.note).toBe(
      'Going by 100 comparisons, rewriting most likely helps in 71 to 87 of 100 cases.',
    );
  });

  test.each([
    [{ rewrite: 1, original: 0, same: 0 }, 'rewritten won 1 of 1.', 'One comparison is few'],
    [{ rewrite: 0, original: 1, same: 0 }, 'rewritten won 0 of 1 and your draft 1.', 'One comparison is few'],
    [{ rewrite: 1, original: 0, same: 1 }, 'rewritten won 1 of 2 and 1 made no difference.', '2 comparisons'],
  ])('is a sentence for one as for many: %j', (counts, sentence, note) => {
    const [line] = tallyLines([{ ...row, ...counts }]);
    expect(line?.headline).toBe(`Concise prompt: ${sentence}`);
    expect(line?.note).toContain(note);
    // One level says nothing that the sentence has not said.
    expect(line?.details).toBe('');
  });
});
