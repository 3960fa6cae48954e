import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { deniedBy, REMOVE } from './avoid.ts';
import { exchangeInBrief } from './exchange.ts';

const TEXT =
  /\b(?:text|words?|name|sign|caption|title|letter(?:s|ing)|headline|slogan|label|writing|says?|saying|reads?|reading)\b|^(?:write|put|add|print|paint|letter|with|have) ["“«]/i;
const QUOTES = /["“«]([^"“”«»]{1,200})["”»]/g;
const PLACE =
  '(?:(?:at|on|in|along|across|near) (?:the |its |his |her )?(?:very )?(?:top|bottom|left|right|middle|cent(?:er|re)|upper|lower|side|edge|corner|front|back)(?: (?:left|right|half|third|corner|side|edge|of (?:it|the (?:picture|image|page))))?|on top|underneath(?: (?:it|that))?|beneath(?: (?:it|that))?|below(?: (?:it|that))?|above(?: (?:it|that))?|under(?: (?:it|that))|beside(?: (?:it|that))?|next to (?:it|that))';
/** `The words Opening night at the bottom`, typed without their marks. */
const UNQUOTED = new RegExp(
  `(?<=\\b(?:words?|text|title|caption|headline|slogan|${PLACE},? and)(?: (?:that )?(?:says?|saying|reads?|reading))?:? )(?!(?:in|on|at|to|and|is|are|should|must|bigger|smaller|larger)\\b)([^"“”«»]+?)(?= ${PLACE}(?:$|,? and ))`,
  'giu',
);

/** `Write Welcome on it`. */
const WRITTEN =
  /^((?:write|print|letter) )(?!(?:an?|the|some|it|them|in|on|at|more|something)\b)([^"“”«»]+?)(?= (?:on|across|over|above|below|under) (?:it|the|his|her|top)(?!\p{L}))/iu;
const BESIDE = /^(?:underneath|beneath|below|above|under|beside|next to)(?!\p{L})/iu;

/** `Put a small wooden sign that says “HOME” by the path`: what bears the words is seen, too. */
const SAYING =
  /^(?:add|put|place|draw|insert|include|show|have|hang) ((?:an? |the |some )?(?!(?:text|words?|title|caption|headline|slogan|letters|lettering)\b)[\p{L} '’-]+?) (?:that |which )?(?:says?|saying|reads?|reading|with (?:the )?(?:words?|text)) ["“«]([^"“”«»]{1,200})["”»]( [^"“«]+)?$/iu;

const isIn = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());

/** What a wish wants to be read, each with where it stands. */
function readPlaced(wish: string): { words: string; place: string }[] {
  const [, ...parts] = wish.split(QUOTES);
  return parts.flatMap((words, at) => {
    const place = (parts[at + 1] ?? '')
      .trim()
      .replace(/^[,;]? ?(?:and )?|[,;]?(?: and)?(?: the)?(?: words?)?$/gi, '');
    return at % 2 === 0 ? [{ words, place }] : [];
  });
}

/** A brief after a wish for words that are read in the picture; undefined for any other. */
export function changeText(brief: ImageBrief, given: string): ImageBrief | undefined {
  const told = given.replace(UNQUOTED, '“$1”');
  const wish = /["“«]/.test(told) ? told : told.replace(WRITTEN, '$1“$2”');
  if (!TEXT.test(wish)) return undefined;
  const placed = readPlaced(wish);
  const [only] = placed;
  if (only === undefined) {
    // `No text at the bottom` leaves the title.
    if (/ (?:at|in|on) the /i.test(wish)) return undefined;
    if (!REMOVE.test(wish) && !deniedBy(wish)) return undefined;
    const details = brief.details.filter((detail) => !brief.text.some((read) => isIn(read, detail)));
    return { ...brief, details, text: [], avoid: addRemark(brief.avoid, 'text') };
  }
  const held = SAYING.exec(wish);
  if (held?.[1] && only) {
    const [, thing, words, place = ''] = held;
    return {
      ...brief,
      text: addRemark(brief.text, words ?? only.words),
      details: addRemark(brief.details, `${thing}${place} that says “${words}”`),
      avoid: brief.avoid.filter((one) => one !== 'text'),
    };
  }
  const [old] = brief.text;
  // `"Since 1921" underneath` stands under what is there.
  const isMore = /\badd\b/i.test(wish) || BESIDE.test(only.place);
  const changed =
    old === undefined || isMore || placed.length > 1
      ? brief
      : (exchangeInBrief({ ...brief, text: [] }, old, only.words) ?? brief);
  const read = placed.map(({ words }) => words);
  return {
    ...changed,
    text: isMore ? [...brief.text, ...read] : read,
    // Where the words stand is said beside them.
    details: placed.reduce(
      (details, { words, place }) => (place ? addRemark(details, `“${words}” ${place}`) : details),
      changed.details,
    ),
    avoid: brief.avoid.filter((one) => one !== 'text'),
  };
}
