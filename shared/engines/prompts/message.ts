/** One turn of a chat completion. */
export interface Message {
  role: 'system' | 'user';
  content: string;
  /** A picture that goes along with it, as a data URL. */
  image?: string;
}

/** A prompt as data: raise `version` whenever `build` gives another text. */
export interface Prompt<Input> {
  readonly id: string;
  readonly version: number;
  /** @param boundary a random word that the quoted text cannot know, see `newBoundary` */
  build(input: Input, boundary: string): Message[];
}

/** A fresh delimiter for one request, so that no text can close its own block. */
export function newBoundary(): string {
  return `text-${crypto.randomUUID().slice(0, 13)}`;
}

/** Text as quoted data between delimiters. */
export function quote(text: string, boundary: string): string {
  return `<${boundary}>\n${text}\n</${boundary}>`;
}
