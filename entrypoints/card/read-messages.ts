import type { ResultNature, ResultRemark } from '@/shared/contracts/enhance.ts';
import { actionIds } from '@/shared/enhance/action-ids.ts';
import { engineIds } from '@/shared/enhance/engines/engine-ids.ts';
import { levelIds, modeIds } from '@/shared/enhance/modes/mode-ids.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { CardOpen, MessageName, MessageReply } from '@/shared/extension/messages.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';
import {
  isAny,
  isFlag,
  isListOf,
  isNullable,
  isNumber,
  isObject,
  isOptional,
  isText,
  isWhole,
  oneOf,
  type Shape,
} from './shape.ts';

// What the background sends to a card, read without its schemas; `read-messages.test.ts` holds both to each other.

const isLevel = oneOf(...levelIds);
const isMode = oneOf(...modeIds);
const isEngine = oneOf(...engineIds);
/** Told by its form alone: the frame, which puts it into words, knows them all. */
export const isCode: Shape = (value) => isText(value) && /^[a-z_]+$/.test(value as string);
export const isNamed = isObject({ id: isText, name: isText });
const isExample = isObject({ before: isText, after: isText });

const isJob = isAny(
  isObject({
    kind: oneOf('action'),
    action: oneOf(...actionIds, 'custom'),
    own: isOptional(isNamed),
  }),
  isObject({ kind: oneOf('follow-ups') }),
  isObject({ kind: oneOf('save'), item: oneOf('prompt', 'note') }),
);

export const isChoice = isAny(
  isObject({ level: isLevel }),
  isObject({ mode: isMode }),
  isObject({ job: isJob }),
);

const isCardOpen = isObject({
  mode: isOptional(isMode),
  level: isOptional(isLevel),
  job: isOptional(isJob),
  selectionText: isOptional(isText),
  explain: isOptional(isFlag),
  frame: isOptional(isNullable(isText)),
  insert: isOptional(isText),
});

/** @returns undefined for what asks for no card */
export function readCardOpen(body: unknown): CardOpen | undefined {
  return isCardOpen(body) ? (body as CardOpen) : undefined;
}

export const isFinding = isObject({
  kind: isText,
  change: oneOf('lost', 'added'),
  value: isText,
  segment: isNullable(isWhole),
});

const events: Record<EnhancePortEvent['type'], Shape> = {
  ping: () => true,
  start: isObject({ engine: isEngine, model: isText, redactions: isOptional(isWhole) }),
  fallback: isObject({ from: isEngine, to: isEngine, code: isCode }),
  delta: isObject({ seq: isWhole, text: isText }),
  done: isObject({
    text: isText,
    segments: isListOf(isAny(isObject({ same: isText }), isObject({ before: isText, after: isText }))),
    sections: isListOf(isObject({ title: isText, body: isText })),
    guard: isListOf(isFinding),
    blanks: isOptional(isListOf(isText)),
    credits: isNullable(isWhole),
    cost: isOptional(isWhole),
    nature: isOptional(oneOf(...(['answer', 'prompt'] satisfies ResultNature[]))),
    remarks: isOptional(
      isListOf(
        oneOf(
          ...([
            'persona_unused',
            'own_role',
            'no_picture',
            'no_mail',
            'budget_spent',
            'other_language',
            'nothing_to_do',
            'kept_message',
            'kept_structure',
            'kept_short',
            'kept_whole',
            'needs_model',
          ] satisfies ResultRemark[]),
        ),
      ),
    ),
  }),
  error: isObject({ code: isCode, retryAfterMs: isOptional(isNumber), engine: isOptional(isEngine) }),
};

/** @returns undefined for an event of no known shape */
export function readEvent(message: unknown): EnhancePortEvent | undefined {
  if (!isObject({ type: isText })(message)) return undefined;
  const { type } = message as { type: string };
  if (!Object.hasOwn(events, type)) return undefined;
  return events[type as EnhancePortEvent['type']](message) ? (message as EnhancePortEvent) : undefined;
}

/** The messages a card sends, and what it takes for an answer. */
export const replies = {
  'card.prepare': isObject({
    level: isLevel,
    mode: isMode,
    persona: isNullable(isNamed),
    language: isText,
    isModeChosen: isFlag,
    addableSite: isNullable(isText),
    examples: (value) => isObject({})(value) && Object.values(value as object).every(isExample),
  }),
  'card.remember': oneOf(null),
  'personas.choose': oneOf(null),
  'language.remember': oneOf(null),
  'library.save': isNamed,
  'library.unsave': oneOf(null),
  'pause.end': oneOf(null),
  'card.remedy': oneOf(null),
  'card.removed': oneOf(null),
  'card.reachScript': oneOf(null),
  'card.reachModels': oneOf(null),
} satisfies Partial<Record<MessageName, Shape>>;

export type CardMessage = keyof typeof replies;

/** The background's answer to one of them: its value, or why there is none. */
export function readAnswer<N extends CardMessage>(
  name: N,
  answer: unknown,
): { value: MessageReply<N> } | { code: ErrorCode } {
  if (isObject({ code: isCode })(answer)) return answer as { code: ErrorCode };
  if (isObject({ value: replies[name] })(answer)) return answer as { value: MessageReply<N> };
  return { code: 'bad_response' };
}
