/** Which ends of a selected text lie inside a sentence of the text around it. */
export interface FragmentEdges {
  opensInside: boolean;
  closesInside: boolean;
}

const SENTENCE_ENDS = /[.!?:…]["'”’)\]]*\s*$/u;
const END_MARK = /[.!?…]+$/u;
/** Words whose capital is their own, wherever they stand. */
const ALWAYS_CAPITAL = /^I(?:['’]\p{L}+)?\b/u;

/**
 * How a part of a text lies in it.
 * @param span UTF-16 units into `whole`
 */
export function edgesOf(whole: string, span: { start: number; end: number }): FragmentEdges {
  const lineBefore = whole.slice(whole.lastIndexOf('\n', span.start - 1) + 1, span.start);
  const lineEnd = whole.indexOf('\n', span.end);
  const lineAfter = whole.slice(span.end, lineEnd === -1 ? undefined : lineEnd);
  const isListMarker = /^\s*(?:[-*•+]|\d+[.)])\s*$/.test(lineBefore);
  return {
    opensInside: lineBefore.trim() !== '' && !isListMarker && !SENTENCE_ENDS.test(lineBefore),
    closesInside: /^\s*[^\s.!?…]/u.test(lineAfter) || /^[.!?…]/u.test(lineAfter),
  };
}

/** The first letter as the draft had it, where only its case changed. */
function withOwnStart(draft: string, result: string): string {
  const [was = ''] = /\S/u.exec(draft) ?? [];
  const at = result.search(/\S/u);
  const [is = ''] = at < 0 ? [] : result.slice(at);
  if (was === is || was.toLowerCase() !== is.toLowerCase()) return result;
  if (ALWAYS_CAPITAL.test(result.slice(at))) return result;
  return result.slice(0, at) + was + result.slice(at + is.length);
}

/** Without the end mark the draft did not have. */
function withOwnEnd(draft: string, result: string): string {
  if (END_MARK.test(draft.trimEnd())) return result;
  const body = result.trimEnd();
  return body.replace(END_MARK, '') + result.slice(body.length);
}

/**
 * A rewrite of a part of a sentence, so that it still fits where the part was: no capital and no end mark that only a
 * whole sentence has.
 */
export function keepEdges(draft: string, result: string, edges: FragmentEdges): string {
  const opened = edges.opensInside ? withOwnStart(draft, result) : result;
  return edges.closesInside ? withOwnEnd(draft, opened) : opened;
}
