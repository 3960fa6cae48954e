import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ImportVoices } from './import-voices.tsx';
import { languages, type OptionValues } from './question-options.ts';
import style from './research.module.css';
import { say } from './say.ts';

interface QuestionFieldsProps {
  values: OptionValues;
  onChange: (values: OptionValues) => void;
}

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const languageOptions = () => [
  { id: '', label: say('anyLanguage') },
  ...languages.map((id) => ({ id, label: inEnglish.of(id) ?? id })),
];

/** What narrows a question: when, which language, what is meant, what is not, who else. */
export function QuestionFields({ values, onChange }: QuestionFieldsProps) {
  const change = (part: Partial<OptionValues>) => onChange({ ...values, ...part });
  const isBackwards = values.from !== '' && values.to !== '' && values.from > values.to;
  return (
    <div className={style.options}>
      <TextField
        label={say('from')}
        type="date"
        value={values.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextField
        label={say('to')}
        type="date"
        value={values.to}
        error={isBackwards ? say('daysBackwards') : undefined}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      <Select
        label={say('language')}
        options={languageOptions()}
        value={values.language}
        onChange={(language) => change({ language })}
      />
      <TextField
        label={say('leaveOut')}
        hint={say('wordsSeparatedBy')}
        value={values.exclude}
        onChange={(event) => change({ exclude: event.currentTarget.value })}
      />
      <TextField
        label={say('whatIsMeant')}
        hint={say('meaningHint')}
        maxLength={300}
        value={values.about}
        onChange={(event) => change({ about: event.currentTarget.value })}
      />
      <TextField
        label={say('compareWith')}
        hint={say('rivalsHint')}
        value={values.competitors}
        onChange={(event) => change({ competitors: event.currentTarget.value })}
      />
      <ImportVoices imported={values.imported} pasted={values.pasted} onChange={change} />
    </div>
  );
}
