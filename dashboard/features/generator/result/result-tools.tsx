import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { functionsAccess, useSession } from '@/dashboard/app/session.ts';
import { say } from '@/dashboard/features/generator/say.ts';
import { hasServerModel } from '@/shared/client/image-prompt-calls.ts';
import { withDetails } from './details.ts';
import { DetailsForm } from './details-form.tsx';
import { PartEditor } from './part-editor.tsx';
import type { PromptParts } from './prompt-parts.ts';
import {
  type PromptVersion,
  type PromptVersions,
  type VersionChange,
  versionsWith,
} from './prompt-versions.ts';
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

const tools = ['details', 'edit', 'run'] as const satisfies readonly Tool[];

/** A topic of fewer words leaves most to the one who reads the prompt. */
const SHORT_TOPIC_WORDS = 8;

/** By what is read as words: not every script parts them by spaces. */
const wordsIn = (topic: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(topic)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;

/** Whether rules had hardly anything to go by, and nobody worked on the prompt since. */
const isThin = (state: PromptVersions, version: PromptVersion): boolean =>
  version.engine === 'offline' &&
  version.topic.trim() !== '' &&
  wordsIn(version.topic) < SHORT_TOPIC_WORDS &&
  versionsWith(state, version).length === 1;

/** Whether somebody could answer the prompt on our server; undefined where that is not known. */
function useServerModel(): boolean | undefined {
  const { status } = useSession();
  const { data } = useQuery({
    queryKey: ['server-model'],
    queryFn: ({ signal }) => hasServerModel(functionsAccess, signal),
    enabled: status === 'signedIn',
  });
  return data;
}

interface OpenToolProps extends ResultToolsProps {
  tool: Exclude<Tool, 'details'>;
  hasModel: boolean | undefined;
}

/** The tool that is open. */
function OpenTool({ tool, hasModel, ...props }: OpenToolProps) {
  const { state, version, textOf, onChange } = props;
  const { status } = useSession();
  if (tool === 'edit')
    return <PartEditor prompt={version.prompt} onChange={(prompt) => onChange({ type: 'edit', prompt })} />;
  if (status === 'signedIn' && hasModel !== false)
    return <RunVersions key={version.work} state={state} textOf={textOf} />;
  return <p className={style.note}>{say(hasModel === false ? 'noModel' : 'logInToRun')}</p>;
}

/** What changes a prompt, and what came of it until the next act: *Shorter*, *More specific*, its sections; and what shows what comes of it. */
export function ResultTools(props: ResultToolsProps) {
  const { state, version, onChange } = props;
  const [tool, setTool] = useState<Tool | null>(null);
  const [told, setTold] = useState<{ text: string; of: PromptParts } | null>(null);
  const hasModel = useServerModel();
  const place = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The next key works in what was opened.
    if (tool) place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [tool]);
  const makeShorter = () => {
    const prompt = shorten(version.prompt);
    const text = prompt ? say('shorterNow') : say('nothingShorter');
    setTold({ text, of: prompt ?? version.prompt });
    if (prompt) onChange({ type: 'add', label: say('shorter'), prompt });
  };
  const open = (id: Tool) => {
    setTold(null);
    setTool(tool === id ? null : id);
  };
  const add = (prompt: PromptParts) => {
    onChange({ type: 'add', label: say('moreSpecific'), prompt });
    setTool(null);
    setTold({ text: say('answersAdded'), of: prompt });
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div ref={buttons} className={style.acts}>
        <Button kind="quiet" onClick={makeShorter}>
          {say('shorter')}
        </Button>
        {tools.map((id) => (
          <Button key={id} kind="quiet" aria-expanded={tool === id} onClick={() => open(id)}>
            {say(`tool_${id}`)}
          </Button>
        ))}
      </div>
      <p className={style.note} role="status">
        {told?.of === version.prompt && told.text}
      </p>
      <div ref={place} className={style.tool}>
        {tool && tool !== 'details' && <OpenTool {...props} tool={tool} hasModel={hasModel} />}
        {(tool === 'details' || (!tool && isThin(state, version))) && (
          <DetailsForm
            // Where more is asked it is the same form: what was answered stays, and stays with its prompt.
            key={version.work}
            asked={tool ? undefined : ['reader', 'goal', 'length']}
            note={say(tool ? 'answerWhatMatters' : 'shortTopic')}
            onAdd={(answers) => add(withDetails(version.prompt, answers))}
          />
        )}
      </div>
    </>
  );
}
