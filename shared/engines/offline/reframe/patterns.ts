const TONES =
  'formal|informal|friendly|professional|casual|funny|humorous|playful|warm|serious|polite|neutral|persuasive|conversational|respectful|firm|enthusiastic|upbeat|academic|simple|light|cheerful|witty|sarcastic|inspiring|empathetic|romantic|dramatic|bold|calm|personal|direct|confident|modern|minimalist|minimalistic|fun|emotional|honest';
/** Words that describe a thing wanted, tones among them. */
const QUALITIES = `${TONES}|minimalistic|short|cute|elegant|clean|catchy|responsive|fast|colou?rful|spooky|cozy|easy|healthy|cheap|vegan|vegetarian|beginner[- ]friendly|family[- ]friendly`;
const COLOURS =
  'red|orange|yellow|green|blue|navy|teal|purple|violet|pink|brown|beige|cream|gr[ae]y|black|white|gold|silver|turquoise|pastel|monochrome';
const MEASURES =
  'words?|pages?|paragraphs?|sentences?|characters?|chars|minutes?|mins?|hours?|lines?|slides?|bullets?|bullet points?|points|items?|sections?|steps|questions?|tweets?|stanzas?|verses?|columns|rows|people|days?|weeks?|records|entries|variations|versions|options|results|examples';

const CONSTRAINT_START = new RegExp(
  `^(?:please )?(?:(?:one|two|three|four|five|six)(?: (?:or|to) (?:two|three|four|five|six|seven))? (?:words?|sentences?|lines?|pages?|paragraphs?)[.!]?$|(?:max|maximum|min|minimum|at most|at least|under|over|below|around|about|roughly|exactly|no more than|not more than|less than|fewer than|more than|up to|between|approx\\.?|approximately|circa)\\.?\\s*[$€£₹]?\\d|\\d[\\d,.]*(?:\\s*[-–]\\s*\\d+)?\\s*(?:${MEASURES})\\b(?! (?:already|have|has|had|are|is|were|was|will|\\p{L}+ed)\\b)|(?:no(?! \\p{L}+ (?:is|was|were|are|has|had|have)\\b)|not|without|never(?! (?:did|was|were|had|got|went|been|have|has|\\p{L}+ed)\\b)|avoid|nothing|neither|zero|only)\\b|(?:don['’]?t|do not|dont)\\b(?! (?:get|like|know|want|have|need|think|understand|see|feel)\\b)|(?:include|use|keep|mention|make (?:it|sure|them)|ensure|be|add|focus on|limit|cover|stick to|leave out|exclude|skip|highlight|emphasi[sz]e|address|consider|ask|wait|respond|start with|begin with|end with|finish with|close with)\\b|budget (?:under|below|of|around|about|max|up to|[$€£₹]?\\d)|(?:in|with) (?:a |an )?(?:${TONES})\\b|(?:very |fairly |quite |slightly |not too )?(?:${QUALITIES})(?:(?:,| and| but| yet)? (?:not )?(?:\\p{L}+))?(?: (?:tone|style|voice|language))?\\.?$|(?!(?:analy[sz]e|describe|explain|copy|match|change|improve)\\b)(?:[\\p{L}-]+ ){1,3}(?:tone|style|voice|format)[.!]?$|(?:tone|style|length|audience|language|format|voice|budget|deadline|keywords?|columns?|target audience|reading level|genre|mood|colou?rs?)\\s*(?::|is\\b|are\\b|should\\b|must\\b|=)|(?:(?:dark|light|bright|mostly) )?(?:${COLOURS})(?:(?:,| and| with)? (?:(?:dark|light|bright) )?(?:${COLOURS}|accents))*$|(?:think about|keep in mind|bear in mind|remember|stay|cite|mark|sign (?:it|with)|thank(?! you| god))\\b|not (?:too|longer|more|less)\\b|no longer than\\b)`,
  'iu',
);
/** Remarks told by how they end or by a verb without its subject: "happy ending", "Saturday required", "must return JSON". */
const REMARK =
  /^(?:(?:must|should|needs? to|has to|sounds?(?! .*\b(?:for|to) me\b)) (?!i\b|we\b|you\b)\p{L}+|something (?:short|simple|funny|nice|easy|different|\p{L}+ly)\b|[\p{L}\d-]+ words? max|\d+ \p{L}+ max(?:imum)?$|(?:salary|price|age|size|length) (?:between|from|under|over)\b|(?:\p{L}+ ){1,2}(?:ending|required|optional|preferred|allowed)$|multiple choices?\b|one (?:at a time|by one|per \p{L}+)$|step by step$|(?:\p{L}+ ){1,2}included$|(?:\p{L}+ )?(?:max|maximum|at most|under|up to) \d|(?:each|every) (?:\p{L}+ )?(?:under|max|maximum|at most|about|around|up to) \d|carry.on only|[\p{L}\d -]{3,30} only$|(?:in|within) (?:under |less than |about )?\d+ (?:minutes|days|weeks|months|words|lines)\b|ready in \d|(?:low|high|gluten|sugar|dairy|fat)[ -](?:carb|protein|fat|free|calorie|sugar|budget)s?$|(?:funny|serious|short|friendly|warm|honest|formal|casual|simple) but\b)/iu;
const IMAGE_FRAGMENT =
  /\b(?:light|lighting|lit|photo|photograph|photorealistic|painting|watercolou?r|oil paint|illustration|sketch|drawing|render|3d|pixel art|anime|cartoon|comic|cinematic|golden hour|blue hour|backlit|close-?up|wide shot|depth of field|bokeh|aerial|top view|portrait|landscape|background|aspect ratio|\d+mm|palette|colou?rs?|minimalist|vintage|style)\b/i;

const HARD_LIMIT =
  /^(?:(?:max|maximum|at most|no more than|not more than|under|up to|exactly|about|around)\.? \d[\d.,]* ?\p{L}+|\d[\d.,]* (?:words|lines|sentences|paragraphs|pages)\b[^,]{0,12}|in (?:plain|simple|everyday|british|american) english)[.!]?$/iu;

/** "max 50 words": a limit even behind a list of facts. */
export function isHardLimit(part: string): boolean {
  return HARD_LIMIT.test(part.trim());
}

const SHAPE_FRAGMENT =
  /^(?:please )?(?:print|show|give|return|output|display|present) (?:it |them |that |me |the (?:result|answer|output)s? )?(?:as |in )?(?:an? )?(?:markdown |html )?(?:table|list|json|csv|bullet points?|bullets)[.!]?$|^as (?:an? )?(?:markdown |html )?(?:table|list|json|csv|bullet points?|bullets)[.!]?$/i;

/** "print as table" alone: the shape of the answer. */
export function isShapeFragment(part: string): boolean {
  return SHAPE_FRAGMENT.test(part.trim());
}

/** Facts of the thing asked for, as people line them up: "80 euro per month, starts on 1 Feb". */
const FACT =
  /^(?:(?:[$€£₹] ?)?\d[\d.,]*(?: ?(?:[$€£₹]|euros?|dollars?|pounds?|eur|usd|gbp|bucks))? ?(?:per|an?|\/) ?(?:month|week|day|year|hour|night|person|piece|head|kilo|kg)|(?:starts?|ends?|begins?|opens?|closes?|available|due) (?:on|at|from|by|until|in) [^,]{1,30}|in (?:plain|simple|everyday|british|american) english)[.!]?$/iu;

/** "around 11": a time or an amount of something said before it. */
const BARE_NUMBER =
  /^(?:around|about|roughly|over|under|between|circa|approximately|exactly|at least|at most)\.? \d[\d:.,]*(?: ?[ap]m)?(?:[.!]|$)/i;

/** A remark that limits or describes what is wanted, without being a sentence: "max 200 words", "friendly tone", "no emojis". */
export function isConstraintFragment(part: string): boolean {
  if (BARE_NUMBER.test(part.trim())) return false;
  return (
    CONSTRAINT_START.test(part.trim()) ||
    REMARK.test(part.trim()) ||
    FACT.test(part.trim()) ||
    (IMAGE_FRAGMENT.test(part) &&
      !/^(?:i|we|he|she|it|they|my)\b/i.test(part.trim()) &&
      !/^(?:i|we|he|she|it|they|my)\b/i.test(part) &&
      part.trim().split(/\s+/).length <= 5)
  );
}

/** "…, not August": said against what stands before it, no limit of its own. */
export const CONTRASTS = /^not (?!(?:too|very|so|overly|more|less|longer|over|under)\b)/i;

const OUTPUT_START =
  /^(?:please )?(?:return (?!\d)|output|(?:respond|reply)\b(?! to)|answer|for (?:each|every)\b|format|present|structure|show (?:it|them|the (?:answer|result|output))|give me (?:the (?:answer|output|result)|an? (?:table|list|checklist|bullet(?:ed)? list|numbered list|json)\b)|give the answers?|provide the (?:answer|output|result)|put (?:it|them|the)|display|deliver|sort)\b|^the (?:output|answer|format)s? (?:should|must|has to|needs to|is)\b|^the (?:response|result)s? (?:should|must|has to|needs to) (?:only )?(?:be|have|come|contain|include|use|look|fit|start|end)\b(?! (?:backwards?|cached|stored|saved|sent|logged|sorted))|^(?:output|format|columns?|output format)\s*[:=]|^(?:as |in )?(?:a |an )?(?:markdown |html |numbered |bulleted |bullet )?(?:table|list|json|csv|yaml|xml|bullet points?|bullets|markdown)(?: format)?(?: please| only)?[.!]?$|^use (?:a |an )?(?:markdown|bullet points?|bullets|table|tables|headings|numbered list|json)\b|^(?:only|just) (?:return|output|the (?:code|json|answer|list|table))\b|^show (?:each|every|all|your)\b|^(?:in|as) (?:\d+ |short |a |an )*(?:bullet points?|bullets|table|numbered list|json|markdown|csv|steps)\b/i;

/** A sentence about the shape of the answer. */
export function isOutputFormat(sentence: string): boolean {
  return (
    (OUTPUT_START.test(sentence) || isShapeFragment(sentence)) &&
    !/^answer (?:the|my|this|these)\b/i.test(sentence)
  );
}

const RULE_SENTENCE =
  /^(?:(?:i|we) (?:have to|need to|must|should) (?:include|use|mention|cite|cover|avoid|add|keep|stay|stick to)\b|(?:i|we) want (?:it|them|this|the \p{L}+) (?:to\b|\p{L}+$)|what matters\b|(?:he|she|they|(?:my|our|the|his|her) \p{L}+) (?:wants?|needs?|prefers?|expects?|requires?|hates?) (?!to (?:raise|go|move|leave|quit|buy|sell|be|get)\b)|(?:it|they|this|that|this|that|there|these|each|every|all|everything|everyone|the|my|our|its|any|both)\b[^?]{0,70}?\b(?:should|must|has to|have to|needs? to|shouldn['’]?t|mustn['’]?t|(?<!\b(?:i|we) )can(?:no|['’])t|may not|ought to|is allowed|are allowed)\b|(?:i|we) (?:don['’]?t|do not) (?:want|like|need)\b(?! to\b(?! (?:sound|seem|look|appear|come across)\b))|(?:each|every)\b[^.?]{0,50}\b(?:under|over|max|at most|at least|about|around|\d)|the [^.?]{1,30} (?:is|are|takes?|lasts?) (?:about |around )?\d+ (?:minutes?|hours?|words?|pages?|slides?)\b|i (?:can|could) only\b|(?:the|my|our) (?:target )?(?:audience|tone|style|length|budget|deadline|language|title|goal|readers?) (?:is|are|will be)\b|(?:my|our) (?:budget|deadline)\b|(?:for|about|around) \d|(?:one|two|three|each|every)\b[^.?]{0,40}\beach[.!]?$|(?:max|min)\b|(?!error\b|already\b|tried\b|ps\b|p\.s|link\b|note\b)(?![^:]*(?:error|exception|says?|problem|question)\b|\p{L}*error|\p{L}*exception)\p{L}[\p{L} ]{2,18}: [^.]{1,60}\.?$|multiple choice|postgres \d|vegetarian|vegan)/iu;

const RULE_WITHIN =
  /\bwould be (?:nice|great|good|cool|perfect|helpful|ideal)(?:\W*$|,? (?:too|also|but|and)\b)|^(?:maybe|perhaps|preferably|ideally|possibly|with|without|like) (?!(?:i|we|he|she|it|they|you|my|our|the)\b)[^,?]+$|^\d+ [\p{L}-]+ (?:max|at most|under|up to) \d|^(?:tone|style) (?!of\b|guides?\b)\p{L}+|^(?:one|two|three|\d+) (?:\p{L}+ ){1,4}(?:should|must)\b|\b(?:so|and) (?:it|they|this|(?:the|one|each|every|all) \p{L}+(?: \p{L}+)?) (?:should|must|ha(?:s|ve) to|needs? to)\b|\bso (?:please|nothing|no \p{L}|not too|only\b|don['’]t|keep|make sure|add|use|avoid|explain|write|include)|\b(?:need|needs|have|has) to (?:ship|finish|deliver|launch|be (?:done|ready)|submit|hand)\b.{0,40}\b(?:in|by|within|before|until)\b|^(?!(?:i|you|we|what|how|why|when|where|which|who)\b)[\p{L}-]+ (?:[\p{L}-]+ )?(?:should|must)\b/iu;

/**
 * A sentence that says how the wished thing has to be.
 * @param isFirst whether nothing was wished yet: then "portrait of a king" is the wish, not a remark on one
 */
export function isRequirement(sentence: string, isFirst: boolean): boolean {
  const isFragment = isFirst
    ? [CONSTRAINT_START, HARD_LIMIT, FACT].some((pattern) => pattern.test(sentence))
    : isConstraintFragment(sentence);
  // "Ours: https://…" is material
  if (/^\p{L}+: ?[\uEC80-\uF8FF]/u.test(sentence)) return false;
  return isFragment || RULE_SENTENCE.test(sentence) || RULE_WITHIN.test(sentence);
}
