import { Fragment, type ReactNode } from 'react'
import type { StoredMessage } from '#contract/chat.ts'
import { FILE_ITEMS } from '#contract/fighter-file-items.ts'
import { pageExists } from '#contract/pages.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'

const FIGHTER_FILE = '/fighter-file'

/** Which items of the member's Fighter File and which cards of the playbook an answer used. */
export function AnswerSources({ trace }: { trace: NonNullable<StoredMessage['trace']> }) {
  const { t } = useTranslation('chat')
  const used = FILE_ITEMS.filter((item) => trace.used.includes(item)).map((item) => t(`used.${item}`))
  if (used.length === 0 && trace.cards.length === 0) return null
  return (
    <p className="text-sm text-muted">
      {used.length > 0 && (
        <>
          {pageExists(FIGHTER_FILE) ? (
            <Link to={FIGHTER_FILE} className="underline underline-offset-4">
              {t('message.used')}
            </Link>
          ) : (
            t('message.used')
          )}{' '}
          {list(used)}
        </>
      )}
      {used.length > 0 && trace.cards.length > 0 && <span aria-hidden="true"> · </span>}
      {trace.cards.length > 0 && (
        <>
          {t('message.cards')} {list(trace.cards)}
        </>
      )}
    </p>
  )
}

function list(words: readonly string[]): ReactNode {
  return words.map((word, place) => (
    <Fragment key={word}>
      {place > 0 && ', '}
      <span className="font-medium text-gilt">{word}</span>
    </Fragment>
  ))
}
