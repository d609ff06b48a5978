import { foldText } from '#contract/fold-text-rules.ts'
import type { PaletteCommand, PaletteGroup } from './palette-command.ts'

/** The commands that match the typed words, in any order and ignoring accents. Empty groups are left out. */
export function matchCommands(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const wanted = foldText(typed)
  return groups
    .map(({ id, commands }) => ({ id, commands: commands.filter((one) => fits(one, wanted)).sort(nearest(wanted)) }))
    .filter(({ commands }) => commands.length > 0)
}

function fits({ label, keywords = [], foundBy }: PaletteCommand, wanted: string): boolean {
  if (foundBy !== undefined && foldText(foundBy) === wanted) return true
  const text = foldText([label, ...keywords].join(' '))
  return wanted.split(' ').every((word) => text.includes(word))
}

/** Labels that start with the text come first, then those that contain it; the others keep their order. */
function nearest(wanted: string) {
  const distance = ({ label }: PaletteCommand) => {
    const at = foldText(label).indexOf(wanted)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return (one: PaletteCommand, other: PaletteCommand) => distance(one) - distance(other)
}
