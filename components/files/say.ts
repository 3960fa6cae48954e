import { filesEnglish } from '@/shared/texts/files.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

export const say = sentences('files', filesEnglish);
