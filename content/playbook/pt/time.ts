import type { CardWords } from '../card.ts'
import type { TIME_CARDS } from '../facts/time.ts'

export const TIME: Record<keyof typeof TIME_CARDS, CardWords> = {
  'start-a-habit': {
    title: 'Hábito pequeno e ancorado',
    why: 'Hábito não se firma pelo tamanho, e sim pela repetição no mesmo lugar do dia. Comece tão pequeno que até no pior dia dê vergonha não fazer.',
    steps: [
      'Escolha uma versão de dois minutos do hábito e uma ação que você já faz todo dia para vir logo antes; faça uma vez.',
      'Deixe o material à vista no lugar certo e repita a dupla em cinco dias, marcando um xis no calendário da parede.',
      'Conte os xis, aumente só um pouco se houver cinco ou mais e mantenha o tamanho se houver menos.',
    ],
    metric: 'Dias marcados em cada sete: cinco já formam um ritmo.',
    rules: [
      { cue: 'eu pular um dia', action: 'eu faço a versão de dois minutos no dia seguinte, sem compensar' },
      {
        cue: 'uma viagem virar a minha rotina do avesso',
        action: 'eu escolho outra âncora já na chegada e faço os dois minutos ali',
      },
    ],
    question: 'Depois de qual coisa que você nunca esquece esse hábito poderia vir?',
    close_up: [
      'Faça uma vez agora, por dois minutos, e marque o primeiro X no papel.',
      'Diga em voz alta: “Depois do café faço dois minutos, e aí posso parar.”',
      'Troque a âncora, não o hábito, se continuar falhando: outra hora, outro lugar.',
    ],
  },
  procrastination: {
    title: 'Começar por dois minutos',
    why: 'O que a gente adia quase nunca é o trabalho: é a sensação ruim de começar. Ela encolhe depois de dois minutos, e por isso o alvo é só a largada.',
    steps: [
      'Escreva a próxima ação tão visível que daria para filmar, como abrir o arquivo e digitar o título, e faça dois minutos.',
      'Marque dia, hora e lugar do próximo bloco de 25 minutos e mande essa marcação a alguém que vai perguntar.',
      'Liste o que adiou, escolha um item, reduza-o a uma ação de dois minutos e faça-o antes do resto.',
    ],
    metric: 'Largadas de dois minutos feitas: cinco a cada sete dias, sem medir quanto rendeu.',
    rules: [
      { cue: 'eu me pegar abrindo outra aba', action: 'eu digo só dois minutos e faço a ação escrita' },
      {
        cue: 'eu decidir que amanhã faço melhor',
        action: 'eu deixo tudo aberto na mesa e escrevo a primeira palavra ainda hoje',
      },
    ],
    question: 'Que sensação você evita quando evita essa tarefa?',
    close_up: [
      'Abra a carta, o arquivo ou a página que mais pesa e leia a primeira linha; só isso.',
      'Diga: “Dois minutos, mal feito, agora.”',
      'Faça ao lado de alguém, na biblioteca ou numa chamada, se a sós não começa nunca.',
    ],
  },
  'no-time': {
    title: 'Achar tempo na agenda',
    why: 'Tempo livre não aparece, é tomado de alguma coisa. Enquanto o novo não empurra o velho para fora da agenda, ele é só um desejo educado.',
    steps: [
      'Reveja as últimas 24 horas em blocos de meia hora e marque as que você não escolheria de novo.',
      'Diga um não que libere pelo menos uma hora e ponha na agenda dois blocos de 45 minutos para o que importa.',
      'Proteja os dois blocos como compromisso com outra pessoa e revise o que os ameaçou.',
    ],
    metric: 'Semanas com os dois blocos cumpridos: três de cada quatro.',
    rules: [
      { cue: 'pedirem o horário do meu bloco', action: 'eu ofereço outro horário antes de explicar o motivo' },
      {
        cue: 'eu perder um dos meus blocos',
        action: 'eu marco outro nos três dias seguintes antes de fechar a agenda',
      },
    ],
    question: 'A que você diz sim por costume, sem ter escolhido?',
    close_up: [
      'Apague uma coisa de amanhã e escreva o que faz com essa meia hora.',
      'Responda ao próximo pedido: “Esta semana não consigo. Me pergunte de novo na segunda.”',
      'Junte duas coisas em vez de achar uma hora: andar até o trabalho, treinar com a criança, ler no ônibus.',
    ],
  },
  'boundaries-saying-no': {
    title: 'Não sem culpa',
    why: 'Explicação longa é convite para negociação. Um não curto e gentil cansa menos e, dito cedo, preserva a relação melhor do que um sim com raiva.',
    steps: [
      'Escreva a sua frase de não em até dez palavras e diga-a em voz alta três vezes, sem a palavra desculpa.',
      'Use a frase em um pedido pequeno e ofereça, se quiser, uma alternativa que caiba na sua vida.',
      'Diga pelo menos um não, repita a mesma frase se insistirem e anote o que de fato aconteceu depois.',
    ],
    metric: 'Nãos ditos em até dez palavras: quatro em um mês; culpa de 0 a 10 diminuindo.',
    rules: [
      { cue: 'insistirem depois do meu não', action: 'eu repito a mesma frase com a mesma calma' },
      { cue: 'eu já tiver dito sim sem querer', action: 'eu volto no mesmo dia e digo: pensei melhor, não vou poder' },
    ],
    question: 'A quem o seu sim automático está custando mais caro?',
    close_up: [
      'Escreva seu não em dez palavras e diga em voz alta para a parede.',
      'Diga: “Eu te amo e esta semana não consigo. Me pergunte de novo para quinta que vem.”',
      'Ganhe tempo primeiro, se o não puro for difícil: “Deixa eu ver e te digo amanhã.”',
    ],
  },
  'discipline-of-mornings': {
    title: 'Manhã decidida à noite',
    why: 'Disciplina de manhã é quase toda da noite anterior: às seis ninguém decide bem. Roupa pronta e primeira tarefa escolhida deixam pouca coisa para vencer.',
    steps: [
      'Separe roupa, bolsa e café da manhã antes de deitar e ponha o despertador longe da cama.',
      'Teste em quatro manhãs os mesmos 20 minutos: levantar, água, luz, mexer o corpo, celular só depois.',
      'Conte as manhãs cumpridas, acerte a hora de deitar pelas que falharam e mantenha os 20 minutos.',
    ],
    metric: 'Manhãs sem celular nos primeiros 20 minutos: cinco de cada sete.',
    rules: [
      { cue: 'eu quiser apertar a soneca', action: 'eu ponho os dois pés no chão e bebo a água que deixei pronta' },
      {
        cue: 'a manhã já tiver dado errado',
        action: 'eu faço cinco daqueles minutos antes do almoço e acerto o despertador',
      },
    ],
    question: 'De que jeito a sua noite costuma roubar a sua manhã?',
    close_up: [
      'Deixe roupa, garrafa e bolsa num monte só perto da porta antes de deitar.',
      'Diga quando tocar: “Primeiro os pés no chão. Depois eu decido.”',
      'Comece com duas manhãs por semana e mova o despertador quinze minutos, não uma hora.',
    ],
  },
  'shift-work': {
    title: 'Plano por tipo de turno',
    why: 'Plano preso a dia da semana quebra a cada escala nova; preso ao tipo de turno, ele sobrevive. Depois de uma noite de trabalho, um treino curto e leve é presença completa, porque o sono que você sacrificaria é a matéria-prima do seu treino.',
    steps: [
      'Pegue a sua escala e escreva uma palavra ao lado de cada tipo de turno: forte, leve ou sono.',
      'Combine com o professor um treino de 20 minutos para as aulas que você perder e em quais turmas pode entrar sem avisar.',
      'Marque os treinos assim que souber os turnos de cada semana: dois fortes quando você está com o descanso mais em dia, um curto e nenhum entre o turno da noite e o sono.',
    ],
    metric:
      'Conte os treinos feitos em relação aos planejados numa rotação completa da escala; oito em dez, sem nenhum forte logo depois de uma noite, quer dizer que deu certo.',
    rules: [
      {
        cue: 'eu sair do turno da noite achando que devia treinar',
        action: 'eu como alguma coisa, durmo primeiro e faço o treino de 20 minutos depois de acordar',
      },
      {
        cue: 'trocarem o meu turno em cima da hora',
        action: 'eu procuro o turno novo na minha lista e faço a palavra que está ao lado',
      },
    ],
    question: 'Depois de qual tipo de turno você se sente mais você?',
    close_up: [
      'Marque só os próximos três turnos com forte, leve ou sono.',
      'Escreva ao professor: “Meus turnos mudam o tempo todo. Quais são os dois treinos mais importantes para mim, e o que faço em 20 minutos quando perder um?”',
      'Encontre um colega com a mesma escala, ou uma aula na hora do almoço perto do trabalho ou do hotel, se o seu horário nunca bater com o da academia.',
    ],
  },
  'too-many-things': {
    title: 'Três andando, o resto estacionado',
    why: 'O que cansa é menos o trabalho do que a quantidade de coisas abertas que perguntam todo dia: “Agora é a minha vez?” O que está estacionado com data para voltar para de perguntar; o que está só largado, não.',
    steps: [
      'Escreva tudo o que está aberto numa página só, circule três coisas para as próximas quatro semanas e ponha uma data de retorno ao lado de cada uma das outras.',
      'Avise duas pessoas que esperam por algo que você estacionou quando vai retomar.',
      'Repasse a página por 15 minutos toda semana, e só deixe entrar uma coisa nova quando uma das três sair.',
    ],
    metric:
      'Conte as coisas em andamento a cada revisão semanal; três ou menos por quatro semanas seguidas quer dizer que deu certo.',
    rules: [
      {
        cue: 'alguém me pedir uma coisa nova',
        action: 'eu digo “amanhã te respondo” e olho a minha página antes de responder',
      },
      {
        cue: 'eu pular para outra tarefa sem terminar a primeira',
        action: 'eu anoto em uma linha onde parei, volto e termino o menor pedaço',
      },
    ],
    question: 'Qual das coisas abertas você não começaria de novo hoje?',
    close_up: [
      'Estacione uma coisa só, a que incomoda há mais tempo, e anote em que mês você vai olhar para ela de novo.',
      'Escreva à pessoa que está esperando: “Agora não consigo fazer isso direito. Volto a falar com você no começo do mês que vem; se precisar de outra pessoa antes, me avisa.”',
      'Escolha uma coisa para a manhã e uma para a noite se três ainda forem demais, e deixe a página esperar.',
    ],
  },
  'work-life-balance': {
    title: 'Hora inteira para cada um',
    why: 'A culpa vem menos das horas em que você está fora do que daquelas em que está pela metade, com o celular no jantar e o trabalho na cabeça durante o aquecimento. As pessoas perdoam bem mais fácil uma ausência com que podem contar do que uma que não dá para prever.',
    steps: [
      'Anote quantas horas da última semana foram para trabalho ou escola, família, treino e sono, e marque aquelas em que você estava só pela metade.',
      'Sente por 20 minutos com a pessoa que mais sente a sua falta e combine dois horários para o treino e dois para ela, com o celular longe.',
      'Olhem juntos a semana seguinte por dez minutos toda semana e mudem os choques de horário antes que aconteçam.',
    ],
    metric:
      'Conte os horários combinados que você cumpriu, os seus e os dela; três em quatro ou mais em cada uma de quatro semanas quer dizer que deu certo.',
    rules: [
      {
        cue: 'eu sentir culpa no caminho do treino',
        action: 'eu digo para mim qual é o próximo horário da pessoa que me espera e treino com a cabeça inteira',
      },
      {
        cue: 'o trabalho invadir um horário que eu prometi',
        action: 'eu ligo antes de me atrasar, marco outro horário na mesma semana e cumpro',
      },
    ],
    question: 'De quem é o tempo que você corta primeiro quando aperta?',
    close_up: [
      'Deixe o celular em outro cômodo durante uma refeição.',
      'Diga em casa: “Muitas vezes eu estive aqui sem estar de verdade. Quais são os dois horários da semana mais importantes para você? Esses eu vou cumprir.”',
      'Leve essa pessoa junto se as horas forem poucas para dividir: uma aula em família, a volta do treino a pé, o café da manhã depois do treino cedo.',
    ],
  },
}
