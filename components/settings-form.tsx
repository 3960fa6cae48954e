import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { levels } from '@/shared/enhance/modes.ts';
import type { PaletteTrigger } from '@/shared/library/palette/trigger.ts';
import type { EngineOption } from './engine-text.ts';
import { say } from './settings/say.ts';
import style from './settings-form.module.css';
import { RadioGroup } from './ui/radio-group.tsx';
import { Select } from './ui/select.tsx';
import { Switch } from './ui/switch.tsx';

/** What can be set; kept by whoever shows the form. */
export interface SettingsValues {
  engine: EngineOption;
  fallBack: boolean;
  redact: boolean;
  level: EnhanceLevel;
  mode: EnhanceMode;
  showChanges: boolean;
  showChip: boolean;
  palette: PaletteTrigger;
}

const triggers = (): readonly { id: PaletteTrigger; label: string }[] => [
  ...(['/', '//'] as const).map((key) => ({ id: key, label: say('paletteAt', { key }) })),
  { id: 'off', label: say('paletteOff') },
];

interface SettingsFormProps {
  values: SettingsValues;
  /** One setting changed; it holds at once. */
  onChange: (change: Partial<SettingsValues>) => void;
}

/** How cards open. There is no Save, each choice holds as soon as it is made. */
export function SettingsForm({ values, onChange }: SettingsFormProps) {
  return (
    <div className={style.form}>
      <div className={style.part}>
        <RadioGroup
          label={say('defaultLevel')}
          layout="row"
          options={levels}
          value={values.level}
          onChange={(level) => onChange({ level })}
        />
        <Select
          label={say('defaultMode')}
          options={modes}
          value={values.mode}
          onChange={(mode) => onChange({ mode })}
        />
      </div>
      <div className={style.part}>
        <Switch
          label={say('showChanges')}
          hint={say('showChangesHint')}
          checked={values.showChanges}
          onChange={(showChanges) => onChange({ showChanges })}
        />
        <Switch
          label={say('showChip')}
          hint={say('showChipHint')}
          checked={values.showChip}
          onChange={(showChip) => onChange({ showChip })}
        />
        <Select
          label={say('palette')}
          options={triggers()}
          value={values.palette}
          onChange={(palette) => onChange({ palette })}
        />
      </div>
    </div>
  );
}
