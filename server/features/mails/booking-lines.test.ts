import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'

const FACTS = {
  ...{ full_name: 'Bruna', link: 'https://kiai.example/bookings/1', title: 'Private hour' },
  ...{ starts_at: new Date('2026-11-18T09:30:00Z'), minutes: 60, time_zone: 'America/Sao_Paulo' },
  ...{ coach_zone: 'America/Sao_Paulo', other_name: 'Robin', side: 'member' as const, is_group: false },
}

test('a mail names with whom and when in its subject, without seconds', () => {
  const { subject, text } = renderMail(
    {
      ...FACTS,
      template: 'booking-confirmed',
      rule: { until: null, price: { amount_minor: 14_900, currency: 'USD' } },
    },
    'pt',
  )
  expect(subject).toMatch(/^Sessão confirmada: Robin, qua\., 18 de nov\., 6:30$/)
  expect(text).not.toContain('6:30:00')
  expect(text).toContain('menos de 24 horas')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Preço: US$ 149,00')
})

test('a move by the coach says who moved it, from when, and that the member may cancel', () => {
  const moved = { moved_by: 'coach' as const, moved_from: new Date('2026-11-17T20:00:00Z') }
  const { text } = renderMail({ ...FACTS, ...moved, template: 'booking-moved' }, 'en')
  expect(text).toContain('Robin moved it.')
  expect(text).toContain('Before: Tuesday, November 17, 2026')
  expect(text).toContain('you get everything back')
})

test('who leaves a group is told that it goes on, and what became of the money', () => {
  const cancelled = { cancelled_by: 'member' as const, reason: null, settled: 'not_refunded' as const, is_group: true }
  const { text } = renderMail({ ...FACTS, ...cancelled, template: 'booking-cancelled' }, 'en')
  expect(text).toContain('the group still meets')
  expect(text).toContain('too late for a refund')
})
