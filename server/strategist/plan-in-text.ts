import type { Language } from '#contract/language.ts'
import { findDate } from './reading/find-date.ts'
import type { DayText, PlanDraft, Reading } from './strategist.ts'

const MOST_STEPS = 5
const TITLE_LENGTH = 80
const STEP_LENGTH = 500

const NUMBERED = /^\s{0,3}\d{1,2}[.)]\s+(.+)$/
const LABELS: Record<Language, { metric: RegExp; rule: RegExp; today: RegExp }> = {
  en: { metric: /^(?:measure|metric)\s*:\s*/i, rule: /^if[–-]then\s*:\s*/i, today: /^today\b/i },
  pt: { metric: /^(?:medida|métrica)\s*:\s*/i, rule: /^se[–-]ent[ãa]o\s*:\s*/i, today: /^hoje\b/i },
  es: { metric: /^(?:medida|métrica)\s*:\s*/i, rule: /^si[–-]entonces\s*:\s*/i, today: /^hoy\b/i },
}

/** The plan in a provider's answer, in the format that the prompt asks for; null without steps. */
export function planInText(
  text: string,
  { language, today, slots }: { language: Language; today: DayText; slots: Reading['slots'] },
): PlanDraft | null {
  const labels = LABELS[language]
  const lines = text.split('\n')
  const steps = lines.flatMap((line) => NUMBERED.exec(line)?.[1]?.slice(0, STEP_LENGTH) ?? []).map(plain)
  const [first] = steps
  if (first === undefined) return null
  const labelled = (label: RegExp): string => {
    const line = lines.map((each) => plain(each.slice(0, STEP_LENGTH))).find((candidate) => label.test(candidate))
    return line?.replace(label, '') ?? ''
  }
  const dayOf = (step: string): DayText | null =>
    labels.today.test(step) ? today : (findDate(step, language, today)?.day ?? null)
  return {
    title: (slots.goal ?? slots.event ?? first).slice(0, TITLE_LENGTH),
    steps: steps.slice(0, MOST_STEPS).map((step) => ({ text: step, due_date: dayOf(step) })),
    metric: labelled(labels.metric),
    if_then: labelled(labels.rule),
  }
}

/** Without Markdown, which a calendar would show as it is. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
}
