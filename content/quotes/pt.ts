import type { QuoteTexts } from './en.ts'

export const pt: QuoteTexts = {
  'know-both-sides': {
    quote: 'Quem conhece o outro lado e se conhece atravessa cem batalhas sem correr perigo.',
    source: 'A Arte da Guerra, III',
    meaning:
      'O perigo mora no que você não parou para olhar. Metade do estudo está na sua frente; a outra metade, no espelho.',
    importance:
      'O nervosismo cresce no escuro. Quando você sabe o que faz bem e o que vem de lá, para de adivinhar e começa a escolher.',
    application:
      'Antes do próximo sparring ou daquela conversa difícil, escreva três linhas: o forte de lá, o seu forte e o que cada lado faz quando cansa. Monte o primeiro minuto em cima disso.',
  },
  'first-unbeatable': {
    quote:
      'Antigamente, quem dominava a guerra primeiro se tornava invencível e depois esperava a hora em que o inimigo pudesse ser vencido. Não perder depende de você; a brecha, quem dá é o outro lado.',
    source: 'A Arte da Guerra, IV',
    meaning:
      'Separe o que é seu do que não é. Guarda, base e preparo são seus; a hora de vencer vem do outro lado, e a sua parte é estar lá quando ela chegar.',
    importance:
      'Correr atrás de uma vitória que ainda não existe é o caminho mais curto para dar de cara com um golpe. Defesa em que se confia compra tempo para enxergar.',
    application:
      'Uma vez por semana, faça um round só de defesa: esqueça os pontos, não deixe entrar nada. Fora da academia, firme a base primeiro (sono, contas do mês, o básico do seu ofício) e depois arrisque.',
  },
  'shape-of-water': {
    quote:
      'A água foge do alto e corre para o baixo; a tropa foge do cheio e golpeia o vazio. A água faz seu curso conforme o terreno, e a vitória se faz conforme o inimigo.',
    source: 'A Arte da Guerra, VI',
    meaning:
      'Plano que serve para todo dia não existe. Vá por onde não há resistência e deixe o movimento do outro lado dizer qual é o seu.',
    importance:
      'O orgulho manda bater de frente onde está mais duro, porque é ali que dói ceder. A força gasta ali faz falta onde a porta estava aberta.',
    application:
      'Bloquearam duas vezes? Não repita a terceira: mude a altura, o lado ou a distância. No trabalho é igual: se a porta da frente não abre, descubra quem mais quer o que você quer.',
  },
  'rhythm-in-all-things': {
    quote: 'Em tudo há ritmo. Mas ao ritmo do combate, mais que a qualquer outro, ninguém chega sem treinar.',
    source: 'O Livro dos Cinco Anéis, Terra',
    meaning:
      'Velocidade não basta: o que conta é quando. Todo corpo tem um compasso no jeito de pisar, respirar e parar, e dá para aprender a ouvir.',
    importance:
      'Quem dita o ritmo obriga o outro lado a responder. Quem só anda numa velocidade é fácil de ler, por mais rápida que ela seja.',
    application:
      'Pegue um exercício hoje e faça em três ritmos: lento, rápido e quebrado, com uma pausa onde ninguém espera. Repare também no ritmo da sua semana e ponha a tarefa pesada na hora em que você rende.',
  },
  'nothing-useless': {
    quote: 'O que não serve para nada, não faça.',
    source: 'O Livro dos Cinco Anéis, Terra',
    meaning:
      'É a última das nove regras de Musashi para quem quer aprender o caminho. Cada passo, cada minuto e cada palavra têm de levar a algum lugar; o resto é peso.',
    importance:
      'Enfeite gasta fôlego, e fôlego decide o último round. O simples, feito com intenção, aguenta o cansaço.',
    application:
      'Grave dois minutos de sombra e corte todo movimento que não bate, não protege nem prepara. Depois abra a agenda de amanhã e risque uma coisa de lá também.',
  },
  'thousand-days': {
    quote: 'Mil dias de treino para forjar; dez mil dias de treino para temperar.',
    source: 'O Livro dos Cinco Anéis, Água',
    meaning:
      'Musashi fala como quem trabalha o aço. Quase três anos dão a forma, quase trinta dão a têmpera, e tudo isso se faz um dia por vez.',
    importance:
      'Isso tira o peso de hoje e põe no hábito de aparecer. Num caminho tão comprido ninguém chega tarde, e talento sem dias amolece.',
    application:
      'Escolha uma habilidade e dê a ela dez minutos por dia durante sete dias. Marque cada um; se falhar, volte no dia seguinte.',
  },
  'obstacle-becomes-road': {
    quote:
      'A mente contorna o que a detém e tira proveito: o que travava a obra vira obra, o que fechava o caminho vira caminho.',
    source: 'Meditações, V, 20',
    meaning:
      'As coisas podem parar o seu plano, mas não o seu jeito de encarar. O próprio obstáculo põe na sua mão algo para fazer bem.',
    importance:
      'Lesão, chave ruim, emprego perdido: o dia não pergunta o que você tinha planejado. Se todo tropeço vira material, nunca falta treino.',
    application:
      'Machucou a mão? Converse com quem cuida de você e faça deste o mês do jogo de pernas e da leitura de luta. Escreva o maior obstáculo de hoje e, embaixo, a habilidade que ele obriga você a treinar.',
  },
  'scratches-in-training': {
    quote:
      'No treino alguém nos arranha ou acerta uma cabeçada, e a gente não faz cena, não se ofende nem desconfia de armação. A gente se cuida, sim, mas não como quem tem um inimigo: abre distância, sem rancor. Que seja assim no resto da vida.',
    source: 'Meditações, VI, 20',
    meaning: 'Pancada de treino não é traição. Dá para sair do alcance de quem exagera sem guardar raiva.',
    importance:
      'Rancor estraga o lugar onde você aprende. Quem se protege sem fazer inimizade sempre tem com quem treinar.',
    application:
      'Quando alguém pegar pesado demais, fale uma vez, com calma: “mais leve, por favor”. Se continuar, troque de dupla e deixe a história ali. Faça o mesmo com quem vive interrompendo você no trabalho.',
  },
  'wrestling-not-dancing': {
    quote:
      'Viver se parece mais com a luta do que com a dança: é preciso ter base e não cair diante do que chega sem avisar.',
    source: 'Meditações, VII, 61',
    meaning:
      'Quem dança sabe o próximo passo; quem luta, não. A vida pula a coreografia, então treine mais o equilíbrio do que o roteiro.',
    importance:
      'Quem prepara uma única versão perfeita cai quando ela muda. Quem prepara a base leva o susto e continua de pé.',
    application:
      'Feche um treino por semana numa situação que você não escolheu: posição ruim, perna cansada, outra pessoa decide o começo. Toda manhã, pergunte o que pode dar errado hoje e qual seria o seu primeiro passo.',
  },
  'mastering-yourself': {
    quote:
      'Quem lê os outros tem esperteza; quem se lê enxerga claro. Quem vence os outros tem força; quem se vence é forte.',
    source: 'Tao Te Ching, capítulo 33',
    meaning:
      'São duas disputas, e a que todo mundo vê é a menor. Raiva, medo e comodismo já fizeram mais rounds com você do que qualquer pessoa.',
    importance:
      'A força, mais cedo ou mais tarde, encontra outra maior. O que você dominou por dentro entra com você em toda luta.',
    application:
      'Dê nome à hora em que você costuma perder para si: o botão soneca, a resposta atravessada, a última série. Decida agora o que vai fazer quando ela chegar e conte os acertos por uma semana.',
  },
  'under-your-feet': {
    quote:
      'A árvore que enche um abraço nasceu de um broto fino como um fio de cabelo. A viagem de mil léguas começa debaixo dos seus pés.',
    source: 'Tao Te Ching, capítulo 64',
    meaning: 'Tudo que é grande já foi pequeno, e ninguém aplaudiu. O lugar onde você está serve para começar.',
    importance:
      'O tamanho da meta segura mais gente do que a dificuldade dela. Um passo que dá para dar agora vale mais que um plano bonito.',
    application:
      'Corte a meta até caber em dez minutos e faça antes de o dia acabar. Depois deixe o tênis ou as luvas perto da porta para amanhã.',
  },
  'supple-lives': {
    quote:
      'Em vida, o corpo é macio e flexível; na morte, duro e rígido. O que endurece anda com a morte, o que cede anda com a vida.',
    source: 'Tao Te Ching, capítulo 76',
    meaning: 'Rigidez parece força e é o contrário. O que dobra consegue se mexer, absorver o golpe e voltar.',
    importance: 'Ombro travado deixa a mão lenta e o pulmão vazio. Opinião travada faz o mesmo com uma equipe.',
    application:
      'Entre uma troca e outra, desça os ombros, solte o maxilar e ponha o ar para fora. Na próxima discussão, reconheça um ponto certo da outra pessoa antes de defender o seu.',
  },
}
