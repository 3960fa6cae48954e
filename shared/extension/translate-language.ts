import * as z from 'zod/mini';
import { MAX_LANGUAGE_CHARS } from '@/shared/enhance/actions.ts';
import { storedItem } from './stored-item.ts';

/** The language last translated into, as the user wrote it; empty until one was. */
export const translateLanguageItem = storedItem<string>('translateLanguage', {
  schema: z.string().check(z.maxLength(MAX_LANGUAGE_CHARS)),
  fallback: '',
});
