import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImageLook } from '@/shared/contracts/image-look.ts';
import type { ImageTask } from '@/shared/contracts/task.ts';
import { readImageHeader } from '@/shared/documents/images/image-header.ts';
import { createBrowserEngine } from '@/shared/engines/browser.ts';
import type {
  BrowserModel,
  ModelOptions,
  ModelSession,
  PromptMessage,
} from '@/shared/engines/browser-model.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createRedactingEngine } from '@/shared/engines/redacting.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { chatClients, runEngine } from '@/tests/support/chat-clients.ts';
import { type ModelServer, startModelServer } from '@/tests/support/model-server.ts';
import { pngDataUrl } from '@/tests/support/pictures.ts';

const image = pngDataUrl({ width: 3, height: 2, data: new Uint8Array(24).fill(200) });
const task: ImageTask = { kind: 'image', want: 'caption', text: '', image };
const look: ImageLook = {
  width: 1200,
  height: 800,
  shape: 'wide',
  brightness: 'bright',
  colours: [
    { name: 'white', hex: '#ffffff', share: 0.8 },
    { name: 'dark blue', hex: '#102040', share: 0.2 },
  ],
  kind: 'screenshot',
  text: 'Quarterly figures\nNorth 120',
};

describe.each(chatClients)('a picture over %s', (_name, client) => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await startModelServer();
  });
  afterEach(() => server.stop());

  test('reaches the model as a picture, whole, beside the words', async () => {
    const { done } = await runEngine({ ...task, text: 'In German' }, { client, baseUrl: server.url });
    expect(done).toBe('Please review it.');
    const [system, user] = server.calls[0]?.messages ?? [];
    expect(system?.images).toBeUndefined();
    expect(user?.content).toContain('In German');
    const [sent = ''] = user?.images ?? [];
    const bytes = Uint8Array.from(Buffer.from(sent.split(',')[1] ?? '', 'base64'));
    expect(readImageHeader(bytes)).toMatchObject({ format: 'png', width: 3, height: 2 });
  });

  test('a model that does not take pictures is told of as such', async () => {
    server.script = (answer) => answer.plain(400, '{"error":{"message":"image input is not supported"}}');
    const { error } = await runEngine(task, { client, baseUrl: server.url });
    expect(error?.code).toBe('picture_not_supported');
  });
});

async function collected<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}

async function endOf(engine: Parameters<typeof runTask>[0], given: ImageTask) {
  const run = { task: given, requestId: 'r', signal: new AbortController().signal };
  const events = await collected(runTask(engine, run));
  return events.at(-1);
}

describe('without a model', () => {
  const end = (given: ImageTask) => endOf(createOfflineEngine({ checker: undefined }), given);

  const captionOf = async (text: string) => {
    const done = await end({ ...task, look: { ...look, text } });
    return done?.type === 'done' ? done.text : '';
  };

  test('a caption tells what was measured and read, and guesses nothing', async () => {
    const text = await captionOf(look.text);
    expect(text).toContain('picture in white and dark blue.');
    expect(text).toContain('“Quarterly figures North 120”');
    expect(text).not.toContain('screenshot');
    expect(text).not.toContain('cannot be told');
  });

  test('a caption of a picture without a text says that nothing was seen', async () => {
    expect(await captionOf('')).toContain('cannot be told without a model that sees');
  });

  test('a prompt leaves a gap for the subject and takes the wish as it is', async () => {
    const done = await end({ ...task, want: 'prompt', text: 'As a woodcut', look });
    const text = done?.type === 'done' ? done.text : '';
    expect(text).toContain('[subject: say what it shows]');
    expect(text).toContain('3:2');
    expect(text).toContain('Also: As a woodcut');
  });

  test('nothing is made up where nothing was measured', async () => {
    expect(await end(task)).toEqual({ type: 'error', code: 'engine_not_ready' });
  });
});

describe('the browser’s own model', () => {
  function modelThat(takesPictures: boolean) {
    const asked: PromptMessage[] = [];
    const model: BrowserModel = {
      availability: async (options?: ModelOptions) =>
        takesPictures || !options?.expectedInputs?.some(({ type }) => type === 'image')
          ? 'available'
          : 'unavailable',
      create: async () => session,
    };
    const session: ModelSession = {
      clone: async () => session,
      promptStreaming(input) {
        if (typeof input !== 'string') asked.push(...input);
        return new ReadableStream({
          start(controller) {
            controller.enqueue('A grey area.');
            controller.close();
          },
        });
      },
      destroy() {},
    };
    return { model, asked };
  }

  test('gets the picture where it takes pictures', async () => {
    const { model, asked } = modelThat(true);
    expect(
      await endOf(
        createBrowserEngine(() => model),
        task,
      ),
    ).toMatchObject({ text: 'A grey area.' });
    const parts = asked[0]?.content;
    const picture = Array.isArray(parts) ? parts.find(({ type }) => type === 'image')?.value : undefined;
    expect(picture).toBeInstanceOf(Blob);
    expect((picture as Blob).type).toBe('image/png');
  });

  test('says that it does not take them where it does not', async () => {
    const { model } = modelThat(false);
    const end = await endOf(
      createBrowserEngine(() => model),
      task,
    );
    expect(end).toEqual({ type: 'error', code: 'picture_not_supported' });
  });
});

test('the log hears how large the picture is, and nothing of it is replaced', async () => {
  let handed: object = {};
  let given = '';
  const inner = {
    id: 'own-key' as const,
    async *run(received: { kind: string }) {
      given = (received as ImageTask).image;
      yield { type: 'done' as const, text: 'A grey area.' };
    },
  };
  const onHanded = async (numbers: object) => {
    handed = numbers;
  };
  const engine = createRedactingEngine(inner, { redacts: true, onHanded });
  const run = { requestId: 'r', signal: new AbortController().signal };
  await collected(engine.run({ ...task, text: 'For ana@example.com' }, run));
  const bytes = Buffer.from(image.split(',')[1] ?? '', 'base64').length;
  expect(handed).toMatchObject({ redactions: 1 });
  expect((handed as { imageBytes: number }).imageBytes).toBeGreaterThanOrEqual(bytes);
  expect((handed as { imageBytes: number }).imageBytes).toBeLessThanOrEqual(bytes + 2);
  expect(given).toBe(image);
});
