import type { ResultRemark } from '@/shared/contracts/enhance.ts';
import { remarkLine } from '@/shared/engines/result-lines.en.ts';
import { remedyForRemark } from '@/shared/errors/remedies.ts';
import style from './enhance-result.module.css';
import { RemedyButton } from './failure.tsx';

interface RemarkLinesProps {
  remarks?: readonly ResultRemark[] | undefined;
}

/** What is to be known about a result, quietly beside it. */
export function RemarkLines({ remarks = [] }: RemarkLinesProps) {
  return remarks.map((remark) => (
    <p key={remark} className={style.account}>
      {remarkLine(remark)} <RemedyButton remedy={remedyForRemark(remark)} />
    </p>
  ));
}
