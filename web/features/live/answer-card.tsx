import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OccurrencePage } from '#contract/live.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import { answerInvitation, joinLive, occurrenceQuery, showOccurrence } from './queries.ts'

type CardProps = { page: OccurrencePage; timeZone: string | undefined }

/** Whether the member comes, and the door while it is open. */
export function AnswerCard({ page, timeZone }: CardProps) {
  const { t } = useTranslation('live')
  const now = useNow()
  if (page.state === 'cancelled') return <SectionCard title={t('state.cancelled')} />
  if (Date.parse(page.ends_at) <= now)
    return <SectionCard title={t('door.over')} text={page.attended ? t('door.attended') : undefined} />
  const isOpen = Date.parse(page.joins_at) <= now
  return (
    <>
      {isOpen && <DoorCard page={page} />}
      <RsvpCard page={page} timeZone={timeZone} isOpen={isOpen} />
    </>
  )
}

function RsvpCard({ page, timeZone, isOpen }: CardProps & { isOpen: boolean }) {
  const { t } = useTranslation('live')
  const { errorText } = useErrorTexts()
  const { shortMomentIn } = useFormats()
  const client = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const { id, mine, seats_left, offered_until, joins_at, going, waiting, place } = page
  const answer = async (wanted: 'going' | 'waiting' | 'declined') => {
    // One answer at a time: of two, nobody knows which the server gets last.
    if (busy !== undefined) return
    setBusy(wanted)
    try {
      const answered = await answerInvitation(id, wanted)
      showOccurrence(client, answered)
      toast({
        title: t(`answer.done.${answered.mine === 'offered' ? 'going' : (answered.mine ?? 'declined')}`),
        variant: 'success',
      })
    } catch (error) {
      // The last seat may have gone meanwhile: the page shows what is true.
      void client.invalidateQueries({ queryKey: occurrenceQuery(id).queryKey })
      toast({ title: t('answer.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    } finally {
      setBusy(undefined)
    }
  }
  const hasRoom = seats_left === null || seats_left > 0 || mine === 'offered'
  const wanted = hasRoom ? 'going' : 'waiting'
  return (
    <SectionCard title={mine && mine !== 'declined' ? t(`mine.${mine}`) : t('answer.title')}>
      {mine === 'offered' && offered_until && (
        <p>{t('answer.keptUntil', { when: shortMomentIn(timeZone, offered_until) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {mine !== 'going' && mine !== 'waiting' && (
          <Button busy={busy === wanted} onClick={() => void answer(wanted)}>
            {t(mine === 'offered' ? 'answer.take' : `answer.${wanted}`)}
          </Button>
        )}
        {mine !== 'declined' && (
          <Button variant="secondary" busy={busy === 'declined'} onClick={() => void answer('declined')}>
            {t(mine === 'waiting' ? 'answer.leave' : 'answer.declined')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        {t('going', { count: going })}
        {waiting > 0 && ` · ${t('waiting', { count: waiting })}`}
      </p>
      {!isOpen && place === 'online' && (
        <p className="text-sm text-muted">{t('door.opens', { when: shortMomentIn(timeZone, joins_at) })}</p>
      )}
    </SectionCard>
  )
}

/** Opening the link counts as attendance; in person, and without a link, a button does. */
function DoorCard({ page }: { page: OccurrencePage }) {
  const { t } = useTranslation('live')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { id, join_url, place, attended, seats, mine } = page
  const attend = async () => {
    setBusy(true)
    try {
      showOccurrence(client, await joinLive(id))
    } catch (error) {
      toast({ title: t('door.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  if (seats !== null && mine !== 'going') return <SectionCard title={t('door.title')} text={t('door.noSeat')} />
  return (
    <SectionCard title={t('now')} text={attended ? t('door.attended') : undefined}>
      {join_url?.startsWith('https://') ? (
        <a
          href={join_url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass()}
          onClick={() => void attend()}
        >
          {t('door.join')}
        </a>
      ) : (
        <>
          {place === 'online' && <p>{t('door.noLink')}</p>}
          {!attended && (
            <div>
              <Button busy={busy} onClick={() => void attend()}>
                {t('door.here')}
              </Button>
            </div>
          )}
        </>
      )}
    </SectionCard>
  )
}
