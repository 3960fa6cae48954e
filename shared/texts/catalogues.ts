import { aboutEnglish } from './about.en.ts';
import { activityEnglish } from './activity.en.ts';
import { assistantEnglish } from './assistant.en.ts';
import { authEnglish } from './auth.en.ts';
import { backgroundEnglish } from './background.en.ts';
import { billingEnglish } from './billing.en.ts';
import { capabilitiesEnglish } from './capabilities.en.ts';
import { compareEnglish } from './compare.en.ts';
import { controlsEnglish } from './controls.en.ts';
import { creditsEnglish } from './credits.en.ts';
import { demosEnglish } from './demos.en.ts';
import { downloadEnglish } from './download.en.ts';
import { figuresEnglish } from './figures.en.ts';
import { fileWarningsEnglish } from './file-warnings.en.ts';
import { filesEnglish } from './files.en.ts';
import { firstStepsEnglish } from './first-steps.en.ts';
import { galleryEnglish } from './gallery.en.ts';
import { generatorEnglish } from './generator.en.ts';
import { handoffEnglish } from './handoff.en.ts';
import { homeEnglish } from './home.en.ts';
import { imageChatEnglish } from './image-chat.en.ts';
import { legalEnglish } from './legal.en.ts';
import { libraryEnglish } from './library.en.ts';
import { modelsEnglish } from './models.en.ts';
import { pagesEnglish } from './pages.en.ts';
import { paletteEnglish } from './palette.en.ts';
import { panelEnglish } from './panel.en.ts';
import { pauseEnglish } from './pause.en.ts';
import { personasEnglish } from './personas.en.ts';
import { popupEnglish } from './popup.en.ts';
import { pricingEnglish } from './pricing.en.ts';
import { principlesEnglish } from './principles.en.ts';
import { profileEnglish } from './profile.en.ts';
import { reportEnglish } from './report.en.ts';
import { reportsEnglish } from './reports.en.ts';
import { requestLogEnglish } from './request-log.en.ts';
import { researchEnglish } from './research.en.ts';
import { runEnglish } from './run.en.ts';
import { sendingEnglish } from './sending.en.ts';
import { serversEnglish } from './servers.en.ts';
import { settingsEnglish } from './settings.en.ts';
import { siteEnglish } from './site.en.ts';
import { sourcesEnglish } from './sources.en.ts';
import { surveyEnglish } from './survey.en.ts';
import { welcomeEnglish } from './welcome.en.ts';

/** The English sentences of each surface that has moved into a catalogue. */
export const catalogues = {
  about: aboutEnglish,
  activity: activityEnglish,
  assistant: assistantEnglish,
  auth: authEnglish,
  background: backgroundEnglish,
  billing: billingEnglish,
  capabilities: capabilitiesEnglish,
  compare: compareEnglish,
  controls: controlsEnglish,
  credits: creditsEnglish,
  demos: demosEnglish,
  download: downloadEnglish,
  figures: figuresEnglish,
  fileWarnings: fileWarningsEnglish,
  files: filesEnglish,
  firstSteps: firstStepsEnglish,
  gallery: galleryEnglish,
  generator: generatorEnglish,
  handoff: handoffEnglish,
  home: homeEnglish,
  imageChat: imageChatEnglish,
  legal: legalEnglish,
  library: libraryEnglish,
  models: modelsEnglish,
  pages: pagesEnglish,
  palette: paletteEnglish,
  panel: panelEnglish,
  pause: pauseEnglish,
  personas: personasEnglish,
  popup: popupEnglish,
  pricing: pricingEnglish,
  principles: principlesEnglish,
  profile: profileEnglish,
  report: reportEnglish,
  reports: reportsEnglish,
  requestLog: requestLogEnglish,
  research: researchEnglish,
  run: runEnglish,
  sending: sendingEnglish,
  servers: serversEnglish,
  settings: settingsEnglish,
  site: siteEnglish,
  sources: sourcesEnglish,
  survey: surveyEnglish,
  welcome: welcomeEnglish,
} as const;

export type Catalogues = typeof catalogues;
export type Surface = keyof Catalogues;

/** Another language: each sentence of each surface; one that is missing is an error of types. */
export type Translation = { readonly [S in Surface]: { readonly [Key in keyof Catalogues[S]]: string } };
