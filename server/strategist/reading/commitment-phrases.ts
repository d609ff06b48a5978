import type { Language } from '#contract/language.ts'

/** Verbs for what will happen, is feared or hoped for, which are no commitments. */
const NOT_DONE: Record<Language, string> = {
  en: 'be|have|fight|compete|lose|die|need|want|never|not|probably|win|fail|kill|choke|panic|freeze|feel|miss|get (?:fired|hurt|knocked|nervous|tired)|end up|embarrass|look|always|debut|know|see|think|consider',
  pt: 'ser|estar|ter|lutar|competir|perder|morrer|conseguir|precisar|poder|querer|ficar|saber|achar|falir|desistir|ganhar|vencer|fracassar|estrear|travar|passar|sentir|sofrer|decepcionar|dar conta|matar|ver|pensar',
  es: 'ser|estar|tener|pelear|competir|perder|morir|conseguir|lograr|necesitar|poder|querer|quedar|saber|fallar|fracasar|rendir|ganar|debutar|bloquear|sentir|sufrir|decepcionar|matar|ver|pensar',
}

/** The source of a pattern for the beginning of a commitment. */
const LEADS: Record<Language, string> = {
  en: String.raw`\b(?:i'll|(?<!\b(?:am|i'm|im|was|feel|felt|get|got|fell|is|be|very|so|too|seriously|mentally) )ill(?! (?:and|or|so|because|but|with|for|from|in|at|again|today)\b)|i will|i(?:'m| am|m) (?:going to|gonna)|i gonna|i (?:hereby )?(?:commit to|promise to|promise i'll|pledge to)) (?!(?:${NOT_DONE.en})\b)[a-z]+`,
  pt: String.raw`\b(?:eu )?(?:(?:(?<!nao )(?:vou|irei)|prometo|me comprometo a) (?:me |te )?(?!(?:${NOT_DONE.pt})\b)[a-z]+r(?:-\w+)?\b|(?!(?:terei|serei|estarei|perderei|lutarei|poderei|conseguirei|ficarei)\b)(?:farei|direi|trarei|[a-z]{2,}[aei]rei)\b)`,
  es: String.raw`\b(?:yo )?(?:(?:(?<!no )(?:me |lo |la )?voy a|prometo|me comprometo a) (?!(?:${NOT_DONE.es})(?:me|se|lo)?\b)[a-z]+r(?:me|lo|la|le|les|los|las|nos|se)?\b|(?:hare|ire|entrenare|correre|hablare|empezare|llamare|escribire|estudiare) )`,
}
export const COMMITMENT: Record<Language, RegExp> = {
  en: new RegExp(LEADS.en, 'g'),
  pt: new RegExp(LEADS.pt, 'g'),
  es: new RegExp(LEADS.es, 'g'),
}

/** Only the accent distinguishes "entrenaré" from "quiere", so this is for the original text. */
export const SPANISH_FUTURE =
  /(?<![\p{L}])(?!(?:seré|estaré|tendré|perderé|pelearé|podré|lograré|quedaré|querré|sabré)(?!\p{L}))\p{L}{2,}[aeid]ré(?![\p{L}])/giu

/** Whether a clause contains a commitment. */
export const startsCommitment = (clause: string, language: Language): boolean =>
  clause.search(COMMITMENT[language]) !== -1
