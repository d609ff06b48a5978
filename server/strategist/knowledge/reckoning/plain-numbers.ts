import type { Language } from '#contract/language.ts'
import { NUMBER, readNumber } from '../../reading/number-words.ts'

/** "80 bucks an hour" is a price, and no hour. */
const AFTER_AMOUNT = /(?:\d|[€$£]|\b(?:euros?|pesos|reais|bucks|dollars|dolares|quid|pounds|mil|lucas|paid|pay))\.? ?$/

/** What is counted after a number in words: "three mornings", "dos días". */
const COUNTED =
  '(?:[a-z]+ )?(?:times|days|sessions|classes|lessons|evenings|mornings|nights|rounds|weeks|months|hours|minutes|kids|boys|girls|sons|daughters|children|people|of (?:them|those)|vezes|dias|treinos|aulas|sessoes|noites|manhas|semanas|meses|horas|minutos|filhos|filhas|criancas|pessoas|veces|sesiones|clases|noches|mananas|hijos|hijas|ninos|ninas|personas|entrenos|entrenamientos|turnos|coaches)'
/** One of these is a number. */
const ONE_OF =
  '(?:time|day|session|class|lesson|evening|morning|night|round|week|vez|dia|treino|aula|sessao|noite|clase|sesion|noche|entreno|entrenamiento)'

const replaceWords = (text: string, language: Language): string =>
  text.replace(new RegExp(String.raw`\b(${NUMBER[language]})\b(?= ${COUNTED}\b)`, 'g'), (said) =>
    String(readNumber(said, language) ?? said),
  )

/** A folded text in which parts of hours and numbers in words stand in digits: "an hour and a half" is "1.5 hours". */
export function withPlainNumbers(folded: string, language: Language): string {
  const inDigits = replaceWords(folded, language)
    .replace(/\b(?:an?|one|1|uma?|una?) (?:and a half hours?|hour and a half|hora e meia|hora y media)\b/g, '1.5 hours')
    .replace(/\b(?:hour and a half|hora e meia|hora y media)\b/g, '1.5 hours')
    .replace(/\b(\d{1,2}) (?:hours? |horas? |h )?(?:and a half|e meia|y media)(?: hours| horas)?\b/g, '$1.5 hours')
    .replace(/\b(?:(?:an?|una?|uma?) )?(?:hour and a quarter|hora y cuarto|hora e quinze)\b/g, '1.25 hours')
    .replace(/\b(?:three quarters of an hour|tres cuartos de hora)\b/g, '45 minutes')
    .replace(/\b(?:a )?quarter of an hour\b|\b(?:un )?cuarto de hora\b/g, '15 minutes')
    .replace(/\bhalf an? hour\b|\bhalf[ -]hour\b|\bmedia hora(?! mas de)\b|\bmeia hora\b/g, '30 minutes')
    .replace(/\b(\d{1,2}) ?h ?(\d\d)\b/g, (whole, hours: string, past: string) =>
      Number(hours) <= 12 ? `${Number(hours) + Number(past) / 60} hours` : whole,
    )
    .replace(
      /\b(\d{1,2}) (?:hours?|hrs?|horas?) (?:and |e |y )?(\d\d) ?(?:minutes|minutos|mins?)\b/g,
      (_, hours, past) => `${Number(hours) + Number(past) / 60} hours`,
    )
    .replace(/\b(?:once|una vez|uma vez)(?= (?:a|per|por|na|a la|cada) )/g, '1 times')
    .replace(/\btwice\b/g, '2 times')
    .replace(new RegExp(String.raw`\b(?:one|una?|uma?)(?= ${ONE_OF}\b)`, 'g'), '1')
    .replace(/(\d) ?x (?=(?:por|na|a|per|\/) ?(?:semana|week))/g, '$1 times ')
  return inDigits.replace(/\b(?:an|una|uma|one) (?:hour|hora)\b/g, (hour, at: number) =>
    AFTER_AMOUNT.test(inDigits.slice(Math.max(0, at - 16), at)) ? hour : '1 hours',
  )
}
