import { useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { addedSitesItem, isBuiltIn } from '@/shared/extension/added-sites.ts';
import { addSite, removeSite } from '@/shared/extension/site-access.ts';
import style from './popup.module.css';
import { say } from './say.ts';

interface AddSiteProps {
  site: string;
  /** Whether the line above names it. */
  isHere?: boolean;
}

/** Brings the chip to the site in front: one press, and the browser asks for that origin alone. */
export function AddSite({ site, isHere = false }: AddSiteProps) {
  const [added] = useSavedValue(addedSitesItem);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  if (added === undefined || isBuiltIn(site)) return null;
  const { host } = new URL(site);
  const isAdded = added.includes(site);
  const state = isHere
    ? say(isAdded ? 'chipHere' : 'noChipHere')
    : say(isAdded ? 'chipShown' : 'noChipYet', { host });
  const act = async () => {
    setSaid('');
    setFailure(null);
    try {
      if (isAdded) await removeSite(site);
      else if (!(await addSite(site))) setSaid(say('notAllowed', { host }));
    } catch (thrown) {
      setFailure(reportError('popup.sites', thrown).code);
    }
  };
  return (
    <>
      {failure && <Failure code={failure} context="popup" />}
      <div className={isAdded ? style.row : `${style.row} ${style.whole}`}>
        <span role="status">{said || state}</span>
        <Button onClick={() => void act()}>{isAdded ? say('removeSite') : say('addSite')}</Button>
      </div>
    </>
  );
}
