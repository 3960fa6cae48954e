import type { EnhanceMode, EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { GenerateMode, GenerateRequest } from '@/shared/contracts/generate.ts';
import { cleanDraft } from '@/shared/enhance/draft.ts';
import { formatSections } from '@/shared/enhance/sections.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { wordCode } from './code-topic.ts';
import { wordForeign } from './foreign-topic.ts';
import { mendTopic } from './mend-topic.ts';
import { splitArrow } from './split-arrow.ts';
import { splitFragments, splitSpeech } from './split-fragments.ts';
import { splitCommas } from './topic-commas.ts';
import { withMatter } from './topic-person.ts';
import { askedBelow, splitRemarks } from './topic-remarks.ts';
import { linesFor } from './wish-lines.ts';
import { sentence } from './word-name.ts';
import { wordTopic } from './word-topic.ts';
import type { WordedTopic } from './worded-topic.ts';

function toMode({ mode, length }: GenerateRequest): EnhanceMode {
  if (mode !== 'reframe') return mode;
  return length === 'detailed' ? 'detailed' : 'rewrite';
}

/** Modes an engine adds no sections of its own to. */
const WITH_SECTIONS: readonly GenerateMode[] = ['reframe', 'casual', 'technical'];

function write(wish: string, lines: readonly string[], { hasSections }: { hasSections: boolean }): string {
  if (lines.length === 0) return wish;
  if (hasSections)
    return formatSections([
      { title: 'Task', body: wish },
      { title: 'Requirements', body: lines.map((line) => `- ${line.replace(/\.$/, '')}`).join('\n') },
    ]);
  return `${wish}${wish.includes('\n') ? '\n\n' : ' '}${lines.join(' ')}`;
}

/** An English topic that is no code, with the remarks it makes on what it wants. */
function wordEnglish(given: string, mode: GenerateMode): WordedTopic & { remarks: readonly string[] } {
  if (mode === 'image') return { ...wordTopic(given, mode), remarks: [] };
  const topic = withMatter(given);
  const asked = mode === 'email' ? undefined : askedBelow(topic);
  if (asked) return { kind: 'question', wish: asked, remarks: [] };
  const arrow = splitArrow(topic);
  if (arrow && 'order' in arrow)
    return { kind: 'revision', wish: `${sentence(arrow.order)}:\n\n${arrow.material}`, remarks: [] };
  const { name, remarks } = (mode === 'email' ? undefined : arrow) ??
    splitSpeech(topic) ??
    splitRemarks(topic) ??
    splitCommas(topic) ??
    splitFragments(topic) ?? { name: topic, remarks: [] };
  return { ...wordTopic(name, mode), remarks };
}

/** A remark as a sentence of its own. */
const asLine = (remark: string): string =>
  remark.charAt(0).toUpperCase() + remark.slice(1) + (/[.!…]$/.test(remark) ? '' : '.');

/**
 * A topic with its choices as the task an engine knows (spec §7). A short prompt that needs no steps stays one paragraph;
 * every other one is built up of sections. The tone, which every client sends and nobody chose, is in no prompt.
 * @throws AppError `empty_draft`
 */
export function composeTask(request: GenerateRequest): EnhanceTask {
  const { length, additional_context: context } = request;
  const draft = cleanDraft(request.topic);
  if (!draft.ok) throw new AppError(draft.error);
  // Marks alone ask for nothing.
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(draft.value)) throw new AppError('empty_draft');
  const topic = draft.value.trim();
  const mode = toMode(request);
  const level = length === 'concise' && mode === 'rewrite' ? 'balanced' : 'reframe';
  const further = context.trim() ? { context } : {};
  const code =
    request.mode === 'image' || request.mode === 'email' || splitArrow(topic) ? undefined : wordCode(topic);
  const foreign = code ? undefined : wordForeign(topic, request);
  if (foreign) return { kind: 'enhance', mode, level, place: 'chat', text: foreign, ...further };
  const { kind, wish, remarks } = code
    ? { ...code, remarks: [] }
    : wordEnglish(mendTopic(topic), request.mode);
  const isWhole = /[.!?…]$/.test(wish) || wish.includes('\n');
  const lines = [...remarks.map(asLine), ...linesFor(kind, request)];
  const text = write(isWhole ? wish : `${wish}.`, lines, {
    hasSections:
      level === 'reframe' &&
      (kind !== 'request' || remarks.length > 0) &&
      (wish.includes('\n') || WITH_SECTIONS.includes(request.mode)),
  });
  return { kind: 'enhance', mode, level, place: 'chat', text, ...further };
}
