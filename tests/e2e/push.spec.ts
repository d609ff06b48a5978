import { expect, test } from './kiai.ts'
import { heading } from './screen.ts'
import { readyForOffline } from './service-worker.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

test('a push always shows something, and pressing it shows its page in the open tab', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, member: _member, words, baseURL: origin = '' }) => {
  await page.goto('/settings')
  await readyForOffline(page)
  const browser = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await found
  const push = (data: string) => browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications()
      return notifications.map(({ title, body, tag }) => `${tag}: ${title} ${body}`.trim()).sort()
    })

  await push(JSON.stringify({ title: 'Clinch drills', body: '1 to 10?', path: '/plans', tag: 'check-in' }))
  await push('not what we send')
  await expect.poll(shown).toEqual(['check-in: Clinch drills 1 to 10?', 'kiai: Kiai'])

  // Nothing in a browser without a screen can be pressed, so the worker is told of the press.
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  await worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications({ tag: 'check-in' })
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await expect(heading({ page, words }, words.plans.title)).toBeVisible()
  await expect.poll(shown).toEqual(['kiai: Kiai'])
})
