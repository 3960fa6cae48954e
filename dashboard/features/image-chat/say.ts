import { imageChatEnglish } from '@/shared/texts/image-chat.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of the image prompt chat. */
export const say = sentences('imageChat', imageChatEnglish);
