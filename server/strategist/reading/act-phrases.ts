import type { Language } from '#contract/language.ts'

/** Typical phrases of each act. All for folded text. */
interface ActPhrases {
  thanks: RegExp
  greeting: RegExp
  /** Only as a reply to an answer of ours. */
  detail: RegExp
  objection: RegExp
  /** An objection only at the beginning. */
  contrary: RegExp
  progress: RegExp
  offTopic: RegExp
}

export const ACT_PHRASES: Record<Language, ActPhrases> = {
  en: {
    thanks:
      /\b(?:thank(?:s| you|u)?|thx|tks|ty|cheers|appreciate (?:it|that|you)|(?:much )?appreciated|that helps|this helps|helpful)\b/,
    greeting:
      /^(?:(?:hi+|hey+|hello+|yo|sup|good (?:morning|afternoon|evening|night)|what'?s up|how are you(?: doing)?|how is it going|hi there|hey there|there|coach|bye|test|ok(?:ay)?)[\s,.!?]*)+$/,
    detail:
      /^(?:how(?: so| exactly)?|why(?: so| that)?|what do you mean|like what|such as|for example|e\.?g|explain|meaning|which one|more|details?|go on|continue|and then|what else)\b ?[?!.]*$|\b(?:tell me more|more (?:about|on|detail)|(?:can|could) you (?:explain|expand|elaborate|give (?:me )?an example)|explain (?:step|that|this|more|it|the|better)|what do you mean|elaborate|give me an example|example of|(?:don'?t|didn'?t|do not) (?:quite )?(?:understand|get) (?:step|the|that|this|it|what)|how (?:do|would|should|can) i do (?:that|this|it|step|the)|how does (?:that|this|step|it)|go deeper|step (?:[1-5]|one|two|three)\b.{0,40}\?|why (?:that|this|step|should|would))\b/,
    objection:
      /\b(?:(?:won'?t|wouldn'?t|doesn'?t|does not|will not|didn'?t|not going to|isn'?t going to|never) (?:work|help|happen|fly)|not (?:realistic|possible|for me|helpful|what i asked|useful|what i need)|no time for (?:that|this|it)|don'?t have (?:the )?(?:time|money|energy|equipment)(?: for (?:that|this|it|all))?|(?:can'?t|cannot|won'?t) do (?:that|this|it|all)|(?:already )?tried (?:that|this|it|all that)(?: already| before)?|(?:don'?t|do not) (?:agree|like (?:that|this|it)|believe|think (?:that|it|this))|disagree|too (?:hard|difficult|much|expensive|generic|vague|easy)|(?:that'?s|it'?s|this is) (?:impossible|nonsense|useless|wrong|not true|stupid|bad advice|bullshit|unrealistic)|makes no sense|easier said)\b/,
    contrary: /^(?:but|yes but|yeah but|nope|nah|actually no|i disagree)\b|^no[,.!]/,
    progress:
      /\b(?:i (?:did|'ve done|have done) (?:it|them|that|this|all|both|everything|the|my|step|one|two|three|what|as|\d)|did (?:it|all|everything|the (?:three|two|first|steps))\b|done (?:it|with|all)|^done\b|i(?:'ve)? (?:finally |actually )?(?:managed|finished|completed|made it|nailed|kept (?:it up|my word))|mission accomplished|(?:didn'?t|couldn'?t|did not|could not) (?:manage|do (?:it|them|that|the|my|all|any|everything)|finish|follow|make it|complete)|only did|i failed(?: to do)?\b|i skipped|progress report|update:|went (?:well|great|badly|ok|fine)|it worked|it helped|i talked to (?:him|her|them|my)|i ran (?:\w+ )?times|i won\b(?! ?'?t))/,
    offTopic:
      /\b(?:weather|(?:tell|know) (?:me )?(?:a|any) jokes?|joke about|recipe|how (?:do i|to) (?:cook|bake)|who won|who is the president|capital of|translate|write (?:me )?(?:a |an |some )?(?:poem|song|code|script|function|essay|haiku)|python|javascript|sql|html|what time is it|stock price|bitcoin price|horoscope|zodiac|favou?rite (?:color|colour|movie|food)|are you (?:a )?(?:human|robot|real|an? ai|bot|chatgpt)|what(?:'s| is) your name|who (?:made|created|are) you|what is \d+ ?[+*x-] ?\d+|movie|tv show|lottery|meaning of life)\b/,
  },
  pt: {
    thanks:
      /\b(?:obrigad[oa]|obg|brigad[oa]|brigadao|obrigadao|valeu|vlw|agradeco|grat[oa]|gratidao|ajudou (?:muito|demais|bastante)|tmj|show de bola|muito bom isso)\b/,
    greeting:
      /^(?:(?:oi+e?|ola+|e ai|eai|opa|fala|salve|bom dia|boa tarde|boa noite|tudo (?:bem|bom|certo)|td bem|beleza|blz|como (?:vai|voce esta|vc ta|vai voce)|alo|mestre|professor|coach|tchau|teste|ok|voce|hey|hello|hi)[\s,.!?]*)+$/,
    detail:
      /^(?:como(?: assim| que| exatamente)?|por ?que|pq|porque|mais|detalhes?|tipo o que|por exemplo|exemplo|qual|quais|explica|continua|continue|e depois|e ai|o que mais|em que sentido)\b ?[?!.]*$|\b(?:como assim|(?:me )?(?:explica|explique|explicar)(?: melhor| mais| isso| o passo| a)?|fal[ae] mais|cont[ae] mais|mais (?:sobre|detalhes?|detalhad[oa])|(?:me )?d[ae] um exemplo|detalh[ae](?:r)?|aprofund\w+|(?:nao|n) (?:entendi|compreendi|ficou claro)|o que (?:voce|vc) quer dizer|o que (?:isso )?significa|como (?:faco|fazer|eu faco|e que faco) (?:isso|o passo|esse|essa|a etapa)|como funciona|passo (?:[1-5]|um|dois|tres)\b.{0,40}\?|quero saber mais|por que (?:isso|esse|o passo))\b/,
    objection:
      /\b(?:(?:isso )?(?:nao|n|nunca) (?:vai|ia|iria) (?:funcionar|dar certo|ajudar|rolar|adiantar)|(?:nao|n) (?:funciona|adianta|rola|ajuda|serve|da certo|da pra mim|ajudou|funcionou|e realista|e possivel|concordo|gostei|acredito|faz sentido|e bem assim)|(?:nao|n) (?:tenho|ha) (?:tempo|dinheiro|grana|energia|como|condicoes)(?: (?:pra|para) (?:isso|tudo|fazer))?|(?:nao|n) (?:consigo|posso|da para|da pra|vou) fazer (?:isso|tudo|esse|essa)|ja (?:tentei|fiz|testei) (?:isso|tudo|de tudo|e nao)|discordo|(?:e |muito |ta )(?:dificil|complicado|caro|generico|vago) demais|muito (?:dificil|complicado|caro|generico|vago)|impossivel|besteira|bobagem|irreal|facil falar|falar e facil|sem chance|nada a ver)\b/,
    contrary: /^(?:mas|sim mas|ta mas|ok mas|que nada|discordo|so que|po mas|poxa)\b|^nao[,.!]/,
    progress:
      /\b(?:consegui(?! (?:um|uma|o emprego|a vaga|dormir|entender))|(?:nao|n) consegui (?:fazer|cumprir|treinar|terminar|ir|nenhum|tudo|ainda|completar|manter|seguir|falar)|^(?:nao|n) consegui\b[.! ]*$|(?:ja )?fiz (?:os|as|tudo|o que|a|o|isso|todos|todas|tres|dois|duas|so|apenas|metade|sim|\d)|(?:nao|n) fiz\b|cumpri|completei|terminei(?! (?:com|o namoro|meu|minha))|^feito\b|feito!|ta feito|deu (?:certo|bom|ruim|errado)|funcionou|mandei bem|falei com (?:ele|ela|meu|minha|o|a)|falhei|furei|pulei (?:o|a|um|uma) (?:treino|dia|passo)|treinei (?:os|as|tres|todos|\d)|corri (?:os|as|tres|\w+ vezes|\d)|ganhei a luta|venci)\b/,
    offTopic:
      /\b(?:previsao do tempo|vai chover|clima (?:hoje|amanha)|piadas?|receita de|como (?:cozinhar|fazer (?:bolo|arroz|pao|pizza|feijao))|quem (?:ganhou|venceu|e o presidente)|capital d[aeo](?! (?:giro|risco))|traduz(?:a|ir)?|escrev[ae] (?:um|uma) (?:poema|poesia|musica|codigo|funcao|redacao)|python|javascript|sql|html|que horas sao|cotacao|horoscopo|signo|filme|serie de tv|novela|(?:voce|vc) e (?:um |uma )?(?:robo|humano|ia|pessoa|real)|qual (?:e )?(?:o )?seu nome|quem (?:te criou|e voce|fez voce)|quanto e \d+|loteria|mega sena|sentido da vida)\b/,
  },
  es: {
    thanks:
      /\b(?:(?:muchas |mil )?gracias|grax|te agradezco|se agradece|agradecid[oa]|me (?:sirve|ayuda|ayudo|sirvio) (?:mucho|muchisimo|bastante)|que buen consejo)\b/,
    greeting:
      /^(?:(?:hola+|buenas|buenos dias|buen dia|buenas (?:tardes|noches)|que (?:tal|onda|hubo)|como (?:estas|vas|va|te va)|todo bien|hey|hello|hi|saludos|profe|maestro|coach|adios|chau|prueba|ok|que pasa)[\s,.!?¡¿]*)+$/,
    detail:
      /^[¿ ]*(?:como(?: asi| es eso| exactamente)?|por ?que|xq|pq|mas|detalles?|por ejemplo|ejemplo|cual|cuales|explica(?:me)?|continua|sigue|y luego|y despues|que mas|en que sentido)\b ?[?!.]*$|\b(?:explica(?:me|melo|lo)?|explicar(?:me)?|a que te refieres|que quieres decir|que significa|dime mas|cuentame mas|habla(?:me)? mas|mas (?:sobre|detalles?|informacion|acerca)|dame un ejemplo|un ejemplo|detalla(?:me)?|profundiza|no (?:entendi|entiendo|me queda claro|comprendo)|como (?:hago|lo hago|se hace|puedo hacer) (?:eso|esto|el paso|ese|lo)|como (?:lo hago|funciona)|paso (?:[1-5]|uno|dos|tres)\b.{0,40}\?|quiero saber mas|por que (?:eso|ese|el paso))\b/,
    objection:
      /\b(?:(?:eso )?(?:no|nunca) (?:va a|iba a) (?:funcionar|servir|ayudar|resultar)|no (?:funciona|sirve|ayuda|resulta|me sirve|me funciona|funciono|es realista|es posible|estoy de acuerdo|me gusta|creo que (?:funcione|sirva|eso)|tiene sentido|es tan facil|me convence)|no (?:tengo|hay) (?:tiempo|dinero|plata|energia|como|ganas)(?: (?:para|de) (?:eso|todo|hacer))?|no (?:puedo|voy a|logro) hacer (?:eso|todo|ese|lo)|ya (?:lo )?(?:intente|probe|hice|he probado|he intentado)(?: (?:eso|todo|y no|antes)| ?[.!]|$)|discrepo|(?:es |muy )(?:dificil|complicado|caro|generico|vago)|demasiado (?:dificil|caro|complicado|generico|vago|tiempo)|imposible|tonteria|irreal|facil decirlo|ni loc[oa]|nada que ver)\b/,
    contrary: /^(?:pero|si pero|ya pero|ok pero|para nada|que va)\b|^no[,.!]/,
    progress:
      /\b(?:lo (?:hice|logre|consegui|cumpli|termine)|hice (?:los|las|todo|todos|el|la|lo|tres|dos|solo|un|\d)|(?:los|las) hice|logre(?! que)|no (?:lo )?(?:logre|pude|consegui|hice|cumpli|alcance)(?: (?:hacer(?:lo|los)?|cumplir|terminar|entrenar|ir|nada|ninguno|todo|completar|hablar|los|las|el|la))?(?: |$|[.,!])|cumpli|complete|termine(?! (?:con|mi))|^hecho\b|ya esta hecho|(?:me |todo )?(?:salio|fue|resulto) (?:bien|mal|genial|perfecto|fatal)|funciono|hable con (?:el|ella|mi)|falle|me salte|entrene (?:los|las|tres|todos|\d)|corri (?:los|las|tres|\w+ veces|\d)|gane la pelea|avance)\b/,
    offTopic:
      /\b(?:(?:que|como esta el) (?:tiempo|clima) (?:hace|hoy|va a hacer|manana)|pronostico|va a llover|chistes?|receta|como (?:cocinar|hacer (?:pan|arroz|pizza|pastel|una torta))|quien (?:gano|es el presidente)|capital de(?! (?:trabajo|riesgo|semilla))|traduce|traducir|escribe(?:me)? (?:un|una) (?:poema|cancion|codigo|funcion|ensayo)|python|javascript|sql|html|que hora es|cotizacion|horoscopo|signo|pelicula|serie de tv|novela|eres (?:un |una )?(?:robot|human[oa]|ia|persona|real|bot)|como te llamas|cual es tu nombre|quien (?:te creo|eres)|cuanto es \d+|loteria|sentido de la vida)\b/,
  },
}
