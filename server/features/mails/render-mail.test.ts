import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { MailMessage, OrderFacts } from './outgoing-mail.ts'
import { renderMail } from './render-mail.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS = { en, pt, es }
const link = 'https://kiai.example/auth/confirm?token=a1b2&next=%2Fdashboard'
const full_name = 'Ana Souza'

const DUE = new Date('2026-11-18T10:00:00Z')
const ORDER: OrderFacts = {
  number: 'K26-000123',
  title: 'Fight film review',
  seller_name: 'Íris Galvão',
  kind: 'film_review',
  total_minor: 4900,
  currency: 'BRL',
  refund_rule: 'until_delivered',
  due_at: DUE,
  is_late: false,
  is_real: false,
}
const REFUNDED: MailMessage = {
  template: 'order-refunded',
  order: ORDER,
  amount_minor: 1250,
  cause: 'declined',
  reason: 'I am travelling.',
  full_name,
  link,
}

const MEMBERSHIP = {
  plan: 'elite_yearly',
  day: DUE,
  amount_minor: 29_000,
  currency: 'USD',
  is_trial: true,
  full_name,
  link,
} as const

const NEWS: MailMessage = {
  template: 'notifications',
  news: [
    { kind: 'streak_milestone', details: { days: 30 } },
    { kind: 'message', details: { event: 'message', full_name: 'Win at evil.example now', thread_id: 'x' } },
    { kind: 'rank', details: { rank: 'regular' } },
  ],
  more: 4,
  unsubscribe: { page: 'https://kiai.example/unsubscribe?token=x', call: 'https://kiai.example/api/x' },
  full_name,
  link,
}

const CHECK_IN: MailMessage = {
  template: 'check-in',
  source: 'commitment',
  text: 'clinch drills',
  due_date: '2026-11-18',
  day: '2026-11-18',
  unsubscribe: { page: 'https://kiai.example/check-in?token=x&stop', call: 'https://kiai.example/api/x' },
  full_name,
  link,
}

const MODERATION = { rule_reason: 'Advertising', until: null, time_zone: null, full_name, link } as const

const MESSAGES: [keyof typeof en.mails, MailMessage][] = [
  ['confirm-email', { template: 'confirm-email', full_name, link }],
  ['confirm-coach-email', { template: 'confirm-coach-email', full_name, link }],
  ['reset-password', { template: 'reset-password', full_name, link }],
  ['account-exists', { template: 'account-exists', full_name, link }],
  ['set-password', { template: 'set-password', full_name, link }],
  ['password-changed', { template: 'password-changed', full_name, link }],
  ['two-factor-on', { template: 'two-factor-changed', enabled: true, full_name, link }],
  ['two-factor-off', { template: 'two-factor-changed', enabled: false, full_name, link }],
  ['passkey-added', { template: 'passkey-changed', added: true, passkey: 'Phone', full_name, link }],
  ['passkey-removed', { template: 'passkey-changed', added: false, passkey: 'Phone', full_name, link }],
  ['identity-added', { template: 'identity-changed', added: true, provider: 'Google', full_name, link }],
  ['identity-removed', { template: 'identity-changed', added: false, provider: 'Google', full_name, link }],
  ['coach-application-received', { template: 'coach-application-received', full_name, link }],
  ['coach-approved', { template: 'coach-approved', full_name, link }],
  ['coach-appointed', { template: 'coach-appointed', full_name, link }],
  [
    'support-message',
    { template: 'support-message', sender: 'Íris', email: 'iris@kiai.example', message: 'Help me.', full_name, link },
  ],
  ['talk-request', { template: 'talk-request', coach: 'Kenji Duarte', lines: ['Place: Lima'], full_name, link }],
  ['talk-asked', { template: 'talk-asked', coach: 'Kenji Duarte', lines: ['Place: Lima'], full_name, link }],
  ['coach-denied', { template: 'coach-denied', reason: 'Tell us more.', full_name, link }],
  ['order-receipt', { template: 'order-receipt', order: ORDER, full_name, link }],
  ['order-delivered', { template: 'order-delivered', order: ORDER, full_name, link }],
  ['order-sent', { template: 'order-sent', order: ORDER, tracking: null, full_name, link }],
  ['order-refunded', REFUNDED],
  ['withdrawal-asked', { template: 'withdrawal-asked', order: ORDER, full_name, link }],
  [
    'withdrawal-done',
    { template: 'withdrawal-done', order: ORDER, amount_minor: 4900, after_return: true, full_name, link },
  ],
  ['return-missing', { template: 'return-missing', order: ORDER, full_name, link }],
  ['return-closed', { template: 'return-closed', order: ORDER, reason: 'No parcel came.', full_name, link }],
  ['new-sale', { template: 'new-sale', order: ORDER, full_name, link }],
  ['sale-due', { template: 'sale-due', order: ORDER, full_name, link }],
  ['seat-offered', { template: 'seat-offered', title: ORDER.title, until: DUE, full_name, link }],
  ['seminar-moved', { template: 'seminar-moved', order: ORDER, starts_at: DUE, until: DUE, full_name, link }],
  ['seminar-cancelled', { template: 'seminar-cancelled', order: ORDER, amount_minor: 4900, full_name, link }],
  ['unused-package', { template: 'unused-package', order: ORDER, left: 3, until: DUE, full_name, link }],
  ['membership-started', { template: 'membership-started', ...MEMBERSHIP }],
  ['membership-renews', { template: 'membership-renews', ...MEMBERSHIP }],
  ['membership-payment-failed', { template: 'membership-payment-failed', ...MEMBERSHIP }],
  ['membership-last-warning', { template: 'membership-last-warning', ...MEMBERSHIP }],
  ['membership-cancelled', { template: 'membership-cancelled', ...MEMBERSHIP }],
  ['membership-resumed', { template: 'membership-resumed', ...MEMBERSHIP }],
  ['membership-ended', { template: 'membership-ended', ...MEMBERSHIP }],
  ['check-in', CHECK_IN],
  ['moderation-removed', { template: 'moderation-removed', ...MODERATION }],
  ['moderation-warned', { template: 'moderation-warned', ...MODERATION }],
  ['moderation-suspended', { template: 'moderation-suspended', ...MODERATION }],
  ['moderation-restored', { template: 'moderation-restored', ...MODERATION }],
  ['moderation-appeal-accepted', { template: 'moderation-appeal-accepted', ...MODERATION }],
  ['moderation-appeal-denied', { template: 'moderation-appeal-denied', ...MODERATION }],
  ['notifications', NEWS],
]

/** The visible text of the HTML. */
function visible(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

function confirm(name: string, language: 'en' | 'pt' | 'es' = 'en') {
  return renderMail({ template: 'confirm-email', full_name: name, link }, language)
}

describe.each(LANGUAGES)('a mail in %s', (language) => {
  it.each(MESSAGES)('contains its texts: %s', (words, message) => {
    const { subject, text, html } = renderMail(message, language)
    const { headline, lines, button, reason, ...rest } = TEXTS[language].mails[words]
    const named = 'coach' in message ? `${rest.subject}: ${message.coach}` : rest.subject
    expect(subject).toBe('order' in message ? `${rest.subject} (${message.order.number})` : named)
    for (const part of [...lines, button, reason, full_name, link, TEXTS[language].motto]) {
      expect(text).toContain(part)
      expect(visible(html)).toContain(part)
    }
    expect(text).toContain(headline.toUpperCase())
    expect(visible(html)).toContain(headline)
    expect(visible(html)).toContain(rest.preheader)
    expect(html).toContain(`<html lang="${language}">`)
  })

  it('has different texts for each template', () => {
    const subjects = MESSAGES.map(([, message]) => renderMail(message, language).subject)
    expect(new Set(subjects).size).toBe(MESSAGES.length)
    if (language !== 'en')
      for (const [words] of MESSAGES) {
        const [own, english] = [TEXTS[language].mails[words], en.mails[words]]
        for (const key of ['subject', 'preheader', 'headline', 'button', 'reason'] as const)
          expect(own[key]).not.toBe(english[key])
        expect(own.lines).toHaveLength(english.lines.length)
      }
  })

  it('shows the link as a button and as text', () => {
    const { html } = confirm(full_name, language)
    const escaped = link.replaceAll('&', '&amp;')
    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
  })

  it('loads nothing from the network', () => {
    const { html } = confirm(full_name, language)
    expect(html).not.toMatch(/<(img|link|script|iframe|style)\b|url\(|@import|\bsrc=/i)
  })

  it('sets every background together with its text colour', () => {
    const { html } = confirm(full_name, language)
    expect(html).not.toContain('bgcolor')
    for (const [, style] of html.matchAll(/style="([^"]*background-color[^"]*)"/g)) expect(style).toMatch(/(^|;)color:/)
  })
})

describe('the name in a mail', () => {
  it.each([
    `<script>alert(1)</script>`,
    `"><a href=x onclick='alert(1)'>Ana`,
    `Ana & Bia's "Dojo"`,
    `</title></head><body>`,
    '&lt;b&gt;',
  ])('is shown unchanged and escaped: %s', (name) => {
    const { html, text } = confirm(name)
    expect(text).toContain(name)
    expect(visible(html)).toContain(name)
    expect(html.match(/<[a-z!/][^>]*>/gi)).toEqual(confirm('Ana').html.match(/<[a-z!/][^>]*>/gi))
  })

  it('cannot add lines to the mail or to its header', () => {
    const { subject, text } = confirm('Ana\r\nBcc: everyone\n\nBuy now\u2028\u0000!')
    expect(subject).toBe(en.mails['confirm-email'].subject)
    expect(text).toContain('Hey Ana Bcc: everyone Buy now !,')
  })

  it.each(['http://evil.example', 'Win at evil.example now', 'www evil', 'mail@evil.example', 'x'.repeat(61), '   '])(
    'is left out when it looks like an advertisement: %s',
    (name) => {
      const { text, html } = confirm(name)
      expect(text).toContain(`${en.helloWithoutName}\n`)
      if (name.trim()) expect(text + html).not.toContain(name)
    },
  )

  it.each(['José da Silva Jr.', "O'Neil", 'M. T. Ruiz', '李小龍', 'Ana-Clara d’Ávila'])(
    'is kept when it is a real name: %s',
    (name) => {
      expect(confirm(name).text).toContain(`Hey ${name},`)
    },
  )
})

it('a link never leaves its attribute', () => {
  const { html } = renderMail(
    { template: 'reset-password', full_name, link: 'https://kiai.example/"><script>x</script>' },
    'en',
  )
  expect(html).not.toContain('<script>')
})

it.each(LANGUAGES)('a denial in %s contains the admin’s reason, escaped', (language) => {
  const reason = 'Show <b>two years</b> of teaching & apply again.'
  const { text, html } = renderMail({ template: 'coach-denied', reason, full_name, link }, language)
  expect(text).toContain(reason)
  expect(visible(html)).toContain(reason)
  expect(html).not.toContain('<b>two years')
})

it('a suspension contains the moderator’s reason, escaped, and its end in the time zone of the addressee', () => {
  const rule_reason = 'No <b>insults</b> & no threats.'
  const suspended = { ...MODERATION, rule_reason, until: DUE, time_zone: 'America/Sao_Paulo' }
  const { text, html } = renderMail({ template: 'moderation-suspended', ...suspended }, 'pt')
  expect(text).toContain(rule_reason)
  expect(visible(html)).toContain(rule_reason)
  expect(html).not.toContain('<b>insults')
  expect(text).toMatch(/18 de novembro de 2026.*07:00/)
})

describe('a mail about an order', () => {
  it('says what was bought, for how much, until when, how to get the money back, and that it was a test', () => {
    const { subject, text } = renderMail({ template: 'order-receipt', order: ORDER, full_name, link }, 'pt')
    expect(text).toContain('Pedido K26-000123: Fight film review')
    expect(text).toContain('Íris Galvão')
    expect(text.replaceAll('\u00a0', ' ')).toContain('R$ 49,00')
    expect(text).toMatch(/18 de novembro de 2026.*10:00 UTC/)
    expect(subject).toContain('K26-000123')
    expect(text).toContain('nenhum dinheiro foi movimentado')
    expect(text).toContain('antes da entrega')
    expect(
      renderMail({ template: 'order-receipt', order: { ...ORDER, is_real: true }, full_name, link }, 'pt').text,
    ).not.toContain('Foi um teste')
  })

  it("names the moment in the addressee's own time zone", () => {
    const receipt = { template: 'order-receipt', order: ORDER, full_name, link } as const
    const { text } = renderMail({ ...receipt, time_zone: 'America/Sao_Paulo' }, 'pt')
    expect(text).toMatch(/18 de novembro de 2026.*07:00 \(horário de Brasília\)/)
  })

  it('has no link that its seller wrote', () => {
    const title = 'Guard seminar, pay at evil.example'
    const order = { ...ORDER, title, seller_name: 'https://evil.example' }
    const mails: MailMessage[] = [
      { template: 'order-receipt', order, full_name, link },
      { ...REFUNDED, order, reason: 'Pay again: https://evil.example/pay' },
      { template: 'seat-offered', title, until: DUE, full_name, link },
    ]
    for (const mail of mails) {
      const { text, html } = renderMail(mail, 'en')
      expect(text + html).not.toContain('evil')
      expect(text).toContain(link)
    }
  })

  it('says how much is given back and why', () => {
    const { text } = renderMail(REFUNDED, 'es')
    expect(text).toContain('12.50')
    expect(text).toContain('no pudo aceptar el pedido')
    expect(text).toContain('I am travelling.')
  })
})

it('a mail about notifications has a line for each, how to end such mails, and no name that looks like a link', () => {
  const { text, html } = renderMail(NEWS, 'es')
  expect(text).toContain('• Llevas una racha de 30 días.')
  expect(text).toContain('• Alguien te escribió.')
  expect(text).toContain('Y 4 más.')
  for (const part of [text, html]) expect(part).toContain('https://kiai.example/unsubscribe?token=x')
  expect(text + html).not.toContain('evil.example')
})
