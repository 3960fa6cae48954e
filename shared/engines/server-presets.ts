import type { ServerPreset } from '@/shared/enhance/engines/engine-kind.ts';

/** The preset an address belongs to; the last one, *another*, for every address that is none of theirs. */
export function presetOf<P extends ServerPreset>(presets: readonly P[], address: string): P | undefined {
  const host = (text: string) =>
    URL.canParse(text) ? new URL(text).host.replace('localhost', '127.0.0.1') : '';
  return (
    presets.find((preset) => preset.baseUrl !== '' && host(preset.baseUrl) === host(address)) ??
    presets.at(-1)
  );
}
