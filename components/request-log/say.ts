import { requestLogEnglish } from '@/shared/texts/request-log.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

export const say = sentences('requestLog', requestLogEnglish);
