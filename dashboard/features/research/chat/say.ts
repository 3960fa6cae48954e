import { assistantEnglish } from '@/shared/texts/assistant.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of the assistant that answers about a report. */
export const say = sentences('assistant', assistantEnglish);
