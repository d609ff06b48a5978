import { mondayOf } from '#contract/day-rules.ts'
import type { Week } from '#contract/look-back.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'

/** A week in figures, in one kind sentence, and in the few words of a card to share. */
export function useWeekWords({ from, today, active_days, fire, steps_kept, training, quotes_saved }: Week) {
  const { t } = useTranslation('look-back')
  const days = active_days.length
  const isEmpty = days === 0 && steps_kept === 0 && training.sessions === 0
  const change = fire && fire.before !== null ? fire.level - fire.before : 0
  const lines = [
    days > 0 && t('card.days', { count: days }),
    steps_kept > 0 && t('card.steps', { count: steps_kept }),
    training.sessions > 0 && t('card.training', { count: training.sessions }),
  ].filter((line) => line !== false)
  return {
    isEmpty,
    figures: [
      { figure: String(days), label: t('figure.days', { count: days }) },
      { figure: fire ? `${fire.level}%` : '–', label: t('figure.fire') },
      { figure: String(steps_kept), label: t('figure.steps', { count: steps_kept }) },
      training.sessions > 0
        ? { figure: String(training.minutes), label: t('figure.minutes', { count: training.minutes }) }
        : { figure: String(quotes_saved), label: t('figure.quotes', { count: quotes_saved }) },
    ],
    sentence: isEmpty
      ? // No verdict on a week that is not over.
        t(from === mondayOf(today) ? 'sentence.open' : 'sentence.empty')
      : change > 0
        ? t('sentence.hotter', { count: change })
        : days >= 5
          ? t('sentence.strong')
          : t('sentence.some'),
    // On the card a figure stays on the line of its noun.
    card: lines.map((line) => line.replace(' ', '\u00A0')).join(' '),
  }
}
