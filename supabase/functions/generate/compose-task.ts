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
/** For what is made rather than written: a text about it is not what one asks for. */
const PLAN_OPENING = 'Plan';
/** Things that are planned and made; in the singular, for the plural is a subject. */
const PROJECTS = new Set(
  'app application website webshop shop store platform tool product game startup business company campaign launch event party wedding trip course workshop podcast festival conference garden house kitchen dashboard plugin extension chatbot bot'.split(
    ' ',
  ),
);
/** Things that are written; in the singular, as above. */
const WRITINGS = new Set(
  'email e-mail mail letter essay poem story post article caption bio description speech message tweet slogan song haiku newsletter reply toast invitation announcement proposal'.split(
    ' ',
  ),
);
/** Modes that have a tone of their own, or none. */
const WITHOUT_TONE: readonly GenerateMode[] = ['casual', 'image'];
const HAS_ARTICLE = /^(?:an?|the|my|our|one|some) /i;
const LENGTH_LINES: Record<GenerateLength, string> = {
  concise: 'Keep it short.',
  balanced: '',
  detailed: 'Give a thorough, detailed answer.',
};

/** Whether somebody wrote a whole request where a topic was asked for. */
function isRequest(topic: string): boolean {
  return isImperative(topic) || topic.endsWith('?');
}

/** What a topic names: the last word before what it is for, of, or does. */
function headOf(topic: string): string {
  const [head = ''] = topic
    .toLowerCase()
    .split(/ (?:for|of|with|that|which|to|in|on|about|where|who)\b|[,;:(]/);
  return head.trim().split(' ').at(-1) ?? '';
}

function openingFor(mode: GenerateMode, topic: string): string {
  const head = headOf(topic);
  if (mode !== 'image' && WRITINGS.has(head) && HAS_ARTICLE.test(topic)) return 'Write';
  return OPENINGS[mode] ?? (PROJECTS.has(head) ? PLAN_OPENING : OTHER_OPENING);
}

const toneLine = ({ mode, tone }: GenerateRequest) =>
  WITHOUT_TONE.includes(mode) ? '' : `Keep the tone ${tone}.`;

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
  const { length, additional_context: context } = request;
  const draft = cleanDraft(request.topic);
  if (!draft.ok) throw new AppError(draft.error);
  const topic = draft.value.trim();
  const mode = toMode(request);
  const opening = isRequest(topic) ? '' : openingFor(request.mode, topic);
  const wish = opening ? `${opening} ${topic}` : topic;
  const lines = [
    /[.!?…]$/.test(wish) ? wish : `${wish}.`,
    // A plan has no tone.
    opening === PLAN_OPENING ? '' : toneLine(request),
    // A picture has no length.
    mode === 'detailed' || mode === 'image' ? '' : LENGTH_LINES[length],
  ];
  return {
    kind: 'enhance',
    mode,
    level: length === 'concise' && mode === 'rewrite' ? 'balanced' : 'reframe',
    text: lines.filter(Boolean).join(' '),
    ...(context.trim() && { context }),
  };
}
