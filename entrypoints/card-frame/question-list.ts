import { texts } from '@/shared/extension/card/texts.en.ts';
import { actionButton } from './action-button.ts';
import { element } from './element.ts';
import { pressByKey } from './press.ts';

interface QuestionListOptions {
  questions: readonly string[];
  /** What a press does with one; says so to screen readers where it is not the plain case. */
  onChoose(question: string): void;
  isCopied: boolean;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Questions to go on with, each a button; arrows move between them, Enter takes one, and so does its number. */
export function createQuestionList({ questions, onChoose, isCopied }: QuestionListOptions): HTMLElement {
  const buttons = questions.map((question, index) => {
    const button = actionButton(question, { onPress: () => onChoose(question), kind: 'question' });
    button.dir = 'auto';
    button.tabIndex = index === 0 ? 0 : -1;
    if (isCopied) button.setAttribute('aria-label', texts.copyQuestion(question));
    return button;
  });
  const list = element('ul', {
    class: 'questions',
    attributes: { 'aria-label': texts.questions },
    children: buttons.map((button) => element('li', { children: [button] })),
  });
  list.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isTrusted } = event;
    const numbered = buttons[Number(key) - 1];
    if (numbered && isTrusted && !(ctrlKey || metaKey || altKey)) {
      event.preventDefault();
      pressByKey(numbered);
      return;
    }
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 };
    const step = steps[key];
    const next = buttons[step === undefined ? (ends[key] ?? -1) : at + step];
    if (!next || !isTrusted) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
  return list;
}
