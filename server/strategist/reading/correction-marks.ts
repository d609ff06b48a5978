import type { Language } from '#contract/language.ts'
import { fold } from './fold.ts'

/** Words that say that something told before is otherwise. All for folded text, in all three languages together. */

const pattern = (...words: string[]): RegExp => new RegExp(String.raw`(?<!\w)(?:${words.join('|')})(?!\w)`)

/** It was told wrongly. */
const TOLD_WRONGLY = pattern(
  // English
  "who am i kidding|oh wait|wait|on reflection|come to think of it|old price|hold on|hang on|sorry|soz|actual+y|correction|i (?:mean|meant|ment)|ment|my bad|my mistake|scratch that|scrap that|did i say|typo|i was wrong|got (?:it|that|them) wrong|i got wrong|got my \\w+ (?:crossed|mixed up)|typed (?:that|it) in a rush|wrote (?:it|that) wrong|mixed (?:it |that |them |em )?up|misread|mistyped|miscounted|make (?:that|it)|should (?:be|say)|should have (?:said|been)|supposed to be|i (?:just )?(?:checked|looked)|looked it up|double.?checked|just (?:checked|found out|realis\\w+|realiz\\w+|saw|got told|remembered)|turns out|forgot|forgotten|oops|whoops|nope|nah|update|change of plans?|more like|it'?s really|meant|was wrong|i said|the other way round|change the|typing too fast|fat fingers?|autocorrect|swapped|wrote that badly|beg your pardon|i should say|tbf|no joke|i lied|i tell a lie|that was (?:last (?:year|month|season)|the old|before)|(?:read|got|had|put|gave|told) (?:\\w+ ){0,2}(?:the )?wrong(?: (?:date|day|month|number|price|figure|amount|one))?|wrong (?:date|day|month|number|price|figure|amount)|(?:was|were|a bit|bit|too|being|rather|way too) (?:too )?(?:optimistic|generous|hopeful)|wishful(?: thinking)?|closer to|nearer to|nearer(?= \\d)|meant to (?:put|write|type)|exaggerat\\w+|overestimat\\w+|underestimat\\w+|rounded (?:it )?(?:up|down)|counted (?:it |them |that )?(?:wrong|double|twice)|misjudged|misremember\\w+|muddled|brain fart|(?:said|told you|wrote|put) (?:\\S+ ){1,2}?but|must correct|correct myself|more truthful|(?:too )?hard on myself|left (?:off|out) (?:a|the|one)|need to fix|lied|last year'?s|was (?:counting|thinking of|looking at|going by|including)|i'?ve been counting|(?:in|got) my head|ignore what|tell a fib|fibbed|(?:that|it|which) was before|going by (?:the|an) old|for the record|want(?:s|ed)? it on record|not what i (?:said|told|wrote|put)|read that as|where i (?:said|wrote|put)|being thick|dunno where i got|no idea where i got",
  // Portuguese
  'afinal|mentindo|menti|fiz a conta errada|errei a conta|errei|pensando bem|preco antigo|me expressei mal|li errado|anotei errado|vi errado|o dia errado|inverti|ao contrario|troca [ao]|muda [ao]|(?:falei|escrevi|digitei|disse|contei|passei|coloquei|botei|informei) errado|ta errado|corrig\\w+|correcao|na verdade|na vdd|vdd|na real|desculpa|desculpe|dsclp|foi mal|perdao|quis dizer|queria dizer|quer dizer|qr dizer|ou melhor|melhor dizendo|alias|me enganei|enganei|me confundi|confundi|troquei|pera|perai|espera|opa|ops|eita|putz|esqueci|acabei de ver|acabei de conferir|fui ver|fui conferir|conferi|olhei (?:aqui|de novo|direito)|retificando|mentira|ne nao|mudanca de planos?|mudou o plano|mudaram os planos|to viajando|viajei|corretor|digitando rapido|peco desculpas|dedo gordo|afinal(?= (?:e|eh|sao|eram|era|foi|fica|ficam|tenho|so|nao|sera|vai|ha|dao|da)\\b)|enganei-me|enganei me|li mal|vi mal|percebi mal|li errada|falha minha|erro meu|falei (?:pouco|demais|a mais|a menos)|quis (?:por|colocar|escrever|digitar)|(?:a |o )?(?:data|dia|numero|valor|preco|mes) errad[oa]|(?:fui|foi|era|e|eh|muito|meio|bem|sendo|um pouco) (?:muito |meio |bem )?otimista|exager\\w+|arredondei|contei (?:errado|dobrado|a mais|a menos)|calculei (?:mal|errado)|somei errado|fiz a conta errada|misturei|embolei|baguncei|vacilei|nao e verdade|menti|minto|que nada|onde (?:eu )?(?:escrevi|disse|coloquei|pus|falei|botei)|leia-se|leia|(?:tava|estava) (?:contando|somando|incluindo|pensando|olhando)|nao contei|(?:era|e|eh) (?:so )?(?:um )?sonho|pior que|tinha visto|e mais pra|nada a ver|esqueca|esquece|puxa|lapso|engano meu|por engano|retifico|emendo|esqueci-me|desconsidera',
  // Spanish
  'menti|perdon[ae]|disculpen?|he echado (?:las )?cuentas|le erre|la erre|pifie|hice mal (?:la|las) cuentas?|saque mal la cuenta|(?:le |te )?he puesto|que cabeza la mia|perdon|pensandolo bien|precio viejo|disculpa|error mio|error|me equivoque|equivoque|me confundi|confundi|(?:puse|dije|escribi|conte|pase) mal|corrijo|correccion|corregir|quise decir|queria decir|digo|mejor dicho|mas bien|en realidad|en vdd|en verdad|la verdad|espera|pera|para para|uy|ups|oops|olvide|se me olvido|me olvide|acabo de ver|acabo de checar|me fije|revise|chequee|cheque|aclaro|me falto|rectifico|mentira|nop|que tonto|dato mal|lei mal|anote mal|entendi mal|vi mal|la neta|neta|no te creas|fijate|al reves|inverti|cambio de planes?|cambiaron los planes|cambia (?:la|el)|siempre no|mejor(?= \\$?\\d)|(?<=\\d )mejor|autocorrector|dedazo|escribi rapido|tipee mal|(?:quise|queria) poner|me hice (?:bolas|un lio|lio|bolita)|me lie|se me fue(?:ron)? (?:el|la|las|los) \\w+|fe de errat\\w+|(?:la |le )?(?:pifie|regue|erre)|meti la pata|(?:sume|conte|calcule|lei|vi|mire|saque|saque la cuenta|hice la cuenta|me dieron|di|pase|anoté|anote) mal|dato (?:viejo|equivocado)|(?:muy|mas|algo|medio|demasiado|fui|siendo|soy) (?:muy )?optimista|me pase de (?:optimista|lista|listo)|exager\\w+|redondee|no es cierto|mentira|miento|menti|resulta (?:que|q)|la fecha (?:mal|equivocada)|fecha equivocada|numero equivocado|precio equivocado|mezcle|me trabe|me colé|me cole|no era asi|ando (?:bien |muy )?perdid[oa]',
)

/** "*18th", "quinta* o sparring". */
const STARRED = String.raw`^[\s¿¡]*\*|\w\*(?![\w*])`
export const WAS_WRONG = new RegExp(`${TOLD_WRONGLY.source}|${STARRED}`)

/** It begins with a plain "no". */
export const SAYS_NO =
  /^[¿¡ ]*(?:(?:lol|lmao|haha\w*|jaja\w*|jeje\w*|kk+|rs+|oh|ah|aw|ach|argh|hm+|aa+h?|eh|ay|uy|uh|crap|shit|damn|ugh|ops|opa|eita|putz|bueno|ok|mm+|pues|che|bah|ih|xi)[, ]+)*(?:que )?(?:no|nao|n|nah)(?:[,.:;!]| wait| it'?s\b| no\b| espera| pera| para\b| man\b| mano\b| just\b| que\b)|^[¿¡ ]*(?:uy |ay |ah |no )?que va\b|\b(?:que no|que nao|q no|q nao), (?:que|q|sao|son|e|es)\b|^(?:oh|ah|hm+|aa+h?|eh|ay)[, ]+(?:no|nao) /

/** The day was moved. */
export const WAS_MOVED = pattern(
  '(?:moved|brought|pulled|pushed|put) (?:it|this|that|the \\w+|ours|mine) (?:forward|back|up|out|to)|moved|move it|pulled forward|pushed|postponed|rescheduled|re-?arranged|brought forward|delayed|put back|bumped|shifted|push(?:ing|es)? (?:it|this|that|the \\w+|ours|mine) back|bring(?:ing)? (?:it|the \\w+) forward|instead(?! of)|cancellation|cancel+ed|changed (?:it|to|the date|the day|dates?)|new date|date changed|now',
  'trocou|adiou|adiaram|adiant(?:aram|ou|ad[oa])|adiar\\w*|empurr(?:ei|amos|a)|colocaram|botaram|caiu (?:pra|para|pro)|empurrou|adiad[oa]|foi pra|foi para|remarc\\w+|mudaram|mudou|mudar|mudaram|passaram|passou|antecip\\w+|trocaram|transferi\\w+|jogaram|empurraram|nova data|agora (?:e|vai ser|ficou)|ficou (?:pra|para|pro)',
  'cambiaron|patearon|se corre|trajeron|pusieron|cambio|cambiar\\w*|pasaron|paso (?:al|para)|se paso|se pasa|la pasan|lo pasan|movieron|movio|se movio|recorrieron|corrieron|postergaron|se postergo|pospus\\w+|pospon\\w+|aplaz\\w+|atras\\w+|retras\\w+|adelant\\w+|reprogram\\w+|nueva fecha|ahora (?:es|sera)|ya no es|quedo (?:para|el)|va a ser|mover|pasa (?:del|al|para)|han (?:cambiado|movido|pasado|corrido|puesto)|la corren|lo corren|se fue (?:para|al)',
)

/** It has come out otherwise than was told: "al final abro el 1 de marzo". */
export const CAME_OUT = pattern(
  'in the end|ended up|turned out|apparently',
  'no fim das contas|no final das contas|acabou (?:ficando|sendo)|afinal',
  'al final|termino siendo',
)

/** It has changed since, or was looked at again. */
export const HAS_CHANGED = pattern(
  "now|these days|lately|since|went up|gone up|goes up|going up|went down|put (?:it|the \\w+) up|raised|dropped|got (?:new|more)|lost \\w+|signed up|joined|honest|really|properly|nearer|closer to|with the|without the|if (?:u|you|i|we) count|doesn'?t count|used to be|more|less|only|just",
  'agora|atualmente|exagerei|desde|hj|hoje (?:sao|e|em dia)|desistiram|subi|subimos|subiu|aument\\w+|baixou|baixar|caiu|diminuiu|reduziram|entraram|sairam|contando|com juros|exagero|otimista|sincero|honesto|direito|restam|virou|bota|poe|conta ai|veio|so|nada|menos que isso|mais que isso|tinha contado|no maximo',
  'ahora|actualmente|exagere|me lo deja|desde|hoy en dia|subi|subimos|subio|subieron|aumento|aumentaron|bajo|bajaron|redujeron|entraron|se fueron|se sumaron|contando|cuento|con los intereses|honesto|sincero|quedan|faltan|ponle|pone|toma esa|conta con|llego|solo|nomas|me quede corto|era (?:en|antes)|pense',
)

/** It was counted, measured or asked again. */
export const WAS_CHECKED = pattern(
  "they'?ve just (?:emailed|texted|told|written|rung|called)|just (?:emailed|rang|wrote)|got back to me|counted|recounted|added (?:it|them) up|asked (?:him|her|them|my|the)|(?:told|texted|emailed|messaged) me|just (?:texted|told|called|wrote|messaged)|weighed|scales?|measured|timed(?: it)?|re-?read|read (?:it|\\w+ \\w+) again|had a (?:\\w+ )?look|checked|looked|(?:my |the )?(?:watch|tracker|app|phone|diary|calendar) (?:says|shows)|(?:the |my )(?:account|statement|contract|poster|letter|e-?mail|website|payslip|bill|invoice) (?:says|said|shows)|not counting|without counting|according to (?:my|the) \\w+|doing the math\\w*|did the math\\w*|just (?:saw|read|got|had|heard|been|seen|looked|opened)|i (?:saw|opened) the|(?:saw|found) the (?:letter|receipt|bill|invoice|email|contract|statement|poster|direct debit)|worked (?:it|that) out|(?:gone|went|been|going) (?:back )?(?:through|over) (?:my|the|it|everything)|(?:says|said|reckons) (?:the|my) \\w+|the \\w+ (?:says|said) (?:it|\\d)|looked at the \\w+|(?:tells|told|rang|rung|phoned|called|messaged|reminded|corrected|informs|informed|came back to|got back to|wrote back to|pointed out to) (?:me|us)|wrote back|rang|phoned|came back to me|got back to me|pointed out|read (?:this|it|that) (?:over|and)|has (?:seen|read) this|did the sums|added up|reminded me|(?:mum|mom|dad|wife|husband|coach|boss|son|daughter|partner|friend|brother|sister|physio|doctor|doc|accountant|treasurer|secretary|organi[sz]er|promoter|landlord|receptionist|teacher|manager|agent) (?:just |now )?(?:laughed|disagrees|rolled|reminds|thinks|insists|wants)|(?:my |the )?(?:wife|husband|coach|mum|mom|dad|girlfriend|boyfriend|partner|missus|accountant|landlord|owner|promoter) (?:says|said|reckons|corrected me)",
  'refiz\\w*|fiz (?:a|as) contas? (?:de novo|direito|direitinho)|acabei de \\w+|acabaram de|acabou de|estive a ver|fui a ver|refiz|recalculei|recontando|(?:peguei|achei|abri|encontrei|chegou|vi) (?:o|a) (?:\\w+ )?(?:mensagem|recibo|boleto|papel|contrato|comprovante|extrato|fatura|carta|email|laudo|convite|cartaz|folheto|planilha|agenda|regulamento)|me (?:ligou|ligaram|mandou|mandaram|avisou|lembrou|falou|falaram|disse|disseram|confirmou|respondeu)|mandou (?:corrigir|dizer|avisar|msg|mensagem)|confirmou(?:-me)?|disse-me|(?:ele|ela|mulher|marido|esposa|mae|pai|professor|mestre|coach|treinador|tecnico|contador|dono|dona|medico|fisio|organizador|socio|socia|irmao|irma|filho|filha|patrao|chefe|sensei|tesoureir[oa]) (?:leu|disse|falou|avisou|confirmou|lembrou|corrigiu|mandou|jura|garante|diz)|sentei com|(?:ta|esta) escrito|escrito aqui|perguntei na|fui perguntar|falei com|relogio|contei|recontei|cronometrei|reli|(?:o|no) (?:contrato|boleto|site|extrato|cartaz|holerite|recibo|email) (?:diz|mostra|fala|esta|ta)|(?:des)?contando (?:so|apenas|bem|direito|certinho|o|a|os|as)|sem contar|olhando|vendo (?:bem|direito|aqui|agora)|fazendo (?:bem )?as contas|fiz as contas|somando|segundo o \\w+|(?:minha|meu|o|a) \\w+(?: del[ea])? (?:disse|falou|corrigiu|me corrigiu|avisou|diz)|me corrigiu|me pesei|pesei|a balanca|medi|perguntei|me avisaram|avisaram|olhei|somei|lembrei|me liguei',
  'rehice|recalcule|volvi a (?:contar|sumar|sacar)|negocie|negociamos|acabo de \\w+|recien (?:miro|veo|leo|hablo|me|avis\\w+|lo|vi)|fui a (?:ver|mirar|preguntar|revisar)|me (?:ha|han) (?:dicho|avisado|confirmado|recordado|llamado|escrito|mandado|corregido)|me (?:llamo|llamaron|marco|escribio|escribieron|recordo|confirmo|confirmaron|mando|mandaron|dijeron|acaban|acaba)|(?:mi|el|la) \\w+ (?:me )?(?:dice|dijo|leyo|confirmo|aclaro|recordo|insiste|jura|escribio|puso|mando)|he (?:preguntado|hablado|revisado|sumado|confirmado|recibido|encontrado)|hable con|mirando|revisando|releyendo|encontre (?:el|la)|(?:vi|abri|lei|mire|revise) (?:el|la|los|mi) \\w+|reloj|conte|reconte|cronometre|relei|(?:el|la|en el|en la) (?:contrato|cartel|recibo|correo|carta|pagina|convocatoria|nomina) (?:dice|pone|marca|viene)|descontando|sin contar|viendo|haciendo (?:bien )?(?:la|las) cuentas?|hice (?:la|las) cuentas?|sumando|segun (?:el|la|mi) \\w+|me dicen|releido|he (?:mirado|vuelto a \\w+|contado|visto|leido)|vuelto a leer|(?:me )?(?:dice|dijo|avisa|corrige|corrigio|aclaro|aclara) (?:mi|el|la|que (?:no|son|es|era|eran))|me pese|pesar|pesarme|la bascula|la balanza|medi|pregunte|me avisaron|me avisan?|me corrige|mire|sume|pase lista|me acorde|lo vi|acaban de',
)

/** Tells of one time, or of somebody else. */
export const OF_ONE_TIME = pattern(
  'today|tonight|tomorrow|tmrw|yesterday|this (?:week|morning|time)|last (?:week|night|time)|did|he|she|opponent|others?|yes|yeah',
  'hoje|amanha|ontem|n?essa semana|n?esta semana|consegui|semana passada|dessa vez|fiz|ele|ela|o cara|adversario|outros?|sim',
  'hoy|manana|ayer|esta semana|pude|la semana pasada|esta vez|hice|el tiene|ella|el rival|otros?|si',
)

/** Leads from a change to the new number: "baixou pra", "goes up to", "pasó a". */
export const CHANGED_TO =
  /\b(?:(?:upped|bumped|lowered|goes?|going|went|gone|put|raised?|dropped|down|up|cut|increased?|moved?|changed) (?:\S+ )?(?:up |down )?to|(?:baix|aument|sub|reduz|cai|pass|mud|fo|vir|redu|baj|pas|cambi|qued|fic)\w* (?:\S+ ){0,2}?(?:pra|para|pro|a|em|en)|passa a ser|passam a ser|vai ser|vao ser|va a ser|van a ser|will be|(?:going|gonna) (?:to )?be) (?:about |around |uns |unos |r?\$ ?)?$/

/** Leads to a number that is said: "it's 45", "son 65", "só 3". */
export const LEADS_TO_NUMBER =
  /(?:^|[,:;.!-] ?|\b(?:is|are|was|were|be|its|it's|that's|thats|have|got|only|just|really|like|about|around|say|than|closer to|nearer to|more like|make it|make that|e|eh|era|eram|sao|foi|foram|tem|tenho|temos|so|tipo|uns|umas|bota|poe|deu|da|veio|ta|restam|sobram|faltam|fica|ficam|es|son|eran|era|hay|tengo|tenemos|solo|unos|unas|como|ponle|pone|quedan|faltan|llego a|en|hace|ha|voy|yendo|vengo|indo|puedo|posso|can (?:do|make|only do|only make)|they'?re|(?:it|contract|poster|letter|email|invoice|bill|scale) (?:says?|said|shows?)|says|(?:dicen|dice|diz|dizem|falaram|dijeron|disseram) (?:que|q)|dice|diz|pone|marca|consigo|comes? to|came to|last|lasts|lasted|takes?|dura|duram|duran|leva|demora|toma|tarda|nearer|closer|roughly|este mes|esse mes|this month|tops|liberou|liberaram|arrumou|arrumaram|arranjou|libero|liberaron|consiguio|got me|gave me|let me have|only gave me|gave us|durmo|duermo|sleep|treino|entreno|train|cobro|cobran|cobram|cobramos|pago|pagan|pagam|gano|ganho|recebo|recibo|es de|era de|e de|fica em|fica por|sale|sale a|sale en|sai por|sai a|se queda en|queda en|(?:charges?|charge|gives?|pays?|costs?) (?:me|us|you|him|her)|he'?d charge(?: me)?|esta a|esta en|ta a|custa-me|earn|deja en|dejan en|cuesta|costo|costaron|custa|custou|custaram|cost|costs|wants|asks|charges|quer|cobra|quiere|pide|quedaron|quedamos|ficaram|sobraram|sobrou|vai ser|vao ser|va a ser|sera|will be|going to be|gonna be|mide|mido|peso|pesa|weigh|tis|i'm|im|i am|i'm at|im at|am at|been|looking at|getting|leaves me with|we'?ve|i'?ve|there'?s|there are|go with|going with|get|gets|bring[s]? it to|it to|totals|sums to|works out (?:at|to)|levam-me|leva-me|cobram-me|dao-me|uso|usamos|usam|temos|contamos con|cuento con|conto com|contamos com|completo|junto|ahorita|aguenta|permite|pediu|pediram|pidio|mandou|caiu|cayo|hago|faco|fazemos|hacemos|doy|damos|dou|da|dan|dao|cabem|caben|entran|entram|vienen|vem|van|vao|vou|asi que|ya|ja|now|agora|ahora|agora ta|ta|quedo|quedan|queda|so|then|entao|ou seja|o sea|asi q|asi que|entonces|van a ser|makes))(?: (?:about|around|only|just|now|like|more like|uns|umas|so|mais|unos|unas|como|solo|ya|ja|son|sao|e|es|it's|its|i'm|im|r?\$))* ?(?:r?\$ ?|€|£)?$/

/** Objects or thinks aloud, and corrects nothing: "no, three times is too much". */
export const OBJECTS = pattern(
  "too (?:much|many|long|hard|often|late|early|far|soon|expensive|little|few)|enough|can'?t|cannot|couldn'?t|could|should(?! (?:have said|be|say))|would|maybe|what if|not sure|i think|if i(?!(?:'?m| am) (?:being |totally |really )?honest)|want to|wanna|rather not|afraid|every time|at least|more than|less than|no more than",
  'demais|muito (?:tempo|cedo|tarde|caro|pesado)|bastante|consigo|conseguir|poderia|podia|deveria|devia|talvez|quem sabe|e se|sera que|acho que|se eu(?! for (?:hones|since))|quero|queria(?! dizer)|medo|toda vez|pelo menos|mais de|menos de(?! que)',
  'demasiad[oa]s?|mucho (?:tiempo|dinero)|muy|bastante|puedo|podria|deberia|tal vez|quizas?|y si|sera que|creo que|si yo|quiero|quisiera|miedo|cada vez|por lo menos|al menos|mas de|menos de',
)

/** Owns up to a mistake, so that "can" and "very" object to nothing: "la verdad me vi muy optimista, nomás puedo 3 días". */
export const ADMITS = pattern(
  "(?:was|were|being|a bit|too|way too) (?:too )?(?:optimistic|generous|hopeful)|wishful thinking|exaggerat\\w+|overestimat\\w+|my (?:bad|mistake)|typo|i was wrong|got (?:it|that|them) wrong|misread|miscounted|should have (?:said|been)|i meant|lied|correct myself|truthful|hard on myself|i'?d forgotten",
  'consigo (?:\\w+ ){1,4}na (?:verdade|real|vdd)|(?:fui|foi|era|muito|meio|bem|sendo) (?:muito |meio |bem )?otimista|exager\\w+|errei|falei errado|escrevi errado|me enganei|enganei-me|me confundi|quis dizer|queria dizer|corrigindo|erro meu|(?:na verdade|na real|na vdd|sinceramente|pensando bem),? (?:eu )?so consigo|(?:sendo|pra ser|para ser|vou ser) (?:bem |muito )?(?:honest|sincer)[oa]|(?:o )?que (?:eu )?consigo (?:mesmo )?(?:e|eh|sao)',
  '(?:te|le|os) soy (?:honest[oa]|sincer[oa])|(?:en realidad|la verdad|pensandolo bien|siendo honest[oa]),? (?:que )?(?:solo|nomas) puedo|(?:muy|mas|algo|medio|demasiado|fui|siendo) (?:muy )?optimista|exager\\w+|me equivoque|me confundi|(?:puse|dije|escribi|conte|sume|calcule) mal|quise decir|corrijo|error mio|rectifico',
)

const REFUSAL: Record<Language, string> = {
  en: "not|scratch|cross out|strike|forget|ignore|isn'?t|aren'?t|wasn'?t|weren'?t|instead of|rather than",
  // "No dia 9" is "on the 9th".
  pt: 'nao|n|esquece|risca|apaga|ignora|em vez de|ao inves de|e nao',
  es: 'no(?! (?:espera|perdon|no))|olvida|tacha|borra|ignora|en vez de|en lugar de|y no',
}

/** Refuses the number that follows: "not three", "no son 8000", "não é às 18". */
export const REFUSES_NEXT: Record<Language, string> = {
  en: String.raw`(?<!\w)(?:${REFUSAL.en})(?: (?!\d)[^\s,.]+){0,2} `,
  pt: String.raw`(?<!\w)(?:${REFUSAL.pt})(?: (?!\d)[^\s,.]+){0,2} `,
  es: String.raw`(?<!\w)(?:${REFUSAL.es})(?: (?!\d)[^\s,.]+){0,2} `,
}
/** Refuses the number before it: "12 não, 15", "18 no, 11". */
export const REFUSES_LAST =
  /^[^\d,.;]{0,14}?(?<!\w)(?:not?|nope|nao|n|nada|nah)(?:[,.;!]| mano| wey| bro| che| pues| man|$| - )/

/** Nothing but words that lead to the number stands before it. */
export const ONLY_LEADS =
  /^[¿¡* ]*(?:(?:its|it's|it is|is|im|i'm|e|eh|es|son|sao|ya|ja|que|q|mejor|bueno|pues|bom|ok|well|oh|ah|hm+|only|just|so|solo|nomas|now|agora|ahora) )*$/

/** Says after a number what it really is, so that another one is right: "89 is our teen deal", "5 era antes do bebê". */
export const TELLS_WHAT_IT_IS =
  /^[,:]? ?(?:that )?(?:(?:was|were|era|eram|foi|foram|eran|fue|fueron|would be|seria[mn]?) (?!(?:still |also |tambem |tambien |way |just )?(?:right|correct|fine|ok|cert[oa]|isso|correct[oa]|asi|too|hard|great|good|bad|enough|muit[oa]|mucho|demais|demasiad\w+|duro|pesad[oa]|bom|bueno)\b)\S|(?:is|are|e|eh|sao|es|son) (?:our|my|his|her|their|the (?!most|max|least|limit)|what|when|if|for|with|only (?:if|when|for)|se|quando|com|contando|o que|a que|o valor|pr[ao]|para|lo que|si|cuando|con|el (?!maximo|minimo|limite)|la|los|las|de|do|da|dos|das|antes|nuestr|minha|meu)\b|(?:includes?|included|incluia[mn]?|inclui|incluye)\b)|^[,:]? ?(?:contando|counting|including|incluindo|incluyendo)\b|^ (?:was|is|era|foi|fue) (?:a lie|wishful|ambitious|optimistic|mentira|exager\w+|otimist\w+|optimist\w+)/

/** Says after a number that it was right: "O judô é 4 mesmo", "the 6 days are right". */
export const STAYS =
  /^(?: (?:is|are|e|sao|es|son|ta|esta|estao|estan|tao))? ?(?:mesmo|still|(?:is |are )?(?:right|correct)|(?:ta |esta |tao |estao )?cert[oa]s?|continua\w*|igual(?:es)?|stays?|sigue\w*|siguen|(?:esta|estan) bien|correct[oa]s?)\b/

/** Whether a message says in so many words that something is otherwise than it was told. */
export function saysCorrection(message: string): boolean {
  const folded = fold(message)
  return [WAS_WRONG, SAYS_NO, WAS_CHECKED, WAS_MOVED].some((marks) => marks.test(folded))
}
