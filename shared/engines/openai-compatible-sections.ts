import * as z from 'zod/mini';
import type { Section } from '@/shared/contracts/enhance.ts';
import { knownHeading } from '@/shared/enhance/section-headings.ts';
import { formatSections } from '@/shared/enhance/sections.ts';

const answer = z.object({ sections: z.array(z.object({ title: z.string(), body: z.string() })) });

/** The shape of a reframe, strict as servers want it: every field required, nothing else allowed. */
export function sectionsSchema(headings: readonly string[]) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['sections'],
    properties: {
      sections: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title', 'body'],
          properties: {
            title: { type: 'string', enum: [...headings] },
            body: { type: 'string' },
          },
        },
      },
    },
  };
}

/** The same as `response_format`. */
export function sectionsFormat(headings: readonly string[]) {
  const schema = sectionsSchema(headings);
  return { type: 'json_schema' as const, json_schema: { name: 'sections', strict: true, schema } };
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
/** A JSON string up to the point where more input is needed to read on. */
const STRING_PART = /(?:[^"\\]|\\u[0-9a-fA-F]{4}|\\[^u])*/y;

function unescapeJson(raw: string): string {
  return raw.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, hex: string | undefined, char: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (ESCAPES[char] ?? char),
  );
}

/**
 * Turns the JSON of a reframe into readable text while it streams. An answer that is no JSON passes through as it is.
 * `push` takes what arrived and gives what can be shown; `end` gives the whole result.
 */
export function createSectionReader(): { push(text: string): string; end(): string } {
  let raw = '';
  let shown = '';
  let scan: ((raw: string) => string) | undefined;
  const show = (text: string) => {
    shown += text;
    return text;
  };
  return {
    push(text) {
      raw += text;
      scan ??= chooseScan(raw);
      return scan ? show(scan(raw)) : '';
    },
    end() {
      const parsed = parseAnswer(raw);
      return parsed ? formatSections(parsed) : shown || raw;
    },
  };
}

/** Decides by the first visible character; undecided while there is none, or while a code fence's first line runs. */
function chooseScan(raw: string): ((raw: string) => string) | undefined {
  const start = /^\s*(?:```\w*\s*\n\s*)?(?=[^\s`])/.exec(raw);
  if (start) return raw[start[0].length] === '{' ? createJsonScan(start[0].length) : createPlainScan();
  return /^\s*`{0,3}\w*\s*$/.test(raw) ? undefined : createPlainScan();
}

function createPlainScan(): (raw: string) => string {
  let position = 0;
  return (raw) => {
    const fresh = raw.slice(position);
    position = raw.length;
    return fresh;
  };
}

/** Walks the JSON once: the string after `"title":` is a heading, the one after `"body":` is text. */
function createJsonScan(start: number): (raw: string) => string {
  let position = start;
  let inString = false;
  let current = '';
  let key = '';
  let afterColon = false;
  let sections = 0;
  const openString = () => {
    inString = true;
    current = '';
    if (!afterColon || key !== 'title') return '';
    sections += 1;
    return `${sections > 1 ? '\n\n' : ''}## `;
  };
  const closeString = () => {
    inString = false;
    if (!afterColon) key = current;
    const wasTitle = afterColon && key === 'title';
    afterColon = false;
    return wasTitle ? '\n' : '';
  };
  return (raw) => {
    let out = '';
    while (position < raw.length) {
      if (!inString) {
        const char = raw[position];
        position += 1;
        if (char === '"') out += openString();
        else if (char === ':') afterColon = true;
        else if (char === ',' || char === '{' || char === '[') afterColon = false;
        continue;
      }
      STRING_PART.lastIndex = position;
      const part = STRING_PART.exec(raw)?.[0] ?? '';
      position += part.length;
      const text = unescapeJson(part);
      if (afterColon && (key === 'title' || key === 'body')) out += text;
      else current += text;
      if (raw[position] !== '"') break;
      position += 1;
      out += closeString();
    }
    return out;
  };
}

/** The sections of a whole answer; undefined where it is no JSON of theirs, or cut: what was shown stands then. */
function parseAnswer(raw: string): Section[] | undefined {
  const json = raw.slice(raw.indexOf('{'), raw.lastIndexOf('}') + 1);
  try {
    const sections = z.safeParse(answer, JSON.parse(json)).data?.sections;
    const known = sections?.flatMap(({ title, body }) => {
      const found = knownHeading(title);
      return found ? [{ ...found, body }] : [];
    });
    return known?.length === sections?.length ? known : undefined;
  } catch {
    return undefined;
  }
}
