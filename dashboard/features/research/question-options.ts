import type { ImportedVoice, QuestionOptions } from '@/shared/contracts/analysis.ts';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { toVoice } from './to-voice.ts';
import { voicesOfText, within } from './voices-of-text.ts';

/** What narrows a question, as its fields hold it. */
export interface OptionValues {
  from: string;
  to: string;
  language: string;
  exclude: string;
  about: string;
  competitors: string;
  imported: ImportedVoice[];
  /** Pasted, and not added by a press yet: they are read all the same. */
  pasted: string;
}

export const emptyOptions: OptionValues = {
  from: '',
  to: '',
  language: '',
  exclude: '',
  about: '',
  competitors: '',
  imported: [],
  pasted: '',
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

/** The fields of a question that was asked before; texts that were brought along are still among its report's items. */
export function toOptionValues(
  asked: QuestionOptions = {},
  items: readonly InsightItem[] = [],
): OptionValues {
  const own = items.filter(({ source, removed }) => source === 'import' && !removed);
  return {
    from: asked.from ?? '',
    to: asked.to ?? '',
    language: asked.language ?? '',
    exclude: asked.exclude?.join(', ') ?? '',
    about: asked.about ?? '',
    competitors: asked.competitors?.join(', ') ?? '',
    imported: own.flatMap(({ text, title, createdAt, url, rating }) =>
      toVoice({
        text,
        title: title ?? undefined,
        createdAt: createdAt ?? undefined,
        url: url ?? undefined,
        rating: rating && `${rating.value}/${rating.of}`,
      }),
    ),
    pasted: '',
  };
}

/** What goes along with the question; fields left empty narrow nothing. */
export function readOptions(values: OptionValues): QuestionOptions {
  const exclude = listOf(values.exclude, MAX_WORDS);
  const competitors = listOf(values.competitors, MAX_COMPETITORS);
  const { taken: imported } = within([...values.imported, ...voicesOfText(values.pasted)]);
  return {
    ...(values.from && { from: values.from }),
    ...(values.to && { to: values.to }),
    ...(values.language && { language: values.language }),
    ...(exclude.length > 0 && { exclude }),
    ...(values.about.trim() && { about: values.about.trim() }),
    ...(competitors.length > 0 && { competitors }),
    ...(imported.length > 0 && { imported }),
  };
}

/** How many of the fields narrow something, for the line that stands for them while they are folded. */
export function countOptions(values: OptionValues): number {
  // Asked at every key: a long paste is counted as there, not read.
  const isPasted = values.imported.length === 0 && values.pasted.trim() !== '';
  return Object.keys(readOptions({ ...values, pasted: '' })).length + (isPasted ? 1 : 0);
}
