import { expect, test } from 'vitest';
import {
  entriesOf,
  type Fault,
  kindOf,
  type Outgoing,
} from '@/dashboard/features/image-chat/conversation.ts';
import { emptyBrief } from '@/shared/contracts/image-brief.ts';
import type { ImageTurn } from '@/shared/contracts/image-prompt.ts';

const AT = '2026-11-22T08:00:00Z';
const turn = (requestId: string): ImageTurn => ({
  requestId,
  kind: 'initial',
  said: requestId,
  hasImage: false,
  saidAt: AT,
  brief: emptyBrief,
  engine: 'offline',
  refinementCount: 0,
  answeredAt: AT,
});
const outgoing: Outgoing = { requestId: 'lost', kind: 'refine', said: 'darker', picture: null, at: 0 };
const fault = (after: number): Fault => ({
  outgoing,
  code: 'network_error',
  retryAfterMs: undefined,
  at: 0,
  after,
});
const picture = { name: 'a.png', preview: '', analysis: '', jpeg: '', isAnimated: false };

test('a message that failed stays where it was said', () => {
  const told = entriesOf([turn('one'), turn('two')], [fault(1)]).map((entry) =>
    entry.type === 'turn' ? entry.turn.requestId : 'failed',
  );
  expect(told).toEqual(['one', 'failed', 'two']);
});

test('the first message and one with a picture begin anew, others change the last prompt', () => {
  expect(kindOf([], null)).toBe('initial');
  expect(kindOf([turn('one')], null)).toBe('refine');
  expect(kindOf([turn('one')], picture)).toBe('initial');
});

test('a message that was answered all the same is no failure', () => {
  const answered = entriesOf([turn('one'), turn('lost')], [fault(1)]);
  expect(answered.map(({ type }) => type)).toEqual(['turn', 'turn']);
});
