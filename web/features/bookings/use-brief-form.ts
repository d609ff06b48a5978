import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { forgetTyped, readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import type { schemas } from './form-schemas.ts'
import type { Brief } from './queries.ts'

const schema = schemaLoader<typeof schemas>('bookings')('brief')
const BLANK = { brief: '', shares_file: '' }

type BriefFormOptions = {
  /** What is booked: the text is kept for it over a reload. */
  name: string
  user_id: string
  starts_at: string | undefined
  book: (starts_at: string, brief: Brief) => Promise<void>
  onRefused?: (error: ApiError) => void
}

/**
 * What the member wants from the session. It is kept while other times are looked at and when a time was taken by somebody
 * else: only a booking that stands lets it go.
 */
export function useBriefForm({ name, user_id, starts_at, book, onRefused }: BriefFormOptions) {
  const client = useQueryClient()
  const place = { name: `book.${name}`, owner: user_id }
  const [initial] = useState(() => readTyped(place, BLANK) ?? BLANK)
  const [refused, setRefused] = useState<{ error: ApiError; starts_at: string }>()
  const form = useForm({
    schema,
    initial,
    submit: async ({ brief, shares_file }) => {
      if (starts_at === undefined) return
      setRefused(undefined)
      try {
        await book(starts_at, { brief, shares_file: shares_file !== '' })
      } catch (error) {
        throw withOwnFields(asApiError(error))
      }
    },
    onError: (error) => {
      if (starts_at === undefined) return
      setRefused({ error, starts_at })
      // Somebody was faster: the page shows what is open now.
      void client.invalidateQueries({ queryKey: queryKeys.anyTimes() })
      onRefused?.(error)
    },
  })
  useKeepTyped(place, form.values, BLANK)
  const forget = () => {
    form.fill(BLANK)
    forgetTyped(place)
  }
  return { ...form, refused, forget, forgive: () => setRefused(undefined) }
}

export type BriefForm = ReturnType<typeof useBriefForm>

/** An order names the fields `time.brief`, the form `brief`. */
function withOwnFields(error: ApiError): ApiError {
  const { code, status, retryAfter, reason } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, problem]) => [field.replace(/^time\./, ''), problem]),
  )
  return new ApiError(code, {
    status,
    fields,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(reason && { reason }),
    cause: error,
  })
}
