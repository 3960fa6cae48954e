import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '@/components/ui/button.tsx';
import { openShortcutSettings, readShortcut } from '@/shared/extension/shortcut-keys.ts';
import style from './popup.module.css';
import { say } from './say.ts';

/** The shortcut as the browser really has it, or the way to set one. */
export function Shortcut() {
  const [keys, setKeys] = useState<string>();
  useEffect(() => {
    void browser.commands.getAll().then((commands) => setKeys(readShortcut(commands)));
  }, []);
  if (keys === undefined) return null;
  return (
    <div className={style.row}>
      <span>{say(keys ? 'shortcut' : 'noShortcut')}</span>
      {keys ? <kbd>{keys}</kbd> : <Button onClick={openShortcutSettings}>{say('setShortcut')}</Button>}
    </div>
  );
}
