import type { CardWords } from '../card.ts'
import type { TECHNIQUE_CARDS } from '../facts/technique.ts'

export const TECHNIQUE: Record<keyof typeof TECHNIQUE_CARDS, CardWords> = {
  'game-plan-three-lines': {
    title: 'Plano em três linhas',
    why: 'Plano comprido some no primeiro golpe que entra. O que sobrevive à pressão cabe em três linhas: onde eu luto, o que eu faço e o que eu não deixo acontecer.',
    steps: [
      'Escreva três linhas, com no máximo oito palavras cada: onde eu luto, o que eu faço, o que eu nego.',
      'Mostre as três linhas ao seu treinador e faça três rounds em que só vale pontuar dentro delas.',
      'Recite as linhas de memória para o seu córner e corte qualquer palavra em que você tropeçar.',
    ],
    metric: 'Minutos de sparring vividos dentro do plano, contados no vídeo: mais da metade de cada round.',
    rules: [
      {
        cue: 'eu perceber que virei refém do jogo do outro lado',
        action: 'eu volto para a linha um e levo a luta para o meu lugar',
      },
      {
        cue: 'o plano estiver dando certo e eu quiser inventar',
        action: 'eu repito a linha dois até o gongo e guardo a novidade para o treino',
      },
    ],
    question: 'Em que lugar da luta você é melhor do que quase todo mundo que treina com você?',
    close_up: [
      'Preencha só a primeira linha: a distância ou posição em que você ganha a maioria dos rounds.',
      'Troque por palavras que o córner consiga gritar: “Longe. Corpo. Sai da grade.”',
      'Mantenha o plano do seu treinador e escolha nele a linha que você não larga por nada.',
    ],
  },
  'southpaw-problem': {
    title: 'Contra a base trocada',
    why: 'Contra base trocada, a luta começa nos pés: quem deixa o pé da frente do lado de fora e controla a mão da frente costuma ver primeiro a linha da mão de trás.',
    steps: [
      'Faça três rounds de sombra de dois minutos com uma fita no chão no lugar do pé da frente do outro, sempre pisando por fora.',
      'Combine quatro rounds técnicos com alguém de base trocada: nos dois primeiros só vale a mão da frente.',
      'Treine em dois sparrings a dupla pisar por fora e soltar a mão de trás em linha reta, saindo para longe da mão forte.',
    ],
    metric: 'Vezes por round em que seu pé termina por fora na troca: suba até passar da metade.',
    rules: [
      {
        cue: 'eu ficar com o pé por dentro',
        action: 'eu tampo a mão da frente e dou um passo para fora antes de bater',
      },
      {
        cue: 'a mesma mão de trás me acertar duas vezes',
        action: 'eu mudo o lado do giro e cubro a mão da frente antes de voltar a entrar',
      },
    ],
    question: 'Que golpe da base trocada entra mais em você, e de onde ele parte?',
    close_up: [
      'Pare na sua base diante de uma linha no chão e pise vinte vezes com o pé da frente por fora.',
      'Peça no treino: “Você me dá quatro rounds leves de canhoto? Depois eu seguro manopla pra você.”',
      'Ponha um parceiro destro para trocar de base por dois rounds, se não houver canhoto por perto.',
    ],
  },
  'pressure-fighter': {
    title: 'Sair da linha de pressão',
    why: 'Quem pressiona quer que você recue reto, porque assim só precisa continuar andando. O primeiro passo para o lado obriga o outro a virar, e virando ele não bate bem.',
    steps: [
      'Repita 30 vezes de cada lado, na sombra: um passo para trás, um para o lado, pivô e golpe na virada.',
      'Peça três rounds em que seu parceiro só anda para frente e você só pontua depois de girar ou clinchar.',
      'Faça dois rounds começando com as costas na corda ou na grade e conte em quantos segundos você sai.',
    ],
    metric: 'Segundos com as costas na corda ou na grade por round; o objetivo é cortar pela metade.',
    rules: [
      {
        cue: 'meu calcanhar encostar na corda ou na grade',
        action: 'eu amarro no clinch ou piso para o lado e giro batendo',
      },
      {
        cue: 'eu escapar da grade e der vontade de descansar',
        action: 'eu tomo o centro em dois passos e jabeio antes de a pressão recomeçar',
      },
    ],
    question: 'Para qual lado você foge sempre, e o que ganharia saindo pelo outro?',
    close_up: [
      'Marque um quadrado de dois metros no chão e ande dois minutos sem encostar na borda.',
      'Combine uma palavra com o córner, como “porta”, para a hora de sair da linha.',
      'Receba primeiro por dez segundos a cada round: um jab firme e um clinch freiam mais que correr.',
    ],
  },
  'guard-always-passed': {
    title: 'Guarda que segura',
    why: 'A guarda cai antes da passagem, na hora em que o outro ganha as suas linhas de cotovelo e joelho. Moldura primeiro, ataque depois: segurar mais tempo já é evoluir.',
    steps: [
      'Repita dez minutos de fuga de quadril e reposição no chão, fazendo moldura com o antebraço antes de mexer o quadril.',
      'Peça quatro rounds de três minutos só de guarda contra passagem; passou, recomeça, e alguém marca o tempo.',
      'Reserve dois rolas para começar de guarda quase passada, com joelho já cruzado, e reponha antes de atacar.',
    ],
    metric: 'Segundos até passarem sua guarda no round posicional: aumentar um pouco a cada treino.',
    rules: [
      {
        cue: 'eu perder a pegada e o joelho do outro cruzar',
        action: 'eu faço moldura no quadril e no ombro antes de girar',
      },
      {
        cue: 'a minha guarda já tiver sido passada',
        action: 'eu fecho o cotovelo, viro de lado e brigo só para pôr um joelho no meio',
      },
    ],
    question: 'Por qual lado passam mais a sua guarda, e qual moldura falta ali?',
    close_up: [
      'Faça dois minutos de joelho no cotovelo de cada lado, no chão, antes de levantar do aquecimento.',
      'Peça ao parceiro: “Passe devagar cinco vezes e pare quando sentir minha moldura cair.”',
      'Sente antes: brigue pela primeira pegada com o outro ainda em pé, antes de a guarda ser testada.',
    ],
  },
  'stuck-under-mount': {
    title: 'Sair de baixo',
    why: 'Embaixo, o pânico gasta mais que o peso de cima. Quem protege o ar e o pescoço primeiro descobre que tem tempo, e com tempo uma saída simples funciona.',
    steps: [
      'Escolha uma corrente de saída, ponte e depois fuga de quadril, e repita 20 vezes de cada lado, devagar.',
      'Comece quatro rounds já por baixo, com alguém que controla o peso, e respire três vezes antes de tentar sair.',
      'Inicie dois rounds na sua pior posição e anote quanto tempo levou e qual passo da corrente falhou.',
    ],
    metric: 'Tempo para sair ou repor e número de saídas por treino: três limpas já são virada.',
    rules: [
      {
        cue: 'eu sentir falta de ar debaixo do peso',
        action: 'eu fecho os cotovelos, solto o ar e faço a primeira ponte',
      },
      {
        cue: 'a primeira saída falhar',
        action: 'eu volto a proteger o pescoço, respiro uma vez e tento para o outro lado',
      },
    ],
    question: 'Quando você fica por baixo, o que tenta primeiro, e o que deveria vir antes?',
    close_up: [
      'Deite, cole os cotovelos e treine sem parceiro dez vezes uma ponte e uma fuga de quadril.',
      'Diga por dentro quando o peso vier: “Respira, cotovelo, quadril.” Sempre nessa ordem.',
      'Gaste o round em não chegar lá: vire de lado assim que a passagem começar.',
    ],
  },
  'takedown-defence': {
    title: 'Defesa de queda',
    why: 'A queda quase sempre entra quando a base já subiu ou a mão já caiu. Defender bem é menos força no sprawl e mais perceber cedo, sobretudo no cansaço.',
    steps: [
      'Faça 30 sprawls em séries de cinco, voltando sempre à mesma base baixa com as mãos à frente do peito.',
      'Treine três rounds em que o parceiro só tenta queda e você só defende: mãos na cabeça e no ombro, quadril para trás.',
      'Faça o último bloco já com cansaço: dois minutos de sprawl e dois começando com as costas na grade ou parede.',
    ],
    metric: 'Quedas defendidas de cada dez tentativas no treino: subir duas em quatro semanas.',
    rules: [
      {
        cue: 'a cabeça do outro descer na direção da minha cintura',
        action: 'eu jogo o quadril para trás e ponho a mão na cabeça que entra',
      },
      {
        cue: 'eu cair mesmo tendo defendido',
        action: 'eu viro de lado já na chegada, apoio a mão e ponho o primeiro pé no chão',
      },
    ],
    question: 'Em que momento você leva mais queda: batendo, recuando ou sem fôlego?',
    close_up: [
      'Faça dez sprawls lentos, o quadril primeiro, e congele em cada um para conferir a cabeça.',
      'Peça ao parceiro: “Entre dez vezes na metade do ritmo e diga onde sentiu espaço.”',
      'Trabalhe o levantar: mão no chão, quadril para fora, costas na parede, em pé.',
    ],
  },
  'timing-and-counters': {
    title: 'Tempo e contragolpe',
    why: 'Reflexo bom é, na maior parte, leitura boa: o quadril e o ombro contam antes da mão. Um gatilho por vez, devagar, ensina o olho a chegar cedo.',
    steps: [
      'Escolha um gatilho, como o jab, e uma resposta só; faça cinco minutos em câmera lenta olhando para o peito.',
      'Combine três rounds lentos em que o parceiro varia o ritmo e você só contra-ataca aquele gatilho.',
      'Reserve dois rounds leves para um gatilho novo e dite em voz alta o que viu primeiro: ombro, quadril ou pé.',
    ],
    metric: 'Contragolpes no tempo certo a cada dez gatilhos: seis antes de acelerar ou trocar.',
    rules: [
      { cue: 'eu responder tarde duas vezes seguidas', action: 'eu tiro velocidade e volto a olhar o ombro' },
      { cue: 'eu morder uma finta', action: 'eu volto à base sem bater e espero o pé da frente pisar de verdade' },
    ],
    question: 'Qual golpe você já percebe cedo, e o que o seu olho enxerga nele?',
    close_up: [
      'Observe um parceiro de fora por um minuto e diga “agora” a cada vez que o ombro mexer.',
      'Peça: “Só o jab, quando quiser, devagar. Eu espero.”',
      'Dê um passo atrás primeiro e responda depois, se esperar no lugar trava seu corpo.',
    ],
  },
  'kick-defence': {
    title: 'Perna da frente leve',
    why: 'O chute na perna costuma entrar logo depois dos seus próprios socos, quando o peso ficou todo no pé da frente e a perna não sai mais do chão. Defender chute tem menos a ver com bloqueio do que com o jeito como você está de pé quando o seu ataque acaba.',
    steps: [
      'Faça três rounds de dois minutos de sombra no espelho: dois golpes de mão, peso de volta no meio, joelho da frente sobe com a canela um pouco virada para fora, sem jogar o tronco para trás.',
      'Peça a alguém do treino, de caneleira, 40 chutes com um terço da força, sempre no instante em que a sua sequência acaba, e bloqueie com o alto da canela, logo abaixo do joelho, ou saia da distância.',
      'Faça dois rounds de sparring em que o outro só pode chutar e você só pode bloquear, sair ou segurar a perna onde a sua regra deixa, e conte os chutes que entram limpos.',
    ],
    metric:
      'Conte os chutes limpos em cada round só de chute; chegou lá quando forem dois ou menos nos dois rounds, por duas semanas seguidas.',
    rules: [
      {
        cue: 'a minha sequência acabar',
        action: 'eu trago o peso de volta para o meio e subo o joelho da frente uma vez, venha chute ou não',
      },
      {
        cue: 'um chute entrar na minha perna',
        action: 'eu dou um passo para fora, arrumo a base e respondo com um golpe meu antes que venha o próximo',
      },
    ],
    question: 'Depois de qual ataque seu o chute costuma entrar?',
    close_up: [
      'Suba o joelho da frente dez vezes, em base, ao lado da pia da cozinha, sem mexer a cabeça.',
      'Peça a um colega: “Você me chuta de leve toda vez que eu terminar uma sequência? Um terço da força, de caneleira, quero pegar o tempo.”',
      'Deixe o bloqueio de lado por enquanto quando a canela estiver dolorida e aprenda a tirar a perna com meio passo para trás; dor que continua em repouso é assunto para médico ou fisioterapeuta.',
    ],
  },
  'punch-defence': {
    title: 'Feche uma porta só',
    why: 'Parece que entra tudo, mas o estrago vem quase todo de um ou dois socos, quase sempre no mesmo momento. Ache esse momento e a sua guarda precisa de um conserto só, em vez de começar do zero.',
    steps: [
      'Anote os últimos cinco socos que pegaram limpo em você e o que você fazia logo antes de cada um: se esticando, se arrumando, recuando, esperando.',
      'Treine o mais frequente com um parceiro, três rounds de dois minutos bem devagar, com uma resposta só: aparar, esquivar ou meio passo para trás, e na sequência um jab ou um toque seu.',
      'Faça um round leve de sparring em que o outro só procura esse soco e pergunte no fim quantas vezes ele passou.',
    ],
    metric:
      'Conte quantas vezes esse soco entra no round em que o outro só procura por ele; deu certo quando, depois de quatro semanas, for metade do primeiro número.',
    rules: [
      {
        cue: 'o meu soco acabar de voltar',
        action: 'eu encosto essa luva na maçã do rosto e tiro a cabeça da linha antes de olhar o que aconteceu',
      },
      {
        cue: 'eu levar dois golpes seguidos',
        action:
          'eu paro de adivinhar, fecho os cotovelos, dou um passo para o lado e volto a olhar para o peito e os ombros',
      },
    ],
    question: 'Qual soco mais pega em você, e onde está a sua outra mão nessa hora?',
    close_up: [
      'Solte 20 jabs lentos numa marca na parede e traga cada mão de volta ao rosto pela mesma linha reta por onde ela saiu.',
      'Pergunte a um colega: “Qual soco é mais fácil de encaixar em mim, e em que hora você solta?”',
      'Assista a um round seu filmado, na metade da velocidade, quando não lembrar como os golpes entraram, e anote só os que pegaram limpo.',
    ],
  },
  'footwork-distance': {
    title: 'Saia meio passo antes',
    why: 'Quem recua em linha reta raramente é lento; sai tarde, e quando o ataque já chegou só sobra ir para trás. Meio passo antes, os dois lados ainda estão livres.',
    steps: [
      'Cole duas fitas no chão na distância do seu alcance mais um passo e entre e saia dessa linha por três rounds de dois minutos, saindo sempre em ângulo, para a esquerda ou para a direita.',
      'Jogue distância com um parceiro por três rounds, sem golpe e sem pegada: ele anda para cima de você, e você pode dar no máximo dois passos para trás antes de ter que sair para o lado.',
      'Filme um round de sparring e conte quantas vezes você dá três passos ou mais direto para trás.',
    ],
    metric:
      'Conte os recuos retos de três passos ou mais por round; deu certo quando houver no máximo um num round filmado.',
    rules: [
      {
        cue: 'eu sentir o segundo passo indo direto para trás',
        action: 'eu saio para o lado do pé da frente e subo a guarda ou faço a pegada',
      },
      {
        cue: 'o meu ataque ficar curto',
        action: 'eu paro de esticar os braços e chego com os pés um passinho mais perto antes de tentar de novo',
      },
    ],
    question: 'Para qual lado você quase nunca sai?',
    close_up: [
      'Dê dez pares de passos em volta de uma cadeira em casa: um para trás, um para o lado.',
      'Peça a um colega: “Você fala ‘linha’ em voz alta toda vez que eu recuar reto?”',
      'Marque um quadrado pequeno no tatame e se movimente só dentro dele quando faltar espaço; área pequena ensina ângulo mais rápido do que área grande.',
    ],
  },
  'power-and-combos': {
    title: 'Base firme após o golpe',
    why: 'O segundo golpe costuma sair fraco porque o primeiro deixou o seu peso no lugar errado, e aí velocidade nenhuma salva. A força de uma sequência depende de onde você está depois de cada golpe.',
    steps: [
      'Solte um golpe ou chute na frente do espelho, congele por dois segundos e veja se daria para sair o próximo sem ajeitar os pés; faça dez de cada um dos seus três preferidos.',
      'Trabalhe quatro rounds no saco ou na manopla com uma única sequência de três, os dois primeiros na metade da velocidade e mais rápido só enquanto os pés terminarem embaixo de você.',
      'Bata três séries de cinco golpes isolados com tudo, com um minuto inteiro de descanso entre as séries, com o corpo descansado e antes da parte física.',
    ],
    metric:
      'Conte em quantas de dez sequências você termina em base e com condição de continuar; deu certo com nove em dez na velocidade máxima.',
    rules: [
      {
        cue: 'eu tropeçar ou tombar o corpo depois de uma sequência',
        action: 'eu tiro o último golpe e faço a versão curta cinco vezes limpa',
      },
      {
        cue: 'eu perceber que estou travando os ombros para bater mais forte',
        action: 'eu solto o ar, sacudo as mãos uma vez e faço o próximo só pela velocidade',
      },
    ],
    question: 'Depois de qual golpe os seus pés precisam de um passo a mais para continuar?',
    close_up: [
      'Congele depois de cinco golpes lentos em casa e sinta qual pé está segurando você.',
      'Peça a quem segura a manopla: “Me dá um empurrãozinho depois do meu último golpe. Quero saber se estou em pé ou caindo.”',
      'Use uma queda, uma rasteira ou uma troca de pegada como segunda ação quando o seu esporte não tiver sequência de golpes; o teste de equilíbrio é o mesmo.',
    ],
  },
  'clinch-knees': {
    title: 'Cabeça primeiro, braços depois',
    why: 'Quando os braços queimam com vinte segundos de clinche, eles estão fazendo o serviço da cabeça e do quadril. Quem tem a melhor posição de cabeça e o quadril colado quase descansa ali; o outro é que tem que puxar.',
    steps: [
      'Apoie a testa num protetor de parede, no saco ou numa toalha enrolada por três rounds de um minuto, quadril embaixo dos ombros, e ande em círculos pequenos sem dobrar as costas.',
      'Dispute os braços por dentro com um parceiro por quatro rounds de dois minutos, sem golpe, testa na clavícula ou na lateral da cabeça dele, trocando de parceiro uma vez.',
      'Faça dois rounds de sparring de clinche com toques leves de joelho ou os socos curtos que a sua regra permite, e só bata depois de girar e desequilibrar o outro.',
    ],
    metric:
      'Conte em cada round de dois minutos quantas vezes você ganha a posição de dentro em até cinco segundos de contato; deu certo com pelo menos três em cinco.',
    rules: [
      {
        cue: 'puxarem a minha cabeça para baixo',
        action:
          'eu chego o quadril para dentro, olho para cima e faço um frame no ombro antes de mexer as mãos para qualquer outra coisa',
      },
      {
        cue: 'os meus antebraços começarem a queimar',
        action: 'eu paro de puxar, descarrego o peso pela testa e giro com os pés',
      },
    ],
    question: 'O que você perde primeiro no clinche: a postura, o braço de dentro ou os pés?',
    close_up: [
      'Comece com um minuto de disputa de braços por dentro, com um quarto da força, no fim de uma aula.',
      'Diga a um colega: “Dois rounds de clinche sem golpe, pode ser? Toda vez que as minhas costas dobrarem, me dá uma sacudida.”',
      'Aprenda uma saída limpa, frame e passo para o lado, quando a sua regra separa o clinche na hora ou você não quer ficar ali.',
    ],
  },
  'takedowns-throws': {
    title: 'Faça o outro pisar',
    why: 'A maioria das quedas falha um segundo antes da entrada, porque mira em alguém que está bem plantado. Faça o outro dar um passo e ataque o pé que está para receber o peso.',
    steps: [
      'Escolha uma projeção, rasteira ou queda e anote qual passo do adversário abre a técnica e qual puxada, empurrão ou finta faz ele dar esse passo.',
      'Faça 30 entradas com um parceiro andando, dez para a frente, dez para trás e dez em círculo, e derrube só a cada cinco, com queda limpa.',
      'Ataque com essa única técnica pelo menos cinco vezes num randori, treino de queda ou sparring leve e anote em quantas o outro precisou dar um passo.',
    ],
    metric:
      'Conte as tentativas e os desequilíbrios que dá para ver; deu certo quando, em três de cinco tentativas, o outro precisa dar um passo ou apoiar a mão.',
    rules: [
      {
        cue: 'o outro ficar parado e duro',
        action: 'eu empurro um passo curto para a frente e entro quando ele empurrar de volta',
      },
      {
        cue: 'a minha entrada travar no meio',
        action: 'eu saio na hora, mantenho a minha melhor pegada e vou no outro pé',
      },
    ],
    question: 'O que o adversário faz com os pés logo antes de a sua melhor queda funcionar?',
    close_up: [
      'Faça dez entradas com uma faixa ou um elástico preso em algo firme e olhe só para onde os seus pés terminam.',
      'Diga a um colega: “Anda e me dá uma pegada normal, sem travar e sem cair por mim. Só quero sentir o passo.”',
      'Comece por uma rasteira ou um snap down quando a entrada funda parecer arriscada; ensinam o mesmo tempo e custam pouco quando falham.',
    ],
  },
  'escape-back-choke': {
    title: 'A mão antes do pescoço',
    why: 'Quase todo mundo começa a defender com o braço já embaixo do queixo, e aí só resta força. A saída mora no momento anterior: segure a mão que estrangula com as suas duas e leve os ombros para o chão ou para o lado que deixa você virar.',
    steps: [
      'Escreva os três momentos do estrangulamento que pega você, por exemplo costas tomadas, mão por cima do ombro, braço embaixo do queixo, e sublinhe aquele em que você costuma começar a defender.',
      'Treine com um parceiro um momento antes desse, 15 vezes de cada lado com metade da força, as duas mãos na mão que estrangula, queixo colado no peito e quadril escorregando para o chão.',
      'Comece quatro rounds de um minuto já com as costas tomadas, na gravata ou na guilhotina, bata cedo sempre que o estrangulamento fechar e recomece do mesmo lugar.',
    ],
    metric:
      'Conte em quantos de quatro começos você está com as duas mãos na mão que estrangula antes que ela chegue ao pescoço; deu certo com três em quatro.',
    rules: [
      {
        cue: 'eu sentir alguém chegando nas minhas costas ou no meu pescoço',
        action: 'eu pego a mão que estrangula com as minhas duas antes de tentar virar',
      },
      {
        cue: 'o estrangulamento fechar e eu não conseguir respirar ou pensar direito',
        action: 'eu bato na hora e pergunto ao meu parceiro onde eu me atrasei',
      },
    ],
    question: 'Qual momento você percebe tarde demais: as costas, a mão ou o aperto?',
    close_up: [
      'Treine a pegada de duas mãos no seu próprio antebraço dez vezes, queixo para baixo e ombros baixos.',
      'Peça a um colega: “Pega as minhas costas e vai devagar. Quero encontrar a sua mão antes de ela chegar no meu pescoço.”',
      'Trabalhe em não dar as costas enquanto a saída ainda não funciona: cotovelos fechados e de frente para o outro quando você sobe do chão.',
    ],
  },
  'guard-passing': {
    title: 'Primeiro pegada, depois perna',
    why: 'O que prende você numa guarda raramente são as pernas; é a pegada na manga, na gola, no punho ou na cabeça que deixa as pernas trabalharem. A passagem começa quando a última pegada boa do outro acabou.',
    steps: [
      'Liste as duas guardas que mais param você e, em cada uma, a pegada que o outro sempre faz primeiro.',
      'Repita 20 vezes com um parceiro uma única cadeia: postura, estourar essa pegada, abrir ou passar as pernas e estabilizar no peito por três segundos.',
      'Jogue cinco começos de 90 segundos dentro dessa guarda, com um objetivo só: estourar a primeira pegada e passar um joelho ou o quadril.',
    ],
    metric:
      'Conte em quantos de cinco começos você passa e estabiliza por três segundos; deu certo com dois em cinco contra alguém do seu nível.',
    rules: [
      {
        cue: 'eu travar na guarda e começar a empurrar com os braços',
        action: 'eu endireito as costas, procuro a pegada que me segura e estouro essa primeiro',
      },
      {
        cue: 'as pernas ficarem para trás de mim',
        action: 'eu deixo o peso no peito ou no quadril por três respirações antes de procurar qualquer outra coisa',
      },
    ],
    question: 'Onde a sua passagem costuma parar: nas pegadas, na abertura, nos joelhos ou no finalzinho?',
    close_up: [
      'Estoure uma única pegada dez vezes com um colega antes da aula: manga, punho ou gola.',
      'Pergunte a um colega: “Qual pegada sua mais me atrapalha quando estou na sua guarda?”',
      'Passe em pé quando travar de joelhos: um pé no chão, quadril à frente, e deixe as pernas do outro carregarem o próprio peso.',
    ],
  },
  'armlock-triangle': {
    title: 'Olho no cotovelo',
    why: 'Armlock, kimura e triângulo entram pela mesma porta: um cotovelo que saiu da costela, ou um braço dentro e outro fora. Olhe o cotovelo e você enxerga ataque e defesa um segundo inteiro antes.',
    steps: [
      'Anote as últimas três vezes em que pegaram você ou em que você perdeu uma finalização, e onde estava o cotovelo logo antes.',
      'Treine um ataque devagar 15 vezes de cada lado, parando dois segundos com o cotovelo dominado e o quadril colado antes de finalizar, e deixe o parceiro bater cedo.',
      'Comece cinco rounds de um minuto com o ataque meio encaixado, trocando de papel, para um finalizar com controle e o outro trazer o cotovelo de volta ou bater a tempo.',
    ],
    metric:
      'Conte em quantos de cinco começos você mantém ou recupera o cotovelo; deu certo com três em cinco em cada papel.',
    rules: [
      {
        cue: 'um braço meu estiver dentro das pernas e o outro fora',
        action: 'eu subo a postura e levo os dois cotovelos para o mesmo lado antes de qualquer outra coisa',
      },
      {
        cue: 'a minha finalização encontrar muita resistência',
        action: 'eu paro de puxar, chego o quadril mais perto, aperto os joelhos e finalizo devagar',
      },
    ],
    question: 'O que você costuma estar fazendo com o braço quando o cotovelo sai da costela?',
    close_up: [
      'Faça dez fugas de quadril ou giros no chão com os dois cotovelos colados na costela.',
      'Peça a um colega: “Fala ‘cotovelo’ toda vez que o meu abrir, sem pegar a finalização.”',
      'Descubra antes de treinar quais chaves a sua graduação, a sua categoria de idade e a sua regra permitem, e treine só a defesa onde a chave não é permitida.',
    ],
  },
  'leg-locks': {
    title: 'Bata na posição',
    why: 'Chave de perna com torção pode lesionar o joelho antes de doer, então a dor é um aviso atrasado. Quem continua inteiro bate na posição: calcanhar pego, joelho preso, sem ter para onde girar.',
    steps: [
      'Leia as regras de chave de perna da sua graduação, idade e modalidade e escreva duas listas curtas: pode para mim, não pode para mim.',
      'Peça ao seu professor 15 minutos sobre uma chave permitida e a saída dela: onde fica a linha do joelho, como soltar o joelho, em que ponto bater.',
      'Jogue quatro rounds de dois minutos com um parceiro de confiança, pegando e soltando sem finalizar, e diga “pegou” assim que a posição fechar.',
    ],
    metric:
      'Conte quantas vezes você diz ou ouve “pegou” antes que alguém faça pressão; deu certo quando for todas as vezes, durante quatro semanas.',
    rules: [
      {
        cue: 'o meu calcanhar estiver pego e o joelho preso',
        action: 'eu bato na hora e peço para recomeçar do mesmo lugar',
      },
      {
        cue: 'eu estiver com a chave e o outro começar a girar ou a arrancar a perna',
        action: 'eu solto e recomeço, porque nenhum treino vale um joelho',
      },
    ],
    question: 'Você saberia dizer em que ponto exato de uma chave de perna a sua saída se fecha?',
    close_up: [
      'Comece por soltar a linha do joelho: dez repetições lentas de cada lado, sem chave nenhuma encaixada.',
      'Diga antes do round: “Chave de perna só pegando e soltando, pode ser? Eu bato cedo e também solto cedo.”',
      'Deixe os ataques de fora e aprenda só a levantar e soltar o joelho enquanto a sua academia ou a sua regra ainda não permitir.',
    ],
  },
  finishing: {
    title: 'Controle até o fim',
    why: 'O outro escapa no instante em que você troca segurar por finalizar, porque solta um controle para alcançar o fim. Uma boa finalização coloca a última peça devagar, com todo o resto no lugar.',
    steps: [
      'Anote as três últimas chances que você perdeu e, ao lado de cada uma, o controle que soltou primeiro: quadril, cabeça, mão, distância, posição no ringue.',
      'Treine a sua melhor posição de vantagem em 15 repetições: estabilize, três respirações com controle total, coloque a finalização em três segundos, deixe o parceiro bater ou se cobrir.',
      'Comece cinco rounds de 45 segundos nessa posição, contra resistência cada vez maior, e volte a segurar sempre que algo escorregar.',
    ],
    metric:
      'Conte em quantos de cinco começos você finaliza ou ainda está com a posição depois de 45 segundos; deu certo com quatro em cinco.',
    rules: [
      {
        cue: 'eu sentir a chance e quiser me apressar',
        action: 'eu respiro uma vez, aperto o controle que já tenho e mexo só uma mão ou um pé',
      },
      { cue: 'a finalização escapar', action: 'eu volto para a posição anterior e fico nela por três respirações' },
    ],
    question: 'Qual controle você solta primeiro quando sente o cheiro da finalização?',
    close_up: [
      'Segure a sua posição mais forte contra um colega por 30 segundos sem atacar, três vezes.',
      'Pergunte a um colega: “Quando você sentiu que dava para sair: antes de eu atacar ou porque eu ataquei?”',
      'Pense na finalização como uma sequência de duas ou três ações limpas que pontuam, terminando em equilíbrio, quando o seu esporte é decidido por pontos.',
    ],
  },
  'ring-craft': {
    title: 'O espaço é seu',
    why: 'Para quem olha de fora, quem está de costas para a borda parece estar perdendo, mesmo numa troca igual. Onde você está e o que faz nos últimos segundos, os árbitros veem tão bem quanto a sua técnica.',
    steps: [
      'Leia a parte de pontuação do seu regulamento e escreva num cartão as três coisas que mais pontuam e as duas que fazem você perder ponto.',
      'Faça dois rounds de sparring em que você perde um ponto toda vez que as costas tocarem corda, grade ou borda, e gire o outro para lá antes de atacar.',
      'Ande pela área antes da sua luta, ache o relógio, os árbitros e o seu córner e decida qual metade você quer dominar.',
    ],
    metric:
      'Peça a alguém para contar quantas vezes as suas costas chegam à borda; deu certo com duas ou menos por round e uma ação que pontua nos últimos 15 segundos.',
    rules: [
      {
        cue: 'eu sentir as cordas, a grade ou a borda atrás de mim',
        action: 'eu saio girando para o lado com a guarda alta ou a pegada feita, em vez de trocar ali',
      },
      {
        cue: 'eu ouvir o aviso dos últimos segundos',
        action: 'eu tomo o centro e faço uma ação limpa que pontua, com saída segura',
      },
    ],
    question: 'Você sabe, em qualquer momento do round, a que distância está a borda atrás de você?',
    close_up: [
      'Faça um round de sombra em casa, com quatro sapatos marcando os cantos, sem nunca virar as costas para o centro.',
      'Peça ao seu professor: “Neste round, fala só duas palavras: ‘borda’ quando eu for me encostando e ‘tempo’ nos últimos 15 segundos.”',
      'Assista sem som a uma luta da sua regra e pontue você quando não der para fazer sparring, anotando o que decidiu cada round.',
    ],
  },
  'gear-and-etiquette': {
    title: 'Tudo certo na estreia',
    why: 'Ninguém espera técnica de quem acabou de chegar. O que se repara é roupa limpa, unha curta e se dá para treinar com você em segurança, e as três coisas já cabem no primeiro dia.',
    steps: [
      'Arrume uma bolsa: camiseta limpa e bermuda sem zíper ou a roupa que a academia pede, água, toalha, chinelo para ir até o tatame, e corte as unhas.',
      'Escreva para a academia perguntando o que precisa levar na primeira aula, o que dá para pegar emprestado e a que horas chegar.',
      'Chegue 15 minutos antes, avise o professor que é a sua primeira vez e se tem alguma lesão antiga, e pergunte a cada parceiro o quanto ele quer que seja leve.',
    ],
    metric:
      'Conte as aulas que você faz até o fim no primeiro mês; deu certo com quatro, e tudo lavado depois de cada uma.',
    rules: [
      {
        cue: 'eu não souber o que fazer num exercício',
        action: 'eu digo “comecei agora, você me mostra mais uma vez?” e vou devagar',
      },
      {
        cue: 'eu chegar do treino',
        action:
          'eu tiro tudo da bolsa, penduro as luvas ou os protetores e ponho o resto para lavar antes de me sentar',
      },
    ],
    question: 'O que deixa você com mais dúvida na primeira aula: o material, as pessoas ou o contato?',
    close_up: [
      'Corte as unhas e deixe uma camiseta limpa numa bolsa perto da porta.',
      'Escreva para a academia: “Oi, queria fazer uma aula para iniciantes. O que preciso levar? Dá para pegar luva ou quimono emprestado na primeira vez?”',
      'Assista antes a uma aula de fora quando pisar no tatame parecer demais e compre só o protetor bucal e as bandagens até saber que vai ficar.',
    ],
  },
  'choosing-a-sport': {
    title: 'Escolha a turma',
    why: 'Daqui a dois anos a modalidade vai pesar menos do que o lugar: uma aula num horário que você tem, num caminho que você faz mesmo, com gente com quem é bom treinar. A melhor luta é aquela em que você continua indo no inverno.',
    steps: [
      'Liste todas as academias a até 30 minutos de você, com os horários de iniciantes, e risque as que batem com a sua semana.',
      'Experimente uma aula em cada uma das duas melhores e anote depois três coisas: cuidam de quem começa, os parceiros tomam cuidado, dá vontade de voltar.',
      'Frequente a que ganhou por seis semanas, duas vezes por semana, antes de comparar modalidades de novo.',
    ],
    metric: 'Conte as aulas que você fez em seis semanas; deu certo com nove de doze e vontade de ir à próxima.',
    rules: [
      {
        cue: 'eu me pegar vendo mais um vídeo sobre qual luta é a melhor',
        action: 'eu fecho e marco uma aula experimental',
      },
      {
        cue: 'a aula experimental for uma bagunça ou ninguém cuidar de quem começa',
        action: 'eu agradeço, vou embora e experimento a próxima academia da lista',
      },
    ],
    question: 'O que você quer saber fazer daqui a um ano que hoje não sabe?',
    close_up: [
      'Decida uma coisa só: você prefere começar por socos e chutes ou por pegadas e quedas?',
      'Escreva para uma academia: “Oi, nunca treinei nada. Qual turma é boa para uma aula experimental, e quanto contato tem no primeiro mês?”',
      'Leve alguém da família ou uma amizade para assistir quando não quiser ir só, e deixe ganhar o melhor professor quando duas modalidades empatarem.',
    ],
  },
  'self-defence': {
    title: 'Saia mais cedo',
    why: 'Quase tudo o que protege você acontece antes do primeiro golpe: distância, voz, ir embora cedo. O treino ajuda sobretudo porque você continua pensando sob pressão, e o objetivo é escapar, não vencer.',
    steps: [
      'Refaça de cabeça o seu caminho de sempre para casa e anote dois lugares iluminados e com gente onde daria para entrar, e uma pessoa para quem você ligaria.',
      'Treine dez vezes com um parceiro: mãos abertas na frente, um passo para trás, um “Para, fica aí” bem alto, e porta afora.',
      'Faça um round por semana em que você começa com alguém segurando ou encurralando você e vence assim que se solta e chega à saída.',
    ],
    metric: 'Conte os segundos até chegar à saída nesse round; deu certo com menos de dez em três de cinco tentativas.',
    rules: [
      {
        cue: 'alguém em quem não confio chegar a menos de dois braços de distância',
        action: 'eu levanto as mãos abertas, dou um passo para trás e ando na direção de outras pessoas',
      },
      {
        cue: 'acontecer alguma coisa ou alguém me ameaçar',
        action: 'eu vou para um lugar seguro, ligo para a emergência e conto a alguém de confiança no mesmo dia',
      },
    ],
    question: 'É uma pessoa ou um lugar certo que dá medo em você, ou a ideia em geral?',
    close_up: [
      'Salve o número da emergência e o de uma pessoa de confiança nos seus favoritos.',
      'Diga três vezes em voz alta, com força da barriga: “Para. Fica aí. Eu não quero confusão.”',
      'Fale com a polícia, um professor, seu pai, sua mãe ou um serviço de apoio quando o medo for de uma pessoa específica; isso pede ajuda, e não técnica.',
    ],
  },
  'attack-back-turtle': {
    title: 'Primeiro o peito, depois o pescoço',
    why: 'A maioria perde as costas porque a mão vai ao pescoço antes de peito e quadril estarem firmes. Controle em ordem fixa, peito, cinto de segurança, ganchos, mãos, dá o tempo em que o estrangulamento aparece.',
    steps: [
      'Faça a ordem dez vezes num cobertor enrolado ou no saco: peito nas costas, cinto de segurança, primeiro gancho, segundo gancho, braço que estrangula.',
      'Comece quatro rounds de dois minutos atrás de um parceiro na tartaruga; só pontua com os dois ganchos e três segundos de controle.',
      'Jogue um round que começa com os ganchos postos: o parceiro só sai, você só segura, e o estrangulamento vale depois de vinte segundos.',
    ],
    metric:
      'Segundos que você mantém as costas começando com os dois ganchos: vinte ou mais em três de cinco tentativas.',
    rules: [
      {
        cue: 'eu perder um gancho',
        action: 'eu aperto o cinto de segurança, sigo com o quadril e ponho o joelho de volta antes do pé',
      },
      {
        cue: 'segurarem a minha mão do estrangulamento com as duas',
        action: 'eu prendo uma dessas mãos com o outro braço ou a perna e troco de lado',
      },
    ],
    question: 'Onde você mais perde as costas: para chegar, para segurar ou para finalizar?',
    close_up: [
      'Feche o cinto de segurança vinte vezes num travesseiro, dez de cada lado, com o braço que estrangula por cima.',
      'Peça a um parceiro: “Posso começar na sua tartaruga por três rounds? Briga com tudo pelo primeiro gancho.”',
      'Vire a pessoa ou controle pela cintura quando nenhum gancho entra; no judô e no wrestling, virar costuma ser o melhor ataque.',
    ],
  },
  'own-stance': {
    title: 'Uma base e uma segunda porta',
    why: 'Base é um conjunto de hábitos de pé, guarda e olho, e duas pela metade deixam buraco nas duas. Uma base de casa e poucas ações treinadas do outro lado rendem mais que trocar por impulso.',
    steps: [
      'Filme um round de sombra de cada lado e anote três diferenças: largura dos pés, mão de trás, caminho de saída.',
      'Decida com o treinador qual lado é a casa e dê ao outro dez minutos no começo de cada treino: passo, jab, guarda e só.',
      'Faça um round leve do outro lado com uma única tarefa e volte à sua base assim que levar dois golpes limpos.',
    ],
    metric: 'Jabs limpos em vinte pelo lado fraco, vistos no vídeo com a mão de trás no queixo: quinze.',
    rules: [
      {
        cue: 'eu trocar de base no sparring e levar golpe no meio do passo',
        action: 'eu só troco fora da distância ou atrás de um jab, com a guarda alta antes',
      },
      {
        cue: 'o lado fraco parecer desajeitado e eu quiser largar',
        action: 'eu corto a velocidade pela metade e faço cinco repetições limpas antes de voltar',
      },
    ],
    question: 'Em que momento do round o outro lado traria mesmo alguma coisa para você?',
    close_up: [
      'Fique diante do espelho no lado fraco e ande dez passos para cada direção sem cruzar os pés.',
      'Pergunte ao treinador: “Qual lado você vê como a minha casa, e que duas ações devo ter do outro?”',
      'Use o segundo lado para uma coisa só, como um chute, uma entrada ou uma projeção, e deixe o resto em casa.',
    ],
  },
  'cutting-off': {
    title: 'Corte o caminho, não persiga',
    why: 'Quem anda atrás de quem foge chega sempre atrasado, porque o outro escolhe o caminho. Um passo que atravessa esse caminho diminui o espaço, e no espaço pequeno é preciso trocar golpes ou amarrar.',
    steps: [
      'Marque um quadrado de quatro metros e faça três rounds de sombra: cada passo vai de lado, na frente de quem fugiria, sem cruzar os pés.',
      'Jogue três rounds sem golpe nem pegada: o parceiro circula e você pontua quando os dois calcanhares dele tocam a linha.',
      'Faça um round de sparring em que você só ataca com a pessoa na corda, na grade ou na borda, e no centro deixa passar.',
    ],
    metric: 'Segundos até o parceiro estar na borda: menos de vinte em três de cinco tentativas.',
    rules: [
      {
        cue: 'a pessoa circular para longe de mim',
        action: 'eu dou um passo de lado na frente do pé dela em vez de andar atrás',
      },
      {
        cue: 'eu perceber que estou perseguindo e batendo no vento',
        action: 'eu paro, tomo o centro e mando o próximo ataque no lado por onde ela sai',
      },
    ],
    question: 'Por que lado as pessoas mais escapam de você?',
    close_up: [
      'Ande ao longo de duas paredes e treine virar o canto com passos curtos de lado, dez vezes para cada lado.',
      'Peça a um parceiro: “Foge três rounds e avisa em voz alta toda vez que eu for atrás em linha reta.”',
      'Deixe vir: fique no centro, mostre pouco e faça a pessoa atacar, quando a regra pune quem não luta.',
    ],
  },
}
