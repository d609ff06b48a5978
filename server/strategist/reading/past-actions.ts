import type { Language } from '#contract/language.ts'
import { fold, words } from './fold.ts'

/** Verbs for something that happened to the member or went wrong, which are no actions of their own. */
const MISHAPS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'lost broke hurt froze choked fell injured failed quit fought argued cried died panicked got felt had was were need seed speed feed indeed married tired scared worried stressed exhausted bored stuck used supposed divorced wanted hated liked loved needed thought heard knew'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'perdi travei cai machuquei quebrei briguei apanhei chorei congelei fiquei senti surtei gelei sei lei rei hei fugi pensei achei sofri cansei adoeci nasci conheci ouvi soube quis gostei'.split(
      ' ',
    ),
  ),
  es: new Set(
    'perdi cai lastime rompi quebre pelee llore congele quede senti paralice hui pense crei naci quise sufri enferme canse aqui asi alli ahi si mi ti se que te cafe porque sofa bebe conoci oi'.split(
      ' ',
    ),
  ),
}

const PAST_VERBS: Record<Language, RegExp> = {
  en: /^(?:did|went|made|sent|wrote|spoke|told|ran|won|kept|took|gave|held|met|sat|slept|woke|ate|drank|drew|bought|sold|paid|put|set|read|said|saw|swam|taught|rang|called|cut|hit|stood|rode|found|left|came|began|stuck|let|built|brought|\p{L}{2,}ed)$/u,
  pt: /^(?:fiz|fui|disse|pus|trouxe|tive|dei|vim|pude|li|vi|sai|vendi|abri|dormi|corri|escrevi|comi|bebi|assisti|pedi|decidi|resolvi|cumpri|segui|consegui|recebi|respondi|aprendi|subi|desci|dividi|reuni|mantive|expus|propus|\p{L}{2,}ei)$/u,
  es: /^(?:hice|fui|dije|puse|traje|tuve|di|vine|pude|lei|vi|sali|vendi|abri|dormi|corri|escribi|comi|bebi|asisti|pedi|decidi|resolvi|cumpli|segui|consegui|recibi|respondi|aprendi|subi|dividi|reuni|mantuve|propuse|volvi|anduve|llame|hable|cerre|mande|pague|entrene|logre|termine|empece|complete|contacte|cobre|apague|desperte|levante|anote|camine|acepte|aguante|avise|compre|pregunte|presente|prepare|publique|entregue|invite|ordene|aplique|use|intente|probe|deje|pase|lleve|tome|saque|gane|llegue|estudie|practique|delegue|firme|arme)$/u,
}
/** "Farei", "mandaré" are future; "tirei", "tiré" are past. */
const FUTURE: Record<'pt' | 'es', RegExp> = {
  pt: /^(?!(?:parei|tirei|virei|retirei|preparei|esperei|separei|respirei|comparei|melhorei)$)\p{L}+[aei]rei$/u,
  es: /^(?!(?:tiré|retiré|preparé|esperé|separé|respiré|comparé|paré|miré)$)\p{L}+[aei]ré$/u,
}
const ACCENTED_PAST = /^\p{L}{2,}[éí]$/u

/** Words that may come before the verb without changing the subject. */
const BEFORE: Record<Language, RegExp> = {
  en: /^(?:i|we|just|already|finally|actually|even|today|yesterday|tonight|this|last|on|morning|evening|week|night|afternoon|weekend|have|ive|i've|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the|first|also|only|then|never)$/,
  pt: /^(?:eu|nos|ja|hoje|ontem|so|ate|finalmente|enfim|na|no|essa|esta|semana|de|manha|cedo|noite|tarde|me|te|lhe|lhes|o|a|os|as|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|treino|sparring|passada|passado|tambem|nao)$/,
  es: /^(?:yo|ya|hoy|ayer|anoche|solo|hasta|finalmente|por|fin|el|la|los|las|en|esta|este|semana|de|manana|noche|tarde|me|te|le|les|lo|se|nos|lunes|martes|miercoles|jueves|viernes|sabado|domingo|pasado|pasada|entrenamiento|sparring|tambien|no|un|una)$/,
}
const FURTHEST = 7
/** "Tried" counts only together with another past verb. */
const TRIED = /^(?:tried|tentei|testei|experimentei|intente|probe)$/

function isPastVerb(word: string, language: Language): boolean {
  const folded = fold(word)
  if (MISHAPS[language].has(folded)) return false
  if (language === 'en') return PAST_VERBS.en.test(folded)
  const lower = word.toLowerCase()
  if (FUTURE[language].test(lower)) return false
  return PAST_VERBS[language].test(folded) || (language === 'es' && ACCENTED_PAST.test(lower))
}

/** Whether a message begins by reporting an action of the member: "Called six of them", "hoje liguei", "le dije que no". */
export function reportsOwnAction(message: string, language: Language, skipped = 0): boolean {
  const all = message.normalize('NFC').match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []
  const spelt = all.slice(skipped)
  for (const [index, word] of spelt.slice(0, FURTHEST).entries()) {
    if (TRIED.test(fold(word))) return spelt.slice(index + 1).some((later) => isPastVerb(later, language))
    if (isPastVerb(word, language)) return true
    if (!BEFORE[language].test(words(word)[0] ?? '')) return false
  }
  return false
}
