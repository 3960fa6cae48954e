import { createBinaryModuleFromUrl, Dialect, LocalLinter } from 'harper.js';

/** harper as one would use it without judgement: its own defaults, every first suggestion applied. */
export async function createBlindHarper(wasmUrl: string): Promise<(text: string) => Promise<string>> {
  const linter = new LocalLinter({
    binary: createBinaryModuleFromUrl(wasmUrl, 'slim'),
    dialect: Dialect.American,
  });
  await linter.setup();
  return async (text) => {
    let result = text;
    const lints = await linter.lint(text);
    for (const lint of lints.sort((a, b) => b.span().start - a.span().start)) {
      const [first] = lint.suggestions();
      if (first) result = await linter.applySuggestion(result, lint, first);
    }
    return result;
  };
}
