import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EnhanceLevel, ResultRemark, WritingPlace } from '@/shared/contracts/enhance.ts';
import {
  createOfflineEngine,
  type OfflineEngine,
  type OfflineEngineOptions,
} from '@/shared/engines/offline/engine.ts';

/** A draft as somebody typed it, and what kind of writer he is. */
export interface KeptDraft {
  writer: string;
  text: string;
  /** Where it was typed. */
  place: WritingPlace;
}

export const keptLevels = ['polish', 'balanced', 'reframe'] as const satisfies readonly EnhanceLevel[];
/**
 * `drafts` were read while rules were made, `unseen` once, at the end. The last 61 of the one and the last 40 of the other were
 * written together before their writer had read a rule, and drawn by lot; he knew their wording while he tuned on the first.
 */
export const keptSets = ['drafts', 'chats', 'unseen'] as const;

/** "=== a student @chat": who typed it, and where; elsewhere than in a chat where nothing is said. */
const IN_CHAT = / @chat$/;

export function readKeptDrafts(set: (typeof keptSets)[number]): KeptDraft[] {
  return readFileSync(new URL(`./${set}.txt`, import.meta.url), 'utf8')
    .split(/^=== /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const at = part.indexOf('\n');
      const writer = part.slice(0, at);
      const place = IN_CHAT.test(writer) ? 'chat' : 'other';
      return { writer: writer.replace(IN_CHAT, ''), text: part.slice(at + 1).trimEnd(), place };
    });
}

/** A name of a text that is short enough for a list. */
export const nameOf = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 10);

/** One engine for the same parts: each compiles its rules in turns that let a page breathe, most of which is waiting. */
const engines = new WeakMap<OfflineEngineOptions, OfflineEngine>();

function engineOf(options: OfflineEngineOptions): OfflineEngine {
  const engine = engines.get(options) ?? createOfflineEngine(options);
  engines.set(options, engine);
  return engine;
}

interface Asked {
  text: string;
  level: EnhanceLevel;
  place?: WritingPlace;
}

/** What the engine on the device makes of a draft, whole, and what it says of it. */
export async function runOffline(
  options: OfflineEngineOptions,
  { text, level, place = 'other' }: Asked,
): Promise<{ text: string; remarks: readonly ResultRemark[] }> {
  const run = { requestId: 'eval', signal: new AbortController().signal };
  const task = { kind: 'enhance', text, level, mode: 'rewrite', place } as const;
  for await (const event of engineOf(options).run(task, run))
    if (event.type === 'done') return { text: event.text, remarks: event.remarks ?? [] };
  return { text: '', remarks: [] };
}

/** The text of it alone. */
export const enhanceOffline = async (options: OfflineEngineOptions, asked: Asked): Promise<string> =>
  (await runOffline(options, asked)).text;
