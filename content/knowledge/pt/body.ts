import type { EntryWords } from '../entry.ts'
import type { BODY_ENTRIES } from '../facts/body.ts'

export const BODY: Record<keyof typeof BODY_ENTRIES, EntryWords> = {
  'breathe-in-rounds': {
    asked: [
      'como respirar no sparring, fico o round inteiro prendendo o ar',
      'corro 10 km de boa e em 1 minuto de luta já morri',
      'pq eu canso tanto no rola se tenho bom preparo',
      'meu professor grita respira o tempo todo e eu não sei como faz isso na prática',
      'braço pesado logo na primeira troca, acho que fico travado',
      'no saco aguento tudo, no sparring fico sem fôlego',
    ],
    answer:
      'Se você aguenta bem o saco e morre no sparring, está prendendo o ar e travando o corpo: treine primeiro soltar o ar.\n1. Em cada soco, chute, sprawl ou upa, solte o ar curto e seco entre os dentes; a entrada de ar vem sozinha.\n2. Acabou a troca, saia do raio (no chão, estabilize o peso por cima), solte os ombros e faça duas respirações lentas pelo nariz.\n3. Faça três rounds a meia força em que a única tarefa é respirar.\nSó é falta de preparo se você também cai de ritmo no saco. Chiado, dor no peito ou tontura no esforço: médico.',
    why: 'O tronco travado impede o pulmão de esvaziar, e sem sair o ar usado não entra o novo; o músculo cansa no primeiro minuto.',
    step: 'Faça os dois primeiros rounds de sparring ou rola a meia força, soltando o ar com som em cada ação.',
    mistake: 'Muita gente aumenta a corrida quando o problema é ar preso e ombro duro.',
  },
  'roadwork-or-intervals': {
    asked: [
      'corrida longa ou tiro, o que dá mais gás pra luta',
      'qual cardio fazer fora do treino, só tenho dois dias',
      'quantas vezes por semana correr pra não morrer no terceiro round',
      'meu amigo falou que trote não serve pra lutador, só hiit',
      'último round não sobra nada, preciso de um plano de corrida',
      'melhor correr devagar muito tempo ou fazer intervalado',
    ],
    answer:
      'Faça os dois: uma corrida leve e longa e um treino intervalado forte por semana, além das aulas. A leve dura de 30 a 45 minutos, num ritmo em que dá para conversar com frases inteiras; é ela que faz você se recuperar mais rápido entre as explosões. O forte são 4 tiros de 4 minutos, em que só sai uma palavra por vez, com 3 minutos de trote entre eles; bike, remo ou saco também valem. Nas últimas quatro semanas antes da luta, use o tempo do seu round e do seu descanso. Deixe um dia entre o treino forte e o sparring. O resultado aparece em seis a oito semanas.',
    why: 'O fôlego de base repõe a energia entre as explosões, e o tiro ensina a suportar o pico; um não desenvolve o que o outro desenvolve.',
    step: 'Faça uma corrida leve de 35 minutos e uma sessão de 4 tiros de 4 minutos, longe da véspera do sparring.',
    mistake: 'A maioria corre tudo no mesmo ritmo do meio: forte demais para recuperar e fraco demais para evoluir.',
  },
  'lifts-beside-sport': {
    asked: [
      'faço boxe 3x na semana, quantas vezes puxar ferro',
      'quais exercícios de força pro jiu-jitsu, academia simples',
      'musculação deixa o lutador lento e travado?',
      'o que lutador tem que fazer na musculação',
      'queria um treino de força que não acabe comigo pro treino de luta',
      'séries e repetições pra mma, muita repetição ou pesado',
    ],
    answer:
      'Duas vezes por semana, uns 45 minutos, e cinco movimentos bastam.\n1. Agachamento ou afundo.\n2. Quadril: levantamento terra ou elevação pélvica.\n3. Puxar: barra fixa ou remada.\n4. Empurrar: flexão ou desenvolvimento.\n5. Caminhada com carga ou um exercício de tronco, como prancha lateral.\nFaça 3 séries de 4 a 6 repetições e pare quando ainda sairiam duas boas; com todas as séries limpas, ponha a menor anilha. Se você nunca treinou com peso: 8 a 10 repetições nas primeiras seis semanas. Força não deixa lento; chegar dolorido ao sparring, sim. Nas duas últimas semanas antes da luta, corte as séries pela metade.',
    why: 'Luta e peso recuperam com a mesma energia; duas doses curtas já mandam o corpo ficar forte sem roubar dos treinos de boxe.',
    step: 'Coloque na semana duas sessões de força de 45 minutos, cada uma com os cinco movimentos e 3 séries.',
    mistake: 'Muito lutador faz repetição leve sem fim, que cansa como outro sparring e não dá força.',
  },
  'sore-legs-and-sparring': {
    asked: [
      'perna acabada do agachamento e amanhã tem sparring, vou ou não',
      'que dia faço perna pra não chegar dolorido na aula',
      'musculação antes ou depois do jiu no mesmo dia',
      'desde que comecei a puxar ferro vivo dolorido e meu chute tá lento',
      'pode treinar com dor muscular',
      'não consigo nem descer escada de dor, falto no muay thai hoje?',
    ],
    answer:
      'Com dor muscular comum você pode treinar, mas só técnica e rounds leves, nada de sparring forte. A dor chega ao pico um ou dois dias depois do peso. Por isso, faça força no mesmo dia da aula pesada, depois dela ou com pelo menos seis horas de distância, e deixe o dia seguinte leve; perna pesada nunca nos dois dias antes do sparring. Se toda semana dói tudo, baixe para 2 séries e não troque os exercícios: é a novidade que mais causa dor. Pare se a dor for aguda num ponto só ou na articulação. Músculo muito inchado com urina marrom escura: hospital hoje.',
    why: 'Músculo dolorido perde força e reage mais devagar, então em rounds pesados você defende com atraso e apoia mal joelhos e tornozelos.',
    step: 'Mude o treino de perna para que fiquem dois dias entre ele e o seu sparring mais forte.',
    mistake: 'Muita gente faz musculação no dia de descanso e acaba sem descanso nenhum.',
  },
  'neck-training': {
    asked: [
      'como fortalecer o pescoço pro boxe sem aparelho',
      'exercício de pescoço pra wrestling, ponte faz mal?',
      'pescoço forte evita nocaute mesmo?',
      'meu pescoço é fininho e todo rola alguém torce',
      'quantas vezes na semana treinar pescoço e quantas repetições',
      'pescoço sempre duro depois do clinch, tenho que fortalecer?',
    ],
    answer:
      'Treine o pescoço duas ou três vezes por semana, cinco minutos, usando a própria mão como resistência.\n1. Palma na testa, empurre sem deixar nada se mexer: 3 vezes de 10 segundos.\n2. O mesmo atrás da cabeça e de cada lado.\n3. Depois de três semanas, deite num banco com a cabeça para fora e levante devagar: 2 vezes de 15, de barriga para cima, para baixo e de cada lado.\nPonte de pescoço, só quando um treinador ensinar. Pescoço forte freia a cabeça, mas não torna seguro levar pancada forte nela. Formigamento ou fraqueza no braço: pare e procure um médico.',
    why: 'Músculo treinado segura a cabeça no impacto e ela balança menos, e a mão dá uma carga que você mesmo controla e para na hora.',
    step: 'Faça as quatro direções, 3 vezes de 10 segundos contra a própria mão, depois de dois treinos.',
    mistake: 'A maioria começa pela ponte ou pelo cabresto com peso e machuca o pescoço na primeira semana.',
  },
  'higher-kicks': {
    asked: [
      'meu chute não passa da cintura, como chego na cabeça',
      'quadril duro, quanto tempo até conseguir chutar alto',
      'alongo todo dia e nada de espacate',
      'quantos minutos de alongamento pra chute alto',
      'tenho 38 anos e a perna não sobe, passo vergonha no taekwondo',
      'posterior e adutor encurtados acabam com meu chute circular',
    ],
    answer:
      'Alongue cinco dias por semana, dez minutos, e treine força para segurar a perna no alto; a maioria leva de três a seis meses.\n1. Com o corpo quente ou depois do treino: adutores (pernas bem abertas), posterior de coxa e frente do quadril no afundo, 2 vezes de 45 segundos cada, até puxar, sem doer.\n2. Depois, mão na parede, suba o joelho até a altura do chute, estenda devagar e segure 5 segundos, 5 vezes por lado.\n3. Ao chutar, gire o pé de base até o calcanhar apontar para o alvo; sem isso o quadril trava, por mais flexível que seja. Pinçada no fundo da virilha: fisioterapeuta.',
    why: 'O músculo cede quando o estímulo se repete quase todo dia, e altura sem força não se sustenta: a perna chega e cai.',
    step: 'Alongue as três posições, 2 vezes de 45 segundos, em cinco noites, e termine segurando a perna no alto devagar.',
    mistake: 'Muita gente se mata alongando uma vez por semana e esquece de girar o pé de base.',
  },
  'warm-up-before-training': {
    asked: [
      'como aquecer direito antes do sparring',
      'alongar antes ou depois do treino',
      'quanto tempo de aquecimento antes da luta',
      'só engreno depois de dois rounds e aí já tô perdendo',
      '10 min antes da aula, que aquecimento pra quadril travado',
      'alongamento parado antes de chutar faz bem ou mal',
    ],
    answer:
      'Aqueça de 10 a 15 minutos com movimento que vai virando a sua luta, e deixe o alongamento longo para depois.\n1. Quatro minutos de corda ou trote, até suar de leve.\n2. Quatro minutos de balanço de perna, afundo com giro, círculos de quadril e de braço, 10 de cada.\n3. Cinco minutos de sombra, ou de entradas e levantada técnica, do lento ao rápido.\n4. Duas explosões de 20 segundos em velocidade máxima.\nEm dia de luta, termine uns dez minutos antes da chamada e fique de agasalho. Segurar mais de um minuto logo antes tira um pouco de potência; menos de 30 segundos não atrapalha.',
    why: 'Músculo quente contrai mais rápido e cede melhor, e movimento parecido com a luta acorda também o equilíbrio e a reação.',
    step: 'Chegue quinze minutos antes em cada aula e faça as quatro partes na ordem.',
    mistake: 'A maioria senta para alongar com o corpo frio e vai direto para o round forte.',
  },
  'sessions-per-week': {
    asked: [
      'sou iniciante, quantas vezes por semana treinar',
      'jiu-jitsu 3x na semana dá pra evoluir?',
      'pode treinar todo dia ou é demais',
      'como monto a semana com boxe, musculação e corrida',
      'treino 6 dias e não evoluo, será que é muito',
      'quantos dias de descanso um lutador tira',
    ],
    answer:
      'Três aulas por semana é o número certo para a maioria; com duas a evolução é lenta, e quatro ou cinco são para quem compete. Nos três primeiros meses, fique em duas ou três, com um dia de intervalo. Depois monte assim: dia forte e dia leve se alternam, no máximo dois fortes (sparring, rounds pesados), musculação no mesmo dia da aula forte, um dia sem nada. Exemplo: segunda sparring e peso, terça técnica, quarta corrida leve, quinta aula forte e peso, sexta folga, sábado drills. Acrescente um treino de cada vez e mantenha por quatro semanas antes do próximo.',
    why: 'Técnica se apaga quando o intervalo é longo, e tendões se adaptam mais devagar que o fôlego; esse meio-termo respeita os dois.',
    step: 'Escreva a sua semana no papel, com dois dias fortes marcados e um dia em branco.',
    mistake: 'O iniciante típico vai de zero a cinco treinos e em seis semanas se machucou ou sumiu.',
  },
  'eight-week-camp': {
    asked: [
      'luta em 8 semanas, como monto o camp',
      'faltam dois meses pra minha primeira luta amadora, o que faço em cada semana',
      'queria um cronograma de camp, trabalho o dia todo',
      'quando começo o sparring forte antes da luta e quando paro',
      'quanto tempo de preparação pra um campeonato',
      'a data saiu e eu não faço ideia de como me preparar',
    ],
    answer:
      'Divida as oito semanas em três, três e duas.\n1. Semanas 1 a 3, base: quatro ou cinco treinos, corrida leve, duas sessões de força, sparring técnico; escolha as três coisas com que você quer vencer.\n2. Semanas 4 a 6, afiar: intervalado no tempo do seu round, rounds de situação com essas três coisas, um dia de sparring mais forte por semana, força cai para uma sessão curta.\n3. Semanas 7 e 8, descansar: o sparring forte acaba de 10 a 14 dias antes, o volume cai pela metade, a velocidade fica.\nAlivie um pouco a semana 4. Se na semana 1 o peso está longe da categoria, suba já.',
    why: 'A base aguenta a intensidade, a intensidade afia, e só o alívio no fim mostra a forma; fora de ordem, uma fase derruba a outra.',
    step: 'Marque no calendário os três blocos e o último sparring forte e mostre ao seu treinador.',
    mistake: 'Muita gente faz sparring forte nas oito semanas e chega à luta com o corpo cansado e batido.',
  },
  'taper-and-fight-week': {
    asked: [
      'quanto treinar na semana da luta',
      'quando paro de treinar antes da luta',
      'campeonato sábado, treino na quinta ou descanso',
      'quantos dias antes da luta diminuo o treino',
      'medo de perder o gás se eu descansar essa semana',
      'última semana antes da luta, que treinos eu faço',
    ],
    answer:
      'Nos últimos 10 a 14 dias treine mais ou menos a metade, sem perder velocidade, e deixe a véspera quase livre. Nesse tempo você não perde preparo, perde cansaço. Semana com luta no sábado:\n1. Segunda: 5 rounds afiados de manopla, ou drills das suas entradas.\n2. Terça: 30 minutos de técnica.\n3. Quarta: 3 rounds rápidos, as últimas explosões.\n4. Quinta: 20 minutos de movimentação leve, ou folga.\n5. Sexta: caminhada, 10 minutos de sombra, mochila pronta.\nNada de sparring, peso pesado, técnica nova ou comida nova. Se na quinta você não para quieto, está dando certo.',
    why: 'A velocidade se perde quando não é usada, mas precisa de pouco; o volume é que cansa, e cortá-lo solta as pernas.',
    step: 'Corte pela metade o número de rounds e mantenha todos rápidos.',
    mistake: 'Muita gente se apavora na última semana e encaixa mais um treino pesado para se sentir pronta.',
  },
  'signs-of-too-much': {
    asked: [
      'será que é overtraining ou preguiça minha',
      'sempre cansado e piorando, e olha que treino mais',
      'sinais de excesso de treino na luta',
      'tô esgotado de treinar, quantos dias parar',
      'batimento de repouso alto, durmo mal, tudo dói',
      'gente que eu ganhava agora me ganha e faz semanas que tô sem energia',
    ],
    answer:
      'É treino demais se dois ou mais destes sinais já duram duas semanas: o rendimento cai mesmo treinando, o sono é ruim, o pulso ao acordar está cinco ou mais batimentos acima do normal, humor apagado ou irritado, um resfriado atrás do outro, falta de fome. Então:\n1. Três dias só de caminhada.\n2. Uma semana com metade do volume, sem sparring, uma hora a mais na cama.\n3. Coma mais, principalmente batata, arroz, pão e fruta; comer pouco dá exatamente os mesmos sinais.\nMelhorou em dez dias: volte com um treino a menos. Não melhorou, perdeu peso ou a menstruação falhou: médico. O mesmo para desânimo que não passa.',
    why: 'Preguiça passa quando o treino começa; um corpo sem recuperação piora com o esforço, e vários sinais juntos raramente são só humor.',
    step: 'Tire três dias inteiros de folga e anote o pulso toda manhã antes de levantar.',
    mistake: 'Quase todo mundo responde à queda de rendimento com mais treino.',
  },
  'swollen-knee-or-ankle': {
    asked: [
      'joelho estalou no rola e agora inchou, o que eu faço',
      'torci o tornozelo no treino, dá pra treinar amanhã?',
      'tornozelo inchado e roxo, médico ou espero',
      'quanto tempo parado com torção no joelho',
      'joelho meio frouxo desde a queda, mas consigo andar',
      'prendi o pé no tatame, inchou, e o campeonato é em 3 semanas',
    ],
    answer:
      'Pare agora de treinar com ele e vá ao médico ainda hoje se você não consegue dar quatro passos, dói ao apertar o osso, está torto, o pé está dormente ou frio, ou se o joelho inchou em poucas horas, trava ou falseia. Se não for o caso, dois a três dias de perna para cima, faixa elástica e nada que doa. Do terceiro dia em diante, ande e mexa mais, com dor no máximo leve. Sem melhora clara em cinco dias: médico ou fisioterapeuta. Entorse leve de tornozelo costuma levar de duas a três semanas até o contato, uma pior seis ou mais; joelho, só depois de examinado alguém pode dizer.',
    why: 'Inchaço em poucas horas pode ser sangue dentro da articulação, e forçar um joelho solto às vezes transforma lesão pequena em grande.',
    step: 'Confira agora os sinais de alerta e marque médico ou fisioterapeuta se um só deles bater.',
    mistake: 'A maioria testa na aula depois de dois dias, porque a dor sumiu e a articulação ainda está frouxa.',
  },
  'rib-pain-after-training': {
    asked: [
      'costela estalou no cem quilos e dói pra respirar',
      'tomei chute na costela, dói quando rio ou espirro, quebrou?',
      'quanto tempo sem jiu-jitsu com costela machucada',
      'posso fazer sparring com a costela roxa se usar protetor',
      'não consigo dormir de lado, costela me matando desde terça',
      'cartilagem da costela, quando posso voltar a rolar',
    ],
    answer:
      'Nada de contato até você conseguir respirar fundo, tossir e girar o tronco sem dor; costuma levar de três a seis semanas, mais se quebrou, e aí quem libera é o médico. Pronto-socorro na hora se tiver falta de ar, dor que vai para o braço ou o ombro, tosse com sangue, dor na barriga, sensação de desmaio ou se foi uma queda forte. Médico nos próximos dias se houver febre, catarro com cor ou dor que aumenta. Enquanto isso, dez respirações lentas e fundas a cada hora acordado, almofada na costela ao tossir, e não enfaixe o peito. Caminhada e bike leve, assim que não doerem.',
    why: 'A costela se mexe a cada respiração e não dá para engessar; um impacto antes da hora pode reabrir a lesão ou atingir o pulmão.',
    step: 'Cancele o contato por enquanto, avise o seu treinador e faça dez respirações lentas e fundas a cada hora.',
    mistake: 'Muita gente volta na segunda semana, leva um aperto e recomeça do zero.',
  },
  'hurt-finger-or-hand': {
    asked: [
      'prendi o dedo no quimono e tá inchado e roxo',
      'mão doendo depois do saco, nó do dedo inchado, quebrou?',
      'posso passar esparadrapo no dedo e treinar',
      'a ponta do dedo caiu e não consigo esticar',
      'punho doendo desde o último round, perto do polegar',
      'quanto tempo sem socar com a mão doendo',
    ],
    answer:
      'Faça um raio X em um ou dois dias se o dedo ou a mão está torto, um nó dos dedos afundou, não dobra ou não estica tudo, um dedo cruza sobre o outro ao fechar a mão, dói ao apertar o osso ou o punho dói na base do polegar; dormente, branco ou com ferida aberta, é hoje. Tire os anéis já, mantenha a mão no alto e não puxe para endireitar. Se mexe tudo e só está inchado e dolorido, prenda com esparadrapo no dedo vizinho e fique sem pegada e sem soco até fechar a mão sem dor, em geral de duas a quatro semanas. Treine pernas e movimentação.',
    why: 'Fratura pequena parece só um dedo inchado, e se o osso ou o tendão cola na posição errada, a mão pode perder força e alcance.',
    step: 'Feche a mão devagar ao lado da saudável, compare e marque um raio X se algo for diferente.',
    mistake: 'Muita gente cobre com esparadrapo um dedo quebrado ou rompido e fica com ele torto para sempre.',
  },
  'return-after-injury': {
    asked: [
      'quando posso voltar pro sparring depois da lesão no joelho',
      'o fisio liberou mas morro de medo de machucar de novo',
      'primeira semana de volta depois de 3 meses parado pelo ombro, como começo',
      'como voltar pro jiu-jitsu depois da cirurgia',
      'médico liberou, já posso treinar tudo?',
      'tornozelo sarou mas não confio nele na hora de chutar',
    ],
    answer:
      'Volte em cinco etapas, pelo menos dois treinos em cada, e só suba se na manhã seguinte não houver mais dor nem mais inchaço.\n1. Físico e técnica sem parceiro.\n2. Drill com parceiro que não resiste.\n3. Rounds técnicos ou de posição com uma pessoa de confiança.\n4. Sparring leve, com parceiro que você escolhe.\n5. Treino completo; competir, só depois de duas a quatro semanas assim.\nAntes da etapa 3, o lado machucado precisa de movimento completo e de uns 90 por cento da força do outro. O medo passa com prova, não com espera. Depois de cirurgia ou lesão na cabeça, quem decide sobre contato é o médico.',
    why: 'O tecido só mostra horas depois o que achou da carga, e subir aos poucos revela o limite antes que ele vire recaída.',
    step: 'Diga em que etapa você está, avise o seu treinador e faça dois treinos exatamente nela.',
    mistake: 'A maioria sai da fisioterapia direto para o sparring solto porque a dor passou.',
  },
  'old-pain-keeps-coming-back': {
    asked: [
      'minha lombar dói faz um ano, vai e volta, continuo treinando?',
      'dedos duros e grossos toda manhã de tanta pegada no quimono',
      'o joelho volta a doer toda vez que treino forte',
      'meses com dor no pescoço de tanto tomar guilhotina',
      'ombro estala e dói, descanso melhora, volto e começa tudo',
      'com 40 anos é normal doer tudo?',
    ],
    answer:
      'Com dor antiga você pode seguir treinando enquanto ela ficar em até 3 de 10, não piorar na manhã seguinte e não subir de semana em semana. Passou disso, tire só o que provoca a dor, não o esporte: pegada de mão aberta em vez de dedos enfiados na gola, nada de ser empilhado nem de inverter se for pescoço ou costas, nada de pivô fundo se for joelho. Fortaleça o local devagar, três vezes por semana, de oito a doze semanas. Mais de seis semanas igual: fisioterapeuta. Médico logo: dor à noite, febre, perda de peso, dormência ou fraqueza. Perdeu o controle da bexiga ou a região entre as pernas adormeceu: emergência.',
    why: 'O repouso total enfraquece o que já dói, e a carga tolerável ensina o tecido a aguentar; o que cresce a cada semana mostra excesso.',
    step: 'Anote a dor de 0 a 10 depois de cada treino e na manhã seguinte, com o que você fez.',
    mistake: 'Muita gente descansa até a dor calar e volta para a mesma carga que a causou.',
  },
  'eat-before-evening-session': {
    asked: [
      'o que comer antes do treino das 7 da noite, saio direto do trabalho',
      'comi em cima da hora e quase vomitei no sparring',
      'quantas horas antes da aula tenho que comer',
      'sem energia no treino da noite, almocei meio-dia',
      'lanche leve pra antes do jiu-jitsu',
      'no treino ou tô morrendo de fome ou cheio demais',
    ],
    answer:
      'Faça uma refeição normal três horas antes e um lanche pequeno uma hora antes. Para a aula das sete da noite: lá pelas quatro, ou num almoço maior se o trabalho não deixar, arroz, macarrão ou batata com frango, ovo ou feijão e pouca gordura. Às seis, uma banana, duas fatias de torrada com mel ou uma tigela pequena de cereal: 30 a 40 gramas de carboidrato, nada frito, pouca fibra. Beba cerca de meio litro além do costume entre o almoço e o treino. Se você passa mal no chão, antecipe o lanche para uma hora e meia antes e corte o leite.',
    why: 'A refeição precisa de horas para sair do estômago, e o lanche pequeno repõe o açúcar que o dia de trabalho já gastou.',
    step: 'Leve uma banana e duas fatias de pão com mel e coma uma hora antes da próxima aula.',
    mistake: 'Muita gente não come nada depois do meio-dia e depois culpa o preparo físico.',
  },
  'eat-before-early-session': {
    asked: [
      'treino às 6 da manhã, como antes ou vou em jejum',
      'aula cedo e fico tonto sem café da manhã',
      'não consigo comer tão cedo, o que dá pra tomar antes do treino',
      'faz mal treinar muay thai sem tomar café',
      'café da manhã pra um sparring às 9, o que comer',
      'treinar de barriga vazia queima mais gordura né',
    ],
    answer:
      'Para uma hora leve antes do café, água basta; antes de sparring ou intervalado, coma de 20 a 30 gramas de carboidrato rápido. Isso é uma banana madura, um copo de suco ou uma fatia de pão branco com geleia, 20 a 30 minutos antes, com um copo de água. O tanque se enche mesmo na noite anterior: jantar completo, com arroz, macarrão ou batata. Depois, café da manhã de verdade em até uma hora: aveia, ovos, pão, fruta. Treinar de barriga vazia não queima mais gordura no fim da semana, só piora os rounds fortes. Com noventa minutos ou mais de folga, melhor um mingau pequeno de aveia.',
    why: 'Durante a noite o fígado gasta parte do açúcar guardado: o esforço leve passa sem ele, o intenso não.',
    step: 'Deixe à noite uma banana e um copo de água ao lado da mochila e tome os dois antes do treino cedo.',
    mistake: 'Muita gente corta o carboidrato do jantar e ainda pula o café, e apaga no segundo round.',
  },
  'eat-after-training': {
    asked: [
      'o que comer depois do treino às 10 da noite',
      'faz mal comer tarde depois do sparring',
      'quanto tempo depois do treino eu tenho que comer',
      'comida pra recuperar, treino de novo amanhã cedo',
      'chego do jiu-jitsu e devoro a geladeira inteira',
      'pós-treino de kickboxing, shake ou comida de verdade',
    ],
    answer:
      'Faça uma refeição normal em até duas horas: proteína do tamanho da palma da mão, um ou dois punhos de carboidrato, legumes e água. Ovos com torrada, arroz com frango, iogurte com aveia e fruta, tudo serve; o que não pode faltar são 20 a 40 gramas de proteína. Comer tarde não é problema, só faça menor e sem gordura pesada para dormir bem. Pressa, só se você treina de novo em menos de oito horas: aí carboidrato e proteína já na primeira hora. Para cada quilo perdido no treino, beba cerca de 1,5 litro ao longo da noite. Se você ataca a geladeira, comeu pouco antes.',
    why: 'O músculo se refaz com a proteína que chega nas horas seguintes, e o corpo não olha o relógio da noite para usá-la.',
    step: 'Cozinhe com antecedência uma refeição de pós-treino para estar pronta quando você chegar.',
    mistake: 'Muita gente toma só um shake, dorme com fome e exagera no dia seguinte.',
  },
  'food-after-weigh-in': {
    asked: [
      'o que comer depois da pesagem',
      'pesagem sexta meio-dia, luta sábado à noite, o que como e bebo',
      'quanto beber depois de pesar',
      'da última vez fiquei estufado comendo depois da pesagem, o que fiz de errado',
      'duas horas entre a pesagem e a luta, o que dá pra comer',
      'melhor refeição assim que desce da balança',
    ],
    answer:
      'Primeiro beba, depois coma pouco e várias vezes, só o que você já conhece.\n1. Na primeira meia hora: 500 ml com sal e açúcar (soro de reidratação, ou suco com água e uma pitada de sal), em goles.\n2. Depois, 200 a 300 ml a cada meia hora até a urina ficar clara.\n3. Na primeira hora: arroz branco, pão com geleia, banana.\n4. Com um dia inteiro: três refeições normais com bastante arroz ou macarrão, um pouco de proteína magra, pouca gordura e fibra.\nCom só duas horas: a bebida, uma banana e pão branco, tudo terminado uma hora antes da luta. Tontura, confusão, cãibra ou sem urinar: procure o médico do evento e não lute.',
    why: 'O intestino absorve água melhor junto com sal e açúcar, e uma refeição grande de uma vez para no estômago ou volta.',
    step: 'Teste exatamente essa bebida e essa primeira refeição num dia normal de sparring e anote como você se sentiu.',
    mistake: 'Muita gente comemora com um prato enorme e gorduroso e luta com uma pedra no estômago.',
  },
  'food-between-bouts': {
    asked: [
      'o que comer no campeonato entre uma luta e outra',
      'campeonato de judô o dia todo, 5 lutas, como o quê no meio?',
      'café da manhã no dia do campeonato, nervoso não desce nada',
      'cheguei na final sem energia, não comi o dia inteiro',
      'quanto tempo antes da minha luta posso comer',
      'o que levar de lanche pro meu filho no campeonato de karatê',
    ],
    answer:
      'Tome café da manhã três horas antes da primeira luta e, depois de cada uma, um pouco de carboidrato. Café: aveia, ou pão com geleia e um ovo. Entre as lutas, conforme o intervalo:\n1. Menos de 30 minutos: uns goles de isotônico ou de suco com água.\n2. De 30 a 60 minutos: meia banana, algumas bolachas de arroz ou balas de goma.\n3. Mais de duas horas: arroz branco ou um sanduíche simples de presunto ou queijo.\nBeba de 150 a 200 ml a cada 20 ou 30 minutos. Se o nervosismo fecha o estômago, beba as calorias. Leve tudo de casa; no ginásio só tem fritura e salsicha. Para criança vale o mesmo.',
    why: 'Cada luta gasta o açúcar do músculo, e porção pequena repõe sem deixar o estômago cheio quando chamarem de novo.',
    step: 'Monte a sua marmita de campeonato, coma dela num open mat longo e troque o que caiu mal.',
    mistake: 'Muita gente não come nada até secar e então faz um prato grande antes da semifinal.',
  },
  'when-to-start-making-weight': {
    asked: [
      'quantas semanas antes da luta começo a baixar o peso',
      'tô 4 kg acima da categoria, luta em 9 semanas, dá?',
      'como bater o peso devagar sem desidratar',
      'quando começo a dieta pro campeonato',
      'quanto dá pra perder por semana sem perder força no treino',
      'peso 74 no dia a dia, categoria é 70, qual o plano',
    ],
    answer:
      'Conte duas semanas por quilo e mais uma de folga: 4 kg são nove semanas. Meio quilo por semana, ou 0,7 por cento do seu peso se der menos, não custa força.\n1. Tire cerca de 400 kcal por dia: bebida com açúcar, álcool, manteiga e óleo, beliscos.\n2. Mantenha de 1,6 a 2 g de proteína por quilo e o carboidrato em volta do treino.\n3. Pese toda manhã e compare só as médias da semana.\nEsteja na categoria uma semana antes e daí em diante coma e beba normalmente. Se as semanas não bastam, lute na categoria de cima. Menos de 18 anos: nada de perder peso, compita com o peso que tem.',
    why: 'Nesse ritmo a energia que falta vem da gordura guardada; com mais pressa, o corpo desmancha músculo e o treino já não rende.',
    step: 'Pese por sete manhãs, tire a média e compare as semanas de que você precisa com as que tem.',
    mistake: 'A maioria começa três semanas antes e depois tenta tirar o resto em água.',
  },
  'over-limit-few-days-left': {
    asked: [
      'pesagem em 5 dias e tô 3 kg acima',
      'luto sábado e ainda faltam 2 quilos, e agora',
      'o que acontece se eu não bater o peso',
      'não vou bater, meu treinador falou pra suar o resto',
      'última semana antes do campeonato e a balança não desce',
      'ainda dá pra trocar de categoria faltando poucos dias?',
    ],
    answer:
      'Se falta uma semana e você está mais de um quilo acima, ligue hoje para o organizador e peça a categoria de cima ou um peso combinado; não tente tirar isso em água. Desidratar rouba força e reflexo, e já morreu gente assim. O que você pode fazer: manter três refeições, cortar álcool, doce e lanche tarde da noite, e beber como sempre. Isso resolve umas centenas de gramas. Não bater o peso costuma dar peso combinado, multa ou luta cancelada, conforme o regulamento; um telefonema na segunda se perdoa, uma surpresa na balança não. Menos de 18 anos: nada de perder peso.',
    why: 'Sangue com menos água circula pior e exige mais do coração, e as horas até a luta não bastam para repor; um acordo ainda se ajusta.',
    step: 'Ligue para o seu treinador e para o organizador com o seu peso real e peça a categoria de cima.',
    mistake: 'Muita gente esconde o número até a pesagem e perde todas as saídas que tinha.',
  },
  'which-weight-class': {
    asked: [
      'peso 72, em qual categoria luto',
      'desço pra 66 ou fico no 73 no judô',
      'todo mundo da minha categoria é mais alto, será que desço?',
      'subo de categoria? não aguento mais dieta',
      'tô entre duas categorias no meu primeiro campeonato de jiu-jitsu',
      'sou pequeno demais pra 77 kg?',
    ],
    answer:
      'Fique na categoria cujo limite você atinge comendo e bebendo normalmente: seu peso do dia a dia deve estar no máximo 3 por cento acima dele e, na primeira competição, no limite ou abaixo. Exemplo: 72 kg, com limites de 66 e 73: vá de 73. Descer só vale a pena pensar se você tem gordura para perder a meio quilo por semana, tem as semanas e continua forte no treino. Suba se você pensa em comida o dia todo, a menstruação falha, você acaba fraco no último round ou precisa perder peso antes de todo evento. Menos de 18 anos: a categoria do peso que tem.',
    why: 'Quem chega à categoria comendo normal sobe com força e líquido completos; o peso perdido à pressa sai do fôlego.',
    step: 'Anote o peso da manhã por sete dias e ponha a média ao lado dos limites da sua federação.',
    mistake: 'A maioria escolhe a categoria pelo que os outros cortam, e não por como treina naquele peso.',
  },
  'lose-half-kilo-a-week': {
    asked: [
      'quero perder 6 kg de gordura fazendo boxe, como faço',
      'treino 4x na semana e não emagreço uma grama',
      'quantas calorias pra emagrecer devagar',
      'faço muay thai e a barriga não vai embora',
      'em quanto tempo dá pra emagrecer sem ficar fraco',
      'o que eu corto pra secar, não vou competir, só quero ficar mais leve',
    ],
    answer:
      'Coma de 400 a 500 kcal por dia a menos do que gasta; isso dá mais ou menos meio quilo por semana, seis quilos em três meses.\n1. Beba só água, café e chá; muitas vezes isso já é a metade.\n2. Em cada prato: metade de legumes, uma palma da mão de proteína, um punho de arroz, batata ou pão; dois punhos em volta do treino forte.\n3. Meça óleo, castanhas e queijo por duas semanas.\n4. Pese de manhã e compare as médias da semana; três semanas sem mudança: tire mais 150.\nUma aula gasta de 400 a 600 kcal e um delivery devolve tudo. Menos de 18 anos, ou se a comida manda na sua cabeça: primeiro o médico.',
    why: 'Um corte moderado o corpo cobre com gordura e você aguenta por meses; corte grande traz fome, treino fraco e o peso de volta.',
    step: 'Anote tudo o que você bebe e belisca por três dias e corte o maior item.',
    mistake: 'Muita gente come um nada durante o dia e devolve tudo à noite, depois do treino.',
  },
  'gain-muscle': {
    asked: [
      'sou muito magro, como ganho massa fazendo jiu-jitsu',
      'quero subir de categoria, em quanto tempo dá pra ganhar peso',
      'como pra caramba e não engordo',
      'todo mundo me joga pra lá e pra cá, preciso de 5 kg',
      'quantas calorias pra ganhar massa treinando kickboxing 4x',
      'dá pra ganhar músculo sem perder o gás?',
    ],
    answer:
      'Coma de 300 a 400 kcal por dia a mais do que agora, faça musculação duas ou três vezes por semana e conte com um quarto de um por cento do seu peso por semana: uns 200 g para quem tem 75 kg, cinco quilos em meio ano. Ponha onde é fácil: um copo de leite e uma banana duas vezes ao dia, uma colher de azeite no jantar, uma tigela de granola antes de dormir. Proteína, de 1,6 a 2 g por quilo. No peso, 3 ou 4 séries de 6 a 10, com as cargas anotadas; elas têm de subir. Nesse período, corte um treino forte de corrida. Balança parada em duas semanas: mais 200 kcal.',
    why: 'Músculo cresce devagar, e o que sobra além desse ritmo vira gordura; sem sobra nenhuma, o treino consome tudo.',
    step: 'Acrescente todo dia uma vitamina de leite, banana e aveia e pese em três manhãs.',
    mistake: 'Muita gente come bastante em dia de treino, pouco nos outros, e chama isso de comer muito.',
  },
  'sleep-night-before-bout': {
    asked: [
      'não consigo dormir na véspera da luta',
      'dormi 3 horas e luto hoje, já era?',
      'como pegar no sono antes do campeonato, a cabeça não para',
      'durmo mal antes de toda competição, o que fazer',
      'tomo alguma coisa pra dormir antes da luta?',
      'acordado na cama e a luta é amanhã meio-dia',
    ],
    answer:
      'Uma noite ruim antes da luta custa pouco; a semana anterior pesa mais. Por isso, desde cinco noites antes, vá para a cama meia hora mais cedo. Na véspera:\n1. Até as oito, mochila pronta, caminho e horários anotados; depois, celular fora do quarto.\n2. Cama na hora de sempre, não antes.\n3. Vinte minutos sem dormir: levante, luz baixa, algo chato, e volte quando pesar o sono.\n4. Na cama, puxe o ar em 4 e solte em 6, por dez minutos; deitar quieto também descansa.\nNada de remédio para dormir que você nunca tomou, nada de álcool. No dia, aqueça cinco minutos a mais.',
    why: 'O descanso se acumula ao longo de vários dias, e a adrenalina da luta cobre boa parte do cansaço de uma única noite.',
    step: 'Vá para a cama meia hora mais cedo nas cinco noites antes de competir.',
    mistake: 'Muita gente deita às oito, fica sem sono e se apavora olhando o relógio.',
  },
  'sleep-after-late-training': {
    asked: [
      'ligado até 2 da manhã depois do sparring da noite',
      'não pego no sono depois do treino, acaba às 10',
      'até que horas posso tomar café se treino à noite',
      'tomei pré-treino às 6 da tarde e agora não durmo',
      'quantas horas de sono preciso treinando pesado',
      'durmo 5 horas por noite, sempre elétrico depois da aula',
    ],
    answer:
      'Tome a última cafeína pelo menos oito horas antes de deitar e se dê uma hora e meia para desacelerar depois do treino. Para dormir às onze: nada de café, energético ou pré-treino depois das três da tarde. Depois da aula: dez minutos de alongamento leve soltando o ar bem longo, banho morno, refeição moderada, luz baixa, nada de vídeo de sparring na cama; quarto a uns 18 graus. Acorde sempre no mesmo horário, mesmo depois de noite curta. Você precisa de sete a nove horas, em semana pesada perto de nove. Mais de três noites ruins por semana durante três meses, ou ronco alto com pausas na respiração: médico.',
    why: 'A cafeína fica muitas horas no sangue, e o sparring deixa o corpo em alerta; ele só adormece depois que pulso e temperatura descem.',
    step: 'Marque o fim da cafeína oito horas antes de deitar e cumpra por sete dias.',
    mistake: 'Muita gente toma pré-treino às seis da tarde para aguentar a aula e paga com a noite.',
  },
  naps: {
    asked: [
      'cochilar antes do treino é bom?',
      'quanto tempo de cochilo, acordo todo grogue',
      'no dia da luta posso tirar um cochilo ou não',
      'dormi mal, dá pra compensar com uma soneca antes do sparring',
      'dormir à tarde estraga meu sono da noite?',
      'soneca de 20 ou de 90 minutos, qual é melhor',
    ],
    answer:
      'Cochile de 20 a 30 minutos entre uma e quatro da tarde e acorde pelo menos meia hora antes de treinar ou lutar. Ponha despertador: passou de 30 minutos, você cai no sono profundo e acorda de chumbo. Se dormiu menos de seis horas e tem tempo, faça 90 minutos completos e deixe uma hora para despertar. Em dia de luta, só se você já tem o costume e a luta é à noite. Se depois você rola na cama, o cochilo foi longo ou tarde demais. Dormir pelos cantos de dia mesmo com oito horas de sono é caso de médico.',
    why: 'No cochilo curto você acorda antes do sono profundo, e no começo da tarde ele ainda não gasta o sono da noite.',
    step: 'Ponha o despertador em 25 minutos e cochile em dois dias antes do treino da noite.',
    mistake: 'Muita gente dorme uma hora às seis da tarde, treina grogue e à meia-noite está sem sono.',
  },
  'creatine-safe': {
    asked: [
      'creatina faz mal? funciona pra lutador?',
      'quanta creatina por dia, precisa saturar?',
      'creatina aumenta o peso, ruim pra minha categoria?',
      'creatina prejudica o rim',
      'que suplemento vale a pena no mma',
      'creatina antes ou depois do treino',
    ],
    answer:
      'Sim, a creatina monoidratada pura é segura para adultos saudáveis e uma das poucas coisas que funcionam: um pouco mais de potência em explosões repetidas. Tome de 3 a 5 gramas por dia, em qualquer horário, com comida; não precisa saturar, em quatro semanas os estoques estão cheios. Ela segura cerca de um quilo de água no músculo; por isso, não comece a menos de oito semanas de uma pesagem apertada. Proteína em pó é simplesmente comida, cafeína ajuda se não custar o sono, e quase todo o resto é dinheiro jogado fora. Doença renal, gravidez, remédio de uso contínuo ou menos de 18 anos: pergunte antes ao médico.',
    why: 'O músculo usa essa substância para refazer depressa a energia dos primeiros segundos de esforço, e o próprio corpo a produz e a recebe da carne.',
    step: 'Veja a data da próxima pesagem e decida se o quilo a mais cabe antes de comprar.',
    mistake: 'Muita gente compra uma mistura cara em vez do pó puro e barato.',
  },
  'tested-supplements': {
    asked: [
      'suplemento pode me fazer cair no antidoping?',
      'esse pré-treino é liberado pra competição?',
      'como saber se o whey é limpo',
      'termogênico da internet, amador pode tomar?',
      'se vende na loja é porque é permitido né',
      'vou ter exame no brasileiro mês que vem, e as minhas vitaminas?',
    ],
    answer:
      'Use só produtos com o lote testado por laboratório antidoping independente, porque você responde pelo que está no seu corpo, seja de quem for o erro. Confira assim:\n1. Procure no site de quem testou o número do lote impresso no pote, não só o selo do rótulo.\n2. Longe de termogênico, “booster de testosterona”, pré-treino forte e qualquer fórmula secreta; é aí que mais se acha contaminação.\n3. Consulte remédios na base da agência antidoping do seu país e pergunte sobre a autorização de uso terapêutico antes de precisar.\n4. Guarde o pote e a nota.\nMesmo testado, o risco é baixo, não zero. Comida quase não tem risco.',
    why: 'Em muitos países o fabricante não precisa provar o conteúdo antes de vender, e para o controle basta achar a substância, mesmo sem intenção.',
    step: 'Procure o número do lote de tudo o que você toma e jogue fora o que não encontrar.',
    mistake: 'Muita gente acha que o que a loja pode vender é permitido no esporte.',
  },
  'protein-per-day': {
    asked: [
      'peso 80, quanta proteína por dia eu preciso',
      'preciso de whey pra treinar boxe?',
      'quantos gramas de proteína por quilo pra lutador',
      'sou vegano e treino 5x, dá pra bater a proteína?',
      'proteína demais faz mal?',
      'como chegar em 130 g de proteína sem suplemento',
    ],
    answer:
      'Coma de 1,4 a 2 gramas por quilo de peso por dia: com 80 kg são de 112 a 160 gramas; fique perto do teto quando estiver perdendo gordura. Divida em quatro refeições de 25 a 40 gramas. Uns 25 gramas são: 120 g de frango ou peixe, quatro ovos, 250 g de quark magro ou skyr, 200 g de tofu firme ou 300 g de lentilha cozida. Shake não é melhor, só é prático quando não dá para comer. Vegano: mire um décimo acima e misture feijão, soja e cereais. Rim saudável dá conta disso; com doença renal, pergunte ao seu médico.',
    why: 'O treino desgasta o músculo todo dia e o corpo quase não guarda proteína de reserva, por isso ela precisa chegar repartida.',
    step: 'Multiplique o seu peso por 1,6 e compare com a proteína que você come em dois dias normais.',
    mistake: 'A maioria quase não come proteína no café e no almoço e deixa tudo para a noite.',
  },
  'train-with-cold-or-fever': {
    asked: [
      'tô resfriado, posso treinar?',
      'tive febre ontem, hoje melhorei, rola sparring?',
      'garganta doendo e nariz escorrendo, vou no jiu hoje?',
      'quanto tempo parado depois da gripe',
      'acordei doente e luto em 4 dias',
      'tosse no peito, é bom treinar pra suar a gripe?',
    ],
    answer:
      'Com febre, tosse funda no peito, dor no corpo, vômito ou pulso acelerado você não treina nada; só com nariz escorrendo pode se mexer leve, sem parceiro, mas fora do tatame, porque passa para os outros. Depois de febre, espere um dia inteiro sem ela e sem remédio, e então dois dias leves antes dos rounds fortes; depois de gripe de verdade ou covid, uma semana subindo aos poucos. Treino forte com vírus pode afetar o coração. Dor no peito, palpitação, falta de ar ou desmaio: médico agora, nada de esporte. Febre por mais de três dias: médico também. Luta nesta semana e febre: saia da luta.',
    why: 'As defesas e o esforço pesado puxam da mesma reserva; cobrando os dois juntos, a doença dura mais ou se agrava.',
    step: 'Meça a temperatura e o pulso da manhã antes da aula e fique em casa se um deles estiver acima do normal.',
    mistake: 'Muita gente volta no primeiro dia em que se sente melhor e em uma semana adoece de novo.',
  },
  'skin-infection-mat': {
    asked: [
      'acho que peguei impinge, posso rolar se tapar?',
      'mancha redonda vermelha coçando no braço desde o wrestling',
      'tem estafilo na nossa academia, o que eu faço',
      'espinha quente e inchada na perna depois do jiu-jitsu',
      'quando posso voltar pro tatame depois de micose',
      'bolhinhas no pescoço, será herpes do treino?',
    ],
    answer:
      'Saia do tatame hoje, mostre a um médico e avise o seu professor; tapar uma lesão sem tratamento não basta. Mostre: anel vermelho que descama, crosta cor de mel, grupo de bolhinhas, caroço quente e dolorido. Volta habitual: micose no corpo, depois de pelo menos três dias de tratamento (couro cabeludo, duas semanas) e coberta; infecção bacteriana, depois de três dias de tratamento, nada úmido e nada novo há dois; herpes, só seca e com casca, após cinco dias de tratamento, na primeira crise dez ou mais. Quem decide é o médico. Vá já com febre, riscos vermelhos, vermelhidão que cresce rápido ou bolhas perto do olho. Lave tudo quente, não divida toalha.',
    why: 'A pele doente solta germes no suor, no pano e no tatame, e o curativo desliza no primeiro agarre; uma turma inteira pode pegar em dias.',
    step: 'Fotografe a lesão ao lado de uma moeda, marque o médico e avise o seu professor antes da próxima aula.',
    mistake: 'Muita gente passa esparadrapo por cima, segue rolando e passa para meia academia.',
  },
  'train-on-period': {
    asked: [
      'posso fazer sparring menstruada',
      'cólica e campeonato no mesmo dia',
      'sempre fraca na semana antes de menstruar, monto o treino em cima disso?',
      'parei de menstruar de tanto treinar, é bom ou ruim',
      'medo de vazar no quimono branco',
      'a balança sobe 2 kg antes de descer e a pesagem é bem nesse dia',
    ],
    answer:
      'Sim, você pode treinar e lutar em qualquer dia do ciclo; na média o rendimento quase não muda, então vá pelo que você sente. Em dia de cólica, 15 minutos de aquecimento leve e calor antes costumam ajudar; se cólica ou fluxo forte derrubam você todo mês, procure um ginecologista, isso tem tratamento. Anote três ciclos e ponha os treinos fortes nos seus dias bons. Um a dois quilos de água antes de menstruar é normal: escolha uma categoria com essa folga. Short escuro por baixo do quimono e uma troca na mochila. Três meses sem menstruar é aviso de que você come pouco: médico, não orgulho.',
    why: 'Os hormônios mudam mais a sensação que a força, e isso varia muito de uma pessoa para outra; calendário de fora não sabe disso.',
    step: 'Anote o dia do ciclo, a energia de 1 a 5 e o peso depois de cada treino, já a partir do próximo.',
    mistake: 'Muita gente acha que parar de menstruar é sinal de estar em forma.',
  },
  'train-pregnant': {
    asked: [
      'tô grávida, posso continuar no jiu-jitsu',
      '6 semanas de gravidez e fiz sparring semana passada, preocupada',
      'o que ainda posso treinar grávida, sem contato?',
      'quando volto pro boxe depois do parto',
      'minha mulher tá grávida e quer continuar no kickboxing',
      '4 meses de cesárea, já posso voltar pro tatame?',
    ],
    answer:
      'Pare com contato, quedas e projeções assim que souber, e pergunte ao obstetra ou à enfermeira do pré-natal que treino serve para você. Em gravidez normal, mexer-se é recomendado: uns 150 minutos por semana de caminhada, bike, peso leve, sombra e drills sem parceiro, num ritmo em que dá para conversar; nunca no calor. Se fez sparring antes de saber, conte na próxima consulta; levou pancada na barriga, ligue hoje. Pare e ligue com sangramento, perda de líquido, dor, tontura ou contrações. Depois do parto: caminhada e assoalho pélvico, consulta com umas seis semanas, contato em geral não antes de três a seis meses, e só com liberação.',
    why: 'Uma pancada pode afetar a placenta sem deixar marca por fora, e ligamentos mais frouxos e equilíbrio alterado aumentam a chance de cair mal.',
    step: 'Peça ao obstetra ou à enfermeira do pré-natal uma lista do que você pode fazer e entregue ao seu professor.',
    mistake: 'Muita gente para com tudo, ou segue rolando leve porque a barriga ainda não aparece.',
  },
  'alcohol-and-recovery': {
    asked: [
      'cerveja depois do treino faz muito mal?',
      'festa sábado e luta em 3 semanas, posso beber',
      'de ressaca, treino ou falto',
      'bebo todo fim de semana e não evoluo',
      'quanto tempo antes da luta tem que parar com o álcool',
      'álcool acaba com o ganho de massa ou uma só não pega nada',
    ],
    answer:
      'Uma ou duas doses com comida quase não pesam; uma noite de bebedeira custa de dois a três dias de treino bom. O álcool piora o sono, atrasa a recuperação do músculo (cerca de um quarto a menos depois de beber muito) e desidrata. Então: nunca logo depois de sparring forte, nada depois de pancada na cabeça, nada nas duas últimas semanas antes da luta. Se for a uma festa, que seja antes do dia de descanso: coma antes, uma água por dose, número combinado de véspera. Ressaca: caminhada, água, comida, sem sparring. Se você planeja parar em duas e nunca consegue, fale com um médico ou um serviço de apoio.',
    why: 'O fígado põe o álcool na frente de tudo, e a noite de sono que consertaria o treino fica rasa e picada.',
    step: 'Decida o número de doses antes de sair e conte a um amigo.',
    mistake: 'Muita gente tenta suar a ressaca em rounds fortes.',
  },
  'two-hours-a-week': {
    asked: [
      'só tenho 2 horas por semana, vale a pena treinar?',
      'trabalho e dois filhos, como ainda evoluo no jiu-jitsu',
      'só consigo ir numa aula por semana, o que faço em casa',
      'sem tempo pra treinar desde que fui promovido',
      'como aproveitar melhor o pouco tempo de tatame',
      '20 minutos no almoço, o que dá pra fazer de boxe',
    ],
    answer:
      'Duas horas por semana bastam para evoluir devagar, se uma for aula e a outra for dividida em pedaços curtos em casa.\n1. Uma aula de 60 a 75 minutos, sempre no mesmo dia, com uma pergunta que você quer resolver.\n2. Três vezes 15 minutos em casa: uma de sombra ou drills sem parceiro daquele assunto, uma de flexão, afundo, remada e prancha, uma de tiros (10 vezes de 30 segundos forte, 30 leve).\nUma técnica por mês, não uma por aula. Depois da aula escreva três linhas: o que deu certo, o que falhou, o que perguntar. Se couber uma segunda aula, vá.',
    why: 'Vários contatos curtos na semana mantêm o movimento fresco; com uma hora isolada, metade da aula seguinte serve para lembrar.',
    step: 'Ponha no calendário uma aula e três blocos de 15 minutos com hora marcada.',
    mistake: 'Muita gente espera uma semana livre e enquanto isso não treina nada.',
  },
  'train-on-shifts': {
    asked: [
      'trabalho à noite, que horas é melhor treinar',
      'minha escala muda toda semana, como planejo o treino',
      'saio do plantão, treino ou durmo primeiro',
      'plantão de 12 horas e nunca tenho pique pro muay thai',
      'de sobreaviso metade do mês, não dá pra ter aula fixa',
      'meu sono é uma bagunça por causa do turno mas quero competir',
    ],
    answer:
      'Primeiro durma, depois treine: no turno da noite, treine à tarde, depois do sono principal, e nunca forte logo na saída do plantão.\n1. Turno da manhã: treino à tarde, cama até as nove da noite.\n2. Turno da tarde: treino às dez da manhã.\n3. Noite: durma das oito às duas, treine às quatro da tarde, leve; sparring forte só na folga.\n4. Dia de troca: só caminhada ou mobilidade.\nSaiu a escala, planeje: dois treinos fortes nas folgas e um de 20 minutos em casa por bloco de trabalho. Quarto escuro, protetor de ouvido, nada de cafeína nas últimas seis horas do turno. Olho fechando, não dirija: cochile 20 minutos antes.',
    why: 'Com sono atrasado o corpo reage tarde e se coordena pior, e o esforço forte na saída do turno ainda empurra o sono para longe.',
    step: 'Abra a sua próxima escala e marque dois treinos fortes nas folgas e um curto por bloco de trabalho.',
    mistake: 'Muita gente treina forte às sete da manhã, saindo da noite, e se machuca no quarto dia.',
  },
  'build-training-habit': {
    asked: [
      'como manter a constância no treino',
      'começo com tudo, duas semanas depois paro, sempre assim',
      'em quanto tempo vira hábito',
      'quero alongar todo dia mas sempre esqueço',
      'tem dia sem vontade nenhuma, como o pessoal simplesmente vai',
      'como faço pra ir treinar virar automático',
    ],
    answer:
      'Prenda o treino a algo que você já faz, deixe tão pequeno que nem dia ruim derruba, e conte com uns dois meses; varia muito, de três semanas a oito meses.\n1. Diga numa frase só: “Quando chego do trabalho, visto a roupa de treino.”\n2. Mínimo: cinco minutos, ou só chegar à porta da academia. Mais pode, menos não.\n3. Prepare à noite: mochila pronta na porta.\n4. Risque o dia num calendário de papel.\nUm dia perdido não faz mal; com dois seguidos começa a desmanchar, por isso no dia depois da falta sempre sai o mínimo.',
    why: 'Um gesto que já acontece sozinho serve de gatilho e poupa força de vontade, e o que custa pouco não dá motivo para negociar.',
    step: 'Escreva a sua frase com quando e o quê, pendure na porta e faça o mínimo em cinco dias.',
    mistake: 'Muita gente começa com uma hora por dia e perde tudo na primeira noite que aperta.',
  },
  'break-bad-habit': {
    asked: [
      'como paro de ficar no celular até 1 da manhã',
      'não consigo parar de beliscar à noite depois do treino',
      'quero largar o vape por causa do fôlego',
      'jogo até as 3 e perco a aula da manhã',
      'uma semana bem e recaio de novo, e aí?',
      'o celular come minhas noites, zero disciplina',
    ],
    answer:
      'Mude o lugar antes de brigar com a vontade: o que está fora do alcance acontece menos.\n1. Por três dias, anote quando, onde e depois de quê acontece.\n2. Crie distância ali: celular carrega na cozinha, nada de besteira em casa, videogame desligado e guardado no armário.\n3. Ponha outra coisa no mesmo horário: chá, dez minutos de alongamento, um banho.\n4. A vontade passa em uns dez minutos; ligue o cronômetro.\nEscorregar é uma noite, não o fim: retome na próxima vez. Nicotina: fale com farmacêutico ou médico. Se isso manda nos seus dias, procure ajuda profissional.',
    why: 'O hábito dispara com a pista que está à vista, e alguns passos até a cozinha dão à cabeça o tempo de decidir.',
    step: 'Ache o momento do dia em que começa e, nessa hora, deixe a coisa em outro cômodo.',
    mistake: 'A maioria conta com a força de vontade às onze da noite, quando já não sobrou nenhuma.',
  },
  'stop-putting-off': {
    asked: [
      'fico empurrando com a barriga a volta pra academia',
      'pq eu começo tudo e não termino nada',
      'toda semana falo segunda eu vou e não vou',
      'como ter disciplina, sei o que fazer e não faço',
      'faz meses que quero me matricular numa aula',
      'deixo tudo pra depois até ficar tarde demais',
    ],
    answer:
      'Você adia porque o primeiro passo é vago ou chato; então deixe esse passo concreto e com dois minutos.\n1. Diga qual é o próximo movimento: não “voltar a treinar”, e sim “mandar para o professor: vou terça às sete”.\n2. Fixe quando e onde: “Terça, às 18h15, saio do trabalho direto para a academia.”\n3. Planeje a desculpa: “Se bater cansaço, vou e faço só o aquecimento.”\n4. Conte a alguém que vai cobrar.\nTermine uma coisa antes de começar outra; o resto vai para uma lista chamada “Depois”. Não espere a vontade: ela costuma chegar uns dez minutos depois de começar.',
    why: 'Tarefa sem contorno parece maior do que é e a cabeça foge dela; em dois minutos não cabe nada que assuste.',
    step: 'Mande agora uma mensagem que comprometa você com um dia e uma hora.',
    mistake: 'Muita gente faz um plano maior em vez de dar um primeiro passo menor.',
  },
  'get-up-early': {
    asked: [
      'como acordar pro treino das 6 da manhã',
      'sempre aperto soneca e perco a aula da manhã',
      'quero virar uma pessoa da manhã',
      'não tenho pique pra correr antes do trabalho, alguma dica',
      'treino cedo é horrível, corpo parece de pau',
      'que horas dormir pra acordar às 5',
    ],
    answer:
      'Acordar cedo se decide na noite anterior: conte oito horas para trás do despertador e já esteja na cama; para as cinco, é às nove.\n1. Adiante 15 minutos a cada três dias, também no fim de semana, não duas horas de uma vez.\n2. Despertador do outro lado do quarto, roupa de treino ao lado, água pronta.\n3. Luz forte na hora, lâmpada ou sol, por dez minutos.\n4. Roupa no corpo antes de qualquer tela.\nCedo o corpo está duro: 15 minutos de aquecimento, nada de peso pesado na primeira meia hora. Dê duas semanas. Se assim não dá para dormir sete horas, treine em outro horário.',
    why: 'Logo que o alarme toca, a força de vontade está no chão, e um corpo com sono atrasado sempre ganha essa discussão.',
    step: 'Programe um alarme de ir para a cama oito horas antes de acordar e deixe a roupa ao lado do despertador.',
    mistake: 'Muita gente acorda mais cedo sem dormir mais cedo e aguenta nove dias.',
  },
  'what-comes-first': {
    asked: [
      'boxe, jiu, musculação, corrida e inglês, é coisa demais, o que vem primeiro',
      'quero fazer tudo e não saio do lugar',
      'como definir prioridade, cabeça cheia',
      'metas demais pra esse ano',
      'faço duas lutas ao mesmo tempo ou uma só?',
      'tô sobrecarregado, por onde eu começo',
    ],
    answer:
      'Escolha uma coisa principal para as próximas doze semanas, mantenha outra pela metade e ponha o resto numa lista com data.\n1. Escreva tudo.\n2. Risque o que em três meses ninguém sentiria falta.\n3. Do que sobrou, pergunte: qual tem prazo, ou facilita as outras? Essa é a primeira.\n4. Dê a ela as três melhores horas da semana antes de encaixar o resto.\nCom duas lutas: três treinos da principal, um da outra; com menos de quatro treinos por semana, só uma. Depois de doze semanas, escolha de novo. Ideia nova vai para a lista.',
    why: 'Tempo e recuperação são um bolo só: repartido em cinco, cada pedaço fica abaixo do mínimo para progredir.',
    step: 'Escreva a lista completa, circule uma coisa e reserve três horas para ela no calendário.',
    mistake: 'Muita gente dá um quinto do tempo a cinco coisas e não sente avanço em nenhuma.',
  },
  'training-family-and-work': {
    asked: [
      'culpa toda vez que vou treinar e as crianças ficam em casa',
      'como conciliar família, trabalho e muay thai',
      'é egoísmo treinar 4 noites por semana?',
      'no trabalho penso no treino, no treino penso em casa',
      'minha mulher diz que eu nunca tô em casa',
      'não dou conta de ninguém direito, alguma coisa vou ter que largar',
    ],
    answer:
      'Combine horários fixos de treino com quem mora com você, cumpra à risca e devolva horários fixos; a culpa vem de acordo mal feito.\n1. Domingo, 15 minutos, as duas agendas na mesa.\n2. Primeiro a família: duas noites e meio dia do fim de semana que nunca mudam.\n3. Depois o treino: dois ou três horários, com a hora de voltar. Esteja de volta.\n4. Quem vive com você tem tantas noites livres quanto você.\n5. Em camp, avise antes quantas semanas dura e o que vem depois.\nNão é egoísmo se os dois combinaram. Se não cabe, corte o treino de que ninguém sentiria falta, não o sono.',
    why: 'O incerto irrita mais que a ausência: com hora certa de sair e voltar, a família pode contar com você e para de esperar.',
    step: 'Sente em casa 15 minutos com as agendas e fixe os horários de treino e os da família.',
    mistake: 'Muita gente decide de novo a cada noite e por isso tem a mesma briga toda noite.',
  },
}
