import type { SafetyTopic } from '../strategist.ts'
import { anyOf, has } from './pattern.ts'

const LONG_AGO = anyOf(
  '[0-9]{1,2} years?(?! old )|years? ago|last (spring|summer|autumn|fall|winter|year)|(in|since|back in|around) (19|20)[0-9]{2}|as a (kid|teen|teenager|child)',
  '(ha|faz|hace|llevo|desde hace) … anos?|[0-9]{1,2} anos (atras|recuperad[oa])|(em|en|desde) (19|20)[0-9]{2}|quando (era )?crianca|de (chic[oa]|chavit[oa]|morr[oa]|nin[oa]|joven)|(dos|tres|cuatro|cinco|seis|dois|quatro) anos',
)
const RECOVERED = anyOf(
  'took [0-9]{1,2} (weeks|months) off|signed (me|him|her) off|cleared|all clear|passed all|return to play|recovered|no (problems|symptoms|issues|trouble) since|all good since|fully (fine|healed|ok)',
  'liberad[oa]|liberou|nunca mais senti|recuperad[oa]|curad[oa]|sem sintomas?|nunca mais tive|(to|estou) 100',
  'de alta|el alta|sin problemas?|todas las pruebas|ya llovio|alta (medica|completa)|sin sintomas|no tengo sintomas|ya ni me acuerdo|nunca mas tuve',
)
const NOT_OVER = anyOf(
  'again|lately|still|relaps*|headaches?|dizz*|now i|these days|ainda|de novo|ultimamente|voltou|dor de cabeca|tontura',
  'otra vez|de nuevo|todavia|ultimamente|recaid*|recai|dolor de cabeza|mare*|aun',
)
/** A blow or choke of so long ago is no fresh one, though nobody says that it has healed. */
const YEARS_AGO = anyOf(
  '([2-9]|[1-9][0-9]|a few|a couple of|many|two|three|four|five|six|ten) (years?|yrs?) (ago|back)|(in|back in|since) (19[0-9]{2}|20(0[0-9]|1[0-9]|2[0-4]))|as a (kid|teen|teenager|child)',
  '(ha|faz|hace) (mais de |mas de |como |unos |uns |uns )?([2-9]|[1-9][0-9]|dois|duas|tres|quatro|cinco|seis|dez|dos|cuatro|diez) anos|([2-9]|[1-9][0-9]|dois|tres|dos) anos atras|(em|en|desde) (19[0-9]{2}|20(0[0-9]|1[0-9]|2[0-4]))|quando (eu )?era crianca|cuando era (chic[oa]|nin[oa])',
)
/** Signs of a concussion, or a blow that has just happened. */
const SIGNS_OF_BLOW = anyOf(
  'headache*|dizz*|nause*|vomit*|throw* up|blur*|vision|memory|forget*|foggy|confus*|light hurts|ringing|again|lately|yesterday|today (i |he |she )?(got|was|took|had)|last (night|week|month)|this (week|morning)|every time i',
  'dor(es)? de cabeca|tont*|enjo[oa]*|vomit*|visao|memoria|esquec*|confus*|zumbido|de novo|outra vez|ultimamente|ontem|hoje (eu )?(levei|tomei|fui|bati)|semana passada|mes passado|ainda sinto',
  'dolor(es)? de cabeza|mare[oa]*|nausea*|vista borrosa|vision|olvid*|zumbido|otra vez|de nuevo|ayer|hoy (me|recibi|lleve)|semana pasada|mes pasado|todavia (me|siento|tengo)',
)
/** Beaten, and glad to come back. */
const CAME_OFF_GLAD = anyOf(
  '(came|walked|went|ran) (off|out|home) (laughing|smiling|grinning)|(saiu|voltou) (rindo|sorrindo)|(salio|volvio) (riendo|sonriendo)',
)
/** A headache with a plain cause. */
const OTHER_HEADACHE = anyOf(
  '(headache*|migraine*) …… (screens?|computer|laptop|work|coffee|caffeine|hangover|hungover|flu|stress|sun|not eating|skipping)|(screens?|computer|coffee|hangover|flu|stress) …… (headache*|migraine*)',
  '(dor de cabeca|enxaqueca) …… (tela*|computador|trabalho|cafe|ressaca|gripe|estresse|sol)|(tela*|computador|ressaca|gripe) …… (dor de cabeca|enxaqueca)',
  '(dolor de cabeza|migrana) …… (pantalla*|computadora|ordenador|trabajo|cafe|cruda|resaca|gripe|estres|sol)|(pantalla*|computadora|resaca|cruda|gripe) …… (dolor de cabeza|migrana)',
)
const OF_A_KNOCK = anyOf(
  'knock*|blow*|hit|punch*|kick*|fight|bout|match|since (the|my)|head ?butt|sparring|dropped|concuss*|dizz*|vomit*|blur*|memory',
  'pancada*|golpe*|soco*|chute*|luta|combate|desde (a|o)|nocaut*|apag*|sparring|tont*|vomit*|concussao|memoria|batid*',
  'golpe*|punetazo|patada*|pelea|combate|desde (la|el)|noque*|sparring|mare*|vomit*|conmocion|memoria|cabezazo',
)
/** Learns for an exam or course, or teaches it. */
const STUDIES = anyOf(
  'exam|test tomorrow|on the test|coaching badge|coaching course|policy|poster|on the wall|course|certificate|qualification|first aid|essay|presentation|handout',
  'prova|exame|curso|trabalho da (escola|faculdade)|primeiros socorros|apresentacao|cartaz',
  'examen|curso|certificad*|primeros auxilios|trabajo de (la )?(clase|escuela|facultad)|presentacion|cartel',
)
const ASKS_FOR_SIGNS = anyOf(
  'where (do|should) i (start|begin)|por onde comeco|por donde empiezo|(exam|examen|exame|prova) (about|on|sobre)|say|days off|dias fora|dias de baja|signs|symptoms|protocol*|steps|rules?|how long|regras?|quanto tempo|reglas?|cuanto tiempo|sinais|sintomas|passos|signos|pasos',
)
/** It happened to somebody. */
const HAPPENED = anyOf(
  'since (the )?(sparring|training)|cant remember|(keep )?throwing up|(one|that) i (got|had|took)|think i have|(i|he|she) (was|got|has|had|took|am|is) …… (hit|knocked|dropped|concuss*|blow)|yesterday|last (night|week)|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
  'desde o (treino|sparring)|nao lembro|vomitei|que (eu )?(tive|sofri|peguei)|acho que tenho|(levei|levou|tomei|tomou|bati|bateu|apaguei|apagou)|ontem|semana passada',
  'desde el (sparring|entreno|entrenamiento)|no recuerdo|vomite|no paro|que (tuve|sufri|me di)|creo que tengo|(me dieron|le dieron|recibi|recibio|me noque*|lo noque*|me pegue)|ayer|la semana pasada',
)
/** An old injury that has been all right for years. */
const HELD_FOR_YEARS = anyOf(
  '(solid|fine|ok|okay|good|stable|no (trouble|problems?|issues?)) (now )?(for|since) (the last |about |over |like )?([2-9]|[1-9][0-9]|ten|a few) (years?|yrs?)|(years?|yrs?) without (any )?(trouble|problems?|issues?|pain)',
  '(firme|tranquil[oa]|bem|sem (problema|dor|nada)) (ha|faz) … anos|ha … anos (sem|nao (sai|doi|da))',
  '(firme|bien|sin (problemas?|dolor|nada|molestias)) (desde )?hace … anos|hace … anos (que )?(no (se sale|duele|molesta)|sin)',
)
/** The breath was gone for a moment, and is back. */
const WINDED = anyOf(
  'winded|wind knocked|knocked the wind|liver shot|solar plexus|sem ar|boca do estomago|sin aire|boca del estomago|plexo',
)
const FINE_NOW = anyOf(
  '(fine|ok|okay|good|perfect) (now|again|since|after)|(ja|agora) (to|estou) (bem|otim[oa]|tranquil[oa])|ya (estoy|ando) (bien|perfect[oa]|ok)|passou|se me paso',
)

/** It happened once more, or only now. */
const FRESH = anyOf(
  'yesterday|today (too|again)|last night|this (morning|week|month)|([0-9]{1,2}|one|two|three|a few) (days?|hours?) ago|(on|since|last) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|again|every (roll|time|round)',
  'ontem|hoje (tambem|de novo|outra)|esta (manha|semana)|ha ([0-9]{1,2}|dois|tres|poucos) dias|na (segunda|terca|quarta|quinta|sexta)|no (sabado|domingo)|de novo|outra vez|desde ontem',
  'ayer|anoche|hoy (tambien|otra|de nuevo)|esta (manana|semana)|hace ([0-9]{1,2}|dos|tres|unos) dias|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|otra vez|de nuevo|desde ayer',
)
/** Signs that are dangerous whatever else is said to be over. */
const RED_FLAGS = anyOf(
  'chest|lips|breath*|hard as|rigid|thunderclap|worst|faint*|droop*|shoulder tip|vomit*|blood|pee|peeing|peed|piss*|black(ed)? out|blackout|pass(ed)? out|numb*',
  'peito|labios?|respir*|dura como|rigid[oa]|trovao|pior|desmai*|caiu|caida|sangue|urin*|mij*|vomit*|apag*',
  'pecho|dura como|trueno|rayo|peor|desmay*|caid[oa]|sangre|orin*|vomit*',
)

/** Whether a concussion or an eating disorder is told of that has been over for years. */
export const isOverForYears = (topic: SafetyTopic, words: string): boolean =>
  !has(FRESH, words) &&
  (((topic === 'concussion' || topic === 'eating-disorder') &&
    has(LONG_AGO, words) &&
    has(RECOVERED, words) &&
    !has(NOT_OVER, words)) ||
    (topic === 'concussion' && has(YEARS_AGO, words) && !has(SIGNS_OF_BLOW, words)))

/** What others did long ago: "in the 80s they cut weight in bin bags". */
const OLD_DAYS = anyOf(
  '(in|back in) the ([5-9]0s|fifties|sixties|seventies|eighties|nineties)|in (his|her|their) day|back in the day',
  'n[oa] tempo (dele|dela|deles|do meu (avo|pai|mestre))|nos anos ([5-9]0|cinquenta|sessenta|setenta|oitenta|noventa)',
  'en los ([5-9]0|cincuenta|sesenta|setenta|ochenta|noventa)|en (su|sus) (epoca|tiempos?)',
)
const OF_MYSELF = anyOf(
  'i (want|need|try|tried|do|did|have|am|will|could|should|can)|im|ive|me too|myself|should i|can i|eu|quero|vou|posso|fazer igual|comigo|yo|quiero|voy|puedo|hago|hacer lo mismo|conmigo',
)

/** Whether somebody tells what others did long ago, and nothing of themselves. */
export const isOfOldDays = (topic: SafetyTopic, words: string): boolean =>
  (topic === 'weight-cut' || topic === 'concussion') && has(OLD_DAYS, words) && !has(OF_MYSELF, words)

/** A limb that hurts, or a nose that bleeds. */
const OF_A_LIMB = anyOf(
  'knees?|ankles?|foot|feet|toes?|shins?|calf|thighs?|hands?|fingers?|thumbs?|wrists?|elbows?|shoulders?|ribs?|hips?|nose ?bleeds?|nose bleeding|bloody nose',
  'joelhos?|tornozelos?|pes?|dedos?|canelas?|panturrilha|coxas?|maos?|polegar|punhos?|cotovelos?|ombros?|costelas?|quadril|nariz sangra*|sangra* (o|pelo|do) nariz|sangramento no nariz',
  'rodillas?|tobillos?|pies?|dedos?|espinillas?|canillas?|pantorrilla|muslos?|manos?|pulgar|munecas?|codos?|hombros?|costillas?|cadera|nariz sangra*|sangra* (la|por la) nariz|sangrado de nariz',
)
/** What makes it a matter of the head. */
const OF_THE_HEAD = anyOf(
  'head*|face|jaw|chin|temple|skull|brain|concuss*|knocked|knockout|ko|kod|dropped|dazed|dizz*|nause*|vomit*|throw* up|blur*|vision|memory|remember|forget*|fog*|confus*|light|ringing|clear fluid|wont stop|sleepy|balance',
  'cabeca|rosto|queixo|mandibula|cerebro|concuss*|nocaut*|apag*|tont*|enjo*|vomit*|visao|turv*|memoria|lembr*|esquec*|confus*|luz|zumbido|nao para|sono|equilibrio|desmai*',
  'cabeza|cara|menton|mandibula|cerebro|conmocion|noque*|nocaut*|ko|mare*|nausea*|vomit*|borros*|vision|memoria|record*|olvid*|confus*|luz|zumbido|no para|sueno|equilibrio|desmay*',
)
/** Seen and cleared by a doctor since. */
const CLEARED = anyOf(
  '(doctor|doc|gp|neurologist|physio) … (cleared|all clear|signed me off|gave me the all clear|ok)|cleared by (the|my|a) (doctor|doc|gp|neurologist)',
  '(medico|medica|doutor|doutora|neuro) …… (liberad[oa]|liberou|liberaram)|tudo liberado|liberad[oa] (pelo|pela) medic[oa]',
  '(medico|medica|doctor|doctora|neurologo) …… (alta|libero|autorizo|dio el alta|me dejo)|tengo el alta|con el alta',
)

/** Whether a blow or injury is told of that did no harm, is only learnt about, or has been over for years. */
export const isNoFreshInjury = (topic: SafetyTopic, words: string): boolean =>
  topic === 'concussion'
    ? (has(CAME_OFF_GLAD, words) && !has(SIGNS_OF_BLOW, words)) ||
      (has(OTHER_HEADACHE, words) && !has(OF_A_KNOCK, words) && !has(RED_FLAGS, words)) ||
      (has(OF_A_LIMB, words) && !has(OF_THE_HEAD, words)) ||
      (has(CLEARED, words) && !has(SIGNS_OF_BLOW, words)) ||
      (has(STUDIES, words) && has(ASKS_FOR_SIGNS, words) && !has(HAPPENED, words))
    : topic === 'injury' &&
      ((has(HELD_FOR_YEARS, words) && !has(NOT_OVER, words) && !has(FRESH, words)) ||
        (has(WINDED, words) && has(FINE_NOW, words) && !has(RED_FLAGS, words)))
