import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import { SEARCH_MAX_LENGTH } from './address-filters.ts'

const PAUSE_MS = 300

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void; className?: string }

/** Searches as soon as the typing pauses. */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  // A link or going back may change the search; the field's own search does not replace text typed since.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setTyped(value)
      setSent(value)
    }
  }
  const send = useEffectEvent((text: string) => {
    setSent(text)
    onSearch(text)
  })
  useEffect(() => {
    const text = typed.trim()
    if (text === sent) return
    const rest = setTimeout(() => send(text), PAUSE_MS)
    return () => clearTimeout(rest)
  }, [typed, sent])
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={SEARCH_MAX_LENGTH}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className={className}
    />
  )
}
