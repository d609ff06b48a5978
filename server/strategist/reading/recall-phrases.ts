import type { Language } from '#contract/language.ts'

/** Phrases of short questions about the conversation itself. All for folded text. */
interface RecallPhrases {
  /** The plan in short. */
  summary: RegExp
  /** The calculation with the member's numbers. */
  sum: RegExp
  /** The day of the member's event, or how long it is until then. */
  event: RegExp
  /** What the member told. */
  told: RegExp
  /** The reason for what was said. */
  why: RegExp
  /** The one step that matters most. */
  first: RegExp
  /** Asks in general, and not about this conversation. */
  inGeneral: RegExp
}

/** A pattern that matches where one of these does. */
const oneOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'))

export const RECALL_PHRASES: Record<Language, RecallPhrases> = {
  en: {
    summary: oneOf(
      String.raw`\b(?:sum|wrap) (?:it |that |this |the plan |everything |all that |all of that )?(?:all )?up\b|\bsummar(?:y|ise|ize)\b|\bre-?cap\b|\btl;?dr\b|\bthe gist\b|\bin a nutshell\b|\bto be clear,? (?:whats|what is|what are)\b`,
      String.raw`\b(?:short|quick|shorter|brief) version\b|\bthe short of it\b|\bin short\b|\b(?:in|just|but|as) (?:(?:one|two|three|a few|[1-5]) )?(?:lines?|bullets?|bullet points|sentences)\b|\bin (?:one message|brief|few words)\b`,
      String.raw`\bwhat (?:was|is|were|are) (?:the|my|our) (?:plan|steps)\b|\bwhats (?:the|my|our) (?:plan|steps?)\b|\b(?:plan|steps|whole thing) (?:again|once more|one more time)\b|\bgo over (?:the plan|it all|everything|it)\b|\bmain steps\b`,
      String.raw`\bwhat (?:we|did we) (?:agreed?|decided?)\b|\bwhat am i doing\b`,
      String.raw`\b(?:say|put|explain|write|tell)(?: me)? (?:it|that|this)(?: \w+){0,2} (?:shorter|simpler|simply|plainly|in (?:plain|simple|easy|other|simpler) (?:words|terms|english))\b|\btoo (?:long|much text)\b|\bshorter (?:please|pls)\b|\bin one sentence\b|\b(?:put|say) (?:it|that) (?:another|a different) way\b|\bso basically\b|\bwhat (?:you're|youre|ur|you are|u r) (?:basically )?saying\b|\bexplain (?:it )?(?:like|as if)\b|\b(?:didn'?t|don'?t) (?:get|understand) (?:a word|any of|that|it|this)\b`,
    ),
    sum: oneOf(
      String.raw`\b(?:do|run|redo|show|explain|give)\b.{0,24}\b(?:maths?|sums?|calculations?|numbers|figures)\b|\b(?:maths?|sums?|calculation) (?:again|now|once more|pls|please|one more)\b|\bset out the calculation\b`,
      String.raw`\bwhat(?:'?s| is| was| would be| does it come to)? ?(?:the|my|our)? ?(?:sum|total|profit|loss|gap|result)\b|\bhow(?:'d| did) (?:you|u) get (?:to )?(?:that|this|the) (?:number|figure|sum)\b|\bcomes? in\b.*\bgoes? out\b`,
      String.raw`\bwhat(?:'?s| is| have i| do i have| stays| remains| am i)? (?:left|stays|remains)\b|\b(?:left|keep|make|earn) (?:with )?(?:how much|now|a month|at the end)\b|\bhow (?:much|many)\b.*\b(?:left|short|over|need|keep|make|earn)\b|\bstays? with me\b`,
      String.raw`\b(?:recalculate|calculate (?:it|that) again|work (?:it|that) out again|sum again)\b`,
    ),
    event: oneOf(
      String.raw`\bwhen(?:'?s| is| was| did i say| am i| do i (?:fight|box|compete|test|grade))\b`,
      String.raw`\b(?:what|which) (?:day|date)\b|\b(?:remind|tell) me (?:of |about )?(?:the|my) (?:date|day)\b|\bdate of (?:my|the|our)\b|\bthe date (?:again|now)\b`,
      String.raw`\bhow (?:long|much time|many (?:days|weeks|months)) (?:do i (?:still )?have|have i|i have|i've|have we|is it|left|to go|still|(?:until|till|til|before) (?:it|then|my|our|the (?:fight|bout|match|tournament|comp\w*|exam|test|grading|event|weigh|day|trip|camp|season))|is that|now)`,
      String.raw`\b(?:days|weeks|months) (?:left|to go)\b|\b(?:days|weeks|months) (?:un)?til+ (?:it|then|my|our|the|\w+s\b)(?! \w+(?:ness|ing|ache))|\bcount(?: down)? the (?:days|weeks)\b|\bcountdown\b|\bhow far (?:out|away)\b|\btime ?wise\b|\bwhat(?:'?s| is) left\b.{0,12}\b(?:weeks|days|time)\b|\bdo i (?:still )?have \d+ (?:weeks|months|days)\b|\bfrom today\b`,
      String.raw`\bis (?:it|the \w+|my \w+) on (?:the )?\w+ or (?:the )?\w+\b|\bits the \d+(?:st|nd|rd|th)? (?:yeah|right)\b`,
    ),
    told: oneOf(
      String.raw`\b(?:what|which|how (?:many|much)|whose)\b.*\b(?:did i|have i|i have|i've|i) (?:already )?(?:told?|tell|said|say|mention(?:ed)?|wrote|write|gave|give|put|describe[d]?)\b`,
      String.raw`\bdid i (?:already )?(?:mention|say|tell)\b|\b(?:do (?:you|u)|you) (?:still )?(?:know|remember)\b.{0,20}\b(?:me|i|my)\b|\bread back\b|\b(?:what|whats) (?:was|is)? ?my (?:first )?\w+.{0,16}\b(?:again|as i gave|i gave)\b`,
      String.raw`\bhow did i put it\b|\bwhat (?:did i|was i) (?:even )?ask(?:ing)?(?: you)?\b|\bwhat was my question\b|\basked (?:you|u) something\b.*\bwhat\b|\bremind me (?:how many|what|which)\b|\b(?:which|what) days do i (?:train|have|work)\b|\bwhat do you know about my\b`,
    ),
    why: oneOf(
      `^(?:(?:but|and|ok|so|hm+|wait|eh)[, ]+)*(?:why|how come)(?: (?:is that|that|so|though|not|then|this))?[?!. ]*$`,
      String.raw`\b(?:why|how come)\b.*\b(?:you|u|this plan|the plan|that many|that much|that one|this one|these|this)\b|\bwhy (?:no|not|only|just|so (?:many|few|much|little)|that|two|three|four|\d+)\b`,
      String.raw`\b(?:what'?s|what is) (?:the (?:reason|point|logic|idea)|that based on|your reason\w*)\b|\bbased on what\b|\bwhere do you get that\b|\bsays who\b|\bhow would that help\b|\bexplain (?:to me )?why\b|\bwhat makes you (?:say|think)\b`,
    ),
    first: oneOf(
      String.raw`\b(?:which|what)(?: (?:one|step|part|thing|point|bit))?(?: of (?:the|these|those|them|all that|your)(?: \w+)?)?(?: is|'?s| matters| counts| comes| should i (?:do|start with)| do i (?:do|start with))(?: the)? (?:most(?: important)?|main one|first one|first)\b`,
      String.raw`\b(?:most important|main) (?:step|thing|part|one|point) (?:of|in|here)\b|\bif i (?:can|could) only (?:do|keep to|keep|pick|manage|remember) one\b|\bwhich (?:bit|part|one|step|thing) (?:do|should) i (?:start|begin|do)\b|\bjust (?:one|the one) (?:step|thing)\b|\bwhat(?:'?s| is) (?:step one|the first step|number one)\b|\bwhat do i do first\b|\bwhat (?:do|should) i do (?:this week|today|tomorrow|now)\b|\bwhat am i doing (?:this week|today|tomorrow|on \w+day)\b|\bis today day one\b`,
    ),
    inGeneral: oneOf(
      String.raw`\b(?:should|best|usually|normal(?:ly)?|average|typical|roughly|in general|does it take|to take|going rate|doctors|people|pros|everyone|he|she|they|how do i (?:say|tell|explain)|do i (?:say|tell|start|stop))\b`,
    ),
  },
  pt: {
    summary: oneOf(
      String.raw`\b(?:resum(?:o|ao|e|a|indo|ir|id[oa]|e ai)|recapitul\w+|sintetiz\w+|tl;?dr)\b(?! (?:da|do) (?:luta|historia|aula))|\bversao (?:curta|resumida)\b|\bresumo da opera\b`,
      String.raw`\b(?:em|nas?) (?:poucas|duas|tres|[1-5]) (?:linhas|palavras|frases|topicos|pontos)\b|\b(?:so|em) (?:os )?topicos\b|\bcurtinho\b|\bnuma (?:msg|mensagem) so\b|\b(?:fala|explica|diz|escreve)\b.{0,16}\bmais (?:simples|curto|facil)\b|\bem (?:outras palavras|portugues claro)\b|\bmuito (?:longo|comprido|texto)\b|\bnuma frase(?: so)?\b|\bde outro jeito\b|\b(?:nao|n) entendi (?:nada|direito)\b|\bou seja\b.{0,12}[?]|\bcomo se eu tivesse \d+\b|\b(?:junta|bota|poe) tudo\b`,
      String.raw`\bqual (?:era|e) (?:mesmo )?(?:o|meu) (?:meu )?plano\b|\b(?:o )?plano (?:todo )?(?:de novo|dnv|mesmo|msm)\b|\bquais sao os passos\b|\bcomo ficou (?:o|a|meu|minha) (?:plano|semana)\b|\b(?:o que|oq|q) (?:a gente )?(?:combin\w+|ficou decidido|decidimos)\b|\bo plano\b.{0,20}\b(?:resumid\w+|curto|linhas)\b`,
    ),
    sum: oneOf(
      String.raw`\b(?:faz|fazer|refaz|refazer|mostra|repete|repetir|passa|explica|apresentar)\b.{0,24}\b(?:conta|contas|continha|calculo|calculos|matematica|soma|resultado|quanto (?:da|fica|sobra))\b|\b(?:a|aquela) conta\b.{0,20}\b(?:de novo|dnv|mesmo|msm|agora)\b|\brecalcul\w+\b`,
      String.raw`\b(?:quanto|qto|qnto|qnt)\b.{0,30}\b(?:sobra|sobrou|fica|ficou|resta|deu|dava|da|entra|ganho|lucro|prejuizo|preciso|precisava|limpo|falta)\b|\b(?:sobra|sobrou|resta|fica|deu|dava) (?:quanto|qto|oq|o que)\b|\bqual (?:era|e|foi|fica) (?:o|meu) (?:total|lucro|prejuizo|resultado|saldo)\b`,
      String.raw`\bquantos alunos\b.*\b(?:preciso|precisava|empatar|faltam)\b|\bdescontando\b`,
    ),
    event: oneOf(
      String.raw`\b(?:quando|qdo|qnd)(?: (?:e|eh|era|vai ser|que e|e que e|foi que))\b|\b(?:que|q|qual|em que|em q) dia\b|\bdia quanto\b|\b(?:fala|diz|lembra|anotado|confirma)\w* (?:\w+ ){0,2}o dia d[aoe]\b|\ba data\b|\bqual (?:foi |e |era |ficou )?(?:a )?data\b|\bdata (?:d[aoe]|certa|nova|mesmo)\b|\bera dia \d+ ou \d+\b`,
      String.raw`\b(?:quant[oa]s?|qtas?|qts|qnt)(?: \w+)? (?:tempo )?(?:falta[m]?|restam?|sobrou|ainda tenho|eu tenho|tenho|ate (?:minha|meu|la|a (?:luta|prova|pesagem)|o (?:campeonato|torneio|exame|dia)))\b|\bfaltam? (?:quant[oa]s?|qtas?|qts|muito)\b|\bquant[oa]s (?:semanas|dias)\b.{0,16}\b(?:faltam?|restam?|fico|tenho|ate la|me restam)\b|\bfico com quant[oa]s\b`,
      String.raw`\bcontagem regressiva\b|\bconta os dias\b|\ba quanto tempo d[ao]\b|\bquanto tempo (?:eu )?(?:tenho|falta|me resta)\b|\bda tempo\b.*\bquant`,
    ),
    told: oneOf(
      String.raw`\b(?:o que|oq|o q|que|qual|quais|quant[oa]s?|qts)\b.*\b(?:eu |ja |te |lhe |tinha )*(?:contei|disse|falei|passei|mencionei|relatei|escrevi|botei)\b|\b(?:eu )?ja (?:tinha )?te (?:falei|falado|contei|disse)\b|\brepete os dados\b|\b(?:o que|oq|o q|q) (?:foi que )?(?:eu )?(?:tinha |te )*pergunt(?:ei|ado)\b|\bqual (?:era|foi) (?:a )?minha pergunta\b`,
      String.raw`\b(?:voce|vc|ce)\b.{0,14}\b(?:sabe|lembra|recorda|entendeu)\b.{0,24}\b(?:mim|meu|minha|falei|disse|contei|relatei|problema|situacao)\b|\blembra (?:o )?(?:que|q) (?:eu )?(?:falei|disse|contei)\b|\bqual (?:era|e) (?:o )?(?:meu|minha) \w+ (?:mesmo|msm)\b|\b(?:que|quais|em que) dias (?:eu |te )?(?:treino|passei|falei)\b`,
      String.raw`\bnumero de alunos\b.*\b(?:usando|qual)\b|\bo que (?:voce|vc) entendeu\b`,
    ),
    why: oneOf(
      `^(?:(?:mas|e|ta|ue|oxe|ok|entao)[, ]+)*(?:por ?que|pq|pra que)(?: (?:isso|disso|assim|nao))?[?!. ]*$`,
      String.raw`\b(?:por ?que|pq)\b.*\b(?:voce|vc|ce|esse plano|este plano|mandou|falou|disse|acha|montou|recomend\w+|isso|esse|essa|assim|tantos|tao)\b|\b(?:por ?que|pq) (?:\w+[aei]r|so|nao|tantos|tantas)\b|\b(?:nessa|nisso|disso) (?:por ?que|pq)\b`,
      String.raw`\b(?:qual|explica|entendi|entende)\b.{0,12}\b(?:o motivo|a razao|o porque|a logica)\b|\bde onde (?:voce|vc) tirou\b|\bcom base em qu?e\b|\bme convence\b|\bqual (?:e )?a (?:razao|logica)\b`,
    ),
    first: oneOf(
      String.raw`\bqual(?: e| eh| era)?(?: d(?:esses|essas|os|as|isso|eles|elas))?(?: [oa])?(?: passos?| pontos?| coisas?| partes?)?(?: e| eh)?(?: [oa])? (?:mais importante|principal|que mais importa|primeir[oa])\b|\b(?:o )?(?:que|oq) (?:e|eh) (?:o )?mais importante (?:disso|dai|ai|nisso|desse plano|do plano)\b`,
      String.raw`\bse (?:eu )?(?:so )?(?:der|puder|for|conseguir) (?:pra )?(?:fazer )?(?:so )?(?:uma|um)(?: coisa| passo)?(?: so)?\b|\bqual (?:e )?(?:a |o )?que (?:mais )?vale (?:mais )?a pena\b|\b(?:o que|oq|q) (?:eu )?faco primeiro\b|\bpor (?:qual|onde) (?:passo )?(?:eu )?comeco\b|\bqual (?:e )?o primeiro passo\b|\b(?:essa|esta|nessa) semana\b.{0,20}\b(?:faco|treino) (?:o )?(?:q|que)\b|\b(?:o que|oq|o q|q) (?:eu )?(?:faco|treino) (?:essa semana|esta semana|nessa semana|hoje|amanha)\b`,
    ),
    inGeneral: oneOf(
      String.raw`\b(?:devo|deve|deveria|melhor|melhores|ideal|em media|normal\w*|geralmente|leva|demora|da pra|cabem|cabe|cobraria|um lutador|todo mundo|eu falo|eu digo|como (?:falo|digo|explico)|posso|comeco|custa|minhas? pernas?)\b`,
    ),
  },
  es: {
    summary: oneOf(
      String.raw`\b(?:resum(?:en|e|eme|elo|emelo|ir|ido|ime|imelo)|recapitul\w+|tl;?dr|machete)\b(?! (?:de la|como pelea))|\bversion (?:corta|resumida)\b|\bcortito\b|\brapidito\b|\ben corto\b|\ben limpio\b|\b(?:dime|decime|explica(?:me)?(?:lo)?|dimelo|ponlo)\b.{0,16}\bmas (?:simple|corto|facil|sencillo)\b|\ben otras palabras\b|\bde otra (?:forma|manera)\b|\bmuy largo\b|\bmucho texto\b|\ben una (?:frase|oracion)\b|\bno (?:te )?entendi (?:nada|bien|ni)\b|\bcomo si (?:tuviera|fuera)\b`,
      String.raw`\ben (?:pocas|dos|tres|[1-5]) (?:lineas|palabras|frases|puntos)\b|\b(?:como|en) (?:una )?lista\b|\blo (?:esencial|importante)\b(?=.*\b(?:cual|de todo|es)\b)|\bcon (?:que|q) me quedo\b`,
      String.raw`\b(?:cual|que) (?:era|es) (?:el|mi) plan\b|\b(?:el )?plan (?:otra vez|de nuevo)\b|\b(?:la estrategia|el plan) cual era\b|\bcual es el plan\b|\ben (?:que|q) quedamos\b|\blo que hemos acordado\b|\brepet\w+ los pasos\b|\b(?:que|q) hago primero y\b`,
    ),
    sum: oneOf(
      String.raw`\b(?:haz(?:me)?|hagame|hace(?:me)?|vuelve a hacer|volve a hacer|repit\w+|repet\w+|repite|pasa(?:me)?|muestra(?:me)?|rehaz|rehace|explica(?:me)?)\b.{0,24}\b(?:cuentas?|calculos?|matematicas|suma|numeros)\b|\bla cuenta (?:otra vez|de nuevo|ahora)\b|\b(?:recalcul\w+|sumale|desglosa\w*)\b`,
      String.raw`\bcuanto\b.{0,30}\b(?:queda|sobra|falta|faltaba|gano|gana|entra|sale|limpio|total|beneficio|da|daba|necesito|es|era)\b|\b(?:que|q) (?:me )?(?:sobra|queda)\b|\b(?:el )?(?:total|beneficio|resultado)\b.{0,20}\b(?:cuanto|cual|era)\b|\b(?:cual|cuanto) (?:era|es) el total\b|\bcomo te (?:ha )?sal\w+ ese numero\b`,
      String.raw`\bcuantos (?:alumnos|socios|miembros)\b.*\b(?:necesito|necesitaba|faltan)\b`,
    ),
    event: oneOf(
      String.raw`\b(?:cuando|cndo|cdo)(?: (?:es|era|te dije|compito|peleo|me examino|lo mio))\b|\bpara cuando era\b|\b(?:que|q|en que|en q|cual) (?:dia|fecha)\b|\b(?:la|con (?:que|q)) fecha\b|\b(?:dime|dame|recuerda|recordame|recuerdame|cual es|cual era)\b.{0,12}\bel dia del?\b|\b(?:la )?fecha (?:del?|otra vez|tengo|exacta)\b|\b(?:recuerda|recordame|recuerdame|dime)\b.{0,16}\b(?:la fecha|el dia|que dia)\b|\bes el\.{2,}|\bcuando (?:es|compito|peleo)\b`,
      String.raw`\bcuant[oa]s?\b.{0,12}\b(?:dias|semanas|tiempo|meses)\b.{0,12}\b(?:faltan?|tengo|quedan?|son|dispongo|es|hay)\b|\bcuanto (?:me |nos )?(?:queda|falta|tengo hasta|hay de aqui)\b|\b(?:faltan|quedan) (?:muchas|cuantas)\b|\bde cuanto tiempo dispongo\b|\ben (?:cuant[oa]s )?semanas\b.{0,10}\b(?:es|cuanto)\b|\btengo hasta (?:el|la|mi)\b|\bya cuanto\b`,
      String.raw`\bel \d+ o el \d+\b`,
    ),
    told: oneOf(
      String.raw`\b(?:que|q|cual|cuales|cuant[oa]s?|por que|xq)\b.*\bte (?:he |habia )?(?:contado|conte|dije|dicho|puse|platique|di|comente)\b|\byo te he (?:comentado|dicho|contado)\b|\blo (?:que|q) te (?:puse|dije|conte|platique)\b`,
      String.raw`\b(?:que|q) (?:sabes|sabe|recuerdas|datos)\b.{0,12}\b(?:mi|mios|mi situacion)\b|\bte (?:acuerdas|acordas) (?:de )?lo\b|\brepit\w+ lo que\b|\bsegun te (?:puse|dije)\b|\b(?:recuerdame|recordame) (?:que|cual|cuant[oa]s?)\b|\bcuantas eran\b|\bcon cuant[oa]s \w+ hiciste\b|\b(?:que|q|cuales) dias (?:entreno|tengo|te)\b|\bde a cuanto te dije\b`,
      String.raw`\bcual era mi \w+\b|\b(?:que|q) (?:te )?(?:habia preguntado|pregunte|estaba preguntando)\b`,
    ),
    why: oneOf(
      `^[¿ ]*(?:(?:y|pero|che|ok|entonces)[, ]+)*(?:por ?que|xq|x q|para que)(?: (?:eso|esto|asi|no))?[?!. ]*$`,
      String.raw`\b(?:por ?que|xq|x q|para que)\b.*\b(?:mandas|dices|decis|dijiste|pones|pusiste|crees|has elegido|elegiste|recomiendas|ese plan|este plan|eso|esto|esta|ese|solo \d+|sirve)\b|\b(?:por ?que|xq|x q) (?:\w+[aei]r(?:lo|la|me)?|solo|no|tantos|tantas)\b`,
      String.raw`\ben (?:que|q) te basas\b|\bde donde sacas\b|\bcual es la (?:razon|logica)\b|\bexplica(?:me)? por que\b|\bno entiendo (?:por|x) ?(?:que|q)\b`,
    ),
    first: oneOf(
      String.raw`\b(?:cual|que)(?: es| era)?(?: de (?:los|esos|estos|todos|las|esas|todo))?(?: el| la| lo)?(?: pasos?| puntos?| cosas?| parte)?(?: es)?(?: el| la| lo)? (?:mas importante|principal|que mas importa|primer[oa]?)\b|\blo mas importante (?:de (?:todo|eso|esto)|del plan)\b`,
      String.raw`\bsi (?:solo )?(?:puedo|pudiera|voy a) hacer (?:solo )?(?:una|uno)\b|\bsi solo hago una\b|\b(?:por|con) (?:cual|que|q)\b.{0,16}\b(?:arranco|empiezo|comienzo)\b|\b(?:que|q) hago primero\b|\bpor (?:cual|donde) (?:paso )?(?:empiezo|comienzo|arranco)\b|\bcual es el primer paso\b|\b(?:que|q) (?:hago|me toca|entreno) (?:esta semana|hoy|manana)\b|\besta semana\b.{0,16}\b(?:que|q) (?:hago|me toca)\b`,
    ),
    inGeneral: oneOf(
      String.raw`\b(?:debo|deberia|debe|mejor|ideal|conviene|de media|en promedio|normal\w*|suele|tarda|bueno meter|limite|le digo|le contas|un peleador|un club|empezar a|puede empezar|me pondrias|se me mueren|siempre|canelo|los zurdos)\b`,
    ),
  },
}
