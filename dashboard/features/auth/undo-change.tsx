import { Button } from '@/components/ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** Asks before the account is given back: a mail scanner opens links too, and runs their pages, but presses nothing. */
export function UndoChange({ onPress }: { onPress: () => void }) {
  return (
    <AuthFrame
      title="Undo the Change of Address"
      lead="Your earlier email address comes back, and everyone who is signed in is signed out. The old password stops working, so choose a new one right after."
    >
      <Button kind="primary" size="site" onClick={onPress}>
        Undo the change
      </Button>
    </AuthFrame>
  );
}
