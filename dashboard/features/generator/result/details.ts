import { say } from '@/dashboard/features/generator/say.ts';
import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import { type PromptPart, type PromptParts, withPart } from './prompt-parts.ts';

/** What makes a prompt more specific, and only its author knows. */
interface Detail {
  id: 'reader' | 'goal' | 'include' | 'avoid' | 'length' | 'form';
  /** The section it belongs to. */
  section: SectionTitle;
}

export const details: readonly Detail[] = [
  {
    id: 'reader',
    section: 'Requirements',
  },
  {
    id: 'goal',
    section: 'Requirements',
  },
  {
    id: 'include',
    section: 'Requirements',
  },
  {
    id: 'avoid',
    section: 'Requirements',
  },
  {
    id: 'length',
    section: 'Output Format',
  },
  {
    id: 'form',
    section: 'Output Format',
  },
];

export type DetailId = Detail['id'];
export type DetailAnswers = Readonly<Partial<Record<DetailId, string>>>;

const said = (answers: DetailAnswers, id: DetailId) => (answers[id] ?? '').replace(/\s+/g, ' ').trim();

export const hasDetails = (answers: DetailAnswers): boolean =>
  details.some(({ id }) => said(answers, id) !== '');

/** The prompt with what its author answered, each answer in the section it belongs to; nothing is asked back in blanks. */
export function withDetails(prompt: PromptParts, answers: DetailAnswers): PromptParts {
  let next = prompt;
  for (const { id, section } of details) {
    const answer = said(answers, id);
    if (answer === '') continue;
    next = withLine(next, section, `- ${say(`detailLine_${id}`, { said: answer })}`);
  }
  return next;
}

function withLine(prompt: PromptParts, title: SectionTitle, line: string): PromptParts {
  if (prompt.parts.some((part) => part.title === title))
    return withPart(prompt, title, (part) => ({
      ...part,
      isOn: true,
      body: part.isOn && part.body.trim() ? `${part.body.trimEnd()}\n${line}` : line,
    }));
  const added: PromptPart = { title, body: line, isOn: true };
  return { parts: [...prompt.parts, added], hasHeadings: true };
}
