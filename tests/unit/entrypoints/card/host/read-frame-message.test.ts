import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '@/entrypoints/card/host/read-frame-message.ts';
import { type ActName, actNames, frameMessage, isAct } from '@/shared/extension/card/frame-port.ts';

const named = { id: 'x', name: 'X' };
const finding = { kind: 'name', change: 'lost', value: 'Ada', segment: null };
/** Arguments each act goes with. */
const args: Record<ActName, unknown[]> = {
  choose: [{ job: { kind: 'action', action: 'summarise' } }],
  setPersona: [named],
  translateInto: ['Hindi'],
  setShowChanges: [true],
  toggleChange: [1],
  toggleSection: ['Task'],
  restore: [finding],
  accept: ['a question'],
  copied: [false],
  askWhatToSave: [true],
  save: ['note'],
  undoSave: [],
  retry: [],
  retryOnDevice: [],
  resume: [],
  remedy: ['connect'],
  revert: [],
  useSubject: ['Our plan'],
  siteAdded: [true],
  cancel: [],
  stepBack: [],
  readTurns: [],
  toggleTurn: [0],
  keepTurns: [true],
  removeTurns: [],
  runWithTurns: [],
};
const act = (name: string, given: unknown[]) => ({
  type: 'act',
  name,
  args: given,
  by: 'pointer',
  x: 3,
  y: 4,
});

describe('what the frame sends', () => {
  it.each(actNames)('is taken: %s', (name) => {
    expect(isAct(name, args[name])).toBe(true);
    expect(frameMessage.safeParse(act(name, args[name])).success).toBe(true);
    expect(readFrameMessage(act(name, args[name]))).toBeDefined();
  });

  it.each(actNames)('is refused with other arguments: %s', (name) => {
    for (const wrong of [[{ no: 'thing' }], [7.5], ['x', 'y']]) {
      expect(isAct(name, wrong)).toBe(false);
      expect(readFrameMessage(act(name, wrong))).toBeUndefined();
    }
  });

  it.each([
    { type: 'size', heightPx: 12 },
    { type: 'move', dxPx: -3, dyPx: 0.5 },
    { type: 'typed', text: '日' },
    { type: 'entered' },
    { type: 'unseen' },
    { type: 'covered', isCovered: true },
    act('accept', []),
    act('save', ['prompt', 'a text with its blanks filled in']),
  ])('is taken: %o', (message) => {
    expect(frameMessage.safeParse(message).success).toBe(true);
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'accept',
    {},
    { type: 'size' },
    { type: 'act', name: 'constructor', args: [], by: 'pointer', x: 3, y: 4 },
  ])('is refused: %o', (message) => {
    expect(frameMessage.safeParse(message).success).toBe(false);
    expect(readFrameMessage(message)).toBeUndefined();
  });
});
