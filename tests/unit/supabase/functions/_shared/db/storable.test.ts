import { expect, test } from 'vitest';
import { storable } from '@/supabase/functions/_shared/db/storable.ts';

test('what the database cannot keep is replaced wherever it stands, and nothing else', () => {
  const at = new Date();
  const given = {
    text: 'a\0b\ud83d',
    list: ['😀'.slice(0, 1), '😀', 7, null, at],
    'k\0': { deep: '\udc00x' },
  };
  expect(storable(given)).toEqual({
    text: 'a\uFFFDb\uFFFD',
    list: ['\uFFFD', '😀', 7, null, at],
    'k\uFFFD': { deep: '\uFFFDx' },
  });
});
