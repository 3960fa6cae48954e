import type { EngineReadiness } from '@/shared/enhance/engines/engine-kind.ts';
import { byStrength, type EngineId, engineKind, engines } from '@/shared/enhance/engines/engines.ts';
import { say } from './settings/say.ts';

/** What the user may choose; `auto` is the strongest engine that is ready. */
export type EngineOption = 'auto' | EngineId;

export interface EngineChoice {
  id: EngineOption;
  label: string;
  hint: string;
  /** Whose heading it stands under; none for what is chosen among them all. */
  group?: EngineGroup;
}

export interface EngineGroup {
  label: string;
  note?: string;
}

/** Whether drafts go to somebody else: to a service by a key, or to ours. */
const sendsAway = (id: EngineId): boolean => {
  const { access, server } = engineKind(id);
  return access === 'functions' || server?.takesKey === true;
};

/** Where texts stay comes first. */
const groups = (): { isAway: boolean; group: EngineGroup }[] => [
  { isAway: false, group: { label: say('staysHere'), note: say('staysHereNote') } },
  { isAway: true, group: { label: say('sentAway'), note: say('sentAwayNote') } },
];

/** How each engine stands; one that is not named is not offered. */
type States = Partial<Record<EngineId, EngineReadiness>>;

/** The choices in the order they are offered in, each with what it means for the text and how it stands. */
export function engineOptions(states: States): EngineChoice[] {
  const best = byStrength.find(({ id }) => states[id] === 'ready');
  return [
    {
      id: 'auto',
      label: say('automatic'),
      hint: best ? say('bestReadyNow', { name: lowerFirst(best.texts.label) }) : say('bestReady'),
    },
    ...groups().flatMap(({ isAway, group }) =>
      engines.flatMap(({ id, texts }) => {
        const state = sendsAway(id) === isAway && states[id];
        return state ? [{ id, label: texts.label, hint: texts.hints[state], group }] : [];
      }),
    ),
  ];
}

/** Whether one press connects it, without an address or a key to type. */
function connectsAtOnce(id: EngineId): boolean {
  const { access, server } = engineKind(id);
  return access === 'browser-model' || server?.takesKey === false;
}

/**
 * *Automatic*, the engine that is chosen, and what comes next: the strongest other one that is ready, else the ones that connect
 * at a press, else the next of the order.
 */
export function offeredEngines(chosen: EngineOption, states: States): EngineOption[] {
  const inUse = chosen === 'auto' ? byStrength.find(({ id }) => states[id] === 'ready')?.id : chosen;
  const open = engines.filter(
    ({ id, access }) => id !== inUse && access !== 'rules' && states[id] && states[id] !== 'absent',
  );
  const ready = byStrength.find((kind) => states[kind.id] === 'ready' && open.includes(kind));
  const atOnce = open.filter(({ id }) => connectsAtOnce(id));
  const next = ready ? [ready] : atOnce.length > 0 ? atOnce : open.slice(0, 1);
  return [...new Set<EngineOption>(['auto', chosen, ...next.map(({ id }) => id)])];
}

// `Whetstone` stays a name.
const lowerFirst = (label: string) =>
  /^(?:A|The|Your|This|Built-in) /.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** An engine's name and what it does with the text. */
export function engineText(engine: EngineId): { name: string; promise: string } {
  return engineKind(engine).texts;
}

/** Both in a line. */
export function engineLine(engine: EngineId): string {
  const { name, promise } = engineText(engine);
  return `${name} · ${promise}`;
}
