import { Suspense } from 'react';
import { Edge } from '@/components/ui/edge.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PartFailure } from '@/dashboard/app/part-failure.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { PromptText } from '@/dashboard/app/prompt-text.tsx';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { useInSight } from '@/dashboard/app/use-in-sight.ts';
import { prices } from '@/shared/credits/prices.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { canRewriteDraft } from '@/shared/errors/remedies.ts';
import { Ended } from './ended.tsx';
import style from './generator.module.css';
import { currentOf, type PromptVersions, type VersionChange } from './result/prompt-versions.ts';
import { say } from './say.ts';
import type { Generation, GeneratorInput } from './use-generation.ts';

// The tools of a result come with the first result.
const Result = partOf(() => import('./result/result.tsx').then(({ default: part }) => part));

interface OutputPanelProps {
  generation: Generation;
  /** What was made so far, and by which changes. */
  state: PromptVersions;
  onChange: (change: VersionChange) => void;
  /** Whether to copy the prompt is what leads; or to try again, after a failure. */
  isLeading: boolean;
  isForRetry: boolean;
  /** Why a link could not be read; '' where there is nothing to say. */
  linkFailure: string;
  /** Ways out of a failure. */
  ways: {
    /** Somebody goes to log in. */
    onLeave: () => void;
    onVisitor: (input: GeneratorInput) => void;
    onRetry: (input: GeneratorInput) => void;
    onClose: () => void;
  };
}

/** Whether the same topic may fare better: one that is too long, or empty, is to be changed. */
export const mayFareBetter = (generation: Generation): boolean =>
  generation.status === 'failed' && !canRewriteDraft(generation.failure.code);

/** Another try is free; a run whose id is used up is not. */
const retryNameOf = (code: ErrorCode) =>
  code === 'conflict' ? say('generateAnew', { credits: prices.generate.credits }) : undefined;

const told = (status: Generation['status']) =>
  status === 'running' || status === 'done' ? say(`told_${status}`) : '';

function Waiting({ text }: { text: string }) {
  return (
    <>
      <div className={style.bar}>
        <h2 id="output-title">{say('generatedOutput')}</h2>
      </div>
      <p className={style.empty}>{text}</p>
    </>
  );
}

/** What has come so far; it is read out once it is whole. */
function Writing({ text }: { text: string }) {
  if (text === '') return <Waiting text={say('generating')} />;
  return (
    <>
      <div className={style.bar}>
        <h2 id="output-title">{say('generatedOutput')}</h2>
      </div>
      <div className={style.written}>
        <PromptText text={text} />
      </div>
    </>
  );
}

type ContentProps = Pick<OutputPanelProps, 'generation' | 'state' | 'onChange' | 'isLeading'>;

function Content({ generation, state, onChange, isLeading }: ContentProps) {
  if (generation.status === 'running') return <Writing text={generation.text} />;
  if (currentOf(state))
    return (
      <Suspense fallback={<Waiting text={say('arriving')} />}>
        <Result state={state} onChange={onChange} isLeading={isLeading} />
      </Suspense>
    );
  // Nothing stands under what failed: there is no output to head.
  if (['failed', 'ended', 'outdated'].includes(generation.status))
    return (
      <h2 id="output-title" className="visually-hidden">
        {say('generatedOutput')}
      </h2>
    );
  return <Waiting text={say('nothingYet')} />;
}

/** Where the prompt appears (spec §2). */
export function OutputPanel(props: OutputPanelProps) {
  const { generation, linkFailure, ways } = props;
  const isLeading = props.isLeading || props.isForRetry;
  // What does not fit is told at its field.
  const status = generation.status === 'unfit' ? 'idle' : generation.status;
  const panel = useInSight({ status, isLeading });
  const hasEarlier = currentOf(props.state) !== undefined;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={style.panel}
      aria-labelledby="output-title"
      aria-busy={generation.status === 'running'}
    >
      {linkFailure && (
        <Notice kind="error" title={say('linkUnread')}>
          {linkFailure}
        </Notice>
      )}
      {generation.status === 'failed' && (
        <SiteFailure
          context="generator"
          {...generation.failure}
          hasEarlier={hasEarlier}
          kept={say(hasEarlier ? 'topicAndPromptKept' : 'topicInField')}
          isLeading={props.isForRetry}
          retryName={retryNameOf(generation.failure.code)}
          onRetry={mayFareBetter(generation) ? () => ways.onRetry(generation.input) : undefined}
          onClose={ways.onClose}
        />
      )}
      {generation.status === 'outdated' && <PartFailure kept={say('topicKept')} />}
      {generation.status === 'ended' && (
        <Ended {...ways} onVisitor={() => ways.onVisitor(generation.input)} />
      )}
      <Content {...props} />
      <LiveRegion text={told(generation.status)} />
      <Edge running={generation.status === 'running'} />
    </section>
  );
}
