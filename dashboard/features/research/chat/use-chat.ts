import { useCallback, useEffect, useRef, useState } from 'react';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { askReport } from '@/shared/client/analysis-calls.ts';
import { CHAT_HISTORY } from '@/shared/contracts/analysis-chat.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { type ChatMessage, keepChat, readChat } from './kept-chat.ts';

/** The conversation about one report; kept in the tab. */
export function useChat(analysisId: string) {
  const [messages, setMessages] = useState(() => readChat(analysisId));
  useEffect(() => keepChat(analysisId, messages), [analysisId, messages]);
  const [isWaiting, setIsWaiting] = useState(false);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const add = useCallback((message: Omit<ChatMessage, 'id' | 'timestamp'>) => {
    setMessages((held) => [...held, { ...message, id: crypto.randomUUID(), timestamp: Date.now() }]);
  }, []);
  /** @param before what was said before it */
  const ask = async (message: string, before: readonly ChatMessage[]) => {
    const chatHistory = before
      .filter(({ isError }) => !isError)
      .slice(-CHAT_HISTORY)
      .map(({ role, content }) => ({ role, content }));
    setMessages(before);
    add({ role: 'user', content: message, answer: null, isError: false });
    const control = new AbortController();
    current.current = control;
    setIsWaiting(true);
    try {
      const answer = await askReport(functionsAccess, { message, analysisId, chatHistory }, control.signal);
      add({ role: 'assistant', content: answer.response, answer, isError: false });
    } catch (thrown) {
      if (control.signal.aborted) return;
      const { code, retryAfterMs } = reportError('analysis.chat', thrown);
      add({
        role: 'assistant',
        content: textFor('analysis-chat', code, retryAfterMs),
        answer: null,
        isError: true,
      });
    } finally {
      if (current.current === control) setIsWaiting(false);
    }
  };
  const send = async (text: string) => {
    const message = text.trim();
    // spec §5: an empty message, or one while an answer is on its way, is not sent.
    if (message !== '' && !isWaiting) await ask(message, messages);
  };
  /** Asks the last question again, in the place of its failure. */
  const retry = async () => {
    const asked = messages.findLastIndex(({ role }) => role === 'user');
    const question = messages[asked];
    if (question && !isWaiting) await ask(question.content, messages.slice(0, asked));
  };
  /** Takes the last question back. @returns its words */
  const cancel = (): string => {
    current.current?.abort();
    current.current = null;
    setIsWaiting(false);
    const asked = messages.findLastIndex(({ role }) => role === 'user');
    setMessages(messages.slice(0, Math.max(0, asked)));
    return messages[asked]?.content ?? '';
  };
  return { messages, isWaiting, send, retry, cancel };
}
