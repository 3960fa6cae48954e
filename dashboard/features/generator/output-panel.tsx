import { lazy, Suspense } from 'react';
import { Edge } from '@/components/ui/edge.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import style from './generator.module.css';
import { currentOf, type PromptVersions, type VersionChange } from './result/prompt-versions.ts';
import type { Generation } from './use-generation.ts';

// The tools of a result come with the first result.
const Result = lazy(() => import('./result/result.tsx'));

interface OutputPanelProps {
  generation: Generation;
  /** What was made so far, and by which changes. */
  state: PromptVersions;
  onChange: (change: VersionChange) => void;
  /** Why a link could not be read; '' where there is nothing to say. */
  linkFailure: string;
}

const said: Record<Generation['status'], string> = {
  idle: '',
  running: 'Generating.',
  done: 'The prompt is there.',
  failed: '',
  unfit: '',
};

function Waiting({ text }: { text: string }) {
  return (
    <>
      <div className={style.bar}>
        <h2 id="output-title">Generated Output</h2>
      </div>
      <p className={style.empty}>{text}</p>
    </>
  );
}

/** What has come so far; it is read out once it is whole. */
function Writing({ text }: { text: string }) {
  if (text === '') return <Waiting text="Generating..." />;
  return (
    <>
      <div className={style.bar}>
        <h2 id="output-title">Generated Output</h2>
      </div>
      <p className={style.written} dir="auto">
        {text}
      </p>
    </>
  );
}

function Content({ generation, state, onChange }: Omit<OutputPanelProps, 'linkFailure'>) {
  if (generation.status === 'running') return <Writing text={generation.text} />;
  if (currentOf(state))
    return (
      <Suspense fallback={<Waiting text="The prompt is there …" />}>
        <Result state={state} onChange={onChange} />
      </Suspense>
    );
  if (generation.status === 'failed') return <Waiting text="" />;
  return (
    <Waiting text="Your prompt appears here. A topic can be a few words, such as “a farewell mail to a customer”, or a whole request." />
  );
}

/** Where the prompt appears (spec §2). */
export function OutputPanel({ generation, state, onChange, linkFailure }: OutputPanelProps) {
  return (
    <section
      className={style.panel}
      aria-labelledby="output-title"
      aria-busy={generation.status === 'running'}
    >
      {linkFailure && <Notice kind="error">{linkFailure}</Notice>}
      {generation.status === 'failed' && <Notice kind="error">{generation.text}</Notice>}
      <Content generation={generation} state={state} onChange={onChange} />
      <LiveRegion text={said[generation.status]} />
      <Edge running={generation.status === 'running'} />
    </section>
  );
}
