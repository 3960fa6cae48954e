import style from '@/components/enhance-result.module.css';
import { NoticeBar } from '@/components/library/notice-bar.tsx';
import { useNotice } from '@/components/library/use-notice.ts';
import { ResultButtons } from '@/components/result-buttons.tsx';
import { useSaving } from './use-saving.ts';

/** Keeps a result in the library, and says so right below its buttons. */
export function KeepResult({ text }: { text: string }) {
  const board = useNotice();
  const save = useSaving(board);
  return (
    <div className={style.keep}>
      <ResultButtons text={text} onSave={save} />
      <NoticeBar {...board} inFlow />
    </div>
  );
}
