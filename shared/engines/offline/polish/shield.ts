import { comparedWords } from './compared-words.ts';

/** Stands for every character that no rule may see. Not a letter, not a blank. */
export const SHIELD = '\uFFFC';

/**
 * What is left as it is, each found by its shape alone, after what a text must hold to have one at all. Order matters:
 * earlier ones hide text from later ones.
 */
const SHAPES: readonly (readonly [sign: RegExp, shape: RegExp])[] = [
  // inline code and formulas
  [/`/, /(`+)[^`]+?\1/g],
  [/\$/, /\$\$[^$]+\$\$|\$(?=\S)[^$\n]*[\\^_{}=][^$\n]*\$/g],
  // placeholders, tags, template blanks
  [
    /[{<[%]/,
    /\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{[\w .:-]*\}|<\/?[A-Za-z!][^<>\n]*>|<[\w -]+>|\[[^[\]\n]*\](?:\([^()\s]*\))?|%[sd]\b|%\w+%/g,
  ],
  // data: no word is so long, and the shapes below would look at it again from each of its characters
  [/\S/, /(?<!\S)\S{300,}[^\s.,;:!?)\]"'”’]/gu],
  // what a program said, up to where the writer goes on
  [
    /(?:Error|Exception): /,
    /\b[A-Z]?\w*(?:Error|Exception): [^\n,;?!]{3,160}?(?=[.,;?!]?\s*$|[.,;?!]\s| (?:on line|when|if|but|and|so|why|how|whats?|i|in my)\b)/gim,
  ],
  // addresses
  [
    /:|www\./i,
    /\b[a-z][a-z\d+.-]*:\/\/[^\s<>"'“”]+(?<![.,;:!?])|\b(?:mailto|tel|data):[^\s<>"]+|\bwww\.[^\s<>"]+/gi,
  ],
  [/@/, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  // handles, tags, mentions of channels
  [/[@#]/, /(?<![\w/])[@#][\p{L}\d_](?:[\p{L}\d_./-]*[\p{L}\d_/])?/gu],
  // paths and files
  [
    /[/\\]/,
    /(?<![\w])(?:~|\.{1,2})?\/[\w.@~+-]+(?:\/[\w.@~*+-]*)*|\b[A-Za-z]:\\[^\s"<>|]+|\\\\[\w.-]+\\[^\s"]+/g,
  ],
  [
    /\.\w/,
    /\b[\w-]+(?:\/[\w.-]+)*\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|cs?|cpp|hpp|h|php|sh|sql|json|ya?ml|toml|xml|html?|css|scss|md|txt|pdf|docx?|xlsx?|pptx?|csv|tsv|png|jpe?g|gif|svg|webp|mp[34]|mov|zip|gz|tar|exe|dll|log|lock|env|ini|conf|cfg|ipynb|wasm|vue|svelte)\b/gi,
  ],
  [/\//, /\b\w+(?:\/[\w.-]+){2,}/g],
  // revisions: "feature~3"
  [/[~^]/, /\b[\w./-]+[~^]\d*(?=[\s,.;:)]|$)(?: [\w./-]+(?=\s*$))?/gm],
  // hosts and versions
  [
    /\.\w/,
    /\b(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|ai|app|co|edu|gov|uk|de|fr|in|eu|us|me|local|internal)\b(?:\/\S*)?/gi,
  ],
  [/\d\.\d/, /\bv?\d+(?:\.\d+)+(?:[\w.+-]*\w)?/g],
  // commands of package managers: "npm i -g name"
  [
    /\b(?:i|install|add|run)\b/,
    /\b(?:npm|pnpm|yarn|bun|pip3?|pipx|brew|apt(?:-get)?|cargo|gem) (?:i|install|add|run|ci)\b(?: --?[a-z][\w-]*)*(?: [\w@./-]+\w)?/g,
  ],
  // flags, variables, calls, operators with their operands
  [/-/, /(?<!\S)--?[A-Za-z][\w-]*(?:=\S+)?/g],
  [/[$([]|::|->/, /\$[A-Za-z_]\w*|\b\w+\([^()\n]*\)|\b\w+(?:::|->)\w+(?:\(\))?|\b\w+\[[^\]\n]*\]/g],
  [/[=\\]|&&|\|\||::|\/\//, /(?<!\S)\S*(?:=>|==|!=|&&|\|\||::|\+=|<=|>=|\/\/|\\)\S*|(?<=^|\s)\w+=\S+/g],
  // "a ?? b": behind a value, and before another
  [/ \?\?/, /(?<=(?:(?<![\p{L}\d'_])[a-hj-qstv-xz]|[\uFFFC\d)\]]) )\?\?=?(?= [^\s.!?])/gu],
  // what people said, literally
  [
    /["„“«'‘]/,
    /"[^"\n]{1,400}"|„[^“”"\n]{1,400}[“”"]|“[^”\n]{1,400}”|«[^»\n]{1,400}»|(?<![\p{L}\d])'[^'\n]{1,200}'(?![\p{L}\d])|‘[^’\n]{1,200}’(?!\p{L})/gu,
  ],
  // identifiers: snake_case, camelCase, dotted.names, kebab-case-of-three, letters with digits
  [/_/, /\b\w*_\w+\b/g],
  [/[a-z][A-Z]/, /\b[a-z]+[A-Z]\w*\b|\b[A-Z][a-z]+[A-Z]\w*\b/g],
  [/\.[a-z]/, /\b[a-z]\w*\.[a-z]\w*(?:\.\w+)*\b/g],
  [/-/, /\b\p{L}+(?:-\p{L}+){2,}\b/gu],
  [
    /\d/,
    /\p{L}[\p{L}\d.,:/%+-]*\d[\p{L}\d.:/%+-]*|\d[\d.,:/%+-]*\p{L}(?:[\p{L}\d.:/%+-]*[\p{L}\d%+])?|\d+(?:[.,:/+-]+\d+)+%?|\d+%/gu,
  ],
  // pages that are called so
  [/ us /, /\b(?:about|contact)[ -]us(?= (?:page|section|text|form|link|tab)s?\b)/gi],
  // capitals: acronyms and shouting
  [/[A-Z][A-Z\d&/-]/, /\b[A-Z][A-Z\d&/-]*[A-Z\d]s?\b(?!')/g],
  // non-Latin letters, emoji
  [/[^\p{ASCII}\u00C0-\u024F\u2000-\u206F\uFFFC]/u, /[^\p{Script=Latin}\p{P}\p{Z}\p{S}\p{N}\p{C}\s]+/gu],
  [
    /[^\p{ASCII}\uFFFC]/u,
    /\p{Extended_Pictographic}(?:[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}]|\p{Extended_Pictographic})*/gu,
  ],
];
/** "soon.The next", "example.Please": a missing blank, not a dotted name. */
const JOINED_SENTENCES = /^[a-z]+\.[A-Z][a-z]*$/;

/**
 * The text with everything that must survive literally covered: code, addresses, paths, handles, placeholders, names
 * in code style, numbers, quotations, words that are compared. Same length as the text, and straight apostrophes, so positions stay true.
 */
export function shieldText(text: string): string {
  let masked = text.replaceAll('’', "'");
  for (const [sign, shape] of SHAPES)
    if (sign.test(masked))
      masked = masked.replace(shape, (match) =>
        JOINED_SENTENCES.test(match) ? match : SHIELD.repeat(match.length),
      );
  for (const { start, end } of comparedWords(masked))
    masked = masked.slice(0, start) + SHIELD.repeat(end - start) + masked.slice(end);
  return masked;
}
