import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkerLike } from '@/entrypoints/sidepanel/file-worker.ts';
import { createFilesStore, type FilesStore } from '@/entrypoints/sidepanel/files-store.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { WorkerEvent, WorkerRequest } from '@/shared/documents/worker-messages.ts';

const facts = {
  id: 'a'.repeat(64),
  name: 'x',
  format: 'text' as const,
  bytes: 1,
  parts: null,
  warnings: [],
  outline: [],
  provenance: { reader: 'text', elapsedMs: 1 },
};
const parts = { unit: 'section' as const, count: 1 };

/** A worker that says what the test lets it say. */
class PlayedWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly heard: WorkerRequest[] = [];
  isEnded = false;
  postMessage(message: WorkerRequest) {
    this.heard.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  say(event: WorkerEvent | object) {
    this.onmessage?.({ data: event });
  }
  crash() {
    this.onerror?.();
  }
}

const played: PlayedWorker[] = [];
const start = () => {
  const worker = new PlayedWorker();
  played.push(worker);
  return worker;
};
const languages = { read: async () => [], fetch: vi.fn(), remove: vi.fn() };
const file = (name: string, text = name) => new File([text], name);
const statuses = (store: FilesStore) => store.entries().map(({ status }) => status);

let store: FilesStore;
beforeEach(() => {
  played.length = 0;
  vi.useFakeTimers();
  store = createFilesStore({ start, assets: '/assets/', languages, silenceMs: 1_000 });
});
afterEach(() => {
  store.end();
  vi.useRealTimers();
});

describe('several files', () => {
  test('are read two at a time, and one that fails costs the others nothing (faults F32)', () => {
    store.add(Array.from({ length: 10 }, (_, at) => file(`${at}.txt`)));
    expect(statuses(store).filter((status) => status === 'reading')).toHaveLength(2);
    for (let at = 0; at < 10; at += 1) {
      const worker = played[at];
      if (at === 4) worker?.say({ type: 'failed', code: 'document_damaged' });
      else worker?.say({ type: 'done', facts, parts });
    }
    expect(statuses(store).filter((status) => status === 'ready')).toHaveLength(9);
    expect(store.entries()[4]).toMatchObject({ status: 'failed', code: 'document_damaged' });
    expect(played.map(({ isEnded }) => isEnded).filter(Boolean)).toHaveLength(1);
  });

  test('beyond the room are left out, and that is said', () => {
    store.add(Array.from({ length: limits.filesAtOnce + 3 }, (_, at) => file(`${at}.txt`)));
    expect(store.entries()).toHaveLength(limits.filesAtOnce);
    expect(store.notice()).toEqual({ kind: 'too_many', count: 3 });
  });

  test('of the same bytes are shown once (faults F34)', () => {
    store.add([file('a.txt', 'same'), file('b.txt', 'same')]);
    played[0]?.say({ type: 'identity', id: 'one' });
    played[1]?.say({ type: 'identity', id: 'one' });
    expect(store.entries().map(({ name }) => name)).toEqual(['a.txt']);
    expect(store.notice()).toEqual({ kind: 'already_here', name: 'a.txt' });
    expect(played[1]?.isEnded).toBe(true);
  });

  test('are read anew where the first could not be', () => {
    store.add([file('a.xlsx', 'same')]);
    played[0]?.say({ type: 'identity', id: 'one' });
    played[0]?.say({ type: 'failed', code: 'document_mismatch' });
    store.add([file('a.pdf', 'same')]);
    played[1]?.say({ type: 'identity', id: 'one' });
    expect(store.entries().map(({ name }) => name)).toEqual(['a.xlsx', 'a.pdf']);
  });
});

describe('refused before it is read', () => {
  test.each([
    ['one byte too many (faults F35)', limits.fileBytes + 1, 'document_too_large'],
    ['nothing in it (faults F1)', 0, 'document_empty'],
  ])('%s', (_name, size, code) => {
    const big = file('big.pdf');
    Object.defineProperty(big, 'size', { value: size });
    store.add([big]);
    expect(store.entries()[0]).toMatchObject({ status: 'failed', code });
    expect(played).toEqual([]);
  });
});

describe('a worker', () => {
  test('that keeps silent is ended', () => {
    store.add([file('slow.pdf')]);
    vi.advanceTimersByTime(900);
    played[0]?.say({ type: 'progress', unit: 'pages', done: 1, total: 9 });
    vi.advanceTimersByTime(900);
    expect(statuses(store)).toEqual(['reading']);
    vi.advanceTimersByTime(200);
    expect(store.entries()[0]).toMatchObject({ status: 'failed', code: 'reader_stopped' });
    expect(played[0]?.isEnded).toBe(true);
  });

  test('that crashes fails its file alone, which can be read again', () => {
    store.add([file('a.pdf'), file('b.pdf')]);
    played[0]?.crash();
    expect(statuses(store)).toEqual(['failed', 'reading']);
    store.again(store.entries()[0]?.key ?? '');
    played[2]?.say({ type: 'done', facts, parts });
    expect(statuses(store)).toEqual(['ready', 'reading']);
  });

  test('that says what nobody knows is ended', () => {
    store.add([file('a.pdf')]);
    played[0]?.say({ type: 'done', facts: { ...facts, format: 'exe' } });
    expect(store.entries()[0]).toMatchObject({ code: 'bad_response' });
    expect(played[0]?.isEnded).toBe(true);
  });

  test('that hangs on a question fails the file, not the panel', async () => {
    store.add([file('a.pdf')]);
    const key = store.entries()[0]?.key ?? '';
    played[0]?.say({ type: 'done', facts, parts });
    vi.advanceTimersByTime(60_000);
    expect(statuses(store)).toEqual(['ready']);
    const answer = store.ask(key)('part', { part: 1 });
    const refused = expect(answer).rejects.toMatchObject({ code: 'reader_stopped' });
    vi.advanceTimersByTime(1_100);
    await refused;
    expect(statuses(store)).toEqual(['failed']);
  });

  test('answers the question it was asked', async () => {
    store.add([file('a.pdf')]);
    const key = store.entries()[0]?.key ?? '';
    played[0]?.say({ type: 'done', facts, parts });
    const [first, second] = [
      store.ask(key)('markdown', { picks: {} }),
      store.ask(key)('markdown', { picks: {} }),
    ];
    const ids = played[0]?.heard.flatMap((request) => (request.type === 'ask' ? [request.id] : [])) ?? [];
    played[0]?.say({ type: 'reply', id: ids[1], value: { text: 'second' } });
    played[0]?.say({ type: 'refusal', id: ids[0], code: 'document_too_complex' });
    expect(await second).toEqual({ text: 'second' });
    await expect(first).rejects.toMatchObject({ code: 'document_too_complex' });
  });

  test('is ended by cancel, and what waited is read', () => {
    store.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    store.cancel(store.entries()[0]?.key ?? '');
    expect(played[0]?.isEnded).toBe(true);
    expect(statuses(store)).toEqual(['failed', 'reading', 'reading']);
  });

  test('goes with its file', () => {
    store.add([file('a.pdf')]);
    store.remove(store.entries()[0]?.key ?? '');
    expect(played[0]?.isEnded).toBe(true);
    expect(store.entries()).toEqual([]);
  });
});

test('a password opens a file and is forgotten', () => {
  store.add([file('a.pdf')]);
  const key = store.entries()[0]?.key ?? '';
  played[0]?.say({ type: 'failed', code: 'document_password' });
  store.again(key, { password: 'secret' });
  expect(played[1]?.heard[0]).toMatchObject({ type: 'open', password: 'secret' });
  played[1]?.say({ type: 'done', facts, parts });
  store.again(key, { recognise: true });
  expect(JSON.stringify(played[2]?.heard)).not.toContain('secret');
});
