import { expect, test } from 'vitest';
import { type ReadEventsOptions, readEvents, type ServerSentEvent } from '@/shared/engines/sse.ts';

const encoder = new TextEncoder();

function streamOf(chunks: Uint8Array[], onCancel = () => {}): ReadableStream<Uint8Array> {
  const waiting = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const next = waiting.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: onCancel,
  });
}

async function read(chunks: Uint8Array[]): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = [];
  for await (const event of readEvents(streamOf(chunks))) events.push(event);
  return events;
}

/** A small seeded generator, so that a failing case can be run again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function cut(bytes: Uint8Array, random: () => number): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + Math.floor(random() * (random() < 0.5 ? 3 : 40));
    chunks.push(bytes.slice(at, at + length));
    at += length;
  }
  return chunks;
}

const wire = [
  ': a comment\n\n',
  'event: start\ndata: {"engine":"cloud"}\n\n',
  '\n\n',
  'event: empty\n\n',
  'event: delta\r\ndata: {"text":"Grüße 👩‍👩‍👧 नमस्ते"}\r\n\r\n',
  ':\n\n',
  'data: first line\ndata: second line\n\n',
  'event: done\ndata: {"text":"fin"}\n\n',
].join('');

test('events come out the same however the bytes are cut', async () => {
  const bytes = encoder.encode(wire);
  const whole = await read([bytes]);
  expect(whole).toEqual([
    { event: 'start', data: '{"engine":"cloud"}' },
    { event: 'delta', data: '{"text":"Grüße 👩‍👩‍👧 नमस्ते"}' },
    { event: 'message', data: 'first line\nsecond line' },
    { event: 'done', data: '{"text":"fin"}' },
  ]);
  for (let seed = 1; seed <= 300; seed += 1)
    expect(await read(cut(bytes, createRandom(seed))), `seed ${seed}`).toEqual(whole);
});

test('an event that never ends is refused before it fills the memory', async () => {
  const endless = [
    encoder.encode('data: '),
    ...Array.from({ length: 30 }, () => encoder.encode('x'.repeat(100_000))),
  ];
  await expect(read(endless)).rejects.toMatchObject({ code: 'bad_response' });
});

test('an event that the stream ends in is taken only where the caller wants it', async () => {
  const unended = () => streamOf([encoder.encode('data: a\n\ndata: b')]);
  const readAll = async (options: ReadEventsOptions) => {
    const data: string[] = [];
    for await (const event of readEvents(unended(), options)) data.push(event.data);
    return data;
  };
  expect(await readAll({})).toEqual(['a']);
  expect(await readAll({ takesUnended: true })).toEqual(['a', 'b']);
});

test('leaving the loop early cancels the stream', async () => {
  let isCancelled = false;
  const bytes = encoder.encode('data: a\n\ndata: b\n\n');
  const never = new Uint8Array();
  const onCancel = () => {
    isCancelled = true;
  };
  for await (const _ of readEvents(streamOf([bytes, never, never], onCancel))) break;
  expect(isCancelled).toBe(true);
});
