import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId, useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { importTraining } from '#contract/training.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { EXPORT_PATH, refetchTraining } from './queries.ts'

type Found = Output<typeof importTraining>
type Checked = { name: string; file: Blob; found: Found }

const sumOf = ({ added }: Found) => added.entries + added.results + added.belts

/** A file is first read and shown, and only then added. */
export function CsvSection() {
  const { t } = useTranslation('training')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [checked, setChecked] = useState<Checked>()
  const [busy, setBusy] = useState(false)
  const inputId = useId()

  const send = async (step: 'check' | 'add', file: Blob): Promise<Found | undefined> => {
    setBusy(true)
    try {
      return await call('POST /api/training/import/:step', { step }, { body: file })
    } catch (error) {
      toast({ title: t('csv.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // So that the same file can be chosen again after it was mended.
    target.value = ''
    setChecked(undefined)
    if (!chosen) return
    // Browsers give the type that the system has for the ending, which on some is that of a spreadsheet.
    const file = new Blob([chosen], { type: 'text/csv' })
    const found = await send('check', file)
    if (found) setChecked({ name: chosen.name, file, found })
  }

  const add = async ({ file }: Checked) => {
    const added = await send('add', file)
    if (!added) return
    setChecked(undefined)
    toast({ title: t('csv.added', { count: sumOf(added) }), variant: 'success' })
    void refetchTraining(queryClient)
  }

  return (
    <SectionCard title={t('csv.title')} text={t('csv.text')}>
      <div className="flex flex-wrap gap-3">
        <a href={EXPORT_PATH} download className={buttonClass({ variant: 'secondary' })}>
          {t('csv.export')}
        </a>
        <label
          htmlFor={inputId}
          className={buttonClass({
            variant: 'secondary',
            className: 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
          })}
        >
          {busy ? t('csv.checking') : t('csv.choose')}
          <input
            id={inputId}
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={busy}
            onChange={choose}
            className="sr-only"
          />
        </label>
      </div>
      <p className="text-sm text-muted">
        {t('csv.chooseHint')} {t('csv.streak')}
      </p>
      {checked && <CheckedFile checked={checked} busy={busy} onAdd={() => void add(checked)} />}
    </SectionCard>
  )
}

function CheckedFile({ checked, busy, onAdd }: { checked: Checked; busy: boolean; onAdd: () => void }) {
  const { t } = useTranslation('training')
  const { name, found } = checked
  const { added, known, problems, problem_count, dates } = found
  const count = sumOf(found)
  return (
    <div role="status" className="grid gap-4 border-t border-line pt-5">
      <div>
        <p className="[overflow-wrap:anywhere]">{t('csv.found', { name })}</p>
        <ul className="mt-2 list-disc ps-6">
          {added.entries > 0 && <li>{t('csv.entries', { count: added.entries })}</li>}
          {added.results > 0 && <li>{t('csv.results', { count: added.results })}</li>}
          {added.belts > 0 && <li>{t('csv.belts', { count: added.belts })}</li>}
          {known > 0 && <li>{t('csv.known', { count: known })}</li>}
          {problem_count > 0 && <li className="text-danger">{t('csv.bad', { count: problem_count })}</li>}
        </ul>
        {dates && <p className="mt-2 text-muted">{t(dates === 'day-first' ? 'csv.dayFirst' : 'csv.monthFirst')}</p>}
      </div>
      {problems.length > 0 && (
        <div>
          {problems.length < problem_count && <p>{t('csv.badShown', { count: problems.length })}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached with the keyboard */}
          <ul tabIndex={0} className="max-h-72 overflow-y-auto overscroll-contain border border-line p-3 text-sm">
            {problems.map(({ line, problem, text }) => (
              <li key={line} className="py-1 [overflow-wrap:anywhere]">
                <strong>{t('csv.line', { line })}</strong>: {t(`csv.problem.${problem}`)}
                <span className="block text-muted">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 ? (
        <div>
          <Button busy={busy} onClick={onAdd}>
            {t('csv.add', { count })}
          </Button>
        </div>
      ) : (
        <p>{t('csv.nothing')}</p>
      )}
    </div>
  )
}
