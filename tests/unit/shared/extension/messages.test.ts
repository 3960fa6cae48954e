import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type MessageHandlers, sendMessage, serveMessages } from '@/shared/extension/messages.ts';

const preferences = { level: 'balanced', mode: 'rewrite', showChanges: true } as const;
const page = { id: fakeBrowser.runtime.id, url: 'https://chatgpt.com/', tab: { id: 1 } };
const ownPage = { id: fakeBrowser.runtime.id, url: fakeBrowser.runtime.getURL('/popup.html') };

function serve(overrides: Partial<MessageHandlers> = {}): MessageHandlers {
  const handlers: MessageHandlers = {
    'card.prepare': vi.fn(async () => preferences),
    'card.remember': vi.fn(async () => null),
    'card.openActive': vi.fn(async () => ({ code: null })),
    'chip.wanted': vi.fn(async () => ({ wanted: true })),
    ...overrides,
  };
  serveMessages(handlers);
  return handlers;
}

/** Sends as a given sender and gives the reply; undefined when nobody felt addressed. */
async function send(message: unknown, sender: object): Promise<unknown> {
  return new Promise((resolve) => {
    void fakeBrowser.runtime.onMessage
      .trigger(message, sender as never, resolve)
      .then((answers) => answers.includes(true as never) || resolve(undefined));
  });
}

const ownId = fakeBrowser.runtime.id;
beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.runtime.id = ownId;
});

describe('messages to the background', () => {
  it('answers a page script', async () => {
    serve();
    expect(await send({ type: 'card.prepare', body: {} }, page)).toEqual({ value: preferences });
  });

  it('lets no page send what only our own pages may', async () => {
    const { 'card.openActive': open } = serve();
    expect(await send({ type: 'card.openActive', body: {} }, page)).toEqual({ code: 'forbidden' });
    expect(open).not.toHaveBeenCalled();
    expect(await send({ type: 'card.openActive', body: {} }, ownPage)).toEqual({ value: { code: null } });
  });

  it('refuses another extension', async () => {
    serve();
    const foreign = { ...page, id: 'another-extension' };
    expect(await send({ type: 'card.prepare', body: {} }, foreign)).toEqual({ code: 'forbidden' });
  });

  it.each([{ level: 'everything' }, { level: 3 }, { mode: 'x'.repeat(10_000_000) }, 'polish', null])(
    'refuses a body of another shape (case %#)',
    async (body) => {
      const { 'card.remember': remember } = serve();
      expect(await send({ type: 'card.remember', body }, page)).toEqual({ code: 'invalid_request' });
      expect(remember).not.toHaveBeenCalled();
    },
  );

  it('hands on what the schema names and nothing else', async () => {
    const { 'card.remember': remember } = serve();
    const body = JSON.parse('{"level":"polish","token":"wst_x","__proto__":{"mode":"email"}}');
    await send({ type: 'card.remember', body }, page);
    expect(remember).toHaveBeenCalledWith({ level: 'polish' }, page);
    expect(({} as { mode?: string }).mode).toBeUndefined();
  });

  it.each(['toString', '__proto__', 'card.unknown'])('leaves %s to others', async (type) => {
    serve();
    expect(await send({ type, body: {} }, page)).toBeUndefined();
  });

  it('tells the asker the code of a failure, never its cause', async () => {
    serve({
      'card.prepare': async () => {
        throw new Error('the token is wst_secret');
      },
    });
    expect(await send({ type: 'card.prepare', body: {} }, page)).toEqual({ code: 'internal' });
  });
});

describe('asking the background', () => {
  it('gives the parsed reply', async () => {
    vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockResolvedValue({ value: preferences } as never);
    expect(await sendMessage('card.prepare', {})).toEqual(preferences);
  });

  it.each([
    [{ code: 'forbidden' }, 'forbidden'],
    [undefined, 'bad_response'],
    [{ value: { level: 'best' } }, 'bad_response'],
  ])('throws for %j', async (reply, code) => {
    vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockResolvedValue(reply as never);
    await expect(sendMessage('card.prepare', {})).rejects.toMatchObject({ code });
  });

  it('says that the extension was reloaded when its own is gone', async () => {
    fakeBrowser.runtime.id = '';
    await expect(sendMessage('card.prepare', {})).rejects.toMatchObject({ code: 'extension_reloaded' });
  });
});
