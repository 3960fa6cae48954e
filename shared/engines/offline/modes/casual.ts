import type { Phrase } from '@/shared/engines/offline/balanced/phrases.ts';

const word = (find: string, to: string): Phrase => ({ find: new RegExp(`\\b(?:${find})\\b`, 'gi'), to });

/** Stiff words and the ones people say; no slang, and only where both mean the same. */
export const casualPhrases: readonly Phrase[] = [
  { find: /^dear (?=(?!sirs?\b|madam\b|all\b)\p{L}+[\p{L}. ]{0,40}[,!]?\s*$)/giu, to: 'hi ' },
  { find: /^(?:yours )?(?:sincerely|faithfully|(?:kind|best) regards|regards),?(?=\s*$)/gi, to: 'best,' },
  { find: /(^|[.;] )(?:however|nevertheless|nonetheless),\s+/gi, to: '$1but ' },
  {
    find: /(^|[.;] )(?:therefore|thus|hence|consequently|as a result),?\s+(?=\p{L})/giu,
    to: "$1that's why ",
  },
  { find: /(^|[.;] )(?:furthermore|moreover|additionally|in addition),\s+/gi, to: '$1also, ' },
  { find: /(^|[.;] )subsequently,\s+/gi, to: '$1then ' },
  word('would you be so kind as to', 'could you'),
  word('(?:we|i) would be grateful if you could', 'could you please'),
  word('i would (like|love|appreciate|prefer)', "I'd $1"),
  word('we would (like|love|appreciate|prefer)', "we'd $1"),
  word('in regard to|regarding|concerning(?= (?:the|your|my|our))', 'about'),
  word('assistance', 'help'),
  word('(to|please|will|can|could|would) assist', '$1 help'),
  word('(to|please|will|can|could|would) inform', '$1 tell'),
  word('(to|please|will|can|could|would) purchase', '$1 buy'),
  word('(to|please|will|can|could|would) obtain', '$1 get'),
  word('(to|please|will|can|could|would) inquire', '$1 ask'),
  word('(to|please|will|can|could|would) commence', '$1 start'),
  word('(to|please|will|can|could|would) demonstrate', '$1 show'),
  word('(to|please|will|can|could|would) attempt to', '$1 try to'),
  word('(to|please|will|can|could|would) ensure that', '$1 make sure'),
  word('(to|please|will|can|could|would) provide (me|us) with', '$1 give $2'),
  word('(i|we|they|you) require', '$1 need'),
  word(
    'additional (?=(?:information|details|time|help|data|money|questions|examples|ideas|tips|options)\\b)',
    'more ',
  ),
  word('approximately', 'about'),
  word('prior to', 'before'),
  word('utili[sz]e', 'use'),
  word('utili[sz]es', 'uses'),
  word('utili[sz]ing', 'using'),
  word('individuals', 'people'),
  word('whether (?=(?:i|we|you|it|they|he|she|there)\\b)', 'if '),
  word('children', 'kids'),
  word('numerous', 'many'),
  word('sufficient', 'enough'),
  word('at your earliest convenience', 'when you can'),
];
