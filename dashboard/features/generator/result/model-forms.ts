import { say } from '@/dashboard/features/generator/say.ts';
import { formatSections } from '@/shared/enhance/sections.ts';
import { type Dialect, dialectIds, dialects } from '@/shared/image-prompt/dialects.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';
import { type PromptPart, type PromptParts, partsIn, writeParts } from './prompt-parts.ts';

type ChatModel = 'chatgpt' | 'claude' | 'gemini' | 'deepseek';
export type TargetModel = ChatModel | Dialect;

interface ChatForm {
  name: string;
  write: (parts: readonly PromptPart[]) => string;
}

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

/** How each chat wants a prompt of several sections; the sources are its maker's own guides. */
const chatForms: Record<ChatModel, ChatForm> = {
  chatgpt: { name: 'ChatGPT', write: formatSections },
  claude: {
    // docs.claude.com, prompt engineering: XML tags keep the parts of a prompt apart.
    name: 'Claude',
    write: asTags,
  },
  gemini: {
    // ai.google.dev, prompting strategies: context first, the instructions at the end.
    name: 'Gemini',
    write: (parts) =>
      formatSections([
        ...parts.filter(({ title }) => MATERIAL.includes(title)),
        ...parts.filter(({ title }) => !MATERIAL.includes(title)),
      ]),
  },
  deepseek: {
    // arXiv 2501.12948, limitations: examples make its answers worse; say the task and the format.
    name: 'DeepSeek',
    write: (parts) => {
      const kept = parts.filter(({ title }) => !SHOWN.includes(title));
      return formatSections(kept.length > 0 ? kept : parts);
    },
  },
};

const chatIds: readonly ChatModel[] = ['chatgpt', 'claude', 'gemini', 'deepseek'];

export const targetModels = (): readonly { id: TargetModel; label: string }[] => [
  ...chatIds.map((id) => ({ id, label: chatForms[id].name })),
  ...dialectIds.map((id) => ({ id, label: say('pictureModel', { model: dialects[id].name }) })),
];

const isChat = (model: TargetModel): model is ChatModel => chatIds.some((id) => id === model);

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
  return { text: chatForms[model].write(parts), note: say(`form_${model}`) };
}
