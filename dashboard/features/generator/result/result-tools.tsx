import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { withDetails } from './details.ts';
import { DetailsForm } from './details-form.tsx';
import { PartEditor } from './part-editor.tsx';
import type { PromptParts } from './prompt-parts.ts';
import type { PromptVersion, PromptVersions, VersionChange } from './prompt-versions.ts';
import style from './result.module.css';
import { RunVersions } from './run-versions.tsx';
import { shorten } from './shorten.ts';

interface ResultToolsProps {
  state: PromptVersions;
  /** The version that is shown. */
  version: PromptVersion;
  /** A version as it is sent: for the chosen model and filled in. */
  textOf: (version: PromptVersion) => string;
  onChange: (change: VersionChange) => void;
}

type Tool = 'edit' | 'details' | 'run';

const tools: readonly { id: Tool; label: string }[] = [
  { id: 'details', label: 'More specific' },
  { id: 'edit', label: 'Edit sections' },
  { id: 'run', label: 'Run it' },
];

interface OpenToolProps extends ResultToolsProps {
  tool: Tool;
  onDetails: (prompt: PromptParts) => void;
}

/** The tool that is open. */
function OpenTool({ tool, onDetails, ...props }: OpenToolProps) {
  const { state, version, textOf, onChange } = props;
  const { status } = useSession();
  if (tool === 'details')
    return <DetailsForm onAdd={(answers) => onDetails(withDetails(version.prompt, answers))} />;
  if (tool === 'edit')
    return <PartEditor prompt={version.prompt} onChange={(prompt) => onChange({ type: 'edit', prompt })} />;
  return status === 'signedIn' ? (
    <RunVersions state={state} textOf={textOf} />
  ) : (
    <p className={style.note}>
      Log in to run it here, or open it in a chat below. A key of your own stays in the extension and never
      reaches a page.
    </p>
  );
}

/** What changes a prompt, and what came of it until the next act: *Shorter*, *More specific*, its sections; and what shows what comes of it. */
export function ResultTools(props: ResultToolsProps) {
  const { version, onChange } = props;
  const [tool, setTool] = useState<Tool | null>(null);
  const [told, setTold] = useState<{ text: string; of: PromptParts } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The next key works in what was opened.
    if (tool) place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [tool]);
  const makeShorter = () => {
    const prompt = shorten(version.prompt);
    const text = prompt ? 'The prompt is shorter now.' : 'Rules find nothing more to leave out.';
    setTold({ text, of: prompt ?? version.prompt });
    if (prompt) onChange({ type: 'add', label: 'Shorter', prompt });
  };
  const open = (id: Tool) => {
    setTold(null);
    setTool(tool === id ? null : id);
  };
  const add = (prompt: PromptParts) => {
    onChange({ type: 'add', label: 'More specific', prompt });
    setTool(null);
    setTold({ text: 'Your answers are in the prompt.', of: prompt });
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div ref={buttons} className={style.acts}>
        <Button onClick={makeShorter}>Shorter</Button>
        {tools.map(({ id, label }) => (
          <Button key={id} aria-expanded={tool === id} onClick={() => open(id)}>
            {label}
          </Button>
        ))}
      </div>
      <p className={style.note} role="status">
        {told?.of === version.prompt && told.text}
      </p>
      <div ref={place} className={style.tool}>
        {tool && <OpenTool {...props} tool={tool} onDetails={add} />}
      </div>
    </>
  );
}
