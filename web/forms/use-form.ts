import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { FieldProblems } from '#contract/errors.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { dismissFailures } from '#web/ui/toast.ts'
import type { LoadedSchema } from './load-schemas.ts'

type TextSchema = z.ZodMiniObject<Record<string, z.ZodMiniType<unknown, string | undefined>>>
type Values<Schema extends TextSchema> = { [Name in keyof z.input<Schema>]-?: string }

type FormOptions<Schema extends TextSchema> = {
  /** Of the contract, so that the browser refuses what the server would refuse, in the same words. */
  schema: () => Promise<LoadedSchema<Schema>>
  initial: Values<Schema>
  /** What the server said of these fields before this form was shown. */
  refused?: FieldProblems
  /** What no schema can know, such as a length that the server's settings decide. Rules come with the schema. */
  check?: (values: Values<Schema>, rules: Pick<LoadedSchema<Schema>, 'newPasswordProblem'>) => FieldProblems
  submit: (values: z.output<Schema>) => Promise<void>
  /** Called with the fields that keep the form from being sent. */
  onInvalid?: (problems: FieldProblems) => void
  /** The fields the server complained about are marked already. */
  onError: (error: ApiError) => void
}

/** A form of text fields: what was typed stays, problems stand beside their fields, the first of them gets the focus. */
export function useForm<Schema extends TextSchema>(options: FormOptions<Schema>) {
  const [values, setValues] = useState(options.initial)
  const [problems, setProblems] = useState<FieldProblems>(options.refused ?? {})
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { problemText } = useErrorTexts()

  useEffect(() => {
    if (Object.keys(problems).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  const send = async () => {
    const schema = await options.schema()
    // Closed while waiting: what was not sent yet is no longer wanted.
    if (!element.current) return
    const answer = schema.read(values)
    const found = { ...options.check?.(values, schema), ...('problems' in answer && answer.problems) }
    setProblems(found)
    if ('problems' in answer || Object.keys(found).length > 0) options.onInvalid?.(found)
    else await options.submit(answer.data)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    // What failed before is being tried again.
    dismissFailures()
    try {
      await send()
    } catch (error) {
      const refusal = asApiError(error)
      setProblems(refusal.fields)
      options.onError(refusal)
    } finally {
      setBusy(false)
    }
  }

  /** Whoever enters a field will send the form: the schema is there by then. */
  const onFocus = () => {
    // What does not arrive is asked for again, and reported, when the form is sent.
    options.schema().catch(() => undefined)
  }

  const set = (name: keyof Values<Schema> & string, value: string) => setValues((all) => ({ ...all, [name]: value }))
  const fill = (next: Values<Schema>) => {
    setValues(next)
    setProblems({})
  }

  return {
    values,
    busy,
    /** For what is no text field: a list, say, that is kept as one text. */
    set,
    fill,
    form: { ref: element, onSubmit, onFocus, noValidate: true },
    /** `missing` says what belongs there, where 'Fill this in.' would say too little. */
    field(name: keyof Values<Schema> & string, missing?: string) {
      const problem = problems[name]
      return {
        name,
        value: values[name],
        onChange: (event: { target: { value: string } }) => set(name, event.target.value),
        error: problem && ((problem.problem === 'required' && missing) || problemText(problem)),
      }
    },
    clear: () => fill(options.initial),
  }
}
