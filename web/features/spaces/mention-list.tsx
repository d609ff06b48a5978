import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Person } from '#contract/people.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { mentionableQuery } from './queries.ts'

const TYPING_PAUSE_MS = 150

/** The members who fit the mention that is being typed, with the keys that choose one. */
export function useMentions(slug: string, typed: string | undefined, onChoose: (handle: string) => void) {
  const asked = useDebounced((typed ?? '').toLowerCase(), TYPING_PAUSE_MS)
  const { data } = useQuery({ ...mentionableQuery(slug, asked), enabled: typed !== undefined })
  const [place, setPlace] = useState(0)
  const [closed, setClosed] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at the first suggestion again
  useEffect(() => setPlace(0), [asked])
  const people = typed === undefined || closed === typed ? [] : (data?.people ?? [])
  const chosen = people[Math.min(place, people.length - 1)]

  /** True if the key was meant for the suggestions. */
  const onKeyDown = ({ key }: KeyboardEvent): boolean => {
    if (!chosen) return false
    if (key === 'ArrowDown') setPlace((before) => (before + 1) % people.length)
    else if (key === 'ArrowUp') setPlace((before) => (before + people.length - 1) % people.length)
    else if (key === 'Enter' || key === 'Tab') onChoose(chosen.handle)
    else if (key === 'Escape') setClosed(typed)
    else return false
    return true
  }
  return { people, chosen, onKeyDown }
}

type MentionListProps = {
  id: string
  people: readonly Person[]
  chosen: Person | undefined
  onChoose: (handle: string) => void
}

export const optionId = (list: string, handle: string) => `${list}-${handle}`

/** The focus stays in the text; the field names the chosen option. */
export function MentionList({ id, people, chosen, onChoose }: MentionListProps) {
  const { t } = useTranslation('spaces')
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && t('composer.suggestions', { count: people.length })}
      </p>
      {people.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('composer.suggestionList')}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto border border-edge bg-overlay py-1"
        >
          {people.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text field has the focus and the keys
            <div
              key={person.handle}
              id={optionId(id, person.handle)}
              role="option"
              aria-selected={person === chosen}
              // The text field would lose the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person.handle)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-strong',
                person === chosen && 'bg-strong shadow-[inset_3px_0_0_var(--focus)]',
              )}
            >
              <Avatar id={person.user_id} src={person.avatar_url} size="small" />
              <span className="min-w-0 truncate">
                {person.full_name} <span className="text-muted">@{person.handle}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
