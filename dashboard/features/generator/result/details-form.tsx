import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { say } from '@/dashboard/features/generator/say.ts';
import { type DetailAnswers, type DetailId, details, hasDetails } from './details.ts';
import style from './result.module.css';

interface DetailsFormProps {
  /** What is asked; all of it where nothing is named. */
  asked?: readonly DetailId[] | undefined;
  /** Why it is asked. */
  note: string;
  onAdd: (answers: DetailAnswers) => void;
}

/** Asks what only the author knows; what is left empty adds nothing. */
export function DetailsForm({ asked, note, onAdd }: DetailsFormProps) {
  const [answers, setAnswers] = useState<DetailAnswers>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasDetails(answers)) onAdd(answers);
  };
  return (
    <form className={style.section} aria-label={say('moreSpecific')} onSubmit={submit}>
      <p className={style.note}>{note}</p>
      <div className={style.fields}>
        {details
          .filter(({ id }) => !asked || asked.includes(id))
          .map(({ id }) => (
            <TextField
              key={id}
              label={say(`detail_${id}`)}
              placeholder={say(`detailExample_${id}`)}
              autoComplete="off"
              maxLength={500}
              value={answers[id] ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setAnswers((before) => ({ ...before, [id]: value }));
              }}
            />
          ))}
      </div>
      <ButtonRow>
        <Button type="submit" disabled={!hasDetails(answers)}>
          {say('addToPrompt')}
        </Button>
      </ButtonRow>
    </form>
  );
}
