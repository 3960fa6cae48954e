import type { ThingKind } from '@/shared/enhance/topic-nouns.ts';

/** What is asked for; what else a prompt should say depends on it. */
export type WishKind =
  | ThingKind
  | 'request'
  | 'text'
  | 'mail'
  | 'picture'
  | 'question'
  | 'explanation'
  | 'choice'
  | 'pick'
  | 'comparison'
  | 'help'
  | 'loose'
  | 'revision'
  | 'decision';

export interface WordedTopic {
  kind: WishKind;
  /** A native sentence, without its last mark where it is no question. */
  wish: string;
}
