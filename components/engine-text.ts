import type { EngineId } from '@/shared/contracts/enhance.ts';

/** What the user may choose; `auto` is the cloud while signed in, else this device. */
export type EngineOption = 'auto' | EngineId;

/** The choices, each with what it means for the text. */
export function engineOptions(signedIn: boolean): { id: EngineOption; label: string; hint: string }[] {
  return [
    {
      id: 'auto',
      label: 'Automatic',
      hint: signedIn ? 'The cloud while you are signed in' : 'This device while you are signed out',
    },
    { id: 'offline', label: 'This device', hint: 'Nothing leaves it' },
    {
      id: 'cloud',
      label: 'Whetstone cloud',
      hint: signedIn ? 'Text is sent, not stored · 1 credit a run' : 'Text is sent, not stored',
    },
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
