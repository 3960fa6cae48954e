import { describe, expect, it } from 'vitest';
import { shareOf } from '@/tests/e2e/matrix-share.ts';

const rows = (editors: number, mark: string) => Array.from({ length: editors }, () => ['✓', '✓', mark]);

describe('what the matrix of structures is held to', () => {
  it('counts what is kept, said first, refused and not judged apart', () => {
    expect(shareOf([['✓', '✓', 'said', 'word'], ['inner'], ['–']])).toEqual({
      line: '6 cells: 2 kept, 1 said first, 1 refused after Accept, 2 not judged (33.3 % kept)',
      faults: [],
    });
  });

  it.each(['LOST', 'WORD', 'dom', 'undo', 'revert dom', '✗'])('suffers no loss: %s', (mark) => {
    expect(shareOf([['✓', mark]]).faults).toEqual(['1 cells lose something without a word']);
  });

  it.each(['said', 'refused', 'inner'])('wants 95 of a hundred kept in all editors: %s', (mark) => {
    expect(shareOf(rows(25, mark)).faults).toEqual(['fewer than 95 % of the cells keep everything']);
    expect(shareOf(rows(24, mark)).faults).toEqual([]);
    expect(shareOf([...rows(25, '✓'), ...rows(2, mark)]).faults).toEqual([]);
  });
});
