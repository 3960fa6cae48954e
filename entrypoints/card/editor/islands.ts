/** What stands in an editor without being the user's draft: it is neither sent nor shown as draft nor changed. */
export type IslandKind = 'image' | 'mention' | 'code' | 'quote' | 'signature' | 'divider' | 'item';

/** Words of others under an answer, as mail programs mark them. */
export const MAIL_QUOTE =
  '.gmail_quote,.gmail_attr,[type=cite],.moz-cite-prefix,.moz-forward-container,.yahoo_quoted,.protonmail_quote,.tutanota_quote,.zmail_extra,#divRplyFwdMsg,#appendonsend,#appendonsend~*,#divRplyFwdMsg~*,#OLK_SRC_BODY_SECTION,#mail-editor-reference-message-container,[class^=ms-outlook-mobile-reference],[id^=ms-outlook-mobile-reference],[name=quote],[name=messageReplySection],[id*=yahoo_quoted],front-blockquote';
export const SIGNATURE =
  '.gmail_signature,[data-smartmail],.gmail_signature_prefix,.moz-signature,.protonmail_signature_block,#Signature,#ms-outlook-mobile-signature,[id^=x_Signature],#_rc_sig,#AppleMailSignature,[id^=Zm-_Id_-Sgn],[id^=sig]>.signature,[name=messageSignatureSection],.front-signature,[class*=yahoo-signature]';
const CODE = 'pre,.ql-code-block-container,.ql-syntax,[data-language].code-block';
const MENTION =
  '[data-mention],[data-mention-id],[data-type=mention],[data-lexical-beautiful-mention],[data-lexical-mention],[itemtype$=Mention],.mention,.ql-mention,.gmail_plusreply,ts-mention';
const MEDIA = 'img,picture,video,audio,iframe,canvas,svg,object,embed,math,figure';
/** Fields of a form stand in some editors as the boxes of a task list. */
const WIDGET = 'input,button,select,textarea';

/** Indenting makes a quotation without a border of what is the user's own. */
const isIndent = (element: HTMLElement) =>
  element.style.borderStyle === 'none' || element.style.border === 'none';

function fixedKind(element: HTMLElement): IslandKind | null {
  if (element.querySelector(MEDIA)) return 'image';
  // A box of a task list says its own line again to those who cannot see it.
  if (element.querySelector('[type=checkbox]')) return null;
  // A handle says nothing: the text goes on around it.
  const text = element.textContent?.trim() ?? '';
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return null;
  return text.startsWith('@') ? 'mention' : 'item';
}

/**
 * @param element of an editor
 * @param isBlock whether it begins a line of its own
 * @returns null for what is draft
 */
export function islandKind(element: HTMLElement, isBlock: boolean): IslandKind | null {
  if (element.matches(MAIL_QUOTE)) return 'quote';
  if (element.matches(SIGNATURE)) return 'signature';
  if (element.matches(CODE) || (isBlock && element.localName === 'code')) return 'code';
  if (element.localName === 'blockquote' && !isIndent(element)) return 'quote';
  if (element.localName === 'hr') return 'divider';
  const isFixed = element.getAttribute('contenteditable') === 'false';
  // What is written in a code editor within it is code; the page may ask a nested Lexical what it holds only as it is left.
  const holdsDraft =
    isFixed && element.querySelector('[contenteditable=true]:not(.cm-content,[data-lexical-editor])');
  if (holdsDraft || element.matches(WIDGET)) return null;
  if (element.matches(MENTION)) return 'mention';
  if (element.matches(MEDIA) && !element.querySelector('figcaption,[contenteditable=true]')) return 'image';
  if (isFixed) return fixedKind(element);
  // Words that their own editor does not spell-check are names: of people, channels, variables.
  const isName = element.matches('span[spellcheck=false]') && (element.textContent ?? '').length < 60;
  return isName && !isBlock ? 'item' : null;
}

/** Whether text of this kind can be the user's after all: where an editor holds nothing else, it is the draft. */
export function mayBeDraft(element: HTMLElement, kind: IslandKind): boolean {
  return kind === 'code' || (kind === 'quote' && !element.matches(MAIL_QUOTE));
}

/** What stands for an island in the text; unlike any other text of the draft. */
export function placeholderOf(kind: IslandKind, element: HTMLElement, number: number): string {
  const alt = element.getAttribute('alt')?.trim() ?? '';
  // An emoji drawn as a picture is read as what it shows.
  const isEmoji = /^\p{Extended_Pictographic}/u.test(alt);
  return `[[${isEmoji ? alt : kind} ${number}]]`;
}
