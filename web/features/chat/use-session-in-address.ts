import { useEffect, useRef } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { toast } from '#web/ui/toast.ts'
import { resumeSession } from './queries.ts'
import type { ChatRoom } from './use-chat.ts'

/** Opens the session named in the address once, and removes it from the address. */
export function useSessionInAddress({ chat, isPending }: ChatRoom, onOpened: () => void): void {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()
  const [search, setSearch] = useSearch()
  const asked = search.get('session')
  const opening = useRef<string>(undefined)

  useEffect(() => {
    if (!asked || isPending || opening.current === asked) return
    opening.current = asked
    resumeSession(asked)
      .then(
        (conversation) => {
          chat.open(conversation)
          onOpened()
        },
        (error: unknown) => {
          const description = errorText(asApiError(error))
          toast({ title: t('toast.resumeFailed'), description, variant: 'destructive' })
        },
      )
      .finally(() => {
        opening.current = undefined
        setSearch({}, { replace: true })
      })
  })
}
