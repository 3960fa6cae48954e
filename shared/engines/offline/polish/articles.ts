import { type Edit, inStyleOf } from './edits.ts';
import type { Passage } from './pattern.ts';

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir)/;
const CONSONANT_SOUND =
  /^(?:eu|ewe|one(?![a-z]*i)|once|uni(?!n|mp|nt|d(?!i)|ssu)|us(?:e|a|u|b$)|ut(?:il|o)|ur(?:i|a)n|ubiq|uk|u-|u$|u(?:ri|tf|dp|uid|i|x|ml)s?$)/;
const SPELLED_VOWEL = /^[AEFHILMNORSX]/;
const LETTER_BY_LETTER = new Set(
  'API IDE LLM HTML HTTP HTTPS XML SSH MVP NDA FBI MBA HR RFC SLA SDK SEO MRI NGO LED LCD RPG SMS SSL SSD SVG RSS SOP FTP NPM NFT MP3 MP4 MIT MSc IP IT AI EU ID IOU ECG EKG ISP OS XSS HDMI HDR HVAC LTE NBA NFL NHL NLP NPC MCP LMS LLC R&D ROI RSVP RTX FPS FYI ACL API ADHD IELTS ETA EKS EC2 S3 IAM HP'.split(
    ' ',
  ),
);
const SPELLED_OUT = /^(?:[hlmnrx](?![aeiouyhl])\p{L}|f(?![aeioulrjy])\p{L}|s[bdfgjrvxz])/u;
/** Said as words or by letters, both heard. */
const EITHER = new Set(
  'SQL FAQ URL SAML SQS LAN SARS ASAP NASA NATO LASER RAM ROM SIM SAP SAAS SWAT MIDI HUD'.split(' '),
);
const NO_NOUN =
  /^(?:and|or|is|are|was|in|on|at|as|of|if|i|it|to|for|by|the|a|an|he|she|we|you|they|us|am|be|but|so|that|this|u[mh]+|erm*|ah+|oh)$/i;

/** "a hour" → "an hour", "an user" → "a user": by sound, also before acronyms and numbers. */
export function articles({ text, masked }: Passage): Edit[] {
  const edits: Edit[] = [];
  for (const match of masked.matchAll(/(?<![\p{L}\p{M}\d'’.+*=/_-])(an?)([ \t]+)(?=[\p{L}\d\uFFFC])/giu)) {
    const [whole, article = ''] = match;
    if (article === 'A' && !/(?:^|[.!?\n"“(]|[-*•])\s*$/.test(masked.slice(0, match.index))) continue;
    if (
      /\b(?:option|vitamin|grade|plan|type|class|hepatitis|part|section|group|variable|column|node|point|step|team|=)\s*$/i.test(
        masked.slice(0, match.index),
      )
    )
      continue;
    const next = /^[\p{L}\d][\p{L}\d&']*/u.exec(text.slice(match.index + whole.length))?.[0] ?? '';
    const wanted = articleBefore(next);
    if (!wanted || wanted === article.toLowerCase()) continue;
    edits.push({
      start: match.index,
      end: match.index + article.length,
      text: inStyleOf(article, wanted, text),
    });
  }
  return edits;
}

/** The article a word takes by its sound; undefined where nobody can tell. */
export function articleBefore(next: string): 'a' | 'an' | undefined {
  const isAcronym = LETTER_BY_LETTER.has(next) || /^U[A-Z]{1,3}$/.test(next);
  if (!next || (NO_NOUN.test(next) && !isAcronym)) return undefined;
  if (/^\d/.test(next)) return /^(?:8|11(?!\d)|18(?!\d))/.test(next) ? 'an' : 'a';
  if (next.length > 1 && next === next.toUpperCase()) return articleBeforeAcronym(next);
  // "iPhone", "eBay": the first letter is said by its name
  if (/^[aeio]\p{Lu}\p{Ll}/u.test(next)) return 'an';
  // camelCase and one-letter names are read in ways of their own
  if (next.length < 2 || /[A-Z]/.test(next.slice(1)) || /\d/.test(next)) return undefined;
  const lower = next.toLowerCase();
  if (/^(?:url|sql|faq)s?$/.test(lower)) return undefined;
  if (/^(?:herb|historic|hotel|hallucin|habitual)/.test(lower)) return undefined;
  // no vowel to be read by: "a sms" is spelled out
  if (LETTER_BY_LETTER.has(next.toUpperCase()) && !/[aeiou]/.test(lower))
    return articleBeforeAcronym(next.toUpperCase());
  // "an rsync run", "a mnemonic": no word of English begins so, and who knows how it is said
  if (SPELLED_OUT.test(lower)) return undefined;
  if (CONSONANT_SOUND.test(lower)) return 'a';
  return VOWEL_SOUND.test(lower) ? 'an' : 'a';
}

function articleBeforeAcronym(acronym: string): 'a' | 'an' | undefined {
  if (EITHER.has(acronym)) return undefined;
  if (/^U/.test(acronym)) return /^U[A-Z]{1,3}$/.test(acronym) ? 'a' : undefined;
  if (LETTER_BY_LETTER.has(acronym) || !/[AEIOU]/.test(acronym))
    return SPELLED_VOWEL.test(acronym) ? 'an' : 'a';
  if (/^[AEIO]/.test(acronym)) return 'an';
  // "README": long ones are said as words
  if (acronym.length > 5 && /^[A-Z]+$/.test(acronym)) return 'a';
  return /^[BCDGJKPQTVWYZ]/.test(acronym) ? 'a' : undefined;
}
