import type { ReactNode } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '@/components/ui/button.tsx';
import { enhanceKeys } from '@/shared/enhance/enhance-keys.ts';
import { openShortcutSettings } from '@/shared/extension/shortcut-keys.ts';
import type { ChatSite } from '@/shared/extension/sites/chat-site.ts';
import { chatgpt } from '@/shared/extension/sites/chatgpt.ts';
import { claude } from '@/shared/extension/sites/claude.ts';
import { deepseek } from '@/shared/extension/sites/deepseek.ts';
import { gemini } from '@/shared/extension/sites/gemini.ts';
import { say } from './say.ts';
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

function SiteLink({ host, name }: Pick<ChatSite, 'host' | 'name'>) {
  return (
    <a href={`https://${host}/`} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

function Shortcut({ keys }: { keys: string }) {
  if (keys) return <p>{say.parts('shortcut', { keys: <kbd key="keys">{keys}</kbd> })}</p>;
  return (
    <>
      <p>{say('noShortcut', { keys: DEFAULT_SHORTCUT })}</p>
      <Button onClick={openShortcutSettings}>{say('setShortcut')}</Button>
    </>
  );
}

const DEFAULT_SHORTCUT = import.meta.env.FIREFOX ? enhanceKeys.firefox : enhanceKeys.chrome;

/** How the button comes out of the browser's menu; Firefox asks for one press more. */
const PIN = import.meta.env.FIREFOX ? 'pinInFirefox' : 'pin';

/** All there is to know, in three short parts. */
export function Facts({ keys, isPinned }: ToolbarPlace) {
  return (
    <ul className={style.facts}>
      <Fact title={say('where')}>
        <p>
          {say.parts('whereText', {
            chatgpt: <SiteLink key="chatgpt" {...chatgpt} />,
            claude: <SiteLink key="claude" {...claude} />,
            gemini: <SiteLink key="gemini" {...gemini} />,
            deepseek: <SiteLink key="deepseek" {...deepseek} />,
          })}
        </p>
      </Fact>
      <Fact title={say('leaves')}>
        <p>{say('leavesText')}</p>
        <Button onClick={() => void browser.runtime.openOptionsPage()}>{say('openSettings')}</Button>
      </Fact>
      <Fact title={say('atHand')}>
        <Shortcut keys={keys} />
        <p>{say(isPinned ? 'pinned' : PIN)}</p>
      </Fact>
    </ul>
  );
}
