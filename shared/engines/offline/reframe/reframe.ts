import type { EnhanceMode, Section } from '@/shared/contracts/enhance.ts';
import { tighten } from '@/shared/engines/offline/balanced/tighten.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { parseSections } from '@/shared/enhance/sections.ts';
import { composeSections, emptyDrawers } from './compose.ts';
import { markJoined } from './mark-joined.ts';
import { addModeLines } from './mode-lines.ts';
import { sortUnits } from './sort-units.ts';
import { splitUnits } from './split-units.ts';

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
  const masked = maskProtected(tight);
  if (!masked) return whole;
  const drawers = emptyDrawers();
  const units = splitUnits(masked.text, masked.blockOf);
  markJoined(units, text);
  sortUnits(units, mode, drawers);
  addModeLines(drawers, mode, masked.text);
  const sections = composeSections(drawers).map(({ title, body }) => ({
    title,
    body: masked.unmask(body),
  }));
  return sections.length === 0 ? whole : sections;
}
