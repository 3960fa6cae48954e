import { generatorEnglish } from '@/shared/texts/generator.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of the prompt generator. */
export const say = sentences('generator', generatorEnglish);
