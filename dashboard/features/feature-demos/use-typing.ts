import { type RefObject, useEffect, useState } from 'react';
import { useMedia } from '@/dashboard/app/use-media.ts';

/** spec §9: the features page's timings, and how much of a panel must be in view. */
const TYPING_MS = 40;
const ANSWER_DELAY_MS = 800;
const VISIBLE_SHARE = 0.15;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether so much of an element has been in view, ever. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= VISIBLE_SHARE)) setSeen(true);
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}

/** What of a panel stands there. */
interface Typing {
  /** How many characters of the prompt. */
  typed: number;
  answered: boolean;
}

/** Types a text of this length once its panel is seen, then answers; with reduced motion all stands there at once. */
export function useTyping(panel: RefObject<Element | null>, length: number): Typing {
  const seen = useSeen(panel);
  const still = useMedia(REDUCED_MOTION);
  const [count, setCount] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const typed = still ? length : count;
  const answered = still || isOver;
  const isTyped = typed >= length;
  useEffect(() => {
    if (!seen || isTyped) return;
    const timer = setInterval(() => setCount((before) => Math.min(before + 1, length)), TYPING_MS);
    return () => clearInterval(timer);
  }, [seen, isTyped, length]);
  useEffect(() => {
    if (!isTyped || answered) return;
    const timer = setTimeout(() => setIsOver(true), ANSWER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTyped, answered]);
  return { typed, answered };
}
