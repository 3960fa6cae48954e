import {
  alikeFindings,
  canRestore,
  openFindings,
  type ResultChoice,
  restorable,
} from '@/shared/run/result-choice.ts';
import type { RunFinding } from '@/shared/run/run-result.ts';
import { findingLine, findingsTitle, restoreAllLabel, restoreLabels } from '@/shared/run/texts.en.ts';
import style from './guard-findings.module.css';
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

interface FindingRowProps extends Pick<GuardFindingsProps, 'onRestore'> {
  alike: readonly RunFinding[];
  kind: 'primary' | 'plain';
}

function FindingRow({ alike, kind, onRestore }: FindingRowProps) {
  const [finding] = alike;
  const some = alike.filter(canRestore);
  if (!finding) return null;
  return (
    <li className={style.finding}>
      <span className={style.value}>{findingLine(finding)}</span>
      {some.length > 0 && (
        <Button kind={kind} onClick={() => onRestore(some)}>
          {restoreLabels[finding.change]}
          <span className="visually-hidden"> {finding.value}</span>
        </Button>
      )}
    </li>
  );
}

/** What the rewrite lost or made up, each with the way back where there is one. */
export function GuardFindings({ findings, choice, onRestore, primary = false }: GuardFindingsProps) {
  const open = openFindings(findings, choice);
  if (open.length === 0) return null;
  const rows = alikeFindings(open);
  const some = restorable(findings, choice);
  const isOne = alikeFindings(some).length === 1;
  const kind = primary ? 'primary' : 'plain';
  return (
    <Notice kind="warning" isBare>
      <div className={style.all}>
        {findingsTitle(rows.length)}
        {some.length > 0 && !isOne && (
          <Button kind={kind} onClick={() => onRestore(some)}>
            {restoreAllLabel(some)}
          </Button>
        )}
      </div>
      <ul className={style.list}>
        {rows.map((alike) => (
          <FindingRow
            key={JSON.stringify(alike[0])}
            alike={alike}
            kind={isOne ? kind : 'plain'}
            onRestore={onRestore}
          />
        ))}
      </ul>
    </Notice>
  );
}
