const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const readEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * What a mail's HTML says, for readers that show plain text: one paragraph per block. A link is its address where its words
 * are one; a button is left out, because the line below it names the same address.
 */
export function plainText(html: string): string {
  const body = html.replace(/^[\s\S]*<body[^>]*>/i, '').replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, '');
  const addressed = body
    .replace(/<a\b[^>]*class="act"[^>]*>[\s\S]*?<\/a>/gi, '')
    .replace(
      /If the button does not open, paste this address into your browser:/g,
      'Open this address in your browser:',
    )
    .replace(/<a\b[^>]*href="([^"]+)"[^>]*>\s*https?:[\s\S]*?<\/a>/gi, '$1');
  const blocks = addressed
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|h\d|td|tr|table|div|li)>/gi, '\n\n')
    .replace(/<[^>]+>/g, '');
  const lines = readEntities(blocks)
    .split('\n')
    .map((line) => line.trim());
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
