import type { Script } from './model-server.ts';

/** What the model answers when nothing is wrong, in the pieces it comes in. */
export const ANSWER = ['Please tell me ', 'what I should plant ', 'in my small garden.'] as const;
export const ANSWER_TEXT = ANSWER.join('');

/** A sentence of the provider's that no user may see. */
const RAW = JSON.stringify({ error: { message: 'raw provider message', type: 'error' } });

export const goodAnswer: Script = (answer) => {
  for (const piece of ANSWER) answer.text(piece);
  answer.finish();
};

/** An answer that stops after its first piece until `release` is called. */
export function heldAnswer(): { script: Script; release(): void } {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const script: Script = async (answer) => {
    const [first, ...rest] = ANSWER;
    answer.text(first);
    await gate;
    for (const piece of rest) if (!answer.isClosed) answer.text(piece);
    if (!answer.isClosed) answer.finish();
  };
  return { script, release };
}

/** How model servers fail. The client retries the passing ones by itself before it gives up. */
export const faults: Record<string, Script> = {
  'drops the connection': (answer) => answer.cut(),
  'refuses the key (401)': (answer) => answer.plain(401, RAW),
  'is overloaded (429)': (answer) => answer.plain(429, RAW, { 'retry-after': '0' }),
  'has an error of its own (500)': (answer) => answer.plain(500, RAW),
  'breaks off in the middle': async (answer) => {
    answer.text(ANSWER[0]);
    // The words are on their way before the line is cut.
    await answer.wait(50);
    answer.cut();
  },
  'sends an event that cannot be read': async (answer) => {
    answer.text(ANSWER[0]);
    answer.raw('data: {"choices": [{"delta": {"content"\n\n');
    answer.finish();
  },
  'gives an empty answer': (answer) => answer.finish(),
};
