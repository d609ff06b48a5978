import type { Language } from '#contract/language.ts'

/** Phrases of messages that react to an answer; used only within a conversation. All for folded text. */
interface FollowUpPhrases {
  /** Filler words at the beginning. */
  filler: RegExp
  /** Asks how, what or for words to say: at the start, after fillers. */
  request: RegExp
  /** Rejects the answer, at the start. */
  against: RegExp
  /** Refuses, anywhere in the message. */
  refusal: RegExp
  /** Names a lack or an inability: an objection, unless an obstacle was asked for. */
  lack: RegExp
  /** Begins another subject. */
  newMatter: RegExp
  /** A report without a verb: "three days in a row", "so far". */
  tally: RegExp
  /** A failure. */
  slip: RegExp
}

export const FOLLOW_UP_PHRASES: Record<Language, FollowUpPhrases> = {
  en: {
    filler:
      /^(?:(?:ok(?:ay)?|right|alright|so|and|well|hm+|oh|yes|yeah|yep|sure|cool|great|nice|got it|makes sense|fine|good|please|sorry|then|but(?= (?:how|what|which|where|who)\b)|coach|hey|haha|lol)[\s,.!:-]+)+/,
    request:
      /^(?:how(?! (?:he|she|they) )|what(?! (?:he|she|they|stops|holds|bothers|worries|scares|gets me|hurts)\b)|which|who|where|when (?:do|should|would|can|exactly)|why|can (?:you|i|we)|could (?:you|i|we)|would you|should i|do i|is it|does it|give me|show me|tell me|explain|break|walk me|spell|help me|describe|list|example|an example|any (?:example|idea|tips?)|i (?:don'?t|do not) (?:understand|get)\b|say more|more (?:on|about|detail)|write (?:me|that|it)|what about|what if|any chance|guide me|talk me through|give (?:it|that)|sum(?: (?:it|that|this))? up|summari[sz]e|recap|(?:a |the )?summary|does (?:it|that)|is (?:it|that|there))\b|, (?:what|how|which|where) (?:do|does|is|would|should|exactly)\b|\b(?:walk me through|step by step|in practice|more (?:concrete|specific)(?:ally)?)\b/,
    against:
      /^(?:but|yes,? but|yeah,? but|ok(?:ay)?,? but|sure,? but|i know,? but|sounds? (?:nice|good|great|easy|fine|like)[^.!?]{0,40}\bbut|easy to say|easier said|nope|nah|no way|not really|not sure (?:that|this|it)|i doubt|i disagree|honestly,? no|impossible)\b|^no[,.!]|\bthough[.! ]*$|^[^.!?]{3,60}\b(?:sounds|feels|seems|looks) (?:like (?:a |an )?)(?:poster|bragging|cheating|lying|begging|nonsense|cliche|joke|fortune cookie|waste)/,
    refusal:
      /\b(?:(?:he|she|they|it|that|this|who|people|nobody|everyone|my \w+)(?:'d| would|'ll| will) (?:never|just|only|not|laugh|walk|leave|quit|say no|think|call|kill|hate|refuse|get (?:mad|angry)|be (?:angry|furious|mad))|(?:won'?t|wouldn'?t|will not|would not) (?:let|agree|allow|listen|work|help|go for|accept|like|do that|happen|change)|never (?:helps?|works?|agrees?|listens?|changes?)|if i (?:do|say|did|said|stay|ask|asked|tell|told|raise|rest|stop|come|go|bring|push|charge|slow|leave)\b[^.!?]{0,50}\b(?:'ll|will|would|'d|they|he|she|everybody|everyone|i lose|i'm out)|(?:don'?t|do not) (?:really )?think (?:they|he|she|it|that|this|i can|we can)|too (?:slow|long|hard|easy|soft|simple|late|expensive|big|risky|much)(?: for (?:me|us))?|not (?:enough|realistic|possible|my style|me)\b|no way\b|i doubt\b|(?:that|this|it) would(?:n'?t)? (?:cost|ruin|kill|make|get|take|be too|look)|short[- ]staffed|as it is[.! ]*$|forget it|pointless|useless|no use|waste of|what'?s the point|don'?t see (?:how|the point)|(?:my|our) \w+ (?:would|wouldn'?t|won'?t|hates?|refuses?|never)\b|(?:he|she|they) (?:would|wouldn'?t)\b|i'?d (?:never|feel|look|lose|be too)|i already (?!\w+ed\b)[a-z]+ |only (?:get|have|does|do|gets?|allows?)\b)/,
    lack: /^(?:i|we)(?:'ve)? (?:really |just |honestly |simply )?(?:can'?t|cannot|couldn'?t possibly|don'?t have|haven'?t got|don'?t know anyone|have no|got no|have nobody|have no one)\b|^(?:there(?:'s| is| are)? (?:no|nobody|no one|nothing)|nobody|no one|no (?:time|money|chance|space|room))\b|^(?:i|we) only (?:get|have|train)\b/,
    newMatter:
      /^(?:(?:i )?also|another (?:thing|problem|question|topic)|one more thing|new (?:problem|topic|question)|different (?:thing|topic|question|matter)|something else|other thing|real one|on another note|besides|by the way|btw|separate(?:ly)?|unrelated(?:ly)?|totally different|chang(?:e|ing) (?:of )?(?:the )?(?:subject|topic)|(?:can|could|may) i (?:ask|bring up) (?:you )?(?:about )?(?:something|another)(?: else| thing| question)?)\b/,
    tally:
      /^(?:it|that|this|the \w+) (?:went|worked|helped|turned out)\b|\b(?:so far|in a row|had (?:the|a|my|our) (?:\w+ )?(?:talk|chat|conversation|meeting|call|session)|(?:first|second|third) (?:one|day|week|time) (?:back|in|done|down))\b|^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|nights?|mornings?|evenings?|weeks?|sessions?|rounds?|classes|calls|runs) (?:without|with|done|in|down|clean|now|already)\b/,
    slip: /\b(?:bottled it|chickened out|chickened|backed out|lost my nerve|put it off again|slipped|relapsed|fell off|gave in|blew it|messed (?:it )?up|didn'?t (?:do|go|manage|work|make|happen|stick|train|call|ask|finish|follow)|did not (?:do|go|manage|work|make)|couldn'?t (?:do|manage|keep|finish|make|bring)|forgot|skipped|missed (?:it|two|one|three|a|the|my)|went (?:badly|wrong)|no progress)\b/,
  },
  pt: {
    filler:
      /^(?:(?:ok|ta|ta bom|ta certo|certo|entao|e(?= (?:como|qual|quais|o que|quanto|quantos|quantas|onde|quem|depois|por|pra|para|quando)\b)|bom|bem|hum+|ah|sim|beleza|blz|legal|massa|show|entendi|por favor|pf|desculpa|mas(?= (?:como|qual|o que|onde|quem)\b)|coach|mestre|prof|professor|kkk+|haha|ai|po|cara|mano)[\s,.!:-]+)+/,
    request:
      /^(?:como|qual|quais|quant[oa]s?|quem|onde|aonde|(?:por|pra|para|de) onde|(?:por|pra|para|com|em|de) qu(?:e|em|al)|o que(?! (?:me|mais me|pega|atrapalha|trava|impede|acontece e)\b)|que (?:tipo|hora|horas|lado|palavras?|exercicios?|frase|perguntas?)|quando (?:eu )?(?:devo|faco|comeco|e que)|por ?que|pq|me (?:da|de|mostra|mostre|explica|explique|ensina|ensine|passa|passe|fala|fale|diz|diga|ajuda|escreve|manda|conta)|da (?:um|uma|pra|para) (?:exemplo|explicar|detalhar|mostrar|voce|vc)|(?:voce|vc) (?:pode|consegue|poderia)|pode(?:ria)? (?:me |explicar|detalhar|dar|mostrar)|explica|explique|detalha|detalhe|mostra|ensina|divide|quebra|um exemplo|exemplo|tem (?:como|algum|alguma) (?:exemplo|explicar|modelo|frase|dica)|e se|e (?:depois|ai)|depois disso|faco (?:isso )?(?:como|quando|quant)|devo|consegue me|me guia|resum[ea]|simplifica|importa|faz diferenca|tem jeito de|nao entendi)\b|\b(?:passo a passo|na pratica|mais concreto)\b|, (?:como e|qual|o que e|do que se|quando)\b|^(?:eu )?[a-z]+o\b[^.!]{2,50}\bou\b/,
    against:
      /^(?:mas|sim,? mas|ta,? mas|ok,? mas|sei,? mas|legal,? mas|bonito,? mas|parece (?:bom|legal|facil|bonito)[^.!?]{0,30}\bmas|so que|e que|falar e facil|facil falar|e facil falar|na teoria|que nada|nem pensar|sem chance|duvido|discordo|nao sei se|impossivel|po,? mas|poxa)\b|^nao[,.!]/,
    refusal:
      /\b(?:nao da(?! pra (?:esperar|reclamar))\b|nao (?:tem|vai ter|ha) como|nao (?:deixa|deixam|topa|topam|aceita|aceitam|adianta|resolve|funciona|muda|vai (?:mudar|aceitar|topar|deixar|dar|adiantar|querer|funcionar|gostar))|ninguem (?:topa|aceita|quer|vai|faz|liga|ajuda|entende)|(?:el[ea]s?|ia|iam|vao|vai) (?:rir|reclamar|embora|sair|sai fora|ficar (?:brav|put|chatead)|me (?:achar|chamar|mandar|matar)|desistir)\w*|se eu (?:falar|fizer|cobrar|descansar|parar|pedir|subir|aumentar|disser|entregar|sair|recusar|faltar|largar|falasse|pedisse|fizesse|contar|ficar)\b|(?:devagar|lento|dificil|caro|demorado|arriscado|simples|longe|tarde|pouco|muito|complicado) demais|acho que (?:el[ea]s?|isso|nao)(?: nao)?\b|duvido\b|(?:isso|assim)(?: me| nos)? [a-z]+ria\b|desfalcad[oa]|inutil|sem (?:sentido|condicao|condicoes|chance|jeito)|nem pensar|nao vejo (?:sentido|como|por que)|perda de tempo|(?:minha?|meus?|el[ea]s?|ninguem|o pessoal)(?: \w+)? (?:ia|iam|iria|iriam|nunca|odeia|odiaria)\b|^(?:eu )?ja [a-z]{2,}o\b|soa (?:falso|como)|parece (?:frase|papo|coisa) de)/,
    lack: /^(?:eu |a gente |nos |aqui |la )?(?:realmente |simplesmente )?(?:nao|n) (?:consigo|posso|tenho|temos|tem|acho|sei de|conheco|sobra)\b|^(?:ninguem|nao existe|sem (?:tempo|dinheiro|grana|espaco)|falta (?:tempo|dinheiro|gente))\b|^(?:eu )?so (?:tenho|posso|consigo|da)\b/,
    newMatter:
      /^(?:outra coisa|outro (?:assunto|problema)|mais uma coisa|tambem (?:quero|preciso|tenho|estou|to)|mudando de assunto|alem disso|uma outra|agora outra|outra pergunta|aproveitando|alias|fora isso|novo problema|mudando(?: um pouco)?(?:,| o| de)|(?:te|vou te) cont(?:o|ar) outra|outra (?:questao|duvida))\b/,
    tally:
      /^(?:foi(?! (?:para|pra|por|porque|pq|quando|um|uma|meu|minha|o|a)\b)|deu|correu|funcionou|rolou|ficou)\b|\b(?:ate agora|por enquanto|seguid[oa]s|primeiro dia de volta|primeira vez (?:que|em))\b|^(?:ja )?(?:\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) (?:dias?|noites?|manhas?|semanas?|treinos?|rounds?|ligacoes|sessoes) (?:sem|com|feit[oa]s?|de|ja|limpos?)\b/,
    slip: /\b(?:amarelei|arreguei|acovardei|nao tive coragem|adiei|escorreguei|recai|tive (?:uma )?recaida|furei|falhei|esqueci|pulei|faltei|nao (?:deu|rolou|fiz|fui|consegui|treinei|liguei|falei|funcionou|saiu|mandei)|deu (?:ruim|errado)|desisti|larguei)\b/,
  },
  es: {
    filler:
      /^[¿¡ ]*(?:(?:ok|vale|dale|bueno|bien|claro|entonces|y(?= ?[¿]?(?:como|cual|cuales|que|cuant|donde|quien|despues|luego|para|por|a|con|cuando))|ah|eh|mm+|si(?=,)|perfecto|entiendo|ya(?=,)|por favor|porfa|perdon|pero(?= ?[¿]?(?:como|cual|que (?:hago|digo)|donde|quien))|profe|coach|jaja+|haha)[\s,.!:¿¡-]+)+/,
    request:
      /^[¿¡ ]*(?:como|cual|cuales|cuant[oa]s?|quien|quienes|a quien|con quien|donde|a donde|por donde|(?:por|para|con|en|de) qu(?:e|ien)|que (?:le|les|hago|digo|dejo|debo|deberia|tipo|tan|palabras?|pongo|pasa si|sigue|significa|ejercicios?|desayuno|proyecto|hora|horas|parte|frase|otra|mas|hacemos|seria|tengo que|puedo|haria|escribo|pregunto|me (?:propones|recomiendas|sugieres|conviene))|que\b[^.!]*\?|cuando (?:debo|deberia|empiezo|lo hago)|dame|muestrame|mostrame|explica(?:me|melo|lo)?|ensename|dime|decime|pasame|escribeme|ayudame a|detalla(?:me)?|desglosa(?:me)?|divide|un ejemplo|ejemplo|algun ejemplo|(?:me )?(?:puedes|podrias|podes)|puedo|se puede|debo|deberia|y si|y (?:despues|luego|ahora)|despues de eso|me guias|guiame|resume(?:lo|melo)?|simplifica(?:lo)?|importa|hace diferencia|hay forma de|no entiendo|no entendi)\b|\b(?:paso a paso|en la practica|mas concreto)\b|, (?:como es|cual|en que|de que se|cuando)\b|^(?:yo )?(?:lo |la |le |les |me )?[a-z]+o\b[^.!]{2,50} o [a-z]/,
    against:
      /^[¿¡ ]*(?:pero|si,? pero|ya,? pero|ok,? pero|bueno,? pero|claro,? pero|suena (?:bien|bonito|lindo|facil)[^.!?]{0,30}\bpero|es que|facil decirlo|del dicho|en teoria|para nada|que va|ni loc[oa]|ni hablar|lo dudo|dudo|no creo|discrepo|imposible|eso no|no se si)\b|^no[,.!]/,
    refusal:
      /\b(?:no (?:se puede|hay (?:forma|manera|como|quien)|va a (?:cambiar|querer|aceptar|funcionar|servir|dejar|escuchar|gustar)|quiere|quieren|acepta|aceptan|deja|dejan|me dejan?|sirve|me sirve|funciona|cambia|resulta|les importa|me alcanza|nos alcanza)|nadie (?:quiere|acepta|va|ayuda|hace|me)|(?:se )?(?:va|van|iba|iban) a (?:reir|llorar|enojar|ir|molestar|quejar|burlar|decir que)\w*|me van a\b|me va a\b|se (?:me )?(?:reiria|van|irian|iria|enoja|enojaria|ofende|ofenderia|burlaria)\w*|si (?:le|les|lo|la|me|se)? ?(?:digo|dijera|hago|hiciera|subo|pido|descanso|paro|cobro|hablo|falto|entrego|aflojo|cuento|dejo|niego|cierro|callo)\b|demasiado (?:lento|largo|dificil|caro|facil|simple|tarde|poco|complicado|arriesgado)|muy (?:lento|dificil|caro|complicado|arriesgado)|suena (?:falso|a (?:frase|poster|poste))|dudo\b|(?:eso|asi)(?: me| nos)? (?!seria\b)[a-z]+ria\b|somos pocos|inutil|sin sentido|no le veo|no veo (?:como|por que|el sentido)|ni modo|ni de broma|perdida de tiempo|(?:mis?|ell[oa]s?|nadie|la gente)(?: \w+)? (?:(?:lo|la|le|me|se) )?(?!seria|podria|deberia|gustaria)[a-z]+rian?\b|^(?:yo )?ya (?:me |lo |la )?[a-z]{2,}o\b(?! [a-z]*(?:hecho|dicho|ido))|solo se (?:hace|puede)\b)/,
    lack: /^(?:yo |nosotros |aqui |aca |alla |la verdad )?no (?:puedo|podemos|tengo|tenemos|consigo|logro|conozco|encuentro|hay|me (?:alcanza|da|queda)|nos (?:alcanza|da|queda)|se (?:quien|de nadie))\b|^(?:nadie|sin (?:tiempo|dinero|plata|espacio)|me falta(?:n)?)\b|^(?:yo )?solo (?:tengo|puedo|consigo)\b/,
    newMatter:
      /^[¿¡ ]*(?:otra cosa|otro (?:tema|problema|asunto)|una cosa mas|tambien (?:quiero|necesito|tengo|estoy)|cambiando de tema|ademas de eso|por otro lado|otra pregunta|aparte|de paso|nuevo problema|te cuento otra|otra (?:cuestion|duda)|nada que ver(?: con (?:eso|esto))?,)\b/,
    tally:
      /^(?:me |todo )?(?:fue(?! (?:para|por|porque|cuando|un|una|mi|el|la)\b)|salio|resulto|estuvo|funciono|quedo)\b|\b(?:hasta ahora|por ahora|seguid[oa]s|por primera vez|primer dia de vuelta)\b|^(?:ya )?(?:llevo |van )?(?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:dias?|noches?|mananas?|semanas?|entrenamientos?|rounds?|llamadas|sesiones) (?:sin|con|hech[oa]s?|de|ya)\b/,
    slip: /\b(?:me acobarde|no me anime|arrugue|me eche atras|lo postergue|recai|tuve una recaida|me cai|falle|olvide|me olvide|me salte|falte|no (?:pude|lo hice|lo logre|fui|entrene|llame|hable|funciono|salio|resulto)|salio mal|me rendi|abandone|afloje)\b/,
  },
}
