/** These packages bring no types; this is what is read of them. */
declare module 'vader-sentiment' {
  const vader: {
    SentimentIntensityAnalyzer: {
      polarity_scores(text: string): { compound: number; pos: number; neu: number; neg: number };
    };
  };
  export default vader;
}
declare module 'wink-sentiment' {
  export default function sentiment(text: string): { score: number; normalizedScore: number };
}
declare module 'wink-eng-lite-web-model' {
  import type { Model } from 'wink-nlp';

  const model: Model;
  export default model;
}
