import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { LanguagePack } from '@/shared/documents/images/language-pack.ts';
import type { FileEntry, FilesAccess, KnownPack } from './file-entry.ts';
import style from './file-row.module.css';
import { canRecognise, recognitionCost } from './file-texts.ts';
import { say } from './say.ts';
import { useLanguagePacks } from './use-language-packs.ts';

interface TextRecognitionProps {
  entry: FileEntry;
  access: FilesAccess;
}

const ENGLISH = 'eng';

/** Megabytes with one decimal: some languages take half of one. */
const megabytes = ({ bytes }: LanguagePack) => (bytes / 1_000_000).toFixed(1);

const labelOf = ({ pack, isHere }: KnownPack) =>
  isHere ? pack.name : say('languageToFetch', { name: pack.name, size: megabytes(pack) });

function Fetching({
  pack,
  arrived,
  onCancel,
}: {
  pack: LanguagePack;
  arrived: number;
  onCancel: () => void;
}) {
  const share = Math.floor((100 * arrived) / pack.bytes);
  const label = say('fetching', { name: pack.name, share: String(share) });
  return (
    <div className={style.reading}>
      <progress className={style.progress} aria-label={label} max={pack.bytes} value={arrived} />
      <Button onClick={onCancel}>{say('cancelFetching')}</Button>
      <span className={style.cost} aria-hidden="true">
        {label}
      </span>
    </div>
  );
}

/** Reads the text of a file's pictures, in a language of one's choice; one that is not here is fetched by the same press. */
function LanguageChoice({ entry, access }: TextRecognitionProps) {
  const { known, arrived, failure, fetchPack, remove, cancel, forget } = useLanguagePacks(access.languages);
  const [language, setLanguage] = useState(entry.pack?.language ?? ENGLISH);
  const chosen = known.find(({ pack }) => pack.language === language);
  const isMissing = chosen !== undefined && !chosen.isHere;
  const extract = async () => {
    if (chosen && isMissing && !(await fetchPack(chosen.pack))) return;
    access.again(entry.key, { recognise: true, ...(chosen && { pack: chosen.pack }) });
  };
  if (chosen && arrived !== null) return <Fetching pack={chosen.pack} arrived={arrived} onCancel={cancel} />;
  return (
    <div className={style.languages}>
      <Select
        label={say('readIn')}
        options={[
          { id: ENGLISH, label: 'English' },
          ...known.map((one) => ({ id: one.pack.language, label: labelOf(one) })),
        ]}
        value={language}
        onChange={setLanguage}
      />
      {isMissing && <p className={style.cost}>{say('languageSource', { size: megabytes(chosen.pack) })}</p>}
      {failure && (
        <Notice kind="error" title={say('notFetched')} onClose={forget}>
          {say(`fetch_${failure}`)}
        </Notice>
      )}
      <div className={style.recognise}>
        <Button onClick={() => void extract()}>
          {isMissing ? say('fetchAndExtract', { name: chosen.pack.name }) : say('extract')}
        </Button>
        <span className={style.cost}>{recognitionCost(entry)}</span>
      </div>
      {chosen?.isHere && (
        <Button onClick={() => void remove(chosen.pack)}>
          {say('removeLanguage', { name: chosen.pack.name, size: megabytes(chosen.pack) })}
        </Button>
      )}
    </div>
  );
}

/** What can be done about text that stands in pictures; where it was read already, the other languages come by a press. */
export function TextRecognition({ entry, access }: TextRecognitionProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (canRecognise(entry) === 'again' && !isOpen)
    return (
      <div className={style.recognise}>
        <Button onClick={() => setIsOpen(true)}>{say('readInAgain')}</Button>
      </div>
    );
  return <LanguageChoice entry={entry} access={access} />;
}
