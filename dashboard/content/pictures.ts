import type { Picture } from '@/dashboard/app/product-picture.tsx';
import cardDark from './pictures/card-dark.webp';
import cardLight from './pictures/card-light.webp';
import panelDark from './pictures/panel-dark.webp';
import panelLight from './pictures/panel-light.webp';

/** Pictures of the built extension, taken by `npm run record` (local/record/record-site.ts). */
export const pictures: readonly { title: string; text: string; picture: Picture }[] = [
  {
    title: 'On your chat',
    text: 'The card opens where you write. Every change is marked; Accept puts the text in, one undo takes it out.',
    picture: {
      light: cardLight,
      dark: cardDark,
      width: 900,
      height: 640,
      alt: 'A draft in a chat, and above it Whetstone’s card with the mistakes struck and the corrections underlined.',
    },
  },
  {
    title: 'Beside your files',
    text: 'Ask a sheet a question in the side panel. It is worked out on your device, and the answer names its cells.',
    picture: {
      light: panelLight,
      dark: panelDark,
      width: 420,
      height: 384,
      alt: 'The side panel’s answer about a workbook: loaves sold per shop, with the cells they were added up from.',
    },
  },
];
