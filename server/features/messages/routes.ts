import * as contract from '#contract/messages.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { addCannedAnswer, changeCannedAnswer, deleteCannedAnswer, listCannedAnswers } from './canned-answers.ts'
import { answerRequest, changeThread, markThreadRead } from './change-thread.ts'
import { findThread } from './find-threads.ts'
import { countUnreadThreads, listMessages, listThreads, searchMessages } from './read-threads.ts'
import { findThreadWith, startThread } from './start-thread.ts'
import { deleteMessage, writeMessage } from './write-message.ts'

export function messagesRoutes(services: Services): Route[] {
  return [
    route(contract.listThreads, ({ input, member }) => listThreads(services, member, input)),
    route(contract.countUnreadThreads, ({ member }) => countUnreadThreads(services, member)),
    route(contract.findThread, ({ input, member }) => findThreadWith(services, member, input)),
    route(contract.startThread, ({ input, member }) => startThread(services, member, input)),
    route(contract.readThread, ({ input, member }) => findThread(services.db, member, input.id)),
    route(contract.listMessages, ({ input, member }) => listMessages(services, member, input)),
    route(contract.writeMessage, ({ input, member }) => writeMessage(services, member, input)),
    route(contract.answerRequest, ({ input, member }) => answerRequest(services, member, input)),
    route(contract.markThreadRead, ({ input, member }) => markThreadRead(services, member, input)),
    route(contract.changeThread, ({ input, member }) => changeThread(services, member, input)),
    route(contract.deleteMessage, ({ input, member }) => deleteMessage(services, member, input.id)),
    route(contract.searchMessages, ({ input, member }) => searchMessages(services, member, input.search)),
    route(contract.listCannedAnswers, ({ member }) => listCannedAnswers(services, member)),
    route(contract.addCannedAnswer, ({ input, member }) => addCannedAnswer(services, member, input), {
      changes: 'coach-desk',
    }),
    route(contract.changeCannedAnswer, ({ input, member }) => changeCannedAnswer(services, member, input), {
      changes: 'coach-desk',
    }),
    route(contract.deleteCannedAnswer, ({ input, member }) => deleteCannedAnswer(services, member, input.id), {
      changes: 'coach-desk',
    }),
  ]
}
