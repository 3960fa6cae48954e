import { Check, Circle } from 'lucide-react';
import style from './live-hint.module.css';

/** Says while one types whether a rule is kept; by word and sign, not by colour alone. */
export function LiveHint({ met, yes, no }: { met: boolean; yes: string; no: string }) {
  const Icon = met ? Check : Circle;
  return (
    <span className={`${style.hint} ${met ? style.met : ''}`}>
      <Icon aria-hidden="true" />
      {met ? yes : no}
    </span>
  );
}
