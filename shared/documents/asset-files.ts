/** Files the readers load while they run: where each lies in the packages, and where below `ReadRequest.assets`. */
export interface AssetFile {
  /** Below `node_modules`: a file, or a folder of which the files that `only` fits are taken. */
  from: string;
  to: string;
  only?: RegExp;
}

/** Where the package has them; `ReadRequest.assets` is this folder's address with a slash. */
export const ASSET_FOLDER = 'documents';

/** Nothing of this is fetched from elsewhere; without the licences, the fallbacks for browsers without WebAssembly and the PDF scripting engine. */
export const assetFiles: readonly AssetFile[] = [
  { from: 'pdfjs-dist/cmaps', to: 'pdfjs/cmaps', only: /\.bcmap$/ },
  { from: 'pdfjs-dist/standard_fonts', to: 'pdfjs/standard_fonts', only: /\.(pfb|ttf)$/ },
  { from: 'pdfjs-dist/wasm', to: 'pdfjs/wasm', only: /^(jbig2|openjpeg|qcms_bg)\.wasm$/ },
  { from: 'pdfjs-dist/iccs', to: 'pdfjs/iccs', only: /\.icc$/ },
  { from: 'tesseract.js/dist/worker.min.js', to: 'tesseract/worker.min.js' },
  { from: 'tesseract.js-core/tesseract-core-simd-lstm.js', to: 'tesseract/tesseract-core-simd-lstm.js' },
  { from: 'tesseract.js-core/tesseract-core-simd-lstm.wasm', to: 'tesseract/tesseract-core-simd-lstm.wasm' },
  {
    // Smaller and faster than the data on npm (eng-fast/README.md).
    from: '../shared/documents/images/eng-fast/eng.traineddata.gz',
    to: 'tesseract/eng.traineddata.gz',
  },
];
