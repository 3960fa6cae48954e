import { createBinaryModuleFromUrl, type Lint, LocalLinter, SuggestionKind } from 'harper.js';

/** Where harper counts in code points, JavaScript splices whole characters. */
function applyFirstSuggestion(characters: string[], lint: Lint): void {
  const { start, end } = lint.span();
  const [suggestion] = lint.suggestions();
  if (!suggestion) return;
  const text = suggestion.get_replacement_text();
  const isInsertion = suggestion.kind() === SuggestionKind.InsertAfter;
  characters.splice(isInsertion ? end : start, isInsertion ? 0 : end - start, ...text);
}

/**
 * The grammar checker as it comes: every lint's first suggestion applied, from the end backwards. What any extension
 * built on it pays at least. Applied here, as its own `applySuggestion` reads the whole text again for each.
 */
export async function loadBareHarper(wasmUrl: string): Promise<(text: string) => Promise<string>> {
  const linter = new LocalLinter({ binary: createBinaryModuleFromUrl(wasmUrl, 'slim') });
  await linter.setup();
  return async (text) => {
    const lints = await linter.lint(text, { language: 'plaintext' });
    const characters = [...text];
    for (const lint of lints.sort((a, b) => b.span().start - a.span().start))
      applyFirstSuggestion(characters, lint);
    return characters.join('');
  };
}
