import { answerQuery } from '@/shared/documents/worker-handlers/answer-query.ts';
import { createBlockStore } from '@/shared/documents/worker-handlers/block-store.ts';
import { readFile } from '@/shared/documents/worker-handlers/read-file.ts';
import { type WorkerEvent, workerRequest } from '@/shared/documents/worker-messages.ts';
import { reportError, sendReportsTo } from '@/shared/errors/report-error.ts';

// Reads one file and answers questions about it. It is ended from outside: nothing in here needs to be told.

const store = createBlockStore();

function hear(data: unknown, tell: (event: WorkerEvent) => void): void {
  const request = workerRequest.parse(data);
  if (request.type === 'open') {
    readFile({ ...request, store, tell }).catch((thrown: unknown) =>
      tell({ type: 'failed', code: reportError('worker.documents', thrown).code }),
    );
    return;
  }
  const { id } = request;
  answerQuery(request, store).then(
    (value) => tell({ type: 'reply', id, value }),
    (thrown: unknown) => tell({ type: 'refusal', id, code: reportError('worker.documents', thrown).code }),
  );
}

// The first message brings the port through which everything goes (file-worker.ts).
const takePort = ({ ports: [port] }: MessageEvent) => {
  if (!port) return;
  // This worker cannot reach the extension's storage: the panel keeps its failures.
  sendReportsTo((report) => port.postMessage({ type: 'report', report } satisfies WorkerEvent));
  port.onmessage = ({ data }) => hear(data, (event) => port.postMessage(event));
};
addEventListener('message', takePort, { once: true });
