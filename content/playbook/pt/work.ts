import type { CardWords } from '../card.ts'
import type { WORK_CARDS } from '../facts/work.ts'

export const WORK: Record<keyof typeof WORK_CARDS, CardWords> = {
  'ask-for-promotion': {
    title: 'Pedir a promoção',
    why: 'Quase ninguém é promovido pelo esforço que sente, e sim pelo resultado que os outros conseguem contar. Seu trabalho é entregar essa história pronta a quem decide.',
    steps: [
      'Escreva três resultados seus com número ou nome de quem ganhou com eles e o cargo exato que você quer pedir.',
      'Marque 30 minutos com quem decide e ensaie o pedido em voz alta duas vezes com alguém que faça perguntas duras.',
      'Abra com os três resultados, diga o cargo em uma frase e pergunte o que falta e até quando, anotando a resposta.',
    ],
    metric: 'Reunião feita e resposta com critério e prazo por escrito, mesmo que seja um ainda não.',
    rules: [
      {
        cue: 'a resposta for um não sem explicação',
        action: 'eu pergunto qual resultado concreto mudaria essa resposta e marco a revisão',
      },
      {
        cue: 'adiarem a nossa conversa',
        action: 'eu respondo no mesmo dia com duas datas e mando os resultados por escrito',
      },
    ],
    question: 'Que problema da sua chefia fica menor se você assumir esse cargo?',
    close_up: [
      'Escreva um resultado seu com um número, aquele de que a chefia sentiria falta primeiro.',
      'Comece com: “Faço esse trabalho há um tempo sem o cargo. Trago três resultados e queria falar da vaga.”',
      'Pergunte a condição se vier um não: qual resultado, até que data, viraria um sim, por escrito.',
    ],
  },
  'salary-negotiation': {
    title: 'Negociar o salário',
    why: 'Quem diz o número e depois se explica acaba negociando contra si. Uma faixa pesquisada, dita com calma e seguida de silêncio, trabalha melhor do que argumentos demais.',
    steps: [
      'Pesquise a faixa para a sua função em três fontes, vagas e gente da área, e escreva seu número ideal e seu mínimo.',
      'Defina sua segunda melhor opção, caso não saia, e ensaie o pedido com um amigo, parando em silêncio depois do número.',
      'Diga primeiro o valor que você trouxe, depois o número da parte alta da faixa, e espere a outra pessoa falar.',
    ],
    metric: 'Número dito em voz alta sem se desculpar, e um acordo acima do seu mínimo ou uma data de revisão.',
    rules: [
      { cue: 'o silêncio depois do meu número ficar pesado', action: 'eu respiro e conto até dez sem baixar o pedido' },
      {
        cue: 'a oferta vier abaixo do meu mínimo',
        action: 'eu agradeço, pergunto o que mais entra no pacote e peço um dia para responder',
      },
    ],
    question: 'O que você faria se a resposta fosse não: ficaria bem, ou já teria outro caminho?',
    close_up: [
      'Procure dois salários da sua função na sua região e escreva seu número entre eles.',
      'Diga: “Pelo que entrego e pelo que o mercado paga, quero chegar a este valor.” Depois conte até cinco.',
      'Troque se não houver dinheiro: data da próxima revisão, curso, bônus, menos horas.',
    ],
  },
  'job-interview': {
    title: 'Entrevista como luta treinada',
    why: 'Ninguém improvisa bem a própria história. Cinco casos reais ensaiados respondem à maioria das perguntas e deixam a cabeça livre para ouvir.',
    steps: [
      'Anote cinco histórias suas em quatro linhas: situação, o que você fez, resultado, o que aprendeu.',
      'Faça uma entrevista simulada de 30 minutos com alguém e prepare três perguntas suas sobre o trabalho.',
      'Chegue 20 minutos antes, leia só os títulos das histórias, solte o ar devagar por um minuto e entre sem celular na mão.',
    ],
    metric: 'Respostas com exemplo concreto na simulação: oito de cada dez, em até dois minutos cada.',
    rules: [
      { cue: 'eu não souber responder na hora', action: 'eu peço um momento e parto da história mais próxima' },
      {
        cue: 'eu sair remoendo uma resposta ruim',
        action: 'eu escrevo a resposta que queria ter dado e mando um agradecimento curto',
      },
    ],
    question: 'Qual das suas histórias mostra melhor como você age quando algo dá errado?',
    close_up: [
      'Conte uma história em voz alta em noventa segundos, com o resultado na primeira frase.',
      'Responda sobre o ponto fraco: “Antes eu fazia assim. Hoje faço assim, e dá para ver nisto.”',
      'Ganhe tempo no branco: repita a pergunta com suas palavras, solte o ar e comece por um exemplo.',
    ],
  },
  'first-day-new-job': {
    title: 'Primeiros trinta dias',
    why: 'No começo, a vontade de provar valor faz falar cedo demais. Quem primeiro escuta e depois entrega uma coisa pequena e útil ganha crédito sem pisar em ninguém.',
    steps: [
      'Escreva dez perguntas de quem acabou de chegar sobre pessoas, prioridades e costumes da casa.',
      'Converse 15 minutos com três colegas de áreas diferentes e desenhe um mapa de quem decide, quem sabe e quem ajuda.',
      'Escolha com sua chefia uma entrega pequena para o primeiro mês e combinem como vão saber que ficou boa.',
    ],
    metric: 'Três conversas feitas e uma entrega pequena combinada com critério claro.',
    rules: [
      {
        cue: 'eu tiver vontade de dizer que no meu outro emprego era melhor',
        action: 'eu pergunto por que aqui se faz assim',
      },
      {
        cue: 'eu cometer um erro bobo nos primeiros dias',
        action: 'eu aviso na hora, digo como conserto e pergunto como se evita aqui',
      },
    ],
    question: 'Como você quer que falem do seu primeiro mês quando não estiver na sala?',
    close_up: [
      'Escreva três das cinco perguntas num papel que caiba no bolso.',
      'Pergunte a cada rosto novo: “O que eu preciso saber daqui que ninguém escreve?”',
      'Ache alguém que entrou pouco antes e pergunte o que gostaria de ter sabido.',
    ],
  },
  'difficult-boss': {
    title: 'Lidar com chefia difícil',
    why: 'Controle e sumiço costumam vir do mesmo lugar: alguém com medo de surpresa. Dar previsibilidade antes que peçam muda mais do que tentar mudar a pessoa.',
    steps: [
      'Registre com data três situações recentes, o que foi dito e o efeito no trabalho, em fatos e sem rótulo.',
      'Proponha à chefia um resumo curto em dia fixo: feito, próximo passo, risco, e pergunte o que mais preocupa ali.',
      'Escreva a sua linha de saída, o que você não aceita, e procure RH, sindicato ou advogado se houver humilhação ou ameaça.',
    ],
    metric: 'Cobranças de surpresa contadas: se o resumo funcionar, elas caem em duas ou três semanas.',
    rules: [
      {
        cue: 'minha chefia me cobrar na frente dos outros',
        action: 'eu respondo o fato em uma frase e peço para conversar a sós',
      },
      {
        cue: 'chegar uma mensagem seca da chefia à noite',
        action: 'eu deixo a resposta para a manhã: um fato e a próxima entrega',
      },
    ],
    question: 'O que a sua chefia teme que aconteça se não ficar em cima, ou se aparecer demais?',
    close_up: [
      'Mande um relato curto antes que peçam: feito, próximo, em aberto.',
      'Diga: “Quero te dar o que você precisa sem interrupções. Dez minutos toda segunda funcionam?”',
      'Fale do que a chefia teme, erro, dono, cliente, se justiça não comove ninguém ali.',
    ],
  },
  'conflict-with-colleague': {
    title: 'Conversa com o colega',
    why: 'A briga cresce porque cada lado responde à intenção que imagina no outro. Fato, efeito e pedido, nessa ordem, tiram a imaginação da mesa.',
    steps: [
      'Escreva três frases: o que aconteceu, o efeito no seu trabalho e o que você pede, sem as palavras sempre e nunca.',
      'Convide a pessoa para 15 minutos em lugar neutro e comece pelo objetivo que vocês dividem.',
      'Ouça a versão do outro lado até o fim, repita o que entendeu e fechem um acordo pequeno que dê para conferir.',
    ],
    metric: 'Um acordo concreto e cumprido duas vezes seguidas pelos dois.',
    rules: [
      { cue: 'a pessoa se defender atacando', action: 'eu volto ao fato e pergunto como ela viu a situação' },
      {
        cue: 'o nosso acordo for quebrado dias depois',
        action: 'eu pergunto à própria pessoa o que dificultou antes de contar a mais alguém',
      },
    ],
    question: 'Qual é a explicação mais generosa para o que essa pessoa fez?',
    close_up: [
      'Escreva o último episódio numa frase, do jeito que uma câmera teria gravado.',
      'Comece com: “Quero que a gente trabalhe bem. Na terça aconteceu isto e me custou aquilo. Dá para fazer assim?”',
      'Chame uma terceira pessoa que os dois respeitem, se a conversa a sós já deu errado.',
    ],
  },
  'fear-of-public-speaking': {
    title: 'Falar diante de gente',
    why: 'A plateia vê muito menos do seu nervosismo do que você sente. E o pior trecho são os primeiros trinta segundos: se eles saem de cor, o resto anda.',
    steps: [
      'Escreva a sua primeira frase e a última, decore as duas e diga-as em pé, em voz alta, cinco vezes.',
      'Ensaie a fala inteira três vezes em voz alta, a última diante de duas pessoas, sem parar nos erros.',
      'Diga a si que essa agitação é energia, firme os pés, solte o ar e comece pela frase decorada, olhando um rosto amigo.',
    ],
    metric: 'Ensaios completos em voz alta: três; nervos de 0 a 10 dois minutos depois de começar, caindo.',
    rules: [
      {
        cue: 'a minha voz tremer',
        action: 'eu faço uma pausa, bebo um gole de água e digo a frase seguinte mais devagar',
      },
      {
        cue: 'eu esquecer o que vinha depois',
        action: 'eu olho a anotação sem pressa e resumo em uma frase o que acabei de dizer',
      },
    ],
    question: 'Para quem naquela sala a sua fala pode ser realmente útil?',
    close_up: [
      'Fique em pé e diga só a primeira frase em voz alta, três vezes, para uma cadeira.',
      'Comece com algo curto, como: “Três números mudaram este ano. Um deles me preocupa.”',
      'Leve na mão um cartão com cinco palavras; saber que ele está ali ajuda mais do que ler.',
    ],
  },
  'presentation-to-leaders': {
    title: 'Uma mensagem para decidir',
    why: 'Quem decide não quer acompanhar o seu raciocínio, quer saber o que você pede e o que acontece se disser sim. Comece pelo fim e guarde o resto para as perguntas.',
    steps: [
      'Escreva em uma frase a mensagem, três provas curtas e o pedido exato; tudo tem de caber em meia página.',
      'Envie essa meia página a uma pessoa da liderança, peça uma crítica e liste as cinco perguntas mais duras com resposta.',
      'Abra com o pedido, dê as três provas em cinco minutos e deixe mais da metade do tempo para perguntas.',
    ],
    metric: 'Decisão com nome e data ao final; no ensaio, mensagem dita em menos de um minuto.',
    rules: [
      { cue: 'me cortarem logo no começo', action: 'eu vou direto ao pedido e pergunto o que precisam para decidir' },
      {
        cue: 'deixarem a decisão para depois',
        action: 'eu pergunto qual dado falta e marco ali mesmo o dia em que o entrego',
      },
    ],
    question: 'Qual pergunta você mais teme ouvir, e qual é a resposta honesta para ela?',
    close_up: [
      'Escreva a frase que você quer que repitam depois que sair da sala.',
      'Comece com: “Peço uma decisão hoje. Explico em três pontos.”',
      'Fale antes cinco minutos com uma dessas pessoas e inclua a objeção que ouvir.',
    ],
  },
  'career-change': {
    title: 'Testar antes de pular',
    why: 'De longe, toda carreira nova é bonita. Um teste pequeno e algumas conversas com quem já vive nela ensinam mais em um mês do que um ano pensando.',
    steps: [
      'Calcule quantos meses você se mantém com o que tem guardado e escreva o número ao lado da carreira que atrai você.',
      'Converse com duas pessoas que já trabalham nisso, perguntando como é o pior dia e como entraram.',
      'Dedique três horas a um teste real da nova área, um trabalho pequeno ou aula dada, até somar cinco conversas e um teste.',
    ],
    metric: 'Cinco conversas e um teste real feitos antes de decidir; vontade de 0 a 10 depois de cada um.',
    rules: [
      { cue: 'eu quiser largar tudo num dia ruim', action: 'eu espero 48 horas e marco mais uma conversa' },
      {
        cue: 'alguém rir do meu plano de mudar de área',
        action: 'eu digo que ainda estou testando e conto o que a última conversa me ensinou',
      },
    ],
    question: 'O que você quer ter no novo trabalho que talvez já pudesse buscar no atual?',
    close_up: [
      'Escreva a uma pessoa que faz esse trabalho e peça quinze minutos por telefone.',
      'Pergunte: “O que você faz o dia todo, o que teve que aprender primeiro e o que pularia?”',
      'Mantenha o emprego e teste uma noite por semana, se não houver colchão para pular.',
    ],
  },
  'choosing-between-offers': {
    title: 'Escolher entre propostas',
    why: 'O salário é o critério mais fácil de comparar e por isso acaba pesando demais. Dar peso ao resto antes de dar nota protege você da pressa.',
    steps: [
      'Liste seis critérios, distribua 100 pontos entre eles e só depois dê nota de 1 a 5 a cada proposta.',
      'Fale com alguém que trabalha ou trabalhou em cada lugar e pergunte quem cresce ali e quem vai embora.',
      'Imagine que já recusou uma delas, observe se vem alívio ou perda, e responda por escrito dentro do prazo dado.',
    ],
    metric: 'Pontos somados por proposta e uma conversa com gente de dentro para cada uma.',
    rules: [
      { cue: 'me pressionarem para responder na hora', action: 'eu agradeço e peço um prazo com dia e hora' },
      {
        cue: 'a dúvida voltar depois de eu ter respondido',
        action: 'eu escrevo o motivo da escolha em duas linhas e só reabro com fato novo',
      },
    ],
    question: 'De qual escolha você teria mais pena de não ter feito daqui a cinco anos?',
    close_up: [
      'Escreva como seria uma terça-feira comum em cada uma das opções.',
      'Peça às duas: “Quero decidir bem. Posso responder até este dia e falar com alguém da equipe?”',
      'Pergunte a quem vive com você do que abriria mão em cada caso, e só depois conte o dinheiro.',
    ],
  },
  'losing-a-job': {
    title: 'Primeiros dias sem emprego',
    why: 'Perder o emprego tira também o horário e as pessoas do dia, e é isso que pesa depois do susto. Dinheiro contado e rotina de pé vêm antes do currículo.',
    steps: [
      'Some o que tem, o que vai receber e as contas do mês; anote dúvidas de rescisão para um advogado ou o sindicato.',
      'Conte a cinco pessoas que trabalharam com você o que aconteceu e que tipo de trabalho procura, com uma frase clara.',
      'Mantenha hora de acordar, dois treinos e três blocos de busca; se o desânimo não ceder, procure um profissional de saúde.',
    ],
    metric: 'Cinco contatos feitos e dias com a rotina cumprida: quatro em cada sete.',
    rules: [
      {
        cue: 'bater vergonha de contar que perdi o emprego',
        action: 'eu mando a minha frase pronta para uma só pessoa',
      },
      {
        cue: 'eu acordar sem ter para onde ir',
        action: 'eu tomo banho, me visto e dou uma volta na rua antes de abrir o celular',
      },
    ],
    question: 'Fora o dinheiro, o que esse emprego dava a você que faz mais falta?',
    close_up: [
      'Escreva a primeira linha do currículo: seu ofício, seus anos e uma coisa em que contavam com você.',
      'Mande a um colega antigo: “Perdi o emprego e procuro isto. Com quem eu deveria falar?”',
      'Comece pelos documentos, se escrever for demais: uma ligação a quem oriente sobre seus direitos.',
    ],
  },
  'job-search-rhythm': {
    title: 'Busca de vaga com ritmo',
    why: 'Procurar vaga o dia todo cansa e ensina pouco. Tratar como treino, com bloco fixo, registro e um ajuste por vez, mostra onde o seu processo emperra.',
    steps: [
      'Crie uma planilha com vaga, data, contato e etapa e bloqueie 90 minutos diários só para a busca.',
      'Envie cinco candidaturas feitas sob medida e peça a uma pessoa da área que critique o seu currículo.',
      'Olhe a planilha por 20 minutos, veja em que etapa você mais para e mude uma única coisa nela.',
    ],
    metric: 'Respostas a cada dez candidaturas: subir de um patamar para outro após cada ajuste.',
    rules: [
      { cue: 'eu receber uma recusa', action: 'eu anoto a etapa, agradeço e faço a candidatura seguinte do bloco' },
      {
        cue: 'uma vaga ficar muda por dez dias',
        action: 'eu mando uma única mensagem de retorno e passo à linha seguinte da planilha',
      },
    ],
    question: 'Em qual etapa a sua busca costuma parar, e o que ela diz sobre o próximo ajuste?',
    close_up: [
      'Anote na tabela só as três últimas candidaturas, com a data de cada uma.',
      'Escreva a uma pessoa, não a um portal: “Vi que você trabalha aí. Posso te fazer duas perguntas sobre a vaga?”',
      'Corte o número pela metade e dobre o cuidado: duas candidaturas sob medida valem dez cópias.',
    ],
  },
  'imposter-feeling': {
    title: 'Sensação de ser fraude',
    why: 'Essa sensação visita quem está aprendendo algo maior do que já fez, e quase nunca quem engana. Ela compara o seu bastidor com o palco dos outros.',
    steps: [
      'Abra um arquivo de provas e registre cinco coisas que você resolveu, com data e quem viu.',
      'Pergunte a duas pessoas do trabalho o que você faz bem e o que deveria aprender e anote sem rebater.',
      'Acrescente duas provas ao arquivo e diga uma vez em voz alta, numa reunião, que não sabe algo e vai descobrir.',
    ],
    metric: 'Provas no arquivo: dez em um mês, e uma pergunta honesta feita por reunião.',
    rules: [
      {
        cue: 'eu pensar que vão descobrir que não sei',
        action: 'eu abro o arquivo, leio três provas e faço a pergunta que falta',
      },
      {
        cue: 'alguém me elogiar na frente dos outros',
        action: 'eu agradeço sem diminuir o que fiz e anoto depois as palavras exatas',
      },
    ],
    question: 'Que elogio você costuma descartar, e quem o fez tinha motivo para mentir?',
    close_up: [
      'Escreva uma coisa que você resolveu na semana passada e que outra pessoa precisou perguntar.',
      'Diga quando não souber: “Isso ainda não fiz. Descubro até amanhã.”',
      'Guarde o arquivo só para você, se parecer vaidade: é um diário de bordo, fatos com data.',
    ],
  },
  'burnout-at-work': {
    title: 'Esgotamento no trabalho',
    why: 'Esgotamento não é fraqueza nem preguiça: é conta alta por tempo demais. Descansar um fim de semana não paga; é preciso tirar peso e pedir ajuda de verdade.',
    steps: [
      'Tire ou adie uma tarefa e avise quem depende dela; depois faça uma pausa de 20 minutos longe de tela.',
      'Marque consulta com médico ou psicólogo e conte há quanto tempo está assim; se vier desespero, peça ajuda na hora.',
      'Converse com sua chefia ou RH sobre uma carga a menos e um horário sem mensagens e proteja sono, comida e gente querida.',
    ],
    metric: 'Energia ao acordar de 0 a 10 por duas semanas: se ficar abaixo de 4, antecipe a consulta.',
    rules: [
      { cue: 'eu abrir o trabalho fora do horário combinado', action: 'eu fecho, levanto e caminho por dez minutos' },
      {
        cue: 'eu já for dizer sim a mais uma entrega',
        action: 'eu digo que respondo amanhã e vejo antes o que teria de sair da lista',
      },
    ],
    question: 'O que, se saísse das suas costas, você sentiria primeiro?',
    close_up: [
      'Escolha uma tarefa dos próximos dias que vai ficar sem fazer e escreva o nome dela.',
      'Diga ao médico: “Estou sem energia há tanto tempo, durmo mal assim e o fim de semana não resolve.”',
      'Peça primeiro algo pequeno, se ninguém cobre você: uma noite sem mensagem, um turno trocado, uma função em pausa.',
    ],
  },
  'leading-a-team-first-time': {
    title: 'Primeira vez liderando',
    why: 'O que levou você ao cargo foi fazer bem; o que segura você nele é os outros fazerem bem. A troca dói porque o seu dia deixa de render como antes.',
    steps: [
      'Escreva em cinco linhas o que espera da equipe e o que ela pode esperar de você, em palavras simples.',
      'Converse 30 minutos com cada pessoa: o que funciona, o que trava, como gosta de receber retorno; fale menos que um terço.',
      'Faça conversas individuais curtas, entregue uma tarefa sua a alguém e pergunte uma coisa que você deveria mudar.',
    ],
    metric: 'Conversas individuais feitas e tarefas entregues sem voltar para você: uma nova a cada sete dias.',
    rules: [
      { cue: 'eu pegar de volta uma tarefa que entreguei', action: 'eu paro e pergunto à pessoa do que ela precisa' },
      {
        cue: 'alguém da equipe me pedir a resposta pronta',
        action: 'eu pergunto o que a pessoa faria no meu lugar e espero ela terminar',
      },
    ],
    question: 'Que líder fez você crescer, e o que essa pessoa fazia numa terça-feira comum?',
    close_up: [
      'Escolha a pessoa mais barulhenta do grupo e escreva algo que você valoriza nela de verdade.',
      'Diga a sós: “Mês passado a gente era só colega, agora eu respondo pelo resultado. Do que você precisa de mim?”',
      'Ganhe duas pessoas primeiro, em silêncio, em vez de encarar todas; equipe segue os seus.',
    ],
  },
  delegating: {
    title: 'Soltar tarefas com método',
    why: 'Em geral não falta confiança na pessoa, falta dizer o que é pronto. Quando o resultado e os pontos de conferência estão claros, soltar dá menos medo.',
    steps: [
      'Liste tudo o que fez nos últimos dois dias e circule uma tarefa que alguém faria bem o bastante.',
      'Entregue essa tarefa em 15 minutos de conversa: o resultado pronto, o prazo, o que pode decidir sem você.',
      'Confira só nos dois pontos combinados, elogie o que ficou bom e passe adiante mais uma tarefa.',
    ],
    metric: 'Horas suas liberadas e tarefas que não voltaram: duas em um mês já contam.',
    rules: [
      {
        cue: 'eu tiver vontade de refazer o trabalho entregue',
        action: 'eu escrevo um ajuste só e devolvo para a pessoa',
      },
      {
        cue: 'o prazo estourar sem notícia',
        action: 'eu ligo e pergunto o que travou antes de pensar em assumir no lugar',
      },
    ],
    question: 'O que você perderia de bom se essa tarefa deixasse de ser sua?',
    close_up: [
      'Escreva em três linhas como fica uma tarefa pequena quando está pronta.',
      'Diga: “Isto agora é seu. Olho na quarta e na sexta, e não no meio.”',
      'Passe um pedaço cujo erro custe pouco, se largar o todo for demais.',
    ],
  },
  'giving-hard-feedback': {
    title: 'Retorno difícil com respeito',
    why: 'Adiar para poupar a pessoa quase sempre poupa só você. Um comportamento, o efeito dele e um pedido: dito cedo e a sós, machuca menos do que o silêncio.',
    steps: [
      'Escreva o que viu a pessoa fazer, o efeito disso e o que pede no lugar, sem nenhuma palavra sobre o caráter dela.',
      'Chame a pessoa em particular por 20 minutos, diga as três frases e fique em silêncio até ela responder.',
      'Volte ao assunto para reconhecer uma mudança concreta ou ajustar o pedido, e registre o que foi combinado.',
    ],
    metric: 'Tempo entre o fato e a conversa: menos de três dias; e um combinado repetido pelas duas partes.',
    rules: [
      { cue: 'a pessoa chorar ou se fechar', action: 'eu ofereço uma pausa e pergunto como ela está vendo isso' },
      {
        cue: 'eu me pegar deixando a conversa para a outra semana',
        action: 'eu mando agora o convite, com dia e hora, sem explicar o assunto todo',
      },
    ],
    question: 'O que essa pessoa ganha se você falar, e o que perde se você calar?',
    close_up: [
      'Escreva o último comportamento que viu, com dia e lugar, e risque os adjetivos.',
      'Diga: “Vi isto na segunda. O efeito foi este. Preciso disto. Como você vê?”',
      'Ponha antes em duas linhas escritas, se a pessoa costuma gritar ou chorar, e converse no dia seguinte.',
    ],
  },
  'receiving-criticism': {
    title: 'Crítica que vira treino',
    why: 'Uma crítica pode ser 90 por cento injusta e ainda trazer uma coisa verdadeira. Procurar só essa coisa tira a conversa do orgulho e põe no treino.',
    steps: [
      'Escreva a crítica com as palavras exatas que ouviu e sublinhe a única parte que pode ser verdade.',
      'Agradeça a quem falou e peça um exemplo e uma sugestão, ouvindo até o fim sem se explicar.',
      'Faça uma mudança visível na parte sublinhada e conte a essa pessoa o que mudou.',
    ],
    metric: 'Tempo entre ouvir e responder: três respirações; e uma mudança feita por crítica útil.',
    rules: [
      { cue: 'eu sentir o rosto esquentar ouvindo uma crítica', action: 'eu solto o ar e digo: me dá um exemplo' },
      {
        cue: 'a crítica voltar na hora de dormir',
        action: 'eu escrevo num papel só a parte útil, dobro e apago a luz',
      },
    ],
    question: 'Se um amigo recebesse essa mesma crítica, o que você diria que vale a pena guardar?',
    close_up: [
      'Escreva a frase que doeu e ao lado o que diria se um amigo a tivesse recebido.',
      'Responda: “Agradeço a franqueza. Você me dá um exemplo? Quero entender.”',
      'Pergunte a alguém neutro se também vê isso, antes de decidir o que guardar.',
    ],
  },
  'exam-certification': {
    title: 'Prova de trás para frente',
    why: 'Reler dá sensação de saber; tentar lembrar mostra o que se sabe. Plano que parte da data e começa pelo mais fraco evita a última semana de pânico.',
    steps: [
      'Divida o conteúdo em blocos, dê nota de 1 a 5 ao que sabe de cada um e conte os dias até a prova.',
      'Estude os três blocos mais fracos fechando o livro e escrevendo de memória, 40 minutos por bloco.',
      'Faça um simulado completo no horário real, corrija e use o tempo restante só no que errou.',
    ],
    metric: 'Acertos no simulado por bloco: os três mais fracos sobem ao menos um ponto cada.',
    rules: [
      { cue: 'eu me pegar relendo com o olho parado', action: 'eu fecho o material e escrevo três coisas que lembro' },
      {
        cue: 'me der branco logo na primeira questão',
        action: 'eu pulo para uma que sei, respondo inteira e depois volto',
      },
    ],
    question: 'Qual matéria você vive deixando por último, e quanto ela vale na prova?',
    close_up: [
      'Feche o livro e escreva em cinco minutos tudo o que lembra de um tema.',
      'Pergunte a si depois de cada página: “Como eu explicaria isto numa frase a um colega novo?”',
      'Use provas antigas em vez do livro, se a leitura não gruda: o erro ensina mais rápido.',
    ],
  },
  'learning-new-skill': {
    title: 'Aprender por partes',
    why: 'Praticar a habilidade inteira repete os mesmos erros com mais confiança. Um pedaço pequeno, com retorno rápido, anda mais do que horas soltas.',
    steps: [
      'Quebre a habilidade em cinco partes e escolha a que mais destrava as outras; pratique-a por 20 minutos.',
      'Arrume uma fonte de retorno, professor, gravação ou colega mais experiente, e mostre uma tentativa sua.',
      'Pratique cinco blocos de 20 minutos na mesma parte e troque de parte só quando sair bem três vezes seguidas.',
    ],
    metric: 'Blocos feitos e acertos seguidos: três sem ajuda liberam a parte seguinte.',
    rules: [
      { cue: 'eu sentir tédio com a parte difícil', action: 'eu diminuo o pedaço e faço mais cinco tentativas' },
      {
        cue: 'eu me medir por quem já faz isso há anos',
        action: 'eu lembro a minha primeira tentativa e digo uma coisa que hoje já sai',
      },
    ],
    question: 'Qual parte pequena, se ficasse fácil, faria o resto parecer possível?',
    close_up: [
      'Treine o menor pedaço por dez minutos e pare enquanto ainda sai certo.',
      'Pergunte a quem sabe mais: “O que você corrigiria primeiro?”',
      'Construa com isso uma coisa mínima e útil, se exercício dá tédio.',
    ],
  },
  'networking-shy': {
    title: 'Contatos para quem tem timidez',
    why: 'Puxar conversa fica mais leve quando você vai para perguntar e não para impressionar. As pessoas guardam quem se interessou por elas e voltou a dar notícia.',
    steps: [
      'Escreva uma pergunta curiosa e uma ajuda que você pode oferecer e mande a uma pessoa que já conhece de vista.',
      'Vá a um encontro da área, ou entre em um online, com a missão de fazer a sua pergunta a duas pessoas.',
      'Fale com uma pessoa nova e retome o contato em até 48 horas com algo que ela mencionou.',
    ],
    metric: 'Retomadas de contato em 48 horas: uma por pessoa nova, quatro em um mês.',
    rules: [
      { cue: 'eu chegar a um lugar sem conhecer ninguém', action: 'eu procuro quem está só e faço a minha pergunta' },
      {
        cue: 'a conversa morrer depois de duas frases',
        action: 'eu conto o que me trouxe ali e, se não andar, me despeço com leveza',
      },
    ],
    question: 'De quem você gostaria de ouvir a história, mesmo que nunca rendesse um negócio?',
    close_up: [
      'Escreva uma mensagem de três linhas a alguém que encontrou uma vez.',
      'Puxe conversa com: “Em que você está trabalhando agora que está gostando?”',
      'Assuma uma função no evento, a porta, o café, a lista; a tarefa começa a conversa por você.',
    ],
  },
  'athlete-to-work': {
    title: 'Depois das competições',
    why: 'O tatame ensinou coisas que poucas empresas conseguem ensinar, mas ninguém as lê se vierem em língua de luta. Traduzir é metade da mudança; a outra é o luto, e ele é normal.',
    steps: [
      'Traduza cinco coisas da sua vida de atleta para a língua do trabalho, como camp em projeto com prazo fixo.',
      'Fale 30 minutos com alguém que parou de competir e gosta do trabalho que tem.',
      'Dê duas horas a um primeiro degrau, curso curto, estágio ou aula assistida, e anote o que deu energia.',
    ],
    metric: 'Um degrau experimentado por mês, com nota de energia: 7 ou mais pede o próximo passo.',
    rules: [
      {
        cue: 'eu pensar que sem a luta não sou ninguém',
        action: 'eu leio minhas cinco traduções e ligo para quem já passou por isso',
      },
      {
        cue: 'a saudade bater vendo a turma competir',
        action: 'eu mando um abraço a quem lutou e marco um treino só por gosto',
      },
    ],
    question: 'O que a luta dava a você que precisa existir, de outra forma, na próxima fase?',
    close_up: [
      'Escreva quem pede ajuda a você, e para quê; pode estar aí o seu trabalho.',
      'Pergunte num clube, escola ou projeto: “Posso ajudar uma tarde e ver se sirvo?”',
      'Comece ao lado do esporte, aulas, jovens, segurança, se um campo todo novo parece longe.',
    ],
  },
  'dual-career-fighter': {
    title: 'Emprego e camp juntos',
    why: 'O camp quebra menos pelo treino do que pelas surpresas do trabalho. Um calendário mostrado cedo à chefia troca favores de última hora por acordos.',
    steps: [
      'Desenhe o camp em uma folha: datas, dias pesados no trabalho, treinos que não se negociam e noites de sono.',
      'Mostre o calendário à sua chefia com uma troca justa, como banco de horas ou férias nos últimos dias.',
      'Revise os próximos sete dias com seu treinador, corte um treino se o trabalho apertar e mantenha um dia sem nada.',
    ],
    metric: 'Treinos inegociáveis feitos e noites de sete horas: quatro de cada sete no mínimo.',
    rules: [
      {
        cue: 'o trabalho e o treino baterem no mesmo horário',
        action: 'eu sigo a folha: o inegociável fica, o resto encolhe',
      },
      {
        cue: 'eu chegar ao trabalho sem forças depois do treino',
        action: 'eu começo pela tarefa mais simples e aviso o treinador antes do próximo',
      },
    ],
    question: 'Qual parte do seu camp é realmente inegociável, e qual é só costume?',
    close_up: [
      'Marque numa folha os dois piores choques da quinzena, turno contra treino.',
      'Peça a um colega: “Você fica com minha quinta à noite no camp? Eu fico com seu fim de semana de Natal.”',
      'Mude o treino forte para depois da folga, se nenhum turno pode trocar, e durma primeiro.',
    ],
  },
  'stuck-no-growth': {
    title: 'Cargo sem saída',
    why: 'Esperar sem prazo é o jeito mais comum de decidir ficar. Uma data marcada transforma a espera em teste: ou o caminho aparece por dentro, ou você o procura fora.',
    steps: [
      'Escreva como seria um próximo passo bom, cargo ou aprendizado, e a data em que vai decidir ficar ou sair.',
      'Peça uma conversa de 30 minutos sobre o seu caminho e pergunte o que existe, para quem e quando.',
      'Faça um teste fora: um contato, uma vaga lida com atenção ou um projeto pequeno que ensine algo novo.',
    ],
    metric: 'Coisas novas aprendidas por mês e a data de decisão respeitada.',
    rules: [
      {
        cue: 'me responderem com um vamos ver',
        action: 'eu peço um passo concreto e uma data para voltarmos ao assunto',
      },
      {
        cue: 'a minha data chegar e nada tiver mudado',
        action: 'eu cumpro o que escrevi e mando um currículo nesse mesmo dia',
      },
    ],
    question: 'O que você já teria aprendido se tivesse saído há um ano?',
    close_up: [
      'Escreva a última coisa que aprendeu no trabalho, e quando.',
      'Pergunte: “O que eu teria que mostrar até março para você confiar isto a mim?”',
      'Assuma um projeto fora da rotina que gente de outra equipe vá ver.',
    ],
  },
  'remote-work-focus': {
    title: 'Foco trabalhando em casa',
    why: 'Em casa falta o trajeto, que avisava o corpo de que o trabalho começou. Um pequeno ritual de entrada e o celular longe fazem esse serviço.',
    steps: [
      'Monte um ritual de três minutos para começar, como água, mesa limpa e uma frase com a tarefa, e use-o uma vez.',
      'Faça três manhãs com o primeiro bloco de 50 minutos na tarefa mais difícil e o celular em outro cômodo.',
      'Conte os blocos limpos, combine com quem mora com você os horários de silêncio e ajuste o que furou.',
    ],
    metric: 'Blocos de 50 minutos sem celular: de um por dia para dois.',
    rules: [
      {
        cue: 'eu pegar o celular no meio do bloco',
        action: 'eu o levo para outro cômodo e retomo pela última frase que escrevi',
      },
      {
        cue: 'alguém de casa me chamar no meio do bloco',
        action: 'eu digo a que horas termino e anoto onde parei antes de levantar',
      },
    ],
    question: 'O que costuma interromper você primeiro: os outros, o celular ou você?',
    close_up: [
      'Leve o celular para outro cômodo por um bloco de vinte e cinco minutos.',
      'Diga em casa: “Porta fechada são quarenta e cinco minutos. Depois sou de vocês.”',
      'Trabalhe o primeiro bloco fora, biblioteca ou café, se em casa a casa sempre ganha.',
    ],
  },
  'return-to-study': {
    title: 'Voltar a estudar',
    why: 'Depois de anos longe, o difícil não é a matéria: é o lugar dela entre trabalho e casa. Quem desenha esse lugar antes sente menos que está roubando tempo de alguém.',
    steps: [
      'Desenhe seus sete dias com trabalho, treino e casa e pinte três blocos de uma hora para o estudo.',
      'Anote o primeiro prazo, divida a entrega em quatro partes e chame dois colegas para um grupo de estudo.',
      'Cumpra os três blocos, encontre o grupo uma vez e mova logo para outro dia o bloco que caiu.',
    ],
    metric: 'Blocos de estudo feitos: os três; e entregas um dia antes do prazo.',
    rules: [
      { cue: 'o cansaço da noite vencer o bloco', action: 'eu faço quinze minutos do item mais fácil e durmo' },
      {
        cue: 'eu me perder na aula e achar que passei da idade',
        action: 'eu anoto a dúvida e pergunto a alguém da turma antes de ir embora',
      },
    ],
    question: 'Quem em casa precisa saber desses blocos para ajudar você a guardá-los?',
    close_up: [
      'Ponha o livro ou o computador na mesa agora, aberto na página em que começa.',
      'Escreva a um colega: “Vamos fazer uma hora juntos na quarta, cada um com o seu?”',
      'Estude em pedaços de vinte minutos no caminho, se não há bloco livre.',
    ],
  },
  'coach-as-job': {
    title: 'Da luta para a aula',
    why: 'Fazer bem e ensinar bem são dois ofícios: o aluno volta porque se sente visto e melhora, raramente pelo que você ganhou. Antes de pagar por um certificado, descubra se você gosta da quadragésima repetição do básico de outra pessoa.',
    steps: [
      'Escreva uma aula de 45 minutos em cinco linhas e o nome de três pessoas que viriam.',
      'Pergunte à sua federação qual licença, curso de primeiros socorros, certidão de antecedentes e seguro você precisa ter antes que alguém pague a você.',
      'Ajude em uma aula por semana durante oito semanas e pergunte depois de cada uma, ao professor e a um aluno, o que ficou claro e o que não ficou.',
    ],
    metric:
      'Conte quantos alunos ainda sabem mostrar a sua técnica uma semana depois; sete em dez querem dizer que o seu ensino funciona.',
    rules: [
      {
        cue: 'um aluno não entender depois da minha segunda explicação',
        action: 'eu mostro uma vez em silêncio e deixo a pessoa tentar só uma parte',
      },
      {
        cue: 'alguém quiser aula paga antes de eu ter licença e seguro',
        action: 'eu ponho o nome numa lista e digo a partir de quando posso dar a aula',
      },
    ],
    question: 'O progresso de quem já alegrou você mais do que o seu?',
    close_up: [
      'Explique um fundamento a alguém próximo em três frases e observe o que a pessoa faz com isso.',
      'Diga ao professor: “Quero aprender a dar aula. Posso puxar o aquecimento e passar uma técnica com você olhando, nas próximas oito semanas?”',
      'Mantenha o emprego e dê aula duas noites por semana se não der para arriscar tudo, até as mensalidades cobrirem um terço da sua renda por seis meses.',
    ],
  },
  'teaching-class': {
    title: 'Aula que anda sozinha',
    why: 'Turma bagunça quando espera: fila comprida, explicação longa, troca sem comando. Quem corta o tempo parado e repete a mesma ordem em toda aula precisa gritar bem menos.',
    steps: [
      'Escreva a próxima aula em cinco blocos com minutos: chegada, jogo, técnica, luta leve e fechamento, com um só tema.',
      'Combine com a turma um sinal de parar e três regras curtas, e treine o sinal como brincadeira antes da primeira técnica.',
      'Anote depois da aula em que minuto a turma se perdeu e troque só aquele bloco na próxima.',
    ],
    metric: 'Segundos entre o seu sinal e o silêncio: menos de dez, e nenhuma explicação passando de um minuto.',
    rules: [
      {
        cue: 'eu perceber que estou falando por cima da turma',
        action: 'eu paro, dou o sinal e espero o silêncio antes de dizer a próxima palavra',
      },
      {
        cue: 'um pai gritar instrução da arquibancada',
        action: 'eu termino o exercício, vou até ele e falo baixo, longe da criança',
      },
    ],
    question: 'Em que parte da aula você mais levanta a voz, e o que a turma está esperando nessa hora?',
    close_up: [
      'Escreva num papel só o tema e o primeiro jogo da próxima aula, com os minutos ao lado.',
      'Diga no começo: “Quando eu bater duas palmas, todo mundo para, senta e olha pra mim. Vamos testar três vezes.”',
      'Peça a um graduado para cuidar das duplas novas, se a turma for grande demais para um só.',
    ],
  },
  'fight-offer': {
    title: 'Aceitar ou recusar a luta',
    why: 'Proposta vem com pressa, e a pressa faz a vaidade ou o medo responder no seu lugar. Quatro perguntas fixas, sobre saúde, peso, adversário e papel, mostram rápido se a luta serve para você.',
    steps: [
      'Peça por escrito o nome do adversário, o peso, as regras, a data, a bolsa e quem paga viagem, exames e córner.',
      'Sente com seu treinador e dê sim ou não a quatro perguntas: estou sem lesão, o peso é o meu, o nível é justo, o contrato está claro.',
      'Responda por mensagem dentro do prazo, com o sim e as suas condições ou com o não e a data em que você pode lutar.',
    ],
    metric: 'Respostas sim nas quatro perguntas: com quatro você aceita, com um não em saúde ou peso você recusa.',
    rules: [
      {
        cue: 'alguém me cobrar resposta na mesma hora',
        action: 'eu digo que respondo amanhã, depois de falar com meu treinador',
      },
      { cue: 'o contrato trouxer algo que eu não entendo', action: 'eu não assino e mando para um advogado ler antes' },
    ],
    question: 'Se ninguém ficasse sabendo da sua resposta, você aceitaria essa luta?',
    close_up: [
      'Mande uma única mensagem pedindo o nome do adversário e o peso combinado.',
      'Escreva ao organizador: “Valeu pelo convite. Me manda peso, regras, bolsa e despesas por escrito e respondo até amanhã à noite.”',
      'Ofereça outra data ou outro peso, se a luta é boa e só o momento está errado.',
    ],
  },
}
