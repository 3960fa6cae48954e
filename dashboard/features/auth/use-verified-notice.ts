import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Whether one comes from a verified address; the address forgets it at once, so that a reload does not say it again. */
export function useVerifiedNotice(): boolean {
  const [query, setQuery] = useSearchParams();
  const [verified] = useState(query.get('verified') === 'true');
  const present = query.has('verified');
  useEffect(() => {
    if (!present) return;
    setQuery(
      (known) => {
        known.delete('verified');
        return known;
      },
      { replace: true },
    );
  }, [present, setQuery]);
  return verified;
}
