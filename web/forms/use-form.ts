import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { FieldProblems } from '#contract/errors.ts'
import { fieldProblems } from '#contract/fields.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'

type TextSchema = z.ZodMiniObject<Record<string, z.ZodMiniType<unknown, string | undefined>>>
type Values<Schema extends TextSchema> = { [Name in keyof z.input<Schema>]-?: string }

type FormOptions<Schema extends TextSchema> = {
  /** Of the contract, so that the browser refuses what the server would refuse, in the same words. */
  schema: Schema
  initial: Values<Schema>
  /** What no schema can know, such as a length that the server's settings decide. */
  check?: (values: Values<Schema>) => FieldProblems
  submit: (values: z.output<Schema>) => Promise<void>
  /** Called with the fields that keep the form from being sent. */
  onInvalid?: (problems: FieldProblems) => void
  /** The fields the server complained about are marked already. */
  onError: (error: ApiError) => void
}

/** A form of text fields: what was typed stays, problems stand beside their fields, the first of them gets the focus. */
export function useForm<Schema extends TextSchema>(options: FormOptions<Schema>) {
  const [values, setValues] = useState(options.initial)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { problemText } = useErrorTexts()

  useEffect(() => {
    if (Object.keys(problems).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const parsed = options.schema.safeParse(values)
    const found = { ...options.check?.(values), ...(parsed.success ? {} : fieldProblems(parsed.error.issues)) }
    setProblems(found)
    if (!parsed.success || Object.keys(found).length > 0) {
      options.onInvalid?.(found)
      return
    }
    setBusy(true)
    try {
      await options.submit(parsed.data as z.output<Schema>)
    } catch (error) {
      const refusal = asApiError(error)
      setProblems(refusal.fields)
      options.onError(refusal)
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    busy,
    form: { ref: element, onSubmit, noValidate: true },
    field(name: keyof Values<Schema> & string) {
      const problem = problems[name]
      return {
        name,
        value: values[name],
        onChange: (event: ChangeEvent<HTMLInputElement>) =>
          setValues((all) => ({ ...all, [name]: event.target.value })),
        error: problem && problemText(problem),
      }
    },
    clear() {
      setValues(options.initial)
      setProblems({})
    },
  }
}

/** A fault of our own is reported as such, and shown as the unexpected error it is. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  console.error(error)
  return new ApiError('server.unexpected', { status: 0, cause: error })
}
