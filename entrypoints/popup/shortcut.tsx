import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '@/components/ui/button.tsx';
import { openShortcutSettings, readShortcut } from '@/shared/extension/shortcut-keys.ts';
import style from './popup.module.css';
import { say } from './say.ts';

/** The keys that sharpen, as the browser really has them: empty where it has none, undefined until it has told. */
export function useShortcut(): string | undefined {
  const [keys, setKeys] = useState<string>();
  useEffect(() => {
    void browser.commands.getAll().then((commands) => setKeys(readShortcut(commands)));
  }, []);
  return keys;
}

/** The way to a shortcut where the browser has none. */
export function NoShortcut() {
  return (
    <div className={`${style.row} ${style.whole}`}>
      <span>{say('noShortcut')}</span>
      <Button onClick={openShortcutSettings}>{say('setShortcut')}</Button>
    </div>
  );
}
