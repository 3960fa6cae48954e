import { expect, it } from 'vitest';
import { buttonsIn, cardIn, mainIn, outcome, withoutBrowser } from '@/tests/support/shown-card.ts';

withoutBrowser();

it('an answer that broke off is asked for again; what had come can be copied', () => {
  const shown = cardIn({ name: 'failed', code: 'cut_off', partial: 'There is a', engine: 'cloud' });
  expect(mainIn(shown)).toEqual(['Retry']);
  expect(buttonsIn(shown)).toContain('Copy');
});

it('a result with blanks is accepted by the main button: empty ones are left out', () => {
  const blanks = { ...outcome, done: { ...outcome.done, blanks: ['DATE'] } };
  expect(mainIn(cardIn({ name: 'done', outcome: blanks }))).toEqual(['Accept']);
});

it('where nothing was found to change, one button leads: the card is put away', () => {
  const done = { ...outcome.done, segments: [{ same: 'All is well.' }] };
  const shown = cardIn({ name: 'done', outcome: { ...outcome, done } });
  expect(mainIn(shown)).toEqual(['Close']);
  expect(buttonsIn(shown)).toContain('Reframe');
});

it.each(['field_locked', 'unauthorized', 'extension_reloaded', 'too_long'] as const)(
  'what stands in the way looks like no loss: %s',
  (code) => {
    const shown = cardIn({ name: 'failed', code, partial: '' });
    expect(shown.querySelector('.told')?.className).toContain('warning');
  },
);

it('red is for what was tried and did not come about', () => {
  const shown = cardIn({ name: 'failed', code: 'network_error', partial: '', engine: 'cloud' });
  expect(shown.querySelector('.told')?.className).toContain('error');
});

it('a site that is off is turned on where it is met, and nothing is called a failure', () => {
  const shown = cardIn({ name: 'failed', code: 'site_off', partial: '' });
  expect(mainIn(shown)).toEqual(['Turn on for this site']);
  expect(shown.querySelector('.error')).toBeNull();
});

it('a wait is told by the button that waits, and nowhere else', () => {
  const shown = cardIn({ name: 'failed', code: 'rate_limited', partial: '', retryAfterMs: 90_000 });
  expect(shown.textContent?.match(/90 s/g)).toHaveLength(1);
});

it('while earlier turns are chosen no button of the result is the main one', () => {
  expect(mainIn(cardIn({ name: 'done', outcome }, null, { isChoosing: true }))).toEqual([]);
  expect(mainIn(cardIn({ name: 'done', outcome }))).toEqual(['Accept']);
});

it('nothing leads beside the run with earlier turns, in a text with nothing to mend either', () => {
  const done = { ...outcome.done, segments: [{ same: 'All is well.' }] };
  const state = { name: 'done', outcome: { ...outcome, done } } as const;
  expect(mainIn(cardIn(state, null, { isChoosing: true }))).toEqual([]);
});

it('a text that was not checked is not said to have no mistakes', () => {
  const done = {
    ...outcome.done,
    segments: [{ same: 'das weis ich' }],
    remarks: ['other_language' as const],
  };
  const shown = cardIn({ name: 'done', outcome: { ...outcome, done } });
  expect(shown.textContent).toContain('Not checked');
  expect(shown.textContent).not.toContain('Nothing found');
  expect(mainIn(shown)).toEqual(['Connect']);
  expect(shown.textContent).toContain('Your draft is unchanged.');
  // No model, no translation.
  expect(buttonsIn(shown)).toEqual(['Connect', 'Close']);
});

it.each(['insufficient_credits', 'forbidden'] as const)('the free way leads on from %s', (code) => {
  const shown = cardIn({ name: 'failed', code, partial: '', engine: 'cloud' });
  expect(mainIn(shown)).toEqual(['Use your device']);
  expect(buttonsIn(shown)).toHaveLength(3);
});

it('an engine that fell is told of as such, and may be asked again', () => {
  const fallback = { from: 'local', to: 'offline', code: 'engine_failed' } as const;
  const shown = cardIn({ name: 'done', outcome: { ...outcome, fallback } });
  expect(shown.querySelector('.warning')?.textContent).toContain('so this was done on your device.');
  expect(buttonsIn(shown)).toContain('Retry');
});

it.each([
  ['network_error', ['Retry', 'Use your device', 'Close']],
  ['unauthorized', ['Sign in', 'Use your device', 'Close']],
  ['engine_not_ready', ['Use your device', 'Connect', 'Close']],
] as const)('a failure holds its ways out, what mends it first and Close last: %s', (code, names) => {
  const shown = cardIn({ name: 'failed', code, partial: '', engine: 'cloud' });
  expect(buttonsIn(shown)).toEqual(names);
  expect(shown.querySelector('.told')?.querySelectorAll('button').length).toBeGreaterThanOrEqual(3);
});

it('what can be copied alone is copied by the main button', () => {
  const done = { ...outcome.done, nature: 'prompt' as const };
  const explain = { kind: 'action', action: 'explain' } as const;
  const shown = cardIn({ name: 'done', outcome: { ...outcome, done } }, null, { job: explain, writes: null });
  expect(mainIn(shown)).toEqual(['Copy']);
});

it('a person written in two cases is one line, and one press restores both', () => {
  const lost = { kind: 'name', change: 'lost', segment: null } as const;
  const guard = ['Anna', 'anna', 'Tom'].map((value) => ({ ...lost, value }));
  const shown = cardIn({ name: 'done', outcome: { ...outcome, done: { ...outcome.done, guard } } });
  expect(shown.textContent).toContain('Check these 2 first.');
  expect(shown.textContent?.match(/anna/gi)).toHaveLength(1);
  expect(mainIn(shown)).toEqual(['Restore all']);
});

it('tells one thing at a time, what a press sets right first; a count shows the others', () => {
  const guard = [{ kind: 'number', change: 'lost', value: '42', segment: null } as const];
  const done = { ...outcome.done, guard, remarks: ['persona_unused' as const] };
  const fallback = { from: 'local', to: 'offline', code: 'engine_unavailable' } as const;
  const shown = cardIn({ name: 'done', outcome: { ...outcome, done, fallback } }, 'field_too_short');
  expect(mainIn(shown)).toEqual(['Restore']);
  expect(buttonsIn(shown)).not.toContain('Choose changes');
  const more = [...shown.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Too long here · 1 more',
  );
  more?.click();
  expect(buttonsIn(shown)).toEqual(expect.arrayContaining(['Choose changes', 'Connect']));
});

it('our own server that fails is not told as one that the user runs', () => {
  const told = (engine: 'cloud' | 'local') =>
    cardIn({ name: 'failed', code: 'engine_unavailable', partial: '', engine }).querySelector('.told')
      ?.textContent;
  expect(told('cloud')).toContain('Something is wrong on our side.');
  expect(told('local')).toContain('start it, then retry');
});

it('that a persona was left out is said beside a text that was not checked, and the way on stands once', () => {
  const remarks = ['persona_unused', 'other_language'] as const;
  const done = { ...outcome.done, segments: [{ same: 'das weis ich' }], remarks: [...remarks] };
  const shown = cardIn({ name: 'done', outcome: { ...outcome, done } });
  expect(shown.textContent).toContain('Personas need an AI model.');
  expect(shown.querySelectorAll('.told')).toHaveLength(1);
  expect(buttonsIn(shown).filter((name) => name === 'Connect')).toHaveLength(1);
});
