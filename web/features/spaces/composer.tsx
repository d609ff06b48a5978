import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Quote from 'lucide-react/icons/quote'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { MOST_PICTURES, POST_MAX_LENGTH } from '#contract/space-rules.ts'
import type { Post } from '#contract/spaces.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { MarkdownText } from '#web/markdown/markdown-text.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice-field.tsx'
import { BusinessFields } from './business-fields.tsx'
import { ComposerPictures, PictureButton, usePictureUpload } from './composer-pictures.tsx'
import { blankDraft, type Draft, draftOf, isBlank, useDraft } from './drafts.ts'
import { completeMention, MARKS, type Mark, mark, type Selected, typedMention } from './edit-text.ts'
import { MentionList, optionId, useMentions } from './mention-list.tsx'
import { businessOf, editPost, writePost } from './write-post.ts'

/** From this length on the number of characters is shown. */
const COUNT_FROM = POST_MAX_LENGTH - 500
const ICONS = { bold: Bold, italic: Italic, list: List, quote: Quote, link: LinkIcon }
const KEYS: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic' }

type Writing = { writePost: typeof writePost; editPost: typeof editPost }

type ComposerProps = {
  /** Where the draft is kept: one for each space, post that is answered, and post that is edited. */
  place: string
  slug: string
  user_id: string
  label: string
  submitLabel: string
  /** The post that is edited. */
  post?: Post
  withBusiness: boolean
  /** Whether readers without a membership may be allowed to see it. */
  withPublic: boolean
  /** Gets the functions that write, which load with the composer. What it throws is shown beside the text, which stays. */
  send: (draft: Draft, by: Writing) => Promise<void>
  onCancel?: (() => void) | undefined
  field?: RefObject<HTMLTextAreaElement | null>
  startOpen?: boolean
  /** What was typed into the plain field that stood here before. */
  before: RefObject<{ text: string; hasFocus: boolean }>
}

export function Composer(props: ComposerProps) {
  const { place, slug, user_id, label, submitLabel, post, before, withBusiness, withPublic, send } = props
  const { t } = useTranslation(['spaces', 'common', 'errors'])
  const { errorText } = useErrorTexts()
  const { draft, change, clear } = useDraft(place, user_id, () =>
    post ? draftOf(post) : { ...blankDraft(), body: before.current.text },
  )
  const ownField = useRef<HTMLTextAreaElement>(null)
  const field = props.field ?? ownField
  const [open, setOpen] = useState(props.startOpen || !isBlank(draft))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [preview, setPreview] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const pictures = usePictureUpload({ pictures: draft.pictures, onChange: (list) => change({ pictures: list }) })
  const errorId = useId()
  const length = draft.body.trim().length
  const takeFocus = useEffectEvent(() => {
    if (before.current.text) change({ body: before.current.text })
    if (!before.current.hasFocus) return
    field.current?.focus()
    field.current?.setSelectionRange(draft.body.length, draft.body.length)
  })
  useLayoutEffect(() => takeFocus(), [])
  const problem =
    length === 0
      ? t('composer.empty')
      : length > POST_MAX_LENGTH
        ? t('composer.tooLong')
        : withBusiness && !businessOf(draft.business)
          ? t('errors:codes.spaces.business-fields-needed')
          : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || pictures.uploading) return
    setTried(true)
    setRefusal(undefined)
    if (problem) {
      if (preview) setPreview(false)
      field.current?.focus()
      return
    }
    setBusy(true)
    try {
      await send(draft, { writePost, editPost })
      clear()
      setTried(false)
      setPreview(false)
      setOpen(props.startOpen ?? false)
    } catch (error) {
      setRefusal(errorText(asApiError(error)))
    } finally {
      setBusy(false)
    }
  }
  const cancel = () => {
    clear()
    props.onCancel?.()
  }
  return (
    <form onSubmit={submit} noValidate onFocus={() => setOpen(true)} className="plate grid gap-3 p-4 sm:p-5">
      {preview ? (
        <section aria-label={t('composer.preview')} className="min-h-24 [overflow-wrap:anywhere]">
          <MarkdownText mentions={[]}>{draft.body}</MarkdownText>
        </section>
      ) : (
        <TextWithMentions
          field={field}
          slug={slug}
          label={label}
          text={draft.body}
          onText={(body) => change({ body })}
          onFiles={(files) => void pictures.add(files)}
          describedBy={errorId}
          invalid={(tried && problem !== undefined && length === 0) || length > POST_MAX_LENGTH}
          tools={
            open && (
              <PictureButton
                full={draft.pictures.length >= MOST_PICTURES}
                uploading={pictures.uploading}
                onFiles={(files) => void pictures.add(files)}
              />
            )
          }
          open={open}
          readOnly={busy}
        />
      )}
      {open && (
        <>
          <p role="status" className="text-sm text-muted empty:hidden">
            {pictures.uploading && t('composer.uploading')}
          </p>
          <p role="alert" className="text-sm font-medium text-danger empty:hidden">
            {pictures.problem}
          </p>
          <ComposerPictures pictures={draft.pictures} onChange={(list) => change({ pictures: list })} />
          {withBusiness && (
            <BusinessFields
              business={draft.business}
              tried={tried}
              onChange={(changed) => change({ business: { ...draft.business, ...changed } })}
            />
          )}
          {withPublic && (
            <Checkbox
              label={t('composer.public')}
              checked={draft.is_public}
              onChange={({ target }) => change({ is_public: target.checked })}
            />
          )}
          <p id={errorId} role="alert" className="font-medium text-danger empty:hidden">
            {refusal ?? (tried ? problem : length > POST_MAX_LENGTH ? t('composer.tooLong') : undefined)}
          </p>
          <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
            <Count length={length} />
            <Button
              variant="ghost"
              size="small"
              aria-pressed={preview}
              disabled={length === 0}
              onClick={() => setPreview(!preview)}
            >
              {preview ? t('composer.write') : t('composer.preview')}
            </Button>
            {props.onCancel && (
              <Button variant="ghost" size="small" onClick={cancel}>
                {t('common:action.cancel')}
              </Button>
            )}
            <Button type="submit" size="small" busy={busy} aria-disabled={pictures.uploading}>
              {submitLabel}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

function Count({ length }: { length: number }) {
  const { t } = useTranslation('spaces')
  const { number } = useFormats()
  if (length < COUNT_FROM) return null
  return (
    <p className={length > POST_MAX_LENGTH ? 'text-sm text-danger' : 'text-sm text-muted'}>
      {t('composer.count', { used: number(length), limit: number(POST_MAX_LENGTH) })}
    </p>
  )
}

type TextProps = {
  field: RefObject<HTMLTextAreaElement | null>
  slug: string
  label: string
  text: string
  onText: (text: string) => void
  /** Pasted or dropped pictures. */
  onFiles: (files: File[]) => void
  describedBy: string
  invalid: boolean
  tools: ReactNode
  open: boolean
  /** While it is sent: what is typed then would be lost. */
  readOnly: boolean
}

/** The text with its toolbar and the suggestions for mentions. */
function TextWithMentions(props: TextProps) {
  const { field, slug, label, text, onText, onFiles, describedBy, invalid, tools, open, readOnly } = props
  const { t } = useTranslation('spaces')
  const listId = useId()
  const [caret, setCaret] = useState(text.length)
  /** Set after a change that moves the selection, when the field has the new text. */
  const [selection, setSelection] = useState<Selected>()
  useLayoutEffect(() => {
    if (!selection) return
    field.current?.focus()
    field.current?.setSelectionRange(selection.start, selection.end)
  }, [selection, field])

  const put = (changed: Selected) => {
    if (readOnly) return
    onText(changed.text)
    setCaret(changed.end)
    setSelection(changed)
  }
  const complete = (handle: string) => put(completeMention(text, caret, handle))
  const mentions = useMentions(slug, typedMention(text, caret), complete)
  const apply = (kind: Mark) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = field.current ?? {}
    put(mark({ text, start, end }, kind))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (mentions.onKeyDown(event)) {
      event.preventDefault()
      return
    }
    if (!event.ctrlKey && !event.metaKey) return
    const kind = event.shiftKey || event.altKey ? undefined : KEYS[event.key.toLowerCase()]
    if (kind) {
      event.preventDefault()
      apply(kind)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }
  }
  const takeFiles = (files: FileList) => {
    const chosen = [...files].filter(({ type }) => type.startsWith('image/'))
    if (chosen.length > 0) onFiles(chosen)
    return chosen.length > 0
  }
  return (
    <>
      <div className="relative grid">
        <textarea
          ref={field}
          rows={open ? 4 : 1}
          aria-label={label}
          placeholder={label}
          readOnly={readOnly}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-autocomplete="list"
          aria-controls={mentions.people.length > 0 ? listId : undefined}
          aria-activedescendant={mentions.chosen && optionId(listId, mentions.chosen.handle)}
          value={text}
          onChange={({ target }) => {
            onText(target.value)
            setCaret(target.selectionEnd)
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (takeFiles(event.clipboardData.files)) event.preventDefault()
          }}
          onDrop={(event) => {
            if (takeFiles(event.dataTransfer.files)) event.preventDefault()
          }}
          className="field-box field-sizing-content max-h-[60dvh] min-h-12 resize-none"
        />
        <MentionList id={listId} people={mentions.people} chosen={mentions.chosen} onChoose={complete} />
      </div>
      {open && (
        <fieldset className="-ms-2 flex flex-wrap">
          <legend className="sr-only">{t('composer.tools')}</legend>
          {MARKS.map((kind) => {
            const Icon = ICONS[kind]
            return (
              <IconButton key={kind} label={t(`composer.${kind}`)} onClick={() => apply(kind)}>
                <Icon aria-hidden="true" className="size-5" />
              </IconButton>
            )
          })}
          {tools}
        </fieldset>
      )}
    </>
  )
}
