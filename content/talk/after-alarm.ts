import type { Language } from '#contract/language.ts'

/** After these warnings the next answer first asks whether everybody is safe. */
type AskedAfter = 'abuse' | 'minor-adult' | 'violence' | 'substance' | 'eating-disorder'

const AFTER_ALARM: Record<Language, Record<AskedAfter, string>> = {
  en: {
    abuse:
      'First: are you safe right now, and does somebody you trust know? What I wrote above stays, whenever you want to come back to it.',
    'minor-adult':
      'First: is the young person safe right now, you too if it is you, and does an adult you trust know? What I wrote above stays.',
    violence: 'First: are you away from there, and is everybody unhurt? Nothing has to be settled today.',
    substance:
      'First: are you awake and clear, and is somebody with you? If you feel sleepy or sick, or it gets worse, call the emergency number now.',
    'eating-disorder':
      'First: how are you today, and have you eaten something? What I wrote above stays, whenever you want to come back to it.',
  },
  pt: {
    abuse:
      'Antes: você está em segurança agora, e alguém de confiança já sabe? O que escrevi acima continua valendo, quando quiser voltar a isso.',
    'minor-adult':
      'Antes: a criança ou o adolescente está em segurança agora, ou você, se for você, e algum adulto de confiança já sabe? O que escrevi acima continua valendo.',
    violence: 'Antes: você já saiu de perto, e ninguém se machucou? Nada precisa ser resolvido hoje.',
    substance:
      'Antes: você está com a cabeça clara, e tem alguém com você? Se der sono, enjoo ou piorar, ligue para a emergência agora.',
    'eating-disorder':
      'Antes: como você está hoje, e já comeu alguma coisa? O que escrevi acima continua valendo, quando quiser voltar a isso.',
  },
  es: {
    abuse:
      'Antes: ¿estás a salvo ahora mismo, y lo sabe alguien de confianza? Lo que escribí arriba sigue en pie, cuando quieras volver a eso.',
    'minor-adult':
      'Antes: ¿está a salvo ahora la niña, el niño o el adolescente, o tú, si eres tú, y lo sabe una persona adulta de confianza? Lo que escribí arriba sigue en pie.',
    violence: 'Antes: ¿ya estás lejos de ahí, y nadie salió herido? Nada tiene que arreglarse hoy.',
    substance:
      'Antes: ¿tienes la cabeza despejada, y hay alguien contigo? Si te da sueño o náuseas, o empeora, llama a emergencias ahora.',
    'eating-disorder':
      'Antes: ¿cómo estás hoy, y ya comiste algo? Lo que escribí arriba sigue en pie, cuando quieras volver a eso.',
  },
}

/** The question after a warning of this topic; undefined for those after which the advice itself keeps to the warning. */
export const askedAfter = (topic: string, language: Language): string | undefined =>
  topic in AFTER_ALARM[language] ? AFTER_ALARM[language][topic as AskedAfter] : undefined
