import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/copy-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import type { ImageTurn } from '@/shared/contracts/image-prompt.ts';
import { prices } from '@/shared/credits/prices.ts';
import { addsNothing } from '@/shared/image-prompt/adds-nothing.ts';
import { type Dialect, dialectIds, dialects } from '@/shared/image-prompt/dialects.ts';
import { writePrompt } from '@/shared/image-prompt/write-prompt.ts';
import { imageChatEnglish } from '@/shared/texts/image-chat.en.ts';
import { FacetChips } from './facet-chips.tsx';
import { facetChoices } from './facet-choices.ts';
import style from './prompt-card.module.css';
import { say } from './say.ts';

interface PromptCardProps {
  turn: ImageTurn;
  /** Its time. */
  when: ReactNode;
  dialect: Dialect;
  /** The newest answer is where one goes on: for which model, and what to change. */
  isLast: boolean;
  isBusy: boolean;
  onDialect: (dialect: Dialect) => void;
  onWish: (wish: string) => void;
}

const models = dialectIds.map((id) => ({ id, label: dialects[id].name }));

function Negative({ text }: { text: string }) {
  return (
    <section className={style.negative} aria-label={say('negative')}>
      <div className={style.line}>
        <h2>{say('negative')}</h2>
        <CopyButton text={text} done={say('copied')} onCopy={copyText} />
      </div>
      <p dir="auto">{text}</p>
    </section>
  );
}

/** An answer: the prompt as the chosen model takes it, and ways to change it. */
export function PromptCard({ turn, when, dialect, isLast, isBusy, onDialect, onWish }: PromptCardProps) {
  const { brief, refinementCount, engine, unclear = [] } = turn;
  const { prompt, negative, settings } = writePrompt(brief, dialect);
  const isOwnWords =
    turn.kind === 'initial' && !turn.hasImage && engine === 'offline' && addsNothing(turn.said, brief);
  const hasSubject = brief.subject !== '' || brief.details.length > 0;
  return (
    <article className={style.card} aria-label={say(isLast ? 'newest' : 'earlier')}>
      <div className={style.line}>
        <div className={style.told}>
          <span className={style.badge}>
            {refinementCount > 0 ? say('refined', { count: refinementCount }) : say('generated')}
          </span>
          {when}
        </div>
        <CopyButton text={prompt} done={say('copied')} onCopy={copyText} />
      </div>
      <p className={style.prompt} dir="auto">
        {prompt}
      </p>
      {negative && <Negative text={negative} />}
      {settings.length > 0 && (
        <ul className={style.settings} aria-label={say('settings')}>
          {settings.map((setting) => (
            <li key={setting}>{setting}</li>
          ))}
        </ul>
      )}
      {isOwnWords && <p className={style.note}>{say(isLast ? 'nothingAdded' : 'nothingAddedEarlier')}</p>}
      {!hasSubject && <p className={style.note}>{say('noSubject')}</p>}
      {unclear.length > 0 && (
        <p className={style.note} dir="auto">
          {say(isLast ? 'notUnderstood' : 'notUnderstoodEarlier', {
            wishes: unclear.map((wish) => `“${wish}”`).join(', '),
          })}
        </p>
      )}
      <p className={style.origin}>{say(engine === 'offline' ? 'byRules' : 'byModel')}</p>
      {isLast && (
        <div className={style.next}>
          <Select label={say('forWhichModel')} options={models} value={dialect} onChange={onDialect} />
          <FacetChips
            facets={facetChoices}
            legend={say('changeOne', { credits: prices['image-chat'].credits })}
            brief={brief}
            isBusy={isBusy}
            onChoose={({ name }, value) => onWish(`${name}: ${value}`)}
          />
          {refinementCount > 0 && (
            <p className={style.back}>
              <Button disabled={isBusy} onClick={() => onWish(imageChatEnglish.stepBack)}>
                <Undo2 aria-hidden="true" />
                {say('stepBack')}
              </Button>
              <span className={style.origin}>{say('stepBackCost')}</span>
            </p>
          )}
        </div>
      )}
    </article>
  );
}
