/** The bundle that takes an `ArrayBuffer` wherever it runs; its package types the main entry alone. */
declare module 'mammoth/mammoth.browser.min.js' {
  import mammoth from 'mammoth';
  export default mammoth;
}
