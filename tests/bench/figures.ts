import { lowEnd, type Statistic, statisticOf } from './statistics.ts';

export type Unit = 'ms' | 'kB' | 'MB' | '';

/**
 * What must hold. `value`: ours alone; `ratio`: ours over the peer's; `added`: ours minus the peer's, in the unit;
 * `share`: what ours adds, as a share of the peer's (0.15 = 15 %).
 */
export interface Limit {
  of: 'value' | 'ratio' | 'added' | 'share';
  atMost: number;
}

/** One row: samples of ours, and of the peer measured in turn with it in the same run. */
export interface Figure {
  name: string;
  unit: Unit;
  ours: readonly number[];
  peer?: { name: string; samples: readonly number[] };
  statistic?: Statistic;
  limits?: readonly Limit[];
}

/** `noise`: the middle is over the limit, but the samples don't exclude that the true figure keeps it. */
export type Verdict = 'ok' | 'noise' | 'over' | 'no data' | '';

export interface Topic {
  title: string;
  /** What was measured and how, in a line or two. */
  about: string;
  figures: Figure[];
  notes?: string[];
}

/** Limits in milliseconds were set for a machine with nothing else to do; ratios and sizes get no such grace. */
export const TIME_ALLOWANCE = 0.25;

const QUANTITIES: Record<Limit['of'], (ours: number, peer: number) => number> = {
  value: (ours) => ours,
  ratio: (ours, peer) => ours / peer,
  added: (ours, peer) => ours - peer,
  share: (ours, peer) => ours / peer - 1,
};

function quantityOf(figure: Figure, limit: Limit) {
  const statistic = figure.statistic ?? 'median';
  return (ours: readonly number[], peer: readonly number[]) =>
    QUANTITIES[limit.of](statisticOf(ours, statistic), statisticOf(peer, statistic));
}

/** What a limit in milliseconds is given: the allowance, and how far the peer itself scattered in this run. */
function graceOf({ unit, peer }: Figure, limit: Limit): number {
  if (unit !== 'ms' || limit.of === 'ratio' || limit.of === 'share') return 0;
  const allowance = limit.atMost * TIME_ALLOWANCE;
  if (limit.of === 'value' || !peer) return allowance;
  return allowance + statisticOf(peer.samples, 'p95') - statisticOf(peer.samples, 'median');
}

function judgeLimit(figure: Figure, limit: Limit): Verdict {
  const quantity = quantityOf(figure, limit);
  const peer = figure.peer?.samples ?? [];
  const reading = quantity(figure.ours, peer);
  if (Number.isNaN(reading)) return 'no data';
  if (reading <= limit.atMost) return 'ok';
  return lowEnd(figure.ours, peer, quantity) > limit.atMost + graceOf(figure, limit) ? 'over' : 'noise';
}

const WORST_FIRST: Verdict[] = ['over', 'no data', 'noise', 'ok'];

/** The worst verdict over a figure's limits; empty where it has none. */
export function judge(figure: Figure): Verdict {
  const verdicts = (figure.limits ?? []).map((limit) => judgeLimit(figure, limit));
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? '';
}

function formatNumber(value: number): string {
  if (Number.isNaN(value)) return '–';
  const size = Math.abs(value);
  return value.toFixed(Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

function formatValue(value: number, unit: Unit): string {
  return unit && !Number.isNaN(value) ? `${formatNumber(value)} ${unit}` : formatNumber(value);
}

function formatSigned(value: number, unit: Unit): string {
  return `${value < 0 ? '' : '+'}${formatValue(value, unit)}`;
}

function formatLimit(limit: Limit, unit: Unit): string {
  if (limit.of === 'ratio') return `≤ ${formatNumber(limit.atMost)}×`;
  if (limit.of === 'share') return `≤ +${formatNumber(limit.atMost * 100)} %`;
  if (limit.of === 'added') return `≤ +${formatValue(limit.atMost, unit)}`;
  return `≤ ${formatValue(limit.atMost, unit)}`;
}

/** How ours stands to the peer: the difference where a limit asks for it, the ratio else. */
function formatComparison(figure: Figure): string {
  if (!figure.peer) return '';
  const statistic = figure.statistic ?? 'median';
  const ours = statisticOf(figure.ours, statistic);
  const peer = statisticOf(figure.peer.samples, statistic);
  const kind = figure.limits?.find((limit) => limit.of !== 'value')?.of ?? 'ratio';
  if (kind === 'added') return formatSigned(ours - peer, figure.unit);
  if (kind === 'share') return `${formatSigned((ours / peer - 1) * 100, '')} %`;
  return peer === 0 ? '' : `${formatNumber(ours / peer)}×`;
}

function formatRow(figure: Figure): string[] {
  const statistic = figure.statistic ?? 'median';
  const peer = figure.peer;
  return [
    statistic === 'median' ? figure.name : `${figure.name}, ${statistic}`,
    formatValue(statisticOf(figure.ours, statistic), figure.unit),
    peer ? `${formatValue(statisticOf(peer.samples, statistic), figure.unit)} ${peer.name}` : '',
    formatComparison(figure),
    (figure.limits ?? []).map((limit) => formatLimit(limit, figure.unit)).join(', '),
    judge(figure),
  ];
}

/** The topic as a table for a terminal. */
export function formatTopic(topic: Topic): string {
  const rows = [
    ['figure', 'Whetstone', 'beside it', 'compared', 'limit', ''],
    ...topic.figures.map((figure) => formatRow(figure)),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('──'));
  const notes = (topic.notes ?? []).map((note) => `  ${note}`);
  return [`\n${topic.title}`, topic.about, '', ...lines, ...notes].join('\n');
}
