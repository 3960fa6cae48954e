import { filesEnglish } from './files.en.ts';
import { libraryEnglish } from './library.en.ts';
import { modelsEnglish } from './models.en.ts';
import { pauseEnglish } from './pause.en.ts';
import { popupEnglish } from './popup.en.ts';
import { principlesEnglish } from './principles.en.ts';
import { researchEnglish } from './research.en.ts';
import { sendingEnglish } from './sending.en.ts';
import { serversEnglish } from './servers.en.ts';
import { settingsEnglish } from './settings.en.ts';
import { siteEnglish } from './site.en.ts';
import { welcomeEnglish } from './welcome.en.ts';

/** The English sentences of each surface that has moved into a catalogue. */
export const catalogues = {
  files: filesEnglish,
  library: libraryEnglish,
  models: modelsEnglish,
  pause: pauseEnglish,
  popup: popupEnglish,
  principles: principlesEnglish,
  research: researchEnglish,
  sending: sendingEnglish,
  servers: serversEnglish,
  settings: settingsEnglish,
  site: siteEnglish,
  welcome: welcomeEnglish,
} as const;

export type Catalogues = typeof catalogues;
export type Surface = keyof Catalogues;

/** Another language: each sentence of each surface; one that is missing is an error of types. */
export type Translation = { readonly [S in Surface]: { readonly [Key in keyof Catalogues[S]]: string } };
