import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

const weight = anyOf(
  'weight|weigh|weigh in|kg|lb|lose|losing|drop|cut|cutting|lean|scale|weight class',
  'peso|pesagem|pesar|perder|baixar|secar|emagrecer|balanca|bater (os )?[0-9_]{2,6}|categoria',
  'pesaje|bajar|adelgazar|bascula|balanza|dar (los )?[0-9_]{2,6}',
)
const soon = anyOf(
  'hours?|days?|fight week|semana (da luta|de la pelea)|before (the )?(fight|weigh)|horas?|dias?|antes (da|de la) (luta|pelea|pesagem)|antes del (pesaje|combate)',
)
const water = '(water|fluids|liquids|agua|liquidos?)'

/** The wish to weigh less, by any means. */
export const CUT_INTENT = anyOf(
  '(lose|losing|drop|dropping|cut|cutting|make|making|shed|shedding) … (weight|kg|lb)',
  '(bajar|descer|baixar|drop|dropping|go down|move down|make|moving down) … (categoria|class|division|divisao|limit)',
  '(get|come|go|cut) down(?= )|(baixar|descer|chegar|bajar|llegar) (para|a|em|nos|en|los|aos) [0-9]{2}',
  'weight cut|cut weight|get down to|slim down',
  '(perder|perco|baixar|baixo|bater|bato|secar|seco|tirar|tiro|reduzir|cortar) … (peso|kg|lb)|emagrecer|emagreco|corte de peso|descer de categoria',
  '(bajar|bajo|perder|pierdo|dar|doy|cortar|reducir|quitarme) … (peso|kg|lb)|adelgazar|rebajar',
)

export const WEIGHT_CUT: readonly Rule[] = [
  {
    level: 'refuse',
    says: anyOf(
      '(kg|lb|kilos?|quilos?|pounds?) (by|until|before|ate|antes de|para|hasta) … (without (any )?(water|drinking)|sem (beber )?agua|sin (tomar |beber )?agua)',
    ),
  },
  {
    level: 'refuse',
    says: anyOf(
      '(dehydration|dehydrating) (protocol|plan)|(protocolo?|plano|plan) (de|para) (la |a )?(deshidrata*|desidrata*)|(deshidratacion|desidratacao) rapida|rapid dehydration',
    ),
    unless: anyOf('avoid*|prevent*|evitar|prevenir|signs|sinais|senales'),
  },
  {
    level: 'refuse',
    says: anyOf(
      'saunas?|sweat suits?|sweatsuits?|sauna suits?|(trash|garbage|bin|plastic) bags?|plastic (wrap|suit)|hot (salt )?baths?|epsom|enemas?',
      'spit|spitting|vomit|vomiting|throw up|throwing up|puk*|laxativ*|sweat (it )?(out|off)|sweating (it )?(out|off)|dehydrat*|sweat … (kg|lb)',
      'roupa (de )?(plastic[oa]|termica|sauna)|capa de chuva|sacos? (de lixo|plasticos?)|banho* (muito )?quentes?|banheira (quente)?|cuspir|cuspindo|cuspo|vomit*|laxantes?|desidrat*|suar (o peso|tudo|muito|bastante)',
      'traje (de )?(sudor|sauna|plastico)|ropa de plastico|bolsas? (de )?(basura|plastico|plasticas)|(bano|banos|tina) (muy )?calientes?|bano de vapor|escup*|deshidrat*|sudar (el peso|todo|mucho)|purgantes?',
    ),
    about: weight,
    unless: anyOf('relax*|recover*|recuper*|descansar|relajar*|enjoy|massage'),
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      '(how much|what part|which part) (of (it|that|this|the weight) )?(can|could|should|may|is) (be )?(just )?(from )?water|(quanto|que parte) (disso |desse peso )?(pode|da pra|posso) (ser|tirar) (so )?(de )?agua|(cuanto|que parte) (de eso |de ese peso )?(puede|puedo) (ser|sacar) (solo )?(de )?agua',
    ),
  },
  {
    level: 'refuse',
    says: anyOf('diuretic*|furosemid*|lasix|water pills?|water (load|loading|cut|cutting|manipulation)|carga de agua'),
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      `(cut|cutting|stop|stopping|restrict*|drop|skip) (out )?(drinking )?(all )?(the |my )?${water}(?! weight )|${water} (cut|cutting|load|loading|manipulation)`,
      `(no|zero|without|any) (drinking )?(any )?${water} (for|before|until|after|from|the)|(not|dont|without) (drink|drinking) (anything|any water|water)(?= )|dry out|(stop|quit) drinking [0-9a-z]{1,6} (hours?|days?)|(not|no|without|stop) (eat|eating|food) (or|and) (drink|drinking|water)|nothing to (eat or )?drink`,
      `(parar|paro|deixar|deixo|ficar|fico|ficando|cortar|corto|cortando|corte|tirar|zerar) (de |sem )?(beber |tomar )?(a |da )?${water}|sem (beber |tomar )(nada de )?${water}|sem (nada de )?${water}|sem comer (nem|e) (beber|tomar)`,
      `${water} … (dejar|dejo|parar|deixar|cortar|quitar|to cut|to stop|to drop)(?= )`,
      `(dejar|dejo|cortar|corto|cortando|corte|quitar|eliminar) (de )?(tomar |beber )?(el |nada de )?${water}|sin (tomar |beber )(nada de )?${water}|sin (nada de )?${water}|sin comer (ni|y) (beber|tomar)`,
    ),
    about: anyOf(weight.source, soon.source),
    unless: anyOf('always|never|should not|shouldnt|nunca|jamais|jamas|afraid|medo|miedo|forget|esque*|olvid*'),
  },
]
