import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** What a user changes a field by without its keys. */
const OWN_INPUT = /^(?:insertFrom|deleteBy|history)/;

/** Whether the field holds what the card wrote: what is typed, pasted or taken back is the user's own. */
export function useSharpened(isCardOpen: boolean) {
  const [isSharpened, setIsSharpened] = useState(false);
  const isTyping = useRef(false);
  /** The user's own text, once a card was opened over it. */
  const own = useRef<string | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isCardOpen) wasOpen.current = true;
  }, [isCardOpen]);
  return {
    isSharpened,
    keys: {
      // The card sends keys of its own round what it writes.
      onKeyDown: ({ nativeEvent }: KeyboardEvent) => {
        isTyping.current = nativeEvent.isTrusted;
      },
      onKeyUp: () => {
        isTyping.current = false;
      },
    },
    /** Is told each change of the field, with what stood there before. */
    onChange({ text, before, inputType }: { text: string; before: string; inputType: string }) {
      const isOwn = !wasOpen.current || isTyping.current || OWN_INPUT.test(inputType);
      own.current = isOwn ? text : (own.current ?? before);
      setIsSharpened(!isOwn && text !== own.current);
    },
    /** Another draft is put there. */
    reset() {
      own.current = null;
      wasOpen.current = false;
      setIsSharpened(false);
    },
  };
}
