import type { ChangedSituation } from '../changes/read-change.ts'
import { matterInHand } from '../reading/find-matters.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { changedSituation } from './changed-situation.ts'
import { sayWhatIsRight } from './compose-correction.ts'
import { say, talkReply } from './compose-talk.ts'
import { sumOfTalk, sumWithMessage } from './sums-line.ts'

/** Changes that a calculation answers better, if there are numbers to calculate with. */
const OF_SUMS: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  ...(['costs_added', 'per_year', 'less_money', 'more_money'] as const),
])

/** What is different, and what changes with it in what to do; null if the message changes nothing that is known. */
export function composeChange(context: AnswerContext): Reply | null {
  const { question } = context
  const found = changedSituation(context)
  if (!found) return null
  const { change, text } = found
  const matter = matterInHand(question)
  if (OF_SUMS.has(change) && /\d/.test(question.message)) {
    const sum = sumWithMessage(context)
    if (sum !== undefined) return talkReply(context, [say(context, 'withThat'), sum], { act: 'answer', matter })
    if (sumOfTalk(context) !== undefined) return null
  }
  return talkReply(context, [sayWhatIsRight(context) ?? say(context, 'withThat'), text], {
    act: 'correction',
    matter,
  })
}
