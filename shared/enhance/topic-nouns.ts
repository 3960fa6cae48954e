/** What is asked for by a thing's name: each has a verb of its own. */
export type ThingKind = 'writing' | 'plan' | 'made' | 'list' | 'code';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

const KINDS: Record<ThingKind, readonly string[]> = {
  // In the singular, but for what is hardly written alone: the plural of others is a subject.
  writing: words(`email e-mail mail letter essay poem story post article blog caption captions bio biography
    description speech message tweet slogan slogans tagline taglines headline headlines song lyrics rap haiku limerick
    newsletter reply response toast invitation announcement proposal review note eulogy obituary vows report summary
    resume cv statement complaint apology memo joke jokes riddle riddles fable monologue dialogue testimonial ad
    advert advertisement reminder petition pitch paragraph profile request inquiry enquiry guide tutorial disclaimer
    quote thread contract agreement policy manifesto notice text comparison wishes lullaby sonnet ballad prayer blessing
    preface foreword sermon insult screenplay novel novella chapter blurb abstract thesis dissertation editorial testimony
    argument`),
  // Made rather than written; in the singular, as above.
  plan: words(`app application website site webshop shop store platform tool product game startup business company campaign
    launch event party wedding trip weekend holiday vacation course workshop podcast festival conference garden house kitchen
    dashboard plugin extension chatbot bot api backend frontend database portal dinner picnic barbecue reunion workout
    honeymoon hike`),
  made: words(`plan lesson schedule itinerary outline checklist quiz presentation menu timeline list calendar template recipe
    worksheet agenda curriculum syllabus budget roadmap survey questionnaire playlist strategy flyer poster infographic page faq persona routine okrs kpis`),
  list: words(`ideas names tips suggestions advice examples questions recipes quotes facts puns prompts synonyms
    options recommendations hacks tricks activities exercises arguments alternatives excuses reasons resolutions compliments gifts ways topics`),
  code: words(`script function query regex macro dockerfile snippet parser file webhook endpoint middleware daemon scraper
    crawler linter`),
};
const kindByNoun: ReadonlyMap<string, ThingKind> = new Map(
  (Object.keys(KINDS) as ThingKind[]).flatMap((kind) => KINDS[kind].map((noun) => [noun, kind] as const)),
);
/** Those that anybody writes: names of code are met by few, and near to names of people. */
export const thingNouns: readonly string[] = [...kindByNoun]
  .filter(([, kind]) => kind !== 'code')
  .map(([noun]) => noun);
/** Things of which there are none or many, and so no "a". */
const WITHOUT_ARTICLE = new Set(['advice', 'lyrics', 'copy']);

/** Names of several words that ask for something else than their last word does. */
const KIND_OF_NAMES: readonly (readonly [RegExp, ThingKind])[] = [
  [/^terms and conditions$/, 'writing'],
  [/\bted talk$/, 'writing'],
  [/\b(?:page|site|website|web|ad|sales|product|banner|marketing) copy$/, 'writing'],
  [
    /\b(?:tiktok|youtube|video|reels?|podcast|film|movie|sales|call|meditation|hypnosis|phone|radio|theat(?:er|re)|puppet|comedy|voice-?over|webinar|demo|interview|explainer|training|welcome|voicemail|tour) scripts?$/,
    'writing',
  ],
  [/\b(?:unit|integration|end-to-end|e2e) tests$/, 'code'],
  [/\b(?:excel|sheets?|spreadsheet) formula$/, 'code'],
  [/\bcron (?:job|expression)$/, 'code'],
  [/\b(?:bash|shell|powershell|python|perl|awk|sed|regex|command[- ]line) one-liner$/, 'code'],
  [/\bcheat ?sheet$/, 'made'],
  [/\b(?:subject lines|bullet points|flash ?cards|talking points)$/, 'list'],
  [/\b(?:swot|competitor|gap|stakeholder) analysis$/, 'made'],
];

/** `Posts for my studio`, `3 tweets about rain`: counted, or for somebody, several are no subject. */
function kindOfSeveral(topic: string, head: string): ThingKind | undefined {
  const kind = head.endsWith('s')
    ? (kindByNoun.get(head.slice(0, -1)) ?? kindByNoun.get(head.replace(/ies$/, 'y')))
    : undefined;
  return kind !== 'plan' && kind !== undefined && (/^\d+ /.test(topic) || / for (?:an?|my|our) /i.test(topic))
    ? kind
    : undefined;
}

/** What a thing's name asks for; undefined where it is a subject and no thing to be made. */
export function kindOfThing(topic: string): ThingKind | undefined {
  const name = nameIn(topic);
  const head = headOf(topic);
  return (
    KIND_OF_NAMES.find(([known]) => known.test(name))?.[1] ??
    kindByNoun.get(head) ??
    kindOfSeveral(topic, head)
  );
}

/** Whether a thing of this name takes "a" before it. */
export const isOneThing = (noun: string): boolean => !WITHOUT_ARTICLE.has(noun) && !/[^sui]s$/.test(noun);

/** What stands before an "of" or "between" only with a "the". */
export const RELATION =
  /^(?:[\p{L}-]+ )?(?:history|differences?|similarit(?:y|ies)|meaning|importance|impact|effects?|influence|role|future|past|origins?|rise|fall|benefits?|advantages?|disadvantages?|risks?|dangers?|causes?|consequences?|basics|science|art|psychology|philosophy|value|beauty|power|life|death|state|relationship|link|connection|pros and cons)\s(?:of|between|and [\p{L}-]+ of)\s/iu;
/** Relations one explains rather than writes a text about. */
export const EXPLAINED = /^(?:[\p{L}-]+ )?(?:differences?|similarit(?:y|ies)|meaning|basics)\s/iu;

/** Named with a word that says which one, or how many. */
export const DETERMINED =
  /^(?:an?|the|my|our|your|his|her|their|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|some|any|all|every|each|no|\d+(?!-\p{L}))\b|^[\p{L}-]+['’]s? /iu;

/** Whose speech it is, not what it is of. */
const ROLE = /\b(?:maid|matron) of honou?r\b|\b(?:father|mother) of the (?:bride|groom)\b/;

/** The name in a topic: what stands before what it is for, of, or does. */
function nameIn(topic: string): string {
  const [name = ''] = topic
    .toLowerCase()
    .replace(ROLE, (role) => role.replaceAll(' ', '-'))
    .replace(/^(?:an?|the|my|our) (?=\d)/, '')
    .split(
      / (?:for|of|with|that|which|to|in|on|about|at|from|by|where|who|wearing|without|under|over|against|between|during|into|set|next|this|after|before|\d+)\b|[,;:(]|\.\s/,
    );
  return name.trim();
}

/** The last word of the name in a topic, which says what it is. */
export const headOf = (topic: string): string => nameIn(topic).split(' ').at(-1) ?? '';

const COMPOUNDS =
  `(?:lesson|business|meal|diet|workout|training|exercise|study|revision|marketing|travel|action|cleaning) plan|
cover letter|blog post|product description|job description|linkedin post|instagram caption|(?:birthday|wedding) speech|
wedding toast|press release|packing list|shopping list|invitation card|greeting card|itinerary|(?:sql|database) query|
(?:excel|spreadsheet|google sheets) formula|(?:python|bash|shell|powershell|node|javascript) script|dockerfile|makefile|
regex|cron (?:job|expression)|checklist|flash ?cards|quiz|haiku|limerick|eulogy|worksheet|timetable`.replaceAll(
    '\n',
    '',
  );
/** A thing with what it is like or about right behind its name, without a word between: "7 day meal plan vegetarian". */
const BARE_COMPOUND = new RegExp(
  `^((?:\\d+[- ](?:day|week|month|hour|minute|page)s? )?(?:[\\p{L}-]+ )?(?:${COMPOUNDS}))\\s+(?!(?:for|about|on|of|to|from|with|in|by|at|that|which|and|or|but|based|describing|without|under|over|against|between|after|before|during|using|examples?|ideas|tips|templates?|generators?|is|are|was|vs|versus)\\b)(?=[\\p{L}\\d])`,
  'iu',
);
/** What is not the name of one more thing in front of it: `of`, `that`, `or`. */
const JOINED =
  'for|about|on|of|to|from|with|in|by|at|that|which|and|or|but|based|describing|without|under|over|against|between|after|before|during|using|examples?|ideas|tips|templates?|generators?|is|are|was|vs|versus|as|if|when|where|who|whose|because|set|written|called|[\\p{L}]+(?:ing|ed)';
/** `Termination letter gym contract`: what a named piece of writing is about, right behind it; a list or plan of two words more is a name. */
const BARE_WRITING = new RegExp(
  `^((?:(?!(?:${JOINED})\\b)[\\p{L}-]+ ){1,2}(?:letter|speech|mail|email|message|article|essay|poem|story|song|invitation|statement|review|proposal|application))\\s+(?!(?:${JOINED})\\b)(?=(?:[\\p{L}\\d'’-]+ )+(?!(?:plan|outline|checklist|ideas|titles?|template|writing|writers?|generators?|competition|contest|titles|lines|names|examples)(?:$|[,.]))[\\p{L}\\d'’-]+(?:$|[,.]| ))`,
  'iu',
);
/** `Trip rome 4 days`, `workout 3x week`: what is planned, then its measures; without any it may be a name. */
const BARE_PLAN = new RegExp(
  `^(trip|holiday|vacation|weekend|workout|honeymoon|hike|party|wedding|picnic|reunion|dinner) (?!(?:${JOINED}|plan\\w*|routine|speech|invitation|\\p{L}+ (?:plan|speech|toast|invitation|list|ideas))\\b)(?=[^,.]*\\d)`,
  'iu',
);

/** "gift ideas mum": what a list is about, right behind its name. */
const BARE_LIST =
  /^((?:[\p{L}-]+ ){0,3}(?:ideas|questions|tips|suggestions|prompts))\s+(?!(?:for|about|on|of|to|from|with|in|by|at|that|which|and|or|without|under|over|against|between|after|before|during|using|like|when|if|is|are|was|were)\b)(?=[\p{L}\d])/iu;
/** "7 day meal plan": a measure before a thing is one word. */
const MEASURE_BEFORE = /^((?:an? )?\d+)[- ](day|week|month|hour|minute|page)s?(?= [\p{L}-]+)/iu;

/** "birthday poem funny": how something is to be, said behind it. */
const SAID_LAST =
  /^((?!an? |the |my )[^,.:]*\b(?:speech|toast|poem|letter|email|message|story|song|post|invitation|card|joke|caption|bio|summary|essay)) (funny|short|long|formal|informal|casual|professional|simple|romantic|cute|sad|heartfelt|rhyming)$/i;
/** "speech best man": who speaks, or when, right behind what is said; "speech therapy" is a name. */
const BARE_SPEECH =
  /^((?:wedding |birthday |farewell )?(?:speech|toast|eulogy|obituary|poem|letter|invitation|resignation letter))\s+(?=(?:best man|maid of honou?r|(?:father|mother) of the|bride|groom|wedding|birthday|farewell|retirement|graduation|funeral|grand\p{L}+|mother|father|mum|mom|dad|boss|landlord|teacher|colleague|neighbou?r|friend)\b)/iu;

/** As a native would punctuate what was typed like words for a search. */
export const punctuated = (name: string): string =>
  name
    .replace(/^out of office\b(?! (?:reply|message|e-?mail|note|text))/i, 'out-of-office reply')
    .replace(/^out of office\b/i, 'out-of-office')
    .replace(BARE_LIST, '$1: ')
    // What is told of oneself behind a thing is a sentence of its own.
    .replace(/, (?=(?:i|we) (?:can|have|am|are|need|want|don['’]?t|know|already|only|just)\b)/i, '. ')
    .replace(/(?<=\. )i\b|(?<=\. )we\b/i, (who) => who.charAt(0).toUpperCase() + who.slice(1))
    .replace(/^name (?=for )/i, 'names ')
    .replace(/\bone liner\b/i, 'one-liner')
    .replace(SAID_LAST, (_, thing: string, how: string) => `${how.toLowerCase()} ${thing}`)
    .replace(BARE_SPEECH, '$1: ')
    .replace(BARE_COMPOUND, '$1: ')
    .replace(BARE_WRITING, '$1: ')
    .replace(BARE_PLAN, '$1: ')
    .replace(MEASURE_BEFORE, '$1-$2');
