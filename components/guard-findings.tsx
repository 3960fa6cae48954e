import type { FindingKind } from '@/shared/contracts/enhance.ts';
import style from './guard-findings.module.css';
import type { RunFinding } from './run-state.ts';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

interface GuardFindingsProps {
  findings: readonly RunFinding[];
  refused: ReadonlySet<number>;
  /** Refuses the change that lost the value. */
  onRestore: (segment: number) => void;
}

const nouns: Record<FindingKind, string> = {
  name: 'the name',
  number: 'the number',
  date: 'the date',
  url: 'the link',
  email: 'the address',
  code: 'the code',
  quote: 'the quotation',
  placeholder: 'the placeholder',
  negation: 'the negation',
  condition: 'the condition',
  roles: 'who does what',
  statement: 'part of your text',
  block: 'the pasted text',
  language: 'the language',
  answered: 'your question',
};

function sentenceOf({ kind, change }: RunFinding): string {
  if (kind === 'answered') return 'The question was answered instead of sharpened.';
  if (kind === 'language') return 'The language changed.';
  return change === 'lost' ? `Lost ${nouns[kind]}` : `Not in your draft: ${nouns[kind]}`;
}

/** What the rewrite lost or made up, each with the way back where there is one. */
export function GuardFindings({ findings, refused, onRestore }: GuardFindingsProps) {
  const open = findings.filter(({ segment }) => segment === null || !refused.has(segment));
  if (open.length === 0) return null;
  return (
    <Notice kind="warning">
      Look at this before you use it.
      <ul className={style.list}>
        {open.map(({ segment, ...finding }) => (
          <li key={`${finding.kind} ${finding.change} ${finding.value}`} className={style.finding}>
            <span>
              {sentenceOf({ segment, ...finding })} <span className={style.value}>{finding.value}</span>
            </span>
            {segment !== null && (
              <Button onClick={() => onRestore(segment)}>
                {finding.change === 'lost' ? 'Restore' : 'Take out'}
                <span className="visually-hidden"> {finding.value}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
