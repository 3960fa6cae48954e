import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { actions, type BuiltInAction, languages } from '@/shared/enhance/actions.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import { allPersonas } from '@/shared/library/built-in-personas.ts';
import { promptBeginning } from '@/shared/library/prompt-beginning.ts';
import type { CustomAction, LibraryItem, Persona } from '@/shared/library/records.ts';
import { paletteEnglish } from '@/shared/texts/palette.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';

const say = plainSentences('palette', paletteEnglish);

/** What an entry of the palette does when it is chosen. */
export type PaletteChoice =
  | { kind: 'prompt'; item: LibraryItem }
  | { kind: 'rewrite'; level: EnhanceLevel }
  | { kind: 'rewrite'; mode: EnhanceMode }
  | { kind: 'action'; label: string; action: BuiltInAction; language?: string }
  | { kind: 'own'; label: string; action: CustomAction }
  | { kind: 'follow-ups'; label: string }
  | { kind: 'persona'; id: string | null };

/** What stands together, in this order. */
export const paletteGroups = ['prompts', 'rewrite', 'actions', 'personas'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** A line of the palette. */
export interface PaletteEntry {
  /** Of its own in the list. */
  id: string;
  group: PaletteGroup;
  name: string;
  hint: string;
  /** Found by these words too, after names. */
  words: string;
  /** Whether it is there before anything is typed. */
  isOffered: boolean;
  choice: PaletteChoice;
}

/** What of this device goes into the palette besides what comes with the product. */
export interface PaletteSource {
  items: readonly LibraryItem[];
  personas: readonly Persona[];
  actions: readonly CustomAction[];
  /** The persona that is on. */
  persona: string | null;
  /** The language last translated into. */
  language: string;
}

/** So many prompts stand there before anything is typed. */
const FIRST_PROMPTS = 5;

function promptEntries(items: readonly LibraryItem[]): PaletteEntry[] {
  return items
    .filter(({ kind }) => kind === 'prompt')
    .sort((a, b) => Number(b.favourite) - Number(a.favourite) || b.editedAt - a.editedAt)
    .map((item, index) => ({
      id: `prompt-${item.id}`,
      group: 'prompts',
      name: item.name,
      hint: item.category || promptBeginning(item.text).slice(0, 80),
      words: [item.category, ...item.tags].join(' '),
      isOffered: index < FIRST_PROMPTS,
      choice: { kind: 'prompt', item },
    }));
}

function rewriteEntries(): PaletteEntry[] {
  const shown = { group: 'rewrite', words: 'rewrite sharpen', isOffered: true } as const;
  return [
    ...levels.map(({ id, label, hint }) => ({
      ...shown,
      id: `level-${id}`,
      name: label,
      hint,
      choice: { kind: 'rewrite' as const, level: id },
    })),
    ...modes
      .filter(({ id }) => id !== DEFAULT_MODE)
      .map(({ id, label }) => ({
        ...shown,
        id: `mode-${id}`,
        name: label,
        hint: say('mode'),
        choice: { kind: 'rewrite' as const, mode: id },
      })),
  ];
}

/** Translating asks for no language where each is a line of its own; the last one stands first. */
function translateEntries(hint: string, last: string): PaletteEntry[] {
  return [...new Set([last, ...languages])].filter(Boolean).map((language, index) => ({
    id: `translate-${language}`,
    group: 'actions',
    name: say('translateInto', { language }),
    hint,
    words: '',
    isOffered: index === 0,
    choice: { kind: 'action', label: say('translate'), action: 'translate', language },
  }));
}

function actionEntries(own: readonly CustomAction[], language: string): PaletteEntry[] {
  const shown = { group: 'actions', words: '', isOffered: true } as const;
  return [
    ...actions.flatMap(({ id, label, hint }): PaletteEntry[] =>
      id === 'translate'
        ? translateEntries('', language)
        : [
            {
              ...shown,
              id: `action-${id}`,
              name: label,
              hint,
              choice: { kind: 'action', label, action: id },
            },
          ],
    ),
    {
      ...shown,
      id: 'follow-ups',
      name: say('askFollowUps'),
      hint: say('followUpsHint'),
      choice: { kind: 'follow-ups', label: say('followUps') },
    },
    ...own.map((action) => ({
      ...shown,
      id: `own-${action.id}`,
      name: action.name,
      hint: action.instruction,
      choice: { kind: 'own' as const, label: action.name, action },
    })),
  ];
}

function personaEntries(own: readonly Persona[], on: string | null): PaletteEntry[] {
  const shown = { group: 'personas', words: 'persona', isOffered: true } as const;
  const personas = allPersonas([...own]).map(({ id, name }) => ({
    ...shown,
    id: `persona-${id}`,
    name,
    hint: id === on ? say('personaInUse') : say('persona'),
    choice: { kind: 'persona' as const, id },
  }));
  const none: PaletteEntry = {
    ...shown,
    id: 'persona',
    name: say('noPersona'),
    hint: say('noPersonaHint'),
    choice: { kind: 'persona', id: null },
  };
  return on && personas.some(({ choice }) => choice.id === on) ? [none, ...personas] : personas;
}

/** All the palette can offer, in the order it stands before anything is typed. */
export function paletteEntries(source: PaletteSource): PaletteEntry[] {
  return [
    ...promptEntries(source.items),
    ...rewriteEntries(),
    ...actionEntries(source.actions, source.language),
    ...personaEntries(source.personas, source.persona),
  ];
}
