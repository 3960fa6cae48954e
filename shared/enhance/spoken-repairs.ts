/** What says that the words before it were a slip: "three, no wait, four". */
const MARK =
  '(?:,| -)? *(?:(?:no|oh|oops|or|uh|um|actually|sorry|wait)[, ]+)*(?:no,? wait|wait,? no|wait|no,? sorry|sorry,? no|sorry|i mean|actually,? no|no|scratch that|make that|or rather|correction)[,:]? +(?:i mean |make that |make it |say )?';
const NUMBER =
  '(?:[$€£]?\\d[\\d.,:]*(?:k|%|[$€£](?!\\d))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|hundred)';
/** "two weeks, sorry, a few weeks" */
const AMOUNT = `(?:${NUMBER}|a few|a couple(?: of)?|several)`;
const ORDINAL =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)';
const OR_NO = '(?:,| -)? (?:(?:or|oh|wait|sorry|actually|no)[, ]+)*no(?:,? (?:wait|sorry))?,? ';
/** "or no, 5 are enough" */
const ENOUGH = '(?: (?:is|are|would be|will be) enough)?';
/** What stands behind a number and is no unit of it. */
const NO_UNIT =
  /^ (?:and|but|with|for|in|on|at|to|so|please|because|who|that|which|if|when|or|then|not|i|it|is|are|was|were|will|would|should|can|has|have)$/i;
/** Words that stand for each other: a slip and what was meant are of one kind. */
const KINDS: readonly string[] = [
  `(?:at |around |by |before |after |until |till )?(?:half past |quarter (?:past|to) )?${NUMBER}(?: thirty| fifteen| o['’]clock| ?[ap]m)?`,
  `(?:in the |on |at |this |next |tomorrow |today )*(?:morning|afternoon|evening|noon|night|lunchtime)`,
  '(?:(?:on|since|from|until|till|by|before|after|this|next|last) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?',
  '(?:(?:in|since|from|until|till|by|before|after) )?(?:january|february|march|april|may|june|july|august|september|october|november|december)',
  '(?:tomorrow|today|tonight|yesterday|next week|this week|next month)',
  '\\p{L}{1,3}\\d{1,4}',
  '(?:(?:dark|light|bright|pale|deep|navy|sky) )?(?:red|orange|yellow|green|blue|purple|pink|brown|gr[ae]y|black|white)',
];
/** What was said before the slip still leads to what is put for it: "around six, make that seven". */
function withLead(slip: string, meant: string): string {
  const lead = /^(?:at|around|by|before|after|until|till|since|from|on|in) /i;
  return lead.test(meant) ? meant : (lead.exec(slip)?.[0] ?? '') + meant;
}
/** "150$, make it 200": the second sum is of the first one's money. */
function inSameMoney(slip: string, meant: string): string {
  if (!/^\d/.test(meant) || /[$€£]/.test(meant)) return meant;
  const [, before = '', after = ''] = /^([$€£]?)\d[\d.,:]*(?:k|%)?([$€£]?)$/.exec(slip) ?? [];
  return before + meant + after;
}
const OWNER = '(?:the|an?|my|our|your|his|her|their)';
const RULES: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // "three days a week no wait four days", "150 no wait 200 words"
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${NUMBER})((?: (?!(?:no|wait|sorry|actually|make|scratch|or|i|oh|oops|uh|um|correction)\\b)\\p{L}+(?: olds?\\b)?)?)((?: (?:a|per|each|of) \\p{L}+)?)${MARK}(${AMOUNT})${ENOUGH}((?: \\p{L}+)?)(?!\\p{L})`,
      'giu',
    ),
    (match) => {
      const [unit = '', rest = '', bare = '', newUnit = ''] = match.slice(2);
      const number = inSameMoney(match[1] ?? '', bare);
      const isSame = newUnit.trim().toLowerCase() === unit.trim().toLowerCase();
      if (isSame) return number + newUnit + rest;
      // "two kids, sorry, several people asked"
      if (/^[as]/i.test(bare) && /^(?:a |several)/i.test(bare) && newUnit && !NO_UNIT.test(newUnit))
        return match[0] ?? '';
      return unit && NO_UNIT.test(newUnit)
        ? `${number}${unit}${rest}${newUnit}`
        : number + (newUnit || unit + rest);
    },
  ],
  // "three days for demolition, actually two days for demolition": the same is counted again
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${NUMBER})( (?!and\\b|or\\b)\\p{L}{3,})((?: (?:for|of|per|on|in|with) (?:the )?\\p{L}+)?),? (?:or |well,? )?actually,? (?:(?:make (?:it|that)|say|just|only) )?(?!\\1)(${NUMBER})\\2(?:\\3)?(?!\\p{L}| (?:is|are|was|were|would|will|do|did|have|has|had|asked|said|for|of|per|on|in|with)\\b)`,
      'giu',
    ),
    ([, , unit = '', rest = '', number = '']) => number + unit + rest,
  ],
  // "8 slides. Scratch that, 12."
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${NUMBER})( \\p{L}+)\\. (?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|actually,? no|make (?:it|that)|actually,? make (?:it|that))[, ]+(?:make (?:it|that) )?(${NUMBER})(?=[,;.!?]|$| because\\b)`,
      'giu',
    ),
    ([, , unit = '', number = '']) =>
      number.replace(/[.,:]+$/, '') + unit + (/[.,:]+$/.exec(number)?.[0] ?? ''),
  ],
  // "the 3rd of May, I think, no the 13th"
  [
    new RegExp(
      `\\bthe ${ORDINAL}( of \\p{L}+)?(?:[,.]? i (?:think|guess))?${OR_NO}(?:the )?(${ORDINAL})( of \\p{L}+)?(?!\\p{L})`,
      'giu',
    ),
    ([, month = '', day = '', newMonth = '']) => `the ${day}${newMonth || month}`,
  ],
  // "the introduction of my thesis. Sorry, not the introduction, the abstract", "her brother's there no wait not her brother her stepbrother"
  [
    new RegExp(
      `(?<!\\p{L})(${OWNER} \\p{L}+(?: \\p{L}+)?)(['’]s)?((?: [^\\n.!?]{0,80}?)?)[.,]? (?:(?:sorry|no|wait|hm+|oh|actually|or|maybe|uh|um)[, ]+)+not \\1(?:['’]s)?,? (${OWNER} \\p{L}+)`,
      'giu',
    ),
    ([, , owns = '', rest = '', meant = '']) => meant + owns + rest,
  ],
  // "a blog post no sorry a newsletter": the same kind of word leads to both
  [
    /(?<!\p{L})(?:an?|the|my|our|your|his|her|their|some) (?:[\p{L}\d'’-]+ ){0,2}[\p{L}\d'’-]+(?:,|\.)? (?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|actually,? no|no,? actually|or rather),? (?:(?:make it|make that|i mean) )?(?=(?:an?|the|my|our|your|his|her|their|some) (?!\p{L}+ one\b))/giu,
    () => '',
  ],
  // "in Java no in Rust actually", "to German. No, to Dutch": a bare "no" may be somebody's answer
  [
    /(?<!\p{L})(?<!\b(?:no|yes) )(in|on|to|for|with|from|by|at|about)(?: (?!(?:and|but|or|yes|no|not|sa(?:y|ys|id|ying))\b)[\p{L}\d+#]+){1,3}(?:[,.] no(?:,? wait|,? sorry)?,? \1 (?!be\b)([\p{L}\d+#]+)(?: actually)?|(?: no(?=(?: \p{L}+){2} actually\b)|,? (?:wait|sorry),? no|,? no,? (?:wait|sorry)|,? actually,? no|,? scratch that),? (?:make (?:it|that) )?\1 ([\p{L}\d+#]+)(?: actually)?)(?!\p{L})/giu,
    ([, lead = '', meant = '', other = '']) => `${lead} ${meant || other}`,
  ],
  // "an email to Anna I mean Hannah": a name for a name; other words may be of any kind, and stay
  [
    /(?<!\p{L})((?:[tT]o|[fF]or|[wW]ith|[fF]rom|[aA]bout|[cC]alled) )(?!(?:\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{Ll}+ (?:no wait|wait no|no sorry|sorry no|scratch that|[iI] mean) (?!(?:\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December)\b)(\p{Lu}\p{Ll}{2,})(?=[.,;!?]|$| (?:and|but|in|on|at|before|after|until|because|by)\b)/gu,
    ([, lead = '', meant = '']) => lead + meant,
  ],
  // "the name is Tobias no actually make it Matthias"
  [
    /(?<=\b(?:is|it['’]s|called|named|for|to|with|in|on|at|by|from) )[\p{L}\d'’-]+[,.]? (?:(?:no|oh|wait|sorry|actually)[, ]+)+make (?:it|that) (?!(?:an?|the|more|less|very|so|too|\p{L}+er)\b)(?=[\p{L}\d'’-]+(?:[.,;!?]|$| and\b| but\b))/giu,
    () => '',
  ],
  // "it's called Oatly Wave no wait it's called Oat Wave": begun anew with the same words
  [
    /(?<![\p{L}'’])((?:\p{L}[\p{L}'’]* ){2,4})[^.;:?!\n]{1,40}?,? (?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|actually,? no|i mean),? (?=\1)/giu,
    () => '',
  ],
  ...KINDS.map(
    (kind) =>
      [
        new RegExp(`\\b(${kind})${MARK}(${kind})\\b`, 'giu'),
        (match: string[]) => withLead(match[1] ?? '', match[2] ?? ''),
      ] as const,
  ),
];

const SIGN = /\b(?:no|wait|sorry|mean|scratch|make that|rather|actually|correction)\b/i;

/** A text in which whoever spoke took words back, as it was meant; one kind of thing is only put for the same kind. */
export function resolveRepairs(text: string): string {
  if (!SIGN.test(text)) return text;
  return RULES.reduce(
    (current, [find, meant]) =>
      current.replace(find, (...groups: string[]) => meant(groups.map((group) => group ?? ''))),
    text,
  );
}
