import { groupOf, MATTER_CARDS, type Matter, type MatterGroup } from '#content/playbook/matter-cards.ts'
import type { Template } from '#contract/strategy.ts'

/** What the answer was about that a plan was kept from; null where nobody knows. */
export interface PlanOrigin {
  /** It may be one of an older version, which has no cards any more. */
  matter: string | null
  template: Template | null
}

const FOR_A_FIGHT: readonly MatterGroup[] = ['mind', 'technique', 'body', 'time']
/** Nerves and time are a matter of every event. */
const FOR_ANOTHER_EVENT: readonly MatterGroup[] = ['mind', 'time', 'work', 'business', 'life']

/** Whether a plan is for the event of the camp: a raise is not on the line of a fight. In doubt it is. */
export function planBelongs({ matter, template }: PlanOrigin, is_fight: boolean): boolean {
  if (matter !== null && isMatter(matter)) return (is_fight ? FOR_A_FIGHT : FOR_ANOTHER_EVENT).includes(groupOf(matter))
  if (template === null || template === 'general') return true
  return (template === 'fight') === is_fight
}

function isMatter(matter: string): matter is Matter {
  return Object.hasOwn(MATTER_CARDS, matter)
}
