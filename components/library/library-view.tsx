import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { changedFields, type ItemFields } from '@/shared/library/edit-item.ts';
import type { LibraryItem } from '@/shared/library/records.ts';
import { namesInUse } from '@/shared/library/search.ts';
import { ImportView } from './import-view.tsx';
import { draftOf, fieldsOf, ItemForm } from './item-form.tsx';
import { ItemView } from './item-view.tsx';
import type { LibraryAccess, LibraryState } from './library-access.ts';
import { LibraryHome } from './library-home.tsx';
import style from './library-view.module.css';
import { NoticeBar } from './notice-bar.tsx';
import { say } from './say.ts';
import { useItemActs } from './use-item-acts.ts';
import { useReturnFocus, useSlashKey } from './use-library-keys.ts';
import { useLibrarySearch } from './use-library-search.ts';
import { useNotice } from './use-notice.ts';
import { isDirty, type Screen, stepBack, useLeaveWhenGone, useScreens } from './use-screens.ts';
import { useTransfer } from './use-transfer.ts';
import { VersionList } from './version-list.tsx';

interface LibraryViewProps {
  state: LibraryState;
  /** Stays the same for as long as the view is there. */
  access: LibraryAccess;
}

function Warnings({ damaged, inMemory }: LibraryState) {
  return (
    <>
      {inMemory && <Notice kind="warning">{say('notStored')}</Notice>}
      {damaged > 0 && <Notice kind="warning">{say('damaged', { count: damaged })}</Notice>}
    </>
  );
}

interface OpenScreenProps {
  screen: Exclude<Screen, { at: 'list' }>;
  item: LibraryItem | undefined;
  inAccount: LibraryState['inAccount'];
  categories: readonly string[];
  access: LibraryAccess;
  acts: ReturnType<typeof useItemActs>;
  show: (screen: Screen) => void;
  onBack: () => void;
}

function formScreen(base: LibraryItem | null, fields: Partial<ItemFields>): Screen {
  const draft = draftOf(fields);
  return { at: 'form', base, draft, begun: draft };
}

function formTitle({ base, draft }: Extract<Screen, { at: 'form' }>): string {
  if (base) return say('editOf', { name: base.name });
  return draft.kind === 'note' ? say('newNote') : say('newPrompt');
}

/** What stands in place of the list: an item, its versions, or the form it is written in. */
function OpenScreen({ screen, item, inAccount, categories, access, acts, show, onBack }: OpenScreenProps) {
  if (screen.at === 'form') {
    const save = () => {
      const fields = fieldsOf(screen.draft);
      return screen.base ? acts.update(screen.base, changedFields(screen.base, fields)) : acts.create(fields);
    };
    return (
      <ItemForm
        title={formTitle(screen)}
        draft={screen.draft}
        categories={categories}
        onDraft={(draft) => show({ ...screen, draft })}
        onSave={() => void save()}
        onCancel={onBack}
      />
    );
  }
  if (!item) return null;
  if (screen.at === 'versions')
    return (
      <VersionList
        item={item}
        access={access}
        onBack={onBack}
        onRestore={(version) => void acts.restore(item, version)}
      />
    );
  return (
    <ItemView
      key={item.id}
      item={item}
      access={access}
      inAccount={inAccount}
      onKeep={(isWanted) => void acts.keepInAccount(item, isWanted)}
      onBack={onBack}
      onEdit={() => show(formScreen(item, item))}
      onVersions={() => show({ at: 'versions', id: item.id })}
      onFavourite={() => acts.favourite(item)}
      onRemove={() => void acts.remove(item)}
      onInsert={acts.insert}
    />
  );
}

/** Prompts and notes: found, used, written, and carried in and out. */
export function LibraryView({ state, access }: LibraryViewProps) {
  const [screen, show] = useScreens();
  const board = useNotice();
  const search = useLibrarySearch(state.items);
  const transfer = useTransfer(access, board);
  const acts = useItemActs({ access, board, show });
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const categories = useMemo(() => namesInUse(state.items).categories, [state.items]);
  const item = 'id' in screen ? state.items.find(({ id }) => id === screen.id) : undefined;
  const isList = screen.at === 'list' && !transfer.planned;
  useSlashKey(root, field);
  useLeaveWhenGone(screen, item, show);
  useReturnFocus({ root, field, isList, itemId: item?.id ?? null });
  const open = useCallback((id: string) => show({ at: 'item', id }), [show]);
  const back = () => {
    if (transfer.planned) return transfer.onCancel();
    show(stepBack(screen));
    if (isDirty(screen)) board.say(say('discarded'), () => show(screen));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isList) field.current?.focus();
    else back();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes one step back from wherever one is
    <div ref={root} className={style.view} onKeyDown={onKeyDown}>
      <Warnings {...state} />
      {transfer.planned && <ImportView {...transfer.planned} onImport={transfer.onImport} onCancel={back} />}
      {isList && (
        <LibraryHome
          state={state}
          search={search}
          field={field}
          onOpen={open}
          onNew={(fields) => show(formScreen(null, fields))}
          onFile={transfer.onFile}
          onExport={transfer.onExport}
        />
      )}
      {screen.at !== 'list' && !transfer.planned && (
        <OpenScreen
          {...{ screen, item, categories, access, acts, show }}
          inAccount={state.inAccount}
          onBack={back}
        />
      )}
      <NoticeBar {...board} />
    </div>
  );
}
