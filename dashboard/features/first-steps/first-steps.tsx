import { Check, ChevronDown, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { FIREFOX_STORE_URL, STORE_URL } from '@/dashboard/app/origins.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import { enhanceKeys } from '@/shared/enhance/enhance-keys.ts';
import style from './first-steps.module.css';
import { type Step, steps } from './progress.ts';
import { say } from './say.ts';
import { useFirstSteps } from './use-first-steps.ts';

const isFirefox = () => navigator.userAgent.includes('Firefox/');

/** The keys as this browser bound them and this system writes them. */
function keysHere(): string {
  const { userAgent } = navigator;
  const keys = isFirefox() ? enhanceKeys.firefox : enhanceKeys.chrome;
  return /Mac|iPhone|iPad/.test(userAgent) ? keys.replace('Alt+Shift+', '⌥⇧') : keys;
}

/** What each step says, with what stands in its gaps. */
const texts: Record<Step, () => ReactNode> = {
  install: () =>
    say.parts('text_install', {
      store: (
        <a key="store" href={isFirefox() ? FIREFOX_STORE_URL : STORE_URL} target="_blank" rel="noopener">
          {say('openStore')}
        </a>
      ),
    }),
  rewrite: () => say.parts('text_rewrite', { keys: <kbd key="keys">{keysHere()}</kbd> }),
  connect: () => say('text_connect'),
};

function Steps({ user }: { user: SessionUser }) {
  const { done, putAway } = useFirstSteps(user);
  // It comes late, into room of its folded height: open it would push the page away.
  const [isOpen, setOpen] = useState(false);
  if (!done) return null;
  const next = steps.find((step) => !done.has(step));
  return (
    <section className={style.card} aria-label={say('firstSteps')}>
      <div className={style.head}>
        <h2>
          <button
            type="button"
            className={style.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {say('firstSteps')}
            <ChevronDown aria-hidden="true" />
          </button>
        </h2>
        <p>{say('doneOf', { done: done.size, all: steps.length })}</p>
        {!isOpen && next && <p className={style.next}>{say('next', { title: say(`title_${next}`) })}</p>}
        <IconButton name={say('putFirstSteps')} icon={<X aria-hidden="true" />} onClick={putAway} />
      </div>
      <ol hidden={!isOpen}>
        {steps.map((step) => (
          <li key={step} data-done={done.has(step)} aria-current={step === next ? 'step' : undefined}>
            <span className={style.mark}>
              {done.has(step) && <Check role="img" aria-label={say('done')} />}
            </span>
            <div>
              <h3>{say(`title_${step}`)}</h3>
              {!done.has(step) && <p>{texts[step]()}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is left to do after a first login, by what has really happened (spec §2); gone once it is done or put away. */
export function FirstSteps({ user }: { user: SessionUser }) {
  return (
    <Queries>
      <Steps user={user} />
    </Queries>
  );
}
