import type { Remedy } from '@/shared/errors/remedies.ts';

/** Which remedies each of the extension's own screens needs no button for: it is the place, or its button stands there. */
export const screenWays = {
  popup: ['open_panel', 'sign_in'],
  panel: ['open_panel', 'reload_page'],
  settings: ['open_settings', 'connect', 'reload_page'],
} as const satisfies Record<string, readonly Remedy[]>;
