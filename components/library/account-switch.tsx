import { Switch } from '@/components/ui/switch.tsx';
import { MAX_TEMPLATE_CHARS, MAX_TEMPLATE_TITLE_CHARS } from '@/shared/contracts/own-templates.ts';
import type { LibraryItem } from '@/shared/library/records.ts';
import style from './item.module.css';
import type { InAccount } from './library-access.ts';
import { say } from './say.ts';

interface AccountSwitchProps {
  item: LibraryItem;
  inAccount: InAccount | undefined;
  onKeep: (isWanted: boolean) => void;
}

/** Whether a prompt is kept in the account too (ADR 41): the user says so, one by one. */
export function AccountSwitch({ item, inAccount, onKeep }: AccountSwitchProps) {
  const isTooLong = item.text.length > MAX_TEMPLATE_CHARS || item.name.length > MAX_TEMPLATE_TITLE_CHARS;
  if (isTooLong && !inAccount)
    return <p className={style.meta}>{say('accountTooLong', { max: MAX_TEMPLATE_CHARS })}</p>;
  return (
    <Switch
      label={say('keepInAccount')}
      hint={say(`account_${inAccount ?? 'no'}`)}
      checked={inAccount !== undefined}
      onChange={onKeep}
    />
  );
}
