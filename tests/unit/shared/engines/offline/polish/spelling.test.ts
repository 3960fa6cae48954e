import { describe, expect, test } from 'vitest';
import { clearCorrection, isBritishVariant } from '@/shared/engines/offline/polish/spelling.ts';

describe('an unknown word becomes the common one it was meant to be', () => {
  test.each([
    ['delicous', 'delicious'],
    ['goverment', 'government'],
    ['usefull', 'useful'],
    ['hanlder', 'handler'],
    ['shold', 'should'],
    ['droped', 'dropped'],
    ['programatically', 'programmatically'],
    ['wiht', 'with'],
    ['bycicle', 'bicycle'],
  ])('%s → %s', (wrong, right) => {
    expect(clearCorrection(wrong, [right])).toBe(right);
  });
});

describe('names of things, other languages and words built by rule stay', () => {
  test.each([
    ['undef', ['under']],
    ['gcloud', ['cloud']],
    ['pprint', ['print']],
    ['mixins', ['mixing']],
    ['finalizer', ['finalize']],
    ['recompress', ['decompress']],
    ['lexically', ['lexical']],
    ['importante', ['important']],
    ['negativ', ['negative']],
    ['requote', ['requite']],
    ['yeet', ['yet', 'meet']],
    ["theatre's", ["theater's"]],
    ['organising', ['organizing']],
  ])('%s', (word, suggestions) => {
    expect(clearCorrection(word, suggestions)).toBeUndefined();
  });
});

test.each([
  ['colour', 'color'],
  ["centre's", "center's"],
  ['analyse', 'analyze'],
  ['catalogue', 'catalog'],
  ['travelling', 'traveling'],
  ['fulfil', 'fulfill'],
  ['adaptor', 'adapter'],
])('%s is right where %s is', (british, american) => {
  expect(isBritishVariant(british, american)).toBe(true);
});
