import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Message } from '@/shared/engines/prompts/message.ts';
import { buildTaskPrompt } from '@/shared/engines/prompts/task-prompt.ts';

/** A way to rewrite a draft before it is answered; null leaves it as it is. */
export interface Condition {
  name: string;
  rewrite: ((draft: string) => Message[]) | null;
}

const BARE = 'Improve this prompt. Return the improved prompt alone.\n\n';

/** The draft of a message that the bare condition wrote. */
export function draftOfBare(said: string): string | undefined {
  return said.startsWith(BARE) ? said.slice(BARE.length) : undefined;
}

/** The same for every run, or a recorded answer would not be found again. */
const BOUNDARY = 'text-evals';

/** Prompts of others, read where the operator keeps them and copied nowhere: a file each, the draft goes below. */
function rivals(folder: string): Condition[] {
  return readdirSync(folder)
    .filter((file) => /\.(?:txt|md)$/.test(file))
    .sort()
    .map((file) => {
      const system = readFileSync(join(folder, file), 'utf8');
      return {
        name: basename(file),
        rewrite: (draft) => [
          { role: 'system', content: system },
          { role: 'user', content: draft },
        ],
      };
    });
}

/** The untouched draft comes first: all others are judged against it. */
export function conditions(rivalFolder?: string): Condition[] {
  const ours = (level: 'balanced' | 'reframe'): Condition => ({
    name: `ours, ${level}`,
    rewrite: (text) =>
      buildTaskPrompt({ kind: 'enhance', mode: 'rewrite', level, text }, 'headings', BOUNDARY),
  });
  return [
    { name: 'untouched', rewrite: null },
    ours('balanced'),
    ours('reframe'),
    { name: 'bare', rewrite: (draft) => [{ role: 'user', content: `${BARE}${draft}` }] },
    ...(rivalFolder ? rivals(rivalFolder) : []),
  ];
}
