import { aroundElements } from './around-elements.ts';
import { isTextControl } from './editor-kind.ts';
import { MAIL_QUOTE, SIGNATURE } from './islands.ts';

/** Bodies of mails whose programs say so. */
const BODY = '[g_editable=true],[id^=editorParent] *,[aria-label^="message body" i],.mail-body';
/** What the field of a subject is called, in its name, its label or its placeholder. */
const SUBJECT =
  /subject(?!\W?(?:id|type)\b|\W*e\.?g)|betreff|objet\b|asunto|oggetto|onderwerp|assunto|\btemat\b|ämne|\bemne\b|aihe|\bтема\b|件名|主题|主旨|제목/i;
/** A line of text, or one that is not shown; no search and no choice among topics. */
const FIELD = 'input:is(:not([type]), [type=text i],[type=hidden i])';
const TELLING = ['name', 'id', 'aria-label', 'placeholder', 'data-testid', 'data-test-id'];
/** A mail's head lies no further up than its form; what is above is the page. */
const LEVELS = 14;

const isSubject = (input: Element) =>
  TELLING.some((name) => SUBJECT.test(input.getAttribute(name)?.replace(/[_-]/g, ' ') ?? ''));

/** The field of the subject that belongs to a mail's body: the nearest one, hidden as it may be. */
function subjectAround(editor: Element): HTMLInputElement | null {
  let level = 0;
  for (const around of aroundElements(editor)) {
    if (level === LEVELS) return null;
    level += 1;
    const found = [...around.querySelectorAll<HTMLInputElement>(FIELD)].find(isSubject);
    if (found) return found;
  }
  return null;
}

/** Whether a text is written in a mail: quotes and signatures at its ends are no draft, and its mode is E-mail. */
export function isMail(editor: HTMLElement): boolean {
  if (editor.localName === 'input') return false;
  const marks = `${MAIL_QUOTE}, ${SIGNATURE}`;
  const isMarked = !isTextControl(editor) && (editor.matches(BODY) || editor.querySelector(marks) !== null);
  return isMarked || subjectAround(editor) !== null;
}

/** The empty field for the subject of a mail, where one is shown. */
export function emptySubject(editor: HTMLElement): HTMLInputElement | null {
  const subject = subjectAround(editor);
  if (!subject || subject.type === 'hidden' || subject.disabled || subject.readOnly) return null;
  const isShown = subject.getBoundingClientRect().width > 0;
  return isShown && subject.value.trim() === '' ? subject : null;
}
