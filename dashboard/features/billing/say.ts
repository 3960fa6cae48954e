import { billingEnglish } from '@/shared/texts/billing.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of what is paid. */
export const say = sentences('billing', billingEnglish);
