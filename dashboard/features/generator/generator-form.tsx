import { ArrowRight, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { ignoreDoubleClick } from '@/components/ignore-double-click.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { OverLimit } from '@/components/ui/over-limit.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { useFindings } from '@/dashboard/app/report-context.ts';
import { say } from '@/dashboard/features/generator/say.ts';
import { setCookie } from '@/shared/client/cookies.ts';
import { type GenerateMode, MAX_TOPIC_CHARS } from '@/shared/contracts/generate.ts';
import style from './generator.module.css';
import { lastChoices, lengths, modes } from './generator-choices.ts';
import { UnfitTopic } from './unfit-topic.tsx';
import type { Generation, GeneratorInput } from './use-generation.ts';

/** As in a chat: Enter sends, Shift+Enter begins a line; an Enter that ends a word of an input method is neither. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface GeneratorFormProps {
  topic: string;
  onTopic: (topic: string) => void;
  generation: Generation;
  /** At most one ember button on screen: the modal has its own, so have a finished prompt and who was signed out. */
  isSecond: boolean;
  onStart: (input: GeneratorInput) => void;
  onCancel: () => void;
}

/** What is asked for: a topic, a mode, a detail level, and findings that go along. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { topic, onTopic, generation, isSecond, onStart, onCancel } = props;
  const [context, leaveOut] = useFindings();
  const [choices, setChoices] = useState(lastChoices);
  const isTooLong = topic.length > MAX_TOPIC_CHARS;
  const isRunning = generation.status === 'running';
  const start = (change: Partial<GeneratorInput> = {}) =>
    onStart({ ...choices, topic, context: context?.text ?? '', ...change });
  const choose = (mode: GenerateMode) => {
    setChoices({ ...choices, mode });
    setCookie('mode', mode);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning && !isTooLong) start();
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <div className={style.choices}>
        <Select label={say('mode')} options={modes()} value={choices.mode} onChange={choose} />
        <RadioGroup
          label={say('detailLevel')}
          layout="row"
          options={lengths()}
          value={choices.length}
          onChange={(chosen) => {
            setChoices({ ...choices, length: chosen });
            setCookie('settings', chosen);
          }}
        />
      </div>
      <div className={style.line}>
        <TextArea
          label={say('topic')}
          hint={say('keysHint')}
          data-kept-as="asked"
          data-enter="sends"
          value={topic}
          aria-invalid={isTooLong}
          autoComplete="off"
          onChange={onTopic}
          onKeyDown={submitOnEnter}
        />
        {isRunning ? (
          <Button size="site" onClick={ignoreDoubleClick(onCancel)}>
            {say('cancel')}
            <X aria-hidden="true" />
          </Button>
        ) : (
          <Button kind={isSecond ? 'plain' : 'primary'} size="site" type="submit">
            {say('generate')}
            <ArrowRight aria-hidden="true" data-points="" />
          </Button>
        )}
      </div>
      {generation.status === 'unfit' && generation.topic === topic && choices.mode === 'image' && (
        <UnfitTopic
          fits={generation.fits}
          onFitting={() => {
            choose(generation.fits);
            start({ mode: generation.fits });
          }}
          onAnyway={() => start({ anyway: true })}
        />
      )}
      <OverLimit text={topic} max={MAX_TOPIC_CHARS} onCut={onTopic} />
      {context && (
        <p className={style.context}>
          {say('withFindings', { title: context.title })}
          <IconButton name={say('leaveFindingsOut')} icon={<X aria-hidden="true" />} onClick={leaveOut} />
        </p>
      )}
    </form>
  );
}
