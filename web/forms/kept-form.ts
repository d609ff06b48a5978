import { useEffect, useEffectEvent, useState } from 'react'
import { isRecord, parseJson } from '#web/api/json.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'
import { sessionState } from '#web/session/session-store.ts'

type Texts = Record<string, string>

/** The form's name, and the account it is kept for: another account does not get it. */
export type KeptFor = { name: string; owner: string }

/** The text typed into a form and not saved yet. Fields that the form no longer has are left out. */
export function parseTyped<Fields extends Texts>(
  kept: string | null,
  owner: string,
  blank: Fields,
): Fields | undefined {
  const mark = `${owner} `
  if (!kept?.startsWith(mark)) return undefined
  const typed = parseJson(kept.slice(mark.length))
  if (!isRecord(typed)) return undefined
  const known = Object.entries(typed).filter(([field, text]) => Object.hasOwn(blank, field) && typeof text === 'string')
  return { ...blank, ...Object.fromEntries(known) }
}

export function readTyped<Fields extends Texts>({ name, owner }: KeptFor, blank: Fields): Fields | undefined {
  return parseTyped(readStored(keyOf(name), 'sessionStorage'), owner, blank)
}

export function forgetTyped({ name }: Pick<KeptFor, 'name'>): void {
  forget(keyOf(name), 'sessionStorage')
}

/** Keeps the typed text over a reload, as long as it differs from the saved one. */
export function keepTyped<Fields extends Texts>({ name, owner }: KeptFor, typed: Fields, saved: Fields): void {
  const untouched = Object.entries(saved).every(([field, value]) => typed[field] === value)
  if (untouched) forgetTyped({ name })
  else store(keyOf(name), `${owner} ${JSON.stringify(typed)}`, 'sessionStorage')
}

/** Does so after every change. */
export function useKeepTyped<Fields extends Texts>({ name, owner }: KeptFor, typed: Fields, saved: Fields): void {
  const keep = useEffectEvent((_changed: string) => keepTyped({ name, owner }, typed, saved))
  const text = JSON.stringify([name, owner, typed, saved])
  useEffect(() => keep(text), [text])
}

/** The fields of a small dialog, restored after a reload. Closing the dialog forgets them. */
export function useKeptFields<Fields extends Texts>(name: string, saved: Fields) {
  const place = { name, owner: sessionState().session?.user.id ?? '' }
  const [values, setValues] = useState(() => readTyped(place, saved) ?? saved)
  useKeepTyped(place, values, saved)
  return {
    values,
    set: (field: keyof Fields & string, text: string) => setValues((all) => ({ ...all, [field]: text })),
    forgetKept: () => forgetTyped(place),
  }
}

function keyOf(name: string): string {
  return `kiai.form.${name}`
}
