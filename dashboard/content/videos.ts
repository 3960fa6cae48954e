import imageMp4 from './videos/image-to-prompt.mp4';
import imageCaptions from './videos/image-to-prompt.vtt?no-inline';
import imageWebm from './videos/image-to-prompt.webm';
import imagePoster from './videos/image-to-prompt.webp';
import emailMp4 from './videos/refine-email.mp4';
import emailCaptions from './videos/refine-email.vtt?no-inline';
import emailWebm from './videos/refine-email.webm';
import emailPoster from './videos/refine-email.webp';
import promptMp4 from './videos/reframe-prompt.mp4';
import promptCaptions from './videos/reframe-prompt.vtt?no-inline';
import promptWebm from './videos/reframe-prompt.webm';
import promptPoster from './videos/reframe-prompt.webp';

/** A film of the product, silent, with captions. */
export interface Video {
  title: string;
  text: string;
  webm: string;
  mp4: string;
  captions: string;
  poster: string;
}

/** The three of spec §2, recorded by `npm run record` (local/record/record-videos.ts). */
export const videos: readonly Video[] = [
  {
    title: 'Image to Prompt',
    text: 'Show a picture, say what you want, change it by a sentence.',
    webm: imageWebm,
    mp4: imageMp4,
    captions: imageCaptions,
    poster: imagePoster,
  },
  {
    title: 'Refine Email with 1 Click',
    text: 'A hurried mail, every change marked, accepted in place.',
    webm: emailWebm,
    mp4: emailMp4,
    captions: emailCaptions,
    poster: emailPoster,
  },
  {
    title: 'Reframe Prompt with 1 Click',
    text: 'A rough request becomes a task with its requirements.',
    webm: promptWebm,
    mp4: promptMp4,
    captions: promptCaptions,
    poster: promptPoster,
  },
];
