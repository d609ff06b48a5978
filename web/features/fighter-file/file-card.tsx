import FolderLock from 'lucide-react/icons/folder-lock'
import { useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Card } from '#web/ui/card.tsx'

/**
 * A link to the Fighter File for other pages. Its texts are among the shared ones, so that those pages need not load all
 * texts of the file.
 */
export function FileCard() {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <Card as="section" leads aria-labelledby={headingId} className="flex items-start gap-4">
      <FolderLock aria-hidden="true" className="size-9 shrink-0 text-danger" strokeWidth={1.5} />
      <div>
        <h2 id={headingId} className="type-display text-subheading">
          <Link to="/fighter-file" data-cover>
            {t('nav.fighterFile')}
          </Link>
        </h2>
        <p className="mt-1 text-muted">{t('fighterFile.card')}</p>
      </div>
    </Card>
  )
}
