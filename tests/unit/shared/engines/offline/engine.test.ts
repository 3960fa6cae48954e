import { describe, expect, test } from 'vitest';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import type { EngineEvent } from '@/shared/engines/engine.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import type { GrammarChecker } from '@/shared/engines/offline/grammar-checker.ts';
import { AppError } from '@/shared/errors/app-error.ts';

const aTask = (overrides: Partial<EnhanceTask> = {}): EnhanceTask => ({
  kind: 'enhance',
  mode: 'rewrite',
  level: 'polish',
  text: 'i recieved teh mail.\n\nhe dont answer.',
  ...overrides,
});
const fakeChecker = (overrides: Partial<GrammarChecker> = {}): GrammarChecker => ({
  name: 'fake 1',
  isLoaded: () => true,
  load: async () => {},
  check: async () => [],
  ...overrides,
});
async function runAll(
  task: EnhanceTask,
  checker?: GrammarChecker,
  signal = new AbortController().signal,
): Promise<EngineEvent[]> {
  const events: EngineEvent[] = [];
  for await (const event of createOfflineEngine({ checker }).run(task, { requestId: 'r1', signal }))
    events.push(event);
  return events;
}

describe('createOfflineEngine', () => {
  test('a block in another script is no reason to leave the rest alone', async () => {
    const text =
      'can you tell me what this says\n\nجاري العزيز،\nسيكون هناك انقطاع للماء غدا\n\nand write a polite anser';
    const done = (await runAll(aTask({ text, level: 'balanced' }))).at(-1);
    expect(done).toMatchObject({ type: 'done', text: expect.stringContaining('Can you tell me') });
    expect(done).not.toHaveProperty('remarks', ['other_language']);
  });

  test('what is English in a draft of two languages is mended at every level alike', async () => {
    const text =
      'hey necesito un text para mi suegra, she invited us for Thanksgiving pero ya quedamos con mis papas, tell her que llegamos for dessert como a las 7 y que llevamos el flan. she only reads english btw so all in english but que suene cariñoso';
    const results = [];
    for (const level of ['polish', 'balanced', 'reframe'] as const)
      results.push((await runAll(aTask({ text, level }))).at(-1));
    expect(results[0]).toMatchObject({
      text: expect.stringContaining('el flan. She only reads English btw'),
    });
    for (const result of results.slice(1)) expect(result).toMatchObject({ ...results[0] });
  });

  test('the greeting of a letter that is to be improved stays, one to an AI goes', async () => {
    const letter =
      'Hello, I have a question regarding invoice 112. There is a wrong VAT number on it. Could you send us a corrected one? Please improve, it goes to a British company.';
    for (const [text, start] of [
      [letter, 'Hello, I have'],
      ['Hello, can you explain the difference between TCP and UDP to a beginner in simple words?', 'Can you'],
    ] as const)
      expect((await runAll(aTask({ text, level: 'balanced', place: 'chat' }))).at(-1)).toMatchObject({
        text: expect.stringMatching(new RegExp(`^${start}`)),
      });
  });

  test.each(['https://example.com/a/b?c=d', '```python\ndef f(x):\n  return x + 1\n```'])(
    'an address or code alone is of no language: %s',
    async (text) => {
      for (const level of ['polish', 'balanced'] as const) {
        const done = (await runAll(aTask({ text, level }))).at(-1);
        expect(done).toMatchObject({ type: 'done', text });
        expect(done).not.toHaveProperty('remarks', ['other_language']);
      }
    },
  );

  test.each([
    'مرحبا بكم جميعا في الاجتماع غدا',
    'שלום לכולם, הפגישה מחר',
    'привет всем, встреча завтра',
    '大家好，明天三点开会',
    'नमस्ते, कल मिलते हैं',
    'გამარჯობა ყველას 😀',
  ])('a draft in another script is told to be unchecked: %s', async (text) => {
    for (const level of ['polish', 'balanced', 'reframe'] as const) {
      const done = (await runAll(aTask({ text, level }))).at(-1);
      expect(done).toMatchObject({ type: 'done', text, remarks: ['other_language'] });
    }
  });

  test.each([
    'Hallo Herr Weber, können wir den Termin am Dienstag auf Mittwoch verschieben? Ich habe leider keine Zeit.',
    'hallo zusammen ich komme heute leider später weil mein zug ausgefallen ist',
    'Hola Ana, ¿podemos mover la reunión del martes al miércoles? No tengo tiempo esa tarde.',
    'hola me puedes mandar el archivo antes del viernes por favor que lo necesito para la clase',
  ])('a draft in another language of the same letters is told to be unchecked: %s', async (text) => {
    for (const level of ['polish', 'balanced', 'reframe'] as const) {
      const done = (await runAll(aTask({ text, level }))).at(-1);
      expect(done).toMatchObject({ type: 'done', text, remarks: ['other_language'] });
    }
  });

  test('balanced says where it found no more to do than polish, and only there', async () => {
    const said = async (text: string) => (await runAll(aTask({ text, level: 'balanced' }))).at(-1);
    const text = 'The meeting is on Tuesday. Please bring your laptop.';
    expect(await said(text)).toMatchObject({ text, remarks: ['nothing_to_do'] });
    expect(await said('basically the meeting is tmrw, pls bring your laptop')).not.toHaveProperty('remarks');
  });

  test.each(['`привет`', '`مرحبا` https://example.org', '😀🎉'])(
    'code of another script, and pictures, are of no language: %s',
    async (text) => {
      const done = (await runAll(aTask({ text, level: 'balanced' }))).at(-1);
      expect(done).not.toHaveProperty('remarks', ['other_language']);
    },
  );

  test('streams paragraph by paragraph, and the deltas are the result', async () => {
    const events = await runAll(aTask(), fakeChecker());
    const deltas = events.flatMap((event) => (event.type === 'delta' ? [event.text] : []));
    expect(events[0]).toEqual({ type: 'start', engine: 'offline', model: 'fake 1 + rules' });
    expect(deltas.length).toBeGreaterThan(1);
    expect(events.at(-1)).toEqual({ type: 'done', text: deltas.join('') });
    expect(deltas.join('')).toBe("I received the mail.\n\nHe doesn't answer.");
  });

  test('names the checker once it has joined, where the first text came before it', async () => {
    const late = fakeChecker({ isLoaded: () => false });
    const models = (await runAll(aTask(), late)).flatMap((event) =>
      event.type === 'start' ? [event.model] : [],
    );
    expect(models).toEqual(['rules', 'fake 1 + rules']);
  });

  test('works with the rules alone when the checker does not load, and says so', async () => {
    const broken = fakeChecker({ load: () => Promise.reject(new AppError('engine_unavailable')) });
    const events = await runAll(aTask(), broken);
    expect(events[0]).toMatchObject({ model: 'rules' });
    expect(events.at(-1)).toMatchObject({ type: 'done', text: "I received the mail.\n\nHe doesn't answer." });
  });

  test('reframe gives sections of the polished text', async () => {
    const events = await runAll(
      aTask({
        level: 'reframe',
        text: 'write a short poem about teh sea. use no rhymes. max 8 lines. avoid the word blue',
      }),
    );
    const done = events.at(-1);
    expect(done?.type === 'done' && done.text).toMatch(/^## Task\n/);
    expect(done?.type === 'done' && done.text).not.toContain('teh');
  });

  test('answers other tasks by its rules alone, and loads no checker for them', async () => {
    let loads = 0;
    const checker = fakeChecker({
      load: async () => {
        loads += 1;
      },
    });
    const task: Task = { kind: 'action', action: 'extract-tasks', text: 'Tom will send the offer.' };
    const events: EngineEvent[] = [];
    const run = { requestId: 'r1', signal: new AbortController().signal };
    for await (const event of createOfflineEngine({ checker }).run(task, run)) events.push(event);
    expect(events[0]).toEqual({ type: 'start', engine: 'offline', model: 'rules' });
    expect(events.at(-1)).toEqual({ type: 'done', text: '- [ ] Tom: send the offer' });
    expect(loads).toBe(0);
  });

  test('fix corrects and changes nothing else', async () => {
    const task: Task = { kind: 'action', action: 'fix', text: 'i recieved teh mail.\n\nhe dont answer.' };
    const events: EngineEvent[] = [];
    const run = { requestId: 'r1', signal: new AbortController().signal };
    for await (const event of createOfflineEngine({ checker: fakeChecker() }).run(task, run))
      events.push(event);
    expect(events.at(-1)).toEqual({ type: 'done', text: "I received the mail.\n\nHe doesn't answer." });
  });

  test('stops between paragraphs when aborted', async () => {
    const controller = new AbortController();
    let checked = 0;
    const checker = fakeChecker({
      check: async () => {
        checked += 1;
        controller.abort();
        return [];
      },
    });
    const text = Array.from({ length: 50 }, () => 'He is here now.').join('\n\n');
    await expect(runAll(aTask({ text }), checker, controller.signal)).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(checked).toBeLessThan(3);
  });

  test('a long text never holds the event loop for long', async () => {
    let last = performance.now();
    let longestMs = 0;
    const timer = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    }, 1);
    await runAll(aTask({ text: 'We looked at it and they was late again yesterday. '.repeat(400) }));
    clearInterval(timer);
    expect(longestMs).toBeLessThan(1_000);
  });
});
