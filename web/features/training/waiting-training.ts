import type { Calls } from '#contract/calls.ts'
import type { Input } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { loadTextsIn } from '#web/i18n/text-store.ts'
import { translatorFor } from '#web/i18n/use-translation.ts'
import { createSendQueue } from '#web/session/send-queue.ts'
import { toast } from '#web/ui/toast.ts'
import { entryName } from './entry-name.ts'
import { refetchTraining } from './queries.ts'

export type LoggedFields = Omit<Input<Calls['POST /api/training/entries']>, 'id'>
/** `key` is the id of the entry: the server stores it once. */
export type WaitingTraining = LoggedFields & { key: string }

/** Sessions that were logged without a connection. */
export const waitingTraining = createSendQueue<WaitingTraining>({
  name: 'waiting-training',
  isItem: ({ day, kind, minutes, effort, word }) =>
    [day, kind].every((text) => typeof text === 'string') &&
    [minutes, effort].every(Number.isInteger) &&
    (word === null || typeof word === 'string'),
  send: async ({ key: id, ...fields }) => {
    await call('POST /api/training/entries', { id, ...fields })
    await refetchTraining(queryClient)
  },
  passing: ['request.too-many'],
  onSent: (entries) => void saySent(entries).catch((error: unknown) => console.warn(error)),
})

/** Whichever page is open, so its texts may not be here yet. */
async function saySent(entries: readonly WaitingTraining[]): Promise<void> {
  const language = currentLanguage()
  await loadTextsIn(language, ['training'])
  const t = translatorFor<'training'>(language, 'training')
  const [first] = entries
  if (!first) return
  const title =
    entries.length === 1
      ? t('log.sent', { what: entryName(t, first) })
      : t('log.sentSeveral', { count: entries.length })
  toast({ title, variant: 'success' })
}

if (typeof window !== 'undefined') waitingTraining.start()
