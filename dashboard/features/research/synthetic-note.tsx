import { Notice } from '@/components/ui/notice.tsx';

/** Said wherever something made by our script is shown as if people had written it. */
export function SyntheticNote() {
  return (
    <Notice kind="warning">
      These voices were made by a script so that this can be tried without a network. Nobody wrote them.
    </Notice>
  );
}
