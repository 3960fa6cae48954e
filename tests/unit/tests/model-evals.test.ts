import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '@/local/run-command.ts';
import { limitsOf } from '@/tests/evals/model/answer-checks.ts';
import { chooseDrafts } from '@/tests/evals/model/choose-drafts.ts';
import { compareConditions } from '@/tests/evals/model/compare-conditions.ts';
import { conditions } from '@/tests/evals/model/conditions.ts';
import { probedPrompts, promptHashes } from '@/tests/evals/model/prompt-hash.ts';
import { readRecordings, replayed } from '@/tests/evals/model/recording.ts';
import { type Planted, scriptedModel } from '@/tests/evals/model/scripted-model.ts';
import { lengthControlled, winRate } from '@/tests/evals/model/statistics.ts';

const drafts = Array.from({ length: 40 }, (_, index) => `Write ${index + 1} lines about walking in Rome.`);
const all = conditions();
const find = (planted: Planted) => compareConditions(drafts, all, scriptedModel(planted));

describe('a run', () => {
  test.each([0, 0.25, 0.75, 1])('finds that %d of every way’s rewrites were planted better', async (wins) => {
    const [, ...rewritten] = await find({ wins });
    expect(rewritten.map(({ condition }) => condition)).toEqual(['ours, balanced', 'ours, reframe', 'bare']);
    for (const { wins: found } of rewritten) {
      expect(found.rate).toBeCloseTo(wins, 5);
      expect(found.low).toBeLessThanOrEqual(wins);
      expect(found.high).toBeGreaterThanOrEqual(wins);
    }
  });

  test('tells a way that was planted to win from one that was planted to lose', async () => {
    const rows = await find({ wins: { 'ours, balanced': 0.9, 'ours, reframe': 0.5, bare: 0.1 } });
    expect(rows.map(({ wins }) => wins.rate)).toEqual([0.5, 0.9, 0.5, 0.1]);
  });

  test('takes nothing from a judge that likes a place', async () => {
    const rows = await find({ wins: 1, likesFirst: true });
    expect(rows.map(({ wins }) => wins)).toEqual(rows.map(() => ({ rate: 0.5, low: 0.5, high: 0.5 })));
  });

  test('sees without a judge that constraints were kept, and how much a prompt grew', async () => {
    const [, ...rewritten] = await find({ wins: 1 });
    for (const { kept, growth } of rewritten) {
      expect(kept).toBe(1);
      // The mark is some twenty letters on drafts of forty: a way that leaves its own words in would be at twice that.
      expect(growth).toBeGreaterThan(1.3);
      expect(growth).toBeLessThan(1.7);
    }
  });

  test('sees without a judge that a way loses what must stay', async () => {
    const models = scriptedModel({ wins: 1 });
    const forgetful: typeof models = {
      ...models,
      writer: async (messages, condition) => {
        const said = await models.writer(messages, condition);
        return condition === 'bare' ? said.replace(/\d+ lines/, 'lines') : said;
      },
    };
    const rows = await compareConditions(drafts, all, forgetful);
    expect(rows.map(({ kept }) => kept)).toEqual([1, 1, 1, 0]);
  });

  test('counts without a judge what the answers do of what was asked of them', async () => {
    const models = scriptedModel({ wins: 1 });
    const asked = ['List walks in Rome in 3 bullets, no emojis.', 'Write about Rome, under 50 words.'];
    const rows = await compareConditions(asked, all, {
      ...models,
      answerer: async (messages) =>
        messages.at(-1)?.content.includes('exactly as asked') ? '- One\n- Two\n- Three' : '- One 🙂',
    });
    expect(rows.map(({ followed }) => followed)).toEqual([
      { limits: 3, met: 1 },
      { limits: 3, met: 3 },
      { limits: 3, met: 3 },
      { limits: 3, met: 3 },
    ]);
  });
});

describe('a limit that a draft sets', () => {
  test.each<[string, string, { kept: string; broken: string }]>([
    [
      'a bio of under 5 words',
      'at most 5 words',
      { kept: 'One two three four', broken: 'One two three four five six' },
    ],
    ['Write at least three words', 'at least three words', { kept: 'One two three', broken: 'One two' }],
    [
      'summarize it in 2 sentences',
      'at most 2 sentences',
      { kept: 'It ran. It hid.', broken: 'It ran. It hid. It ate.' },
    ],
    [
      'a bio of around 5 words',
      'around 5 words',
      { kept: 'One two three four five', broken: 'One two three' },
    ],
    ['give me 2 bullet points', '2 bullets', { kept: '- one\n- two', broken: '- one\n- two\n- three' }],
    [
      'I don’t want more than 2 bullets',
      'at most 2 bullets',
      { kept: '- one', broken: '- one\n- two\n- three' },
    ],
    ['answer with a table', 'a table', { kept: '| a | b |\n|---|---|\n| 1 | 2 |', broken: 'a: 1, b: 2' }],
    ['return it as JSON', 'JSON', { kept: '```json\n{"a": 1}\n```', broken: 'Here you are: {"a": 1}' }],
    [
      'answer in German',
      'in German',
      { kept: 'Das ist der Plan für den Tag.', broken: 'This is the plan for the day.' },
    ],
    ['fun, no emojis', 'no emojis', { kept: 'Come in.', broken: 'Come in 🥐' }],
    ['write 500 words on whales', 'around 500 words', { kept: 'so '.repeat(480), broken: 'so '.repeat(200) }],
    ['list it in bullet points', 'bullets', { kept: '- one\n- two', broken: 'One and two.' }],
    ['suggest 3 short names', '3 of them', { kept: '1. Ada\n2. Bo\n3. Cy', broken: 'Ada\nBo' }],
    ['print it in max 2 lines', 'at most 2 lines', { kept: 'one\ntwo', broken: 'one\ntwo\nthree' }],
    ['make it end with a question', 'a question at its end', { kept: 'Up. Or not?', broken: 'Up? No.' }],
    [
      'translate it to German: the plan',
      'in German',
      { kept: 'Das ist der Plan für den Tag.', broken: 'This is the plan for the day.' },
    ],
    ['no hashtags please', 'no hashtags', { kept: 'Issue #3 is open.', broken: 'Come in #bread' }],
  ])('%s', (draft, name, { kept, broken }) => {
    const [limit, ...others] = limitsOf(draft);
    expect(others).toEqual([]);
    expect([limit?.name, limit?.isMet(kept), limit?.isMet(broken)]).toEqual([name, true, false]);
  });

  test.each([
    'five captions, each caption under 20 words',
    'a table for four in Rome',
    'convert this json to csv',
    'Why do 5 bullets fly?',
    'I want more than 3 bullets',
    'an essay of 800 words, but write the outline alone',
    'translate it into French and German',
  ])('is not seen in: %s', (draft) => {
    expect(limitsOf(draft)).toEqual([]);
  });
});

test('among the drafts of a run at least forty limits need no judge', () => {
  const chosen = chooseDrafts(150);
  expect(chosen).toHaveLength(150);
  expect(new Set(chosen).size).toBe(150);
  expect(chosen.flatMap(limitsOf).length).toBeGreaterThanOrEqual(40);
});

describe('its figures', () => {
  test('count length as no merit', () => {
    // Wins only where the answer is longer: at equal length nothing is left of them.
    const all = Array.from({ length: 200 }, (_, index) => {
      const lengthLog = (index % 20) / 10 - 0.95;
      return { score: lengthLog > 0 ? 1 : 0, lengthLog } as const;
    });
    expect(lengthControlled(all)).toBeCloseTo(0.5, 1);
    const longer = all.filter(({ lengthLog }) => lengthLog > -0.5);
    expect(winRate(longer).rate).toBeGreaterThan(0.6);
    expect(lengthControlled(longer)).toBeLessThan(0.6);
  });

  test('give the same interval again', () => {
    const all = [1, 0, 0.5, 1, 1, 0].map((score) => ({ score: score as 0 | 0.5 | 1, lengthLog: 0 }));
    expect(winRate(all)).toEqual(winRate(all));
  });
});

describe('a recording', () => {
  const recordings = readRecordings();

  test('is there for every prompt as it stands: else run npm run evals:model', () => {
    const recorded = recordings.flatMap(({ prompts }) =>
      Object.entries(prompts).map(([name, hash]) => `${name} ${hash}`),
    );
    const missing = Object.entries(promptHashes())
      .map(([name, hash]) => `${name} ${hash}`)
      .filter((prompt) => !recorded.includes(prompt));
    expect(missing).toEqual([]);
  });

  test.each(recordings)('of $model gives its table again from its answers', async (recording) => {
    const { prompts, rows, answers } = recording;
    // One of an earlier prompt stays as history: what was asked then is asked no more.
    const rewriting = (all: object) => Object.entries(all).filter(([name]) => name.startsWith('enhance@'));
    if (!isDeepStrictEqual(rewriting(prompts), rewriting(promptHashes()))) return;
    const again = await compareConditions(answers.drafts, all, replayed(answers.said));
    const names = all.map(({ name }) => name);
    expect(again).toEqual(rows.filter(({ condition }) => names.includes(condition)));
  });
});

/** The texts in quotation marks of a source, templates in their pieces; comments, imports and names are left out. */
function textsIn(source: string): string[] {
  const code = source.replace(/^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*|import .*)$/gm, '');
  const quoted = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return quoted
    .flatMap((text) => text.slice(1, -1).split(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/))
    .map((text) => text.replaceAll("\\'", "'").replaceAll('\\n', '\n').trim())
    .filter((text) => /\S \S+ \S/.test(text) && !text.includes('$'));
}

test('every sentence of the prompts’ folder is in what is hashed', () => {
  const folder = join(projectRoot, 'shared/engines/prompts');
  const hashed = probedPrompts()
    .map(([, said]) => said)
    .join('\n');
  const texts = readdirSync(folder).flatMap((file) => textsIn(readFileSync(join(folder, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts.filter((text) => !hashed.includes(text) && !hashed.includes(JSON.stringify(text).slice(1, -1))),
  ).toEqual([]);
});
