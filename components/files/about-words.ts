import { say } from './say.ts';

const WORDS_PER_TOKEN = 0.75;

/** An amount that models count in tokens, as people do: `about 900 words`, to two digits. */
export const aboutWords = (tokens: number) =>
  say('aboutWords', { count: Number((tokens * WORDS_PER_TOKEN).toPrecision(2)) });
