import { emptyBrief, type ImageBrief, type ListedFacet } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { findRatio, ratioBeside, ratioOf } from './aspect-ratio.ts';
import { deniedBy, peelDenied, splitDenied } from './avoid.ts';
import { facetOfLabel, wordCount } from './facets.ts';
import { takeDialect } from './named-dialect.ts';
import { takeParameters } from './parameters.ts';
import { peel, remarkFacet } from './peel.ts';
import { splitParts } from './split-parts.ts';

/** What is asked of us, not of the picture. */
const WRAPPER =
  /^(?:(?:hi|hello|hey|ok|okay|so)[,!]? )?(?:please )?(?:(?:can|could|would|will) you (?:please )?)?(?:(?:i (?:want|need|would like|['’]?d like|wish)(?: you)?(?: to (?:see|have|make|create|get))?|i['’]d (?:like|love)(?: to (?:see|have|make|create))?|(?:create|make|generate|give|show|produce|do)(?: me)?|let['’]s (?:make|create)|i(?:['’]?m| am) (?:making|designing|creating|planning|doing|working on|looking for|after)) )?(?:me )?(?:(?:an?|the|some) )?(?:(?:image|picture|pic|visual)s? (?:of|showing|with|where|in which|that shows?)|prompt (?:for|of))[: ]+(?=\S)/i;
const ORDER =
  /^(?:please )?(?:(?:can|could|would|will) you (?:please )?)?(?:i (?:want|need|would like) |i(?:['’]?m| am) (?:making|designing|creating|planning|doing|working on|looking for|after) |i['’]d (?:like|love) |(?:create|make|generate|give|show|produce)(?: me)? )(?:to see )?(?=an? |the |some |\d|two |three |my )/i;
/** Said to us at either end. */
const POLITE = /^(?:(?:please|pls|plz)[, ]+)+|,? (?:please|pls|plz|thanks|thank you|thx)[.!]*$/gi;
/** A verb that says how it is made: `draw me a cat`. */
const MADE_BY =
  /^(?:please )?(?:(?:can|could|would) you (?:please )?)?(draw|sketch|paint)(?: me)? (?=an? |the |some |my |\d|two |three )/i;
const MADE: Record<string, string> = { draw: 'drawing', sketch: 'sketch', paint: 'painting' };
/** Leads of a remark that say nothing of the picture. */
const LEAD =
  /^(?:(?:and|also|then|oh|plus)[, ]+)?(?:please )?(?:(?:it|everything|the (?:picture|image|whole thing)) (?:should|must|needs to|has to) (?:be|look|feel|have) |(?:make|keep|render|shoot|do) (?:it|everything|the (?:picture|image|whole thing)) (?:look )?(?:like )?(?=an?\b|in\b|as\b|very\b|more\b|\p{L}+$))/iu;
const LABELLED =
  /^(?:the )?(\p{L}[\p{L} ]{1,23}?)(?:: ?| (?:should be|must be|needs to be|has to be) )(?=\S)/iu;
/** `The mood is calm` names its facet; `the sofa is red` does not. */
const NAMED_IS =
  /^the (light|lighting|mood|atmosphere|style|palette|colou?rs?|colou?r palette|composition) (?:is|are) (?=\S)/i;
/** Words in quotation marks that are to be read in the picture. */
const READS =
  /\b(?:text|words?|sign|signs|letters|lettering|caption|titled?|says?|saying|reads?|reading|written|label(?:led)?|slogan|headline|logo|named?|called|spells?|inscription|banner|poster|sentence|quote|message)\b[^"“”«»]{0,30}["“«]([^"“”«»]{1,200})["”»]/giu;

/** A part that names words to be read, and nothing else. */
const TEXT_ALONE =
  /^(?:(?:with )?(?:the |a )?(?:text|words?|caption|title|headline|slogan|lettering)(?: says| reads|:)?|(?:it|this) (?:should|must|needs to|has to) (?:say|read|have the (?:text|words?|title))) ?["“«][^"“”«»]{1,200}["”»]$/i;

function readTexts(text: string): string[] {
  return [...text.matchAll(READS)].map(([, read = '']) => read.trim()).filter(Boolean);
}

/** A brief while it is filled. */
class Draft {
  readonly brief: ImageBrief = structuredClone(emptyBrief);

  add(facet: ListedFacet, text: string): void {
    const value = text.trim();
    if (value) this.brief[facet] = addRemark(this.brief[facet], value);
  }

  /** What nothing else is: the subject, then details. */
  say(text: string): void {
    if (!text.trim()) return;
    if (this.brief.subject === '') this.brief.subject = text.trim();
    else this.add('details', text);
  }
}

function addLabelled(draft: Draft, part: string): boolean {
  const found = NAMED_IS.exec(part) ?? LABELLED.exec(part);
  const facet = found?.[1] && facetOfLabel(found[1]);
  if (!found || !facet) return false;
  const value = part.slice(found[0].length).trim();
  if (facet === 'aspectRatio') {
    const ratio = findRatio(value) ?? ratioOf(value, true);
    if (!ratio) return false;
    draft.brief.aspectRatio = ratio;
  } else if (facet === 'subject') draft.say(value);
  else if (facet === 'avoid') for (const denied of splitDenied(value)) draft.add('avoid', denied);
  else if (facet === 'setting' && /^the /i.test(part)) draft.add('setting', part);
  else if (facet === 'text') draft.add('text', value.replace(/^["“«]|["”»]$/g, ''));
  else draft.add(facet, value);
  return true;
}

/** @param isFirst whether it may be the subject though its words are those of a facet */
function addPart(draft: Draft, given: string, isFirst: boolean): void {
  const part = isFirst ? given : given.replace(LEAD, '');
  const denied = deniedBy(part);
  if (denied !== undefined) {
    for (const one of splitDenied(denied)) draft.add('avoid', one);
    return;
  }
  const ratio = ratioOf(part);
  if (ratio) {
    draft.brief.aspectRatio = ratio;
    return;
  }
  // Its words were read before, and are told once.
  if (TEXT_ALONE.test(part)) return;
  const beside = ratioBeside(part);
  if (beside) {
    draft.brief.aspectRatio = beside.ratio;
    addPart(draft, beside.rest, isFirst);
    return;
  }
  if (addLabelled(draft, part)) return;
  const peeled = peelDenied(part);
  for (const one of peeled.denied) draft.add('avoid', one);
  const facet = remarkFacet(peeled.rest);
  if (facet && !isFirst) {
    draft.add(facet, peeled.rest);
    return;
  }
  const { rest, remarks } = peel(peeled.rest);
  for (const remark of remarks.toReversed()) draft.add(remark.facet, remark.text);
  draft.say(rest);
}

/** Whether a part can be what is shown; `watercolour` in `watercolour, a fox in the snow` cannot. */
function namesSubject(part: string): boolean {
  if (deniedBy(part) !== undefined || ratioOf(part)) return false;
  const facet = remarkFacet(part);
  const isHow = facet === 'style' || facet === 'lens' || facet === 'palette' || facet === 'mood';
  return !isHow || wordCount(part) > 3;
}

/**
 * A description as a brief: what each part is about, in its author's own words. Nothing that was said of the picture is left out
 * or put in other words; only what is said to us (`please make an image of`) goes.
 */
export function readDescription(description: string): ImageBrief {
  const draft = new Draft();
  const { text, ratio, denied, parameters } = takeParameters(takeDialect(description).text);
  draft.brief.aspectRatio = ratio ?? null;
  for (const one of denied.flatMap(splitDenied)) draft.add('avoid', one);
  draft.brief.parameters.push(...parameters);
  for (const read of readTexts(text)) draft.add('text', read);
  const wanted = text.trim().replace(POLITE, '');
  const made = MADE_BY.exec(wanted);
  const bare = wanted.replace(WRAPPER, '').replace(ORDER, '').replace(MADE_BY, '');
  const parts = splitParts(bare);
  const first = Math.max(0, parts.findIndex(namesSubject));
  parts.forEach((part, index) => {
    addPart(draft, part, index === first);
  });
  const medium = made?.[1] && MADE[made[1].toLowerCase()];
  if (medium && draft.brief.style.length === 0) draft.add('style', medium);
  return withSubject(draft.brief);
}

/** Where everything is a remark, the place or the light is what is shown. */
function withSubject(brief: ImageBrief): ImageBrief {
  if (brief.subject !== '') return brief;
  const [detail, ...details] = brief.details;
  if (detail !== undefined) return { ...brief, subject: detail, details };
  const [place, ...setting] = brief.setting;
  if (place !== undefined) return { ...brief, subject: place, setting };
  return brief;
}
