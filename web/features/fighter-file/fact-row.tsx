import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { PERSONA_FACTS } from '#content/personas/persona.ts'
import type { Fact } from '#contract/fighter-file.ts'
import type { FactKey } from '#contract/fighter-file-items.ts'
import { pageExists } from '#contract/pages.ts'
import { personaOf } from '#contract/personas.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ItemSwitch } from './item-switch.tsx'
import { forgetFact } from './queries.ts'
import { useChangeFile } from './use-change-file.ts'

type FactRowProps = { item: FactKey; fact: Fact | undefined; enabled: boolean; onEdit: () => void }

export function FactRow({ item, fact, enabled, onEdit }: FactRowProps) {
  const { t } = useTranslation('fighter-file')
  const valueText = useFactValue()
  const change = useChangeFile()
  const name = t(`item.${item}`)
  const forget = () =>
    change({ make: () => forgetFact(item), done: t('toast.forgotten'), failed: t('toast.forgetFailed') })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className={classNames('flex-1', fact ? 'min-w-52' : 'min-w-28')}>
        <h3 className="type-eyebrow">{name}</h3>
        {fact && (
          <>
            <p className={classNames('mt-1 text-lead wrap-anywhere', !enabled && 'text-muted')}>
              {valueText(item, fact.value)}
            </p>
            <FactSource fact={fact} />
          </>
        )}
        {!fact && enabled && <p className="mt-1 text-muted">{t('facts.unknown')}</p>}
        {!enabled && <p className="mt-1 text-sm text-fire">{t('off')}</p>}
      </div>
      <div className="flex items-center">
        <ItemSwitch item={item} enabled={enabled} />
        <IconButton
          label={fact ? t('facts.edit', { name }) : t('facts.add', { name })}
          onClick={onEdit}
          className="ms-2"
        >
          {fact ? <Pencil aria-hidden="true" className="size-4" /> : <Plus aria-hidden="true" className="size-5" />}
        </IconButton>
        {fact ? (
          <IconButton label={t('facts.forget', { name })} onClick={() => void forget()} className="hover:text-danger">
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        ) : (
          <span aria-hidden="true" className="hidden size-11 sm:block" />
        )}
      </div>
    </li>
  )
}

/** The source of a fact, with a link to it if it still exists. */
function FactSource({ fact }: { fact: Fact }) {
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

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A fact as text: stored days and numbers are formatted for the reader. */
function useFactValue(): (key: FactKey, value: string) => string {
  const { t } = useTranslation('fighter-file')
  const { fullDay } = useFormats()
  return (key, value) => {
    if (key === 'event_date') return DAY.test(value) ? fullDay(value) : value
    if (key === 'confidence') return t('value.confidence', { value })
    return key === 'hours_a_week' ? t('value.hours', { value }) : value
  }
}
