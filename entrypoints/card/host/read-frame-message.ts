import { isChoice, isCode, isFinding, isNamed } from '@/entrypoints/card/read-messages.ts';
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
} from '@/entrypoints/card/shape.ts';
import { sectionTitles } from '@/shared/contracts/section-titles.ts';
import type { ActName, FrameMessage } from '@/shared/extension/card/frame-port.ts';

// What the frame of a card sends, read without its schemas; `read-frame-message.test.ts` holds both to each other.

const none: Shape[] = [];
const isKind = oneOf('prompt', 'note');
/** The arguments of each act, in their order. */
const acts: Record<ActName, readonly Shape[]> = {
  choose: [isChoice],
  setPersona: [isNullable(isNamed)],
  translateInto: [isText],
  setShowChanges: [isFlag],
  toggleChange: [isWhole],
  toggleSection: [oneOf(...sectionTitles)],
  restore: [isFinding],
  accept: [isOptional(isText)],
  copied: [isFlag],
  askWhatToSave: [isFlag],
  save: [isKind, isOptional(isText)],
  undoSave: none,
  retry: none,
  retryOnDevice: none,
  resume: none,
  remedy: [isCode],
  revert: none,
  useSubject: [isText],
  siteAdded: [isFlag],
  cancel: none,
  stepBack: none,
  readTurns: none,
  toggleTurn: [isWhole],
  keepTurns: [isFlag],
  removeTurns: none,
  runWithTurns: none,
};

const isAct: Shape = (message) => {
  const by = oneOf('pointer', 'keyboard');
  if (!isObject({ name: isText, args: isListOf(() => true), by, x: isNumber, y: isNumber })(message))
    return false;
  const { name, args } = message as { name: string; args: unknown[] };
  if (!Object.hasOwn(acts, name)) return false;
  const shapes = acts[name as ActName];
  return args.length <= shapes.length && shapes.every((shape, at) => shape(args[at]));
};

const isFrameMessage = isAny(
  (message) => isObject({ type: oneOf('act') })(message) && isAct(message),
  isObject({ type: oneOf('typed'), text: isText }),
  isObject({ type: oneOf('size'), heightPx: isNumber }),
  isObject({ type: oneOf('move'), dxPx: isNumber, dyPx: isNumber }),
  isObject({ type: oneOf('entered', 'left', 'unseen') }),
  isObject({ type: oneOf('covered'), isCovered: isFlag }),
);

/** @returns undefined for what is none of them */
export function readFrameMessage(message: unknown): FrameMessage | undefined {
  return isFrameMessage(message) ? (message as FrameMessage) : undefined;
}
