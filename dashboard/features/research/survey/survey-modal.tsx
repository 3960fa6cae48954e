import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { WrappingField } from '@/components/ui/wrapping-field.tsx';
import { refusalOf } from '@/dashboard/features/research/refusal.ts';
import { MAX_QUERY_CHARS, MAX_QUESTIONS, type SurveyData } from '@/shared/contracts/analysis.ts';
import { modeLabel } from '@/shared/insights/mode-labels.ts';
import { say } from './say.ts';
import style from './survey.module.css';
import {
  customQuestion,
  emptySurvey,
  isUnwritten,
  type SurveyDraft,
  type SurveyQuestion,
  templateQuestions,
  toSurvey,
} from './survey-questions.ts';
import type { Asking } from './use-survey-steps.ts';

interface SurveyModalProps extends Asking {
  onStep: (step: number) => void;
  onClose: () => void;
  onSubmit: (survey: SurveyData) => void;
}

interface PartProps {
  draft: SurveyDraft;
  onChange: (part: Partial<SurveyDraft>) => void;
}

function OpportunityFields({ draft, onChange }: PartProps) {
  return (
    <>
      <TextField
        label={say('competitorsOptional')}
        hint={say('namesSeparatedBy')}
        maxLength={500}
        value={draft.competitors}
        onChange={(event) => onChange({ competitors: event.currentTarget.value })}
      />
      <TextField
        label={say('targetMarketOptional')}
        maxLength={300}
        value={draft.targetMarket}
        onChange={(event) => onChange({ targetMarket: event.currentTarget.value })}
      />
    </>
  );
}

function Questions({ draft, isTried, onChange }: PartProps & { isTried: boolean }) {
  const { questions, product } = draft;
  const edit = (id: string, text: string) =>
    onChange({ questions: questions.map((one) => (one.id === id ? { ...one, text } : one)) });
  const remove = (gone: SurveyQuestion) =>
    onChange({ questions: questions.filter((one) => one.id !== gone.id) });
  return (
    <div className={style.questions}>
      {questions.map((question, at) => (
        <WrappingField
          key={question.id}
          label={say('questionAt', { at: at + 1 })}
          maxLength={500}
          value={question.text}
          error={isTried && isUnwritten(question) ? say('writeQuestion') : undefined}
          onChange={(text) => edit(question.id, text)}
          trailing={
            <IconButton
              name={say('removeQuestion', { at: at + 1 })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => remove(question)}
            />
          }
        />
      ))}
      <Button
        disabled={questions.length >= MAX_QUESTIONS}
        onClick={() => onChange({ questions: [...questions, customQuestion(product.trim(), Date.now())] })}
      >
        <Plus aria-hidden="true" />
        {say('addAQuestion')}
      </Button>
    </div>
  );
}

/** Makes a survey (spec §4): a product, then its questions; an assessment of an opportunity in one step. */
export function SurveyModal({ mode, step, onStep, onClose, onSubmit }: SurveyModalProps) {
  const [draft, setDraft] = useState<SurveyDraft>(emptySurvey);
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<SurveyDraft>) => setDraft((held) => ({ ...held, ...part }));
  const isSurvey = mode === 'consumer-survey';
  const isLast = !isSurvey || step === 2;
  const survey = toSurvey(mode, draft);
  const namesNothing = refusalOf({ query: survey.product, mode: 'all' }) === 'query';
  const isReady = survey.product !== '' && (step === 1 || survey.questions.length > 0);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    setIsTried(true);
    if (namesNothing || (step === 2 && draft.questions.some(isUnwritten))) return;
    if (isLast) return onSubmit(survey);
    setIsTried(false);
    // Another product has questions of its own; those that were edited for this one stay.
    const fresh = templateQuestions(survey.product);
    if (draft.questions[0]?.original !== fresh[0]?.original) change({ questions: fresh });
    onStep(2);
  };
  return (
    <Dialog title={modeLabel(mode)} onClose={onClose} wide={step === 2}>
      <form className={style.form} onSubmit={go}>
        {step === 1 ? (
          <TextField
            label={isSurvey ? say('product') : say('primaryConcept')}
            maxLength={MAX_QUERY_CHARS}
            value={draft.product}
            error={isTried && namesNothing ? say('namesNothing') : undefined}
            onChange={(event) => change({ product: event.currentTarget.value })}
          />
        ) : (
          <Questions draft={draft} isTried={isTried} onChange={change} />
        )}
        {!isSurvey && <OpportunityFields draft={draft} onChange={change} />}
        <p className={style.note}>{say('nobodyAsked')}</p>
        <ButtonRow>
          <Button kind="primary" size="site" type="submit" disabled={!isReady}>
            {isLast ? say('submit') : say('next')}
          </Button>
          {step === 2 && (
            <Button size="site" onClick={() => onStep(1)}>
              {say('back')}
            </Button>
          )}
          <Button size="site" onClick={onClose}>
            {say('cancel')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
