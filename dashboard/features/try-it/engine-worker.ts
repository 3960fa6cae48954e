import { reportError, sendReportsTo } from '@/shared/errors/report-error.ts';
import { type EngineReply, engineRequest } from '@/shared/run/engine-worker-messages.ts';
import { loadEngine } from './load-engine.ts';
import { rewriteHere } from './rewrite-here.ts';

// The engine's own thread: typing on the page goes on while it works. The page ends it to cancel a run.

sendReportsTo((report) => console.error('The engine of this page failed', report));

let loading: ReturnType<typeof loadEngine> | undefined;

async function answer(data: unknown): Promise<void> {
  const { id, task } = engineRequest.parse(data);
  const tell = (event: EngineReply['event']) => postMessage({ id, event } satisfies EngineReply);
  try {
    loading ??= loadEngine((share) => tell({ type: 'loading', share }));
    const engine = await loading;
    for await (const event of rewriteHere(engine, task)) tell(event);
  } catch (thrown) {
    loading = undefined;
    tell({ type: 'error', code: reportError('site.engine', thrown).code });
  }
}

addEventListener('message', ({ data }) => void answer(data));
