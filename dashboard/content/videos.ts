import { demosEnglish } from '@/shared/texts/demos.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import imageCaptions from './videos/image-to-prompt.vtt?no-inline';
import imageDarkMp4 from './videos/image-to-prompt-dark.mp4';
import imageDarkWebm from './videos/image-to-prompt-dark.webm';
import imageDarkPoster from './videos/image-to-prompt-dark.webp';
import imageLightMp4 from './videos/image-to-prompt-light.mp4';
import imageLightWebm from './videos/image-to-prompt-light.webm';
import imageLightPoster from './videos/image-to-prompt-light.webp';
import emailCaptions from './videos/refine-email.vtt?no-inline';
import emailDarkMp4 from './videos/refine-email-dark.mp4';
import emailDarkWebm from './videos/refine-email-dark.webm';
import emailDarkPoster from './videos/refine-email-dark.webp';
import emailLightMp4 from './videos/refine-email-light.mp4';
import emailLightWebm from './videos/refine-email-light.webm';
import emailLightPoster from './videos/refine-email-light.webp';
import promptCaptions from './videos/reframe-prompt.vtt?no-inline';
import promptDarkMp4 from './videos/reframe-prompt-dark.mp4';
import promptDarkWebm from './videos/reframe-prompt-dark.webm';
import promptDarkPoster from './videos/reframe-prompt-dark.webp';
import promptLightMp4 from './videos/reframe-prompt-light.mp4';
import promptLightWebm from './videos/reframe-prompt-light.webm';
import promptLightPoster from './videos/reframe-prompt-light.webp';

const say = plainSentences('demos', demosEnglish);

/** A film in one theme. */
interface FilmFiles {
  webm: string;
  mp4: string;
  poster: string;
}

/** A film of the product in both themes, silent, with captions. */
export interface Video {
  title: string;
  text: string;
  light: FilmFiles;
  dark: FilmFiles;
  captions: string;
}

/** The three of spec §2, recorded by `npm run record` (local/record/record-videos.ts). */
export const videos: readonly Video[] = [
  {
    get title() {
      return say('filmImage');
    },
    get text() {
      return say('filmImageText');
    },
    light: { webm: imageLightWebm, mp4: imageLightMp4, poster: imageLightPoster },
    dark: { webm: imageDarkWebm, mp4: imageDarkMp4, poster: imageDarkPoster },
    captions: imageCaptions,
  },
  {
    get title() {
      return say('filmMail');
    },
    get text() {
      return say('filmMailText');
    },
    light: { webm: emailLightWebm, mp4: emailLightMp4, poster: emailLightPoster },
    dark: { webm: emailDarkWebm, mp4: emailDarkMp4, poster: emailDarkPoster },
    captions: emailCaptions,
  },
  {
    get title() {
      return say('filmPrompt');
    },
    get text() {
      return say('filmPromptText');
    },
    light: { webm: promptLightWebm, mp4: promptLightMp4, poster: promptLightPoster },
    dark: { webm: promptDarkWebm, mp4: promptDarkMp4, poster: promptDarkPoster },
    captions: promptCaptions,
  },
];
