import type { Count } from '@/shared/contracts/insight-items.ts';
import { CountButton } from './sentence-text.tsx';
import tables from './tables.module.css';

/** A table's heading over numbers. */
export function NumberHeading({ children }: { children: string }) {
  return (
    <th scope="col" className={tables.number}>
      {children}
    </th>
  );
}

/** A number in a table that opens the posts it counts, or is worked out from. */
export function CountCell({ count, label, said }: { count: Count; label: string; said?: string }) {
  return (
    <td className={tables.number}>
      <CountButton count={count} label={label}>
        {said ?? String(count.value)}
      </CountButton>
    </td>
  );
}
