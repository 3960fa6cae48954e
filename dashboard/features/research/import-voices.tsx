import { Upload, X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import {
  type ImportedVoice,
  MAX_IMPORTED_CHARS,
  MAX_IMPORTED_ITEMS,
  MAX_VOICE_CHARS,
} from '@/shared/contracts/analysis.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { ColumnChoice } from './column-choice.tsx';
import type { FoundVoices } from './read-voices.ts';
import style from './research.module.css';
import { say } from './say.ts';
import type { TextColumn } from './voice-table.ts';
import { splitPaste, voicesOfText, within } from './voices-of-text.ts';

type Readers = typeof import('./read-voices.ts');

interface ImportVoicesProps {
  imported: ImportedVoice[];
  pasted: string;
  onChange: (change: { imported?: ImportedVoice[]; pasted?: string }) => void;
}

/** What happened to the texts that were added, where it is not simply that all of them were. */
interface Outcome {
  isCut: boolean;
  isShortened: boolean;
  guessedHead: string | undefined;
}

const asAll: Outcome = { isCut: false, isShortened: false, guessedHead: undefined };

function OutcomeNotes({ isCut, isShortened, guessedHead }: Outcome) {
  return (
    <>
      {guessedHead && <Notice kind="success">{say('columnNamed', { head: guessedHead })}</Notice>}
      {isShortened && <Notice kind="warning">{say('shortened', { max: MAX_VOICE_CHARS })}</Notice>}
      {isCut && (
        <Notice kind="warning">
          {say('cut', {
            texts: MAX_IMPORTED_ITEMS,
            characters: MAX_IMPORTED_CHARS,
          })}
        </Notice>
      )}
    </>
  );
}

/** What becomes of a paste that was not added by a press: it goes along as it is. */
function usePasteOutcome(pasted: string, imported: readonly ImportedVoice[]): Outcome & { split: string } {
  // A long one is read again at every key; the key comes first.
  const text = useDeferredValue(pasted);
  return useMemo(() => {
    const { voices, isByParagraph } = splitPaste(text);
    const { leftOut, shortened } = within([...imported, ...voices]);
    const split = say(isByParagraph ? 'pastedParagraphs' : 'pastedLines', { count: voices.length });
    return {
      isCut: leftOut > 0,
      isShortened: shortened > 0,
      guessedHead: undefined,
      split: voices.length > 1 ? split : '',
    };
  }, [text, imported]);
}

/** Why a file gave nothing, as a sentence. */
function failureOf(thrown: unknown): string {
  if (thrown instanceof SyntaxError) return say('notJson');
  const error = reportError('research.import', thrown);
  return error.code === 'internal' ? say('noTexts') : textFor('files', error.code);
}

function Added({ count, onRemove }: { count: number; onRemove: () => void }) {
  if (count === 0) return null;
  return (
    <span className={style.chip}>
      {say('addedTexts', { count })}
      <IconButton name={say('removeYourTexts')} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </span>
  );
}

/** Texts the user brings: pasted, or out of a file that is read in the browser. They go along with the question. */
export function ImportVoices({ imported, pasted, onChange }: ImportVoicesProps) {
  const [failure, setFailure] = useState('');
  const [outcome, setOutcome] = useState(asAll);
  const [unsure, setUnsure] = useState<readonly TextColumn[]>();
  const ofPaste = usePasteOutcome(pasted, imported);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const reading = useRef<AbortController>(null);
  const lastFile = useRef<File>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const add = async (read: (readers: Readers) => Promise<FoundVoices>, isPasted = false) => {
    setFailure('');
    setUnsure(undefined);
    try {
      const readers = await import('./read-voices.ts');
      const { voices, guessedHead, choose } = await read(readers);
      if (choose) return setUnsure(choose);
      if (voices.length === 0) throw new AppError('internal');
      const { taken, leftOut, shortened } = within([...imported, ...voices]);
      onChange({ imported: taken, ...(isPasted && { pasted: '' }) });
      setOutcome(({ isShortened }) => ({
        isCut: leftOut > 0,
        isShortened: isShortened || shortened > 0,
        guessedHead,
      }));
    } catch (thrown) {
      setFailure(failureOf(thrown));
    }
  };
  const takeFile = (file: File | null, columns?: readonly number[]) => {
    if (!file) return;
    reading.current?.abort();
    const control = new AbortController();
    reading.current = control;
    lastFile.current = file;
    void add(({ voicesOfFile }) => voicesOfFile(file, { signal: control.signal, columns }));
  };
  return (
    <div className={style.import}>
      <TextArea
        label={say('yourOwnTexts')}
        hint={say('ownTextsHint', { max: MAX_IMPORTED_ITEMS })}
        rows={3}
        value={pasted}
        onChange={(text) => onChange({ pasted: text })}
      />
      {ofPaste.split && <p className={style.soft}>{ofPaste.split}</p>}
      <div className={style.below}>
        <Button
          disabled={pasted.trim() === ''}
          onClick={() => void add(async () => ({ voices: voicesOfText(pasted) }), true)}
        >
          {say('addThese')}
        </Button>
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {say('fromAFile')}
        </Button>
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          aria-label={say('fileWithTexts')}
          onChange={(event) => {
            takeFile(event.currentTarget.files?.[0] ?? null);
            event.currentTarget.value = '';
          }}
        />
        <Added
          count={imported.length}
          onRemove={() => {
            setOutcome(asAll);
            onChange({ imported: [] });
          }}
        />
      </div>
      {unsure && <ColumnChoice columns={unsure} onChoose={(chosen) => takeFile(lastFile.current, chosen)} />}
      {pasted !== '' ? <OutcomeNotes {...ofPaste} /> : imported.length > 0 && <OutcomeNotes {...outcome} />}
      {failure && (
        <Notice kind="error" title={say('notAdded')} onClose={() => setFailure('')}>
          {failure}
        </Notice>
      )}
    </div>
  );
}
