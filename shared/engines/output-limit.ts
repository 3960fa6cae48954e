import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import type { ActionId, EngineTask } from '@/shared/contracts/task.ts';
import { modeOf } from '@/shared/enhance/modes/list.ts';

/** How long an answer may grow: `tokens` is what a model server is told, `chars` where an answer is stopped in any case. */
export interface OutputLimit {
  tokens: number;
  chars: number;
}

/** An answer's room in tokens: `times` the text it works on, and `more` on top. */
interface Growth {
  times: number;
  more: number;
}

const levels: Readonly<Record<EnhanceLevel, Growth>> = {
  polish: { times: 1.2, more: 200 },
  balanced: { times: 1.5, more: 500 },
  reframe: { times: 1.5, more: 2_000 },
};

const actions: Readonly<Record<ActionId, Growth>> = {
  summarise: { times: 0.5, more: 500 },
  explain: { times: 0.5, more: 1_500 },
  'action-plan': { times: 0.5, more: 1_500 },
  // One language may need three times the tokens of another.
  translate: { times: 3, more: 300 },
  fix: { times: 1.2, more: 200 },
  'extract-tasks': { times: 0.5, more: 1_500 },
  reply: { times: 0.5, more: 1_500 },
  custom: { times: 1.5, more: 2_000 },
};

/** Models that think first spend these before the first word, and servers count them against the limit. */
const THINKING_TOKENS = 4_000;
/** A token of English is 4.2 characters and bytes, one of Chinese one character and 3 bytes: few texts are below this. */
const BYTES_PER_TOKEN = 3;
/** No language writes more characters a token on average. */
const CHARS_PER_TOKEN = 5;

const encoder = new TextEncoder();

/** The tokens of a text, rather too many than too few: models count differently. */
export function estimateTokens(text: string): number {
  return Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN);
}

function growthOf(task: EngineTask): Growth {
  switch (task.kind) {
    case 'enhance': {
      const { times, more } = levels[task.level];
      // Polishing changes no more in one mode than in another.
      return { times, more: more + (task.level === 'polish' ? 0 : modeOf(task.mode).extraTokens) };
    }
    case 'action':
      return actions[task.action];
    case 'follow-ups':
      return { times: 0, more: 600 };
    case 'persona':
      return { times: 0, more: 1_500 };
    case 'image':
      return { times: 0, more: 1_500 };
    case 'image-brief':
      return { times: 1.5, more: 2_000 };
    case 'answer':
      return { times: 0.5, more: 4_000 };
    case 'file-question':
      return { times: 0, more: 3_000 };
  }
}

/** The tokens an answer itself may take; a model that does not think first needs no more. */
export function answerTokens(task: EngineTask): number {
  const { times, more } = growthOf(task);
  return Math.ceil(estimateTokens(task.text) * times + more);
}

function limitOf(tokens: number): OutputLimit {
  const whole = Math.ceil(tokens) + THINKING_TOKENS;
  return { tokens: whole, chars: whole * CHARS_PER_TOKEN };
}

/**
 * How long a model's answer to a task may be: it follows from what is asked and from the length of the text, so that no
 * answer costs more than its task can need (faults N10).
 */
export function outputLimit(task: EngineTask): OutputLimit {
  return limitOf(answerTokens(task));
}

/** The same for putting an answer's text under headings. */
export function repairLimit(text: string): OutputLimit {
  return limitOf(estimateTokens(text) * levels.polish.times + levels.polish.more);
}
