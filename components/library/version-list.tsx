import { useEffect, useState } from 'react';
import { formatMoment } from '@/components/dates.ts';
import { DiffView } from '@/components/diff-view.tsx';
import { Button } from '@/components/ui/button.tsx';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import type { ItemVersion, LibraryItem } from '@/shared/library/records.ts';
import style from './item.module.css';
import type { LibraryAccess } from './library-access.ts';
import { say } from './say.ts';
import { ScreenHead } from './screen-head.tsx';

interface VersionListProps {
  item: LibraryItem;
  access: Pick<LibraryAccess, 'versions'>;
  onBack: () => void;
  onRestore: (version: ItemVersion) => void;
}

const nobody: ReadonlySet<number> = new Set();

/** One former text, and what became of it; compared only once it is opened. */
function Version({
  version,
  item,
  onRestore,
}: { version: ItemVersion } & Omit<VersionListProps, 'onBack' | 'access'>) {
  const [isOpen, setIsOpen] = useState(false);
  const words = version.text.trim().split(/\s+/).filter(Boolean).length;
  return (
    <li className={style.version}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {formatMoment(version.at)} <span className={style.meta}>{say('words', { count: words })}</span>
        </summary>
        {isOpen && (
          <div className={style.change}>
            {version.name !== item.name && (
              <p className={style.meta}>{say('thenCalled', { name: version.name })}</p>
            )}
            <DiffView segments={diffWords(version.text, item.text)} refused={nobody} />
            <div>
              <Button onClick={() => onRestore(version)}>{say('restore')}</Button>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

/** What an item held before, newest first, each against what it holds now. */
export function VersionList({ item, access, onBack, onRestore }: VersionListProps) {
  const [versions, setVersions] = useState<ItemVersion[]>();
  useEffect(() => {
    let isHere = true;
    void access.versions(item.id).then(
      (kept) => isHere && setVersions(kept),
      () => isHere && setVersions([]),
    );
    return () => {
      isHere = false;
    };
  }, [item, access]);
  return (
    <div className={style.item} aria-busy={versions === undefined}>
      <ScreenHead title={say('versionsOf', { name: item.name })} back={say('backToItem')} onBack={onBack} />
      {versions?.length === 0 && <p className={style.meta}>{say('noVersions')}</p>}
      <ul className={style.versions}>
        {versions?.map((version) => (
          <Version key={version.id} version={version} item={item} onRestore={onRestore} />
        ))}
      </ul>
    </div>
  );
}
