import type { ResultRemark } from '@/shared/contracts/enhance.ts';
import { remarkLine } from '@/shared/engines/result-lines.en.ts';
import style from './enhance-result.module.css';

/** What is to be known about a result, quietly beside it. */
export function RemarkLines({ remarks = [] }: { remarks?: readonly ResultRemark[] | undefined }) {
  return remarks.map((remark) => (
    <p key={remark} className={style.account}>
      {remarkLine(remark)}
    </p>
  ));
}
