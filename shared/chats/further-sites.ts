// What is known of sites that have no file of their own (`sites/`), by what is asked of them: a script in a page loads what it
// asks for alone.

/** Turn a pasted text into an attachment (`sendsPasteAsFile`). */
export const PASTE_AS_FILE = /(^|\.)perplexity\.ai$/;

/** Chats that draw Markdown themselves (`rendersMarkdown`). */
export const MARKDOWN_CHATS =
  /(^|\.)(perplexity\.ai|grok\.com|x\.com|mistral\.ai|poe\.com|copilot\.microsoft\.com|m365\.cloud\.microsoft|meta\.ai|kimi\.com|qwen\.ai|discord\.com)$/;

/** Sites worth adding, by what people write there. */
export const suggestedSites: readonly { name: string; origin: string }[] = [
  { name: 'Perplexity', origin: 'https://www.perplexity.ai' },
  { name: 'Copilot', origin: 'https://copilot.microsoft.com' },
  { name: 'Grok', origin: 'https://grok.com' },
  { name: 'Mistral', origin: 'https://chat.mistral.ai' },
  { name: 'Poe', origin: 'https://poe.com' },
  { name: 'Gmail', origin: 'https://mail.google.com' },
  { name: 'Outlook', origin: 'https://outlook.live.com' },
  { name: 'Notion', origin: 'https://www.notion.so' },
  { name: 'Slack', origin: 'https://app.slack.com' },
  { name: 'Linear', origin: 'https://linear.app' },
  { name: 'GitHub', origin: 'https://github.com' },
];
