import { useState } from 'react'
import type { FighterFile } from '#contract/fighter-file.ts'
import { FACT_KEYS, type FactKey } from '#contract/fighter-file-items.ts'
import { pageExists } from '#contract/pages.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { FactDialog } from './fact-dialog.tsx'
import { FactRow } from './fact-row.tsx'

const EDIT = 'edit'

/** Known facts come first. Unknown ones can be added, or switched off in advance. */
export function FactsSection({ file }: { file: FighterFile }) {
  const { t } = useTranslation('fighter-file')
  const [search, setSearch] = useSearch()
  // A link from another page can open one of them at once.
  const asked = FACT_KEYS.find((key) => key === search.get(EDIT))
  const [edited, setEdited] = useState<FactKey | undefined>(asked)
  const close = () => {
    setEdited(undefined)
    if (asked) setSearch({}, { replace: true })
  }
  const isOn = (key: FactKey) => !file.switched_off.includes(key)
  const factOf = (key: FactKey) => file.facts.find((fact) => fact.key === key)
  const keys = [...FACT_KEYS.filter((key) => factOf(key)), ...FACT_KEYS.filter((key) => !factOf(key))]
  return (
    <SectionCard title={t('facts.title')} text={t('facts.text')}>
      {file.facts.length === 0 && FACT_KEYS.some(isOn) && (
        <Notice
          action={
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              {pageExists('/war-room') && (
                <Link to="/war-room" className={buttonClass({ size: 'small' })}>
                  {t('facts.talk')}
                </Link>
              )}
              {isOn('goal') && (
                <Button variant="text" size="small" onClick={() => setEdited('goal')}>
                  {t('facts.write')}
                </Button>
              )}
            </div>
          }
        >
          {t('facts.empty')}
        </Notice>
      )}
      <ul className="grid divide-y divide-line border-t border-line">
        {keys.map((key) => (
          <FactRow key={key} item={key} fact={factOf(key)} enabled={isOn(key)} onEdit={() => setEdited(key)} />
        ))}
      </ul>
      {edited && <FactDialog item={edited} fact={factOf(edited)} onClose={close} />}
    </SectionCard>
  )
}
