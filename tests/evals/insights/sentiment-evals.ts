import { createRequire } from 'node:module';
import vader from 'vader-sentiment';
import winkSentiment from 'wink-sentiment';
import * as z from 'zod/mini';
import { judgeClause } from '@/shared/insights/mining/judge-clause.ts';
import { splitSentences } from '@/shared/insights/mining/sentences.ts';
import { judgeSentiment } from '@/shared/insights/mining/sentiment.ts';

const labelled = z.array(z.object({ text: z.nullish(z.string()), class: z.nullish(z.number()) }));
const sets = ['amazon', 'yelp', 'imdb'] as const;

/**
 * The public set of labelled sentences that comes with the package `sentiment`: D. Kotzias et al., From Group to Individual
 * Labels using Deep Features (2015), CC BY 4.0. Its sentences are all for or against, so neutral and unclear are abstentions.
 */
export function scoreSentiment() {
  const require = createRequire(import.meta.url);
  return sets.map((name) => {
    const rows = z.parse(labelled, require(`sentiment/test/fixtures/${name}.json`));
    const tally = { sentences: 0, decided: 0, right: 0, vader: 0, wink: 0 };
    for (const { text, class: gold } of rows) {
      if (!text || (gold !== 0 && gold !== 1)) continue;
      tally.sentences += 1;
      const spans = splitSentences(text).map((span) => judgeClause(span.text));
      const said = judgeSentiment(spans);
      if (said === 'positive' || said === 'negative') tally.decided += 1;
      if (said === (gold === 1 ? 'positive' : 'negative')) tally.right += 1;
      const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
      if ((gold === 1 && compound >= 0.05) || (gold === 0 && compound <= -0.05)) tally.vader += 1;
      if (Math.sign((winkSentiment(text) as { score: number }).score) === (gold === 1 ? 1 : -1))
        tally.wink += 1;
    }
    const share = (part: number, of: number) => Number((part / Math.max(1, of)).toFixed(3));
    return {
      set: name,
      sentences: tally.sentences,
      decided: share(tally.decided, tally.sentences),
      'right where decided': share(tally.right, tally.decided),
      'right of all': share(tally.right, tally.sentences),
      'VADER alone': share(tally.vader, tally.sentences),
      'wink alone': share(tally.wink, tally.sentences),
    };
  });
}
