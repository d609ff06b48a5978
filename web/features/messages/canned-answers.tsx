import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CANNED_TITLE_MAX_LENGTH, MESSAGE_TEXT_MAX_LENGTH } from '#contract/message-rules.ts'
import type { CannedAnswer } from '#contract/messages.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { cannedAnswersQuery } from './queries.ts'

/** A coach's own texts: chosen, they are inserted into the message; they are added and changed in a dialog. */
export function CannedAnswers({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useTranslation('messages')
  const { data } = useQuery(cannedAnswersQuery)
  const [open, setOpen] = useState(false)
  const answers = data?.answers ?? []
  return (
    <>
      <Menu
        side="above"
        label={t('canned.choose')}
        buttonClassName={buttonClass({ variant: 'ghost', size: 'small' })}
        items={[
          ...answers.map(({ id, title, text }) => ({ id, label: title, onSelect: () => onInsert(text) })),
          { id: 'manage', label: t('canned.manage'), separated: answers.length > 0, onSelect: () => setOpen(true) },
        ]}
      >
        {t('canned.title')}
      </Menu>
      {open && <ManageDialog answers={answers} onClose={() => setOpen(false)} />}
    </>
  )
}

function ManageDialog({ answers, onClose }: { answers: CannedAnswer[]; onClose: () => void }) {
  const { t } = useTranslation(['messages', 'common'])
  const client = useQueryClient()
  /** A new one has no id. */
  const [edited, setEdited] = useState<Partial<CannedAnswer>>()
  const [deleted, setDeleted] = useState<CannedAnswer>()
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.cannedAnswers })
  if (edited) return <EditDialog answer={edited} onSaved={refresh} onClose={() => setEdited(undefined)} />
  if (deleted)
    return (
      <ActionDialog
        title={t('canned.deleteTitle')}
        submitLabel={t('canned.delete')}
        danger
        act={async () => {
          await call('DELETE /api/coach-desk/canned-answers/:id', { id: deleted.id })
          await refresh()
        }}
        onClose={() => setDeleted(undefined)}
      >
        <p className="[overflow-wrap:anywhere]">{deleted.title}</p>
      </ActionDialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('canned.title')}
      closeLabel={t('common:action.close')}
      footer={<Button onClick={() => setEdited({})}>{t('canned.add')}</Button>}
    >
      <p className="text-muted">{t('canned.text')}</p>
      <ul className="mt-4 border-t border-line">
        {answers.map((answer) => (
          <li key={answer.id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{answer.title}</span>
            <span className="flex">
              <Button variant="ghost" size="small" onClick={() => setEdited(answer)}>
                {t('canned.edit')}
                <span className="sr-only">: {answer.title}</span>
              </Button>
              <Button variant="ghost" size="small" onClick={() => setDeleted(answer)}>
                {t('canned.delete')}
                <span className="sr-only">: {answer.title}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type EditDialogProps = { answer: Partial<CannedAnswer>; onSaved: () => Promise<void>; onClose: () => void }

function EditDialog({ answer, onSaved, onClose }: EditDialogProps) {
  const { t } = useTranslation('messages')
  const { problemText } = useErrorTexts()
  const [title, setTitle] = useState(answer.title ?? '')
  const [text, setText] = useState(answer.text ?? '')
  const [isTried, setIsTried] = useState(false)
  const missing = (value: string) => (isTried && value.trim() === '' ? problemText({ problem: 'required' }) : undefined)
  return (
    <ActionDialog
      title={t(answer.id ? 'canned.edit' : 'canned.add')}
      submitLabel={t('canned.save')}
      check={() => {
        setIsTried(true)
        return title.trim() !== '' && text.trim() !== ''
      }}
      act={async () => {
        if (answer.id) await call('PUT /api/coach-desk/canned-answers/:id', { id: answer.id, title, text })
        else await call('POST /api/coach-desk/canned-answers', { title, text })
        await onSaved()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('canned.name')}
        required
        autoComplete="off"
        maxLength={CANNED_TITLE_MAX_LENGTH}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        error={missing(title)}
      />
      <TextArea
        label={t('canned.words')}
        required
        autoComplete="off"
        maxLength={MESSAGE_TEXT_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={missing(text)}
      />
    </ActionDialog>
  )
}
