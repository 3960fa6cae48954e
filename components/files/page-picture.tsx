import { useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import type { AskFile, PageMark } from './file-entry.ts';
import style from './page-picture.module.css';
import { say } from './say.ts';
import { useQuery } from './use-query.ts';

interface PagePictureProps {
  ask: AskFile;
  page: number;
  /** What an answer points at; null where only the page is looked at. */
  mark: PageMark | null;
}

const NO_MARK: PageMark = { texts: [], rows: null };
const share = (part: number) => `${part * 100}%`;

/** An address of a picture for as long as it is shown. */
function useAddress(image: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!image) return setAddress(null);
    const own = URL.createObjectURL(image);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [image]);
  return address;
}

/** A page as it is in the file, with the place of an answer marked on it. */
export function PagePicture({ ask, page, mark }: PagePictureProps) {
  const { reply, code, isBusy, again } = useQuery(ask, 'page', { body: { page, ...(mark ?? NO_MARK) } });
  const address = useAddress(reply?.image ?? null);
  const answering = useRef<HTMLSpanElement>(null);
  const marks = isBusy ? [] : (reply?.marks ?? []);
  // A quote from a table begins with the table's head; what answers is its last line.
  const answeringAt = mark?.rows ? 0 : marks.length - 1;
  const isMissed = mark !== null && !isBusy && Boolean(reply?.image) && marks.length === 0;
  useEffect(() => {
    if (address && !isBusy) answering.current?.scrollIntoView({ block: 'center' });
  }, [address, isBusy]);
  const label = say('pageOf', { page: String(page) });
  if (code) return <Failure code={code} context="files" onRetry={again} />;
  if (reply && !reply.image)
    return (
      <p className={style.said} role="status">
        {say(reply.isLocked ? 'pageLocked' : 'pageNotDrawn')}
      </p>
    );
  return (
    <>
      <p className={style.said} role="status">
        {isMissed && say('placeNotFound')}
        {marks.length > 0 && say('placesMarked', { count: marks.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className={style.frame} tabIndex={0} aria-label={label} aria-busy={isBusy}>
        {address && (
          <div className={style.page}>
            <img src={address} alt={label} />
            {marks.map(({ left, top, width, height }, at) => (
              <span
                key={at}
                ref={at === answeringAt ? answering : undefined}
                className={style.mark}
                data-marked=""
                style={{ left: share(left), top: share(top), width: share(width), height: share(height) }}
              />
            ))}
          </div>
        )}
      </section>
    </>
  );
}
