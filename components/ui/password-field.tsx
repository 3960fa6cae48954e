import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { sayPlain } from '@/components/say-plain.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A field for a password, which can be shown and hidden again. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          name={shown ? sayPlain('hidePassword') : sayPlain('showPassword')}
          aria-pressed={shown}
          icon={<Icon aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
