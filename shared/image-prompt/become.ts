import { emptyBrief, type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { ratioOf } from './aspect-ratio.ts';
import { describeInBrief, removeFromBrief, reshade } from './change-words.ts';
import { saysCondition } from './conditions.ts';
import { exchangeInBrief } from './exchange.ts';
import { facetOfLabel, isColour, isShade } from './facets.ts';
import { remarkFacet } from './peel.ts';
import { asStatement } from './statements.ts';

const BECOME =
  /^(?:(?:make|turn) (?:it|him|her|this|that)(?: into)?|(?:it|he|she) should be|use) (an? (?!(?:bit|little|lot|touch|tad|different|new|better|nicer) )(?:(?!(?:of|in|on|at|with|and|or|to) )[\p{L}-]+ ){0,2}([\p{L}-]+))$/iu;
/** What a picture is made as; what is in it stays. */
const MADE_AS =
  /^(?:poster|logo|sticker|icon|banner|scene|view|version|landscape|portrait|selfie|story|series|set|wallpaper|card|postcard|cover|book|stamp|tattoo|pattern|surprise|party)s?$/i;
/** The noun a subject is about: before what it does, where it is and what it has. */
const HEAD =
  /^(?:(?:an?|the|one|my|some) )?(?:[\p{L}\d’'-]+ )*?([\p{L}-]+)(?=$|,| (?:in|on|at|with|by|under|over|above|near|made|from|for|who|that|and|behind|beside|through|into|inside|against|\p{L}+ing)(?![\p{L}-]))/iu;
/** The noun that a subject is about; undefined where none shows. */
export const headOf = (subject: string): string | undefined => HEAD.exec(subject)?.[1];
const SIZE =
  '(?:bigger|larger|smaller|taller|longer|shorter|wider|thinner|fatter|rounder|older|younger|tiny|huge|giant|big|small|tall|old|young)';
const SIZED = new RegExp(
  `^(?:(?:make|have) (?:it|him|her|them) |(?:it|he|she|they) should be )?(?:a bit |a little |much |even |really |very )?(${SIZE})$`,
  'iu',
);
const PLAIN: Record<string, string> = {
  bigger: 'big',
  larger: 'large',
  smaller: 'small',
  taller: 'tall',
  longer: 'long',
  shorter: 'short',
  wider: 'wide',
  thinner: 'thin',
  fatter: 'fat',
  rounder: 'round',
  older: 'old',
  younger: 'young',
};
const SIZED_THING = new RegExp(`^(?:an? |the |his |her )?(${SIZE}) ([\\p{L}-]+(?: [\\p{L}-]+)?)$`, 'iu');
/** `Make the phone box smaller`. */
const THING_SIZED = new RegExp(
  `^(?:make|have) (?:the |his |her |their )([\\p{L}-]+(?: [\\p{L}-]+){0,2}?) (?:a bit |a little |much |even )?(${SIZE})$`,
  'iu',
);
const SHADED_THING = /^(?:an? |the |his |her )?(darker|lighter|brighter|paler) ([\p{L}-]+)$/iu;
const THING_COLOUR = /^(?:(?:the|his|her|their) )?([\p{L}-]+) (?:in )?([\p{L}-]+)$/iu;
const BARE_QUALITY = /^([\p{L}-]+) (?:should|must|needs to|has to) be ([\p{L}-]+)$/iu;
const OWN_COLOUR =
  /^(?:make|paint|colou?r) ((?:his|her|their|its) (?!(?:wear|hold|look|see)\b)[\p{L}-]+) ((?:[\p{L}-]+ )?([\p{L}-]+))$/iu;
const OTHER_COLOUR =
  /^(?:(?:make|paint|colou?r) (?:it|him|her|them) |(?:it|he|she|they) should be )?(\p{L}+)$/iu;
const DISLIKED =
  /^i (?:really )?(?:(?:do not|don['’]?t|dont) (?:really )?like|hate|dislike) (?:the |that |this |his |her |their |these |those )?([\p{L}’' -]+?)(?: (?:at all|so much|there))?$/iu;
const WHOLE = /^(?:it|this|that|everything|all|picture|image|one)$/i;

/** `Make it a dog`: another subject, which does what the one before did. */
export function becomeAnother(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, another = '', noun = ''] = BECOME.exec(wish) ?? [];
  if (!noun || MADE_AS.test(noun) || saysCondition(another)) return undefined;
  if (remarkFacet(another) || ratioOf(another, true)) return undefined;
  const replaced = exchangeInBrief(brief, noun, another);
  if (replaced || /^use /i.test(wish)) return replaced;
  const head = HEAD.exec(brief.subject);
  if (!head?.[1]) return undefined;
  // What the picture is of stays as it was opened: `a bowl of ramen` becomes `a bowl of soup`.
  const [named, thing] = head;
  const opening = /^.* of (?=(an? )?)/i.exec(named);
  const before = opening?.[0] ?? '';
  const next = opening && !opening[1] ? another.replace(/^an? /i, '') : another;
  const became = exchangeInBrief({ ...emptyBrief, subject: named.slice(before.length) }, thing, next);
  return { ...brief, subject: before + (became?.subject ?? next) + brief.subject.slice(named.length) };
}

/** `Taller`, `make it tiny`, `bigger book`: said of the thing, not beside it. */
export function resize(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const size = SIZED.exec(wish)?.[1];
  // What was added last is what is spoken of.
  const last = /^(?:an?|some|the) /i.test(brief.details.at(-1) ?? '')
    ? headOf(brief.details.at(-1) ?? '')
    : undefined;
  const head = (/\bit\b/i.test(wish) && last) || headOf(brief.subject);
  if (size && head) return describeInBrief(brief, head, size);
  const [, shade = '', shaded = ''] = SHADED_THING.exec(wish) ?? [];
  if (shaded) return reshade(brief, shade, shaded);
  const [, made = '', madeSize = ''] = THING_SIZED.exec(wish) ?? [];
  const [, how = madeSize, thing = made] = SIZED_THING.exec(wish) ?? [];
  if (!thing) return undefined;
  // A prompt has nothing to compare with what it does not name.
  const plain = PLAIN[how.toLowerCase()] ?? how;
  return (
    describeInBrief(brief, thing, how) ?? { ...brief, details: addRemark(brief.details, `${plain} ${thing}`) }
  );
}

/** `Blue`, of a red car: it takes the place of the colour there is; undefined where the thing has none. */
export function recolour(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const colour = OTHER_COLOUR.exec(wish)?.[1];
  const [opening = '', head = ''] = HEAD.exec(brief.subject) ?? [];
  if (!colour || !isColour(colour) || !head) return undefined;
  return opening.split(' ').slice(0, -1).some(isColour) ? describeInBrief(brief, head, colour) : undefined;
}

/** `Tiger should be white`, `make her dress black`: how something is, named without an article. */
export function describe(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, noun = '', quality = ''] = BARE_QUALITY.exec(wish) ?? [];
  if (noun) return describeInBrief(brief, noun, quality);
  const [, thing = '', painted = ''] = THING_COLOUR.exec(wish) ?? [];
  if (isColour(painted) && !isColour(thing) && !isShade(thing)) {
    const changed = describeInBrief(brief, thing, painted);
    if (changed) return changed;
  }
  const [, own = '', how = '', colour = ''] = OWN_COLOUR.exec(wish) ?? [];
  if (!isColour(colour)) return undefined;
  return (
    describeInBrief(brief, own, how) ?? {
      ...brief,
      details: addRemark(brief.details, asStatement(`${own} should be ${how}`)),
    }
  );
}

/** `I don't like the rocks`: they go; a facet that is not liked is open again. */
export function dislike(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const noun = DISLIKED.exec(wish)?.[1];
  if (!noun) return undefined;
  if (WHOLE.test(noun)) return brief;
  const facet = listedFacets.find((one) => one === facetOfLabel(noun));
  if (facet) return { ...brief, [facet]: [] };
  const left = removeFromBrief(brief, noun);
  return { ...left, avoid: addRemark(left.avoid, noun) };
}
