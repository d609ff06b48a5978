import type { PersonaOfferTexts } from '../catalogue-offer.ts'

export const pt: PersonaOfferTexts = {
  leadership: {
    'one-on-one': [
      'A decisão que é sua',
      'Uma hora sobre uma só decisão: o que você quer, o que é verdade, o que dá para fazer e o que vai estar feito até sexta.',
    ],
    group: [
      'Mesa de líderes',
      'Quem lidera equipe ou dá aula traz um caso. Cada pessoa sai com uma ordem clara para dar.',
    ],
    'deep-dive': [
      'Sua equipe em uma página',
      'Duas horas para mapear gente, tempo e dinheiro, acertar quem faz o quê e ensaiar a conversa que você vive adiando.',
    ],
    'shoutout-48h': [
      'Uma ordem clara',
      'Um recado curto para quem vai liderar: uma frase para segurar quando todo mundo está olhando.',
    ],
    'shoutout-72h': [
      'Preleção de vestiário',
      'Uma fala para a equipe inteira antes do momento decisivo. Conte a Bastion quem são e do que têm medo.',
    ],
    'shoutout-5d': [
      'Carta a quem lidera',
      'Uma carta mais longa para quem carrega os outros: o que segura e o que já pode largar.',
    ],
    'seminar-1': [
      'Sessenta segundos no córner',
      'Como dizer uma coisa só e ser ouvido entre dois rounds, numa reunião ou em casa.',
    ],
    'seminar-2': [
      'A conversa difícil, passo a passo',
      'Um aumento, uma advertência, uma despedida: como abrir, o que deixar de fora e como terminar de pé.',
    ],
    'seminar-3': [
      'De bom atleta a bom coach',
      'Primeira equipe, primeiras regras, primeira briga. Uma oficina para quem acabou de assumir.',
    ],
    'video-1': [
      'O relógio do córner',
      'Vinte segundos de trabalho, dez para falar. Treine dar uma ordem antes de o tempo acabar.',
    ],
    'video-2': [
      'Respire antes de responder',
      'Inspire em quatro, segure quatro, solte em quatro, espere quatro. Um quadrado antes de dizer algo difícil.',
    ],
    'video-3': [
      'Segure o centro',
      'Passos que mantêm você no meio, vistos de cima. Liderar começa por onde você pisa.',
    ],
    'video-4': [
      'Primeiro a pegada',
      'Uma passagem de guarda em quatro passos, para mostrar à equipe o que é fazer na ordem.',
    ],
    'product-1': [
      'Prancheta de córner',
      'Prancheta A4 com grade de rounds, lápis que escreve no molhado e cordão para o pescoço.',
    ],
    'product-2': [
      'Coletes de treino, doze unidades',
      'Duas cores, números de um a seis. Cem lavagens depois, a cor continua viva.',
    ],
  },
  mindset: {
    'one-on-one': [
      'A frase na sua cabeça',
      'Uma hora para achar o que você repete por dentro antes do momento decisivo e reescrever a frase que mais atrapalha.',
    ],
    group: [
      'Em volta do fogo',
      'Seis pessoas, um medo de cada uma, por escrito. Você vai ver que o seu não é o mais estranho.',
    ],
    'deep-dive': [
      'Do desejo à regra',
      'Duas horas: o desejo, o obstáculo que mora em você e três regras de “se… então” para levar ao ringue.',
    ],
    'shoutout-48h': ['Uma faísca para hoje', 'Algumas linhas calorosas para quem desanimou esta semana.'],
    'shoutout-72h': [
      'Palavras para a caminhada',
      'Um recado para ouvir a caminho do ringue, da prova ou da entrevista. Conte qual é o momento, e Ember escreve para ele.',
    ],
    'shoutout-5d': [
      'Depois da derrota',
      'Um recado mais longo para o dia seguinte: o que fica, o que vai embora e a primeira coisa a fazer na segunda.',
    ],
    'seminar-1': [
      'Fale com você como fala o córner',
      'Por que a voz da cabeça grita, e como treinar essa voz para orientar.',
    ],
    'seminar-2': [
      '“Se… então” em uma hora',
      'Um desejo, um obstáculo, uma regra. Você sai com um cartão que cabe na bolsa das luvas.',
    ],
    'seminar-3': [
      'Como ler o seu nível de fogo',
      'O que o quiz Mentalidade Guerreira diz, o que não diz, e como alimentar um fogo que vive apagando.',
    ],
    'video-1': ['Respirar para o medo encolher', 'Um quadrado de dezesseis segundos. Siga a luz, o resto vem junto.'],
    'video-2': ['Um, dois, três e kiai', 'Uma sequência para soltar no ar. Expire a cada golpe e grite no último.'],
    'video-3': [
      'Vinte segundos de coragem',
      'Ninguém precisa de coragem por uma hora. Trabalhe vinte segundos, descanse dez e escolha de novo.',
    ],
    'video-4': ['Pés que não travam', 'Passos pequenos para a hora em que o corpo quer ficar parado.'],
    'product-1': [
      'Cartões “se… então”',
      'Cinquenta cartões e uma caneta. Uma regra por cartão, feita para gastar no bolso.',
    ],
    'product-2': [
      'Bandagens Ember, três pares',
      'Quatro metros e meio de algodão macio, com uma faixa em branco para a sua palavra.',
    ],
  },
  performance: {
    'one-on-one': [
      'De trás para a frente',
      'Me dê a data. Em uma hora, planejamos do gongo para trás até chegar ao que fazer hoje.',
    ],
    group: [
      'Mesma data, mesmo plano',
      'Para quem compete no mesmo fim de semana: um calendário e um ritmo para cada pessoa.',
    ],
    'deep-dive': [
      'O camp inteiro',
      'Duas horas para todas as semanas antes da luta: carga, sparring, descanso, viagem e a própria manhã.',
    ],
    'shoutout-48h': ['Minuto um', 'Um recado curto para o primeiro minuto: o que fazer, em que ordem, e mais nada.'],
    'shoutout-72h': [
      'Contagem da semana da luta',
      'Uma linha para cada um dos últimos sete dias, escrita para a pessoa que você indicar.',
    ],
    'shoutout-5d': [
      'A instrução antes da luta',
      'O dia completo: aquecimento, caminhada, primeira troca, intervalo entre rounds.',
    ],
    'seminar-1': [
      'No auge no dia certo',
      'Como chegar com o corpo descansado: os últimos dez dias, hora a hora, para quem é amador e trabalha.',
    ],
    'seminar-2': [
      'Metas que dependem de você',
      'Troque “preciso vencer” pelo que está na sua mão. Traga a sua próxima data.',
    ],
    'seminar-3': [
      'Peso, sono e viagem',
      'Como planejar uma luta longe de casa sem corte perigoso. O que é assunto de médico é dito com todas as letras.',
    ],
    'video-1': ['Vinte por dez', 'O relógio de intervalos. Oito voltas dão quatro minutos que você não esquece.'],
    'video-2': [
      'A sequência de abertura',
      'Quatro golpes que acendem em ordem. Repita até a primeira troca virar hábito.',
    ],
    'video-3': ['Ritmo nos pés', 'Entra, sai, lado, giro. Mantenha o ritmo e deixe o outro correr atrás.'],
    'video-4': [
      'Baixe o pulso',
      'Dezesseis segundos para o intervalo entre rounds. No minuto cabem quase quatro voltas.',
    ],
    'product-1': ['Timer de rounds', 'Prende no saco, alto o bastante para academia cheia, com seis programas e luz.'],
    'product-2': ['Bola teto-solo', 'Couro, com dois elásticos. Ela volta em cima de você, então a guarda fica alta.'],
  },
  excellence: {
    'one-on-one': [
      'Uma técnica desmontada',
      'Uma hora sobre uma técnica: as peças, a peça que falha e o exercício para ela.',
    ],
    group: [
      'Noventa minutos de detalhe',
      'Cada pessoa traz um detalhe. A gente descreve com tanta precisão que as outras poderiam ensinar.',
    ],
    'deep-dive': [
      'Sua próxima faixa',
      'Duas horas, da lista de técnicas ao plano: o que está pronto, o que falta e como medir toda semana.',
    ],
    'shoutout-48h': ['Trabalho bem-feito', 'Um elogio curto e exato para quem trabalhou muito tempo em algo pequeno.'],
    'shoutout-72h': [
      'Para a faixa nova',
      'Um recado para a troca de faixa: o que esta pede e o que a próxima vai pedir.',
    ],
    'shoutout-5d': [
      'O caminho longo',
      'Uma carta cuidadosa para anos de prática, com os números que você der: aulas, rounds, madrugadas.',
    ],
    'seminar-1': [
      'Como treinar sem parceiro',
      'Dez minutos por dia: o que vale a pena, o que ensina erro e como saber a diferença.',
    ],
    'seminar-2': [
      'Um caderno que ajuda',
      'O que anotar depois do treino para mudar o próximo. Uma página, três linhas, um número.',
    ],
    'seminar-3': [
      'Sair do platô',
      'Por que o progresso para, e sete jeitos de mudar uma coisa por vez até ele andar de novo.',
    ],
    'video-1': [
      'Knee cut em quatro quadros',
      'Pegada, apoio, corte, estabiliza: o caminho de cada mão e de cada joelho, visto de cima.',
    ],
    'video-2': ['Onde está o peso', 'Passos com o peso de cada pé à mostra. Veja devagar, depois faça devagar.'],
    'video-3': ['Golpes numerados', 'Um alvo com números. A ordem é a parte fácil; o treino é voltar à guarda.'],
    'video-4': [
      'Vinte segundos de uma coisa só',
      'Um relógio para técnicas isoladas: um detalhe a cada trecho de trabalho.',
    ],
    'product-1': [
      'Caderno de treino',
      'Cento e vinte páginas, três linhas e um número por treino. Fica aberto no tatame.',
    ],
    'product-2': ['Kimono leve de treino', 'Algodão, reforçado onde rasga primeiro e cortado para aceitar conserto.'],
  },
  life: {
    'one-on-one': [
      'De 1 a 10, onde você está?',
      'Uma hora calma sobre uma virada da sua vida. A gente encontra o que já sustenta você e dois passos para esta semana.',
    ],
    group: [
      'Na encruzilhada',
      'Até seis pessoas com uma escolha a fazer. Ninguém dá conselho; cada uma faz uma boa pergunta.',
    ],
    'deep-dive': [
      'Dois caminhos, duas horas',
      'Percorremos cada opção até o fim no papel, sem pressa, para ver qual delas você consegue levar.',
    ],
    'shoutout-48h': [
      'Pensei em você',
      'Algumas linhas tranquilas para quem está numa semana difícil, sem frase feita.',
    ],
    'shoutout-72h': [
      'Para um recomeço',
      'Cidade nova, trabalho novo, primeira vez morando sem ninguém: palavras para a primeira noite.',
    ],
    'shoutout-5d': [
      'Uma carta para a gaveta',
      'Uma carta longa, para reler mais tarde, sobre o que alguém já atravessou.',
    ],
    'seminar-1': [
      'Escolher sem certeza',
      'Como se decide quando ninguém tem como saber: escalas, testes pequenos e uma data para olhar para trás.',
    ],
    'seminar-2': ['Só dois passos', 'Por que plano grande quebra em tempo difícil, e por que o pequeno aguenta.'],
    'seminar-3': [
      'Quando a vida vira',
      'Separação, mudança, emprego perdido. Uma oficina para manter treino, amizades e sono enquanto o resto se mexe.',
    ],
    'video-1': ['Dezesseis segundos de calma', 'Um quadrado de respiração. Repita quantas vezes precisar.'],
    'video-2': ['Gire com o que vem', 'Passos que deixam o empurrão passar, vistos de cima.'],
    'video-3': [
      'Um pouco, depois descanso',
      'Vinte segundos fazendo, dez sem nada. Um relógio para o dia em que tudo é demais.',
    ],
    'video-4': [
      'Contornar o obstáculo',
      'A passagem vai em volta das pernas, não através delas. Serve de imagem para outras coisas.',
    ],
    'product-1': [
      'Manta de lã para o banco',
      'Para a espera antes da luta ou para o sofá depois. Lã sem tintura, um metro e quarenta por dois.',
    ],
    'product-2': ['Cartas para guardar', 'Doze folhas, doze envelopes e uma lista de boas primeiras frases.'],
  },
  balance: {
    'one-on-one': [
      'Quem paga a conta da sua semana?',
      'Uma hora em cima da sua agenda: que parte paga pelas outras e que pedra a gente move primeiro.',
    ],
    group: [
      'Turma do cansaço',
      'Quem tem filhos, faz plantão ou vive com dois empregos. Cada pessoa sai com uma hora a mais e um não para dizer.',
    ],
    'deep-dive': [
      'A semana redesenhada',
      'Duas horas para pôr treino, trabalho, sono e gente numa página e tirar alguma coisa dela.',
    ],
    'shoutout-48h': [
      'Licença para descansar',
      'Um recado curto para quem nunca para, em palavras que a pessoa talvez escute.',
    ],
    'shoutout-72h': [
      'Para o turno da noite',
      'Palavras gentis para quem trabalha enquanto os outros dormem e ainda aparece no treino.',
    ],
    'shoutout-5d': [
      'Uma semana de bilhetes',
      'Sete bilhetes, um por dia: uma respiração, uma caminhada, uma refeição, um não, uma ligação, um cochilo, um olhar para trás.',
    ],
    'seminar-1': [
      'Sono é treino',
      'O que uma noite curta faz com as mãos e o humor, e o que ajuda com filhos, plantão e nervosismo.',
    ],
    'seminar-2': ['O não gentil', 'Como recusar um treino, um favor ou um turno sem briga. Com frases para levar.'],
    'seminar-3': ['Treinar com dois empregos', 'O pouco que basta, quando faltar e como voltar depois de um mês ruim.'],
    'video-1': ['Uma respiração para qualquer lugar', 'Dezesseis segundos no ônibus, no elevador ou antes da porta.'],
    'video-2': [
      'Esvazie um pé primeiro',
      'O peso sai de um pé antes de o outro andar. Acompanhe tão devagar quanto quiser.',
    ],
    'video-3': [
      'Quatro minutos são um treino',
      'Vinte por dez, oito vezes. Tem dia em que é o treino inteiro, e conta.',
    ],
    'video-4': ['Solte os ombros', 'Uma sequência leve para o fim do dia, para tirar o escritório dos ombros.'],
    'product-1': ['Máscara de sono e protetores', 'Para dormir de dia. Macia, escura, lavável, numa latinha.'],
    'product-2': [
      'Kit de elásticos',
      'Três intensidades e um fixador de porta, para dez minutos em casa enquanto o macarrão cozinha.',
    ],
  },
  empowerment: {
    'one-on-one': [
      'A frase que ficou entalada',
      'Uma hora para achar essa frase, encurtar e dizer dez vezes: o preço, o não, o pedido.',
    ],
    group: [
      'Ninguém corta a sua fala',
      'Até seis pessoas treinam como não perder a vez de falar. Ninguém interrompe, a não ser quando é exercício.',
    ],
    'deep-dive': [
      'O grande pedido',
      'Duas horas antes de um aumento, um contrato ou uma disputa de cinturão: sua prova, seu número, seu limite e as respostas deles.',
    ],
    'shoutout-48h': ['Ocupe o seu lugar', 'Um recado curto para quem espera demais pela própria vez.'],
    'shoutout-72h': [
      'Prova de força',
      'Conte a Thorn três coisas que essa pessoa já enfrentou. Elas voltam num recado difícil de contestar.',
    ],
    'shoutout-5d': [
      'Antes do pedido',
      'Um recado mais longo para o dia da conversa: os motivos, a frase e o que fazer com um não.',
    ],
    'seminar-1': [
      'Voz, distância, mãos',
      'A ordem da defesa pessoal e por que ela começa na fala. Nada aqui substitui uma aula no tatame.',
    ],
    'seminar-2': ['Diga o seu preço', 'Para coaches e autônomos: dizer um número e depois ficar em silêncio.'],
    'seminar-3': [
      'Firmeza e gentileza',
      'Uma oficina sobre limites: no trabalho, na família, na academia. Com cenas para ensaiar.',
    ],
    'video-1': ['Mantenha distância', 'Passos para fora e para o lado, vistos de cima. A melhor defesa é o espaço.'],
    'video-2': [
      'Encontre a sua voz',
      'Não se fala firme com meio fôlego. Inspire em quatro, segure quatro, solte em quatro, espere quatro.',
    ],
    'video-3': ['Três golpes e saída', 'Uma sequência curta com a saída no final.'],
    'video-4': [
      'Sem ficar por baixo',
      'Como funciona uma passagem, para você saber o que a outra pessoa está tentando.',
    ],
    'product-1': ['Manoplas de foco', 'Pequenas, curvas e leves no punho. Quem segura também dá as ordens.'],
    'product-2': ['Apito forte', 'Sem bolinha, funciona na chuva. Com pulseira.'],
  },
  mental: {
    'one-on-one': [
      'O que a pressão está dizendo',
      'Uma hora para ler seus sinais: coração, mãos, pensamentos. Você sai com uma respiração e uma palavra de gatilho.',
    ],
    group: [
      'Treino de barulho',
      'Seis pessoas, uma por vez sob pressão, por escrito. As outras aprendem a ler os sinais.',
    ],
    'deep-dive': [
      'O plano para quando der errado',
      'Duas horas sobre o pior minuto: o que acontece primeiro, o que você faz em seguida e como volta para a luta.',
    ],
    'shoutout-48h': ['Uma palavra de gatilho', 'Uma palavra e três linhas em volta dela, para quem você indicar.'],
    'shoutout-72h': ['Antes do barulho', 'Um recado calmo para torcida contra ou sala cheia, para ouvir no fone.'],
    'shoutout-5d': [
      'O round seguinte',
      'Para quem acabou de ter um round ruim: o que ele quis dizer, o que não quis, e como começa o próximo.',
    ],
    'seminar-1': [
      'Nervosismo é prontidão',
      'O que o corpo faz antes do momento decisivo e como usar isso como combustível.',
    ],
    'seminar-2': [
      'Uma respiração e uma palavra',
      'Monte uma rotina de dez segundos que funcione num ginásio barulhento. Traga fones.',
    ],
    'seminar-3': [
      'Travar e destravar',
      'Por que o bom treino some sob pressão e como trazer de volta. Alguns casos são para profissionais, e dizemos quais.',
    ],
    'video-1': [
      'A expiração longa',
      'Um quadrado para seguir com os olhos quando a cabeça dispara. Dezesseis segundos, e de novo.',
    ],
    'video-2': [
      'Leia o passo',
      'Olhe os pés, adivinhe o próximo passo e confira. Ler primeiro vale mais do que ter velocidade.',
    ],
    'video-3': ['Sinal e resposta', 'Os números acendem, você responde. Quando ficar fácil, desvie o olhar e volte.'],
    'video-4': ['Calma no relógio', 'Dez segundos de pausa bastam para uma boa respiração. Treine até ela vir fácil.'],
    'product-1': ['Bola de reação', 'Nunca quica duas vezes do mesmo jeito. Para as mãos e para a paciência.'],
    'product-2': ['Estojo de fone com cartão', 'Casca dura e uma janela para a sua palavra.'],
  },
}
