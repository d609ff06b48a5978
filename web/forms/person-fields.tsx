import type { ComponentProps } from 'react'
import { FULL_NAME_MAX_LENGTH } from '#contract/profile-rules.ts'
import { TextField } from '#web/ui/text-field.tsx'

type FieldProps = ComponentProps<typeof TextField>

export function FullNameField(props: FieldProps) {
  return <TextField autoComplete="name" required maxLength={FULL_NAME_MAX_LENGTH} {...props} />
}

/** Phones neither correct nor capitalise it. */
export function EmailField(props: FieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  )
}

/** The optional address of a picture. */
export function PictureAddressField(props: FieldProps) {
  return (
    <TextField type="url" inputMode="url" autoComplete="photo" autoCapitalize="none" spellCheck={false} {...props} />
  )
}
