/** Pieces of text of which at least one must stand in whatever the expression matches; null where nothing is sure. */
export type Required = readonly string[] | null;

/** More are slower to look for than the expression is to run. */
const MOST = 24;
const SHORTEST = 2;

const quality = (required: Required): number =>
  required ? Math.min(...required.map((piece) => piece.length)) * 10 - required.length : -1;

/** Hundreds of expressions are read before the first draft: letters are told without an expression. */
const isLiteral = (char: string): boolean =>
  (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9') || char === "'" || /\p{Ll}/u.test(char);

/** Reads one expression's source from left to right. */
class Reader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** Alternatives as far as the end or a closing parenthesis. */
  alternatives(): Required {
    const branches: Required[] = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      branches.push(this.#sequence());
    }
    const all = branches.flatMap((branch) => branch ?? []);
    return branches.includes(null) || all.length > MOST ? null : all;
  }

  #sequence(): Required {
    let best: Required = null;
    let run = '';
    const consider = (required: Required) => {
      if (quality(required) > quality(best)) best = required;
    };
    const endRun = () => {
      if (run.length >= SHORTEST) consider([run]);
      run = '';
    };
    for (
      let char = this.#source.charAt(this.#at);
      char !== '' && char !== '|' && char !== ')';
      char = this.#source.charAt(this.#at)
    ) {
      const { literal, required } = this.#item();
      const isOptional = this.#quantifier();
      if (literal !== undefined && !isOptional) run += literal;
      else {
        endRun();
        if (!isOptional) consider(required);
      }
    }
    endRun();
    return best;
  }

  #item(): { literal?: string; required: Required } {
    const char = this.#source.charAt(this.#at);
    if (char === '(') return { required: this.#group() };
    if (char === '[') {
      const end = /^\[(?:\\.|[^\]\\])*\]/u.exec(this.#source.slice(this.#at))?.[0].length ?? 1;
      this.#at += end;
      return { required: null };
    }
    if (char === '\\') {
      const escaped =
        /^\\(?:[pP]\{[^}]*\}|u[\da-fA-F]{4}|.)/u.exec(this.#source.slice(this.#at))?.[0] ?? '\\';
      this.#at += escaped.length;
      return { required: null };
    }
    this.#at += 1;
    return isLiteral(char) ? { literal: char, required: null } : { required: null };
  }

  #group(): Required {
    const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.#source.slice(this.#at))?.[0] ?? '(';
    this.#at += opening.length;
    const required = this.alternatives();
    this.#at += 1;
    return opening.endsWith('!') ? null : required;
  }

  /** Whether what stands before may be missing, or comes in numbers that part it from its neighbours. */
  #quantifier(): boolean {
    if (!'?*+{'.includes(this.#source.charAt(this.#at) || ' ')) return false;
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at))?.[0];
    this.#at += quantifier?.length ?? 0;
    return quantifier !== undefined;
  }
}

/**
 * What a text must hold for an expression to match at all, so that most need not be run: a regular expression looks at
 * every place of a text, `includes` at next to none.
 */
export const requiredBy = ({ source }: RegExp): Required => new Reader(source).alternatives();
