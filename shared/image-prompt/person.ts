import { type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { describeInBrief } from './change-words.ts';
import { withArticles } from './noun-phrases.ts';

const WHO = "(him|her|them|it|(?:the|his|her|their|my) [\\p{L}’' -]+?)";
const BECOMES = new RegExp(
  `^(?:(?:make|turn) ${WHO}(?: into)?|${WHO.replace('him|her|them|it', 'he|she|they|it')} (?:should|must) be) (?:an? )?(man|woman|boy|girl|guy|lady|male|female)$`,
  'iu',
);
const MALE = /^(?:man|boy|guy|male)$/i;
/** What says of somebody whether it is a woman, and of another that it is a man. */
const PAIRS: readonly (readonly [woman: string, man: string])[] = [
  ['female', 'male'],
  ['woman', 'man'],
  ['women', 'men'],
  ['girl', 'boy'],
  ['girls', 'boys'],
  ['lady', 'gentleman'],
  ['she', 'he'],
  ['her', 'his'],
  ['herself', 'himself'],
];
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const PRONOUNS = PAIRS.slice(-3);
const AGE = new RegExp(
  `^(?:make (?:him|her|them|it) |(?:he|she|they|it) should be )?(?:(?:a bit |much |even )?(?:older|younger)(?:,? (?:about|around|like|maybe|say))? (\\d{1,3}|${TENS})(?: years? old)?|(?:about |around |maybe )?(\\d{1,3}|${TENS}) years? old)$`,
  'iu',
);

/** What says of somebody how old they are, before the noun. */
const ELDERLY =
  /(?<=^|(?:an?|the|two|three|my) )(?:elderly|old(?:er)?|young(?:er)?|middle-aged|aged) (?=\p{L})/iu;

const likeIt = (word: string, found: string) =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** A remark in which a woman came for a man, or the other way round, with what is said of her: `walking her dog`. */
export function withPronouns(remark: string, next: string): string {
  const noun = next.split(' ').find((word) => PAIRS.some((pair) => pair.includes(word.toLowerCase())));
  if (!noun) return remark;
  const toMale = PAIRS.some(([, man]) => man === noun.toLowerCase());
  return inOther(remark, toMale, PRONOUNS);
}

/** A remark with each word of one sex in the other's. */
function inOther(remark: string, toMale: boolean, pairs = PAIRS): string {
  return pairs.reduce((text, [woman, man]) => {
    const [from, to] = toMale ? [woman, man] : [man, woman];
    return text.replace(new RegExp(`(?<![\\p{L}-])${from}(?![\\p{L}-])`, 'giu'), (found) =>
      likeIt(to, found),
    );
  }, remark);
}

/** `Make her a man`, of a female firefighter: who it is stays, with whatever else was said of them. */
function changeSex(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, made, named, wanted = ''] = BECOMES.exec(wish) ?? [];
  if (!wanted) return undefined;
  const toMale = MALE.test(wanted);
  const changed: ImageBrief = { ...brief, subject: inOther(brief.subject, toMale) };
  for (const facet of listedFacets)
    if (facet !== 'text' && facet !== 'parameters')
      changed[facet] = brief[facet].map((remark) => inOther(remark, toMale));
  if (JSON.stringify(changed) !== JSON.stringify(brief)) return changed;
  const who = (made ?? named ?? '').replace(/^(?:the|his|her|their|my) /i, '');
  return /^(?:him|her|them|it|he|she|they)$/i.test(who)
    ? undefined
    : describeInBrief(brief, who, toMale ? 'male' : 'female');
}

/** `Older, about 60`: another number of years, where there is one. */
function changeAge(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const found = AGE.exec(wish);
  const years = found?.[1] ?? found?.[2];
  if (!years) return undefined;
  const stated = /\b\d{1,3}(?=[- ]years?[- ]old\b)/i;
  if (stated.test(brief.subject)) return { ...brief, subject: brief.subject.replace(stated, years) };
  const old = { ...brief, subject: withArticles(brief.subject.replace(ELDERLY, ''), brief.subject) };
  return { ...old, details: addRemark(brief.details, `about ${years} years old`) };
}

/** A brief after a wish for a person of another sex or age; undefined for any other. */
export const changePerson = (brief: ImageBrief, wish: string): ImageBrief | undefined =>
  changeSex(brief, wish) ?? changeAge(brief, wish);
