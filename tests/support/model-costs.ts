/** What the model that is set by default costs, in US dollars a million tokens (openai.com/api/pricing, read November 2026). */
const modelPrices = { model: 'gpt-5-mini', inputPerMillion: 0.25, outputPerMillion: 2 } as const;

/** How often one credit may run the same request: once, and twice more for streams that were lost (design §5). */
export const RUNS_PER_CREDIT = 3;

/** Dollars for so many tokens read and written. */
export function tokenCost({ input, output }: { input: number; output: number }): number {
  return (input * modelPrices.inputPerMillion + output * modelPrices.outputPerMillion) / 1_000_000;
}
