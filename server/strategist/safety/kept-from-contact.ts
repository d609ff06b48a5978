import type { Question } from '../strategist.ts'
import { isCleared } from './follow-up.ts'
import { anyOf, has } from './pattern.ts'
import { sentencesOf, wordsOf } from './plain-words.ts'

const WHO =
  '(doctors?|doc|gp|physio[a-z]{0,10}|neurologist|hospital|er|commission|ringside|medics?|medic[oa]s?|neuro[a-z]{0,6}|ortopedista|fisio[a-z]{0,10}|comision|comissao)'
const DOES =
  '(spar|sparring|contact|contato|contacto|train|training|fight|fighting|box|boxing|roll|rolling|compete|competing|tackling|treinar|treino|lutar|rolar|competir|entrenar|entreno|entrenamiento|pelear|guantear|guanteo|sparrear|rodar)'

/** A doctor or commission keeps somebody out of training or contact. */
const BAN = anyOf(
  `${WHO} …… (no|not|cant|stop|off|banned|forbade|forbid|forbids|forbidden|out|suspended|mustnt|shouldnt|dont) … ${DOES}`,
  `${WHO} …… (nao|sem|parar|proibiu|proibi*|afast*|suspend*|longe) … ${DOES}`,
  `${WHO} …… (no|sin|parar|prohibi*|suspend*|prohib*|lejos) … ${DOES}`,
  `(no|zero|without|off|sem|nada de|sin) (any |all |hard )?${DOES} (for|por|durante|until|ate|hasta) … (days?|weeks?|months?|dias?|semanas?|mes|meses|cleared|clears?|medic[oa]|doctor)`,
  '(medical|medically|medica) (suspension|suspended)|(suspensao|suspension) medica|suspended … (after|for|by) … (knockout|ko|concussion|doctor|commission)',
  'not (been |yet )?cleared|havent been cleared|wont clear me|until … (clears|cleared)|nao (fui|to|foi) liberad[oa]|(medico|medica) nao (me )?(liberou|libera)|no me (dio|ha dado|dieron|han dado) el alta|sin el alta',
)

/** Training in which somebody hits or throws the other. */
const CONTACT = anyOf(
  'spar|spars|sparring|live (rounds?|rolls?|drill*|wrestling)|hard rounds?|rounds? with|partner|opponent drills?|roll|rolls|rolling|randori|clinch*|contact|headgear',
  'sparrings?|rola|rolas|rolar|rolando|parceir[oa]|contato|luta treino|caneleiras',
  'guante*|sparre*|rodar|rodada|rodando|companer[oa]|contacto|hacer sparring|combate suave',
)
/** In the same sentence these say that there is to be none, or that a doctor comes first. */
const WITHOUT = anyOf(
  // In Portuguese a bare "no" means "in the".
  'no (more |hard |light |live )?(sparring|contact|contacto|partner|rounds?|rolling)|no (hagas|hacer|haces|hay|vuelvas)',
  'not|without|until|cleared|clearance|doctor|never|leave out|skip|instead of|off|nao|sem|ate|liber*|medic[oa]|evit*|sin|hasta|alta|tampoco|nunca|apto',
)

/** Whether a doctor, a commission or the safety gate keeps the person out of contact, and no one has cleared them since. */
export function isKeptFromContact({ message, history }: Pick<Question, 'message' | 'history'>): boolean {
  let isKept = false
  const member = [...history, { role: 'user' as const, content: message, trace: undefined }]
  for (const [index, { role, content }] of member.entries()) {
    if (role !== 'user') continue
    const words = wordsOf(content)
    if (has(BAN, words)) isKept = true
    else if (isCleared(words)) isKept = false
    const answered = member[index + 1]?.trace
    if (answered?.safety === 'concussion' && answered.safety_level === 'care') isKept = true
  }
  return isKept
}

/** Whether advice or a question has contact in it that it does not exclude in the same sentence. */
export const namesContact = (text: string): boolean =>
  sentencesOf(wordsOf(text)).some((sentence) => has(CONTACT, sentence) && !has(WITHOUT, sentence))
