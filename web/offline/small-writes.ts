import type { SavedQuote } from '#contract/art-of-war.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { MemberData } from '#contract/event-rules.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Plan } from '#contract/plans.ts'
import type { QuizResult } from '#contract/quiz.ts'
import type { Streak } from '#contract/streak.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { isConnected } from '#web/api/connection.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { translatorFor } from '#web/i18n/use-translation.ts'
import { createSendQueue } from '#web/session/send-queue.ts'
import { onSessionChange, sessionState } from '#web/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { waitingTicks } from './waiting-ticks.ts'

/** What people do in a gym without a signal. It waits in one line, because the order matters. */
type Write =
  | { kind: 'tick'; id: string; step_id: string; done: boolean }
  | { kind: 'save-quote'; quote_id: string; language: Language }
  | { kind: 'remove-quote'; id: string }
  | { kind: 'power-up'; day: string }
  | { kind: 'quiz'; answers: number[] }

/** `made_at`: by the clock of the device, to measure how long it waited. */
export type SmallWrite = Write & { key: string; made_at: number }

type Outputs = {
  tick: Plan
  'save-quote': SavedQuote
  'remove-quote': object
  'power-up': { streak: Streak }
  quiz: QuizResult
}
type Kind = Write['kind']
type Of<K extends Kind> = Extract<Write, { kind: K }>
type Sent = { [K in Kind]: { write: Of<K> & { key: string }; output: Outputs[K] } }[Kind]

/** What the member wanted is there already, or can no longer be. */
const SETTLED: readonly ErrorCode[] = ['art-of-war.already-saved', 'not-found']

const PASSING: readonly ErrorCode[] = ['request.too-many']

const CHANGES: Partial<Record<Kind, MemberData>> = {
  tick: 'plans',
  'save-quote': 'saved-quotes',
  'remove-quote': 'saved-quotes',
  quiz: 'quiz-results',
}

const sentListeners = new Set<(sent: Sent) => void>()

/** Called when a write that waited has arrived. */
export function onSent(listener: (sent: Sent) => void): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

export const smallWrites = createSendQueue<SmallWrite>({
  name: 'small-writes',
  isItem: (value) => typeof value.made_at === 'number' && isWrite(value),
  send: async (write) => {
    try {
      const output = await send(write)
      for (const listener of sentListeners) listener({ write, output } as Sent)
    } catch (error) {
      dropOrThrow(asApiError(error))
    }
    const changed = CHANGES[write.kind]
    // Before it leaves the line, so that the screen does not show the state before it for a moment.
    await Promise.all([
      changed && queryClient.invalidateQueries({ queryKey: queryKeys.member(changed) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.dashboard }),
    ])
  },
  passing: PASSING,
})

/** A write that the server refuses for good leaves the line, with a word. It has no place of its own to be taken back. */
function dropOrThrow(error: ApiError): void {
  const { status, code } = error
  if (SETTLED.includes(code)) return
  if (status < 400 || status >= 500 || code === 'session.missing' || PASSING.includes(code)) throw error
  toast({ title: translatorFor(currentLanguage())('offlineRefused'), variant: 'destructive' })
}

/** Each write has a key before it is first sent: it may have arrived although the answer was lost. */
export function newWrite<W extends Write>(write: W): W & { key: string; made_at: number } {
  return { ...write, key: randomUuid(), made_at: Date.now() }
}

type Options = {
  /** Whether it also waits when the server failed, not only when it could not be reached. */
  evenIfBroken?: boolean
}

/** Sends a write, or lets it wait for a connection, behind what waits already. Undefined if it waits. */
export async function writeOrWait<K extends Kind>(
  user_id: string,
  write: Of<K> & { key: string; made_at: number },
  { evenIfBroken = false }: Options = {},
): Promise<Outputs[K] | undefined> {
  if (isConnected() && smallWrites.count(user_id) === 0) {
    try {
      return (await send(write)) as Outputs[K]
    } catch (error) {
      const { status } = asApiError(error)
      if (status !== 0 && !(evenIfBroken && status >= 500)) throw error
    }
  }
  smallWrites.add(user_id, write)
  return undefined
}

async function send(write: SmallWrite): Promise<Outputs[Kind]> {
  const { key, made_at } = write
  const waited = { key, seconds: Math.round((Date.now() - made_at) / 1000) }
  switch (write.kind) {
    case 'tick': {
      const { id, step_id, done } = write
      return await call('PUT /api/plans/:id/steps/:step_id/done', { id, step_id, done, waited })
    }
    case 'save-quote':
      return await call('POST /api/saved-quotes', { quote_id: write.quote_id, language: write.language, waited })
    case 'remove-quote':
      return await call('DELETE /api/saved-quotes/:id', { id: write.id, waited })
    case 'power-up':
      return await call('POST /api/power-ups', { waited })
    case 'quiz':
      return await call('POST /api/quiz/results', { answers: write.answers, result_key: key, waited })
  }
}

/** Checked, because a browser's storage may hold anything. */
function isWrite(value: Record<string, unknown>): boolean {
  const text = (name: string) => typeof value[name] === 'string'
  switch (value.kind) {
    case 'tick':
      return text('id') && text('step_id') && typeof value.done === 'boolean'
    case 'save-quote':
      return text('quote_id') && LANGUAGES.some((language) => language === value.language)
    case 'remove-quote':
      return text('id')
    case 'power-up':
      return text('day')
    case 'quiz':
      return Array.isArray(value.answers) && value.answers.every((answer) => typeof answer === 'number')
    default:
      return false
  }
}

function showWaitingTicks(): void {
  const waiting = smallWrites.itemsOf(sessionState().session?.user.id ?? '')
  waitingTicks.set(waiting.filter((write) => write.kind === 'tick'))
}

if (typeof window !== 'undefined') {
  smallWrites.onChange(showWaitingTicks)
  onSessionChange(showWaitingTicks)
  showWaitingTicks()
  smallWrites.start()
}
