import type { Language } from '#contract/language.ts'

/** Kinds of words. None of them decides the act alone; their weights are learnt from the examples. */
type ActCue =
  | 'world'
  | 'negates'
  | 'me'
  | 'my'
  | 'you'
  | 'other'
  | 'that'
  | 'asks'
  | 'would'
  | 'will'
  | 'past'
  | 'asksYou'
  | 'asksMe'
  | 'but'
  | 'also'
  | 'want'
  | 'too'
  | 'time'
  | 'praise'
  | 'plan'

/** All for folded text. */
export const ACT_CUES: Record<Language, Record<ActCue, RegExp>> = {
  en: {
    world:
      /\b(?:weather|rain|snow|temperature|pizza|food|cook|recipes?|cake|restaurant|coffee|movies?|films?|series|tv|show|song|music|sing|band|book about|joke|riddle|funny|poem|story|games? of|play|president|minister|election|politics|country|countries|capital|city of|planet|moon|mars|earth|space|sky|universe|animals?|dogs?|cats?|lion|car|phone|laptop|computer|windows|android|iphone|wifi|internet|code|program in|website|app|password|account|subscription|payment|login|log in|download|install|delete my|profile|settings|language|translate|spell|meaning of|bitcoin|crypto|stocks?|lottery|horoscope|dream|god|religion|history|empire|invented|wrote|born|human|robot|bot|ai|who made|your name|your favou?rite|how old are|where do you|you real|hello|hi|hey|good (?:morning|evening|afternoon|night)|lol|haha\w*|math|homework|plus|times \d|calculate|convert|world cup|league|olympics?|superhero|celebrity|news)\b/,
    negates: /\b(?:no|not|never|nobody|none|nothing|nor|cant|dont|wont|didnt|doesnt|isnt|[a-z]+n't|cannot|zero)\b/,
    me: /\b(?:i|i'm|im|i've|ive|i'd|i'll|me)\b/,
    my: /\b(?:my|our|mine)\b/,
    you: /\b(?:you|your|u|ya|you're|youre|yours)\b/,
    other: /\b(?:he|she|they|him|her|them|he'd|she'd|they'd|his|their|everyone|everybody|people|nobody)\b/,
    that: /\b(?:that|this|it|that's|thats|it's|its|those|these)\b/,
    asks: /\b(?:what|how|why|which|when|where|who|whats|what's)\b/,
    would: /\b(?:would|wouldn't|could|might|[a-z]+'d|if)\b/,
    will: /\b(?:will|[a-z]+'ll|won't|gonna|going to)\b/,
    past: /\b(?:\w{3,}ed|did|didn't|went|got|made|was|were|had|told|said|came|ran|won|lost|kept|been|felt|sent|wrote|spoke|gave|took|fell|stood|held|done|finished)\b/,
    asksYou: /\b(?:can|could|would|do|are|will) (?:you|u)\b/,
    asksMe: /\b(?:do|should|can|could|would|am|did) i\b/,
    but: /\b(?:but|though|although|however|still|anyway|even)\b/,
    also: /\b(?:also|another|other|else|new|different|instead|now|too|plus|separate|next|apart|besides)\b/,
    want: /\b(?:want|need|would like|i'd like|help me|help with|struggl\w+|problem|issue|trouble|trying to|goal)\b/,
    too: /\b(?:too|way too|only|just|enough|already|always|ever|any|anything|all)\b/,
    time: /\b(?:yesterday|today|this morning|last night|this week|last week|since|days?|weeks?|tonight|tomorrow|month|months|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/,
    praise:
      /\b(?:great|good|perfect|nice|awesome|cool|love|amazing|brilliant|excellent|helpful|useful|best|clear|right|sense|wonderful|super|ok|okay|alright|got it)\b/,
    plan: /\b(?:step|steps|plan|part|first|second|third|last|terms|known|example|list|drill|exercise|words?|sentence|line|script|exactly|specific|detail|details|mean|explain|practice)\b/,
  },
  pt: {
    world:
      /\b(?:tempo la fora|chuva|chover|neve|graus|calor|frio|pizza|comida|cozinha\w*|receita de|bolo|restaurante|cafe|filmes?|series?|tv|novela|musica|canta|banda|livro sobre|piada|charada|engracad\w+|poema|historia|joga|presidente|ministro|eleicao|politica|pais|paises|capital|planeta|lua|marte|terra|espaco|ceu|universo|animal|animais|cachorros?|gatos?|leao|carro|notebook|computador|windows|android|iphone|wifi|internet|codigo|site|app|aplicativo|senha|conta|assinatura|pagamento|login|baix[ao]|instal\w+|apag[ao] minha|perfil|configurac\w+|idioma|lingua|traduz\w*|escreve|significa|bitcoin|cripto|acoes|loteria|mega sena|horoscopo|sonh\w+|deus|religiao|imperio|inventou|escreveu|nasceu|humano|robo|ia|te criou|seu nome|favorit[oa]|quantos anos|onde voce|de verdade\?|oi+|ola|alo|bom dia|boa (?:noite|tarde)|k{3,}|haha\w*|matematica|licao de|calcula|converte|copa do mundo|brasileirao|olimpiadas?|super-?heroi|famos[oa]s?|noticias?)\b/,
    negates: /\b(?:nao|n|nunca|ninguem|nenhum|nenhuma|nada|nem|jamais|zero|sem)\b/,
    me: /\b(?:eu|me|mim|comigo|to|tou|estou|tenho|sou|quero|preciso|ando|fico)\b/,
    my: /\b(?:meu|minha|meus|minhas|nosso|nossa)\b/,
    you: /\b(?:voce|vc|vcs|seu|sua|te|tu|teu)\b/,
    other: /\b(?:ele|ela|eles|elas|dele|dela|todo mundo|pessoal|gente|ninguem)\b/,
    that: /\b(?:isso|disso|nisso|esse|essa|este|esta|aquilo|assim)\b/,
    asks: /\b(?:o que|oq|como|por que|pq|qual|quais|quando|onde|quem|quanto|quantos|quantas|quanta)\b/,
    would: /\b(?:ia|iam|iria|se eu|se el[ea]|[a-z]{3,}ria|[a-z]{3,}riam|[a-z]{3,}sse)\b/,
    will: /\b(?:vou|vai|vao|vamos)\b/,
    past: /\b(?:[a-z]{2,}ei|[a-z]{3,}ou|fiz|fui|foi|deu|fez|disse|tive|teve|consegui|perdi|[a-z]{2,}aram|[a-z]{3,}amos|corri|dormi|escrevi|pedi|saiu|rolou|feito|feita|respondeu)\b/,
    asksYou:
      /\b(?:voce|vc) (?:pode|consegue|tem|e|sabe|acha|gosta|conhece)\b|\b(?:consegue|pode|da pra|me (?:explica|mostra|passa|diz|fala|da|ajuda))\b/,
    asksMe: /\b(?:devo|faco|posso|preciso|comeco|falo|tem que|tem problema)\b/,
    but: /\b(?:mas|so que|porem|mesmo|ainda|ate)\b/,
    also: /\b(?:tambem|outra|outro|nova|novo|diferente|agora|alem|fora|mais uma|mudando|proximo)\b/,
    want: /\b(?:quero|preciso|queria|gostaria|me ajuda|ajuda com|problema|dificuldade|meta|objetivo)\b/,
    too: /\b(?:demais|muito|so|apenas|ja|sempre|tudo|toda|todo|bastante)\b/,
    time: /\b(?:ontem|hoje|hoje cedo|semana|semanas|dias?|desde|amanha|mes|meses|segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|noite)\b/,
    praise:
      /\b(?:otimo|bom|boa|perfeito|legal|massa|show|amei|incrivel|genial|excelente|util|melhor|claro|certo|sentido|beleza|blz|ok|entendi|gostei|demais|top)\b/,
    plan: /\b(?:passo|passos|plano|parte|primeiro|primeira|segundo|terceiro|ultimo|exemplo|lista|exercicio|palavras?|frase|roteiro|exatamente|especifico|detalhes?|quer dizer|explica|pratica)\b/,
  },
  es: {
    world:
      /\b(?:clima|lluvia|llover|llueve hoy|nieve|nevar|grados|calor hace|pizza|comida|cocina\w*|receta|pastel de|restaurantes?|cafe|peliculas?|series?|tele|tv|novela|musica|cancion|canta|banda|libro sobre|chiste|adivinanza|gracioso|poema|cuento|juega|presidente|ministro|elecciones|politica|pais|paises|capital|planeta|luna|marte|tierra|espacio|cielo|universo|animales|perros?|gatos?|leon|auto|laptop|computadora|windows|android|iphone|wifi|internet|codigo|sitio|app|aplicacion|contrasena|cuenta|suscripcion|pago|login|descarg\w+|instal\w+|borro|perfil|configuracion|idioma|traduc\w+|escribe|significa|bitcoin|cripto|acciones|loteria|horoscopo|suen\w+|sonar con|dios|religion|imperio|invento|escribio|nacio|humano|robot|ia|te creo|tu nombre|favorit[oa]|cuantos anos|donde vives|hola|alo|buenos dias|buenas (?:noches|tardes)|jaja\w*|haha\w*|matematicas|tarea de|calcula|convierte|mundial|liga|olimpic\w+|superheroe|famos[oa]s?|noticias)\b/,
    negates: /\b(?:no|nunca|nadie|ningun|ninguna|nada|ni|jamas|cero|sin|tampoco)\b/,
    me: /\b(?:yo|me|mi|conmigo|estoy|tengo|soy|quiero|necesito|ando|quedo)\b/,
    my: /\b(?:mi|mis|nuestro|nuestra)\b/,
    you: /\b(?:tu|te|ti|tus|usted|eres|puedes|tienes)\b/,
    other: /\b(?:el|ella|ellos|ellas|le|les|todos|la gente|nadie)\b/,
    that: /\b(?:eso|esto|ese|esa|este|esta|asi|lo)\b/,
    asks: /\b(?:que|como|por que|cual|cuales|cuando|donde|quien|cuanto|cuantos|cuantas|cuanta)\b/,
    would: /\b(?:[a-z]{3,}ria|[a-z]{3,}rian|[a-z]{3,}iera|si le|si lo|si yo|si me)\b/,
    will: /\b(?:voy a|va a|van a|vamos a)\b/,
    past: /\b(?:hice|fui|fue|dio|hizo|dije|dijo|tuve|tuvo|pude|logre|perdi|[a-z]{3,}aron|[a-z]{3,}ieron|[a-z]{3,}amos|hecho|hecha|salio|consegui|llame|hable|termine|mande|mantuve|segui|pedi)\b/,
    asksYou:
      /\b(?:puedes|podrias|tienes|eres|sabes|conoces|te gusta|crees|dime|dame|muestrame|explica\w*|ayudame|pasame|hazme|hazlo)\b/,
    asksMe: /\b(?:debo|hago|puedo|necesito|empiezo|digo|tengo que|deberia|pregunto|escribo)\b/,
    but: /\b(?:pero|aunque|igual|es que|todavia|hasta|sin embargo)\b/,
    also: /\b(?:tambien|otra|otro|nueva|nuevo|distinto|distinta|ahora|ademas|fuera de|una cosa mas|cambio|cambiando|siguiente|aparte)\b/,
    want: /\b(?:quiero|necesito|quisiera|queria|me gustaria|ayuda|problema|me cuesta|meta|objetivo)\b/,
    too: /\b(?:demasiado|muy|mucho|solo|ya|siempre|todo|toda|todos|bastante)\b/,
    time: /\b(?:ayer|hoy|anoche|semana|semanas|dias?|desde|manana|mes|meses|lunes|martes|miercoles|jueves|viernes|sabado|domingo|noche)\b/,
    praise:
      /\b(?:genial|bueno|buena|perfecto|bien|buenisimo|encanta|increible|brillante|excelente|util|mejor|claro|vale|sentido|listo|ok|entendido|entendi|dale|gusta|gran|bacan)\b/,
    plan: /\b(?:paso|pasos|plan|parte|primero|primera|segundo|tercer|tercero|ultimo|ejemplo|lista|ejercicio|palabras?|frase|guion|exactamente|especifico|detalles?|quieres decir|explica|practica)\b/,
  },
}
