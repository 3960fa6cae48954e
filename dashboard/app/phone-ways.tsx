import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { paths } from './paths.ts';
import style from './phone-ways.module.css';
import { say } from './say.ts';

/** By the phone's own sheet, where it has one, else by a mail to be addressed. */
function sendLink(): void {
  const url = new URL(paths.download, location.href).href;
  const title = 'Whetstone';
  if ('share' in navigator) navigator.share({ title, url }).catch(() => undefined);
  else location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}

/** What a phone gets in the place of the store, whose extensions it cannot run; styles decide which of the two is there. */
export function PhoneWays() {
  return (
    <div className={style.phone}>
      <p className={style.acts}>
        <Button kind="primary" size="site" onClick={sendLink}>
          {say('sendLink')}
        </Button>
        <ButtonLink size="site" href={paths.generator}>
          {say('writeHere')}
        </ButtonLink>
      </p>
      <p>{say('forComputers')}</p>
    </div>
  );
}

/** What is there for a computer alone. */
export const forComputers = style.computer;
