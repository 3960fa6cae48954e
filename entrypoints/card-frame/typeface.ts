/** The product's face, as the pages of the extension have it, from the same files (wxt.config.ts). */
const FACE = 'Instrument Sans Variable';
const files = {
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  // Without the middle dot, which it draws up to its neighbours.
  latin:
    'U+0-B6,U+B8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

let hear = () => {};

/** Makes the packaged face known. Letters it lacks are the system's. */
export function loadTypeface(): void {
  for (const [name, unicodeRange] of Object.entries(files)) {
    const source = `url(/fonts/instrument-sans-${name}-wght-normal.woff2)`;
    document.fonts.add(new FontFace(FACE, source, { weight: '400 700', display: 'swap', unicodeRange }));
  }
  document.fonts.addEventListener('loadingdone', () => hear());
}

/** Calls back once it is there: lines break elsewhere then. */
export function onTypeface(listener: () => void): void {
  hear = listener;
}
