import NotebookPen from 'lucide-react/icons/notebook-pen'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { pageExists } from '#contract/pages.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { FlameIcon, GuardIcon, ScrollIcon, SpeechIcon } from '#web/ui/emblems.tsx'
import { DashboardSection } from './dashboard-section.tsx'
import './quick-access.css'

const CARDS: { path: string; name: 'coaches' | 'warriorMindset' | 'warRoom' | 'artOfWar'; icon: ReactNode }[] = [
  { path: '/coaches', name: 'coaches', icon: <GuardIcon className="size-12" /> },
  { path: '/warrior-mindset', name: 'warriorMindset', icon: <FlameIcon className="size-12" /> },
  { path: '/war-room', name: 'warRoom', icon: <SpeechIcon className="size-12" /> },
  { path: '/art-of-war', name: 'artOfWar', icon: <ScrollIcon className="size-12" /> },
]

export function QuickAccess() {
  const { t } = useTranslation(['dashboard', 'common'])
  const cards = CARDS.filter(({ path }) => pageExists(path))
  return (
    <DashboardSection title={t('quickAccess')}>
      {pageExists('/training') && <LogTraining />}
      <ul className="quick-cards" style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map(({ path, name, icon }, index) => (
          <QuickCard key={path} path={path} place={index + 1} icon={icon} title={t(`common:nav.${name}`)}>
            {t(`${name}`)}
          </QuickCard>
        ))}
      </ul>
    </DashboardSection>
  )
}

/** Wider and lower than the cards: the one thing here that is done in ten seconds. */
function LogTraining() {
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <div className="plate plate-link flex items-center gap-5 px-6 py-4 [--plate-line:var(--ember)]">
      <NotebookPen aria-hidden="true" className="size-8 shrink-0 text-fire" />
      <div>
        <h3 className="type-display text-subheading">
          <Link to="/training" data-cover>
            {t('common:nav.logTraining')}
          </Link>
        </h3>
        <p className="text-sm text-muted">{t('logTraining')}</p>
      </div>
    </div>
  )
}

type QuickCardProps = { path: string; place: number; icon: ReactNode; title: string; children: ReactNode }

function QuickCard({ path, place, icon, title, children }: QuickCardProps) {
  const headingId = useId()
  return (
    <li className="plate plate-link quick-card" style={{ '--place': place } as CSSProperties}>
      <span className="quick-number" aria-hidden="true">
        {place}
      </span>
      {icon}
      <h3 id={headingId} className="type-display text-heading">
        <Link to={path} data-cover>
          {title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{children}</p>
    </li>
  )
}
