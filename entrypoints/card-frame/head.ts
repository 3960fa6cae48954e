import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { actions as builtIn } from '@/shared/enhance/actions.ts';
import { lacksModel } from '@/shared/enhance/modes/lacks-model.ts';
import { modeOf, modes } from '@/shared/enhance/modes/list.ts';
import { levels } from '@/shared/enhance/modes.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import type { CardChoice, CardJob } from '@/shared/extension/card/card-job.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import { isTranslation, jobTitle } from '@/shared/extension/card/job-title.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { type CardKnowledge, sendMessage } from '@/shared/extension/messages.ts';
import { watchSight } from '@/shared/extension/sight.ts';
import { Dropdown, type DropdownOption } from './dropdown.ts';
import { element } from './element.ts';
import { createFold } from './fold.ts';
import { hasIdleLevels } from './idle-levels.ts';
import { createLanguageField } from './language-field.ts';
import { whenSeen } from './press.ts';

export interface Head {
  /** What an action is called; above its result. */
  title: HTMLElement;
  /** What a text is translated into. */
  language: HTMLElement;
  /** Opens what the text may be changed by. */
  fold: HTMLElement;
  /** The controls below the result, folded away until they are asked for. */
  root: HTMLElement;
  show(state: CardState): void;
  /** What each mode makes of a draft, for its list. */
  teach(examples: CardKnowledge['examples']): void;
}

/** Draws what a press on a level leads to before it is known to count; what it gives draws what stood there before. */
type Foresee = (level: EnhanceLevel) => () => void;

function createLevels({ choose }: CardActions, foresee: Foresee) {
  const show = (level: EnhanceLevel | null) => {
    for (const { id, input } of radios) input.checked = id === level;
  };
  const radios = levels.map(({ id, label, hint }) => {
    const input = element('input', {
      attributes: { type: 'radio', name: 'level', value: id, 'aria-label': label },
    });
    // A new choice starts a run, which may cost. The box around the radio is what is seen: the radio is transparent.
    input.addEventListener('change', () => {
      // From here on the old result is no longer what Accept would write.
      const goBack = foresee(id);
      void whenSeen(option, () => choose({ level: id }), goBack);
    });
    const option = element('span', { class: 'level', attributes: { title: hint }, children: [input, label] });
    watchSight(option);
    return { id, input, option };
  });
  const root = element('div', {
    class: 'levels',
    attributes: { role: 'radiogroup', 'aria-label': texts.level },
    children: radios.map(({ option }) => option),
  });
  return { root, show };
}

interface Verb extends DropdownOption {
  /** Null of what leads to a model: one press for all that need one. */
  choice: CardChoice | null;
}

const verbOf = (job: Extract<CardJob, { kind: 'action' }>): string => `action:${job.own?.id ?? job.action}`;

function actionVerb(job: Extract<CardJob, { kind: 'action' }>, hint?: string): Verb {
  return { id: verbOf(job), label: jobTitle(job), group: texts.actions, hint, choice: { job } };
}

/** The modes, those the engine in use cannot do last, then the actions: what goes on in the list where the levels end. */
async function verbs(examples: CardKnowledge['examples']): Promise<Verb[]> {
  // Where nobody answers, the list ends with the actions every user has, and every mode is offered.
  const [own, engine] = await Promise.all([
    sendMessage('actions.list', {}).catch(() => []),
    sendMessage('engine.inUse', {}).catch(() => undefined),
  ]);
  const lacks = (mode: EnhanceMode) => engine !== undefined && lacksModel(mode, engine);
  const group = texts.needsModelTitle;
  const connect: Verb = { id: 'connect', label: texts.connectModel, group, isWay: true, choice: null };
  return [
    ...modes
      .filter(({ id }) => !lacks(id))
      .map(({ id, label }) => ({
        id,
        label,
        group: texts.modes,
        example: examples[id],
        choice: { mode: id },
      })),
    ...(modes.some(({ id }) => lacks(id)) ? [connect] : []),
    ...modes
      .filter(({ id }) => lacks(id))
      .map(({ id, label }) => ({ id, label, group, hint: group, choice: { mode: id } })),
    ...builtIn.map(({ id, hint }) => actionVerb({ kind: 'action', action: id }, hint)),
    ...own.map((named) => actionVerb({ kind: 'action', action: 'custom', own: named })),
  ];
}

const createVerbs = (actions: CardActions, examples: () => CardKnowledge['examples']) =>
  new Dropdown({
    label: texts.mode,
    name: 'mode',
    options: () => verbs(examples()),
    onChoose: ({ choice }) => (choice ? actions.choose(choice) : actions.remedy('connect')),
  });

const createPersonas = ({ setPersona }: CardActions) =>
  new Dropdown({
    label: texts.persona,
    name: 'persona',
    options: async () => {
      // Where nobody answers, the persona that is on can still be turned off.
      const personas = await sendMessage('personas.list', {}).catch(() => []);
      return [{ id: '', label: texts.noPersona }, ...personas.map(({ id, name }) => ({ id, label: name }))];
    },
    onChoose: ({ id, label }) => setPersona(id === '' ? null : { id, name: label }),
  });

/** What is done with the text: how far it may be changed and into what, or the name of the action; and in whose voice. */
export function createHead(actions: CardActions, foresee: Foresee): Head {
  let examples: CardKnowledge['examples'] = {};
  const level = createLevels(actions, foresee);
  const verb = createVerbs(actions, () => examples);
  const persona = createPersonas(actions);
  const language = createLanguageField(actions);
  const fold = createFold();
  const title = element('b', { class: 'title' });
  const choices = element('div', { class: 'choices', children: [verb.root, persona.root] });
  const root = element('div', {
    class: 'head',
    children: [level.root, choices, verb.popup, persona.popup],
  });
  return {
    title,
    language: language.root,
    fold: fold.root,
    root,
    teach: (known) => {
      examples = known;
    },
    show(state) {
      const { job } = state;
      const action = job?.kind === 'action' ? job : null;
      verb.root.hidden = job !== null && !action;
      level.root.hidden = verb.root.hidden || hasIdleLevels(state);
      level.show(job ? null : state.level);
      if (action) verb.show(verbOf(action), jobTitle(action));
      else verb.show(state.mode, modeOf(state.mode).label);
      title.textContent = job && job.kind !== 'save' ? jobTitle(job) : '';
      persona.show(state.persona?.id ?? '', state.persona?.name ?? texts.none);
      language.root.hidden = !isTranslation(job) || ['accepted', 'writing'].includes(state.phase.name);
      language.show(state);
      fold.show(state);
      // Questions are the user's own: they have no other voice.
      choices.hidden = job?.kind === 'follow-ups';
      root.hidden = state.phase.name === 'accepted' || state.phase.name === 'kept';
      title.hidden = title.textContent === '' || root.hidden;
    },
  };
}
