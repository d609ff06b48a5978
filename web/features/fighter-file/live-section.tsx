import type { ReactNode } from 'react'
import type { FighterFile } from '#contract/fighter-file.ts'
import type { FileItem, LIVE_ITEMS } from '#contract/fighter-file-items.ts'
import { pageExists } from '#contract/pages.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { ItemSwitch } from './item-switch.tsx'

type LiveItem = (typeof LIVE_ITEMS)[number]

/** The page where each item is changed. */
const PLACES: Record<LiveItem, string> = {
  name: '/settings',
  quiz: '/warrior-mindset',
  streak: '/dashboard',
  training: '/training',
  commitments: '/plans',
  summary: '/war-room',
}

/** Items that are not stored in the file but read from other features. */
export function LiveSection({ file }: { file: FighterFile }) {
  const { t } = useTranslation('fighter-file')
  const { shortDate } = useFormats()
  const { name, quiz, streak, training, plans, saved_sessions } = file
  const open = file.commitments.filter(({ outcome }) => outcome === null).length
  const values: Record<LiveItem, ReactNode> = {
    name: <bdi>{name}</bdi>,
    quiz: quiz ? t('live.quiz', { level: quiz.fire_level, date: shortDate(quiz.created_at) }) : t('live.quizNone'),
    streak: t('live.streak', { count: streak }),
    training: <Training training={training} />,
    commitments: `${t('live.commitments', { count: open })} · ${t('live.plans', { count: plans })}`,
    summary: t('live.sessions', { count: saved_sessions }),
  }
  const items = Object.keys(PLACES) as LiveItem[]
  return (
    <SectionCard title={t('live.title')} text={t('live.text')}>
      <ul className="grid divide-y divide-line border-t border-line">
        {items.map((item) => (
          <LiveRow key={item} item={item} enabled={!file.switched_off.includes(item)}>
            {values[item]}
          </LiveRow>
        ))}
      </ul>
    </SectionCard>
  )
}

function Training({ training: { sessions, minutes, lesson } }: Pick<FighterFile, 'training'>) {
  const { t } = useTranslation('fighter-file')
  const { fullDay } = useFormats()
  return (
    <>
      {t('live.training', { count: sessions, minutes })}
      {lesson && (
        <span className="mt-1 block wrap-anywhere">
          {t('live.lesson', {
            day: fullDay(lesson.day),
            outcome: t(`live.outcome.${lesson.outcome}`),
            learnt: lesson.learnt,
          })}
        </span>
      )}
    </>
  )
}

function LiveRow({ item, enabled, children }: { item: LiveItem & FileItem; enabled: boolean; children: ReactNode }) {
  const { t } = useTranslation('fighter-file')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-44 flex-1">
        <h3 className="type-eyebrow">{t(`item.${item}`)}</h3>
        <p className="mt-1">{children}</p>
        {item === 'name' && <p className="mt-1 text-sm text-muted">{t('live.nameNote')}</p>}
        {!enabled && <p className="mt-1 text-sm text-fire">{t(item === 'name' ? 'live.nameOff' : 'off')}</p>}
        <p className="mt-1 text-sm text-muted">
          {pageExists(PLACES[item]) ? (
            <Link to={PLACES[item]} className="underline decoration-edge underline-offset-4 hover:decoration-blood">
              {t(`live.from.${item}`)}
            </Link>
          ) : (
            t(`live.from.${item}`)
          )}
        </p>
      </div>
      <ItemSwitch item={item} enabled={enabled} />
    </li>
  )
}
