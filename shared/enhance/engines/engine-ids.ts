import { id as browserModel } from './browser-model.ts';
import { id as cloud } from './cloud.ts';
import { id as downloadedModel } from './downloaded-model.ts';
import { id as localServer } from './local-server.ts';
import { id as offline } from './offline.ts';
import { id as ownKey } from './own-key.ts';

/** The engines' names without what is known of them: all that the script in a page has to carry. */
export const engineIds = [browserModel, localServer, ownKey, cloud, downloadedModel, offline] as const;

/** The one that works by rules alone. */
export const RULES_ENGINE = offline;
