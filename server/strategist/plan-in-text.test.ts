import { expect, test } from 'vitest'
import { planInText } from './plan-in-text.ts'

const today = '2026-11-15'

test('the steps, the measure and the rule of an answer become a plan', () => {
  const text = `You want the title, and the clock runs.

1. **Today:** Write down \`three\` results.
2. **By 20 November:** Ask for [the meeting](https://kiai.example).
3. Rehearse it aloud.

**Measure:** a dated next step
**If–then:** If I hear “no”, then I ask what is missing.`
  expect(planInText(text, { language: 'en', today, slots: { goal: 'be promoted' } })).toEqual({
    title: 'be promoted',
    steps: [
      { text: 'Today: Write down three results.', due_date: today },
      { text: 'By 20 November: Ask for the meeting.', due_date: '2026-11-20' },
      { text: 'Rehearse it aloud.', due_date: null },
    ],
    metric: 'a dated next step',
    if_then: 'If I hear “no”, then I ask what is missing.',
  })
})

test.each([
  ['pt', 'Hoje: Escreva.\n', '1. **Hoje:** Escreva.', 'Até 20 de novembro: Ligue.'],
  ['es', 'Hoy: Escribe.\n', '1. **Hoy:** Escribe.', 'Antes del 20 de noviembre: Llama.'],
] as const)('a plan is found in %s too', (language, _, first, second) => {
  const plan = planInText(`${first}\n2) ${second}\n\n**Medida:** dos`, { language, today, slots: {} })
  expect(plan?.steps.map(({ due_date }) => due_date)).toEqual([today, '2026-11-20'])
  expect(plan?.metric).toBe('dos')
  expect(plan?.title).toBe(plan?.steps[0]?.text)
})

test('an answer without steps has no plan', () => {
  expect(planInText('Breathe. Then tell me more.\n- one\n- two', { language: 'en', today, slots: {} })).toBeNull()
})

test('only the first five steps are kept', () => {
  const text = Array.from({ length: 9 }, (_, index) => `${index + 1}. Do it`).join('\n')
  expect(planInText(text, { language: 'en', today, slots: {} })?.steps).toHaveLength(5)
})
