import type { Lint as HarperLint } from 'harper.js';
import { createBinaryModuleFromUrl, Dialect, LocalLinter, SuggestionKind } from 'harper.js';
import { AppError } from '@/shared/errors/app-error.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { GrammarChecker, Lint } from './grammar-checker.ts';

export type EnglishDialect = 'american' | 'british' | 'australian' | 'canadian' | 'indian';

export interface HarperOptions {
  /** Where `harper_wasm_slim_bg.wasm` lies: `file:`, `http(s):` or the extension's own URL. */
  wasmUrl: string;
  dialect?: EnglishDialect;
}

const dialects = {
  american: Dialect.American,
  british: Dialect.British,
  australian: Dialect.Australian,
  canadian: Dialect.Canadian,
  indian: Dialect.Indian,
} as const satisfies Record<EnglishDialect, Dialect>;

export interface HarperChecker extends GrammarChecker {
  /** Whether harper died on a text. Nothing brings it back where it runs: only another worker or process does. */
  isBroken(): boolean;
}

/** No word is so long. harper takes seconds for one of thousands of letters, and dies of some (2.10: `capacity overflow`). */
const UNREADABLE = /\S{101,}/gu;

/** A text in which runs that are no words stand as numbers of the same length, and whether a lint touches one of them. */
function withoutUnreadable(text: string) {
  const runs: { start: number; end: number }[] = [];
  const readable = text.replace(UNREADABLE, (run, start: number) => {
    runs.push({ start, end: start + run.length });
    return '1'.repeat(run.length);
  });
  const touches = (lint: Lint) => runs.some(({ start, end }) => lint.start < end && lint.end > start);
  return { readable, touches };
}

/** The lint as plain data; frees the memory it holds on the other side. harper.js counts in UTF-16 units, as we do. */
function toLint(rule: string, lint: HarperLint, text: string): Lint {
  const span = lint.span();
  const { start, end } = span;
  const suggestions = lint.suggestions().map((suggestion) => {
    const replacement = suggestion.get_replacement_text();
    const inserted = suggestion.kind() === SuggestionKind.InsertAfter;
    suggestion.free();
    return inserted ? text.slice(start, end) + replacement : replacement;
  });
  const plain = { start, end, kind: lint.lint_kind(), rule, message: lint.message(), suggestions };
  span.free();
  lint.free();
  return plain;
}

/** harper reads a `file:` path undecoded, so a folder with a space in its name needs a `blob:` URL in its place. */
function readableUrl(wasmUrl: string): string {
  if (!wasmUrl.startsWith('file:') || !wasmUrl.includes('%')) return wasmUrl;
  const bytes = process.getBuiltinModule('node:fs').readFileSync(new URL(wasmUrl));
  return URL.createObjectURL(new Blob([bytes], { type: 'application/wasm' }));
}

async function createLinter({ wasmUrl, dialect = 'american' }: HarperOptions): Promise<LocalLinter> {
  const linter = new LocalLinter({
    binary: createBinaryModuleFromUrl(readableUrl(wasmUrl), 'slim'),
    dialect: dialects[dialect],
  });
  await linter.setup();
  return linter;
}

/**
 * harper.js (WebAssembly) as a grammar checker. Loads on first use, once for all callers; a failed load is tried
 * again with the next call. Runs in the calling thread, so it works in service workers, Node and Deno alike. Once it died
 * it finds nothing any more and does not load, so that the rules go on alone.
 */
export function createHarperChecker(options: HarperOptions): HarperChecker {
  let loading: Promise<LocalLinter> | undefined;
  let isLoaded = false;
  let isBroken = false;
  const ready = async () => {
    if (isBroken) throw new AppError('engine_unavailable');
    loading ??= createLinter(options).catch((cause: unknown) => {
      loading = undefined;
      throw new AppError('engine_unavailable', { cause });
    });
    return loading;
  };
  return {
    name: 'harper 2.10',
    isLoaded: () => isLoaded,
    isBroken: () => isBroken,
    async load() {
      await ready();
      isLoaded = true;
    },
    async check(text) {
      if (isBroken) return [];
      const linter = await ready();
      // A lone surrogate would be widened on its way into WebAssembly and shift every index after it.
      const clean = text.replace(/\p{Surrogate}/gu, '\uFFFD');
      const { readable, touches } = withoutUnreadable(clean);
      const groups = await linter.organizedLints(readable, { language: 'plaintext' }).catch((thrown) => {
        isBroken = true;
        reportError('engine.grammar', thrown);
        return {};
      });
      return Object.entries(groups)
        .flatMap(([rule, lints]) => lints.map((lint) => toLint(rule, lint, clean)))
        .filter((lint) => !touches(lint))
        .sort((a, b) => a.start - b.start || a.end - b.end);
    },
  };
}
