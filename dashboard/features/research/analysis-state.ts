import type {
  AnalysisAnswer,
  AnalysisEvent,
  AnalysisRequest,
  AnalysisStep,
} from '@/shared/contracts/analysis.ts';
import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';

/** A question before it has the id of its spend. */
export type AnalysisQuestion = Omit<AnalysisRequest, 'requestId'>;

/** What is known of a run while it runs: everything in it was told by the server. */
export interface Progress {
  question: AnalysisQuestion;
  /** How many of this account's runs are before it; null once it began. */
  before: number | null;
  sources: SourceId[];
  answered: { source: SourceId; status: SourceStatus; found: number }[];
  running: AnalysisStep | null;
  finished: AnalysisStep[];
  items: InsightItem[];
}

export interface Failure {
  code: ErrorCode;
  /** Whose words it is told in. */
  screen: ErrorContext;
  retryAfterMs: number | undefined;
  /** Whether the run itself ended: asked again it is another one, and costs again. Else the same one is found. */
  isOver: boolean;
  /** What it cost; '' where nothing is sure. */
  note: string;
}

export type Analysis =
  | { status: 'idle' }
  | { status: 'running'; progress: Progress }
  | { status: 'done'; question: AnalysisQuestion; answer: AnalysisAnswer }
  | { status: 'failed'; question: AnalysisQuestion; failure: Failure };

export const idle: Analysis = { status: 'idle' };

type Act =
  | AnalysisEvent
  | { type: 'asked'; question: AnalysisQuestion }
  | { type: 'failed'; question: AnalysisQuestion; failure: Failure }
  | { type: 'reset' };

function advance(progress: Progress, event: AnalysisEvent): Progress {
  switch (event.type) {
    case 'queued':
      return { ...progress, before: event.before };
    case 'start':
      return { ...progress, before: null, sources: event.sources };
    case 'step':
      return event.state === 'running'
        ? { ...progress, running: event.step }
        : { ...progress, running: null, finished: [...progress.finished, event.step] };
    case 'source': {
      const { source, status, found } = event;
      const others = progress.answered.filter((one) => one.source !== source);
      return { ...progress, answered: [...others, { source, status, found }] };
    }
    case 'items':
      return { ...progress, items: event.items };
    default:
      return progress;
  }
}

/** One analysis from its question to its report. What comes of a run that is no longer shown changes nothing. */
export function reduceAnalysis(analysis: Analysis, act: Act): Analysis {
  if (act.type === 'reset') return idle;
  if (act.type === 'failed') return { status: 'failed', question: act.question, failure: act.failure };
  if (act.type === 'asked') {
    const { question } = act;
    const nothing = { sources: [], answered: [], running: null, finished: [], items: [] };
    return { status: 'running', progress: { question, before: null, ...nothing } };
  }
  if (analysis.status !== 'running') return analysis;
  const { progress } = analysis;
  if (act.type === 'done') {
    const { type: _, ...answer } = act;
    return { status: 'done', question: progress.question, answer };
  }
  return { status: 'running', progress: advance(progress, act) };
}

/** Whether a run that is left now is paid for and comes to its end on the server: it is from the server's first word on. */
export function goesOnAlone(analysis: Analysis): boolean {
  return analysis.status === 'running' && isUnderWay(analysis.progress);
}

/** Whether the server has said a word of a run. */
export const isUnderWay = ({ before, sources }: Progress): boolean => before !== null || sources.length > 0;

interface Field {
  typed: string;
  /** What stood there as it was asked: beside a survey that is not its question. */
  askedWith: string;
}

/** Whether a report is there to be opened, or a failure to be mended: until something else is typed. */
export function leadsOn(analysis: Analysis, { typed, askedWith }: Field): boolean {
  if (analysis.status !== 'done' && analysis.status !== 'failed') return false;
  if (analysis.status === 'done' && analysis.answer.report.outcome === 'insufficient') return false;
  return typed === '' || typed === askedWith;
}
