import { ArrowRight, ClipboardList, SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { setCookie } from '@/shared/client/cookies.ts';
import { MAX_QUERY_CHARS, type SurveyData } from '@/shared/contracts/analysis.ts';
import type { SurveyMode } from '@/shared/contracts/analysis-modes.ts';
import { prices } from '@/shared/credits/prices.ts';
import { QuestionFields } from './question-fields.tsx';
import { countOptions, type OptionValues } from './question-options.ts';
import type { Refusal } from './refusal.ts';
import style from './research.module.css';
import { modeOptions, type SearchMode } from './research-modes.ts';
import { say } from './say.ts';
import { SurveyMenu } from './survey/survey-menu.tsx';
import { readsMadeUp, useSources } from './use-default-mode.ts';

interface ResearchFormProps {
  query: string;
  setQuery: (query: string) => void;
  mode: SearchMode;
  setMode: (mode: SearchMode) => void;
  options: OptionValues;
  setOptions: (options: OptionValues) => void;
  survey: SurveyData | null;
  isRunning: boolean;
  isEmpty: boolean;
  /** Why the question was not sent; null where it was, or was not tried. */
  refusal: Refusal | null;
  /** Whether something above or below it holds the view's one primary action. */
  isSecond: boolean;
  onSurvey: (mode: SurveyMode) => void;
  onDropSurvey: () => void;
  /** Both say why nothing was asked. */
  onSubmit: () => Refusal | null;
  onPreview: () => Refusal | null;
  onCancel: () => void;
}

/** spec §4: what stands in the field's place while a survey waits; Enter or the arrow runs it. */
function SurveyWaiting({ survey, onDrop }: { survey: SurveyData; onDrop: () => void }) {
  const count = survey.questions.length;
  return (
    <div className={style.waiting}>
      <ClipboardList aria-hidden="true" />
      <p>
        <strong>{survey.product}</strong>
        {count > 0 && ` · ${say('questions', { count })}`}
        <br />
        <span className={style.soft}>{say('pressEnterStart')}</span>
      </p>
      <IconButton name={say('removeTheSurvey')} icon={<X aria-hidden="true" />} onClick={onDrop} />
    </div>
  );
}

/** Texts of the user's own that go along while their fields are folded away. */
function OwnTexts({ options, setOptions }: Pick<ResearchFormProps, 'options' | 'setOptions'>) {
  const count = options.imported.length;
  if (count === 0) return null;
  return (
    <div className={style.below}>
      <span className={style.chip}>
        {say('textsGoAlong', { count })}
        <IconButton
          name={say('removeYourTexts')}
          icon={<X aria-hidden="true" />}
          onClick={() => setOptions({ ...options, imported: [] })}
        />
      </span>
    </div>
  );
}

/** What is asked, where, and what narrows it (spec §2). */
export function ResearchForm(props: ResearchFormProps) {
  const { query, setQuery, mode, setMode, options, setOptions, survey, isRunning, isEmpty } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { data: known } = useSources();
  const narrowed = countOptions(options);
  // What is wrong is said beside its field, which may be folded away; what was asked shows its answer below, not its fields.
  const see = (refusal: Refusal | null) => setIsOpen(refusal === 'days' || (refusal !== null && isOpen));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) see(props.onSubmit());
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <div className={style.mode}>
        <Select
          label={say('mode')}
          options={modeOptions}
          value={mode}
          onChange={(picked) => {
            setMode(picked);
            setCookie('media-platforms', picked);
          }}
        />
        <SurveyMenu onChoose={props.onSurvey} />
      </div>
      <div className={style.line}>
        {survey ? (
          <SurveyWaiting survey={survey} onDrop={props.onDropSurvey} />
        ) : (
          <TextField
            label={say('whatDoWant')}
            placeholder={say('placeholder')}
            // What was typed where the other tool was written ahead is this question.
            data-kept-as="asked"
            value={query}
            maxLength={MAX_QUERY_CHARS}
            autoComplete="off"
            dir="auto"
            error={props.refusal === 'query' ? say('namesNothing') : undefined}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        )}
        {isRunning ? (
          <Button size="site" onClick={props.onCancel}>
            {say('cancel')}
            <X aria-hidden="true" />
          </Button>
        ) : (
          <Button
            kind={props.isSecond ? 'plain' : 'primary'}
            size="site"
            type="submit"
            // A survey that was just made is run by Enter (spec §4).
            autoFocus={survey !== null}
            key={survey ? 'survey' : 'query'}
          >
            {survey ? say('startResearch') : say('analyse')}
            <ArrowRight aria-hidden="true" data-points="" />
          </Button>
        )}
      </div>
      <div className={style.below}>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((open) => !open)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {narrowed > 0 ? say('narrowBy', { count: narrowed }) : say('narrowItDown')}
        </Button>
        <Button kind="quiet" disabled={isEmpty || isRunning} onClick={() => see(props.onPreview())}>
          {say('previewFree')}
        </Button>
        <span className={style.soft}>
          {say.parts('creditsAReport', {
            credits: prices.analysis.credits,
            sources: (
              <Link key="sources" to={paths.sources}>
                {say('sources')}
              </Link>
            ),
            yourReports: (
              <Link key="yourReports" to={paths.reports}>
                {say('yourReports')}
              </Link>
            ),
            sampleReport: (
              <Link key="sampleReport" to={paths.sampleReport}>
                {say('sampleReport')}
              </Link>
            ),
          })}
        </span>
      </div>
      {readsMadeUp(survey?.mode ?? mode, known?.sources) && (
        <p className={style.soft}>{say('readsMadeUp', { credits: prices.analysis.credits })}</p>
      )}
      {!isOpen && <OwnTexts options={options} setOptions={setOptions} />}
      <div id={id} hidden={!isOpen}>
        <QuestionFields values={options} onChange={setOptions} />
      </div>
    </form>
  );
}
