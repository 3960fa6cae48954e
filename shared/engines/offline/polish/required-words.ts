/**
 * Pieces of text that must stand in whatever an expression matches: of each set at least one. Blanks in a piece stand
 * for any run of blanks and tabs. Empty where nothing is sure.
 */
type Pieces = readonly (readonly string[])[];

/** More are slower to look for than the expression is to run. */
const MOST = 24;
const SHORTEST = 2;

/** The rarer first: what is not there ends the search. */
const rarity = (pieces: readonly string[]): number =>
  Math.min(...pieces.map((piece) => piece.length)) * 10 - pieces.length;

/** Hundreds of expressions are read before the first draft: letters are told without an expression. */
const isLiteral = (char: string): boolean =>
  (char >= 'a' && char <= 'z') ||
  (char >= '0' && char <= '9') ||
  " '-,".includes(char) ||
  /\p{Ll}/u.test(char);

const BLANK = '[ \\t]';
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u[\da-fA-F]{4}|.)/uy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/uy;
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
const QUANTIFIER = /(?:([?*])|\+|\{(\d+)(?:,\d*)?\})\??/y;

/** A part of an expression. */
interface Part {
  /** All that it can match, where that is a short list. */
  texts?: readonly string[] | undefined;
  required: Pieces;
  /** It takes nothing of the text: it says what stands before or after, or what does not. */
  looks?: 'behind' | 'ahead' | 'away';
}

const NOTHING: Part = { required: [] };
const AWAY: Part = { required: [], looks: 'away' };

/** Reads one expression's source from left to right. */
class Reader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** Alternatives as far as the end or a closing parenthesis. */
  alternatives(): Part {
    const branches = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      branches.push(this.#sequence());
    }
    if (branches.length === 1) return branches[0] ?? NOTHING;
    const best = branches.map(({ required }) => required[0]);
    const pieces = [...new Set(best.flatMap((own) => own ?? []))];
    const isSure = best.every((own) => own !== undefined) && pieces.length <= MOST;
    const texts = branches.flatMap((branch) => branch.texts ?? []);
    const isList = branches.every((branch) => branch.texts) && texts.length <= MOST;
    return { required: isSure ? [pieces] : [], texts: isList ? texts : undefined };
  }

  #sequence(): Part {
    const required: (readonly string[])[] = [];
    // all that the text up to here can be, from where that was last a short list
    let run: readonly string[] = [''];
    let isList = true;
    const endRun = () => {
      if (run.every((text) => text.trim().length >= SHORTEST)) required.push(run);
      run = [''];
      isList = false;
    };
    while (!'|)'.includes(this.#source.charAt(this.#at) || ')')) {
      const part = this.#item();
      const times = this.#quantifier(part);
      if (part.looks === 'away') continue;
      const isInside = part.looks === 'behind' && run.join('') !== '';
      const texts = times.isList && !isInside ? part.texts : undefined;
      if (!texts && times.least > 0) required.push(...part.required);
      if (isInside) continue;
      const all = texts && times.least === 0 ? ['', ...texts] : texts;
      if (!all || all.length * run.length > MOST) endRun();
      if (all) run = run.flatMap((text) => all.map((more) => text + more));
      if (part.looks === 'ahead') endRun();
      if (part.looks === 'behind') isList = false;
    }
    const texts = isList ? run : undefined;
    endRun();
    return { required: required.sort((left, right) => rarity(right) - rarity(left)), texts };
  }

  #item(): Part {
    const char = this.#source.charAt(this.#at);
    if (char === '(') return this.#group();
    if (char === '[') {
      const isBlank = this.#take(CLASS) === BLANK;
      return isBlank ? { required: [], texts: [' '] } : NOTHING;
    }
    if (char === '\\') return this.#take(ESCAPE) === '\\b' ? AWAY : NOTHING;
    this.#at += 1;
    if (char === '^' || char === '$') return AWAY;
    return isLiteral(char) ? { texts: [char], required: [] } : NOTHING;
  }

  #group(): Part {
    const opening = this.#take(OPENING);
    const part = this.alternatives();
    this.#at += 1;
    if (opening.endsWith('!')) return AWAY;
    if (opening === '(?=') return { ...part, looks: 'ahead' };
    return opening === '(?<=' ? { ...part, looks: 'behind' } : part;
  }

  /** How often at least a part comes; a run of blanks counts as one of them. */
  #quantifier({ texts }: Part): { least: number; isList: boolean } {
    if (!'?*+{'.includes(this.#source.charAt(this.#at) || ' ')) return { least: 1, isList: true };
    const quantifier = this.#take(QUANTIFIER);
    const least = /^[?*]/.test(quantifier) ? 0 : Number(quantifier.match(/\d+/)?.[0] ?? 1);
    const isBlank = texts?.length === 1 && texts[0] === ' ' && /^[+*]/.test(quantifier);
    return { least, isList: isBlank || /^\?/.test(quantifier) };
  }

  #take(expression: RegExp): string {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source)?.[0] ?? this.#source.charAt(this.#at);
    this.#at += found.length;
    return found;
  }
}

/** The marks of a piece in a table of `CharacterRuns`. */
type Marks = readonly number[];

/** What stands in whatever an expression matches: of each set at least one piece. */
export type Required = readonly (readonly Marks[])[];

/** Spreads neighbouring numbers over the whole table (Knuth's multiplicative hash). */
const spread = (number: number): number => Math.imul(number, 0x9e3779b1) >>> 8;
const pairMark = (first: number, second: number): number => spread(first * 31 + second + 7_777);
const threeMark = (first: number, second: number, third: number): number =>
  spread((first * 31 + second) * 31 + third);

function marksOf(piece: string): Marks {
  const code = (at: number) => piece.charCodeAt(at);
  if (piece.length === 2) return [pairMark(code(0), code(1))];
  return Array.from({ length: piece.length - 2 }, (_, at) => threeMark(code(at), code(at + 1), code(at + 2)));
}

/** What an expression in small letters must find in a text to match at all. */
export const requiredBy = ({ source }: RegExp): Required =>
  new Reader(source).alternatives().required.map((pieces) => pieces.map(marksOf));

const LEAST_SIZE = 256;

/**
 * Which characters stand beside each other in a text: a regular expression looks at every place of a text to find that
 * it matches nowhere, this tells it of most in a few steps.
 */
export class CharacterRuns {
  /** A quarter of it is filled at most. */
  readonly #table: Uint8Array;
  readonly #mask: number;

  constructor(text: string) {
    const folded = text.toLowerCase().replace(/[ \t]{2,}|\t/g, ' ');
    this.#mask = 2 ** (32 - Math.clz32(folded.length * 4 + LEAST_SIZE)) - 1;
    this.#table = new Uint8Array(this.#mask + 1);
    let first = folded.charCodeAt(0);
    let second = folded.charCodeAt(1);
    if (folded.length > 1) this.#mark(pairMark(first, second));
    for (let at = 2; at < folded.length; at += 1) {
      const third = folded.charCodeAt(at);
      this.#mark(pairMark(second, third));
      this.#mark(threeMark(first, second, third));
      first = second;
      second = third;
    }
  }

  #mark(mark: number): void {
    this.#table[mark & this.#mask] = 1;
  }

  /** False only where an expression that requires this cannot match. */
  mayHold(required: Required): boolean {
    for (const pieces of required) if (!this.#holdsOne(pieces)) return false;
    return true;
  }

  #holdsOne(pieces: readonly Marks[]): boolean {
    for (const marks of pieces) {
      let at = 0;
      while (at < marks.length && this.#table[(marks[at] ?? 0) & this.#mask] === 1) at += 1;
      if (at === marks.length) return true;
    }
    return false;
  }
}
