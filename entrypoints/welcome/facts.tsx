import type { ReactNode } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '@/components/ui/button.tsx';
import { enhanceKeys } from '@/shared/enhance/enhance-keys.ts';
import { openShortcutSettings } from '@/shared/extension/shortcut-keys.ts';
import type { ToolbarPlace } from './toolbar-place.ts';
import style from './welcome.module.css';

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={style.fact}>
      <h2>{title}</h2>
      <div className={style.said}>{children}</div>
    </li>
  );
}

function Shortcut({ keys }: { keys: string }) {
  if (keys)
    return (
      <p>
        <kbd>{keys}</kbd> sharpens what you selected, or the field you write in.
      </p>
    );
  return (
    <>
      <p>
        No shortcut is set: another extension may have taken {DEFAULT_SHORTCUT}. Choose keys for “Sharpen the
        draft”.
      </p>
      <Button onClick={openShortcutSettings}>Set a shortcut</Button>
    </>
  );
}

const DEFAULT_SHORTCUT = import.meta.env.FIREFOX ? enhanceKeys.firefox : enhanceKeys.chrome;

/** How the button comes out of the browser's menu; Firefox asks for one press more. */
const PIN = import.meta.env.FIREFOX
  ? 'To pin it: press the puzzle piece beside the address bar, then the gear beside Whetstone, then Pin to Toolbar.'
  : 'To pin it: press the puzzle piece beside the address bar, then the pin beside Whetstone.';

/** All there is to know, in three short parts. */
export function Facts({ keys, isPinned }: ToolbarPlace) {
  return (
    <ul className={style.facts}>
      <Fact title="Where it works">
        <p>
          On ChatGPT, Claude, Gemini and DeepSeek the mark stands beside the field you write in. On any other
          page, select text and right-click.
        </p>
      </Fact>
      <Fact title="What leaves this device">
        <p>
          Nothing by default. Text is sent only after you sign in or choose another engine, and the card says
          where it went.
        </p>
        <Button onClick={() => void browser.runtime.openOptionsPage()}>Open the settings</Button>
      </Fact>
      <Fact title="Keep it at hand">
        <Shortcut keys={keys} />
        <p>{isPinned ? 'Whetstone is pinned to the toolbar.' : PIN}</p>
      </Fact>
    </ul>
  );
}
