import type { CardWords } from '../card.ts'
import type { BODY_CARDS } from '../facts/body.ts'

export const BODY: Record<keyof typeof BODY_CARDS, CardWords> = {
  'gassing-out': {
    title: 'Gás até o último round',
    why: 'Muito gás se perde no ar preso e no ombro duro, não no pulmão. Aprender a soltar o ar em cada golpe e a dosar o ritmo costuma aparecer antes do ganho físico.',
    steps: [
      'Solte o ar de forma audível em cada golpe por três rounds de sombra de dois minutos, com os ombros relaxados.',
      'Monte com seu treinador um plano de ritmo por round: quando acelerar dez segundos e quando andar e respirar.',
      'Cumpra duas sessões de tiros, como seis de um minuto forte por um leve, e anote sono e comida; tontura ou dor no peito é caso de médico.',
    ],
    metric: 'Golpes no último round contra o primeiro: chegar a pelo menos quatro quintos.',
    rules: [
      {
        cue: 'meus braços pesarem no meio do round',
        action: 'eu abaixo os ombros, solto o ar e trabalho só com o jab por dez segundos',
      },
      {
        cue: 'eu me empolgar depois de acertar um golpe bom',
        action: 'eu dou dois passos para trás, solto o ar devagar e só então entro de novo',
      },
    ],
    question: 'Em que momento do round o gás vai embora, e como está a sua respiração ali?',
    close_up: [
      'Faça um round de sombra soltando o ar com som em cada golpe, e pare se prender a respiração.',
      'Peça ao córner que diga “solta” a cada meio minuto, e derrube os ombros toda vez.',
      'Trabalhe o ritmo dentro do treino que já existe: primeiro minuto em seis de dez, último em oito.',
    ],
  },
  'night-before-sleep': {
    title: 'Dormir antes da luta',
    why: 'Uma noite ruim raramente decide uma luta; o medo dela atrapalha mais. O que pesa é o sono guardado nas noites anteriores, e esse ainda está na sua mão.',
    steps: [
      'Deite 45 minutos mais cedo que o normal, com o quarto escuro e o celular carregando em outro cômodo.',
      'Guarde sono em três ou quatro noites seguidas, com a mesma hora de acordar e sem café do meio da tarde em diante.',
      'Escreva no papel, duas horas antes de deitar, tudo o que preocupa e o próximo passo de cada item, e dobre a folha.',
    ],
    metric: 'Horas de sono somadas nas quatro noites anteriores: mais do que a sua média, mesmo com a última ruim.',
    rules: [
      {
        cue: 'eu continuar sem sono depois de vinte minutos',
        action: 'eu levanto, leio algo leve com luz baixa e lembro que deitar já descansa',
      },
      {
        cue: 'eu acordar no dia da luta achando que dormi mal',
        action: 'eu abro a janela, lavo o rosto e sigo a manhã como estava planejada',
      },
    ],
    question: 'Como você lutou ou treinou na última vez em que dormiu mal?',
    close_up: [
      'Arrume a bolsa agora, inteira, para a última noite não pedir mais nada de você.',
      'Diga quando estiver sem sono: “Deitar quieto já é descanso. Uma noite curta nunca perdeu luta.”',
      'Levante depois de vinte minutos sem dormir, fique na luz baixa com algo chato e volte quando o olho pesar.',
    ],
  },
  'weigh-in-sanely': {
    title: 'Peso com tempo e ajuda',
    why: 'Peso tirado às pressas costuma sair do seu desempenho e da sua saúde. O que se resolve cedo, devagar e com profissional não precisa de truque na véspera.',
    steps: [
      'Anote seu peso atual, a data e o limite da categoria e marque consulta com nutricionista do esporte ou médico.',
      'Leve esses números ao profissional e ao seu treinador e pergunte se a meta cabe com mudança lenta, ao longo de semanas.',
      'Combine com a equipe um plano B sem vergonha: subir de categoria, peso casado ou outra data, se o profissional disser não.',
    ],
    metric: 'Energia no treino de 0 a 10 ao longo do plano do profissional: se cair abaixo de 6, reveja com ele.',
    rules: [
      {
        cue: 'alguém me sugerir um jeito rápido de secar',
        action: 'eu recuso e falo com o profissional que me acompanha',
      },
      {
        cue: 'eu quiser esconder da equipe que o peso está longe',
        action: 'eu mando o número verdadeiro ao treinador e a quem me acompanha',
      },
    ],
    question: 'O que mudaria na sua luta se você entrasse com toda a energia, uma categoria acima?',
    close_up: [
      'Anote três pesos da manhã em três dias, e mais nada sobre comida.',
      'Pergunte ao profissional: “Essa categoria é saudável para mim até essa data, e o que você desaconselha?”',
      'Peça ao treinador a categoria de cima; lutar forte ali vale mais que lutar vazio embaixo.',
    ],
  },
  'weight-class-choice': {
    title: 'Escolher a categoria certa',
    why: 'A melhor categoria é aquela em que você treina forte o camp inteiro, não o menor número que a balança aceita. Tamanho ajuda menos que um corpo inteiro.',
    steps: [
      'Escreva em que peso você treinou melhor nos últimos seis meses: força, sono, humor e vontade de treinar.',
      'Converse com nutricionista do esporte ou médico sobre a faixa saudável para o seu corpo e leve essa anotação.',
      'Decida com seu treinador a categoria da próxima luta e faça dois sparrings com gente desse tamanho.',
    ],
    metric: 'Qualidade do treino de 0 a 10 no peso escolhido: manter 7 ou mais por quatro semanas.',
    rules: [
      {
        cue: 'eu escolher categoria por medo do tamanho dos outros',
        action: 'eu volto às minhas anotações de quando treinei melhor',
      },
      {
        cue: 'insistirem comigo numa categoria menor',
        action: 'eu digo que só assino depois de ouvir o profissional que me acompanha',
      },
    ],
    question: 'Em que peso você se sente com mais vontade de treinar, e não só com menos quilos?',
    close_up: [
      'Lembre o mês em que você se sentiu mais forte no treino e o peso que tinha.',
      'Pergunte: “Se só a saúde decidisse, em que categoria você me poria?”',
      'Entre num evento menor na categoria de cima e julgue por como você se moveu.',
    ],
  },
  'return-after-injury': {
    title: 'Volta por degraus',
    why: 'Quem volta cedo demais costuma voltar duas vezes. O tempo fora ainda treina olho, plano e o resto do corpo, e você é mais do que a parte machucada.',
    steps: [
      'Liste o que médico ou fisioterapeuta já liberou e o que não, e escolha uma coisa liberada para treinar por 20 minutos.',
      'Peça ao profissional uma escada de volta com critérios claros: o que preciso fazer sem dor para subir cada degrau.',
      'Mostre essa escada ao seu treinador e vá a um treino para ajudar, filmar ou segurar tempo, sem pular degrau.',
    ],
    metric: 'Dor de 0 a 10 na manhã seguinte: só suba o degrau se o profissional concordar e ela não aumentar.',
    rules: [
      {
        cue: 'eu tiver vontade de testar o que não foi liberado',
        action: 'eu faço o treino permitido e anoto a dúvida para a consulta',
      },
      {
        cue: 'eu subir um degrau e a dor voltar',
        action: 'eu paro na hora e ligo no mesmo dia para quem cuida da minha recuperação',
      },
    ],
    question: 'O que esse tempo fora pode ensinar que o treino cheio nunca deixou você ver?',
    close_up: [
      'Escreva três movimentos liberados e sem dor, e faça dez de cada com calma.',
      'Avise antes de começar: “Este lado não vale. Entrada devagar, e pare quando eu bater nas suas costas.”',
      'Recupere primeiro a confiança na articulação com trabalho solo liberado, se o contato ainda assusta.',
    ],
  },
  'training-around-work': {
    title: 'Quatro horas bem usadas',
    why: 'Quem tem pouco tempo perde mais por treino incerto do que por treino curto. Duas âncoras fixas e um bloco em casa valem mais que cinco planos heroicos.',
    steps: [
      'Marque no calendário dois treinos fixos como consulta médica e avise em casa e no trabalho esses horários.',
      'Monte um bloco de 20 minutos para fazer em casa, sombra e força com o peso do corpo, e teste uma vez.',
      'Cumpra as duas âncoras e o bloco de casa e remarque para outro dia qualquer âncora que cair.',
    ],
    metric: 'Semanas com as duas âncoras cumpridas: três de cada quatro.',
    rules: [
      { cue: 'o trabalho engolir o meu horário de treino', action: 'eu faço o bloco de casa antes de sentar no sofá' },
      {
        cue: 'eu chegar ao treino com a cabeça no trabalho',
        action: 'eu anoto a pendência, deixo o celular na bolsa e começo a aquecer',
      },
    ],
    question: 'Quais dois horários ninguém costuma tirar de você?',
    close_up: [
      'Olhe a semana e ache uma única hora que ninguém tira; ponha na agenda agora.',
      'Diga a quem divide os dias com você: “Terça às sete é minha. O que você precisa em troca?”',
      'Divida a sessão: dez minutos antes e dez depois do trabalho valem mais que uma hora que não vem.',
    ],
  },
  'overtraining-signs': {
    title: 'Cansaço que não passa',
    why: 'O corpo melhora no descanso que você deixa acontecer, não no treino em si. Quando a dedicação é muita, descansar é a parte do plano que exige mais disciplina.',
    steps: [
      'Anote sono, humor e vontade de treinar de 0 a 10 e troque o próximo treino forte por 30 minutos leves.',
      'Reduza volume e intensidade pela metade por sete dias, com o acordo do treinador, e mantenha as três notas diárias.',
      'Compare as notas e marque consulta médica se o cansaço continuar, se vier febre, tontura ou tristeza constante.',
    ],
    metric: 'As três notas diárias: duas delas de volta a 7 ou mais antes de subir a carga.',
    rules: [
      {
        cue: 'eu quiser compensar o descanso com treino dobrado',
        action: 'eu olho as minhas notas e mantenho o dia leve',
      },
      {
        cue: 'fizerem piada porque estou treinando leve',
        action: 'eu digo que o dia leve está no plano e termino na hora marcada',
      },
    ],
    question: 'Há quanto tempo você não sente o corpo inteiro e descansado?',
    close_up: [
      'Cancele um treino forte nos próximos dois dias e durma no lugar dele.',
      'Diga ao treinador: “Estou no vazio: sono, humor, energia. Preciso de uma semana leve para manter minha vaga.”',
      'Mantenha a presença e tire a carga: vá à aula, faça técnica na metade do ritmo, pule os rounds duros.',
    ],
  },
  'break-a-habit': {
    title: 'Trocar o mau hábito',
    why: 'Um hábito velho não se apaga no grito; ele perde o lugar para outro. Descobrir o gatilho é mais útil do que jurar força de vontade.',
    steps: [
      'Anote hora, lugar, companhia e sentimento das três últimas vezes em que caiu no hábito e procure o que se repete.',
      'Ponha um obstáculo de verdade no caminho dele e combine uma troca de cinco minutos para a mesma hora.',
      'Some as vezes em que trocou e as em que caiu e procure um profissional de saúde se envolver álcool, droga ou jogo.',
    ],
    metric: 'Gatilhos em que a troca venceu: de um em cada quatro para metade em um mês.',
    rules: [
      { cue: 'a vontade apertar', action: 'eu saio do lugar, faço a troca por cinco minutos e só depois decido' },
      {
        cue: 'eu cair no hábito outra vez',
        action: 'eu anoto o que veio um minuto antes e sigo o dia sem me castigar',
      },
    ],
    question: 'O que esse hábito dá a você naquele momento que nada mais está dando?',
    close_up: [
      'Deixe a coisa vinte segundos mais longe: outro cômodo, prateleira alta, caixa fechada.',
      'Diga quando a vontade vier: “Dez minutos. Depois decido de novo.”',
      'Planeje só a pior hora do dia e deixe as outras como estão por enquanto.',
    ],
  },
  'sleep-better': {
    title: 'Dormir melhor',
    why: 'Ninguém manda no sono, mas dá para mandar na hora de levantar. Ela puxa o resto: a luz da manhã acerta o relógio que à noite faz o sono chegar.',
    steps: [
      'Escolha uma hora de acordar que sirva também para o fim de semana e deixe o celular carregando fora do quarto.',
      'Faça cinco noites com meia hora calma antes de deitar, luz baixa, sem tela, e luz do dia logo ao acordar.',
      'Anote hora de deitar, de levantar e disposição de 0 a 10; se passar de um mês ruim ou houver ronco forte, procure um médico.',
    ],
    metric: 'Manhãs com a hora de acordar cumprida: seis de sete; disposição subindo dois pontos.',
    rules: [
      { cue: 'eu ficar rolando na cama', action: 'eu levanto, leio em luz baixa e volto quando o sono vier' },
      {
        cue: 'eu acordar de madrugada e contar as horas que restam',
        action: 'eu viro o relógio para a parede e sinto o peso do corpo no colchão',
      },
    ],
    question: 'O que acontece na sua última hora antes de dormir que o seu corpo entende como trabalho?',
    close_up: [
      'Ponha o carregador na cozinha agora e um despertador simples ao lado da cama.',
      'Diga à noite: “Descansar basta. Levanto na mesma hora de qualquer jeito.”',
      'Deixe a hora de dormir em paz e fixe só a de levantar, fim de semana também.',
    ],
  },
  'lose-weight-healthily': {
    title: 'Mudança de peso com saúde',
    why: 'O número da balança obedece tarde e mal; o prato e o passo obedecem no mesmo dia. Mudança lenta, com profissional, tem mais chance de ficar.',
    steps: [
      'Faça uma refeição com metade do prato de verduras e uma boa fonte de proteína e caminhe 15 minutos depois.',
      'Marque consulta com nutricionista ou médico e leve anotado o que come em três dias comuns, sem maquiar.',
      'Conte quantas vezes fez prato cheio de verdura e caminhada e ajuste uma coisa só com quem acompanha você.',
    ],
    metric: 'Hábitos cumpridos, não quilos: dez de catorze refeições e quatro caminhadas em sete dias.',
    rules: [
      {
        cue: 'eu pensar em cortar refeições para acelerar',
        action: 'eu como o prato combinado e falo com quem me acompanha',
      },
      {
        cue: 'eu comer mais do que queria numa festa',
        action: 'eu faço a refeição seguinte como sempre, sem compensar e sem bronca',
      },
    ],
    question: 'Que coisa você quer poder fazer com esse corpo que não depende da balança?',
    close_up: [
      'Escolha agora o café de amanhã: ovo, iogurte ou feijão, com fruta e água ao lado.',
      'Diga quando insistirem: “Parece ótimo. Já comi bem, agradeço.”',
      'Mude só o jantar, comida de panela à mesa, e deixe o resto do dia como está.',
    ],
  },
  'strength-training': {
    title: 'Força para o tatame',
    why: 'Musculação de quem luta se avalia no treino seguinte no tatame. Quando a perna pesa no dia do sparring, o programa está errado, por mais bonitas que sejam as cargas.',
    steps: [
      'Escolha quatro movimentos que dá para fazer com o que você tem, um de empurrar, um de puxar, um agachamento ou levantamento com o quadril, um de caminhar com carga, e escreva num cartão.',
      'Peça a um treinador ou a alguém com experiência em musculação para ver uma sessão sua com carga leve e corrigir uma coisa em cada movimento.',
      'Faça duas sessões de 40 minutos por semana, três séries de seis a oito, parando quando ainda sobrarem duas ou três repetições limpas, e nunca na véspera de sparring forte.',
    ],
    metric:
      'Dê nota de 1 a 10 para pernas e braços no começo de cada treino forte; deu certo com 7 ou mais por quatro semanas, enquanto pelo menos duas cargas sobem.',
    rules: [
      {
        cue: 'eu for aumentar a carga mesmo com a última repetição torta',
        action: 'eu fico nesta carga até as três séries saírem limpas',
      },
      {
        cue: 'eu chegar ao sparring com as pernas pesadas',
        action: 'eu corto metade das séries na próxima musculação e mantenho o treino técnico',
      },
    ],
    question: 'Em qual posição do seu esporte você mais sente que falta força?',
    close_up: [
      'Faça uma série de flexões, uma de remada com uma bolsa e uma de agachamentos, e pare bem antes de falhar.',
      'Pergunte ao seu professor: “Quero fazer musculação duas vezes por semana. Quais dois dias atrapalham menos os seus treinos fortes?”',
      'Coloque dez minutos de força no fim de duas aulas quando não houver tempo para a musculação: flexões, remada com parceiro, agachamentos, caminhada com carga.',
    ],
  },
  flexibility: {
    title: 'Amplitude que se usa',
    why: 'Levante a perna com a mão e depois sem ela: a diferença é a altura que você já tem e não consegue usar. A muita gente travada, de chute ou de chão, falta mais força no fim da amplitude do que alongamento.',
    steps: [
      'Apoie-se numa parede, depois de cinco minutos de movimento leve, compare até onde cada perna sobe para a frente e para o lado com a mão e sem a mão, e anote a diferença.',
      'Faça três séries de cinco elevações lentas de perna de cada lado, segurando três segundos em cima, no fim de dois treinos seus, com o corpo quente.',
      'Dedique dez minutos por semana à posição travada de que o seu esporte mais precisa, como agachamento fundo, giro de quadril ou espacate, indo só até onde a respiração fica calma.',
    ],
    metric:
      'Meça em larguras de mão a diferença entre a perna levantada com a mão e sem ela; deu certo com uma largura de mão a menos depois de seis semanas.',
    rules: [
      {
        cue: 'eu prender a respiração num alongamento',
        action: 'eu volto um pouco até conseguir soltar o ar devagar cinco vezes',
      },
      {
        cue: 'eu chegar ao treino em cima da hora e com o corpo travado',
        action:
          'eu faço três minutos de balanço de perna, giro de quadril e passos leves antes do primeiro chute ou da primeira queda',
      },
    ],
    question: 'Para qual movimento você quer mais amplitude, e em que ponto ele para?',
    close_up: [
      'Levante cada perna devagar para o lado cinco vezes enquanto escova os dentes.',
      'Pergunte ao seu professor: “É o quadril ou a técnica que deixa este chute baixo? Olha três bem devagar, por favor.”',
      'Busque um bom chute baixo ou médio, ou uma versão da queda que sirva ao seu quadril, quando o limite parecer de osso e não de músculo; dor aguda na virilha é assunto para fisioterapeuta.',
    ],
  },
  'training-plan': {
    title: 'Dia forte, dia leve',
    why: 'A maioria das semanas dá errado porque todo treino é médio: cansa demais para recuperar e puxa de menos para evoluir. Dois treinos fortes com leves no meio costumam render mais do que cinco iguais.',
    steps: [
      'Escreva a sua semana de sempre numa folha e marque cada treino com F de forte ou L de leve, e cada noite com menos de sete horas de sono.',
      'Planeje cada semana com dois treinos F com pelo menos um dia no meio, o resto L, um dia inteiro de folga, e depois de três semanas assim uma com um terço a menos.',
      'Corte pela metade a duração dos treinos na última semana antes de competir, mantenha alguns rounds curtos e rápidos e não comece nada novo.',
    ],
    metric:
      'Conte as semanas em que os dois treinos fortes aconteceram e você chegou com o corpo descansado para eles; deu certo com três em quatro.',
    rules: [
      {
        cue: 'um treino leve virar disputa',
        action: 'eu volto para a técnica e guardo a disputa para o próximo dia forte',
      },
      {
        cue: 'eu faltar a um treino',
        action: 'eu deixo passar e faço o próximo como estava no plano, em vez de espremer dois',
      },
    ],
    question: 'Qual treino da sua semana faria menos falta?',
    close_up: [
      'Marque só os dois treinos fortes da próxima semana e deixe o resto como está.',
      'Pergunte ao seu professor: “Quais dois treinos da semana devem ser os meus fortes, e posso ir leve nos outros?”',
      'Planeje por horas, e não por dias, quando a sua semana nunca se repete: pelo menos 48 horas entre dois treinos fortes.',
    ],
  },
  'injury-now': {
    title: 'Pare e mostre a alguém',
    why: 'A adrenalina esconde a dor, então o que você sente na primeira hora diz pouco. A questão não é se dá para aguentar, e sim se alguém que entende já olhou.',
    steps: [
      'Pare o treino do dia e vá ao pronto-socorro ou ligue para a emergência na hora se o lugar estiver torto, dormente, não aguentar peso ou não mexer, inchar rápido ou tiver dado um estalo.',
      'Marque médico ou fisioterapeuta esportivo e leve três informações: como aconteceu, o que você não consegue fazer, o que mudou desde então.',
      'Avise o seu professor que você está fora até passar por avaliação e pergunte ao médico, com todas as letras, o que pode, o que não pode e a partir de quando.',
    ],
    metric:
      'Conte uma coisa só: um profissional olhou antes do seu próximo treino, e você tem a resposta dele por escrito.',
    rules: [
      {
        cue: 'melhorar com o corpo quente e eu quiser entrar no treino',
        action: 'eu fico fora do tatame até alguém qualificado olhar',
      },
      {
        cue: 'piorar, ficar dormente ou não me deixar dormir',
        action: 'eu ligo na hora para o pronto-socorro ou para o médico e não espero a consulta',
      },
    ],
    question: 'O que você não consegue fazer agora que conseguia hoje de manhã?',
    close_up: [
      'Ligue agora para um número: o seu médico, o fisioterapeuta ou o pronto-atendimento.',
      'Escreva ao seu professor: “Eu me machuquei no treino e estou fora até alguém avaliar. Conto o que disserem.”',
      'Avise já seu pai, sua mãe, quem mora com você ou o responsável pelos primeiros socorros da academia quando você for menor de idade ou não puder ir por conta própria, e deixe que vão junto.',
    ],
  },
  'chronic-pain': {
    title: 'Leve o padrão da dor',
    why: 'Quase todo mundo mostra ao médico o lugar que dói; o que mais ajuda é o padrão: depois de quê, em quanto tempo e por quanto tempo. Dor que dura meses merece um exame, e não mais uma rodada de paciência.',
    steps: [
      'Anote onde dói, desde quando, o que provoca, o que alivia e o que você deixou de fazer por causa disso.',
      'Marque médico ou fisioterapeuta esportivo e leve essa folha e as suas perguntas: o que é, o que piora, o que eu posso fazer.',
      'Registre uma vez por dia a dor de 0 a 10 de manhã e à noite, com o que você fez naquele dia, e olhe a folha toda semana.',
    ],
    metric: 'Conte os dias anotados e a consulta feita; deu certo com dez dias no papel e um exame em até um mês.',
    rules: [
      {
        cue: 'eu perceber que estou escondendo a dor do meu professor',
        action: 'eu digo a ele o lugar e a nota de 0 a 10 antes de a aula começar',
      },
      {
        cue: 'vier junto dormência, fraqueza, febre, dor à noite ou problema para segurar ou soltar urina ou fezes',
        action: 'eu vou ao médico no mesmo dia ou ligo para a emergência',
      },
    ],
    question: 'O que você parou de fazer por causa dessa dor sem nunca ter decidido parar?',
    close_up: [
      'Escreva uma linha hoje à noite: lugar, nota de 0 a 10, o que eu fiz antes.',
      'Diga ao médico: “Isso vai e volta há meses. Começa depois deste movimento e dura este tempo. O que eu devo evitar até sabermos mais?”',
      'Peça uma segunda opinião, de médico do esporte ou fisioterapeuta que conheça esporte de contato, quando só mandaram descansar e a dor voltou.',
    ],
  },
  'food-for-training': {
    title: 'O gás vem do almoço',
    why: 'O treino da noite anda com o almoço, e quase nada com o lanche do caminho. Quem apaga no último terço muitas vezes só comeu pouco desde o meio-dia.',
    steps: [
      'Anote o que você comeu e bebeu no último dia de treino, com os horários, e marque o maior intervalo antes do treino.',
      'Teste uma refeição comum de duas a três horas antes do treino, como arroz, macarrão, batata ou pão com algo fácil de digerir, e um lanche pequeno uma hora antes caso ainda tenha fome.',
      'Prepare duas refeições por semana para depois do treino, cada uma com uma proteína, um carboidrato como arroz ou batata e legumes, para ter algo pronto quando chegar em casa.',
    ],
    metric:
      'Dê nota de 1 a 10 para a sua energia no último terço de cada treino; deu certo com 7 ou mais em três de quatro treinos.',
    rules: [
      {
        cue: 'eu vir ao meio-dia que tenho treino à noite',
        action: 'eu almoço direito e ponho uma banana ou um sanduíche na bolsa',
      },
      {
        cue: 'eu chegar tarde em casa e sem energia para cozinhar',
        action: 'eu como a refeição que já está pronta antes de me deitar',
      },
    ],
    question: 'Quantas horas costumam passar entre a sua última refeição de verdade e o primeiro round?',
    close_up: [
      'Ponha agora na bolsa de treino um lanche de que você gosta.',
      'Diga em casa: “Em dia de treino eu preciso de um almoço de verdade e de algo guardado para mais tarde. Vamos cozinhar um pouco mais nesses dias?”',
      'Divida a refeição quando o estômago cheio incomodar: metade três horas antes, metade depois.',
    ],
  },
  'food-at-weigh-in': {
    title: 'Nada de novo na pesagem',
    why: 'No dia, o seu estômago está com tantos nervos quanto você, então a melhor comida é a que ele já conhece. Pouco e várias vezes funciona melhor do que um pratão, por maior que seja a fome depois da balança.',
    steps: [
      'Escreva uma lista curta de comidas e bebidas que nunca fizeram mal a você antes de treino forte e encaixe nos horários da pesagem e da sua luta.',
      'Ensaie essa lista antes de um treino forte, com as mesmas horas entre comer e o primeiro round, e risque o que caiu mal.',
      'Beba em goles pequenos depois da balança, coma uma refeição moderada da sua lista, faça a última refeição de verdade umas três horas antes da luta e depois só belisque.',
    ],
    metric: 'Anote estômago e energia de 1 a 10 no aquecimento; deu certo com 7 ou mais nos dois, no ensaio e no dia.',
    rules: [
      {
        cue: 'eu descer da balança querendo comer tudo',
        action:
          'eu bebo em goles por alguns minutos, como metade da minha porção e deixo o resto para meia hora depois',
      },
      {
        cue: 'a minha luta atrasar',
        action: 'eu como uns bocados da minha lista a cada hora e continuo bebendo em goles',
      },
    ],
    question: 'Quantas horas vai haver entre a balança e a sua primeira luta?',
    close_up: [
      'Escolha uma bebida e duas comidas em que você confia e compre antes de viajar.',
      'Diga ao seu córner: “A minha comida está na bolsa azul. Me lembra de beber um gole a cada quinze minutos e não me deixa chegar perto da lanchonete.”',
      'Prefira comida mole ou líquida que você conhece, como mingau, sopa ou vitamina, quando o nervosismo fechar a garganta; avise o médico do evento se tiver tontura, cãibra ou vômito.',
    ],
  },
  'gain-weight': {
    title: 'Mais uma refeição pequena',
    why: 'Quem treina forte e não ganha peso costuma comer menos justamente nos dias mais puxados, porque o esforço tira a fome. Uma refeição pequena a mais, em hora fixa, faz mais do que pratos maiores que você não termina.',
    steps: [
      'Anote o que você comeu ontem, com os horários, e ache o maior intervalo em que caberia mais uma refeição pequena.',
      'Coma essa refeição extra em cinco dias, com um carboidrato, uma proteína e uma gordura, como mingau de aveia com leite e castanhas ou sanduíche de queijo com ovo.',
      'Pese-se uma vez por semana na mesma hora, anote também um número de força e inclua uma segunda refeição pequena quando os dois ficarem parados por três semanas.',
    ],
    metric:
      'Conte as refeições extras de cada semana; deu certo com cinco por semana durante um mês, com peso ou força subindo devagar.',
    rules: [
      {
        cue: 'eu ficar sem fome depois do treino',
        action: 'eu bebo as minhas calorias: leite ou vitamina com aveia e banana em até uma hora',
      },
      { cue: 'eu sair de casa sem tomar café da manhã', action: 'eu levo o sanduíche pronto e como antes do meio-dia' },
    ],
    question: 'Em quais dias você come menos: nos de treino forte ou nos sem treino?',
    close_up: [
      'Acrescente um copo de leite ou bebida de soja e um punhado de castanhas a uma refeição que você já faz.',
      'Diga em casa: “Quero ficar mais forte e preciso de uma refeição pequena a mais por dia. Dá para a gente deixar algo pronto?”',
      'Procure um médico primeiro quando você perdeu peso sem querer, e um nutricionista quando ainda está em fase de crescimento ou o seu estômago aceita pouco.',
    ],
  },
  supplements: {
    title: 'Primeiro comida, depois rótulo',
    why: 'Suplemento só soma um pouco ao que sono, comida e treino já fazem, e o rótulo não conta o que mais passou pelo tanque da fábrica. Para quem pode cair no antidoping, o pote contaminado é um risco maior do que a substância escrita nele.',
    steps: [
      'Ponha todos os potes e pacotes na mesa e escreva ao lado de cada um para que serve, quanto custa por mês e como você perceberia o efeito.',
      'Pergunte a um farmacêutico, médico ou nutricionista esportivo sobre os que você quer manter e confira o lote num programa independente de testes e na lista da sua federação.',
      'Faça no máximo uma mudança por vez, por quatro semanas, dentro do que o profissional disse, e anote um número de treino toda semana.',
    ],
    metric:
      'Conte os produtos que você justifica em uma frase e com lote conferido; deu certo quando não sobrar mais nada na prateleira além deles.',
    rules: [
      {
        cue: 'alguém da academia me oferecer um pó ou um comprimido',
        action: 'eu digo “não, valeu” e só tomo o que já conferi',
      },
      {
        cue: 'bater o cansaço e eu quiser comprar alguma coisa',
        action: 'eu olho primeiro o sono e as refeições da última semana e espero três dias antes de comprar',
      },
    ],
    question: 'Que resultado você espera dele que sono e comida não poderiam dar?',
    close_up: [
      'Pegue um produto e leia a lista de ingredientes até o fim; deixe de lado se não entender alguma linha.',
      'Pergunte ao farmacêutico: “Eu compito e posso passar por antidoping. Isto é seguro para mim, e este lote tem teste independente?”',
      'Gaste o mesmo dinheiro por um mês em refeições melhores depois do treino e compare como você se sente.',
    ],
  },
  'ill-now': {
    title: 'Fora do tatame, melhore',
    why: 'Num esporte de pegada e de ar compartilhado, uma infecção nunca é só sua. Uma semana perdida logo se esquece; a micose ou a febre que passa pela academia inteira, ninguém esquece.',
    steps: [
      'Escreva ao seu professor que você está fora e procure socorro na hora em caso de dor no peito, falta de ar, coração disparado em repouso, nuca rígida com febre ou confusão.',
      'Consulte um médico ou farmacêutico sobre febre, qualquer sintoma do pescoço para baixo ou qualquer mancha na pele e pergunte a partir de que dia o contato está liberado.',
      'Lave toda a roupa de treino, as toalhas e as bandagens, limpe luvas e protetores e avise quem treinou com você há pouco quando a coisa puder ser contagiosa.',
    ],
    metric:
      'Conte os dias sem febre e sem ferida aberta; deu certo se você só voltar no dia que o médico ou o farmacêutico disse.',
    rules: [
      {
        cue: 'eu melhorar um pouco e quiser dar um pulo na aula',
        action: 'eu fico em casa até o dia que me disseram e peço a alguém para filmar a técnica para mim',
      },
      { cue: 'a febre voltar ou me faltar o ar', action: 'eu ligo para um médico no mesmo dia ou para a emergência' },
    ],
    question: 'Você ia querer que alguém com exatamente esses sinais fizesse pegada em você hoje à noite?',
    close_up: [
      'Meça a temperatura, olhe a sua pele com boa luz e anote as duas coisas.',
      'Escreva ao seu professor: “Estou doente e vou ficar fora do tatame para não passar para ninguém. Volto quando o médico liberar.”',
      'Ligue para um serviço de orientação médica ou pergunte a um farmacêutico quando a consulta for demorar e descreva a mancha na pele ou mande uma foto dela.',
    ],
  },
  'body-cycle': {
    title: 'Planeje com o corpo',
    why: 'O seu ciclo, uma gravidez, os meses depois do parto ou a menopausa não dizem nada sobre disciplina; são informações que o seu plano ainda não tem. Os corpos variam tanto nisso que as suas anotações valem mais do que qualquer tabela.',
    steps: [
      'Anote três notas de 1 a 10, para energia, desconforto e sono, com o dia do ciclo ou a semana em que você está.',
      'Marque uma conversa com médico, enfermeira obstétrica ou ginecologista e leve duas perguntas: o que é bom para mim agora, e como fica contato, queda e esforço forte.',
      'Olhe as suas anotações toda semana e marque os dias em que você prefere carga mais leve, para combinar antes com o seu professor.',
    ],
    metric:
      'Conte os dias anotados; deu certo com cinco por semana durante dois meses e um ajuste combinado por causa deles.',
    rules: [
      {
        cue: 'um dia pesado cair num treino forte',
        action: 'eu digo ao meu professor “hoje mais leve” antes do aquecimento e não explico mais nada',
      },
      {
        cue: 'a minha menstruação sumir por três meses, o sangramento ou a dor fugir do normal ou eu puder estar grávida',
        action: 'eu fico fora do contato e procuro um médico logo, e no mesmo dia em caso de dor ou sangramento forte',
      },
    ],
    question: 'Quais dias ou semanas são os mais difíceis para você, e quem na academia sabe disso?',
    close_up: [
      'Escreva só uma nota hoje à noite: a sua energia de 1 a 10.',
      'Diga ao seu professor: “Tem dias em que preciso pegar mais leve por motivo de saúde. Eu aviso antes da aula. Tudo bem?”',
      'Converse primeiro com uma mulher de confiança da academia, com sua mãe, seu pai ou com a enfermeira obstétrica quando for íntimo demais para o seu professor.',
    ],
  },
  'alcohol-party': {
    title: 'Decida antes do bar',
    why: 'O erro raramente é ir à festa; é decidir sobre a bebida lá, à meia-noite, na frente dos outros. Um número e um jeito de voltar para casa combinados antes pedem muito menos força de vontade do que cada “não” na hora.',
    steps: [
      'Olhe as próximas quatro semanas, marque as noites fora e os treinos fortes e escreva ao lado de cada noite um número de bebidas ou cigarros, em que zero é um bom número.',
      'Conte a um amigo ou amiga esse número e a sua hora de ir embora e combine a volta para casa sem você dirigir.',
      'Compare toda semana o número planejado com o que foi de verdade e como saíram os dois treinos seguintes.',
    ],
    metric: 'Conte as noites em que você ficou no seu número; deu certo com três em quatro num mês.',
    rules: [
      {
        cue: 'alguém puser na minha frente uma bebida que eu não planejei',
        action: 'eu digo “treino amanhã” e peço água ou algo sem álcool',
      },
      {
        cue: 'eu passar do meu número duas vezes seguidas',
        action: 'eu falo com um médico ou um serviço de apoio, porque já não é questão de planejamento',
      },
    ],
    question:
      'Em que momento da noite o seu plano costuma virar: na primeira bebida, no segundo bar ou na volta para casa?',
    close_up: [
      'Escolha uma noite e escreva no celular o seu número e a sua hora de ir embora.',
      'Diga a um amigo ou amiga: “Vou ficar em duas e saio à meia-noite. Você me lembra e sai comigo?”',
      'Encontre a turma para um café da manhã, um filme ou um treino quando for difícil passar a noite sem beber com essas pessoas.',
    ],
  },
  'tournament-day': {
    title: 'Várias lutas no mesmo dia',
    why: 'Entre uma luta e outra o corpo esfria e a cabeça já luta a próxima, e é ali que a terceira se perde. Um ciclo fixo de descer, repor e reaquecer guarda braço e fôlego para o fim.',
    steps: [
      'Escreva o seu ciclo entre lutas em quatro linhas: respirar e andar, comer e beber, sentar longe da área, reaquecer.',
      'Simule na academia quatro lutas com pausas de vinte a quarenta minutos, com a comida e o aquecimento do dia.',
      'Siga o ciclo depois de cada luta e deixe com o córner o relógio, a chave e a chamada.',
    ],
    metric: 'Nota de 0 a 10 para antebraço e fôlego antes de cada luta: nunca abaixo de seis no simulado.',
    rules: [
      {
        cue: 'eu sair da área com o antebraço travado',
        action: 'eu solto as mãos, ando dois minutos e respiro fundo antes de sentar',
      },
      {
        cue: 'a chave atrasar e eu já tiver aquecido',
        action: 'eu me agasalho, sento e refaço só cinco minutos quando me chamarem perto',
      },
    ],
    question: 'Em qual luta do dia você costuma cair de rendimento, e o que fez na meia hora anterior?',
    close_up: [
      'Ponha na mala hoje agasalho, chinelo, água e dois lanches que você já conhece.',
      'Peça ao córner: “Fica de olho na chave e me chama quando faltarem três lutas. Até lá não fala de luta comigo.”',
      'Troque a briga de pegada por uma entrada logo no começo, se o antebraço sempre acaba primeiro.',
    ],
  },
  'body-signs': {
    title: 'Sinal pequeno, olhar certo',
    why: 'Quase todo sinal pequeno some sozinho; o que conta é se ele volta, cresce ou vem com dor, fraqueza ou dormência. Anotar por poucos dias mostra isso e ajuda o médico, se precisar.',
    steps: [
      'Anote o que é, onde, desde quando, depois de qual movimento e se há dor, inchaço ou perda de força.',
      'Tire do treino por uma semana só o movimento que provoca o sinal e observe se ele diminui.',
      'Marque consulta se ele voltou, cresceu ou ficou igual, e leve as anotações e uma foto.',
    ],
    metric: 'Dias com o sinal em uma semana: caindo até zero; igual ou subindo significa consulta.',
    rules: [
      {
        cue: 'o sinal vier com dor forte, dormência ou fraqueza',
        action: 'eu paro o treino e procuro atendimento no mesmo dia',
      },
      { cue: 'o mesmo sinal voltar pela terceira vez', action: 'eu marco consulta em vez de perguntar no vestiário' },
    ],
    question: 'O que mudou no seu treino, no material ou no sono pouco antes de o sinal aparecer?',
    close_up: [
      'Tire uma foto do lugar hoje, com boa luz, e repita daqui a dois dias.',
      'Escreva ao treinador: “Apareceu isto depois de chutar. Vou ficar uma semana sem chute e te conto como está.”',
      'Pergunte a um fisioterapeuta ou posto de saúde, se a consulta com especialista demora.',
    ],
  },
  'rest-days': {
    title: 'Descanso marcado na agenda',
    why: 'O corpo melhora entre os treinos, não durante. Quem descansa com hora marcada costuma render mais que quem só para quando quebra, e a culpa diminui quando o descanso faz parte do plano.',
    steps: [
      'Marque na agenda um dia inteiro de folga por semana e um segundo dia só de movimento leve.',
      'Combine com o treinador uma semana mais leve a cada quatro a seis, com metade do volume e sem sparring forte.',
      'Anote toda manhã sono, vontade de treinar e peso nas pernas, de 0 a 10, e leve as notas ao treinador.',
    ],
    metric: 'Folgas cumpridas por mês: quatro, e média das notas da manhã acima de seis.',
    rules: [
      {
        cue: 'a culpa bater no dia de folga',
        action: 'eu olho a agenda, caminho vinte minutos e não treino escondido',
      },
      {
        cue: 'as notas caírem três manhãs seguidas',
        action: 'eu troco o próximo treino forte por um leve e aviso o treinador',
      },
    ],
    question: 'O que você acha que perde num dia de folga, e quando isso aconteceu de verdade?',
    close_up: [
      'Escolha agora o dia da folga desta semana e escreva na agenda.',
      'Avise o treinador: “Domingo é folga e quinta venho leve. As pernas estão pesadas há três dias.”',
      'Troque a folga total por caminhada ou mobilidade, se ficar parado deixa você inquieto.',
    ],
  },
  'fitness-test': {
    title: 'Treine o que é medido',
    why: 'O teste mede poucas coisas, sempre do mesmo jeito, e o item mais fraco decide. Quem conhece a regra exata e treina esse item primeiro ganha mais que com treino pesado em geral.',
    steps: [
      'Pegue o edital ou a tabela oficial com distâncias, tempos, regra de execução e ordem, e escreva a sua marca atual ao lado de cada item.',
      'Ponha na agenda duas corridas e três séries curtas de força, com o item mais fraco primeiro e o corpo descansado.',
      'Faça um simulado completo com a ordem, os intervalos, o tênis e o horário do teste, e tire dele o ritmo de largada.',
    ],
    metric: 'Distância até o índice em cada item: zero, com uns cinco por cento de folga no simulado.',
    rules: [
      {
        cue: 'eu largar rápido demais de novo',
        action: 'eu seguro o primeiro quarto e confiro a parcial com o plano',
      },
      {
        cue: 'eu perder um dia de treino',
        action: 'eu faço uma série do item mais fraco e deixo o resto como estava',
      },
    ],
    question: 'Qual item reprovaria você se o teste fosse amanhã?',
    close_up: [
      'Faça uma série limpa do item mais fraco e escreva o número no papel.',
      'Escreva ao órgão: “Qual execução vale, quanto dura o intervalo, e dá para repetir um item?”',
      'Pergunte pela próxima data se você está longe em dois itens; passar depois vale mais que reprovar cedo.',
    ],
  },
}
