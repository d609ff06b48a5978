import ArrowUp from 'lucide-react/icons/arrow-up'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PICTURE_MAX_BYTES, pictureId, smallPictureAddress } from '#contract/file-rules.ts'
import { MESSAGE_TEXT_MAX_LENGTH, MOST_MESSAGE_PICTURES } from '#contract/message-rules.ts'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { isConnected } from '#web/api/connection.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { CrisisHelp } from '#web/network/crisis-help.tsx'
import { WaitingList } from '#web/network/waiting-list.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { sendsOnEnter } from '#web/ui/sends-on-enter.ts'
import { blankDraft, type Draft, type Place, useDraft } from './drafts.ts'
import { sendMessage, waitingMessages } from './waiting-messages.ts'

/** From this length on the hint shows how many characters are used. */
const COUNT_FROM = MESSAGE_TEXT_MAX_LENGTH - 300

type ComposerProps = {
  /** The thread, or the person it begins with: each has a draft of its own. */
  draftOf: string
  user_id: string
  place: Place
  onSent?: (thread_id: string) => void
  /** Further buttons; `insert` puts a text at the end of what is typed. */
  tools?: (insert: (text: string) => void) => ReactNode
}

/** What is typed stays until the server has it. Without a connection it waits, and is sent when there is one again. */
export function Composer({ draftOf, user_id, place, onSent, tools }: ComposerProps) {
  const { t } = useTranslation('messages')
  const { errorText } = useErrorTexts()
  const { number } = useFormats()
  const { draft, change } = useDraft(draftOf, user_id)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [uploading, setUploading] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const text = draft.text.trim()
  const tooLong = text.length > MESSAGE_TEXT_MAX_LENGTH
  const empty = text === '' && draft.pictures.length === 0

  const submit = async () => {
    // A picture that is still on its way belongs to this message.
    if (busy || uploading || empty || tooLong) return
    setBusy(true)
    setProblem(undefined)
    const written = { text, key: draft.key, pictures: draft.pictures.map(({ id, alt }) => ({ id, alt })) }
    const wait = () => {
      waitingMessages.add(user_id, { ...written, place, draft_of: draftOf, shown_pictures: draft.pictures })
      change(blankDraft())
    }
    try {
      if (!isConnected()) return wait()
      const { thread } = await sendMessage(place, written)
      change(blankDraft())
      onSent?.(thread.id)
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.status === 0 && error.code === 'server.unavailable') wait()
      else setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!sendsOnEnter(event)) return
    event.preventDefault()
    void submit()
  }
  const type = (typed: string) => change({ ...draft, text: typed })
  const insert = (words: string) => {
    type([draft.text.trim(), words].filter(Boolean).join('\n\n'))
    field.current?.focus()
  }
  return (
    <div className="grid gap-2">
      {problem && <Notice tone="error">{problem}</Notice>}
      <CrisisHelp />
      <WaitingList
        items={waitingMessages.useWaiting(user_id).filter(({ draft_of }) => draft_of === draftOf)}
        wordsOf={({ text: words }) => words || t('message.picture')}
        labels={{
          mark: t('waiting.mark'),
          sending: t('waiting.sending'),
          refused: (reason) => t('waiting.refused', { reason }),
          edit: t('waiting.edit'),
          remove: t('message.delete'),
        }}
        retry={waitingMessages.retry}
        remove={({ key }) => waitingMessages.remove(user_id, key)}
        // With a key of its own: a server that has the first text already would keep that.
        onEdit={({ text: words, shown_pictures }) =>
          change({
            ...blankDraft(),
            // What is typed by now stays.
            text: [words, draft.text].filter(Boolean).join('\n\n'),
            pictures: [...shown_pictures, ...draft.pictures].slice(0, MOST_MESSAGE_PICTURES),
          })
        }
      />
      <DraftPictures draft={draft} change={change} />
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          aria-label={t('composer.label')}
          aria-describedby={hintId}
          aria-invalid={tooLong || undefined}
          placeholder={t('composer.label')}
          readOnly={busy}
          value={draft.text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className="field-box field-sizing-content max-h-[40dvh] min-h-12 grow resize-none"
        />
        <Button busy={busy} aria-disabled={busy || uploading || tooLong || empty} onClick={() => void submit()}>
          {!busy && <ArrowUp aria-hidden="true" className="size-5 sm:hidden" />}
          <span className="max-sm:sr-only">{t('composer.send')}</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        <PictureButton
          draft={draft}
          change={change}
          uploading={uploading}
          onUploading={setUploading}
          onProblem={setProblem}
        />
        {tools?.(insert)}
        <p
          id={hintId}
          className={classNames(
            'text-sm',
            tooLong ? 'font-semibold text-danger' : 'text-muted',
            // The hint is about Enter and Shift, which a touch screen does not have.
            text.length <= COUNT_FROM && 'pointer-coarse:hidden',
          )}
        >
          {text.length > COUNT_FROM
            ? t('composer.counter', { used: number(text.length), limit: number(MESSAGE_TEXT_MAX_LENGTH) })
            : t('composer.hint')}
        </p>
      </div>
    </div>
  )
}

type DraftProps = { draft: Draft; change: (draft: Draft) => void }

type PictureButtonProps = DraftProps & {
  uploading: boolean
  onUploading: (uploading: boolean) => void
  onProblem: (text: string | undefined) => void
}

/** A picture is uploaded at once; the draft holds its address. */
function PictureButton({ draft, change, uploading, onUploading, onProblem }: PictureButtonProps) {
  const { t } = useTranslation('messages')
  const { errorText } = useErrorTexts()
  const input = useRef<HTMLInputElement>(null)
  const newest = useRef(draft)
  useEffect(() => {
    newest.current = draft
  }, [draft])
  const upload = async (file: File) => {
    onUploading(true)
    onProblem(undefined)
    try {
      if (file.size > PICTURE_MAX_BYTES) throw new ApiError('files.too-large', { status: 413 })
      const { address } = await call('POST /api/pictures/:kind', { kind: 'message_picture' }, { body: file })
      const id = pictureId(address)
      const { pictures } = newest.current
      if (id) change({ ...newest.current, pictures: [...pictures, { id, address, alt: '' }] })
    } catch (error) {
      onProblem(errorText(asApiError(error)))
    } finally {
      onUploading(false)
    }
  }
  return (
    <>
      <IconButton
        label={t('composer.addPicture')}
        disabled={draft.pictures.length >= MOST_MESSAGE_PICTURES || uploading}
        aria-busy={uploading}
        className="-ms-3"
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('composer.addPicture')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          // Without this, choosing the same file again would cause no event.
          target.value = ''
        }}
      />
    </>
  )
}

function DraftPictures({ draft, change }: DraftProps) {
  const { t } = useTranslation('messages')
  if (draft.pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {draft.pictures.map(({ id, address }, index) => (
        <li key={id} className="grid justify-items-start">
          <img src={smallPictureAddress(address)} alt={t('composer.picture', { number: index + 1 })} className="h-24" />
          <Button
            variant="ghost"
            size="small"
            onClick={() => change({ ...draft, pictures: draft.pictures.filter((each) => each.id !== id) })}
          >
            {t('composer.removePicture')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
