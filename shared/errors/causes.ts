import { AppError } from './app-error.ts';

/** What a report holds at most; its schema says the same to whoever receives one. */
export const causeLimits = {
  causes: 4,
  frames: 8,
  nameChars: 80,
  messageChars: 160,
  frameChars: 160,
} as const;

/** One link of an error's chain of causes, fit to be kept: its message masked and cut, its stack without the message. */
export interface ErrorCause {
  name: string;
  /** Of the system or the database, where it has one: `ECONNREFUSED`, `53300`. */
  code?: string | undefined;
  message: string;
  frames: string[];
}

/** Names of code in a browser's own messages: `(reading 'pages')`, `Failed to execute 'put' on 'IDBObjectStore'`. */
const NAMES_OF_CODE = /(?<=\b(?:reading|setting|execute|construct|on) )'([\w$.]{1,60})'/g;
/** What a parser may quote from the user's text. */
const QUOTED = /"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<!\w)'[^']*'?/g;
const ADDRESS = /\b[\w.+-]+@[\w.-]+|\b[a-z][a-z+.-]*:\/\/\S+|(?:\/[\w.%-]+){2,}/gi;
/** Keys and tokens, which services quote when they refuse one: `sk_live_…`, `whsec_…`, `wst_…`, a session's. */
const KEY = /\b(?:sk|rk|pk|whsec|sb|wst)[_-][\w-]+|\beyJ[\w.-]+/g;
const LONG_NUMBER = /\d{4,}/g;

/** A message without what it may quote: texts in quotation marks, addresses, paths, keys and long numbers. */
function mask(message: string): string {
  const named = message.split('\n', 1)[0]?.replace(NAMES_OF_CODE, '‹$1›') ?? '';
  return named
    .replace(QUOTED, '…')
    .replace(ADDRESS, '…')
    .replace(KEY, '…')
    .replace(LONG_NUMBER, '#')
    .slice(0, causeLimits.messageChars);
}

/** `at read (chrome-extension://…/chunks/pdf.js:1:2)` in Chromium, `read@moz-extension://…/pdf.js:1:2` in Firefox. */
const FRAME = /^\s*(?:at .+|[^\s@]*@\S+:\d+:\d+)$/;
const ORIGIN = /(?:file:\/\/|[a-z-]+:\/\/[^/\s)]*)\/(?:[^\s()]*\/)?/g;

function framesOf(stack: string | undefined): string[] {
  const lines = (stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return lines
    .slice(0, causeLimits.frames)
    .map((line) => line.trim().replace(ORIGIN, '').slice(0, causeLimits.frameChars));
}

function describe(error: Error): ErrorCause {
  const { code } = error as { code?: unknown };
  const isOurs = error instanceof AppError;
  return {
    name: error.name.slice(0, causeLimits.nameChars),
    ...(typeof code === 'string' && { code: code.slice(0, causeLimits.nameChars) }),
    message: isOurs ? '' : mask(error.message),
    frames: framesOf(error.stack),
  };
}

/** What was thrown and what lies below it, outermost first; at most four links. Holds no text of the user's. */
export function causesOf(thrown: unknown): ErrorCause[] {
  const found: ErrorCause[] = [];
  let next = thrown;
  while (next instanceof Error && found.length < causeLimits.causes) {
    found.push(describe(next));
    next = next.cause;
  }
  if (found.length === 0) found.push({ name: typeof thrown, message: '', frames: [] });
  return found;
}
