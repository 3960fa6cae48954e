import { Switch } from '@/components/ui/switch.tsx';
import { MAX_TEMPLATE_CHARS, MAX_TEMPLATE_TITLE_CHARS } from '@/shared/contracts/own-templates.ts';
import type { LibraryItem } from '@/shared/library/records.ts';
import style from './item.module.css';
import type { InAccount } from './library-access.ts';

const hints: Record<InAccount | 'no', string> = {
  no: 'Stores its name and text on Whetstone’s server, in your gallery and in every browser you connect.',
  saved: 'Stored on Whetstone’s server. What you change here or on the website changes in both.',
  waiting: 'Not stored yet. It is saved to your account when the server can be reached.',
};

interface AccountSwitchProps {
  item: LibraryItem;
  inAccount: InAccount | undefined;
  onKeep: (isWanted: boolean) => void;
}

/** Whether a prompt is kept in the account too (ADR 41): the user says so, one by one. */
export function AccountSwitch({ item, inAccount, onKeep }: AccountSwitchProps) {
  const isTooLong = item.text.length > MAX_TEMPLATE_CHARS || item.name.length > MAX_TEMPLATE_TITLE_CHARS;
  if (isTooLong && !inAccount)
    return <p className={style.meta}>Too long to keep in your account, which takes 20,000 characters.</p>;
  return (
    <Switch
      label="Keep in my account"
      hint={hints[inAccount ?? 'no']}
      checked={inAccount !== undefined}
      onChange={onKeep}
    />
  );
}
