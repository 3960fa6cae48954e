import type { SurveyMode } from '@/shared/contracts/analysis-modes.ts';
import { say } from './say.ts';

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
    say('template_likes', { product }),
    say('template_problems', { product }),
    say('template_reasons', { product }),
    say('template_price', { product }),
    say('template_wishes', { product }),
  ].map((text, at) => ({ id: `question_${at + 1}`, text, original: text, isCustom: false }));
}

/** A question of one's own as it starts (spec §9). */
export function customQuestion(product: string, now: number): SurveyQuestion {
  const text = say('customQuestion', { product });
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
