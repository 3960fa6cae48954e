import { describe, expect, it } from 'vitest';
import { applyDiff } from '@/shared/enhance/changes.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { appendLost, locateFindings } from '@/shared/enhance/restore.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';

const locate = (draft: string, result: string) => {
  const segments = diffWords(draft, result);
  return { segments, findings: locateFindings(checkIntent(draft, result), segments) };
};

describe('locateFindings', () => {
  it.each([
    ['please meet Sarah at noon', 'please meet us at noon'],
    ['bring 3 cups and the big pot', 'bring cups and the big pot'],
    ['keep it short, and thank you', 'keep it under 100 words, and thank you'],
    ['we do not sell data to anyone', 'we do sell data to anyone'],
    ['write to {{name}} before the call', 'write to them before the call'],
    ['the page https://a.com/x is down today', 'the page is down today'],
  ])('refusing the named change mends it: %j → %j', (draft, result) => {
    const { segments, findings } = locate(draft, result);
    expect(findings).not.toEqual([]);
    for (const { segment } of findings) expect(segment).not.toBeNull();
    const refused = new Set(findings.map(({ segment }) => segment ?? -1));
    expect(checkIntent(draft, applyDiff(segments, refused))).toEqual([]);
  });

  it('names no change where none alone did it', () => {
    const { findings } = locate('what is the capital of france?', 'The capital is big.');
    expect(findings.map(({ kind, segment }) => [kind, segment])).toEqual([['answered', null]]);
  });
});

describe('appendLost', () => {
  it('adds a value readably, once', () => {
    expect(appendLost('Write a post.', 'https://a.com')).toBe('Write a post. https://a.com');
    expect(appendLost('## Task\nWrite.\n', '3 ideas')).toBe('## Task\nWrite.\n\n3 ideas');
    expect(appendLost('Ask Bob.', 'Bob')).toBe('Ask Bob.');
  });
});
