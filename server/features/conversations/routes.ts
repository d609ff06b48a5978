import * as contract from '#contract/conversations.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { hasSession } from '#server/events/open-stream.ts'
import type { ReadMember } from '#server/http/http-app.ts'
import { jsonResponse } from '#server/http/json-response.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import { STREAM_HEADERS, STREAM_TYPE } from '#server/http/stream-headers.ts'
import { writeOutput } from '#server/http/write-output.ts'
import type { Services } from '#server/services.ts'
import type { PendingAnswer } from './answer.ts'
import { askStrategist } from './ask-strategist.ts'
import { deleteConversation, restoreConversation } from './delete-conversation.ts'
import { editMessage } from './edit-message.ts'
import { awaitAnswer, type FollowedAnswer, findNewestAnswer, followAnswer } from './follow-answer.ts'
import { listConversations } from './list-conversations.ts'
import { readConversation, readRoom } from './read-conversation.ts'
import { retryAnswer } from './retry-answer.ts'
import { renameConversation, saveConversation } from './save-conversation.ts'
import { resumeConversation, startConversation } from './start-conversation.ts'
import { stopAnswer } from './stop-answer.ts'
import { streamAnswer } from './stream-answer.ts'

const JSON_TYPE = 'application/json'

export function conversationsRoutes(services: Services, { readMember }: { readMember: ReadMember }): Route[] {
  const { events, log } = services

  function streamed({ member, request }: { member: Member; request: Request }, answer: FollowedAnswer): Response {
    const reader = { events, log, user_id: member.user_id, request, readMember }
    const stream = streamAnswer((signal) => followAnswer(services, member, answer, signal), reader)
    return new Response(stream, { headers: STREAM_HEADERS })
  }

  /** Streams the answer if the caller accepts that, otherwise returns it complete. */
  async function respond(
    endpoint: Endpoint,
    call: { member: Member; request: Request },
    pending: PendingAnswer,
  ): Promise<Response> {
    const { member, request } = call
    if (request.headers.get('accept')?.includes(STREAM_TYPE)) return streamed(call, pending)
    const answered = await awaitAnswer(services, member, pending, request.signal)
    // The answer may take a minute, and the member may have been signed out or banned meanwhile.
    if (!(await hasSession({ request, readMember, log }))) throw new Refusal('session.missing')
    return jsonResponse(writeOutput(endpoint, answered))
  }

  return [
    rawRoute(
      contract.askStrategist,
      JSON_TYPE,
      async (call) => respond(contract.askStrategist, call, await askStrategist(services, call.member, call.input)),
      { limitsItself: true },
    ),
    rawRoute(
      contract.retryAnswer,
      JSON_TYPE,
      async (call) => respond(contract.retryAnswer, call, await retryAnswer(services, call.member, call.input)),
      { limitsItself: true },
    ),
    rawRoute(
      contract.editMessage,
      JSON_TYPE,
      async (call) => respond(contract.editMessage, call, await editMessage(services, call.member, call.input)),
      { limitsItself: true },
    ),
    rawRoute(contract.followAnswer, STREAM_TYPE, async ({ input, member, request }) => {
      const newest = await findNewestAnswer(services, member, input.id)
      // A HEAD request would never read the stream, and so never end it.
      if (request.method === 'HEAD') return new Response(null, { headers: STREAM_HEADERS })
      return streamed({ member, request }, newest)
    }),
    route(contract.stopAnswer, async ({ input, member }) => {
      await stopAnswer(services, member, input.id)
      return {}
    }),
    route(contract.readRoom, ({ input, member }) => readRoom(services, member, input.room)),
    route(contract.startConversation, ({ input, member }) => startConversation(services, member, input)),
    route(contract.listConversations, ({ input, member }) => listConversations(services, member, input)),
    route(contract.readConversation, ({ input, member }) => readConversation(services, member, input.id)),
    route(contract.resumeConversation, ({ input, member }) => resumeConversation(services, member, input.id)),
    route(contract.saveConversation, ({ input, member }) => saveConversation(services, member, input)),
    route(contract.renameConversation, ({ input, member }) => renameConversation(services, member, input)),
    route(contract.deleteConversation, async ({ input, member }) => {
      await deleteConversation(services, member, input.id)
      return {}
    }),
    route(contract.restoreConversation, ({ input, member }) => restoreConversation(services, member, input.id)),
  ]
}
