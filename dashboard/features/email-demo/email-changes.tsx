import { DiffView } from '@/components/diff-view.tsx';
import { diffWords } from '@/shared/enhance/word-diff.ts';

const nobody: ReadonlySet<number> = new Set();

/** What became of an e-mail's words; with what compares them, so that only who asks for it fetches that. */
export function EmailChanges({ before, after }: { before: string; after: string }) {
  return <DiffView segments={diffWords(before, after)} refused={nobody} />;
}
