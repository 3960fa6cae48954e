import type {
  ActionTask,
  EngineTask,
  FollowUpsTask,
  ImageBriefTask,
  ImageTask,
} from '@/shared/contracts/task.ts';
import { imageToCaption, imageToPrompt } from '@/shared/documents/images/image-answers.ts';
import type { ResultFacts } from '@/shared/engines/engine.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { writeBrief } from '@/shared/image-prompt/brief-lines.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { withReference } from '@/shared/image-prompt/reference.ts';
import { refineBrief } from '@/shared/image-prompt/refine-brief.ts';
import { isWritten } from '@/shared/image-prompt/written-facet.ts';
import { findTasks, inOrderOfPlan, taskLine } from './actions/find-tasks.ts';
import { readyPrompt } from './actions/ready-prompt.ts';
import { replySkeleton } from './actions/reply.ts';
import { summarise } from './actions/summarise.ts';
import { askFollowUps } from './follow-ups/ask-follow-ups.ts';
import { mendWish } from './mend-wish.ts';
import { personaFromKeywords } from './persona.ts';

/** A task that rules have an answer to, rewrites aside. */
type OtherTask = Exclude<EngineTask, { kind: 'enhance' | 'answer' | 'file-question' }>;

/** A text with what is to be known about it. */
export type OfflineAnswer = ResultFacts & { text: string };

const FEW_SENTENCES = 3;
const NO_TASKS = 'No tasks found: nobody is asked in this text, or promises, to do something.';

/**
 * What rules can answer without a model; for the rest a prompt that is ready for the chat the user is on.
 * @param task any of them but `fix`, which the grammar checker does
 */
export function answerTask(task: OtherTask): OfflineAnswer {
  if (task.kind === 'image') return { text: answerImage(task) };
  if (task.kind === 'image-brief') return { text: writeBrief(briefOf(task)) };
  if (task.kind === 'persona') return { text: personaFromKeywords(task.text) };
  if (task.kind === 'follow-ups') return answerFollowUps(task);
  const text = answerAction(task);
  if (text === undefined) return { text: readyPrompt(task), nature: 'prompt' };
  // A persona's voice stands in a prompt alone: rules put other people's sentences together.
  return task.persona?.trim() ? { text, remarks: ['persona_unused'] } : { text };
}

const ASK = 'Write three to five questions I should ask next about the answer below, one a line.';

/** Rules do not see: they tell what the device measured and read, and say so. */
function answerImage({ want, text, look }: ImageTask): string {
  if (!look) throw new AppError('engine_not_ready');
  return want === 'caption' ? imageToCaption(look) : imageToPrompt(look, text);
}

/** A wish changes the brief there is; a description makes a new one, with what its reference picture adds. */
function briefOf({ text: typed, brief, earlier, analysis = '' }: ImageBriefTask) {
  return brief
    ? refineBrief(brief, isWritten(typed) ? typed : mendWish(typed, writeBrief(brief)), earlier)
    : withReference(readDescription(mendWish(typed, '')), analysis);
}

function answerFollowUps({ text }: FollowUpsTask): OfflineAnswer {
  const questions = askFollowUps(text);
  if (questions) return { text: questions };
  return {
    text: readyPrompt({ kind: 'action', action: 'custom', instruction: ASK, text }),
    nature: 'prompt',
  };
}

/** @returns undefined for what takes a model */
function answerAction({ action, text }: ActionTask): string | undefined {
  if (action === 'summarise') return summarise(text);
  // who does what is told by English words
  if (!isEnglish(text)) return undefined;
  if (action === 'reply') return replySkeleton(text);
  if (action === 'extract-tasks') {
    const tasks = findTasks(text);
    return tasks.length === 0 ? NO_TASKS : tasks.map((found) => `- [ ] ${taskLine(found)}`).join('\n');
  }
  if (action === 'action-plan') {
    const tasks = inOrderOfPlan(findTasks(text), text);
    // one step out of a long text is no plan of it
    const isPlan = tasks.length > 1 || (tasks.length === 1 && splitSentences(text).length <= FEW_SENTENCES);
    return !isPlan ? undefined : tasks.map((found, index) => `${index + 1}. ${taskLine(found)}`).join('\n');
  }
  return undefined;
}
