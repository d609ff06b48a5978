import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { MESSAGE_LENGTH } from '#contract/chat-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { sendsOnEnter } from '#web/ui/sends-on-enter.ts'
import { canDictate } from './speech-recognition.ts'

/** Speech is turned into text over the network: without one there is no button. */
const DictateButton = latePart(
  () => import('./dictate-button.tsx'),
  (module) => module.DictateButton,
  { Missing: () => null },
)

/** From this length on the hint shows how many characters are left. */
const COUNT_FROM = MESSAGE_LENGTH - 400

const buttonInField = 'max-sm:min-h-11 max-sm:w-12 max-sm:px-0'

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  onSend: () => void
  onFocus: () => void
  /** A message was sent, and its answer is not complete yet. */
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
    if (!sendsOnEnter(event)) return
    event.preventDefault()
    send()
  }
  return (
    <div className="no-print grid gap-1.5">
      <div className="relative flex items-end gap-2">
        {/* Not `disabled`, because a disabled field loses the keyboard focus. */}
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
          className="chat-field field-box field-sizing-content min-h-12 resize-none"
        />
        {/* On a phone the buttons lie inside the field, which is as wide as the screen. */}
        <div className="flex items-end max-sm:absolute max-sm:end-0.5 max-sm:bottom-0.5 sm:gap-2">
          {canDictate() && !busy && <DictateButton onHeard={hear} />}
          {onStop ? (
            <Button variant="secondary" busy={stopping} onClick={onStop} className={buttonInField}>
              <Square aria-hidden="true" className="size-3.5 fill-current" />
              <span className="max-sm:sr-only">{t('composer.stop')}</span>
            </Button>
          ) : (
            <Button
              busy={busy}
              aria-disabled={busy || tooLong || length === 0}
              onClick={send}
              className={buttonInField}
            >
              {!busy && <ArrowUp aria-hidden="true" className="size-5 sm:hidden" />}
              <span className="max-sm:sr-only">{t('composer.send')}</span>
            </Button>
          )}
        </div>
      </div>
      <p
        id={hintId}
        className={classNames(
          'text-xs',
          tooLong ? 'font-semibold text-danger' : 'text-muted',
          // The hint is about Enter and Shift, which a touch screen does not have.
          length <= COUNT_FROM && 'max-sm:sr-only pointer-coarse:sr-only',
        )}
      >
        {tooLong
          ? t('composer.tooLong', counted)
          : length > COUNT_FROM
            ? t('composer.counter', counted)
            : t('composer.hint')}
      </p>
    </div>
  )
}
