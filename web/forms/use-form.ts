import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { FieldProblem, FieldProblems } from '#contract/errors.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { dismissFailures } from '#web/ui/toast.ts'
import type { LoadedSchema } from './load-schemas.ts'

export type TextSchema = z.ZodMiniObject<Record<string, z.ZodMiniType<unknown, string | undefined>>>
export type Values<Schema extends TextSchema> = { [Name in keyof z.input<Schema>]-?: string }

export type FormOptions<Schema extends TextSchema> = {
  /** A schema of the contract, so that the browser and the server refuse the same values with the same texts. */
  schema: () => Promise<LoadedSchema<Schema>>
  initial: Values<Schema>
  /** Problems that the server found in these fields before this form was shown. */
  refused?: FieldProblems
  /** Checks that the schema cannot make, such as a length from the server's settings. The rules load with the schema. */
  check?: (values: Values<Schema>, rules: Pick<LoadedSchema<Schema>, 'newPasswordProblem'>) => FieldProblems
  submit: (values: z.output<Schema>) => Promise<void>
  /** Called with the problems that prevent sending the form. */
  onInvalid?: (problems: FieldProblems) => void
  /** The fields that the server refused are marked already. */
  onError: (error: ApiError) => void
}

/** A form of text fields: typed text stays, problems are shown beside their fields, and the first one gets the focus. */
export function useForm<Schema extends TextSchema>(options: FormOptions<Schema>) {
  const [values, setValues] = useState(options.initial)
  const [problems, setProblems] = useState<FieldProblems>(options.refused ?? {})
  /** The values in which the problems were found. */
  const [sent, setSent] = useState(options.initial)
  const [rules, setRules] = useState<LoadedSchema<Schema>>()
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { problemText } = useErrorTexts()

  useEffect(() => {
    if (Object.keys(problems).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  const problemsIn = (typed: Values<Schema>, schema: LoadedSchema<Schema>): FieldProblems => {
    const answer = schema.read(typed)
    return { ...options.check?.(typed, schema), ...('problems' in answer && answer.problems) }
  }

  /** A problem is shown until the field is right. One that only the server can find goes when the field is changed. */
  const shownProblem = (name: keyof Values<Schema> & string): FieldProblem | undefined => {
    const problem = problems[name]
    if (!problem || values === sent) return problem
    const now = rules && problemsIn(values, rules)[name]
    if (now) return now
    const foundByRules = rules && problemsIn(sent, rules)[name]
    return !foundByRules && values[name] === sent[name] ? problem : undefined
  }

  const send = async () => {
    const schema = await options.schema()
    // The form was closed while the schema loaded: nothing is sent.
    if (!element.current) return
    setRules(schema)
    setSent(values)
    const answer = schema.read(values)
    const found = problemsIn(values, schema)
    setProblems(found)
    if ('problems' in answer || Object.keys(found).length > 0) options.onInvalid?.(found)
    else await options.submit(answer.data)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    // The failed action is being retried, so its toast goes.
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

  /** Loads the schema at the first focus, so that it is there when the form is sent. */
  const onFocus = () => {
    // A failed load is retried, and reported, when the form is sent.
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
    /** For a control that is no text field, such as a list stored as one text. */
    set,
    fill,
    form: { ref: element, onSubmit, onFocus, noValidate: true },
    /** `missing` is the text for an empty field, where 'Fill this in.' would say too little. */
    field(name: keyof Values<Schema> & string, missing?: string) {
      const problem = shownProblem(name)
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
