import { ArrowUp, ImagePlus, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useRef,
} from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { OverLimit } from '@/components/ui/over-limit.tsx';
import { MAX_DESCRIPTION_CHARS } from '@/shared/contracts/image-brief.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import style from './composer.module.css';
import type { ReadPicture } from './read-picture.ts';
import { say } from './say.ts';

interface ComposerProps {
  /** The field, for who brings a text back into it. */
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onText: (text: string) => void;
  picture: { picture: ReadPicture | null; isReading: boolean; refusal: string };
  onPicture: (file: File) => void;
  onClearPicture: () => void;
  isFirst: boolean;
  isBusy: boolean;
  onSend: () => void;
}

function Attached({
  picture,
  onRemove,
  isBusy,
}: {
  picture: ReadPicture;
  onRemove: () => void;
  isBusy: boolean;
}) {
  return (
    <div className={style.attached}>
      <img src={picture.preview} alt="" />
      <div>
        <p className={style.name}>{picture.name}</p>
        <p className={style.soft}>
          {picture.isAnimated && `${say('firstFrame')} `}
          {say('readHere')}
        </p>
      </div>
      <IconButton
        name={say('removePicture')}
        size="site"
        icon={<X aria-hidden="true" />}
        disabled={isBusy}
        onClick={onRemove}
      />
    </div>
  );
}

function AttachButton({ isBusy, onPicture }: Pick<ComposerProps, 'isBusy' | 'onPicture'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        name={say('addPicture')}
        size="site"
        icon={<ImagePlus aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={say('picture')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onPicture(file);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Where one writes (spec §2): picture, text that grows to 120 px, send. Pictures may be pasted and dropped too. */
export function Composer(props: ComposerProps) {
  const { text, onText, onPicture, onClearPicture, isFirst, isBusy, onSend } = props;
  const { picture, isReading, refusal } = props.picture;
  const isTooLong = text.length > MAX_DESCRIPTION_CHARS;
  const canSend = (text.trim() !== '' || picture !== null) && !isTooLong && !isBusy && !isReading;
  const send = () => {
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const takeFile = (event: ClipboardEvent | DragEvent, file: File | undefined) => {
    if (!file || isBusy) return;
    event.preventDefault();
    onPicture(file);
  };
  return (
    <form
      className={style.composer}
      aria-label={say('message')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFile(event, event.dataTransfer.files[0])}
    >
      {refusal && (
        <Notice kind="error" title={titleFor('image-chat-picture', 'internal')} onClose={onClearPicture}>
          {refusal}
        </Notice>
      )}
      <OverLimit text={text} max={MAX_DESCRIPTION_CHARS} onCut={onText} />
      {isReading && <p className={style.soft}>{say('readingPicture')}</p>}
      {picture && <Attached picture={picture} onRemove={onClearPicture} isBusy={isBusy} />}
      <div className={style.bar}>
        <AttachButton isBusy={isBusy} onPicture={onPicture} />
        <textarea
          ref={props.ref}
          aria-label={say('yourMessage')}
          placeholder={say(isFirst ? 'firstPlaceholder' : 'laterPlaceholder')}
          rows={1}
          dir="auto"
          aria-invalid={isTooLong}
          disabled={isBusy}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => takeFile(event, event.clipboardData.files[0])}
        />
        <Button
          kind="primary"
          size="site"
          type="submit"
          disabled={!canSend}
          aria-label={say('send')}
          title={say('send')}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
