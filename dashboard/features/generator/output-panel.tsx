import { CopyButton } from '@/components/copy-button.tsx';
import { Edge } from '@/components/ui/edge.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import style from './generator.module.css';
import type { Generation } from './use-generation.ts';

/** Writes the clipboard; a failure is only logged (spec §8), and said on the button. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    console.error('Copying failed.');
    return false;
  }
}

function Content({ generation }: { generation: Generation }) {
  if (generation.status === 'failed') return <Notice kind="error">{generation.text}</Notice>;
  if (generation.status === 'running') return <p className={style.empty}>Generating...</p>;
  if (generation.status === 'idle')
    return (
      <p className={style.empty}>
        Your prompt appears here. A topic can be a few words, such as “a farewell mail to a customer”, or a
        whole request.
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={style.prompt} aria-label="Prompt" tabIndex={0}>
      {generation.prompt}
    </section>
  );
}

const said: Record<Generation['status'], string> = {
  idle: '',
  running: 'Generating.',
  done: 'The prompt is there.',
  failed: '',
};

/** Where the prompt appears (spec §2). */
export function OutputPanel({ generation }: { generation: Generation }) {
  const isDone = generation.status === 'done';
  return (
    <section
      className={style.panel}
      aria-labelledby="output-title"
      aria-busy={generation.status === 'running'}
    >
      <div className={style.bar}>
        <h2 id="output-title">Generated Output</h2>
        {isDone && <CopyButton text={generation.prompt} onCopy={copy} />}
      </div>
      <Content generation={generation} />
      {isDone && (
        <p className={style.origin}>
          Our server, {generation.engine === 'offline' ? 'by rules' : 'by a model'} · not stored
        </p>
      )}
      <LiveRegion text={said[generation.status]} />
      <Edge running={generation.status === 'running'} />
    </section>
  );
}
