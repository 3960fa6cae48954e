import { type RefObject, useEffect, useState } from 'react';
import { lifeOf, nextTyping, type Typing, untyped, VISIBLE_SHARE } from './typing.ts';

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

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

/** Types a text of this length once its panel is seen, then answers; with reduced motion all stands there at once. */
export function useTyping(panel: RefObject<Element | null>, length: number): Typing {
  const seen = useSeen(panel);
  const [typing, setTyping] = useState<Typing>(() =>
    wantsNoMotion() ? { typed: length, answered: true } : untyped,
  );
  useEffect(() => {
    const lifeMs = lifeOf(typing, length);
    if (!seen || lifeMs === null) return;
    const timer = setTimeout(() => setTyping(nextTyping(typing, length)), lifeMs);
    return () => clearTimeout(timer);
  }, [seen, typing, length]);
  return typing;
}
