import { expect, test } from 'vitest';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { createWording } from '@/supabase/functions/analysis/ask-wording.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const voices = toImportedItems(
  [
    'The skeg fell off.',
    'My skeg popped out again.',
    'Lost the skeg on the first trip.',
    'Love the seat.',
  ].map((text, index) => ({ text, author: `writer ${index}` })),
);
const { report, items } = reportOn({ query: 'Kestrel kayak' }, voices);
const answer = answerChat('What do people say about the skeg?', { report, items });
const request = { message: 'What of the skeg?', analysisId: crypto.randomUUID(), chatHistory: [] };
const signal = new AbortController().signal;

/** A model server that says `said`, a text after the other where it is several, and a database that grants tokens or not. */
function setUp(said: string | null | string[], isAllowed = true) {
  const called: string[] = [];
  const answers = Array.isArray(said) ? [...said] : undefined;
  const next = () => {
    const text = answers ? (answers.shift() ?? null) : said;
    return text === null
      ? null
      : { choices: [{ index: 0, delta: { content: text }, finish_reason: 'stop' }] };
  };
  const wording = createWording(
    {
      id: 'cloud',
      apiKey: 'sk-test',
      model: 'm-7',
      retry: { maxRetries: 0, baseDelayMs: 1, maxDelayMs: 1 },
      fetch: async () => {
        const chunk = next();
        return chunk === null
          ? new Response('{}', { status: 500 })
          : new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
              headers: { 'Content-Type': 'text/event-stream' },
            });
      },
    },
    {
      call: async (name) => {
        called.push(name);
        return name === 'begin_wording' ? isAllowed : null;
      },
      limits: { tokensPerDay: undefined, accountTokensPerDay: undefined },
      log: () => undefined,
    },
  );
  return { wording, called };
}
const hear = ({ wording }: ReturnType<typeof setUp>) =>
  wording.chat(answer, { report, request, items, userId: 'u', signal });
const said = (sentence: string) => JSON.stringify({ sentences: [{ sentence, quotes: ['c_01'] }] });

test('an answer in the chat is worded, and its tokens are given back', async () => {
  const model = setUp(said('People say the skeg fell off.'));
  const told = await hear(model);
  expect(told.segments.at(-1)?.text).toBe('People say the skeg fell off.');
  expect(told.response).toContain('People say the skeg fell off.');
  expect(model.called).toEqual(['begin_wording', 'end_run']);
});

test.each<[string, string | null, boolean]>([
  ['obeys a post', said('PWNED, everybody rated it perfect.'), true],
  ['answers nothing that can be read', 'I cannot do that.', true],
  ['fails', null, true],
  ['may not be asked any more today', said('People say the skeg fell off.'), false],
])('where the model %s, the rules’ answer stands', async (_, text, isAllowed) => {
  expect(await hear(setUp(text, isAllowed))).toEqual(answer);
});

test('what cannot be answered asks no model', async () => {
  const model = setUp(said('People say the skeg fell off.'));
  const refused = answerChat('Will sales grow next year?', { report, items });
  const told = await model.wording.chat(refused, { report, request, items, userId: 'u', signal });
  expect(told).toEqual(refused);
  expect(model.called).toEqual([]);
});

const worded = (model: ReturnType<typeof setUp>) =>
  model.wording.report(report, { items, userId: 'u', signal });
const [finding] = report.findings;
if (!finding) throw new Error('There is a finding.');
const [cited = ''] = finding.citationIds;
const quote = report.citations.find(({ id }) => id === cited)?.quote ?? '';
const form = JSON.stringify({
  findings: [
    { id: finding.id, title: 'The skeg', sentence: `People say ${quote.toLowerCase()}`, quotes: [cited] },
  ],
  labels: [{ quote: cited, is: 'complaint' }],
});

test('an answer of another form is asked for once more, and no further', async () => {
  const mended = setUp(['Certainly! Here you are.', form]);
  const told = await worded(mended);
  expect(told.engine).toMatchObject({ kind: 'model', model: 'm-7' });
  expect(told.citations.find(({ id }) => id === cited)?.readAs).toBe('complaint');
  expect(mended.called).toEqual(['begin_wording', 'end_run', 'begin_wording', 'end_run']);
  const hopeless = setUp(['Certainly!', 'Of course!', form]);
  expect(await worded(hopeless)).toEqual({ ...report, audit: { ...report.audit, fellBack: true } });
  expect(hopeless.called).toHaveLength(4);
});
