import { canRestore, openFindings, type ResultChoice, restorable } from '@/shared/run/result-choice.ts';
import type { RunFinding } from '@/shared/run/run-result.ts';
import { findingSentence, restoreAllLabel, restoreLabels } from '@/shared/run/texts.en.ts';
import style from './guard-findings.module.css';
import { say } from './say.ts';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

interface GuardFindingsProps {
  findings: readonly RunFinding[];
  choice: ResultChoice;
  /** Settles findings: refuses the change that caused one, or puts a lost value back at the end. */
  onRestore: (findings: readonly RunFinding[]) => void;
  /** Whether to set them right is what comes next here. */
  primary?: boolean;
}

/** What the rewrite lost or made up, each with the way back where there is one. */
export function GuardFindings({ findings, choice, onRestore, primary = false }: GuardFindingsProps) {
  const open = openFindings(findings, choice);
  if (open.length === 0) return null;
  const some = restorable(findings, choice);
  const kind = primary ? 'primary' : 'plain';
  return (
    <Notice kind="warning">
      <div className={style.all}>
        {say('findings')}
        {some.length > 1 && (
          <Button kind={kind} onClick={() => onRestore(some)}>
            {restoreAllLabel(some)}
          </Button>
        )}
      </div>
      <ul className={style.list}>
        {open.map((finding) => (
          <li key={`${finding.kind} ${finding.change} ${finding.value}`} className={style.finding}>
            <span>
              {findingSentence(finding)} <span className={style.value}>{finding.value}</span>
            </span>
            {canRestore(finding) && (
              <Button kind={some.length > 1 ? 'plain' : kind} onClick={() => onRestore([finding])}>
                {restoreLabels[finding.change]}
                <span className="visually-hidden"> {finding.value}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
