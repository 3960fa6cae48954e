import type { ResultRemark } from '@/shared/contracts/enhance.ts';
import { remarkLine } from '@/shared/engines/result-lines.en.ts';
import { remedyNames } from '@/shared/errors/remedies.ts';
import style from './enhance-result.module.css';
import type { OnRemedy } from './run-failure.tsx';
import { Button } from './ui/button.tsx';

interface RemarkLinesProps {
  remarks?: readonly ResultRemark[] | undefined;
  onRemedy: OnRemedy;
}

/** What is to be known about a result, quietly beside it. */
export function RemarkLines({ remarks = [], onRemedy }: RemarkLinesProps) {
  return remarks.map((remark) => (
    <p key={remark} className={style.account}>
      {remarkLine(remark)}{' '}
      {remark === 'needs_model' && onRemedy && (
        <Button onClick={() => onRemedy('connect')}>{remedyNames.connect}</Button>
      )}
    </p>
  ));
}
