import type { ReactNode } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '@/components/ui/button.tsx';
import { type ChatId, chatIds, chatPages, chats } from '@/shared/chats/chat-sites.ts';
import { enhanceKeys } from '@/shared/enhance/enhance-keys.ts';
import { openShortcutSettings } from '@/shared/extension/shortcut-keys.ts';
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

const siteLink = (id: ChatId) => (
  <a key={id} href={`https://${chatPages[id].host}/`} target="_blank" rel="noreferrer">
    {chats[id].name}
  </a>
);

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

const siteLinks = Object.fromEntries(chatIds.map((id) => [id, siteLink(id)])) as Record<ChatId, ReactNode>;

/** All there is to know, in three short parts. */
export function Facts({ keys, isPinned }: ToolbarPlace) {
  return (
    <ul className={style.facts}>
      <Fact title={say('where')}>
        <p>{say.parts('whereText', siteLinks)}</p>
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
