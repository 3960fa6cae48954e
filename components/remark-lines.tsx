import type { ResultRemark } from '@/shared/contracts/enhance.ts';
import { remarkLine } from '@/shared/engines/result-lines.en.ts';
import { remedyForRemark, remedyNames } from '@/shared/errors/remedies.ts';
import style from './enhance-result.module.css';
import type { OnRemedy } from './run-failure.tsx';
import { Button } from './ui/button.tsx';

interface RemarkLinesProps {
  remarks?: readonly ResultRemark[] | undefined;
  onRemedy: OnRemedy;
}

/** What is to be known about a result, quietly beside it. */
export function RemarkLines({ remarks = [], onRemedy }: RemarkLinesProps) {
  return remarks.map((remark) => {
    const remedy = onRemedy && remedyForRemark(remark);
    return (
      <p key={remark} className={style.account}>
        {remarkLine(remark)}{' '}
        {remedy && <Button onClick={() => onRemedy(remedy)}>{remedyNames[remedy]}</Button>}
      </p>
    );
  });
}
