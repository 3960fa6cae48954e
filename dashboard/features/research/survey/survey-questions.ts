import type { SurveyMode } from '@/shared/contracts/analysis-modes.ts';

/** One question of a survey (spec §3). */
export interface SurveyQuestion {
  id: string;
  text: string;
  /** What it said before it was edited. */
  original: string;
  isCustom: boolean;
}

/** The five template questions, with the product's name in them (spec §9). */
export function templateQuestions(product: string): SurveyQuestion[] {
  return [
    `What do people like most about ${product}?`,
    `What problems or frustrations do people report with ${product}?`,
    `Why do people choose ${product} over alternatives, or leave it?`,
    `What do people say about the price and value of ${product}?`,
    `What features or improvements do people want from ${product}?`,
  ].map((text, at) => ({ id: `question_${at + 1}`, text, original: text, isCustom: false }));
}

/** A question of one's own as it starts (spec §9). */
export function customQuestion(product: string, now: number): SurveyQuestion {
  const text = `Custom question about ${product}`;
  return { id: `custom_${now}`, text, original: text, isCustom: true };
}

/** Whether a question of one's own was added and never written: it asks nothing. */
export const isUnwritten = ({ isCustom, text, original }: SurveyQuestion): boolean =>
  isCustom && text.trim() === original.trim();

/** What the modal's fields hold. */
export interface SurveyDraft {
  product: string;
  competitors: string;
  targetMarket: string;
  questions: SurveyQuestion[];
}

export const emptySurvey: SurveyDraft = { product: '', competitors: '', targetMarket: '', questions: [] };

/** The survey object (spec §3). Questions left empty are not asked. */
export function toSurvey(mode: SurveyMode, draft: SurveyDraft) {
  const product = draft.product.trim();
  const questions = draft.questions.map(({ text }) => text.trim()).filter(Boolean);
  if (mode === 'consumer-survey') return { product, questions, mode };
  return {
    product,
    questions: [],
    mode,
    primaryConcept: product,
    competitors: draft.competitors.trim() || null,
    targetMarket: draft.targetMarket.trim() || null,
  };
}
