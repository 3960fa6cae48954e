import { randomUUID } from 'node:crypto';
import type { TaskRequest } from '@/shared/contracts/task.ts';
import { type Call, type StreamTimes, timeStream } from './stream-client.ts';

/** How the model answers a draft of the bench. */
export interface Plan {
  firstMs: number;
  everyMs: number;
  tokens: number;
}

const textOf = ({ firstMs, everyMs, tokens }: Plan) =>
  `please answer this bench first=${firstMs} every=${everyMs} tokens=${tokens} as soon as you can`;

/** The same model call that `/enhance` makes, without it. */
export function directCall(modelUrl: string, plan: Plan): Call {
  const messages = [{ role: 'user', content: textOf(plan) }];
  return {
    url: `${modelUrl}/chat/completions`,
    headers: {},
    body: { model: 'bench', messages, stream: true },
  };
}

/** The direct call with a signature, for the bare proxy. */
export function proxyCall(proxy: { url: string; token: string }, plan: Plan): Call {
  return { ...directCall('', plan), url: proxy.url, headers: { authorization: proxy.token } };
}

export function enhanceCall(apiUrl: string, token: string, plan: Plan): Call {
  const body: TaskRequest = {
    requestId: randomUUID(),
    task: { kind: 'enhance', mode: 'rewrite', level: 'polish', text: textOf(plan) },
  };
  return {
    url: `${apiUrl}/functions/v1/enhance`,
    headers: { authorization: `Bearer ${token}` },
    body,
  };
}

interface LoadOptions {
  clients: number;
  /** Streams each client reads, one after the other. */
  streams: number;
  plan: Plan;
  call: (client: number) => Call;
}

/** Clients that start evenly spread over one stream's length and then read one stream after the other. */
export async function runClients({ clients, streams, plan, call }: LoadOptions): Promise<StreamTimes[]> {
  const streamMs = plan.firstMs + plan.tokens * plan.everyMs;
  const runClient = async (client: number) => {
    await new Promise((resolve) => setTimeout(resolve, (client / clients) * streamMs));
    const times: StreamTimes[] = [];
    for (let stream = 0; stream < streams; stream += 1) times.push(await timeStream(call(client)));
    return times;
  };
  const all = await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  return all.flat();
}
