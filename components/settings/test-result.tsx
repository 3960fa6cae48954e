import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { ProbeOutcome } from '@/shared/engines/probe-server.ts';
import { type ProbedServer, probeText } from './probe-text.ts';
import style from './settings.module.css';

interface TestResultProps {
  outcome: ProbeOutcome;
  server: ProbedServer;
  onModel: (model: string) => void;
}

/** So many fit on a narrow panel; all of them are offered in the field itself. */
const SHOWN_MODELS = 8;

/** What a test found: who answered and how fast, or the cause and how it is mended. */
export function TestResult({ outcome, server, onModel }: TestResultProps) {
  if (outcome.ok) {
    return <Notice kind="success">Connected to {outcome.value.model}. Now in use.</Notice>;
  }
  const { says, mend, command } = probeText(server, outcome.error);
  const isChoice = outcome.error.cause === 'wrong_model' && server.model === '';
  const models = outcome.error.cause === 'wrong_model' ? outcome.error.models.slice(0, SHOWN_MODELS) : [];
  return (
    <Notice kind={isChoice ? 'warning' : 'error'}>
      <p>{says}</p>
      <p className={style.mend}>{mend}</p>
      {command && <code className={style.command}>{command}</code>}
      {models.length > 0 && (
        <ul className={style.models} aria-label="Models there">
          {models.map((model) => (
            <li key={model}>
              <Button title={model} onClick={() => onModel(model)}>
                {model}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
