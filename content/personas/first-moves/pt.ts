import type { FirstMoves } from './first-move.ts'

export const pt: FirstMoves = {
  performance: {
    mind: [
      'Escolha a menor ação que ajudaria nisso, uma frase, um gesto ou uma respiração, e repita dez vezes agora, contando em voz alta.',
      'Imagine por um minuto a cena com você agindo como quer, descanse um minuto e faça isso cinco vezes, com um risco no papel a cada volta.',
    ],
    technique: [
      'Separe disso um único detalhe e repita vinte vezes devagar, no corpo ou na cabeça, com um risco no papel a cada cinco.',
      'Escreva o caminho todo em cinco passos numerados, percorra a lista de cabeça dez vezes e circule o número em que você mais para.',
    ],
    body: [
      'Anote três números de hoje, horas de sono, copos de água e pausas feitas, e escolha qual deles vai contar de novo amanhã.',
      'Sente ou deite por dez minutos e conte as expirações lentas de dez em dez, marcando cada dezena em um dedo.',
    ],
    time: [
      'Ponha dez minutos no relógio e comece a menor parte do que você quer fazer, com um risco no papel a cada dois minutos.',
      'Conte quantas vezes isso deu certo nos últimos sete dias, anote o número e escreva o dia e a hora da próxima vez.',
    ],
    work: [
      'Liste o que falta em pedaços de dez minutos, numere todos e termine o número um ainda hoje.',
      'Escreva em uma frase o que você precisa dizer, fale em voz alta dez vezes e troque uma palavra sempre que soar errado.',
    ],
    business: [
      'Escolha o número que melhor mostra como isso está, contatos, valores ou horas, e anote quanto ele deu em cada uma das últimas quatro semanas.',
      'Escolha uma ação que caiba em dois minutos, uma mensagem, uma ligação ou uma conta, e faça cinco seguidas, contando cada uma.',
    ],
    life: [
      'Divida os próximos dez minutos em cinco partes de dois e faça em cada uma um gesto pequeno que alivie ou adiante isso.',
      'Conte dez respirações lentas, escreva uma linha sobre isso e repita até ter três linhas no papel.',
    ],
  },
  excellence: {
    mind: [
      'Defina em uma frase o padrão que depende só de você nisso, escreva três perguntas de sim ou não sobre ele e responda hoje à noite.',
      'Escolha uma atitude sua que vale seja qual for o resultado e escreva no celular uma lista de três sinais para conferir depois.',
    ],
    technique: [
      'Escreva os três pontos que fazem isso estar certo e confira, um por um, o que você já cumpre e o que falta.',
      'Escolha um só detalhe como padrão para o próximo treino e monte agora uma lista de quatro perguntas para conferir na saída.',
    ],
    body: [
      'Faça uma lista com sono, comida, água, descanso e calma e marque o que hoje teve o suficiente.',
      'Defina um padrão de cuidado para esta noite, como a hora de apagar a luz, e deixe prontas três coisas de que ele precisa.',
    ],
    time: [
      'Escreva em uma linha o que conta como feito hoje, deixe à vista e confira com sim ou não antes de dormir.',
      'Monte uma lista de no máximo quatro itens para o começo do seu dia e deixe o primeiro pronto agora.',
    ],
    work: [
      'Escreva em uma frase como isso seria bem feito, liste três provas que alguém de fora veria e marque as que já existem.',
      'Faça uma lista de cinco itens que precisam estar prontos para o próximo passo e resolva o mais curto em dez minutos.',
    ],
    business: [
      'Escreva o padrão mínimo que essa parte do negócio precisa cumprir, liste cinco pontos e marque cada um com cumpre ou não cumpre.',
      'Separe os papéis ou números desse assunto, liste o que está completo e o que falta e preencha uma lacuna.',
    ],
    life: [
      'Escreva uma frase sobre como você quer agir nisso, mesmo num dia ruim, e liste três sinais pequenos que mostrariam isso hoje.',
      'Escolha um padrão de cuidado com você para hoje, uma refeição de verdade ou uma conversa sincera, e marque quando cumprir.',
    ],
  },
  mindset: {
    mind: [
      'Escreva o que você deseja nisso, imagine por dois minutos o que em você atrapalha e complete a frase “quando isso aparecer, eu vou”.',
      'Feche os olhos, deixe o momento difícil chegar até a parte que mais pega e escreva a primeira coisa pequena que você fará ali.',
    ],
    technique: [
      'Imagine o instante exato em que isso emperra, escreva o que você vê ou sente logo antes e anote ao lado uma única resposta.',
      'Escreva o que você quer conseguir, o que mais deve atrapalhar na próxima vez e, em uma linha, “se isso vier, então eu vou”.',
    ],
    body: [
      'Escreva o que você deseja para o seu corpo, o momento de hoje em que tende a passar por cima dele e o que fará em vez disso.',
      'Imagine as horas até você se deitar, ache o que mais pode roubar o descanso e escreva em uma linha como vai lidar com isso.',
    ],
    time: [
      'Percorra de cabeça o dia de amanhã, pare na hora em que o plano costuma cair e escreva “se isso acontecer, então eu vou”, com uma ação curta.',
      'Escreva o desejo da semana em cinco palavras, embaixo o obstáculo mais provável e ao lado o que você fará quando ele vier.',
    ],
    work: [
      'Imagine a parte mais desconfortável da conversa ou da tarefa e escreva a frase ou o gesto com que vai passar por ela.',
      'Anote o melhor resultado possível, o hábito seu que pode atrapalhar e um plano de uma linha para quando perceber esse hábito.',
    ],
    business: [
      'Escreva o resultado que quer até o fim do mês, o obstáculo mais provável e o que fará no mesmo dia em que ele surgir.',
      'Imagine a resposta ou a conta que você menos quer receber e escreva para ela uma linha que comece com “se chegar, então eu vou”.',
    ],
    life: [
      'Escreva um desejo para os próximos sete dias, o que dentro de você pode segurar isso e uma coisa pequena para fazer quando notar.',
      'Imagine a hora mais pesada do seu dia e escreva em uma linha o que vai fazer, ou para quem vai ligar, quando ela chegar.',
    ],
  },
  mental: {
    mind: [
      'Escreva o pensamento do jeito que ele vem, sublinhe só o que é fato e reescreva a frase com o que sobrou.',
      'Anote o que você diz a si quando a coisa aperta, risque cada “sempre”, “nunca” e “todo mundo” e escreva de novo sem eles.',
    ],
    technique: [
      'Escreva a frase que passa pela sua cabeça quando isso emperra e troque por uma instrução de até quatro palavras.',
      'Complete por escrito “ainda não sei isso porque”, usando só o que outra pessoa poderia ver, e reescreva como uma pergunta para levar ao treino.',
    ],
    body: [
      'Escreva o que você anda dizendo do seu corpo e reescreva como diria a alguém do treino de quem você gosta.',
      'Anote o pensamento que manda exagerar ou largar tudo e reescreva como um bom médico diria.',
    ],
    time: [
      'Escreva uma frase que comece com “eu deveria” e troque por “eu escolho” ou “eu escolho não”, com um horário ao lado.',
      'Anote o motivo que você se dá, palavra por palavra, separe o que é fato e reescreva o resto como uma ação de dez minutos.',
    ],
    work: [
      'Escreva o que você acha que os outros vão pensar, marque o que sabe e o que supõe e reescreva só com o que sabe.',
      'Anote a frase mais dura que você disse a si sobre isso e reescreva como faria um colega justo.',
    ],
    business: [
      'Escreva a preocupação em uma frase, separe número, fato e medo e escreva de novo só com os dois primeiros.',
      'Anote a ideia que está segurando você, uma prova a favor e uma contra, e escreva a versão mais justa.',
    ],
    life: [
      'Escreva a frase que não para de voltar e, embaixo, o que você diria a uma pessoa querida que contasse o mesmo.',
      'Escreva o pensamento que mais pesa, ponha na frente “estou tendo o pensamento de que” e leia devagar três vezes.',
    ],
  },
  leadership: {
    mind: [
      'Escreva o nome de três pessoas que já passaram por algo assim e pergunte a uma delas, hoje, o que ajudou.',
      'Diga em voz alta a uma pessoa de confiança o que você precisa dela nisso e o que não precisa.',
    ],
    technique: [
      'Escolha pelo nome alguém que ensina ou treina com você e peça dez minutos só para isso, dizendo o que é para observar.',
      'Escreva o nome de quem mais entende disso entre as pessoas que você conhece e mande a ela uma única pergunta, bem precisa.',
    ],
    body: [
      'Escreva o nome de quem precisa saber disso, médico, fisioterapeuta ou treinador, e peça hoje uma conversa ou um horário.',
      'Diga a uma pessoa de confiança o que o seu corpo precisa nesta semana e peça a ela uma coisa bem definida.',
    ],
    time: [
      'Liste o que depende de você nesta semana, ponha outro nome ao lado de um item e faça o pedido a essa pessoa hoje.',
      'Escolha a hora que você precisa ter livre e peça essa hora em voz alta a quem é afetado por ela.',
    ],
    work: [
      'Escreva quem decide, quem pode ajudar e quem precisa saber, e mande a uma dessas pessoas um pedido curto e claro.',
      'Escreva em uma frase, sem pedir desculpa, o que você quer de outra pessoa, fale uma vez em voz alta e marque com ela a conversa.',
    ],
    business: [
      'Liste as tarefas disso, marque as que só você pode fazer e passe uma das outras a alguém, pelo nome, em uma mensagem.',
      'Ligue para a pessoa de quem isso mais depende e diga com clareza o que está pedindo e até quando.',
    ],
    life: [
      'Escreva os nomes de quem gostaria de saber disso e conte a uma dessas pessoas em duas frases.',
      'Escolha uma pessoa de confiança e peça em voz alta uma coisa concreta, como companhia, uma caminhada ou só que ela ouça.',
    ],
  },
  empowerment: {
    mind: [
      'Lembre uma vez em que você também duvidava e deu certo o bastante, e escreva o que fez ali que dá para repetir.',
      'Escolha uma situação fora do tatame em que você fica firme, anote como estão a respiração, o olhar e a voz e use um deles hoje.',
    ],
    technique: [
      'Volte a uma vez em que algo parecido funcionou, mesmo que só uma, e escreva o que você fez logo antes.',
      'Anote algo que você já faz bem, no esporte ou fora dele, lembre como aprendeu e dê aqui o mesmo primeiro passo.',
    ],
    body: [
      'Lembre um dia do último ano em que o corpo estava bem e anote uma coisa leve, sem treino, que dá para trazer de volta hoje.',
      'Anote algo que o seu corpo já superou e, ao lado, quem e o que ajudou daquela vez.',
    ],
    time: [
      'Ache um dia do último mês que andou como você queria, escreva o que ajudou e ponha uma dessas coisas no dia de amanhã.',
      'Escolha um hábito que você já mantém sem esforço e, logo depois dele, ainda hoje, dê dois minutos ao novo passo.',
    ],
    work: [
      'Escreva duas coisas difíceis de que você já deu conta e, ao lado, a força sua que ajudou em cada uma.',
      'Escolha uma força que você tem do treino, como paciência ou leitura do momento, e escreva onde exatamente vai usá-la nisso.',
    ],
    business: [
      'Lembre uma vez em que resolveu algo com pouco dinheiro ou pouca ajuda e escreva qual foi o seu primeiro movimento.',
      'Pergunte a alguém que confia no seu trabalho por que confia e escreva a resposta acima do seu próximo passo.',
    ],
    life: [
      'Escreva sobre uma fase difícil que você atravessou, anote quem ou o que ajudou e traga uma dessas coisas para hoje.',
      'Procure a hora desta semana em que isso pesou um pouco menos e escreva o que havia de diferente nela.',
    ],
  },
  life: {
    mind: [
      'Dê uma nota de 1 a 10 para como você está lidando com isso e escreva o que faria a nota subir um ponto.',
      'Escreva o que você gostaria de sentir ou fazer no lugar disso e marque de 1 a 10 o quanto já está perto.',
    ],
    technique: [
      'Dê uma nota de 1 a 10 à sua segurança nisso e escreva o que você estaria fazendo com um ponto a mais.',
      'Escreva a pergunta que mais quer ver respondida sobre isso e marque de 1 a 10 o quanto a resposta mudaria o seu treino.',
    ],
    body: [
      'Dê uma nota de 1 a 10 para como o corpo está agora e escreva um cuidado, sem treino nenhum, que a faria subir um ponto.',
      'Pergunte-se o que o corpo vem pedindo nesta semana, responda em três linhas e dê ao seu descanso uma nota de 1 a 10.',
    ],
    time: [
      'Dê à sua semana uma nota de 1 a 10 e escreva a única mudança que a faria subir um ponto.',
      'Escreva, antes de mexer na agenda, para que você quer esse tempo e marque de 1 a 10 o quanto isso importa.',
    ],
    work: [
      'Dê à situação uma nota de 1 a 10, escreva por que não é um ponto a menos e depois o que a levaria a um ponto a mais.',
      'Escreva três perguntas que quer responder antes de agir e dê a cada uma, de 1 a 10, o peso que ela tem.',
    ],
    business: [
      'Marque de 1 a 10 o quanto isso combina com a vida que você quer e descreva em duas linhas como seria um ponto a mais.',
      'Escreva como vai saber, daqui a três meses, que isso se resolveu e marque de 1 a 10 onde está hoje.',
    ],
    life: [
      'Escolha uma nota de 1 a 10 para hoje e escreva o que a faria subir um ponto, por menor que seja.',
      'Pergunte-se o que mais importa para você nisso, escreva por cinco minutos sem parar e sublinhe uma frase.',
    ],
  },
  balance: {
    mind: [
      'Tire uma obrigação da lista de hoje e passe dez desses minutos sem fazer nada.',
      'Escreva tudo o que você está cobrando de si nisso, risque o que menos ajuda e deixe o resto quieto até amanhã.',
    ],
    technique: [
      'Escreva tudo o que está tentando acertar ao mesmo tempo, fique com um item nesta semana e risque os outros.',
      'Corte uma coisa do que queria treinar ou estudar hoje e ponha dez minutos de descanso no lugar.',
    ],
    body: [
      'Desmarque uma coisa de hoje e deite por dez minutos, com o celular longe.',
      'Anote quantas horas dormiu nas três últimas noites e tire uma coisa que fica entre você e o sono de hoje.',
    ],
    time: [
      'Escreva tudo o que você assumiu nesta semana, tire um item de vez e avise quem precisa saber.',
      'Reserve primeiro uma hora de descanso na agenda e só depois veja o que ainda cabe em volta.',
    ],
    work: [
      'Escolha uma tarefa que pode esperar até a semana que vem, mude a data e fique dez minutos longe de qualquer tela.',
      'Defina a que horas o dia de hoje acaba, anote e largue uma coisa que passaria desse horário.',
    ],
    business: [
      'Liste o que fez pelo negócio nesta semana, risque uma coisa de que ninguém sentiria falta e deixe de fazê-la.',
      'Escolha uma hora de hoje sem negócio, silencie as notificações e passe uma tarefa pequena para amanhã.',
    ],
    life: [
      'Tire uma coisa do seu dia, avise quem precisa saber e use dez desses minutos para descansar.',
      'Olhe como dormiu, comeu e descansou nos três últimos dias e reserve hoje dez minutos para o que mais faltou.',
    ],
  },
}
