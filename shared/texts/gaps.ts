/** What comes after the name of a gap in ICU MessageFormat, and what may fill it. */
type Filling<After extends string> = After extends `, ${'plural' | 'selectordinal' | 'number'}${string}`
  ? number
  : string;

type NoName = `${string}${' ' | '#' | '{' | '.'}${string}` | '';

/** `name}…` or `name, kind…`; words of a plural's branch are no name. */
type Gap<Inside extends string> = Inside extends `${infer Name}}${string}`
  ? Name extends `${infer First},${infer Rest}`
    ? First extends NoName
      ? unknown
      : { [N in First]: Filling<`,${Rest}`> }
    : Name extends NoName
      ? unknown
      : { [N in Name]: Filling<''> }
  : unknown;

type Found<Pattern extends string> = Pattern extends `${string}{${infer Inside}`
  ? Gap<Inside> & Found<Inside>
  : unknown;

/** The gaps of a sentence, an argument only where it has some. */
export type Filled<G> = keyof G extends never ? [] : [gaps: G];

/** The gaps of a sentence by name, so that one left out is an error of types. */
export type Gaps<Pattern> = Pattern extends string
  ? { [Name in keyof Found<Pattern>]: Found<Pattern>[Name] }
  : never;
