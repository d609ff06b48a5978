import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, splitField } from './field.tsx'

type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, keyof FieldTexts> &
  FieldTexts

export function TextField(props: ControlProps<'input'>) {
  const { field, element } = splitField(props)
  return <Field {...field}>{(control) => <input type="text" {...element} {...control} className="field-box" />}</Field>
}

export function TextArea(props: ControlProps<'textarea'>) {
  const { field, element } = splitField(props)
  return (
    <Field {...field}>
      {(control) => <textarea rows={4} {...element} {...control} className="field-box field-sizing-content min-h-28" />}
    </Field>
  )
}

export function SelectField(props: ControlProps<'select'>) {
  const { field, element } = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative grid">
          <select {...element} {...control} className="field-box appearance-none pe-11 text-ellipsis" />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
