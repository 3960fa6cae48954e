import { useEffect, useMemo, useState } from 'react';
import { FillPrompt } from '@/components/palette/fill-prompt.tsx';
import { Palette } from '@/components/palette/palette.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { activePersonaItem } from '@/shared/extension/active-persona.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { type PaletteChoice, paletteEntries } from '@/shared/library/palette/entries.ts';
import type { LibraryItem } from '@/shared/library/records.ts';
import { findVariables } from '@/shared/library/variables.ts';
import type { OpenPalette } from './use-draft-palette.ts';
import type { OwnRecords } from './use-own-records.ts';

interface DraftPaletteProps extends OpenPalette {
  own: OwnRecords | undefined;
  /** The language last translated into. */
  language: string;
}

/** A prompt whose blanks are asked for, with what they were given last. */
interface Filling {
  item: LibraryItem;
  given: Readonly<Record<string, string>>;
}

/** The whole library, once it was read: a list that grows under the keys would have Enter choose another line. */
function useItems(): readonly LibraryItem[] | undefined {
  const [items, setItems] = useState<readonly LibraryItem[]>();
  useEffect(() => {
    let isWanted = true;
    // Without its prompts the rest is still of use.
    void libraryStore.items
      .list()
      .catch(() => [])
      .then((read) => isWanted && setItems(read));
    return () => {
      isWanted = false;
    };
  }, []);
  return items;
}

const isRun = ({ kind }: PaletteChoice) => kind !== 'prompt' && kind !== 'persona';

/** The palette under the panel's draft, and what each of its lines does there. */
export function DraftPalette({ own, language, canRun, ...palette }: DraftPaletteProps) {
  const items = useItems();
  const [persona, setPersona] = useSavedValue(activePersonaItem);
  const [filling, setFilling] = useState<Filling>();
  const isRead = items !== undefined && own !== undefined && persona !== undefined;
  const entries = useMemo(
    () =>
      isRead
        ? paletteEntries({ items, ...own, persona, language }).filter(
            ({ choice }) => canRun || !isRun(choice),
          )
        : null,
    [isRead, items, own, persona, language, canRun],
  );
  const insert = async (item: LibraryItem) => {
    if (findVariables(item.text).length === 0) palette.putInPlace(item.text);
    else setFilling({ item, given: await libraryStore.items.values(item.id).catch(() => ({})) });
  };
  const choose = (choice: PaletteChoice) => {
    if (choice.kind === 'prompt') return insert(choice.item);
    const text = palette.putInPlace('');
    if (choice.kind === 'persona') setPersona(choice.id);
    else if (choice.kind === 'rewrite') {
      palette.onRewrite('level' in choice ? { level: choice.level } : { mode: choice.mode }, text);
    } else palette.onAct(choice, text);
  };
  if (filling)
    return (
      <FillPrompt
        {...filling}
        onInsert={(text, values) => {
          void libraryStore.items.rememberValues(filling.item.id, values).catch(() => undefined);
          palette.putInPlace(text);
        }}
        onLeave={() => palette.giveBack('', true)}
      />
    );
  return (
    <Palette
      entries={entries}
      onChoose={({ choice }) => void choose(choice)}
      onLeave={(typed, back) => palette.giveBack(typed, back)}
    />
  );
}
