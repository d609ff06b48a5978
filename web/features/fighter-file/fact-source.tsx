import { PERSONA_FACTS } from '#content/personas/persona.ts'
import type { Fact } from '#contract/fighter-file.ts'
import { pageExists } from '#contract/pages.ts'
import { personaOf } from '#contract/personas.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/navigation/link.tsx'

/** The source of a fact, with a link to it if it still exists. */
export function FactSource({ fact }: { fact: Fact }) {
  const { t } = useTranslation(['fighter-file', 'common'])
  const { shortDate } = useFormats()
  const date = shortDate(fact.updated_at)
  if (fact.room === null) return <p className="mt-1 text-sm text-muted">{t('source.member', { date })}</p>
  const persona = personaOf(fact.room)
  const path = persona ? `/coach/${fact.room}/session` : '/war-room'
  const place = persona ? PERSONA_FACTS[persona].name : t('common:nav.warRoom')
  const words = persona ? t('source.coach', { name: place, date }) : t('source.warRoom', { name: place, date })
  if (fact.conversation_id === null || !pageExists(path)) return <p className="mt-1 text-sm text-muted">{words}</p>
  return (
    <p className="mt-1 text-sm text-muted">
      <Link to={path} className="underline decoration-edge underline-offset-4 hover:decoration-blood">
        {words}
      </Link>
    </p>
  )
}
