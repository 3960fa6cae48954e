import { describe, expect, test } from 'vitest';
import type { ImageLook } from '@/shared/contracts/image-look.ts';
import { MAX_IMAGE_CHARS, type Task, taskKinds, taskPaths } from '@/shared/contracts/task.ts';
import { wireError } from '@/shared/contracts/wire-error.ts';
import { JWT } from '@/tests/support/caller.ts';
import { enhanceApp, enhanceCall, fakeEngine, fakeLedger, readAnswer } from '@/tests/support/enhance-app.ts';

const text = 'Ana sends the 2 offers by Friday.';
const look: ImageLook = {
  width: 600,
  height: 400,
  shape: 'wide',
  brightness: 'bright',
  colours: [{ name: 'white', hex: '#ffffff', share: 1 }],
  kind: 'screenshot',
  text,
};
const tasks: Record<Task['kind'], Task> = {
  enhance: { kind: 'enhance', mode: 'rewrite', level: 'balanced', text },
  action: { kind: 'action', action: 'summarise', text },
  'follow-ups': { kind: 'follow-ups', text },
  persona: { kind: 'persona', text },
  answer: { kind: 'answer', text },
  image: { kind: 'image', want: 'caption', text, image: 'data:image/png;base64,QW5h', look },
  'file-question': { kind: 'file-question', text, material: '[p. 1]\nAna sends 2 offers.' },
};
const pairs = taskKinds.flatMap((kind) => taskKinds.map((other) => [kind, other] as const));
const body = (task: object, requestId = 'r-1') => ({ requestId, task });

describe.each(taskKinds)('a task of kind %s', (kind) => {
  const call = (token = '') => enhanceCall(body(tasks[kind]), { token });

  test('is answered on its path, for one credit', async () => {
    const { app, ledger } = enhanceApp();
    const events = await readAnswer(await app.request(taskPaths[kind], call(JWT)));
    expect(events[0]).toMatchObject({ type: 'start', engine: 'cloud' });
    expect(events.at(-1)).toMatchObject({ type: 'done', credits: 9, sections: [] });
    expect(ledger.opened).toMatchObject([{ price: { credits: 1, reason: kind } }]);
    expect(ledger.acts).toEqual(['open r-1', 'settle r-1']);
  });

  test('without an account gets the offline engine and costs nothing', async () => {
    const { app, ledger, hits } = enhanceApp();
    const events = await readAnswer(await app.request(taskPaths[kind], call()));
    expect(events[0]).toMatchObject({ engine: 'offline' });
    expect(events.at(-1)).toMatchObject({ type: 'done', credits: null });
    expect([ledger.opened, hits.length]).toEqual([[], 1]);
  });

  test('without credits is refused before any stream', async () => {
    const { app } = enhanceApp({ ledger: fakeLedger(0) });
    const response = await app.request(taskPaths[kind], call(JWT));
    expect([response.status, wireError.parse(await response.json()).code]).toEqual([
      402,
      'insufficient_credits',
    ]);
  });

  test('gives the credit back when nothing was delivered', async () => {
    const { app, ledger } = enhanceApp({ engine: fakeEngine('cloud', '') });
    const events = await readAnswer(await app.request(taskPaths[kind], call(JWT)));
    expect(events.at(-1)).toEqual({ type: 'error', code: 'empty_answer' });
    expect(ledger.acts).toEqual(['open r-1', 'release r-1']);
  });

  test('is logged by its kind, never by its words', async () => {
    const { app, logLines } = enhanceApp();
    await readAnswer(await app.request(taskPaths[kind], call(JWT)));
    expect(logLines.join()).toContain(`"kind":"${kind}"`);
    expect(logLines.join()).not.toContain('Ana');
  });
});

test.each(pairs.filter(([kind, other]) => kind !== other))(
  'a task of kind %s on the path of %s is refused',
  async (kind, other) => {
    const { app, ledger } = enhanceApp();
    const response = await app.request(taskPaths[other], enhanceCall(body(tasks[kind]), { token: JWT }));
    expect([response.status, wireError.parse(await response.json()).code]).toEqual([422, 'invalid_request']);
    expect(ledger.opened).toEqual([]);
  },
);

describe('a picture', () => {
  const ask = (task: object) =>
    enhanceApp().app.request(
      '/enhance/image',
      enhanceCall(body({ ...tasks.image, ...task }), { token: JWT }),
    );
  const refusal = async (response: Response) =>
    `${response.status} ${wireError.parse(await response.json()).code}`;

  test('needs no words beside it', async () => {
    const events = await readAnswer(await ask({ text: '' }));
    expect(events.at(-1)).toMatchObject({ type: 'done' });
  });

  test('as large as one may be is taken, a larger one is not', async () => {
    const head = 'data:image/jpeg;base64,';
    const largest = head + 'A'.repeat(MAX_IMAGE_CHARS - head.length);
    expect((await readAnswer(await ask({ image: largest }))).at(-1)).toMatchObject({ type: 'done' });
    expect(await refusal(await ask({ image: `${largest}A` }))).toBe('413 too_long');
  });

  test.each([
    'https://pictures.example/a.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,"><script>',
    'data:text/html;base64,QW5h',
  ])('given as %s is refused', async (image) => {
    expect(await refusal(await ask({ image }))).toBe('422 invalid_request');
  });

  test('leaves no trace of itself in the log', async () => {
    const { app, logLines } = enhanceApp();
    const call = enhanceCall(body(tasks.image), { token: JWT });
    await readAnswer(await app.request('/enhance/image', call));
    expect(logLines.join()).not.toMatch(/QW5h|base64|Ana/);
  });
});

describe('a body', () => {
  test.each([
    ['an unknown action', { kind: 'action', action: 'shout', text }, '422 invalid_request'],
    ['an empty text', { kind: 'action', action: 'explain', text: ' ' }, '422 empty_draft'],
    ['50,001 characters', { kind: 'action', action: 'fix', text: 'a'.repeat(50_001) }, '413 too_long'],
    [
      'an instruction of 2,001 characters',
      { kind: 'action', action: 'custom', text, instruction: 'a'.repeat(2_001) },
      '422 invalid_request',
    ],
  ])('with %s is refused', async (_, task, refused) => {
    const response = await enhanceApp().app.request('/enhance/action', enhanceCall(body(task)));
    const { code } = wireError.parse(await response.json());
    expect(`${response.status} ${code}`).toBe(refused);
  });
});
