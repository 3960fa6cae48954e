import type { EnhanceMode, Section } from '@/shared/contracts/enhance.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { tighten } from '@/shared/engines/offline/balanced/tighten.ts';
import { rebuildMail } from '@/shared/engines/offline/modes/email.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { formatSections, parseSections } from '@/shared/enhance/sections.ts';
import { type Kept, reasonNotToSort, reasonToKeep } from './gate.ts';
import { joinRemarks } from './join-remarks.ts';
import { reframe } from './reframe.ts';

/** A rebuilt text, or the reason why it was not rebuilt; then it is the text that came. */
export interface Restructured {
  text: string;
  kept?: Kept | undefined;
}

/**
 * The *reframe* level on the device, as text: a sectioned prompt, or in e-mail mode a mail rebuilt as a mail.
 * @param text a clean draft, its grammar mended or not
 * @param opening what the task of a prompt begins with; `''` for nothing
 */
export function restructure(text: string, mode: EnhanceMode, opening = ''): Restructured {
  if (mode === 'email' && looksLikeMail(text) && isEnglish(text)) {
    const balanced = balance(text, mode);
    const masked = maskProtected(balanced);
    return { text: masked ? masked.unmask(rebuildMail(masked.text)) : balanced };
  }
  // modes that add steps of their own have something to say about any wish
  const tight = tighten(text, 'rewrite', false);
  const kept = reasonToKeep(text, tight);
  if (kept) return { text, kept };
  const isSorted = parseSections(text).length >= 2;
  const sections = reframe(text, mode, tight);
  const unsafe = isSorted ? undefined : reasonNotToSort(text, sections);
  if (unsafe) return { text, kept: unsafe };
  const joined = isSorted ? sections : joinRemarks(sections);
  // a heading over the text as it was
  if (joined.length === 1 && sections.length > 1) return { text, kept: 'kept_whole' };
  return { text: formatSections(withOpening(joined, opening)) };
}

function withOpening(sections: readonly Section[], opening: string): readonly Section[] {
  if (opening === '') return sections;
  return sections.map((section) =>
    section.title === 'Task' && !section.body.startsWith(opening)
      ? { ...section, body: `${opening}\n\n${section.body}` }
      : section,
  );
}
