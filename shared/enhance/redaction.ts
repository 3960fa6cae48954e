interface Rule {
  label: string;
  pattern: RegExp;
  accepts?: (value: string) => boolean;
}

/** In order of precedence: a key may hold an address, a card number looks like a telephone number. */
const RULES: readonly Rule[] = [
  {
    label: 'KEY',
    pattern:
      /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+?-----END [A-Z ]*PRIVATE KEY-----|\b(?:sk|pk|rk|whsec)[-_](?:[A-Za-z]+[-_])?[A-Za-z0-9_-]{16,}|\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bgh[pousr]_[A-Za-z0-9]{20,}|\bgithub_pat_\w{20,}|\bglpat-[\w-]{16,}|\bxox[abprs]-[\w-]{10,}|\bAIza[\w-]{30,}|\bhf_[A-Za-z0-9]{20,}|\bwst_[\w-]{20,}|\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+|(?<=\bbearer\s)[\w.~+/-]{16,}=*/gi,
  },
  {
    label: 'EMAIL',
    pattern:
      /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,24}/gu,
  },
  {
    label: 'IBAN',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g,
    accepts: isIban,
  },
  { label: 'CARD', pattern: /(?<![\d.,-])\d(?:[ -]?\d){12,18}(?![\d-])/g, accepts: isCardNumber },
  {
    label: 'PHONE',
    pattern:
      /(?<![\p{L}\d.,/_-])(?:\+\d{1,3}[ .-]?|00\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{1,5}(?:[ .-]\d{2,8}){1,4}(?![\p{L}\d/_-]|[.,]\d)|(?<![\p{L}\d.,/_-])\+?\d{10,13}(?![\p{L}\d/_-]|[.,]\d)/gu,
    accepts: isPhoneNumber,
  },
];
const TOKEN = /\[(?:KEY|EMAIL|IBAN|CARD|PHONE)_\d+\]/g;
const LONGEST_TOKEN_CHARS = 24;

/** Redacts texts that are sent together: the same value gets the same token in each of them. */
export interface Redactor {
  redact(text: string): string;
  /** Token → what it replaced, of all texts so far. */
  readonly kept: ReadonlyMap<string, string>;
}

/**
 * Replaces e-mail addresses, telephone numbers, keys, card numbers and IBANs by tokens a model leaves alone (design §3).
 * @param texts all that will be sent: a token that stands in one of them is the writer's own and is not given again
 */
export function createRedactor(texts: readonly string[]): Redactor {
  const taken = new Set(texts.flatMap((text) => text.match(TOKEN) ?? []));
  const kept = new Map<string, string>();
  const tokens = new Map<string, string>();
  const next = new Map<string, number>();
  const tokenFor = (value: string, label: string) => {
    const known = tokens.get(value);
    if (known) return known;
    let count = (next.get(label) ?? 0) + 1;
    while (taken.has(`[${label}_${count}]`)) count += 1;
    next.set(label, count);
    const token = `[${label}_${count}]`;
    tokens.set(value, token);
    kept.set(token, value);
    return token;
  };
  return {
    kept,
    redact: (text) =>
      RULES.reduce(
        (redacted, { label, pattern, accepts }) =>
          redacted.replace(pattern, (value) => (accepts?.(value) === false ? value : tokenFor(value, label))),
        text,
      ),
  };
}

/** The text with every token it holds replaced by what the token stands for. */
export function unredact(text: string, kept: ReadonlyMap<string, string>): string {
  return kept.size === 0 ? text : text.replace(TOKEN, (token) => kept.get(token) ?? token);
}

/** `unredact` for a stream: text that may be the beginning of a token is held until the next piece or the end. */
export function createUnredactor(kept: ReadonlyMap<string, string>): {
  push(delta: string): string;
  end(): string;
} {
  let held = '';
  return {
    push(delta) {
      held += delta;
      const open = held.lastIndexOf('[');
      const isOpen =
        open >= 0 && held.length - open < LONGEST_TOKEN_CHARS && /^\[[A-Z]*(?:_\d*)?$/.test(held.slice(open));
      const ready = isOpen && kept.size > 0 ? held.slice(0, open) : held;
      held = held.slice(ready.length);
      return unredact(ready, kept);
    },
    end() {
      const rest = unredact(held, kept);
      held = '';
      return rest;
    },
  };
}

/** The check digit of ISO/IEC 7812 (Luhn). */
function isCardNumber(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const step = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (step > 9 ? step - 9 : step);
  }, 0);
  return sum % 10 === 0;
}

/** The check of ISO 13616: the rearranged number modulo 97 is 1. */
function isIban(value: string): boolean {
  const compact = value.replaceAll(' ', '');
  if (compact.length < 15 || compact.length > 34) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Nine to fifteen digits; seven where a prefix or brackets say telephone. Dates, years and plain amounts are none. */
function isPhoneNumber(value: string): boolean {
  const count = value.replace(/\D/g, '').length;
  const isMarked = /^\+|^00|\(/.test(value);
  if (/^\d{4}[ .-]\d{1,2}[ .-]\d{1,2}|^\d{1,2}[.-]\d{1,2}[.-]\d{4}/.test(value)) return false;
  if (/^\d{1,3}(?:[ .]\d{3})+$/.test(value) && !isMarked && count !== 10) return false;
  if (/^(?:19|20)\d\d(?: ?- ?(?:19|20)\d\d)/.test(value)) return false;
  return count <= 15 && count >= (isMarked ? 7 : 9);
}
