import { anyOf, has } from './pattern.ts'
import { wordsOf } from './plain-words.ts'
import { THEN_SOMEBODY_NEAR } from './rules/violence.ts'

/** Who is said to "kill" somebody for coming late. At home it may be meant. */
const TRAINER = {
  en: '(?:coach|teacher|sensei|professor|instructor|trainer|captain)',
  pt: '(?:prof|professora?|mestre|treinadora?|t[eé]cnic[oa]|sensei|coach|instrutora?)',
  es: '(?:profe|profesora?|entrenadora?|maestr[oa]|sensei|coach|instructora?|m[ií]ster)',
}
const ILLNESS = '(?:flu|cold|bug|covid|fever|virus|gripe|resfriado|febre|fiebre|virose|bronquitis)'
const FOOD =
  '(?:\\p{L}+ )?(?:kebab|burger|pizza|curry|steak|sandwich|chocolate|cake|coffee|beer|pint|snack|biscuit|donut|ice cream|fry[- ]?up|hamb[uú]rguer|hamburguesa|lanche|churrasco|cerveja|caf[eé]|bolo|brigadeiro|doce|tacos?|cerveza|asado|helado|torta|empanadas?|pastel)'
const DISH =
  '(?:chicken|rice|broccoli|oats|tuna|eggs?|fish|salad|frango|arroz|batata doce|ovos?|salada|pollo|at[uú]n|avena|huevos?|ensalada)'
const SESSION =
  '(?:workout|session|class|training|sparring|treino|aula|sess[aã]o|entreno|entrenamiento|clase|sesi[oó]n)'
const EXERCISE =
  '(?:burpees?|sprints?|sprawls?|hill runs?|hills|squats?|push[- ]?ups?|cardio|rounds?|abdomina(?:l|is)|flex[oõ]es|agachamentos?|tiros|corrida|sentadillas?|lagartijas|abdominales|cuestas)'

/** What nobody means by its words. Matched without regard to capitals and accents, and taken out before a message is read. */
const FIGURES_OF_SPEECH = [
  `${TRAINER.en}(?:['’]?s| is| will|['’]ll)? (?:gonna |going to )?(?:kill|murder) (?:me|us)`,
  `${TRAINER.pt} (?:vai|ia) (?:me |nos )?matar|${TRAINER.pt} (?:me|nos) mata`,
  // "One more burpee and I kill him."
  `(?:one more|another|if ${TRAINER.en} makes (?:me|us)|if my ${TRAINER.en} makes (?:me|us))[^.!?]{2,40}? (?:kill|murder|strangle) (?:him|her|them|somebody|someone)`,
  `(?:mais um|mais uma|outr[oa]|se (?:o |a |meu |minha )?${TRAINER.pt} mandar)[^.!?]{2,40}? (?:mato|matar) (?:ele|ela|algu[eé]m|esse homem)`,
  `(?:otr[oa]|un[oa]? \\S+ m[aá]s|si (?:el |la |mi )?${TRAINER.es} (?:me|nos) manda)[^.!?]{2,40}? (?:(?:lo|la) mato|matarl[oa])`,
  "(?:drowning|buried|snowed under) (?:in|with) (?:work|emails|paperwork|homework|admin|exams)(?: this (?:week|month))?(?:, (?:i )?can['’]?t breathe)?",
  // A photo with a medal.
  '(?:photo|picture|foto) (?:of me |of us |minha |nossa |m[ií]a |nuestra )?(?:with|con|com|on|no|en)[^.!?]{0,24} (?:podium|medal|p[oó]dio|medalha|podio|medalla)',
  '(?:achou|acharam|acha|acham|pensou|pensaram) que (?:eu )?apanh[oa]\\S*(?: em casa)?',
  '(?:pens[oó]|pensaron|crey[oó]|creyeron|cree|creen) que me pegan(?: en (?:la |mi )?casa)?',
  "my (?:mum|mom|ma)(?:['’]?s gonna| is gonna| is going to| will) kill me if|minha m[aã]e (?:vai me matar|me mata) se",
  'mi (?:vieja|mam[aá]|madre|jefa) me (?:mata|va a matar) si',
  `${TRAINER.es} (?:me|nos) (?:va|iba) a matar|${TRAINER.es} (?:me|nos) mata(?:r[aá])?`,
  `(?:the |a )?${ILLNESS} (?:has |had )?(?:knocked|wiped|took) me (?:out|down|flat)`,
  `(?:knocked|wiped) out (?:by|with) (?:the |a )?${ILLNESS}`,
  `${ILLNESS} me (?:derrubou|nocauteou|matou|noque[oó]|tumb[oó]|mat[oó])`,
  `me (?:derrubou|noque[oó]|tumb[oó]|mat[oó]) (?:a |o |la |el |una |un )?${ILLNESS}`,
  `(?:killed|murdered|destroyed|smashed|wrecked) (?:me|us) (?:in|at|during) (?:the |my )?${SESSION}`,
  `me (?:matou|destruiu|amassou|arrebentou) (?:no|na|em) (?:${SESSION}|rola|tatame)`,
  `me (?:mat[oó]|destroz[oó]|revent[oó]|hizo pedazos) en (?:el |la )?(?:${SESSION}|rola|tatami)`,
  `(?:la |el |o |a |esa |ese |esse |essa )?(?:${SESSION})(?: (?:de )?(?:ayer|hoy|anoche|ontem|hoje))? me (?:mat[oó]|matou|destroz[oó]|destruiu|revent[oó])|(?:yesterday['’]?s |that |the )${SESSION} (?:killed|murdered|destroyed) me`,
  // "Cut this plan down to three lines", "and if I cut it to 8".
  '(?:cut|trim|cortar?|corto|corte|recorta|recortar) (?:this |it |that |the |my |o |a |el |la |esse |este |ese )?(?:plan |week |list |text |session |plano |treino |texto |semana |lista )?(?:down )?(?:to|pra|para|a) \\d{1,2}(?: (?:lines?|rounds?|sessions?|days?|words?|minutes?|mins?|points?|linhas?|treinos?|dias?|palavras?|minutos?|l[ií]neas?|asaltos?|sesiones|d[ií]as|palabras|puntos?))?(?! ?(?:kg|kilos?|calor|kcal|%))',
  `killer ${SESSION}|${SESSION}(?: de \\S+| \\S+){0,2} (?:foi|[eé]|es|fue|era|estuvo|tava|estava|est[aá]) (?:de|pra|para) matar(?:se)?`,
  // "I could murder a kebab", "I'd die for a burger"; nobody eats "him".
  `(?:murder|kill for|die for|kill) (?:a|an|some) ${FOOD}|(?:matava|mataria|morro|morreria|matar|morrer)(?: por)? um(?:a)? ${FOOD}|(?:matar[ií]a|me muero|morir[ií]a) por un(?:a|os|as)? ${FOOD}`,
  // "If I have to eat chicken once more I will kill myself": only of a dish that is named.
  `if i (?:have to|must|gotta) eat ${DISH}[^.!?]{0,24}? (?:again|one more time|once more)[^.!?]{0,8}? i(?:['’]?ll| will|['’]?m gonna)? (?:kill myself|die|scream)`,
  `(?:se|si) (?:eu )?(?:tiver que|tengo que) comer ${DISH}[^.!?]{0,24}? (?:de novo|mais uma vez|otra vez|una vez m[aá]s)[^.!?]{0,8}? (?:me mato|eu morro|me muero)`,
  'nerves? (?:are|is) killing me|nervos (?:me matam|est[aã]o me matando)|nervios me (?:matan|est[aá]n matando)',
  "feel(?:s|ing)? like i(?:['’]?m| am) (?:going to|gonna) die (?:when i walk|walking|out there|in the ring|on the mat)",
  // "I don't want to come home broke."
  "(?:don['’]?t want to )?(?:come|coming|go|going|get) (?:home|back) (?:broke|skint|empty[- ]handed|with nothing)",
  '(?:n[aã]o quero )?voltar (?:pra casa |para casa )?(?:sem (?:grana|dinheiro|um tost[aã]o)|liso|de m[aã]os vazias)',
  '(?:no quiero )?volver (?:a casa )?(?:sin (?:plata|dinero|un peso)|con las manos vac[ií]as)',
  // "I'd rather die than do another burpee": only of an exercise that is named.
  `(?:i['’]?d|i would|would) rather die than (?:do|run|have|face)?[^.!?]{0,24}?${EXERCISE}`,
  `(?:prefiro|preferia|prefer[ií]a) morrer? (?:do que|que|a) (?:correr(?=[,.!?]|$)|(?:fazer|correr|encarar)?[^.!?]{0,24}?${EXERCISE})`,
  `(?:prefiero|preferir[ií]a) morir(?:me)? (?:a|antes que|que) (?:hacer|correr)?[^.!?]{0,24}?${EXERCISE}`,
  // "Strangle whoever invented burpees".
  '(?:strangle|kill|murder|punch|shoot) (?:whoever|the (?:guy|person|one|man) (?:who|that)) (?:invented|made up|came up with|thought of)',
  '(?:matar|mato|esganar|estrangular|bater em|socar) (?:quem|o cara que|a pessoa que) (?:inventou|criou)',
  '(?:matar|mato|ahorcar|estrangular|pegarle|golpear) (?:al?|a quien|al que|a la que)? ?(?:quien|que)? ?(?:invent[oó]|cre[oó])',
  '(?:le )?(?:voy a |quiero )?(?:pegar(?:le)?|golpear|dar(?:le)?) (?:duro )?(?:a la|al|a mi) (?:bolsa|saco|costal|pera)(?: pensando en [\\p{L} ]{2,20})?',
  'me quiero morir,? (?:qu[eé]|de) (?:verg[uü]enza|lamentable|oso|papel[oó]n|estado|mal|mala?s? condici[oó]n)',
  // "Murder the heavy bag", "my cardio commits suicide".
  "(?:(?:i['’]?m |i am )?(?:gonna|going to|want to|wanna|will) )?(?:murder|kill|destroy|smash|batter|strangle)(?:ed|ing)? (?:the |a |that |my )?(?:heavy |punch(?:ing)? )?(?:bag|pads|mitts|dummy|makiwara)",
  '(?:matar|destruir|arrebentar|reventar|destrozar|partir) (?:o |a |el |la )?(?:saco|costal|manoplas?|bolsa|pera)',
  '(?:my |mi |meu |minha )(?:cardio|gas tank|legs?|lungs?|arms?|conditioning|pulm(?:ones|[aã]o)|piernas|pernas?|g[aá]s) (?:commits?|is committing|se suicidan?|se mata[mn]?) ?(?:suicide)?',
  // "To seco pra lutar" is keen, and has lost no water.
  '(?:t[oô]|tou|estou|fico) seco (?:pra|para) (?:lutar|treinar|competir|voltar|entrar)',
  // Said with a laugh of somebody who does not stop.
  "if (?:my |he |she |the )?\\p{L}* ?(?:doesn|don)['’]?t stop [^.!?]{2,50}i['’]?m (?:gonna|going to) (?:strangle|kill|murder) (?:him|her|them)(?= ?(?:lol|lmao|haha))",
  // Others asked because of a black eye from training, and it is told with a laugh.
  '(?:perguntou|perguntaram|pergunta)(?: \\p{L}+)? se (?:o )?meu (?:marido|namorado) me bate(?=[^]{0,160}(?:kk|haha|rsrs))',
  '(?:pregunt[oó]|preguntaron|pregunta)(?: \\p{L}+)? si mi (?:marido|novio|esposo) me pega(?=[^]{0,160}(?:jaja|haha))',
  'asked (?:me )?(?:quietly )?if my (?:husband|boyfriend|partner) (?:hits|beats) me(?=[^]{0,160}(?:lol|haha|lmao))',
  // To ask whoever may help.
  '(?:tocar|golpear|bater|knock(?:ing)?)(?: [\\p{L}]+){0,2} (?:puertas?|portas?|doors?)',
  // A choke that is practised until it can be defended.
  `${TRAINER.en}(?: says| said)?(?: he['’]?s| she['’]?s| is|['’]s)? (?:gonna|going to|will) (?:choke|strangle|tap) me(?: out)? (?:until|till|every)`,
  `${TRAINER.pt}(?: falou| disse| diz)?(?: que| q)? (?:vai|ia) me (?:enforcar|estrangular|finalizar|apagar) (?:at[eé]|toda)`,
  `${TRAINER.es}(?: dijo| dice)?(?: que)? me (?:va|iba) a (?:ahorcar|estrangular|finalizar|dormir) (?:hasta|cada)`,
  // So full of energy that anything is hit.
  '(?:bato|batendo|bater|bateria) (?:at[eé] )?em (?:poste|[aá]rvore|qualquer coisa)|ningu[eé]m me segura(?: mais)?|(?:le pego|pegarle|pegar[ií]a) (?:hasta )?a (?:un poste|las paredes|cualquier cosa)|nadie me para',
  // Heavy after food and dizzy without it, before an early class.
  '(?:si|se) (?:no |n[aã]o )?(?:como|desayuno)[^.!?,]{0,24}?(?:me (?:pesa|mareo)|fico (?:pesad[oa]|tont[oa]))(?: y| e|,)? (?:si|se) (?:no |n[aã]o )?(?:como|desayuno)?[^.!?,]{0,12}?(?:me (?:pesa|mareo)|fico (?:pesad[oa]|tont[oa]))',
  "if i eat[^.!?,]{0,20} (?:heavy|sick|sluggish)(?: and| but|,)? (?:if|when) i don['’]?t[^.!?,]{0,20} (?:dizzy|light ?headed|faint|shaky)",
  // To leave a group of messages.
  '(?:disappear|vanish|desaparecer|sumir) (?:from|do|del|de) (?:the |el |la |o |a )?(?:gym |team |class |club )?(?:group|chat|grupo|whatsapp)(?: chat| de [\\p{L}]+| del? [\\p{L}]+){0,2}',
  "(?:my )?heart(?:['’]?s| is) broken|broken heart|heartbroken|cora[cç][aã]o partido|coraz[oó]n (?:roto|partido)",
  // "Doable without killing myself?", and not "get through the week without killing myself".
  '(?<=(?:doable|possible|make weight|poss[ií]vel|bater o peso|posible|dar el peso) )(?:without|sem|sin) (?:killing myself|me matar|matarme)',
  '(?:viciad[oa]|adict[oa]|addicted) (?:em|ao?|al?|to) (?:muay thai|boxe[o]?|boxing|jiu ?-?jitsu|bjj|judo|mma|luta|treino|treinar|entrenar|training|a academia|the gym|gimnasio)(?:[^.!?]{0,4}(?:n[aã]o consigo|can.?t go|no puedo)[^.!?]{0,30})?',
  '(?:(?:tomei|tive|took|tom[eé]|me di|had) )?(?:an |uma |una )?(?:overdose|sobredosis) (?:of|de) (?:a[cç]a[ií]|pizza|sugar|a[cç][uú]car|az[uú]car|chocolate|doces?|dulces?|carbs|tacos|caf[eé]|coffee)',
  '(?:me enforcar|enforcar-me|hang myself|ahorcarme) (?:com|con|with) (?:a |la |my |the |minha |mi )?(?:faixa|cinta|cintur[oó]n|belt)(?=[^.!?]{0,40}(?:n[oó]|nudo|knot|amarr|atar|tie))',
  '(?:beat|beats|batia|bate|bateu|gan[oó]) (?:me )?(?:again)?[^\\p{L}]{0,4}(?:at|no|na|en|al) (?:arm[- ]?wrestling|ping[- ]?pong|pingue[- ]?pongue|chess|xadrez|ajedrez|cards|tennis|t[eê]nis|pool|domin[oó])',
  '(?:dying|died|dead) (?:laughing|of laughter)',
  // To be away for a while.
  '(?:disappear|vanish|sumir|desaparecer)(?: [\\p{L}\\d]+){0,4} (?:to|na|no|pra|en|a) (?:the |la |el |o |a )?(?:beach|mountains|countryside|lake|praia|serra|s[ií]tio|playa|monta[nñ]a|campo)',
  'drunk on (?:that |the |this |my )?(?:win|victory|joy)|b[eê]bad[oa] de (?:alegria|felicidade)|borrach[oa] de (?:alegr[ií]a|felicidad)',
  // The man in the corner who looks after cuts.
  'cut ?m[ae]n',
  'leg day(?: always)? (?:kills|killed|is killing|will kill) me|(?:treino|dia) de pernas? me mat(?:a|ou)|d[ií]a de piernas? me mat[oóa]',
  'hurt (?:him|her|them) (?:to|in) the (?:body|ribs|liver)',
  'morr(?:i|o|er|endo|ia) de (?:rir|fome|sono|vergonha|vontade|calor|frio|cansa[cç]o)',
  'm(?:uero|ori|or[ií]|uriendo|orir|uert[oa]|e muero) de (?:la )?(?:risa|hambre|sue[nñ]o|verg[uü]enza|ganas|calor|fr[ií]o|cansancio)',
  '(?:matar|matei|mato) (?:a |o )?(?:aula|treino|saudade|sede|fome|tempo)|matar el (?:tiempo|hambre)|kill (?:some )?time',
]
const FIGURE = new RegExp(`(?<!\\p{L})(?:${FIGURES_OF_SPEECH.join('|')})(?!\\p{L})`, 'giu')

/** What turns a figure of speech beside it into what is meant. A rope or a blade is found without it. */
const MEANT = anyOf(
  'myself|suicid*|than (to )?(live|living|wake up|anything)|dying part|i mean it',
  'a mim|eu mesm[oa]|que (viver|acordar|qualquer coisa)|verdade a qualquer coisa|parte de morrer',
  'a mi|yo mism[oa]|que (vivir|despertar*|cualquier cosa)|parte de morir',
)

/**
 * A message without what only sounds like danger: "my coach is going to kill me", "the flu knocked me out". It stays whole
 * when it goes on with what may be meant: "I'd murder the bag, then myself", "… and also my girlfriend".
 */
export function withoutFiguresOfSpeech(text: string): string {
  const left = text.replace(FIGURE, ' ')
  if (left === text) return text
  const words = wordsOf(left)
  return has(MEANT, words) || has(THEN_SOMEBODY_NEAR, words) ? text : left
}
