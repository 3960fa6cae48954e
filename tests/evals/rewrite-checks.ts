import type { EnhanceMode, Section } from '@/shared/contracts/enhance.ts';

/**
 * Checks of rewrites by plain token sets. They share nothing with the intent guard or the rules they judge, so that one
 * cannot hide the other's blindness.
 */

const SHORT: Record<string, string[]> = {
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  "won't": ['will', 'not'],
  cant: ['can', 'not'],
  dont: ['do', 'not'],
  wont: ['will', 'not'],
  "i'm": ['i', 'am'],
  "let's": ['let', 'us'],
  im: ['i', 'am'],
};

/** Words a reframe may bring along: headings, order words, the lines of the modes, blanks. */
const SCAFFOLD = words(`
  task requirements step by examples example format output additional notes see carry out these steps in order goal
  write create give me help make with an a saying that improve this e mail says also
  recipient tone target language length audience programming style lighting composition image of
  use precise technical casual conversational keep the answer short and to point thorough detailed
  be brief explain it in everyday words
  restate what is asked given work through it show reasoning check result then state final come up several different
  approaches weigh strengths weaknesses each follow most promising one go back if fails conclusion why best
`);
/** Words a rewrite may drop or put in place of longer ones. */
const FILLER = words(`
  just really basically actually literally simply honestly frankly obviously very so well okay ok um umm uh uhm erm anyway like you know i mean
  kind of sort kinda sorta please pls kindly possibly maybe perhaps could can would will was wondering if whether able be to
  great nice awesome helpful good amazing wonderful cool perfect appreciate it what need want like do think there any way chance possible for
  in order due owing the fact that on grounds reason light despite spite regardless at this present current point time moment event case
  until such as with regard regards respect reference has have ability capability purpose purposes large number significant high majority vast
  close proximity daily weekly monthly regular basis and every first foremost prior subsequent during course exception near future take into
  consideration account taking give made make decision conclusion come came conduct perform carry out an analysis question personal my forth
  little added extra advance end final past free absolutely completely back again together basic me matter truth told perfectly completely totally quite honest needless say goes
  without saying important note noted worth noting mentioning hi hey hello there chatgpt gpt claude gemini guys all everyone thanks thank much
  lot your help sorry bother long message but ok possible makes sense mind extremely incredibly lol haha am i also or then next after finally
  lastly second third fourth firstly secondly thirdly afterwards another instance looking greatly
  timely manner promptly several am opinion humble tendency tends tend temporary temporarily basis annual yearly effort attempt use uses used using
  times always consequence result later date time without absence duration vicinity utilize utilizes utilized utilizing advised informed hoping
  grateful thankful process clear clarify thing point out state add
  because although if now then before example about can many most near except soon consider considering decided concluded decide decided analyze is not do does did are were
`);
const SMALL = words(
  'a an the of to in on at by for with and or but is are was were be been it its i me my we our you your he she they them this that these those as if so do does did not no',
);

function words(text: string): Set<string> {
  return new Set(tokens(text));
}

/** Folded words: case, apostrophes, possessives and plain inflection aside. */
function tokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  ).flatMap((token) => expand(token));
}

function expand(token: string): string[] {
  const known = SHORT[token];
  if (known) return known;
  const [, stem, ending] = /^(.+?)(n't|'s|'re|'ve|'ll|'d|'m)$/.exec(token) ?? [];
  if (!stem) return [token];
  if (ending === "n't") return [stem, 'not'];
  const full: Record<string, string> = {
    "'re": 'are',
    "'ve": 'have',
    "'ll": 'will',
    "'d": 'would',
    "'m": 'am',
  };
  const word = ending ? full[ending] : undefined;
  return word ? [stem, word] : [stem, 'is'];
}

/** Words of the steps, blanks and plainer words that a mode brings along. */
const MODE_SCAFFOLD: Partial<Record<EnhanceMode, Set<string>>> = {
  casual: words("that's why is"),
  technical: words(
    'assumption every determine remove removes investigate propose many several few ensure currently input',
  ),
  concise: words('include'),
  detailed: words(`
    purpose should achieve constraints depth overview details list table text know already what you environment where runs versions system
    expected happen happens tried so far when matters most priorities budget time frame dates hours available input and output version`),
  'chain-of-thought': words(`
    symptom when occurs list likely causes cause evidence above quickest check confirms rules out fix remains last
    down units choose rule formula fits calculate one line another way name options known matters here first important
    compare point uncertain recommend change fixed open dates time budget people break parts them depends part its share against
    every limit full inputs outputs limits outline approach edge case cases code trace normal version define who reads achieve points
    their draft everything text exactly reason from answer step`),
  'tree-of-thoughts': words(`
    before answering explore sketch suggest three explanations fault ways solve decide starting from options above clearly plans designs
    directions against these limits symptoms fixed dates time budget people its reader needs correctness simplicity edge cases everything
    stated drop those fail develop full last answer`),
  email: words('put point first paragraphs short ask one thing clearly'),
  image: words('setting'),
};
/** Words a mode replaces by others of the same sense. */
const MODE_FILLER: Partial<Record<EnhanceMode, Set<string>>> = {
  technical: words('figure look into rid get bunch lots loads tons couple make sure right guys'),
  concise: words('should must who which that is also some any make sure'),
  email: words('wanted ask quickly just if'),
  image: words('picture generate draw show pic make'),
};

/** Words of the result that stand neither in the draft nor among the closed list of what a rewrite may bring. */
export function inventedWords(draft: string, result: string, mode: EnhanceMode): string[] {
  const said = new Set([...tokens(draft), ...(MODE_SCAFFOLD[mode] ?? [])]);
  return unique(
    tokens(result).filter(
      (token) =>
        !said.has(token) && !SCAFFOLD.has(token) && !isLayoutNumber(token, result) && !FILLER.has(token),
    ),
  );
}

/** Whole phrases a rewrite may drop, though their words count elsewhere. */
const PADDING =
  /\b(?:or something(?: like that)?|and stuff(?: like that)?|i am writing (?:to you )?(?:in order )?to let you know that|(?:i )?hope (?:you['’]re|you are) doing well|i['’]d love for you to|i just wanted to ask if it['’]s possible|(?<=possible to )get(?= (?:an?|some|\d+) )|(?<=can )(?:u|someone))(?![\p{L}])/giu;

/** Words of the draft that the result lost, the closed list of fillers aside. */
export function lostWords(draft: string, result: string, mode: EnhanceMode): string[] {
  const kept = new Set([...tokens(result), ...(MODE_FILLER[mode] ?? [])]);
  return unique(
    tokens(draft.replace(PADDING, '')).filter(
      (token) => !kept.has(token) && !FILLER.has(token) && !SMALL.has(token),
    ),
  );
}

/** Digit runs that one text has and the other has not; numbers of list items do not count as new. */
export function changedNumbers(draft: string, result: string): string[] {
  const runs = (text: string) => new Set(text.match(/\d+/g));
  const [before, after] = [runs(draft), runs(result)];
  return [
    ...[...before].filter((run) => !after.has(run) && !isLayoutNumber(run, draft)).map((run) => `-${run}`),
    ...[...after].filter((run) => !before.has(run) && !isLayoutNumber(run, result)).map((run) => `+${run}`),
  ];
}

/** Capitalised words inside sentences, addresses, code and quotations of the draft that are gone. */
export function lostFacts(draft: string, result: string): string[] {
  const capitals = [...draft.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d-]+/gu)].map(([word]) => word);
  const exact = [
    ...draft.matchAll(
      /https?:\/\/[^\s,)"”]*[^\s,.)"”?]|[\w.+-]+@[\w-]+\.\w+|`[^`\n]+`|"[^"\n]+"|\{\{\w+\}\}|\[[A-Z ]+\]/g,
    ),
  ].map(([part]) => part);
  const flat = result.toLowerCase();
  return unique([
    ...capitals.filter((word) => !flat.includes(word.toLowerCase()) && !FILLER.has(word.toLowerCase())),
    ...exact.filter((part) => !result.includes(part)),
    ...codeBlocks(draft).filter((block) => !result.includes(block)),
  ]);
}

/** How many negations fewer the result has. */
export function lostNegations(draft: string, result: string): number {
  const count = (text: string) =>
    tokens(text).filter((token) => /^(?:not|no|never|without|nothing|nobody|none|neither|avoid)$/.test(token))
      .length;
  return Math.max(0, count(draft) - count(result));
}

/** A draft that is one question must still ask, or order in the same words. */
export function isQuestionLost(draft: string, result: string): boolean {
  const isPlainQuestion =
    /^(?:what(?! would be)|why|how|when|where|who|which|is|are|does|do|should)\b[^.!?\n]*\?$/i.test(
      draft.trim(),
    );
  return isPlainQuestion && !result.includes('?');
}

/** Sections without a word of content that are not a marked blank. */
export function emptySections(sections: readonly Section[]): string[] {
  return sections
    .filter(({ body }) => !/[\p{L}\p{N}]/u.test(body.replace(/^\s*(?:[-*]|\d+\.)\s*/gm, '')))
    .map(({ title }) => title);
}

/** Lines a careful reader would send back: doubled marks, small letter at the start of a sentence, lone connectors. */
export function clumsyLines(text: string): string[] {
  return text
    .split('\n')
    .filter(
      (line) =>
        /^- (?:and|but|or|also)\b|(?<!\.)\.\.(?!\.)|[.!?],|,\.|\s{2,}\S(?<!^\s+\S)|^- [.,;]|:\.$|\b(\w+) \1\b(?<!that that|had had)/i.test(
          line.trim(),
        ) && !/[`|]/.test(line),
    )
    .slice(0, 3);
}

function codeBlocks(text: string): string[] {
  return [...text.matchAll(/```[^\n]*\n([\s\S]*?)\n```/g)].map(([, code]) => code ?? '');
}

function isLayoutNumber(token: string, text: string): boolean {
  return (
    /^\d{1,2}$/.test(token) && new RegExp(`^\\s*(?:- )?${token}\\. |(?:^|\\s)\\(?${token}\\)`, 'm').test(text)
  );
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];
