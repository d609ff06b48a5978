import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TECHNIQUE: readonly ConcreteAnswer[] = [
  {
    matter: 'kick-defence',
    asked: [
      'O cara chuta minha panturrilha e meu check não pega, o que faço?',
      'calf kick como defende',
      'e se ele chuta mais embaixo, na panturrilha',
      'levanto a perna e o chute pega na panturrilha do mesmo jeito',
    ],
    answer:
      'Contra o chute na panturrilha, vire a ponta do pé e o joelho para fora, sem levantar muito, para ele bater na canela. Se vir cedo, puxe o pé da frente 20 centímetros para trás e devolva o direto. Divida melhor o peso, metade em cada perna. O erro é ficar pesado na frente. Pé que não sobe mais depois do treino: médico no mesmo dia.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Agarrei o chute, mas ele pula numa perna só e me soca, o que faço?',
      'pego o chute e levo soco',
      'e se ele socar enquanto eu seguro a perna',
      'seguro o pé dele e tomo um direto na cara toda vez',
    ],
    answer:
      'Não pare com a perna na mão: em um segundo, dê um passo para trás puxando ou gire para o lado de fora da perna presa. Deixe a mão livre na altura da testa, com o cotovelo esticado apontando para o peito dele. Daí varra a perna de apoio ou solte empurrando. O que dá errado é segurar com as duas mãos e o rosto aberto.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Sou do boxe e faço sparring de muay thai sábado, que defesa de chute treino até lá?',
      'vim do boxe, sabado tem muay thai',
      'tenho só quatro dias, treino o quê',
      'minha base é de boxeador e sábado vão me chutar inteiro',
    ],
    answer:
      'Treine só duas coisas: levantar a perna da frente e dar um passo atrás. Suba a base uns 5 centímetros, aponte o pé da frente para ele e faça 4 rounds de 2 minutos com o parceiro chutando a 30%. Não abaixe a cabeça como no boxe, porque a joelhada mora ali. Antes do sábado, diga: “nunca levei chute, vamos leve”.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Bloqueei três chutes no sparring de hoje pela primeira vez, qual o próximo passo?',
      'bloqueei 3 hoje!',
      'consegui três vezes, e agora',
      'finalmente meu check funcionou, três seguidos',
    ],
    answer:
      'Três bloqueios contra alguém que queria acertar valem mais que cem no espelho: seu olho começou a ver o chute sair. Agora ponha a resposta: assim que a perna bloqueou, o pé desce à frente e sai o direto. Faça 3 rounds só disso, 10 vezes por round. O tropeço comum é admirar o bloqueio e ficar parado numa perna.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Esquivo bem na aula, mas no sparring esqueço tudo, o que faço?',
      'na aula esquivo no sparring nao',
      'mas no sparring some tudo, por quê',
      'no espelho fico bonito e no round tomo todos',
    ],
    answer:
      'Ponha um degrau no meio: rounds em que o parceiro só solta jab e direto, a 40%, sem ordem fixa, e você só defende. Três rounds de 2 minutos, duas vezes por semana, por um mês. Depois ele ganha o gancho. No sparring livre, escolha uma defesa só por round. O erro é pular do espelho direto para o caos.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Me defendo bem do primeiro golpe e levo o terceiro, como resolvo?',
      'levo sempre o terceiro',
      'e o golpe que vem depois, como defendo',
      'defendo jab e direto e o gancho entra limpo',
    ],
    answer:
      'Depois da segunda defesa, saia do lugar: um passo para o lado do golpe que acabou de passar, mãos na testa. Treine com o parceiro soltando jab, direto, gancho, e você obrigado a não estar mais ali no terceiro. Dez vezes por lado. O que dá errado é festejar a primeira esquiva com a cabeça parada no centro.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Minha guarda cai quando canso, como treino isso?',
      'guarda cai no fim do round',
      'e no terceiro round, quando o braço pesa',
      'no último minuto minhas mãos estão na cintura',
    ],
    answer:
      'Treine a guarda cansado: últimos 30 segundos de cada round de saco só com jab, a outra mão encostada na bochecha. Combine com o parceiro um tapinha leve na testa cada vez que a mão baixar. E descanse as mãos longe, fora da distância, nunca perto. O erro é encolher os ombros o round inteiro: isso cansa antes dos socos.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Hoje fiz sparring e quase não levei soco, mas também não bati, isso é bom?',
      'não levei nada mas tb não bati',
      'não tomei quase nada hoje, só que fiquei devendo',
      'meu treinador disse que defendi bem e não fiz mais nada',
    ],
    answer:
      'Sair quase limpo de um sparring é progresso de verdade, guarde isso. O próximo passo é pequeno: um golpe de volta por defesa. Bloqueou o jab, sai o seu jab; passou o direto, sai o direto. Meta de cinco respostas por round, contadas pelo parceiro. O erro seria abandonar a defesa e sair trocando para provar algo.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Treino num quarto pequeno, como melhoro as pernas em casa?',
      'jogo de pernas em quarto pequeno',
      'e em casa, com dois metros de espaço',
      'só tenho um pedaço de chão entre a cama e o armário',
    ],
    answer:
      'Cole um X de fita no chão e trabalhe em volta dele: um passo para cada lado, sempre voltando à base, 4 rounds de 2 minutos. No primeiro só pernas, no segundo com jab, no terceiro pivô no pé da frente, no quarto tudo misturado. Filme 30 segundos. O erro visível no vídeo costuma ser os pés se juntando.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Quando me movo bem eu não bato, e quando bato eu paro, como junto?',
      'ou mexo ou bato',
      'e como faço os dois juntos',
      'ou danço ou soco, os dois nunca saem',
    ],
    answer:
      'Junte com uma regra: todo golpe termina com um passo. Jab e passo à esquerda, jab-direto e passo à direita, 2 minutos cada no saco, a 50%. Depois inverta: passo primeiro, golpe no instante em que o pé pousa. Em três semanas o corpo aprende. O erro é querer quatro golpes em movimento antes de dominar um.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Minha panturrilha queima no segundo round de tanto ficar na ponta, o que mudo?',
      'panturrilha queima',
      'mas ficar na ponta do pé o tempo todo?',
      'no segundo round já não consigo pular',
    ],
    answer:
      'Desça do salto: calcanhar de trás só dois centímetros acima do chão, calcanhar da frente encostando. Passo curto e rente em vez de pulinho. Guarde o pulo para entrar e sair, umas dez vezes por round. Some 3 séries de 15 elevações de panturrilha, duas vezes por semana. Dor forte e súbita, como uma pedrada: pare e procure médico.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Meu treinador elogiou minhas pernas hoje, no que foco agora?',
      'elogiaram minhas pernas',
      'ele disse que melhorou, e agora',
      'depois de meses ouvindo que eu era um poste, hoje ele elogiou',
    ],
    answer:
      'Elogio de treinador depois de meses de poste é trabalho pago, aproveite o dia. Agora use as pernas para ganhar ângulo: jab, passo para fora, direto de onde ele não está olhando. Meta de três ângulos por round no sparring leve. O que costuma dar errado nessa fase é andar bonito em círculo sem nunca parar para bater.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Não tenho canhoto na academia e luto contra um em um mês, como treino?',
      'sem canhoto pra treinar',
      'e se ninguém aqui for canhoto',
      'na minha academia todo mundo é destro e ele é canhoto',
    ],
    answer:
      'Peça a dois destros que troquem de base só para rounds dirigidos: eles soltam direto de esquerda e jab de direita, você responde. Três rounds, duas vezes por semana. Some uma visita semanal a outra academia que tenha um canhoto, com o aval do seu treinador. O erro é fazer sparring livre com canhoto falso: ele ensina o ritmo errado.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'O canhoto chuta minha barriga com a esquerda toda hora, o que faço?',
      'chute de esquerda do canhoto no corpo',
      'e o chute dele, no fígado',
      'no muay thai o canhoto abre minhas costelas com a perna de trás',
    ],
    answer:
      'Levante a perna da frente na diagonal, joelho encostado no cotovelo, e devolva direto na hora em que o pé dele desce. Melhor ainda: dê um passo para a sua esquerda, para fora do pé dele, antes do chute. O cotovelo direito fica colado na costela. O erro é andar para a sua direita, para dentro do chute.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Nossos pés se embolam e eu tropeço, é normal?',
      'piso no pé dele direto',
      'e quando os pés batem um no outro',
      'passo o round pisando no pé do canhoto',
    ],
    answer:
      'É normal, porque os dois pés da frente disputam o mesmo lugar. Afaste meio palmo, ande com passo curto e ponha o pé por fora só na hora de bater, não antes. Se pisarem no seu, não puxe: empurre o ombro dele e recomece. O erro é olhar para baixo para procurar o pé, e a esquerda chega.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Perdi para um canhoto por decisão, o que mudo para a revanche?',
      'perdi pro canhoto',
      'perdi por pouco, o que treino agora',
      'ele me acertou a mesma esquerda a luta toda e perdi nos pontos',
    ],
    answer:
      'Ir até a decisão contra uma base que te incomoda mostra que faltou um ajuste, não tudo. Veja a luta e anote o que você fazia um segundo antes de cada esquerda: jab preguiçoso, passo para o lado errado. Escolha só o mais repetido e treine a resposta seis semanas, dois rounds por treino. O erro é tentar mudar a base inteira.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Consigo entrar no alto, mas apanho na saída, como saio?',
      'entro bem e apanho saindo',
      'e depois que eu entrei, como saio',
      'bato no corpo dele e levo o direto quando volto',
    ],
    answer:
      'Não saia para trás: termine encostado ou saia por baixo, para o lado. Depois do último golpe, ombro no peito dele, dois segundos de clinch, e gire para fora da mão forte. Ou role por baixo do gancho e reapareça atrás do ombro dele. O erro é recuar reto, porque isso devolve exatamente a distância de que ele gosta.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'O alto me joga no clinch e dá joelhada, como evito?',
      'alto no clinch me mata',
      'e se ele me agarrar quando eu entro',
      'toda vez que chego perto ele puxa minha cabeça e sobe o joelho',
    ],
    answer:
      'Cabeça alta, testa na clavícula dele e quadril colado no dele: sem espaço, o joelho não sobe. Braços por dentro, mãos no bíceps ou abraçando a cintura, e gire com passos curtos. Saia empurrando o quadril, guarda alta. O erro é puxar a cabeça para baixo para fugir: você a leva até o joelho.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Só ganhei um round de cinco contra o alto, isso é progresso?',
      'ganhei 1 de 5 do alto',
      'um round em cinco, conta?',
      'contra o cara de 1,95 finalmente ganhei um round',
    ],
    answer:
      'Conta, sim: contra quem te ganhava todos, um em cinco é a primeira prova de que o caminho existe. Anote hoje o que foi diferente nesse round: finta antes de entrar, corpo primeiro, saída lateral. Na próxima semana, repita só aquilo nos três primeiros rounds. O erro é voltar a trocar de longe porque ficou confiante.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'No judô, como pego alguém vinte centímetros mais alto?',
      'judo contra alto',
      'e no kimono, que pegada faço',
      'ele passa o braço por cima das minhas costas e me dobra',
    ],
    answer:
      'Pegue manga e gola baixa, na altura do peito, e corte logo a mão que vai para as suas costas. Com a manga dominada, entre por baixo: ippon seoi nage ou ko uchi gari. Ataque nos primeiros três segundos, antes de ele se ajeitar. O erro é esticar o braço para disputar a gola alta: aí ele te dobra.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Dou o passo lateral, mas ele corta o ringue e me pega, e agora?',
      'ele corta o ringue',
      'saio de lado e ele já está lá',
      'giro sempre e mesmo assim acabo no canto',
    ],
    answer:
      'Ele aprendeu seu lado: finja um passo para a esquerda e saia para a direita. Antes de sair, pare-o com um golpe, jab duplo ou direto no peito, porque perna sozinha não segura ninguém. Se já está no canto, clinche, gire e troque de lugar. O erro é sair três vezes seguidas para o mesmo lado.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'No jiu-jitsu ele vem esmagando com o peso, como paro a pressão?',
      'no jiu o cara só esmaga',
      'e no chão, quando ele joga o peso',
      'ele encosta o peito e eu não consigo nem respirar',
    ],
    answer:
      'Ponha a moldura antes do peso chegar: antebraço no pescoço, outra mão no quadril dele, joelho no meio. Vire de lado, nunca de costas chapadas, e fuja o quadril um palmo por vez quando ele se mexe. Solte o ar devagar. O erro é empurrar com braço esticado, que cansa e dá o braço. Não respira? Bata.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Hoje aguentei a pressão sem virar as costas, o que vem agora?',
      'hoje não virei as costas',
      'fiquei e não fugi, próximo passo',
      'pela primeira vez ele veio e eu fiquei de frente',
    ],
    answer:
      'Ficar de frente era o mais difícil, e você fez. Agora faça-o pagar a entrada: um golpe só cada vez que ele pisa dentro, jab ou gancho curto ao corpo, e um passo para o lado. Conte cinco por round. O erro nessa hora é se animar e trocar parado, que é o jogo dele.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Eu sou o que pressiona e levo muito golpe entrando, como pressiono melhor?',
      'eu que pressiono e apanho',
      'e se o pressionador sou eu',
      'ando para a frente e chego perto já com a cara vermelha',
    ],
    answer:
      'Ande atrás do jab e com a cabeça fora do centro: passo, jab, cabeça para a direita; passo, jab, cabeça para a esquerda. Pare meio segundo no limite da distância, faça uma finta e só entre depois que ele soltar. Passos de um palmo. O erro é correr atrás de rosto levantado. Dor de cabeça depois: sem sparring, médico.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Vejo o golpe vindo, mas minha resposta chega tarde, o que mudo?',
      'vejo e chego tarde',
      'eu vejo, só que respondo atrasado',
      'quando meu contra sai, ele já foi embora',
    ],
    answer:
      'Escolha a resposta antes do golpe: neste round, só respondo ao jab, e só com o direto por cima. O atraso vem de decidir na hora. Faça 3 rounds com o parceiro soltando jab em tempos diferentes. Chegue meio passo mais perto também. O erro é treinar cinco contra-ataques ao mesmo tempo e não ter nenhum pronto.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Acertei um contra-ataque limpo e o parceiro ficou bravo, o que digo?',
      'acertei e ele ficou bravo',
      'ele não gostou, falo o quê',
      'meu contra entrou limpo e o clima pesou',
    ],
    answer:
      'Acertar limpo mostra que seu tempo está chegando, e dá para cuidar do parceiro junto. Diga logo: “Entrou mais forte do que eu queria, tudo bem? Vou a 30%.” No resto do treino, toque em vez de bater: o contra soma as duas velocidades. O erro é fingir que nada houve. Se ele ficou tonto ou com dor de cabeça, acabou o sparring, médico.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Ele finta e eu caio sempre, como paro de reagir a tudo?',
      'caio em toda finta',
      'e quando é ele que finta',
      'ele mexe o ombro e eu já me encolhi',
    ],
    answer:
      'Reaja pequeno: mãos na bochecha e meio passo atrás, nada mais, seja finta ou golpe. Depois de duas fintas, jab em cima da terceira, porque quem finta está parado. Treine um round em que ele só finta e você só pode usar esses dois gestos. O erro é esquivar grande e ficar torto para o golpe verdadeiro.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Como treino tempo de contra-ataque sozinho no saco?',
      'timing sozinho no saco',
      'e sem parceiro, dá para treinar isso',
      'treino sozinho e o saco não me ataca',
    ],
    answer:
      'Use o balanço: empurre o saco e bata só quando ele volta, no instante em que cruza o centro. Três rounds de 2 minutos, um golpe por volta. Depois um aplicativo com bipe em tempos aleatórios: ao bipe, esquiva e direto. Isso treina a largada, não a leitura. O erro é achar que substitui parceiro: precisa de um round guiado por semana.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Bato forte no saco, mas no sparring e na luta não sai força, por quê?',
      'forte no saco fraco na luta',
      'mas contra gente não sai',
      'o saco voa e o adversário nem pisca',
    ],
    answer:
      'Porque o saco espera e a pessoa não: na luta você bate de longe, com o peso ainda atrás. Dê um passo curto antes do golpe e bata quando ele para ou avança. Treine na manopla em movimento, o treinador andando, 3 rounds. No sparring, treine o lugar, não a força. O erro é apertar o punho e o ombro antes de soltar.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Esqueço a combinação no meio da manopla, como decoro?',
      'esqueço a sequencia',
      'e quando ele canta cinco golpes',
      'o treinador canta e no terceiro golpe dá branco',
    ],
    answer:
      'Junte em blocos de dois: jab-direto é um bloco, gancho-chute é outro. Repita em voz alta, depois 10 vezes na sombra bem devagar, depois na manopla. Peça: “pode cantar em duas partes?” Em casa, três combinações por semana, 3 minutos por dia. O erro é acelerar antes de a ordem estar no corpo.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Depois da combinação fico desequilibrado para a frente, o que corrijo?',
      'caio pra frente depois do direto',
      'e no fim da sequência, eu caio',
      'termino a combinação quase abraçando o saco',
    ],
    answer:
      'Corrija a cabeça: ela não pode passar do joelho da frente. No direto, o calcanhar de trás gira, mas o pé fica no chão. Termine toda sequência com um jab e um passo atrás, 20 vezes devagar por treino. Um parceiro pode tirar a manopla de surpresa: você tem de ficar em pé. O erro é querer alcançar com o tronco em vez do passo.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Derrubei alguém no sparring sem querer e me sinto péssimo, o que faço?',
      'derrubei meu parceiro',
      'foi sem querer e ele caiu',
      'meu gancho entrou e ele sentou no chão',
    ],
    answer:
      'Sentir-se mal mostra que você cuida dos parceiros, e isso se usa já. Ele para de sparrar hoje, não dirige sozinho e vai ao médico; mande mensagem à noite: “Como está a cabeça?” Vômito, sono estranho ou dor que cresce: pronto-socorro. Depois combine com o treinador luvas de 16 onças e 40% de força. O erro é sumir por vergonha.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Entro por dentro e ele troca a mão de volta sempre, o que faço?',
      'ele recupera a pegada de dentro',
      'e se ele nadar de volta',
      'ganho a posição de dentro por um segundo e perco',
    ],
    answer:
      'Assim que estiver dentro, junte os cotovelos no peito dele e puxe a nuca para o seu ombro no mesmo segundo. Sem cotovelo fechado, sempre sobra espaço para ele nadar. Se ele trocar mesmo assim, gire 90 graus e dê uma joelhada na saída. Treine 3 minutos só trocando mãos. O erro é parar para respirar com os braços abertos.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Meu pescoço não aguenta cinco minutos de clinch, como fortaleço?',
      'pescoço morre no clinch',
      'e o pescoço, treino como',
      'no dia seguinte ao clinch não viro a cabeça',
    ],
    answer:
      'Treine o pescoço três vezes por semana com resistência da mão: frente, trás e lados, 3 vezes de 15 segundos, esforço 5 de 10. Depois de quatro semanas, elástico. No clinch, postura: queixo para dentro, quadril perto, para não pendurar tudo na nuca. Comece com rounds de 2 minutos. Formigamento no braço ou choque na coluna: pare e vá ao médico.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Ele me joga no chão do clinch toda hora, como fico em pé?',
      'sou derrubado no clinch',
      'e quando ele me gira e eu caio',
      'no muay thai caio em todo clinch',
    ],
    answer:
      'Abra os pés na largura dos ombros, joelhos soltos, e ande junto quando ele girar: passo curto com o pé do lado para onde ele puxa. Queda no clinch vem de pé plantado. Nunca cruze os pés nem levante o joelho enquanto ele gira. Três rounds por semana só de equilíbrio, sem golpes. O erro é responder com força de braço.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Hoje dominei o clinch de um graduado, como construo em cima disso?',
      'dominei o graduado hoje',
      'ganhei dele no clinch, e agora',
      'passei um round inteiro controlando o cara mais velho de treino',
    ],
    answer:
      'Um round inteiro controlando um graduado não é sorte, é posição que ficou sua. Escreva hoje o que prendeu: qual mão, onde estava a cabeça. Na próxima, junte um ataque só: domínio, puxão curto, uma joelhada leve, volta ao domínio, 10 vezes. E peça a ele: “o que você faria para sair?” O erro é soltar tudo para bater.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Defendo a primeira queda, mas ele emenda a segunda e me leva, o que falta?',
      'defendo a 1a e caio na 2a',
      'e quando ele emenda outra',
      'faço o sprawl, levanto, e ele já está na outra perna',
    ],
    answer:
      'Falta castigar e sair: depois do sprawl, mão na nuca, gire para o lado dele e só levante atrás do ombro, nunca na frente. Quem levanta no mesmo lugar dá a segunda entrada. Treine 5 séries de 20 segundos com ele emendando três tentativas. O erro é relaxar o quadril assim que a primeira falha.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Com medo da queda eu não solto mais soco, como resolvo no MMA?',
      'medo de queda e nao soco',
      'mas aí não consigo mais bater',
      'fico tão preocupado com a perna que não ataco',
    ],
    answer:
      'Solte um ou dois golpes e volte com as mãos baixas na altura do peito, não mais que dois. Jab e sai; jab-direto e ângulo. Chute só depois de fazê-lo recuar. Em treino, 3 rounds: você só boxeia, ele só derruba. O erro é a combinação de quatro golpes parada, com o quadril alto, que é o convite para a queda.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Um wrestler entrou na academia e me derruba sempre, o que treino primeiro?',
      'wrestler me derruba sempre',
      'contra ele especificamente, por onde começo',
      'entrou um cara de luta olímpica e virei saco',
    ],
    answer:
      'Comece pelas mãos: não deixe que ele toque sua cabeça ou seus pulsos de graça. Bata a mão dele para baixo, ande em círculo, testa na altura da testa dele. Peça a ele dez minutos por semana: “entra a 50% e me diz onde abri.” O erro é só treinar sprawl, quando o problema nasceu dois segundos antes.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Hoje ele só me derrubou duas vezes em vez de oito, e agora?',
      'so 2 quedas hoje',
      'caí só duas vezes, o que faço depois',
      'semana passada foram oito quedas, hoje duas',
    ],
    answer:
      'De oito para duas é um salto enorme, e o outro também percebeu. Anote como foram as duas: mesma perna, mesmo momento? Quase sempre é um buraco só; dê a ele 5 minutos por treino durante duas semanas. Depois some a resposta: defendeu, ataca ou pega as costas. O erro é ficar só na defesa porque funcionou.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Derrubo os novatos, mas nenhum graduado, o que mudo?',
      'so derrubo novato',
      'e com os graduados, por que não entra',
      'minha queda funciona na faixa branca e morre ali',
    ],
    answer:
      'Mude para sequência de dois: o graduado defende a primeira, e a defesa abre a segunda. Escolha um par, por exemplo o uchi gari e depois seoi nage, ou single e virar para double. Faça 30 repetições por treino com ele reagindo de verdade. O erro é pôr mais força na mesma entrada que ele já conhece.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Derrubo e caio dentro da guarda, como caio já passando?',
      'caio na guarda dele',
      'e depois da queda, onde eu caio',
      'levo ao chão e sempre acabo na guarda fechada',
    ],
    answer:
      'Não solte a perna nem a manga ao cair: é ela que passa a guarda por você. No double, saia em ângulo, cabeça de fora, e aterrisse do lado, joelho já cruzando a coxa dele. Treine a queda até três segundos de controle nos cem quilos, 10 vezes. O erro é dar a queda por terminada quando ele toca o chão.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Tenho 42 anos e joelho ruim, que queda faço sem ajoelhar?',
      'queda sem ajoelhar',
      'e com joelho ruim, qual uso',
      'não dá mais para pôr o joelho no chão',
    ],
    answer:
      'Use quedas em pé: de ashi barai, ko soto gari, puxão de braço para pegar as costas, e arrastar do clinch com passo por fora. Nenhuma pede joelho no chão. Quinze minutos por semana, sempre com queda controlada ou colchão. Avise o parceiro: “sem cair em cima das minhas pernas”. Joelho que falseia ou incha depois: ortopedista antes de continuar.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Acertei meu primeiro ippon em campeonato, o que treino agora?',
      'primeiro ippon!',
      'projetei limpo ontem, e agora',
      'depois de dois anos, um ippon de verdade no campeonato',
    ],
    answer:
      'Ippon em campeonato é a sua técnica funcionando contra alguém que não queria cair: guarde o vídeo. Agora construa em volta: a mesma queda com as duas pegadas e uma segunda para o lado oposto, porque vão estudar você. Oito semanas, 50 entradas por treino. O erro é abandonar o golpe que deu certo para aprender um mais bonito.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Faço a fuga de quadril, mas ele acompanha sempre, o que muda?',
      'fujo o quadril e ele acompanha',
      'e se ele vier junto',
      'saio dez centímetros e ele cola de novo',
    ],
    answer:
      'Fuja duas vezes, com a moldura travada entre uma e outra: a primeira abre, a segunda põe o joelho. Antebraço no pescoço e mão no quadril não saem do lugar. Se ele colar o peso, use isso e vire de joelhos para o outro lado. Dez sequências duplas por treino. O erro é fugir e puxar o braço junto.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Entro em pânico debaixo de gente pesada, o que faço na hora?',
      'panico embaixo',
      'e quando bate o desespero embaixo',
      'quando ele deita em cima eu só quero que acabe',
    ],
    answer:
      'Solte o ar em quatro segundos, vire o rosto para o lado livre e ponha um antebraço no pescoço dele; só isso, três respirações. Se o pânico continua, bata: é permitido sem golpe nenhum. Treine com alguém leve: 30 segundos embaixo, depois 60, sem sair. O erro é explodir de olhos fechados e gastar tudo em dez segundos.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Saio da montada, mas caio na meia-guarda preso, serve?',
      'saio e caio na meia',
      'só consigo chegar na meia, tá bom?',
      'nunca saio limpo, sempre sobra uma perna presa',
    ],
    answer:
      'Serve: da montada para a meia-guarda você saiu da pior posição do jogo. Ali, nos dois primeiros segundos, vire de lado e ponha o antebraço de cima no peito dele, joelho de cima como escudo. Só depois busque a guarda. O erro é descansar de costas chapadas na meia, porque em cinco segundos ele volta a montar.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Saí uma vez em dez tentativas dos cem quilos, isso é progresso?',
      'sai 1 em 10',
      'consegui uma vez só, vale?',
      'dez rolas e só uma fuga que deu certo',
    ],
    answer:
      'É progresso: há um mês eram zero, e essa uma mostra que o caminho está certo. Conte também as vezes em que não foi finalizado. Peça ao parceiro 5 minutos começando já embaixo, você reinicia a cada fuga ou finalização. Meta para o mês: três em dez. O erro é trocar de técnica toda semana antes de ela pegar.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Defendo o pescoço, mas fico dois minutos preso nas costas, como saio de vez?',
      'preso nas costas sem ser finalizado',
      'o pescoço eu defendo, e depois',
      'ele não me pega, mas também não saio',
    ],
    answer:
      'Escorregue para o lado do braço de baixo dele até suas costas tocarem o chão, e empurre o gancho com a mão livre. Ombros no tapete primeiro, quadril depois, aí vire de frente. As duas mãos só saem do braço dele quando a cabeça passou. O erro é virar para o lado do braço que estrangula.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Dormi num estrangulamento ontem, posso treinar hoje?',
      'apaguei ontem no rola',
      'apaguei uns segundos, e hoje?',
      'não bati a tempo e acordei com todos em volta',
    ],
    answer:
      'Hoje não treine, e fale com um médico, mesmo que se sinta bem. Dor de cabeça, dor no pescoço, visão estranha, fraqueza num lado ou confusão: pronto-socorro já. Não fique sozinho nas primeiras horas. Na volta, a regra é bater assim que as duas mãos dele se fecham. O erro é tratar como história engraçada e rolar no dia seguinte.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Como evito dar as costas quando levanto de tartaruga?',
      'dou as costas na tartaruga',
      'e na tartaruga, o que protejo',
      'viro de quatro e ele já está com os ganchos',
    ],
    answer:
      'Cotovelos colados por dentro dos joelhos, mãos na própria gola ou no pescoço, e não fique parado mais de dois segundos. Sente para o lado e reponha a guarda, ou agarre a perna mais próxima e suba. Treine 10 vezes cada lado. O erro é esticar o braço para levantar: pelo vão entra o gancho.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Escapei das costas do faixa-roxa hoje, como faço isso virar hábito?',
      'escapei do roxa',
      'saí das costas dele, e agora',
      'pela primeira vez um roxa perdeu as minhas costas',
    ],
    answer:
      'Escapar de um roxa é coisa séria, ele sabe segurar. Conte ao treinador hoje como foi, para fixar a ordem: mãos, ombro no chão, quadril, virar. Depois 5 minutos por treino começando já com ele nas costas, cinco saídas. O passo seguinte é terminar por cima. O erro é relaxar na frente dele depois de sair.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Minha raspagem funciona até a metade e ele põe a mão no chão, o que faço?',
      'ele posta a mão e trava a raspagem',
      'e quando ele apoia a mão',
      'quase raspo e ele segura com o braço no chão',
    ],
    answer:
      'Prenda esse braço antes de raspar: manga ou pulso do lado para onde ele vai cair. Se a mão já está no chão, ataque-a: kimura ou subida para as costas, porque aquele lado ficou aberto. Faça 10 repetições com ele postando de propósito. O erro é empurrar mais forte com a perna contra um braço esticado.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Ele só fica em pé e corre em volta, minha guarda não pega nada, e agora?',
      'ele corre em volta da guarda',
      'e se ele não me deixar pegar nada',
      'sem kimono o cara passa correndo pelo lado',
    ],
    answer:
      'Sente-se, não fique deitado: uma mão no chão atrás, a outra à frente, pés virados para ele o tempo todo. Quando ele pisar perto, agarre um tornozelo com mão e pé juntos, e suba na perna. Se ele se afasta, levante-se. O erro é girar deitado atrás dele; ele anda menos do que você gira.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Fico muito tempo na guarda sem atacar, como me obrigo?',
      'só seguro na guarda',
      'e para eu atacar mais',
      'o treinador diz que minha guarda é um esconderijo',
    ],
    answer:
      'Ponha um relógio: um ataque a cada 15 segundos, mesmo ruim, durante três rolas por semana. Ordem fixa: quebra de postura, ataque de braço, raspagem para o lado contrário. O parceiro pode contar em voz alta. Perder posição nesses rolas não vale nada. O erro é esperar o momento perfeito que o outro nunca vai dar.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Raspei um faixa-azul pela primeira vez, mas perdi a posição depois, conta?',
      'raspei o azul e perdi',
      'raspei, só que ele virou de novo',
      'minha primeira raspagem num azul durou três segundos',
    ],
    answer:
      'Conta, sim: raspar um azul é a parte difícil, ficar em cima se aprende em semanas. Suba com a mesma pegada na mão, joelho no chão, peito baixo, e conte três segundos antes de qualquer passagem. Treine raspagem mais três segundos, 10 por lado. O erro é soltar tudo para comemorar e chegar em cima sem base.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Consegui passar a guarda uma vez em dez rolas, isso é progresso?',
      'passei 1 em 10',
      'só deu certo uma vez, conta?',
      'dez rolas tentando e uma passagem só',
    ],
    answer:
      'É progresso, porque agora você sabe como é quando dá certo. Escreva qual pegada tinha naquela vez e comece dela: 5 minutos por treino, você em pé com a pegada pronta, reinicia a cada passagem ou raspagem. Conte de novo em quatro semanas; três em dez é ótimo. O erro é procurar outra passagem na internet.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Quando passo para um lado ele gira e me acompanha, o que faço?',
      'ele gira e acompanha',
      'e se ele virar junto comigo',
      'contorno as pernas e ele está sempre de frente',
    ],
    answer:
      'Passe em dois tempos: ameace a direita até ele virar o quadril e volte para a esquerda com o joelho já cortando. Segure a calça nos joelhos e jogue as pernas para o lado oposto do seu passo. Três rounds só de esquerda-direita. O erro é correr em círculo, pois o caminho dele é mais curto.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Fico preso na meia-guarda por cima, como tiro o pé?',
      'preso na meia por cima',
      'e o pé que fica preso',
      'passo tudo e o pé fica lá até o fim do round',
    ],
    answer:
      'Primeiro achate: ombro no queixo dele, braço por baixo da cabeça e domínio do braço de cima. Só então tire o pé, com o joelho deslizando até o chão e a outra sola empurrando a perna dele. O erro é puxar o pé com o peito longe: ele vira de lado, entra por baixo e pega suas costas.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Faltam dois minutos e estou perdendo por uma vantagem na guarda dele, arrisco como?',
      'perdendo e na guarda, 2 min',
      'na luta, sem tempo, qual passagem',
      'campeonato, atrás no placar e ele só segura',
    ],
    answer:
      'Levante já e use a sua melhor passagem, pelo seu melhor lado, três tentativas seguidas sem pausa. Quebre as pegadas antes, uma por uma, com as duas mãos. Quase passagem vale vantagem, então segure cada posição. Nos últimos 30 segundos, troque de lado. O erro é forçar de joelhos dentro da guarda fechada e dar a raspagem.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Ele me levanta do chão quando fecho o triângulo, o que faço?',
      'ele levanta no triangulo',
      'e se ele me erguer',
      'fecho o triângulo e ele fica em pé comigo pendurado',
    ],
    answer:
      'Agarre por dentro a perna dele, atrás do joelho, no instante em que o quadril dele sobe: sem essa perna ele não levanta. Se já está erguido, solte e volte ao chão com cuidado; bate-estaca machuca a nuca e em muitas regras é proibido. O erro é apertar mais e ficar pendurado esperando a queda.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Perco o armlock porque ele vira o cotovelo e escapa, como seguro?',
      'o cotovelo escapa',
      'e quando ele gira o braço',
      'estico o quadril e o cotovelo já saiu',
    ],
    answer:
      'Aperte os joelhos um contra o outro e leve o cotovelo dele para cima da sua linha do quadril antes de esticar. O polegar dele aponta para o teto. Suba o quadril devagar, só no fim. Faça 10 por lado com ele tentando girar. O erro é esticar com os joelhos abertos. Solte no primeiro tapa, sempre.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Finalizei um triângulo no campeonato, o que acrescento agora?',
      'triangulo no campeonato!',
      'finalizei, e o próximo passo',
      'meu triângulo finalmente pegou valendo',
    ],
    answer:
      'Finalizar valendo é o melhor exame que uma técnica pode passar, parabéns. Agora vão se defender dele: junte o armlock quando ele levanta a postura e a raspagem quando ele estica o braço. Quinze minutos por semana nessa trinca, por dois meses. O erro é caçar o triângulo em todo rola e esquecer a pegada que o preparou.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Meu cotovelo estalou porque demorei a bater, o que faço hoje?',
      'cotovelo estalou no armlock',
      'estalou e dói para esticar',
      'segurei o orgulho e ouvi um estalo',
    ],
    answer:
      'Pare hoje: gelo de 15 minutos, braço dobrado e apoiado, nada de esticar para testar. Inchaço, roxo, dor para dobrar ou esticar, formigamento na mão: médico em até 24 horas; mão fria ou dormente, pronto-socorro. Só volte a rolar com liberação. Na volta, bata quando o braço fica reto, não quando dói. O erro é enfaixar e rolar amanhã.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Entro na perna, mas ele senta e tira o pé, o que seguro?',
      'ele tira o pé',
      'e quando ele puxa a perna fora',
      'chego na posição e o pé escorrega',
    ],
    answer:
      'Segure o joelho antes do pé: seus joelhos apertados acima do joelho dele, pés cruzados ou no quadril. Enquanto o joelho está preso, o pé não sai. Só depois desça a mão ao tornozelo, junto da axila. Treine 5 minutos só de segurar, sem finalizar. O erro é agarrar o calcanhar cedo com as pernas soltas.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Na minha academia ninguém treina perna, como aprendo com segurança?',
      'ninguem treina perna aqui',
      'e se meu professor não ensina',
      'minha academia é só kimono e vou competir sem',
    ],
    answer:
      'Peça ao professor 15 minutos por semana, ou a indicação de um seminário com professor da área. Comece por botinha reta e defesa, com um parceiro fixo, sem girar e sem velocidade. Regra: quem está preso bate na posição, não na dor. Leia antes o que o seu evento permite. O erro é testar vídeo de internet num rola livre.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Machuquei um parceiro na chave de pé, como lido com isso?',
      'machuquei o parceiro',
      'ele se machucou comigo, o que digo',
      'apliquei a botinha rápido e o tornozelo dele inchou',
    ],
    answer:
      'Que isso pese em você é bom sinal, e dá para fazer o certo hoje. Diga: “Fui rápido demais, a culpa é minha. Vou com você ao médico?” Conte ao treinador antes que outro conte. Pergunte por ele em dois dias. Daqui em diante, segure três segundos antes de pressionar. O erro é explicar que ele demorou a bater.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Defendi todas as chaves de perna hoje, o que treino em seguida?',
      'defendi todas hoje',
      'ninguém pegou minha perna, e agora',
      'o especialista em perna não me finalizou',
    ],
    answer:
      'Um treino inteiro sem bater para o especialista é um ótimo sinal: sua reação ficou cedo. Agora transforme a defesa em ganho: joelho livre, levante e passe por cima, ou pegue as costas quando ele se estica. Cinco minutos por treino, começando já enroscado. O erro é confiar e demorar a bater na próxima.',
  },
  {
    matter: 'finishing',
    asked: [
      'Perdi a finalização faltando dez segundos porque me afobei, o que treino?',
      'me afobei no fim',
      'tinha na mão e perdi no fim',
      'o braço estava lá e eu corri',
    ],
    answer:
      'Chegar à finalização valendo já prova que o caminho até lá funciona. Treine os últimos 20 segundos: comece na posição, parceiro defendendo, alguém contando alto, e você faz três passos na ordem, controle, ajuste, pressão. Oito vezes por treino. O erro é pular o ajuste: dez segundos bastam para os três.',
  },
  {
    matter: 'finishing',
    asked: [
      'Ele só se fecha e espera o tempo acabar, como abro?',
      'ele só se fecha',
      'e se ele não se mexer mais',
      'estou por cima e o cara virou uma tartaruga',
    ],
    answer:
      'Ataque duas coisas em lados opostos: ameace o pescoço até a mão subir, depois vá ao braço que subiu. Ande com o peso, joelho na barriga, volta, para ele ter que reagir. Dez segundos por ameaça, e troque. O erro é forçar o mesmo estrangulamento por dois minutos contra as duas mãos no queixo.',
  },
  {
    matter: 'finishing',
    asked: [
      'Meus braços acabam no mata-leão, como aperto sem cansar?',
      'braço morre no mata leao',
      'e se o braço cansar antes',
      'aperto com tudo e quem cansa sou eu',
    ],
    answer:
      'Aperte com as costas, não com o bíceps: mão atrás da cabeça dele, cotovelos juntos, peito inflado, e puxe os cotovelos para baixo. Cotovelo na frente do queixo dele. Pressão em dez segundos; não veio, alivie a força, mantenha a posição e ajuste. Treine com tapa cedo. O erro é apertar no maxilar com toda a força.',
  },
  {
    matter: 'finishing',
    asked: [
      'Finalizo na academia, mas no campeonato só ganho por pontos, isso é ruim?',
      'so ganho por pontos',
      'ganho, mas nunca finalizo',
      'três campeonatos, três vitórias por pontos',
    ],
    answer:
      'Não é ruim: três vitórias são três vitórias. Para acrescentar a finalização, dê a ela um momento: com quatro pontos de vantagem e mais de um minuto, você ataca a sua melhor, uma só. Simule isso em um rola por treino, com placar. O erro é atacar sem vantagem, no último segundo, e entregar a posição.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'O árbitro me advertiu por segurar, o que mudo no resto da luta?',
      'advertido por segurar',
      'levei advertência, e agora',
      'tomei bronca do árbitro e travei',
    ],
    answer:
      'Solte na primeira ordem, dê um passo atrás e mostre as mãos; a segunda advertência costuma custar ponto. Troque o agarrão por ombro no peito e um golpe curto, ou saia de lado. Acene com a cabeça ao árbitro, sem discutir. O erro é reclamar ou sorrir: ele passa a olhar só para você.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'O ringue é bem menor do que o da academia, como me adapto?',
      'ringue pequeno',
      'e se o ringue for apertado',
      'cheguei lá e o ringue era metade do nosso',
    ],
    answer:
      'Num ringue pequeno, gire em vez de recuar: um passo atrás e já pivô, porque o segundo passo é a corda. Ganhe o centro nos primeiros dez segundos com o jab. Antes da luta, peça para pisar nele e conte os passos do centro à corda. O erro é lutar com a distância do treino.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Dominei o centro a luta toda e perdi nos pontos, o que faltou?',
      'dominei o centro e perdi',
      'andei para a frente e perdi mesmo assim',
      'tive o centro três rounds e deram para ele',
    ],
    answer:
      'Dominar o centro três rounds é a parte que muitos nunca aprendem; faltou golpe limpo visível. Veja o vídeo sem som e conte os limpos de cada um por round. Depois treine: ao chegar perto, sempre dois golpes e o último ao corpo, e um final de 20 segundos forte. O erro é achar que pressão sem acerto pontua.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Ele me empurra para o canto do córner dele, como saio dali?',
      'sempre no canto dele',
      'e quando ele me leva para o lado dele',
      'passo a luta ouvindo o treinador do outro gritar',
    ],
    answer:
      'Saia dois passos antes da corda, não nela: marque a linha com o canto do olho e, ali, jab e giro para o lado do pé da frente dele. Preso mesmo, clinche e vire-o de costas para o canto. Treine com fita no chão a um metro da corda. O erro é recuar ouvindo o córner alheio.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Vi a luta três vezes e no terceiro round simplesmente parei de bater, o que mudo?',
      'parei de bater no 3o round',
      'no vídeo vejo que parei, por quê',
      'no terceiro eu só andava para trás',
    ],
    answer:
      'Rever três vezes uma luta que dói exige honestidade, e você já achou o ponto. Treine o terceiro round sozinho: depois do treino, cansado, 3 minutos com um golpe duplo a cada dez segundos, alguém contando. Duas vezes por semana, seis semanas. Combine com o córner uma palavra: “dois!” O erro é treinar só o primeiro round, descansado.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Não escuto nada do meu córner na luta, como resolvo?',
      'nao escuto o corner',
      'e se eu não ouvir nada',
      'ele grita e para mim é só barulho',
    ],
    answer:
      'Combine só três palavras curtas, cada uma com um gesto seu, e treine-as em todo sparring com música alta. Por exemplo “corpo”, “gira”, “dois”. Uma pessoa só fala; as outras calam. No intervalo, ele segura seu queixo e diz uma coisa. O erro é quatro pessoas gritando frases inteiras.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Meu córner só gritava “vai, vai” e me atrapalhou, como digo isso a ele?',
      'corner só grita vai',
      'como falo isso para ele',
      'meu treinador perde a calma no canto',
    ],
    answer:
      'Fale dois dias depois, a sós: “Na luta preciso de uma ordem por vez. Quando você grita vai, eu me afobo. Podemos usar três palavras?” Traga as palavras escritas e teste no próximo sparring. Agradeça uma coisa que ajudou. O erro é dizer no vestiário, quente, na frente dos outros.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Ganho o primeiro round e perco os outros, como distribuo?',
      'ganho o 1o e perco o resto',
      'e nos outros rounds, eu caio',
      'começo voando e termino abraçado',
    ],
    answer:
      'Faça o primeiro a 70%: mesmas ações, uma combinação a menos por minuto, e respiração longa toda vez que sair da distância. Guarde 20 segundos fortes para o fim de cada round. Simule uma vez por semana com parceiro novo a cada round. O erro é soltar a adrenalina nos primeiros 40 segundos: ali, só jab e pernas.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Trocaram meu adversário a dois dias da luta, refaço o plano?',
      'trocaram o adversario',
      'e agora que mudou o cara',
      'estudei um e vou pegar outro, canhoto',
    ],
    answer:
      'Não refaça: mantenha o seu jogo e mude uma coisa só, a que a base dele pede. Contra canhoto, pé da frente por fora e direto. Uma sessão leve de 20 minutos sobre isso, e pronto. Confirme antes peso, regras e experiência dele; se for muito diferente, você pode recusar. O erro é ver dez vídeos na véspera.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Esqueço o plano assim que levo o primeiro golpe, o que faço?',
      'esqueço o plano',
      'tenho plano e some tudo, e daí',
      'levo um soco e viro briga de rua',
    ],
    answer:
      'Reduza o plano a uma ação de volta: levou golpe, dois passos atrás, jab, respira. Treine isso: no sparring leve, a cada golpe recebido você faz os três gestos, cinco vezes por round. O resto do plano recomeça depois. O erro é levar para o ringue cinco tarefas; na pressão cabe uma.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Segui o plano inteiro e mesmo assim perdi, o plano era ruim?',
      'segui o plano e perdi',
      'fiz tudo como combinado e perdi',
      'obedeci ao treinador os três rounds e perdi',
    ],
    answer:
      'Seguir um plano três rounds sob pressão é uma habilidade rara, e ela fica com você. Veja o vídeo com o treinador e separe: onde o plano acertou, onde ele se adaptou. Leve uma pergunta: “qual era o plano B depois do segundo round?” Escrevam esse B para a próxima. O erro é jogar tudo fora por um resultado.',
  },
  {
    matter: 'drilling',
    asked: [
      'Meu parceiro de drill só conversa, como faço render?',
      'parceiro só conversa',
      'e se ele não quiser repetir',
      'em dez minutos fazemos quatro repetições',
    ],
    answer:
      'Ponha relógio: “Dois minutos você, dois minutos eu, sem parar, conversa no intervalo?” Diga sorrindo e comece. Em dez minutos saem umas 40 repetições. Não funcionou em duas aulas, escolha o par antes do professor mandar. O erro é reclamar do papo e não propor nada no lugar.',
  },
  {
    matter: 'drilling',
    asked: [
      'Drillei a técnica um mês e ela não sai no rola, o que falta?',
      'drillei 1 mes e nao sai',
      'no drill sai, no rola não',
      'mil repetições e no rola eu esqueço',
    ],
    answer:
      'Falta o degrau com resistência: comece na posição, parceiro defendendo a 50%, 3 minutos, reinicia a cada sucesso. Duas vezes por semana. Depois um rola em que só essa técnica vale para você. Conte tentativas, não acertos; cinco por rola. O erro é mais mil repetições com o parceiro parado.',
  },
  {
    matter: 'drilling',
    asked: [
      'A técnica que drillei saiu sozinha hoje no rola, passo para outra?',
      'saiu sozinha hoje!',
      'saiu sem pensar, mudo agora?',
      'nem percebi e fiz a raspagem que treinei',
    ],
    answer:
      'Sair sem pensar é o sinal que todos procuram, e você chegou lá. Fique mais três semanas nela, agora contra gente melhor e dos dois lados, e junte só a continuação: o que faço quando defendem. Depois abra a próxima. O erro é largá-la no dia em que nasceu; em um mês sem uso ela some.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'Meu parceiro cheira muito mal, como digo sem humilhar?',
      'parceiro fede',
      'e como falo isso para ele',
      'o quimono dele nunca viu sabão e ninguém fala nada',
    ],
    answer:
      'Diga a sós, depois da aula: “Cara, seu quimono está com cheiro forte, acho que é a secagem. O meu melhorou com vinagre no enxágue.” Uma vez, sem plateia. Se nada mudar em duas semanas, fale com o professor, que pode lembrar a turma toda. O erro é piada no grupo.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'Minha luva nova machuca o nó do dedo, troco ou amacio?',
      'luva nova machuca',
      'e a luva nova, amacia?',
      'comprei luva cara e saio com a mão esfolada',
    ],
    answer:
      'Dê cinco treinos leves, com bandagem de 4,5 metros e três voltas a mais sobre os nós. Se ainda esfola ou o polegar fica torto, é tamanho errado: troque. Guarde a nota e teste em casa antes de usar. Dor no osso que fica até o dia seguinte: médico. O erro é amaciar luva pequena no saco.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'Pedi para o faixa-preta rolar e me disseram que é falta de respeito, e agora?',
      'chamei o preta pra rolar',
      'errei a etiqueta, o que faço',
      'todos me olharam porque convidei o mais graduado',
    ],
    answer:
      'Pedir mostra vontade de aprender, e é um costume da casa, não um crime. Diga a ele: “Não sabia da regra, desculpe.” E ao professor: “O que mais é costume aqui?” Daí em diante espere o convite dos mais graduados. O erro é sumir por vergonha de uma regra que ninguém contou.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Fiz duas aulas e detestei, tento outra luta ou insisto?',
      '2 aulas e detestei',
      'não gostei, insisto?',
      'fiz duas aulas de jiu-jitsu e odiei ficar embaixo',
    ],
    answer:
      'Ir duas vezes a algo que dá medo já valeu. Detestou o contato? Experimente boxe ou taekwondo, uma aula grátis de cada em duas semanas. Detestou a turma? Mesma luta, outra academia. Escolha pela pergunta “quero voltar na quinta?” O erro é insistir seis meses por causa da mensalidade paga.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'O contrato é de doze meses, assino depois da aula experimental?',
      'contrato de 12 meses',
      'e o contrato anual, assino?',
      'gostei da aula e já puseram o contrato na mesa',
    ],
    answer:
      'Não assine no dia: peça um mês avulso, mesmo mais caro, e leve o contrato para casa. Diga: “Gostei, respondo na sexta.” Leia multa, prazo de cancelamento e congelamento por lesão ou mudança. Dúvida na multa, Procon. O erro é assinar suado e animado por um desconto que só vale hoje.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Desviei de uma briga na rua e me sinto covarde, fiz bem?',
      'fugi da briga e me sinto covarde',
      'fui embora e agora me remói',
      'ele me xingou na frente da minha namorada e eu saí',
    ],
    answer:
      'Fez muito bem: os dois chegaram inteiros em casa, e isso é o que defesa pessoal quer. Conte a ela como se sentiu, treine normal amanhã e não volte ao lugar para acertar contas. Se ele ameaça ou segue você, guarde mensagens e registre na polícia. O erro é ensaiar a revanche na cabeça.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Volto do treino a pé às onze da noite, o que mudo no caminho?',
      'volto a pé de noite',
      'e na volta para casa, o que faço',
      'minha rua é escura e saio da academia tarde',
    ],
    answer:
      'Mude o trajeto para ruas claras e com gente, mesmo cinco minutos mais longo, e saia com alguém da turma. Celular no bolso, um ouvido livre, chave na mão só na porta. Mande a localização a uma pessoa. Sentiu que alguém segue: entre num comércio aberto e ligue 190. O erro é confiar no treino em vez do caminho.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Já faço jiu-jitsu há dois anos, acrescento boxe ou judô?',
      'jiu mais boxe ou judo',
      'e qual segunda luta combina',
      'depois de dois anos de jiu quero somar outra coisa',
    ],
    answer:
      'Acrescente judô se você compete de quimono, boxe se pensa em MMA ou quer trocar o tipo de cansaço. Um treino por semana da nova, por três meses, sem tirar mais de um da principal. Avise os dois professores. O erro é começar as duas como atleta: no judô, passe o primeiro mês só caindo.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Um ex me espera na saída da academia, o que faço?',
      'meu ex me espera na saida',
      'ele aparece lá toda semana, e agora',
      'todo treino ele está do outro lado da rua',
    ],
    answer:
      'Não saia sozinha nem fale com ele: conte hoje ao professor e peça companhia até o transporte. Anote dia, hora e guarde mensagens. Ligue 180 para orientação, 190 se houver perigo na hora, e peça medida protetiva na delegacia. Varie horário e saída. Sendo menor, avise um responsável hoje. O erro é querer resolver com uma última conversa.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Como faço o check do low kick sem perder o equilíbrio?',
      'check de low kick como faz',
      'e eu levanto a perna até onde',
      'toda vez que bloqueio o chute na coxa eu quase caio pra trás',
    ],
    answer:
      'Levante o joelho até a altura do cotovelo e vire-o 45 graus para fora, para o chute bater no alto da sua canela. O pé de apoio fica inteiro no chão, tronco reto, mãos em cima. Faça 3 séries de 10 por lado, segurando 1 segundo no alto. O erro comum é inclinar o tronco para trás: aí qualquer toque derruba.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Meu low kick sempre é bloqueado, o que eu mudo?',
      'checam meu low kick o q mudo',
      'e se ele continuar levantando a perna',
      'todo chute baixo que eu dou bate na canela dele',
    ],
    answer:
      'Chute só depois de um soco que faça o peso dele cair na perna da frente: jab, direto e então o chute. Com o pé dele carregado, não dá tempo de levantar. Se ele já levanta cedo, finja o low e entre com o direto enquanto ele está numa perna só. O que dá errado é chutar solto, de longe, sem preparar.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Quanto tempo leva para a canela parar de doer no muay thai?',
      'canela doi ate quando',
      'e isso melhora em quanto tempo',
      'minha canela fica cheia de caroço depois de cada treino',
    ],
    answer:
      'Conte de 6 a 12 meses de saco pesado, duas ou três vezes por semana, sem pressa. Comece com 50 chutes por perna em saco macio e use caneleira no sparring. Não bata garrafa nem pau na canela. Dor num ponto só do osso, que piora à noite ou ao correr, pede médico: pode ser fratura por estresse.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Quando agarro o chute na costela, o que faço em seguida?',
      'peguei o chute e agora',
      'e depois que eu seguro a perna',
      'eu pego a perna dele e fico parado sem saber o que fazer',
    ],
    answer:
      'Dê um passo à frente na hora e varra a perna de apoio dele com a sua, puxando a perna presa para cima e para o lado. Tudo em um segundo, porque muitas regras limitam os passos segurando. Mantenha a outra mão no rosto. O erro é ficar olhando para a perna: ele soca com as duas mãos livres.',
  },
  {
    matter: 'kick-defence',
    asked: [
      'Contra chute alto, bloqueio com um braço ou com os dois?',
      'chute alto um braço ou dois',
      'e se o chute vier na cabeça',
      'levei um chute alto que passou por cima da minha guarda',
    ],
    answer:
      'Use os dois: o antebraço do lado do chute colado na têmpora, a outra mão cruzada na frente do queixo, e um passo curto para dentro. De perto o chute perde força. Um braço só, solto, bate no seu próprio rosto. Se ficou tonto, com dor de cabeça ou enjoo, pare o treino, nada de sparring, e vá ao médico.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Como paro de levar jab na cara?',
      'como defende jab',
      'e com qual mão eu paro o jab',
      'ele só usa o jab e acerta todos',
    ],
    answer:
      'Pare o jab com a palma da mão de trás na frente do queixo, num movimento de 10 centímetros, e devolva seu jab na hora. Não vá buscar o soco longe. Treine 3 rounds de 2 minutos em que o parceiro só joga jab. O erro comum é esticar a mão: ele finge, a mão sai, e o cruzado entra.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Para que lado eu esquivo do direto?',
      'esquiva do direto pra q lado',
      'e pra qual lado eu tiro a cabeça',
      'quando tento esquivar do direto eu caio em cima do gancho',
    ],
    answer:
      'Contra um destro, leve a cabeça para a sua direita no jab e para a sua esquerda no direto, só o bastante para o soco passar rente à orelha. Gire quadril e joelhos, olhos no peito dele. Volte logo com um gancho. O que dá errado é dobrar a cintura e olhar para o chão: aí vem gancho ou joelhada.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'O que faço para não fechar os olhos quando vem o soco?',
      'fecho o olho no soco',
      'e como eu deixo de piscar',
      'viro o rosto toda vez que alguém me ataca',
    ],
    answer:
      'Faça 5 minutos por treino de socos lentos: o parceiro joga a 20% na sua guarda e você fica olhando o peito dele, soltando o ar em cada toque. Só aumente a força quando passar um round inteiro sem virar o rosto. Leva umas 6 semanas. O erro é tentar perder o medo no sparring forte: isso piora o reflexo.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Contra gancho é melhor bloquear ou passar por baixo?',
      'gancho bloqueia ou pendula',
      'e no gancho, abaixo ou seguro',
      'o gancho de esquerda dele me acerta sempre',
    ],
    answer:
      'Bloqueie primeiro: mão na orelha, como quem atende o telefone, cotovelo colado na costela, queixo baixo. Passar por baixo vem depois, quando você já lê o golpe, e sempre dobrando os joelhos. O que costuma dar errado é baixar a direita depois de bater: o gancho entra nesse buraco. Volte a mão pelo mesmo caminho.',
  },
  {
    matter: 'punch-defence',
    asked: [
      'Levei muitos socos no sparring e estou com dor de cabeça, posso treinar amanhã?',
      'dor de cabeça depois do sparring treino?',
      'e amanhã eu posso fazer sparring leve',
      'tomei um soco ontem e hoje estou meio lento',
    ],
    answer:
      'Não: nada de treino com contato até um médico examinar e liberar você. Dor de cabeça, lentidão ou enjoo depois de golpe podem ser concussão, mesmo sem desmaio. Vômito, sonolência, confusão ou dor que aumenta: pronto-socorro agora, acompanhado. Diga ao treinador: “Levei golpe na cabeça e estou com sintomas”. O erro é voltar porque um dia melhorou.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Como paro de recuar em linha reta?',
      'so ando pra tras em linha reta',
      'e depois de recuar, vou pra onde',
      'sempre acabo nas cordas porque vou andando para trás',
    ],
    answer:
      'Dê no máximo dois passos para trás e, no terceiro, saia de lado girando no pé da frente. Ponha um jab nessa saída para ele não seguir. Treine com fita no chão: recua, recua, gira, 3 rounds de 2 minutos. O erro é cruzar os pés na hora de virar: mexa primeiro o pé do lado para onde você vai.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Qual pé mexo primeiro quando ando para o lado?',
      'qual pe vai primeiro',
      'e pra direita, qual pé',
      'tropeço nos meus próprios pés quando ando de lado',
    ],
    answer:
      'Mexa primeiro o pé que está do lado para onde você vai: direita, pé direito; esquerda, pé esquerdo; frente, pé da frente. O outro segue a mesma distância e a base termina igual. Faça 5 minutos antes da aula, sem socar. O que dá errado é o segundo pé chegar perto demais: com os pés juntos, qualquer empurrão derruba.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Como sei se estou na distância certa para bater?',
      'qual a distancia certa',
      'e como eu meço isso na hora',
      'meus socos ficam curtos, nunca alcançam',
    ],
    answer:
      'Você está na distância quando o jab esticado toca a testa dele sem o corpo inclinar. Fora disso, fique meio passo mais longe e entre com o pé e o jab juntos. No início de cada round, jogue três jabs só para medir. O erro comum é inclinar o tronco para alcançar: o queixo chega antes do soco.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Como encurralo um adversário que foge o tempo todo?',
      'como corto o ringue',
      'e se ele só ficar correndo em volta',
      'corro atrás dele o round inteiro e não pego',
    ],
    answer:
      'Ande de lado para onde ele quer ir, em vez de ir atrás dele. Deixe seu pé da frente entre ele e o espaço livre e avance em passos curtos até ele encostar nas cordas. Feche a saída com gancho ou chute desse lado. O que dá errado é bater cedo demais, ainda no meio: ele escapa outra vez.',
  },
  {
    matter: 'footwork-distance',
    asked: [
      'Quantos minutos de corda devo pular para melhorar o jogo de pernas?',
      'quantos min de corda',
      'e de corda, quanto tempo por dia',
      'minhas pernas ficam pesadas e não consigo me mexer leve',
    ],
    answer:
      'Pule 3 rounds de 3 minutos, com 1 minuto de descanso, em três dias da semana. Se está começando, faça 6 vezes de 1 minuto. Saltos de 2 centímetros, na ponta dos pés, trocando de pé. Depois faça um round de sombra só andando. Dor no tendão de Aquiles ou na canela que dura mais de uma semana: pare e veja um fisioterapeuta.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Onde ponho o pé da frente contra um canhoto?',
      'pe por fora ou por dentro canhoto',
      'e o meu pé fica onde',
      'piso no pé do canhoto o tempo todo',
    ],
    answer:
      'Ponha seu pé da frente por fora do dele, para o lado da sua esquerda. Assim seu direto fica na linha do queixo dele e a esquerda dele passa longe. Dê o passo junto com o jab. O erro é ficar brigando só pelo pé e esquecer as mãos: se ele ganhar o lado, gire e recomece.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Qual golpe funciona melhor contra canhoto?',
      'melhor golpe contra canhoto',
      'e com que mão eu ataco',
      'não acerto nada em lutador canhoto',
    ],
    answer:
      'Seu direto de direita, reto pelo meio, é o primeiro golpe. Cubra a mão da frente dele com a sua esquerda e solte a direita junto com o passo para fora. No muay thai, o chute médio de direita entra na barriga aberta. O que dá errado é ficar parado depois: saia pela esquerda, longe da mão forte dele.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Como me defendo da esquerda do canhoto?',
      'como defendo a esquerda do canhoto',
      'e quando ele solta a mão de trás',
      'levo sempre a mão esquerda dele no meio da cara',
    ],
    answer:
      'Mantenha a mão direita colada no queixo e tire a cabeça para a sua direita, por fora do braço dele, quando ele soltar. Com os pés, ande sempre para a sua esquerda; para a direita você entra na mão forte. Treine 2 rounds em que ele só joga esse golpe. O erro é baixar a direita para preparar o contra-ataque.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'Devo trocar de base contra um canhoto?',
      'troco de base com canhoto?',
      'e se eu também virasse canhoto',
      'não tenho canhoto na academia e vou lutar com um',
    ],
    answer:
      'Não troque: fique na sua base, onde você defende sem pensar. Em vez disso, peça a um colega que lute na base invertida, 2 rounds em cada sparring, por pelo menos 4 semanas. Ele será um canhoto ruim, mas os pés ficam no lugar certo. O que dá errado é trocar na luta e perder potência e guarda juntas.',
  },
  {
    matter: 'southpaw-opponent',
    asked: [
      'O jab ainda serve contra um canhoto?',
      'jab serve contra canhoto',
      'e o jab, largo de mão',
      'meu jab bate sempre na mão da frente dele',
    ],
    answer:
      'Serve, mas para tapar e tirar a mão da frente dele mais do que para pontuar. Bata na luva dele de cima para baixo e passe o direto pelo espaço; ou jogue o jab por cima do ombro dele, em gancho curto. Três toques na luva, um golpe de verdade. O erro é insistir no jab reto: as mãos só se chocam.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Como entro na distância de um cara muito mais alto?',
      'como entro em cara mais alto',
      'e como eu chego perto sem levar',
      'ele tem o braço comprido e não consigo chegar nele',
    ],
    answer:
      'Entre atrás do jab dele: pare a mão com a palma direita, dê um passo longo e bata primeiro no corpo. Depois suba para a cabeça. Fique bem fora ou bem dentro, nunca parado na ponta do soco dele. O erro comum é entrar em linha reta com a cabeça alta: mexa a cabeça antes de mexer o pé.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Contra mais alto, bato na cabeça ou no corpo primeiro?',
      'mais alto bato cabeça ou corpo',
      'e eu miro onde primeiro',
      'meus socos na cabeça dele nunca alcançam',
    ],
    answer:
      'No corpo primeiro: está mais perto e mexe menos que a cabeça. Jab no peito, direto na barriga, gancho na costela, com os joelhos dobrados e a outra mão no queixo. Depois de três ou quatro, os cotovelos dele baixam e a cabeça abre. O que dá errado é dobrar a cintura em vez dos joelhos e levar joelhada.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'O que faço contra o chute frontal de um adversário mais alto?',
      'teep do cara alto como defende',
      'e se ele ficar só no chute frontal',
      'ele me empurra com o pé na barriga e não passo',
    ],
    answer:
      'Desvie o pé dele para o lado com a mão da frente, raspando o tornozelo de dentro para fora, e entre na hora com o chute na perna de apoio ou o direto. Dê o passo em diagonal, não de frente. O erro é agarrar com as duas mãos e ficar sem guarda. Treine 3 séries de 15 com ele avisando.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'No jiu-jitsu, que guarda uso contra um cara alto de perna comprida?',
      'bjj contra cara alto',
      'e no chão, o que muda com ele comprido',
      'o grandão de perna longa me pega no triângulo sempre',
    ],
    answer:
      'Jogue meia-guarda por baixo com underhook e a cabeça colada no peito dele: perto, as pernas longas atrapalham. Por cima, passe com pressão, joelho no meio e cotovelos colados na sua costela, para não dar triângulo. O que dá errado é passar de longe, com um braço dentro e um fora das pernas: ou os dois dentro, ou os dois fora.',
  },
  {
    matter: 'taller-opponent',
    asked: [
      'Como treino para lutar com alguém mais alto se não tenho parceiro alto?',
      'sem parceiro alto como treino',
      'e se não tiver ninguém alto na academia',
      'vou lutar com um cara 15 cm maior e aqui todo mundo é baixo',
    ],
    answer:
      'Dê ao parceiro um aparador comprido ou um espaguete de piscina na mão da frente: ele toca sua testa e você entra por baixo, 4 rounds de 2 minutos, duas vezes por semana. Complete com saco pendurado mais alto. Peça também um sparring de visita em outra academia, combinado pelo treinador. O erro é só treinar entrada e esquecer a saída.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'O que faço com quem só anda para a frente soltando golpes?',
      'cara q so vem pra cima',
      'e se ele não parar de avançar',
      'ele vem como um trator e eu me enrolo todo',
    ],
    answer:
      'Pare o primeiro passo dele com jab no peito ou chute frontal e saia de lado logo depois. Bate, gira, bate de novo. Dois golpes no máximo antes de mudar de lugar. O erro comum é esperar de guarda fechada até ele cansar: o juiz vê só um lutador batendo. Saia para o lado oposto ao braço forte dele.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Estou nas cordas apanhando, como saio?',
      'preso na corda como saio',
      'e quando já estou encurralado',
      'fico preso no canto e só levo',
    ],
    answer:
      'Agarre primeiro: braço por dentro do braço dele, mão na nuca ou no bíceps, cabeça no ombro dele, e gire trocando de lugar. Se não der para agarrar, jogue um gancho curto e saia por baixo, para o lado desse gancho. Treine começando nas cordas, 5 vezes 30 segundos. O que dá errado é tentar sair sem bater nem segurar.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Contra lutador de pressão, troco com ele ou fujo?',
      'troco ou corro do pressao',
      'e eu fico e troco ou saio',
      'quando paro para trocar ele ganha sempre',
    ],
    answer:
      'Nem um nem outro: troque por dois segundos e saia. Espere o pé dele tocar o chão no avanço, solte direto e gancho, e dê um passo de lado. A pressão dele precisa de você parado. O que dá errado é ficar para o quarto golpe porque os dois primeiros entraram.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Que golpe no corpo freia quem vem para cima?',
      'golpe no corpo pra frear',
      'e onde bato pra ele parar',
      'meus jabs não seguram o cara que avança',
    ],
    answer:
      'O uppercut curto e o gancho no corpo quando ele entra de cabeça baixa, e no muay thai a joelhada reta na barriga. Pés plantados, cotovelo a um palmo da costela, e gire o quadril. Bata no momento em que ele dá o passo. O erro é bater já recuando: sem pé firme o golpe não freia ninguém.',
  },
  {
    matter: 'pressure-fighter',
    asked: [
      'Meu parceiro pressiona forte demais no sparring, o que digo a ele?',
      'parceiro bate forte demais oq falo',
      'e como eu falo isso sem parecer frouxo',
      'no sparring leve ele vem para matar',
    ],
    answer:
      'Pare o round, levante a mão e diga: “Está forte demais para mim, vamos a 40%, quero treinar a saída das cordas”. Fale na hora, não depois. Se no round seguinte vier igual, diga “por hoje deu” e conte ao treinador. O que dá errado é responder mais forte. Golpe na cabeça com tontura: fim de treino e médico.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Qual contra-ataque aprendo primeiro?',
      'qual contra golpe primeiro',
      'e desses, por qual começo',
      'sempre contra-ataco atrasado',
    ],
    answer:
      'Comece com parar o jab e devolver o direto: palma direita toca a luva dele e a mesma mão sai reta. Um golpe dele, um seu. Faça 3 rounds de 2 minutos por treino durante 4 semanas antes de somar outro. O erro comum é defender, pensar e só então bater: a resposta sai quando a mão dele ainda está voltando.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Para onde olho para ler o golpe do adversário?',
      'olho pra onde na luta',
      'e eu olho nos olhos ou nas mãos',
      'só vejo o soco quando já chegou',
    ],
    answer:
      'Olhe para o alto do peito dele, entre os ombros, com a vista aberta. Dali você vê o ombro subir antes do soco e o quadril virar antes do chute. No sparring leve, faça um round só dizendo “mão” ou “perna” quando perceber. O que dá errado é olhar as luvas: elas mexem o tempo todo e enganam.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Como faço uma finta que a pessoa acredite?',
      'como fazer finta boa',
      'e por que ele não cai na finta',
      'finjo e ninguém reage',
    ],
    answer:
      'Bata o golpe de verdade duas vezes antes de fingi-lo. Depois mexa só o começo: ombro e pé da frente, 10 centímetros, com os olhos no mesmo lugar. Veja a reação e ataque o buraco na finta seguinte. O erro é fingir só com a mão, de longe: sem pé e sem distância, ninguém precisa responder.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'O que faço se os dois esperam o contra-ataque e ninguém ataca?',
      'os dois esperando oq faço',
      'e se ele também ficar esperando',
      'a luta fica parada porque nenhum de nós começa',
    ],
    answer:
      'Ataque você, com um golpe que não custa nada: jab e meio passo para trás, ou chute baixo e saída. Ele responde e você contra-ataca a resposta dele. Conte até cinco; passou, você joga. O que dá errado é esperar o round todo: empatado, o juiz dá para quem andou para a frente.',
  },
  {
    matter: 'counter-timing',
    asked: [
      'Quanto tempo leva para desenvolver timing?',
      'qto tempo pra ter timing',
      'e em quanto tempo isso vem',
      'vejo a abertura mas chego tarde',
    ],
    answer:
      'Para um contra-golpe só, conte de 6 a 8 semanas, com 10 minutos de drill em dupla, três vezes por semana. Primeiro com ritmo fixo, depois com o parceiro variando a pausa, por fim em sparring leve. Se chega tarde, volte para a etapa anterior. O erro é treinar no saco: saco não ataca, e timing só nasce com parceiro.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Como faço meu direto ficar mais forte?',
      'direto mais forte como',
      'e de onde vem a força',
      'bato no saco e ele nem mexe',
    ],
    answer:
      'Gire o calcanhar de trás para fora antes de a mão sair; quadril, ombro e punho vêm em seguida. Solto até o último palmo, punho fechado só no impacto. Faça 5 séries de 6 diretos fortes no saco, com 1 minuto de descanso. O erro é empurrar com o braço e inclinar: a testa não passa do joelho da frente.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Quantos golpes deve ter uma combinação?',
      'combo de quantos golpes',
      'e quantos golpes eu solto de cada vez',
      'começo combinações longas e me perco no meio',
    ],
    answer:
      'Três: um para abrir, um para machucar, um para sair. Por exemplo jab, direto e chute baixo; ou jab, gancho no corpo e gancho na cabeça. Escolha três combinações e faça um round de cada por treino, durante um mês. O que dá errado é decorar dez e, sob pressão, não sair nenhuma.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Como chuto mais forte no chute circular?',
      'chutar mais forte',
      'e o que eu faço com o pé de apoio',
      'meu chute parece um tapa',
    ],
    answer:
      'Dê um passo diagonal com o pé de apoio e vire a ponta dele para fora, quase 90 graus, antes de o quadril passar. O braço do mesmo lado desce para trás e a canela atravessa o alvo. Faça 4 séries de 10 por perna. O erro comum é o pé de apoio plantado: tira a força e torce o joelho.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Meu punho dói quando bato forte no saco, o que faço?',
      'punho doi no saco',
      'e se o pulso doer quando eu bater',
      'viro o pulso no gancho toda vez',
    ],
    answer:
      'Pare de bater forte por uma semana e, na volta, enfaixe com bandagem de 4,5 metros: três voltas no punho, três nos dedos. Acerte com os dois primeiros nós, punho em linha com o antebraço. Comece a 50%. Dor no lado do polegar, inchaço ou dor por mais de 7 dias: médico e raio X antes de voltar ao saco.',
  },
  {
    matter: 'power-and-combos',
    asked: [
      'Treino velocidade antes ou depois da força no treino?',
      'velocidade antes ou depois',
      'e isso eu faço em que parte do treino',
      'sou forte mas meus golpes são lentos',
    ],
    answer:
      'Antes, logo depois do aquecimento, com o corpo descansado: 8 vezes 10 segundos de golpes o mais rápido possível, com 50 segundos de descanso. Depois vêm técnica e força. Duas vezes por semana bastam. O que dá errado é fazer velocidade no fim, já cansado: você treina golpe lento. Ombros soltos e mãos abertas até o impacto.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Como saio quando ele trava minha nuca com as duas mãos?',
      'como sai do plum',
      'e se ele já fechou as mãos na minha nuca',
      'ele segura minha cabeça e só levo joelhada',
    ],
    answer:
      'Endireite a coluna, cole o quadril no dele e passe uma mão por dentro dos braços até a nuca dele; depois a outra. Se não passar, empurre o queixo dele com a palma e gire. Quadril colado tira a força da joelhada. O erro é puxar a cabeça para trás ou olhar para o chão.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Onde ponho as mãos ao fechar o clinch?',
      'mao onde no clinch',
      'e as mãos, cruzo os dedos ou não',
      'minhas mãos escorregam da nuca dele',
    ],
    answer:
      'Ponha uma palma sobre a outra no alto da cabeça, atrás, sem cruzar os dedos, com os antebraços juntos no peito dele. Puxe para baixo com os cotovelos, não com as mãos. A sua testa fica perto do ombro dele. O que dá errado é segurar baixo, no pescoço: ele fica ereto e entra nos seus braços.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Como dou joelhada sem perder o equilíbrio?',
      'joelhada sem cair',
      'e com a perna, como eu faço',
      'quando vou dar a joelhada ele me derruba',
    ],
    answer:
      'Dê um passo atrás com a perna que vai bater, puxe a cabeça dele e suba o joelho com o quadril para a frente, ponta do pé para baixo. Apoio na ponta do outro pé. Volte o pé ao chão na hora. O erro é bater quando ele está puxando: espere o peso dele parar, senão vem a varrida.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'O que faço contra alguém mais forte no clinch?',
      'clinch com cara mais forte',
      'e se ele for muito mais forte que eu',
      'sou jogado de um lado para o outro no clinch',
    ],
    answer:
      'Ganhe um lado só: uma mão na nuca, a outra no bíceps dele, cabeça colada do lado da nuca, e ande em círculo. Não meça força com as duas mãos. Gire quando ele empurrar. Faça 3 rounds de 3 minutos de clinch sem golpes, duas vezes por semana. O que dá errado é prender o ar e travar os braços.',
  },
  {
    matter: 'clinch-knees',
    asked: [
      'Posso usar cotovelo no clinch no sparring?',
      'cotovelo no sparring pode',
      'e cotovelada, eu posso treinar',
      'meu colega solta cotovelo no treino e cortou alguém',
    ],
    answer:
      'Não com contato: cotovelo se treina no aparador e, no sparring, só se marca, parando a um palmo, com cotoveleira e acordo antes. Diga: “Cotovelo a gente só mostra, certo?”. Se alguém insiste, avise o treinador. Corte no rosto: aperte com gaze limpa 10 minutos e vá ao pronto-socorro no mesmo dia para ver se precisa de ponto.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Como faço o sprawl direito contra o double leg?',
      'sprawl como faz',
      'e o quadril vai pra onde',
      'faço o sprawl e ele me leva assim mesmo',
    ],
    answer:
      'Jogue as duas pernas para trás e deixe o quadril cair em cima da cabeça ou do ombro dele, com o antebraço na frente do pescoço dele. Peito pesado, joelhos fora do chão. Depois gire para as costas. Faça 5 séries de 6. O erro é cair com o peito e deixar o quadril no alto: ele ainda pega as pernas.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Ele já pegou minha perna no single leg, o que faço?',
      'pegou minha perna e agora',
      'e se ele já estiver com a perna na mão',
      'ele levanta minha perna e fico pulando num pé',
    ],
    answer:
      'Empurre a cabeça dele para fora da sua linha, ponha o pé preso por fora da perna dele e aponte o joelho para o chão. Com a outra mão faça o whizzer: braço por cima do dele, apertando para baixo. Pule para perto e chute a perna para trás. O que dá errado é pular para longe: aí ele só corre com você.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Como me defendo de queda encostado na grade?',
      'defesa de queda na grade',
      'e se minhas costas já estão na grade',
      'no MMA ele me prende na grade e derruba',
    ],
    answer:
      'Abra bem a base, encoste o quadril na grade e consiga um underhook: braço por baixo da axila dele, mão no ombro. A outra mão empurra a cabeça dele para baixo. Com o underhook, gire e saia. Não segure na grade, é falta. O erro é ficar com os pés juntos: ele une suas pernas e puxa.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Como evito ser projetado no judô por quem domina a pegada?',
      'defesa de pegada no judo',
      'e se ele pegar a manga primeiro',
      'ele pega a gola e já estou voando',
    ],
    answer:
      'Quebre a pegada antes do terceiro passo: segure seu próprio paletó com as duas mãos perto da mão dele e puxe com o quadril para trás, de uma vez. Depois pegue você primeiro, manga e gola. Sem pegada boa, não ande. O que dá errado é esticar os braços e dobrar o corpo: isso rende punição e abre a entrada.',
  },
  {
    matter: 'takedown-defence',
    asked: [
      'Quando já vou cair, é melhor lutar contra ou aceitar a queda?',
      'to caindo luto ou aceito',
      'e se eu já estiver no ar',
      'apoiei a mão na queda e meu punho está doendo',
    ],
    answer:
      'Aceite a queda: queixo no peito, bata com o antebraço inteiro no chão e feche a guarda ou vire de joelhos logo. Nunca apoie a mão esticada, é assim que punho e cotovelo quebram. Treine 20 amortecimentos no início da aula. Punho inchado ou que dói ao apertar: pare e faça raio X no mesmo dia.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Como faço o uchi mata sem cair junto?',
      'uchi mata sem cair',
      'e por que eu caio junto com ele',
      'toda vez que entro no uchi mata vou pro chão com ele',
    ],
    answer:
      'Puxe antes de entrar: a mão da manga vai para cima e para a frente, como quem olha o relógio, até ele ficar na ponta dos pés. Só então ponha o pé de apoio entre os pés dele, joelho dobrado, e varra. Faça 50 entradas por treino sem projetar. O erro é o pé de apoio longe: você se inclina e cai.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Para iniciante, é melhor single leg ou double leg?',
      'single ou double leg',
      'e dos dois, qual aprendo antes',
      'tento quedar e levo guilhotina',
    ],
    answer:
      'Single leg: a cabeça fica por dentro, colada no peito dele, e a guilhotina fica mais difícil. Baixe os joelhos, passo entre os pés dele, mãos unidas atrás do joelho, e ande em círculo para trás. Faça 30 entradas por lado. O que dá errado é olhar para o chão: olhos para cima, costas retas.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Como preparo a entrada para ele não ver a queda vindo?',
      'como preparar a queda',
      'e antes de entrar, eu faço o quê',
      'ele sempre faz sprawl antes de eu chegar',
    ],
    answer:
      'Faça-o mexer as mãos ou o peso primeiro: puxe a cabeça para baixo por um segundo e, quando ele subir, entre nas pernas. No MMA, jab, jab e queda no terceiro. Entre a um braço de distância, não de longe. O erro comum é baixar o nível antes de chegar perto: o sprawl já está pronto.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'Qual é o momento certo da varrida de pé, o de ashi barai?',
      'quando varrer o pe',
      'e em que momento eu varro',
      'chuto a canela dele e ele não cai',
    ],
    answer:
      'Varra quando o pé dele está quase tocando o chão, com metade do peso ainda no ar. Use a sola, rente ao tatame, e puxe a manga para baixo no mesmo tempo. Treine andando de lado com o parceiro, 5 minutos por aula. O que dá errado é varrer pé plantado: vira chute na canela e machuca os dois.',
  },
  {
    matter: 'takedowns-throws',
    asked: [
      'No jiu-jitsu, puxo para a guarda ou tento a queda?',
      'puxo ou quedo',
      'e no campeonato, puxo logo',
      'sou ruim em pé e perco sempre dois pontos na queda',
    ],
    answer:
      'Puxe, se você tem uma guarda boa e o outro quedou mais que você no treino; faça nos primeiros 10 segundos, com pegada de manga e gola e o pé no quadril dele. Para depois, treine uma queda só, 10 minutos por aula, por 3 meses. O erro é puxar sem pegada: nas regras isso pode nem contar como puxada.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Como saio da montada de alguém pesado?',
      'sair da montada de pesado',
      'e com ele em cima, o que faço primeiro',
      'o cara de 100 kg monta e eu não mexo',
    ],
    answer:
      'Cotovelos colados na costela primeiro; depois prenda um braço e o pé dele do mesmo lado, suba o quadril e vire por cima do ombro, na diagonal. Se ele abrir o braço para apoiar, faça a fuga de quadril: cotovelo no joelho dele e recupere a meia-guarda. O erro é empurrar o peito com os braços esticados: vira armlock.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Onde ponho os braços embaixo dos cem quilos?',
      'braços onde no 100kg',
      'e os meus braços ficam onde',
      'fico esmagado de lado e não consigo respirar',
    ],
    answer:
      'Um antebraço na frente do pescoço dele, o outro na frente do quadril, cotovelos dobrados. Vire de lado, faça ponte para abrir espaço e só então escorregue o quadril e ponha o joelho por dentro. Faça 20 repetições por lado por aula. O que dá errado é abraçar as costas dele: seu braço de fora fica preso.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Como tiro o joelho na barriga sem dar o braço?',
      'joelho na barriga como sai',
      'e se ele puser o joelho em cima',
      'o joelho na barriga me tira o ar e dou o braço',
    ],
    answer:
      'Vire de lado para ele, ponha o antebraço, não a mão, na frente do joelho e fuja o quadril para trás até o joelho escorregar. A outra mão fica no seu pescoço. Depois reponha a guarda. O erro é empurrar o joelho com as duas mãos abertas: ele pega o braço. Dor forte na costela ao respirar: pare e vá ao médico.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Na meia-guarda por baixo, qual braço brigo para ganhar?',
      'meia guarda underhook qual braço',
      'e por baixo, qual mão primeiro',
      'ele achata minha meia-guarda e passa',
    ],
    answer:
      'Brigue pelo underhook com o braço de cima, o do lado da perna presa dele, e fique de lado, nunca de costas no chão. A mão de baixo segura o bíceps dele na frente do seu rosto. Com o underhook, suba para o cotovelo. O que dá errado é segurar a perna e esquecer o tronco: ele faz crossface e acabou.',
  },
  {
    matter: 'escape-mount-side',
    asked: [
      'Quanto tempo espero antes de tentar sair por baixo?',
      'qto tempo espero pra sair',
      'e eu saio na hora ou espero',
      'gasto tudo nos primeiros segundos e fico preso',
    ],
    answer:
      'Tente nos primeiros 2 ou 3 segundos, enquanto ele ainda está ajeitando o peso. Perdeu esse momento, feche os cotovelos, respire três vezes e espere ele mudar de mão ou de perna; aí vá de novo. Treine 6 vezes 1 minuto começando por baixo. O erro é fazer força o tempo todo contra uma posição parada.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Com ele nas minhas costas, o que defendo primeiro?',
      'costas pegas oq primeiro',
      'e qual mão eu seguro',
      'ele pega as costas e em cinco segundos estou batendo',
    ],
    answer:
      'Defenda o pescoço: as duas mãos no braço que estrangula, puxando o pulso dele para o seu peito, queixo baixo, ombros altos. Só depois escorregue as costas para o chão do lado do braço que passa por baixo da sua axila e passe o quadril por cima do gancho. O erro é mexer nos ganchos primeiro. Se apertou, bata logo.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Como saio da guilhotina quando entro na queda?',
      'sair da guilhotina',
      'e se a guilhotina já encaixou',
      'toda queda que dou acaba em guilhotina',
    ],
    answer:
      'Puxe o pulso dele com uma mão, jogue o outro braço por cima do ombro oposto dele e ande com o corpo para o lado contrário da sua cabeça. Ombro pesado no pescoço dele, quadril baixo. O aperto afrouxa. O que dá errado é puxar a cabeça para trás, em linha reta. Fechou de verdade: bata na hora.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Como saio de uma gravata no chão, aquela de cabeça e braço?',
      'sair da gravata no chao',
      'e se ele segurar minha cabeça no kesa',
      'o grandão prende minha cabeça no kesa gatame e não saio',
    ],
    answer:
      'Vire de lado para ele, puxe o cotovelo preso para o chão e ponha o antebraço livre contra o queixo dele, mãos unidas. Empurre, abra espaço e passe a perna na frente da cabeça dele ou vá para as costas. O erro é fazer ponte com as costas chapadas. Dor ou estalo no pescoço: bata, pare e vá ao médico.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Quando devo bater no estrangulamento?',
      'quando bater',
      'e até onde eu aguento',
      'tenho vergonha de bater cedo no treino',
    ],
    answer:
      'Bata quando o aperto está fechado e a sua defesa já falhou, antes de ver escuro ou ouvir zumbido. Duas batidas no corpo dele, ou diga “bati”. No treino isso custa 10 segundos. O erro é aguentar para ver se ele cansa. Quem apagou não treina mais no dia e procura um médico; confusão, fraqueza ou dor no pescoço: pronto-socorro.',
  },
  {
    matter: 'escape-back-choke',
    asked: [
      'Como tiro o triângulo de corpo quando estão nas minhas costas?',
      'body triangle como sai',
      'e se ele fechar triângulo no corpo',
      'ele cruza as pernas na minha barriga e não consigo girar',
    ],
    answer:
      'Deite sobre o lado do pé que está travado, para o peso do seu corpo prender a perna dele, e defenda o pescoço com as duas mãos. Dali, empurre o pé para baixo com a mão livre ou a perna e gire de frente. O que dá errado é deitar para o outro lado: o aperto nas costelas só aumenta.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Como paro de ter a guarda passada o tempo todo?',
      'minha guarda passa facil',
      'e o que eu ponho na frente dele',
      'todo mundo passa minha guarda em dez segundos',
    ],
    answer:
      'Mantenha sempre joelho e cotovelo do mesmo lado perto um do outro e um pé ou joelho entre vocês. Quando ele entrar por um lado, vire o quadril para ele, antebraço no ombro, e reponha o joelho. Faça 5 vezes 1 minuto só de retenção. O erro comum é esperar ele chegar ao peito: comece quando ele passar o seu joelho.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Qual raspagem aprendo primeiro da guarda fechada?',
      'primeira raspagem',
      'e dessas, qual é a mais fácil',
      'fico na guarda fechada e não acontece nada',
    ],
    answer:
      'A raspagem de quadril: quando ele ergue o tronco, sente, passe o braço por cima do ombro dele, segure o tríceps, apoie a outra mão atrás e vire o quadril. Se ele empurrar de volta, entre na guilhotina ou na kimura. Faça 20 por lado. O que dá errado é tentar com ele curvado: espere ele subir.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Uso guarda fechada ou aberta sendo baixo e de perna curta?',
      'perna curta qual guarda',
      'e com perna curta, qual uso',
      'minhas pernas não fecham em volta de ninguém',
    ],
    answer:
      'Use meia-guarda e guarda borboleta: as duas pedem perna curta e peito perto. Na borboleta, sente, cabeça no peito dele, um underhook, e levante com o gancho caindo para o lado, não para trás. Dê 3 meses só a uma delas. O erro é deitar de costas na borboleta: ele esmaga as pernas e passa.',
  },
  {
    matter: 'guard-play',
    asked: [
      'O que faço quando ele levanta dentro da minha guarda fechada?',
      'ele levanta na guarda fechada',
      'e se ele ficar em pé',
      'ele fica em pé, abre minhas pernas e passa',
    ],
    answer:
      'Abra você antes dele: pegue um tornozelo com a mão, ponha os dois pés no quadril e empurre, que ele cai sentado; então suba por cima. Mantenha uma manga presa com a outra mão. O que dá errado é ficar pendurado de guarda fechada: ele pode tirar você do chão. Se ele erguer você, abra e desça.',
  },
  {
    matter: 'guard-play',
    asked: [
      'Que pegadas faço na guarda aberta de kimono?',
      'pegada na guarda aberta',
      'e as mãos seguram onde',
      'meus dedos doem de tanto segurar a calça',
    ],
    answer:
      'Uma manga e o tornozelo ou a calça do mesmo lado, com um pé no quadril e o outro no bíceps dele. Nunca só a gola: sem manga ele controla suas pernas. Largue a pegada assim que ele quebrar e refaça. Esparadrapo nos dedos ajuda; dedo inchado que não dobra por mais de uma semana vai ao médico.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Como abro uma guarda fechada que não solta?',
      'abrir guarda fechada',
      'e pra abrir, levanto ou fico de joelhos',
      'fico preso na guarda fechada o rola inteiro',
    ],
    answer:
      'Levante: uma mão segura as duas lapelas no peito dele, a outra prende a manga; suba um pé de cada vez, costas retas. Em pé, empurre o joelho dele para baixo com a mão do mesmo lado até os pés abrirem. O erro é levantar com os braços dele livres: prenda a manga do lado da perna que sobe primeiro.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Contra guarda laço, qual mão solto primeiro?',
      'guarda laço qual mao primeiro',
      'e qual mão vai primeiro',
      'ele enrola a perna no meu braço e travo',
    ],
    answer:
      'Solte primeiro a mão presa no laço: gire o polegar para dentro, abaixe o cotovelo até o chão e avance o joelho contra a coxa dele para tirar a tensão. Com a manga frouxa, puxe a mão para cima em linha com o seu ombro. O que dá errado é puxar o braço para trás com ele esticado: o laço aperta.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'O que mudo se ele trocar para guarda aranha?',
      'guarda aranha como passa',
      'e se ele trocar para aranha',
      'ele põe os pés nos meus bíceps e me controla',
    ],
    answer:
      'Baixe um pé por vez: gire o pulso por fora da canela dele, segure a calça perto do tornozelo e empurre esse pé para o chão, entre as suas pernas. Então passe por esse lado com o joelho cortando. Cotovelos sempre dobrados. O erro é avançar reto, com o peso na frente: ele raspa por cima da cabeça.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'É melhor passar em pé ou de joelhos?',
      'passar em pe ou joelho',
      'e eu passo por cima ou por fora',
      'toda vez que fico de joelhos ele me raspa',
    ],
    answer:
      'Comece em pé, até ter as duas pernas dele controladas, e só desça quando o seu joelho já passou a linha do quadril dele. De pé você escolhe o lado; de joelhos, ele. Faça 5 vezes 2 minutos só de passagem. O que dá errado é ajoelhar entre os pés dele sem pegada nenhuma.',
  },
  {
    matter: 'guard-passing',
    asked: [
      'Passei as pernas mas ele repõe a guarda sempre, como seguro?',
      'ele repoe a guarda sempre',
      'e depois que passei, o que seguro',
      'chego de lado e o joelho dele volta',
    ],
    answer:
      'Controle a cabeça antes de comemorar: braço por baixo do pescoço, ombro no queixo dele, e a outra mão bloqueando o quadril de perto. Fique 3 segundos parado, peito pesado, joelho no quadril. Só então mude de posição. O erro é olhar para as pernas e deixar o rosto dele virar para você: virado, ele repõe.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Por que não consigo finalizar o triângulo mesmo fechado?',
      'triangulo nao fecha',
      'e quando fecho, o que falta',
      'fecho o triângulo e a pessoa só fica respirando',
    ],
    answer:
      'Falta ângulo: segure a sua canela, ponha o pé no quadril dele e gire até ver a orelha dele. Depois passe a dobra do joelho sobre o tornozelo, puxe a cabeça e junte os joelhos. O erro é travar pelo pé em vez do tornozelo e puxar de frente: dói no seu joelho e não aperta.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Como defendo o armlock da montada quando ele já caiu para trás?',
      'defesa armlock',
      'e se ele já esticar meu braço',
      'ele pega meu braço e não sei o que fazer',
    ],
    answer:
      'Una as mãos, palma com palma, vire o polegar para fora e empurre com a cabeça a perna que está no seu rosto; passe-a por cima e suba para dentro da guarda dele. Se as mãos abriram e o braço esticou, bata na hora. O que dá errado é esperar pelo estalo. Cotovelo dolorido no dia seguinte: sem treino, médico.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Ele tem as mãos unidas no armlock, como separo?',
      'maos unidas no armlock',
      'e se ele segurar as próprias mãos',
      'chego no armlock e ele trava as mãos',
    ],
    answer:
      'Enfie o antebraço na dobra do cotovelo dele, segure a sua própria lapela ou ombro e incline o corpo para o lado da cabeça dele, devagar. As mãos abrem pelo ângulo, não pela força. Joelhos juntos, calcanhares no chão. O erro é puxar reto para trás: ele sobe junto. Estique devagar para o parceiro poder bater.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Caí no triângulo, o que faço no primeiro segundo?',
      'cai no triangulo e agora',
      'e se ele já cruzou as pernas',
      'sempre deixo um braço dentro e vem o triângulo',
    ],
    answer:
      'Erga a postura na hora: olhe para o teto, cotovelo preso colado na sua barriga e mãos unidas atrás da coxa dele. Em seguida, ande para o lado do braço preso e empilhe, joelho no cóccix. Antes de tudo evite: dois braços dentro ou dois fora. O que dá errado é baixar a cabeça. Apertou, bata.',
  },
  {
    matter: 'armlock-triangle',
    asked: [
      'Kimura da guarda: em que momento eu ataco?',
      'kimura quando atacar',
      'e quando eu pego a kimura',
      'tento a kimura e ele esconde o braço',
    ],
    answer:
      'Ataque quando ele apoia a mão no chão ao lado do seu quadril. Pegue o pulso, sente, passe o outro braço por cima do ombro dele e feche sem polegar; volte ao chão, fuja o quadril para o lado e leve a mão dele às costas, devagar. O erro é ficar reto embaixo: sem ângulo, vira disputa de força.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Sou faixa branca, posso treinar chave de calcanhar?',
      'faixa branca pode heel hook',
      'e eu já posso treinar isso',
      'um colega quer me aplicar chave de calcanhar e sou novo',
    ],
    answer:
      'Não em rola: como faixa branca, treine só a botinha reta e a defesa, com o professor olhando. A chave de calcanhar rompe o joelho antes de doer. Diga ao colega: “Calcanhar comigo não, por favor, só botinha”. O que dá errado é aceitar por vergonha. Menor de idade não treina isso, e um dos pais deve saber.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Como defendo a chave de calcanhar?',
      'defesa heel hook',
      'e se ele já estiver com meu pé',
      'ele entrelaça minha perna e entro em pânico',
    ],
    answer:
      'Esconda o calcanhar: gire o pé de modo que os dedos apontem para o chão, dobre o joelho e segure com as duas mãos a mão dele. Depois tire o seu joelho da linha dos joelhos dele. Se o calcanhar já está preso, bata antes da dor. O erro é rolar para o lado errado ou puxar: isso torce o joelho.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Por que minha botinha reta não finaliza?',
      'botinha nao pega',
      'e onde fica o meu punho',
      'aperto a botinha e a pessoa ri',
    ],
    answer:
      'O osso do seu punho precisa ficar no tendão, logo acima do calcanhar, não na panturrilha. Cotovelo colado na costela, joelhos apertando a coxa dele, vire de lado e estenda o quadril, devagar, olhando para trás. O que dá errado é deitar reto com os joelhos abertos: ele calça o pé e levanta.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Quais chaves de perna são permitidas no campeonato de jiu-jitsu?',
      'chave de perna pode no campeonato',
      'e no campeonato vale qual',
      'fui desclassificado por virar o pé para dentro',
    ],
    answer:
      'Nas regras mais comuns de kimono, branca a roxa só usam a botinha reta; leglock, mata-leão no pé (toe hold) e chave de panturrilha vêm na marrom e preta; chave de calcanhar não vale. Crianças e mais novos têm regra ainda mais fechada. Leia o livro do evento na semana da inscrição e mostre ao professor. O erro é confiar no que vale na academia.',
  },
  {
    matter: 'leg-locks',
    asked: [
      'Meu joelho estalou numa chave de perna, o que faço?',
      'joelho estalou na chave',
      'e se estalou mas dói pouco',
      'bati tarde e meu joelho fez um estalo',
    ],
    answer:
      'Pare agora e não teste o joelho, mesmo com pouca dor. Gelo 15 minutos com pano, perna elevada, e médico ortopedista em um ou dois dias; se inchou rápido, falseia, trava ou não aguenta o peso, pronto-socorro hoje. Sem treino até liberarem. O que dá errado é voltar na aula seguinte porque não doía andando.',
  },
  {
    matter: 'finishing',
    asked: [
      'Pego as costas mas não finalizo o mata-leão, o que falta?',
      'mata leao nao entra',
      'e qual mão vai primeiro',
      'chego nas costas e ele defende o pescoço até o fim',
    ],
    answer:
      'Tire as mãos dele antes do pescoço: prenda o pulso que defende e leve-o para baixo, se der com a sua perna por cima. Então a mão que estrangula vai até o ombro dele, como quem pega a própria alça, e a outra some atrás da nuca. O erro é apertar por cima do queixo: cansa você e só irrita.',
  },
  {
    matter: 'finishing',
    asked: [
      'Monto e perco a posição quando ataco, como evito?',
      'perco a montada quando ataco',
      'e como eu ataco sem perder',
      'toda vez que vou na finalização ele escapa',
    ],
    answer:
      'Ataque só depois de segurar a montada por 5 segundos com os joelhos nas axilas dele. Comece por um braço de cada vez e mantenha um joelho pesado enquanto o outro sobe. Se escapar metade, volte à montada em vez de insistir. O que dá errado é tirar o peso do quadril para puxar o braço com força.',
  },
  {
    matter: 'finishing',
    asked: [
      'Quanto tempo aperto um estrangulamento antes de desistir?',
      'qto tempo aperto',
      'e quando eu solto e mudo',
      'aperto até meus braços morrerem e não sai',
    ],
    answer:
      'Cerca de 8 segundos com o encaixe certo; sem reação, afrouxe, corrija e ataque outra coisa. Um estrangulamento bem posto faz bater em menos que isso. Respire e use costas e peito, não só bíceps. O erro é queimar os antebraços no primeiro minuto. Bateu ou ficou mole, solte na hora; quem apagou para de treinar e vê um médico.',
  },
  {
    matter: 'finishing',
    asked: [
      'Balancei o adversário em pé, como termino sem me afobar?',
      'balancei ele e agora',
      'e quando ele sente o golpe, faço o quê',
      'machuco o cara e me canso tentando acabar',
    ],
    answer:
      'Dê um passo atrás, respire uma vez e solte só golpes retos, três de cada vez, corpo e cabeça alternados. Deixe-o contra as cordas e fique no seu equilíbrio. Quando o árbitro entrar, pare. O que dá errado são 20 ganchos largos em 10 segundos: você fica sem ar e aberto. No sparring é o contrário: pare e pergunte.',
  },
  {
    matter: 'finishing',
    asked: [
      'No treino solto as pessoas por pena, como mudo isso?',
      'solto por pena',
      'e se eu ficar com dó',
      'afrouxo a finalização porque não quero machucar',
    ],
    answer:
      'Aperte em três tempos: encaixe, conte um, e feche devagar até a pessoa bater; assim você termina sem machucar. Combine antes: “Vou até o fim devagar, bate quando quiser”. Faça isso em três rolas por treino. O erro é soltar no encaixe: na competição o corpo faz igual. Chave de joelho e calcanhar continuam paradas no controle.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Estou ganhando por dois pontos e falta um minuto, o que faço?',
      'ganhando e falta 1 min',
      'e se eu já estiver na frente',
      'sempre levo a virada no último minuto',
    ],
    answer:
      'Continue atacando com o que é seguro: mantenha a pegada ou o jab, ande para o meio e ameace a cada 10 segundos. Assim não vem punição por falta de combate. Nada de golpe novo nem finalização arriscada. O erro é recuar e segurar: o árbitro pune e o outro cresce.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'O que os juízes olham mais no boxe ou muay thai amador?',
      'oq o juiz ve',
      'e o que conta mais ponto',
      'perdi por pontos e achei que tinha ganhado',
    ],
    answer:
      'No boxe contam golpes limpos na frente da cabeça e do tronco; no muay thai valem mais chutes e joelhadas que desequilibram do que socos. Nos dois, termine cada round com um ataque claro e fique em pé firme depois. Leia a regra do seu evento com o treinador. O que dá errado é bater na guarda e achar que pontuou.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Como sei quanto tempo falta no round sem olhar o relógio?',
      'como saber o tempo do round',
      'e como eu sei que está acabando',
      'o round acaba quando eu ia atacar',
    ],
    answer:
      'Combine duas palavras com o córner: uma aos 30 segundos e outra aos 10, por exemplo “trinta” e “agora”. No treino use o mesmo aviso em todos os rounds por 4 semanas. Em “agora”, solte a sua combinação mais segura. O erro é olhar para o relógio: é nessa hora que o golpe entra.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Fico no centro do ringue ou uso as cordas?',
      'centro ou cordas',
      'e eu luto no meio ou na beirada',
      'o adversário sempre toma o centro',
    ],
    answer:
      'Fique no centro: ande menos, veja mais, e o juiz vê você mandando. Tome o lugar nos primeiros 10 segundos com jab e passo à frente. Perdeu o centro, saia de lado e volte em curva, nunca reto. O que dá errado é encostar nas cordas para descansar: descanse no meio, de longe, com o jab.',
  },
  {
    matter: 'ring-craft',
    asked: [
      'Levei um golpe ilegal, o que faço na hora?',
      'golpe ilegal oq faço',
      'e se ele bater depois do gongo',
      'ele me deu uma cabeçada e o juiz não viu',
    ],
    answer:
      'Proteja-se, dê um passo atrás e olhe para o árbitro; não pare de se defender até ele parar a luta. Diga só: “Cabeçada, senhor”. Use todo o tempo de recuperação que ele der. O córner reclama, não você. O erro é devolver: a punição vem para você. Visão dupla, tontura ou dor de cabeça: avise e vá ao médico do evento.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'O que faço no minuto entre os rounds?',
      'minuto de descanso oq faço',
      'e no intervalo, como uso o tempo',
      'volto do intervalo mais cansado do que fui',
    ],
    answer:
      'Sente logo e respire 20 segundos pelo nariz, soltando o ar longo pela boca; depois dois goles de água; nos 20 segundos finais ouça uma única instrução e repita em voz alta. Braços soltos nas coxas. O que dá errado é falar e discutir: o ar vai embora. Dor de cabeça ou visão embaçada, diga ao córner já.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Sou córner pela primeira vez, o que digo ao atleta?',
      '1a vez no corner oq falo',
      'e no intervalo, digo o quê',
      'meu atleta volta e não lembra nada do que falei',
    ],
    answer:
      'Diga no máximo duas coisas: uma que ele já faz bem e uma para fazer agora, por exemplo “O jab está entrando. Agora sai pela esquerda.” Fale só depois de 20 segundos de respiração, olhando nos olhos, voz baixa. O erro é três pessoas falando juntas. Atleta confuso ou respondendo torto: pare a luta e chame o médico.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Como divido a energia em três rounds?',
      'dividir gas em 3 rounds',
      'e no primeiro, quanto eu solto',
      'morro no segundo round sempre',
    ],
    answer:
      'Primeiro round a 70%, segundo a 80, terceiro tudo o que sobrar. Na prática: combinações de dois ou três, respiração a cada golpe, e 10 segundos de movimento depois de cada troca. Treine 4 rounds para lutar 3. O que dá errado são os primeiros 30 segundos no máximo, por nervosismo: comece só com jab.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Acho que perdi os dois primeiros rounds, arrisco tudo no último?',
      'perdi 2 rounds arrisco?',
      'e no último, vou com tudo',
      'estou atrás e falta um round',
    ],
    answer:
      'Sim, arrisque, mas em ordem: primeiro minuto tirando as pernas e o corpo dele, depois ataques longos de 10 segundos com 10 de pausa, e os 30 finais sem parar. Pergunte ao córner: “Preciso de nocaute ou de round?”. O erro é sair rodando golpe no gongo e ficar sem ar em 40 segundos.',
  },
  {
    matter: 'rounds-and-corner',
    asked: [
      'Quando o córner deve jogar a toalha?',
      'quando jogar a toalha',
      'e até quando eu deixo ele lutar',
      'meu atleta está apanhando e quer continuar',
    ],
    answer:
      'Pare quando ele não responde mais aos golpes, as pernas falham, ou ele não sabe dizer em que round está. A decisão é do córner, não dele. Combine antes da luta: “Se eu parar, você aceita”. Depois, médico do evento e ninguém sozinho nas primeiras 24 horas. O que dá errado é dar mais um round.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Como monto um plano simples para a minha luta?',
      'plano de luta simples',
      'e quantas coisas eu ponho no plano',
      'entro na luta e esqueço tudo que planejei',
    ],
    answer:
      'Escreva três linhas: como começo, o que faço quando ele ataca, como termino o round. Exemplo: “Jab e centro. Ele entra, direto e saio à esquerda. Últimos 20 segundos, combinação”. Treine essas três em todo sparring por 4 semanas. O erro é um plano de dez pontos: sob pressão sobram dois.',
  },
  {
    matter: 'game-plan',
    asked: [
      'O que procuro no vídeo do adversário?',
      'video do adversario oq olho',
      'e no vídeo, anoto o quê',
      'vi as lutas dele mil vezes e fiquei só mais nervoso',
    ],
    answer:
      'Anote quatro coisas: base, primeiro golpe de cada ataque, para que lado ele sai, e o que faz quando cansa. Veja três lutas recentes, uma vez cada, 30 minutos no total, com o treinador. Escolha uma fraqueza para treinar. O que dá errado é ver os melhores momentos: ali ninguém erra. Pare de ver na semana da luta.',
  },
  {
    matter: 'game-plan',
    asked: [
      'Não sei nada do adversário, que plano faço?',
      'nao conheço o adversario',
      'e se eu não achar nada dele',
      'vou lutar com um desconhecido',
    ],
    answer:
      'Faça o plano só do seu jogo e use o primeiro minuto para ler: três jabs, um chute baixo, uma finta, e veja se ele recua, bloqueia ou troca. O córner diz no intervalo qual das três. Prepare uma resposta para cada. O erro é esperar o round inteiro para entender e perdê-lo sem atacar.',
  },
  {
    matter: 'game-plan',
    asked: [
      'O plano não está funcionando no meio da luta, o que faço?',
      'plano nao funciona na luta',
      'e se der tudo errado no primeiro round',
      'ele faz tudo diferente do que treinei',
    ],
    answer:
      'Mude uma coisa só, primeiro a distância: se perde de longe, encurte; se perde de perto, saia. O golpe fica o mesmo. Dê 1 minuto a essa mudança antes de trocar outra vez. Combine isso com o córner como plano B antes da luta. O que dá errado é jogar tudo fora e brigar na raiva.',
  },
  {
    matter: 'game-plan',
    asked: [
      'O que faço primeiro na minha primeira competição de jiu-jitsu?',
      '1a competiçao bjj oq faço primeiro',
      'e quando o juiz mandar começar',
      'travo nos primeiros segundos da luta',
    ],
    answer:
      'Faça a sua primeira pegada em 3 segundos: manga e gola, e daí a sua única queda ou puxada. Decida isso hoje e repita 20 vezes por treino até o dia. Depois da pegada, o corpo segue sozinho. O erro é esperar para ver o que ele faz: quem pega primeiro escolhe. Respire fundo duas vezes antes de pisar.',
  },
  {
    matter: 'drilling',
    asked: [
      'Como lembro das técnicas depois da aula?',
      'esqueço tudo da aula',
      'e como eu guardo isso',
      'no dia seguinte não lembro de nenhuma posição',
    ],
    answer:
      'Escreva três linhas em até 10 minutos depois da aula: onde começa, qual mão primeiro, o que dá errado. Antes da aula seguinte leia e faça 5 repetições com um colega. Grave um vídeo só se o professor permitir. O erro é anotar tudo: escolha uma técnica por aula.',
  },
  {
    matter: 'drilling',
    asked: [
      'Quantas repetições faço de cada técnica?',
      'qtas repetiçoes',
      'e de cada lado, quantas',
      'repito cem vezes e no rola não sai',
    ],
    answer:
      'Faça 10 lentas para acertar, 10 em ritmo normal e depois 3 vezes 2 minutos com o parceiro resistindo a 30, 50 e 70%. A resistência é o que leva ao rola. Comece pelo seu lado bom. O que dá errado são cem repetições com boneco parado: o corpo aprende contra ninguém.',
  },
  {
    matter: 'drilling',
    asked: [
      'Só treino duas vezes por semana, o que faço em casa?',
      'treino 2x o q faço em casa',
      'e em casa, sozinho, dá pra treinar o quê',
      'tenho pouco tempo de tatame e não evoluo',
    ],
    answer:
      'Faça 12 minutos, três dias por semana: 4 de fuga de quadril e ponte, 4 de levantada técnica, 4 de sombra com as entradas da semana. Quem luta em pé troca por corda, jogo de pernas e sombra diante do espelho. O erro é querer uma hora e não fazer nada. Estrangulamento nunca se treina sozinho.',
  },
  {
    matter: 'drilling',
    asked: [
      'Treino uma técnica por mês ou várias?',
      'uma tecnica ou varias',
      'e foco numa só ou misturo',
      'cada aula é uma posição nova e não domino nenhuma',
    ],
    answer:
      'Uma por mês, com a entrada, a execução e a resposta à defesa mais comum. Faça a aula normal, mas em todo rola tente essa pelo menos três vezes. Conte quantas saíram. O que dá errado é largar na segunda semana porque falha: da terceira em diante ela começa a entrar.',
  },
  {
    matter: 'drilling',
    asked: [
      'O que digo ao parceiro que resiste demais no drill?',
      'parceiro resiste no drill',
      'e se ele não me deixar fazer',
      'meu colega trava tudo quando estamos aprendendo',
    ],
    answer:
      'Diga: “Me dá 30% agora, e na última rodada você trava tudo”. Isso dá a ele um momento para resistir. Combine também 10 repetições seguidas e troca. Se continuar, peça ao professor para mudar a dupla, sem reclamar em voz alta. O erro é fazer força contra ele: os dois se machucam e ninguém aprende.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'O que visto e levo na primeira aula?',
      '1a aula oq levo',
      'e amanhã eu vou com que roupa',
      'vou estrear na academia e não sei o que usar',
    ],
    answer:
      'Leve camiseta justa, short sem bolso nem zíper, chinelo, água e toalha; luva ou kimono a academia costuma emprestar, pergunte por mensagem. Unhas cortadas, sem brinco, anel ou relógio. Chegue 15 minutos antes e diga: “É minha primeira aula”. O erro é comprar tudo antes: espere o primeiro mês.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'Compro luva de quantas onças?',
      'luva quantas oz',
      'e pra sparring, qual peso',
      'comprei luva pequena e reclamaram no sparring',
    ],
    answer:
      'Compre 12 onças para saco e aparador se pesa até 70 quilos, 14 acima disso; para sparring, 16 onças, e 14 só para quem é bem leve e se o treinador aceitar. Um par de 14 ou 16 basta no começo. O que dá errado é usar luva velha e dura no sparring: machuca o parceiro.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'De quanto em quanto tempo lavo kimono e bandagem?',
      'lavar kimono quando',
      'e a bandagem, lavo sempre',
      'meu kimono cheira mal mesmo lavado',
    ],
    answer:
      'Depois de cada treino, no mesmo dia, e seque aberto, à sombra; luvas ficam fora da bolsa, abertas. Para o cheiro, deixe o kimono 30 minutos em água com um copo de vinagre antes de lavar. O erro é largar na mala até o dia seguinte. Mancha redonda ou ferida na pele: não treine e mostre ao médico.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'Preciso de protetor bucal sob medida ou serve o de loja?',
      'protetor bucal qual',
      'e o de ferver serve',
      'o protetor me dá ânsia e eu tiro',
    ],
    answer:
      'O de ferver serve para começar, se ficar preso quando você abre a boca; para competir ou se usa aparelho, faça no dentista. Siga o tempo de água da embalagem e morda 30 segundos. Se dá ânsia, apare 2 milímetros no fundo. O que dá errado é treinar sem ele só hoje. Troque quando rasgar.',
  },
  {
    matter: 'gear-and-etiquette',
    asked: [
      'Posso recusar treinar com alguém na academia?',
      'posso recusar rola',
      'e como eu digo não pra ele',
      'um graduado me chama e tenho medo de me machucar',
    ],
    answer:
      'Pode, com qualquer pessoa e qualquer faixa. Diga: “Obrigado, essa eu descanso”, e nada mais. Se o motivo é força demais ou toque impróprio, conte ao professor no mesmo dia, em particular; menores contam também a um dos pais. O erro é inventar lesão: no rola seguinte ele chama outra vez.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Começo com boxe ou muay thai?',
      'boxe ou muay thai',
      'e dos dois, qual primeiro',
      'quero lutar em pé e não sei qual escolher',
    ],
    answer:
      'Muay thai, se quer usar o corpo todo; boxe, se quer mãos e pernas rápidas e tem quadril duro. Faça uma aula de cada na mesma semana e fique 3 meses na que fica mais perto de casa. O erro é começar as duas juntas: as bases são diferentes e você mistura tudo.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Jiu-jitsu com kimono ou sem kimono para começar?',
      'gi ou nogi pra começar',
      'e com kimono ou sem',
      'a academia tem os dois e não sei em qual entrar',
    ],
    answer:
      'Com kimono: o jogo é mais lento e dá tempo de entender posição e defesa. Depois de 6 meses, some uma aula sem kimono por semana. Se o seu alvo é MMA, inverta. O que dá errado é escolher pelo preço do kimono: muitas academias emprestam um no primeiro mês, pergunte.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Como reconheço uma boa academia na aula experimental?',
      'como saber se academia é boa',
      'e o que eu olho na visita',
      'já entrei numa academia ruim e me machuquei',
    ],
    answer:
      'Olhe três coisas: o professor corrige os novos, ninguém faz sparring forte com iniciante, e o tatame é limpo. Pergunte: “Quando começa o sparring e com quem?”. Resposta boa: depois de semanas, com gente escolhida. O erro é assinar um ano no primeiro dia: faça duas aulas e leia a multa de saída.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Tenho 45 anos, qual luta é mais segura para começar?',
      '45 anos qual luta',
      'e na minha idade, qual faço',
      'passei dos quarenta e tenho medo de me quebrar',
    ],
    answer:
      'Boxe ou muay thai sem sparring, ou jiu-jitsu com professor que separa iniciantes, duas vezes por semana. Antes, faça um exame médico com pressão e coração. Nos primeiros 3 meses, só técnica. O que dá errado é rolar com jovens de competição na segunda semana. Dor no peito ou falta de ar estranha: pare e pronto-socorro.',
  },
  {
    matter: 'choosing-a-sport',
    asked: [
      'Qual luta escolho para o meu filho de 6 anos?',
      'luta pra filho 6 anos',
      'e pra criança, qual é melhor',
      'meu filho é agitado e quero pôr numa luta',
    ],
    answer:
      'Judô ou jiu-jitsu infantil: ele aprende a cair, brinca de agarrar e não leva golpe na cabeça. Turma da idade dele, 45 minutos, duas vezes por semana, até 12 crianças por professor. Assista à primeira aula inteira. O erro é escolher por medalha: nessa idade conta se ele quer voltar na semana seguinte.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Querem me assaltar com arma, reajo ou entrego?',
      'assalto reajo?',
      'e se ele estiver armado',
      'tenho medo de ser assaltado na volta do treino',
    ],
    answer:
      'Entregue. Mãos à vista, diga “Pode levar, está no bolso direito”, mexa-se devagar e afaste-se. Depois vá para um lugar com gente, ligue 190 e bloqueie o celular. O erro é achar que o treino vale contra arma: nenhuma técnica compensa um celular.',
  },
  {
    matter: 'self-defence',
    asked: [
      'O que digo a alguém que quer briga na rua?',
      'cara quer briga oq falo',
      'e se ele vier pra cima gritando',
      'um sujeito me encarou no bar e travei',
    ],
    answer:
      'Diga alto e calmo: “Não quero problema, estou indo embora”, com as palmas abertas na altura do peito, dois passos de distância, e saia em direção a outras pessoas. Não discuta quem tem razão. O que dá errado é dar as costas de perto. Se houve agressão, boletim de ocorrência e, se preciso, advogado.',
  },
  {
    matter: 'self-defence',
    asked: [
      'Quanto tempo de treino até eu saber me defender?',
      'qto tempo pra me defender',
      'e em quanto tempo serve pra algo',
      'treino há dois meses e ainda me sinto indefeso',
    ],
    answer:
      'Conte de 6 a 12 meses, duas ou três aulas por semana, com sparring leve, para manter a calma sob pressão. Desde hoje servem atenção, distância e sair cedo. O erro é confiar em curso de fim de semana. Se o medo impede você de sair de casa, procure um psicólogo além do treino.',
  },
]
