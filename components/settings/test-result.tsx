import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { ProbeOutcome } from '@/shared/engines/probe-server.ts';
import { type ProbedServer, probeText } from './probe-text.ts';
import { sayServer } from './say.ts';
import style from './settings.module.css';

interface TestResultProps {
  outcome: ProbeOutcome;
  server: ProbedServer;
  onModel: (model: string) => void;
}

/** So many fit on a narrow panel; all of them are offered in the field itself. */
const SHOWN_MODELS = 8;

interface ModelListProps {
  models: readonly string[];
  used?: string;
  onModel: (model: string) => void;
}

/** The models of a server, each a press away. */
function ModelList({ models, used, onModel }: ModelListProps) {
  return (
    <ul className={style.models} aria-label={sayServer('modelsThere')}>
      {models.slice(0, SHOWN_MODELS).map((model) => (
        <li key={model}>
          <Button
            title={model}
            aria-pressed={used === undefined ? undefined : model === used}
            onClick={() => onModel(model)}
          >
            {model}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What a test found: who answered and how fast, or the cause and how it is mended. */
export function TestResult({ outcome, server, onModel }: TestResultProps) {
  if (outcome.ok) {
    const { model, models } = outcome.value;
    return (
      <Notice kind="success">
        <p>{sayServer('connected', { model })}</p>
        {server.start !== undefined && models.length > 1 && (
          <ModelList models={models} used={model} onModel={onModel} />
        )}
      </Notice>
    );
  }
  const { says, mend, command } = probeText(server, outcome.error);
  const isChoice = outcome.error.cause === 'wrong_model' && server.model === '';
  const models = outcome.error.cause === 'wrong_model' ? outcome.error.models : [];
  return (
    <Notice kind={isChoice ? 'success' : 'error'} title={says}>
      <p className={style.mend}>{mend}</p>
      {command && <code className={style.command}>{command}</code>}
      {models.length > 0 && <ModelList models={models} onModel={onModel} />}
    </Notice>
  );
}
