import type { Completion, OpenAICompatibleOptions } from './openai-compatible-completion.ts';
import { sectionsFormat } from './openai-compatible-sections.ts';
import type { Message } from './prompts/message.ts';

/** What is posted for a completion, whoever makes the call. */
export function createRequestBody(
  { model, reportsUsage }: Pick<OpenAICompatibleOptions, 'model' | 'reportsUsage'>,
  { messages, headings, sampling, limit, limitName }: Completion,
) {
  return {
    model,
    messages: messages.map(toSent),
    stream: true as const,
    ...(reportsUsage && { stream_options: { include_usage: true } }),
    ...(limitName && { [limitName]: limit.tokens }),
    ...sampling,
    ...(headings && { response_format: sectionsFormat(headings) }),
  };
}

/** A message with a picture as parts (platform.openai.com/docs/guides/images-vision); servers without sight refuse it. */
function toSent({ role, content, image }: Message) {
  if (role === 'system' || image === undefined) return { role, content };
  return {
    role,
    content: [
      { type: 'text' as const, text: content },
      { type: 'image_url' as const, image_url: { url: image } },
    ],
  };
}
