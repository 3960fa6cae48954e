import { canRestore, openFindings, type ResultChoice } from '@/shared/run/result-choice.ts';
import type { RunFinding } from '@/shared/run/run-result.ts';
import { findingSentence, restoreLabels } from '@/shared/run/texts.en.ts';
import style from './guard-findings.module.css';
import { say } from './say.ts';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

interface GuardFindingsProps {
  findings: readonly RunFinding[];
  choice: ResultChoice;
  /** Settles a finding: refuses the change that caused it, or puts a lost value back at the end. */
  onRestore: (finding: RunFinding) => void;
}

/** What the rewrite lost or made up, each with the way back where there is one. */
export function GuardFindings({ findings, choice, onRestore }: GuardFindingsProps) {
  const open = openFindings(findings, choice);
  if (open.length === 0) return null;
  return (
    <Notice kind="warning">
      {say('findings')}
      <ul className={style.list}>
        {open.map((finding) => (
          <li key={`${finding.kind} ${finding.change} ${finding.value}`} className={style.finding}>
            <span>
              {findingSentence(finding)} <span className={style.value}>{finding.value}</span>
            </span>
            {canRestore(finding) && (
              <Button onClick={() => onRestore(finding)}>
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
