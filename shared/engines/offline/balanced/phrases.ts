import { CharacterRuns, type Required, requiredBy } from '@/shared/engines/offline/polish/required-words.ts';

/** A wordy phrase and what says the same; `to` may use the groups of `find`. */
export interface Phrase {
  find: RegExp;
  to: string;
  /** Found at the first use. */
  required?: Required;
}

const phrase = (find: string, to: string): Phrase => ({ find: new RegExp(`\\b(?:${find})\\b`, 'gi'), to });

/** Safe in every mode: the short form means what the long one means. */
export const phrases: readonly Phrase[] = [
  // "I want it should be catchy", "I want that he calls me"
  {
    find: /\b(want|need|['’]d like|would like) (it|them|this|that|these|him|her|(?:the|my|our) \p{L}+),? should (?=be\b|have\b|\p{L}{3,})/giu,
    to: '$1 $2 to ',
  },
  {
    find: /\b(i|we) (want|need|would like) that (you|it) (?=be\b|have\b|\p{Ll}{2,}(?<!s)\b)(?!is\b|was\b|has\b|can\b|will\b|should\b)/giu,
    to: '$1 $2 $3 to ',
  },
  phrase('in order to', 'to'),
  phrase('so as to', 'to'),
  phrase(
    '(?:due|owing) to the fact that|on the grounds that|for the reason that|in light of the fact that',
    'because',
  ),
  phrase('(?:despite|in spite of|regardless of) the fact that', 'although'),
  phrase(
    'at (?:this|the present|the current) (?:point in time|moment in time|time)|at this moment in time',
    'now',
  ),
  phrase('at that point in time', 'then'),
  phrase('in the event that|in the case that', 'if'),
  phrase('until such time as', 'until'),
  { find: /(?<!\b(?:not|never|to|will|should|may|might|must|would)\s)\b(?:is|are) able to\b/gi, to: 'can' },
  { find: /\b(is|are|am|was|were)( currently)? in the process of (?=\p{L}+ing\b)/giu, to: '$1$2 ' },
  phrase('in a timely manner', 'promptly'),
  { find: /\b(there (?:are|were)|for) a number of\b/gi, to: '$1 several' },
  phrase('i am of the opinion that|it is my opinion that', 'I think that'),
  { find: /\bin my (?:humble |personal |honest )?opinion,? i (?:think|believe|feel)\b/gi, to: 'I think' },
  phrase('has a tendency to', 'tends to'),
  phrase('have a tendency to', 'tend to'),
  phrase('on a temporary basis', 'temporarily'),
  phrase('on an annual basis|on a yearly basis', 'yearly'),
  phrase('in an effort to|in an attempt to', 'to'),
  phrase('make use of', 'use'),
  phrase('makes use of', 'uses'),
  phrase('made use of', 'used'),
  phrase('at all times', 'always'),
  phrase('as a (?:consequence|result) of', 'because of'),
  phrase('at a later (?:date|time)', 'later'),
  phrase('in advance of', 'before'),
  phrase('in the absence of', 'without'),
  phrase('in the course of|for the duration of', 'during'),
  phrase('in the vicinity of', 'near'),
  phrase('utilize', 'use'),
  phrase('utilizes', 'uses'),
  phrase('utilized', 'used'),
  phrase('utilizing', 'using'),
  phrase('with (?:regards?|respect) to|in regards? to|in reference to|with reference to', 'about'),
  {
    find: /(?<!\b(?:must|to|will|should|may|might|not|can|could|would|do|does|did|n['’]t)\s)\b(?:has|have) the (?:ability|capability) to\b/gi,
    to: 'can',
  },
  phrase('for the purposes? of', 'for'),
  phrase('a (?:large|great|high|significant) number of', 'many'),
  phrase('a (?:large|great|vast) majority of', 'most'),
  phrase('the vast majority of', 'most'),
  phrase('in close proximity to', 'near'),
  phrase('on a daily basis', 'daily'),
  phrase('on a weekly basis', 'weekly'),
  phrase('on a monthly basis', 'monthly'),
  phrase('on a regular basis', 'regularly'),
  phrase('each and every', 'every'),
  phrase('first and foremost', 'first'),
  phrase('prior to', 'before'),
  phrase('subsequent to', 'after'),
  phrase('during the course of', 'during'),
  phrase('with the exception of', 'except'),
  phrase('in the near future', 'soon'),
  phrase('take into (?:consideration|account)', 'consider'),
  phrase('taking into (?:consideration|account)', 'considering'),
  phrase('give consideration to', 'consider'),
  phrase('make a decision', 'decide'),
  phrase('made a decision', 'decided'),
  phrase('come to the conclusion that', 'conclude that'),
  phrase('came to the conclusion that', 'concluded that'),
  phrase('(?:conduct|perform|carry out) an analysis of', 'analyze'),
  phrase('the question as to whether', 'whether'),
  phrase('the reason why is (?:that|because)|the reason is because', 'the reason is that'),
  phrase('in my personal opinion', 'in my opinion'),
  phrase('and so on and so forth', 'and so on'),
  phrase('a little bit', 'a bit'),
  phrase('(?:added|extra) bonus', 'bonus'),
  phrase('advance planning', 'planning'),
  phrase('(?:end|final) result', 'result'),
  phrase('final outcome', 'outcome'),
  phrase('free gift', 'gift'),
  phrase('past history', 'history'),
  phrase('absolutely essential', 'essential'),
  phrase('completely eliminate', 'eliminate'),
  phrase('(revert|return|reply) back', '$1'),
  phrase('repeat again', 'repeat'),
  phrase('(combine|merge|join) together', '$1'),
  phrase('close proximity', 'proximity'),
  phrase('basic fundamentals', 'fundamentals'),
  phrase('whether or not to', 'whether to'),
  phrase('(the)( [^\\W\\d_]+)? fact of the matter is that', '$1$2 fact is that'),
  { find: /\b(can|could|would|will) u\b/gi, to: '$1 you' },
];

/** Words that carry nothing where they stand; taken out. */
export const fillers: readonly Phrase[] = [
  {
    find: /^(?:(?:so|well|okay|ok|um+|uh+|anyway|anyways|basically|essentially speaking|right so|alright)(?:,\s*|\s+(?=basically\b|so\b|um+\b|uh+\b)|\.\.\.\s*))+/gi,
    to: '',
  },
  { find: /^so (?:basically,?|yeah,?|like,) /gi, to: '' },
  { find: /^so (?=(?:i|we|my|our)\b)/gi, to: '' },
  { find: /^so (?=the thing is\b)/gi, to: '' },
  {
    find: /^(?:well,? )?(?:i (?:guess|think|suppose),? )?(?=what i (?:really |basically |actually )?(?:want|need) is\b)/gi,
    to: '',
  },
  { find: /\bso i mean,? (?=(?:i|we|you|it|they)\b)/gi, to: 'so ' },
  {
    find: /\b(i|we|they|you|he|she) (could|can|should|would|might|will) you know (?=\p{Ll}{3,})/giu,
    to: '$1 $2 ',
  },
  {
    find: /\b(and|then|so|also) like (?=(?:show|make|put|write|give|tell|take|get|add|send|use|create|explain|say|go|do|ask|start|find|buy|bring|help)\b)/gi,
    to: '$1 ',
  },
  { find: /\blike (?=(?:built|maybe|totally|literally|around \d|about \d)\b)/gi, to: '' },
  { find: /^(?:hey|hi|hello),? so,? /gi, to: '' },
  { find: /^the thing is,? (?:that )?/gi, to: '' },
  { find: /^(?:just )?to (?:be clear|clarify),\s+/gi, to: '' },
  { find: /^please be (?:advised|informed) that\s+/gi, to: '' },
  { find: /^i (?:would|['’]d)(?: just)? like to (?:say|point out|mention|add|state) that\s+/gi, to: '' },
  { find: /^(?:basically|literally),? (?=(?:i|we|the|my|it|this|there)\b)/gi, to: '' },
  {
    find: /^(?:as a matter of fact|needless to say|to be (?:perfectly |completely |totally |quite )?honest|honestly|frankly|obviously|actually),\s+/gi,
    to: '',
  },
  {
    find: /^(?:it goes without saying that|it is important to note that|it should be noted that|it is worth (?:noting|mentioning) that|i (?:just )?(?:want|wanted) to (?:say|mention) that)\s+/gi,
    to: '',
  },
  { find: /\b(?:um+|uh+|erm+)\b,?\s+/gi, to: '' },
  { find: /,? (?:um+|uh+|erm+)(?=[,.?!])/gi, to: '' },
  { find: /, (?:like|you know|i mean),/gi, to: '' },
  {
    find: /\b(i|we) (?:just |really |basically |actually |literally |simply |honestly )+(?=(?:want|wanted|need|needed|wonder|wondered|was wondering|think|thought|feel|hope|would like|would love|wish)\b)/gi,
    to: '$1 ',
  },
  { find: /\b(need|needed|want|wanted) like (?=an?\b)/gi, to: '$1 ' },
  { find: /\b(?:a|an|the) like (?=(?:a|an|the)\b)/gi, to: '' },
  { find: /\boh (?=and\b)/gi, to: '' },
  { find: /^just (wanted to|want to|wondering|checking|a quick question)/gi, to: '$1' },
  {
    find: /\b(can|could|would|will) you (?:just |maybe |possibly |perhaps |kindly |potentially )+(?=\p{L})/giu,
    to: '$1 you ',
  },
  {
    find: /\b(can|could|would|will) you please (?:just |maybe |possibly |perhaps |kindly )+(?=\p{L})/giu,
    to: '$1 you please ',
  },
  { find: /\bplease just (?=\p{Ll})/giu, to: 'please ' },
  { find: /\bplease (?=please\b)/gi, to: '' },
  { find: /\b(very|really|so) \1\b/gi, to: '$1' },
  { find: /^honestly (?=(?:i|we)\b)/gi, to: '' },
  { find: /, you know\??$/gi, to: '.' },
  {
    find: /(?<!\bas \p{L}{1,12} )\b(could|might|may) (?:possibly|perhaps) (?=\p{Ll})/giu,
    to: '$1 ',
  },
  // inside an infinitive or before a plain verb they carry nothing; "maybe" about an amount does
  {
    find: /\b(to|you|we|i|and|then|please) (?:basically|literally|simply|kind of|sort of|kinda|sorta) (?=(?!(?:be|am|is|are|of|because|the|an?)\b)\p{Ll}{3,})/giu,
    to: '$1 ',
  },
  {
    find: /\b(am|is|are|was|were|['’]m|['’]re|it['’]s|that['’]s|feel|feels|felt) (?:kind of|sort of|kinda|sorta|basically|literally) (?=\p{Ll}{3,})/giu,
    to: '$1 ',
  },
  { find: /\b(i|we) (?:actually|basically|literally) (?=\p{Ll}{3,})/giu, to: '$1 ' },
  {
    find: /\b(?:really really|very very|so so|really very|super super|very really) (?=\p{Ll})/giu,
    to: 'very ',
  },
  {
    find: /,? (?:or something(?: like that)?|and stuff(?: like that)?|or whatever|and things like that)(?=[,.?!]|$| (?:but|so|and|because)\b)/gi,
    to: '',
  },
  {
    find: /\bi (?:am|['’]m) (?:writing|reaching out|contacting you|emailing you|messaging you) (?:to (?:you )?)?(?:in order )?(?:to )?(?:let you know|inform you|tell you) that /gi,
    to: '',
  },
  { find: /\b(i|we) (?:kind of|sort of|kinda|sorta) (?=(?:want|need)\b)/gi, to: '$1 ' },
];

/** Padding around a wish: empty in a prompt, good manners in a mail. */
export const padding: readonly Phrase[] = [
  {
    find: /^(?:(?:hi|hey|hello)[,!]?\s+)?(?:i['’]?m |i am )?sorry (?:to bother you|for the (?:long|dumb|stupid|silly) (?:message|question|post)),? (?:but |and )?/gi,
    to: '',
  },
  {
    find: /,? (?:if (?:that|it)(?: makes sense|['’]s (?:ok|okay|possible|alright)(?: with you)?| is (?:ok|okay|alright)(?: with you)?)|if you (?:don['’]t|do not|wouldn['’]t) mind)(?=[.?!,]|\s*$)/gi,
    to: '',
  },
  { find: /\bbe so (?:kind|nice) (?:and|as to|to) /gi, to: '' },
  // one courtesy is enough
  {
    find: /(?<=\b(?:please|pls)\b.{3,400}?|^(?:can|could|would) you\b.{3,400}?),? (?:thanks|thank you|thx|many thanks)(?: so much| very much| a lot)?(?: in advance)?(?=[.!?]*\s*$)/gis,
    to: '',
  },
  {
    find: /\b(is|are|was|it['’]s|that['’]s|be) really (?=(?:important|hard|difficult|long|slow|bad|good|great|useful|helpful|boring|annoying|confusing|urgent)\b)/gi,
    to: '$1 ',
  },
];

/** Rules applied one after another; a replacement begins as what it stands for began. */
export function replaceAll(text: string, rules: readonly Phrase[]): string {
  let current = text;
  let runs = new CharacterRuns(text);
  for (const rule of rules) {
    rule.required ??= requiredBy(rule.find);
    if (!runs.mayHold(rule.required)) continue;
    const next = replaceOne(current, rule);
    if (next !== current) runs = new CharacterRuns(next);
    current = next;
  }
  return current;
}

const replaceOne = (text: string, { find, to }: Phrase): string =>
  text.replace(find, (...args: unknown[]) => {
    const match = String(args[0]);
    const filled = to.replace(/\$(\d)/g, (_all, group: string) => String(args[Number(group)] ?? ''));
    return /^\p{Lu}/u.test(match) && filled !== ''
      ? filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      : filled;
  });
