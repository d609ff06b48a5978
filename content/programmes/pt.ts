import type { ProgrammeTexts } from './programme-texts.ts'

export const pt: ProgrammeTexts = {
  week: {
    heading: 'Sua semana',
    leads: [
      'Um treino por semana mantém você no ritmo; para evoluir, faça também 15 minutos em casa, em outros dois dias.',
      'Com dois treinos, use um para aprender e o outro para testar, com pelo menos um dia entre eles.',
      'Com três treinos: um de técnica, um para o seu ponto fraco e um forte.',
      'Dos quatro treinos, um é forte de verdade e um é físico, nunca em dias seguidos; os outros dois são para aprender.',
      'Dos cinco treinos, dois podem ser fortes, e o dia depois de cada um é leve. É isso que faz cinco valerem mais que quatro.',
      'Com tantos treinos, só dois podem ser fortes. Os outros são para aprender, e um dia da semana fica livre.',
    ],
    names: {
      technique: 'técnica',
      hard: 'forte',
      fitness: 'físico',
      weak: 'ponto fraco',
      calm: 'leve',
      all: 'um pouco de tudo',
    },
    sessions: {
      striking: {
        technique:
          '{a} min de corda e sombra; {b} min de uma combinação na manopla ou em dupla; {c} min de rounds lentos em que só ela vale.',
        hard: '{a} min de aquecimento; {b} min de sparring ou manopla em ritmo de luta; {c} min corrigindo o que mais deu errado.',
        fitness:
          '{a} min de sombra; {b} min de saco, 20 segundos forte e 40 leve; {c} min de abdômen, pescoço e pernas.',
        weak: '{a} min de aquecimento; {b} min no seu ponto fraco, devagar e depois com resistência; {c} min de rounds buscando essa situação.',
        calm: '{a} min de mobilidade; {b} min de sparring técnico com um terço da força; {c} min de alongamento.',
        all: '{a} min de aquecimento; {b} min de uma técnica em dupla; {c} min de rounds usando essa técnica.',
      },
      kicking: {
        technique:
          '{a} min de corda e sombra com chutes; {b} min de um chute ou combinação no aparador; {c} min em dupla, com o parceiro avançando.',
        hard: '{a} min de aquecimento; {b} min de sparring ou manopla em ritmo de luta; {c} min corrigindo o que mais deu errado.',
        fitness:
          '{a} min de sombra; {b} min de chutes e joelhadas no saco, 20 segundos forte e 40 leve; {c} min de abdômen e quadril.',
        weak: '{a} min de aquecimento; {b} min no seu ponto fraco, devagar e depois com resistência; {c} min de rounds buscando essa situação.',
        calm: '{a} min de mobilidade; {b} min de sparring técnico, com um terço da força; {c} min de alongamento.',
        all: '{a} min de aquecimento; {b} min de uma técnica em dupla; {c} min de rounds usando essa técnica.',
      },
      points: {
        technique:
          '{a} min de aquecimento e mobilidade de quadril; {b} min de um chute ou combinação no aparador; {c} min em dupla, com o parceiro avançando.',
        hard: '{a} min de aquecimento; {b} min de sparring livre na regra da sua modalidade; {c} min em cima do ponto que você mais levou.',
        fitness:
          '{a} min de deslocamento; {b} min de chutes no aparador, 15 segundos forte e 45 leve; {c} min de abdômen e quadril.',
        weak: '{a} min de aquecimento; {b} min no seu ponto fraco, devagar e depois em velocidade máxima; {c} min de rounds buscando essa situação.',
        calm: '{a} min de mobilidade; {b} min de formas ou combinações, devagar e bem limpas; {c} min de alongamento.',
        all: '{a} min de aquecimento; {b} min de uma técnica em dupla; {c} min de rounds usando essa técnica.',
      },
      grappling: {
        technique:
          '{a} min de movimentação no tatame; {b} min de uma posição, com muita repetição de cada lado; {c} min começando nela, com meia resistência.',
        hard: '{a} min de aquecimento; {b} min de luta valendo, em rounds de tempo completo; {c} min começando na posição em que você mais perdeu.',
        fitness:
          '{a} min de movimentação no tatame; {b} min de quedas, levantadas técnicas e pontes, um minuto sim, outro não; {c} min de pegada e abdômen.',
        weak: '{a} min de aquecimento; {b} min na sua pior posição, recomeçando a cada saída; {c} min de rounds livres que começam ali.',
        calm: '{a} min de mobilidade; {b} min de luta leve, sem força; {c} min de alongamento de quadril e costas.',
        all: '{a} min de aquecimento; {b} min de uma posição em dupla; {c} min de rounds que começam nela.',
      },
      mixed: {
        technique:
          '{a} min de aquecimento; {b} min de uma sequência da trocação à queda; {c} min da mesma sequência com meia resistência.',
        hard: '{a} min de aquecimento; {b} min de rounds completos, em pé e no chão, na intensidade combinada; {c} min corrigindo o que mais deu errado.',
        fitness:
          '{a} min de sombra com sprawl; {b} min de grade, levantada técnica e saco, 30 segundos sim, 30 não; {c} min de abdômen e pescoço.',
        weak: '{a} min de aquecimento; {b} min no seu ponto fraco, devagar e depois com resistência; {c} min de rounds que começam ali.',
        calm: '{a} min de mobilidade; {b} min de chão leve ou sparring só no toque; {c} min de alongamento.',
        all: '{a} min de aquecimento; {b} min de uma sequência da trocação à queda; {c} min de rounds usando essa sequência.',
      },
      any: {
        technique:
          '{a} min de aquecimento; {b} min de uma técnica em dupla, com muita repetição de cada lado; {c} min dela com meia resistência.',
        hard: '{a} min de aquecimento; {b} min de sparring ou luta em ritmo de competição; {c} min corrigindo o que mais deu errado.',
        fitness:
          '{a} min de movimentação leve da sua modalidade; {b} min da mesma movimentação, 20 segundos forte e 40 leve; {c} min de abdômen e pernas.',
        weak: '{a} min de aquecimento; {b} min no seu ponto fraco, devagar e depois com resistência; {c} min de rounds buscando essa situação.',
        calm: '{a} min de mobilidade; {b} min de rounds leves, com um terço da força; {c} min de alongamento.',
        all: '{a} min de aquecimento; {b} min de uma técnica em dupla; {c} min de rounds usando essa técnica.',
      },
    },
    alone: {
      technique:
        '{a} min de corda ou corrida no lugar e mobilidade articular; {b} min de uma combinação ou movimento, devagar e filmando uma vez; {c} min de rounds em que só isso vale.',
      hard: '{a} min de aquecimento; {b} min de rounds em ritmo de luta, com um minuto de descanso entre eles; {c} min de movimento leve.',
      fitness:
        '{a} min de movimento leve; {b} min alternando 20 segundos forte e 40 leve; {c} min de abdômen, agachamento e flexão.',
      weak: '{a} min de aquecimento; {b} min no seu ponto fraco, devagar e depois em velocidade máxima; {c} min de rounds buscando essa situação.',
      calm: '{a} min de mobilidade; {b} min de rounds lentos e limpos, sem força; {c} min de alongamento.',
      all: '{a} min de aquecimento; {b} min de uma combinação ou movimento; {c} min de rounds usando isso.',
    },
    days_are_examples: 'Os dias são só uma sugestão; o que conta é a ordem.',
    strength_apart:
      '**Força ({days}):** 35 minutos: agachamento, levantamento terra, empurrar, puxar e caminhar com carga; três séries de 6 a 8, parando com duas repetições de sobra.',
    strength_after:
      '**Força:** duas vezes por semana, 30 minutos, depois dos treinos leves ou com pelo menos seis horas de intervalo, nunca na véspera do forte.',
    running:
      '**Corrida ({days}):** 25 a 30 minutos num ritmo em que dê para conversar. A parte rápida já está no treino.',
    at_home: {
      striking:
        '**Em casa, duas vezes por semana, 15 minutos:** três rounds de sombra com a combinação da semana, depois flexão, agachamento e abdômen.',
      kicking:
        '**Em casa, duas vezes por semana, 15 minutos:** armar e recolher o chute da semana sem perder o equilíbrio, depois quadril e abdômen.',
      grappling:
        '**Em casa, duas vezes por semana, 15 minutos:** fuga de quadril, ponte e levantada técnica, depois puxadas com elástico ou toalha e abdômen.',
      mixed:
        '**Em casa, duas vezes por semana, 15 minutos:** três rounds de sombra com mudança de nível e sprawl, depois abdômen.',
      any: '**Em casa, duas vezes por semana, 15 minutos:** o movimento da semana, devagar e limpo, depois flexão, agachamento e abdômen.',
    },
    first_months: 'Nos seus três primeiros meses, o treino forte é de rounds com tarefa, não de sparring aberto.',
    until_event: 'Fica assim até {last_hard}; depois, corte o treino forte e reduza os outros à metade, até {event}.',
    for_minors:
      'Antes dos 18, quem decide a força do contato é o professor: técnica antes da força, e a cabeça fica de fora.',
    over_fifty:
      'Depois dos cinquenta, forte quer dizer três quartos da força, com duas noites até o próximo treino forte; quem manda são as articulações, não o calendário.',
    weak_point: '**Ponto fraco, nas suas palavras:** {weak}. Ele entra em todo treino que não for forte.',
    if_one_falls_out: 'Se não der para fazer todos, corte “{first}”, não “{last}”.',
    ask_days: 'Quantos dias por semana você consegue treinar, e quanto tempo por dia?',
  },
  until_event: {
    heading: 'O plano',
    lead: 'Você tem {days} até {event}.',
    lead_today: 'É hoje: {event}.',
    lead_sessions: 'Nesse tempo cabem uns {sessions} treinos, então escolha um ponto fraco, não três.',
    lead_two: {
      close:
        'São dois eventos com só {gap} entre um e outro ({first} e {second}): trate tudo como um objetivo só. O que for forte antes do primeiro não se repete antes do segundo.',
      apart:
        'O primeiro é em {first}; o segundo, {gap} depois, em {second}. São dois picos menores, com um descanso curto no meio.',
    },
    steps: {
      striking: {
        build:
          'Aumente a carga aos poucos: treino forte {hard}× por semana, ponto fraco nos outros e um round a mais por semana, até fazer dois a mais do que vai lutar no dia.',
        as_on_the_day:
          'Treine como no dia, {format}, com gente que se mexe como quem você vai enfrentar; físico, só no final.',
        last_hard: 'Faça o último sparring forte até este dia, {format}, e pare enquanto está saindo bem.',
        no_more_hard:
          'Corte o sparring forte daqui em diante: treinos curtos, no máximo {format}, na manopla, com velocidade e os seus dois melhores golpes.',
        half: 'Corte o volume pela metade e mantenha a velocidade: manopla e sparring leve, nada de novo, e oito horas de sono.',
        two_days: 'Faça no máximo 20 minutos leves e descanse; confira peso, documentos, equipamento e viagem.',
        eve: 'Arrume a bolsa, coma o que já conhece, mexa o corpo por 15 minutos e vá dormir cedo.',
        the_day: 'Aqueça por 20 minutos, até suar, e escolha uma coisa para fazer nos primeiros dez segundos.',
      },
      points: {
        build:
          'Aumente a carga aos poucos: treino forte {hard}× por semana, ponto fraco nos outros e um round a mais por semana, até fazer dois a mais do que vai lutar no dia.',
        as_on_the_day: 'Faça sparring com a regra do dia, {format}, com alguém contando os pontos em voz alta.',
        last_hard: 'Faça o último sparring forte até este dia, {format}, e pare enquanto está saindo bem.',
        no_more_hard:
          'Corte o sparring forte daqui em diante: treinos curtos, com chutes rápidos no aparador e os seus dois golpes que mais pontuam.',
        half: 'Corte o volume pela metade e mantenha a velocidade: reação no aparador, sparring leve, nada de novo, e oito horas de sono.',
        two_days: 'Faça no máximo 20 minutos leves e descanse; confira peso, documentos, equipamento e viagem.',
        eve: 'Arrume a bolsa, coma o que já conhece, mexa o corpo por 15 minutos e vá dormir cedo.',
        the_day: 'Aqueça por 20 minutos, com dez saídas explosivas, e escolha com que golpe abrir a primeira luta.',
      },
      grappling: {
        build:
          'Aumente a carga aos poucos: treino forte {hard}× por semana, a sua pior posição nos outros e um round de luta a mais por semana, até fazer dois a mais do que vai lutar no dia.',
        as_on_the_day: 'Lute como no dia, {format}, começando em pé, com várias lutas seguidas e pouco descanso.',
        last_hard: 'Faça o último treino forte de luta até este dia, {format}, e pare enquanto está saindo bem.',
        no_more_hard:
          'Corte a luta forte daqui em diante: entradas, pegadas e os seus dois melhores ataques, em treinos curtos e rápidos.',
        half: 'Corte o volume pela metade e mantenha a velocidade: entradas e luta leve, nada de novo, e oito horas de sono.',
        two_days: 'Faça no máximo 20 minutos leves e descanse; confira peso, documentos, equipamento e viagem.',
        eve: 'Arrume a bolsa, coma o que já conhece, mexa o corpo por 15 minutos e vá dormir cedo.',
        the_day: 'Aqueça por 20 minutos, até suar, e escolha a sua primeira pegada.',
      },
      mixed: {
        build:
          'Aumente a carga aos poucos: treino forte {hard}× por semana, alternando só trocação e luta completa, ponto fraco nos outros e um round a mais por semana, até fazer dois a mais do que vai lutar no dia.',
        as_on_the_day: 'Treine luta completa como no dia, {format}, com gente do estilo de quem você vai enfrentar.',
        last_hard: 'Faça o último sparring forte até este dia, {format}, e pare enquanto está saindo bem.',
        no_more_hard:
          'Corte o sparring forte daqui em diante: manopla, entradas e as suas duas melhores armas, em treinos curtos e rápidos.',
        half: 'Corte o volume pela metade e mantenha a velocidade: manopla, entradas, rounds leves, nada de novo, e oito horas de sono.',
        two_days: 'Faça no máximo 20 minutos leves e descanse; confira peso, documentos, equipamento e viagem.',
        eve: 'Arrume a bolsa, coma o que já conhece, mexa o corpo por 15 minutos e vá dormir cedo.',
        the_day: 'Aqueça por 20 minutos, até suar, e escolha uma coisa para fazer nos primeiros dez segundos.',
      },
      any: {
        build:
          'Aumente a carga aos poucos: treino forte {hard}× por semana, ponto fraco nos outros e um round a mais por semana, até fazer dois a mais do que vai lutar no dia.',
        as_on_the_day: 'Treine como no dia, {format}, com gente que se mexe como quem você vai enfrentar.',
        last_hard: 'Faça os últimos rounds fortes até este dia, {format}, e pare enquanto está saindo bem.',
        no_more_hard:
          'Corte os rounds fortes daqui em diante: as suas duas melhores armas, em treinos curtos e rápidos.',
        half: 'Corte o volume pela metade e mantenha a velocidade: técnica e rounds leves, nada de novo, e oito horas de sono.',
        two_days: 'Faça no máximo 20 minutos leves e descanse; confira peso, documentos, equipamento e viagem.',
        eve: 'Arrume a bolsa, coma o que já conhece, mexa o corpo por 15 minutos e vá dormir cedo.',
        the_day: 'Aqueça por 20 minutos, até suar, e escolha uma coisa para fazer nos primeiros dez segundos.',
      },
    },
    child_steps: {
      build:
        'Brinque de campeonato duas vezes por semana, dez minutos: cumprimento, sinal para começar, um golpe que pontua e sinal de parar.',
      as_on_the_day:
        'Faça um campeonato de brincadeira em casa e na aula: alguém chama os nomes, alguém é o árbitro, e cada um ganha uma vez.',
      last_hard:
        'Faça a última luta de treino até este dia, bem leve, com alguém do mesmo tamanho, e pare enquanto ainda está divertido.',
      no_more_hard:
        'Treine só os dois golpes preferidos daqui em diante, dez vezes cada um, como jogo; nada de contato forte.',
      half: 'Deixe o treino mais curto e mais divertido: dez minutos dos golpes preferidos, cama cedo, nada de novo.',
      two_days: 'Veja o ginásio e as regras com a criança, em foto ou vídeo, e peça que ela explique tudo para você.',
      eve: 'Arrumem a bolsa juntos, comam algo conhecido, e contem um ao outro com o que estão mais animados.',
      the_day:
        'Aqueça por dez minutos com pega-pega e os dois golpes preferidos; quando acabar, diga antes de tudo que gostou de assistir.',
    },
    between: {
      first_event:
        'Use o primeiro evento para testar uma coisa só; na mesma noite, anote o que deu certo e o que não deu.',
      recover:
        'Descanse dois dias e depois volte com treino leve; em caso de nocaute, luta interrompida, dor de cabeça ou tontura, nada de contato até o médico liberar.',
      build_again:
        'Volte a treinar como no dia, {format}, em cima do que o primeiro evento mostrou; este é o último dia de treino forte.',
      keep_fresh:
        'Mantenha o corpo descansado: técnica e poucos rounds, curtos e rápidos, nada de treino forte entre os dois.',
      no_training:
        'Descanse e se mexa um pouco, nada além disso; pergunte ao seu treinador se é preciso ir com tudo no primeiro.',
    },
    grading: {
      go_through:
        'Passe o programa inteiro do exame uma vez e marque em vermelho o que trava; é nisso que vai a maior parte do tempo.',
      weak_parts: 'Comece cada treino pelas partes em vermelho e, nos outros dias, faça dez minutos delas em casa.',
      rehearse:
        'Ensaie o exame de faixa inteiro duas vezes, na ordem, com relógio e com alguém que assista sem falar nada.',
      eve: 'Repasse tudo uma vez de cabeça, deixe o kimono limpo e passado e não treine mais até o exame.',
      the_day: 'Aqueça bem, solte o ar antes de cada parte e, se errar, siga como se fizesse parte do exame.',
    },
    fitness:
      '**Fôlego:** duas vezes por semana, no fim do treino, 6 × 1 minuto em ritmo de luta, com 1 minuto leve entre um e outro; um a mais por semana até 10, e nenhum depois de {until}.',
    last_hard_is: 'O último sparring forte pode ser até {date}.',
    no_hard_left: 'Não tem mais nenhum: tão perto do dia, todo sparring é leve.',
    measure: 'Treinos feitos como planejado, e duas noites entre um forte e outro.',
    tired: {
      cue: 'minhas pernas pesarem ou eu dormir mal dois dias seguidos',
      action: 'eu troco o próximo treino forte por um leve',
    },
    title: 'Até {event}',
    event: { contest: 'a competição em {date}', grading: 'o exame em {date}' },
    event_named: '{event} em {date}',
    on: 'Em {date}',
  },
  rounds: {
    heading: 'Seu treino',
    lead: '{rounds} rounds de {minutes} com {rest} de descanso, {total} minutos ao todo.',
    warm_up: {
      striking: 'corda ou corrida no lugar, ombros e quadril, depois sombra solta.',
      kicking: 'corda ou deslocamento, balanço de pernas e quadril, depois chutes lentos no ar.',
      grappling: 'fuga de quadril, ponte, rolamento e levantada técnica, atravessando o tatame ou sem sair do lugar.',
      mixed: 'corda ou corrida no lugar, quadril e ombros, depois sombra com dois sprawls por minuto.',
      any: 'corda ou corrida no lugar, quadril e ombros, depois movimentos soltos da sua modalidade.',
    },
    rounds_of_task: 'Rounds {from} a {to}',
    three:
      '**Em três:** dois trabalham e o terceiro marca o tempo e diz a tarefa; troquem a cada round, assim cada um descansa um em cada três.',
    round: '{n}º round',
    tasks: {
      bag: [
        'Só jab e jogo de pernas: jab, saia para o lado, volte.',
        'Jab e direto, e saia em ângulo; nunca pare na frente depois do direto.',
        'Corpo e cabeça: jab no corpo, direto na cabeça, cruzado com a mão da frente.',
        'Contra-ataque: imagine o jab, esquive ou apare, responda com dois golpes.',
        'Explosão: dez segundos sem parar, vinte só se movimentando com calma.',
        'Sua melhor combinação, sempre saindo de uma finta.',
        'Como no dia: primeira metade com calma, tudo nos últimos 20 segundos.',
      ],
      kick_bag: [
        'Só jab ou chute frontal e jogo de pernas: bata, saia para o lado, volte.',
        'Dois socos e um low kick ou chute médio; volte à base antes de conferir o golpe.',
        'Chute primeiro, socos depois, e saia em ângulo.',
        'Contra-ataque: imagine o chute, bloqueie com a canela ou recue, e chute de volta na hora.',
        'Explosão: cinco chutes com cada perna sem parar, vinte segundos com calma.',
        'Sua melhor combinação, sempre saindo de uma finta.',
        'Como no dia: primeira metade com calma, tudo nos últimos 20 segundos.',
      ],
      shadow: [
        'Só jogo de pernas, mãos altas: entre, saia, vá para os dois lados.',
        'Um golpe reto e saia; cada vez para um lado.',
        'Sua melhor combinação, devagar e depois em velocidade máxima, saindo de uma finta.',
        'Defesa: esquive, apare, bloqueie, e responda sempre com dois golpes.',
        'Explosão: dez segundos sem parar, vinte só se movimentando com calma.',
        'Imagine quem está na sua frente: primeiro alguém mais alto, depois alguém que só anda para a frente.',
        'Como no dia: primeira metade com calma, tudo nos últimos 20 segundos.',
      ],
      partner: [
        'Um golpe de cada vez na manopla, sempre voltando à guarda; troquem na metade do round.',
        'Toque e resposta: seu parceiro toca, você devolve dois na hora.',
        'Sua melhor combinação, com o parceiro recuando a cada vez.',
        'Defesa primeiro: seu parceiro solta um golpe com a manopla, você defende e responde.',
        'Explosão: dez segundos sem parar, vinte só se movimentando com calma.',
        'Sparring só no toque, uma tarefa para cada um: um só ataca, o outro só contra-ataca.',
        'Como no dia: primeira metade com calma, tudo nos últimos 20 segundos.',
      ],
      grappling_alone: [
        'Fuga de quadril para os dois lados, sempre subindo até apoiar o cotovelo.',
        'Entrada da sua queda, sem parceiro, dez de cada lado, devagar e depois rápido.',
        'Sprawl, volta em pé, entrada de queda; sem parar.',
        'Ponte e giro até ficar de joelhos, dez de cada lado.',
        'Levantada técnica dos dois lados, sem apoiar as mãos no chão à sua frente.',
        'Puxadas com toalha ou elástico presos num ponto firme, no movimento da sua pegada.',
        'Tudo numa sequência só: sprawl, fuga de quadril, ponte, levantada, entrada de queda.',
      ],
      grappling_partner: [
        'Entradas sem derrubar, dez seguidas, depois troquem.',
        'Entradas até a queda, com o parceiro em movimento.',
        'Na sua pior posição: saiu, começa de novo; troquem na metade do round.',
        'No chão: um segura por cima, o outro sai ou levanta, e recomeça a cada vez.',
        'Só pegada: quem encaixar a sua primeiro pontua.',
        'Finalize da sua melhor posição com meia resistência, depois com três quartos.',
        'Luta valendo, como no dia.',
      ],
    },
    fewer_fit: 'Em {minutes}, com aquecimento, cabem {rounds} rounds, e não {told}.',
    end: '**Para fechar ({end} min):** ande soltando o ar bem devagar, depois prancha: duas vezes 30 segundos de frente e de cada lado.',
    more_each_week: 'Some um round por semana até chegar a {most}; depois, aumente a velocidade, não o tempo.',
    last_hard_on: 'Com força total, só até {last_hard}; depois, metade disso até {event}.',
    pace: 'Comece cada round num ritmo que você aguentaria por mais dois; os últimos 20 segundos são rápidos.',
    light_for_minors:
      'Técnica antes da força: pare enquanto ainda está saindo limpo, e não acerte a cabeça de ninguém.',
    ask_length: 'Quanto tempo você tem, e de quantos minutos são os seus rounds?',
  },
  class: {
    heading: 'A aula',
    lead: {
      small:
        'Com os pequenos, troque de atividade a cada quatro ou cinco minutos e faça de quase tudo uma brincadeira.',
      child:
        'Nessa idade, explique por um minuto no máximo e ponha a turma para se mexer; cada coisa volta como brincadeira.',
      teen: 'Adolescente quer testar contra alguém: explique pouco e dê uma tarefa que tenha vencedor.',
      adult: 'Adulto fica quando aprende algo que usa na mesma noite: uma técnica, treinada em três situações.',
    },
    parts: {
      small: {
        line_up: 'roda, nomes, uma regra.',
        warm_up: 'andar como os bichos e pega-pega em quatro apoios.',
        technique: '{technique}: mostre sem falar, três tentativas para cada criança.',
        task: 'a mesma coisa como brincadeira: quem consegue cinco vezes?',
        break: 'água, e quem viu alguém fazer uma coisa boa?',
        rounds: 'empurrar, puxar ou pega-rabo, em duplas do mesmo tamanho, 20 segundos de cada vez.',
        end: 'deitar sem se mexer por dez respirações, um elogio para cada criança.',
      },
      child: {
        line_up: 'turma em linha, nome de quem chegou agora, uma regra para hoje.',
        warm_up: 'pega-pega com queda, rastejo ou deslocamento.',
        technique: '{technique}: em três passos, e só mostre o próximo quando todos fizerem o anterior.',
        task: 'a mesma coisa como jogo em dupla, trocando de parceiro a cada dois minutos.',
        break: 'água, e uma pergunta sobre o que acabaram de fazer.',
        rounds: 'rounds curtos, de um minuto, com uma tarefa, em duplas do mesmo tamanho.',
        end: 'corrida de revezamento, depois um elogio para cada criança e uma coisa para mostrar em casa.',
      },
      teen: {
        line_up: 'o objetivo de hoje, em uma frase.',
        warm_up: 'em duplas: toque no ombro, reação, sprawl.',
        technique: '{technique}: mostre duas vezes, depois dez repetições para cada um.',
        task: 'a mesma coisa com resistência: um começa, o outro impede; depois trocam.',
        break: 'água; quem achou um jeito que funciona?',
        rounds: 'rounds de dois minutos que começam com a técnica, depois livres, na intensidade combinada.',
        end: 'dois minutos de abdômen, depois cada um diz uma coisa que leva da aula.',
      },
      adult: {
        line_up: 'o objetivo de hoje; pergunte quem está começando e quem tem lesão.',
        warm_up: 'corrida leve ou corda, quadril e ombros, depois os movimentos da técnica.',
        technique: '{technique}: mostre duas vezes, depois dez repetições para cada um, na metade da velocidade.',
        task: 'a mesma coisa em três situações, do parceiro que ajuda ao que resiste; quem está começando fica na primeira.',
        break: 'água; uma pergunta.',
        rounds: 'rounds de dois minutos com uma tarefa, livres só para quem quiser.',
        end: 'respiração calma, alongamento e o que vem na próxima aula.',
      },
    },
    techniques: {
      striking: {
        small: 'jab na palma da mão do parceiro, e um passo grande para sair',
        child: 'jab e passo para o lado, na manopla',
        teen: 'jab, direto e saída em ângulo',
        adult: 'jab, direto e saída em ângulo',
      },
      kicking: {
        small: 'chute frontal no aparador, e ficar num pé só como o saci',
        child: 'chute frontal e volta à base, no aparador',
        teen: 'chute circular depois de uma finta',
        adult: 'chute frontal e chute circular no aparador',
      },
      grappling: {
        small: 'cair para trás e levantar como surfista',
        child: 'imobilização lateral, e a ponte para sair dela',
        teen: 'uma queda e o que vem depois dela',
        adult: 'imobilização lateral, e a saída com fuga de quadril',
      },
      mixed: {
        small: 'cair, rolar e levantar',
        child: 'queda agarrando as pernas em tatame macio, e levantar de novo',
        teen: 'do jab à queda',
        adult: 'do jab ao clinch, e a saída dele',
      },
      any: {
        small: 'cair, rolar e levantar',
        child: 'uma técnica, dos dois lados',
        teen: 'uma técnica saindo de uma finta',
        adult: 'uma técnica, e o que vem depois dela',
      },
    },
    pairs: '{people} pessoas dão {pairs} duplas; monte por tamanho.',
    pairs_and_three: '{people} pessoas dão {pairs} duplas e um trio; monte por tamanho.',
    alone:
      'Sem ajuda e com tanta gente: a turma toda no seu campo de visão, ninguém na fila esperando, e um sinal para todos sentarem.',
    two_halves:
      'Vocês são {adults} com a turma: dividam os alunos entre a técnica e a tarefa, e troquem na metade do tempo.',
    ask_facts: 'Quantas pessoas vêm, que idade têm e quanto dura a aula?',
  },
  facts: {
    sessions: '{n}× por semana',
    rest: '{rest} de descanso',
    ages: '{from} a {to} anos',
    age: '{age} anos',
    adults: 'adultos',
    people: '{n} pessoas',
    helpers: 'mais {n} para ajudar',
    alone: 'só você',
    partner: 'em dupla',
    three: 'em três',
    until: 'até {date}',
    beginner: 'iniciante',
    strength: 'musculação {n}×',
    strength_on: 'musculação {days}',
    running: 'corrida {n}×',
    round_minutes: 'rounds de {n} min',
    time: { morning: 'de manhã', noon: 'na hora do almoço', evening: 'à noite' },
    gi: { gi: 'de kimono', no_gi: 'sem kimono' },
    no_event: 'sem evento',
    gear: { bag: 'com saco', pads: 'com manopla', rope: 'com corda', none: 'sem equipamento' },
  },
  changed: 'Anotado: {what}. Então fica assim.',
  stays: 'Anotado: {what}. Os dias e os tempos ficam como estão; leve isso em conta no que você treinar.',
  supposed: 'Nesse caso ({what}), fica assim.',
  parts: {
    hard_days: 'Forte: {days}. Deixe o dia anterior tranquilo e o seguinte leve ou livre.',
    no_hard: 'Nenhum deles é forte por enquanto: primeiro a técnica limpa, com rounds de uma tarefa só.',
    free_days: 'Livre: {days}. Caminhe, alongue e durma, sem nada que canse.',
    no_free: 'Nenhum: todo dia tem alguma coisa. Use o mais leve como descanso ou corte o que faria menos falta.',
    why_week:
      'Para você chegar com o corpo descansado ao treino forte ({days}) e ter um dia livre ou leve depois dele. O que você aprende volta dois ou três dias depois, antes que você esqueça.',
    week: '**Semana {n}, de {from} a {to}:**',
    days_left: 'Você ainda tem {days} até {event}.',
    days_left_in_weeks: 'Até {event} faltam {days}; são {weeks} semanas completas.',
    easy_from: 'Fica leve a partir de {date}: metade do volume, a mesma velocidade.',
    class_late:
      'Cada parte fica mais curta na mesma proporção. Se mesmo assim o tempo apertar, corte pela metade o bloco depois da técnica; o aquecimento e o fim não mudam.',
    easy_days: 'Mais leve: {days}. Esse pode cair ou ficar mais curto.',
    week_total: '{list} = {total} min, umas {hours} h por semana.',
    sessions_left: 'Até {event} cabem uns {n} treinos.',
    why_way:
      'Para você chegar inteiro. O que se treina nos últimos dias já não melhora o desempenho no dia; só cansa. O treino forte leva uns nove dias para virar forma.',
    why_class:
      'Primeiro corpo quente e atenção, depois a novidade com a cabeça fresca, depois a mesma coisa com mais resistência, e a parte livre no fim: ela rende mais com o que acabaram de aprender.',
    hardest_round: 'O último: {task}',
  },
  on_that_day: 'Para {day}: {session}',
  free_day: 'Nesta semana, {day} fica livre: caminhe, durma, alongue. O próximo treino é {next}.',
}
