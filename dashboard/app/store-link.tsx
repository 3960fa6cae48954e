import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FIREFOX_STORE_URL, STORE_URL } from './origins.ts';
import { say } from './say.ts';
import style from './store-link.module.css';

interface StoreLinkProps {
  kind: 'primary' | 'plain';
  /** What it says, by the browser whose store it opens. */
  label: (browser: 'Chrome' | 'Firefox') => string;
}

/** Opens the store of the visitor's own browser in a new tab. */
export function StoreLink({ kind, label }: StoreLinkProps) {
  const link = (browser: 'Chrome' | 'Firefox', href: string) => (
    <ButtonLink kind={kind} size="site" href={href} target="_blank" rel="noopener">
      {label(browser)} <span className="visually-hidden">{say('storeTab')}</span>
    </ButtonLink>
  );
  return (
    <>
      <span className={style.chromium}>{link('Chrome', STORE_URL)}</span>
      <span className={style.firefox}>{link('Firefox', FIREFOX_STORE_URL)}</span>
    </>
  );
}
