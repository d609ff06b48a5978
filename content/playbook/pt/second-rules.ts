import type { CardId } from '../cards.ts'

/** A second if–then for each card, about another moment of the problem, for follow-up answers. */
export const SECOND_RULES: Record<CardId, { cue: string; action: string }> = {
  'first-fight-nerves': {
    cue: 'eu quiser desistir na véspera',
    action: 'eu conto isso ao treinador em uma mensagem e arrumo a mala mesmo assim',
  },
  'pre-fight-routine': {
    cue: 'alguém puxar conversa no meio do meu aquecimento',
    action: 'eu sorrio, aponto para o meu córner e continuo do bloco em que estava',
  },
  'first-minute-plan': {
    cue: 'a minha primeira troca não der em nada',
    action: 'eu subo a guarda, dou um passo e entro de novo com a mesma arma',
  },
  'game-plan-three-lines': {
    cue: 'o plano estiver dando certo e eu quiser inventar',
    action: 'eu repito a linha dois até o gongo e guardo a novidade para o treino',
  },
  'opponent-study': {
    cue: 'alguém vier me contar como o outro lado bate forte',
    action: 'eu pergunto em que momento isso acontece e anoto só a minha resposta',
  },
  'southpaw-problem': {
    cue: 'a mesma mão de trás me acertar duas vezes',
    action: 'eu mudo o lado do giro e cubro a mão da frente antes de voltar a entrar',
  },
  'taller-opponent': {
    cue: 'um golpe reto me parar na entrada',
    action: 'eu mudo de nível, toco no corpo e saio de lado, sem recuar pela mesma linha',
  },
  'pressure-fighter': {
    cue: 'eu escapar da grade e der vontade de descansar',
    action: 'eu tomo o centro em dois passos e jabeio antes de a pressão recomeçar',
  },
  'freeze-in-sparring': {
    cue: 'a vergonha de ter travado vier comigo para casa',
    action: 'eu anoto o último golpe que vi chegar e levo essa linha para o próximo treino',
  },
  'gassing-out': {
    cue: 'eu me empolgar depois de acertar um golpe bom',
    action: 'eu dou dois passos para trás, solto o ar devagar e só então entro de novo',
  },
  'between-rounds-reset': {
    cue: 'o gongo tocar e eu não lembrar o que o córner disse',
    action: 'eu levanto com uma imagem só, a da próxima troca, e começo por ela',
  },
  'corner-communication': {
    cue: 'eu não entender o que o meu córner gritou',
    action: 'eu sigo com o que está dando certo e peço a palavra de novo no intervalo',
  },
  'fight-week-calm': {
    cue: 'alguém quiser me ensinar um golpe novo nesses dias',
    action: 'eu agradeço, marco para depois da luta e volto ao que já sai sozinho',
  },
  'night-before-sleep': {
    cue: 'eu acordar no dia da luta achando que dormi mal',
    action: 'eu abro a janela, lavo o rosto e sigo a manhã como estava planejada',
  },
  'weigh-in-sanely': {
    cue: 'eu quiser esconder da equipe que o peso está longe',
    action: 'eu mando o número verdadeiro ao treinador e a quem me acompanha',
  },
  'weight-class-choice': {
    cue: 'insistirem comigo numa categoria menor',
    action: 'eu digo que só assino depois de ouvir o profissional que me acompanha',
  },
  'return-after-injury': {
    cue: 'eu subir um degrau e a dor voltar',
    action: 'eu paro na hora e ligo no mesmo dia para quem cuida da minha recuperação',
  },
  'return-after-knockout': {
    cue: 'eu quiser esconder um sintoma para não perder a data',
    action: 'eu conto o sintoma a quem mora comigo e ligo para o médico no mesmo dia',
  },
  'after-a-loss': {
    cue: 'alguém me mandar o vídeo da derrota',
    action: 'eu agradeço, guardo a mensagem sem abrir e só assisto com o treinador',
  },
  'after-a-win': {
    cue: 'me oferecerem outra luta no meio da festa',
    action: 'eu agradeço e digo que respondo depois de falar com o treinador',
  },
  'trash-talk': {
    cue: 'eu já tiver respondido à provocação',
    action: 'eu não escrevo a segunda, saio do aplicativo e faço um round de sombra',
  },
  'hostile-crowd': {
    cue: 'o ginásio explodir com um golpe que nem entrou em mim',
    action: 'eu respondo com o meu jab e deixo a conta para os juízes',
  },
  'big-stage-title': {
    cue: 'me pedirem foto ou entrevista na hora de aquecer',
    action: 'eu aponto quem cuida disso e volto para as minhas luvas',
  },
  'belt-grading': {
    cue: 'me der branco no nome de uma técnica',
    action: 'eu peço que repitam e vou para a posição de partida enquanto lembro',
  },
  'technique-plateau': {
    cue: 'alguém menos graduado me vencer enquanto eu testo',
    action: 'eu agradeço o round e anoto a tentativa que quase saiu',
  },
  'guard-always-passed': {
    cue: 'a minha guarda já tiver sido passada',
    action: 'eu fecho o cotovelo, viro de lado e brigo só para pôr um joelho no meio',
  },
  'stuck-under-mount': {
    cue: 'a primeira saída falhar',
    action: 'eu volto a proteger o pescoço, respiro uma vez e tento para o outro lado',
  },
  'takedown-defence': {
    cue: 'eu cair mesmo tendo defendido',
    action: 'eu viro de lado já na chegada, apoio a mão e ponho o primeiro pé no chão',
  },
  'timing-and-counters': {
    cue: 'eu morder uma finta',
    action: 'eu volto à base sem bater e espero o pé da frente pisar de verdade',
  },
  'training-partner-ego': {
    cue: 'rirem de mim por pedir um round leve',
    action: 'eu repito o pedido com a mesma voz e, se a risada seguir, chamo outra pessoa',
  },
  'coach-disagreement': {
    cue: 'eu me pegar reclamando do treinador no vestiário',
    action: 'eu paro a frase no meio e peço a conversa direto a quem me treina',
  },
  'changing-gyms': {
    cue: 'alguém da academia antiga falar em traição',
    action: 'eu digo que guardo gratidão pelo que aprendi ali e não discuto o motivo',
  },
  'training-around-work': {
    cue: 'eu chegar ao treino com a cabeça no trabalho',
    action: 'eu anoto a pendência, deixo o celular na bolsa e começo a aquecer',
  },
  'overtraining-signs': {
    cue: 'fizerem piada porque estou treinando leve',
    action: 'eu digo que o dia leve está no plano e termino na hora marcada',
  },
  'cornering-others': {
    cue: 'quem eu acompanho disser no banquinho que não quer voltar',
    action: 'eu aviso o árbitro na mesma hora e fico ao lado da pessoa',
  },
  'kids-first-tournament': {
    cue: 'a criança chorar antes de entrar',
    action: 'eu me abaixo até os olhos dela e digo que pode lutar ou só assistir hoje',
  },
  'fear-of-getting-hit': {
    cue: 'um golpe vier mais forte do que o combinado',
    action: 'eu peço pausa, digo que passou do ponto e decido com calma se continuo',
  },
  'confidence-before-bout': {
    cue: 'eu vir o outro lado aquecendo e me sentir menor',
    action: 'eu viro de costas, bato uma luva na outra e digo o nome da minha melhor arma',
  },
  'anger-in-the-ring': {
    cue: 'a raiva sair do treino comigo',
    action: 'eu guardo o equipamento, caminho dez minutos e só então falo com a pessoa',
  },
  'late-opponent-change': {
    cue: 'trocarem o nome outra vez na véspera',
    action: 'eu pergunto ao treinador qual é o perigo novo e mantenho a minha abertura',
  },
  'ask-for-promotion': {
    cue: 'adiarem a nossa conversa',
    action: 'eu respondo no mesmo dia com duas datas e mando os resultados por escrito',
  },
  'salary-negotiation': {
    cue: 'a oferta vier abaixo do meu mínimo',
    action: 'eu agradeço, pergunto o que mais entra no pacote e peço um dia para responder',
  },
  'job-interview': {
    cue: 'eu sair remoendo uma resposta ruim',
    action: 'eu escrevo a resposta que queria ter dado e mando um agradecimento curto',
  },
  'first-day-new-job': {
    cue: 'eu cometer um erro bobo nos primeiros dias',
    action: 'eu aviso na hora, digo como conserto e pergunto como se evita aqui',
  },
  'difficult-boss': {
    cue: 'chegar uma mensagem seca da chefia à noite',
    action: 'eu deixo a resposta para a manhã: um fato e a próxima entrega',
  },
  'conflict-with-colleague': {
    cue: 'o nosso acordo for quebrado dias depois',
    action: 'eu pergunto à própria pessoa o que dificultou antes de contar a mais alguém',
  },
  'fear-of-public-speaking': {
    cue: 'eu esquecer o que vinha depois',
    action: 'eu olho a anotação sem pressa e resumo em uma frase o que acabei de dizer',
  },
  'presentation-to-leaders': {
    cue: 'deixarem a decisão para depois',
    action: 'eu pergunto qual dado falta e marco ali mesmo o dia em que o entrego',
  },
  'career-change': {
    cue: 'alguém rir do meu plano de mudar de área',
    action: 'eu digo que ainda estou testando e conto o que a última conversa me ensinou',
  },
  'choosing-between-offers': {
    cue: 'a dúvida voltar depois de eu ter respondido',
    action: 'eu escrevo o motivo da escolha em duas linhas e só reabro com fato novo',
  },
  'losing-a-job': {
    cue: 'eu acordar sem ter para onde ir',
    action: 'eu tomo banho, me visto e dou uma volta na rua antes de abrir o celular',
  },
  'job-search-rhythm': {
    cue: 'uma vaga ficar muda por dez dias',
    action: 'eu mando uma única mensagem de retorno e passo à linha seguinte da planilha',
  },
  'imposter-feeling': {
    cue: 'alguém me elogiar na frente dos outros',
    action: 'eu agradeço sem diminuir o que fiz e anoto depois as palavras exatas',
  },
  'burnout-at-work': {
    cue: 'eu já for dizer sim a mais uma entrega',
    action: 'eu digo que respondo amanhã e vejo antes o que teria de sair da lista',
  },
  'leading-a-team-first-time': {
    cue: 'alguém da equipe me pedir a resposta pronta',
    action: 'eu pergunto o que a pessoa faria no meu lugar e espero ela terminar',
  },
  delegating: {
    cue: 'o prazo estourar sem notícia',
    action: 'eu ligo e pergunto o que travou antes de pensar em assumir no lugar',
  },
  'giving-hard-feedback': {
    cue: 'eu me pegar deixando a conversa para a outra semana',
    action: 'eu mando agora o convite, com dia e hora, sem explicar o assunto todo',
  },
  'receiving-criticism': {
    cue: 'a crítica voltar na hora de dormir',
    action: 'eu escrevo num papel só a parte útil, dobro e apago a luz',
  },
  'exam-certification': {
    cue: 'me der branco logo na primeira questão',
    action: 'eu pulo para uma que sei, respondo inteira e depois volto',
  },
  'learning-new-skill': {
    cue: 'eu me medir por quem já faz isso há anos',
    action: 'eu lembro a minha primeira tentativa e digo uma coisa que hoje já sai',
  },
  'networking-shy': {
    cue: 'a conversa morrer depois de duas frases',
    action: 'eu conto o que me trouxe ali e, se não andar, me despeço com leveza',
  },
  'athlete-to-work': {
    cue: 'a saudade bater vendo a turma competir',
    action: 'eu mando um abraço a quem lutou e marco um treino só por gosto',
  },
  'sponsorship-pitch': {
    cue: 'alguém topar me patrocinar',
    action: 'eu marco a primeira entrega no calendário e mando uma foto dela no mesmo dia',
  },
  'dual-career-fighter': {
    cue: 'eu chegar ao trabalho sem forças depois do treino',
    action: 'eu começo pela tarefa mais simples e aviso o treinador antes do próximo',
  },
  'stuck-no-growth': {
    cue: 'a minha data chegar e nada tiver mudado',
    action: 'eu cumpro o que escrevi e mando um currículo nesse mesmo dia',
  },
  'remote-work-focus': {
    cue: 'alguém de casa me chamar no meio do bloco',
    action: 'eu digo a que horas termino e anoto onde parei antes de levantar',
  },
  'open-own-gym': {
    cue: 'alguém prometer que entra e não deixar o sinal',
    action: 'eu marco como talvez, fora da conta, e ligo para o nome seguinte',
  },
  'get-more-members': {
    cue: 'alguém fizer a aula experimental e sair sem se inscrever',
    action: 'eu ligo no dia seguinte e pergunto o que foi mais difícil na aula',
  },
  'members-leaving': {
    cue: 'um aluno avisar que vai cancelar',
    action: 'eu agradeço o tempo de casa, ouço o motivo e pergunto se uma pausa ajudaria',
  },
  'pricing-too-low': {
    cue: 'o desconto já estiver na ponta da minha língua',
    action: 'eu repito o valor, fico em silêncio e ofereço outro horário, não outro preço',
  },
  'cash-flow-hole': {
    cue: 'entrar um dinheiro que eu não esperava',
    action: 'eu ponho o valor na lista antes de gastar e cubro a data mais apertada',
  },
  'debt-pressure': {
    cue: 'um credor me ligar em tom de ameaça',
    action: 'eu anoto nome e hora, peço tudo por escrito e encerro com educação',
  },
  'difficult-client': {
    cue: 'o cliente ameaçar ir embora',
    action: 'eu digo que entendo, repito o combinado uma vez e deixo a escolha com ele',
  },
  'late-payers': {
    cue: 'quem me deve chegar para a aula como se nada fosse',
    action: 'eu chamo de lado na saída, digo o valor e pergunto como prefere pagar',
  },
  'competitor-next-door': {
    cue: 'um aluno contar que vai experimentar o vizinho',
    action: 'eu digo que faz bem em conhecer e combino um café para ouvir como foi',
  },
  'partner-conflict': {
    cue: 'eu souber de uma decisão tomada sem mim',
    action: 'eu pergunto a sós como se chegou a ela antes de desfazer qualquer coisa',
  },
  'hire-first-person': {
    cue: 'a pessoa nova errar na primeira semana',
    action: 'eu mostro uma vez como fica pronto e, na seguinte, só olho de perto',
  },
  'fire-someone-fairly': {
    cue: 'a equipe perguntar o motivo no dia seguinte',
    action: 'eu digo que esse assunto é da pessoa e explico só quem assume cada tarefa',
  },
  'launch-new-offer': {
    cue: 'o primeiro dia passar sem nenhuma venda',
    action: 'eu chamo três pessoas pelo nome antes de mexer no preço',
  },
  'social-media-marketing': {
    cue: 'um post ficar sem resposta nenhuma',
    action: 'eu deixo no ar, mudo a primeira frase do próximo e publico no dia previsto',
  },
  'sales-conversation': {
    cue: 'eu me ouvir explicando sem ninguém ter perguntado',
    action: 'eu paro no meio da frase e pergunto o que ainda ficou em aberto',
  },
  'lost-big-client': {
    cue: 'a equipe me perguntar se o negócio vai fechar',
    action: 'eu digo quantos meses temos e peço uma ideia a cada pessoa',
  },
  'too-many-ideas': {
    cue: 'a ideia escolhida ficar chata no meio do caminho',
    action: 'eu faço o menor pedaço que falta para terminar e risco o dia no calendário',
  },
  'working-too-many-hours': {
    cue: 'eu disser “só mais uma coisinha” na hora de fechar',
    action: 'eu escrevo a coisinha no topo da lista de amanhã e apago a luz',
  },
  'business-plan-one-page': {
    cue: 'alguém apontar um furo na minha página',
    action: 'eu peço que mostre a linha e a marco em vermelho antes de defender',
  },
  'investor-or-bank-meeting': {
    cue: 'a resposta for não',
    action: 'eu pergunto que condição mudaria isso e agradeço por escrito no mesmo dia',
  },
  'seminar-or-event': {
    cue: 'quem vai dar o seminário atrasar',
    action: 'eu abro com um aquecimento e digo a todos a nova hora de começo',
  },
  'online-coaching-offer': {
    cue: 'alguém fora do perfil quiser entrar no piloto',
    action: 'eu agradeço, indico outro caminho e guardo o contato para depois',
  },
  'seasonal-slump': {
    cue: 'a alta voltar e eu quiser gastar tudo',
    action: 'eu passo a parte da reserva para outra conta antes da primeira compra',
  },
  'bad-review': {
    cue: 'a pessoa responder de novo, com mais raiva',
    action: 'eu encerro em público e ofereço um telefonema com dia e hora',
  },
  'start-a-habit': {
    cue: 'uma viagem virar a minha rotina do avesso',
    action: 'eu escolho outra âncora já na chegada e faço os dois minutos ali',
  },
  'break-a-habit': {
    cue: 'eu cair no hábito outra vez',
    action: 'eu anoto o que veio um minuto antes e sigo o dia sem me castigar',
  },
  procrastination: {
    cue: 'eu decidir que amanhã faço melhor',
    action: 'eu deixo tudo aberto na mesa e escrevo a primeira palavra ainda hoje',
  },
  'no-time': {
    cue: 'eu perder um dos meus blocos',
    action: 'eu marco outro nos três dias seguintes antes de fechar a agenda',
  },
  'money-savings-goal': {
    cue: 'eu precisar tirar dinheiro da reserva',
    action: 'eu anoto quanto e por quê e já marco a data de devolver',
  },
  'sleep-better': {
    cue: 'eu acordar de madrugada e contar as horas que restam',
    action: 'eu viro o relógio para a parede e sinto o peso do corpo no colchão',
  },
  'lose-weight-healthily': {
    cue: 'eu comer mais do que queria numa festa',
    action: 'eu faço a refeição seguinte como sempre, sem compensar e sem bronca',
  },
  'get-back-in-shape': {
    cue: 'eu lembrar com tristeza o que eu fazia antes',
    action: 'eu digo o que já fiz desde a volta e começo a série no meu ritmo',
  },
  'relationship-conflict': {
    cue: 'a pessoa sair batendo a porta',
    action: 'eu não vou atrás: bebo água, sento e escrevo o que ouvi dela',
  },
  'family-does-not-support': {
    cue: 'alguém da família aceitar ver um treino',
    action: 'eu apresento a pessoa ao treinador e faço um treino técnico, sem exibição',
  },
  'break-up': {
    cue: 'eu encontrar a pessoa por acaso',
    action: 'eu cumprimento com calma, sigo o meu caminho e ligo para alguém querido',
  },
  grief: {
    cue: 'chegar uma data que era dessa pessoa',
    action: 'eu conto uma história dela a alguém, ou deixo o dia mais vazio',
  },
  loneliness: {
    cue: 'recusarem o meu convite',
    action: 'eu digo que fica para outra vez e convido mais alguém na aula seguinte',
  },
  'anxiety-everyday': {
    cue: 'uma mensagem sem resposta me fizer imaginar o pior',
    action: 'eu digo em voz alta só o que sei de fato e arrumo a mesa por cinco minutos',
  },
  'self-doubt': {
    cue: 'algo der certo e a voz disser que foi sorte',
    action: 'eu conto nos dedos duas coisas que fiz para isso acontecer',
  },
  perfectionism: {
    cue: 'eu achar um erro depois de enviar',
    action: 'eu mando a correção em uma linha e começo a tarefa seguinte',
  },
  'comparison-with-others': {
    cue: 'elogiarem alguém do meu lado e a mim não',
    action: 'eu dou os parabéns olhando nos olhos e pergunto como se treina aquilo',
  },
  'motivation-gone': {
    cue: 'os dez minutos acabarem e a vontade não vier',
    action: 'eu paro sem culpa, anoto que fui e deixo a bolsa pronta',
  },
  'big-decision': {
    cue: 'o medo vier no dia seguinte à escolha',
    action: 'eu dou o primeiro passo pequeno dela antes do almoço',
  },
  'moving-city': {
    cue: 'o primeiro domingo na cidade nova ficar comprido',
    action: 'eu ligo para alguém de antes e saio a pé para conhecer três ruas',
  },
  'becoming-a-parent': {
    cue: 'a culpa vier na porta, quando eu sair para treinar',
    action: 'eu digo a hora em que volto, beijo o bebê e vou sem pedir desculpa',
  },
  'boundaries-saying-no': {
    cue: 'eu já tiver dito sim sem querer',
    action: 'eu volto no mesmo dia e digo: pensei melhor, não vou poder',
  },
  'return-to-study': {
    cue: 'eu me perder na aula e achar que passei da idade',
    action: 'eu anoto a dúvida e pergunto a alguém da turma antes de ir embora',
  },
  'discipline-of-mornings': {
    cue: 'a manhã já tiver dado errado',
    action: 'eu faço cinco daqueles minutos antes do almoço e acerto o despertador',
  },
  'if-then-plan': {
    cue: 'o gesto sair na hora certa',
    action: 'eu paro um segundo, digo “funcionou” e faço um risco no papel',
  },
  woop: {
    cue: 'o desejo perder o brilho no meio do caminho',
    action: 'eu escrevo o que ainda quero nele e faço dez minutos da próxima coisa',
  },
  'grow-talk': {
    cue: 'eu não cumprir o passo que escolhi',
    action: 'eu pergunto o que o deixou grande demais e corto o passo ao meio',
  },
  'scale-one-to-ten': {
    cue: 'alguém me der uma nota maior que a minha',
    action: 'eu peço um exemplo do que a pessoa viu e anoto sem discutir',
  },
  'break-goal-down': {
    cue: 'um marco atrasar',
    action: 'eu escrevo a nova data a lápis e faço dez minutos dele ainda hoje',
  },
  'process-goals': {
    cue: 'o resultado for ruim e eu tiver feito a minha parte',
    action: 'eu conto as vezes em que fiz o combinado antes de comentar o placar',
  },
  'strengths-inventory': {
    cue: 'me disserem uma qualidade e eu quiser negar',
    action: 'eu peço um exemplo e o escrevo na lista com a data',
  },
  'resource-map': {
    cue: 'a pessoa a quem pedi ajuda disser não',
    action: 'eu agradeço a franqueza e pergunto quem mais ela procuraria',
  },
  'obstacle-breakdown': {
    cue: 'a outra pessoa não fizer a parte dela',
    action: 'eu pergunto uma vez o que falta e sigo com um pedaço que só depende de mim',
  },
  'accountability-partner': {
    cue: 'a pessoa esquecer de me perguntar',
    action: 'eu mando o número do mesmo jeito e confirmo o próximo dia',
  },
  'weekly-review': {
    cue: 'a mesma trava aparecer pela terceira vez',
    action: 'eu circulo a linha e peço a alguém dez minutos para pensar nela comigo',
  },
  'reappraise-pressure': {
    cue: 'o frio na barriga voltar quando eu já tiver começado',
    action: 'eu firmo os pés, digo “pode vir junto” e olho só para a tarefa seguinte',
  },
  'breathing-reset': {
    cue: 'a cabeça seguir a mil enquanto eu respiro',
    action: 'eu conto só as saídas de ar, de um a cinco, e recomeço se me perder',
  },
  'self-talk-script': {
    cue: 'a frase não vier na hora',
    action: 'eu digo o meu nome e um verbo só e faço o que o verbo manda',
  },
  'setback-recovery': {
    cue: 'eu sair do plano de novo na mesma semana',
    action: 'eu ligo para alguém, conto em duas frases e marco a hora da volta',
  },
}
