import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { EngineReadiness } from '@/shared/engines/fallback.ts';

/** What the user may choose; `auto` is the cloud while signed in, else this device. */
export type EngineOption = 'auto' | EngineId;

export interface EngineChoice {
  id: EngineOption;
  label: string;
  hint: string;
}

/** How each engine stands; one that is not named is not offered. */
type States = Partial<Record<EngineId, EngineReadiness>>;

const optional: readonly { id: EngineId; label: string; hints: Record<EngineReadiness, string> }[] = [
  {
    id: 'browser',
    label: 'The browser’s own model',
    hints: {
      ready: 'Nothing leaves this device',
      needs_setup: 'Nothing leaves this device · to be downloaded first',
      absent: 'Not in this browser',
    },
  },
  {
    id: 'local',
    label: 'Your model server',
    hints: {
      ready: 'Text goes to your server alone',
      needs_setup: 'Ollama, LM Studio, llama.cpp',
      absent: '',
    },
  },
  {
    id: 'own-key',
    label: 'Your key',
    hints: {
      ready: 'Text goes to your provider, who bills you',
      needs_setup: 'OpenAI, Mistral, Groq and others',
      absent: '',
    },
  },
];

/**
 * The choices, each with what it means for the text and how it stands.
 * @param states engines besides this device and the cloud
 */
export function engineOptions(signedIn: boolean, states: States = {}): EngineChoice[] {
  const auto = signedIn ? 'The cloud while you are signed in' : 'This device while you are signed out';
  const cloud = signedIn ? 'Text is sent, not stored · 1 credit a run' : 'Text is sent, not stored';
  return [
    { id: 'auto', label: 'Automatic', hint: auto },
    { id: 'offline', label: 'This device', hint: 'Nothing leaves it' },
    ...optional.flatMap(({ id, label, hints }) => {
      const state = states[id];
      return state ? [{ id, label, hint: hints[state] }] : [];
    }),
    { id: 'cloud', label: 'Whetstone cloud', hint: cloud },
  ];
}

const names: Record<EngineId, { name: string; promise: string }> = {
  offline: { name: 'On this device', promise: 'nothing leaves' },
  browser: { name: 'The browser’s own model', promise: 'nothing leaves' },
  local: { name: 'Your model server', promise: 'text goes to it alone' },
  'own-key': { name: 'Your key', promise: 'text goes to your provider' },
  cloud: { name: 'Whetstone cloud', promise: 'text is sent, not stored' },
};

/** An engine's name and what it does with the text. */
export function engineText(engine: EngineId): { name: string; promise: string } {
  return names[engine];
}

/** Both in a line. */
export function engineLine(engine: EngineId): string {
  const { name, promise } = names[engine];
  return `${name} · ${promise}`;
}
