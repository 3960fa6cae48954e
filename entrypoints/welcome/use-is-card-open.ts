import { useEffect, useState } from 'react';

const isThere = () => document.querySelector('whetstone-card') !== null;

/** Whether the card is open on this page: its Accept is then the one thing to do next. */
export function useIsCardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(isThere);
  useEffect(() => {
    const observer = new MutationObserver(() => setIsOpen(isThere()));
    observer.observe(document.documentElement, { childList: true });
    return () => observer.disconnect();
  }, []);
  return isOpen;
}
