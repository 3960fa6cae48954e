import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type MessageHandlers, sendMessage, serveMessages } from '@/shared/extension/messages.ts';

const preferences = {
  level: 'balanced',
  mode: 'rewrite',
  isModeChosen: false,
  addableSite: null,
  persona: null,
  language: '',
  examples: {},
} as const;
const page = { id: fakeBrowser.runtime.id, url: 'https://chatgpt.com/', tab: { id: 1 } };
const ownPage = { id: fakeBrowser.runtime.id, url: fakeBrowser.runtime.getURL('/popup.html') };

function serve(overrides: Partial<MessageHandlers> = {}): MessageHandlers {
  const handlers: MessageHandlers = {
    'engine.inUse': async () => 'offline',
    'actions.list': vi.fn(async () => []),
    'card.prepare': vi.fn(async () => preferences),
    'card.remember': vi.fn(async () => null),
    'card.remedy': vi.fn(async () => null),
    'card.removed': vi.fn(async () => null),
    'failure.keep': vi.fn(async () => null),
    'card.reachScript': vi.fn(async () => null),
    'card.reachModels': vi.fn(async () => null),
    'card.openActive': vi.fn(async () => ({ code: null })),
    'card.openFrame': vi.fn(async () => ({ code: null })),
    'chip.wanted': vi.fn(async () => ({ wanted: true })),
    'library.insert': vi.fn(async () => ({ code: null })),
    'library.save': vi.fn(async () => ({ id: 'item', name: 'Item' })),
    'library.unsave': vi.fn(async () => null),
    'language.remember': vi.fn(async () => null),
    'menu.refresh': vi.fn(async () => null),
    'pause.end': vi.fn(async () => null),
    'personas.choose': vi.fn(async () => null),
    'personas.list': vi.fn(async () => []),
    'sites.add': vi.fn(async () => ({ added: true })),
    'sites.remove': vi.fn(async () => null),
    'templates.sync': vi.fn(async () => null),
    'templates.keep': vi.fn(async () => null),
    'site.changedTemplates': vi.fn(async () => null),
    'site.askState': vi.fn(async () => ({ isConnected: false, hasRewritten: false })),
    'account.signIn': vi.fn(async () => null),
    'account.signOut': vi.fn(async () => null),
    'account.refresh': vi.fn(async () => null),
    'account.handOff': vi.fn(async () => ({ accepted: true })),
    'text.handOff': vi.fn(async () => ({ accepted: true })),
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

  it('lets no page write what it likes by way of the library', async () => {
    const { 'library.insert': insert } = serve();
    expect(await send({ type: 'library.insert', body: { text: 'x' } }, page)).toEqual({ code: 'forbidden' });
    expect(insert).not.toHaveBeenCalled();
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

describe('handing an account over', () => {
  const handOff = {
    type: 'account.handOff',
    body: {
      type: 'WHETSTONE_AUTH_SUCCESS',
      source: 'whetstone-dashboard',
      token: `wst_${'a'.repeat(43)}`,
      userId: '3f0c2c4e-6f0a-4d5b-9a53-0a3b1d1c9f10',
      email: 'ada@example.test',
      timestamp: 1,
      state: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    },
  };
  const site = { id: ownId, url: 'https://whetstone.example/login?ext=1', frameId: 0, tab: { id: 1 } };

  it('is done by the website', async () => {
    serve();
    expect(await send(handOff, site)).toEqual({ value: { accepted: true } });
  });

  it.each([
    ['a chat page', { ...site, url: 'https://chatgpt.com/' }],
    ['a site whose name begins like ours', { ...site, url: 'https://whetstone.example.evil.test/' }],
    ['another port of our host', { ...site, url: 'https://whetstone.example:8443/' }],
    ['our page inside a frame', { ...site, frameId: 3 }],
    ['a page without an address', { ...site, url: undefined }],
    ['another extension', { ...site, id: 'another-extension' }],
  ])('is refused to %s', async (_, sender) => {
    const { 'account.handOff': taken } = serve();
    expect(await send(handOff, sender)).toEqual({ code: 'forbidden' });
    expect(taken).not.toHaveBeenCalled();
  });

  it('is refused with a field more', async () => {
    const { 'account.handOff': taken } = serve();
    const more = { ...handOff, body: { ...handOff.body, admin: true } };
    expect(await send(more, site)).toEqual({ code: 'invalid_request' });
    expect(taken).not.toHaveBeenCalled();
  });

  it.each(['account.signIn', 'account.signOut'])('lets no page ask for %s', async (type) => {
    const { 'account.signIn': begun, 'account.signOut': ended } = serve();
    expect(await send({ type, body: {} }, site)).toEqual({ code: 'forbidden' });
    expect(begun).not.toHaveBeenCalled();
    expect(ended).not.toHaveBeenCalled();
  });
});
