import { useState } from 'react';
import type { QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';
import { aboutWords } from './about-words.ts';
import type { AskFile } from './file-entry.ts';
import { say } from './say.ts';

/** What was picked of a file, on its way to a rewrite. */
export interface FileAttachment {
  name: string;
  text: string;
  tokens: number;
  /** What was asked about the file: it begins the draft where that is empty. */
  question?: string;
}

interface FileActionsOptions {
  ask: AskFile;
  name: string;
  body: QueryRequest<'context'>;
  onUse: (context: FileAttachment) => void;
  onInsert: (text: string) => Promise<void>;
  onCopy: (text: string) => Promise<boolean>;
}

type Said =
  | { kind: 'success'; text: string; title?: undefined }
  | { kind: 'error'; title: string; text: string };

interface FileActions {
  /** What came of it. */
  result: Said | { code: ErrorCode; context: ErrorContext } | null;
  /** Puts it away. */
  close: () => void;
  use: () => void;
  insert: () => void;
  copy: () => void;
}

/** Most that a rewrite takes along, in UTF-16 units (`enhanceTask.context`). */
const MAX_REWRITE_CHARS = 20_000;

/** Takes what is picked elsewhere: to a rewrite, into the chat, to the clipboard. */
export function useFileActions({
  ask,
  name,
  body,
  onUse,
  onInsert,
  onCopy,
}: FileActionsOptions): FileActions {
  const [result, setResult] = useState<FileActions['result']>(null);
  const attempt = async (work: () => Promise<FileActions['result']>, context: ErrorContext = 'files') => {
    setResult(null);
    try {
      setResult(await work());
    } catch (thrown) {
      setResult({ code: reportError('panel.files', thrown).code, context });
    }
  };
  const readContext = (maxChars = body.maxChars) => ask('context', { ...body, maxChars });
  return {
    result,
    close: () => setResult(null),
    use: () =>
      void attempt(async () => {
        const { text, tokens } = await readContext(MAX_REWRITE_CHARS);
        onUse({ name, text, tokens, question: body.question });
        return null;
      }),
    insert: () =>
      void attempt(async () => {
        const { text, tokens } = await readContext();
        await onInsert(text);
        return { kind: 'success', text: say('textInserted', { length: aboutWords(tokens), name }) };
      }, 'insert'),
    copy: () =>
      void attempt(async () => {
        const { text, tokens } = await readContext();
        if (await onCopy(text))
          return { kind: 'success', text: say('textCopied', { length: aboutWords(tokens) }) };
        return { kind: 'error', title: say('notCopied'), text: say('copyRefused') };
      }),
  };
}
