import { type ReactNode, useId, useState } from 'react'
import { pictureId } from '#contract/file-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { PendingApplication } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useDecide } from './use-decide.ts'

/** The whole application, with the buttons to approve or deny it. */
export function ApplicationCard({ application }: { application: PendingApplication }) {
  const { t } = useTranslation(['admin', 'specialties'])
  const { dateTime } = useFormats()
  const { approve, reject } = useDecide()
  const [approving, setApproving] = useState(false)
  const [rejecting, setRejecting] = useState(false)
  const [headingId, unconfirmedId] = [useId(), useId()]
  const { user_id, full_name, email, email_confirmed, image_url, created_at } = application
  const onApprove = async () => {
    setApproving(true)
    if (await approve(application)) setApproving(false)
  }
  return (
    <Card as="li" aria-labelledby={headingId} className="grid gap-5">
      <header className="flex flex-wrap items-center gap-4 pe-4">
        <Avatar id={user_id} src={image_url} size="large" />
        <div className="min-w-0 flex-1">
          <h2 id={headingId} className="type-display text-subheading [overflow-wrap:anywhere]">
            {full_name}
          </h2>
          <p className="text-sm text-muted [overflow-wrap:anywhere] sm:text-base">{email}</p>
          {!email_confirmed && (
            <p className="my-1">
              <Badge variant="blood">{t('pending.unconfirmed')}</Badge>
            </p>
          )}
          <p className="text-sm text-muted">{t('pending.applied', { date: dateTime(created_at) })}</p>
        </div>
      </header>
      <dl className="grid gap-4 lg:grid-cols-2">
        <Term name={t('pending.specialties')}>
          <span className="flex flex-wrap gap-2">
            {application.specialties.map((specialty) => (
              <Badge key={specialty} variant="quiet">
                {t(`specialties:${specialty}`)}
              </Badge>
            ))}
          </span>
        </Term>
        <Term name={t('pending.picture')}>
          {image_url ? (pictureId(image_url) ? t('pending.uploadedPicture') : image_url) : t('pending.noPicture')}
        </Term>
        <Term name={t('pending.bio')} wide>
          {application.bio}
        </Term>
        <Term name={t('pending.experience')}>{application.experience}</Term>
        <Term name={t('pending.motivation')}>{application.motivation}</Term>
      </dl>
      {!email_confirmed && (
        <p id={unconfirmedId} className="text-sm text-muted">
          {t('pending.unconfirmedText')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          busy={approving}
          disabled={!email_confirmed}
          aria-describedby={email_confirmed ? undefined : unconfirmedId}
          onClick={onApprove}
        >
          {t('pending.approve')}
          <span className="sr-only">
            : <bdi>{full_name}</bdi>
          </span>
        </Button>
        <Button size="small" variant="danger" onClick={() => setRejecting(true)}>
          {t('pending.reject')}
          <span className="sr-only">
            : <bdi>{full_name}</bdi>
          </span>
        </Button>
      </div>
      {rejecting && (
        <ReasonDialog
          title={t('reject.title', { name: full_name })}
          text={t('reject.text')}
          label={t('reject.reason')}
          hint={t('reject.hint')}
          submitLabel={t('reject.submit')}
          keptAs={`reject ${application.id}`}
          send={(reason) => reject(application, reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Card>
  )
}

function Term({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'max-w-prose lg:col-span-2' : undefined}>
      <dt className="type-eyebrow">{name}</dt>
      <dd className="mt-1.5 whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
