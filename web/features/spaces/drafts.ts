import { useCallback, useState } from 'react'
import { BUSINESS_SIDES, MOST_PICTURES } from '#contract/space-rules.ts'
import type { Post } from '#contract/spaces.ts'
import { isRecord, parseJson } from '#web/api/json.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'
import { draftsKey } from './kept-drafts.ts'

export type DraftPicture = { id: string; address: string; alt: string }
/** As typed. Which fields are needed is decided when it is sent. */
export type BusinessDraft = { side: 'offer' | 'search'; matter: string; place: string; pay: string; until: string }

export type Draft = {
  /** Made with the draft: however often it is sent, the server stores it once. */
  key: string
  body: string
  pictures: DraftPicture[]
  business: BusinessDraft
  is_public: boolean
}

export const BLANK_BUSINESS: BusinessDraft = { side: 'offer', matter: '', place: '', pay: '', until: '' }

export function blankDraft(): Draft {
  return { key: randomUuid(), body: '', pictures: [], business: BLANK_BUSINESS, is_public: false }
}

/** A post of one's own as a draft, to edit it. */
export function draftOf({ body, pictures, business, is_public }: Post): Draft {
  const typed = business && { ...business, pay: business.pay ?? '', until: business.until ?? '' }
  return { ...blankDraft(), body, pictures, business: typed ?? BLANK_BUSINESS, is_public }
}

export function isBlank({ body, pictures, business }: Draft): boolean {
  return body.trim() === '' && pictures.length === 0 && business.place.trim() === '' && business.pay.trim() === ''
}

/**
 * A draft of its own for each place: a space, a post that is answered or a post that is edited. Kept in the browser, so
 * that it survives a reload, a closed tab and a lost connection.
 */
export function useDraft(place: string, user_id: string, initial: () => Draft) {
  const [draft, setDraft] = useState(() => readDrafts(user_id)[place] ?? initial())
  const change = useCallback(
    (changed: Partial<Draft>) =>
      setDraft((before) => {
        const next = { ...before, ...changed }
        keepDraft(user_id, place, isBlank(next) ? undefined : next)
        return next
      }),
    [place, user_id],
  )
  const clear = useCallback(() => {
    keepDraft(user_id, place, undefined)
    setDraft(blankDraft())
  }, [place, user_id])
  return { draft, change, clear }
}

/** Puts a text back into the draft of a place. What was typed there meanwhile follows it. */
export function putBack(user_id: string, place: string, draft: Draft): void {
  const typed = readDrafts(user_id)[place]
  keepDraft(user_id, place, {
    ...draft,
    body: [draft.body, typed?.body].filter(Boolean).join('\n\n'),
    pictures: [...draft.pictures, ...(typed?.pictures ?? [])].slice(0, MOST_PICTURES),
  })
}

function keepDraft(user_id: string, place: string, draft: Draft | undefined): void {
  const { [place]: _before, ...others } = readDrafts(user_id)
  const drafts = draft ? { ...others, [place]: draft } : others
  if (Object.keys(drafts).length === 0) forget(draftsKey(user_id))
  else store(draftsKey(user_id), JSON.stringify(drafts))
}

function readDrafts(user_id: string): Record<string, Draft> {
  return parseDrafts(readStored(draftsKey(user_id)))
}

/** Checked, because a browser's storage may hold anything. */
function parseDrafts(kept: string | null): Record<string, Draft> {
  const drafts = parseJson(kept ?? '')
  if (!isRecord(drafts)) return {}
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([place, value]): [string, Draft][] => {
      if (!isRecord(value) || typeof value.key !== 'string' || typeof value.body !== 'string') return []
      const { key, body } = value
      return [[place, { key, body, pictures: parsePictures(value.pictures), ...parseRest(value) }]]
    }),
  )
}

function parsePictures(value: unknown): DraftPicture[] {
  if (!Array.isArray(value)) return []
  const isPicture = (one: unknown) =>
    isRecord(one) && ['id', 'address', 'alt'].every((name) => typeof one[name] === 'string')
  return value.filter(isPicture).slice(0, MOST_PICTURES) as DraftPicture[]
}

function parseRest({ business, is_public }: Record<string, unknown>): Pick<Draft, 'business' | 'is_public'> {
  const typed = isRecord(business) ? business : {}
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  return {
    business: {
      side: BUSINESS_SIDES.find((side) => side === typed.side) ?? 'offer',
      matter: text('matter'),
      place: text('place'),
      pay: text('pay'),
      until: text('until'),
    },
    is_public: is_public === true,
  }
}
