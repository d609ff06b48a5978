import type { CardWords } from '../card.ts'
import type { LIFE_CARDS } from '../facts/life.ts'

export const LIFE: Record<keyof typeof LIFE_CARDS, CardWords> = {
  'money-savings-goal': {
    title: 'Juntar dinheiro com meta',
    why: 'O que fica para o fim do mês quase nunca sobra. Guardar primeiro e pouco, de forma automática, depende menos da sua vontade naquele dia.',
    steps: [
      'Escreva a meta, o valor e a data e divida pelo número de semanas para achar a sua parcela.',
      'Programe a transferência automática dessa parcela para logo depois de o dinheiro entrar e corte um gasto que vaza.',
      'Confira em dez minutos quanto juntou, para onde foi o maior gasto sem querer e ajuste a parcela se preciso.',
    ],
    metric: 'Valor guardado contra o previsto: nove de cada dez parcelas feitas.',
    rules: [
      { cue: 'eu quiser comprar algo fora da lista', action: 'eu espero 48 horas e olho quanto falta para a meta' },
      {
        cue: 'eu precisar tirar dinheiro da reserva',
        action: 'eu anoto quanto e por quê e já marco a data de devolver',
      },
    ],
    question: 'A que essa reserva vai permitir que você diga sim, ou não?',
    close_up: [
      'Abra o aplicativo do banco e programe uma transferência pequena, quase boba, para o dia do pagamento.',
      'Diga no caixa: “Isto ou a meta.” Depois decida.',
      'Ganhe a primeira parte, se não há o que cortar: uma coisa vendida, um turno a mais, uma aula.',
    ],
  },
  'relationship-conflict': {
    title: 'Briga em casa',
    why: 'Em briga de casa quem ganha a discussão costuma perder a noite. Sentir que alguém ouve acalma mais do que ter razão, e alguém precisa ouvir primeiro.',
    steps: [
      'Espere a temperatura baixar e escreva uma frase que comece com eu me sinto e termine com um pedido pequeno.',
      'Convide para 20 minutos sem tela: cada um fala cinco, o outro repete o que entendeu antes de responder.',
      'Escolham um único acordo para testar por dez dias e vejam terapia de casal se a mesma briga sempre volta.',
    ],
    metric: 'Conversas em que um repetiu o que o outro disse: três; e o acordo cumprido oito dias em dez.',
    rules: [
      { cue: 'eu levantar a voz', action: 'eu peço vinte minutos de pausa e digo a hora em que volto' },
      { cue: 'a pessoa sair batendo a porta', action: 'eu não vou atrás: bebo água, sento e escrevo o que ouvi dela' },
    ],
    question: 'O que a outra pessoa diria que mais precisa de você nessa história?',
    close_up: [
      'Escreva uma frase que comece com “eu gostaria”, sem a palavra você.',
      'Diga: “Não quero ganhar essa. Quando isso acontece eu me sinto só, e queria dez minutos da sua escuta.”',
      'Escreva uma carta curta, se toda conversa esquenta, e peça resposta em dois dias.',
    ],
  },
  'family-does-not-support': {
    title: 'Família contra o sonho',
    why: 'Por trás de muito “larga isso” existe medo de ver você se machucar. Responder ao medo, com fatos e convite, abre portas que o argumento fecha.',
    steps: [
      'Pergunte a uma pessoa da família o que mais a preocupa na sua luta e ouça sem defender nada por dez minutos.',
      'Mostre como você se protege: equipamento, regras, acompanhamento médico; e convide para assistir a um treino leve.',
      'Diga com carinho o que já está decidido, o que aceita discutir e combinem um horário da família que o treino não toca.',
    ],
    metric: 'Conversas sem briga e presença em um treino; um horário de família cumprido.',
    rules: [
      {
        cue: 'criticarem a luta no almoço',
        action: 'eu digo que entendo a preocupação e mudo de assunto sem discutir',
      },
      {
        cue: 'alguém da família aceitar ver um treino',
        action: 'eu apresento a pessoa ao treinador e faço um treino técnico, sem exibição',
      },
    ],
    question: 'De que a sua família tem medo e ainda não disse com todas as letras?',
    close_up: [
      'Escolha o parente que se preocupa mais baixinho e peça dez minutos.',
      'Diga: “Sei que vocês têm medo por mim. Me conte o pior, que eu só escuto.”',
      'Mostre em vez de falar: leve a uma aula comum, sem luta, e deixe o professor receber.',
    ],
  },
  'break-up': {
    title: 'Depois da separação',
    why: 'A falta vem em ondas e nos horários que eram dos dois. Ocupar esses horários com gente e rotina ajuda mais do que procurar a explicação perfeita.',
    steps: [
      'Avise uma pessoa querida que está passando por isso e marque algo com ela no horário que mais dói.',
      'Defina a sua regra de contato, como não olhar perfis por 30 dias, e tire da vista o que puxa a recaída.',
      'Monte uma semana mínima de sono, comida e três treinos leves; se a tristeza travar a vida, procure um psicólogo.',
    ],
    metric: 'Dias com a regra de contato cumprida e com alguém por perto: cinco em cada sete.',
    rules: [
      { cue: 'eu quiser mandar mensagem de madrugada', action: 'eu escrevo no bloco de notas e releio de manhã' },
      {
        cue: 'eu encontrar a pessoa por acaso',
        action: 'eu cumprimento com calma, sigo o meu caminho e ligo para alguém querido',
      },
    ],
    question: 'Que horário do dia mais pede companhia, e quem poderia estar nele?',
    close_up: [
      'Coma algo quente e escreva a um amigo: “Posso passar aí?”',
      'Diga aos amigos em comum: “Ninguém precisa escolher. Só me avisem quando nós dois formos convidados.”',
      'Vá a lugares que nunca foram de vocês, se os antigos doem demais.',
    ],
  },
  grief: {
    title: 'Luto com companhia',
    why: 'Luto não é um adversário a vencer, e não há ritmo certo. Treinar pode ser um lugar para respirar; só não precisa ser o esconderijo.',
    steps: [
      'Permita-se não render e escolha uma âncora simples para o dia: um banho, uma refeição quente, dez minutos de rua.',
      'Conte a uma pessoa como tem sido e diga o que ajuda e o que não ajuda ouvir.',
      'Vá a um treino leve só para estar entre pessoas e marque um psicólogo ou grupo de apoio se a dor não deixa viver.',
    ],
    metric: 'Dias com a âncora feita e uma conversa verdadeira; nenhuma meta de desempenho.',
    rules: [
      { cue: 'a dor vier no meio do treino', action: 'eu paro, respiro, aviso alguém e fico só se quiser' },
      {
        cue: 'chegar uma data que era dessa pessoa',
        action: 'eu conto uma história dela a alguém, ou deixo o dia mais vazio',
      },
    ],
    question: 'Que gesto ou frase dessa pessoa continua aparecendo no seu dia?',
    close_up: [
      'Fique cinco minutos com uma foto ou um objeto da pessoa e deixe vir o que vier.',
      'Diga ao professor: “Tem dia que vou treinar e tem dia que só vou sentar aqui. Os dois são o que eu consigo.”',
      'Faça disso um ritual pequeno, um round, uma caminhada, uma música, e deixe o resto da hora livre.',
    ],
  },
  loneliness: {
    title: 'Os mesmos rostos',
    why: 'Amizade nasce menos de grandes conversas e mais de ver os mesmos rostos muitas vezes. Escolha um lugar que se repete antes de procurar a pessoa certa.',
    steps: [
      'Mande uma mensagem simples a alguém com quem já se deu bem, contando algo seu e perguntando como a pessoa está.',
      'Entre em uma atividade com dia fixo e gente fixa, como uma turma iniciante, e aprenda três nomes.',
      'Volte ao mesmo lugar, chegue dez minutos antes e faça um convite pequeno, como um café depois da aula.',
    ],
    metric: 'Presenças no mesmo lugar e convites feitos: quatro de cada em um mês, aceitos ou não.',
    rules: [
      {
        cue: 'eu quiser faltar por achar que ninguém nota',
        action: 'eu vou por meia hora e cumprimento alguém pelo nome',
      },
      {
        cue: 'recusarem o meu convite',
        action: 'eu digo que fica para outra vez e convido mais alguém na aula seguinte',
      },
    ],
    question: 'Em que lugar você já se sentiu parte, e o que havia ali?',
    close_up: [
      'Escreva uma linha a alguém de quem gostava: “Lembrei de você. Como você anda?”',
      'Diga depois da aula: “Sou de fora e ainda não conheço ninguém. Aonde vocês vão depois?”',
      'Escolha um lugar com algo para fazer com as mãos, se puxar assunto é difícil: uma aula, uma cozinha, um time.',
    ],
  },
  'anxiety-everyday': {
    title: 'Preocupação com hora marcada',
    why: 'Mandar a cabeça parar de pensar dá mais volume a ela. Um horário para a preocupação, e um corpo que solta o ar devagar no resto do dia, costuma baixar o som.',
    steps: [
      'Respire por dois minutos soltando o ar pelo dobro do tempo e escreva a preocupação principal em uma frase.',
      'Crie uma janela de 15 minutos para se preocupar no papel; fora dela, anote o tema e adie para a janela.',
      'Mexa o corpo três vezes e veja quanto a ansiedade limita sua vida; se limita, ou vem pânico, marque médico ou psicólogo.',
    ],
    metric: 'Tensão de 0 a 10 à noite: cair dois pontos em um mês; se não cair, ajuda profissional.',
    rules: [
      {
        cue: 'a preocupação aparecer fora da janela',
        action: 'eu anoto em três palavras e solto o ar devagar por um minuto',
      },
      {
        cue: 'uma mensagem sem resposta me fizer imaginar o pior',
        action: 'eu digo em voz alta só o que sei de fato e arrumo a mesa por cinco minutos',
      },
    ],
    question: 'Das suas preocupações, qual pede uma ação e qual só pede companhia?',
    close_up: [
      'Ponha os dois pés no chão, solte o ar contando até seis dez vezes e nomeie cinco coisas que vê.',
      'Diga quando vier de madrugada: “Essa é a voz da noite. Escuto de novo amanhã às cinco da tarde.”',
      'Levante e escreva a preocupação na cozinha, se deitar faz crescer, e depois volte para a cama.',
    ],
  },
  'self-doubt': {
    title: 'A voz que critica',
    why: 'A voz que critica fala com certeza de juiz, mas raramente apresenta provas. Dar a ela um nome cria uma distância: você a escuta, não é ela.',
    steps: [
      'Dê um apelido à voz que critica, escreva a frase que ela mais repete e, ao lado, um fato que a contradiz.',
      'Registre em cinco noites um momento em que agiu apesar da voz, por menor que seja.',
      'Releia os registros e responda à frase da voz como responderia a um amigo que treina com você.',
    ],
    metric: 'Momentos registrados de ação apesar da dúvida: cinco em sete dias.',
    rules: [
      { cue: 'a voz disser que não vou conseguir', action: 'eu digo o apelido dela e dou o menor passo que sobrou' },
      {
        cue: 'algo der certo e a voz disser que foi sorte',
        action: 'eu conto nos dedos duas coisas que fiz para isso acontecer',
      },
    ],
    question: 'De quem é, na sua memória, o tom dessa voz?',
    close_up: [
      'Escreva a frase da voz e atrás dela: “quem disse, e desde quando”.',
      'Responda a ela: “Eu te ouço. Já fiz coisa difícil antes, e começo agora.”',
      'Aja primeiro e discuta depois: cinco minutos da própria coisa calam mais que motivos.',
    ],
  },
  perfectionism: {
    title: 'Bom o bastante, pronto',
    why: 'O perfeito é um jeito respeitável de não se expor. Decidir antes o que é bom o bastante protege a qualidade sem entregar o prazo ao medo.',
    steps: [
      'Defina em três itens o que torna essa tarefa boa o bastante e a hora em que ela acaba, de qualquer jeito.',
      'Entregue uma coisa pequena sem a última revisão e anote o que de ruim aconteceu de fato.',
      'Gaste um orçamento de três erros de propósito, em coisas sem risco, e registre o que aprendeu com cada um.',
    ],
    metric: 'Entregas na hora marcada: quatro de cada cinco, com os três itens cumpridos.',
    rules: [
      { cue: 'eu abrir o trabalho pronto para mexer de novo', action: 'eu confiro os três itens e envio' },
      {
        cue: 'eu achar um erro depois de enviar',
        action: 'eu mando a correção em uma linha e começo a tarefa seguinte',
      },
    ],
    question: 'O que custou, de verdade, a última vez em que ficou só bom?',
    close_up: [
      'Escolha uma tarefa aberta e escreva as três linhas que a deixam boa o bastante.',
      'Entregue com: “É uma primeira versão. O que você mudaria, se fosse uma coisa só?”',
      'Corte o tempo em vez do padrão: quando o alarme toca, vai embora.',
    ],
  },
  'moving-city': {
    title: 'Mudança de cidade',
    why: 'A mudança cansa pelas caixas e pesa pelas pessoas. Quem chega já com um lugar para treinar e dois nomes para procurar sente menos o vazio das primeiras noites.',
    steps: [
      'Faça três listas: o que resolver antes, o que levar e quem avisar, e risque um item de cada.',
      'Monte o orçamento dos três primeiros meses com folga e fale com duas pessoas que vivem lá.',
      'Planeje os primeiros sete dias: onde dormir, uma academia para visitar, um mercado, dois encontros marcados.',
    ],
    metric: 'Itens críticos riscados e dois encontros marcados antes de chegar.',
    rules: [
      { cue: 'bater o arrependimento na chegada', action: 'eu sigo o plano dos sete dias antes de julgar a cidade' },
      {
        cue: 'o primeiro domingo na cidade nova ficar comprido',
        action: 'eu ligo para alguém de antes e saio a pé para conhecer três ruas',
      },
    ],
    question: 'O que da sua vida atual precisa existir na nova cidade para você se sentir em casa?',
    close_up: [
      'Escreva as três coisas a resolver antes da primeira noite lá, e mais nada.',
      'Mande a uma academia de lá: “Mudo em algumas semanas e queria treinar. Quando posso passar?”',
      'Leve uma coisa daqui de propósito, uma ligação semanal ou um último treino, para nem tudo acabar junto.',
    ],
  },
  'becoming-a-parent': {
    title: 'Treinar com bebê em casa',
    why: 'Quem tenta manter a vida antiga com um bebê vive devendo aos dois lados. Uma fase com metas menores e ditas em voz alta dá menos culpa e mais treino.',
    steps: [
      'Combine com quem cuida do bebê junto com você o que é justo nesta fase: horas de cada um e o que fica em espera.',
      'Teste duas sessões de 15 minutos em casa e peça uma ajuda a alguém; na gravidez e depois do parto, só com liberação médica.',
      'Faça as sessões curtas que couberem, troque turnos de descanso e converse dez minutos sobre o que pesou.',
    ],
    metric: 'Sessões curtas feitas e turnos de descanso cumpridos pelos dois; tristeza longa pede médico.',
    rules: [
      { cue: 'o bebê acordar no meio do meu treino', action: 'eu conto como feito o que já fiz e volto outro dia' },
      {
        cue: 'a culpa vier na porta, quando eu sair para treinar',
        action: 'eu digo a hora em que volto, beijo o bebê e vou sem pedir desculpa',
      },
    ],
    question: 'Que ajuda você ainda não pediu por achar que deveria dar conta?',
    close_up: [
      'Pergunte hoje: “Que coisa mais te ajudaria esta semana?”, e diga a sua.',
      'Diga: “Você dorme das oito à meia-noite, eu fico com o resto, e amanhã a gente troca.”',
      'Conte o sono como treino por enquanto e deixe dez minutos com a criança no tapete valer uma sessão.',
    ],
  },
  'family-care': {
    title: 'Espaço para quem cuida',
    why: 'Cuidar não tem gongo final, então esperar uma fase mais calma é esperar algo sem data. Uma coisa pequena, fixa e só sua não tira nada da pessoa de quem você cuida; muitas vezes é dali que vem a sua paciência com ela.',
    steps: [
      'Anote todas as tarefas de cuidado de uma semana comum e marque três que outra pessoa poderia fazer, com um nome ao lado de cada uma.',
      'Peça a uma dessas pessoas uma tarefa exata numa hora exata, e pergunte no posto de saúde, na maternidade ou na assistência social da prefeitura a que apoio você tem direito.',
      'Guarde duas meias horas só suas por semana para treino, caminhada ou sono, o que fizer mais falta.',
    ],
    metric: 'Conte as meias horas que foram suas de verdade; seis em oito em quatro semanas quer dizer que deu certo.',
    rules: [
      {
        cue: 'alguém me disser “qualquer coisa, é só chamar”',
        action: 'eu respondo na hora com uma tarefa e um horário da minha lista',
      },
      {
        cue: 'eu estiver perdendo a paciência com a pessoa de quem cuido',
        action:
          'eu confiro se ela está em segurança, vou para o cômodo ao lado por dois minutos e solto o ar devagar dez vezes',
      },
    ],
    question: 'Qual tarefa você passaria adiante primeiro se soubesse que seria feita bem o bastante?',
    close_up: [
      'Use os próximos dez minutos em que a pessoa dormir ou estiver em segurança para se sentar, e deixe a casa para depois.',
      'Escreva a alguém de confiança: “Você poderia ficar aqui uma hora e meia, uma noite por semana? É só fazer companhia, e me ajudaria muito.”',
      'Pause a matrícula sem culpa se nem duas meias horas couberem, e conte ao seu médico, ou a um professor da escola se você ainda estuda, como você está aguentando.',
    ],
  },
  bullied: {
    title: 'Sair do silêncio',
    why: 'O bullying vive de duas coisas: você está só com ele, e cada episódio parece pequeno demais para denunciar. Uma lista e uma pessoa que saiba acabam com as duas, e nada disso pede que você seja mais forte ou use o que treina.',
    steps: [
      'Anote os três últimos episódios com dia, lugar, palavras e quem estava lá, e salve os prints onde ninguém mais possa apagar.',
      'Mostre a lista a uma pessoa que tem o dever de agir, como pai ou mãe, professor da escola, chefe ou quem cuida da proteção dos atletas no clube, e pergunte o que ela vai fazer e até quando.',
      'Atualize a lista toda semana e leve a um nível acima se nada tiver acontecido depois de duas semanas.',
    ],
    metric:
      'Conte os episódios por semana e as pessoas que sabem; depois de quatro semanas, menos episódios e pelo menos duas pessoas sabendo quer dizer que deu certo.',
    rules: [
      {
        cue: 'começarem comigo na frente dos outros',
        action: 'eu digo “para com isso” uma vez, não explico nada e vou para onde há funcionários ou amigos',
      },
      {
        cue: 'chegar uma mensagem agressiva',
        action: 'eu tiro print, não respondo, bloqueio quem mandou e acrescento à minha lista',
      },
    ],
    question: 'Quem já desconfia que tem alguma coisa errada?',
    close_up: [
      'Anote um episódio no celular em duas linhas: o que foi dito ou feito e quem viu.',
      'Diga ou escreva: “Está acontecendo uma coisa há um tempo e não consigo parar isso sem ajuda. Anotei tudo. Você lê e me ajuda a decidir o que fazer agora?”',
      'Ligue para uma linha de apoio a jovens ou contra assédio no trabalho se ninguém por perto parecer a pessoa certa, e procure a polícia na hora em caso de ameaça ou violência.',
    ],
  },
  purpose: {
    title: 'O que já puxa você',
    why: 'As pessoas procuram propósito pensando e quase sempre o encontram olhando para trás, para o que continuaram fazendo sem ninguém pedir. Você já tem provas: as horas que não contou e as coisas que incomodam você quando são malfeitas.',
    steps: [
      'Anote cinco momentos da sua vida em que você esqueceu o relógio, com o que estava fazendo e para quem.',
      'Pegue o fio que mais se repete e experimente por duas horas com gente de verdade: ajude numa aula, acompanhe alguém no trabalho ou faça uma primeira coisa pequena.',
      'Dê a isso uma hora por semana durante seis semanas e anote a sua energia de 1 a 10 antes e depois.',
    ],
    metric:
      'Compare a energia antes e depois; pelo menos um ponto a mais em quatro de seis semanas quer dizer que isso merece mais do seu tempo.',
    rules: [
      {
        cue: 'eu perder o sono porque já devia saber o que quero',
        action: 'eu anoto uma coisa do dia que faria de novo e fecho o caderno',
      },
      {
        cue: 'um aniversário ou o sucesso de alguém me der a sensação de atraso',
        action: 'eu leio os meus cinco momentos e digo o que eles têm em comum',
      },
    ],
    question: 'O que você já faz por alguém sem ninguém pedir?',
    close_up: [
      'Anote um momento de ontem em que o tempo passou rápido.',
      'Pergunte a alguém que conhece você há anos: “Quando você me viu com mais brilho nos olhos, e o que eu estava fazendo?”',
      'Comece pelo lado oposto se nada puxar você: liste três coisas de que não quer mais e passe adiante ou largue a menor, e fale com o seu médico se tudo parecer vazio há mais de duas semanas.',
    ],
  },
  'friend-in-trouble': {
    title: 'Deixar a porta aberta',
    why: 'A primeira conversa não precisa resolver nada; só precisa tornar possível uma segunda. Diga o que você viu e não o que acha que é, porque um rótulo a pessoa consegue rejeitar, mas dificilmente o fato de ter faltado a quatro treinos.',
    steps: [
      'Anote três coisas que você viu ou ouviu diretamente, sem rótulo, e o lugar onde vocês conversam com mais facilidade.',
      'Encontre a pessoa a sós por meia hora, diga o que viu, pergunte como ela está e escute o dobro do que fala.',
      'Mande notícia uma vez por semana com algo pequeno e comum, e se ofereça para ir junto ao médico, ao psicólogo ou à orientação sobre dívidas quando ela quiser.',
    ],
    metric: 'Conte as vezes em que a pessoa procura você; uma vez em quatro semanas mostra que a porta está aberta.',
    rules: [
      {
        cue: 'a pessoa me disser que está tudo bem',
        action: 'eu digo “beleza, semana que vem pergunto de novo”, e pergunto',
      },
      {
        cue: 'a pessoa falar em não querer viver, ou eu temer pela segurança dela',
        action:
          'eu fico com ela, ligo para o número de emergência ou para uma linha de apoio em crise e chamo outra pessoa adulta na hora',
      },
    ],
    question: 'O que você viu com os próprios olhos que deixou você em alerta?',
    close_up: [
      'Mande uma mensagem comum que não peça nada, como uma foto do treino dizendo que o lugar dela está guardado.',
      'Diga: “Você faltou a quatro treinos e anda na sua. Não precisa explicar nada. Só quero saber como você está.”',
      'Chame alguém em quem a pessoa confie mais se ela não quiser falar com você, e se um de vocês tiver menos de 18 anos conte a um adulto de confiança, mesmo que tenham pedido segredo.',
    ],
  },
  'cannot-afford': {
    title: 'Treinar com pouco dinheiro',
    why: 'A vergonha faz sumir do treino antes de perguntar, e aí ninguém pode ajudar. Professor prefere ouvir um número honesto a perder um aluno sem saber o motivo.',
    steps: [
      'Anote numa folha o que entra por mês, aluguel, comida e contas, e quanto sobra de verdade para treinar.',
      'Fale com o professor em particular, diga o valor que cabe e ofereça algo em troca, como limpeza, recepção ou ajuda na turma kids.',
      'Confira a conta no fim de cada mês e ajuste: manter, subir o valor ou passar para o plano mais barato.',
    ],
    metric: 'Treinos feitos no mês sem dívida nova: oito, com aluguel e comida pagos primeiro.',
    rules: [
      {
        cue: 'eu pensar em sumir porque a mensalidade atrasou',
        action: 'eu mando uma mensagem ao professor antes de faltar',
      },
      {
        cue: 'todo mundo se inscrever num campeonato que eu não posso pagar',
        action: 'eu digo que esse eu não faço e escolho um que cabe no ano',
      },
    ],
    question: 'Quem da academia você ajudaria sem pensar, se estivesse no seu lugar?',
    close_up: [
      'Escreva num papel um único número: quanto você consegue pagar este mês.',
      'Mande: “Professor, apertou aqui em casa. Consigo pagar metade até normalizar. Posso ajudar em alguma coisa? Não quero parar.”',
      'Procure um projeto social, a prefeitura ou o SESC perto de você, se nem um valor pequeno cabe agora.',
    ],
  },
  'family-support': {
    title: 'A família e a sua luta',
    why: 'Família que ri, falta ou pressiona muitas vezes não sabe o que a luta é para você, só vê soco ou medalha. Um pedido pequeno e claro consegue mais do que esperar que adivinhem.',
    steps: [
      'Escreva em uma frase o que você quer de quem: vir uma vez, parar com a piada, não falar de resultado no jantar.',
      'Converse com uma pessoa só, num momento calmo, e faça esse único pedido com um exemplo.',
      'Escolha duas pessoas da equipe que ocupem o lugar na torcida e avise a elas as suas datas.',
    ],
    metric: 'Pedidos claros feitos e respondidos: um por mês, e em cada luta pelo menos uma pessoa sua presente.',
    rules: [
      {
        cue: 'alguém em casa fizer piada da minha luta',
        action: 'eu digo que isso é importante para mim e mudo de assunto',
      },
      {
        cue: 'meu pai ou minha mãe der instrução depois do treino',
        action: 'eu peço vinte minutos sem falar de luta e depois conto o que quiser',
      },
    ],
    question: 'O que mudaria no seu treino se a família nunca entendesse por que você luta?',
    close_up: [
      'Mande à família uma foto do treino com uma linha do que você aprendeu.',
      'Diga: “Não precisa gostar de luta. Eu só queria você na arquibancada uma vez, dia tal. Depois a gente come junto.”',
      'Convide para algo mais leve que uma luta, como uma graduação ou um treino aberto.',
    ],
  },
  'fighter-at-home': {
    title: 'Seja casa, não córner',
    why: 'Quem luta já tem treinador; em casa precisa de um lugar onde o resultado não conta. Pergunte o que ajuda e diga do que você precisa, para ninguém ter que adivinhar na semana mais dura.',
    steps: [
      'Faça uma pergunta só: o que ajuda mais quando a luta chega perto, silêncio, distração ou conversa, e no que eu não devo mexer?',
      'Combine o prático dos dias duros: quem cozinha o quê, quem assume qual tarefa, quando há silêncio e que hora é só de vocês, sem luta.',
      'Defina onde você vai estar durante a luta, quem senta ao seu lado e quem liga primeiro, se você não assistir.',
    ],
    metric: 'Noites duras que terminaram sem briga: cinco em sete, e uma coisa que você pediu para você.',
    rules: [
      {
        cue: 'a pessoa me responder mal por fome ou nervosismo',
        action: 'eu digo “assim não”, saio dez minutos do cômodo e volto ao assunto depois da comida',
      },
      {
        cue: 'eu não aguentar olhar',
        action: 'eu olho para o córner ou saio um pouco, e a pessoa combinada me conta o resultado',
      },
    ],
    question: 'Do que você precisa para atravessar bem as lutas de quem você ama?',
    close_up: [
      'Marque na agenda uma hora em que ninguém fala de luta.',
      'Diga: “Eu amo você, não o seu cartel. Me diz uma coisa que eu posso tirar das suas costas, e eu digo uma de que preciso.”',
      'Procure alguém que também tem lutador em casa e ligue quando a preocupação apertar.',
    ],
  },
  'owning-up': {
    title: 'Diga primeiro e sem rodeio',
    why: 'O que mais machuca costuma ser você ter escondido, e cada dia piora. Uma frase clara do que você fez, sem motivos, e um conserto com data dão ao outro algo em que se apoiar.',
    steps: [
      'Escreva duas frases: o que exatamente você fez ou escondeu, e a quem isso custou alguma coisa.',
      'Peça a essa pessoa dez minutos a sós e comece por essas duas frases, antes de qualquer explicação.',
      'Ofereça um conserto com data, cumpra e avise quando estiver feito.',
    ],
    metric: 'Horas entre a decisão e a conversa: 48 no máximo, e o conserto prometido feito na data.',
    rules: [
      {
        cue: 'eu quiser explicar por que aconteceu',
        action: 'eu digo o que fiz, paro ali e só explico se perguntarem',
      },
      {
        cue: 'a pessoa levantar a voz ou se calar',
        action: 'eu escuto, repito o que entendi e dou tempo até um dia combinado',
      },
    ],
    question: 'Quem está carregando as consequências agora, e que parte você pode tirar dessa pessoa?',
    close_up: [
      'Escreva a primeira frase no papel, começando com “eu” e sem “mas”.',
      'Diga: “Eu menti para você. Treinei dois meses em outro lugar. Sinto muito. Quero consertar, e a minha proposta é esta.” Troque pelo seu fato.',
      'Escreva uma carta de meia página se a voz falha, entregue em mãos e fique por perto.',
    ],
  },
}
