import type { FileAttachment } from './use-file-actions.ts';

const FENCED = /^([\s\S]*?\n<(file-[0-9a-f-]+)>\n)([\s\S]*)(\n<\/\2>)$/;
/** A part begins with its address; the file's own lines that look like one are escaped. */
const NEXT_PART = /\n\n(?=\[)/;

/** What of a file goes along, part by part, each led by its address; what no file gave is one part. */
export function attachedParts({ text }: Pick<FileAttachment, 'text'>): string[] {
  return FENCED.exec(text)?.[3]?.split(NEXT_PART) ?? [text];
}

/** The attachment without one of its parts, counted from 0; null where nothing is left. Its tokens are an estimate then. */
export function withoutPart(attachment: FileAttachment, left: number): FileAttachment | null {
  const [, before = '', , , after = ''] = FENCED.exec(attachment.text) ?? [];
  const parts = attachedParts(attachment).filter((_, at) => at !== left);
  if (parts.length === 0) return null;
  const text = `${before}${parts.join('\n\n')}${after}`;
  const tokens = Math.max(1, Math.round((attachment.tokens * text.length) / attachment.text.length));
  return { ...attachment, text, tokens };
}
