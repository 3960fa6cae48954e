import {
  emptyBrief,
  type ImageBrief,
  listedFacets,
  MAX_DESCRIPTION_CHARS,
} from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { findRatio } from './aspect-ratio.ts';
import { facetNames, facetOfLabel } from './facets.ts';

const FORMAT = 'Aspect ratio';
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A brief as lines, `Light: golden hour`, one remark each: how engines give it back. `readBrief` reads them. */
export function writeBrief(brief: ImageBrief): string {
  const lines = brief.subject ? [`${facetNames.subject}: ${flat(brief.subject)}`] : [];
  for (const facet of listedFacets)
    for (const remark of brief[facet]) lines.push(`${facetNames[facet]}: ${flat(remark)}`);
  if (brief.aspectRatio) lines.push(`${FORMAT}: ${brief.aspectRatio}`);
  return lines.join('\n');
}

const LINE = /^\s*(?:[-*•]\s+)?(?:\*\*)?([\p{L}][\p{L} ]{1,30}?)(?:\*\*)?\s*:\s*(?:\*\*)?\s*(.+)$/u;
const NOTHING = /^(?:none|n\/a|-|–|unspecified|not specified|any|\(none\))\.?$/i;

/** The lines of a brief, as our rules or a model wrote them, and what stood between them. Marks of lists are passed over. */
export function readBrief(text: string): { brief: ImageBrief; other: string } {
  const brief: ImageBrief = structuredClone(emptyBrief);
  const other: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, label = '', given = ''] = LINE.exec(line) ?? [];
    const facet = facetOfLabel(label);
    const value = given.trim().slice(0, MAX_DESCRIPTION_CHARS);
    if (!facet) other.push(line.trim());
    else if (NOTHING.test(value)) continue;
    else if (facet === 'aspectRatio') brief.aspectRatio = findRatio(value) ?? brief.aspectRatio;
    else if (facet === 'subject') brief.subject = brief.subject ? `${brief.subject}, ${value}` : value;
    else brief[facet] = addRemark(brief[facet], value);
  }
  return { brief, other: other.join('\n') };
}
