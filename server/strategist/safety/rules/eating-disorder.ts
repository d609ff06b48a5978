import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

/** Periods that stopped: mostly too little is eaten. */
const noPeriod = anyOf(
  '(no|missed|missing|lost|havent had|not had) (my |a )?period*|period* (has |have )?(stopped|gone)|menstruacao (sumiu|parou|nao (vem|veio|desceu))|nao (vem|veio|desceu|menstruo) …… menstrua*|sem menstruar|(no me viene|no me baja|me falta|me falto|faltar|se me fue|se me corto|sin) (el |la )?(periodo|regla|menstruacion)',
)

export const EATING_DISORDER: readonly Rule[] = [
  {
    level: 'care',
    says: anyOf(
      '(foods?|meals?|comidas?|alimentos?) …… (easy to|easier to|faceis? de|facil de|faciles? de) (bring (back )?up|throw up|get (back )?up|botar pra fora|vomitar|colocar pra fora|sacar|devolver|vomitar)',
    ),
  },
  {
    level: 'ask',
    says: anyOf(
      '(lose|drop|cut|shed|perder|perco|baixar|baixo|secar|bajar|bajo|sacar|saco|rebajar) …… (kg|kgs|kilos?|quilos?|pounds|lbs)',
    ),
    told: noPeriod,
  },
  {
    level: 'care',
    says: anyOf(
      '(ate|pizza|cake|burger|brigadeiro*|bolo|torta|comi|hamburguesa|helado|pastel|tacos|dinner|janta|cena) …… (resolvi|resolvo|solved|fixed|sorted|made up|arregle|arreglo|compense|lo saque) …… (banheiro|bathroom|toilet|loo|bano|privada)|(made up for|fixed|sorted) the (pizza|cake|burger|dinner|takeaway) …… (bathroom|toilet|loo)',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(bring|bringing|brought) (my |the )?(dinner|lunch|food|breakfast|meals?|it all) back up|(boto|bota|coloco|jogo) (tudo|a comida|o almoco|a janta) (pra|para) fora|(devuelvo|devolver|echo fuera|saco) (toda )?(la comida|la cena|lo que como|todo lo que como)(?! (del|de) )',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(skip|skipping|skipped|skips) everything …… [0-9]{1,2} days|pulo tudo …… [0-9]{1,2} dias|(me )?salto todo …… [0-9]{1,2} dias',
      '(havent|have not|not) eaten (anything |a thing )?(for|in) [0-9]{1,2} days|[0-9]{1,2} dias sem comer( nada)?|[0-9]{1,2} dias sin comer( nada)?',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(dame|dieta|give me|diet|me da|me passa|quero|quiero|want|plan) …… [2-7][0-9]{2} (calories|kcal|calorias|cals)(?! (burn*|gast*|quem*) )',
      '(hide|hiding|escond*|ocult*) …… (not eating|nao (to |estou )?com(o|endo)|no (estoy )?com(o|iendo))',
    ),
    unless: anyOf('deficit|surplus|snack|shake|burn*|lanche|merienda|extra|more|mais|mas de'),
  },
  {
    level: 'ask',
    says: anyOf(
      '(i )?(still )?(look|feel|see myself) (so |too |really )?(huge|fat|enormous)|me (acho|vejo|sinto) (muito )?(enorme|gord[oa]|gigante)|me (veo|siento) (muy )?(enorme|gord[oa]|gigante)',
    ),
    about: anyOf('(3[0-9]|4[0-7])(_[0-9])? (kg|quilos|kilos)|mirror|espelho|espejo'),
  },
  {
    level: 'care',
    says: anyOf(
      '(no|without|missed my|lost my|havent had (a|my)|stopped having (a|my)) periods? … (months?|ages|years?)|periods? (has |have )?(stopped|gone)',
      '(sem|nao desce|parei de) (a )?menstru* … (mes|meses|tempo)|menstruacao (sumiu|parou|nao vem)',
      '(sin|no me baja|se me fue|perdi|me salte|me falta) (la |mi )?(regla|menstruacion|periodo) … (mes|meses|tiempo)|sin menstruar',
    ),
    unless: anyOf('pregnan*|birth|menopaus*|coil|pill|gravid*|parto|diu|embaraz*|anticonceptiv*|anticoncepcion*'),
  },
  {
    level: 'care',
    says: anyOf(
      '(make|making|made|force|forcing|forced) myself (to )?(throw up|vomit|sick|puke|be sick)|fingers? down my throat|(vomit|throw up|puke) (after|what) (every|each|all) (meal|thing)s?',
      '(havent|have not|hadnt|not|without|stopped|barely) (eaten|eating|eat)( anything| a thing| food| properly)? (in|for) … (days?|weeks?)|days (without|with no) (food|eating)|starv(e|ing) myself|(havent|have not) eaten since (monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
      'binge (eat|eating|and purge)|bing(e|es|ing|eing) … purg(e|es|ing)|(i|been|keep|started|i keep) (purge|purging)|i (binge|keep bingeing|keep binging)(?! (watch|on (tv|netflix|series)) )|bingeing every (night|day)',
      '(provoc*|forc*|induz*) (o |meu |um )?vomit*|me (faco|forco a|obrigo a) vomitar|(vomito|vomitar|vomitando) (tudo )?(depois|apos) (de comer|das refeicoes|de cada refeicao|cada refeicao|do jantar|do almoco|que como)|dedo na garganta',
      'compuls(ao|oes) aliment*|crises? de compulsao|(dias|semanas?) (quase )?sem comer|sem comer (nada )?(ha|faz|por) … dias|nao como (nada )?(ha|faz|desde) … dias|(passo|passando) fome (para|de proposito)',
      '(me )?(provoc*|obligo a|fuerzo a|induzco|hago) (el |a )?vomit*|(vomito|vomitar) (todo )?(despues de|lo que) (comer|como|cada comida|cenar)|dedos (en|a) la garganta|atracon*|(dias|semanas?) (casi )?sin comer|no como (nada )?(desde hace|hace|en) … dias|sin comer (nada )?(desde hace|hace) … dias|me mato de hambre',
    ),
    unless: anyOf('series|netflix|tv|videos|carne|meat|sugar|azucar|acucar'),
  },
  {
    level: 'care',
    says: anyOf(
      'anorexi*|bulimi*|eating disorder|laxativ*|laxantes?|transtorno alimentar|trastorno (alimenti*|alimentario|de la conducta alimentaria)',
    ),
    and: anyOf('i|im|ive|my|me|take|eu|meu|minha|tenho|tomo|to|tomar|tomando|yo|mi|tengo|tomar|uso|usar'),
    undenied: true,
  },
  {
    level: 'care',
    says: anyOf(
      '(eat|eating|comendo|como|comer|comiendo) (only |just |so |solo |apenas |under |less than |menos de |about )?(about |umas |unas |de )?[2-9][0-9]{2} (calories|kcal|calorias|cals)|chew … spit|mastigo e cuspo|mastico y escupo|(throw|throwing) up (all )?my (food|meals)',
      '(afraid|scared|terrified) (to eat|of eating|of food)|(eat|eating) in secret|punish myself … (eat*|food|starv*|meals)|days on (just |only |nothing but )?water',
      'medo de comer|(como|comer|comendo) escondid[oa]|(dias|semana) so (na|com|a) agua|nao como (nada )?de proposito|me (castigo|puno) sem comer|castigo sem comer',
      'miedo (a|de) comer|(como|comer|comiendo) (a )?escondid[oa]s?|dias (solo|a pura|con pura|a base de) (con )?agua|castigo sin comer|no como (nada )?a proposito',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      'puke|puking|vomit*|throw (it |everything |the food )?(all )?(back )?up|throwing (it )?up|purg*|devolver|devuelvo',
    ),
    and: anyOf(
      'eat|eating|ate|food|meals?|dinner|lunch|comer|como|comi|comida|refeic*|jantar|jantei|almoco|cenar|ceno|cena',
    ),
    about: anyOf(
      'hide|hiding|guilt*|ashamed|fat|every time|always|on purpose|disgust*|secret*|culpa|culpad[oa]|culpable|nojo|gord[oa]|sempre|toda vez|de proposito|siempre|cada vez|asco|a proposito|escondid*',
    ),
    unless: anyOf('conditioning|poison*|bad food|intoxic*|estragad[oa]|virus|nerv*'),
  },
]
