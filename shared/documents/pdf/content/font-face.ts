import type { Face } from './words.ts';

/** What pdf.js says of a font's looks. */
export interface FontLooks {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  isMonospace?: boolean;
}

/** URW's and TeX's names too: `NimbusRomNo9L-MediItal` is the bold italic, `SFBX1000` bold. */
const boldName =
  /bold|black|heavy|semibold|demi|extrab|(^|[-,])bd|-medi(ital|obli)?$|cmbx|cmssbx|^(sf|ec)bx|\.b(\.|$)/i;
const monoName =
  /mono|courier|consol|menlo|cmtt|typewriter|inconsolata|source ?code|fixed|sftt|lettergothic/i;
const italicName = /italic|oblique|cmti|cmsl|^(sf|ec)(ti|sl)|(regu|medi)(ital|obli)$|[-,](it|obl)/i;

/** Bold, italic or of equal width, by what the font says and by its name. */
export function faceOf(font: FontLooks): Face {
  const name = (font.name ?? '').replace(/^[A-Z]{6}\+/, '');
  return {
    name,
    isBold: font.bold === true || font.black === true || boldName.test(name),
    isItalic: font.italic === true || italicName.test(name),
    isMono: font.isMonospace === true || monoName.test(name),
  };
}
