/** A style sheet with the tokens it uses (`packaging/used-tokens.ts`). */
declare module '*?with-tokens&inline' {
  const css: string;
  export default css;
}
