import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { Place } from '@/shared/documents/document.ts';
import { ColumnProfile } from './column-profile.tsx';
import type { AskFile, FileEntry } from './file-entry.ts';
import style from './file-view.module.css';
import { PagePreview } from './page-preview.tsx';
import { say, sayFigure } from './say.ts';
import { SheetGrid } from './sheet-grid.tsx';
import type { FileLook } from './use-file-look.ts';

interface FileLookViewProps {
  entry: FileEntry;
  ask: AskFile;
  look: FileLook;
  /** Opens the figures that can be worked out from the table at a place. */
  onWorkOut: (place: Place) => void;
}

const views = ['cells', 'columns'] as const;
type View = (typeof views)[number];

function SheetLook({ entry, ask, look, onWorkOut }: FileLookViewProps) {
  const [view, setView] = useState<View>('cells');
  const sheets = look.parts.unit === 'sheet' ? look.parts.sheets : [];
  const sheet = sheets.find(({ name }) => name === look.sheet);
  if (!sheet) return <p className={style.soft}>{say('noCells')}</p>;
  const options = sheets.map(({ name, hidden }) => ({
    id: name,
    label: hidden ? say('sheetHidden', { name }) : name,
  }));
  return (
    <>
      {sheets.length > 1 && (
        <Select label={say('sheet')} options={options} value={look.sheet} onChange={look.openSheet} />
      )}
      {sheets.length > 1 && look.askedSheet !== null && look.picked.trim() === '' && (
        <div className={style.scope}>
          <p className={style.soft} role="status">
            {say.parts('aboutSheet', {
              sheet: <bdi key="sheet">{say('quoted', { name: look.askedSheet })}</bdi>,
            })}
          </p>
          <Button kind="quiet" onClick={look.askAllSheets}>
            {say('askAllSheets')}
          </Button>
        </div>
      )}
      {entry.status === 'ready' && (
        <RadioGroup
          label={say('view')}
          labelHidden
          layout="row"
          options={views.map((one) => ({ id: one, label: say(`view_${one}`) }))}
          value={view}
          onChange={setView}
        />
      )}
      {view === 'cells' ? (
        <SheetGrid
          ask={ask}
          sheet={sheet}
          at={look.grid}
          found={look.found}
          leftOut={look.leftOut}
          onMove={look.moveGrid}
        />
      ) : (
        <ColumnProfile ask={ask} sheet={sheet.name} />
      )}
      {entry.status === 'ready' && (
        <Button onClick={() => onWorkOut({ in: 'sheet', sheet: sheet.name, range: 'A1' })}>
          {sayFigure('workItOut')}
        </Button>
      )}
      <TextField
        label={say('range')}
        placeholder={say('rangeLike')}
        value={look.picked}
        error={look.isWrong ? say('rangeWrong') : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => look.pick(currentTarget.value)}
      />
    </>
  );
}

/** A file as it was read, and what of it is picked. */
export function FileLookView({ entry, ask, look, onWorkOut }: FileLookViewProps) {
  const { parts } = look;
  if (parts.unit === 'sheet') return <SheetLook {...{ entry, ask, look, onWorkOut }} />;
  const unit = parts.unit;
  return (
    <>
      <PagePreview
        ask={ask}
        unit={unit}
        canDraw={entry.facts?.format === 'pdf'}
        count={parts.count}
        value={look.page}
        found={look.foundBlock}
        outline={entry.facts?.outline ?? []}
        onChange={look.goTo}
        onOutline={({ place }) => look.show(place)}
        onWorkOut={entry.status === 'ready' ? onWorkOut : undefined}
      />
      {parts.count > 1 && (
        <TextField
          label={say(`picks_${unit}`)}
          placeholder={say('picksLike', { last: Math.min(parts.count, 7) })}
          value={look.picked}
          error={look.isWrong ? say('picksWrong', { count: String(parts.count) }) : undefined}
          autoComplete="off"
          onChange={({ currentTarget }) => look.pick(currentTarget.value)}
        />
      )}
    </>
  );
}
