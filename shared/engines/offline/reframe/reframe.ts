import type { EnhanceMode, Section } from '@/shared/contracts/enhance.ts';
import { asksForMail, looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { tighten } from '@/shared/engines/offline/balanced/tighten.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { parseSections } from '@/shared/enhance/sections.ts';
import { composeSections, emptyDrawers } from './compose.ts';
import { addModeLines } from './mode-lines.ts';
import { sortUnits } from './sort-units.ts';
import { splitUnits } from './split-units.ts';

/** Somebody is to write something; else a draft in e-mail mode is what the mail has to say. */
const ASKS_FOR_MAIL =
  /\b(?:e-?mail|mail|reply|respond|response|message|letter|write|draft|invite|invitation|note to|compose)\b/i;

/**
 * Rebuilds a draft as the sectioned prompt of spec §9 from what it says (the *reframe* level on the device): every sentence
 * goes to one section, code, quotations and addresses word for word; nothing is added but order words and the mode's own lines. A draft that has sections already keeps them.
 * @param text a clean draft, its grammar mended or not
 * @param tight the same, said in fewer words
 */
export function reframe(text: string, mode: EnhanceMode, tight = tighten(text, 'rewrite', false)): Section[] {
  const existing = parseSections(text);
  if (existing.length >= 2 || existing[0]?.title === 'Task') return existing;
  const whole: Section[] = [{ title: 'Task', body: text.trim() }];
  if (!isEnglish(text)) return whole;
  if (looksLikeMail(text)) return reframeMail(text);
  if (mode === 'email' && !ASKS_FOR_MAIL.test(text) && !asksForMail(text)) return reframeMail(text);
  const masked = maskProtected(tight);
  if (!masked) return whole;
  const drawers = emptyDrawers();
  sortUnits(splitUnits(masked.text, masked.blockOf), mode, drawers);
  addModeLines(drawers, mode, masked.text);
  const sections = composeSections(drawers).map(({ title, body }) => ({
    title,
    body: masked.unmask(body),
  }));
  return sections.length === 0 ? whole : sections;
}

/** A mail, finished or in rough words, is material and no wish: it stays word for word. */
function reframeMail(text: string): Section[] {
  const task = looksLikeMail(text) ? 'Improve this e-mail' : 'Write an e-mail that says this';
  return [
    { title: 'Task', body: `${task} (see Additional Notes).` },
    { title: 'Additional Notes', body: text.replace(/^\s*\n/, '').trimEnd() },
  ];
}
