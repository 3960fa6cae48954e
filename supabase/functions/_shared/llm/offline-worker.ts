// The offline engine on a thread of its own. harper and the language model are named here alone: a bundle without this file holds none of them.
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { createLanguageSource } from '@/shared/engines/offline/language-model/language-tools.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { type FromWorker, type ToWorker, toWorker } from './worker-messages.ts';

const wasmUrl = new URL('harper_wasm_slim_bg.wasm', import.meta.resolve('harper.js')).href;
const modelUrl = new URL(
  'english.bin',
  import.meta.resolve('@/shared/engines/offline/language-model/language-model.ts'),
);
const checker = createHarperChecker({ wasmUrl });
const engine = createOfflineEngine({
  checker,
  language: createLanguageSource(async () => (await fetch(modelUrl)).arrayBuffer()),
});
const send = (message: FromWorker) => postMessage(message);
let running = new AbortController();

async function run({ requestId, task }: Extract<ToWorker, { type: 'run' }>): Promise<void> {
  running = new AbortController();
  try {
    for await (const event of engine.run(task, { requestId, signal: running.signal })) {
      if (event.type !== 'done') {
        send(event);
        continue;
      }
      if (checker.isBroken()) send({ type: 'broken' });
      send({ type: 'done', text: event.text, nature: event.nature, remarks: event.remarks });
    }
  } catch (thrown) {
    if (checker.isBroken()) send({ type: 'broken' });
    send({ type: 'failed', code: toAppError(thrown).code });
  }
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = toWorker.parse(data);
  if (message.type === 'run') void run(message);
  else if (message.type === 'abort') running.abort();
  else void engine.warm(new AbortController().signal);
});
send({ type: 'ready' });
