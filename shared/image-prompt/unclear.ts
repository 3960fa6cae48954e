import { praisesEarlier } from './earlier-way.ts';

/** A wish that no rule took and that begins as an order, points at what was, or asks: nothing to be seen is said by it. */
const NOTHING_SEEN: readonly RegExp[] = [
  /^(?:(?:much |a bit |even )?(?:more|less|nicer|better|prettier|different(?:ly)?|otherwise)|(?:something|anything) (?:else|different|new|better|nicer)|surprise me|pop(?: more)?|(?:the other|another|a new) (?:one|way)|idk|dunno|yes|no)$/i,
  /^(?:make|remove|delete|change|undo|swap|fix|correct|forget|take|turn|move|replace|get|try|let|redo|do (?:it|that|this|the|something)|go|improve|adjust|use)(?![\p{L}-])|^(?:what|why|how)(?! (?:a|an|the)\b)(?![\p{L}-])|^(?:can|could|is|are|does|do) (?:you|i|we|it|he|she|they|this|that|not)(?![\p{L}-])|^(?:i['’](?:m|d|ve|ll)|(?:i|you|we) (?:am|are|was|were|do|did|don['’]?t|didn['’]?t|think|thought|want|wanted|like|liked|love|hate|need|mean|meant|said|say|asked|told|would|could|can|should|have|had|forgot|made|put|prefer|guess|just|still|know|hope|wish))(?![\p{L}-])/iu,
  /^(?:him|her|them|it) (?=(?:more|further|to|a bit|again|too|is|was|up|down|also)(?![\p{L}-]))|^(?:its(?! [\p{L}-]+ (?:is|are|has|have|looks?)(?!\p{L}))|it['’]s)(?![\p{L}-])/iu,
  /\b(?:(?:like|as|than) (?:before|it was|the last (?:one|time|version))|again|(?:is|are|was|were|looks?|still|all|got (?:it|that)) wrong|wrong$|the same as|looked better|instead|you (?:made|did|forgot|put)|don['’]?t (?:like|get|know|understand)|do not (?:like|know|understand)|the (?:first|last|previous|other|second) (?:one|version|prompt|picture|image))(?![\p{L}-])/iu,
];

/** Words of whoever speaks, outside what is quoted: they are said of the picture nowhere. */
const TALK =
  /(?<![\p{L}’'-])(?:i (?:am|was|want|need|think|like|love|hate|see|mean|meant|said|asked|don|do|did|didn|would|guess|wish|hope|prefer|know|feel|have)|i['’](?:m|d|ve|ll)|you|your|please|could|would|should(?:n['’]?t)?|must|instead|make it|so that|too (?:much|many|\p{L}+)(?= now$| for |$))(?![\p{L}-])/iu;
const QUOTED = /["“«][^"“”«»]*["”»]/g;

/** Whether a wish would only stand in the prompt as talk about it. */
export const isUnclear = (wish: string): boolean =>
  praisesEarlier(wish) || NOTHING_SEEN.some((sign) => sign.test(wish)) || TALK.test(wish.replace(QUOTED, ''));
