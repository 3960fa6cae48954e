import type { EnhanceMode, Section } from '@/shared/contracts/enhance.ts';
import { asksForMail, looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { speakPlainly } from '@/shared/engines/offline/balanced/speak-plainly.ts';
import { tighten } from '@/shared/engines/offline/balanced/tighten.ts';
import { shortenPoint } from '@/shared/engines/offline/modes/concise.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { parseSections } from '@/shared/enhance/sections.ts';
import { composeSections, type Drawers, emptyDrawers, mapDrawers } from './compose.ts';
import { addModeLines } from './mode-lines.ts';
import { TONE } from './patterns.ts';
import { sortUnits } from './sort-units.ts';
import { splitUnits } from './split-units.ts';

/**
 * Modes that tighten in a way of their own; the others do as an enhanced rewrite does. What is said casually is sorted
 * first: the long forms tell a rule from a remark.
 */
const OWN_WORDING = new Set<EnhanceMode>(['concise', 'technical', 'detailed']);
/** Somebody is to write something; else a draft in e-mail mode is what the mail has to say. */
const ASKS_FOR_MAIL =
  /\b(?:e-?mail|mail|reply|respond|response|message|letter|write|draft|invite|invitation|note to|compose)\b/i;

/**
 * Rebuilds a draft as the sectioned prompt of spec §9 from what it says (the *reframe* level on the device): every sentence
 * goes to one section, code, quotations and addresses word for word; nothing is added but order words, the mode's own lines
 * and, where the writer must decide, at most three blanks `[…]`. A draft that has sections already keeps them.
 * @param text a clean draft, its grammar mended or not
 */
export function reframe(text: string, mode: EnhanceMode): Section[] {
  const existing = parseSections(text);
  if (existing.length >= 2 || existing[0]?.title === 'Task') return existing;
  const whole: Section[] = [{ title: 'Task', body: text.trim() }];
  if (!isEnglish(text)) return whole;
  if (looksLikeMail(text)) return reframeMail(text);
  if (mode === 'email' && !ASKS_FOR_MAIL.test(text) && !asksForMail(text)) return reframeMail(text);
  const tight = tighten(text, OWN_WORDING.has(mode) ? mode : 'rewrite', false);
  const masked = maskProtected(tight);
  if (!masked) return whole;
  const isVerbatim = (sign: string) => {
    const original = masked.unmask(sign);
    return /^\s*(?:`{3}|~{3})/.test(original) || masked.material === original;
  };
  const drawers = emptyDrawers();
  sortUnits(splitUnits(masked.text, isVerbatim), mode, drawers);
  addModeLines(drawers, mode, { task: masked.unmask(drawers.task.join(' ')), draft: masked.text });
  const sections = composeSections(inMannerOf(mode, drawers)).map(({ title, body }) => ({
    title,
    body: masked.unmask(body),
  }));
  return sections.length === 0 ? whole : sections;
}

/** What a mode does to the wording once every sentence has its place. */
function inMannerOf(mode: EnhanceMode, drawers: Drawers): Drawers {
  if (mode === 'casual') return mapDrawers(drawers, speakPlainly);
  if (mode !== 'concise') return drawers;
  return { ...drawers, requirements: drawers.requirements.map(shortenPoint) };
}

/** A mail, finished or in rough words, is material and no wish: it stays word for word. */
function reframeMail(text: string): Section[] {
  const task = looksLikeMail(text) ? 'Improve this e-mail' : 'Write an e-mail that says this';
  return [
    { title: 'Task', body: `${task} (see Additional Notes).` },
    ...(TONE.test(text) ? [] : [{ title: 'Requirements' as const, body: '- Tone: […]' }]),
    { title: 'Additional Notes', body: text.trim() },
  ];
}
