import { Command } from 'cmdk'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { matchCommands } from './match-commands.ts'
import type { PaletteCommand, PaletteGroup } from './palette-command.ts'

type CommandPaletteProps = {
  open: boolean
  onClose: () => void
  groups: PaletteGroup[]
  typed: string
  onType: (typed: string) => void
  /** The server is still searching for the typed text. */
  searching: boolean
}

export function CommandPalette({ open, ...commands }: CommandPaletteProps) {
  const { t } = useTranslation(['palette', 'common'])
  return (
    <Dialog open={open} onClose={commands.onClose} title={t('title')} closeLabel={t('common:action.close')}>
      <Commands {...commands} />
    </Dialog>
  )
}

function Commands({ groups, onClose, typed, onType, searching }: Omit<CommandPaletteProps, 'open'>) {
  const { t } = useTranslation(['palette', 'common'])
  const input = useRef<HTMLInputElement>(null)
  // The dialog would focus the first focusable element, which is a frame around the field.
  useEffect(() => input.current?.focus(), [])
  const run = (command: PaletteCommand) => {
    onClose()
    command.run()
  }
  return (
    // The library's own filter would also match ids, and would not ignore accents.
    <Command label={t('label')} loop shouldFilter={false}>
      <Command.Input
        ref={input}
        value={typed}
        onValueChange={onType}
        placeholder={t('placeholder')}
        className="field-box"
      />
      {/* Always has its maximum height, so that nothing moves while typing. */}
      <Command.List className="mt-3 h-[clamp(8rem,100dvh-22rem,26rem)] overflow-y-auto overscroll-contain mask-b-from-[calc(100%-2rem)] pb-8 scroll-pt-8 scroll-pb-10">
        <Command.Empty className="py-6 text-muted">{searching ? t('common:loading') : t('empty')}</Command.Empty>
        {matchCommands(groups, typed).map(({ id, commands }) => (
          <Command.Group
            key={id}
            heading={<span className="type-eyebrow">{t(id)}</span>}
            className="not-first:mt-4 [&_[cmdk-group-heading]]:px-1 [&_[cmdk-group-heading]]:py-1"
          >
            {commands.map((command) => (
              <Command.Item
                key={command.id}
                value={command.id}
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
