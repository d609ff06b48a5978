import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TIME: readonly ConcreteAnswer[] = [
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
