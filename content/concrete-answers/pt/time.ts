import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TIME: readonly ConcreteAnswer[] = [
  {
    matter: 'no-time-to-train',
    asked: [
      'Meu chefe marca reunião bem na hora do treino; o que eu digo a ele?',
      'reuniao sempre na hora do treino',
      'e o que eu falo quando ele marca às seis?',
      'toda terça às dezoito aparece uma reunião e perco a aula',
    ],
    answer:
      'Diga antes, não na hora: “Terça e quinta tenho compromisso fixo às 18h30; posso às 17h ou na quarta cedo?”. Bloqueie os dois horários na agenda como compromisso e ofereça sempre uma alternativa. Não explique que é treino se o ambiente torce o nariz. O que estraga é ceder três semanas seguidas: aí o bloqueio deixa de valer.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Chego sempre vinte minutos atrasado na aula; entro ou nem vou?',
      'chego 20 min atrasado vale ir?',
      'e se eu chegar no meio, entro assim mesmo?',
      'saio do trabalho às sete e a aula começa às sete',
    ],
    answer:
      'Vá, e combine antes com o professor: “Saio às sete e chego sete e vinte, posso entrar direto na técnica?”. Aqueça cinco minutos no canto, com polichinelo, quadril, ombros e sombra, antes de pegar parceiro. Troque-se no trabalho para ganhar dez minutos. O erro é entrar frio direto no sparring; nesse dia faça só técnica.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Com bebê em casa, que treino eu faço enquanto ele dorme trinta minutos?',
      'bebe dorme 30 min, treino o que',
      'e se ele acordar no meio?',
      'minha única janela é a soneca, e ela é imprevisível',
    ],
    answer:
      'Faça blocos de seis minutos que valem mesmo se pararem: bloco um, agachamento, flexão e prancha; bloco dois, sombra ou movimento de quadril no chão; bloco três, repetição de uma técnica lenta. Se ele acordar depois do primeiro, conta como treino feito. O que dá errado é gastar dez minutos escolhendo; deixe a lista colada na parede.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Consegui treinar duas vezes esta semana e quase morri; devo continuar assim?',
      'fui 2x essa semana e morri',
      'consegui as duas, mas saí destruído',
      'depois de meses fui terça e quinta, não consigo descer escada',
    ],
    answer:
      'Dois treinos numa semana cheia valem muito: o mais difícil, que era encaixar, você fez. Semana que vem mantenha os mesmos dois dias e baixe a força: pare dois rounds antes do fim e deixe quarenta e oito horas entre eles. Urina escura como café ou músculo muito inchado é pronto-socorro, não dor de treino.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Meu hábito quebra toda vez que viajo; o que faço nos dias fora?',
      'viajo e perco o habito',
      'e quando eu viajar?',
      'vou bem três semanas, aí vem uma viagem e acabou',
    ],
    answer:
      'Tenha uma versão de viagem de oito minutos: vinte agachamentos, dez flexões, dois rounds de sombra, logo ao acordar, antes do celular. E marque a aula da volta antes de viajar, avisando um colega: “quarta às sete estou aí”. O que quebra o hábito não são os dias fora, é deixar a volta sem data.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Marco os treinos num calendário ou num aplicativo?',
      'calendario ou app?',
      'e anoto onde?',
      'já baixei três aplicativos de hábito e abandonei todos',
    ],
    answer:
      'Use papel na parede: um calendário onde você passa todo dia, um X por treino, nada mais. Aplicativo ajuda quem já tem o costume; para começar, vira mais uma coisa a abrir. Conte os X do mês, não os seguidos, e mire oito. O erro é parar porque a sequência quebrou numa terça.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Tenho parceiro de treino que falta sempre e aí eu falto também; o que faço?',
      'meu parceiro falta e eu falto junto',
      'e se ele não for?',
      'a gente combinou de ir junto, mas quando ele desiste eu desisto',
    ],
    answer:
      'Separe as duas coisas: você vai nos seus dias e ele é bem-vindo. Mande hoje: “Segunda e quarta às sete eu vou de qualquer jeito; se vier, te espero na porta até 6h55”. Depois avise o professor ou outro colega que você vem. O que dá errado é perguntar na hora “vai hoje?”, porque isso convida ao não.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Completei um mês treinando sem faltar; aumento agora?',
      '1 mes sem faltar, aumento?',
      'fechei o mês inteiro, e agora?',
      'pela primeira vez na vida treinei quatro semanas seguidas',
    ],
    answer:
      'Um mês inteiro é a parte em que quase todos desistem, e você passou por ela. Não mexa nos dias por mais quatro semanas; aumente só dentro da aula, um round a mais ou uma técnica anotada. No terceiro mês acrescente um dia curto. O tropeço clássico é pular de dois para cinco treinos e se machucar.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Recaí depois de vinte dias sem fumar; volto à estaca zero?',
      'fumei 1 depois de 20 dias',
      'e se eu já escorreguei?',
      'numa festa fumei três e agora quero comprar o maço',
    ],
    answer:
      'Não, um escorregão não apaga vinte dias; o que decide é o próximo cigarro. Jogue fora o resto agora, escreva onde, com quem e a que horas foi, e mude essa situação por duas semanas: sem cerveja ou longe dos fumantes. Se é a terceira recaída, o posto de saúde tem grupo e tratamento gratuito; peça lá.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Jogo videogame até as três e perco o treino das sete; que limite eu ponho?',
      'jogo ate 3h e perco treino',
      'e com jogo, qual limite?',
      'digo só mais uma partida e quando vejo são três da manhã',
    ],
    answer:
      'Ponha o limite no começo, não no fim: última partida inicia às 22h30, e o roteador ou o console desliga sozinho às 23h15 pelo temporizador. Avise os amigos: “hoje até dez e meia”. Nas noites antes de treino, nada de modo ranqueado, porque derrota pede revanche. Sexta e sábado livres, para não virar castigo.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Quero parar com a pornografia e só aguento quatro dias; o que mudo?',
      'so aguento 4 dias sem porno',
      'sempre caio no quarto dia, e aí?',
      'paro, volto, me sinto um lixo, paro de novo',
    ],
    answer:
      'Mude o quarto dia, não a força de vontade: veja em que lugar e hora cai, quase sempre cama e celular tarde. Carregue o telefone na cozinha, bloqueie os sites com senha de outra pessoa e marque treino ou companhia nessa noite. Vergonha alimenta o ciclo. Se atrapalha trabalho ou relação há meses, psicólogo ajuda de verdade.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Estou há uma semana sem doce e irritado com todo mundo; continuo?',
      '1 semana sem doce e irritado',
      'consegui uma semana, mas estou insuportável',
      'cortei o açúcar no domingo e brigo por qualquer coisa',
    ],
    answer:
      'Uma semana inteira é um belo começo, e a irritação quase sempre diz que você come pouco, não que falta doce. Acrescente arroz, fruta ou pão no almoço e antes do treino, e deixe uma sobremesa no sábado. Avise em casa: “esta semana estou azedo, não é com vocês”. Cortar tudo junto é o que costuma acabar em compulsão.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Só funciono com prazo em cima da hora; como crio um prazo de verdade?',
      'so faço na ultima hora',
      'e se o prazo for só meu?',
      'se ninguém marca data, eu não faço nunca',
    ],
    answer:
      'Crie um prazo com testemunha: mande hoje a alguém “quinta às 18h te envio a primeira parte” e marque na agenda dos dois. Ponha algo pequeno em jogo, como pagar o lanche. Peça só um pedaço feio, não a obra pronta. O que não funciona é prazo em segredo, porque você o negocia consigo mesmo.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Adio marcar a consulta do joelho há dois meses; como faço hoje?',
      'adio o medico faz 2 meses',
      'e a consulta, como eu marco de uma vez?',
      'o joelho dói, eu sei que preciso ir, e não ligo',
    ],
    answer:
      'Marque agora, antes de ler mais nada: abra o aplicativo do plano ou ligue para o posto e diga “dor no joelho há dois meses, preciso de consulta”. Aceite o primeiro horário. Até lá, nada de salto, sparring ou queda que doa. Joelho que trava, incha ou falseia não espera dois meses: procure atendimento nesta semana.',
  },
  {
    matter: 'procrastination',
    asked: [
      'A técnica dos vinte e cinco minutos não funcionou comigo; o que mais?',
      'pomodoro nao funciona cmg',
      'tentei o cronômetro e não deu; e agora?',
      'coloco o timer e fico olhando para ele',
    ],
    answer:
      'Troque tempo por ação minúscula: defina o primeiro gesto físico, como abrir o arquivo e escrever o título, e pare depois dele se quiser. Faça isso num lugar fora de casa, com alguém ao lado trabalhando também. Se o timer trava você, o problema costuma ser tarefa vaga: reescreva com verbo e objeto, “ligar para o contador”.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Terminei hoje uma coisa que adiava há um ano; como mantenho isso?',
      'terminei o que adiava faz um ano',
      'fiz! e agora, como não perco o embalo?',
      'entreguei aquele papel que me assombrava e estou até leve',
    ],
    answer:
      'Tirar um peso de um ano das costas é coisa grande, e foi você que fez. Antes que passe, escreva o que foi diferente hoje: hora, lugar, quem estava perto. Escolha uma única próxima coisa e repita as mesmas condições amanhã por vinte minutos. Montar uma lista de quinze pendências no entusiasmo é o que costuma derrubar.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Minha escala muda toda semana; como combino treino com o professor?',
      'escala muda toda semana',
      'e como eu aviso na academia?',
      'nunca sei no domingo em que dias vou poder treinar',
    ],
    answer:
      'Mande a escala assim que sair, no mesmo dia: “Esta semana posso terça de manhã e sexta à noite; o que você quer que eu treine?”. Escolha uma técnica por mês, para não depender da sequência das aulas. Tenha um treino de vinte minutos em casa para a semana ruim. O erro é pagar plano de horário fixo.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Fiz três noites seguidas e tenho sparring na quarta; vou?',
      '3 noites seguidas e sparring',
      'e depois de virar três noites, faço sparring?',
      'saio do terceiro plantão e à noite é dia de sparring',
    ],
    answer:
      'Não faça sparring nesse dia: com pouco sono a reação cai e você leva o que normalmente vê. Durma de manhã, vá à noite só para técnica leve e volte ao contato depois de duas noites dormidas. Diga: “Saí de três noites, hoje só drill”. E não dirija com sono para o treino.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Luto no sábado e trabalho na sexta à noite; como resolvo?',
      'plantao sexta e luta sabado',
      'e se o plantão cair na véspera?',
      'não consegui folga e a pesagem é sábado cedo',
    ],
    answer:
      'Troque o plantão agora, com oferta concreta: “Fico com o seu domingo e mais um feriado se você fizer a minha sexta”. Pergunte a três colegas e depois ao chefe. Se ninguém puder, não lute: virar a noite e levar golpes na cabeça é risco sério. Avise o treinador até uma semana antes.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Consegui treinar três vezes numa semana de noturno; mantenho?',
      'treinei 3x na semana de noite',
      'deu certo essa semana, repito?',
      'pela primeira vez o plantão não me derrubou',
    ],
    answer:
      'Três treinos numa semana de noturno é muito, e mostra que a sua ordem funcionou. Anote a ordem exata: hora de dormir, comer, treinar. No próximo noturno repita só dois e use o terceiro como folga de sono. Se passar a dormir menos de seis horas ou ficar irritado, corte o treino forte primeiro.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Minha esposa acorda com o meu despertador às cinco; como resolvo?',
      'despertador acorda minha mulher',
      'e para não acordar a casa?',
      'levanto às cinco e acordo o bebê e todo mundo',
    ],
    answer:
      'Use despertador de vibração no pulso ou debaixo do travesseiro e deixe tudo fora do quarto: roupa, bolsa, chave e café na sala. Troque-se no banheiro com a luz pequena. Combine dois dias fixos, por exemplo terça e quinta, e nos outros levante com a família. Apertar soneca é o que mais irrita quem dorme ao lado.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Desligo o alarme dormindo e nem lembro; o que faço?',
      'desligo o alarme e nem vejo',
      'e se eu desligar sem perceber?',
      'coloco três alarmes e acordo às sete mesmo assim',
    ],
    answer:
      'Ponha um só alarme no banheiro, com o copo de água ao lado, e acenda a luz antes de desligar. Mas olhe a hora de deitar: quem desliga dormindo quase sempre dorme menos de sete horas, então adiante a cama meia hora por uma semana. Combine carona com alguém às 5h40; gente esperando acorda mais que som.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Treino às seis e às três da tarde estou morto no trabalho; largo?',
      'de tarde fico morto',
      'e o sono da tarde?',
      'o treino vai bem, mas durmo em cima do teclado',
    ],
    answer:
      'Não largue ainda: deite quarenta minutos mais cedo, coma café de verdade depois do treino, com ovos, pão e fruta, e tire quinze minutos de cochilo no almoço. Teste duas semanas com dois treinos cedo, não quatro. Se dormir oito horas e o sono continuar, ou se você ronca muito, procure um médico. Não dirija sonolento.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Acordei às cinco três vezes esta semana; subo para cinco dias?',
      'levantei 5h 3x essa semana',
      'consegui três, vou para cinco?',
      'eu, que nunca acordei cedo, fui três manhãs',
    ],
    answer:
      'Três manhãs para quem nunca acordou cedo é uma vitória de verdade. Fique em três por mais três semanas, nos mesmos dias, e proteja a hora de dormir nas vésperas. Depois acrescente uma, se ainda acorda sem sofrer. Subir para cinco agora costuma acabar na segunda semana, com sono atrasado e dor.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Já cortei o que dava e ainda estou afogado; o que mais?',
      'ja cortei e continuo afogado',
      'tá, cortei; e agora?',
      'saí do curso, parei o freela e a semana continua estourando',
    ],
    answer:
      'Agora baixe o padrão, não o número: escolha duas coisas que por um mês serão feitas só o suficiente, como casa e comida simples, e diga isso a quem mora com você. Depois anote por três dias onde as horas vão, de meia em meia hora. Quase sempre aparecem duas horas de celular ou favores alheios.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'O treino é a primeira coisa que eu largo quando aperta; como protejo um dia?',
      'sempre largo o treino primeiro',
      'e como eu seguro pelo menos um treino?',
      'qualquer urgência come a minha aula',
    ],
    answer:
      'Escolha o dia com menos incêndios, em geral sábado cedo ou segunda, e trate como consulta médica: marcado, avisado, com a bolsa no carro. Diga em casa e no trabalho: “Segunda às sete não posso”. Só três motivos cancelam: doença, filho, prazo real. Os outros treinos podem cair sem culpa; esse não.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Quero fazer boxe, jiu-jítsu e musculação ao mesmo tempo; como divido?',
      'boxe jiu e academia juntos',
      'e se eu quiser as três?',
      'pago três mensalidades e não vou bem em nenhuma',
    ],
    answer:
      'Escolha uma principal por doze semanas: três treinos dela, um da segunda, e força duas vezes de trinta minutos colada em outro treino. A terceira fica em pausa, com data para voltar. Congele a mensalidade. O que dá errado é dividir em partes iguais, porque duas aulas de cada apenas mantêm e cansam.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Larguei um projeto e me sinto um fracassado; fiz bem?',
      'larguei um projeto e me sinto mal',
      'cortei, mas estou com culpa',
      'avisei ontem que saio da comissão e não dormi',
    ],
    answer:
      'Largar uma coisa para cuidar bem das outras é maturidade, e avisar de frente foi correto. Passe o serviço em uma página, com prazo de uma semana, e não aceite “só mais uma ajudinha”. Por quinze dias deixe o horário vago sem encher. Se em um mês sentir falta de verdade, você pode voltar menor.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Estou em casa, mas a cabeça fica no treino; como chego de verdade?',
      'em casa so penso no treino',
      'e quando estou lá mas não estou?',
      'minha filha fala comigo e eu repasso a luta na cabeça',
    ],
    answer:
      'Faça um corte na porta: cinco minutos no carro, escreva no papel as duas coisas do treino que quer lembrar, guarde o celular na bolsa e entre. Depois, vinte minutos no chão com ela, sem tela, antes de qualquer coisa. O papel segura o pensamento por você. Ver vídeo de luta no jantar desfaz tudo.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Meu treino de domingo é a única manhã da família; troco?',
      'treino domingo de manha, troco?',
      'e o domingo, abro mão?',
      'domingo é o melhor treino da semana e o único dia em que estamos todos',
    ],
    answer:
      'Troque três domingos em quatro: fique com a família e vá no primeiro domingo do mês, marcado no calendário da casa. Ponha o treino perdido na sexta cedo ou no almoço. Diga: “Domingo é de vocês, menos o primeiro”. Em camp, renegocie por seis semanas, com data de fim. Chegar sempre meio-dia, cansado, é o pior dos dois.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Dá para incluir meu filho no treino sem virar bagunça?',
      'incluir meu filho no treino',
      'e se eu levar ele junto?',
      'ele pede para ir comigo toda vez que saio com a bolsa',
    ],
    answer:
      'Dá: escolha um dia fixo, por exemplo sábado, e faça vinte minutos só dele antes ou depois: queda no colchão, pega-rabo, manopla macia. Na sua aula ele fica com outro adulto ou na turma infantil. Deixe que ele pare quando quiser. O erro é corrigir a técnica dele; ali você é pai, não professor.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Desisti de uma luta para estar no parto da minha filha e sinto falta; fiz certo?',
      'larguei a luta pelo parto',
      'escolhi ficar, mas dói',
      'minha luta foi no sábado em que ela nasceu e eu não lutei',
    ],
    answer:
      'Estar lá vale mais que qualquer luta, e sentir falta do ringue não diminui isso. Durma quando der por um mês, faça dois treinos curtos por semana e combine com a mãe dela uma data para falar de competir, por exemplo em três meses. Avise o treinador agora. Marcar luta com noites de três horas é risco.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Só consigo treinar duas vezes por semana; isso basta para evoluir?',
      '2x por semana basta?',
      'e com dois dias dá pra melhorar?',
      'meu trabalho só me deixa ir duas vezes',
    ],
    answer:
      'Basta, se houver mais três blocos de dez minutos em casa: sombra, quadril ou corda. Escolha uma técnica por mês e use-a nos dois treinos. Para lutar faltaria um terceiro treino. O erro é tratar cada aula como avulsa e não anotar nada; com duas aulas, o caderno é metade do progresso.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'O que eu faço com quinze minutos livres por dia?',
      '15 min por dia oq faço',
      'e em quinze minutos, faço o quê?',
      'entre o trabalho e as crianças sobra um quarto de hora',
    ],
    answer:
      'Três minutos de corda ou polichinelo, três rounds de três minutos de sombra com trinta segundos de pausa, e o resto de prancha e alongamento de quadril. Um tema por dia: pés, jab, defesa. Sempre no mesmo horário, colado a algo que já existe, como o café. Procurar vídeo novo todo dia come os quinze minutos.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Treino antes do trabalho, no almoço ou à noite?',
      'treino de manha almoço ou noite',
      'e qual horário é melhor?',
      'toda noite acontece alguma coisa e eu perco o treino',
    ],
    answer:
      'Treine no horário que menos gente consegue roubar de você; para quem tem família, costuma ser antes do trabalho ou no almoço. Teste por duas semanas e conte quantos treinos aconteceram. Almoço exige sessenta minutos, com quarenta de treino. À noite, termine duas horas antes de dormir. Misturar os três horários faz perder todos.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'O que eu treino se em semana de prova ou fechamento só dá um treino?',
      'semana cheia só 1 treino',
      'e na semana que só dá um?',
      'fim de mês no trabalho e sumo da academia',
    ],
    answer:
      'Faça o treino técnico, não o sparring, e mais dois blocos de dez minutos em casa; isso segura o nível por duas ou três semanas. Avise o treinador: “Esta semana só quinta.” Na volta, o primeiro treino sai a setenta por cento. O erro é compensar com três treinos pesados no fim de semana.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Saio do plantão da noite de manhã; treino antes ou depois de dormir?',
      'treino antes ou dps de dormir no plantao',
      'e depois da noite, treino quando?',
      'saio às sete da manhã moído e a aula é às nove',
    ],
    answer:
      'Treine depois de dormir: quatro a seis horas de sono primeiro, refeição leve, treino no fim da tarde. Direto do plantão, só mobilidade de vinte minutos, e sem dirigir com sono. Sparring em dia de pós-noite não, porque o reflexo cai. Quarto escuro, celular fora e café só até a metade do turno.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Como eu monto um plano com escala de doze por trinta e seis?',
      'plano escala 12x36',
      'e com essa escala, como encaixo?',
      'cada semana minha folga cai num dia diferente',
    ],
    answer:
      'Conte por ciclo, não por dia da semana: em cada folga, um treino; no dia de trabalho, dez minutos de mobilidade. Dá três ou quatro treinos por semana. Alterne forte e técnico. Mande a escala do mês ao treinador no dia primeiro e marque as aulas. Prometer “terça e quinta” fixas faz falhar metade.',
  },
  {
    matter: 'shift-work',
    asked: [
      'O que eu como no turno da noite sem engordar nem ficar mole?',
      'oq como no turno da noite',
      'e de madrugada, como o quê?',
      'às três da manhã ataco a máquina de salgadinho',
    ],
    answer:
      'Faça a refeição principal antes de entrar, um prato pequeno até a uma da manhã, como arroz, frango e legumes, e às quatro só iogurte ou fruta. Leve tudo de casa em dois potes. Água a cada hora. Café só na primeira metade. Chegar sem comida é o que leva à máquina.',
  },
  {
    matter: 'shift-work',
    asked: [
      'Viajo a trabalho toda semana; como treino no hotel?',
      'viajo toda semana treino no hotel',
      'e no hotel, faço o quê?',
      'passo quatro noites por semana fora de casa',
    ],
    answer:
      'Faça dois treinos de vinte e cinco minutos no quarto: quatro rounds de sombra, três voltas de flexão, agachamento e remada com elástico, cinco minutos de quadril. E uma aula avulsa numa academia local: mande mensagem três dias antes, “posso treinar quarta, sou faixa azul?” Ponha corda e elástico na mala hoje. Treinar “se der” não dá.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Quantos dias por semana eu começo para criar o hábito de treinar?',
      'quantos dias pra criar habito',
      'e começo com quantos dias?',
      'começo todo mês com cinco dias e largo em duas semanas',
    ],
    answer:
      'Comece com dois dias fixos, mesma hora, por quatro semanas; só depois some o terceiro. Escreva: “Terça e quinta, saio do trabalho e vou direto.” Bolsa pronta na véspera, no carro ou na porta. O que quebra é passar em casa antes. Faltou um dia, a regra é não faltar dois seguidos.',
  },
  {
    matter: 'habit-start',
    asked: [
      'O que eu faço no dia em que não tenho vontade nenhuma?',
      'dia sem vontade oq faço',
      'e quando bater a preguiça?',
      'chego cansado, sento no sofá e acabou',
    ],
    answer:
      'Faça a versão de cinco minutos: vista a roupa, três minutos de sombra, dois de alongamento, e aí pode parar. Conta como feito. Na maioria dos dias você continua. O ponto fraco é o sofá: troque de roupa antes de sentar. Em dia de febre ou dor de verdade, descansar é o certo.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Quanto tempo leva até virar automático?',
      'quanto tempo pra virar habito',
      'e até quando vai ser difícil assim?',
      'faz três semanas e ainda preciso me obrigar',
    ],
    answer:
      'Conte com dois a três meses, não vinte e um dias; quanto maior o esforço, mais demora. Marque um xis no calendário por treino e mire oito por mês, não perfeição. As semanas três a seis costumam ser as piores. O que atrasa é mudar de horário toda semana.',
  },
  {
    matter: 'habit-start',
    asked: [
      'Faltei duas semanas; como recomeço sem largar de vez?',
      'faltei 2 semanas como volto',
      'e depois de furar, volto como?',
      'viajei, fiquei doente e perdi o embalo',
    ],
    answer:
      'Volte com um treino só, no próximo dia fixo, com metade dos rounds, e mande hoje a mensagem a um colega: “Quinta eu tô lá, me cobra.” Não reponha nada. A segunda aula da volta é a que decide. Esperar a segunda-feira ou o mês novo é como duas semanas viram dois meses.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Como eu paro de ficar no celular até de madrugada?',
      'parar celular de madrugada',
      'e à noite, faço o quê com ele?',
      'vou ver um vídeo e quando vejo são duas da manhã',
    ],
    answer:
      'Deixe o celular carregando na cozinha às dez da noite e compre um despertador simples. Na cama, livro ou áudio com desligamento automático. As três primeiras noites são chatas, depois de uma semana melhora. Limite de aplicativo você mesmo desliga; distância não. Se precisa atender alguém, deixe o volume só para esse número.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Em quanto tempo meu fôlego volta depois de parar de fumar?',
      'parei de fumar folego volta qdo',
      'e o fôlego, volta quando?',
      'morro no segundo round por causa do cigarro',
    ],
    answer:
      'Você começa a sentir em duas a quatro semanas e melhora mais ao longo de uns três a nove meses, com treino leve três vezes por semana. A tosse pode aumentar no começo. O posto de saúde tem tratamento gratuito para parar. Dor no peito, chiado ou sangue ao tossir: médico já.',
  },
  {
    matter: 'habit-break',
    asked: [
      'O que eu faço nos dez minutos em que a vontade aperta?',
      'vontade apertou oq faço',
      'e na hora que dá a vontade?',
      'aguento o dia e às nove da noite caio de novo',
    ],
    answer:
      'Saia do cômodo, beba um copo de água e faça três minutos de sombra ou escada; a vontade sobe e costuma descer em uns dez minutos. Decida antes onde vai ficar às nove: cozinha não, sofá não. Ficar parado discutindo com ela é perder. Com álcool ou droga todo dia, não pare sozinho: médico ou CAPS.',
  },
  {
    matter: 'habit-break',
    asked: [
      'Corto de uma vez ou vou diminuindo?',
      'corto de vez ou diminuo',
      'e paro tudo de uma vez?',
      'já tentei diminuir o videogame e volto sempre ao mesmo',
    ],
    answer:
      'Para jogo, doce, pornografia e rede social, corte total por trinta dias funciona melhor do que diminuir, porque não há negociação diária. Apague o aplicativo e ponha outra coisa no mesmo horário. Cigarro: marque uma data e peça ajuda no posto. Álcool diário nunca de uma vez sem médico, porque a abstinência pode ser perigosa.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Como eu começo uma coisa que adio há semanas?',
      'como começo o q to adiando',
      'e começo por onde, agora?',
      'abro o computador e faço tudo menos aquilo',
    ],
    answer:
      'Defina o primeiro gesto de dois minutos e faça agora: abrir o arquivo e escrever o título, ligar e marcar a data. Depois vinte e cinco minutos no cronômetro, celular em outro cômodo. Pare no meio de uma frase, para a volta ser fácil. Organizar a mesa antes é só adiar com boa cara.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Começo tudo e não termino nada; como escolho uma coisa só?',
      'começo tudo e nao termino',
      'e qual eu escolho?',
      'tenho cinco projetos pela metade',
    ],
    answer:
      'Escolha o que fica pronto em menos horas, não o mais importante, e termine até domingo. Os outros quatro vão para uma lista guardada com data de revisão em quatro semanas. Diga a alguém: “Domingo te mostro.” Terminar um muda o jeito de ver os outros. Guardar três “só um pouquinho” estraga tudo.',
  },
  {
    matter: 'procrastination',
    asked: [
      'O que eu faço se passei o dia inteiro enrolando e já são oito da noite?',
      'enrolei o dia todo e agora',
      'e hoje, ainda dá pra salvar?',
      'oito da noite e não fiz nada do que devia',
    ],
    answer:
      'Salve o dia com um bloco só: quinze minutos na tarefa mais adiada, depois escreva onde parou e a hora de amanhã. Jante, durma no horário. Virar a noite compensando rouba o dia seguinte. A pena que você se dá não adianta tarefa nenhuma; o primeiro bloco de amanhã, às oito, sim.',
  },
  {
    matter: 'procrastination',
    asked: [
      'Como eu crio disciplina se ninguém me cobra?',
      'disciplina sem cobrança',
      'e sem ninguém cobrando, como faço?',
      'no treino eu obedeço, sozinho não faço nada',
    ],
    answer:
      'Compre cobrança: um colega a quem você manda foto do feito até as sete da noite, todo dia útil, por quatro semanas. Falhou, paga o café dele. Uma tarefa por dia, escrita na véspera. No treino funciona porque há hora, lugar e alguém esperando; copie os três. Lista de dez itens mata o acordo.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Como eu acordo às cinco para treinar sem virar zumbi?',
      'acordar as 5 pra treinar',
      'e pra levantar nessa hora, como faço?',
      'aperto o soneca seis vezes e perco a aula',
    ],
    answer:
      'Deite sete horas e meia antes, às nove e meia, e adiante o despertador quinze minutos a cada três dias até chegar às cinco. Despertador no banheiro, roupa vestível na cadeira, luz acesa e um copo de água. O erro é mudar só a hora de levantar e continuar dormindo à meia-noite.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'O que eu como antes do treino das seis da manhã?',
      'oq como antes do treino das 6',
      'e de estômago vazio, pode?',
      'se como antes do treino cedo, enjoo',
    ],
    answer:
      'Meia banana ou uma fatia de pão com mel e um copo de água vinte minutos antes bastam; treino leve até uma hora pode ir sem comer. Depois, café completo em até uma hora: ovos, pão, fruta. Sparring em jejum dá tontura. Com diabetes ou desmaio, combine antes com o médico.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Quanto aquecimento a mais eu preciso de manhã cedo?',
      'aquecimento de manha quanto',
      'e pra aquecer cedo, quanto tempo?',
      'às seis meu corpo tá duro e já me machuquei',
    ],
    answer:
      'Quinze minutos em vez de oito: cinco de caminhada ou corda leve, cinco de quadril, ombro e coluna, cinco de técnica lenta subindo. Banho morno antes ajuda. Nada de flexão forte da coluna na primeira meia hora depois de levantar. Dor nas costas que desce pela perna pede médico, não mais alongamento.',
  },
  {
    matter: 'early-mornings',
    asked: [
      'Em quantos dias o corpo se acostuma a acordar cedo?',
      'quantos dias pra acostumar acordar cedo',
      'e quando para de doer acordar?',
      'faz uma semana e ainda é um sofrimento',
    ],
    answer:
      'Conte duas a três semanas, se o horário for o mesmo também no sábado e no domingo, com no máximo uma hora de diferença. Luz do dia logo cedo e tela apagada às nove aceleram. Cochilo só até vinte minutos. Se depois de um mês você cai de sono ao volante, fale com um médico.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Tenho trabalho, faculdade, namoro e luta marcada; o que vem primeiro?',
      'muita coisa oq vem primeiro',
      'e disso tudo, qual vai na frente?',
      'tô fazendo quatro coisas e mal em todas',
    ],
    answer:
      'Até a luta, a ordem é sono, trabalho que paga as contas, treino, prova com data; o resto fica no mínimo combinado. Diga a cada um: “Até dia vinte tô assim, depois volto.” Ponha no calendário só três blocos por dia. Se a luta não tem data, ela vem depois das provas. Manter tudo igual derruba o sono.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Quantas metas eu consigo levar ao mesmo tempo?',
      'quantas metas ao mesmo tempo',
      'e quantas eu deixo?',
      'este ano quero emagrecer, competir, aprender inglês e abrir um negócio',
    ],
    answer:
      'Uma meta grande e uma pequena por doze semanas; o resto só se mantém. Por exemplo, competir como grande, inglês quinze minutos por dia como pequena. Escreva as outras com a data em que voltam. Emagrecer e abrir negócio juntos com competição é onde as pessoas largam as três.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'O que eu corto primeiro quando não cabe mais nada?',
      'oq corto primeiro',
      'e o que sai da agenda primeiro?',
      'minha agenda não tem um buraco até o mês que vem',
    ],
    answer:
      'Corte o que você aceitou por educação e ninguém notaria em duas semanas: um grupo, uma reunião, um favor. Mande hoje: “Preciso sair disso a partir de segunda, obrigado.” Depois corte uma hora de tela por dia. Sono, refeições e a pessoa com quem você vive saem por último; cortar o sono custa o resto.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Como eu organizo uma semana cheia em dez minutos?',
      'organizar semana em 10 min',
      'e como monto a semana?',
      'toda segunda começo perdido',
    ],
    answer:
      'Domingo, dez minutos: três escrevendo tudo, dois marcando as três coisas que não podem falhar, quatro pondo cada uma com dia e hora, um riscando o que não cabe. Treinos entram antes das reuniões. Deixe duas horas vazias na quinta para imprevistos. Semana sem folga nenhuma quebra na terça.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Quantas noites por semana eu posso treinar sem prejudicar a família?',
      'quantas noites de treino com familia',
      'e quantas noites são demais?',
      'minha mulher diz que eu moro na academia',
    ],
    answer:
      'Com filhos pequenos, duas noites fixas e uma manhã de sábado costumam caber; acima de quatro noites a casa sente. Pergunte: “Quais duas noites pesam menos para você?” e devolva duas noites inteiras a quem fica. Escreva na geladeira. O que estraga é o treino extra avisado em cima da hora.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Me sinto culpado em todo lugar; o que faço com essa culpa?',
      'culpa em todo lugar',
      'e essa culpa, tiro como?',
      'no treino penso nos filhos, em casa penso no treino',
    ],
    answer:
      'Dê a cada lugar um tempo com começo e fim e cumpra: das seis às oito, filhos, celular guardado; das oito às nove e meia, treino. Culpa cai quando a promessa é pequena e acontece. Se ela aparece, pergunte qual promessa você quebrou; se nenhuma, siga. Prometer mais para compensar é o erro.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Meu camp dura oito semanas; como combino isso em casa?',
      'camp 8 semanas como combino em casa',
      'e em casa, como eu peço?',
      'vou entrar em camp e já sei que vai dar briga',
    ],
    answer:
      'Combine antes de assinar a luta, com papel na mesa: “São oito semanas, cinco treinos, acaba dia tal; domingo é nosso, e depois eu assumo as noites por um mês.” Pergunte o que a pessoa precisa e escreva também. Reveja quinze minutos todo domingo. Avisar depois de aceitar é o que vira briga.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'O treino caiu no aniversário do meu filho; vou ou não vou?',
      'treino no aniversario do filho',
      'e no dia dele, eu falto o treino?',
      'sábado é sparring e aniversário do meu menino',
    ],
    answer:
      'Falte ao treino: um sparring se repõe, o aniversário não. Mande ao treinador: “Sábado não vou, aniversário do meu filho; faço sexta ou domingo?” Se der, treine às sete e esteja livre às nove, celular guardado. Só campeonato marcado há meses discute isso, e aí a festa muda de dia com a criança avisada.',
  },
]
