import ScrollText from 'lucide-react/icons/scroll-text'
import { useRef, useState } from 'react'
import type { SavedQuote } from '#contract/art-of-war.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { findQuotes } from './find-quotes.ts'
import { useWisdomBox } from './queries.ts'
import { SavedQuoteCard } from './saved-quote-card.tsx'
import { useRemoveQuote } from './use-remove-quote.ts'

export function WisdomBox() {
  const { t } = useTranslation(['art-of-war', 'common'])
  const { signedIn, saved, isPending, isError, refetch } = useWisdomBox()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="wisdom-box" className="grid gap-6">
      <header>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="wisdom-box" ref={heading} tabIndex={-1} className="type-display text-title outline-none">
            {t('box.title')}
          </h2>
          {saved && saved.length > 0 && <Badge variant="brass">{t('box.count', { count: saved.length })}</Badge>}
        </div>
        <p className="mt-3 text-lead text-muted">{t('box.lead')}</p>
      </header>
      {!signedIn && (
        <Notice
          action={
            <Link to="/auth" className={buttonClass({ size: 'small' })}>
              {t('box.signInAction')}
            </Link>
          }
        >
          {t('box.signIn')}
        </Notice>
      )}
      {signedIn && isPending && (
        <SkeletonGroup label={t('box.loading')}>
          <div className="grid gap-4 md:grid-cols-2">
            <Skeleton className="h-64" />
            <Skeleton className="h-64" />
          </div>
        </SkeletonGroup>
      )}
      {signedIn && isError && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {saved?.length === 0 && (
        <EmptyState
          seed="wisdom box"
          headingLevel={3}
          icon={<ScrollText aria-hidden="true" className="size-10" />}
          title={t('box.empty')}
        >
          {t('box.emptyText')}
        </EmptyState>
      )}
      {saved && saved.length > 0 && <SavedQuotes saved={saved} onRemoved={() => heading.current?.focus()} />}
    </section>
  )
}

/** The pressed button is removed together with its quote, so `onRemoved` moves the focus. */
function SavedQuotes({ saved, onRemoved }: { saved: SavedQuote[]; onRemoved: () => void }) {
  const { t } = useTranslation('art-of-war')
  const [typed, setTyped] = useState('')
  const remove = useRemoveQuote()
  const found = findQuotes(saved, typed)
  const searching = typed.trim() !== ''
  return (
    <>
      <TextField
        label={t('box.search')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-md"
      />
      <p role="status" className="sr-only">
        {searching && t('box.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <Notice
          action={
            <Button variant="secondary" size="small" onClick={() => setTyped('')}>
              {t('box.showAll')}
            </Button>
          }
        >
          {t('box.noMatch', { typed: typed.trim() })}
        </Notice>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {found.map((quote) => (
          <SavedQuoteCard
            key={quote.id}
            saved={quote}
            onRemove={() => {
              onRemoved()
              void remove(quote)
            }}
          />
        ))}
      </ul>
    </>
  )
}
