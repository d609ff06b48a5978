import Square from 'lucide-react/icons/square'
import { type KeyboardEvent, lazy, type RefObject, Suspense, useId } from 'react'
import { MESSAGE_LENGTH } from '#contract/chat-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { canDictate } from './speech-recognition.ts'

const load = importPatiently(() => import('./dictate-button.tsx'))
const DictateButton = lazy(async () => ({ default: (await load()).DictateButton }))

/** From here on it is good to know how much room is left. */
const COUNT_FROM = MESSAGE_LENGTH - 400

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  onSend: () => void
  onFocus: () => void
  /** Something was sent, and is being answered. */
  busy: boolean
  /** Left out until there is an answer to stop. */
  onStop: (() => void) | undefined
  stopping: boolean
  onEditLast: () => void
}

export function Composer({
  field,
  text,
  onChange,
  onSend,
  onFocus,
  busy,
  onStop,
  stopping,
  onEditLast,
}: ComposerProps) {
  const { t } = useTranslation('chat')
  const { number } = useFormats()
  const hintId = useId()
  const length = text.trim().length
  const tooLong = length > MESSAGE_LENGTH
  const counted = { used: number(length), limit: number(MESSAGE_LENGTH) }
  const hear = (words: string) => onChange([field.current?.value.trim(), words].filter(Boolean).join(' '))

  const send = () => {
    if (!busy && !tooLong && length > 0) onSend()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowUp' && text === '' && !busy) {
      event.preventDefault()
      onEditLast()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  return (
    <div className="no-print grid gap-1.5">
      <div className="flex items-end gap-2">
        {/* Not `disabled`, which would throw the keyboard's focus away. */}
        <textarea
          ref={field}
          rows={1}
          aria-label={t('composer.label')}
          aria-describedby={hintId}
          aria-disabled={busy}
          aria-invalid={tooLong || undefined}
          readOnly={busy}
          placeholder={busy ? undefined : t('composer.placeholder')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          className="field-box field-sizing-content max-h-44 min-h-12 resize-none"
        />
        {canDictate() && !busy && (
          <Suspense fallback={null}>
            <DictateButton onHeard={hear} />
          </Suspense>
        )}
        {onStop ? (
          <Button variant="secondary" busy={stopping} onClick={onStop}>
            <Square aria-hidden="true" className="size-3.5 fill-current" />
            {t('composer.stop')}
          </Button>
        ) : (
          <Button busy={busy} aria-disabled={busy || tooLong || length === 0} onClick={send}>
            {t('composer.send')}
          </Button>
        )}
      </div>
      <p id={hintId} className={classNames('text-xs', tooLong ? 'font-semibold text-danger' : 'text-muted')}>
        {tooLong
          ? t('composer.tooLong', counted)
          : length > COUNT_FROM
            ? t('composer.counter', counted)
            : t('composer.hint')}
      </p>
    </div>
  )
}
