import type { EntryWords } from '../entry.ts'
import type { TECHNIQUE_ENTRIES } from '../facts/technique.ts'

export const TECHNIQUE: Record<keyof typeof TECHNIQUE_ENTRIES, EntryWords> = {
  'check-low-kick': {
    asked: [
      'como defender low kick direito',
      'minha perna da frente morre no segundo round, o cara só fica chutando a coxa',
      'não consigo bloquear low kick',
      'quando eu checo o chute a minha canela dói mais que a dele, o que tô fazendo errado',
      'calf kick acaba comigo em todo sparring, quando vejo a perna já tá dormente',
      'no low kick eu subo o joelho reto ou viro pra fora',
    ],
    answer:
      'Tire o pé da frente do chão e abra o joelho uns 45 graus para fora, para a canela dele bater no terço de cima da sua, logo abaixo do joelho.\n1. Deixe o peso um pouco atrás: perna da frente carregada não sobe.\n2. Feche o espaço: cotovelo no joelho, ponta do pé puxada para cima, mãos altas.\n3. Pisou, respondeu: chute ou direto na hora.\nSe o chute vem na panturrilha, gire canela e pé para fora ou recolha a perna. Canela endurece em meses de saco e aparador. Dor num ponto só do osso que dura dias é caso de médico.',
    why: 'O terço de cima da canela é a parte mais forte do osso, e perna aberta recebe de frente o chute que vem de lado.',
    step: 'Faça três rounds de caneleira em que o parceiro só dá low kick a meia força e você bloqueia e responde todos.',
    mistake: 'A maioria sobe o joelho reto e leva o chute na lateral da panturrilha.',
  },
  'catch-body-kick-and-teep': {
    asked: [
      'como pegar o chute no corpo sem quebrar o braço',
      'o cara me para com teep na barriga o round todo e eu não chego perto',
      'melhor defesa contra chute frontal',
      'chute na costela tá moendo meu antebraço, bloqueio ou agarro a perna?',
      'tento segurar o chute e tomo soco na cara toda vez',
      'peguei a perna dele e agora faço o que',
    ],
    answer:
      'Dê um passo no mesmo sentido do chute, deixe ele chegar já sem força na sua lateral e feche o braço desse lado em volta da canela; a outra luva fica no queixo.\nChute direito dele: passo para a sua direita, abrace com o esquerdo e empurre o ombro ou chute a perna de apoio.\nTeep: meio passo atrás, uma mão varre o calcanhar cruzando seu corpo e você sai por fora, com ele caindo meio de costas.\nNão deu tempo? Dois antebraços juntos e canela alta, nunca uma mão buscando embaixo. Muay thai e MMA permitem segurar a perna; muitas regras de kickboxing proíbem ou limitam.',
    why: 'O passo no sentido do chute rouba a velocidade dele antes do contato; o braço parado no caminho recebe o golpe inteiro.',
    step: 'Treine devagar, antes do sparring, dez pegadas do chute no corpo e dez desvios do teep de cada lado.',
    mistake: 'A maioria desce as duas mãos atrás da perna e deixa o rosto aberto.',
  },
  'slip-parry-jab-cross': {
    asked: [
      'como parar de tomar jab',
      'esquiva ou parry, qual é melhor contra golpe reto',
      'levo todos os jabs na cara',
      'o jab e direto dele passa no meio da minha guarda, e agora',
      'pra que lado eu esquivo do direto',
      'eu vejo o jab vindo e mesmo assim fico parado tomando no nariz',
    ],
    answer:
      'Aprenda primeiro a desviar o jab com a mão e depois a esquivar: a defesa de mão é menor e perdoa atraso.\nOs dois destros:\n1. Jab: a luva direita anda um palmo na frente do rosto e dá um tapa para baixo; não vá buscar.\n2. Direto: feche o ombro da frente e receba na luva esquerda, ou esquive para a esquerda e deixe passar por cima do ombro direito.\n3. Esquiva do jab: flexione um pouco os joelhos e gire para a direita; ele passa sobre o ombro esquerdo.\nResponda na hora, senão vem outro. Onde vale chute e joelhada, esquive curto e nunca dobre a cintura.',
    why: 'A mão tem caminho curto e reage antes do tronco; já a cabeça que se mexe na hora errada vai direto para o golpe seguinte.',
    step: 'Faça dois rounds em que o parceiro só joga jab e você desvia um, esquiva outro e devolve o jab sempre.',
    mistake: 'A maioria estica a mão para encontrar o jab e abre a porta para o direto ou o cruzado.',
  },
  'block-hook-and-guard': {
    asked: [
      'sempre tomo o cruzado de esquerda',
      'como bloquear cruzado',
      'minha mão cai quando eu bato e levo o contragolpe',
      'por que o cruzado entra se minha guarda tá alta',
      'no cruzado eu faço pêndulo ou bloqueio',
      'o professor grita mão em cima o treino todo e eu nem percebo que ela cai',
    ],
    answer:
      'Encoste a luva na têmpora como quem atende o telefone, cotovelo para baixo, queixo fechado, e gire um pouco junto com o golpe.\nO cruzado de esquerda dele chega do seu lado direito, quase sempre logo depois que a sua direita volta baixa. O conserto está no seu ataque: a mão volta pela mesma linha até a maçã do rosto, sem passar pelo quadril.\nNo corpo: dobre os joelhos e leve o cotovelo ao osso do quadril; a luva fica em cima.\nPêndulo só na distância de soco, com as pernas, saindo por fora do braço dele; no muay thai e no MMA, raso, por causa das joelhadas.',
    why: 'A luva colada na cabeça forma uma parede só, enquanto a afastada é jogada contra o rosto; e a mão que volta baixa atrasa tudo.',
    step: 'Faça três rounds de sombra tocando a própria bochecha com a luva depois de cada soco.',
    mistake: 'A maioria deixa a luva a alguns dedos da cabeça, e o cruzado joga a própria luva contra o rosto.',
  },
  'hit-when-stepping-back': {
    asked: [
      'tomo golpe toda vez que dou um passo pra trás',
      'por que sempre me acertam quando eu recuo',
      'ando pra trás em linha reta até bater nas cordas',
      'como sair com segurança depois da minha combinação',
      'ele joga três e o terceiro sempre me pega recuando',
      'quando me pressionam eu cruzo os pés',
    ],
    answer:
      'Você leva porque recua em linha reta, e ele anda para a frente mais rápido do que você anda para trás.\n1. Um passo reto para trás, no máximo dois: primeiro o pé de trás, o da frente acompanha, mesma abertura de base.\n2. O passo seguinte é para o lado: o destro empurra com o pé direito e sai para a esquerda, ou crava o esquerdo e pivota.\n3. Deixe algo no caminho: jab, teep, braço esticado.\n4. Queixo baixo e mãos altas até sair do alcance; muita gente relaxa meio passo antes.\nNa sua combinação é igual: último golpe e sai, não último golpe e fica olhando.',
    why: 'Em linha reta você continua sendo o mesmo alvo e basta seguir batendo; um passo de lado obriga o outro a parar, virar e mirar de novo.',
    step: 'Cole uma fita no chão e faça dois rounds de sombra saindo dela para o lado a cada dois passos para trás.',
    mistake: 'A maioria levanta o queixo e abaixa as mãos enquanto recua.',
  },
  'cut-off-the-ring': {
    asked: [
      'como cortar o ringue de quem foge',
      'ele fica circulando e eu correndo atrás a luta toda',
      'adversário que só corre, como encurralar',
      'sigo o cara pelo cage inteiro e não acerto nada',
      'cortar ângulo contra quem se movimenta muito',
      'ele toca e some, me sinto muito lento',
    ],
    answer:
      'Ande de lado para fechar a frente dele em vez de ir atrás: seu pé da frente vai para onde ele quer chegar, não para onde ele está.\n1. Tome o centro e mantenha o cara entre você e as cordas.\n2. Ele vai para a sua esquerda: pé esquerdo abre, o de trás acompanha. Ele volta: abra para a direita. Passos curtos, pés nunca cruzam.\n3. Feche a saída com golpe: cruzado ou chute de esquerda se ele foge para a sua esquerda; direto ou chute de direita se foge para a direita.\n4. Perto das cordas, vá com calma: corpo primeiro, depois cabeça. Vale para ringue e cage.',
    why: 'Quem persegue anda sempre o caminho mais longo, o da curva do outro; pelo lado, o seu passo é curto e o dele acaba nas cordas.',
    step: 'Faça dois rounds sem soco em que você só tenta encurralar no córner um parceiro que se mexe.',
    mistake: 'A maioria persegue em linha reta e se estica com a cabeça na frente dos pés.',
  },
  'southpaw-lead-foot': {
    asked: [
      'onde coloco o pé da frente contra canhoto',
      'luto com um canhoto sábado e nunca treinei com um',
      'meu pé fica batendo no pé do canhoto',
      'contra canhoto tenho que circular sempre pra esquerda?',
      'a esquerda do canhoto entra o tempo todo e a minha direita nunca',
      'explica esse negócio de pé por fora',
    ],
    answer:
      'Na hora de atacar, ponha o pé da frente por fora do pé da frente dele: sua mão de trás aponta para o meio dele e a de trás dele aponta para o vazio.\nVocê é destro: seu pé esquerdo vai por fora do direito dele, ou seja, você anda mais para a esquerda, longe da esquerda dele. Aí solte o direto ou, se a regra deixa, o chute de direita no lado aberto.\nNão passe o round disputando o pé; ele quer o mesmo. Pisa fora, bate, sai. Se ele ganhar o lado de fora, entre curto, cruzado da mão da frente e pivô. O canhoto é você? Espelhe tudo.',
    why: 'O pé por fora vira o seu corpo para o centro dele e tira o dele da sua linha, e nesse ângulo só um dos diretos chega.',
    step: 'Ache um canhoto, ou peça a um parceiro para trocar de base, e faça três rounds em que você só bate depois de pisar por fora.',
    mistake: 'A maioria circula por hábito para o lado da mão de trás dele.',
  },
  'southpaw-lead-hand': {
    asked: [
      'meu jab não funciona contra canhoto',
      'como ganhar a mão da frente do canhoto',
      'fica mão da frente batendo em mão da frente o round todo',
      'quais golpes funcionam melhor contra canhoto',
      'o que eu jogo num canhoto',
      'ele abaixa meu jab com a mão e vem aquele direto de esquerda',
    ],
    answer:
      'Ganhe a briga das mãos da frente e só então solte o direto de trás: contra base trocada é sua melhor arma, porque nada fica entre ele e o queixo.\n1. Mão da frente um pouco mais alta e por fora da dele; tapa na luva para baixo, sem agarrar.\n2. Baixou, direto: primeiro no peito, depois na cabeça.\n3. Se ele vem buscar a sua mão, cruzado da frente por cima.\n4. Jab: mais finta ou cortina nos olhos que golpe.\nA esquerda dele volta na hora: termine com a luva de trás em casa e a cabeça por fora do ombro da frente dele.',
    why: 'Em bases trocadas as duas mãos da frente ocupam a mesma linha, e o jab esbarra numa luva; quem limpa essa linha ataca primeiro.',
    step: 'Faça dois rounds em bases trocadas em que só conta ponto o tapa na luva da frente seguido do direto.',
    mistake: 'A maioria insiste no jab em cima da luva dele e dá de graça o tempo da esquerda.',
  },
  'get-inside-on-taller': {
    asked: [
      'como entrar em quem tem o braço mais comprido',
      'ele é uma cabeça mais alto e eu não alcanço',
      '15 cm de diferença de envergadura, o que eu faço',
      'toda vez que tento entrar dou de cara no jab dele',
      'sofrimento de baixinho no sparring',
      'tenho 1,65 e vou lutar com um de 1,82, ele vai me deixar na ponta do jab né',
    ],
    answer:
      'Entre na volta do golpe dele, não no intervalo entre um e outro: faça o jab errar e avance enquanto o braço recolhe.\n1. Fique bem fora do alcance ou peito com peito; o pior lugar é a ponta do braço dele.\n2. Finte até ele jabear, esquive ou desvie e dê dois passos curtos e rápidos, cabeça fora da linha do meio.\n3. Corpo primeiro: a cabeça está longe e os cotovelos estão altos.\n4. Fique ali: três ou quatro golpes, ou clinch onde vale.\n5. Saia em ângulo ou amarrado, nunca reto para trás, senão leva na saída.',
    why: 'Braço que está voltando não bate nem segura ninguém, então nesse instante a envergadura maior deixa de valer.',
    step: 'Peça ao seu parceiro mais comprido três rounds em que ele só joga jab e você só pontua por dentro dos cotovelos dele.',
    mistake: 'A maioria se atira com um golpe longo na cabeça e para na frente dele de pernas esticadas.',
  },
  'weapons-against-long-opponent': {
    asked: [
      'que golpes funcionam contra adversário alto',
      'o que jogar quando ele tem mais envergadura',
      'kickboxer alto me segura longe com teep e joelhada',
      'como lutar jiu contra um cara de perna muito comprida',
      'melhores socos pra lutador mais baixo',
      'o cara é todo comprido, no jiu as pernas me enrolam feito aranha',
    ],
    answer:
      'Ataque o que o tamanho dele não protege: perna da frente, corpo e quadril.\nBoxe: jab na barriga com joelhos dobrados, overhand de direita por cima do jab, ganchos na costela.\nMuay thai e kickboxing: low kick quando ele pisa, pegue o teep e entre; no clinch, puxe a cabeça dele para baixo, com a sua testa embaixo do queixo dele.\nMMA e wrestling: single leg; perna comprida fica perto da sua mão.\nChão: mate a distância, joelhos e cotovelos fechados, e passe prendendo os joelhos dele juntos; perna longa fecha triângulo, então os dois braços dentro ou os dois fora.\nEscolha duas armas e use só elas.',
    why: 'A cabeça dele fica longe e atrás de braços longos; perna, barriga e quadril estão ao seu alcance e são lentos de tirar.',
    step: 'Escolha duas dessas armas e não use mais nada por três rounds com o parceiro mais alto.',
    mistake: 'A maioria só mira a cabeça e chega nela esticada e sem equilíbrio.',
  },
  'stop-pressure-fighter': {
    asked: [
      'como parar quem só anda pra frente',
      'adversário que pressiona o tempo todo, preciso de espaço',
      'ele não liga pro meu jab, só vem',
      'não consigo respirar contra cara que não para de vir',
      'como ganhar de lutador de pressão',
      'vi os vídeos e meu adversário nunca dá um passo pra trás, o que faço com isso',
    ],
    answer:
      'Bata no instante em que ele pisa com o pé da frente e depois gire; cada passo dele tem que custar.\n1. Jab duplo ou teep quando o peso chega na perna da frente; golpe no corpo freia mais que na cabeça.\n2. Pivote logo no pé da frente ou saia de lado, para ele ter que se armar de novo.\n3. A cada três vezes, não saia: dois golpes fortes, depois pivô. Ele não pode aprender que você sempre vai embora.\n4. Onde vale, clinche do seu jeito e vire as costas dele para as cordas.\nTome o centro cedo; ele é mais forte quando você não tem espaço.',
    why: 'No passo o peso está no ar ou numa perna só, e o golpe que chega ali freia; quando pisa firme, ele atravessa.',
    step: 'Faça três rounds em meio ringue em que você tem que bater e pivotar cada vez que o parceiro entra.',
    mistake: 'A maioria só recua com jab fraco e entrega o centro.',
  },
  'caught-in-a-flurry': {
    asked: [
      'o que fazer quando o cara vem com uma chuva de soco',
      'entro em pânico e só me encolho quando ele parte pra cima',
      'no sparring ele me atropelou, fechei a guarda e tomei uns 10',
      'como sobreviver a uma blitz',
      'o cara joga tudo aberto feito louco e eu viro de costas',
      'quando vem a sequência eu esqueço tudo e fecho o olho',
    ],
    answer:
      'Feche a guarda, solte o ar e, em até três golpes, faça uma coisa só: clinchar, pivotar ou bater pelo meio.\n1. Luvas na testa, cotovelos na costela, joelhos dobrados, olho no peito dele pela fresta.\n2. Vá para dentro, não para trás: soco aberto precisa de espaço. Peito com peito, braços por cima ou por baixo dos dele (no boxe o árbitro separa, e essa é a sua pausa).\n3. Se ele abre muito, direto curto ou upper pelo meio e passo para o lado.\nNunca vire de costas: é perigoso, e o árbitro para a luta por isso.',
    why: 'Só ficar atrás das luvas entrega o ritmo, e cada golpe sem resposta esconde o seguinte e convence o árbitro de que você não reage mais.',
    step: 'Peça a um parceiro seis explosões de cinco segundos com luva macia e responda cada uma com guarda fechada, passo para dentro e clinch.',
    mistake: 'A maioria se inclina para trás com as pernas esticadas e espera acabar.',
  },
  'how-to-feint': {
    asked: [
      'como fazer finta que o cara cai de verdade',
      'ninguém reage às minhas fintas',
      'pra que serve finta',
      'leem meus ataques, todo mundo vê chegando',
      'me ensina finta de boxe e de chute',
      'dizem que eu telegrafo tudo',
    ],
    answer:
      'Finta só funciona se o golpe de verdade já entrou antes e se os dois são iguais no primeiro terço do movimento.\n1. Acerte dois jabs pra valer.\n2. Depois mostre o jab com ombro e pé da frente, sem mandar a mão, e olhe o que ele faz: desvia, joga o tronco para trás, trava ou contragolpeia.\n3. Ataque o buraco que abriu: desviou, cruzado por fora; foi para trás, low kick ou corpo; travou, direto.\nA finta mais forte vem de quadril, joelho e passo, não de luva tremendo. No grappling é igual: toque o joelho como se fosse entrar e puxe a cabeça para baixo.',
    why: 'O cérebro dele só reage ao que já doeu e ao que parece igual; movimento exagerado ou só de luva é lido como blefe e ignorado.',
    step: 'Faça um round só de jab de verdade e outro em que um jab sim, um não é finta, e repare na reação dele.',
    mistake: 'A maioria mexe a luva rápido e pouco demais para alguém acreditar.',
  },
  'learn-to-counter': {
    asked: [
      'como aprender a contragolpear',
      'meu contragolpe sempre chega atrasado',
      'vejo a abertura mas quando solto já fechou',
      'por onde começo no contra-ataque',
      'eu só bloqueio e nunca devolvo',
      'meu timing é ruim, mandam reagir mais rápido mas como',
    ],
    answer:
      'Escolha um ataque e uma resposta e faça só isso por duas semanas; timing vem de saber o que chega, não de reflexo mais rápido.\nComece pelo jab: desvie e jabeie no mesmo tempo, ou esquive por fora e mande a mão de trás no corpo. No low kick: bloqueie e solte o direto quando o pé dele pousa.\nTrês níveis: o parceiro solta quando você avisa; solta quando quer; solta esse ou outro golpe. Olhe peito e quadril, não as luvas.\nFaça ele soltar: ofereça o alvo com a mão mais baixa ou meio passo, e esteja pronto antes.',
    why: 'Um golpe dura menos que o tempo de ver, escolher e mover; quem já sabe o que vem pula a escolha e chega no tempo.',
    step: 'Escolha um ataque e um contragolpe e faça três rounds disso em cada treino da semana.',
    mistake: 'A maioria bloqueia, pensa e só então contragolpeia alguém que já saiu.',
  },
  'punch-harder': {
    asked: [
      'como bater mais forte',
      'minha direita não tem força nenhuma',
      'meu soco é só braço',
      'preciso fazer musculação pra bater mais pesado ou é técnica',
      'cara menor que eu bate mais forte, por quê',
      'bato no saco e ele quase não mexe',
    ],
    answer:
      'A força vem do chão: empurre com o pé de trás, gire quadril e ombro e feche o punho só no contato.\n1. Direto: o calcanhar roda para fora, o quadril entra, queixo atrás do ombro, peso chegando no joelho da frente dobrado.\n2. Solto até o último palmo; braço duro freia a si mesmo.\n3. Atravesse: mire um punho além da superfície.\n4. Acerte com os dois primeiros nós dos dedos e o punho reto.\nDistância conta: perto demais vira empurrão, longe demais vira tapa. Peso e arremesso de medicine ball ajudam depois que a corrente funciona. No chute é igual: calcanhar de apoio gira, quadril entra.',
    why: 'A energia sobe em cadeia, das pernas ao punho, e cada elo duro ou atrasado rouba parte dela antes do contato.',
    step: 'Solte no saco cinco séries de dez diretos isolados com força total, vinte segundos de descanso entre as séries.',
    mistake: 'A maioria endurece o braço inteiro desde o começo e bate só de ombro.',
  },
  'build-combinations': {
    asked: [
      'quais combinações aprender primeiro',
      'só solto um golpe por vez',
      'minhas sequências somem no sparring',
      'combinações básicas boas de boxe e kickboxing',
      'na manopla flui, no sparring é jab jab e nada',
      'como juntar soco com chute',
    ],
    answer:
      'Aprenda três combinações de dois a quatro golpes e use até saírem sem pensar; cada golpe tem que armar o próximo.\n1. Jab, direto, cruzado de esquerda: esquerda, direita, esquerda, o quadril abre e fecha feito porta.\n2. Jab na cabeça, direto no corpo, cruzado de esquerda na cabeça: muda a altura.\n3. Com chute: direto, cruzado de esquerda, low kick de direita; ou jab, direto, chute de esquerda no corpo.\nO primeiro leve e rápido, o último forte, e saia para o lado. No sparring a sequência morre porque você para para ver se o primeiro entrou. Decida três antes e solte os três.',
    why: 'Golpe que termina onde o outro começa dispensa novo impulso, e o segundo chega enquanto a defesa ainda cuida do primeiro.',
    step: 'Faça três rounds de saco com uma combinação só por round, sempre terminando com um passo para o lado.',
    mistake: 'A maioria solta tudo com força total e perde o equilíbrio no segundo golpe.',
  },
  'clinch-entry-and-knees': {
    asked: [
      'como entrar no clinch sem tomar golpe',
      'minha joelhada não tem força',
      'como travar o plum, as duas mãos na nuca',
      'chego no clinch e não sei o que fazer',
      'joelhada no clinch do muay thai como faz',
      'todo mundo fala em ficar por dentro no clinch, o que é isso',
    ],
    answer:
      'Entre atrás de um soco ou saindo de um bloqueio, com as mãos por dentro dos braços dele, quadril perto e postura alta.\n1. Jab, direto, e a mão do direto já fica no pescoço; a outra vem por dentro.\n2. Plum: palma sobre palma no alto da nuca, nunca dedos entrelaçados, cotovelos apertando as clavículas, testa no queixo ou no ombro dele.\n3. Joelhada: puxe a cabeça de lado, leve a perna para trás, jogue o quadril à frente, calcanhar no glúteo, ponta do joelho na costela.\nPrimeiro desequilibre, depois joelho. Veja a regra: no boxe não vale nada disso, e muitas de kickboxing limitam segurar.',
    why: 'De mãos vazias, o passo para dentro atravessa a zona onde ele bate melhor; atrás do golpe, ele está ocupado em se defender.',
    step: 'Dispute a pegada por dentro por três rounds de dois minutos e coloque uma joelhada cada vez que quebrar o equilíbrio dele.',
    mistake: 'A maioria puxa a cabeça reto para baixo de braço duro e sobe o joelho sem usar o quadril.',
  },
  'break-the-plum': {
    asked: [
      'como sair do plum',
      'ele agarra minha cabeça e enche de joelhada',
      'preso no clinch tailandês, me arrastam pra todo lado',
      'o que faço com as duas mãos dele na minha nuca',
      'eu curvo no clinch e tomo joelhada',
      'dia de clinch é um inferno, o mais alto me dobra no meio',
    ],
    answer:
      'Fique ereto e cole o quadril no dele antes de brigar com as mãos: ele só acerta o joelho se a sua cabeça está baixa e há espaço.\n1. Queixo para cima, costas retas, passo para dentro, quadril com quadril.\n2. Entre com uma mão por dentro, por cima do antebraço e por baixo do queixo dele, e tome o pescoço; depois a outra.\n3. Ou vire o rosto dele com a palma na mandíbula, cotovelo por cima dos braços, e gire saindo de lado.\n4. Veio joelhada: canela ou quadril na frente, sem buscar com a mão embaixo.\nNo MMA dá também para esgrimar e ir nas pernas.',
    why: 'A joelhada precisa de espaço para balançar, e a cabeça baixa põe o rosto no caminho; com os quadris colados, a perna não ganha impulso.',
    step: 'Comece dez vezes por treino com ele no plum completo e volte para a pegada por dentro, a meia força.',
    mistake: 'A maioria puxa reto para trás com o pescoço dobrado e dá a ele o espaço da joelhada.',
  },
  'defend-double-and-single-leg': {
    asked: [
      'como defender double leg',
      'o pessoal do wrestling me derruba quando quer',
      'ele pegou minha perna no single leg, o que faço',
      'meu sprawl sempre sai atrasado',
      'sou da trocação, preciso de defesa de queda',
      'fico pulando num pé só até cair, toda santa vez',
    ],
    answer:
      'Defenda em três camadas: primeiro mãos e cabeça, depois quadril, por último a perna.\n1. Mão da frente baixa o bastante para parar testa e ombros dele; base mais baixa que no boxe.\n2. Double leg: jogue as duas pernas para trás, quadril nos ombros dele, peito pesado, esgrima ou crossface; gire para as costas, não fique.\n3. Single leg: joelho para dentro, empurre a cabeça dele para fora e para baixo, segure o punho, pé entre as pernas dele ou no chão. Soltar: estique a perna mole, vire o joelho para fora do alcance e chute para trás.\nNo judô não se pega na perna: use quadril e pegada.',
    why: 'Cada camada custa mais energia que a anterior: mão parada no ombro resolve cedo, perna já abraçada exige lutar contra o peso dele.',
    step: 'Faça cinco séries de seis sprawls contra entradas de verdade do parceiro, girando para as costas depois de cada uma.',
    mistake: 'A maioria dobra a cintura e empurra com os braços, com o quadril ainda ao alcance.',
  },
  'defend-on-cage-wall': {
    asked: [
      'como sair da grade',
      'ele me prensa na grade e me derruba',
      'no mma fico preso na parede sem me mexer',
      'como levantar usando a grade',
      'perco dois minutos por round amassado no cage',
      'posso segurar a grade pra não cair?',
    ],
    answer:
      'Consiga uma esgrima, abra a base, deixe o quadril mais baixo que o dele e gire; fazer força reto contra ele é desperdício.\n1. Esgrima de um lado, punho controlado do outro, testa embaixo da mandíbula dele.\n2. Pés abertos, um virado ao longo da grade, um lado do quadril na parede.\n3. Suba a esgrima, empurre a cabeça com a outra mão, saia e ponha ele de costas na grade.\nCaiu: costas na parede, sente, mão no chão, pé de dentro embaixo de você e suba deslizando com esgrima. Encostar e empurrar a grade pode; segurar com dedos da mão ou do pé é falta.',
    why: 'Quem empurra tem as pernas e o peso na mesma linha, e força reta alimenta esse apoio; o giro tira você da frente dele.',
    step: 'Faça quatro rounds de um minuto começando prensado na parede e conte quantas vezes você inverte.',
    mistake: 'A maioria fica ereta, de pés juntos, empurrando os ombros dele.',
  },
  'own-takedown-entry': {
    asked: [
      'como entrar um double leg direito',
      'minhas quedas são sempre defendidas',
      'nunca chego perto o bastante pro single leg',
      'qual queda um iniciante deve aprender',
      'tenho medo de entrar na perna e acabo puxando pra guarda',
      'veem minha entrada de queda de longe',
    ],
    answer:
      'Defendem porque você entra de longe; só entre quando puder tocar a cabeça ou as mãos dele, e só depois que ele reagiu a alguma coisa.\n1. Preparação: jab, puxão na cabeça ou no braço, para ele erguer o corpo ou pisar.\n2. Baixe o nível com os joelhos, costas retas, olhar à frente.\n3. Passo longo com o pé da frente entre os pés dele, cabeça alta colada na costela, mãos atrás dos joelhos.\n4. Não pare: o pé de trás passa por fora e você atravessa em diagonal.\nAprenda o single leg primeiro; se falha, é mais fácil continuar. Cabeça colada e alta por causa da guilhotina.',
    why: 'De longe ele vê a entrada e tem tempo de jogar as pernas para trás; ocupado com outra ameaça, deixa o quadril plantado.',
    step: 'Faça quarenta entradas lentas ao longo da semana, sempre com a mesma preparação, terminando só uma a cada quatro.',
    mistake: 'A maioria mergulha de longe com a cabeça baixa e para de joelhos.',
  },
  'judo-grips-and-foot-sweep': {
    asked: [
      'como ganhar a briga de pegada no judô',
      'minha varrida nunca entra, só chuto canela',
      'qual a hora certa de varrer o pé',
      'o cara trava o braço e não consigo entrar golpe',
      'pegada no judogi pra iniciante',
      'faço a pegada e depois não sai nada, nenhum golpe',
    ],
    answer:
      'Pegue primeiro a manga, depois a gola, e varra o pé no instante em que o peso está saindo dele ou acabando de chegar.\n1. Destro: a esquerda controla a manga direita dele abaixo do cotovelo, a direita vai na gola. Sem manga, sem ataque.\n2. Contra braço duro, não empurre: circule, puxe a manga para baixo e entre de lado.\n3. Varrida: faça ele andar de lado, sola virada para dentro feito colher, dedo mindinho rente ao tatame, bata baixo no tornozelo, mãos girando como volante.\n4. Ataque segundos depois da pegada; as regras da IJF punem a passividade.',
    why: 'A manga dominada tira do outro o braço que puxa e o que bloqueia; e um pé sem carga desliza sem resistência.',
    step: 'Faça três rounds só de disputa de pegada e três de varrida andando, de meia, com um parceiro que pisa no ritmo.',
    mistake: 'A maioria varre o pé com todo o peso em cima e usa a perna sem as mãos.',
  },
  'escape-mount': {
    asked: [
      'como sair da montada',
      'os grandões montam em mim e eu morro ali',
      'saída de montada que funcione com gente mais pesada',
      'minha upa não funciona',
      'eu faço ponte, faço ponte e ele fica em cima feito rodeio',
      'embaixo da montada onde ponho as mãos primeiro',
    ],
    answer:
      'Primeiro se proteja, depois junte duas saídas: ponte para ele apoiar e joelho para dentro quando ele apoia.\n1. Cotovelos na costela, mãos cruzadas no pescoço, nunca empurrando para cima.\n2. Upa: prenda punho e cotovelo de um lado, ponha o pé por fora do pé dele nesse lado e faça a ponte alta por cima desse ombro.\n3. Ele abriu a base: fique de lado, frame no quadril, empurre o joelho dele com o cotovelo, fuga de quadril, um joelho passa e repõe a guarda.\nSaia quando ele se mexe, principalmente quando busca gola ou braço. No MMA, com soco, primeiro ponte e segure ele colado.',
    why: 'Quem está montado só defende bem uma coisa de cada vez: ao apoiar contra a ponte abre espaço para o joelho, e ao fechar perde o apoio.',
    step: 'Faça dez repetições de cada lado de upa e depois cotovelo no joelho, e dois rounds começando embaixo da montada.',
    mistake: 'A maioria empurra o peito dele de braço esticado e entrega o armlock.',
  },
  'escape-side-control-knee-on-belly': {
    asked: [
      'fico preso nos cem quilos pra sempre',
      'como sair do cem quilos de um cara pesado',
      'joelho na barriga dói tanto que eu bato na pressão',
      'minha fuga de quadril não cria espaço nenhum',
      'o crossface me mata, não consigo virar',
      'ele deita em mim de lado cinco minutos e eu acabo sem gás',
    ],
    answer:
      'Monte os frames antes de se mexer: um antebraço no pescoço dele, o outro no quadril, e fique de lado, de frente para ele.\n1. Ponte contra ele para levantar, e na descida fuga de quadril; o frame segura o espaço.\n2. Passe o joelho de perto entre o seu cotovelo e o quadril dele e reponha a guarda.\n3. Se ele empurra para dentro, esgrime e vire de joelhos.\nJoelho na barriga: não empurre com as duas mãos; cotovelo de perto no joelho dele, outra mão no quadril ou na faixa, vire para ele e fuja o quadril antes que assente. De costas chapadas nada funciona.',
    why: 'Os antebraços guardam o espaço que a ponte abre; sem eles, o peso volta a descer antes que o joelho consiga entrar.',
    step: 'Comece quatro rounds de dois minutos embaixo dos cem quilos e reinicie assim que repuser a guarda.',
    mistake: 'A maioria abraça o cara por baixo e segura ele no lugar.',
  },
  'bottom-half-guard': {
    asked: [
      'preso na meia-guarda por baixo sendo amassado',
      'o que faço da meia guarda por baixo',
      'ele me chapa na meia e passa',
      'na meia guarda esgrima ou escudo de joelho',
      'chego na meia-guarda e não sai mais nada',
      'chapado, com crossface, agarrado numa perna rezando',
    ],
    answer:
      'Saia das costas, fique de lado e ganhe a esgrima do lado da perna que você prende; o resto vem depois.\n1. Longe: joelho de escudo na barriga dele, mão de dentro no ombro ou na gola, sem deixar o crossface.\n2. Perto: esgrima funda, cabeça no peito dele, escorregue para baixo, suba no cotovelo e depois de joelhos ao lado. Vá para as costas ou derrube para o outro lado.\n3. Já chapado e com crossface: bloqueie esse braço com as duas mãos no bíceps, ponte, vire de lado e recoloque o escudo.\nSe a esgrima não sai logo, traga o joelho livre e reponha a guarda completa.',
    why: 'De costas o peso dele cai inteiro no seu peito e os braços só empurram; de lado, o quadril se move e a esgrima impede o achatamento.',
    step: 'Faça três rounds começando chapado na meia-guarda em que o único objetivo é ficar de lado e esgrimado.',
    mistake: 'A maioria tranca a perna e fica segurando de costas no chão.',
  },
  'escape-back-and-rear-naked-choke': {
    asked: [
      'como sair do mata-leão',
      'pegou minhas costas acabou',
      'ganchos colocados, braço embaixo do queixo, e agora',
      'saída das costas no jiu pra que lado eu caio',
      'escondo o queixo e ele aperta por cima da mandíbula',
      'triângulo de corpo nas minhas costas e não consigo nada',
    ],
    answer:
      'Primeiro as mãos, depois os ganchos: segure o braço que estrangula com as duas mãos e leve os ombros ao chão do lado do outro braço dele, o da esgrima.\n1. Dois contra um: uma mão no punho, outra no cotovelo, puxe para o peito; queixo virado para a dobra do cotovelo.\n2. Escorregue até seus ombros ficarem abaixo dos dele, caia para o lado da esgrima e pressione a nuca contra o rosto dele ou o tatame.\n3. Costas no chão: tire o gancho de baixo com o calcanhar, passe o quadril por cima e vire de frente.\nSe encaixou ou a visão fecha, bata.',
    why: 'Do lado da esgrima o braço não alcança o pescoço, e com os ombros no chão ele perde o peito colado que sustenta o aperto.',
    step: 'Faça em cada treino dois rounds começando com as costas pegas e o cinto de segurança feito.',
    mistake: 'A maioria briga com os ganchos enquanto os dois braços dele estão livres no pescoço.',
  },
  'escape-guillotine-and-headlock': {
    asked: [
      'tomo guilhotina toda vez que entro na perna',
      'como sair da gravata',
      'preso no kesa gatame, o cara grande espremendo minha cabeça',
      'defesa de guilhotina em pé e no chão',
      'faixa branca fica torcendo meu pescoço na gravata, odeio',
      'ele puxa pra guarda com a guilhotina e eu bato',
    ],
    answer:
      'Primeiro tire a pressão da garganta, depois vá para o lado contrário ao da sua cabeça presa.\nGuilhotina: uma mão engancha o punho que aperta e puxa para baixo, o outro braço passa por cima do ombro oposto dele, queixo no peito. Em pé: erga o corpo e leve ele para o outro lado. No chão: passe para o lado oposto ao da cabeça, ombro pressionando o pescoço dele.\nGravata no chão: vire de lado para ele, cotovelo preso no tatame, frame de antebraço na mandíbula, fuga de quadril e saia por trás.\nTorção de pescoço: bata cedo; formigamento ou fraqueza no braço depois pede médico no mesmo dia.',
    why: 'O aperto precisa do seu corpo do lado da cabeça presa; no lado contrário, o ângulo do braço dele se desfaz e a pressão cai.',
    step: 'Faça dez repetições lentas de cada saída, dos dois lados, com o parceiro segurando a meia força.',
    mistake: 'A maioria puxa a cabeça reto para trás, e isso aperta mais.',
  },
  'keep-the-guard': {
    asked: [
      'todo mundo passa minha guarda',
      'como não deixar passar a guarda',
      'dicas de retenção de guarda',
      'seguram meus joelhos, dão a volta e já tô nos cem quilos',
      'por que minha guarda aberta desmonta',
      'os roxas passam pelas minhas pernas como se fosse porta aberta',
    ],
    answer:
      'Mantenha os joelhos entre você e o peito dele e vire o quadril de frente antes que ele assente; a guarda se perde dois movimentos antes da passagem.\n1. Pegadas: ninguém segura sua calça ou tornozelo de graça; estoure em dois segundos.\n2. Sempre dois pés ou joelhos nele: quadril, bíceps, ombro.\n3. Ele dá a volta: mão no ombro ou na cabeça, fuga de quadril, joelho cruzado de escudo.\n4. Ele vem pelo meio: cotovelo no joelho, bloqueie o crossface, esgrime.\n5. Meio passado: frame no pescoço e no quadril já, não espere os cem quilos.\nMexa cedo e pouco, de quadril.',
    why: 'Quando ele assenta, o peso trabalha por ele e cada fuga custa o dobro; antes disso, um ajuste pequeno de quadril basta.',
    step: 'Faça quatro rounds de dois minutos em que ele só passa e você só repõe, sem raspagem nem finalização.',
    mistake: 'A maioria fica de costas chapadas, pernas esticadas e mãos longe do parceiro.',
  },
  'sweep-from-guard': {
    asked: [
      'minhas raspagens nunca funcionam',
      'qual raspagem aprender primeiro',
      'como raspar alguém mais pesado da guarda fechada',
      'seguro a guarda mas não faço nada dela',
      'a raspagem de tesoura falha sempre, ele abre a base',
      'o que fazer por baixo além de ficar segurando',
    ],
    answer:
      'Raspagem pede três coisas: tirar o apoio de braço e perna do mesmo lado, jogar o peso dele para esse canto e ter o seu quadril embaixo.\nComece com uma dupla da guarda fechada:\n1. Raspagem de quadril: sente, braço por cima do ombro dele, mão no chão atrás, suba o quadril na diagonal.\n2. Ele empurra de volta: fique embaixo e faça a tesoura, manga e gola (sem quimono: punho e axila), canela na barriga, a outra perna corta o joelho.\nPuxe até o peso cair nas mãos dele antes de virar. Se apoiar o braço, pegue a kimura. Termine por cima e segure três segundos.',
    why: 'Um corpo com apoio naquele canto simplesmente se escora; sem braço nem perna para frear, o próprio peso dele o leva para lá.',
    step: 'Treine a raspagem de quadril e a tesoura como dupla, vinte de cada lado, e no rola só se permita essas duas.',
    mistake: 'A maioria mexe as pernas antes de desequilibrar o parceiro.',
  },
  'open-closed-guard': {
    asked: [
      'como abrir a guarda fechada',
      'preso na guarda fechada, não consigo abrir as pernas dele',
      'ele cruza o pé e me puxa pra baixo o round todo',
      'abrir a guarda em pé ou de joelhos',
      'fico cutucando a coxa com o cotovelo e não acontece nada',
      'toda vez que faço postura ele me quebra de novo',
    ],
    answer:
      'Ganhe a postura primeiro e depois levante; em pé se abre mais guarda fechada do que com qualquer cotovelo na coxa.\n1. Costas retas, cabeça alta, quadril à frente, uma mão nas duas golas ou no peito dele, a outra no quadril. Nenhuma mão no tatame.\n2. Estoure a pegada que puxa você e segure uma manga ou um punho dele, para ele não laçar sua perna.\n3. Levante primeiro a perna do lado da manga que você segura, depois a outra; joelhos dobrados, quadril à frente.\n4. Empurre um joelho dele para baixo dando um passo atrás; abriu o pé, joelho no meio.',
    why: 'De joelhos, as pernas dele puxam com o corpo todo contra os seus braços; em pé, o peso dele pendura no próprio cruzado dos tornozelos.',
    step: 'Comece dez vezes por treino dentro da guarda fechada de um parceiro que resiste e pare quando os pés abrirem.',
    mistake: 'A maioria se inclina com as mãos no tatame e oferece braço e pescoço.',
  },
  'pass-open-guard': {
    asked: [
      'não consigo passar guarda',
      'os pés dele tão sempre em mim',
      'qual passagem de guarda pra iniciante',
      'guarda aberta, aranha, laço, não passo de jeito nenhum',
      'passo as pernas e ele repõe a guarda na hora',
      'passagem de pressão ou de velocidade, qual combina comigo',
    ],
    answer:
      'Tire os pés, passe dos joelhos e depois trave cabeça e quadril; três tarefas nessa ordem, e quase toda passagem falha na terceira.\nAprenda duas que se completam:\n1. Toreada: segure as duas calças no joelho (sem quimono: canelas), jogue as pernas para um lado, dê a volta pelo outro, ombro no quadril dele.\n2. Knee cut: quando ele vira para você, deslize a canela por cima da coxa, com esgrima e crossface.\nPesado e lento: knee cut e pressão de peito. Leve e rápido: toreada.\nPassou? Cabeça baixa, crossface, quadril no chão e conte três segundos antes do próximo movimento.',
    why: 'Chegar ao lado ainda não é passar: enquanto cabeça e quadril dele giram soltos, ele vira de frente e traz as pernas de novo.',
    step: 'Faça três rounds começando fora da guarda aberta, só com toreada e knee cut, reiniciando a cada passagem.',
    mistake: 'A maioria pula para a próxima posição antes de travar quadril e cabeça.',
  },
  'defend-armbar-and-kimura': {
    asked: [
      'como defender armlock',
      'sempre caio na chave de braço da guarda',
      'defesa de kimura, como escondo o braço',
      'ele pegou meu braço e tá deitando pra trás, o que faço',
      'bati no mesmo armlock quatro vezes hoje',
      'quando é tarde demais pra sair da chave de braço',
    ],
    answer:
      'Mantenha o cotovelo colado na costela e, se ele pegou o braço, trave as mãos e passe o cotovelo da linha do quadril dele.\nArmlock: segure o próprio bíceps, suba e empilhe o peso dele nos ombros; puxe o cotovelo em direção ao chão. De costas: tire a perna dele do seu rosto, ponte e vire para ele.\nKimura: segure na hora a própria faixa, o short ou a coxa, cotovelo no quadril, mantenha ali e vire de frente.\nBraço esticado e quadril dele subindo, ou punho atrás das suas costas: bata. Cotovelo ou ombro custa meses.',
    why: 'Braço dobrado e colado é sustentado pelo corpo inteiro; afastado da costela, fica só contra o quadril ou os dois braços do outro.',
    step: 'Faça dois rounds com início atrasado: ele já tem o braço dobrado, você sai a sessenta por cento e bate cedo.',
    mistake: 'A maioria empurra de braço esticado na guarda ou na montada e entrega o cotovelo.',
  },
  'defend-triangle': {
    asked: [
      'como sair do triângulo',
      'caio em triângulo o tempo todo',
      'um braço dentro, um fora e tô sendo estrangulado',
      'triângulo fechado, já era?',
      'como perceber que o triângulo tá vindo',
      'o cara de perna comprida me pega no triângulo sempre que tento passar',
    ],
    answer:
      'Previna com uma regra: na guarda, os dois braços dentro ou os dois fora. Se já entrou, faça postura antes que ele corte o ângulo.\n1. Cedo: costas retas, olhe para o teto, puxe o cotovelo preso para o seu quadril, para o braço não cruzar o corpo dele.\n2. Segure o quadril dele no chão, um joelho no cóccix, a outra perna levantada, e fique de frente; não deixe ele girar de lado.\n3. Empilhe: quadril embaixo, leve os joelhos dele ao rosto até os pés abrirem.\nEle tem o ângulo, seu braço cruzado e a canela puxada: bata; restam segundos.',
    why: 'Com um braço só lá dentro, o seu próprio ombro vira metade do aperto; postura alta desfaz a dobra antes de as pernas fecharem.',
    step: 'Comece oito vezes por treino num triângulo ainda aberto e faça postura antes que o tornozelo entre embaixo do joelho.',
    mistake: 'A maioria abaixa a cabeça e puxa para trás, o que ajuda ele a fechar.',
  },
  'leg-lock-safety': {
    asked: [
      'quando bater na chave de calcanhar',
      'chave de calcanhar é perigosa pra iniciante?',
      'como treinar chave de perna com segurança',
      'não senti dor nenhuma e de repente o joelho estalou',
      'sou faixa branca, deixo os parceiros pegarem minha perna no treino?',
      'no heel hook eu giro pra que lado',
    ],
    answer:
      'Na chave de calcanhar, bata quando o calcanhar está preso e o joelho não se mexe, não quando dói: ela torce o joelho, e a dor muitas vezes chega depois do estrago.\n1. Comece pela chave de pé reta e pelas posições; calcanhar só com professor junto.\n2. Quem ataca: pegou, parou, espera um segundo; finaliza devagar e solta na hora com batida ou grito.\n3. Quem foi pego: esconda o calcanhar, segure as mãos dele, deixe a linha do joelho livre. Nunca gire rápido para sair.\n4. Nada de chave de calcanhar com criança ou novato.\nEstalo, inchaço ou joelho que falseia: pare e vá ao médico antes da próxima aula.',
    why: 'A torção atinge ligamentos que quase não avisam, e entre o primeiro sinal e a ruptura não sobra tempo para decidir.',
    step: 'Combine com o parceiro antes de cada round quais chaves de perna valem e bata de propósito nas três primeiras pegadas.',
    mistake: 'A maioria espera doer ou rola para o lado errado com o pé ainda preso.',
  },
  'leg-locks-allowed': {
    asked: [
      'faixa branca pode dar chave de calcanhar?',
      'quais chaves de perna valem na faixa azul',
      'kneebar vale de quimono?',
      'fui desclassificado por cruzar a perna, o que é isso',
      'chave de perna vale no judô ou no mma',
      'meu primeiro campeonato sem quimono, podem me pegar no heel hook?',
    ],
    answer:
      'Pela regra da IBJJF, faixas branca, azul e roxa só podem usar a chave de pé reta, a partir dos 16 anos.\n- Kneebar (leg lock), toe hold e chave de panturrilha: marrom e preta, adulto e master.\n- Chave de calcanhar e cruzada de perna: só marrom e preta adulto, sem quimono.\n- Cruzada (knee reaping): sua perna passa por cima da dele e força o joelho para dentro; onde é proibida, desclassifica.\n- Judô: nenhuma chave de perna; só se ataca a articulação do cotovelo.\n- MMA: no profissional, pelas Regras Unificadas, vale; muitas regras amadoras proíbem chave de calcanhar.\nOutros eventos sem quimono limitam por nível: leia o regulamento.',
    why: 'A regra segue o tempo de tatame: na chave reta a dor avisa antes, e as torções do joelho machucam antes de doer.',
    step: 'Baixe o regulamento do seu próximo evento e marque quais chaves de perna a sua divisão permite.',
    mistake: 'A maioria acha que a regra da academia é a regra do campeonato.',
  },
  'finish-rear-naked-choke': {
    asked: [
      'pego as costas mas não finalizo o mata leão',
      'o braço não entra embaixo do queixo',
      'meu braço queima de tanto apertar e o cara sobrevive',
      'como finalizar o mata-leão direito',
      'sempre perco as costas quando vou pro estrangulamento',
      'ele esconde o queixo e fica brigando com a minha mão pra sempre',
    ],
    answer:
      'Segure a posição primeiro e vença uma mão; o mata-leão pega pelo encaixe, não pela força.\n1. Peito colado nas costas, pegada de cinto de segurança, braço que estrangula por cima do ombro; caia para o lado desse braço.\n2. Pegue com a mão de baixo o punho que defende, empurre para baixo e prenda com a sua perna.\n3. Deslize a mão pela clavícula até o ombro de lá; a traqueia dele fica na dobra do cotovelo.\n4. Mão no próprio bíceps, a outra atrás da cabeça, cotovelos juntos, peito estufado, segure uns dez segundos.\nTravou o queixo? Volte à briga de mãos. Bateu, solte.',
    why: 'Enquanto as duas mãos dele defendem, o braço não chega ao lugar, e apertar fora dele só cansa você e amassa o queixo.',
    step: 'Faça três rounds começando com as costas pegas em que só conta ponto prender uma das mãos dele.',
    mistake: 'A maioria joga o braço no pescoço e aperta com as duas mãos dele livres.',
  },
  'finish-armbar-triangle-kimura': {
    asked: [
      'todo mundo escapa do meu armlock',
      'fecho o triângulo e ninguém bate',
      'não consigo abrir a pegada dele pra finalizar o armlock',
      'tenho a pegada da kimura e o braço dele não anda',
      'chego na posição e perco quando vou finalizar',
      'quase finalizo em todo rola e o cara escorrega',
    ],
    answer:
      'Você perde porque puxa antes de tirar o espaço; feche, ajuste o ângulo e só então finalize devagar.\nArmlock: quadril colado no ombro dele, joelhos apertados, calcanhares puxando para baixo, polegar dele para cima, punho no seu peito; aí suba o quadril. Mãos travadas: abrace o braço na dobra do cotovelo e incline para o lado da cabeça dele.\nTriângulo: segure a própria canela, pé no quadril dele, gire até olhar dentro da orelha; joelho sobre tornozelo, puxe a cabeça.\nKimura: cotovelo dele preso no seu peito, figura quatro, e gire o corpo inteiro.\nPara todas: sentiu escapar, volte à posição e segure.',
    why: 'Folga é por onde o cotovelo gira e desliza: enquanto ele acompanha o movimento, sua força arrasta o corpo em vez de carregar a articulação.',
    step: 'Faça quinze finalizações lentas de uma delas com um parceiro que só resiste na parte final.',
    mistake: 'A maioria deita para o armlock com um vão entre o quadril e o ombro.',
  },
  'get-off-ropes-and-corner': {
    asked: [
      'como sair do córner',
      'sempre acabo nas cordas',
      'encurralado no canto do ringue apanhando',
      'como lutar de costas pras cordas e sair',
      'só percebo as cordas quando bato as costas nelas',
      'o que faço preso no canto e o cara não para de bater',
    ],
    answer:
      'Saia no primeiro toque da corda, de lado e atrás de um golpe; depois de dois segundos isso custa rounds.\n1. Calcanhar de trás ou costas tocaram: esse é o sinal.\n2. Solte jab ou cruzado da frente, pise com o pé do lado da saída e gire; destro, o mais fácil é pivotar à esquerda atrás do cruzado de esquerda.\n3. No canto: clinche, ou empurre o ombro da frente dele, gire em volta e deixe ele no córner.\n4. Nunca se deite nas cordas nem saia agachado por baixo da mão de trás ou do joelho dele.\nNo cage: circule antes que o calcanhar encoste na grade.',
    why: 'Com as costas presas você perde a saída para trás e o giro, e quem ataca pode plantar os pés e soltar tudo.',
    step: 'Comece cada round de sparring da semana no córner e chegue ao centro em dez segundos.',
    mistake: 'A maioria se fecha nas cordas esperando uma pausa que não vem.',
  },
  'score-boxing-and-mma-rounds': {
    asked: [
      'como pontua um round no boxe',
      'o que é o sistema de 10 pontos',
      'como os juízes do mma marcam o round',
      'queda ganha o round?',
      'o que faz um round ser 10-8',
      'andei pra frente o round inteiro e perdi, não entendo essa pontuação',
    ],
    answer:
      'Cada juiz dá 10 pontos a quem venceu o round e 9 ou menos ao outro; no fim somam-se os rounds.\nBoxe profissional: golpes limpos, agressividade efetiva, domínio do ringue, defesa. Um knockdown em geral faz 10-8. Boxe amador: cinco juízes, golpes de qualidade no alvo, domínio técnico e tático, competitividade.\nMMA (Regras Unificadas): decide trocação e grappling efetivos, sobretudo o que tem impacto. Só se isso empatar totalmente contam agressividade e depois controle da área. Queda sem ataque depois vale pouco. 10-8: vitória clara em impacto, domínio e duração.\nSó andar para a frente não ganha nada em nenhum dos dois.',
    why: 'As regras pontuam o round como unidade e premiam o efeito do golpe; avançar sem acertar não muda nada no adversário.',
    step: 'Pontue no papel uma luta inteira sem som, round a round, e compare com as papeletas oficiais.',
    mistake: 'A maioria conta volume e passos à frente em vez do que entrou limpo.',
  },
  'score-muay-thai': {
    asked: [
      'como é a pontuação do muay thai',
      'no muay thai soco vale menos que chute?',
      'acertei mais socos e perdi por pontos no muay thai',
      'low kick pontua?',
      'rasteira e projeção valem ponto no muay thai',
      'por que os tailandeses não fazem nada no primeiro e no quinto round',
    ],
    answer:
      'No muay thai o juiz conta efeito e equilíbrio mais do que quantidade: o golpe pontua quando entra com força em alvo aberto e desloca ou machuca o adversário.\nNa prática pesam mais os chutes no corpo e na cabeça e as joelhadas limpas; soco e low kick contam quando ele sente visivelmente. Golpe no braço ou na canela em regra não pontua; pela IFMA, a projeção sozinha também não, mas mostra controle.\nAmador (IFMA) e maioria dos eventos ocidentais: 10 pontos por round. Nos estádios tailandeses olha-se a luta inteira, e os rounds três e quatro pesam muito. Fique em pé e responda na hora a cada ponto.',
    why: 'A tradição tailandesa julga quem dominou o corpo do outro; um golpe que ele absorve sem se mexer não mostra domínio, por mais que se repita.',
    step: 'Pergunte ao organizador por quais regras sua luta será julgada e planeje duas armas que pontuem nelas.',
    mistake: 'A maioria boxeia por volume e deixa chutes isolados no corpo sem resposta.',
  },
  'score-bjj': {
    asked: [
      'pontos no jiu jitsu quanto vale cada coisa',
      'como funciona a pontuação em campeonato de jiu-jitsu',
      'quanto tempo seguro a montada pra ganhar os pontos',
      'o que é vantagem no jiu',
      'passei a guarda e não me deram nada, por quê',
      'quanto dura a luta de faixa branca e o que acontece se empatar',
    ],
    answer:
      'Na regra da IBJJF não há rounds: é uma luta só, finalização vence na hora, senão decidem os pontos.\n- Queda, raspagem, joelho na barriga: 2\n- Passagem de guarda: 3\n- Montada, montada pelas costas, pegada pelas costas com os dois ganchos: 4\nCada posição precisa de três segundos de estabilidade. O quase dá vantagem, que desempata; depois, menos punições; depois o árbitro decide. Adulto: branca 5 minutos, azul 6, roxa 7, marrom 8, preta 10.\nEntão busque cedo a queda ou a raspagem, segure, conte três e só aí avance. Escapar por si só não pontua. Outras organizações contam diferente: leia o regulamento.',
    why: 'A tabela segue a lógica de um combate real: quanto mais perto a posição deixa do fim, mais ela vale, e segurar prova o controle.',
    step: 'Faça duas lutas cronometradas com o tempo da sua faixa e uma terceira pessoa marcando os pontos em voz alta.',
    mistake: 'A maioria avança depois de um segundo e perde pontos que já eram seus.',
  },
  'score-judo': {
    asked: [
      'pontuação do judô diferença entre ippon waza-ari e yuko',
      'quanto tempo de imobilização dá ippon',
      'o yuko voltou no judô?',
      'quantos shidos pra perder a luta',
      'o que é golden score',
      'meu filho perdeu no judô por punição e não entendi a regra',
    ],
    answer:
      'Judô não tem rounds: no sênior são quatro minutos, o ippon acaba a luta na hora, senão vence o melhor placar.\n- Ippon: projeção de costas com força, velocidade e controle; imobilização de 20 segundos; desistência.\n- Waza-ari: falta um elemento; imobilização de 10 a 19 segundos. Dois fazem ippon.\n- Yuko, de volta desde 2025: queda de lado ou parecida; imobilização de 5 a 9 segundos. Nenhuma quantidade deles iguala um waza-ari.\n- Shido: punição; o terceiro perde a luta.\nEmpate no fim: golden score, sem limite de tempo, decide a primeira pontuação ou o terceiro shido. Eventos infantis costumam ter tempos menores e regras próprias; pergunte ao organizador.',
    why: 'O judô premia uma técnica limpa e decisiva acima de muitas vantagens pequenas; as notas menores só medem quanto faltou para chegar lá.',
    step: 'Leia o resumo de regras da sua federação antes do próximo torneio e pergunte ao sensei um ponto que não ficou claro.',
    mistake: 'A maioria para depois da projeção em vez de seguir para a imobilização.',
  },
  'decision-appeal': {
    asked: [
      'dá pra recorrer da decisão dos juízes?',
      'fui roubado pelos juízes, o que posso fazer',
      'como contestar resultado no boxe ou no mma',
      'o árbitro errou, o resultado pode mudar?',
      'todo mundo diz que ganhei e deram pro cara da casa',
      'o árbitro do jiu não me deu os pontos, meu professor pode reclamar?',
    ],
    answer:
      'Decisão por pontos quase nunca muda porque os juízes viram diferente; muda por erro de soma, regra mal aplicada ou fraude.\n1. Pergunte na hora, por meio do treinador, na mesa, com calma.\n2. Boxe e MMA: pedido por escrito à comissão ou federação responsável pela luta. Os prazos são curtos (Califórnia: cinco dias; no amador muitas vezes minutos, com taxa).\n3. Jiu-jitsu (IBJJF): só placar lido errado ou desclassificação indevida, e antes de a chave seguir. Judô: a própria arbitragem revê o vídeo.\n4. Anexe vídeo com os tempos, papeletas e número da regra.\nNão houve erro desses? Peça as papeletas e treine o que elas mostram.',
    why: 'Opinião não se prova falsa, e o esporte precisa de resultado que fique de pé; já uma conta trocada aparece preto no branco.',
    step: 'Consiga as papeletas e o texto da regra e escreva em uma frase qual regra foi violada, ou que nenhuma foi.',
    mistake: 'A maioria reclama uma semana na internet e perde o prazo.',
  },
  'minute-between-rounds': {
    asked: [
      'o que fazer no minuto entre os rounds',
      'como recuperar o fôlego no intervalo do round',
      'o córner grita dez coisas e eu não escuto nada',
      'o que meu córner tem que me dizer',
      'sento e quando toca o gongo ainda tô ofegante',
      'banquinho ou em pé, quanta água no intervalo',
    ],
    answer:
      'Divida o minuto: respirar, uma instrução, levantar pronto.\n1. Primeiros 20 segundos: sentado, protetor bucal fora, expiração longa, ombros soltos; ninguém fala.\n2. Os 25 seguintes: uma voz, uma pessoa. O que funciona, uma coisa a mudar, uma coisa para começar. Repita em voz alta para saberem que você ouviu.\n3. Últimos 15: um ou dois goles pequenos, protetor bucal, de pé, primeira ação na cabeça.\nCombine antes quem fala. Diga a verdade sobre dor, visão e dor de cabeça: tontura, visão dupla ou não saber em que round está, a luta acabou e o médico vem.',
    why: 'Com o coração acelerado, o ouvido só pega pouco, e a fala atrapalha justamente o tempo em que o fôlego volta.',
    step: 'Faça três rounds de sparring com intervalo real de um minuto em que o treinador dá exatamente uma instrução.',
    mistake: 'A maioria ouve três vozes e engole meia garrafa.',
  },
  'pace-and-last-round': {
    asked: [
      'como dosar o ritmo em três rounds',
      'dou tudo no primeiro round e morro',
      'tô perdendo, o que faço no último round',
      'vale a pena terminar o round forte pros juízes?',
      'se ganhei dois rounds posso só administrar?',
      'nunca sei se tô ganhando quando chega o último',
    ],
    answer:
      'Gaste uns 70% no primeiro minuto, trabalhe em explosões de cinco a dez segundos e guarde um fim forte para cada round.\nComeço: ache a distância, solte o ar em cada golpe, sem caçar nocaute.\nMeio: ataca, sai, duas respirações, ataca de novo. No grappling, descanse por cima, nunca por baixo.\nÚltimos 20 a 30 segundos: pontos limpos, porque são os que ficam no olho do juiz.\nÚltimo round: peça ao córner resposta direta, na frente, empatado ou atrás. Na frente: mesmo trabalho, menos risco, sem fugir. Empatado: vença os primeiros e os últimos trinta segundos. Atrás: suba o ritmo desde o gongo, não no minuto final.',
    why: 'Esforço máximo logo de saída abre uma dívida que um minuto no banquinho não paga, e cada round seguinte começa com os braços mais pesados.',
    step: 'Faça três rounds de sparring com alguém avisando os últimos trinta segundos de cada um, e solte neles três combinações limpas.',
    mistake: 'A maioria prende o ar enquanto ataca e fica sem gás em um minuto.',
  },
  'make-a-game-plan': {
    asked: [
      'como montar um plano de luta',
      'luto daqui a 4 semanas e não tenho estratégia',
      'como deve ser um plano de luta',
      'eu sempre entro e vou no improviso',
      'o professor diz pra ter plano mas o que vai nele',
      'o plano some depois do primeiro soco',
    ],
    answer:
      'Escreva em quatro linhas que caibam num cartão; mais que isso não sobrevive à primeira troca.\n1. Onde: a distância ou posição em que você é melhor que ele.\n2. Como chego lá: uma ou duas entradas que já funcionam no seu sparring.\n3. O que faço lá: duas ações que pontuam e uma que termina.\n4. Se falhar: um segundo caminho e o que nunca faço (trocar cruzados, puxar para a guarda, recuar reto).\nSome a primeira ação e para que lado você anda. Depois ensaie: em cada sparring os parceiros imitam o principal hábito dele por dois rounds. Plano de técnica nova não é plano; leve o que é seu.',
    why: 'Com o coração disparado sobra pouca memória, e tudo o que exige pensar some justo na hora em que é preciso decidir.',
    step: 'Escreva as quatro linhas, mostre ao treinador e faça três rounds usando só isso.',
    mistake: 'A maioria planeja em cima dos pontos fortes do adversário e esquece os próprios.',
  },
  'study-an-opponent': {
    asked: [
      'como estudar os vídeos do meu adversário',
      'o que olhar numa luta gravada',
      'não sei nada do meu adversário, não tem vídeo',
      'vi as lutas dele 20 vezes e agora só tô com medo',
      'o que fazer primeiro contra alguém desconhecido',
      'achei 2 lutas dele na internet e agora',
    ],
    answer:
      'Veja duas lutas recentes três vezes cada, com uma pergunta por vez, e pare.\n1. Primeira: base, distância preferida, para que lado circula, o que faz primeiro no round.\n2. Segunda: a melhor arma e o que vem logo antes dela.\n3. Terceira: onde ele é acertado ou derrubado, e o que faz cansado ou machucado.\nAnote três hábitos e uma resposta para cada.\nNão tem vídeo? Use os primeiros trinta a sessenta segundos para perguntar: jab ou toque, finta, low kick ou pegada, e veja se ele recua, bloqueia ou contragolpeia. Depois siga o seu plano. Trocaram o adversário no dia: a mesma coisa.',
    why: 'Olhando tudo de uma vez se vê só o espetáculo; com foco aparece o que se repete, e sob pressão cada um volta aos seus hábitos.',
    step: 'Anote três hábitos e três respostas a partir de dois vídeos e passe a um parceiro de sparring para imitar.',
    mistake: 'A maioria assiste a melhores momentos, que só mostram o melhor dele.',
  },
  'drill-with-little-time': {
    asked: [
      'treino duas vezes por semana, como evoluir mesmo assim',
      'esqueço a técnica no dia seguinte da aula',
      'quantas repetições até o golpe ficar',
      'como fazer drill direito',
      'muita técnica e nada fica na cabeça',
      'toda aula é uma posição nova e não consigo usar nenhuma no rola',
    ],
    answer:
      'Escolha uma técnica por quatro semanas e passe por ela em todo treino, em dose pequena; prática espalhada fixa melhor que um dia inteiro.\n1. Até uma hora depois da aula, escreva três linhas: posição, pegada ou pé, o que fez funcionar.\n2. Dez a quinze minutos antes ou depois da aula: dez lentas de cada lado, dez com resistência leve, dois minutos soltos exatamente dali.\n3. No sparring tente três vezes, dê certo ou não.\n4. No dia seguinte, diga os passos em voz alta sem olhar.\nQuando a primeira funcionar, misture duas aparentadas. Nenhum número de repetições mortas substitui o parceiro que resiste.',
    why: 'Cada vez que você precisa lembrar de novo, a memória se reforça; na maratona de um dia, a repetição sai sem esforço e some logo.',
    step: 'Escolha a técnica do mês e comece os dois primeiros rounds de cada treino na posição dela.',
    mistake: 'A maioria coleciona técnicas novas e nunca faz uma contra resistência.',
  },
  'solo-drills-at-home': {
    asked: [
      'o que dá pra treinar sozinho em casa',
      'drill solo de jiu-jitsu sem parceiro',
      'fazer sombra, mas o que eu faço de verdade',
      'sem saco, sem parceiro, apartamento pequeno',
      'dá pra melhorar só fazendo sombra?',
      '15 minutos por dia em casa, o que rende mais',
    ],
    answer:
      'Quinze minutos, quatro vezes por semana, de movimentação de pernas e de quadril ajudam; timing só com gente.\nTrocação: 4 rounds de 2 minutos de sombra, cada um com uma tarefa: só jab e pés; defesa e resposta; uma combinação; tudo junto contra um adversário imaginado. Filme um round de frente.\nGrappling: 3 séries de 10 por lado: ponte, fuga de quadril, levantada técnica, sit-out, mudança de nível com passo; depois 3 minutos ligando tudo.\nOs dois: um minuto numa perna só, chute lento ou subida de joelho.\nDois metros quadrados bastam; afaste os móveis e cuide do pescoço: ponte na cabeça, só se alguém ensinou.',
    why: 'Pés e quadril obedecem a padrões que se gravam sozinhos, mas a hora certa depende de outra pessoa que decide e reage.',
    step: 'Marque quatro horários de quinze minutos na semana e faça o mesmo programa em todos.',
    mistake: 'A maioria faz sombra numa velocidade só, sem imaginar ninguém que bata de volta.',
  },
  'first-class-and-hygiene': {
    asked: [
      'primeira aula amanhã o que eu levo',
      'que roupa usar na primeira aula de jiu ou muay thai',
      'preciso estar em forma antes de começar?',
      'regras da academia que um novato tem que saber',
      'de quanto em quanto tempo lavar o quimono',
      'tem gente no tatame fedendo e de unha comprida, qual é a regra',
    ],
    answer:
      'Leve água, toalha, chinelo e roupa sem zíper nem bolso; o resto a academia costuma emprestar na primeira aula.\n1. Chegue 15 minutos antes, diga ao professor que é novo e fale de qualquer lesão.\n2. Unha curta, sem brinco nem corrente, de banho tomado, cabelo preso.\n3. Sapato fora do tatame, nunca descalço no banheiro.\n4. Bata cedo, pare quando o parceiro bater, meia força, agradeça.\n5. Depois: banho logo, roupa e quimono lavados a cada uso, bandagem e luva secando ao ar.\nErupção na pele, mancha em forma de anel ou ferida aberta: fora do tatame até um médico ver. Não precisa estar em forma antes.',
    why: 'O contato é de pele com pele, e zíper, unha ou micose passam direto para o parceiro; por isso o limpo vem antes da técnica.',
    step: 'Arrume a mochila na noite anterior e mande uma mensagem à academia perguntando o que eles emprestam.',
    mistake: 'A maioria vai forte demais na primeira aula por nervosismo.',
  },
  'gloves-wraps-mouthguard': {
    asked: [
      'qual tamanho de luva eu preciso',
      '12, 14 ou 16 oz pro sparring',
      'quantos metros de bandagem',
      'protetor bucal de ferver ou do dentista',
      'o nó dos dedos dói depois do saco, a luva tá errada?',
      'vou comprar o primeiro equipamento, o que preciso de verdade',
    ],
    answer:
      'Para sparring use 16 oz a partir de uns 70 kg, 14 oz de uns 55 a 70 kg e 12 oz abaixo disso; muitas academias exigem 16 de todos.\nSaco e manopla: 10 a 12 oz, 14 se você é pesado. Um par só: o de sparring. Luva de saco gasta nunca no sparring.\nBandagem: 4,5 m para adulto, 2,5 a 3,5 m para mão pequena; três voltas no punho, três nos nós, entre os dedos, polegar, de volta ao punho. Firme, sem dedo roxo.\nProtetor bucal: o de ferver serve no começo; do dentista com sparring semanal ou aparelho. Tem que segurar de boca aberta.\nCom chute: caneleira e coquilha.',
    why: 'Mais enchimento espalha o impacto na cara do parceiro e nos seus ossos, e a espuma gasta no saco perde essa função.',
    step: 'Confira luva e protetor bucal: espuma achatada ou protetor que cai, troque antes do próximo sparring.',
    mistake: 'A maioria compra luva leve pela velocidade e depois ninguém quer fazer sparring com ela.',
  },
  'which-sport-to-choose': {
    asked: [
      'qual arte marcial eu começo',
      'boxe ou muay thai',
      'melhor luta pra quem tem 40 anos e joelho ruim',
      'judô ou jiu-jitsu pro meu filho',
      'como sei se uma academia é boa',
      'quero começar alguma luta mas tem mma, karatê, kickboxing, jiu, não faço ideia',
    ],
    answer:
      'Escolha primeiro a academia e depois o esporte: a que tem bom professor, a até 20 minutos e em horário que você cumpre é onde você vai ficar.\nSó mãos e pernas para andar, simples de começar: boxe. Com chute, joelho e clinch: muay thai. Sem pancada na cabeça, qualquer idade: jiu-jitsu. Quedas e crianças: judô. Tudo: MMA, melhor depois de um ano de uma base. Distância e forma, pouco contato: karatê, taekwondo.\nSinais de boa academia: iniciante faz sparring tarde e leve, o professor para round duro, gente de várias idades, sem contrato longo antes da aula experimental.\nJoelho ruim: pergunte ao médico; boxe costuma ser mais tranquilo que judô.',
    why: 'Modalidade boa em lugar longe ou com professor ruim dura poucas semanas, e quem falta não aprende nenhuma delas.',
    step: 'Marque aula experimental em duas academias esta semana e pergunte em cada uma quando e com que força o iniciante faz sparring.',
    mistake: 'A maioria escolhe por vídeo e depois leva uma hora para chegar ao treino.',
  },
  'gi-or-no-gi': {
    asked: [
      'com quimono ou sem quimono',
      'começo no gi ou no nogi',
      'treinar de quimono é inútil se quero mma?',
      'qual a diferença do jiu com quimono e sem quimono',
      'minha academia tem os dois e só posso ir duas vezes na semana',
      'odeio pegada de quimono, posso fazer só no-gi?',
    ],
    answer:
      'Fique com o que sua academia dá no seu horário; se os dois couberem, quimono para paciência e saídas, sem quimono se você quer MMA ou wrestling.\nCom quimono: pegada no pano, mais lento, mais atrito, não dá para escorregar, então você aprende saída e postura; mais campeonatos por faixa; custa um quimono e dedo dolorido.\nSem quimono: mais rápido e suado, esgrima, controle de cabeça, front headlock e mais chave de perna; só short e rash guard.\nO básico serve aos dois: base, quadril, passagem, costas. Com dois treinos, fique num só por seis meses; com três ou mais, dois e um. A graduação em geral conta os dois; pergunte ao professor.',
    why: 'Trocar de regra a cada treino divide as poucas repetições; e o pano freia o jogo, o que dá tempo de pensar e obriga a sair com técnica.',
    step: 'Faça uma aula de cada esta semana e anote a qual delas você voltaria num dia ruim.',
    mistake: 'A maioria fica trocando entre os dois antes de firmar qualquer posição básica.',
  },
  'does-it-work-on-the-street': {
    asked: [
      'jiu-jitsu funciona numa briga de verdade?',
      'meu boxe funcionaria na rua?',
      'melhor arte marcial pra defesa pessoal',
      'quanto tempo até eu saber me defender',
      'treino há um ano e ainda não me sinto seguro na rua',
      'e se tiver faca ou mais de um',
    ],
    answer:
      'Sim, o que você treina com resistência funciona contra uma pessoa desarmada e sem treino; contra faca ou várias pessoas nada é confiável, aí você corre.\nO que passa para a rua: calma sob pressão, distância, ficar em pé, levantar de baixo. O que não passa: regra, luva, tatame, árbitro e saber quando começa.\nBoa mistura: um esporte de trocação mais um com clinch e quedas; no chão, o primeiro objetivo é levantar. Depois de seis a doze meses de sparring regular a maioria mantém a cabeça bem melhor.\nAs melhores habilidades: perceber cedo, ir embora, voz alta, entregar o celular.',
    why: 'Só o que foi testado contra quem resiste sobrevive ao susto, mas faca e grupo não dão segunda chance para corrigir um erro.',
    step: 'Treine a levantada técnica dez vezes de cada lado e dois rounds em que o único objetivo é levantar e sair.',
    mistake: 'A maioria pensa em técnica e nunca em ir embora dois minutos antes.',
  },
  'threatened-on-the-street': {
    asked: [
      'o que faço se alguém me ameaçar na rua',
      'um cara veio me encarar na saída do bar, o que eu devia ter feito',
      'posso bater primeiro?',
      'posso me complicar na justiça porque treino luta?',
      'volto a pé de noite com medo de ser atacado',
      'se alguém me agarrar o que faço primeiro',
    ],
    answer:
      'Crie distância, fale, vá embora; só bata se não dá para sair, e pare assim que puder.\n1. Mãos abertas na altura do peito, um pé atrás, dois braços de distância, procure a saída.\n2. Curto e alto: “Fica aí. Não quero problema.”\n3. Quer dinheiro ou celular: entregue.\n4. Agarrou: queixo para dentro, solte-se, corra para a luz e para gente, ligue para o número de emergência.\n5. Depois: médico se levou pancada na cabeça, escreva o que aconteceu, registre ocorrência.\nNa maioria dos países a força tem que ser necessária e proporcional, e o treino pode pesar contra você; pergunte a um advogado onde você mora.',
    why: 'Espaço dá tempo de ver uma arma ou um segundo agressor, e até um soco que funciona pode acabar com alguém batendo a cabeça no chão.',
    step: 'Ensaie dez vezes a postura de mãos abertas e a frase em voz alta, com um parceiro que invade o seu espaço.',
    mistake: 'A maioria fica na discussão por orgulho.',
  },
}
