import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import { type PromptPart, type PromptParts, withPart } from './prompt-parts.ts';

/** What makes a prompt more specific, and only its author knows. */
interface Detail {
  id: 'reader' | 'goal' | 'include' | 'avoid' | 'length' | 'form';
  label: string;
  example: string;
  /** The section it belongs to. */
  section: SectionTitle;
  line: (said: string) => string;
}

export const details: readonly Detail[] = [
  {
    id: 'reader',
    label: 'Who is it for?',
    example: 'people who have never done it',
    section: 'Requirements',
    line: (said) => `Write for ${said}`,
  },
  {
    id: 'goal',
    label: 'What should it achieve?',
    example: 'they know what to do next',
    section: 'Requirements',
    line: (said) => `Goal: ${said}`,
  },
  {
    id: 'include',
    label: 'What must be in it?',
    example: 'what it costs, how long it takes',
    section: 'Requirements',
    line: (said) => `Include: ${said}`,
  },
  {
    id: 'avoid',
    label: 'What should be left out?',
    example: 'jargon',
    section: 'Requirements',
    line: (said) => `Leave out: ${said}`,
  },
  {
    id: 'length',
    label: 'How long?',
    example: 'one page',
    section: 'Output Format',
    line: (said) => `Length: ${said}`,
  },
  {
    id: 'form',
    label: 'In what form?',
    example: 'a table, or steps in order',
    section: 'Output Format',
    line: (said) => `Form: ${said}`,
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
  for (const { id, section, line } of details) {
    const answer = said(answers, id);
    if (answer === '') continue;
    next = withLine(next, section, `- ${line(answer)}`);
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
