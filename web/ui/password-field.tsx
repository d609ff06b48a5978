import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { Field, type FieldTexts, splitField } from './field.tsx'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'> &
  FieldTexts & { showLabel: string; hideLabel: string }

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { field, element } = splitField(props)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative grid">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...element}
            {...control}
            type={shown ? 'text' : 'password'}
            className="field-box pe-13"
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute end-0.5 top-1/2 -translate-y-1/2"
          >
            <Icon aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      )}
    </Field>
  )
}
