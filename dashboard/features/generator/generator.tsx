import { ArrowRight, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { takeContext } from '@/dashboard/app/report-context.ts';
import { setCookie } from '@/shared/client/cookies.ts';
import { MAX_TOPIC_CHARS } from '@/shared/contracts/generate.ts';
import style from './generator.module.css';
import { lastChoices, lengths, modes } from './generator-choices.ts';
import { LimitModal } from './limit-modal.tsx';
import { OutputPanel } from './output-panel.tsx';
import { useGeneration } from './use-generation.ts';

/** As in a chat: Enter sends, Shift+Enter begins a line; an Enter that ends a word of an input method is neither. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The simple generator (spec §2): a topic in, a prompt out. */
export function Generator() {
  const [topic, setTopic] = useState('');
  const [context, setContext] = useState(takeContext);
  const [{ mode, length }, setChoices] = useState(lastChoices);
  const { generation, limited, start, cancel, closeLimit } = useGeneration();
  const running = generation.status === 'running';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!running) void start({ topic, mode, length, context: context?.text ?? '' });
  };
  return (
    <div className={style.generator}>
      <form className={style.form} onSubmit={submit}>
        <div className={style.choices}>
          <Select
            label="Mode"
            options={modes}
            value={mode}
            onChange={(chosen) => {
              setChoices({ mode: chosen, length });
              setCookie('mode', chosen);
            }}
          />
          <RadioGroup
            label="Detail level"
            layout="row"
            options={lengths}
            value={length}
            onChange={(chosen) => {
              setChoices({ mode, length: chosen });
              setCookie('settings', chosen);
            }}
          />
        </div>
        <div className={style.line}>
          <TextArea
            label="What do you want your text to be about?"
            hint="Enter generates, Shift+Enter begins a new line."
            value={topic}
            maxLength={MAX_TOPIC_CHARS}
            autoComplete="off"
            onChange={setTopic}
            onKeyDown={submitOnEnter}
          />
          {running ? (
            <Button size="site" aria-label="Cancel" title="Cancel" onClick={cancel}>
              <X aria-hidden="true" />
            </Button>
          ) : (
            <Button
              // At most one ember button on screen: the modal has its own.
              kind={limited ? 'plain' : 'primary'}
              size="site"
              type="submit"
              aria-label="Generate"
              title="Generate"
            >
              <ArrowRight aria-hidden="true" />
            </Button>
          )}
        </div>
        {context && (
          <p className={style.context}>
            With the findings of “{context.title}”
            <IconButton
              name="Leave the findings out"
              icon={<X aria-hidden="true" />}
              onClick={() => setContext(null)}
            />
          </p>
        )}
      </form>
      <OutputPanel generation={generation} />
      {limited && <LimitModal onClose={closeLimit} />}
    </div>
  );
}
