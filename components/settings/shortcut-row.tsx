import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';

/** The shortcut as the browser really has it, and the way to the browser's own page where it is changed. */
export function ShortcutRow({ shortcut }: Pick<SettingsStore, 'shortcut'>) {
  const [keys, setKeys] = useState<string>();
  useEffect(() => {
    const read = () => void shortcut.read().then(setKeys);
    read();
    // It is changed on a page of the browser's, from which the user comes back.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [shortcut]);
  if (keys === undefined) return null;
  return (
    <ul className={style.sites}>
      <li>
        <span>
          {keys ? (
            <>
              Shortcut: <kbd>{keys}</kbd>
            </>
          ) : (
            'No shortcut is set'
          )}
        </span>
        <Button onClick={() => shortcut.change()}>{keys ? 'Change shortcut' : 'Set a shortcut'}</Button>
      </li>
    </ul>
  );
}
