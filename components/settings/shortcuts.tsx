import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { say } from './say.ts';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';

type Bound = Awaited<ReturnType<SettingsStore['shortcuts']['read']>>;

/** The shortcuts as the browser really has them, and the way to the browser's own page where they are changed. */
export function Shortcuts({ shortcuts }: Pick<SettingsStore, 'shortcuts'>) {
  const [bound, setBound] = useState<Bound>();
  useEffect(() => {
    const read = () => void shortcuts.read().then(setBound);
    read();
    // They are changed on a page of the browser's, from which the user comes back.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [shortcuts]);
  if (!bound) return null;
  return (
    <section className={style.section} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{say('shortcuts')}</h2>
      <ul className={style.sites}>
        {bound.map(({ description, keys }) => (
          <li key={description}>
            <span>{description}</span>
            {keys ? <kbd>{keys}</kbd> : <span className={style.note}>{say('notSet')}</span>}
          </li>
        ))}
      </ul>
      <p className={style.note}>{say('moreShortcuts')}</p>
      <div>
        <Button onClick={() => shortcuts.change()}>{say('changeShortcuts')}</Button>
      </div>
    </section>
  );
}
