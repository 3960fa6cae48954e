import type { ResultRemark } from '@/shared/contracts/enhance.ts';
import { remarkLine } from '@/shared/engines/result-lines.en.ts';
import { remedyForRemark } from '@/shared/errors/remedies.ts';
import { moreNotes } from '@/shared/run/texts.en.ts';
import style from './enhance-result.module.css';
import { RemedyButton } from './failure.tsx';

interface RemarkLinesProps {
  remarks?: readonly ResultRemark[] | undefined;
  /** Whether something weightier is told already: they wait behind their count then. */
  isBeside?: boolean;
}

const Lines = ({ remarks }: { remarks: readonly ResultRemark[] }) =>
  remarks.map((remark) => (
    <p key={remark} className={remark === 'nothing_to_do' ? style.gain : style.account}>
      {remarkLine(remark)} <RemedyButton remedy={remedyForRemark(remark)} />
    </p>
  ));

/** What is to be known about a result, quietly beside it and one thing at a time: a count opens the others. */
export function RemarkLines({ remarks = [], isBeside = false }: RemarkLinesProps) {
  const first = isBeside ? [] : remarks.slice(0, 1);
  const others = remarks.slice(first.length);
  return (
    <>
      <Lines remarks={first} />
      {others.length > 0 && (
        <details className={style.more}>
          <summary>{moreNotes(others.map(remarkLine))}</summary>
          <Lines remarks={others} />
        </details>
      )}
    </>
  );
}
