// Sentences in ICU MessageFormat, as far as the catalogues go: gaps, numbers, plurals, choices. A library that reads all of the
// format is twelve times as large, and every page of the site would wait for it.

type Branches = ReadonlyMap<string, Message>;

/** A piece of a sentence that is no word of it. */
type Piece =
  | { kind: 'gap'; name: string }
  | { kind: 'number'; name: string; options: Intl.NumberFormatOptions }
  | { kind: 'plural'; name: string; type: Intl.PluralRuleType; branches: Branches }
  | { kind: 'select'; name: string; branches: Branches }
  /** `#`: what the plural right around it counts. */
  | { kind: 'counted' };

/** A sentence as it was read: its words, and what stands between them. */
export type Message = readonly (string | Piece)[];

/** What fills a sentence's gaps: words, numbers, or elements where it is drawn. */
export type Values<T> = Readonly<Record<string, string | number | T>>;

const PLURALS: Readonly<Record<string, Intl.PluralRuleType>> = {
  plural: 'cardinal',
  selectordinal: 'ordinal',
};
const SPACES = /\s*/y;
const NAME = /[^\s{},#']+/y;
const STYLE = /[^{}]+/y;
const DIGITS = /^\.0+$/;

/** How a number is written, by its skeleton: `::.00 group-off`. */
function optionsOf(style: string): Intl.NumberFormatOptions {
  const options: Intl.NumberFormatOptions = {};
  const [head, ...rest] = style.split(/\s+/);
  for (const token of [head?.replace(/^::/, '') ?? '', ...rest]) {
    const digits = token.length - 1;
    if (DIGITS.test(token))
      Object.assign(options, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    else if (token === 'group-off') options.useGrouping = false;
    else throw new SyntaxError(`No way to write a number: ${token}`);
  }
  return options;
}

/** Reads one sentence from its start to its end. */
class MessageReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  read(): Message {
    const message = this.#message(false);
    if (this.#at < this.#pattern.length) this.#refuse('an end');
    return message;
  }

  #refuse(wanted: string): never {
    throw new SyntaxError(`Wanted ${wanted} at ${this.#at}: ${this.#pattern}`);
  }

  #take(form: RegExp): string {
    form.lastIndex = this.#at;
    const found = form.exec(this.#pattern)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #sign(sign: string): void {
    if (this.#pattern.charAt(this.#at) !== sign) this.#refuse(sign);
    this.#at += 1;
  }

  /** A sign with the spaces around it. */
  #spaced(sign: string): void {
    this.#take(SPACES);
    this.#sign(sign);
    this.#take(SPACES);
  }

  #name(): string {
    return this.#take(NAME) || this.#refuse('a name');
  }

  /** Up to the brace that closes it, or to the end. */
  #message(inPlural: boolean): Message {
    const message: (string | Piece)[] = [];
    let words = '';
    const add = (piece: Piece) => {
      if (words) message.push(words);
      words = '';
      message.push(piece);
    };
    while (this.#at < this.#pattern.length) {
      const sign = this.#pattern.charAt(this.#at);
      if (sign === '}') break;
      if (sign === '{') add(this.#gap());
      else if (sign === "'") words += this.#quoted(inPlural);
      else {
        this.#at += 1;
        if (sign === '#' && inPlural) add({ kind: 'counted' });
        else words += sign;
      }
    }
    if (words) message.push(words);
    return message;
  }

  /** An apostrophe is one, twice it is one too; before a sign of the format it quotes that up to the next apostrophe. */
  #quoted(inPlural: boolean): string {
    const next = this.#pattern.charAt(this.#at + 1);
    const isDoubled = next === "'";
    this.#at += isDoubled ? 2 : 1;
    if (isDoubled || !next || !(inPlural ? '{}<>#' : '{}<>').includes(next)) return "'";
    const rest = this.#pattern.slice(this.#at);
    const length = rest.replaceAll("''", '""').indexOf("'");
    const text = length < 0 ? rest : rest.slice(0, length);
    this.#at += text.length + 1;
    return text.replaceAll("''", "'");
  }

  #gap(): Piece {
    this.#spaced('{');
    const name = this.#name();
    this.#take(SPACES);
    if (this.#pattern.charAt(this.#at) === '}') {
      this.#at += 1;
      return { kind: 'gap', name };
    }
    this.#spaced(',');
    const piece = this.#filling(name);
    this.#take(SPACES);
    // What stands after the brace belongs to the sentence, its spaces too.
    this.#sign('}');
    return piece;
  }

  #filling(name: string): Piece {
    const kind = this.#name();
    const type = PLURALS[kind];
    this.#take(SPACES);
    if (kind === 'number') {
      if (this.#pattern.charAt(this.#at) === '}') return { kind, name, options: {} };
      this.#spaced(',');
      return { kind, name, options: optionsOf(this.#take(STYLE).trim()) };
    }
    if (!type && kind !== 'select') this.#refuse('a number, a plural or a choice');
    this.#spaced(',');
    const branches = this.#branches(type !== undefined);
    return type ? { kind: 'plural', name, type, branches } : { kind: 'select', name, branches };
  }

  #branches(inPlural: boolean): Branches {
    const branches = new Map<string, Message>();
    while (this.#pattern.charAt(this.#at) !== '}') {
      const key = this.#name();
      this.#take(SPACES);
      this.#sign('{');
      branches.set(key, this.#message(inPlural));
      this.#spaced('}');
    }
    if (!branches.has('other')) this.#refuse('what is said of all others');
    return branches;
  }
}

/**
 * Reads a sentence.
 * @throws SyntaxError where it is none of those the catalogues may hold
 */
export const readMessage = (pattern: string): Message => new MessageReader(pattern).read();

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, for making one takes longer than writing a hundred numbers. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

interface Filling<T> {
  locale: string;
  values: Values<T>;
  /** What the plural right around it counts. */
  counted?: number;
}

function fill<T>(message: Message, filling: Filling<T>): (string | T)[] {
  const { locale, values, counted = 0 } = filling;
  return message.flatMap((piece): (string | T)[] => {
    if (typeof piece === 'string') return [piece];
    if (piece.kind === 'counted') return [numberFormat(locale, {}).format(counted)];
    const value = values[piece.name];
    if (value === undefined) throw new TypeError(`Nothing fills the gap ${piece.name}`);
    if (piece.kind === 'gap') return [typeof value === 'number' ? `${value}` : value];
    if (piece.kind === 'number') return [numberFormat(locale, piece.options).format(Number(value))];
    const { branches } = piece;
    const other = branches.get('other') ?? [];
    if (piece.kind === 'select') return fill(branches.get(String(value)) ?? other, filling);
    const count = Number(value);
    const rule = () => new Intl.PluralRules(locale, { type: piece.type }).select(count);
    const branch = branches.get(`=${count}`) ?? branches.get(rule()) ?? other;
    return fill(branch, { ...filling, counted: count });
  });
}

/** A sentence with its gaps filled: its words joined, elements where they stand. */
export function fillMessage<T>(message: Message, filling: Filling<T>): (string | T)[] {
  const joined: (string | T)[] = [];
  for (const part of fill(message, filling)) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}
