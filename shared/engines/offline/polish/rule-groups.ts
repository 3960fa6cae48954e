import { articles } from './articles.ts';
import { namesInCompany } from './capitals.ts';
import { applyEdits, type Edit } from './edits.ts';
import { matchPatterns, type Passage, type Pattern } from './pattern.ts';
import { properNames } from './proper-names.ts';
import { apostrophes } from './rules/apostrophes.ts';
import { askedOrder } from './rules/asked-order.ts';
import { pairs, than } from './rules/confusions.ts';
import { counting } from './rules/counting.ts';
import { its, their, too, your } from './rules/homophones.ts';
import { indirectQuestions } from './rules/indirect-questions.ts';
import { learnerOrder } from './rules/learner-order.ts';
import { learnerPhrases } from './rules/learner-phrases.ts';
import { learnerTenses } from './rules/learner-tenses.ts';
import { learnerWords } from './rules/learner-words.ts';
import { leftOutMarks } from './rules/left-out-marks.ts';
import { lookalikes } from './rules/lookalikes.ts';
import { nounAgreement } from './rules/noun-agreement.ts';
import { nounSubjects } from './rules/noun-subjects.ts';
import { phrases } from './rules/phrases.ts';
import { pronounAgreement } from './rules/pronoun-agreement.ts';
import { tenses } from './rules/tenses.ts';
import { verbForms } from './rules/verb-forms.ts';
import { missingParts, owners, wordPairs } from './rules/word-pairs.ts';
import { shieldText } from './shield.ts';
import { keepBreaks, onLongLines } from './soft-breaks.ts';
import { commonMisspellings } from './spelling.ts';

const WORD_PATTERNS: readonly Pattern[] = [...apostrophes, ...leftOutMarks, ...namesInCompany];
const GRAMMAR_PATTERNS: readonly Pattern[] = [
  ...your,
  ...their,
  ...its,
  ...too,
  ...than,
  ...pairs,
  ...lookalikes,
  ...wordPairs,
  ...phrases,
  ...learnerPhrases,
  ...learnerOrder,
  ...learnerTenses,
  ...learnerWords,
  ...askedOrder,
];
const FORM_PATTERNS: readonly Pattern[] = [
  ...pronounAgreement,
  ...verbForms,
  ...tenses,
  ...missingParts,
  ...counting,
  ...nounAgreement,
];
/** A piece of prose as rules see it. */
export function passageOf(text: string): Passage {
  // A hard-wrapped paragraph is one run of prose: its line breaks are blanks to the rules.
  return { text, masked: shieldText(onLongLines(text)) };
}

/** Applies rules one group after another, each seeing what the one before it left. */
export function applyAll(text: string, groups: readonly ((passage: Passage) => Edit[])[]): string {
  let passage = passageOf(text);
  for (const rules of groups) {
    const next = applyEdits(passage.text, keepBreaks(passage.text, rules(passage)));
    if (next !== passage.text) passage = passageOf(next);
  }
  return passage.text;
}

export const wordRules = (passage: Passage): Edit[] => [
  ...matchPatterns(owners, passage),
  ...commonMisspellings(passage),
  ...matchPatterns(WORD_PATTERNS, passage),
  ...properNames(passage),
];
export const grammarRules = (passage: Passage): Edit[] => matchPatterns(GRAMMAR_PATTERNS, passage);
export const subjectRules = (passage: Passage): Edit[] => [
  ...indirectQuestions(passage),
  ...nounSubjects(passage),
];
export const formRules = (passage: Passage): Edit[] => [
  ...matchPatterns(FORM_PATTERNS, passage),
  ...articles(passage),
];

/** Holds every common shape, so that the patterns that look inside them run too. */
const WARM_UP =
  'hi, i dont think its ready. The results of the test is wrong and he have to checks them, because there going to be late. Can you explain how does it works';

/**
 * Compiles the patterns ahead of the first draft, one group a turn, so that no turn of the event loop is held for long.
 * @param signal stops the work between two groups
 */
export async function warmPolish(signal: AbortSignal): Promise<void> {
  for (const patterns of [WORD_PATTERNS, GRAMMAR_PATTERNS, FORM_PATTERNS])
    for (let at = 0; at < patterns.length; at += WARM_BATCH) {
      if (signal.aborted) return;
      matchPatterns(patterns.slice(at, at + WARM_BATCH), passageOf(WARM_UP));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
}
const WARM_BATCH = 10;
