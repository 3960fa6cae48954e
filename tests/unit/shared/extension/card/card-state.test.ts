import { describe, expect, it } from 'vitest';
import {
  type CardPhase,
  type Outcome,
  offersRetry,
  questionsOf,
  resultText,
} from '@/shared/extension/card/card-state.ts';
import {
  openFindings,
  withChangeToggled,
  withRestored,
  withSectionToggled,
} from '@/shared/run/result-choice.ts';
import type { RunFinding } from '@/shared/run/run-result.ts';

const lostNumber: RunFinding = { kind: 'number', change: 'lost', value: '50', segment: 1 };
const lostUrl: RunFinding = { kind: 'url', change: 'lost', value: 'https://a.test/', segment: null };

function anOutcome(done: Partial<Outcome['done']> = {}): Outcome {
  return {
    engine: 'offline',
    model: 'm',
    elapsedMs: 1,
    refused: new Set(),
    appended: new Set(),
    leftOut: new Set(),
    done: {
      type: 'done',
      text: 'Send 15 copies now.',
      segments: [
        { same: 'Send ' },
        { before: '50', after: '15' },
        { same: ' copies' },
        { before: '', after: ' now.' },
      ],
      sections: [],
      guard: [],
      credits: null,
      ...done,
    },
  };
}

describe('the text as the user has it', () => {
  it('keeps the draft where a change is refused, and takes the change back in', () => {
    const refused = withChangeToggled(anOutcome(), 1);
    expect(resultText(refused)).toBe('Send 50 copies now.');
    expect(resultText(withChangeToggled(refused, 1))).toBe('Send 15 copies now.');
  });

  it('leaves sections out and puts them back', () => {
    const sections = [
      { title: 'Task', body: 'Write it.' },
      { title: 'Requirements', body: '- short' },
    ] as const;
    const whole = anOutcome({
      text: '## Task\nWrite it.\n\n## Requirements\n- short',
      sections: [...sections],
    });
    const short = withSectionToggled(whole, 'Requirements');
    expect(resultText(short)).toBe('## Task\nWrite it.');
    expect(resultText(withSectionToggled(short, 'Requirements'))).toBe(whole.done.text);
  });

  it('never mixes refused changes with sections left out', () => {
    const both = withSectionToggled(withChangeToggled(anOutcome(), 1), 'Task');
    expect(both.refused.size).toBe(0);
    expect(withChangeToggled(both, 1).leftOut.size).toBe(0);
  });
});

describe('restoring what the guard found', () => {
  it('takes back the change that lost a value', () => {
    const outcome = anOutcome({ guard: [lostNumber, lostUrl] });
    const restored = withRestored(outcome, lostNumber);
    expect(resultText(restored)).toBe('Send 50 copies now.');
    expect(openFindings(restored.done.guard, restored)).toEqual([lostUrl]);
  });

  it('puts a value that no single change lost at the end', () => {
    const restored = withRestored(anOutcome({ guard: [lostUrl] }), lostUrl);
    expect(resultText(restored)).toBe('Send 15 copies now. https://a.test/');
    expect(openFindings(restored.done.guard, restored)).toEqual([]);
  });
});

describe('Retry', () => {
  it.each(['network_error', 'timeout', 'cut_off', 'rate_limited', 'aborted', 'conflict'] as const)(
    'is offered after %s',
    (code) => expect(offersRetry({ name: 'failed', code, partial: '' })).toBe(true),
  );

  it.each(['too_long', 'insufficient_credits', 'empty_draft', 'unauthorized', 'refused'] as const)(
    'is not offered after %s, which would only come again',
    (code) => expect(offersRetry({ name: 'failed', code, partial: '' })).toBe(false),
  );

  it('is offered where the draft is another by now, not where an editor kept the text out', () => {
    const outcome = anOutcome();
    expect(offersRetry({ name: 'unwritten', outcome, code: 'draft_changed' })).toBe(true);
    expect(offersRetry({ name: 'unwritten', outcome, code: 'write_unverified' })).toBe(false);
  });

  it('is offered beside a result, and not while one is on its way', () => {
    const outcome = anOutcome();
    expect(offersRetry({ name: 'done', outcome })).toBe(true);
    const phases: CardPhase[] = [
      { name: 'running', engine: null, text: '' },
      { name: 'writing', outcome },
      { name: 'accepted' },
    ];
    for (const phase of phases) expect(offersRetry(phase), phase.name).toBe(false);
  });
});

describe('follow-up questions', () => {
  const state = (done: Partial<Outcome['done']>) =>
    ({ job: { kind: 'follow-ups' }, phase: { name: 'done', outcome: anOutcome(done) } }) as Parameters<
      typeof questionsOf
    >[0];

  it('are the lines of an answer, never those quoted in a prompt', () => {
    const text = 'What would change your answer?\nWhat is missing?';
    expect(questionsOf(state({ text }))).toHaveLength(2);
    expect(questionsOf(state({ text, nature: 'prompt' }))).toEqual([]);
  });
});
