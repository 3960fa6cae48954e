import { useState } from 'react';
import type { EnhanceAct } from '@/components/enhance-actions.tsx';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';
import { useIsPaused } from '@/components/settings/use-is-paused.ts';
import { useRun } from '@/components/use-run.ts';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { activePersonaItem } from '@/shared/extension/active-persona.ts';
import type { Settings } from '@/shared/extension/storage.ts';
import { pauseItem } from '@/shared/extension/switches.ts';
import { translateLanguageItem } from '@/shared/extension/translate-language.ts';
import { runThroughPort } from './run-through-port.ts';
import { askedBy, useAsked } from './use-asked.ts';
import { useDraft } from './use-draft.ts';
import { useDraftPalette } from './use-draft-palette.ts';

interface EnhanceOptions {
  firstDraft: string;
  settings: Settings;
  attachment: FileAttachment | null;
  onAttachment: (attachment: FileAttachment | null) => void;
  onDraft: (text: string) => void;
}

/** The file along with a rewrite, and nothing where there is none. */
const contextOf = (attachment: FileAttachment | null) => attachment && { context: attachment.text };

type Choice = Pick<Settings, 'level' | 'mode'>;

/** Level and mode of what is written here: the next page's card and the setting stay as they are. */
function useChoice({ level, mode }: Settings): [Choice, (part: Partial<Choice>) => void] {
  const [choice, setChoice] = useState<Partial<Choice>>({});
  return [{ level, mode, ...choice }, (part) => setChoice({ ...choice, ...part })];
}

/** A draft, what is asked about it and what comes back. */
export function useEnhance({ firstDraft, settings, attachment, onAttachment, onDraft }: EnhanceOptions) {
  const [draft, setDraft] = useDraft({ first: firstDraft, attachment, onAttachment, onDraft });
  const run = useRun(runThroughPort);
  const { asked, ask } = useAsked(run.start);
  const [language, setLanguage] = useSavedValue(translateLanguageItem);
  const [isAsked, setIsAsked] = useState(false);
  const isPaused = useIsPaused(useSavedValue(pauseItem)[0]);
  const [{ level, mode }, choose] = useChoice(settings);
  const [active = null] = useSavedValue(activePersonaItem);
  const chosen = { level, mode, persona: active };
  const rewrite = (text: string, choice: Partial<Choice> = {}) => {
    setIsAsked(false);
    ask({
      rewrite: { kind: 'enhance', mode, level, place: 'other', ...choice, text, ...contextOf(attachment) },
      persona: chosen.persona,
    });
  };
  const act = (chosen: EnhanceAct, text = draft) => {
    if (chosen.kind === 'action' && chosen.language) setLanguage(chosen.language);
    setIsAsked(false);
    ask(askedBy(chosen, text));
  };
  const palette = useDraftPalette({
    draft,
    setDraft,
    trigger: settings.palette,
    canRun: run.state.status !== 'streaming' && !isPaused,
    onAct: act,
    onRewrite(choice, text) {
      choose(choice);
      if (text.trim() !== '') rewrite(text, choice);
    },
  });
  return {
    draft,
    run,
    asked,
    chosen,
    choose,
    rewrite,
    act,
    palette,
    /** The one last translated into. */
    language: language ?? '',
    /** Into which language is asked for before anything runs. */
    translating: {
      isAsked,
      ask: () => setIsAsked(!isAsked),
      leave: () => setIsAsked(false),
      into: (chosen: string) =>
        act({ kind: 'action', label: 'Translate', action: 'translate', language: chosen }),
    },
  };
}
