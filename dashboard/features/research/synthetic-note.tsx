import { Notice } from '@/components/ui/notice.tsx';
import { say } from './say.ts';

/** Said wherever something made by our script is shown as if people had written it. */
export function SyntheticNote() {
  return <Notice kind="warning">{say('synthetic')}</Notice>;
}
