import { drawnSentences } from '@/shared/texts/drawn-sentences.ts';
import { handoffEnglish } from '@/shared/texts/handoff.en.ts';

/** The sentences of connecting the extension. */
export const say = drawnSentences('handoff', handoffEnglish);
