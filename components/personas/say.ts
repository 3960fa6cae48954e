import { personasEnglish } from '@/shared/texts/personas.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

export const say = sentences('personas', personasEnglish);
