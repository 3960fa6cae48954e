import { stem } from './content-words.ts';

/**
 * Words of which few stand for each other, class by class; those between two bars say the same. In the same place another word of the
 * class says something else.
 */
const CLASSES: readonly (readonly string[][])[] = [
  'must have_to has_to had_to need_to needs_to shall | should ought_to | can could able_to | may might | will would',
  'i | you u | he | she | we | they',
  'only just solely | mainly mostly primarily especially | even | almost nearly | exactly',
  'all every each | most | some any several much many | few little | more | less fewer | both | half | no none',
  'second seconds sec | minute minutes min mins | hour hours hr hrs | day days | night nights | week weeks wk wks | month months | quarter quarters | year years yr yrs',
  'word words | sentence sentences | line lines | paragraph paragraphs | page pages | character characters chars | slide slides',
  'km kilometers kilometres | mile miles | m meter meters metre metres | cm | mm | inch inches | feet foot ft',
  'kg kilo kilos | g gram grams | lb lbs pounds | oz ounces | mg',
  'mb | gb | kb | tb',
  'euro euros eur | dollar dollars usd | pound pounds gbp | yen | rupees inr',
  'million millions mio | billion billions bn | thousand thousands k | hundred hundreds',
  'once | twice',
  'always | usually often | sometimes | rarely seldom | never',
  'until till by | since from | before | after | during',
  'with | without',
  'and | or',
  'first | second | third | fourth | last | next | previous',
  'am | pm',
].map((line) => line.split(' | ').map((group) => group.split(' ')));
/** Their left neighbours tell them apart: "for two weeks", "3 euro a month". The others are told by what follows alone. */
const FIRST_BY_LEFT = 4;

const PHRASES = /\b(have|has|had|need|needs|ought|able) to\b/g;
const JOINED =
  /\b(do|does|did|ca|could|wo|would|should|must|is|are|was|were|have|has|had|need)n['’]?t\b|\bcannot\b/g;
const TOKEN = /[\p{L}\p{M}\d_]+(?:['’.,:]\p{L}*\d*[\p{L}\d]+)*|[.!?;:\n]/gu;
/** Beyond, it is a page of material rather than something said. */
const MAX_CHARS = 8_000;
const NEGATION = /^(?:not|never|no)$/;
const END = /^[.!?;:\n]$/;

interface Group {
  count: number;
  raw: string;
}

interface Read {
  tokens: string[];
  /** By class, side and the two neighbours there: which groups stand beside them, and how often. */
  places: Map<string, Map<number, Group>>;
}

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(JOINED, (_word, verb: string | undefined) =>
      verb === undefined || verb === 'ca' ? 'can not' : verb === 'wo' ? 'will not' : `${verb} not`,
    )
    .replace(PHRASES, '$1_to')
    .match(TOKEN) ?? [];

function read(text: string): Read {
  const tokens = tokensOf(text);
  const places: Read['places'] = new Map();
  tokens.forEach((word, at) => {
    CLASSES.forEach((groups, name) => {
      const group = groups.findIndex((words) => words.includes(word));
      if (group < 0) return;
      for (const step of name >= FIRST_BY_LEFT ? [1, -1] : [1]) {
        const [near = '', far = ''] = [tokens[at + step], tokens[at + 2 * step]];
        // a mark beside it is no neighbour
        if (near === '' || END.test(near)) continue;
        const place = `${name} ${step} ${near} ${END.test(far) ? '' : far}`;
        const raw = step > 0 ? `${word} ${near} ${far}` : `${far} ${near} ${word}`;
        const beside = places.get(place) ?? new Map<number, Group>();
        beside.set(group, { count: (beside.get(group)?.count ?? 0) + 1, raw });
        places.set(place, beside);
      }
    });
  });
  return { tokens, places };
}

/** Words of the draft in whose place, between the same neighbours, another of their kind stands: "have to be moved", "can be moved". */
export function exchangedWords(draft: string, result: string): { raw: string }[] {
  if (draft.length > MAX_CHARS) return [];
  const before = read(draft);
  const after = read(result);
  const exchanged = [...before.places].flatMap(([place, said]) => {
    const kept = after.places.get(place);
    const isNew = [...(kept ?? [])].some(([group, { count }]) => count > (said.get(group)?.count ?? 0));
    return [...said].flatMap(([group, { count, raw }]) =>
      isNew && (kept?.get(group)?.count ?? 0) < count ? [{ raw: plain(raw) }] : [],
    );
  });
  return [...exchanged, ...turnedStatements(before, after), ...exchangedNumbers(before, after)];
}

const plain = (raw: string): string =>
  raw
    .replaceAll('_', ' ')
    .replace(/\s*[.!?;:\n]\s*/g, '')
    .trim();

/** A statement and what stands around its verb: what was negated is not, or the other way round. */
function turnedStatements(before: Read, after: Read): { raw: string }[] {
  const said = negated(before.tokens);
  const kept = negated(after.tokens);
  const [saidBare, keptBare] = [bare(before.tokens), bare(after.tokens)];
  const lost = [...said].filter(([key]) => !kept.has(key) && keptBare.has(key) && !saidBare.has(key));
  const added = [...kept].filter(([key]) => !said.has(key) && saidBare.has(key) && !keptBare.has(key));
  return [...lost, ...added].map(([, raw]) => ({ raw: plain(raw) }));
}

const keyOf = (left: string, right: string, far: string): string =>
  `${left} ${stem(right)} ${END.test(far) ? '' : far}`;

/** Negations by the words around them, a "do" before them left out. */
function negated(tokens: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  tokens.forEach((word, at) => {
    if (!NEGATION.test(word)) return;
    const isDone = /^(?:do|does|did)$/.test(tokens[at - 1] ?? '');
    const left = tokens[at - (isDone ? 2 : 1)] ?? '';
    const [right = '', far = ''] = tokens.slice(at + 1);
    if (left !== '' && right !== '' && !END.test(left) && !END.test(right))
      found.set(keyOf(left, right, far), `${left} ${word} ${right}`);
  });
  return found;
}

/** What stands side by side without a negation near it, which may have changed its place. */
const bare = (tokens: readonly string[]): Set<string> =>
  new Set(
    tokens.flatMap((word, at) =>
      tokens.slice(Math.max(0, at - 2), at + 4).some((near) => NEGATION.test(near))
        ? []
        : [keyOf(word, tokens[at + 1] ?? '', tokens[at + 2] ?? '')],
    ),
  );

/** "15 people, 20 minutes" and "20 people, 15 minutes": each number of the result stands before what another was of. */
function exchangedNumbers(before: Read, after: Read): { raw: string }[] {
  const said = countedThings(before.tokens);
  const kept = countedThings(after.tokens);
  const numbers = new Set([...said.values()].flatMap((own) => [...own]));
  return [...kept].flatMap(([thing, own]) => {
    const meant = said.get(thing);
    if (!meant || [...own].some((number) => meant.has(number))) return [];
    return [...own].every((number) => numbers.has(number)) ? [{ raw: `${[...meant][0]} ${thing}` }] : [];
  });
}

function countedThings(tokens: readonly string[]): Map<string, Set<string>> {
  const things = new Map<string, Set<string>>();
  tokens.forEach((word, at) => {
    const thing = tokens[at + 1] ?? '';
    if (!/^\d/.test(word) || !/^\p{L}{2}/u.test(thing)) return;
    things.set(stem(thing), (things.get(stem(thing)) ?? new Set()).add(word));
  });
  return things;
}
