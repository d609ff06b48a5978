import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const TECHNIQUE: Record<MatterOf<'technique'>, DirectAnswers> = {
  'kick-defence': {
    how: 'Levante o joelho da frente até a altura do quadril, aponte para fora uns 45 graus, ponta do pé puxada para cima, guarda fechada, e receba no alto da canela. Pisou de volta, solta jab-direto na hora, antes que a perna dele volte.',
    why: 'O chute entra porque seu peso está parado na perna da frente e você olha para as mãos dele. Quem bloqueia com a canela tira a perna do lugar macio e ainda faz o chutador pensar duas vezes.',
    when: 'Comece hoje, no aquecimento, antes do saco, em todos os treinos da semana. Em três ou quatro semanas de bloqueio leve com parceiro, a perna costuma subir sozinha; no sparring forte demora um pouco mais.',
    how_much:
      'Três rounds de dois minutos por treino, o parceiro chutando a 30% com caneleira, uns 20 bloqueios por perna. Força só aumenta quando você bloquear oito em dez sem pensar; canela dolorida descansa até passar.',
    which:
      'Bloquear com a canela ou sair da distância: bloqueie se você está perto e quer responder com as mãos; dê um passo para trás se você é mais leve, tem a canela sensível ou luta com muito deslocamento.',
    what_if:
      'Se ele fintar o chute e entrar com soco quando você levanta a perna, bloqueie mais baixo e mais curto, com as mãos no rosto, e pise para a frente. Uma perna no ar por meio segundo basta.',
    is_it_ok:
      'Canela dolorida e roxo na coxa por alguns dias são normais no começo. Se você não consegue apoiar o peso, a dor fica num ponto só do osso ou o inchaço cresce, pare de chutar e procure um ortopedista.',
    next: 'Primeiro tire o peso da perna da frente: metade em cada pé, base um pouco mais curta. Quando bloquear sem perder o equilíbrio, junte a resposta: bloqueio, pisa, direto, chute.',
    on_the_day:
      'No primeiro minuto, bloqueie o primeiro low kick e responda sempre, mesmo que só com um jab. Se a perna já levou dois, troque o ritmo: passo à frente com soco quando ele girar o quadril.',
    say: 'Antes do round, ao parceiro: “Faz um favor, me dá só low kick, bem leve, de caneleira, dois minutos. Quero treinar o bloqueio. Se eu errar três seguidos, diminui a velocidade, por favor.”',
  },
  'punch-defence': {
    how: 'Cole a mão de trás na bochecha, queixo para baixo, e no jab dele abra a palma como quem pega uma bola, a um palmo do rosto. No direto, gire o ombro da frente para cima do queixo e devolva o jab no mesmo tempo.',
    why: 'Você apanha quase sempre no fim do próprio golpe, quando a mão volta baixa ou a cabeça fica parada na linha do meio. Voltar a mão ao rosto e mexer a cabeça depois de bater tira o alvo de onde ele mira.',
    when: 'Treine no começo da aula, com a cabeça fresca, duas ou três vezes por semana. Depois de umas quatro semanas você para de piscar no jab; esquivar com calma em sparring leva alguns meses.',
    how_much:
      'Três rounds de dois minutos só de defesa, o parceiro em 30 a 40% e um golpe por vez na primeira semana, dois na segunda, três na terceira. Sparring forte, no máximo um dia por semana.',
    which:
      'Guarda alta ou esquiva: guarda alta para quem está começando, cansa ou enfrenta quem bate em sequência; esquiva para quem já vê o golpe sair e tem pernas para responder logo. Primeiro o bloqueio, depois a cabeça.',
    what_if:
      'Se ele percebe sua guarda alta e bate no corpo, desça o cotovelo até a costela dobrando o joelho, sem tirar a mão do rosto. Depois de dois golpes bloqueados, saia para o lado, nunca fique esperando o terceiro.',
    is_it_ok:
      'Levar golpe leve treinando é normal; sair com dor de cabeça, tontura, enjoo ou memória falhando não é. Aí acabou o sparring, vá ao médico no mesmo dia e só volte com liberação.',
    next: 'Primeiro descubra qual golpe mais entra: filme dois rounds e conte. Treine a defesa só desse golpe por duas semanas e, quando ele parar de entrar, acrescente a resposta logo em seguida.',
    on_the_day:
      'No primeiro round, use os trinta segundos iniciais só com jab e mãos altas, para ver a velocidade dele. Depois de cada combinação sua, mãos no rosto e um passo para o lado; se entrar um forte, abrace ou saia.',
    say: 'Ao parceiro, antes do sino: “Pode ser só jab e direto, a 30%? Quero ficar só na defesa neste round. No próximo a gente troca e eu jogo para você.”',
  },
  'footwork-distance': {
    how: 'O pé mais próximo da direção anda primeiro, o outro acompanha a mesma medida, sem cruzar nem juntar. Para medir: estique o jab; se os dedos encostam na luva dele, você está no alcance. Recue dois passos no máximo e saia em diagonal.',
    why: 'Recuar em linha reta dá a ele corrida livre e leva você para a corda, porque andar para a frente é mais rápido que para trás. A saída de lado obriga o outro a girar e parar o ataque.',
    when: 'Dez minutos antes de cada treino, no lugar de parte da corda. Em duas ou três semanas os pés param de cruzar; usar isso sob pressão, sem pensar, costuma levar dois ou três meses.',
    how_much:
      'Três rounds de dois minutos: um de passos em quadrado, um com parceiro mantendo um braço de distância sem golpe, um só com jab. Três vezes por semana já muda alguma coisa.',
    which:
      'Entrar ou ficar de fora: quem tem braço curto entra atrás do jab e fica perto; quem é mais comprido fica um passo fora e bate quando o outro pisa. O pior lugar é o meio, no alcance dele.',
    what_if:
      'Se ele corta o caminho do lado para onde você sempre sai, pare, finte um passo para lá e saia para o outro. Se já encostou na corda, clinche ou gire com a mão no ombro dele.',
    is_it_ok:
      'Sentir os pés embolados no começo é normal, principalmente no cansaço. Torcer o tornozelo toda hora ou ter dor no tendão de Aquiles que não passa não é: reduza os saltos e veja um fisioterapeuta.',
    next: 'Primeiro cole duas fitas cruzadas no chão e faça os quatro passos sem juntar os pés. Quando sair limpo, ponha um jab em cada passo e depois leve para um round leve com parceiro.',
    on_the_day:
      'Nos primeiros vinte segundos, ocupe o meio e toque o jab para medir o alcance dele. Toda vez que sentir a corda perto das costas, dois passos laterais e volta para o centro.',
    say: 'A você, no meio do round, quando vier a vontade de recuar reto: “Dois passos e sai.” E ao parceiro, antes: “Vem para cima de mim sem bater, quero só treinar a saída.”',
  },
  'southpaw-opponent': {
    how: 'Mantenha seu pé da frente do lado de fora do pé dele e aponte o direto reto, entre as luvas, ou chute com a perna de trás no corpo aberto. Com a mão da frente, toque e segure a luva da frente dele.',
    why: 'Os pés da frente batem um no outro, o jab se choca com o dele e a mão de trás passa reto pelo meio. Canhoto treina isso todo dia contra destro; você vê um de vez em quando.',
    when: 'Comece já no próximo treino, um round por aula contra a base trocada; para uma luta marcada, pelo menos quatro semanas. Depois de oito ou dez rounds a imagem espelhada para de confundir.',
    how_much:
      'Dois a três rounds por semana contra canhoto ou colega que troca a base, mais dois no saco só de direto e chute de trás. Cem diretos por semana com o pé por fora já acostumam o corpo.',
    which:
      'Pé por fora ou trocar a base: pé por fora com direto serve para quase todo mundo; trocar a base só para quem já treina bem dos dois lados. Na pressa da luta, fique na sua.',
    what_if:
      'Se ele ganha o pé de fora e solta a esquerda, não recue reto: dê um passo para o lado da mão da frente dele, com o ombro alto, e responda com gancho curto. Depois reposicione o pé.',
    is_it_ok:
      'É normal ficar sem saber o que fazer nas primeiras vezes, até gente experiente estranha. Só não deixe o parceiro canhoto bater forte enquanto você aprende a distância; combine leve nos primeiros rounds.',
    next: 'Primeiro só o pé: um round inteiro sem golpe, disputando o lado de fora. Quando você ganhar na maioria das vezes, acrescente o direto e, por último, o gancho da frente na saída.',
    on_the_day:
      'No primeiro minuto, toque a luva da frente dele, ganhe o pé de fora e solte dois diretos no peito para medir. Circule para longe da mão de trás dele e só então suba para o rosto.',
    say: 'Ao professor, antes da aula: “Vou pegar canhoto. Posso fazer dois rounds com o colega canhoto por treino, leve, só direto e passo por fora? Queria que você olhasse meu pé da frente.”',
  },
  'taller-opponent': {
    how: 'Espere o jab dele fora do alcance, bloqueie ou passe a cabeça por fora e entre no mesmo tempo, com dois passos rápidos e dois golpes no corpo. Lá dentro, testa no peito dele e mãos trabalhando, ou agarre; nunca pare no meio do caminho.',
    why: 'No meio da distância ele alcança e você não, então cada pausa ali custa um golpe. Quando o braço dele volta, há um instante em que o comprimento não serve para nada, e é aí que se entra.',
    when: 'Ensaie a entrada duas vezes por semana, no começo do treino; para uma luta, com quatro a seis semanas. O tempo certo do jab dele aparece depois de uns dez rounds com gente alta.',
    how_much:
      'Três rounds por semana com o colega mais alto da academia, entrando umas seis vezes por round em vez de ficar sempre na frente. Cada entrada: dois a quatro golpes e sai ou agarra.',
    which:
      'Entrar ou fazer ele vir: entre se você tem perna e gosta de perto; recue meio passo e contra-ataque se ele for ansioso e se esticar demais. No agarre, perto e baixo quase sempre é melhor.',
    what_if:
      'Se ele segura você com o jab ou o chute frontal na entrada, finte primeiro: um passo, para, deixa o golpe sair, e entra quando o braço ou a perna volta. Entrada reta e repetida é o que ele espera.',
    is_it_ok:
      'É normal passar o primeiro round no vazio contra quem é bem mais comprido. Não é sensato fazer sparring forte com alguém muito mais pesado também; peça ritmo leve ou outro parceiro.',
    next: 'Primeiro aprenda a ficar fora de verdade: um passo além da ponta do jab dele. Quando isso estiver firme, treine uma única entrada, jab no peito com a cabeça por fora, e depois a saída lateral.',
    on_the_day:
      'Comece fora, mexendo a cabeça, e conte três jabs dele sem responder. No quarto, entre por baixo, bata no corpo, cole e só saia de lado ou agarrado; tire o fôlego dele primeiro, a cabeça vem depois.',
    say: 'Ao colega mais alto, antes do round: “Usa bastante o jab e me mantém longe, de leve. Quero treinar entrar. Se eu parar no meio, me toca com o direto para eu perceber.”',
  },
  'pressure-fighter': {
    how: 'Pare o primeiro passo dele: jab firme no peito ou chute frontal na barriga, depois pivô no pé da frente, um quarto de volta, e dois golpes do novo ângulo. Se ele colar, braços por dentro, agarre e gire as costas dele para a corda.',
    why: 'Ele vive do seu recuo: quanto mais reto você anda para trás, menos ele precisa pensar. Bater quando ele pisa e sair de lado tira o equilíbrio, e recomeçar toda hora gasta o fôlego dele.',
    when: 'Treine a saída na parte técnica, duas vezes por semana, antes de levar para o sparring. Umas três a quatro semanas bastam para você não entrar mais em pânico quando alguém vem andando.',
    how_much:
      'Três rounds de dois minutos com o parceiro só andando para a frente, primeiro sem bater, depois a 40%. Meta: no máximo dois passos para trás seguidos e pelo menos cinco saídas laterais por round.',
    which:
      'Circular ou ficar e clinchar: circule se você tem pernas e alcance; clinche se você cansa ou é mais forte por dentro. Trocar golpes parado com quem gosta disso é a pior opção para quase todos.',
    what_if:
      'Se ele ignora o jab e continua vindo, bata no corpo e agarre em vez de bater mais forte na cabeça. Depois de soltar, esteja sempre com as costas para o centro, não para a corda.',
    is_it_ok:
      'Sentir sufoco contra gente assim é normal, até para quem treina há anos. Se no treino o parceiro passa do combinado e você fica com tontura, pare, chame o professor e não faça mais sparring até ver um médico.',
    next: 'Primeiro o pivô sozinho, vinte para cada lado. Depois o chute frontal ou jab que para o avanço, e só quando os dois saírem juntos, um round inteiro contra pressão real.',
    on_the_day:
      'Ganhe o centro no primeiro sino e acerte o primeiro golpe firme quando ele pisar. Nos trinta segundos em que ele acelera, guarda alta, agarra, respira; quando ele desacelerar, é a sua vez.',
    say: 'Ao parceiro: “Anda para cima de mim o round inteiro, mas bate só a 30%. Quero treinar pivô e agarre. Se eu encostar na parede, segue, quero aprender a sair dali.”',
  },
  'counter-timing': {
    how: 'Escolha um só golpe dele, o jab, e uma só resposta: mão de trás segura o jab, e o seu jab sai no mesmo instante. Olhe para o peito, não para as mãos; o ombro se mexe antes do golpe.',
    why: 'Você chega atrasado porque espera o golpe inteiro para decidir. Com uma resposta só já combinada, não há escolha a fazer; e a finta funciona porque o outro reage e mostra o que ia jogar.',
    when: 'Treine no começo da aula, ainda sem cansaço, duas a três vezes por semana. O primeiro contragolpe costuma aparecer em sparring leve depois de três ou quatro semanas; ler gente diferente leva mais de um ano.',
    how_much:
      'Um contragolpe por mês, cinquenta repetições por treino: vinte com o parceiro avisando, vinte sem aviso, dez com fintas no meio. Velocidade a 50%, só suba quando acertar sete em dez.',
    which:
      'Contra-atacar junto ou depois: depois do bloqueio é mais seguro e serve para quase todos no começo; no mesmo tempo, só para quem já vê o ombro se mexer e tem alcance igual ou maior.',
    what_if:
      'Se ele finta e você cai, pare de responder a todo movimento: dê meio passo para trás na primeira e só conte a segunda. Se ele não ataca nunca, finte você com o ombro e bata na reação.',
    is_it_ok:
      'Errar o tempo por meses é normal, é das coisas que mais demoram. O que não presta é esperar de guarda baixa pelo golpe perfeito; se você leva mais do que devolve, volte a bloquear primeiro.',
    next: 'Primeiro conte, num round, qual golpe ele repete e depois de quê. Com isso na cabeça, arme a resposta; quando ela entrar duas vezes, ele muda, e aí você finta a mesma coisa.',
    on_the_day:
      'Use o primeiro minuto para fintar três vezes e ver o que ele faz: recua, bloqueia ou bate. No segundo minuto repita a finta que deu reação e solte o golpe no buraco que apareceu.',
    say: 'Ao parceiro: “Joga o jab quando quiser, sem ritmo, a 50%. Só vou responder ao jab, ao resto eu só bloqueio. Depois de dois minutos me diz se eu estava avisando antes.”',
  },
  'power-and-combos': {
    how: 'Empurre o chão com a bola do pé de trás, gire joelho, quadril e só então o ombro; a mão fica solta e fecha no impacto. No chute, pise para fora, gire o pé de apoio e passe o quadril pelo alvo.',
    why: 'A força vem do chão e do giro do quadril, o braço só entrega. Quem tensiona o ombro antes freia o próprio golpe; quem solta o ar no impacto fica solto e bate mais rápido.',
    when: 'Técnica no início do treino, com o corpo descansado, duas ou três vezes por semana. Em três ou quatro semanas o som no saco muda; combinações longas ficam naturais depois de dois ou três meses.',
    how_much:
      'Cinco séries de seis golpes fortes, com um minuto de descanso, em vez de rounds inteiros no máximo. Combinações: escolha duas, de três golpes, trinta repetições de cada por treino, a 60% até ficarem limpas.',
    which:
      'Força ou velocidade: quem bate duro e lento treina séries curtas e soltas; quem é rápido e leve trabalha giro de quadril, saco pesado e agachamento. Um foco por mês, para não misturar.',
    what_if:
      'Se a combinação abre você e ele contra-ataca no meio, corte para dois golpes e termine sempre com a mão no rosto e um passo lateral. Força que deixa você sem equilíbrio é golpe errado, volte a 70%.',
    is_it_ok:
      'Ombro e antebraço cansados são normais. Dor no punho, nos nós dos dedos ou no cotovelo a cada golpe não é: pare o saco, confira a bandagem e a mão reta, e se continuar procure um ortopedista.',
    next: 'Primeiro dez minutos de direto lento na frente do espelho, só pé, quadril, ombro. Quando o calcanhar girar sozinho, leve ao saco; depois encaixe o golpe forte como terceiro da combinação.',
    on_the_day:
      'Na luta, abra com golpes a 60% para achar a distância e guarde a força para o terceiro da sequência. Solte o ar curto em cada um; sentiu o ombro duro, sacuda os braços e volte ao jab.',
    say: 'Ao professor, na manopla: “Pode chamar só jab, direto, gancho hoje? Quero fazer com o quadril, não com o braço. Avisa toda vez que o pé de trás não girar.”',
  },
  'clinch-knees': {
    how: 'Uma mão atrás da cabeça dele, no alto do crânio e não na nuca, a outra por cima, cotovelos juntos no peito dele. Puxe para baixo, pise para trás com um pé e suba o joelho desse lado com o quadril para a frente.',
    why: 'Quem tem os braços por dentro e o quadril mais perto manda; quem puxa só com a mão cansa o antebraço. A cabeça dirige o corpo: cabeça baixa, a pessoa não tem força nem equilíbrio para bater.',
    when: 'Duas vezes por semana, no fim do treino, quando os braços já cansaram, porque é assim que acontece na luta. Em quatro a seis semanas ninguém mais joga você de um lado para o outro tão fácil.',
    how_much:
      'Três rounds de três minutos só de clinche, a 50%, joelho apenas encostando a coxa na barriga do parceiro. Mais vinte entradas de braço por dentro de cada lado; cotovelo só no ar ou na manopla.',
    which:
      'Plum ou braço por baixo da axila: plum para quem é mais alto e tem joelho; braço por baixo e cabeça colada no peito para quem é mais baixo, vem da luta agarrada ou quer derrubar.',
    what_if:
      'Se ele pega sua cabeça primeiro, não puxe para trás: endireite a coluna, cole o quadril no dele e passe uma mão por dentro, entre os cotovelos, depois a outra. Com o quadril colado, o joelho dele não tem espaço.',
    is_it_ok:
      'Pescoço cansado e arranhão são normais. Formigamento no braço, dor que desce do pescoço ou dor forte na costela ao respirar não são: pare e vá ao médico. Confira também se sua regra permite joelho e cotovelo.',
    next: 'Primeiro só a briga de mãos: entrar por dentro, um braço, depois o outro, sem joelho. Quando você ganhar a posição de olhos fechados, junte um puxão para o lado e só depois o joelho.',
    on_the_day:
      'Entre no clinche atrás de um golpe, nunca a seco, e dê o primeiro joelho logo no primeiro segundo. Sem posição, cole, vire ele para a corda, espere o juiz separar e saia de mãos altas.',
    say: 'Ao parceiro, no começo: “Vamos só de clinche, 50%, joelho encostando de coxa, sem cotovelo. Quem perder a posição por dentro recomeça. Se meu pescoço puxar, eu bato duas vezes e a gente para.”',
  },
  'takedown-defence': {
    how: 'Quando ele baixa, jogue as duas pernas para trás, caia com o quadril no ombro dele e empurre a cabeça com o antebraço. Já com a perna presa: braço por baixo da axila dele, pule no outro pé e leve as costas à grade.',
    why: 'Você cai porque o quadril fica alto e perto e os olhos ficam na mão dele. Quando o quadril pesa em cima da cabeça e dos ombros, as pernas dele carregam você em vez de empurrar.',
    when: 'Em todo treino, dez minutos após o aquecimento. A reação de jogar as pernas aparece em três ou quatro semanas; defender já com a perna presa e sem fôlego pede uns três meses.',
    how_much:
      'Cinco séries de dez sprawls com volta à base em um segundo, três vezes por semana. Mais três rounds de dois minutos em que ele só tenta derrubar e você só defende, a 60%.',
    which:
      'Sprawl ou briga de braço em pé: sprawl contra quem mergulha de longe; braço por dentro e cabeça na testa dele contra quem entra do clinche. No judô e com kimono, a briga de pegada vem antes de tudo.',
    what_if:
      'Se ele emenda a segunda entrada depois do sprawl, não levante reto: controle a cabeça, gire para o lado e só suba atrás do ombro dele. Caiu mesmo assim, sente, ponha a mão no chão atrás e levante na hora.',
    is_it_ok:
      'Cair muito no começo é normal, sobretudo por quem vem do wrestling ou do judô. Joelho que estalou, inchou ou falha ao pisar não é: pare de treinar entrada e vá a um ortopedista.',
    next: 'Primeiro baixe a base e aprenda o sprawl limpo, sem parceiro. Depois com entrada avisada, depois sem aviso, e por último com soco antes, que é como acontece de verdade.',
    on_the_day:
      'Nos primeiros segundos, mãos um pouco mais baixas, quadril para trás, e faça ele pagar a primeira entrada com o peso em cima da cabeça. Perto da grade, abra as pernas e brigue pelo braço por dentro.',
    say: 'Ao parceiro: “Tenta me derrubar dois minutos, no seu ritmo, sem terminar forte. Eu só defendo. Quando conseguir, me diz o que você viu antes de entrar.”',
  },
  'takedowns-throws': {
    how: 'Primeiro desequilibre: puxe a manga ou o pulso e faça ele pisar; quando o pé dele pousa, entre com o quadril abaixo do dele e a cabeça erguida. Na double leg, joelho entre os pés dele, orelha na costela, e corra para o lado.',
    why: 'A entrada morre quando ele está equilibrado e você entra de longe, dobrado na cintura. Pessoa que acabou de pisar não consegue tirar aquele pé; por isso puxar antes vale mais que força.',
    when: 'Entradas no começo do treino, três vezes por semana, e uma tentativa por minuto no treino livre. Uma queda só, bem repetida, começa a sair contra quem resiste depois de dois a três meses.',
    how_much:
      'Cinquenta entradas por treino sem derrubar, vinte de cada lado e dez em movimento, depois cinco quedas completas em colchão bom. Escolha uma queda principal e uma segunda que sai quando a primeira falha.',
    which:
      'Queda de perna ou projeção de quadril: perna para quem é rápido, mais baixo ou luta sem kimono; quadril e varrida de pé para quem gosta de pegada, tem kimono e prefere ficar ereto.',
    what_if:
      'Se ele bloqueia com o quadril para trás, não force: ele agora está pesado na frente, então puxe a cabeça para baixo ou varra o pé da frente. Se ele só foge, encurrale na borda e entre ali.',
    is_it_ok:
      'Falhar dezenas de entradas é normal, no judô e no wrestling mais ainda. Não é certo derrubar quem ainda não sabe cair, nem pular com as pernas em cima do joelho do outro; aprenda a queda de costas primeiro.',
    next: 'Primeiro garanta a pegada que você quer em cinco segundos. Depois o desequilíbrio, depois a entrada, e só quando a entrada sair contra 50% de resistência, a queda inteira.',
    on_the_day:
      'Vá buscar a pegada antes dele, faça ele andar e tente a varrida de pé logo cedo, que arrisca pouco. Guarde a queda principal para quando ele pisar para a frente ou reagir à varrida.',
    say: 'Ao parceiro de treino: “Me deixa entrar cinquenta vezes, você só anda normal e não trava. Nas últimas dez pode resistir metade. Bato no seu ombro quando for derrubar mesmo.”',
  },
  'escape-mount-side': {
    how: 'Na montada, prenda um braço dele no peito, trave o pé do mesmo lado com o seu, suba o quadril e role para esse lado, por cima do ombro. Nos cem-quilos: antebraço no pescoço, outro no quadril, ponte, fuja o quadril, joelho para dentro.',
    why: 'Empurrar de braço esticado dá o armlock e gasta tudo, porque você levanta o peso dele com a parte fraca. O quadril é forte: a ponte abre espaço por um instante e a fuga ocupa esse espaço.',
    when: 'Comece a escapar antes de ele assentar: no momento em que ele passa, os braços já ficam dobrados entre vocês. Com dez minutos por treino, em quatro a seis semanas você respira melhor ali embaixo.',
    how_much:
      'Vinte fugas de quadril de cada lado no aquecimento, e três rounds de dois minutos começando por baixo, ele a 50%. Cada saída: ponte curta, dois deslocamentos de quadril, pausa, de novo.',
    which:
      'Ponte ou fuga de quadril: ponte quando ele está alto e um braço dele está preso; fuga de quadril quando ele está baixo e pesado. Quem é mais leve ganha mais combinando as duas, ponte primeiro.',
    what_if:
      'Se ele volta a peso morto depois da ponte, não repita igual: faça a ponte para um lado e fuja para o outro. Na meia-guarda, vá de lado, braço por baixo da axila, e nunca fique chapado de costas.',
    is_it_ok:
      'Sentir falta de ar debaixo de alguém pesado é normal, e bater por causa do peso também vale. Dor aguda na costela ao respirar não é normal: pare e vá ao médico; e peça parceiro mais leve enquanto aprende.',
    next: 'Primeiro proteja: cotovelos colados nas costelas, queixo baixo, três respirações. Depois ganhe um antebraço por dentro; quando isso for automático, ponha o joelho e recupere a guarda.',
    on_the_day:
      'Embaixo, solte o ar devagar, feche os cotovelos e conte até três antes de mexer. Espere ele soltar a mão para atacar ou bater, e nesse instante faça a ponte e tire o quadril.',
    say: 'Ao colega, no treino livre: “Começa por cima, na montada, e me segura a 50%. Quando eu sair, voltamos na mesma posição. Se o peito apertar demais, eu bato, e você alivia um pouco.”',
  },
  'escape-back-choke': {
    how: 'Duas mãos no braço que estrangula, queixo para dentro, e escorregue as costas no chão para o lado contrário, o do braço que passa por baixo da sua axila. Omoplatas no chão: tire o gancho de baixo, passe o quadril por cima e vire de frente.',
    why: 'O estrangulamento aperta com o peito dele colado nas suas costas; costas no chão tiram esse apoio. Quem puxa a cabeça ou rola sem tirar a mão só ajuda o braço a entrar.',
    when: 'Reaja no primeiro segundo, antes que a mão passe o queixo; depois que fecha, o tempo é curto e bater é a resposta. Treinando duas vezes por semana, em um mês a defesa de mãos já vem sozinha.',
    how_much:
      'Dez saídas para cada lado por treino, sem pressa, e três rounds de um minuto começando com as costas tomadas, a 50%. No aperto de verdade, bata cedo: dois tapas, sem esperar escurecer.',
    which:
      'Soltar as mãos ou fugir o quadril: primeiro as mãos, sempre, se o braço já chegou perto do pescoço; primeiro o quadril, se ele só tem os ganchos. Na guilhotina, leve o corpo para o lado contrário ao da cabeça presa.',
    what_if:
      'Se ele monta quando você vira, já chegue com o joelho dobrado entre vocês para cair na meia-guarda. Na guilhotina que fecha, braço sobre o ombro dele, peso do lado oposto, e se apertar, bata.',
    is_it_ok:
      'Bater no estrangulamento é normal e é o certo. Se você apagou, teve rouquidão, dor ao engolir, tontura ou vista embaçada depois, acabou o treino e vá ao médico no mesmo dia; pescoço não é para teimar.',
    next: 'Primeiro aprenda a segurar o pulso dele com as duas mãos e respirar. Depois a descida das costas para o lado certo, e no fim o giro para a guarda ou por cima.',
    on_the_day:
      'Costas tomadas: queixo baixo, duas mãos no braço de cima, respire uma vez e só então escorregue o quadril. Desça para o lado do braço que passa por baixo da sua axila, com o braço do estrangulamento em cima, à vista.',
    say: 'Ao parceiro: “Pega minhas costas com ganchos e braço no pescoço, mas não aperta. Vou treinar a saída. Se eu bater uma vez que seja, solta na hora, combinado.”',
  },
  'guard-play': {
    how: 'Mantenha sempre duas coisas entre vocês: um pé no quadril dele e uma mão na manga ou no pulso. Passou de um pé, fuja o quadril para trás e ponha o joelho por dentro; raspe quando ele apoiar as duas mãos no chão.',
    why: 'A guarda é passada quando seus joelhos ficam longe do peito e o quadril parado de costas. De lado, com pé e mão agarrados, ele precisa tirar duas amarras antes de andar, e isso dá tempo para você.',
    when: 'Retenção no começo da aula, três vezes por semana, cinco minutos. Em um mês sua guarda já não é passada direto; uma raspagem que funciona contra quem conhece você leva uns três meses.',
    how_much:
      'Vinte fugas de quadril com joelho para dentro, de cada lado, e três rounds de dois minutos só para não deixar passar. Escolha uma guarda e uma raspagem por dois meses, nada além.',
    which:
      'Fechada ou aberta: fechada se você está começando, quer segurar o ritmo ou pega gente que fica de joelhos; aberta, com pé no quadril, se você tem pernas ágeis, não consegue cruzar os pés nas costas dele ou pega gente que levanta para passar.',
    what_if:
      'Se ele fica em pé e passa correndo, segure o tornozelo e a manga, sente e levante junto em vez de ficar deitado. Se ele esmaga, faça quadro com o antebraço no pescoço e volte o joelho.',
    is_it_ok:
      'Ter a guarda passada por gente mais graduada é normal por anos. Dedos inchados de segurar pano e dor no joelho torcido não são coisa para aguentar: solte a pegada e veja um fisioterapeuta se durar mais de duas semanas.',
    next: 'Primeiro só retenção: joelho no peito, pé no quadril, sem tentar raspar. Quando ele levar mais de trinta segundos para passar, junte uma raspagem, e depois a finalização que sai dela.',
    on_the_day:
      'Na luta, puxe para a guarda já com a pegada feita, nunca a seco, e ataque a raspagem nos primeiros dez segundos. Se ele travar, troque o lado do quadril em vez de esperar.',
    say: 'Ao parceiro: “Passa minha guarda sem parar, sem finalizar. Quando passar, volta. Quero aprender a reter, então não alivia, só não bate o peso no meu joelho.”',
  },
  'guard-passing': {
    how: 'Na guarda fechada: costas retas, uma mão no quadril dele, outra na gola ou no bíceps, levante um pé, depois o outro, e empurre o joelho para baixo. Abriu: controle os dois joelhos, ande de lado e ponha o ombro na mandíbula.',
    why: 'Você trava porque a cabeça está baixa e o quadril longe: ele puxa a postura e ganha. Com as costas retas e os joelhos dele controlados, ele perde as pernas, que são a parte mais forte.',
    when: 'Dez minutos por treino, no começo, antes de rolar solto. Postura melhora em duas semanas; passar contra quem resiste costuma levar dois a três meses com uma passagem só.',
    how_much:
      'Três rounds de dois minutos: ele só segura, você só passa, recomeça quando acabar. Vinte repetições da mesma passagem para cada lado por semana; nada de colecionar dez diferentes.',
    which:
      'Passar em pé ou de joelhos: em pé para quem é mais leve, rápido ou tem dor no joelho; de joelhos, por pressão, para quem é pesado e estável. Contra guarda aberta longa, em pé quase sempre.',
    what_if:
      'Se ele puxa a sua cabeça de volta, não lute com o pescoço: mãos nas axilas dele, quadril para a frente e levante de novo. Se ele ameaça triângulo, cotovelos colados no próprio corpo e postura.',
    is_it_ok:
      'Levar minutos na mesma guarda é normal no começo. Não é certo abrir com cotovelo na coxa, torcer o joelho do outro ou pular em cima; se o colega avisar dor, solte na hora.',
    next: 'Primeiro só a postura: um round sem deixar a cabeça cair. Depois abrir a guarda fechada em pé, e quando abrir sempre, a passagem de lado com três segundos de controle.',
    on_the_day:
      'Na luta, não entre na guarda sem pegada: agarre as duas barras da calça ou os joelhos antes. Ande, jogue as pernas para um lado, três segundos com o peito em cima para valer os pontos.',
    say: 'Ao parceiro: “Fica na guarda fechada e me segura a 60%. Quando eu passar, a gente volta. Se eu curvar as costas, me puxa, assim eu aprendo.”',
  },
  'armlock-triangle': {
    how: 'No armlock, joelhos apertados, calcanhares puxando para o chão, polegar dele para cima, e suba o quadril devagar. No triângulo, corte um ângulo para o lado, canela atravessada na nuca dele, dobra do outro joelho travada no seu tornozelo, e puxe a cabeça.',
    why: 'Escapa porque os joelhos abrem ou você fica reto de frente em vez de virar de lado. Para quem sofre o golpe, o erro é empurrar de braço esticado ou deixar um braço dentro e outro fora.',
    when: 'Dez minutos por treino, duas ou três vezes por semana, no começo. A defesa costuma melhorar em um mês; finalizar contra quem conhece o golpe leva vários meses.',
    how_much:
      'Vinte de cada lado, parando antes do aperto, e três rounds de um minuto começando já com o braço ou a cabeça presos. Aperto final: conte dois segundos, devagar, para o outro poder bater.',
    which:
      'Armlock ou triângulo: armlock para quem tem bom quadril e perna média; triângulo para quem tem perna comprida. Kimura para quem é forte de braço e quer virar ou raspar se não finalizar.',
    what_if:
      'Se ele empilha em cima de você no armlock, gire o quadril para fora e agarre a perna dele. Caiu no triângulo: postura, cotovelo do braço preso para a sua cintura, olhe para cima e não deixe cortar o ângulo.',
    is_it_ok:
      'Bater é normal e obrigatório assim que o braço estica; segurar por orgulho não é. Cotovelo que estalou, inchou ou não estica no dia seguinte: pare de treinar braço e vá ao ortopedista.',
    next: 'Primeiro a defesa: mãos juntas, cotovelo na costela, postura. Quando você escapar metade das vezes, trabalhe o ataque numa posição só, e depois ligue o armlock ao triângulo.',
    on_the_day:
      'Ataque quando ele apoia a mão no seu peito ou no chão, não a seco. Se em cinco segundos não fecha, troque para o golpe vizinho ou raspe, em vez de gastar os braços.',
    say: 'Ao colega menos graduado, antes de rolar: “Vou apertar armlock bem devagar, me bate cedo. E se for você a pegar meu braço, não puxa de repente: segura dois segundos, eu bato.”',
  },
  'leg-locks': {
    how: 'Na chave de pé reta: pé dele na axila, antebraço logo acima do calcanhar, joelhos apertados na coxa dele, peito para cima e quadril para a frente, devagar. Para fugir: esconda o calcanhar, tire do seu quadril o pé dele e sente para a frente.',
    why: 'A chave de calcanhar torce o joelho, e o joelho avisa tarde: quando dói, já pode ter lesado. Por isso se bate na posição, antes da dor, e por isso muita regra proíbe.',
    when: 'Chave de pé reta desde o começo, com professor; joelho só depois de saber as saídas; calcanhar só quando a regra e o professor permitirem. Controle das pernas se aprende em uns dois ou três meses.',
    how_much:
      'Dez entradas por perna por treino e aperto a 20%, soltando no primeiro toque. Em treino livre, segure a posição três segundos sem torcer: se ele não sai, contou como finalização.',
    which:
      'Chave de pé reta ou de calcanhar: a reta para iniciantes, para quem treina de kimono e para quase toda competição; a de calcanhar só para quem treina sem kimono, com parceiro experiente e combinado.',
    what_if:
      'Se ele gira para escapar, gire junto ou solte; nunca segure o pé parado enquanto o corpo dele roda. Se a perna presa é a sua e você não sabe para que lado sair, bata.',
    is_it_ok:
      'Treinar chave de pé com controle é normal; confira o regulamento da sua faixa, idade e federação, porque varia. Joelho que estalou, inchou ou ficou frouxo: gelo, nada de treino, ortopedista. Menores, só o que o professor liberar.',
    next: 'Primeiro aprenda a esconder o calcanhar e a desfazer o nó das pernas. Depois a chave reta numa entrada só, e quando controlar sem apertar, ligue à raspagem ou à passagem.',
    on_the_day:
      'Antes da luta, leia na regra quais chaves valem para a sua faixa e idade. Entrou nas suas pernas: calcanhar escondido, mão no joelho dele, levante ou cole; sem saída clara, bata cedo.',
    say: 'Antes de rolar: “Vale chave de pé reta, sem calcanhar, tá? Eu bato cedo e você solta na hora. Se eu pegar, seguro sem torcer e conta como finalizado.”',
  },
  finishing: {
    how: 'Segure a posição três segundos antes de atacar, tire uma defesa de cada vez e só então aperte. No mata-leão: mão no próprio bíceps, outra atrás da cabeça dele, peito colado, cotovelos juntos, encha o peito e aperte devagar dez segundos.',
    why: 'Você perde o golpe porque corre para apertar e abre espaço, ou aperta com os braços em vez das costas e do quadril. E muita gente alivia por medo de machucar, sem perceber.',
    when: 'Últimos dez minutos do treino, duas vezes por semana, quando o braço já cansou. Em quatro a seis semanas de uma finalização só, a diferença já aparece no treino livre.',
    how_much:
      'Três rounds de dois minutos começando com a posição pronta: finalizou ou perdeu, recomeça. Aperto crescente, de zero ao máximo em três segundos; dez repetições por lado de um único golpe por mês.',
    which:
      'Apertar mais ou manter a posição: mantenha se ainda há uma mão dele na defesa ou muito tempo; aperte tudo se o encaixe está limpo ou restam vinte segundos. Em pé, o mesmo: ângulo primeiro, golpes depois.',
    what_if:
      'Se ele tira a mão e a finalização morre, fique com a posição e vá ao golpe vizinho: do mata-leão ao armlock, da montada ao katagatame. Golpe perdido não pode custar a posição.',
    is_it_ok:
      'Perder finalizações é normal até na faixa-preta. Ter pena de apertar também, e se resolve apertando devagar e soltando no toque; puxar de tranco em treino não se faz com ninguém.',
    next: 'Primeiro escolha a posição a que você mais chega e um ataque dali. Quando sair metade das vezes, treine a segunda opção para a defesa que ele mais usa.',
    on_the_day:
      'Chegou na posição: respire uma vez, peito colado, olhe onde estão as mãos dele. Tire uma mão, encaixe, aperte por dez segundos contados; não saiu, volte a segurar e repita.',
    say: 'Ao parceiro: “Começo já nas suas costas, você se defende de verdade. Vou apertar devagar até o fim; bate quando pegar. E me diz depois onde ficou folga.”',
  },
  'ring-craft': {
    how: 'Fique com as costas para o centro e dê passos pequenos de lado, apontando o pé da frente para onde ele quer fugir. Encurralou, bata no corpo primeiro. Se a corda é sua, jab, gire no pé da frente e saia pelo lado da mão fraca dele.',
    why: 'Quem ocupa o centro anda menos e parece dominar, e juiz vê isso. Quem persegue reto só acompanha; andando de lado você fecha a porta antes de ele chegar nela.',
    when: 'Um round por treino, toda semana, e as regras da sua competição lidas pelo menos um mês antes. Depois de uns dez rounds com tarefa de espaço, você sente a corda sem olhar.',
    how_much:
      'Três rounds de dois minutos com tarefa: um para manter o centro, um para encurralar, um começando no canto e saindo. Na luta, trabalhe claro nos últimos vinte segundos de cada round.',
    which:
      'Centro ou contra-ataque nas bordas: centro para quem pressiona e precisa convencer juiz; borda só para quem tem pernas e contragolpe. Na frente nos pontos, controle; atrás, encurrale já no meio do round.',
    what_if:
      'Se ele escapa sempre do canto, pare de ir reto e dê um passo na direção da saída antes de bater. Se é você que não sai da corda, agarre, gire, e deixe ele com as costas na corda.',
    is_it_ok:
      'Usar o relógio, o clinche e o espaço dentro da regra é normal e inteligente. Fugir da luta, segurar na grade ou sair da área dá punição; tire a dúvida com o árbitro na reunião de regras.',
    next: 'Primeiro descubra como se pontua na sua regra e o que tira ponto. Depois treine o centro, depois o canto, e por fim um fim de round com três golpes limpos.',
    on_the_day:
      'Antes, pise no ringue ou tatame, sinta o piso e veja onde está o relógio ou quem avisa o tempo. No sino, dois passos para o centro; aviso de dez segundos, sequência curta e mãos altas.',
    say: 'Ao seu córner, antes de entrar: “Me avisa alto quando faltarem trinta e dez segundos, e só grita ‘meio’ se eu estiver indo para a corda. O resto me diz no intervalo.”',
  },
  'rounds-and-corner': {
    how: 'Sente, braços soltos, três respirações: nariz quatro segundos, boca seis. Só depois ouça uma única instrução, repita em voz alta, um gole pequeno de água, levante aos dez segundos e mexa os pés.',
    why: 'Nos primeiros segundos do intervalo a cabeça ainda não escuta, porque falta ar; por isso conselho demais some. Uma frase repetida por você fica, e o ritmo do primeiro round decide quanto sobra no último.',
    when: 'Treine o intervalo em todo sparring com relógio, a partir de quatro semanas antes da luta. Em duas semanas você e o córner já falam a mesma língua.',
    how_much:
      'Um minuto dividido em três: vinte segundos de ar, trinta de uma instrução só, dez de pé. Ritmo: primeiro round a 70%, meio a 80, último com tudo que restar no minuto final.',
    which:
      'Guardar para o fim ou abrir forte: quem cansa, guarde e cresça; quem começa frio e perde o primeiro round, aqueça mais e abra firme. Luta de um round só: forte desde o início.',
    what_if:
      'Se o córner fala cinco coisas ou grita, escolha a primeira e repita só ela. Se você voltou sem lembrar nada, faça o básico: mãos altas, jab, um passo de lado, e respire.',
    is_it_ok:
      'Não ouvir o córner no meio da luta é normal. Ver dobrado, enjoo, confusão ou pernas que não obedecem não é: diga no intervalo, o córner para a luta e o médico olha.',
    next: 'Primeiro combine com o córner três palavras curtas e o que cada uma significa. Depois teste em dois sparrings com cronômetro, e só então acrescente a conta do placar.',
    on_the_day:
      'Escolha um único que fala, outro que cuida de água e toalha. Antes do sino: plano em uma frase; entre rounds: ar, frase, água; último round: só quanto falta e se está na frente.',
    say: 'A quem faz seu córner, no vestiário: “Primeiro me deixa respirar. Depois uma coisa só, curta, o que fazer, não o que errei. E me diz a verdade se estou perdendo.”',
  },
  'game-plan': {
    how: 'Escreva três linhas: o que faço primeiro, o que ele faz melhor e como tiro isso dele, o que faço se der errado. Veja dois vídeos dele, anote só como ele começa, para que lado anda e o que faz cansado.',
    why: 'Plano longo some no primeiro golpe; três linhas ficam. O plano se apoia no que você já faz bem, porque em poucas semanas ninguém muda o próprio jogo, só a ordem dele.',
    when: 'Vídeo e plano quatro a seis semanas antes, depois treine só isso; nada novo nos últimos dez dias. Se o adversário é desconhecido, faça o plano do seu primeiro minuto e pronto.',
    how_much:
      'Dois vídeos, vinte minutos, uma vez; depois dois sparrings por semana com alguém imitando ele. Um plano principal, um reserva, e no máximo três palavras de lembrete.',
    which:
      'Jogar o seu jogo ou o plano contra ele: seu jogo, se você tem pouca luta ou não conhece o outro; plano específico, se há vídeo e ele tem uma arma que decide quase tudo.',
    what_if:
      'Se ele vem diferente do vídeo, use o primeiro minuto para ver e passe à segunda linha: base firme, seu golpe mais seguro, distância. Plano que falhou duas vezes se troca no intervalo, não no meio.',
    is_it_ok:
      'É normal o plano sair pela metade. Ficar vendo vídeo toda noite e perder o sono não ajuda: corte na última semana e passe a tarefa para o treinador.',
    next: 'Primeiro responda: onde eu ganho, em pé, no clinche ou no chão. Depois defina como chego lá, e quando isso sair no sparring, escolha o que fazer quando ele negar.',
    on_the_day:
      'Leia as três linhas uma vez no aquecimento e guarde o papel. Nos primeiros trinta segundos faça a primeira linha, mesmo sem acertar, e no intervalo decida com o córner se segue ou troca.',
    say: 'Ao treinador, umas cinco semanas antes: “Vi dois vídeos dele. Acho que começo com isto, e se ele fizer aquilo, mudo para isto. Concorda? Quem aqui pode imitar ele no sparring?”',
  },
  drilling: {
    how: 'Escolha uma técnica, faça dez repetições lentas, dez no ritmo, dez com o parceiro reagindo, e termine com dois minutos de treino situacional só dali. Em casa, à noite, escreva em três frases: pegada, movimento, erro de hoje.',
    why: 'Você esquece porque vê cinco coisas por aula e não volta a nenhuma. A memória segura o que é puxado de novo no dia seguinte e contra resistência, não o que foi repetido cem vezes no automático.',
    when: 'Reveja no mesmo dia, dois dias depois e na semana seguinte, cinco minutos cada. Uma técnica assim costuma aparecer no treino livre depois de três ou quatro semanas.',
    how_much:
      'Quinze minutos, três vezes por semana, valem mais que duas horas no domingo. Uma técnica por lado por mês, 30 repetições por sessão, e pelo menos metade delas com alguém reagindo.',
    which:
      'Repetir muito ou treinar situação: repetição limpa nas primeiras duas semanas de um golpe novo; situação com resistência assim que você faz sem pensar nos pés. Sem parceiro: sombra, fuga de quadril, elástico.',
    what_if:
      'Se no treino livre a técnica não sai, não troque: peça ao parceiro para começar na posição dela e resistir a 30%. Se o parceiro conversa ou trava, combine tempo no relógio.',
    is_it_ok:
      'Esquecer quase tudo depois da aula é normal, também com anos de treino. Perguntar o detalhe ao professor no fim é bem-vindo; filmar, só com licença dele e dos colegas.',
    next: 'Primeiro escolha a posição em que você mais cai e uma saída dela. Quando ela sair três vezes na semana contra resistência, acrescente o que vem logo depois.',
    on_the_day:
      'Chegue dez minutos antes e faça a técnica do caderno com alguém. Na aula, guarde um detalhe só; no treino livre, tente a técnica três vezes mesmo perdendo, e anote antes do banho.',
    say: 'A um colega, antes da aula: “Fica dez minutos comigo depois do treino? Eu faço dez, você faz dez, depois você resiste um pouco. Uma técnica só, a de hoje.”',
  },
  'gear-and-etiquette': {
    how: 'Bandagem: laço no polegar, três voltas no punho, três nos nós dos dedos, uma entre cada dedo, termina no punho, dedos abertos ao enrolar. Na primeira aula: roupa limpa sem zíper, unhas curtas, água, chinelo até a borda do tatame.',
    why: 'As regras existem por higiene e segurança: unha corta, anel quebra dedo, pé sujo traz micose. E cumprimentar mostra que o parceiro empresta o corpo dele para você treinar.',
    when: 'Chegue quinze minutos antes na primeira aula; equipamento só depois de umas duas semanas, quando souber que fica. Depois de três ou quatro aulas ninguém mais sente que é novo.',
    how_much:
      'Comece com bandagem de uns quatro metros e protetor bucal; luva de 12 a 16 onças, pelo peso e pelo uso: mais pesada no sparring. Kimono ou camiseta lavados a cada treino, luva aberta para secar.',
    which:
      'Comprar ou usar emprestado: empreste luva e kimono nas primeiras aulas; protetor bucal, bandagem e coquilha compre seus logo. Luva própria antes da caneleira, para quem vai treinar soco duas vezes por semana.',
    what_if:
      'Se você esqueceu algo ou errou um costume, pergunte baixo ao mais próximo e siga; ninguém guarda isso. Se alguém bate forte demais em iniciante, pare, levante a mão e chame o professor.',
    is_it_ok:
      'Não entender metade da aula é normal na primeira semana. Treinar com ferida aberta, mancha na pele ou febre não se faz, e mau cheiro e unha comprida também não: resolva antes de voltar.',
    next: 'Primeiro mande mensagem à academia perguntando horário e o que levar. Vá a três aulas antes de julgar, depois compre bandagem e bucal, e por último luva ou kimono do tamanho certo.',
    on_the_day:
      'Chegue cedo, diga ao professor que é a primeira vez e se tem lesão, tire anel e brinco, fique na segunda fila para ver. No treino em dupla: leve, agradeça no fim e toque a mão.',
    say: 'Ao professor, na porta: “Oi, é minha primeira aula. Nunca treinei. Onde eu fico, e tem alguma coisa que eu não devo fazer hoje? Se eu fizer errado, pode me corrigir sem problema.”',
  },
  'choosing-a-sport': {
    how: 'Faça uma aula experimental em duas ou três academias a até vinte minutos de casa, no horário em que você treinaria de verdade. Olhe três coisas: como tratam o iniciante, quanto o professor corrige e se os alunos se machucam muito.',
    why: 'A modalidade no papel decide pouco; o professor, o horário e a turma decidem se você ainda estará lá daqui a seis meses. Academia longe ou de horário ruim derruba até quem ama o esporte.',
    when: 'Escolha em duas semanas e fique três meses antes de julgar. No primeiro mês tudo parece difícil em qualquer luta; lá pelo terceiro você percebe se sente falta quando não vai.',
    how_much:
      'Duas aulas por semana bastam para começar e comparar. Some mensalidade, equipamento e transporte por mês, e não assine um ano inteiro antes de umas quatro aulas.',
    which:
      'Em pé ou no chão: boxe ou muay thai para quem quer suar, bater e ver progresso rápido; jiu-jítsu ou judô para quem gosta de problema, contato perto e menos pancada na cabeça.',
    what_if:
      'Se depois de um mês você não gosta, troque primeiro de horário ou professor, depois de modalidade. O que aprendeu não se perde: base, fôlego e calma passam de uma luta para outra.',
    is_it_ok:
      'Começar aos trinta, quarenta ou cinquenta, sem preparo, é normal. Com coração, coluna ou cirurgia recente, fale com um médico antes; e fuja de lugar que põe iniciante em sparring forte na primeira semana.',
    next: 'Primeiro escreva uma linha: quero suar, competir, me defender ou ter turma. Marque a aula experimental que combina com isso ainda esta semana, e só depois da terceira compre equipamento.',
    on_the_day:
      'Na aula experimental chegue cedo, diga o seu objetivo e faça o aquecimento inteiro. No fim, pergunte quando começa o sparring, quanto custa e como se cancela, e decida no dia seguinte.',
    say: 'À academia, por mensagem: “Oi, nunca treinei e queria uma aula experimental. Qual horário tem mais iniciantes? E quando um aluno novo começa a fazer sparring aí?”',
  },
  'self-defence': {
    how: 'Mãos abertas na altura do peito, um passo para trás, voz firme, e procure a saída antes de qualquer golpe. Se agarrarem: solte pelo lado do polegar, empurre, corra para luz e gente, e ligue 190.',
    why: 'Na rua não há juiz, peso nem rodada, e pode haver faca ou mais gente; por isso sair cedo vence. O treino com resistência ajuda porque ensina a ficar de pé e pensar levando empurrão.',
    when: 'Comece pelas rotas e hábitos já hoje: celular guardado, olhar em volta, caminho com gente. Com duas aulas por semana, em três a seis meses você se solta de agarrões com mais calma.',
    how_much:
      'Duas aulas semanais de uma luta com treino real, mais dez minutos por mês de situação: agarrão, parede, chão, fuga. Distância segura de estranho insistente: dois braços esticados.',
    which:
      'Curso curto ou arte marcial: curso curto para aprender limite, voz e fuga já neste mês; boxe, muay thai, judô ou jiu-jítsu para quem quer que funcione contra alguém que resiste. O melhor é os dois.',
    what_if:
      'Se ele não recua com a voz, entregue celular ou carteira, jogando para um lado, e corra para o outro. Contra faca ou arma não lute: entregue e saia; lutar só se não há outro jeito de escapar.',
    is_it_ok:
      'Ter medo é normal e útil. Se o medo já impede você de sair de casa, procure um psicólogo; se alguém ameaça você, Delegacia ou 180 no caso de violência contra a mulher. Legítima defesa é só o necessário: pergunte a um advogado.',
    next: 'Primeiro treine a frase e o passo para trás em voz alta, dez vezes. Depois marque aula experimental, e quando se sentir firme, peça ao professor situações de agarrão e de chão.',
    on_the_day:
      'Viu alguém estranho vindo: pare, mãos abertas, fale alto, ande para onde há gente. Aconteceu: corra, lugar seguro, ligue 190, conte a alguém, e vá ao pronto-socorro se bateu a cabeça.',
    say: 'Alto e curto, com a palma à frente e um passo para trás: “Para aí. Não chega perto. Eu não quero briga, me deixa passar.” Se ele continuar: “Socorro, chama a polícia!”',
  },
}
