import { Suspense, useEffect, useState } from 'react';
import { keepTyping, takeTyping } from '@/dashboard/app/kept-typing.ts';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { useDraft } from '@/dashboard/app/use-draft.ts';
import style from './generator.module.css';
import { GeneratorForm } from './generator-form.tsx';
import { mayFareBetter, OutputPanel } from './output-panel.tsx';
import { readParts } from './result/prompt-parts.ts';
import { currentOf } from './result/prompt-versions.ts';
import { useKeptVersions } from './result/use-kept-versions.ts';
import { useSharedPrompt } from './result/use-shared-prompt.ts';
import { say } from './say.ts';
import { useGeneration } from './use-generation.ts';

const PromptHistory = partOf(() => import('./result/prompt-history.tsx').then(({ default: part }) => part));
const LimitModal = partOf(() => import('./limit-modal.tsx').then(({ LimitModal }) => LimitModal));

/** The simple generator (spec §2): a topic in, a prompt out, and the work on it. */
export function Generator() {
  const [versions, change] = useKeptVersions();
  const [made, setMade] = useState(0);
  const [topic, setTopic] = useDraft('topic');
  useEffect(() => {
    const kept = takeTyping('topic');
    if (kept) setTopic(kept);
  }, [setTopic]);
  const { status } = useSession();
  const add = (label: string, text: string) => {
    const prompt = readParts(text);
    change({ type: 'add', label, prompt, topic: prompt.parts[0]?.body ?? text });
  };
  const { generation, limited, start, asVisitor, cancel, closeLimit } = useGeneration(
    (text, { engine, topic }) => {
      change({ type: 'add', label: say('generated'), prompt: readParts(text), engine, topic });
      setMade((before) => before + 1);
    },
  );
  const linkFailure = useSharedPrompt((prompt) => add(say('fromALink'), prompt));
  const onLeave = () => keepTyping('topic', topic);
  const shown = currentOf(versions);
  // At most one ember button: a prompt is there to be copied, until something else is asked for.
  const isForResult =
    shown !== undefined &&
    (generation.status === 'idle' || generation.status === 'done') &&
    (topic.trim() === '' || topic === shown.topic);
  const isForRetry =
    generation.status === 'failed' && mayFareBetter(generation) && topic === generation.input.topic;
  return (
    <div className={style.generator}>
      <GeneratorForm
        topic={topic}
        onTopic={setTopic}
        generation={generation}
        isSecond={limited || isForResult || isForRetry || generation.status === 'ended'}
        onStart={(input) => void start(input)}
        onCancel={cancel}
      />
      <OutputPanel
        generation={generation}
        state={versions}
        isLeading={isForResult && !limited}
        isForRetry={isForRetry}
        onChange={change}
        linkFailure={linkFailure}
        ways={{
          onLeave,
          onVisitor: (input) => void asVisitor(input),
          onRetry: (input) => void start(input),
          onClose: cancel,
        }}
      />
      {status === 'signedIn' && (
        <Suspense>
          <PromptHistory made={made} onOpen={(prompt) => add(say('fromYourPrompts'), prompt)} />
        </Suspense>
      )}
      <Suspense>{limited && <LimitModal onClose={closeLimit} onLeave={onLeave} />}</Suspense>
    </div>
  );
}
