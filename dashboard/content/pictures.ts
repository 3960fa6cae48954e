import type { Picture } from '@/dashboard/app/product-picture.tsx';
import { demosEnglish } from '@/shared/texts/demos.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import cardDark from './pictures/card-dark.webp';
import cardDarkPlain from './pictures/card-dark-1x.avif';
import cardDarkFine from './pictures/card-dark-2x.avif';
import cardLight from './pictures/card-light.webp';
import cardLightPlain from './pictures/card-light-1x.avif';
import cardLightFine from './pictures/card-light-2x.avif';
import panelDark from './pictures/panel-dark.webp';
import panelDarkPlain from './pictures/panel-dark-1x.avif';
import panelDarkFine from './pictures/panel-dark-2x.avif';
import panelLight from './pictures/panel-light.webp';
import panelLightPlain from './pictures/panel-light-1x.avif';
import panelLightFine from './pictures/panel-light-2x.avif';

const say = plainSentences('demos', demosEnglish);

interface TitledPicture {
  title: string;
  text: string;
  picture: Picture;
}

/** Pictures of the built extension, taken by `npm run record` (local/record/record-site.ts). */
export const pictures = {
  card: {
    get title() {
      return say('card');
    },
    get text() {
      return say('cardText');
    },
    picture: {
      light: { fine: cardLightFine, plain: cardLightPlain, other: cardLight },
      dark: { fine: cardDarkFine, plain: cardDarkPlain, other: cardDark },
      width: 900,
      height: 640,
      detail: 'card',
      get alt() {
        return say('cardAlt');
      },
    },
  },
  panel: {
    get title() {
      return say('panel');
    },
    get text() {
      return say('panelText');
    },
    picture: {
      light: { fine: panelLightFine, plain: panelLightPlain, other: panelLight },
      dark: { fine: panelDarkFine, plain: panelDarkPlain, other: panelDark },
      width: 420,
      height: 482,
      get alt() {
        return say('panelAlt');
      },
    },
  },
} as const satisfies Record<string, TitledPicture>;
