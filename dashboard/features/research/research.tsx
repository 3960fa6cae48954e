import { useEffect, useState } from 'react';
import { takeTyping } from '@/dashboard/app/kept-typing.ts';
import { useDraft } from '@/dashboard/app/use-draft.ts';
import type { SurveyData } from '@/shared/contracts/analysis.ts';
import type { AnalysisMode } from '@/shared/contracts/analysis-modes.ts';
import { type AnalysisQuestion, leadsOn } from './analysis-state.ts';
import { keepOptions, keptOptions } from './kept-options.ts';
import { OutputPanel } from './output-panel.tsx';
import { Preview } from './preview.tsx';
import { type OptionValues, readOptions, toOptionValues } from './question-options.ts';
import style from './research.module.css';
import { ResearchForm } from './research-form.tsx';
import { modeOptions, type SearchMode } from './research-modes.ts';
import { SurveyModal } from './survey/survey-modal.tsx';
import { useSurveySteps } from './survey/use-survey-steps.ts';
import { useAgain } from './use-again.ts';
import { useAnalysis } from './use-analysis.ts';
import { useDefaultMode } from './use-default-mode.ts';
import { useRefusal } from './use-refusal.ts';

/** Media intelligence (spec §2): a question in, a report with its proof out. */
export function Research() {
  const [query, setQuery] = useDraft('question');
  useEffect(() => {
    const kept = takeTyping('question');
    if (kept) setQuery(kept);
  }, [setQuery]);
  const [chosen, setChosen] = useState<SearchMode>();
  const [options, setOptions] = useState<OptionValues>(keptOptions);
  useEffect(() => keepOptions(options), [options]);
  const [survey, setSurvey] = useState<SurveyData | null>(null);
  const { asking, begin, goTo, close } = useSurveySteps();
  const [again, setAgain] = useState<{ id: string; mode: AnalysisMode; query: string } | null>(null);
  const [askedWith, setAskedWith] = useState('');
  const [previewed, setPreviewed] = useState<AnalysisQuestion | null>(null);
  const { refusal, ask } = useRefusal({ query, options });
  const { analysis, start, reset } = useAnalysis();
  const mode = useDefaultMode(chosen);
  useAgain(({ id, query: earlier, mode: asked, asked: narrowing, items }) => {
    const repeated = narrowing?.surveyData ?? null;
    setSurvey(repeated);
    if (!repeated) setQuery(earlier);
    setChosen(modeOptions.find((option) => option.id === asked)?.id);
    setOptions(toOptionValues(narrowing?.options, items));
    setAgain({ id, mode: asked, query: repeated?.product ?? earlier });
  });
  const isRunning = analysis.status === 'running';

  const question = (): AnalysisQuestion => {
    const narrowed = readOptions(options);
    const asked: AnalysisQuestion = survey
      ? { query: survey.product, mode: survey.mode, surveyData: survey, options: narrowed }
      : { query: query.trim(), mode, options: narrowed };
    // Another question has no earlier answer.
    const isAgain = again?.query === asked.query && again.mode === asked.mode;
    return isAgain ? { ...asked, previousId: again.id } : asked;
  };
  const isEmpty = !survey && query.trim() === '';
  const isAsked = previewed !== null || asking !== null;
  const isForOutput = !survey && leadsOn(analysis, { typed: query.trim(), askedWith });
  const run = (asked: AnalysisQuestion) => {
    setAskedWith(query.trim());
    setPreviewed(null);
    void start(asked).then((isDone) => {
      // A survey is answered once; one that failed can be asked again.
      if (isDone) setSurvey((current) => (current === asked.surveyData ? null : current));
    });
  };
  return (
    <div className={style.research}>
      <ResearchForm
        {...{ query, setQuery, mode, options, setOptions, survey, isRunning, isEmpty, refusal }}
        isSecond={isEmpty || isAsked || isForOutput}
        setMode={setChosen}
        onSurvey={begin}
        onDropSurvey={() => setSurvey(null)}
        onSubmit={() => (isEmpty ? null : ask(question(), run))}
        onPreview={() => ask(question(), setPreviewed)}
        onCancel={reset}
      />
      {previewed && (
        <Preview question={previewed} onRun={() => run(previewed)} onClose={() => setPreviewed(null)} />
      )}
      <OutputPanel analysis={analysis} isLeading={isForOutput && !isAsked} onRun={run} onClose={reset} />
      {asking && (
        <SurveyModal
          {...asking}
          onStep={goTo}
          onClose={close}
          onSubmit={(made) => {
            setSurvey(made);
            close();
          }}
        />
      )}
    </div>
  );
}
