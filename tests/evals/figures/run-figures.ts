import { type Asked, askMadeFiles } from './figures-evals.ts';

interface Options {
  assets: string;
  /** How many answers that are not right to print. */
  print: number;
}

function countsOf(asked: readonly Asked[]): Record<Asked['verdict'], number> {
  const counts = { right: 0, led: 0, refused: 0, wrong: 0 };
  for (const { verdict } of asked) counts[verdict] += 1;
  return counts;
}

/** Asks made files for figures, those that rules were tuned by and those that were not; false where one was wrong. */
export async function runFiguresEvals({ assets, print }: Options): Promise<boolean> {
  console.log('\nFigures from files (targets: none wrong, 80 % right or led to)');
  const tuned = await askMadeFiles({ unseen: false, assets });
  const unseen = await askMadeFiles({ unseen: true, assets });
  console.table({ tuned: countsOf(tuned), unseen: countsOf(unseen) });
  const missed = [...tuned, ...unseen].filter(({ verdict }) => verdict !== 'right').slice(0, print);
  for (const { verdict, file, question, wants, said } of missed)
    console.log(
      `${verdict} ${file}: ${question}\n  wants ${wants.join(' · ')}\n  ${said.replaceAll('\n', '\n  ')}`,
    );
  return [...tuned, ...unseen].every(({ verdict }) => verdict !== 'wrong');
}
