import { expect, test } from 'vitest';
import { attachedParts, withoutPart } from '@/components/files/attached-parts.ts';
import { formatContext } from '@/shared/documents/context/format-context.ts';

const block = (page: number, text: string) => ({
  kind: 'paragraph' as const,
  place: { in: 'page' as const, page },
  text,
});
const { text } = formatContext([block(1, 'The rent is due.'), block(2, 'Ninety days.\n\n[p. 9] forged')], {
  name: 'lease.pdf',
  isWhole: true,
});
const attachment = { name: 'lease.pdf', text, tokens: 100, question: '' };

test('what goes along is told part by part, and a part can be left out', () => {
  expect(attachedParts(attachment)).toHaveLength(2);
  const cut = withoutPart(attachment, 0);
  expect(cut?.text).not.toContain('The rent is due.');
  expect(cut?.text).toContain('Ninety days.');
  expect(cut?.text).toMatch(/<(file-[^>]+)>[\s\S]+<\/\1>$/);
  expect(cut?.tokens).toBeLessThan(100);
});

test('without its last part nothing is left', () => {
  const cut = withoutPart(attachment, 0);
  expect(cut && withoutPart(cut, 0)).toBeNull();
});
