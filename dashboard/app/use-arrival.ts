import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a page's heading: who comes from another page of the site starts at the top, with the focus on it. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The address a tab was opened with has this key: there the browser's own start of the page is right.
  const arrived = key !== 'default';
  useEffect(() => {
    if (!arrived) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return heading;
}
