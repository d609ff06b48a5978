import type { Language } from '#contract/language.ts'
import { words } from '../reading/fold.ts'

/** What stands before an event and falls away when "your" takes its place. */
export const EVENT_ARTICLES: Record<Language, RegExp> = {
  en: /^(?:my|a|an|the|this|that|another)\s+/i,
  pt: /^(?:[ao]\s+)?(?:minha|meu|uma?|a|o|esta|este|essa|esse)\s+/i,
  es: /^(?:mi|una?|el|la|esta|este|esa|ese)\s+/i,
}

const FEMININE =
  /^(?:luta|competicao|entrevista|apresentacao|prova|reuniao|estreia|final|graduacao|audicao|palestra|inauguracao|viagem|primeira|proxima|segunda|formatura|faixa|negociacao|disputa|semifinal|banca|cirurgia|mudanca)$/
const MASCULINE =
  /^(?:torneio|campeonato|exame|combate|lancamento|evento|concurso|seminario|primeiro|proximo|teste|vestibular|treino|camp|duelo|prazo|desafio|jogo)$/

/** "Your" before an event; null where its gender is not known. */
export function ownerOf(event: string, language: Language): string | null {
  if (language === 'en') return 'your'
  if (language === 'es') return 'tu'
  for (const word of words(event).slice(0, 2)) {
    if (FEMININE.test(word)) return 'sua'
    if (MASCULINE.test(word)) return 'seu'
  }
  return null
}
