import { Button } from '@/components/ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { say } from './say.ts';

/** Asks before the account is given back: a mail scanner opens links too, and runs their pages, but presses nothing. */
export function UndoChange({ onPress }: { onPress: () => void }) {
  return (
    <AuthFrame title={say('undoTitle')} lead={say('undoLead')}>
      <Button kind="primary" size="site" onClick={onPress}>
        {say('undo')}
      </Button>
    </AuthFrame>
  );
}
