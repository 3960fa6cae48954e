import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FunctionsProcess, startFunctionsProcess } from '@/local/functions/functions-process.ts';
import { projectRoot } from '@/local/run-command.ts';
import { functionsEnvironment } from '@/tests/support/functions-environment.ts';
import { type ModelServer, startModelServer } from '@/tests/support/model-server.ts';

/** What a siege has to know of the running stack. */
export interface SiegedStack {
  apiUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  databaseUrl: string;
  siteUrl: string;
  payments: { url: string; secretKey: string; webhookSecret: string };
}

/** Processes of the functions beside the stack's own, of which one at a time dies. */
export interface Targets {
  /** One that answers or is just dying. */
  origin(): string;
  /** Ends the next one without warning and starts it again. */
  killNext(): Promise<void>;
  stop(): Promise<void>;
}

const WORDS = 'Please send the report to Ana before five. '.repeat(3);

/** A model that hesitates before its first word, speaks slowly, and sometimes drops the line on either side of it. */
function startHesitantModel(): Promise<ModelServer> {
  return startModelServer(async (answer) => {
    answer.begin();
    await answer.wait(Math.random() * 300);
    if (Math.random() < 0.05) return answer.cut();
    for (let at = 0; at < WORDS.length && !answer.isClosed; at += 16) {
      answer.text(WORDS.slice(at, at + 16));
      await answer.wait(Math.random() * 20);
      if (Math.random() < 0.01) return answer.cut();
    }
    answer.finish();
  });
}

export async function startTargets(stack: SiegedStack, count = 2): Promise<Targets> {
  const model = await startHesitantModel();
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'whetstone-siege-')));
  const ended = new AbortController();
  const start = (stateFolder: string): Promise<FunctionsProcess> =>
    startFunctionsProcess({
      root: projectRoot,
      folder: join(projectRoot, 'supabase/functions'),
      stateFolder,
      environment: {
        ...functionsEnvironment(stack),
        OPENAI_API_KEY: 'sk-siege',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'm-7',
        ACCOUNT_RUNS_PER_MINUTE: '10000',
        ACCOUNT_STREAMS: '1000',
        MODEL_BUDGET_PER_DAY: '0',
        ACCOUNT_BUDGET_PER_DAY: '0',
      },
      log: () => undefined,
      signal: ended.signal,
    });
  const running = await Promise.all(folders.map(start));
  let next = 0;
  return {
    origin: () => running[Math.floor(Math.random() * running.length)]?.origin ?? '',
    async killNext() {
      const index = next++ % running.length;
      const dying = running[index];
      if (dying?.pid !== undefined) process.kill(dying.pid, 'SIGKILL');
      await dying?.crashed;
      running[index] = await start(folders[index] ?? '');
    },
    async stop() {
      ended.abort();
      await Promise.all(running.map((one) => one.stop()));
      await model.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
