import type { CoachOrder } from '#contract/coach-orders.ts'
import { pictureAddress } from '#contract/file-rules.ts'
import type { Delivery } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { formatFilmTime } from '#web/ui/film-time.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { Player } from '#web/ui/player.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'

/** What the buyer got, as it was sent. */
export function Delivered({ order, delivery }: { order: CoachOrder; delivery: Delivery }) {
  const { t } = useTranslation('coach-orders')
  const { dateTime } = useFormats()
  return (
    <SectionCard
      title={t('delivered.title')}
      text={order.delivered_at && t('delivered.on', { moment: dateTime(order.delivered_at) })}
    >
      {delivery.kind === 'shoutout' && <Shoutout order={order} {...delivery} />}
      {delivery.kind === 'film_review' && <FilmReview {...delivery} />}
      {delivery.kind === 'product' &&
        (delivery.tracking ? (
          <OutsideLink href={delivery.tracking}>{t('delivered.tracking')}</OutsideLink>
        ) : (
          <p>{t('delivered.noTracking')}</p>
        ))}
    </SectionCard>
  )
}

function Shoutout({ order, file_id, link, text }: { order: CoachOrder } & Extract<Delivery, { kind: 'shoutout' }>) {
  const { t } = useTranslation('coach-orders')
  const file = order.files.find(({ id }) => id === file_id)
  return (
    <>
      {file && <Player src={file.address} type={file.type} label={t('delivered.file')} />}
      {file_id && !file && <p>{t('delivered.fileGone')}</p>}
      {link && <OutsideLink href={link}>{t('delivered.link')}</OutsideLink>}
      {text && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>}
    </>
  )
}

function FilmReview({ text, notes, drills }: Extract<Delivery, { kind: 'film_review' }>) {
  const { t } = useTranslation('coach-orders')
  return (
    <dl className="grid gap-4">
      <Term name={t('film.summary')}>{text}</Term>
      {notes.length > 0 && (
        <Term name={t('delivered.notes')}>
          <span className="grid gap-4">
            {notes.map((note) => (
              <span key={`${note.at_seconds} ${note.text}`} className="grid gap-2">
                <span>
                  <strong className="tabular-nums">{formatFilmTime(note.at_seconds)}</strong> {note.text}
                </span>
                {note.still_id && (
                  <img src={pictureAddress(note.still_id)} alt={t('delivered.still')} className="max-h-80" />
                )}
              </span>
            ))}
          </span>
        </Term>
      )}
      {drills.length > 0 && <Term name={t('delivered.drills')}>{drills.join('\n')}</Term>}
    </dl>
  )
}
