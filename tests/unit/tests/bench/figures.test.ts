import { describe, expect, it } from 'vitest';
import { type Figure, formatTopic, judge } from '@/tests/bench/figures.ts';

const scattered = [9, 10, 11, 10, 9, 11, 10];

describe('a verdict of the bench', () => {
  it('keeps a limit that the middle keeps', () => {
    expect(judge({ name: 'a', unit: 'ms', ours: scattered, limits: [{ of: 'value', atMost: 10 }] })).toBe(
      'ok',
    );
  });

  it('misses a limit only where the samples leave no doubt', () => {
    const figure = (atMost: number): Figure => ({
      name: 'a',
      unit: '',
      ours: scattered,
      limits: [{ of: 'value', atMost }],
    });
    expect(judge(figure(5))).toBe('over');
    expect(judge(figure(9.5))).toBe('noise');
  });

  it('gives sizes no grace', () => {
    expect(judge({ name: 'a', unit: 'kB', ours: [31], limits: [{ of: 'value', atMost: 30 }] })).toBe('over');
  });

  it('gives what is added to a peer the scatter of that peer', () => {
    const peer = (samples: number[]) => ({ name: 'peer', samples });
    const limits = [{ of: 'added', atMost: 3 }] as const;
    const quiet: Figure = {
      name: 'a',
      unit: 'ms',
      ours: [30, 30, 30],
      peer: peer([20, 20, 20]),
      limits,
    };
    expect(judge(quiet)).toBe('over');
    expect(judge({ ...quiet, peer: peer([20, 20, 60]) })).toBe('noise');
  });

  it('counts a figure without samples as a miss, not as kept', () => {
    expect(judge({ name: 'a', unit: 'ms', ours: [], limits: [{ of: 'value', atMost: 1 }] })).toBe('no data');
  });

  it('prints the peer, the comparison and the worst of several limits', () => {
    const table = formatTopic({
      title: 'T',
      about: '',
      figures: [
        {
          name: 'evaluate',
          unit: 'ms',
          ours: [5],
          peer: { name: 'vanilla', samples: [1] },
          limits: [
            { of: 'value', atMost: 6 },
            { of: 'ratio', atMost: 3 },
          ],
        },
      ],
    });
    expect(table).toMatch(/evaluate +5 ms +1 ms vanilla +5× +≤ 6 ms, ≤ 3× +over/);
  });
});
