import { describe, expect, it } from 'vitest';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { faithful, unfaithful } from './intent-guard-cases.ts';

const show = (draft: string, result: string) =>
  checkIntent(draft, result).map(({ kind, change, value }) => `${kind} ${change} ${value}`);

describe('intent guard', () => {
  it.each(faithful)('is quiet: %j → %j', (draft, result) => {
    expect(show(draft, result)).toEqual([]);
  });

  it.each(unfaithful)('alarms: %j → %j', (draft, result, expected) => {
    expect(show(draft, result).sort()).toEqual([...expected].sort());
  });

  it('says nothing about a text that stayed as it was', () => {
    expect(checkIntent('Not 3 of `them`, Bob!', 'Not 3 of `them`, Bob!')).toEqual([]);
  });

  it('reads the longest draft', { timeout: 60_000 }, () => {
    const draft = 'On Monday we asked Sarah for 20 files, not "all of them", see https://a.com/b. '.repeat(
      620,
    );
    expect(checkIntent(draft, draft.replace('Sarah', 'her'))).toEqual([]);
    expect(show(draft, draft.replaceAll('Sarah', 'her'))).toEqual(['name lost Sarah']);
  });
});
