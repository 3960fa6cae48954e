import { activityEnglish } from '@/shared/texts/activity.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

export const say = sentences('activity', activityEnglish);
