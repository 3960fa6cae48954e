import { Mark } from '@/components/mark.tsx';
import { Facts } from './facts.tsx';
import { useToolbarPlace } from './toolbar-place.ts';
import { TryIt } from './try-it.tsx';
import style from './welcome.module.css';

/** The page after the install: a draft to try on, and what is worth knowing. */
export function Welcome() {
  const place = useToolbarPlace();
  if (!place) return <main className={style.page} aria-busy="true" />;
  return (
    <main className={style.page}>
      <p className={style.name}>
        <Mark /> Whetstone
      </p>
      <TryIt keys={place.keys} />
      <Facts {...place} />
    </main>
  );
}
