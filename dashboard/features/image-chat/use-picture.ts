import { useEffect, useRef, useState } from 'react';
import { reportError } from '@/shared/errors/report-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { pictureKindText } from '@/shared/errors/texts-image-chat.en.ts';
import type { ReadPicture } from './read-picture.ts';

/** The sentence for a file that could not be taken. */
function refusalOf(file: File, thrown: unknown): string {
  const { code } = reportError('image-chat.picture', thrown);
  const kind = code === 'document_not_supported' ? pictureKindText(`${file.type} ${file.name}`) : undefined;
  return kind ?? textFor('image-chat-picture', code);
}

/** The picture that goes along with the next message; read as soon as it is chosen, by code that is fetched then. */
export function usePicture() {
  const [picture, setPicture] = useState<ReadPicture | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [refusal, setRefusal] = useState('');
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const clear = () => {
    reading.current?.abort();
    setPicture(null);
    setIsReading(false);
    setRefusal('');
  };
  const take = async (file: File) => {
    clear();
    const control = new AbortController();
    reading.current = control;
    setIsReading(true);
    try {
      const { readPicture } = await import('./read-picture.ts');
      const read = await readPicture(file, control.signal);
      if (!control.signal.aborted) setPicture(read);
    } catch (thrown) {
      if (!control.signal.aborted) setRefusal(refusalOf(file, thrown));
    } finally {
      if (!control.signal.aborted) setIsReading(false);
    }
  };
  /** Has one that was read before go along again. */
  const bring = (read: ReadPicture | null) => {
    clear();
    setPicture(read);
  };
  return { picture, isReading, refusal, take: (file: File) => void take(file), bring, clear };
}
