import type { Picture } from '@/dashboard/app/product-picture.tsx';
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

interface TitledPicture {
  title: string;
  text: string;
  picture: Picture;
}

/** Pictures of the built extension, taken by `npm run record` (local/record/record-site.ts). */
export const pictures = {
  card: {
    title: 'In your chat',
    text: 'The card opens where you write and marks every change. Accept puts the text in; one undo takes it back.',
    picture: {
      light: { fine: cardLightFine, plain: cardLightPlain, other: cardLight },
      dark: { fine: cardDarkFine, plain: cardDarkPlain, other: cardDark },
      width: 900,
      height: 640,
      detail: 'card',
      alt: 'A draft in a chat, and above it Whetstone’s card with the mistakes struck and the corrections underlined.',
    },
  },
  panel: {
    title: 'With your files',
    text: 'Ask a spreadsheet a question in the side panel. The answer is worked out on your device and names its cells.',
    picture: {
      light: { fine: panelLightFine, plain: panelLightPlain, other: panelLight },
      dark: { fine: panelDarkFine, plain: panelDarkPlain, other: panelDark },
      width: 420,
      height: 465,
      alt: 'The side panel’s answer about a workbook: loaves sold per shop, with the cells they were added up from.',
    },
  },
} as const satisfies Record<string, TitledPicture>;
