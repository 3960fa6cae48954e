import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GuardFindings } from '@/components/guard-findings.tsx';
import { wholeResult } from '@/shared/run/result-choice.ts';
import type { RunFinding } from '@/shared/run/run-result.ts';

const findings: RunFinding[] = [
  { kind: 'number', change: 'lost', value: '45 %', segment: 3 },
  { kind: 'date', change: 'added', value: '12 March', segment: null },
];
const render = (refused: number[]) =>
  renderToStaticMarkup(
    createElement(GuardFindings, {
      findings,
      choice: { ...wholeResult, refused: new Set(refused) },
      onRestore: () => {},
    }),
  );

it('says what was lost and what was made up, each with its value', () => {
  const text = render([]).replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('Lost the number “45 %”');
  expect(text).toContain('Not in your draft: the date “12 March”');
});

it('offers the way back where one change caused it, or a lost value can be put at the end', () => {
  expect(render([]).match(/<button/g)).toHaveLength(1);
});

it('sets several right with one press, which comes first', () => {
  const lost: RunFinding = { kind: 'date', change: 'lost', value: '3 May', segment: null };
  const html = renderToStaticMarkup(
    createElement(GuardFindings, {
      findings: [...findings, lost],
      choice: wholeResult,
      onRestore: () => {},
      primary: true,
    }),
  );
  const [all, ...others] = html.match(/<button[^>]*>[^<]*/g) ?? [];
  expect(all).toMatch(/primary.*>Restore all$/);
  expect(others).toHaveLength(2);
  expect(others.some((one) => one.includes('primary'))).toBe(false);
});

it('is done with a finding once its change is refused', () => {
  expect(render([3])).not.toContain('45 %');
});

it('says nothing where nothing is wrong', () => {
  const html = renderToStaticMarkup(
    createElement(GuardFindings, { findings: [], choice: wholeResult, onRestore: () => {} }),
  );
  expect(html).toBe('');
});
