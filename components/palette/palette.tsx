import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type PaletteEntry, type PaletteGroup, paletteGroups } from '@/shared/library/palette/entries.ts';
import { rankPalette } from '@/shared/library/palette/rank.ts';
import style from './palette.module.css';
import { say } from './say.ts';

interface PaletteProps {
  /** Null while they are read: what is typed by then narrows them. */
  entries: readonly PaletteEntry[] | null;
  onChoose: (entry: PaletteEntry) => void;
  /** Left without a choice; `back`: by a key, so that the focus goes where it came from. */
  onLeave: (typed: string, back: boolean) => void;
}

/** The lines by what they are before something is typed, else as they fit. */
function groupsOf(found: readonly PaletteEntry[], typed: string): [PaletteGroup | null, PaletteEntry[]][] {
  if (typed.trim()) return [[null, [...found]]];
  return paletteGroups
    .map((group): [PaletteGroup, PaletteEntry[]] => [group, found.filter((entry) => entry.group === group)])
    .filter(([, entries]) => entries.length > 0);
}

interface LineProps {
  entry: PaletteEntry;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Line({ entry, id, isActive, onPoint, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys
    <div
      ref={line}
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={isActive}
      className={style.line}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={style.name}>{entry.name}</span>
      <span className={style.hint}>{entry.hint}</span>
    </div>
  );
}

interface LinesProps {
  id: string;
  groups: ReturnType<typeof groupsOf>;
  lines: readonly PaletteEntry[];
  /** Which of them is chosen by Enter. */
  at: number;
  onPoint: (place: number) => void;
  choose: (entry: PaletteEntry) => void;
}

function Lines({ id, groups, lines, at, onPoint, choose }: LinesProps) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label={say('list')} className={style.list}>
      {groups.map(([group, members]) => (
        // biome-ignore lint/a11y/useSemanticElements: a list's group is no fieldset
        <div role="group" key={group ?? 'found'} aria-label={group ? say(`group_${group}`) : say('found')}>
          {group && <div className={style.group}>{say(`group_${group}`)}</div>}
          {members.map((entry) => {
            const place = lines.indexOf(entry);
            return (
              <Line
                key={entry.id}
                entry={entry}
                id={`${id}-${place}`}
                isActive={place === at}
                onPoint={() => onPoint(place)}
                onChoose={() => choose(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Ends once: the focus that goes back to the draft is no leaving of its own. */
function useEnd() {
  const hasEnded = useRef(false);
  return (how: () => void) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    how();
  };
}

/** Prompts, rewrites, actions and personas in one list that is narrowed by typing. */
export function Palette({ entries, onChoose, onLeave }: PaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = useMemo(() => rankPalette(entries ?? [], typed), [entries, typed]);
  const groups = groupsOf(found, typed);
  const lines = groups.flatMap(([, group]) => group);
  const at = Math.min(active, lines.length - 1);
  const chosen = lines[at];
  const end = useEnd();
  const choose = (entry: PaletteEntry) => end(() => onChoose(entry));
  const leave = (rest: string, back: boolean) => end(() => onLeave(rest, back));
  const step = (by: number) => setActive((at + by + lines.length) % lines.length);
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => leave(typed, true),
    Enter: () => chosen && choose(chosen),
    ...(chosen && { Tab: () => choose(chosen) }),
    ...(typed === '' && { Backspace: () => leave('', true) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose characters.
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className={style.palette}>
      <input
        type="text"
        role="combobox"
        aria-label={say('find')}
        placeholder={say('find')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${at}`}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a key, and typing goes on here
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => {
          // Another window may have the focus for a while.
          if (document.activeElement !== currentTarget) leave(typed, false);
        }}
      />
      <Lines {...{ id, groups, lines, at, choose }} onPoint={setActive} />
      <p className={style.note} role="status">
        {entries && lines.length === 0 ? say('noMatch') : ''}
      </p>
      {lines.length > 0 && <p className={style.keys}>{say('keys')}</p>}
    </div>
  );
}
