import { useState } from 'react';
import { plural } from '@/components/library/plural.ts';
import type { QueryRequest } from '@/shared/documents/worker-messages.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { AskFile } from './file-entry.ts';

/** What was picked of a file, on its way to a rewrite. */
export interface TakenContext {
  name: string;
  text: string;
  tokens: number;
}

interface TakingOptions {
  ask: AskFile;
  name: string;
  body: QueryRequest<'context'>;
  onUse: (context: TakenContext) => void;
  onInsert: (text: string) => Promise<void>;
  onCopy: (text: string) => Promise<boolean>;
}

interface Taking {
  /** What came of it. */
  said: { kind: 'success' | 'error'; text: string } | null;
  use: () => void;
  insert: () => void;
  copy: () => void;
}

/** Most that a rewrite takes along, in UTF-16 units (`enhanceTask.context`). */
const MAX_REWRITE_CHARS = 20_000;

/** Takes what is picked elsewhere: to a rewrite, into the chat, to the clipboard. */
export function useTaking({ ask, name, body, onUse, onInsert, onCopy }: TakingOptions): Taking {
  const [said, setSaid] = useState<Taking['said']>(null);
  const attempt = async (work: () => Promise<Taking['said']>) => {
    setSaid(null);
    try {
      setSaid(await work());
    } catch (thrown) {
      setSaid({ kind: 'error', text: textFor('popup', reportError('panel.files', thrown).code) });
    }
  };
  const take = (maxChars = body.maxChars) => ask('context', { ...body, maxChars });
  return {
    said,
    use: () =>
      void attempt(async () => {
        const { text, tokens } = await take(MAX_REWRITE_CHARS);
        onUse({ name, text, tokens });
        return null;
      }),
    insert: () =>
      void attempt(async () => {
        const { text, tokens } = await take();
        await onInsert(text);
        return { kind: 'success', text: `Inserted ${plural(tokens, 'token')} of ${name}.` };
      }),
    copy: () =>
      void attempt(async () => {
        const { text, tokens } = await take();
        if (await onCopy(text)) return { kind: 'success', text: `Copied ${plural(tokens, 'token')}.` };
        return { kind: 'error', text: 'Not copied: the browser refused.' };
      }),
  };
}
