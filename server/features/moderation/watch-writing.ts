import type { Transaction } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { checkMessage, type SafetyFinding } from '#server/strategist/safety/check-message.ts'
import { findCrisisLine } from '#server/strategist/safety/crisis-line.ts'
import { safetyAnswer } from '#server/strategist/safety/safety-answer.ts'
import { openCase, type Reportable, reportAutomatically } from './open-case.ts'
import { recogniseHarm } from './recognise-harm.ts'

type WatchServices = Pick<Services, 'clock' | 'env' | 'notifier'>

/** Topics in which the author, or someone the author tells of, needs help from people. */
const DANGER: readonly SafetyFinding['topic'][] = ['self-harm', 'abuse', 'minor-adult']

/**
 * Reads what a member has just written to others, in the transaction that stores it. Words that break the rules are
 * reported, but nothing is hidden without a moderator. Someone who may be in danger is reported first and gets help:
 * Markdown to show to the author alone, as in the chat. A private message is not reported for that: the author chose whom
 * to tell, so they get the help and moderators do not read it.
 */
export async function watchWriting(
  services: WatchServices,
  tx: Transaction,
  author: Member,
  written: Omit<Reportable, 'person_id'> & {
    /** Links in someone's first posts wait until a moderator has looked at them. */
    is_waiting?: boolean
  },
): Promise<{ help: string | null }> {
  const now = services.clock.now()
  const { language } = author.session.user
  const { is_waiting = false, ...thing } = written
  const reported = { ...thing, person_id: author.user_id }
  const finding = checkMessage(written.words, language)
  if (is_waiting) await openCase(services, tx, reported, { cause: 'waiting', now })
  const help = finding && isDanger(finding) ? helpFor(services, author, finding) : null
  const harm = recogniseHarm(written.words)
  // A threat reads like the words of someone who is threatened: the help does no harm, but it is no danger to its author.
  if (help !== null && harm !== 'harassment') {
    if (harm === null && written.thing === 'message') return { help }
    const { id } = await openCase(services, tx, reported, { cause: 'danger', now })
    await reportAutomatically(tx, id, 'danger', now)
    return { help }
  }
  const reason = harm ?? (finding?.topic === 'violence' && finding.level === 'refuse' ? 'danger' : null)
  if (reason) {
    const { id } = await openCase(services, tx, reported, { cause: 'words', now })
    await reportAutomatically(tx, id, reason, now)
  }
  return { help }
}

function isDanger(finding: SafetyFinding): boolean {
  return (finding.level === 'crisis' || finding.level === 'care') && DANGER.includes(finding.topic)
}

function helpFor({ env }: Pick<Services, 'env'>, author: Member, finding: SafetyFinding): string {
  const { language, profile } = author.session.user
  const whereabouts = { crisis_country: author.crisis_country, time_zone: profile.time_zone }
  return safetyAnswer(finding, language, { crisis_line: findCrisisLine(env, whereabouts).line })
}

/** The same help again, for a draft that was sent twice because its answer was lost. */
export function crisisHelp(services: Pick<Services, 'env'>, author: Member, text: string): string | null {
  const finding = checkMessage(text, author.session.user.language)
  return finding && isDanger(finding) ? helpFor(services, author, finding) : null
}
