import { Failure } from '@/components/failure.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { ChosenContext } from '@/shared/documents/worker-messages.ts';
import { aboutWords } from './about-words.ts';
import style from './budget.module.css';
import { say } from './say.ts';
import type { Query } from './use-query.ts';

/** Tokens that may go along; the largest is about what an engine takes (`MAX_MATERIAL_CHARS`). */
export const budgets = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;
export const DEFAULT_BUDGET = 4_000;

interface BudgetProps {
  budget: number;
  context: Query<'context'>;
  onBudget: (budget: number) => void;
}

function lineOf({ tokens, allTokens, isWhole, hiddenLeftOut }: ChosenContext): string {
  if (allTokens === 0) return say('takesNothing');
  const hidden = hiddenLeftOut > 0 ? ` ${say('withoutHidden', { count: hiddenLeftOut })}` : '';
  if (isWhole) return say('takesWhole', { length: aboutWords(tokens) }) + hidden;
  return say('takesPassages', { length: aboutWords(tokens) }) + hidden;
}

/** How much of the file goes along with the question. */
export function Budget({ budget, context, onBudget }: BudgetProps) {
  const { reply, code, again, isBusy } = context;
  return (
    <div className={style.budget}>
      <Select
        label={say('howMuch')}
        options={budgets.map((tokens) => ({ id: String(tokens), label: aboutWords(tokens) }))}
        value={String(budget)}
        onChange={(id) => onBudget(Number(id))}
      />
      <div className={style.fill} aria-busy={isBusy}>
        <meter
          className={style.meter}
          aria-label={say('howMuchGoesIn')}
          min={0}
          max={budget}
          value={Math.min(budget, reply?.tokens ?? 0)}
        />
        {code ? (
          <Failure code={code} context="files" onRetry={again} />
        ) : (
          <p className={style.line} role="status">
            {reply ? lineOf(reply) : say('counting')}
          </p>
        )}
      </div>
    </div>
  );
}
