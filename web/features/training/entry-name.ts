import type { TFunction } from 'i18next'
import type { TrainingKind } from '#contract/training-rules.ts'

/** 'Sparring, 60 min', for messages and buttons. */
export function entryName(
  t: TFunction<'training'>,
  { kind, minutes }: { kind: TrainingKind; minutes: number },
): string {
  return `${t(`kind.${kind}`)}, ${t('log.minutesOf', { minutes })}`
}
