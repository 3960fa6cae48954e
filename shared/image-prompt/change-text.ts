import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { deniedBy, REMOVE } from './avoid.ts';
import { exchangeInBrief } from './exchange.ts';

const TEXT =
  /\b(?:text|words?|name|sign|caption|title|letter(?:s|ing)|headline|slogan|label|writing|says?|saying|reads?|reading)\b|^(?:write|put|add|print|paint|with|have) ["“«]/i;
const QUOTE = /["“«]([^"“”«»]{1,200})["”»]/;

const isIn = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());

/** A brief after a wish for words that are read in the picture; undefined for any other. */
export function changeText(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const words = QUOTE.exec(wish)?.[1];
  if (!TEXT.test(wish)) return undefined;
  if (words === undefined) {
    // `No text at the bottom` leaves the title.
    if (/ (?:at|in|on) the /i.test(wish)) return undefined;
    if (!REMOVE.test(wish) && !deniedBy(wish)) return undefined;
    const details = brief.details.filter((detail) => !brief.text.some((read) => isIn(read, detail)));
    return { ...brief, details, text: [], avoid: addRemark(brief.avoid, 'text') };
  }
  const [old] = brief.text;
  const changed = old === undefined ? brief : (exchangeInBrief({ ...brief, text: [] }, old, words) ?? brief);
  const place = wish.split(QUOTE)[2]?.trim();
  return {
    ...changed,
    text: /\badd\b/i.test(wish) ? [...brief.text, words] : [words],
    // Where the words stand is said beside them.
    details: place ? [...changed.details, `“${words}” ${place}`] : changed.details,
    avoid: brief.avoid.filter((one) => one !== 'text'),
  };
}
