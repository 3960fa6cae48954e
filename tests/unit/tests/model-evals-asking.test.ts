import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAsk } from '@/tests/evals/model/ask-model.ts';
import { conditions } from '@/tests/evals/model/conditions.ts';

test('prompts of others are read from the operator’s folder, a file each, and put before the draft', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-rivals-'));
  writeFileSync(join(folder, 'terse.md'), 'Be terse.');
  writeFileSync(join(folder, 'b.txt'), 'Be kind.');
  writeFileSync(join(folder, 'notes.pdf'), 'no prompt');
  const others = conditions(folder).slice(conditions().length);
  rmSync(folder, { recursive: true });
  expect(others.map(({ name }) => name)).toEqual(['b.txt', 'terse.md']);
  expect(others[1]?.rewrite?.('a draft')).toEqual([
    { role: 'system', content: 'Be terse.' },
    { role: 'user', content: 'a draft' },
  ]);
});

describe('a server that is asked', () => {
  const ask = [{ role: 'user', content: 'Hi' }] as const;
  /** Answers each call by the next of these, as status and body; the last one stays. */
  async function served(...answers: [status: number, body: unknown][]) {
    const bodies: string[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += piece;
      const [status, said] = answers[Math.min(bodies.length, answers.length - 1)] ?? [500, {}];
      bodies.push(`${request.headers.authorization} ${body}`);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { bodies, baseUrl: `http://127.0.0.1:${port}/v1`, stop: () => server.close() };
  }
  const said = (content: unknown) => ({ choices: [{ message: { content } }], usage: { total_tokens: 7 } });

  test('is given the messages and the key, and its tokens are counted', async () => {
    const server = await served([200, said('Fine.')]);
    const { ask: put, tokens } = createAsk({ baseUrl: server.baseUrl, model: 'm', key: 'k' });
    expect(await put(ask)).toBe('Fine.');
    expect(tokens()).toBe(7);
    expect(server.bodies).toEqual([
      `Bearer k ${JSON.stringify({ model: 'm', messages: ask, temperature: 0 })}`,
    ]);
    server.stop();
  });

  test('may answer in parts', async () => {
    const server = await served([
      200,
      said([
        { type: 'text', text: 'Fi' },
        { type: 'text', text: 'ne.' },
      ]),
    ]);
    expect(await createAsk({ baseUrl: server.baseUrl, model: 'm' }).ask(ask)).toBe('Fine.');
    server.stop();
  });

  test('is asked again while it is busy, and not for what it refuses', async () => {
    const busy = await served([429, {}], [503, {}], [200, said('Fine.')]);
    expect(await createAsk({ baseUrl: busy.baseUrl, model: 'm' }, 1).ask(ask)).toBe('Fine.');
    expect(busy.bodies).toHaveLength(3);
    busy.stop();
    const refusing = await served([400, {}]);
    await expect(createAsk({ baseUrl: refusing.baseUrl, model: 'm' }, 1).ask(ask)).rejects.toThrow('400');
    expect(refusing.bodies).toHaveLength(1);
    refusing.stop();
  });
});
