const OPENING =
  /^(?:(?:sure|certainly|of course|absolutely|okay|ok|great|got it|no problem|happy to help|yes)\b[^\n:]{0,60}?[!.,:—-]+\s*)?(?:(?:(?:here(?:['’]s| is| are)|below is|this is|the following is|i(?:['’]ve| have) (?:rewritten|improved|revised|polished|sharpened))\b[^\n]{0,140}?(?:prompt|draft|text|message|version|rewrite|rewritten|summary|translation|explanation|e-?mail|revision|it|improved|revised|polished)\b[^\n:]{0,60}:)\s*)/i;
const BARE_OPENING =
  /^(?:sure|certainly|of course|absolutely|got it|no problem|happy to help)\b[^\n]{0,60}?(?:[!:]|\.(?=\s*\n))\s*(?=\S)/i;
const LABEL =
  /^\**(?:(?:improved|rewritten|revised|enhanced|polished|refined|sharpened|optimi[sz]ed|final)\s+(?:prompt|draft|text|version|message|e-?mail))\**\s*:\**\s*/i;
const CLOSING =
  /(?<!\n)\n+(?:(?:let me know if|feel free to (?:adjust|let me|ask|modify)|i hope this helps|would you like me to|if you(?:['’]d| would) like,? i can)[^\n]{0,200}|-{3,}\s*)$/i;

/** What a rewrite opens with when it talks to the writer instead of for him: "Sure, here is your prompt:". */
export function findPreamble(text: string): string | undefined {
  const trimmed = text.trimStart();
  const match = OPENING.exec(trimmed) ?? BARE_OPENING.exec(trimmed) ?? LABEL.exec(trimmed);
  return match?.[0].trim();
}

/**
 * A model's answer without what it says about it: opening line, label, closing offer, and quotation marks or a code fence
 * around the whole.
 * @param text the answer
 * @param draft the text that was sent: what stands in it too is the writer's own and stays
 */
export function stripPreamble(text: string, draft = ''): string {
  const preamble = findPreamble(text);
  const isOwn = (part: string) => draft.toLowerCase().includes(part.trim().toLowerCase());
  let rest = text.trim();
  if (preamble && !isOwn(preamble)) rest = rest.slice(preamble.length).trimStart();
  const label = LABEL.exec(rest)?.[0];
  if (label && !isOwn(label)) rest = rest.slice(label.length);
  const closing = CLOSING.exec(rest)?.[0];
  if (closing && !isOwn(closing)) rest = rest.slice(0, -closing.length).trimEnd();
  const unwrapped = unwrap(rest, draft.trim());
  return unwrapped === '' ? text : unwrapped;
}

function unwrap(text: string, draft: string): string {
  const fence = /^(`{3,})(?:markdown|md|text|txt|plaintext)?[^\S\n]*\n([\s\S]*?)\n\1\s*$/.exec(text);
  if (fence && !draft.startsWith('```') && !fence[2]?.includes(`\n${fence[1]}`)) return fence[2] ?? text;
  const first = text[0] ?? '';
  const pairs: Record<string, string> = { '"': '"', '“': '”', '«': '»' };
  const close = pairs[first];
  const isWrapped = close !== undefined && text.length > 2 && text.endsWith(close);
  const inner = text.slice(1, -1);
  if (!isWrapped || draft.startsWith(first) || inner.includes(close) || inner.includes(first)) return text;
  return inner.trim();
}
