import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { readAnswer, readCardOpen, readEvent, replies } from '@/entrypoints/card/read-messages.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { cardOpen, messages } from '@/shared/extension/messages.ts';
import { enhancePortEvent } from '@/shared/extension/ports.ts';

const finding = { kind: 'name', change: 'lost', value: 'Ada', segment: null };
const events = [
  { type: 'ping' },
  { type: 'start', engine: 'cloud', model: 'm' },
  { type: 'start', engine: 'own-key', model: 'm', redactions: 2 },
  { type: 'fallback', from: 'cloud', to: 'offline', code: 'timeout' },
  { type: 'delta', seq: 0, text: 'a' },
  {
    type: 'done',
    text: 'a',
    segments: [{ same: 'a' }, { before: 'b', after: '' }],
    sections: [{ title: 'Task', body: 'b' }],
    guard: [finding, { ...finding, segment: 1 }],
    credits: null,
    cost: 1,
    nature: 'prompt',
    remarks: ['persona_unused', 'own_role', 'no_picture', 'no_mail'],
  },
  { type: 'error', code: 'rate_limited', retryAfterMs: 10 },
  { type: 'error', code: 'timeout', engine: 'offline' },
];
const opens = [
  {},
  { mode: 'email', level: 'polish', selectionText: 'a', explain: true, insert: 'b' },
  { job: { kind: 'action', action: 'custom', own: { id: 'x', name: 'X' } } },
  { job: { kind: 'follow-ups' } },
  { job: { kind: 'save', item: 'note' } },
];
const named = { id: 'x', name: 'X' };
const answers = {
  'card.prepare': [
    {
      level: 'polish',
      mode: 'image',
      isModeChosen: false,
      addableSite: null,
      persona: null,
      language: '',
      examples: {},
    },
    {
      level: 'polish',
      mode: 'image',
      isModeChosen: true,
      addableSite: 'https://example.org',
      persona: named,
      language: 'Hindi',
      examples: { image: { before: 'a', after: 'b' } },
    },
  ],
  'card.remember': [null],
  'personas.choose': [null],
  'language.remember': [null],
  'library.save': [named],
  'library.unsave': [null],
  'pause.end': [null],
  'card.remedy': [null],
  'card.removed': [null],
  'card.reachScript': [null],
  'card.reachModels': [null],
} satisfies Record<keyof typeof replies, unknown[]>;

/** The value with each of its parts, one at a time, taken away or turned into what it is not. */
function* spoilt(value: unknown): Generator<unknown> {
  for (const wrong of [undefined, 'nonsense', { no: 'thing' }, -1.5, [7]]) yield wrong;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const bad of spoilt(part)) {
      yield Array.isArray(value)
        ? value.map((one, index) => (String(index) === key ? bad : one))
        : { ...value, [key]: bad };
    }
  }
}

/** Expects two readers to take the same of all these values, spoilt ones among them. */
function expectAgreement(
  values: readonly unknown[],
  schema: z.ZodMiniType,
  read: (value: unknown) => unknown,
) {
  for (const value of values) {
    expect(schema.safeParse(value).success).toBe(true);
    expect(read(value)).toEqual(value);
    for (const bad of spoilt(value)) {
      const isRefused = !schema.safeParse(bad).success;
      if (isRefused && read(bad) !== undefined) looser.push(JSON.stringify(bad));
      if (!isRefused) expect(read(bad)).toBeDefined();
    }
  }
}
const looser: string[] = [];

describe('what a card takes from the background', () => {
  it('is what the schema of its events takes', () => {
    expectAgreement(events, enhancePortEvent, readEvent);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ping', 'start', 'fallback', 'delta', 'done', 'error']),
    );
  });

  it('is what the schema of its opening takes', () => expectAgreement(opens, cardOpen, readCardOpen));

  it.each(Object.keys(replies) as (keyof typeof replies)[])('is what the reply to %s takes', (name) => {
    expectAgreement(answers[name], messages[name].reply, (value) => {
      const answer = readAnswer(name, { value });
      return 'value' in answer ? answer.value : undefined;
    });
  });

  it('differs from the schemas in names of findings, sections and failures alone', () => {
    // Those are shown as they come, or looked up by the frame, and decide nothing.
    const others = looser.filter((text) => !/"(?:kind|title|code)":"nonsense"/.test(text));
    expect(others).toEqual([]);
  });

  it('knows a code by its form', () => {
    for (const code of errorCode.options) expect(readAnswer('card.remember', { code })).toEqual({ code });
    for (const code of ['toString', '__proto__x1', '', 7])
      expect(readAnswer('card.remember', { code })).toEqual({ code: 'bad_response' });
  });
});
