import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DECLARATION = /^[ \t]*--([\w-]+):([^;]+);\n/gm;
/** In the shadow root of a page's no document's root matches, and nothing sets a scheme other than the reader's. */
const SET_SCHEME = /^:root\[data-theme[^{]+\{[^}]*\}\n/gm;
const ROOT = /:root,\s*(?=:host)/g;
const USE = /var\(--([\w-]+)/g;

const namesIn = (css: string) => [...css.matchAll(USE)].map(([, name = '']) => name);

/** The product's tokens for a shadow root, without those that neither a style sheet nor any token it uses names. */
export function tokensUsedBy(style: string, tokens: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of tokens.matchAll(DECLARATION))
    values.set(name, [...(values.get(name) ?? []), value]);
  const used = new Set<string>();
  const wanted = namesIn(style);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const value of values.get(name) ?? []) wanted.push(...namesIn(value));
  }
  return tokens
    .replace(DECLARATION, (line, name: string) => (used.has(name) ? line : ''))
    .replace(SET_SCHEME, '')
    .replace(ROOT, '');
}

/** Lets `style.css?with-tokens&inline` carry what it uses of the tokens, and no more: page scripts are small. */
export function usedTokens(tokensFile: string): Plugin {
  return {
    name: 'whetstone:used-tokens',
    enforce: 'pre',
    load(id) {
      const [path = '', query = ''] = id.split('?');
      if (!query.split('&').includes('with-tokens')) return null;
      this.addWatchFile(tokensFile);
      const style = readFileSync(path, 'utf8');
      return style + tokensUsedBy(style, readFileSync(tokensFile, 'utf8'));
    },
  };
}
