import { createInstance, type TFunction } from 'i18next'
import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { notificationPath } from '#contract/notification-path-rules.ts'
import type { NotificationKind } from '#contract/notification-rules.ts'
import type { Notification, NotificationDetails } from '#contract/notifications.ts'
import { texts as commonEn } from '#web/i18n/texts/en.ts'
import { texts as commonEs } from '#web/i18n/texts/es.ts'
import { texts as commonPt } from '#web/i18n/texts/pt.ts'
import { notificationText } from './notification-text.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as pt } from './texts/pt.ts'

const resources = {
  en: { notifications: en, common: commonEn.common },
  pt: { notifications: pt, common: commonPt.common },
  es: { notifications: es, common: commonEs.common },
}

async function wordsIn(lng: Language): Promise<TFunction<['notifications', 'common']>> {
  const i18n = createInstance()
  await i18n.init({ lng, resources, ns: ['notifications', 'common'], interpolation: { escapeValue: false } })
  return i18n.getFixedT(lng, ['notifications', 'common'])
}

function notification<Kind extends NotificationKind>(kind: Kind, details: NotificationDetails[Kind]) {
  const id = '00000000-0000-4000-8000-000000000001'
  return { id, kind, details, read_at: null, created_at: '2026-11-15T10:00:00.000Z' } as Notification
}

const milestone = notification('streak_milestone', { days: 45 })
const approved = notification('coach_application', { decision: 'approved' })
const denied = notification('coach_application', { decision: 'denied' })
const explained = notification('coach_application', { decision: 'denied', reason: 'Train <b>first</b> & apply again' })
const news = notification('coach_news', {
  slug: 'iris-galvao',
  full_name: 'Íris Galvão',
  title: 'Pad work & <b>more</b>',
})

const applied = notification('new_application', { full_name: 'Íris Galvão' })
const asked = notification('support_message', {
  full_name: 'Íris Galvão',
  email: 'iris@kiai.example',
  message: 'Where is <b>my</b> plan & why?',
})

const reported = notification('reported_review', { cause: 'reported', title: 'Corner words' })

const until = '2027-11-16T00:00:00.000Z'
const appointed = notification('coach_application', { decision: 'appointed' })
const membership = [
  notification('membership', { change: 'given', until }),
  notification('membership', { change: 'given', until: null }),
  notification('membership', { change: 'moved', until }),
  notification('membership', { change: 'moved', until: null }),
  notification('membership', { change: 'ended', until: null }),
  notification('membership', { change: 'started', until: null }),
  notification('membership', { change: 'payment_failed', until }),
]

describe.each([
  [
    'en',
    '45 day streak',
    'Coach Application Approved',
    'Application Denied',
    'News from Íris Galvão',
    'New coach application',
    'Íris Galvão needs help',
  ],
  [
    'pt',
    '45 dias seguidos',
    'Candidatura a coach aprovada',
    'Candidatura recusada',
    'Novidade de Íris Galvão',
    'Nova candidatura a coach',
    'Íris Galvão pede ajuda',
  ],
  [
    'es',
    'Racha de 45 días',
    'Solicitud de coach aprobada',
    'Solicitud rechazada',
    'Novedades de Íris Galvão',
    'Nueva solicitud de coach',
    'Íris Galvão pide ayuda',
  ],
] as const)('the notification texts in %s', (language, streak, welcome, refusal, offered, wants, help) => {
  test('have a title and a complete sentence for every kind', async () => {
    const t = await wordsIn(language)
    const all = [milestone, approved, denied, explained, news, applied, asked].map((each) => notificationText(t, each))
    expect(all.map(({ title }) => title)).toEqual([streak, welcome, refusal, refusal, offered, wants, help])
    for (const { text } of all.slice(0, -1)) expect(text).toMatch(/^\p{Lu}[^{}]{10,}$/u)
    expect(all.at(-1)?.text).toBe('iris@kiai.example: Where is <b>my</b> plan & why?')
    expect(new Set(all.map(({ text }) => text)).size).toBe(7)
  })

  test('tell what happened to Elite, each in its own words', async () => {
    const t = await wordsIn(language)
    const all = [appointed, ...membership].map((each) => notificationText(t, each))
    for (const { title, text } of all) expect(`${title}. ${text}`).toMatch(/^\p{Lu}[^{}]{20,}$/u)
    expect(new Set(all.map(({ text }) => text)).size).toBe(8)
    expect(all.filter(({ text }) => text.includes('2027'))).toHaveLength(3)
  })

  test('give the reason of a denial as it was written', async () => {
    const { text } = notificationText(await wordsIn(language), explained)
    expect(text).toMatch(/: Train <b>first<\/b> & apply again$/)
  })

  test('ask how it went in the member’s words, and kindly when it was long ago', async () => {
    const t = await wordsIn(language)
    const asked = { source: 'commitment', text: 'clinch drills', due_date: '2026-11-18', token: 'x' } as const
    const today = notificationText(t, notification('check_in', { ...asked, day: '2026-11-18' }))
    const step = notificationText(t, notification('check_in', { ...asked, source: 'step', day: '2026-11-18' }))
    const late = notificationText(t, notification('check_in', { ...asked, day: '2026-11-22' }))
    expect(new Set([today.text, step.text, late.text]).size).toBe(3)
    expect(late.title).not.toBe(today.title)
    for (const { text } of [today, step, late]) expect(text).toMatch(/“clinch drills”[^{}]*10\?/)
  })

  test('name the offer as the coach wrote it', async () => {
    const { text } = notificationText(await wordsIn(language), news)
    expect(text).toMatch(/: Pad work & <b>more<\/b>$/)
  })

  test('give the bell’s label the number that it shows', async () => {
    const t = await wordsIn(language)
    expect(t('common:notifications.bell', { count: 1, shown: '1' })).toMatch(/: 1 \p{Ll}/u)
    const shown = t('common:notifications.manyUnread')
    expect(t('common:notifications.bell', { count: 120, shown })).toContain(`: ${shown} `)
  })
})

test('each notification leads to the page where it is dealt with', () => {
  expect([approved, denied, news, applied, asked, reported].map(notificationPath)).toEqual([
    '/coach-dashboard',
    '/settings',
    '/coach/iris-galvao/profile',
    '/admin',
    '/admin?tab=users&search=iris%40kiai.example',
    '/admin?tab=reviews',
  ])
})
