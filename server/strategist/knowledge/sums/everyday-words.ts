import type { Figure } from './numbers-in-text.ts'

/** Words of everyday calculations: folded, in all three languages together. */

/** Somebody asks for a number. */
export const ASKS_NUMBER =
  /\b(?:how (?:many|much)|what(?:'?s| is| do| does| will| would| are)? .{0,40}?(?:left|mine|each|clear|make|come to|comes to|land|lands|take home|per)|whats left|(?:my|our|the|o|el|in) total|profit|lucro|ganancia|quant[oa]s?|qto|qtos|cuant[oa]s?|kuanto|sobra|sobran|alcanza|que (?:me|nos) queda|o que (?:me |nos )?sobra|qual (?:o |e o )?(?:resultado|lucro|total)|cual (?:seria |es )?(?:el )?(?:resultado|total))\b|\b(?:each|cada (?:um|uma|uno|una)) ?\?/

/** An amount that somebody fights, works or sells for. */
export const EARNED =
  /\b(?:purse|fight money|prize(?: money)?|show money|bolsa|(?:my|meu|mi|el|o meu) cache|premio|premiacao|bonus)\b/
/** Money that came in, before the amount. */
export const TOOK_IN =
  /\b(?:took(?: in)?|takes? in|made|brought in|earned|takings|revenue|turnover|faturou|faturei|faturamos|entraram|entrou|arrecad\w+|facturo|facture|facturamos|ingreso|ingresaron|ingresamos|recaud\w+|juntamos)\b/
/** Somebody else pays a part, before or after the amount. */
export const AID =
  /\b(?:pays? (?:for )?|gives?|gave|covers?|chips? in|puts in|sponsor\w*|grant|council|banca|bancam|bancou|ajuda|contribui|patrocin\w+|putting in|prefeitura|(?:clube?|escola|federacao|associacao|school|municipio|escuela) (?:so )?(?:da|dao|deu|consegue dar|poe|pone|gives|puts in|is putting in)|aporta|aportan|pone|ponen|cubre|regala|ayuntamiento|municipio|subven\w+)\b/
/** What somebody else gives and what one pays oneself begin alike: "we pay". */
export const OWN_PAYMENT = /\b(?:i|we|eu|nos|yo|nosotros|a gente) (?:pays?|give|gave)\b/

/** Before a share: it is the member's own. */
export const OWN_PART =
  /\b(?:(?:i|we)(?:'?d| would| will|'?ll)? (?:only )?(?:keep|get|take|make|earn|have)(?: back)?|and keep|(?:gives?|pays?|gets?) (?:me|us)|my (?:cut|share|part|commission)(?: is| of)?|me (?:tocan?|quedo|llevo|corresponde|dan|pagan?)|nos (?:toca|dan|pagan?)|(?:eu )?(?:fico|ficamos) com|(?:eu )?(?:ganho|recebo|levo)|(?:minha|mi) (?:parte|comissao|comision)(?: e| es| de)?|comissao(?: e)? de|comision(?: es)? de)(?: (?:the|el|un|o|os|uns|con|con el|about|de))*[ :]*$/
/** Before or after a share: somebody else takes it. */
export const OTHERS_PART =
  /\b(?:keeps?|takes?|gets?|wants?|charges?|deducts?|cut|fee|goes|fica|ficam|leva|levam|pega|pegam|cobra|cobran|cobram|quer|querem|tira|desconta|retem|se (?:queda|quedan|lleva|llevan)|agarra|quita|quiere|retiene|descuenta|manager|agent|coach|trainer|gym|promoter|venue|hall|site|platform|club|assistant|empresario|mestre|treinador|academia|promotor|ginasio|plataforma|entrenador|gimnasio|representante|ayudante)\b/
export const DISCOUNT = /^ ?(?:de |of )?(?:desconto|descuento|rebaja|discount|off|menos|less)\b/
/** A percentage of which the sign was left out: "takes the 20". */
export const BARE_PERCENT =
  /\b(?:se lleva|se queda con|se quedan con|fica com|leva|takes?|keeps?|gets?|entrenador|mestre|coach) (?:el|os|uns|o|the) $/

/** Everyone pays or gets the same. */
export const ASKS_EACH =
  /\b(?:each|a ?head|apiece|per (?:person|head|member|kid|athlete)|cada (?:um|uma|uno|una|quem|quien)|por (?:cabeca|pessoa|cabeza|persona|barba|atleta)|cada um|(?:de )?a (?:cuanto|como) (?:nos )?toca|nos toca|toca a cada|da pra cada|para cada)\b/
/** Those who share: directly after the number. */
export const SHARERS =
  /^ (?:of us\b|of them\b|athletes?|fighters?|friends?|lads|girls|boys|mates|guys|people|parents|families|members|kids|partners?|coaches|atletas?|wrestlers|boxers|judokas?|swimmers|players|cabr[oa]s|pib[ea]s|amig[oa]s?|pessoas?|alun[oa]s?|meninos|meninas|pais|socios|criancas|lutador(?:es|as)?|personas?|alumn[oa]s?|chic[oa]s|chav[oa]s|companer[oa]s|peleador(?:es|as)|nin[oa]s|padres|familias|pasajeros)\b/
/** "Confirmed only 30": before the number of those who share. */
export const SHARERS_BEFORE =
  /\b(?:there(?:'?s| is| are)|were|we are|somos(?: em)?|son|vamos|sao|its|it's|agora somos(?: em)?|ahora somos|confirmaram|confirmados|confirmed|confirmaron|entre|between|among)(?: only| so| solo| the| os| los| just)? $/

/** Missed, before a number of sessions or weeks, or after it. */
export const MISSED =
  /\b(?:lose|lost|miss|missed|missing|skip|skipped|minus|less|except|without|cancel\w*|off|injur\w+|perd\w+|falt(?:ei|o|ou|e|aron|aremos|arei|ar)|cancel\w+|fech\w+|menos|sem|sin|cerr\w+|salte|me salto)\b/

/** What is not part of a calculation: its number tells something else. */
export const OTHER_COUNT =
  /^ ?-?(?:fights?|bouts?|wins?|losses|year|years|yrs|yo\b|lutas?|vitorias?|derrotas?|anos?|peleas?(?! a \d)|victorias?|belts?|kyu|dan\b|guys in|km|kms|noites? de|nights? in)\b/

/** Directly before an amount: it is spent, whatever else is spoken of. */
export const COSTS_SO_MUCH =
  /\b(?:costs?|cost me|custou|custam?|custaram|cuesta|cuestan|costo|costaron|salio|salieron|saiu|sairam|gast(?:e|ei|amos)|spent|paid|paguei|pague|pago)(?: (?:me|us|nos|about|uns|unos))? $/
/** What is counted is sold, or somebody is paid for each of it. */
export const SALE =
  /\b(?:sold|sell\w*|sales?|tickets?|seats?|ringside|vend\w+|ingress\w+|boletos?|boletas?|entradas?|bilhetes?|rifas?|inscrit\w+|apuntad\w+|anotad\w+|participant\w*|attend\w+|people|personas|pessoas|clients?|pupils?|students?|alun\w+|alumn\w+|lessons?|privates?|aulas?|clases?|particulares|combates?|bouts?|lutas?|fights?|earn\w*|i get|i charge|me pagan?|me pagam?|ganho|gano|cobro)\b/
/** What is counted is bought. */
export const PURCHASE =
  /\b(?:buy\w*|bought|order\w*|purchas\w+|compr\w+|encarg\w+|pedir|pedimos|pido|pedindo|encomend\w+|hotel|nights?|noites?|noches?|renting|hir(?:e|ing)|kimonos?|gis?|shirts?|camis\w+|playeras?|remeras?|luvas?|guantes|gloves|belts|faixas|cinturones)\b/
/** Beside an amount that is spent. */
export const SPENT =
  /\b(?:bus|minibus|coach hire|train|van|car|fuel|petrol|gas|diesel|gasolina|nafta|combustivel|envio|shipping|postage|frete|delivery|medicals?|medic\w*|exam\w*|travel\w*|trip|viagem|viaje\w*|pasajes?|passag\w+|flights?|vuelos?|voos?|tape|entry|entries|inscri\w+|licen\w+|hotel\w*|airbnb|lodging|hospedag\w+|hospedaje|house|apartment|cabin|food|comida|spent|spend\w*|gast\w+|pag\w+|paid|pay\w*|costs?|costing|salieron|salio|sairam|cuest\w+|cust\w+|minus|less|menos|after|rent|renta|aluguel|alquiler|hall|salao|salon|ring|tolls?|pedagios?|peajes?|parking|estacion\w+|referees?|arbitros?|ambulanc\w+|doctors?|trophies|trofe\w+|medals?|medal\w+|belts?|insurance|seguro|federation|federac\w+|onibus|tren|camion|camioneta|physio|sparring)\b/

/** The price of one, before it: "privates are 70", "números de 50". */
export const UNIT_PRICE =
  /\b(?:privates?|lessons?|pt sessions?|aulas?(?: privadas?| particulares?)?|particulares|clases?(?: privadas?| particulares?)?|numeros?|rifas?|raffle tickets?|tickets?|boletos?|entradas?|ingressos?)(?: [a-z]+){0,4}? (?:are|at|is|a|de|for|cost|por|son|sao|valen|custam|salen)(?: a)? $/
/** Before a count: so many were done or sold. */
export const DONE =
  /\b(?:did|do|done|gave|give|taught|teach|sold|sell|had|dei|dou|fiz|faco|vendi|vendemos|venderam|vendeu|di|doy|hice|hago|vendieron|vendio)(?: (?:about|only|just|so|solo|unos?|unas?|uns|umas))? $/
/** Before a rate: it is paid to the member. */
export const EARNS_RATE =
  /\b(?:i get|gets? me|pays? me|they pay|i charge|charging|earn|sponsor\w*|recebo|ganho|cobro|me pagam?|me pagan?|me banca\w*|me da|me dan|gano|patroc\w+)\b/

type Behind = (figure: Figure, behind: string, before: string) => boolean

const rateOf = (per: Figure['per'] | undefined, words: string): Behind => {
  const behind = new RegExp(String.raw`^ ?(?:(?:an?|per|each|every|por|cada|la|el|al|ao|o|/) ?)(?:${words})\b`)
  const before = new RegExp(String.raw`\b(?:each|every|per|por|cada) (?:${words})(?: [a-z]+){0,2} $`)
  return (figure, text, said) => (per !== undefined && figure.per === per) || behind.test(text) || before.test(said)
}
const countOf = (unit: Figure['unit'] | undefined, words: string): ((figure: Figure, behind: string) => boolean) => {
  const named = new RegExp(String.raw`^ (?:[a-z]+ )?(?:${words})\b`)
  return (figure, text) =>
    (figure.per === undefined || figure.per === 'month') &&
    ((unit !== undefined && figure.unit === unit) || named.test(text))
}

/** What is paid by the piece: the price of one, and how many. */
export const RATES: readonly { price: Behind; count: (figure: Figure, behind: string) => boolean }[] = [
  { price: rateOf('month', 'month|mes'), count: countOf('months', 'months|meses') },
  { price: rateOf('hour', 'hour|hora|hr'), count: countOf('hours', 'hours|horas|clases|classes|aulas') },
  {
    price: rateOf('class', 'class|session|lesson|aula|clase|sesion|treino'),
    count: countOf('sessions', 'classes|sessions|lessons|aulas|clases|sesiones|treinos'),
  },
  { price: rateOf(undefined, 'night|noite|noche'), count: countOf(undefined, 'nights|noites|noches') },
  {
    price: rateOf(undefined, 'fight|bout|luta|pelea|combate'),
    count: countOf(undefined, 'fights|bouts|lutas|peleas|combates'),
  },
  { price: rateOf('day', 'day|dia'), count: countOf('days', 'days|dias') },
]
