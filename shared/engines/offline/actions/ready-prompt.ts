import type { ActionTask } from '@/shared/contracts/task.ts';

/** Marks around a quoted text; the first that does not stand in it is taken. */
const FENCES = ['"""', '~~~', '=====', '#####'];

const wishes: Record<ActionTask['action'], string> = {
  summarise: 'Summarise the text below in three to five sentences.',
  explain:
    'Explain the text below to somebody who does not know its subject: what it says, what its terms mean, and why it matters. Use short sentences.',
  'action-plan':
    'Turn the text below into a numbered plan: one step a line, each beginning with a verb, with who does it and by when where the text says so.',
  translate: 'Translate the text below. Keep its layout, tone, names, numbers and links as they are.',
  fix: 'Correct spelling, grammar and punctuation of the text below. Change nothing else.',
  'extract-tasks': 'List the tasks in the text below, with who does each and by when where the text says so.',
  reply: 'Write a reply to the message below. Answer every question in it.',
  custom: 'Do this with the text below.',
};

function wishOf({ action, instruction, language }: ActionTask): string {
  if (action === 'custom') return instruction?.trim() || wishes.custom;
  const target = language?.trim();
  return action === 'translate' && target
    ? wishes.translate.replace('below.', () => `below into ${target}.`)
    : wishes[action];
}

/** What the rules cannot do themselves, as a prompt for the chat the user is on: the wish, then the text as a quotation. */
export function readyPrompt(task: ActionTask): string {
  const text = task.text.trim();
  const fence = FENCES.find((mark) => !text.includes(mark)) ?? '"""';
  const persona = task.persona?.trim();
  const voice = persona ? `\n\nAnswer in this voice:\n${persona}` : '';
  return `${wishOf(task)}${voice}\n\n${fence}\n${text}\n${fence}`;
}
