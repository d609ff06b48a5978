import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'

export type PanelHeadProps = {
  titleId: string
  mask: ReactNode
  title: string
  subtitle: string
  action?: ReactNode
  items: MenuItem[]
}

export function PanelHead({ titleId, mask, title, subtitle, action, items }: PanelHeadProps) {
  const { t } = useTranslation('chat')
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6 sm:py-4">
      {mask}
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={titleId} className="type-display text-subheading">
            {title}
          </h2>
          <Badge>{t('ai')}</Badge>
        </div>
        <p className="mt-1 text-sm text-muted">{subtitle}</p>
      </div>
      <div className="no-print ms-auto flex items-center gap-1 pe-2">
        {action}
        {items.length > 0 && (
          <Menu
            items={items}
            label={t('menu.label')}
            align="end"
            buttonClassName="inline-flex size-11 items-center justify-center rounded text-muted hover:bg-strong hover:text-text"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Menu>
        )}
      </div>
    </header>
  )
}
