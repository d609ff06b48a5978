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
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2 sm:gap-x-4 lg:px-6 lg:py-4">
      {mask}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-x-3">
          <h2 id={titleId} className="type-display text-subheading">
            {title}
          </h2>
          <Badge>{t('ai')}</Badge>
        </div>
        <p className="mt-1 truncate text-sm text-muted lg:whitespace-normal">{subtitle}</p>
      </div>
      {items.length > 0 && (
        <Menu
          items={items}
          label={t('menu.label')}
          align="end"
          className="no-print -me-2 sm:me-0"
          buttonClassName="inline-flex size-11 items-center justify-center rounded text-muted hover:bg-strong hover:text-text"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Menu>
      )}
      {action && <div className="chat-tools no-print flex w-full gap-2 sm:w-auto sm:pe-2">{action}</div>}
    </header>
  )
}
