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
const languageOptions = [
  { id: '', label: 'Any language' },
  ...languages.map((id) => ({ id, label: inEnglish.of(id) ?? id })),
];

/** What narrows a question: when, which language, what is meant, what is not, who else. */
export function QuestionFields({ values, onChange }: QuestionFieldsProps) {
  const change = (part: Partial<OptionValues>) => onChange({ ...values, ...part });
  const isBackwards = values.from !== '' && values.to !== '' && values.from > values.to;
  return (
    <div className={style.options}>
      <TextField
        label="From"
        type="date"
        value={values.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextField
        label="To"
        type="date"
        value={values.to}
        error={isBackwards ? say('daysBackwards') : undefined}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      <Select
        label="Language"
        options={languageOptions}
        value={values.language}
        onChange={(language) => change({ language })}
      />
      <TextField
        label="Leave out"
        hint="Words, separated by commas"
        value={values.exclude}
        onChange={(event) => change({ exclude: event.currentTarget.value })}
      />
      <TextField
        label="What is meant"
        hint="One sentence against namesakes, such as “the note app, not the mineral”"
        maxLength={300}
        value={values.about}
        onChange={(event) => change({ about: event.currentTarget.value })}
      />
      <TextField
        label="Compare with"
        hint="Up to six names, separated by commas"
        value={values.competitors}
        onChange={(event) => change({ competitors: event.currentTarget.value })}
      />
      <ImportVoices imported={values.imported} pasted={values.pasted} onChange={change} />
    </div>
  );
}
