import { splitSentences } from '@/shared/enhance/sentences.ts';
import { asksModel } from './asks-model.ts';

const LEAD =
  '^\\W*(?:(?:please|pls|plz|kindly|also|just|can you|could you|would you|can u|help me|help me to|i (?:want|need) (?:you )?to|(?:i )?need to|and)[ ,]+)*';
const TEXT =
  '(?:my|the|this|following|whole|our) (?:\\p{L}+ )?(?:text|essay|letter|e?-?mail|message|mail|reply|paragraph|post|review|description|abstract|summary|introduction|conclusion|statement|grammar|english|writing|wording|mistakes|errors|draft|bio|announcement)';
/** "Please improve", "correct my English", "translate in good English", "make this more professional". */
const WORKS_ON_TEXT = [
  `${LEAD}(?:improve|correct|proofread|polish|rephrase|reword|rewrite|edit|fix|check|translate|shorten)(?: (?:it|this|that|${TEXT}|in(?:to)? (?:\\p{L}+ )?english)|(?=[,.:]|$))(?: (?:for|in|into|to|so|and|with|more|a bit|please|pls)\\b[^.?!]*|[,.:?!].*|$)`,
  `${LEAD}make (?:it|this|that|${TEXT}) (?:sound |look |read )?(?:more |a bit |a little |less |much )*\\p{L}+`,
  `${LEAD}make better ${TEXT}`,
  `\\bcorrect (?:the |my )?(?:mistakes|errors)\\b`,
].map((find) => new RegExp(find, 'iu'));

const isOrder = (sentence: string): boolean => WORKS_ON_TEXT.some((find) => find.test(sentence.trim()));
/** Less is no text of its own. */
const FEWEST_WORDS = 12;

/**
 * Whether a draft is a text and the order to work on it, first or last: "There is a wrong number on it. … Please improve, it goes to
 * a British company." What the text says is told to somebody else, so none of it is what the answer must heed.
 */
export function handsOverText(draft: string): boolean {
  const sentences = splitSentences(draft).map((sentence) => sentence.trim().replace(/^[-–—]+\s*/, ''));
  const at = sentences.findIndex(isOrder);
  if (at < 0) return false;
  // an order may say why, or how long, in a sentence behind it
  const rest = at === 0 ? sentences.slice(1) : sentences.slice(0, at);
  if (at > 0 && sentences.length - at > 2) return false;
  const text = rest.join(' ');
  return (text.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST_WORDS && !asksModel(text);
}
