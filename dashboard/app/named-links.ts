export interface NamedLink {
  name: string;
  url: string;
}

/**
 * Reads links an operator sets at build time: `Name=https://…`, more of them parted by blanks or new lines before the
 * next name. What is no https address is left out.
 */
export function readNamedLinks(given: string | undefined): NamedLink[] {
  return [...(given ?? '').matchAll(/([^\s=][^=\n]*?)\s*=\s*(\S+)/g)].flatMap(([, name = '', url = '']) =>
    URL.canParse(url) && new URL(url).protocol === 'https:' ? [{ name: name.trim(), url }] : [],
  );
}
