import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openCard } from '@/entrypoints/background/open-card.ts';
import { textFor } from '@/shared/errors/texts.en.ts';

/** What a frame says of its focus. */
const look = (frameId: number, inner: string | null = null) => ({
  frameId,
  result: { origin: `https://${frameId}.example`, depth: frameId && 1, isFocused: true, isUsed: true, inner },
});

/** A tab whose frames answer as told; frames that are not named hold no script of ours. */
function tabWith(
  frames: Record<number, boolean>,
  { takesScripts = true, looks = [look(0)], host = 'page.example' } = {},
) {
  const asked: { frameId: number; explain: unknown; frame?: unknown }[] = [];
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation((async (
    _tab: number,
    message: { body: { explain: unknown; frame?: unknown } },
    { frameId }: { frameId: number },
  ) => {
    const { explain, frame } = message.body;
    asked.push({ frameId, explain, ...(frame !== undefined && { frame }) });
    if (frames[frameId] === undefined) throw new Error('Receiving end does not exist');
    return { opened: frames[frameId] };
  }) as never);
  const inject = vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation((async ({
    func,
    target,
  }: {
    func?: unknown;
    target: { frameIds?: number[] };
  }) => {
    if (!takesScripts) throw new Error('Cannot access contents of the page');
    if (!func) return [];
    return target.frameIds ? [{ result: host }] : looks;
  }) as never);
  return { asked, inject };
}

beforeEach(() => fakeBrowser.reset());
afterEach(() => vi.restoreAllMocks());

describe('opening the card', () => {
  it('asks the script that is there, and injects nothing', async () => {
    const { inject } = tabWith({ 0: true });
    expect(await openCard({ tabId: 1, frameId: 0 }, { level: 'polish' })).toEqual({ code: null });
    expect(inject).not.toHaveBeenCalled();
  });

  it('brings the card into a page that has no script of ours', async () => {
    const { inject } = tabWith({});
    await openCard({ tabId: 1, frameId: 0 }, {});
    expect(inject).toHaveBeenCalledWith({ target: { tabId: 1, frameIds: [0] }, files: ['/card.js'] });
  });

  it('brings what it knows of a chat into one that was open before it came', async () => {
    const { inject } = tabWith({}, { host: 'claude.ai' });
    await openCard({ tabId: 1, frameId: 0 }, {});
    const files = ['/content-scripts/chat.js', '/card.js'];
    expect(inject).toHaveBeenCalledWith({ target: { tabId: 1, frameIds: [0] }, files });
  });

  it('brings it into a frame that another page has of a chat', async () => {
    const looks = [look(0, 'https://5.example'), look(5)];
    const { inject } = tabWith({ 0: false }, { looks, host: 'claude.ai' });
    await openCard({ tabId: 1, frameId: 0 }, {});
    const files = ['/content-scripts/chat.js', '/card.js'];
    expect(inject).toHaveBeenCalledWith({ target: { tabId: 1, frameIds: [5] }, files });
  });

  it('asks the page before the frame, and lets only the last explain itself', async () => {
    const { asked } = tabWith({ 0: false, 5: true });
    expect(await openCard({ tabId: 1, frameId: 5 }, {})).toEqual({ code: null });
    expect(asked).toEqual([
      { frameId: 0, explain: false },
      { frameId: 5, explain: true },
    ]);
  });

  it('asks the frame that has the focus, where the page has nothing to sharpen', async () => {
    const { asked } = tabWith({ 0: false, 5: true }, { looks: [look(0, 'https://5.example'), look(5)] });
    expect(await openCard({ tabId: 1, frameId: 0 }, {})).toEqual({ code: null });
    expect(asked).toEqual([
      { frameId: 0, explain: false },
      { frameId: 5, explain: true },
    ]);
  });

  it.each([
    [false, 'https://other.example'],
    [true, null],
  ])('has the page say that a frame takes no script; its origin is allowed: %s', async (isAllowed, frame) => {
    vi.spyOn(fakeBrowser.permissions, 'contains').mockResolvedValue(isAllowed as never);
    const { asked } = tabWith({ 0: false }, { looks: [look(0, 'https://other.example')] });
    await openCard({ tabId: 1, frameId: 0 }, {});
    expect(asked).toEqual([
      { frameId: 0, explain: false },
      { frameId: 0, explain: true, frame },
    ]);
  });

  it('says on the button why a page that takes no scripts cannot be helped', async () => {
    tabWith({}, { takesScripts: false });
    expect(await openCard({ tabId: 1, frameId: 0 }, {})).toEqual({ code: 'page_not_supported' });
    expect(await fakeBrowser.action.getTitle({ tabId: 1 })).toBe(textFor('card', 'page_not_supported'));
    expect(await fakeBrowser.action.getBadgeText({ tabId: 1 })).toBe('!');
  });
});
