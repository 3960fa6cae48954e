import { downloadEnglish } from '@/shared/texts/download.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';

const say = plainSentences('download', downloadEnglish);

/** One spoke of the landing page's wheel (spec §2). */
export interface WheelFeature {
  id: string;
  title: string;
  description: string;
}

/** The six of spec §2, clockwise from the top. */
export const wheelFeatures: readonly WheelFeature[] = [
  {
    id: 'smart-prompts',
    get title() {
      return say('wheelPrompts');
    },
    get description() {
      return say('wheelPromptsText');
    },
  },
  {
    id: 'follow-up-questions',
    get title() {
      return say('wheelFollowUps');
    },
    get description() {
      return say('wheelFollowUpsText');
    },
  },
  {
    id: 'ai-personas',
    get title() {
      return say('wheelPersonas');
    },
    get description() {
      return say('wheelPersonasText');
    },
  },
  {
    id: 'image-prompts',
    get title() {
      return say('wheelImages');
    },
    get description() {
      return say('wheelImagesText');
    },
  },
  {
    id: 'action-plans',
    get title() {
      return say('wheelPlans');
    },
    get description() {
      return say('wheelPlansText');
    },
  },
  {
    id: 'saving-content',
    get title() {
      return say('wheelSaving');
    },
    get description() {
      return say('wheelSavingText');
    },
  },
];
