import { describe, expect, test } from 'vitest';
import { createSectionReader } from '@/shared/engines/openai-compatible-sections.ts';

const sections = [
  { title: 'Task', body: 'Write "a" letter \\ note.\nSecond line with {braces}, [brackets]: and 👩‍👧.' },
  { title: 'Output Format', body: '- one\n- two' },
];
const readable = `## Task\n${sections[0]?.body}\n\n## Output Format\n- one\n- two`;

function readInPieces(raw: string, pieceChars: number): { streamed: string; whole: string } {
  const reader = createSectionReader();
  let streamed = '';
  for (let at = 0; at < raw.length; at += pieceChars) streamed += reader.push(raw.slice(at, at + pieceChars));
  return { streamed, whole: reader.end() };
}

describe('a reframe that comes as JSON', () => {
  test.each([1, 2, 3, 7, 10_000])(
    'reads as text while it streams, in pieces of %i characters',
    (pieceChars) => {
      const { streamed, whole } = readInPieces(JSON.stringify({ sections }), pieceChars);
      expect(streamed).toBe(readable);
      expect(whole).toBe(readable);
    },
  );

  test('may escape every character and put blanks between', () => {
    const raw = `{ "sections" : [ { "title" : "T\\u0061sk" , "body" : "\\uD83D\\uDE00 ok" } ] }`;
    expect(readInPieces(raw, 1)).toEqual({ streamed: '## Task\n😀 ok', whole: '## Task\n😀 ok' });
  });

  test('may stand in a code fence', () => {
    const raw = `\`\`\`json\n${JSON.stringify({ sections })}\n\`\`\``;
    expect(readInPieces(raw, 1)).toEqual({ streamed: readable, whole: readable });
  });

  test('that is cut shows what arrived', () => {
    const raw = JSON.stringify({ sections }).slice(0, 48);
    expect(readInPieces(raw, 5).whole).toBe('## Task\nWrite "a"');
  });

  test('with other fields than asked for shows its text', () => {
    const raw = '{"sections":[{"title":"Goal","body":"Do it","note":"x"}]}';
    expect(readInPieces(raw, 3).whole).toBe('## Goal\nDo it');
  });
});

test.each(['## Task\nDo it.', 'Task: {do} it', '```\ncode\n```\nrest'])(
  '%j, which is no JSON, passes as it is',
  (raw) => {
    expect(readInPieces(raw, 2)).toEqual({ streamed: raw, whole: raw });
  },
);
