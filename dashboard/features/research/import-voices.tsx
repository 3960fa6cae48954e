import { Upload, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
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
import style from './research.module.css';

interface ImportVoicesProps {
  imported: ImportedVoice[];
  onChange: (imported: ImportedVoice[]) => void;
}

const NOTHING =
  'No texts were found in it. One text a line, a table with a column of texts, or a list in JSON will do.';

const LEFT_OUT = `Not all of it was taken: one analysis reads up to ${MAX_IMPORTED_ITEMS.toLocaleString('en')} texts, or ${MAX_IMPORTED_CHARS.toLocaleString('en')} characters.`;

const SHORTENED = `Only the first ${MAX_VOICE_CHARS.toLocaleString('en')} characters of a text are read. At least one of yours is longer.`;

/** Why a file gave nothing, as a sentence. */
function failureOf(thrown: unknown): string {
  if (thrown instanceof SyntaxError) return 'This file says it is JSON, but it cannot be read as JSON.';
  const error = reportError('research.import', thrown);
  return error.code === 'internal' ? NOTHING : textFor('popup', error.code);
}

/** Texts the user brings: pasted, or out of a file that is read in the browser. They go along with the question. */
export function ImportVoices({ imported, onChange }: ImportVoicesProps) {
  const [pasted, setPasted] = useState('');
  const [failure, setFailure] = useState('');
  const [isCut, setIsCut] = useState(false);
  const [isShortened, setIsShortened] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const add = async (read: (readers: typeof import('./read-voices.ts')) => Promise<ImportedVoice[]>) => {
    setFailure('');
    setIsCut(false);
    try {
      const readers = await import('./read-voices.ts');
      const voices = await read(readers);
      if (voices.length === 0) throw new AppError('internal');
      const all = [...imported, ...voices];
      const taken = readers.within(all);
      onChange(taken);
      setIsCut(taken.length < all.length);
      setIsShortened(taken.some(readers.isShortened));
      setPasted('');
    } catch (thrown) {
      setFailure(failureOf(thrown));
    }
  };
  const takeFile = (file: File | undefined) => {
    reading.current?.abort();
    const control = new AbortController();
    reading.current = control;
    if (file) void add(({ voicesOfFile }) => voicesOfFile(file, control.signal));
  };
  return (
    <div className={style.import}>
      <TextArea
        label="Your own texts"
        hint={`Reviews, tickets, answers: one a line or paragraph, up to ${MAX_IMPORTED_ITEMS.toLocaleString('en')}. They are kept with the report, and nowhere else.`}
        rows={3}
        value={pasted}
        onChange={setPasted}
      />
      <div className={style.below}>
        <Button
          disabled={pasted.trim() === ''}
          onClick={() => void add(async ({ voicesOfText }) => voicesOfText(pasted))}
        >
          Add these
        </Button>
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          From a file
        </Button>
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          aria-label="A file with texts"
          onChange={(event) => {
            takeFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {imported.length > 0 && (
          <span className={style.chip}>
            {imported.length.toLocaleString('en')} {imported.length === 1 ? 'text' : 'texts'} added
            <IconButton
              name="Remove your texts"
              icon={<X aria-hidden="true" />}
              onClick={() => {
                setIsCut(false);
                setIsShortened(false);
                onChange([]);
              }}
            />
          </span>
        )}
      </div>
      {isShortened && <Notice kind="warning">{SHORTENED}</Notice>}
      {isCut && <Notice kind="warning">{LEFT_OUT}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  );
}
