import { expect, it } from 'vitest';

import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import {
  alikeFindings,
  choiceAgain,
  chosenText,
  filledSegments,
  keptText,
  openFindings,
  sentText,
  settling,
  wholeResult,
  withRestored,
} from '@/shared/run/result-choice.ts';
import type { RunFinding, RunOutcome } from '@/shared/run/run-result.ts';

const outcome: RunOutcome = {
  text: '## Task\nFix the export.\n\n## Requirements\nBy Friday.',
  segments: [
    { before: 'fix the export', after: '## Task\nFix the export.' },
    { same: '\n\n' },
    { before: 'until friday', after: '## Requirements\nBy Friday.' },
  ],
  sections: [
    { title: 'Task', body: 'Fix the export.' },
    { title: 'Requirements', body: 'By Friday.' },
  ],
  guard: [],
};
const refusing = (...refused: number[]) => chosenText(outcome, { ...wholeResult, refused: new Set(refused) });
const dropping = (...dropped: SectionTitle[]) =>
  chosenText(outcome, { ...wholeResult, leftOut: new Set(dropped) });

it('is the whole result where nothing is refused', () => {
  expect(refusing()).toBe(outcome.text);
  expect(dropping()).toBe(outcome.text);
});

it('keeps the draft’s words where a change is refused', () => {
  expect(refusing(2)).toBe('## Task\nFix the export.\n\nuntil friday');
});

it('leaves a dropped section out, heading and all', () => {
  expect(dropping('Requirements')).toBe('## Task\nFix the export.');
});

it('is empty where every section is dropped', () => {
  expect(dropping('Task', 'Requirements')).toBe('');
});

it('sends no blank: filled in it is the value, left empty it is gone', () => {
  const reply = {
    ...outcome,
    text: 'Come on [day] at [time].',
    segments: [],
    sections: [],
    blanks: ['day', 'time'],
  };
  const sent = (filled: Record<string, string>) =>
    sentText(reply, wholeResult, new Map(Object.entries(filled)));
  expect(sent({ day: 'Friday' })).toBe('Come on Friday.');
  expect(sent({ day: 'Friday', time: 'ten' })).toBe('Come on Friday at ten.');
  expect(chosenText(reply, wholeResult)).toBe(reply.text);
});

it('keeps for another time what was filled in, and what is still open', () => {
  const letter: RunOutcome = {
    text: 'See you on [day] at [time].',
    segments: [{ same: 'See you ' }, { before: 'soon', after: 'on [day] at [time]' }, { same: '.' }],
    sections: [],
    guard: [],
    blanks: ['day', 'time'],
  };
  const filled = new Map([['day', 'Friday']]);
  expect(keptText(letter, wholeResult, filled)).toBe('See you on Friday at [time].');
  expect(filledSegments(letter.segments, filled)[1]).toEqual({
    before: 'soon',
    after: 'on Friday at [time]',
  });
});

it('what was left out of a result is left out of the next one, wherever it stands there', () => {
  const teh = { before: 'teh', after: 'the' };
  const before = {
    segments: [teh, { same: ' box, ' }, teh, { same: ' ' }, { before: 'realy', after: 'really' }],
  };
  const next = {
    ...outcome,
    segments: [{ before: '', after: 'See ' }, teh, { same: ' box, ' }, teh, { same: ' lid' }],
  };
  const again = choiceAgain(next, {
    done: { ...outcome, ...before },
    refused: new Set([2, 4]),
    appended: new Set(['50']),
    leftOut: new Set(['Task']),
  });
  expect(again).toEqual({ refused: new Set([3]), appended: new Set(), leftOut: new Set(['Task']) });
  const isPlain = choiceAgain(
    { ...next, sections: [] },
    { done: outcome, ...wholeResult, leftOut: new Set(['Task']) },
  );
  expect(isPlain).toEqual(wholeResult);
});

const lost = (kind: RunFinding['kind'], value: string, segment: number | null = null): RunFinding => ({
  kind,
  change: 'lost',
  value,
  segment,
});
const restored = (findings: RunFinding[]) => settling(findings).reduce(withRestored, wholeResult);

it('takes a person for one, written small or large, and puts her back once', () => {
  const findings = [lost('name', 'Anna Meier'), lost('name', 'anna meier')];
  expect(alikeFindings(findings)).toEqual([findings]);
  const choice = restored(findings);
  expect([...choice.appended]).toEqual(['Anna Meier']);
  expect(openFindings(findings, choice)).toEqual([]);
});

it('puts nobody at the end who comes back where she stood', () => {
  const findings = [lost('name', 'Anna'), lost('name', 'anna', 2)];
  const choice = restored(findings);
  expect([[...choice.appended], [...choice.refused]]).toEqual([[], [2]]);
  expect(openFindings(findings, choice)).toEqual([]);
});

it('tells values apart by each of their letters', () => {
  const findings = [
    lost('code', 'userID'),
    lost('code', 'userId'),
    lost('name', 'OpenAI'),
    lost('name', 'OpenAi'),
  ];
  expect(alikeFindings(findings)).toHaveLength(4);
  expect([...restored(findings).appended]).toEqual(['userID', 'userId', 'OpenAI', 'OpenAi']);
});
