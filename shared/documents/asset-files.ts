/** Files the readers load while they run: where each lies in the packages, and where below `ReadRequest.assets`. */
export interface AssetFile {
  /** Below `node_modules`: a file, or a folder of which the files that `only` fits are taken. */
  from: string;
  to: string;
  only?: RegExp;
  /** Under which licence it may be passed on, and the files below `node_modules` that say so. */
  licence: { id: string; texts: readonly string[] };
}

/** Where the package has them; `ReadRequest.assets` is this folder's address with a slash. */
export const ASSET_FOLDER = 'documents';

const PDFJS = 'pdfjs-dist';
const ARIMO = '@expo-google-fonts/arimo';
const apache = (name: string) => ({ id: 'Apache-2.0', texts: [`${name}/LICENSE`] });
const pdfjsFolder = (id: string, ...texts: string[]) => ({
  id,
  texts: texts.map((name) => `${PDFJS}/${name}`),
});
const wasm = (name: string, id: string, licence: string) => ({
  from: `${PDFJS}/wasm/${name}.wasm`,
  to: `pdfjs/wasm/${name}.wasm`,
  licence: pdfjsFolder(id, `wasm/LICENSE_${licence}`, `wasm/LICENSE_PDFJS_${licence}`),
});

/**
 * The sans serif that pdf.js takes for Helvetica comes with it under the GPL. Arimo has the same measures under the OFL, and
 * answers to the name pdf.js asks for.
 */
const sansSerif = (style: string, name: string): AssetFile => ({
  from: `${ARIMO}/${style}/Arimo_${style}.ttf`,
  to: `pdfjs/standard_fonts/LiberationSans-${name}.ttf`,
  licence: { id: 'OFL-1.1', texts: [`${ARIMO}/LICENSE_FONT`] },
});

/** Nothing of this is fetched from elsewhere; without the fallbacks for browsers without WebAssembly and the PDF scripting engine. */
export const assetFiles: readonly AssetFile[] = [
  {
    from: `${PDFJS}/cmaps`,
    to: 'pdfjs/cmaps',
    only: /\.bcmap$/,
    licence: pdfjsFolder('BSD-3-Clause', 'cmaps/LICENSE'),
  },
  {
    from: `${PDFJS}/standard_fonts`,
    to: 'pdfjs/standard_fonts',
    only: /\.pfb$/,
    licence: pdfjsFolder('BSD-3-Clause', 'standard_fonts/LICENSE_FOXIT'),
  },
  sansSerif('400Regular', 'Regular'),
  sansSerif('400Regular_Italic', 'Italic'),
  sansSerif('700Bold', 'Bold'),
  sansSerif('700Bold_Italic', 'BoldItalic'),
  wasm('jbig2', 'BSD-3-Clause', 'JBIG2'),
  wasm('openjpeg', 'BSD-2-Clause', 'OPENJPEG'),
  wasm('qcms_bg', 'MIT', 'QCMS'),
  {
    from: `${PDFJS}/iccs`,
    to: 'pdfjs/iccs',
    only: /\.icc$/,
    licence: pdfjsFolder('CC0-1.0', 'iccs/LICENSE'),
  },
  {
    from: 'tesseract.js/dist/worker.min.js',
    to: 'tesseract/worker.min.js',
    licence: { id: 'Apache-2.0', texts: ['tesseract.js/LICENSE.md'] },
  },
  {
    from: 'tesseract.js-core/tesseract-core-simd-lstm.js',
    to: 'tesseract/tesseract-core-simd-lstm.js',
    licence: apache('tesseract.js-core'),
  },
  {
    from: 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    to: 'tesseract/tesseract-core-simd-lstm.wasm',
    licence: apache('tesseract.js-core'),
  },
  {
    // Smaller and faster than the data on npm (eng-fast/README.md).
    from: '../shared/documents/images/eng-fast/eng.traineddata.gz',
    to: 'tesseract/eng.traineddata.gz',
    licence: { id: 'Apache-2.0', texts: ['tesseract.js-core/LICENSE'] },
  },
];
