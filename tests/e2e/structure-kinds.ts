const IMAGE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Misspellings the matrix corrects; what an editor must leave alone has others. */
const mended: Record<string, string> = { recieved: 'received', realy: 'really', teh: 'the', thier: 'their' };
const wrong = /recieved|realy|teh|thier/g;

/** A document of each kind of structure, with words to correct in it and beside it. */
export const kinds: Record<string, string> = {
  plain:
    '<p>We recieved teh letter.&nbsp; Its realy good.</p><p style="text-align:right">Its realy good.</p><p><br></p><p>and thier box</p>',
  bold: '<p>We have <strong>recieved</strong> teh letter and <strong>teh realy big</strong> box</p><p>its a <strong>realy</strong> good idea</p>',
  link: '<p>Please see <a href="https://example.org/a">teh docs</a> I recieved</p><p><a href="https://example.org/b">realy</a> good idea</p>',
  mention:
    '<p>Hi <span data-mention="anna" class="mention" contenteditable="false">@anna</span>, we recieved teh letter</p><p>its realy good <span data-mention="bob" class="mention" contenteditable="false">@bob</span> indeed</p>',
  image: `<p>Here is teh picture <img src="${IMAGE}" alt="x"> you recieved</p><p>its realy good</p>`,
  list: '<p>We recieved teh:</p><ul><li>realy one</li><li>two and <strong>teh</strong> rest</li></ul><p>and thier box</p>',
  code: '<p>Run <code>npm test</code> on teh box I recieved</p><pre><code>let tehh = 1;</code></pre><p>its realy good</p>',
  quote:
    '<p>We recieved teh letter</p><blockquote><p>this is the quote</p></blockquote><p>its realy good</p>',
  table:
    '<p>We recieved teh table</p><table><tbody><tr><td><p>realy one</p></td><td><p>two teh</p></td></tr></tbody></table><p>its realy good</p>',
};

export interface Correction {
  start: number;
  end: number;
  text: string;
}

/** Every misspelling of a text and what it should be, in order; whole words alone. */
export function correctionsOf(text: string): Correction[] {
  return [...text.matchAll(new RegExp(`\\b(?:${wrong.source})\\b`, 'g'))].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: mended[word] ?? word,
  }));
}

/** Which of the corrections of a text are made: by their order, of so many. */
export type Choice = (index: number, count: number) => boolean;

const all: Choice = () => true;
export const first: Choice = (index) => index === 0;
export const last: Choice = (index, count) => index === count - 1;

/** A text with some of its corrections made. */
export function corrected(text: string, isChosen: Choice = all): string {
  const corrections = correctionsOf(text);
  return corrections
    .filter((_, index) => isChosen(index, corrections.length))
    .toReversed()
    .reduce((made, { start, end, text: word }) => made.slice(0, start) + word + made.slice(end), text);
}
