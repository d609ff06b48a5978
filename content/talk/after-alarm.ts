import type { Language } from '#contract/language.ts'

/** After these warnings the next answer first asks one question: a yes is good, and with a no the warning stands. */
type AskedAfter = 'abuse' | 'minor-adult' | 'violence' | 'substance' | 'eating-disorder'

const AFTER_ALARM: Record<Language, Record<AskedAfter, string>> = {
  en: {
    abuse:
      'First: are you safe right now? If not, call the emergency number. What I wrote above still stands, whenever you want to come back to it.',
    'minor-adult':
      'First: is the young person, you or somebody else, safe right now? If not, call the emergency number, or go to an adult who has nothing to do with it. What I wrote above still stands.',
    violence: 'First: are you away from that person now? If anybody is hurt, call the emergency number.',
    substance:
      'First: are you awake and clear-headed, with somebody beside you? If you get very sleepy or feel sick, or it gets worse, call the emergency number or have somebody call.',
    'eating-disorder':
      'First: do you have somebody to talk to about what you told me? What I wrote above still stands, whenever you want to come back to it.',
  },
  pt: {
    abuse:
      'Antes de tudo: você está em segurança agora? Se não, ligue para a emergência. O que escrevi acima continua valendo, para quando você quiser voltar a isso.',
    'minor-adult':
      'Antes de tudo: a pessoa mais nova, seja você ou outra, está em segurança agora? Se não, ligue para a emergência ou procure um adulto de fora dessa situação. O que escrevi acima continua valendo.',
    violence: 'Antes de tudo: você já está longe dessa pessoa? Se alguém se machucou, ligue para a emergência.',
    substance:
      'Antes de tudo: você está conseguindo pensar com clareza, com alguém por perto? Se der muito sono ou enjoo, ou se piorar, ligue para a emergência ou peça a alguém que ligue.',
    'eating-disorder':
      'Antes de tudo: você tem com quem falar sobre o que me contou? O que escrevi acima continua valendo, para quando você quiser voltar a isso.',
  },
  es: {
    abuse:
      'Antes que nada: ¿estás a salvo ahora mismo? Si no, llama a emergencias. Lo que escribí arriba sigue en pie, para cuando quieras volver a eso.',
    'minor-adult':
      'Antes que nada: la persona más joven, seas tú o alguien más, ¿está a salvo ahora? Si no, llama a emergencias o busca a una persona adulta ajena a esto. Lo que escribí arriba sigue en pie.',
    violence: 'Antes que nada: ¿ya estás lejos de esa persona? Si alguien se lastimó, llama a emergencias.',
    substance:
      'Antes que nada: ¿tienes la cabeza despejada y hay alguien contigo? Si te da mucho sueño o náuseas, o si empeoras, llama a emergencias o pide que llamen.',
    'eating-disorder':
      'Antes que nada: ¿tienes con quién hablar de lo que me contaste? Lo que escribí arriba sigue en pie, para cuando quieras volver a eso.',
  },
}

/** The question after a warning of this topic; undefined for those after which the advice itself keeps to the warning. */
export const askedAfter = (topic: string, language: Language): string | undefined =>
  topic in AFTER_ALARM[language] ? AFTER_ALARM[language][topic as AskedAfter] : undefined

/** Whether an answer began with such a question. */
export const asksWhetherSafe = (answer: string, language: Language): boolean =>
  Object.values(AFTER_ALARM[language]).some((asked) => answer.startsWith(asked))

/** To who says that everybody is safe. */
export const GLAD_TO_HEAR: Record<Language, string> = {
  en: 'Good to hear. If that changes, tell me at once. Now go on with whatever you want to ask.',
  pt: 'Que bom. Se isso mudar, me diga na hora. Agora pode seguir com o que quiser perguntar.',
  es: 'Me alegra saberlo. Si eso cambia, dímelo enseguida. Ahora sigue con lo que quieras preguntar.',
}
