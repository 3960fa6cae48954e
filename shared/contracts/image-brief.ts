import * as z from 'zod/mini';

/** Longest description or wish that is taken, in UTF-16 code units. */
export const MAX_DESCRIPTION_CHARS = 4_000;
/** Longest word on a reference picture that goes along. */
export const MAX_ANALYSIS_CHARS = 8_000;

const line = z.string().check(z.maxLength(MAX_DESCRIPTION_CHARS + MAX_ANALYSIS_CHARS));
const lines = z.array(line).check(z.maxLength(200));

/** What a picture is to show, sorted by what each part is about, in its author's words (decision 33). */
export const imageBrief = z.object({
  /** Empty where nobody has said it yet. */
  subject: line,
  details: lines,
  setting: lines,
  composition: lines,
  lens: lines,
  light: lines,
  style: lines,
  palette: lines,
  mood: lines,
  /** Words that stand in the picture, letter for letter. */
  text: lines,
  /** What must not be seen. */
  avoid: lines,
  /** Settings of one model that only it knows, such as `--stylize 250`. */
  parameters: lines,
  /** Width to height, such as `16:9`. */
  aspectRatio: z.nullable(z.string().check(z.regex(/^\d{1,4}:\d{1,4}$/))),
});
export type ImageBrief = z.infer<typeof imageBrief>;

/** The parts that hold any number of remarks, in the order of a prompt. */
export const listedFacets = [
  'details',
  'setting',
  'composition',
  'lens',
  'light',
  'style',
  'palette',
  'mood',
  'text',
  'avoid',
  'parameters',
] as const satisfies readonly (keyof ImageBrief)[];
export type ListedFacet = (typeof listedFacets)[number];

export const emptyBrief: ImageBrief = {
  subject: '',
  details: [],
  setting: [],
  composition: [],
  lens: [],
  light: [],
  style: [],
  palette: [],
  mood: [],
  text: [],
  avoid: [],
  parameters: [],
  aspectRatio: null,
};
