export interface DialectForm {
  name: string;
  /** Reads sentences; the others weigh what commas part. */
  isProse: boolean;
  /** Has a box of its own for what must not be seen. */
  hasNegative: boolean;
  /** How a sentence says what must not be seen. */
  negation: string;
  inPrompt: readonly 'ratio'[];
  /** The formats it offers; null where any can be asked for. */
  ratios: readonly string[] | null;
}

/** The image models whose prompts are written, and what each can be told. */
export const dialects = {
  'gpt-image': {
    name: 'GPT-image / DALL·E',
    isProse: true,
    hasNegative: false,
    negation: 'Do not show:',
    // Its sizes are chosen by words (platform.openai.com/docs/guides/image-generation).
    inPrompt: ['ratio'],
    ratios: null,
  },
  midjourney: {
    name: 'Midjourney',
    isProse: false,
    hasNegative: false,
    negation: '',
    inPrompt: ['ratio'],
    ratios: null,
  },
  'stable-diffusion': {
    name: 'Stable Diffusion',
    isProse: false,
    hasNegative: true,
    negation: '',
    inPrompt: [],
    ratios: null,
  },
  flux: {
    // Its distilled models take no negative prompt.
    name: 'Flux',
    isProse: true,
    hasNegative: false,
    negation: 'The picture is free of:',
    inPrompt: [],
    ratios: null,
  },
  imagen: {
    name: 'Imagen',
    isProse: true,
    hasNegative: false,
    negation: 'The picture is free of:',
    inPrompt: [],
    ratios: ['1:1', '3:4', '4:3', '9:16', '16:9'],
  },
  firefly: {
    name: 'Adobe Firefly',
    isProse: true,
    hasNegative: false,
    negation: 'Leave out:',
    inPrompt: [],
    ratios: ['1:1', '4:3', '3:4', '16:9', '9:16'],
  },
} as const satisfies Record<string, DialectForm>;

export type Dialect = keyof typeof dialects;
export const dialectIds = Object.keys(dialects) as Dialect[];
/** The one in answers of the calls. */
export const defaultDialect: Dialect = 'gpt-image';
