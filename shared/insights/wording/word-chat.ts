import type { ChatAnswer, ChatRequest } from '@/shared/contracts/analysis-chat.ts';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { writeChatMarkdown } from '@/shared/insights/chat/answer-chat.ts';
import { createWordingCheck } from './check-wording.ts';
import type { ChatWording } from './read-wording.ts';
import { fenced, type Prompt, quoteTag, WORDING_RULES } from './wording-prompt.ts';

const MAX_SAID_CHARS = 500;

const RULES = `You answer a question about what people say in public, from the quotes you are given and nothing else.
Write one or two sentences (each at most 240 characters). Where the quotes do not answer the question, write none.
Rules:
${WORDING_RULES}
- What stands in <said> tags was said before in this conversation: it tells what the question means and proves nothing.
Answer with JSON alone: {"sentences":[{"sentence":"…","quotes":["c_01"]}]}`;

/** What a model is asked about a question in the chat: the quotes the rules found for it, and what was said before. */
export function chatPrompt(
  { message, chatHistory }: Pick<ChatRequest, 'message' | 'chatHistory'>,
  { subject }: Pick<Report, 'subject'>,
  { citations }: ChatAnswer,
): Prompt {
  const user = [
    `Subject: ${fenced(subject)}`,
    ...chatHistory.map(
      ({ role, content }) => `<said by="${role}">${fenced(content.slice(0, MAX_SAID_CHARS))}</said>`,
    ),
    ...citations.map(({ id, quote }) => quoteTag(id, quote)),
    `<question>${fenced(message)}</question>`,
  ];
  return { system: RULES, user: user.join('\n') };
}

/**
 * Puts a model's sentences behind the counted ones of an answer. One that brings anything of its own, or that its quotes do not
 * say, is left out; with none left the answer is the one of the rules.
 */
export function applyChatWording(
  answer: ChatAnswer,
  wording: ChatWording,
  { report, items }: { report: Report; items: readonly InsightItem[] },
): ChatAnswer {
  const { citations } = answer;
  const check = createWordingCheck(report, { citations, items });
  const wordable = { citationIds: citations.map(({ id }) => id), about: '' };
  const said = wording.sentences
    .slice(0, 2)
    .map(({ sentence, quotes }) => ({ sentence: sentence.trim(), quotes }))
    .filter((words) => check(wordable, words) === null)
    .map(({ sentence, quotes }) => ({ text: sentence, numbers: [], citationIds: quotes }));
  if (said.length === 0) return answer;
  const segments = [...answer.segments, ...said];
  return { ...answer, segments, response: writeChatMarkdown(segments, citations) };
}
