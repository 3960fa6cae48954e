import { modelsEnglish } from '@/shared/texts/models.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import { serversEnglish } from '@/shared/texts/servers.en.ts';
import { settingsEnglish } from '@/shared/texts/settings.en.ts';

export const say = sentences('settings', settingsEnglish);
/** Of servers the user brings: their forms and tests. */
export const sayServer = sentences('servers', serversEnglish);
/** Of models on this device: the browser's own, and the one that can be downloaded. */
export const sayModel = sentences('models', modelsEnglish);
