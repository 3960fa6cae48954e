import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import type { GrammarChecker } from '@/shared/engines/offline/grammar-checker.ts';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { modesOfRules } from '@/shared/enhance/modes.ts';
import { polish } from '@/tests/support/polish.ts';
import type { PastedDraft } from './pasted-drafts.ts';

/** One line of the table: what became of the blocks of one part of the set. */
export interface PastedRow {
  part: string;
  drafts: number;
  altered: number;
  characters: number;
  /** Altered blocks that the guard said nothing about. */
  silent: number;
}

/** Characters of a block's lines that the result does not have. */
function alteredCharacters(block: string, result: string): number {
  if (result.includes(block)) return 0;
  const lines = new Set(result.split('\n'));
  const gone = block.split('\n').filter((line) => line.trim() !== '' && !lines.has(line));
  return Math.max(
    1,
    gone.reduce((sum, line) => sum + line.length, 0),
  );
}

/** Every draft at every level and mode; a block counts once however many of them altered it. */
export async function runPastedEvals(
  drafts: readonly PastedDraft[],
  { checker, verbose }: { checker: GrammarChecker | undefined; verbose: number },
): Promise<PastedRow[]> {
  const rows = new Map<string, PastedRow>();
  let shown = 0;
  for (const { kind, text, block, isHeldOut } of drafts) {
    const clean = await polish(text, { checker });
    const results = [
      ['polish', clean] as const,
      ...[...modesOfRules].flatMap((mode) => [
        [`balanced ${mode}`, balance(clean, mode)] as const,
        [`reframe ${mode}`, restructure(clean, mode).text] as const,
      ]),
    ];
    const worst = results
      .map(([level, result]) => ({ level, result, gone: alteredCharacters(block, result) }))
      .reduce((left, right) => (right.gone > left.gone ? right : left));
    for (const part of isHeldOut ? ['held out'] : ['seen', `  ${kind}`]) {
      const row = rows.get(part) ?? { part, drafts: 0, altered: 0, characters: 0, silent: 0 };
      rows.set(part, row);
      row.drafts += 1;
      if (worst.gone === 0) continue;
      row.altered += 1;
      row.characters += worst.gone;
      if (checkIntent(text, worst.result).length === 0) row.silent += 1;
    }
    if (worst.gone > 0 && !isHeldOut && shown < verbose) {
      shown += 1;
      console.log(`--- ${kind}, ${worst.level}: ${worst.gone}\n${text}\n>>>\n${worst.result}\n`);
    }
  }
  return [...rows.values()];
}
