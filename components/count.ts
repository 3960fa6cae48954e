import { language } from '@/shared/texts/language.ts';

/** A number as the language in use writes it: `5,500`. */
export const formatCount = (count: number): string => count.toLocaleString(language().locale);
