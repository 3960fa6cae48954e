import { wordTable } from '@/shared/engines/offline/lexicon/word-table.ts';

const COUNTABLE = `tree shirt lid elevator food parser compiler linter interface similarity cause benefit disadvantage advantage difference dad mom father account address agreement album analyst answer app appointment area argument article assignment attachment author backup bag banana bank battery bed bike bill block blog boat book boss bottle box boy branch
brand brother browser budget bug build building business button cache camera candidate car card cat category cell chair calorie change channel chapter character chart child choice city class client cloud coach code coffee colleague college colour color
column comment community company competitor component computer concept condition contract country course cousin coworker cup customer daughter day deadline decision degree department designer desk detail developer device diagram
dinner director doctor document dog domain door draft dream driver editor element email employee employer engineer entry error essay event exam example exercise experiment expert explanation eye factor family farmer feature fee field file film
flight flower folder font form formula friend function game garden gift girl goal graph group guest guide guy habit hand headphone heating headline hook hotel hour house human husband icon idea image ingredient instruction interview invoice issue item job
journal journalist key kid kitchen language laptop lawyer leader lecture leg lesson letter level library line link list log loop machine mail manager map meal meeting member memory message method metric minute mistake model module moment
month mother movie name neighbor neighbour network newsletter night node note notebook notification number nurse object offer office opinion option order outcome owner package page paper paragraph parameter parent partner party
password patient pattern payment pen person phone photo phrase picture piece place park plan plant platform player plumber poem point post prediction presentation price printer problem procedure process product professor profile program
programmer project prompt proposal query question quiz quote reader reason receipt recipe record reference region relationship reminder repo report request requirement reservation resource response restaurant result resume review
room route row rule salary sale sample scene schedule school score screen screenshot script season section seller sentence sea server service session setting shoe shop show sibling singer sister site skill slide solution son song source
speaker speech spreadsheet star startup statement station step stock store story strategy street student subject subscription suggestion summary supervisor supplier survey symptom system table tag target task teacher team template test text theme team toilet tool total
thing thread ticket tip title token tool topic toy train training transaction translation trip truck tutor tutorial type uncle university update user value variable vendor version video visitor visit vote waiter warning way weakness website week window effect position airline prototype pipeline dashboard landlord government engine printer router framework algorithm chain train hospital museum concert bridge apple bird horse cow vegetable fruit jacket lamp mirror sofa carpet roof river mountain lake island beach forest village town road airport passport suitcase investor contractor applicant intern volunteer expense profit discount shipment clause milestone stakeholder specification endpoint container cluster dependency plugin extension widget checkbox sidebar footer header avatar cookie certificate credential permission policy subscription word worker writer year`;

const IRREGULAR_PLURALS = wordTable({
  child: 'children',
  person: 'people',
  man: 'men',
  woman: 'women',
  wife: 'wives',
  life: 'lives',
  analysis: 'analyses',
});

const UNCOUNTABLE =
  'advice compensation initiative information furniture equipment homework luggage software hardware knowledge feedback progress traffic money evidence music news weather research help work experience water food data time bread jam toast porridge honey'.split(
    ' ',
  );

function pluralOf(noun: string): string {
  const irregular = IRREGULAR_PLURALS[noun];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const singulars = [...new Set([...COUNTABLE.split(/\s+/), ...Object.keys(IRREGULAR_PLURALS)])].filter(
  (noun) => /^[a-z]+$/.test(noun),
);

/** Singular → plural of common countable nouns. */
export const pluralBySingular: ReadonlyMap<string, string> = new Map(
  singulars.map((noun) => [noun, pluralOf(noun)]),
);
/** Plural → singular of the same. */
export const singularByPlural: ReadonlyMap<string, string> = new Map(
  singulars.map((noun) => [pluralOf(noun), noun]),
);
export const uncountableNouns: ReadonlySet<string> = new Set(UNCOUNTABLE);

/** Things people own or speak of as theirs: what may follow "your", "their", "whose" and never "you're", "there". */
export function isThing(word: string): boolean {
  return (
    (pluralBySingular.has(word) || singularByPlural.has(word) || OWNED.has(word)) && !ALSO_DESCRIBES.has(word)
  );
}
const OWNED = new Set(
  'own wife life advice help information homework money time work health opinion support patience reply feedback behalf future past life heart head mind mood attention effort own team kindness hair food stuff luggage phone fault turn clothes understanding consideration interest cooperation kids hands eyes'.split(
    ' ',
  ),
);
/** Read as something else after "you're", "they're", "it's": "you're right on time", "they're human". */
const ALSO_DESCRIBES = new Set(
  'human past kind level open test family change own set show list'
    .split(' ')
    .filter((word) => word !== 'own'),
);

/** Singular in form, but "the team are" stands in British English, or plural in sense: "the rich are". */
export const takesPluralVerb: ReadonlySet<string> = new Set(
  `team staff family police crew band company government committee group couple data media majority minority rest number lot variety public audience jury board management club community pair series
  people children men women criteria bacteria phenomena alumni cattle poor rich young old elderly blind dead sick homeless unemployed wealthy others two three four five six few many latter former following above below same best
  british english french chinese japanese dutch irish spanish swiss portuguese welsh danish fish sheep deer aircraft species headquarters council cast faculty parliament senate congregation choir orchestra squad feet teeth mice geese lives folk clothes scissors trousers glasses goods goldfish youth crowd army enemy opposition press remaining only first last next first`.split(
    /\s+/,
  ),
);
