import { say } from '@/dashboard/features/generator/say.ts';
import type { PromptForm } from '@/shared/chats/chat-site.ts';
import { type ChatId, chatIds, chats } from '@/shared/chats/chat-sites.ts';
import { formatSections } from '@/shared/enhance/sections.ts';
import { type Dialect, dialectIds, dialects } from '@/shared/image-prompt/dialects.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';
import { type PromptPart, type PromptParts, partsIn, writeParts } from './prompt-parts.ts';

export type TargetModel = ChatId | Dialect;

const MATERIAL: readonly PromptPart['title'][] = ['Examples', 'Example Format', 'Additional Notes'];
const SHOWN: readonly PromptPart['title'][] = ['Examples', 'Example Format'];

const tagOf = ({ heading, title }: PromptPart) =>
  (heading ?? title).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_');

const asTags = (parts: readonly PromptPart[]) =>
  parts
    .map((part) => {
      const tag = tagOf(part);
      return `<${tag}>\n${part.body.trim()}\n</${tag}>`;
    })
    .join('\n\n');

interface FormOfPrompt {
  write: (parts: readonly PromptPart[]) => string;
  note: (model: string) => string;
}

const forms: Record<PromptForm, FormOfPrompt> = {
  headings: { write: formatSections, note: () => say('form_headings') },
  tags: { write: asTags, note: (model) => say('form_tags', { model }) },
  'material-first': {
    write: (parts) =>
      formatSections([
        ...parts.filter(({ title }) => MATERIAL.includes(title)),
        ...parts.filter(({ title }) => !MATERIAL.includes(title)),
      ]),
    note: () => say('form_materialFirst'),
  },
  'no-examples': {
    write: (parts) => {
      const others = parts.filter(({ title }) => !SHOWN.includes(title));
      return formatSections(others.length > 0 ? others : parts);
    },
    note: () => say('form_noExamples'),
  },
};

export const targetModels = (): readonly { id: TargetModel; label: string }[] => [
  ...chatIds.map((id) => ({ id, label: chats[id].name })),
  ...dialectIds.map((id) => ({ id, label: say('pictureModel', { model: dialects[id].name }) })),
];

const isChat = (model: TargetModel): model is ChatId => chatIds.some((id) => id === model);

/** What an image prompt begins with, where it was made of a topic. */
const IMAGE_OPENING = /^create an image of\s+/i;

/** The prompt as one model takes it, and what was done for that. */
export function writeFor(model: TargetModel, prompt: PromptParts): { text: string; note: string } {
  const parts = partsIn(prompt);
  if (!isChat(model)) {
    const description = parts.map(({ body }) => body.trim().replace(IMAGE_OPENING, '')).join('\n');
    return {
      text: description ? wholePrompt(writePrompt(readDescription(description), model)) : '',
      note: say('form_picture', { model: dialects[model].name }),
    };
  }
  if (!prompt.hasHeadings) return { text: writeParts(prompt), note: say('form_plain') };
  const { name, promptForm } = chats[model];
  return { text: forms[promptForm].write(parts), note: forms[promptForm].note(name) };
}
