import type { Mail } from '#contract/mails.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { MailFrame } from './mail-frame.tsx'

export function MailView({ mail }: { mail: Mail }) {
  const { t } = useTranslation('mails')
  const { dateTime } = useFormats()
  return (
    <Card as="article" className="grid gap-4" aria-labelledby={`mail-${mail.id}`}>
      <header className="grid gap-1 pe-4">
        <h2 id={`mail-${mail.id}`} lang={mail.language} className="type-display text-subheading">
          {mail.subject}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted [overflow-wrap:anywhere]">
          <span>{t('to', { address: mail.to })}</span>
          <time dateTime={mail.created_at}>{dateTime(mail.created_at)}</time>
          <Badge variant="quiet">{mail.language}</Badge>
        </p>
      </header>
      <MailFrame html={mail.html} title={t('frame', { subject: mail.subject })} />
      <details>
        <summary className="min-h-11 py-2 font-semibold">{t('asText')}</summary>
        <pre
          lang={mail.language}
          className="mt-2 overflow-x-auto border-s-4 border-line ps-4 font-mono text-sm whitespace-pre-wrap"
        >
          {mail.text}
        </pre>
      </details>
    </Card>
  )
}
