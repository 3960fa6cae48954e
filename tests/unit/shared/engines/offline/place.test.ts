import { afterEach, describe, expect, test } from 'vitest';
import { taskOf } from '@/entrypoints/card/card-job.ts';
import { type DraftTarget, placeOf } from '@/entrypoints/card/editor/draft-target.ts';
import { siteAt } from '@/shared/chats/chat-sites.ts';
import {
  type EnhanceLevel,
  type EnhanceTask,
  enhanceTask,
  type WritingPlace,
} from '@/shared/contracts/enhance.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';

const reframed = (text: string, place: WritingPlace) => enhanced(text, place, 'reframe');

async function enhanced(text: string, place: WritingPlace, level: EnhanceLevel) {
  const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level, text, place };
  const run = { requestId: 'r1', signal: new AbortController().signal };
  for await (const event of createOfflineEngine({}).run(task, run)) if (event.type === 'done') return event;
  return undefined;
}

describe('where a draft is written', () => {
  const toAnybody =
    'could you check our onboarding mails before Friday. keep the tone warm, max 120 words each, and no emojis please. we sell bikes';

  test('makes it a prompt in a chat and a message in a mail', async () => {
    expect((await reframed(toAnybody, 'chat'))?.text).toMatch(/^## Task\nCheck our onboarding mails/);
    const mail = await reframed(toAnybody, 'mail');
    expect(mail?.remarks).toEqual(['kept_message']);
    expect(mail?.text).not.toContain('## ');
  });

  test('leaves a message to somebody by name one, in a chat too', async () => {
    const done = await reframed(
      'hi Priya, can you send me the slides before noon? I need them for Tom',
      'chat',
    );
    expect(done?.remarks).toEqual(['kept_message']);
  });

  test('puts no steps to think in below a message', async () => {
    const text = 'hi tom just wanted to say we moved to Monday. who pays for the print? Thanks ana';
    const task: EnhanceTask = { kind: 'enhance', mode: 'chain-of-thought', level: 'balanced', text };
    const run = { requestId: 'r1', signal: new AbortController().signal };
    for await (const event of createOfflineEngine({}).run(task, run))
      if (event.type === 'done') {
        expect(event.remarks).toEqual(['kept_message']);
        expect(event.text).not.toContain('step by step');
      }
  });

  test('takes the greeting and the thanks off a prompt only where nobody reads them', async () => {
    const draft =
      'hello, write a toast for my sister. max 100 words, no jokes about her job. we grew up in Leeds. thanks';
    expect((await reframed(draft, 'chat'))?.text).not.toMatch(/hello|thanks/i);
    expect((await reframed('hi Tom, the slides are done. thanks', 'mail'))?.text).toMatch(
      /^Hi Tom,[\s\S]*Thanks/,
    );
  });

  test('leaves the thanks in a letter that asks an AI for nothing, and says not that nothing was improved', async () => {
    const letter = 'I received your letter yesterday.\nIt is a good idea.\nThanks a lot';
    expect((await enhanced(letter, 'chat', 'balanced'))?.text).toBe(letter);
    const prompt = await enhanced('Write a short poem about rain. Thanks!', 'chat', 'balanced');
    expect(prompt?.text).toBe('Write a short poem about rain.');
    expect(prompt?.remarks ?? []).not.toContain('nothing_to_do');
  });

  test('is not asked of clients from before it', () => {
    const old = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'a' };
    expect(enhanceTask.parse(old)).toEqual(old);
    expect(() => enhanceTask.parse({ ...old, place: 'attic' })).toThrow();
  });
});

describe('the card', () => {
  afterEach(() => {
    delete cardBridge().site;
  });
  const at = (hostname: string, target: object | null) => {
    // The resident script of a chat says which one it is.
    cardBridge().site = siteAt(hostname);
    return placeOf(target as DraftTarget | null);
  };

  test('tells the place by the site and the field', () => {
    expect(at('chatgpt.com', { spot: {} })).toBe('chat');
    expect(at('mail.google.com', { spot: {}, isMail: true })).toBe('mail');
    expect(at('example.org', { spot: {} })).toBeUndefined();
  });

  test('hands it on with a rewrite alone', () => {
    const choice = {
      job: null,
      mode: 'rewrite',
      level: 'reframe',
      language: 'German',
      persona: null,
    } as const;
    expect(taskOf(choice as never, 'a', 'chat')).toMatchObject({ kind: 'enhance', place: 'chat' });
    expect(taskOf({ ...choice, job: { kind: 'follow-ups' } } as never, 'a', 'chat')).toEqual({
      kind: 'follow-ups',
      text: 'a',
    });
  });
});
