import * as z from 'zod/mini';
import { imageLook } from '@/shared/contracts/image-look.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { errorReport } from '@/shared/errors/error-report.ts';
import { block, documentFacts, documentWarning, place } from './document.ts';
import { languagePack } from './images/language-pack.ts';
import { choice, queryResult, tableQuery, tableView } from './query/table-query.ts';

const count = z.int().check(z.nonnegative());
const ordinal = z.int().check(z.positive());

/** How a file can be looked at: page by page, sheet by sheet, or in sections of some blocks. */
export const parts = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('page'), count }),
  z.object({ unit: z.literal('section'), count }),
  z.object({
    unit: z.literal('sheet'),
    sheets: z.array(z.object({ name: z.string(), rows: count, columns: count, hidden: z.boolean() })),
  }),
]);
export type Parts = z.infer<typeof parts>;

/** What of a file goes along with a question. Without pages and ranges, all of it may. */
export const picks = z.object({
  /** Pages of a PDF, or sections of a text, counted from 1. */
  pages: z.optional(z.array(ordinal)),
  /** Sheets, and of them a range in A1 notation where not all is meant. */
  ranges: z.optional(z.array(z.object({ sheet: z.string(), range: z.optional(z.string()) }))),
});
export type Picks = z.infer<typeof picks>;

/** What was chosen of a file, as a prompt takes it. */
export const chosenContext = z.object({
  /** Said to be what it is, fenced as data, each block led by its address. */
  text: z.string(),
  /** The blocks alone, for a task that fences them itself. */
  material: z.string(),
  /** How many tokens the text has. */
  tokens: count,
  /** How many tokens all that was picked has. */
  allTokens: count,
  /** Whether all that was picked went in; otherwise the passages that fit the question best. */
  isWhole: z.boolean(),
  /** Hidden blocks that were left out. */
  hiddenLeftOut: count,
  places: z.array(place),
});
export type ChosenContext = z.infer<typeof chosenContext>;

/** An answer found on this device. */
export const foundAnswer = z.object({
  text: z.string(),
  /** The passages it rests on, best first. */
  passages: z.array(z.object({ place, text: z.string() })),
  /** How the question was understood, where it asks a table. */
  query: z.nullable(tableQuery),
  /** What that came to; null where something is to be chosen first. */
  result: z.nullable(queryResult),
  choices: z.array(choice),
  /** Figures that can be worked out, where a question to a sheet was not understood. */
  proposals: z.array(choice),
});
export type FoundAnswer = z.infer<typeof foundAnswer>;

const bar = z.object({ label: z.string(), count });
/** What a column of a sheet holds. */
export const columnView = z.object({
  name: z.string(),
  /** Its letters. */
  column: z.string(),
  kind: z.string(),
  /** Facts in words, as `Sum` and `1,240`. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Most frequent values or equal ranges, for a chart. */
  bars: z.array(bar),
  barsAre: z.enum(['values', 'ranges']),
});
export type ColumnView = z.infer<typeof columnView>;

/** Everything the worker of an open file can be asked, by name. */
export const queries = {
  /** The blocks of a page or a section, counted from 1. */
  part: { request: z.object({ part: ordinal }), reply: z.object({ blocks: z.array(block) }) },
  /** Which page or section holds a place, null where none does, and its block there, counted from 0. */
  locate: {
    request: z.object({ place }),
    reply: z.object({ part: z.nullable(ordinal), block: z.nullable(count) }),
  },
  /** A page of a PDF as it is seen, with the places of quotes, and of the rows a figure rests on, marked on it. */
  page: {
    request: z.object({
      page: ordinal,
      texts: z.array(z.string()),
      rows: z.nullable(z.object({ picks, query: tableQuery })),
    }),
    reply: z.object({
      /** Null where it cannot be drawn: of a file with a password, which is not kept. */
      image: z.nullable(z.instanceof(Blob)),
      isLocked: z.boolean(),
      /** In shares of its width and height. */
      marks: z.array(z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })),
    }),
  },
  /** Rows of a sheet as shown, and of them some columns, both counted from 1. */
  rows: {
    request: z.object({
      sheet: z.string(),
      from: ordinal,
      count: ordinal,
      column: ordinal,
      columns: ordinal,
    }),
    reply: z.object({ rows: z.array(z.object({ number: ordinal, cells: z.array(z.string()) })) }),
  },
  context: {
    request: z.object({
      picks,
      question: z.string(),
      budget: count,
      maxChars: count,
      /** Of the file, as it is shown. */
      name: z.string(),
      /** What its addresses begin with, where it is one of several. */
      lead: z.optional(z.string()),
    }),
    reply: chosenContext,
  },
  answer: { request: z.object({ picks, question: z.string(), name: z.string() }), reply: foundAnswer },
  /** The tables of what is picked, as queries call them by their number. */
  tables: { request: z.object({ picks }), reply: z.object({ tables: z.array(tableView) }) },
  /** Figures that can be worked out from the table at a place; none where no table stands there. */
  propose: { request: z.object({ picks, place }), reply: z.object({ proposals: z.array(choice) }) },
  /** Works out a query; null where its table is not among those of what is picked. */
  calculate: {
    request: z.object({ picks, query: tableQuery }),
    reply: z.object({ result: z.nullable(queryResult) }),
  },
  /** The answer to the query a model chose; null where it chose none that can be worked out. */
  chosen: {
    request: z.object({ picks, question: z.string(), answer: z.string().check(z.maxLength(20_000)) }),
    reply: z.nullable(foundAnswer),
  },
  /** A query's lines, or the rows its figure rests on, as CSV. */
  resultCsv: { request: z.object({ picks, query: tableQuery }), reply: z.object({ csv: z.string() }) },
  /** The places an answer cites, by where they stand in it. */
  citations: {
    request: z.object({ answer: z.string(), lead: z.optional(z.string()) }),
    reply: z.object({ citations: z.array(z.object({ start: count, end: count, place })) }),
  },
  /** Of a picture: a copy as engines take it, and what this device knows of it. */
  picture: { request: z.object({}), reply: z.object({ image: z.string(), look: imageLook }) },
  /** What the columns of each table of a sheet hold; totals are told apart. */
  profile: {
    request: z.object({ sheet: z.string() }),
    reply: z.object({
      tables: z.array(
        z.object({ caption: z.string(), notes: z.array(z.string()), columns: z.array(columnView) }),
      ),
    }),
  },
  /** What is picked as Markdown, for the clipboard. */
  markdown: { request: z.object({ picks }), reply: z.object({ text: z.string() }) },
} as const satisfies Record<string, { request: z.ZodMiniType; reply: z.ZodMiniType }>;
export type QueryName = keyof typeof queries;
export type QueryRequest<N extends QueryName> = z.infer<(typeof queries)[N]['request']>;
export type QueryReply<N extends QueryName> = z.infer<(typeof queries)[N]['reply']>;

/** What the panel tells a worker: to read one file, then questions about it. */
export const workerRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    file: z.file(),
    /** Held while reading, never kept. */
    password: z.optional(z.string()),
    recognise: z.boolean(),
    /** The language text is recognised in; English where none is given. */
    pack: z.optional(languagePack),
    assets: z.string(),
  }),
  z.object({
    type: z.literal('ask'),
    id: z.int(),
    query: z.enum([
      'part',
      'locate',
      'page',
      'rows',
      'context',
      'answer',
      'tables',
      'propose',
      'calculate',
      'chosen',
      'resultCsv',
      'citations',
      'picture',
      'profile',
      'markdown',
    ]),
    body: z.unknown(),
  }),
]);
export type WorkerRequest = z.infer<typeof workerRequest>;

/** What a worker tells the panel. Blocks stay with the worker until they are asked for. */
export const workerEvent = z.discriminatedUnion('type', [
  /** The SHA-256 of the file, before it is read. */
  z.object({ type: z.literal('identity'), id: z.string() }),
  z.object({
    type: z.literal('progress'),
    unit: z.enum(['pages', 'rows', 'bytes', 'percent']),
    done: z.number(),
    total: z.nullable(z.number()),
  }),
  /** More can be looked at. */
  z.object({ type: z.literal('grown'), parts }),
  z.object({ type: z.literal('warning'), warning: documentWarning }),
  z.object({ type: z.literal('done'), facts: documentFacts, parts }),
  /** Why something failed, for the diagnostics. */
  z.object({ type: z.literal('report'), report: errorReport }),
  z.object({ type: z.literal('failed'), code: errorCode }),
  z.object({ type: z.literal('reply'), id: z.int(), value: z.unknown() }),
  z.object({ type: z.literal('refusal'), id: z.int(), code: errorCode }),
]);
export type WorkerEvent = z.infer<typeof workerEvent>;
