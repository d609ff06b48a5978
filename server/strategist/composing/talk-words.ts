import type { Language } from '#contract/language.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { fold, words } from '../reading/fold.ts'
import type { AskedOfTalk } from '../talk-questions/read-talk-question.ts'

/** What the words of a message ask about the talk: what the model tells apart, and three things that it does not. */
export type AskedInWords = AskedOfTalk | 'worry' | 'plan_now' | 'in_order'

/**
 * Words that surely ask about the talk itself. Everything here is for folded text, in all three languages together,
 * and only for what was said before: "what did you say about rest", and not "what do you say to a beginner".
 */
const either = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'))

const ASKING = String.raw`\b(?:what|whats|which|how|where|who|remind me|tell me|o que|oq|que|q|qual|quais|quant[oa]s?|qts|qtas|como|onde|lembra|relembra|cual|cuales|cuant[oa]s?|donde|recuerda\w*|recorda\w*)\b[^?!.;]{0,60}?`

/** "What did you say", "which things did we agree on", "o que você sugeriu", "qué me dijiste". */
const YOU_SAID = either(
  String.raw`${ASKING}\b(?:did|have|had) (?:you|u|ya|we) (?:\w+ )?(?:say|said|tell|told|suggest\w*|recommend\w*|advis\w+|want(?:ed)? me|agreed?|settled?|decided?|mention\w*|list(?:ed)?|land(?:ed)?)\b`,
  String.raw`${ASKING}\b(?:you|u|ya|we|you'?ve|we'?ve|you'?d|you had) (?:just |first |originally |actually |already )?(?:said|told me|suggested|recommended|advised|agreed|settled|decided|want(?:ed)? me|mentioned|listed|(?:was|were) (?:saying|telling me))\b`,
  String.raw`${ASKING}\bdid (?:you|u) (?:\w+ )?(?:think|reckon) (?:was|were|is|made|held|caused)\b`,
  String.raw`${ASKING}\b(?:voce|vc|ce|tu|a gente|nos) (?:\w+ )?(?:disse|falou|sugeriu|recomendou|aconselhou|orientou|mandou|indicou|mencionou|listou|combinou|passou|explicou|queria que|ach(?:ou|ava) que (?:era|estava|tava|me)|tinha (?:me )?(?:dito|falado|sugerido|recomendado|passado|explicado))\b`,
  String.raw`${ASKING}\b(?:disseste|sugeriste|aconselhaste|recomendaste|falaste|explicaste|tinhas dito|ficou combinado|combinamos|me (?:aconselhou|sugeriu|recomendou|orientou))\b`,
  String.raw`${ASKING}\b(?:dijiste|aconsejaste|sugeriste|recomendaste|mencionaste|propusiste|explicaste|quedamos|(?:habiamos|hemos) quedado|acordamos|decidimos|me (?:aconsejo|sugirio|recomendo|(?:has|habias?|habia usted) (?:dicho|aconsejado|recomendado|sugerido|explicado)|decias|aconsejabas|recomendabas|sugerias)|creias que (?:era|me|estaba))\b`,
  // "Usted" is said to us, and anything else to somebody that is told of.
  String.raw`${ASKING}\b(?:me dijo|me habia dicho) (?:usted|de|del|sobre|que hiciera)\b(?!.*\b(?:mi|el|la) (?:medic\w+|doctor\w*|entrenador\w*|coach|profe\w*|maestr\w+|sensei|papa|mama|fisio\w*|duen\w+))`,
)
/** "Your main advice", "tu consejo". */
const YOUR_ADVICE =
  /\b(?:(?:was|were|is|of|sum up|repeat) (?:all )?(?:your|ur|yr) (?:\w+ )?(?:advice|suggestions?|recommendations?|tips?|plan)|(?:era|foi|do|o|os) (?:seus?|teus?) (?:\w+ )?(?:conselhos?|sugesta?o?e?s?|plano)|(?:era|fue|eran|de|cual es) tus? (?:\w+ )?(?:consejos?|sugerencias?|recomendaci\w+|plan))\b/
/** Somebody else said it. */
const SOMEBODY_SAID =
  /\b(?:coach|sensei|mestre|maestro|treinador\w*|tecnico|professor\w*|profe\w*|entrenador\w*|medic[oa]|doctor\w*|doutor\w*|pai|mae|mama|papa|dono|duen[oa]|chefe|jefe|he|she|they|ele|ela|eles|elas|el|ella|ellos|manager|ortopedista|fisio\w*|amig[oa]|namorad[oa]|novi[oa]) (?:\w+ ){0,2}?(?:(?:me|le|te|nos) )?(?:said|told|suggested|advised|recommended|disse|falou|aconselhou|sugeriu|recomendou|orientou|mandou|dijo|aconsejo|sugirio|recomendo)\b/
/** What was said is only taken up: "you said rest, so can I swim?" */
const ASKS_ON =
  /\b(?:said|told me|suggested|recommended|advised|disse|falou|sugeriu|dijiste|aconsejaste|sugeriste|recomendaste)\b[^?]*[,.;!] ?(?:(?:but|and|so|then|mas|e|entao|pero|y|entonces) )?(?:does|do|is|are|can|could|should|would|will|what if|how do|what about|posso|da pra|serve|vale|e se|devo|puedo|sirve|y si|debo|conviene)\b/

/** "Can you say it again", "me diz de novo como…": asks for it once more. */
const SAY_AGAIN =
  /\b(?:(?:say|explain|repeat|give me) (?:it|that|this)(?: \w+){0,2} (?:again|once more|one more time)|tell me (?:\w+ ){0,2}?(?:again|once more)|(?:me )?(?:diz|fala|explica|repete|lembra|relembra|diga|repita)(?:-me)? (?:\w+ ){0,2}?(?:de novo|outra vez|novamente|mais uma vez)|(?:dime|decime|digame|me (?:dices|decis|repetis|repites|repite)|repiteme|repetime|explica\w*) (?:\w+ ){0,2}?(?:otra vez|de nuevo|de vuelta|una vez mas)|me lo (?:repet\w+|repit\w+)|te importa repetir\w*)\b/
/** "Remind me what the points were", "me lembra os pontos que eu tenho que ver". */
const REMIND =
  /\b(?:remind me|(?:me )?(?:lembra|relembra|recorda|lembre)(?:-me)?|recuerda\w*|recorda(?:me|rme)?|recuerdeme|recordeme) (?:again |otra vez |de novo |oiga )?(?:of )?(?:the|those|your|what|which|how|os|as|o|a|o que|quais|qual|como|los|las|el|la|que|cual|cuales) (?:\w+ ){0,3}?(?:points?|steps?|things?|was|were|order|first|pontos?|passos?|coisas?|dicas?|era|eram|primeir[oa]|puntos?|pasos?|cosas?|consejos?|eran|iba|primer[oa]?)\b/

/** "Remind me what I'm allowed to do", "me lembra o que eu posso", "recuérdame qué tengo que hacer". */
const REMIND_WHAT =
  /\bremind me (?:again )?(?:of )?what (?:my|the) (?:\w+ ){1,2}(?:was|were)\b|\bremind me (?:again )?(?:of )?(?:what|how|which \w+|where) (?:i'?m|i am|i can|i should|i could|i have|i need|i was|we|you|to)\b|\b(?:me )?(?:lembra|relembra|recorda|lembre)(?:-me)? (?:d?o que|oq|o q|como) (?:e que )?(?:eu )?(?:posso|devo|tenho|preciso|podia|devia|tinha|precisava|era)\b|\b(?:recuerda|recorda|recuerde|recorde)\w* (?:que|q|lo que|como) (?:puedo|debo|tengo|tenia|podia|debia|era|habia)\b/
/** "Do you still think so?", "¿sigues diciendo lo mismo?": asks for the same advice once more. */
const STILL =
  /\b(?:(?:do|are|would) (?:you|u) still (?:think|say|saying|recommend\w*|reckon|advise|sure|stand|suggest)|(?:voce|vc|ce|tu) (?:ainda|continua|segue) (?:acha\w*|recomenda\w*|sugere|diz|mantem|dizendo|pensando|recomendando|sugerindo)|(?:ainda|continua|continuas|segue) (?:acha|achando|achas|dizendo|a dizer|recomendando|recomenda|pensando)|(?:sigues?|seguis|continuas?) (?:pensando|diciendo|creyendo|recomendando|opinando)|(?:todavia|aun) (?:crees|piensas|opinas|recomiendas|dices|pensas|opinas|recomendas|decis))\b(?!.*\b(?:if|even|se|si|mesmo (?:que|se)|aunque)\b)/
/** "What was the first thing I was meant to do?", "qué era lo primero que tenía que hacer": of what was advised. */
const WAS_TO_DO =
  /\b(?:was i|i was|i were|were we|we were) (?:\w+ )?(?:meant|supposed|told|going|asked) to\b|\b(?:que|q) (?:e que )?(?:era (?:pra|para) (?:eu )?|(?:eu )?(?:tinha|devia|precisava|ia) (?:que |de |q )?)(?:fazer|comecar|mudar|resolver)\b|\b(?:que|q) (?:yo )?(?:tenia|debia|habia|iba) (?:que |q |a )?(?:hacer|empezar|cambiar|resolver)\b/

/** "How much did I say I had", "quantas vezes eu te disse", "cuánto te dije". */
const I_TOLD = either(
  String.raw`${ASKING}\b(?:did|have|had) i (?:\w+ )?(?:say|said|tell you|told you|mention|mentioned|write|wrote|written|give you|given you|given|gave you)\b(?! (?:(?:some|any)thing )?wrong| to (?!you|u\b))`,
  String.raw`${ASKING}\bi (?:told you|gave you|said|mentioned)\b(?! (?:(?:some|any)thing )?wrong| to (?!you|u\b))`,
  String.raw`${ASKING}\b(?:te|lhe) (?:disse|falei|contei|passei|dei|mencionei|escrevi|informei|tinha (?:dito|falado))\b`,
  String.raw`${ASKING}\b(?:eu (?:te |lhe |ja )?disse|falei|contei|informei)\b(?! (?:pr[oa]s?|para [oa]s?|ao|a) )`,
  String.raw`${ASKING}\b(?:te|os) (?:dije|conte|puse|pase|di|comente|mencione|escribi|habia dicho|he (?:dicho|contado))\b`,
  String.raw`${ASKING}\b(?:le dije|le conte|le comente|dije yo|dije al (?:final|principio)|dije que)\b(?! a (?:mi|su|el|la)\b)`,
)
/** "What number are we working with?" */
const WORK_WITH =
  /\b(?:number|numbers|figures?|hours|amount|budget|sum)\b[^?!.;]{0,30}\b(?:we'?re|we are|you'?re|you are|are (?:we|you)) (?:working|going|calculating|counting|planning|dealing)\b|\b(?:numeros?|horas|valor|valores|quantia)\b[^?!.;]{0,30}\b(?:estamos|voce esta|vc ta|a gente (?:ta|esta)) (?:usando|trabalhando|contando|considerando|calculando)\b|\b(?:numeros?|horas|cifras?|cantidad|datos?)\b[^?!.;]{0,30}\b(?:estamos|estas|vamos) (?:usando|trabajando|contando|manejando|calculando|tomando)\b/

/** "What changes in the plan with that?" Of a plan that was made, and not of another plan. */
const PLAN_CHANGES =
  /\b(?:what|whats|how|does|o que|oq|que|q|como|que cosas?)\b[^?!.;]{0,30}\b(?:changes?|changed|different|muda|mudou|mudaria|altera|cambia|cambio|cambiaria)\b[^?!.;]{0,20}\b(?:the|that|my|our|no|do|meu|esse|nosso|el|del|mi|ese|nuestro) plan[oe]?\b|\b(?:does|how does) (?:the|my|our) plan change\b|\b(?:o|meu|el|mi) plan[oe]? (?:muda|cambia|altera) (?:em|en|no|com|con)\b/

const WORRY = either(
  String.raw`\b(?:what|whats|which)\b[^?!.;]{0,30}\b(?:your|ur) (?:\w+ )?(?:worry|worries|concerns?|fear|doubts?|warnings?|objection)\b`,
  String.raw`\b(?:what|why) (?:were|are) (?:you|u) (?:so |most |mainly )?(?:worried|concerned)\b|\bwhat worried you\b|\bwhat did (?:you|u) warn me\b`,
  String.raw`\b(?:qual|quais|o que|oq)\b[^?!.;]{0,30}\b(?:(?:sua|tua) (?:\w+ )?(?:preocupac\w+|ressalva|duvida|objecao)|(?:seu|teu) (?:\w+ )?(?:receio|medo|alerta)|te preocupava|preocupava voce)\b`,
  String.raw`\b(?:cual|cuales|que)\b[^?!.;]{0,30}\b(?:tus? (?:\w+ )?(?:preocupaci\w+|duda|reparo|miedo|temor|advertencia)|te preocupaba)\b`,
)
const MAIN_POINT =
  /\b(?:just |only |in the end )?(?:the|your|ur) (?:main|key|biggest|most important|single|one) (?:point|thing|advice|tip|message|takeaway)(?: (?:of|in|from) (?:your|all|the|that|it|this)\b|\W*$| you\b| again\b)|\b(?:o|seu|qual foi o|qual o|a) (?:principal|mais importante)(?: conselho| ponto| dica)? (?:disso|de tudo|do que|que (?:voce|vc)|ate aqui|mesmo)\b|\b(?:seu|teu) (?:principal conselho|conselho principal)\b|\b(?:lo|el|tu) (?:principal|mas importante)(?: consejo| punto)? (?:de (?:todo|lo que|tu)|que me (?:dij|dec|acons|recom)\w+|otra vez|hasta aca|hasta aqui)\b|\btu (?:consejo principal|principal consejo)\b/
const FIRST =
  /\b(?:first|(?:begin|start) with|primeir[oa]|primer[oa]?|por onde (?:eu )?comec\w+|por donde (?:empez\w+|empiez\w+|arranc\w+|comenz\w+))\b/
/** "Why did you advise", "por que você sugeriu", "por qué me decís": the reason for what was advised. */
const WHY_ADVISED = either(
  String.raw`\b(?:why|reason|how come)\b[^?!.;]{0,40}\b(?:did|do|would|were|are|have|had)? ?(?:you|u|ya) (?:\w+ )?(?:say|said|saying|tell|told|telling|suggest\w*|recommend\w*|advis\w+|want(?:ed)? me|mean|think|reckon|put|pick|chose|give|gave|given)\b`,
  String.raw`\b(?:what|whats) (?:was |is |were )?(?:the|your|ur) (?:reason\w*|logic|thinking|idea)(?: again| behind| you\b| for that| of that|\W*$)`,
  String.raw`\b(?:por ?que|pq|motivo|razao)\b[^?!.;]{0,40}\b(?:(?:voce|vc|ce|tu) (?:\w+ )?(?:disse|falou|sugeri\w+|recomend\w+|aconselh\w+|orient\w+|mandou|acha|indicou|diz)|ter (?:sugerido|dito|falado|recomendado|aconselhado)|me (?:disse|falou|aconselh\w+|sugeri\w+|recomend\w+|orient\w+|diz|mandou|deu|deste|passou)|era (?:melhor|pra) eu|aconselhaste|disseste|sugeriste|dizes|aconselhaste|recomendas)\b`,
  String.raw`\b(?:por ?que|xq|motivo|razon)\b[^?!.;]{0,40}\b(?:dijiste|dices|decis|decias|aconsej\w+|suger\w+|sugier\w+|sugir\w+|recomend\w+|recomiend\w+|propon\w+|propus\w+|mandas(?:te)?|crees|me (?:dice|diste|dabas|has dicho|habias dicho))\b`,
  String.raw`\b(?:por ?que|xq|q|motivo|razon) me (?:dijo|habia dicho) (?:usted|eso|que|esto|lo)\b(?!.*\b(?:mi|el|la) (?:medic\w+|doctor\w*|entrenador\w*|coach|profe\w*|maestr\w+|sensei|papa|mama|fisio\w*|duen\w+))`,
  // "Remind me why", "me repete o motivo", "recuérdame por qué".
  String.raw`\bremind me (?:again )?why\b|\b(?:explain|tell me|say) (?:(?:to me|that|it) )?(?:again|once more) why\b|\b(?:again|once more),? why\b`,
  String.raw`\b(?:lembra|relembra|recorda|repete|repetir|(?:explica|diz|fala)(?:-me)? (?:de novo|outra vez|novamente|mais uma vez))(?:-me)? (?:\w+ ){0,2}?(?:por ?que|pq|(?:o|qual|d?o) (?:era o |foi o )?motivo|a razao)\b`,
  String.raw`\b(?:recuerda\w*|recorda\w*|recuerde\w*|recorde\w*|rep[ei]t\w+|(?:explica\w*|dime|decime|digame) (?:otra vez|de nuevo|una vez mas)) (?:\w+ ){0,2}?(?:por ?que|xq|(?:el|cual era el|cual fue el) motivo|la razon)\b`,
  // "Why that first, and not …", "por que esse foco?", "¿por qué en ese orden?": of what was just advised.
  String.raw`^\W*(?:(?:and|but|ok|so|e|y|mas|pero|entonces|entao)[, ]+)?(?:why|how come) (?:exactly )?(?:(?:that|this|those|these)(?=\W*$|,| (?:first|one|way|order|and not|instead|rather|in particular|exactly|of all)\b)|in (?:that|this) order|not (?:just|simply|only)\b|(?:would|should) (?:i|you|we) (?:do|go|start|say|handle|go about) (?:it|that|this|with|about|at) ?(?:that|this|like)?\b|would (?:that|it|this) (?:work|help)\b)`,
  String.raw`^\W*(?:(?:mas|ta|ok|e|entao)[, ]+)?(?:por ?que|pq) (?:(?:justo|bem|logo) )?(?:(?:n?ess[ea]s?|n?ist[oa]|isso|assim|dess[ea]|n?est[ea])(?=\W*$|,| (?:primeiro|antes|foco|ordem|jeito|forma|plano|passo|caminho|e nao|em vez)\b)|fazer (?:assim|desse|dessa|isso|desta|deste)|(?:isso|assim) (?:me )?(?:funciona\w*|ajuda\w*|resolve\w*))`,
  String.raw`^\W*(?:(?:pero|ok|y|entonces)[, ]+)?(?:(?:y )?eso )?(?:(?:a mi )?(?:por ?que|xq|por q)) (?:(?:justo|precisamente) )?(?:(?:en )?(?:es[ea]s?|est[ea]s?|eso|esto|asi|ahi|de esa)(?=\W*$|,| (?:primero|antes|orden|manera|forma|foco|plan|paso|camino|y no|en vez|en lugar)\b)|hacerlo (?:asi|de esa)|(?:eso )?(?:me )?(?:iba a|va a|habria de|deberia) (?:funcionar|servir|ayudar))`,
  String.raw`\bwhy (?:did|do|have|would) (?:you|u) (?:\w+ )?(?:split|choose|chosen|order|plan|planned|build|built|make|made|start|begin|divide|set)\b|^\W*(?:and |but )?why (?:those|these|this|that) (?:two|three|one|ones|first)\b`,
  String.raw`\b(?:que te (?:lleva|hace|faz)|o que te (?:faz|leva)|what makes you|what made you) (?:a )?(?:aconsej\w+|recomend\w+|decir\w*|pensar|say|think|advise|suggest|recommend|dizer|sugerir|pensar|recomendar)\b|\bpor ?que (?:conviene|convem|es mejor|e melhor) (?:empezar|comecar|hacerlo|fazer) (?:asi|assim|por ahi|por ai|eso|isso)\b|\bpor ?que (?:empezar|comecar) (?:asi|assim|por ahi|por ai|por eso|por isso)\b`,
  // "What do you base that on?"
  String.raw`\bwhat (?:do|are) you (?:base|basing) (?:that|this|it)\b|\bem que (?:voce |vc )?(?:se )?(?:baseia|baseias|te baseias)\b|\ben que (?:te basas|se basa|te basaste)\b`,
  String.raw`\b(?:qual|cual) (?:era|foi|fue) (?:mesmo |que )?(?:o|a|el|la|tu|seu|sua) (?:motivo|razao|razon)\b(?! (?:d[aeo]s?|del?) (?!isso|isto|tudo|eso|esto|todo))|\bpor (?:que|qual) motivo (?:era|me|mesmo)\b|\by (?:por ?que|con que) (?:motivo|razon)\W*$`,
)

const BARE_WHY =
  /^\W*(?:(?:and|but|y|e|mas|pero|ok|ah) )?(?:(?:eso|isso) )?(?:why|how come|por ?que|por q|pq|xq|x q)(?: (?:so|that|isso|eso|mesmo|asi|assim|tho|though))?\W*$/

/** "What weekday is that?", "em que dia cai?": the day of the event, and not the best day for something. */
const WEEKDAY =
  /\b(?:what|which) (?:week ?)?day(?: of the week)? (?:is|does|will|would|was|s) (?:it|that|this|the|my|our|his|her|their)\b(?! best)|\b(?:what|which) weekday\b|\bque dia(?: da semana| del mes| do mes)? (?:e|cai|vai cair|seria|era|da|fica) (?:mesmo|isso|ess[ae]|meu|minha|a minha|o meu)\b|\b(?:em|en) que dia (?:da semana |de la semana )?(?:cai|cae|caia|seria|fica)\b|\bque dia (?:de la semana )?(?:es|cae|caeria|era|toca) (?:eso|es[ae]|mi)\b/
/** "What date does that make it?", "¿en qué fecha sería?", "pra que data ficou?": the date, and not the best one. */
const WHICH_DATE =
  /\b(?:what|which) date (?:is|was|does|did|would|will|do|are) (?:it|that|this|my|our|his|her|their|we|i|he|she|they)\b(?! best)|\bwhat'?s (?:the|my|our) (?:\w+ )?date (?:again|now|of (?:it|that|this|my|our))\b|\bwhich day (?:are|do|did) (?:we|i|he|she|they) (?!spar|train|rest|run|lift)|\b(?:en |para |pa |a )?que fecha (?:es|era|seria|serian|estar\w+|cae|caeria|queda|quedo|quedamos|quedaria)\b(?! (?:buen|mejor|ideal|conv|para))|\b(?:em |pra |para |a )?que data (?:e|era|seria|cai|caiu|fica|ficou|ficaria|isso|ficamos)\b(?! (?:bo[am]|melhor|ideal|pra|para))/
/** "When is the bout?", "¿cuándo era el nacional?": what it is is named, and nothing else. */
const WHEN_EVENT =
  /^\W*(?:(?:and|so|ok|e|y|entonces|entao|pues)[, ]+)*(?:when(?:'?s| is| was)|quando (?:e|era|sera|vai ser|foi)|cuando (?:es|era|sera|va a ser|fue)|(?:what|que|which) (?:day|dia) (?:is|was|e|era|es|cae|cai)) (?:(?:the|my|our|his|her|o|a|meu|minha|el|la|mi|lo de la|lo del) )(?:\w+ )?(?:fight|bout|match|tournament|comp\w*|exam|grading|test|interview|meet|show|seminar|open|nationals?|states|luta|combate|campeonato|torneio|competicao|exame|prova|seletiva|entrevista|seminario|pelea|torneo|competencia|competicion|examen|nacional|regional|autonomico|evento|velada|mudanza|viaje|interclub\w*|cita|estreia|debut)(?: again| then| now| mesmo| entonces| exactly)?\W*$|^\W*(?:que dia|what day|which day|quando|cuando) (?:me voy|me mudo|viajo|vuelo|eu viajo|me mudo|embarco|do i (?:leave|fly|move))\W*$/
/** "How many full weeks do we have": time that is left, and not time that something takes or needs. */
const COUNTS_TIME =
  /\b(?:ate|hasta|from (?:today|now) (?:to|till|until)|until|till) (?:[oa]|el|la|the|my|meu|minha|mi) .*\b(?:how many|quant[oa]s|qtas|cuant[oa]s) (?:weeks|days|months|semanas|dias|meses)\b|\b(?:quanto|qto|qnto) tempo (?:eu )?(?:ainda )?tenho ate\b|\b(?:how many|roughly how many) (?:full |whole |more )?(?:days|weeks|months) (?:(?:have (?:i|we)(?: still)? got|do (?:i|we)(?: still)? have)(?! to\b)|(?:is|are) (?:it|that|there|left)|left|(?:till|until) (?:the|my|our|then|it|that|his|her)|(?:does|do) (?:that|it|this) (?:give|leave))\b(?! to (?:lose|rest|heal))|\b(?:quant[oa]s|qts|qtas) (?:dias|semanas|meses)(?: inteir[oa]s| complet[oa]s)?(?: de \w+)? (?:faltam|restam|sobram|ate (?:a|o|la|minha|meu)|(?:eu |ainda )?(?:tenho|temos)(?! (?:que|de|q)\b)|a gente tem(?! (?:que|de|q)\b)|(?:isso )?da(?! pra)|sao(?! (?:bons|boas|necess\w+|ideais)))\b|\b(?:cuant[oa]s) (?:dias|semanas|meses)(?: enter[oa]s| complet[oa]s)?(?: de \w+)? (?:faltan|quedan|(?:son|serian) (?:en total|entonces|ya|hasta|ahora|desde)|(?:me|nos) (?:quedan|faltan|da|dan|deja)|tengo(?! que)|tenemos(?! que)|hay hasta|hasta (?:el|la|mi))\b/
/** "How long does he have to make weight?", "¿cuánto margen tengo?": a time that runs, and not how long something takes. */
const TIME_TO_GO =
  /^\W*(?:entonces |y |ok |so |e |entao )*(?:cuanto (?:me |nos )?(?:queda|falta)|quanto (?:me |nos )?(?:falta|resta))\W*$|\b(?:how long|how much (?:time|longer)) (?:(?:do|does|have|has) (?:i|we|he|she|they|you) (?:(?:still|actually|really) )?(?:have|got)(?: left| got)?(?: now| then| still)?(?=\W*$| (?:till|until|before|to (?:make (?:the )?weight|get ready|prepare|be ready)))|(?:does|would|did) (?:that|it|this) (?:give|leave) (?:me|us|him|her|them)|is (?:that|it|there) (?:till|until|to go|left|from (?:now|today)))\b|\b(?:quanto|qto) tempo (?:ainda )?(?:falta|resta|sobra)(?:m)?(?: (?:ate|entao|agora)\b|\W*$)|\b(?:quanto|qto) tempo (?:eu |a gente |ele |ela )?(?:ainda )?(?:tenho|tem|temos)(?=\W*$| (?:ate|agora|entao|(?:pra|para) (?:bater|dar) o peso))|\bcuanto (?:tiempo|margen) (?:me |nos |le |les )?(?:queda|falta|resta|tengo|tenemos|tiene)\b(?=\W*$| (?:hasta|desde|entonces|ya|ahora|(?:para|pa) (?:dar|hacer) el peso))|\ben cuanto tiempo (?:es|seria|sera|cae)\b(?! (?:lo|recom|normal|posib))/
/** "When do I compete, and how long is left?" */
const WHEN_MINE =
  /\b(?:when|cuando|quando) (?:is (?:my|our|it(?= again| then| exactly|\W*$))|do i (?:fight|compete|fly|weigh in|grade)|(?:e|era|vai ser|sera|fica|comeca|abre) (?:mesmo|meu|minha|a minha|o meu)|arranca|empieza|comienza|embarco|viajo|vuelo|rendia|rindo|eu luto|luto|compito|peleo|es mi)\b/

/** "Remind me when it starts": whatever it is. */
const REMIND_WHEN =
  /\b(?:remind me|(?:me )?(?:lembra|relembra|recorda|lembre)(?:-me)?|recuerda\w*|recorda\w*|recuerde\w*|(?:haceme|hazme|hagame) acordar|rep[ie]t\w+) (?:\w+ ){0,3}?(?:when|what day|which day|quando|que dia|cuando)\b/

/** "What do I do first and what comes after that", "qual a ordem": the steps one after the other. */
const IN_ORDER =
  /\bwhat (?:do|should|shall) i do first,? (?:and )?(?:then )?(?:what|whats|then)?\b[^?]*\b(?:after|next|then|second)\b|\b(?:in )?what order (?:do i do|should i do|was|were|again)\b|\bo que (?:eu )?faco primeiro e (?:o que )?(?:vem )?depois\b|\b(?:qual|em que|q) (?:e |era )?a? ?ordem (?:d[aeo]s? )?(?:coisas|passos|de tudo|disso|mesmo)\b|\bque hago primero y (?:que )?(?:viene )?despues\b|\b(?:cual|en que) (?:es |era )?(?:el )?orden (?:de (?:los pasos|las cosas|todo)|era|iba)\b/

/** "Sum that up", "me faz um resuminho", "pásame en limpio el plan". */
const SUMS_UP =
  /\b(?:sum \w* ?\w* ?up|summar\w+|recap|nutshell|short(?:er)? version|tl;? ?dr|the gist|resum\w+|apanhado|recapitula\w*|sintesis|sintese|en limpio|a limpo)\b/
/** Of what was said here: "what we've got", "tudo", "lo que tengo que hacer". */
const OF_TALK =
  /\b(?:so far|up to now|that|this|it|everything|all|the plan|my (?:plan|week)|the whole|what (?:i|we|you|u)|d?isso|(?<!vale )tudo|(?:d?o|oq|d?o) ?(?:que|q)|o plano|ate aqui|ate agora|eso|todo|lo que|(?:el|mi) plan|como (?:me )?queda|q tengo|que tengo|hasta (?:aqui|ahora|aca))\b/
/** Asks how one sums up. */
const HOW_TO_SUM_UP =
  /\b(?:how (?:do|should|can|would) (?:i|we)|como (?:eu )?(?:resumo|faco|hago)|(?:resumo|resumen) (?:para|pra) (?:el|o) (?:patroc\w+|sponsor))\b/

/** "What was the start of the plan again?", "qual era mesmo o começo do plano?" */
const PLAN_BEGINNING =
  /\b(?:what|whats|what's|which|how)\b[^?!.;]{0,30}\b(?:start|beginning) of (?:the|that|your|my) plan\b|\b(?:qual|como)\b[^?!.;]{0,20}\b(?:comeco|inicio) (?:do|desse|deste) plano\b|\b(?:cual|como)\b[^?!.;]{0,20}\b(?:principio|inicio|comienzo) (?:del|de ese|de este) plan\b/
/** "What do I do first", "por donde empiezo": folded, in all three languages together. */
const FIRST_STEP =
  /\b(?:what|which|whats|what's)\b[^?!.;]{0,40}\b(?:first (?:step|thing|move)|(?:do|get done|done|sort|sort out|tackle|change|start with|begin with)\b[^?!.;]{0,12}\bfirst)\b|\bwhere (?:do|should|would|shall) (?:i|we) (?:start|begin)\b|\b(?:qual|quais|o que|oq|que)\b[^?!.;]{0,30}\b(?:primeir[oa] (?:passo|coisa)|(?:fazer|faco|mudar|mudo|resolver|resolvo|ver) primeiro)\b|\b(?:que|q|cual)\b[^?!.;]{0,30}\b(?:primer(?:o|a)? (?:paso|cosa)|lo primero|(?:hacer|hago|cambiar|cambio|resolver|resuelvo) primero)\b|\bpor donde (?:empiez\w+|empez\w+|arranc\w+|comienz\w+|comenz\w+)\b|\b(?:principio|inicio|comienzo) (?:del|de ese|de este) plan\b/
/** "Me lembra por onde eu começo", "remind me where I start". */
const STARTS_WHERE =
  /\b(?:remind me|tell me again|(?:me )?(?:lembra|relembra)|recuerda\w*|recorda\w*) (?:\w+ ){0,2}?(?:where (?:do |should )?(?:i|we) (?:start|begin)|(?:por onde|pelo que|com o que) (?:e que )?(?:eu )?comec\w+|por donde (?:empiez\w+|empez\w+|arranc\w+))/
/** "Remind me the steps for the evening." */
const REMIND_STEPS =
  /\b(?:remind me|tell me again|(?:me )?(?:lembra|relembra|repete|passa de novo)|recuerda\w*|recorda\w*|repet\w*|repit\w*) (?:of )?(?:the|os|las|los|all the|todos os|todos los) (?:\w+ )?(?:steps|passos|pasos)\b/
/** "¿Cuánto me queda entonces?" */
const IS_LEFT =
  /^[¿\s]*(?:(?:y|e|so|entonces|entao|pues|and|ok)[,\s]+)*(?:cuanto|quanto) (?:me |nos )?(?:queda|falta|resta)(?: (?:entonces|entao|ahora|agora|todavia|ainda|pues))*\s*\?*$/
/** "The numbers that I gave you, please." */
const NUMBERS_TOLD =
  /\b(?:remind me|(?:me )?(?:lembra|relembra)|recuerdame|recordame|recuerdeme)[:,]? (?:de )?(?:how (?:many|much|old)|quant[oa]s?|cuant[oa]s?|que idade|que edad)\b|\b(?:numbers|figures|facts|details|numeros|dados|valores|datos|cifras) (?:(?:that|which|que|q) )?(?:i (?:gave|told|sent) (?:you)?|(?:eu )?(?:te |lhe )?(?:dei|passei|falei|disse|mandei)|(?:yo )?(?:te |le )?(?:di|pase|dije|conte|mande))\b/
/** "What was the question I came with?" */
const FIRST_QUESTION =
  /\b(?:question|pergunta|duvida|pregunta|duda) (?:(?:that|que|com que|con la que) )?(?:i (?:came|started|began) with|i (?:first )?asked|(?:eu )?(?:fiz|cheguei|comecei|trouxe)|(?:te |le )?(?:hice|llegue|empece|traje))\b/
/** Words around such a question that name nothing: "out of everything", "sensible". */
const AROUND_FIRST =
  /^(?:need\w*|done|everything|anything|sensible|begin\w*|start\w*|starting|think|meant|suppos\w*|actually|again|exactly|now|change|sort|tackle|getting|tenho|precis\w*|mudar|mudo|resolver|comec\w*|mesmo|agora|entao|seria|acha\w*|gente|preciso|sempre|seria|serian|empiez\w*|empez\w*|arranc\w*|comienz\w*|comenz\w*|cambiar|cambio|entonces|ahora|recomend\w*|necesito|tenia|donde|onde|cual|qual|quais|still|makes|sense|of|plano|principio|inicio|comienzo|comeco|beginning)$/

/** What asks without the form of a question: "so all in all what was your advice", "ok remind me…". */
const ASKS_ANYWAY =
  /\?|\b(?:sum \w* ?\w* ?up|recap|short(?:er)? version|the gist|resum[ei](?:me|lo|melo|-me)?)\b|\b(?:how (?:many|much|long)|quant[oa]s?|qts|cuant[oa]s?)\b(?! (?:antes|mais|mas)\b)|\b(?:what|which|whats) (?:was|were|did|have|had|things|points)\b|\b(?:remind me|tell me again|say (?:it|that) again|explain (?:it|that) again)\b|\b(?:qual|quais|o que|oq) (?:era|eram|foi|foram)\b|\b(?:lembra|relembra|diz|fala|repete|explica)(?:-me| de novo| outra vez| mesmo)|\bme (?:lembra|relembra|diz|fala|repete)\b|\b(?:cual|cuales) (?:era|eran|fue|fueron)\b|\b(?:recuerda|recorda|recuerde|recorde|dime|decime|digame|repiteme|repetime|(?:haceme|hazme|hagame) acordar)\w*/

/** What comes before a question: "right, what do I do first", "bueno y cuánto falta". */
const BEFORE_QUESTION =
  /^(?:(?:ok|okay|right|so|well|lol|hey|cool|alright|thanks|cheers|bueno|vale|dale|va|venga|oye|oiga|che|a ver|entonces|ah|gracias|entao|beleza|blz|ta|certo|valeu|obrigad[oa]|fala|e ai|opa|mestre|coach|profe)\b[,.! ]*)+/

/** Whether a message asks, also with a few words before the question. */
export const asksInTalk = (message: string, language: Language): boolean =>
  asksQuestion(message, language) || asksQuestion(fold(message).replace(BEFORE_QUESTION, ''), language)

/** What the words of a message surely ask about the talk; null if they leave it open, or if it only tells something. */
export function askedInWords(message: string, language: Language): AskedInWords | null {
  const folded = fold(message)
  if (!asksInTalk(message, language) && !ASKS_ANYWAY.test(folded)) return null
  if (PLAN_CHANGES.test(folded)) return 'plan_now'
  if (REMIND_STEPS.test(folded)) return 'in_order'
  if (REMIND_WHEN.test(folded)) return 'when'
  if (WEEKDAY.test(folded) || WHEN_MINE.test(folded) || WHEN_EVENT.test(folded) || WHICH_DATE.test(folded))
    return 'when'
  if (COUNTS_TIME.test(folded) || TIME_TO_GO.test(folded) || IS_LEFT.test(folded)) return 'time_left'
  if (SOMEBODY_SAID.test(folded) || ASKS_ON.test(folded)) return null
  if (WHY_ADVISED.test(folded) || BARE_WHY.test(folded)) return 'why'
  if (WORRY.test(folded)) return 'worry'
  if (MAIN_POINT.test(folded)) return 'most_important'
  if (IN_ORDER.test(folded)) return 'in_order'
  if (STARTS_WHERE.test(folded)) return 'first'
  if (I_TOLD.test(folded) || WORK_WITH.test(folded) || NUMBERS_TOLD.test(folded) || FIRST_QUESTION.test(folded))
    return 'told'
  if (saysYouSaid(folded)) return FIRST.test(folded) || PLAN_BEGINNING.test(folded) ? 'first' : 'advised'
  if (SUMS_UP.test(folded) && OF_TALK.test(folded) && !HOW_TO_SUM_UP.test(folded)) return 'summary'
  return FIRST_STEP.test(folded) && namesNothing(folded) ? 'first' : null
}

const saysYouSaid = (folded: string): boolean =>
  [YOU_SAID, YOUR_ADVICE, SAY_AGAIN, REMIND, REMIND_WHAT, STILL, PLAN_BEGINNING].some((said) => said.test(folded)) ||
  (FIRST.test(folded) && WAS_TO_DO.test(folded))

/** Whether a question for the first step names nothing that it would be the first step of. */
const namesNothing = (folded: string): boolean =>
  words(folded).every((word) => word.length <= 3 || !namesThing(word) || AROUND_FIRST.test(word))

/** Whether a message surely asks for what was advised, so that nothing new may be answered. */
export const isOfAdvice = (message: string): boolean => {
  const folded = fold(message)
  return !SOMEBODY_SAID.test(folded) && !ASKS_ON.test(folded) && saysYouSaid(folded)
}

/** "Why?" and nothing else, of what was just advised. */
export const asksBareWhy = (message: string): boolean => BARE_WHY.test(fold(message))

/** "That", "isso": what was advised last is meant. */
const OF_THE_LAST =
  /\b(?:that|this|it|those|these|isso|isto|assim|ess[ea]|nessa|nesse|desse|dessa|eso|esto|asi|es[ea]|esos|esas)\b/
export const meansTheLast = (message: string): boolean => OF_THE_LAST.test(fold(message))

export const asksWhyAdvised = (message: string): boolean => WHY_ADVISED.test(fold(message))

/** Asks for more than one point: "which things", "what should I look out for". */
const SEVERAL =
  /\b(?:things|points|steps|signs|tips|ways|reasons|look out|watch (?:out )?for|check|coisas|pontos|passos|sinais|dicas|formas|cosas|puntos|pasos|senales|consejos|formas|fijar\w*)\b/
export const asksForSeveral = (message: string): boolean => SEVERAL.test(fold(message))

/** Words for asking, and not for what is asked about: no reason to choose one passage before another. */
const OF_ASKING =
  /^(?:advi\w*|suggest\w*|recommend\w*|reason\w*|mention\w*|settl\w*|agree\w*|decid\w*|first|main|point\w*|thing\w*|step\w*|plan[oe]?s?|once|more|short(?:er|ly)?|sum(?:s|med)?|till|until|should|would|could|there|come|comes|look\w*|want\w*|sugeri\w*|recomend\w*|recomiend\w*|aconselh\w*|orient\w*|motivo|razao|primeir\w*|principal|ponto\w*|coisa\w*|passo\w*|novo|outra|combin\w*|acha\w*|lembr\w*|sugir\w*|suger\w*|sugier\w*|aconsej\w*|razon|primer\w*|punto\w*|cosa\w*|paso\w*|nuevo|dijiste|decis|dices|dice|dime|hiciera|hacer|fazer|tengo|iba|recuerd\w*|record\w*|quedamos|hablamos|forma|manera|jeito|disso|isso|eso|esto|desse|dessa|essa|esse|esa|ese|porque|porqu\w*|simplesmente|vez|lugar|instead|advised|people|thats|when|what|much|long|really|understand|better|entender|queria|melhor|mejor|amount|sort|just|thru|shouldnt|shouldn|numero|deveria|deberia|debo|devo|taking|number|after|before|right|comes|then|have|over|depois|antes|tudo|despues|todo|week|very|today|tonight|semana|hoje|noite|meant|allowed|version|nutshell|exactly|myself|yourself|think|reckon|still|same|whole|gist|recap|sentenc\w*|lines?|limpio|limpo|resum\w*|cort[oa]|curt[oa]|mesmo|mismo|igual|sigues?|seguis|diciendo|dicho|decias|dizendo|ainda|faco|faria|fazemos|fizesse|hago|haria|habia\w*|propon\w*|propus\w*|propos\w*|servir|serve|sirve|crees|creias|funcion\w*|explic\w*|repet\w*|repit\w*|favor|please|bullet\w*)$/
/** Whether a word names what is asked about. */
export const namesThing = (word: string): boolean => !OF_ASKING.test(word)
