import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadModel } from '@/shared/engines/downloaded/download-model.ts';
import { openModelFolder, PART_BYTES } from '@/shared/engines/downloaded/model-folder.ts';
import { createMemoryDirectory } from '@/tests/support/memory-directory.ts';
import { type ModelFileServer, startModelFileServer } from '@/tests/support/model-file-server.ts';

const bytes = randomBytes(PART_BYTES * 2 + 5000);
const sha256 = createHash('sha256').update(bytes).digest('hex');
let server: ModelFileServer;
let room: { left: number };
let root: FileSystemDirectoryHandle;

beforeEach(async () => {
  server = await startModelFileServer(bytes);
  room = { left: Number.POSITIVE_INFINITY };
  root = createMemoryDirectory(room);
});
afterEach(() => server.stop());

const release = () => ({
  name: 'm',
  quantization: 'F16',
  url: server.url,
  bytes: bytes.length,
  sha256,
  licence: 'MIT',
  origins: ['http://127.0.0.1/*'],
});
const folder = () => openModelFolder(release(), async () => root);

function download(
  options: { signal?: AbortSignal; room?: number; onProgress?: (bytes: number) => void } = {},
) {
  return downloadModel(release(), {
    folder: folder(),
    signal: options.signal ?? new AbortController().signal,
    onProgress: options.onProgress ?? (() => undefined),
    readRoom: async () => options.room,
    retryMs: [1, 1],
  });
}

const stored = async () => Buffer.from((await (await folder().read())?.arrayBuffer()) ?? new ArrayBuffer());

describe('a download', () => {
  it('is the file that was promised, told as it comes', async () => {
    const heard: number[] = [];
    expect(await download({ onProgress: (count) => heard.push(count) })).toEqual({ ok: true, value: null });
    expect((await stored()).equals(bytes)).toBe(true);
    expect(heard.at(-1)).toBe(bytes.length);
    expect(heard).toEqual([...heard].sort((one, other) => one - other));
  });

  it('goes on by itself where the connection broke', async () => {
    server.breakAfter = PART_BYTES + 1000;
    expect((await download()).ok).toBe(true);
    expect((await stored()).equals(bytes)).toBe(true);
    expect(server.ranges).toEqual([undefined, `bytes=${PART_BYTES}-`]);
  });

  it('begins anew where the server knows no ranges', async () => {
    server.knowsRanges = false;
    server.breakAfter = PART_BYTES + 1000;
    expect((await download()).ok).toBe(true);
    expect((await stored()).equals(bytes)).toBe(true);
  });

  it('that is stopped keeps what came, and the next one fetches the rest', async () => {
    server.holdAfter = PART_BYTES + 1000;
    const control = new AbortController();
    const onProgress = (count: number) => count > PART_BYTES && control.abort();
    await expect(download({ signal: control.signal, onProgress })).rejects.toThrow();
    expect(await folder().isChecked()).toBe(false);
    expect(await folder().parts()).toHaveLength(1);
    server.holdAfter = undefined;
    expect((await download()).ok).toBe(true);
    expect(server.ranges).toEqual([undefined, `bytes=${PART_BYTES}-`]);
    expect((await stored()).equals(bytes)).toBe(true);
  });

  it('that was whole when the browser ended is checked, and not fetched again', async () => {
    for (let index = 0; index < 3; index++)
      await folder().write(
        index,
        new Uint8Array(bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES)),
      );
    expect(await folder().read()).toBeNull();
    expect((await download()).ok).toBe(true);
    expect(server.ranges).toEqual([]);
  });
});

describe('a file that is not the promised one', () => {
  const wrong: Record<string, () => void> = {
    'one byte is another': () => {
      server.bytes = Buffer.from(bytes);
      server.bytes.writeUInt8(bytes.readUInt8(77) ^ 1, 77);
    },
    'it is longer': () => {
      server.bytes = Buffer.concat([bytes, Buffer.from('x')]);
    },
  };
  it.each(Object.entries(wrong))('is refused and deleted: %s', async (_, make) => {
    make();
    expect(await download()).toEqual({ ok: false, error: 'wrong_file' });
    expect(await folder().read()).toBeNull();
    expect(await folder().parts()).toEqual([]);
    server.bytes = bytes;
    expect((await download()).ok).toBe(true);
  });

  it('is found out where an earlier part was changed on the disk', async () => {
    await folder().write(0, new Uint8Array(PART_BYTES));
    expect(await download()).toEqual({ ok: false, error: 'wrong_file' });
    expect(await folder().parts()).toEqual([]);
  });

  it('that is too short is waited for, and told', async () => {
    server.bytes = bytes.subarray(0, PART_BYTES + 10);
    expect(await download()).toEqual({ ok: false, error: 'unreachable' });
    expect(await folder().read()).toBeNull();
  });
});

describe('a device without room', () => {
  it('is told before anything is fetched', async () => {
    expect(await download({ room: bytes.length })).toEqual({ ok: false, error: 'no_room' });
    expect(server.ranges).toEqual([]);
  });

  it('is told when it fills up, and what came is kept', async () => {
    room.left = PART_BYTES + 100;
    expect(await download()).toEqual({ ok: false, error: 'no_room' });
    expect(await folder().parts()).toHaveLength(1);
    room.left = Number.POSITIVE_INFINITY;
    expect((await download()).ok).toBe(true);
  });
});

it('tells a host that refuses or is not there, after a few tries', async () => {
  await server.stop();
  const connect = vi.spyOn(globalThis, 'fetch');
  expect(await download()).toEqual({ ok: false, error: 'unreachable' });
  expect(connect.mock.calls.length).toBeGreaterThan(1);
  connect.mockRestore();
});

it('a model that was removed is no longer read, and another model’s file is none of its', async () => {
  await download();
  const other = openModelFolder({ sha256: 'f'.repeat(64), bytes: bytes.length }, async () => root);
  expect(await other.read()).toBeNull();
  await folder().clear();
  await folder().clear();
  expect(await folder().isChecked()).toBe(false);
});
