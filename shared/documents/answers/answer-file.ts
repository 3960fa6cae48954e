import { questionTerms } from '@/shared/documents/context/search-terms.ts';
import { nearWords } from '@/shared/documents/query/near-words.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { Choice, QueryResult, TableQuery } from '@/shared/documents/query/table-query.ts';
import { type Chosen, chooseQuery } from './choose-query.ts';
import { type FileParts, tablesOfFile } from './file-tables.ts';
import { findPassages, hitsOf, type Passage } from './find-passages.ts';
import { offerRanked } from './offer-ranked.ts';
import { keyOf, plainerFirst } from './plainer-first.ts';
import { proposeFor } from './propose-figures.ts';
import { rewordedChoices } from './reword.ts';

interface FileQuestion extends FileParts {
  question: string;
  /** As the file is shown. */
  name?: string | undefined;
}

export interface FileAnswer {
  /** A figure with the ranges it comes from, or what is not clear; `''` where the passages speak for themselves. */
  text: string;
  /** Quoted word for word, best first. */
  passages: Passage[];
  /** How the question was understood, where it asks a table. */
  query: TableQuery | null;
  /** What the query came to; null where something is to be chosen first. */
  result: QueryResult | null;
  /** Ways to go on, each a query that is worked out when it is pressed. */
  choices: Choice[];
  /** Figures the file's tables hold, where a question to a sheet was not understood: it may ask no table at all. */
  proposals: Choice[];
}

const NOTHING = 'Nothing in this file answers that. Try the words the file itself uses.';

/** Fewer ways to go on than these are not much of a choice. */
const FEW = 2;
const MOST = 4;

const askedOf = (request: FileQuestion) => ({
  tables: tablesOfFile(request),
  question: request.question,
  names: request.name ? [request.name.replace(/\.\w+$/, '')] : [],
  isBook: Boolean(request.book),
});

async function chosen(asked: ReturnType<typeof askedOf>): Promise<Chosen | undefined> {
  const found = chooseQuery(asked);
  if (asked.tables.length === 0 || found?.unknown.length === 0) return found;
  return chooseQuery({ ...asked, near: await nearWords() });
}

/** The ways to go on from what was not clear; where there are few of them for words nothing explains, figures of the same table, too. */
function choicesFor(asked: ReturnType<typeof askedOf>, { choices, query, unknown }: Chosen): Choice[] {
  const isFew = choices.length === 0 || (unknown.length > 0 && choices.length < FEW);
  if (!isFew || !asked.isBook) return choices;
  const known = new Set(choices.map((one) => keyOf(one)));
  const more = proposeFor(asked, query.table).filter((one) => !known.has(keyOf(one)));
  return [...choices, ...more];
}

/** Of large tables few queries are tried: others stand beside a single one. */
function withMore(ranked: readonly Choice[], more: readonly Choice[]): Choice[] {
  const known = new Set(ranked.map((one) => keyOf(one)));
  return [...ranked, ...more.filter((one) => !known.has(keyOf(one)))].slice(0, MOST);
}

/** Choices of two kinds, the first two of each before the others; of two that ask the same the first. */
function mixed(ranked: readonly Choice[], near: readonly Choice[]): Choice[] {
  const all = new Map<string, Choice>();
  for (const one of [...ranked.slice(0, FEW), ...near.slice(0, FEW), ...ranked.slice(FEW)])
    all.set(keyOf(one), all.get(keyOf(one)) ?? one);
  return [...all.values()].slice(0, MOST);
}

/** What a question may mean that the rules do not settle: what they doubt is asked as it stands, the rest is ranked. */
async function waysOn(asked: ReturnType<typeof askedOf>, found: Chosen): Promise<Choice[]> {
  if (found.unknown.length === 0 && found.choices.length > 0) return choicesFor(asked, found);
  const near = await nearWords();
  const ranked = offerRanked({ ...asked, found, near });
  const own = ranked.length < FEW ? withMore(ranked, choicesFor(asked, found)) : ranked;
  return asked.isBook ? mixed(own, rewordedChoices({ ...asked, near })) : own;
}

/** Figures a sheet may be asked for in words the rules do not know. */
async function proposed(asked: ReturnType<typeof askedOf>): Promise<Choice[]> {
  const near = await nearWords();
  const ranked = offerRanked({ ...asked, near });
  const own = ranked.length < FEW ? withMore(ranked, proposeFor(asked)) : ranked;
  return mixed(own, rewordedChoices({ ...asked, near }));
}

/** Beside a table a letter or paper tells more: what its text says of words the table lacks, where no figure is asked for. */
async function saidInProse({ blocks, question }: FileQuestion, found: Chosen): Promise<Passage[]> {
  if (found.unknown.length === 0 || found.query.how !== 'list') return [];
  const terms = questionTerms(found.unknown.join(' '));
  const prose = await findPassages(
    blocks.filter(({ rows }) => !rows),
    question,
  );
  return prose.some(({ text }) => hitsOf(text, terms) === terms.length) ? prose : [];
}

/**
 * Answers a question about a file on the device, without a model: a figure worked out from the cells of a table, with the
 * query it was taken for, or the passages that fit best. Where a word or a column is not clear it asks, sooner than
 * giving a figure for another question.
 */
export async function answerFile(request: FileQuestion): Promise<FileAnswer> {
  const asked = askedOf(request);
  const found = await chosen(asked);
  const none = { query: null, result: null, choices: [], proposals: [] };
  if (found && found.says === '') {
    const result = runQuery(found.table, found.query);
    return { ...none, text: result.text, passages: [], query: found.query, result, choices: result.choices };
  }
  const said = found && !request.book ? await saidInProse(request, found) : [];
  if (said.length > 0) return { ...none, text: '', passages: said };
  const passages = await findPassages(request.blocks, request.question, request.book);
  if (found)
    return {
      ...none,
      text: found.says,
      passages,
      query: found.query,
      choices: plainerFirst(await waysOn(asked, found), asked),
    };
  const proposals = request.book ? plainerFirst(await proposed(asked), asked) : [];
  return { ...none, text: passages.length > 0 ? '' : NOTHING, passages, proposals };
}
