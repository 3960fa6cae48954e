/** base, past, participle */
const IRREGULAR = `be was been|have had had|do did done|go went gone|come came come|become became become|get got got|give gave given|take took taken|make made made|
say said said|see saw seen|know knew known|think thought thought|find found found|tell told told|feel felt felt|leave left left|keep kept kept|begin began begun|
show showed shown|hear heard heard|run ran run|hold held held|bring brought brought|write wrote written|sit sat sat|stand stood stood|lose lost lost|pay paid paid|
meet met met|set set set|learn learned learned|lead led led|understand understood understood|speak spoke spoken|read read read|spend spent spent|grow grew grown|
win won won|teach taught taught|buy bought bought|send sent sent|build built built|fall fell fallen|cut cut cut|sell sold sold|break broke broken|choose chose chosen|
drive drove driven|eat ate eaten|drink drank drunk|sleep slept slept|swim swam swum|sing sang sung|throw threw thrown|fly flew flown|draw drew drawn|forget forgot forgotten|
catch caught caught|fight fought fought|wear wore worn|ride rode ridden|rise rose risen|shake shook shaken|steal stole stolen|wake woke woken|hide hid hidden|blow blew blown|
freeze froze frozen|bite bit bitten|ring rang rung|shut shut shut|hurt hurt hurt|put put put|let let let|cost cost cost|hit hit hit|mean meant meant|deal dealt dealt|
seek sought sought|lend lent lent|bend bent bent|feed fed fed|shoot shot shot|stick stuck stuck|strike struck struck|swear swore sworn|tear tore torn|lie lay lain|lay laid laid|
bear bore born|beat beat beaten|bind bound bound|bleed bled bled|breed bred bred|burst burst burst|cast cast cast|cling clung clung|creep crept crept|dig dug dug|forbid forbade forbidden|
forgive forgave forgiven|grind ground ground|hang hung hung|kneel knelt knelt|overcome overcame overcome|quit quit quit|shine shone shone|shrink shrank shrunk|sink sank sunk|
slide slid slid|spin spun spun|split split split|spread spread spread|spring sprang sprung|sting stung stung|sweep swept swept|swing swung swung|undergo underwent undergone|
upset upset upset|weave wove woven|weep wept wept|withdraw withdrew withdrawn|misunderstand misunderstood misunderstood|arise arose arisen|foresee foresaw foreseen|mistake mistook mistaken|
undertake undertook undertaken|rewrite rewrote rewritten|rebuild rebuilt rebuilt|light lit lit|bet bet bet|broadcast broadcast broadcast|flee fled fled|leap leapt leapt|oversee oversaw overseen|rid rid rid|spit spat spat`;

const REGULAR = `accept achieve add adjust admit affect agree allow analyze announce answer apologize appear apply appreciate approve argue arrive ask assign assume attach attend avoid
believe belong boil book borrow calculate call cancel care carry change charge chat check claim clean click close collect combine comment compare compile complain complete concern confirm confuse connect
consider contact contain continue convert cook copy correct cover crash create cry damage dance debug decide define delete deliver demand deny depend deploy describe deserve design destroy detect develop
die disagree disappear discover discuss download earn edit email enable encourage end enjoy enter establish estimate exist expect explain express extend extract fail fill filter finish fix follow
force format fund gather generate graduate handle happen hate help hope identify ignore imagine implement import improve include increase inform insert install intend interview introduce invest
invite involve join jump justify kick kill laugh launch learn like limit link list listen live load log look love maintain manage mark match matter measure mention merge miss mix move need notice
obtain occur offer open operate optimize order organize outline own pack paint parse participate pass perform phone pick plan play please point post practice prefer prepare prevent print process
produce promise propose protect prove provide publish pull purchase push rain snow question raise reach realize receive recommend record recover reduce refer refuse regret reject relate renovate release rely remain remember remind
remove rename repair repeat replace reply report represent request require rescue research resolve respond rest restart result retire retry return reveal review rewrite sail save search seem
serve share shop shout sign smell smile solve sort sound specify spell start state stay stop store stretch study submit subscribe succeed suffer suggest summarize supply support suppose surprise suspend switch
talk taste test thank touch track train transfer translate travel treat trust try turn type unsubscribe update upgrade upload use validate verify visit vote wait walk want warn wash waste watch wish wonder work worry wrap yell select retrieve convince decrease
  delay disable display divide examine execute explode hesitate highlight inspire migrate modify monitor navigate observe persuade populate predict preserve protest render restore simplify struggle trigger visualize
  abandon accompany adapt adopt advertise allocate annoy approximate assemble assist assure attract authenticate authorize automate behave block bother celebrate classify
  communicate compete compress compute concentrate conclude configure conquer consist construct consume contribute coordinate correspond criticize crop customize decorate
  dedicate defend delegate dislike dismiss distribute donate drag eliminate embed emerge emphasize employ encode decode encounter encrypt enforce engage enhance enroll
  ensure entertain evaluate evolve exceed export expose facilitate finalize frighten fulfil guarantee illustrate impress indicate inherit initialize inspect instruct
  integrate interact interrupt investigate iterate locate manipulate marry minimize motivate multiply negotiate notify nominate obey occupy omit overlap overwrite permit
  persist possess postpone pretend proceed prohibit react realise recognise recognize recycle redirect refactor reinstall resign resist satisfy schedule separate simulate
  stabilize substitute supervise suppress survive synchronize tend terminate tolerate transform transmit uninstall unify unlock utilize vary`;

export interface VerbForms {
  base: string;
  /** Third person singular, present. */
  third: string;
  past: string;
  participle: string;
  ing: string;
}

const DOUBLED = new Set(
  'stop plan run get sit set put let cut hit shut win begin forget swim chat log drop ship submit admit prefer refer occur transfer wrap shop commit debug regret drag crop omit permit transmit'.split(
    ' ',
  ),
);
const isDoubled = (base: string): boolean => DOUBLED.has(base);

function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return isDoubled(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function ingOf(base: string): string {
  if (base === 'lie' || base === 'die') return `${base[0]}ying`;
  if (/[^eo]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return isDoubled(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

function formsOf(row: string): VerbForms {
  const [base = '', past = pastOf(base), participle = past] = row.trim().split(' ');
  return { base, third: thirdPerson(base), past, participle, ing: ingOf(base) };
}

const all: readonly VerbForms[] = [
  ...IRREGULAR.split('|').map(formsOf),
  ...REGULAR.split(/\s+/).map((base) => formsOf(base)),
];

const indexBy = (key: keyof VerbForms): ReadonlyMap<string, VerbForms> =>
  new Map([...all].reverse().map((forms) => [forms[key], forms]));

/** Common English verbs, found by one of their forms (lower case). */
export const verbs = {
  byBase: indexBy('base'),
  byThird: indexBy('third'),
  byPast: indexBy('past'),
  byParticiple: indexBy('participle'),
  byIng: indexBy('ing'),
};

/** Past forms that cannot be taken for a base form or a participle: "went", "wrote", "was". */
export function isClearPast(word: string): boolean {
  const forms = verbs.byPast.get(word);
  return forms !== undefined && word !== forms.base && word !== forms.participle && !AMBIGUOUS_PAST.has(word);
}
/** "saw wood", "a bit", "lay down", "rose", "wore" a word of its own. */
const AMBIGUOUS_PAST = new Set(['saw', 'bit', 'lay', 'rose', 'showed', 'got', 'forgot']);
