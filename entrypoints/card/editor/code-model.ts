import { isObject, isText, isWhole } from '@/entrypoints/card/shape.ts';
import {
  ASK_MODEL,
  MODEL_ANSWER,
  MODEL_BOX,
  type ModelAnswer,
  type ModelQuestion,
} from '@/shared/extension/code-model.ts';

const isAnswer = isObject({ text: isText, start: isWhole, end: isWhole });

/**
 * Asks the model behind the box of a code editor or of Slate.
 * @returns null where none answers; the answer comes before this returns
 */
export function askModel(box: Element, question: ModelQuestion = {}): ModelAnswer | null {
  // Of a long document the question alone takes milliseconds.
  if (!box.matches(MODEL_BOX)) return null;
  let answer: ModelAnswer | null = null;
  const take = ({ detail }: Event & { detail?: unknown }) => {
    const told: unknown = JSON.parse(String(detail));
    if (isAnswer(told)) answer = told as ModelAnswer;
  };
  box.addEventListener(MODEL_ANSWER, take);
  // Editors hang their records on the nodes they draw.
  const detail = JSON.stringify(question, (name, part) => (name === 'node' ? undefined : part));
  box.dispatchEvent(new CustomEvent(ASK_MODEL, { detail }));
  box.removeEventListener(MODEL_ANSWER, take);
  return answer;
}
