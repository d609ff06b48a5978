import type { CardWords } from '../card.ts'
import type { METHODS_CARDS } from '../facts/methods.ts'

export const METHODS: Record<keyof typeof METHODS_CARDS, CardWords> = {
  'if-then-plan': {
    title: 'Plano do se e então',
    why: 'Intenção diz o que você quer; falta dizer quando e como. Ligar um momento exato a um gesto exato faz a situação lembrar você, e não o contrário.',
    steps: [
      'Escreva o momento exato em que costuma falhar e um gesto de até um minuto para ele, e diga a frase três vezes em voz alta.',
      'Ensaie a cena duas vezes, de corpo inteiro, no lugar em que ela acontece, e mostre a frase a alguém.',
      'Conte quantas vezes o momento veio e quantas o gesto saiu e torne a frase mais precisa.',
    ],
    metric: 'Gestos feitos por momento surgido: passar de metade em duas semanas.',
    rules: [
      {
        cue: 'eu perceber o momento só depois que passou',
        action: 'eu faço o gesto mesmo fora de hora e repito a frase',
      },
      { cue: 'o gesto sair na hora certa', action: 'eu paro um segundo, digo “funcionou” e faço um risco no papel' },
    ],
    question: 'Em que segundo exato o seu plano costuma se perder?',
    close_up: [
      'Pegue o momento que mais derruba você e escreva só a primeira metade: “Se for … e eu …”.',
      'Diga a frase inteira em voz alta uma vez no lugar onde vai acontecer.',
      'Escolha um momento impossível de perder, uma porta, uma refeição, o alarme, se o primeiro era vago.',
    ],
  },
  woop: {
    title: 'Desejo e obstáculo',
    why: 'Sonhar só com a chegada relaxa o corpo como se ela já tivesse acontecido. Pôr ao lado do sonho o obstáculo que mora em você devolve a energia de agir.',
    steps: [
      'Escreva um desejo possível em quatro semanas, o melhor resultado dele e o obstáculo interno mais honesto, em cinco minutos.',
      'Transforme esse obstáculo em um plano de um gesto só, e conte a uma pessoa o desejo e o gesto.',
      'Viva o obstáculo ao menos uma vez de propósito, em dose pequena, e use o gesto planejado.',
    ],
    metric: 'Vezes em que o obstáculo veio e o plano foi usado: três em duas semanas.',
    rules: [
      { cue: 'o meu obstáculo interno aparecer', action: 'eu digo o nome dele e faço o gesto que escrevi' },
      {
        cue: 'o desejo perder o brilho no meio do caminho',
        action: 'eu escrevo o que ainda quero nele e faço dez minutos da próxima coisa',
      },
    ],
    question: 'O que dentro de você, e não fora, mais fica no caminho desse desejo?',
    close_up: [
      'Feche os olhos por um minuto e imagine o melhor disso, depois o que em você pararia tudo.',
      'Escreva: “Quando eu notar que estou fugindo, faço os próximos cinco minutos.”',
      'Encolha o desejo até caber numa semana, se o obstáculo parecer grande.',
    ],
  },
  'grow-talk': {
    title: 'Meta, realidade, opções, vontade',
    why: 'A pressa pula da queixa para a solução e deixa de fora o lugar onde você está. Uma realidade bem descrita costuma mostrar opções que o incômodo escondia.',
    steps: [
      'Responda no papel, em dez linhas: onde quero chegar, onde estou de fato e três fatos que provam isso.',
      'Peça a alguém que ouça você por 20 minutos e só pergunte “o que mais”, até sair uma quinta opção.',
      'Escolha uma opção, dê nota de 1 a 10 à sua vontade e diminua o passo até a nota chegar a 8.',
    ],
    metric: 'Cinco opções escritas e um passo feito com vontade 8 ou mais.',
    rules: [
      { cue: 'eu pular direto para a solução', action: 'eu volto e escrevo mais um fato sobre onde estou' },
      {
        cue: 'eu não cumprir o passo que escolhi',
        action: 'eu pergunto o que o deixou grande demais e corto o passo ao meio',
      },
    ],
    question: 'Como você saberia, por um sinal visível, que chegou aonde queria?',
    close_up: [
      'Escreva uma linha em cada título e deixe o resto em branco por ora.',
      'Pergunte a uma pessoa: “O que mais eu poderia fazer? Só opções, sem conselho.”',
      'Comece pelo que já funciona, se a meta está nublada: que hora da semana passada pareceu certa.',
    ],
  },
  'scale-one-to-ten': {
    title: 'De um a dez',
    why: 'Perguntar por que a nota não é menor faz você achar as próprias razões, e elas convencem mais do que as de qualquer coach. Um ponto acima já é plano.',
    steps: [
      'Dê uma nota de 1 a 10 à sua situação e escreva três motivos para ela não ser dois pontos menor.',
      'Descreva como seria estar um ponto acima, em algo que outra pessoa notaria, e faça uma coisa dessa descrição.',
      'Refaça a nota com alguém que conhece você e compare a sua visão com a dessa pessoa.',
    ],
    metric: 'A nota, com data: um ponto a mais em duas semanas, ou um motivo novo para ela.',
    rules: [
      { cue: 'a nota cair num dia ruim', action: 'eu escrevo o que a segurou de cair mais' },
      {
        cue: 'alguém me der uma nota maior que a minha',
        action: 'eu peço um exemplo do que a pessoa viu e anoto sem discutir',
      },
    ],
    question: 'O que já está funcionando para a nota não ser um?',
    close_up: [
      'Escreva seu número e um motivo para não ser menor.',
      'Pergunte a quem conhece você: “O que você me veria fazer meio ponto acima?”',
      'Avalie três áreas em separado, trabalho, corpo, pessoas, se um número diz pouco, e comece pela mais baixa.',
    ],
  },
  'break-goal-down': {
    title: 'Meta grande em degraus',
    why: 'Meta grande assusta porque não diz o que fazer numa terça à noite. Voltar da data final até a próxima ação visível tira o monstro da sala.',
    steps: [
      'Escreva a meta com data e, de trás para frente, três marcos; depois a primeira ação que caberia em uma foto, e faça-a.',
      'Conclua o primeiro pedaço do marco mais próximo e mostre o desenho inteiro a alguém que já fez algo parecido.',
      'Confira o marco atual, marque a próxima ação visível na agenda e mova datas sem apagar a meta.',
    ],
    metric: 'Ações visíveis concluídas: três por marco, no mínimo; marco atrasado é replanejado em dois dias.',
    rules: [
      { cue: 'eu travar olhando o tamanho da meta', action: 'eu cubro o resto da folha e faço só a próxima ação' },
      { cue: 'um marco atrasar', action: 'eu escrevo a nova data a lápis e faço dez minutos dele ainda hoje' },
    ],
    question: 'Que marco, uma vez alcançado, faria o resto parecer provável?',
    close_up: [
      'Escreva a data no alto e a metade do caminho no meio da folha; duas linhas bastam.',
      'Diga a uma pessoa: “Até o fim deste mês terei feito este tanto.”',
      'Conte em semanas em vez de meses, se ainda parece montanha: o que precisa valer no domingo.',
    ],
  },
  'process-goals': {
    title: 'Metas que dependem de mim',
    why: 'Resultado tem voto de juiz, chefe e sorte; processo só tem o seu. Ao mirar no que faz, você ganha algo para executar quando o placar assusta.',
    steps: [
      'Divida uma folha: o que controlo e o que não controlo; tire da primeira coluna duas metas de ação.',
      'Use as duas metas em um treino ou reunião real e peça a alguém que conte quantas vezes apareceram.',
      'Some as execuções, suba uma das metas um pouco e só depois olhe o resultado.',
    ],
    metric: 'Execuções contadas por sessão: 20 por cento a mais em quatro semanas.',
    rules: [
      { cue: 'eu começar a pensar no placar', action: 'eu volto à ação da minha primeira meta' },
      {
        cue: 'o resultado for ruim e eu tiver feito a minha parte',
        action: 'eu conto as vezes em que fiz o combinado antes de comentar o placar',
      },
    ],
    question: 'Que esforço você faria igual mesmo sabendo que o resultado não viria desta vez?',
    close_up: [
      'Escreva uma ação toda nas suas mãos que leve menos de uma hora.',
      'Diga depois de cada ponto ou venda: “Próxima.” E repita sua primeira ação.',
      'Guarde o resultado para o fim do mês, mesmo que você viva dele, e olhe todo dia só as ações que levam lá.',
    ],
  },
  'strengths-inventory': {
    title: 'Inventário de forças',
    why: 'Suas forças parecem óbvias a você, e por isso são as últimas que você usa. Elas ficam visíveis em como atravessou o que já foi difícil.',
    steps: [
      'Lembre três momentos duros que atravessou e anote, em cada um, o que você fez que ajudou.',
      'Pergunte a três pessoas que força veem em você quando aperta e marque a que se repetir.',
      'Aplique a força repetida ao problema atual em uma ação de meia hora e veja o que ela muda.',
    ],
    metric: 'Uma força citada por duas fontes e usada de propósito duas vezes.',
    rules: [
      {
        cue: 'eu começar a listar só o que me falta',
        action: 'eu leio os três momentos e uso a força que aparece neles',
      },
      {
        cue: 'me disserem uma qualidade e eu quiser negar',
        action: 'eu peço um exemplo e o escrevo na lista com a data',
      },
    ],
    question: 'Que força sua ajudou você a sair do pior aperto até aqui?',
    close_up: [
      'Escreva um tempo difícil que atravessou e o que em você deu conta.',
      'Pergunte a um amigo: “Quando você me viu no melhor, e o que eu fazia?”',
      'Repare no que irrita você nos outros; costuma ser a força que em você parece óbvia.',
    ],
  },
  'resource-map': {
    title: 'Mapa do que já tenho',
    why: 'A falta grita e o que existe fica mudo. Quase sempre há alguém, uma hora ou um espaço que se pode pedir emprestado antes de comprar.',
    steps: [
      'Desenhe quatro quadros, pessoas, tempo, dinheiro e saberes, e ponha cinco itens em cada um, por menores que sejam.',
      'Marque o que falta e faça um pedido claro a alguém do quadro de pessoas, dizendo para quê e por quanto tempo.',
      'Combine uma troca: ofereça um saber seu por algo que você precisa e registre quando devolve.',
    ],
    metric: 'Pedidos feitos e recursos conseguidos sem comprar: dois em um mês.',
    rules: [
      { cue: 'eu pensar que não tenho com o que começar', action: 'eu olho o mapa e uso o item que está mais perto' },
      {
        cue: 'a pessoa a quem pedi ajuda disser não',
        action: 'eu agradeço a franqueza e pergunto quem mais ela procuraria',
      },
    ],
    question: 'Quem já disse “se precisar, me chama” e você nunca chamou?',
    close_up: [
      'Escreva cinco nomes, por menor que seja a parte de cada um.',
      'Peça: “Estou começando isto e ainda não tenho dinheiro. Posso usar o salão uma tarde e deixar limpo?”',
      'Comece pelo que não custa, praça, material emprestado, um voluntário, e deixe crescer dali.',
    ],
  },
  'obstacle-breakdown': {
    title: 'Meu, nosso, de ninguém',
    why: 'Um obstáculo grande costuma ser três colados: um seu, um dividido e um que não é de ninguém. Separados, o primeiro fica do tamanho de um treino.',
    steps: [
      'Parta o obstáculo em pedaços e ponha cada um em uma coluna: meu, dividido, fora do meu alcance.',
      'Ataque o menor pedaço da coluna meu com uma ação de 30 minutos e risque-o da folha.',
      'Chame a pessoa do pedaço dividido para acertar quem faz o quê e escreva como vai conviver com o que não muda.',
    ],
    metric: 'Pedaços riscados da sua coluna: dois em sete dias.',
    rules: [
      { cue: 'eu me pegar gastando força no que não alcanço', action: 'eu volto à coluna meu e escolho um pedaço' },
      {
        cue: 'a outra pessoa não fizer a parte dela',
        action: 'eu pergunto uma vez o que falta e sigo com um pedaço que só depende de mim',
      },
    ],
    question: 'Que parte desse obstáculo some se você parar de alimentá-la?',
    close_up: [
      'Escreva as três maiores partes em três papéis e separe o que não é seu.',
      'Diga ao outro: “Esta parte é minha, eu pego. Esta é nossa. Quando olhamos?”',
      'Pegue primeiro a parte que mais pesa, se ela puxa as outras, e dê a ela uma ligação ou uma carta.',
    ],
  },
  'accountability-partner': {
    title: 'Alguém que pergunta',
    why: 'Prometer a si é fácil de renegociar no escuro. Um número contado a alguém, em dia fixo, pesa pouco e segura muito.',
    steps: [
      'Escolha alguém que torce por você sem passar a mão na cabeça e peça só isto: perguntar um número em dia fixo.',
      'Definam juntos o número, o dia e o que fazer quando vier baixo, e troquem a primeira mensagem.',
      'Mande o número no dia combinado, bom ou ruim, com uma linha sobre o que muda.',
    ],
    metric: 'Mensagens enviadas no dia: nove de cada dez, mesmo com número ruim.',
    rules: [
      { cue: 'eu tiver vergonha do número', action: 'eu mando assim mesmo, com uma frase sobre o próximo passo' },
      { cue: 'a pessoa esquecer de me perguntar', action: 'eu mando o número do mesmo jeito e confirmo o próximo dia' },
    ],
    question: 'Quem faria essa pergunta a você com firmeza e carinho?',
    close_up: [
      'Escreva um nome, mesmo de alguém que só conhece do treino.',
      'Peça: “Você me pergunta um número todo domingo? Mais nada.”',
      'Use um quadro na parede, um grupo ou uma lista pública, se ainda não há a quem pedir.',
    ],
  },
  'weekly-review': {
    title: 'Revisão de vinte minutos',
    why: 'Sem revisão, a gente repete a semana achando que vive uma nova. Vinte minutos com as mesmas três linhas mostram o padrão que o corre-corre esconde.',
    steps: [
      'Escolha dia, hora e caderno e escreva três linhas sobre os últimos sete dias: o que andou, o que travou, a próxima coisa.',
      'Repita a revisão no horário marcado, com o celular longe, e ponha a próxima coisa na agenda.',
      'Sente os 20 minutos, releia as últimas três linhas e escolha uma única coisa para mover.',
    ],
    metric: 'Revisões seguidas: quatro; e a coisa escolhida feita em três delas.',
    rules: [
      { cue: 'eu perder o horário da revisão', action: 'eu faço uma versão de cinco minutos antes de dormir' },
      {
        cue: 'a mesma trava aparecer pela terceira vez',
        action: 'eu circulo a linha e peço a alguém dez minutos para pensar nela comigo',
      },
    ],
    question: 'Que padrão apareceria se você lesse os seus últimos dois meses de uma vez?',
    close_up: [
      'Escreva três linhas agora: o que andou, o que travou, o que vem.',
      'Ponha na agenda: “Domingo, seis da tarde, vinte minutos, mesma cadeira.”',
      'Grave um áudio no celular durante uma caminhada, se papel não é com você.',
    ],
  },
  'reappraise-pressure': {
    title: 'Nervos são prontidão',
    why: 'Coração rápido antes de algo importante é o mesmo da empolgação; muda o nome que você dá. Tentar se acalmar à força costuma dar mais trabalho.',
    steps: [
      'Escreva os sinais que sente sob pressão e, ao lado, para que cada um serve: mais sangue, mais olho, mais força.',
      'Crie uma situação de pressão pequena, com plateia ou cronômetro, e diga em voz alta: estou com energia para isso.',
      'Repita a frase em voz alta quando o coração subir, solte um ar longo e comece pela primeira ação combinada.',
    ],
    metric: 'Vezes em que a frase veio antes da ação: três de quatro; e nota do que fez, não do que sentiu.',
    rules: [
      {
        cue: 'o meu coração disparar antes de começar',
        action: 'eu digo que é energia chegando e dou o primeiro passo',
      },
      {
        cue: 'o frio na barriga voltar quando eu já tiver começado',
        action: 'eu firmo os pés, digo “pode vir junto” e olho só para a tarefa seguinte',
      },
    ],
    question: 'Quando foi que você sentiu esse mesmo frio na barriga e se saiu bem?',
    close_up: [
      'Nomeie a pressão mais alta e escreva uma coisa que dá para fazer sobre ela em uma hora.',
      'Diga: “É meu corpo se preparando. Uma coisa primeiro.”',
      'Tire uma carga antes de mexer no sentimento: adie, passe adiante ou cancele um item só.',
    ],
  },
  'breathing-reset': {
    title: 'Um minuto de ar',
    why: 'A saída do ar é o freio que você leva no bolso. Soltar mais devagar do que puxa, por um minuto, costuma baixar a rotação o bastante para escolher.',
    steps: [
      'Respire por 60 segundos puxando em três tempos e soltando em seis, em pé, e note ombros e mandíbula; se tontear, pare.',
      'Prenda esse minuto a dois sinais do dia, como amarrar a faixa e fechar a porta, e faça-o dez vezes.',
      'Use um minuto de ar logo antes de começar e uma única saída longa a cada pausa que houver.',
    ],
    metric: 'Tensão de 0 a 10 antes e depois do minuto: um ponto a menos, sete vezes em dez.',
    rules: [
      { cue: 'eu notar os ombros perto das orelhas', action: 'eu solto o ar em seis tempos e deixo os ombros caírem' },
      {
        cue: 'a cabeça seguir a mil enquanto eu respiro',
        action: 'eu conto só as saídas de ar, de um a cinco, e recomeço se me perder',
      },
    ],
    question: 'Qual sinal do seu dia já acontece sempre e poderia lembrar você de soltar o ar?',
    close_up: [
      'Solte o ar contando seis e puxe contando três, cinco vezes, aí onde está.',
      'Diga a si: “Primeiro solto. Depois decido.”',
      'Use as mãos, se respirar piora: aperte uma contra a outra dez segundos e solte.',
    ],
  },
  'self-talk-script': {
    title: 'Roteiro da voz interna',
    why: 'Na hora difícil alguém vai falar na sua cabeça; melhor que seja com texto combinado. Frases que mandam fazer ajudam mais do que frases que só elogiam.',
    steps: [
      'Escreva duas frases que instruem e uma que encoraja, curtas, chamando você pelo próprio nome, e leia em voz alta.',
      'Use o roteiro em dois treinos ou tarefas difíceis, uma frase por dificuldade, e troque a que soar falsa.',
      'Diga a frase de instrução antes de cada começo e a de coragem depois de cada erro, sempre com o seu nome.',
    ],
    metric: 'Erros seguidos de frase combinada em vez de xingamento: sete de dez.',
    rules: [
      { cue: 'eu errar e ouvir o xingamento vindo', action: 'eu digo meu nome e a frase do que fazer a seguir' },
      { cue: 'a frase não vier na hora', action: 'eu digo o meu nome e um verbo só e faço o que o verbo manda' },
    ],
    question: 'Que frase de alguém que acreditou em você ainda funciona?',
    close_up: [
      'Escreva a frase que a voz diz e embaixo o que seu treinador diria no lugar.',
      'Teste frases como “olho à frente, próxima bola”, “uma coisa, agora”, “já estive aqui”.',
      'Fale consigo pelo nome, como a um amigo, se a primeira pessoa soa falsa.',
    ],
  },
  'setback-recovery': {
    title: 'Recomeço em 48 horas',
    why: 'O tropeço custa pouco; o que custa é a história de que agora já era. Quem volta em até dois dias mal perde o fio, e a queda ainda mostra o gatilho.',
    steps: [
      'Escreva sem drama o que houve logo antes de sair do plano e faça a menor versão dele, cinco minutos.',
      'Retome o plano na metade do tamanho em até 48 horas e avise alguém que voltou.',
      'Mude uma coisa no gatilho que derrubou você, horário, lugar ou companhia, e teste duas vezes.',
    ],
    metric: 'Horas entre cair e recomeçar: menos de 48, e encurtando a cada vez.',
    rules: [
      { cue: 'eu pensar que já estraguei tudo', action: 'eu faço cinco minutos agora e conto como recomeço' },
      {
        cue: 'eu sair do plano de novo na mesma semana',
        action: 'eu ligo para alguém, conto em duas frases e marco a hora da volta',
      },
    ],
    question: 'Da última vez que você caiu e voltou, o que fez a volta acontecer?',
    close_up: [
      'Faça a menor versão uma vez antes de o dia acabar, seja que hora for.',
      'Diga: “Um tropeço é uma data, não uma sentença. Vale o próximo.”',
      'Planeje os dias de risco, festa, viagem, noite ruim, com um mínimo que sobreviva a eles.',
    ],
  },
}
