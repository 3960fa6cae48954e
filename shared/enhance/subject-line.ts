import { splitSentences } from './sentences.ts';

/** What mail programs show of a subject in a list. */
const MAX_CHARS = 70;
const MIN_WORDS = 2;
/** A shorter wish leans on what was said before it. */
const WISH_WORDS = 6;

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen)|sehr geehrte[rs]?|bonjour|cher|chère|hola|buenos días|estimad[oa]s?|ciao|gentile|beste|geachte|olá|prezad[oa])\b[^\n,!:]{0,40}[,!:]?(?=\s|$)\s*/iu;
/** Courtesies that say nothing of what a mail is about. */
const COURTESY =
  /^(?:(?:i|we) (?:really )?hope (?:you|this|all|your|everything)|(?:hope|trust) (?:you|this|all)|thanks?(?: you)?(?: (?:so|very) much)?(?: (?:for|again)\b.*)?[.!]?$|thank you for\b|many thanks|how are you|i trust|my name is|nice to|it was (?:nice|great|good|lovely)|please find attached|best|kind regards|regards|cheers|sincerely|ich hoffe|wie geht|danke|vielen dank|mit freundlichen|j'espère|merci|espero|gracias)/iu;
/** How a wish begins before it says what is wished. */
const OPENING =
  /^(?:(?:and|so|also|but|now|well|quick question|just a (?:quick )?(?:note|question|reminder)|a quick (?:note|question|reminder)|as (?:discussed|agreed|mentioned)|following up)[,:]? )?(?:(?:i am|i'm|i was|we are|we're) (?:writing|reaching out|contacting you|getting in touch) (?:to you )?(?:to (?:ask|let you know|tell you|inform you|say|check) ?(?:that|if|whether|about|you)?|about|because|regarding|concerning|to) |i (?:just )?(?:wanted|would like|want|'d like|need)(?:ed)? to (?:ask|let you know|tell you|inform you|check|say) ?(?:that|if|whether|about|you)? ?|(?:just )?(?:letting you know|to let you know) (?:that )?)/iu;
const LINE_MARK = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+/;

const isWish = (sentence: string) =>
  /\?["”’)]*$/.test(sentence) ||
  /^(?:please|kindly|could|can|would|will|bitte|könnt|kannst|würd|pourr|pouv|puede|podr)/iu.test(sentence);

/** No longer than a list shows, ended where a clause or a word ends. */
function shortened(sentence: string): string {
  if (sentence.length <= MAX_CHARS) return sentence;
  const [clause = ''] = sentence.split(
    /(?<=\S{3})(?:[,;:] | [–—-] |, | (?:because|since|so that|which|who|and then|weil|damit|parce que|porque)\b)/u,
  );
  if (clause.length <= MAX_CHARS && clause.split(/\s+/).length > MIN_WORDS) return clause;
  return `${sentence
    .slice(0, MAX_CHARS)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:–—-]+$/, '')}…`;
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * A subject for a mail, in its own words: what it asks, else what it says first.
 * @returns null where the mail says too little to have one
 */
export function subjectLine(mail: string): string | null {
  const sentences = mail
    .replace(/\[\[[^\]\n]*\]\]/g, ' ')
    .split('\n')
    .map((line) => line.replace(LINE_MARK, '').trim().replace(GREETING, ''))
    .filter((line) => line !== '')
    .flatMap((line) => splitSentences(line))
    .map((sentence) => sentence.trim())
    .filter((sentence) => !COURTESY.test(sentence) && /[.!?:,]["”’)]*$|\s.*\s/u.test(sentence))
    .map((sentence) => sentence.replace(OPENING, ''))
    .filter((sentence) => sentence.split(/\s+/).length > MIN_WORDS);
  const [first] = sentences;
  const meant =
    sentences.find((sentence) => isWish(sentence) && sentence.split(/\s+/).length >= WISH_WORDS) ?? first;
  if (!meant) return null;
  return capitalised(shortened(meant.replace(/[.:,;!]+$/, '').replace(/\s+/g, ' ')));
}
