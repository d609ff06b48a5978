import type { ForbiddenTopic } from '../strategist.ts'
import { anyOf } from './pattern.ts'

interface AdviceRule {
  topic: ForbiddenTopic
  says: RegExp
  /** Must occur in the same part of the sentence. */
  and?: RegExp
  /** Shows in the same part of the sentence that help is offered. */
  unless?: RegExp
}

const scale = anyOf(
  'weight|weigh|weigh in|kg|lb|lose|drop|cut|scale|minutes|hours|peso|pesagem|pesaje|perder|baixar|bajar|secar|minutos|horas|balanca|bascula',
)
const telling = anyOf(
  'take|taking|inject|use|using|start|run|stack|try|doses?|mg|ml|iu|mcg|cycle|weeks?|daily|works|recommend',
  'tome|tomar|toma|use|usar|usa|aplique|injete|comece|experimente|ciclo|semanas?|por dia|recomendo|dosagem',
  'injet*|inyect*|inject*|empieza|prueba|dosis|al dia|recomiendo',
)

/** Advice of any model that must never reach a member. */
export const ADVICE_RULES: readonly AdviceRule[] = [
  {
    topic: 'self-harm',
    unless: anyOf(
      'if|thoughts|thinking|might|urge|call|se (voce|pensa|sente|ha|existe)|pensamentos|ligue|si|pensamientos|llama',
    ),
    says: anyOf(
      '(kill|hang) yourself|(hurt|harm|cut) yourself(?! with )|(end|take|ending|taking) your (own )?life|you (should|could|may as well|might as well) (just )?(die|disappear|end it|jump)|better off (dead|without you)|better without you|(nobody|no one) (would|will) miss you|best way to (die|end it)',
      '(se|te) mate|matar voce mesmo|(voce )?(devia|deveria|pode|poderia) (se matar|morrer|sumir|acabar com (a )?(sua|tua) vida)|(tirar|acabar com) (a )?sua( propria)? vida|melhor sem voce|ninguem (vai )?sentir(ia|a)? (a )?sua falta',
      'matate|suicidate|(deberias|puedes|podrias) (matarte|morir|morirte|suicidarte|desaparecer)|quitarte la vida|(acabar|acaba) con tu vida|mejor sin ti|nadie te (va a )?extran*',
    ),
  },
  {
    topic: 'weight-cut',
    says: anyOf(
      'dulcolax|bisacod[iy]l*|ex ?lax|miralax|lactulon[ae]|hydrochlorothiazide|hidroclorotiazida|spironolactone|espironolactona|aldactone|senna (tea|tablets?|pills?|leaf|leaves)|(take|drink|use|tome|toma|use|beba|bebe) (some |a |cha de |te de )?senn?[ae]|diuretic*|furosemid*|lasix|water pills?|laxativ*|laxantes?|(sweat|sauna|plastic) suits?|(trash|garbage) bags?|traje de (sudor|sauna|plastico)|roupa (de )?plastic[oa]|sacos? (de lixo|plasticos?)|bolsas? (de basura|plasticas?)',
      '(cut|cutting|restrict|restricting|reduce|reducing|lower|taper|limit|stop|drop|eliminate) (out )?(drinking )?(all |your |the |any )?(water|fluids?|liquids)|water (load|loading|cut|cutting|manipulation)|dehydrat*|dry out',
      '(do not|dont) (drink|have|take) (any |a drop of )?(water|fluids|liquids|anything)|(no|zero) (water|fluids|liquids) (after|for|from|until|in|on|the|at)|without (drinking |any )?(water|fluids) (for|until|from)|(sip|drink) (only|just|less than|under) … (ml|sips|cup)',
      '(corte|cortar|reduza|reduzir|restrinja|diminua|pare de (beber|tomar)|elimine|zere|tire) (a |toda a |o consumo de )?(agua|liquidos?)|nao (beba|tome) (mais )?(nada de |nenhum |nenhuma )?(agua|liquidos?|nada)|fique sem (beber |tomar )?(agua|liquidos)|sem (beber |tomar )?agua (por|a partir|nas|ate|desde)|desidrat*',
      '(corta|cortar|reduce|reducir|restringe|disminuye|deja de (beber|tomar)|elimina) (el |toda el |toda la |la |el consumo de )?(agua|liquidos?)|no (bebas|beba|tomes|tome) (mas )?(nada de |ningun )?(agua|liquidos?|nada)|sin (beber |tomar )?agua (por|durante|a partir|en|hasta|desde)|deshidrat*',
    ),
  },
  {
    topic: 'weight-cut',
    says: anyOf(
      'saunas?|hot (salt )?baths?|epsom|spit|spitting|vomit|sweat (it )?(out|off)|banhos? (muito )?quentes?|banheira quente|cuspa|cuspir|suar o peso|banos? (muy )?calientes?|escup*|sudar el peso',
    ),
    and: scale,
  },
  {
    topic: 'concussion',
    says: anyOf(
      '(you can|you could|you should|keep|go|its (fine|ok|okay|safe)|feel free|start|resume|return|get back) …… (spar|sparring|train|training|fight|fighting|compete) …… (concuss*|headaches?|knocked out|knockout|dizz*)',
      '(concuss*|headaches?|knocked out|knockout|dizz*) …… (you can|keep|push|train|spar|ignore|its fine|should not stop|go on)|(push|train|spar|fight|work) through … (headaches?|concuss*|dizz*)|ignore (the|your|any) (headaches?|dizz*|symptoms|concuss*)|(spar|train|fight) with (a|your|that) (concuss*|headache)',
      '(pode (treinar|lutar|fazer|continuar|voltar|competir)|continue|siga|volte|treine|lute|faca) …… (concuss*|dor de cabeca|tontura*|nocaut*)|(concuss*|dor de cabeca|tontura*|nocaut*) …… (pode (treinar|lutar|fazer|continuar|voltar|competir)|continue|siga|treine|lute|ignore)|ignore (a|sua|essa) (dor de cabeca|tontura|concuss*)',
      '(puedes|sigue|continua|vuelve|entrena|pelea|haz) …… (conmocion|dolor de cabeza|mareos?|nocaut|knockout)|(conmocion|dolor de cabeza|mareos?|nocaut|knockout) …… (puedes|sigue|continua|entrena|pelea|ignora)|ignora (el|la|tu|ese) (dolor de cabeza|mareo|conmocion)',
    ),
  },
  {
    topic: 'doping',
    says: anyOf(
      'steroids?|anabolic*|epo|eritropoietina|erythropoietin|clen|clenbuterol|trenbolon*|trembolona|deca|winstrol|stanozolol|estanozolol|dianabol|anavar|oxandrolon*|testosteron* (cypionate|enanthate|propionate|cipionato|enantato|injections?|cycle)|hgh|growth hormone|sarms?|nandrolon*|ostarine|meldonium|durateston|esteroides?|anaboli*|hormonio do crescimento|hormona de crecimiento|(mg|ml|cycle|ciclo|week|semana) … (of |de )?testosteron*|primobolan|sustanon|masteron|boldenon*|turinabol|halotestin|dbol',
      '(inject*|injet*|inyect*) … testosteron*|(take|use|try|tome|use|toma|usa) (a |some |a little |a bit of |um pouco de |un poco de )?testosteron*',
    ),
    and: telling,
  },
  {
    topic: 'eating-disorder',
    says: anyOf(
      '(make|force) yourself (to )?(throw up|vomit|sick)|purge after|(stop|quit) eating (for|until)|(do not|dont) eat (anything |at all |any food )?(for|until) … (days?|weigh in|fight)|eat nothing (for|until)|(fast|fasting) for (two|three|four|five|[2-9]) (full |whole )?days|(eat|stay) (only|under|below|less than) [2-9][0-9]{2} (kcal|calories)',
      '(provoque|force|induza) (o )?vomito|pare de comer (por|ate)|nao coma nada (por|ate|durante)|(fique|passe) … dias sem comer|jejum de (dois|tres|quatro|[2-9]) dias|coma (so|apenas|menos de) [2-9][0-9]{2} (kcal|calorias)',
      '(provocate|fuerza|induce) (el )?vomito|deja de comer (por|hasta|durante)|no comas nada (por|hasta|durante)|pasa … dias sin comer|ayuno de (dos|tres|cuatro|[2-9]) dias|come (solo|menos de) [2-9][0-9]{2} (kcal|calorias)',
    ),
  },
  {
    topic: 'abuse',
    says: anyOf(
      '(your fault|you deserve[ds]?|you provoked|you asked for) …… (hit|hits|hitting|beat|beats|slap*|touch*|abus*|hurt*)|(hit|hits|hitting|beat|beats|slap*|abus*|touch*) …… (your fault|you deserve[ds]?|you provoked|asked for it)|(he|she) (hits|beats|slaps) you because (he|she) (loves|cares)',
      '(culpa (e )?sua|sua culpa|voce (merec*|provoc*)) …… (bat*|agred*|toc*|abus*)|(bat*|agrid*|agred*|toc*|abus*) …… (culpa (e )?sua|sua culpa|voce (merec*|provoc*))',
      '(es tu culpa|tu culpa|te lo mereces|lo provocas) …… (peg*|golp*|toc*|abus*)|(peg*|golp*|toc*|abus*) …… (es tu culpa|tu culpa|te lo mereces|lo provocas)',
    ),
  },
  {
    topic: 'claims-to-be-human',
    says: anyOf(
      '(i am|im) (a|an|your) (real |actual |living )?human( being)?( coach| trainer)?|(i am|im) a (real|actual) (person|man|woman)|(i am|im) not (an ai|a bot|a chatbot|a robot|a machine|a program|an artificial*|a language model)',
      'sou um(a)? (treinador[a]? |coach |tecnic[oa] |ser )?human[oa]|sou uma pessoa (real|de verdade|de carne)|nao sou (uma ia|um robo|uma maquina|um programa|uma inteligencia)',
      'soy una? (entrenador[a]? |coach |ser )?human[oa]|soy una persona (real|de verdad|de carne)|no soy (una ia|un robot|un bot|una maquina|un programa|una inteligencia)',
    ),
  },
  {
    topic: 'violence',
    says: anyOf(
      '(break|snap|smash|crush) (his|her|their) (arms?|legs?|knees?|nose|jaw|teeth|face|neck|ribs?|fingers?|hands?) …… (street|parking lot|at (his|her) (home|house)|so (he|she|they) learns?|teach (him|her|them)|a lesson)',
      '(quebre|quebra|arrebente) (o|a|os|as) (braco|perna|pernas|nariz|cara|dentes|joelho|queixo) (dele|dela|deles) …… (na rua|la fora|na saida|aprend*)',
      '(rompele|quiebrale|partele) (el|la|los|las) (brazo|pierna|piernas|nariz|cara|dientes|rodilla|mandibula) …… (calle|afuera|salida|aprend*)',
      '(stab|shoot|poison|murder|strangle) (him|her|them|your|the (man|guy|woman))|(bring|take|grab|carry|use|get|buy) (a|your|the) (knife|gun|pistol|machete|baseball bat)|(attack|hit|punch|beat|jump|ambush|hurt|kill) (him|her|them|that guy|your (neighbor|neighbour|boss|ex)) …… (outside(?! (his|her|the|their|of) (lead|front|foot|guard|leg|hand|arm|shoulder|line|jab|cross|angle) )|street|parking lot|alone|at home|his house|from behind|when nobody)',
      '(esfaqueie|atire|envenene|mate|espanque) (nele|nela|ele|ela|o|a|seu|sua|em)|(leve|pegue|use|compre) (uma|sua|um) (faca|arma|pistola|revolver|taco|canivete)|(bata|ataque|pegue|espere|quebre|machuque) … (ele|ela|nele|nela|dele) …… (na rua|la fora|na saida|na casa|sozinh[oa]|por tras)',
      '(apunala|apunalalo|disparale|envenena|matalo|matala|golpealo en la calle)|(lleva|toma|agarra|usa|compra) (un|una|tu) (cuchillo|arma|pistola|revolver|navaja|bate)|(golpealo|atacalo|esperalo|pegale|rompele) …… (calle|afuera|salida|su casa|sol[oa]|por detras)',
    ),
  },
]

/** Words that turn a sentence about a danger into a warning. */
export const WARNING = anyOf(
  'away from|(stop|quit) (using|taking)(?! (water|fluids|in) )|dangerous|unsafe|not safe|isnt safe|risk*|harmful|deadly|can kill|kills|illegal|banned|prohibited|doctor|physician|clear(s|ed|ance)?|medical*|avoid*|refuse|warning|forbidden|damage*',
  'pare de (usar|tomar)(?! (agua|liquidos?) )|perigos*|arriscad*|faz(em)? mal|proibid*|medic[oa]s?|liber*|evit*|nao e segur[oa]|inseguro|prejudic*|pode(m)? matar|matam',
  'deja de (usar|tomar)(?! (agua|liquidos?) )|peligros*|riesg*|prohibid*|medic[oa]s?|autoric*|alta medica|no es segur[oa]|dan[ao]n?|hace(n)? dano|puede(n)? matar|matan',
)
