import type { ImportedVoice, QuestionOptions } from '@/shared/contracts/analysis.ts';

/** What narrows a question, as its fields hold it. */
export interface OptionValues {
  from: string;
  to: string;
  language: string;
  exclude: string;
  about: string;
  competitors: string;
  imported: ImportedVoice[];
}

export const emptyOptions: OptionValues = {
  from: '',
  to: '',
  language: '',
  exclude: '',
  about: '',
  competitors: '',
  imported: [],
};

/** Languages a question can be narrowed to: those the local corpus and the sources hold most of. */
export const languages = ['en', 'de', 'es', 'fr', 'pt', 'it', 'hi', 'ja'] as const;

const MAX_WORDS = 20;
const MAX_WORD_CHARS = 60;
const MAX_COMPETITORS = 6;

function listOf(text: string, most: number): string[] {
  const parts = text.split(',').map((part) => part.trim().slice(0, MAX_WORD_CHARS));
  return [...new Set(parts.filter(Boolean))].slice(0, most);
}

/** The fields of a question that was asked before. */
export function toOptionValues(asked: QuestionOptions = {}): OptionValues {
  return {
    from: asked.from ?? '',
    to: asked.to ?? '',
    language: asked.language ?? '',
    exclude: asked.exclude?.join(', ') ?? '',
    about: asked.about ?? '',
    competitors: asked.competitors?.join(', ') ?? '',
    imported: [],
  };
}

/** What goes along with the question; fields left empty narrow nothing. */
export function readOptions(values: OptionValues): QuestionOptions {
  const exclude = listOf(values.exclude, MAX_WORDS);
  const competitors = listOf(values.competitors, MAX_COMPETITORS);
  return {
    ...(values.from && { from: values.from }),
    ...(values.to && { to: values.to }),
    ...(values.language && { language: values.language }),
    ...(exclude.length > 0 && { exclude }),
    ...(values.about.trim() && { about: values.about.trim() }),
    ...(competitors.length > 0 && { competitors }),
    ...(values.imported.length > 0 && { imported: values.imported }),
  };
}

/** How many of the fields narrow something, for the line that stands for them while they are folded. */
export function countOptions(values: OptionValues): number {
  return Object.keys(readOptions(values)).length;
}
