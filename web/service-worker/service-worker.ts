import type { Language } from '#contract/language.ts'
import type { BuiltFiles } from '#contract/offline-rules.ts'
import { readPageMessage, type WorkerMessage } from '#web/offline/worker-messages.ts'
import { answerAsset, forgetOldFiles, isAsset, keepFiles, rememberBuild } from './assets.ts'
import { tellIfFull } from './keep.ts'
import { openPath, showPush } from './push.ts'
import { answerReading, answerSignOut, endsSession, isReading, refreshAfter, warmReading } from './reading.ts'
import { answerPage, forgetOldShells, isPage, keepShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
/** Written here by tools/service-worker-build.ts. Another build gives another file, which browsers take for an update. */
declare const BUILT_FILES: BuiltFiles

const built = BUILT_FILES
const retried = new Set(built.retried)

self.addEventListener('install', (event) => {
  event.waitUntil(prepare())
})

// It does not take over by itself: open pages stay with the worker, and the files, that they began with.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldFiles(built), forgetOldShells(built.entry)]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch((error: unknown) => console.warn(error)))
  if (url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (request.method === 'GET' && isPage(url)) event.respondWith(answerPage(request, built.entry, later))
  } else if (isAsset(url)) event.respondWith(answerAsset(request, retried))
  else if (isReading(request, url)) event.respondWith(answerReading(request, later))
  else if (endsSession(request, url)) event.respondWith(answerSignOut(request))
})

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data)
  const work = (promise: Promise<unknown>) => event.waitUntil(promise.catch((error: unknown) => console.warn(error)))
  if (message?.type === 'take-over') work(self.skipWaiting())
  if (message?.type === 'running') {
    // Documents come from the network, so a page may be of this build before its worker is.
    if (message.entry === built.entry) work(self.skipWaiting())
    else event.source?.postMessage({ type: 'newer-version' } satisfies WorkerMessage)
  }
  if (message?.type === 'written') work(refreshAfter(message.path))
  if (message?.type === 'reading') work(prepareReading(message.language, message.savesData))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(event.notification))
})

/** On a full device the version that can be read offline stays. A first one begins all the same: there may be room later. */
async function prepare(): Promise<void> {
  const fitted = await Promise.all([keepFiles(built.shell), keepShell(built.entry)])
  if (fitted.includes(false) && self.registration.active) throw new Error('There is no room for this version')
  await rememberBuild(built)
}

/** What was opened is kept in any case. What was not is fetched in advance, unless the browser is told to save data. */
async function prepareReading(language: Language, savesData: boolean): Promise<void> {
  await tellIfFull()
  await warmReading()
  if (!savesData) await keepFiles([...built.shell, ...built.languages[language], ...built.pages])
  await forgetOldFiles(built)
}
