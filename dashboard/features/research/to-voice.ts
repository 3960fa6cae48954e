import { type ImportedVoice, importedVoice, MAX_VOICE_CHARS } from '@/shared/contracts/analysis.ts';

/** One voice with its text whole, or none where nothing was said. */
export function toVoice(parts: Partial<ImportedVoice>): ImportedVoice[] {
  const text = parts.text?.trim() ?? '';
  const first = text.slice(0, MAX_VOICE_CHARS);
  const voice = importedVoice.safeParse({ ...parts, text: first });
  if (voice.success) return [{ ...voice.data, text }];
  // A name or an address out of all bounds is no reason to lose what was said.
  return importedVoice.safeParse({ text: first }).success ? [{ text }] : [];
}
