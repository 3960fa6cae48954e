import { describe, expect, it } from 'vitest';
import { createCompleter, type ModelRuntime, STEP_TOKENS } from '@/shared/engines/downloaded/complete.ts';
import type { ModelQuestion } from '@/shared/engines/downloaded/model-question.ts';

const END = -1;
const encoder = new TextEncoder();

/** A runtime whose tokens are letters' bytes; it holds what it read, and says `answer` byte by byte. */
function fakeRuntime(answer: string) {
  const seen = { held: [] as number[], read: 0, onRead: () => {} };
  let said = 0;
  const bytes = encoder.encode(answer);
  const runtime = {
    formatChat: async (messages: { content: string }[]) => messages.map(({ content }) => content).join(''),
    tokenize: async (text: string) => [...encoder.encode(text)],
    mustAddBosToken: () => false,
    getBOS: () => 0,
    isTokenEOG: (token: number) => token === END,
    kvClear: async () => void seen.held.splice(0),
    // As the real one: it fails where all, or nothing, is to go.
    kvRemove: async (kept: number) => {
      if (kept === 0 || kept >= seen.held.length) throw new Error('kvRemove unknown error');
      seen.held.splice(kept);
    },
    decode: async (tokens: number[]) => {
      seen.held.push(...tokens);
      seen.read += tokens.length;
      seen.onRead();
      return { nPast: seen.held.length };
    },
    samplingInit: async () => {
      said = 0;
    },
    samplingSample: async () => {
      const token = bytes[said++] ?? END;
      return { token, piece: Uint8Array.of(token) };
    },
    samplingAccept: async () => undefined,
  };
  return { seen, runtime: runtime as unknown as ModelRuntime };
}

const question = (text: string, more: Partial<ModelQuestion> = {}): ModelQuestion => ({
  type: 'start',
  messages: [{ role: 'user', content: text }],
  temperature: 0,
  leastTokens: 10,
  mostTokens: 100,
  ...more,
});

async function all(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
const never = new AbortController().signal;
const INSTRUCTIONS = 'x'.repeat(STEP_TOKENS * 4);

describe('asking a loaded model', () => {
  it('gives letters whole, also those of several tokens', async () => {
    const { runtime } = fakeRuntime('naïve 你好');
    const pieces: string[] = [];
    for await (const piece of createCompleter(runtime)(question('a'), never)) pieces.push(piece);
    expect(pieces.join('')).toBe('naïve 你好');
    expect(pieces.every((piece) => !piece.includes('�'))).toBe(true);
  });

  it('reads the same instructions once', async () => {
    const { runtime, seen } = fakeRuntime('ok');
    const complete = createCompleter(runtime);
    await all(complete(question(`${INSTRUCTIONS}one`), never));
    seen.read = 0;
    expect(await all(complete(question(`${INSTRUCTIONS}two`), never))).toBe('ok');
    expect(seen.read).toBe('two'.length + 'ok'.length);
    seen.read = 0;
    // The very same question once more still reads something: its answer follows from that.
    expect(await all(complete(question(`${INSTRUCTIONS}two`), never))).toBe('ok');
    expect(seen.read).toBe(1 + 'ok'.length);
  });

  it('stops between two steps of reading, and answers the next question rightly', async () => {
    const { runtime, seen } = fakeRuntime('ok');
    const complete = createCompleter(runtime);
    const control = new AbortController();
    seen.onRead = () => control.abort();
    await expect(all(complete(question(INSTRUCTIONS), control.signal))).rejects.toThrow();
    expect(seen.read).toBe(STEP_TOKENS);
    seen.onRead = () => {};
    expect(await all(complete(question(`${INSTRUCTIONS}end`), never))).toBe('ok');
    expect(seen.held).toEqual([...encoder.encode(`${INSTRUCTIONS}endok`)]);
  });

  it('begins from nothing after a step that failed', async () => {
    const { runtime, seen } = fakeRuntime('ok');
    const complete = createCompleter(runtime);
    seen.onRead = () => {
      throw new Error('out of memory');
    };
    await expect(all(complete(question('abc'), never))).rejects.toThrow('out of memory');
    seen.onRead = () => {};
    seen.read = 0;
    await all(complete(question('abc'), never));
    expect(seen.read).toBe('abcok'.length);
  });

  it('refuses what does not fit with its answer, before it reads any of it', async () => {
    const { runtime, seen } = fakeRuntime('ok');
    const asked = createCompleter(runtime, 50)(question('y'.repeat(41), { leastTokens: 10 }), never);
    await expect(all(asked)).rejects.toMatchObject({ code: 'too_long' });
    expect(seen.read).toBe(0);
  });

  it.each([
    ['its task', { mostTokens: 3 }, 4096],
    ['its memory', {}, 15],
  ])('ends an answer that outgrows %s', async (_, more, context) => {
    const { runtime } = fakeRuntime('abcdefghijklmnopqrstuvwxyz');
    const asked = createCompleter(runtime, context)(question('go', more), never);
    await expect(all(asked)).rejects.toMatchObject({ code: 'output_limit' });
  });
});
