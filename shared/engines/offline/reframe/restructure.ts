import type { EnhanceMode, Section } from '@/shared/contracts/enhance.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { rebuildMail } from '@/shared/engines/offline/modes/email.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { formatSections } from '@/shared/enhance/sections.ts';
import { reframe } from './reframe.ts';

/**
 * The *reframe* level on the device, as text: a sectioned prompt, or in e-mail mode a mail rebuilt as a mail.
 * @param text a clean draft, its grammar mended or not
 * @param opening what the task of a prompt begins with; `''` for nothing
 */
export function restructure(text: string, mode: EnhanceMode, opening = ''): string {
  if (mode !== 'email' || !looksLikeMail(text) || !isEnglish(text))
    return formatSections(withOpening(reframe(text, mode), opening));
  const balanced = balance(text, mode);
  const masked = maskProtected(balanced);
  return masked ? masked.unmask(rebuildMail(masked.text)) : balanced;
}

function withOpening(sections: readonly Section[], opening: string): readonly Section[] {
  if (opening === '') return sections;
  return sections.map((section) =>
    section.title === 'Task' && !section.body.startsWith(opening)
      ? { ...section, body: `${opening}\n\n${section.body}` }
      : section,
  );
}
