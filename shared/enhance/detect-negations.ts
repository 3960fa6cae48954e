import type { LanguageCode } from './language.ts';
import { splitSentences } from './sentences.ts';

export interface NegationMention {
  start: number;
  /** The negation with the words it is about: "don't use jargon". */
  raw: string;
  /** Folded words of its scope, by which its sentence is found again. */
  scope: string[];
  /** Lower-case words of the whole clause behind it: "too formal" of "don't want it to be too formal". */
  clause: string[];
}

const STRONG =
  /\b(?:not|cannot|never|nobody|nothing|nowhere|none|neither|without|\w+n['’]t|dont|doesnt|didnt|cant|wont|isnt|arent|wasnt|shouldnt|couldnt|wouldnt|havent|hasnt|hadnt|werent|mustnt|noone|no-one)\b|\bno\b(?![.\s]*\d)/giu;
/** Other words for the same: what a rewrite may put in place of a "not". */
const EQUIVALENT =
  /\b(?:not|cannot|never|no|nobody|nothing|nowhere|none|neither|nor|without|\w+n['’]t|dont|doesnt|didnt|cant|wont|isnt|arent|wasnt|shouldnt|couldnt|wouldnt|havent|hasnt|hadnt|werent|mustnt|noone|no-one|dosent|dosnt|avoid\w*|exclud\w*|omit\w*|skip\w*|refrain\w*|except\w*|unable|un(?:sure|clear|known|certain|necessary|available|related|happy|like(?:ly)?)|fail\w*|lack\w*|missing|absent|absence|prevent\w*|stop\w*|refus\w*|declin\w*|forbid\w*|prohibit\w*|rather than|instead of|free of|\w+-free|non-?\w+|no longer|only|impossible|in(?:correct|complete|active|valid)|unless|leave out|leaving out|hardly|nor|zero|ban\w*|reject\w*|deny|denied|den(?:y|ies))\b/iu;
/** "why don't you", "not only", "can't wait": the form of a negation, the sense of none. */
const IDIOMS =
  /\b(?:(?:why|how come) (?:don['’]?t|doesn['’]?t) (?:you|we)|(?:could|would|can|won|don|do|isn|aren|wouldn|couldn|doesn)['’]?n?['’]?t (?:you|it|they|we|he|she)\b|not only|not just|whether or not|or not\b|if not\b|can(?:['’]?t|not) wait|don['’]?t (?:worry|hesitate|mind|forget)|doesn['’]?t matter|no (?:worries|problem|matter|doubt|rush|offen[sc]e)|why not|not to mention|nothing but|not so long ago|no later than|not (?:more|less|fewer) than|no (?:more|less|fewer) than|not (?:quite )?sure|(?:do not|don['’]?t|dont) (?:really )?know|(?:i|we|they|dont|didnt|don['’]t|didn['’]t) no(?! (?:longer|more|matter)\b))(?!\p{L})/giu;
/** "don't have it neither": one negation said twice. */
const DOUBLED =
  /(?<=\b(?:\w+n['’]t|dont|doesnt|didnt|cant|wont|never)(?: \p{L}+){1,3} )(?:neither|nothing|nobody|none|no one)\b/giu;
/** What something broken does not do, folded, and the words by which a rewrite says so: "doesn't work", "fix it". */
const WORKS = new Set(['work', 'compile', 'compil', 'run', 'load', 'start', 'open', 'build']);
const MENDS =
  /\b(?:fix\w*|debug\w*|repair\w*|troubleshoot\w*|broken?|wrong|errors?|bugs?|crash\w*|malfunction\w*)\b/iu;
const SMALL = new Set(
  'the a an to of in on at for with and or but be is are was were it that this any i you we they he she me my your our do does did have has had so as if by too very much really please just'.split(
    ' ',
  ),
);
/** Negations of other languages, counted, not matched with their scope. */
const FOREIGN: Partial<Record<LanguageCode, RegExp>> = {
  de: /\b(?:nicht|nichts|kein\p{L}*|nie|niemals|niemand|ohne|weder)\b/giu,
  fr: /\b(?:pas|jamais|sans|aucune?|rien|personne)\b/giu,
  es: /\b(?:no|nunca|sin|ning[uú]n\p{L}*|nada|nadie|jamás|tampoco)\b/giu,
  it: /\b(?:non|mai|senza|nessun\p{L}*|niente|nulla)\b/giu,
  pt: /\b(?:não|nunca|sem|nenhum\p{L}*|nada|ninguém)\b/giu,
  nl: /\b(?:niet|niets|geen|nooit|zonder|niemand)\b/giu,
  sv: /\b(?:inte|aldrig|utan|ingen|inget|inga)\b/giu,
  ru: /(?<!\p{L})(?:не|нет|без|никогда|никто|ничего)(?!\p{L})/giu,
  hi: /नहीं|मत|बिना|कभी नहीं/gu,
  zh: /不|没|別|别|无|無/gu,
  ja: /ない|ません|なし|ぬ/gu,
};

/** The words behind a negation, up to the end of its clause. */
const CLAUSE =
  /^(?:[^\S\n]+(?!(?:and|but|so|because|please(?= \p{L})|(?:can|could) you)\b)[^\s,;.!?\uE000]+){0,10}/iu;

/** "if it not helps I will call": the main clause is another one. */
const CONDITION = /\b(?:if|when|unless)\b[^,]*$/i;
const MAIN_CLAUSE =
  /\s(?=(?:i|we|you|they|he|she|it)(?:['’]ll| (?:will|would|can|could|must|shall|should|may|might))\b)/i;

/** Negations of an English text that change what it says. */
export function findNegations(text: string): NegationMention[] {
  const hide = (words: string) => '\uE000'.repeat(words.length);
  const plain = text.replace(IDIOMS, hide).replace(DOUBLED, hide);
  let offset = 0;
  return splitSentences(plain).flatMap((sentence) => {
    const base = offset;
    offset += sentence.length;
    return [...sentence.matchAll(STRONG)].map((match) => {
      const before = sentence.slice(0, match.index);
      const rest = CLAUSE.exec(sentence.slice(match.index + match[0].length))?.[0] ?? '';
      const words = CONDITION.test(before) ? (rest.split(MAIN_CLAUSE)[0] ?? rest) : rest;
      const clause = /^(?:\s+\S+){0,4}/u.exec(words)?.[0] ?? '';
      const near = contentWords(clause);
      return {
        start: base + match.index,
        raw: text.slice(base + match.index, base + match.index + match[0].length + clause.length),
        scope: near.length > 0 ? near : contentWords(before).slice(-2),
        clause: words.toLowerCase().match(/\p{L}+/gu) ?? [],
      };
    });
  });
}

/** Negations of the result where the draft says the same without one. */
export function addedNegations(draft: string, result: string): NegationMention[] {
  const inSentences = passagesAbout(splitSentences(draft));
  return findNegations(result).filter(({ scope }) => {
    const about = scope.length > 1 ? inSentences(scope) : [];
    return about.length > 0 && about.every((passage) => !EQUIVALENT.test(passage));
  });
}

/**
 * Negations of the draft that the result no longer makes: its sentence is still there without one, or there are fewer
 * in all and the sentence is gone.
 */
export function lostNegations(draft: string, result: string): NegationMention[] {
  const mentions = findNegations(draft);
  if (mentions.length === 0) return [];
  const sentences = splitSentences(result);
  const inClauses = passagesAbout(clausesOf(sentences));
  const inDraft = passagesAbout(clausesOf(splitSentences(draft)));
  const inSentences = passagesAbout(sentences);
  let spare = sentences.filter((sentence) => EQUIVALENT.test(sentence)).length;
  return mentions.filter(({ scope }) => {
    // another "not" in the same sentence is none of this, where one clause says it all
    const isInClause = inDraft(scope).some((clause) => EQUIVALENT.test(clause));
    const near = isInClause ? inClauses(scope) : [];
    const about = near.length > 0 ? near : inSentences(scope);
    const isKept = about.length > 0 ? about.some((passage) => EQUIVALENT.test(passage)) : spare > 0;
    if (isKept) spare -= 1;
    const isMended = about.length === 0 && scope.some((word) => WORKS.has(word)) && MENDS.test(result);
    return !isKept && !isMended;
  });
}

/** Where another statement begins. */
const CLAUSE_ENDS =
  /[,;:\n]|\b(?:and|but|because|so|since|if|unless|when|while|although|though|which|as|until|except)\b/iu;

const clausesOf = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => sentence.split(CLAUSE_ENDS));

/** Finds the passages in which at least half of some words stand. */
function passagesAbout(passages: readonly string[]): (scope: readonly string[]) => string[] {
  const passagesOf = indexWords(passages);
  return (scope) => {
    const hits = new Map<number, number>();
    for (const word of scope)
      for (const at of passagesOf.get(word) ?? []) hits.set(at, (hits.get(at) ?? 0) + 1);
    return [...hits].flatMap(([at, count]) => (count * 2 >= scope.length ? [passages[at] ?? ''] : []));
  };
}

/** For each content word the passages it stands in. */
function indexWords(passages: readonly string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  passages.forEach((passage, at) => {
    for (const word of new Set(contentWords(passage))) {
      const places = index.get(word);
      if (places) places.push(at);
      else index.set(word, [at]);
    }
  });
  return index;
}

/** How many negations a text in another language makes, 0 where the language has no list. */
export function countForeignNegations(text: string, language: LanguageCode): number {
  return text.match(FOREIGN[language] ?? /$^/g)?.length ?? 0;
}

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? [])
    .filter((word) => !SMALL.has(word) && !/n['’]t$/u.test(word))
    .map((word) => word.replace(/(?:'s|’s|ing|ed|es|s)$/u, ''));
}
