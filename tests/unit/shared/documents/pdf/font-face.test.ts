import { describe, expect, it } from 'vitest';
import { faceOf } from '@/shared/documents/pdf/content/font-face.ts';

const looks = (name: string) => {
  const { isBold, isItalic, isMono } = faceOf({ name });
  return { isBold, isItalic, isMono };
};

describe('the looks of a font', () => {
  it.each([
    ['WPRPTZ+NimbusRomNo9L-ReguItal', { isBold: false, isItalic: true, isMono: false }],
    ['QVCFWU+NimbusRomNo9L-MediItal', { isBold: true, isItalic: true, isMono: false }],
    ['SSBQZQ+NimbusRomNo9L-Medi', { isBold: true, isItalic: false, isMono: false }],
    ['SFTI1000', { isBold: false, isItalic: true, isMono: false }],
    ['SFBX1200', { isBold: true, isItalic: false, isMono: false }],
    ['HelveticaNeue-Medium', { isBold: false, isItalic: false, isMono: false }],
    ['Capital-Regular', { isBold: false, isItalic: false, isMono: false }],
    ['Courier-Bold', { isBold: true, isItalic: false, isMono: true }],
  ])('are told by its name: %s', (name, expected) => expect(looks(name)).toEqual(expected));
});
