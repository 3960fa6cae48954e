import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startChild } from '@/tests/bench/child.ts';
import type { Figure, Topic } from '@/tests/bench/figures.ts';
import { temporaryFolder } from '@/tests/bench/temporary-folder.ts';
import { makeWorkbook } from './sheets/make-workbook.ts';

const ROWS = 100_000;
const COLUMNS = 10;
const ROUNDS = 3;
const PEERS = ['hucre', 'read-excel-file', 'SheetJS'] as const;

const reading = z.object({
  wallMs: z.number(),
  cpuMs: z.number(),
  memoryMb: z.number(),
  firstRowsMs: z.number(),
  cells: z.number(),
});
type Reading = z.infer<typeof reading>;

const PROCESS = join(import.meta.dirname, 'sheets/read-process.ts');

/** One reading in a process of its own, so that nobody's memory or warmth counts for another. */
async function readOnce(name: string, file: string): Promise<Reading> {
  const child = await startChild(PROCESS, { arguments: [name, file], schema: reading });
  await child.stop();
  return child.said;
}

/** Each reader in turn, some rounds long. */
async function readInTurn(names: readonly string[], file: string): Promise<Map<string, Reading[]>> {
  const readings = new Map<string, Reading[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) readings.set(name, [...(readings.get(name) ?? []), await readOnce(name, file)]);
  return readings;
}

/** A million cells, by us and by others, in turn. */
export async function measureSheets(): Promise<Topic> {
  const file = join(temporaryFolder('sheets'), 'million.xlsx');
  writeFileSync(file, makeWorkbook(ROWS));
  return topicOf(await readInTurn(['Whetstone', 'panel', ...PEERS], file));
}

/** Five megabytes of delimited text, a quoted field in each row, read as the panel reads it. */
export async function measureCsv(): Promise<Topic> {
  const file = join(temporaryFolder('csv'), 'towns.csv');
  const rows = Array.from(
    { length: 110_000 },
    (_, at) =>
      `${at},Town ${at % 977},${(at * 7.31).toFixed(2)},2024-0${1 + (at % 9)}-11,"a note, ${at % 13}"`,
  );
  writeFileSync(file, `id,town,amount,date,note\n${rows.join('\n')}`);
  const readings = await readInTurn(['panel', 'papaparse'], file);
  const cpuOf = (name: string) => (readings.get(name) ?? []).map(({ cpuMs }) => cpuMs);
  return {
    title: 'CSV',
    about: `110,000 rows of 5 columns, 5 MB, as the side panel reads them: decoded, parsed, cut into blocks. ${ROUNDS} rounds in turn.`,
    figures: [
      {
        name: 'CPU, beside papaparse',
        unit: 'ms',
        ours: cpuOf('panel'),
        peer: { name: 'papaparse', samples: cpuOf('papaparse') },
        limits: [{ of: 'ratio', atMost: 1.2 }],
      },
    ],
  };
}

function topicOf(readings: ReadonlyMap<string, readonly Reading[]>): Topic {
  const pick = (name: string, key: keyof Reading) => (readings.get(name) ?? []).map((one) => one[key]);
  const ours = (key: keyof Reading) => pick('Whetstone', key);
  const beside = (name: string, key: keyof Reading) => ({ name, samples: pick(name, key) });
  const cpu = PEERS.map(
    (name): Figure => ({
      name: `CPU, beside ${name}`,
      unit: 'ms',
      ours: ours('cpuMs'),
      peer: beside(name, 'cpuMs'),
      limits: [{ of: 'ratio', atMost: 0.25 }],
    }),
  );
  const memory = PEERS.map(
    (name): Figure => ({
      name: `memory, beside ${name}`,
      unit: 'MB',
      ours: ours('memoryMb'),
      peer: beside(name, 'memoryMb'),
    }),
  );
  return {
    title: 'Sheets',
    about: `An XLSX of ${ROWS} rows and ${COLUMNS} columns (numbers, shared texts, dates, prices, truths, a formula), each reading in a process of its own, ${ROUNDS} rounds in turn. Every value is looked at once.`,
    figures: [
      { name: 'CPU', unit: 'ms', ours: ours('cpuMs'), limits: [{ of: 'value', atMost: 600 }] },
      {
        name: 'CPU, as the panel reads it',
        unit: 'ms',
        ours: pick('panel', 'cpuMs'),
        limits: [{ of: 'value', atMost: 800 }],
      },
      ...cpu,
      { name: 'memory', unit: 'MB', ours: ours('memoryMb'), limits: [{ of: 'value', atMost: 250 }] },
      ...memory,
      {
        name: 'first 200 rows',
        unit: 'ms',
        ours: ours('firstRowsMs'),
        limits: [{ of: 'value', atMost: 150 }],
      },
      { name: 'time', unit: 'ms', ours: ours('wallMs') },
    ],
    notes: [...readings].flatMap(([name, all]) =>
      name === 'panel' ? [] : [`${name}: ${all[0]?.cells ?? 0} cells`],
    ),
  };
}
