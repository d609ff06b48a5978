import { Command } from 'cmdk'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'

export type PaletteCommand = {
  id: string
  label: string
  icon?: ReactNode
  /** Other words by which someone might look for it. */
  keywords?: string[]
  run: () => void
}

export type PaletteGroup = {
  id: 'pages' | 'sessions' | 'coaches' | 'language' | 'theme' | 'account'
  commands: PaletteCommand[]
}

type CommandPaletteProps = { open: boolean; onClose: () => void; groups: PaletteGroup[] }

export function CommandPalette({ open, onClose, groups }: CommandPaletteProps) {
  const { t } = useTranslation(['palette', 'common'])
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('common:action.close')}>
      <Commands groups={groups} onClose={onClose} />
    </Dialog>
  )
}

function Commands({ groups, onClose }: Pick<CommandPaletteProps, 'groups' | 'onClose'>) {
  const { t } = useTranslation('palette')
  const input = useRef<HTMLInputElement>(null)
  // The dialog gives the focus to the first thing that takes it, which here is a frame around the field.
  useEffect(() => input.current?.focus(), [])
  const run = (command: PaletteCommand) => {
    onClose()
    command.run()
  }
  return (
    <Command label={t('label')} loop>
      <Command.Input ref={input} placeholder={t('placeholder')} className="field-box" />
      <Command.List className="mt-4 max-h-[50dvh] overflow-y-auto pb-4">
        <Command.Empty className="py-6 text-muted">{t('empty')}</Command.Empty>
        {groups
          .filter(({ commands }) => commands.length > 0)
          .map(({ id, commands }) => (
            <Command.Group
              key={id}
              heading={<span className="type-eyebrow">{t(id)}</span>}
              className="not-first:mt-4 [&_[cmdk-group-heading]]:px-1 [&_[cmdk-group-heading]]:py-1"
            >
              {commands.map((command) => (
                <Command.Item
                  key={command.id}
                  value={command.id}
                  keywords={[command.label, ...(command.keywords ?? [])]}
                  onSelect={() => run(command)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 data-[selected=true]:bg-strong data-[selected=true]:shadow-[inset_3px_0_0_var(--focus)]"
                >
                  {command.icon && <span className="grid size-5 place-items-center text-muted">{command.icon}</span>}
                  {command.label}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
      </Command.List>
    </Command>
  )
}
