import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import type { Sentence } from '@/shared/engines/offline/language-model/sentence.ts';
import type { Proposal } from './proposals.ts';

/** A proposal with what stands around it. */
export interface ProposalCase {
  proposal: Proposal;
  sentence: Sentence;
  /** The word put there, the one that stands there, and the one before it. */
  word: string;
  typed: string;
  before: string;
  /** What the words before, at and behind the first one changed can be. */
  classes: { before: number; own: number; after: number };
  /** Nothing stands between the first word changed and the next. */
  isFollowed: boolean;
  model: LanguageModel;
}
