import { searchDoors } from './search-doors.ts';
import type { Source } from './source.ts';

// Quora has no public API and its terms bar scraping, so a search engine's excerpts are all there is.

export const quora: Source = {
  id: 'quora',
  doors: searchDoors('quora', {
    site: 'quora.com',
    isThread: ({ pathname }) => !/^\/(?:profile|topic|q|about)\b/.test(pathname) && pathname.length > 8,
  }),
  limit: 'Up to 40 excerpts a run.',
  terms:
    'Quora has no API. Excerpts of a search engine are read, which are not the whole answers. Whether one is deleted at Quora cannot be told.',
};
