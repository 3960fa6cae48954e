const PHRASE =
  'in|on|at|for|with|within|without|to|by|under|over|from|during|through|among|amongst|between|beyond|upon|after|before|until|despite|due to|thanks to|according to|prior to|instead of|because of|regardless(?: of)?|unlike|like|what with|rather than|(?:e?specially|mainly) (?:for|in|with)|given|not far from|far from|close to|next to|near|behind|along|across|opposite|outside|inside|above|below|around|somewhere (?:around|in|on|near|between|along)|based on|depending on|about|regarding';
const CLAUSE =
  'if|when|whenever|while|because|since|as|although|though|once|unless|whether|where|wherever|whatever|whoever|however|no matter|even (?:if|though|when)|how (?:many|much|often|long)|the (?:more|less|\\p{L}{3,}er)|assuming|considering|given that|so that|in order|(?:every|each|any|(?:the )?(?:first|last|next|only|second)) time|the (?:moment|minute|day|week|year|night)';
/** What a phrase that stands in front may follow. */
const BEHIND =
  '^|[;:(—–]\\s*|\\s--?\\s|\\b(?:that|how|but|and|so|because|or|when|also|then|note|plus|said|says|think|thought|hope|know|say|told (?:me|us|him|her|them)),? ';
const FRONTED_PHRASE = new RegExp(
  `(?:${BEHIND})(?:${PHRASE}) (?!(?:is|are|was|were|${CLAUSE})\\b)(?<rest>[^;:—–]*)$`,
  'iu',
);
/** "Were she paid more, she …", "Had I known, I …" */
const INVERTED =
  /^(?:had|were) (?:i|you|he|she|it|we|they|there|(?:the|my|our|his|her|their) \p{L}+)\b[^?]*$/iu;
const FRONTED_CLAUSE = new RegExp(`(?:${BEHIND})(?:${CLAUSE}) (?<rest>[^;:—–]*)$`, 'iu');
/** "Using a cache, we …", "Trusted by all, it …", "Never having rented, I …" */
const DOING =
  /^(?:(?:and|but|so|also|then|not|never|by) )*(?:(?!(?:looking|getting|having trouble|going|trying|working|writing|nothing|anything|something|everything|thing|king|bring|spring|string|ring|sing|swing|during|need|feed|speed|seed|weed)\b)\p{L}{2,}ing\b|\p{L}{2,}ed (?:and \p{L}+ed )?(?:by|in|on|to|with|for|from|as|at)\b)/iu;
const SUBJECT_AND_VERB =
  /(?<!\b(?:that|know|think|because|and|or) )\b(?:i|we|it|they|he|she|you|there)(?:['’]\p{L}+| (?!(?:and|or)\b)\p{L}+)/giu;
/** No sentence ends with these. */
const OPEN =
  /\b(?:should|can|could|would|will|must|is|are|was|were|does|do|did|i|we|they|he|she|and|but|or|so|that|to|of|for|with|if|because|the|an?|such as|well|too|also)$/i;

/** Whether what stands before a comma waits for what comes behind it: "if it rains", "note that in some cases". */
export function waitsAtComma(left: string): boolean {
  const words = left.trim();
  if (OPEN.test(words) || DOING.test(words) || INVERTED.test(words)) return true;
  return isOpen(FRONTED_CLAUSE, words, 2) || isOpen(FRONTED_PHRASE, words, 1);
}

/** @param clauses how many subjects with a verb must stand behind the opening for the sentence to be whole */
function isOpen(front: RegExp, words: string, clauses: number): boolean {
  const rest = front.exec(words)?.groups?.rest;
  return rest !== undefined && (rest.match(SUBJECT_AND_VERB)?.length ?? 0) < clauses;
}
