import { useEffect, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { SignInButton } from '@/components/settings/sign-in-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { openRemedy } from '@/shared/extension/open-remedy.ts';
import { sendingConsent } from '@/shared/extension/sending-consent.ts';
import type { Session } from '@/shared/extension/storage.ts';
import { balanceText } from './balance-text.ts';
import style from './popup.module.css';
import { say } from './say.ts';

/** Whose account the extension uses, and the way in or out. The password is typed on the website alone. */
export function Account({ account }: { account: Session | null }) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const token = account?.token;
  useEffect(() => {
    if (token === undefined) return;
    sendMessage('account.refresh', {}).catch((thrown: unknown) => {
      const { code } = reportError('popup.account', thrown);
      // Without a line the balance known last stays; that is no news.
      if (code === 'unauthorized') setFailure(code);
    });
  }, [token]);
  const ask = async (name: 'account.signIn' | 'account.signOut') => {
    setFailure(null);
    try {
      await sendMessage(name, {});
      if (name === 'account.signIn') window.close();
    } catch (thrown) {
      setFailure(reportError('popup.account', thrown).code);
    }
  };
  const balance = account && balanceText(account);
  return (
    <section className={style.part} aria-label={say('account')}>
      {failure && <Failure code={failure} context="popup" />}
      <div className={account ? style.row : `${style.row} ${style.whole}`}>
        <span className={style.email}>{account ? account.email : say('signedOut')}</span>
        {account ? (
          <Button kind="quiet" onClick={() => ask('account.signOut')}>
            {say('signOut')}
          </Button>
        ) : (
          <SignInButton consent={sendingConsent} onSignIn={() => ask('account.signIn')} />
        )}
      </div>
      {balance && (
        <div className={balance.low ? `${style.row} ${style.whole}` : style.row}>
          <span className={balance.low ? style.low : style.balance}>{balance.text}</span>
          {balance.low && (
            <Button onClick={() => void openRemedy('get_credits').then(() => window.close())}>
              {say('getCredits')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
