import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { BegunAnswer } from './begun-answer.ts'
import { followAnswer } from './follow-answer.ts'

/** The whole answer, for callers who do not follow it. One that came to no good end stays stored, and is refused. */
export async function awaitAnswer(
  services: Pick<Services, 'db' | 'env' | 'answers'>,
  member: Member,
  begun: BegunAnswer,
  signal: AbortSignal,
) {
  for await (const event of followAnswer(services, member, begun, signal)) {
    if (event.type !== 'ended') continue
    const { answer, quota } = event
    if (answer.state === 'failed' || answer.state === 'interrupted') throw new Refusal('chat.no-answer')
    return {
      response: answer.content,
      template: answer.template,
      conversation_id: begun.conversation.id,
      answer,
      quota,
    }
  }
  throw new Refusal('chat.no-answer')
}
