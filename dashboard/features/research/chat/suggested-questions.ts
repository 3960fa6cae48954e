import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import type { ChatMessage } from './kept-chat.ts';
import { say } from './say.ts';

/** Questions to begin with, made of what the report found. */
function openingQuestions({ report }: Pick<OpenReport, 'report'>): string[] {
  // A title is a sentence of its own; a name keeps its capital.
  const first = report?.findings[0]?.title.replace(/^(?:People|Complaints|Opinions|What)\b/, (word) =>
    word.toLowerCase(),
  );
  return [
    first ? say('askExactly', { finding: first }) : say('askMost'),
    say('askComplaints'),
    say('askWishes'),
  ];
}

const asWords = (question: string) => question.trim().toLowerCase();

/** What could be asked next: nothing that was asked already. */
export function suggestedQuestions(
  open: Pick<OpenReport, 'report'>,
  messages: readonly Pick<ChatMessage, 'role' | 'content' | 'answer'>[],
): string[] {
  if (messages.length === 0) return openingQuestions(open);
  const asked = new Set(messages.flatMap(({ role, content }) => (role === 'user' ? [asWords(content)] : [])));
  return (messages.at(-1)?.answer?.suggestions ?? []).filter((question) => !asked.has(asWords(question)));
}
