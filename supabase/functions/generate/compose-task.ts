import type { EnhanceMode, EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { GenerateLength, GenerateMode, GenerateRequest } from '@/shared/contracts/generate.ts';
import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { cleanDraft } from '@/shared/enhance/draft.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** How a bare topic becomes a request. */
const OPENINGS: Partial<Record<GenerateMode, string>> = {
  email: 'Write an email about',
  image: 'Create an image of',
};
const OTHER_OPENING = 'Write a text about';
/** Modes that have a tone of their own, or none. */
const WITHOUT_TONE: readonly GenerateMode[] = ['casual', 'image'];
const LENGTH_LINES: Record<GenerateLength, string> = {
  concise: 'Keep it short.',
  balanced: '',
  detailed: 'Give a thorough, detailed answer.',
};

/** Whether somebody wrote a whole request where a topic was asked for. */
function isRequest(topic: string): boolean {
  return isImperative(topic) || topic.endsWith('?');
}

function toMode({ mode, length }: GenerateRequest): EnhanceMode {
  if (mode !== 'reframe') return mode;
  return length === 'detailed' ? 'detailed' : 'rewrite';
}

/**
 * A topic with its choices as the task an engine knows (spec §7). A short prompt that needs no steps stays one paragraph;
 * every other one is built up of sections.
 * @throws AppError `empty_draft`
 */
export function composeTask(request: GenerateRequest): EnhanceTask {
  const { length, tone, additional_context: context } = request;
  const draft = cleanDraft(request.topic);
  if (!draft.ok) throw new AppError(draft.error);
  const topic = draft.value.trim();
  const mode = toMode(request);
  const wish = isRequest(topic) ? topic : `${OPENINGS[request.mode] ?? OTHER_OPENING} ${topic}`;
  const lines = [
    /[.!?…]$/.test(wish) ? wish : `${wish}.`,
    WITHOUT_TONE.includes(request.mode) ? '' : `Keep the tone ${tone}.`,
    mode === 'detailed' ? '' : LENGTH_LINES[length],
  ];
  return {
    kind: 'enhance',
    mode,
    level: length === 'concise' && mode === 'rewrite' ? 'balanced' : 'reframe',
    text: lines.filter(Boolean).join(' '),
    ...(context.trim() && { context }),
  };
}
