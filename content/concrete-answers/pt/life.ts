import type { ConcreteAnswer } from '../concrete-answer.ts'

export const LIFE: readonly ConcreteAnswer[] = [
  {
    matter: 'partner-conflict',
    asked: [
      'Prometi ficar em casa na quinta e o treinador marcou sparring; o que eu faço?',
      'prometi quinta em casa e marcaram sparring',
      'e se o treino cair bem no dia dela?',
      'quinta era nossa noite e agora o camp pede quinta',
    ],
    answer:
      'Fique em casa na quinta e diga ao treinador hoje: “Quinta não posso, faço esse sparring na sexta ou no sábado”. Uma promessa mantida rende mais paz que dez explicações. Se for a última semana forte antes da luta, pergunte a ela antes, não avise depois, e ofereça outra noite com data. O que machuca é decidir sozinho.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Ela tem ciúme das mulheres com quem eu treino jiu-jítsu; o que digo?',
      'ciume das meninas do treino',
      'e o ciúme, respondo como?',
      'minha esposa viu um vídeo meu rolando com uma colega e não fala comigo',
    ],
    answer:
      'Diga sem ironia: “Entendo que parece estranho de fora; vem assistir a uma aula e conhecer a turma”. Mostre o treino como ele é, responda às perguntas uma vez com calma e não esconda nomes nem mensagens. Não prometa nunca mais treinar com mulheres por medo. Se virar controle de celular e proibição, procurem terapia de casal.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Conversamos e ela continua fria há três dias; insisto ou espero?',
      'ja conversei e ela ta fria',
      'já falei tudo isso, e agora?',
      'pedi desculpa, cumpri o combinado e o clima continua péssimo',
    ],
    answer:
      'Espere com atos, não com discurso: cumpra o combinado por duas semanas e não reabra o assunto toda noite. Hoje diga uma frase só: “Sei que ainda dói; estou aqui quando quiser falar”. Depois faça algo da casa sem anunciar. O que piora é cobrar reconhecimento no terceiro dia. Após um mês igual, proponha ajuda de fora.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Ela veio me ver treinar pela primeira vez e gostou; o que faço agora?',
      'ela foi no treino e curtiu',
      'boa notícia, ela veio assistir',
      'minha namorada foi na academia ontem e saiu sorrindo',
    ],
    answer:
      'Isso vale muito: ela entrou num lugar que até ontem só roubava você dela. Agradeça hoje, “gostei muito de ter você lá”, e não transforme isso em licença para treinar mais. Convide para uma coisa com data, como o churrasco da equipe, e deixe a aula experimental para quando ela pedir. Mantenha a noite livre combinada.',
  },
  {
    matter: 'break-up',
    asked: [
      'Ela já está com outro, e é um cara do treino; vou ou mudo de academia?',
      'minha ex ta com cara do treino',
      'e se o cara treina comigo?',
      'descobri que ela fica com meu parceiro de sparring',
    ],
    answer:
      'Não decida nada por trinta dias e, enquanto isso, treine em outro horário. Diga ao professor só o necessário: “Por um tempo não quero fazer dupla com ele”. Nada de sparring entre vocês: raiva com luva machuca alguém. Se depois de um mês você ainda chega com o estômago fechado, trocar de academia é legítimo.',
  },
  {
    matter: 'break-up',
    asked: [
      'Temos um filho e precisamos nos falar; como falo com ela sem brigar?',
      'como falo com a ex por causa do filho',
      'e com criança no meio, como faço?',
      'toda mensagem sobre o menino vira discussão do casamento',
    ],
    answer:
      'Fale só por escrito e só da criança: horário, saúde, escola, dinheiro. Modelo: “Busco sábado às nove, devolvo domingo às seis, pode ser?”. Quando vier acusação, responda apenas à parte prática. Espere vinte minutos antes de mandar. Guarda e pensão coloque no papel com advogado ou Defensoria, mesmo que hoje estejam bem.',
  },
  {
    matter: 'break-up',
    asked: [
      'Faz três meses e ainda choro no vestiário; tem algo errado comigo?',
      '3 meses e ainda choro',
      'já passou um tempo e continua igual',
      'qualquer música na academia me derruba',
    ],
    answer:
      'Não, três meses é pouco para o fim de algo longo, e chorar depois do esforço é comum. Conte a um colega de confiança e tenha uma saída: dois minutos fora, água no rosto, volta. Se não dorme, não come, bebe mais ou perdeu o gosto por tudo há duas semanas, marque psicólogo. Com vontade de morrer, ligue 188 agora.',
  },
  {
    matter: 'break-up',
    asked: [
      'Apaguei o número dela hoje e me sinto péssimo; fiz certo?',
      'apaguei o numero dela',
      'pronto, apaguei tudo',
      'bloqueei minha ex e agora a casa ficou muda',
    ],
    answer:
      'Fez uma coisa difícil e honesta, e o vazio de hoje faz parte dela. Preencha as duas piores horas, em geral das nove às onze da noite: ligue para um amigo, caminhe, prepare a bolsa do treino. Não procure o perfil por outra conta. Amanhã vá à aula mesmo sem vontade e fique para conversar dez minutos depois.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Minha mãe deixou treinar, mas proibiu sparring; aceito?',
      'ela deixou mas sem sparring',
      'e se só deixarem sem sparring?',
      'posso fazer aula, mas lutar nem pensar',
    ],
    answer:
      'Aceite e cumpra por três meses: é um sim, só que pequeno. Treine manopla, técnica, sombra e condicionamento, que já ocupam a maior parte da aula. Depois convide sua mãe para ver um sparring leve, com capacete e professor ao lado, e pergunte o que a deixaria tranquila. Fazer escondido uma vez custa tudo.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Meus pais dizem que minhas notas caíram por causa do treino; o que proponho?',
      'dizem q minhas notas cairam',
      'e quanto às notas, o que ofereço?',
      'tirei duas vermelhas e agora a culpa é do judô',
    ],
    answer:
      'Proponha um acordo escrito: dois treinos por semana, estudo de uma hora antes de cada um, e revisão no próximo boletim. Diga: “Se matéria nenhuma ficar abaixo da média, mantenho; se ficar, corto um treino até recuperar”. Mostre o caderno sem que peçam. O que derruba o acordo é esconder uma prova ruim.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Meu pai é contra e minha mãe a favor; falo com os dois juntos?',
      'pai contra mae a favor',
      'e com quem falo primeiro?',
      'eles brigam entre eles por causa da minha luta',
    ],
    answer:
      'Fale primeiro a sós com seu pai e pergunte do que ele tem medo, sem rebater: “O que te preocupa mais, machucar, estudo ou companhia?”. Depois, os três juntos, responda só a esse medo. Não use sua mãe como advogada, porque aí ele defende a autoridade, não a sua segurança. Convide-o para conhecer o professor.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Meus pais deixaram uma aula experimental; como aproveito essa chance?',
      'deixaram uma aula teste!',
      'consegui, deixaram ir uma vez',
      'depois de meses minha mãe disse que posso ir na aula experimental',
    ],
    answer:
      'Que conquista: você conseguiu isso com paciência, não com briga. Leve um dos dois junto, chegue quinze minutos antes e apresente o professor. Peça a ele que explique as regras de segurança e quando começa o contato. Em casa, agradeça e cumpra suas tarefas naquela noite. Não peça matrícula no carro; espere dois dias.',
  },
  {
    matter: 'family-care',
    asked: [
      'Meu pai teve um AVC e a luta é em três semanas; cancelo?',
      'meu pai ta no hospital e eu luto em 3 semanas',
      'e a luta, mantenho?',
      'passo as noites no hospital e de dia tento treinar',
    ],
    answer:
      'Se você dorme no hospital e treina menos da metade, cancele nesta semana, com respeito: “Meu pai está internado, não tenho condição de lutar; fico à disposição para outra data”. Lutar sem sono e sem cabeça é risco para você. Mantenha dois treinos leves para respirar. Quem é sério entende; avisar cedo vale mais que tentar.',
  },
  {
    matter: 'family-care',
    asked: [
      'Sinto culpa de ir treinar enquanto minha mãe fica sozinha uma hora; posso ir?',
      'culpa de deixar minha mae 1h',
      'e deixar ela sozinha uma hora?',
      'no tatame só penso se ela caiu',
    ],
    answer:
      'Pode, se o médico ou a enfermeira disse que ela fica em segurança uma hora; se não sabe, pergunte nesta semana. Prepare: telefone na mão dela, água perto, vizinho com a chave, celular com som na borda do tatame. Quem cuida sem pausa adoece. Se ela cai ou se confunde, só saia com alguém lá.',
  },
  {
    matter: 'family-care',
    asked: [
      'Levo meu filho de quatro anos comigo para o treino; como faço para dar certo?',
      'levo o filho de 4 anos no treino?',
      'e levar ele junto, dá?',
      'não tenho com quem deixar e a aula é às sete',
    ],
    answer:
      'Dá, se o professor concordar e houver um canto longe do tatame e dos sacos. Leve lanche, desenho, uma caixa de brinquedos que só aparece lá e combine: “até o apito você fica no tapete azul”. Comece com meia aula. Peça a outro pai que reveze o olhar. Sem adulto olhando, não faça sparring.',
  },
  {
    matter: 'family-care',
    asked: [
      'Meu irmão aceitou ficar com a nossa mãe aos sábados; como faço durar?',
      'meu irmao aceitou os sabados',
      'ele topou! e agora?',
      'depois de dois anos sozinho consegui um dia livre',
    ],
    answer:
      'Que alívio merecido: pedir foi difícil e você conseguiu um dia seu. Escreva para ele uma folha com remédios, horários, comida, telefones e o que acalma, e não ligue de hora em hora para corrigir. Mande à noite “obrigado, me salvou”. No primeiro sábado treine e durma; não use o dia para pôr a casa em ordem.',
  },
  {
    matter: 'loneliness',
    asked: [
      'A turma sai para comer depois do treino e ninguém me chama; peço para ir?',
      'eles saem e nao me chamam',
      'e eu me convido?',
      'fico amarrando o tênis devagar para ver se alguém chama',
    ],
    answer:
      'Sim, peça simples e leve: “Vocês vão comer? Posso ir junto?”. Quase sempre não chamam porque acham que você tem pressa. Vá três vezes, fique quarenta minutos, pergunte mais do que fala. Na quarta, proponha você o lugar. O que afasta é sair correndo do tatame com fone no ouvido.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Chamei um colega para um café e ele disse que estava ocupado; tento de novo?',
      'chamei e ele tava ocupado',
      'e se ele disser não de novo?',
      'tomei um não e fiquei com vergonha de voltar ao treino',
    ],
    answer:
      'Tente mais uma vez em dez dias, com dia e algo fácil: “Sábado depois do treino vou na padaria, vem?”. Se vier outro não sem contraproposta, convide outra pessoa e continue simpático. Um não fala da agenda dele. O erro é testar só uma pessoa; convide três diferentes neste mês.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Só falo com gente no treino e depois volto para a casa vazia; o que faço à noite?',
      'casa vazia depois do treino',
      'e quando chego em casa, faço o quê?',
      'das nove às onze o silêncio me pega',
    ],
    answer:
      'Ponha uma ligação fixa nessa hora: duas noites por semana, quinze minutos, com irmão, amigo antigo ou parente, já combinada. Nas outras, cozinhe ouvindo rádio e deixe uma atividade com gente na semana, como curso ou voluntariado. Rolar o celular piora. Se a tristeza dura duas semanas, psicólogo; com vontade de morrer, ligue 188.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Um colega me convidou para o aniversário dele e quase não vou; como faço?',
      'me chamaram pro aniversario',
      'me convidaram! mas dá um medo de ir',
      'recebi o primeiro convite em um ano e quero inventar desculpa',
    ],
    answer:
      'Esse convite vale ouro: alguém quer você ali. Responda agora “vou sim, o que levo?”, para não poder fugir. Chegue no começo, quando há pouca gente, ajude com alguma coisa, fale com duas pessoas e permita-se sair depois de uma hora. No dia seguinte mande “obrigado, foi bom”. Beber para soltar a língua costuma dar errado.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Faltam seis meses para o campeonato no exterior e custa oito mil; quanto guardo por mês?',
      '8 mil em 6 meses quanto guardo',
      'e por mês, dá quanto?',
      'quero ir ao torneio fora e não sei se a conta fecha',
    ],
    answer:
      'São cerca de 1.350 por mês; separe no dia em que o salário cai, em conta que você não usa. Se só consegue 800, junta 4.800: busque o resto com rifa, seminário ou aulas particulares, ou vá ao campeonato seguinte. Compre primeiro passagem e inscrição. Parcelar tudo no cartão contando com patrocínio é o erro comum.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Usei metade da reserva da viagem no conserto do carro; desisto?',
      'gastei a reserva no carro',
      'e se eu tive que mexer no dinheiro?',
      'tinha dois mil guardados e o carro levou mil',
    ],
    answer:
      'Não desista: reserva serve também para isso, e você não precisou de empréstimo. Refaça a conta hoje: valor que falta dividido pelos meses que restam. Se passar do que cabe, corte o hotel dividindo quarto ou mude para um torneio mais perto. Daqui em diante separe duas caixinhas, emergência e viagem.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Meus amigos saem todo fim de semana e gasto tudo; como saio gastando menos?',
      'gasto tudo saindo com amigos',
      'e como eu saio sem gastar?',
      'guardo de segunda a quinta e torro no sábado',
    ],
    answer:
      'Leve um valor fixo separado, por exemplo sessenta reais, e deixe o cartão em casa. Coma antes, chegue depois do jantar e proponha o programa: “Sábado churrasco aqui, cada um traz o seu”. Diga sem drama: “Estou juntando para o campeonato”. O que fura o plano é dividir a conta igual; peça a sua separada.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Juntei os primeiros mil reais; onde deixo?',
      'juntei mil reais onde ponho',
      'consegui os mil! e agora?',
      'pela primeira vez tenho dinheiro guardado e medo de gastar',
    ],
    answer:
      'Os primeiros mil são os mais difíceis, parabéns por segurar. Se for para usar em menos de um ano, deixe em algo simples e resgatável, como conta remunerada ou Tesouro Selic, separado da conta do dia a dia. Programe a transferência automática no dia do salário. Não empreste nem arrisque em promessa de ganho rápido.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Tenho crise de ansiedade no meio do rola, com alguém em cima de mim; o que faço?',
      'panico quando ficam em cima',
      'e se vier no meio do treino?',
      'embaixo dos cem quilos me falta o ar e quero sair correndo',
    ],
    answer:
      'Bata sem vergonha, sente-se na borda e solte o ar em oito segundos, dez vezes, olhando para um objeto. Depois peça a um parceiro leve: “Fica por cima dez segundos e sai quando eu bater”. Suba para vinte, trinta, ao longo das semanas. Dor no peito, desmaio ou falta de ar que não passa é médico.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Já faço exercício, corto café e nada; qual é o próximo passo?',
      'treino, cortei cafe e nada',
      'tentei tudo isso, e agora?',
      'faço tudo o que mandam e acordo com aperto no peito',
    ],
    answer:
      'O próximo passo é consulta: clínico geral primeiro, para ver tireoide, coração, sono e remédios, e psicólogo em seguida; pelo SUS comece no posto. Leve anotado: desde quando, quantas vezes por semana, o que deixou de fazer. Terapia costuma levar algumas semanas até aliviar. Pare de procurar sintomas na internet à noite. Aperto forte no peito: 192.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Tenho vergonha de dizer ao professor que tenho ansiedade; conto?',
      'conto pro professor q tenho ansiedade',
      'e na academia, eu falo?',
      'às vezes preciso sair da aula e ninguém entende',
    ],
    answer:
      'Conte em uma frase, antes da aula: “Às vezes tenho crise de ansiedade; se eu sair dois minutos, está tudo bem, volto sozinho”. Não precisa de detalhes. Diga também o que ajuda: espaço, porta aberta, ninguém em volta. Um bom professor acena e segue. Se ele fizer piada disso diante da turma, procure outro lugar.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Fui ao mercado sozinho hoje, com o coração disparado, e fiquei; é bobo comemorar?',
      'fui no mercado sozinho hj',
      'consegui ficar até o fim, acredita?',
      'fazia meses que não entrava num lugar cheio e hoje entrei',
    ],
    answer:
      'Não é bobo: ficar com o coração disparado até baixar é exatamente o que cura. Anote quanto tempo levou para aliviar. Repita o mesmo mercado duas vezes nesta semana, no mesmo horário, e só depois um mais cheio. Não leve alguém toda vez como muleta. Se estiver em terapia, conte lá esse passo.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Recebi um elogio e não acreditei; o que respondo da próxima vez?',
      'me elogiam e nao acredito',
      'e quando alguém elogia?',
      'quando dizem que fui bem, começo a explicar por que não fui',
    ],
    answer:
      'Responda só “obrigado, trabalhei nisso” e feche a boca por três segundos. À noite escreva o elogio palavra por palavra, com o nome de quem disse, numa lista. Não precisa acreditar, só não contradizer. O que mantém a dúvida é devolver o elogio com um defeito; quem elogiou acaba desistindo.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Fiz a lista do que fiz bem e saiu vazia; e agora?',
      'minha lista saiu vazia',
      'tentei escrever e não achei nada',
      'sentei para anotar as coisas boas e fiquei olhando a folha',
    ],
    answer:
      'Baixe a régua: escreva o que fez, não o que fez bem. “Levantei, fui ao trabalho, respondi minha irmã, treinei vinte minutos”. Três linhas por noite durante duas semanas. Peça também a uma pessoa que goste de você uma frase para a lista. Se tudo segue vazio e sem gosto por duas semanas, fale com médico ou psicólogo.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Errei feio no trabalho e agora acho que não presto; o que faço amanhã?',
      'errei feio no trabalho',
      'e amanhã, como olho para eles?',
      'mandei o arquivo errado para o cliente e quero sumir',
    ],
    answer:
      'Chegue cedo e diga antes que perguntem: “O erro foi meu, já corrigi isto, e daqui em diante confiro com lista antes de enviar”. Uma vez, sem se humilhar. Depois trabalhe normal. Um erro descreve um dia, não você. O que piora é pedir desculpa dez vezes ou se esconder até o assunto crescer.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Hoje pedi ajuda pela primeira vez e me senti fraco; fiz bem?',
      'pedi ajuda e me senti fraco',
      'falei com alguém, e agora estou com vergonha',
      'contei ao meu professor que ando mal',
    ],
    answer:
      'Fez muito bem: pedir ajuda quando se acha que não merece é das coisas mais corajosas. A vergonha de hoje costuma passar em um ou dois dias. Mande à pessoa “obrigado por ouvir” e combine um próximo passo com data, como marcar psicólogo até sexta. Se vierem pensamentos de morrer, ligue 188 a qualquer hora.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Meu irmão mais novo ganha o dobro de mim; como fico bem perto dele?',
      'meu irmao ganha o dobro',
      'e com ele, como eu convivo?',
      'todo almoço ele fala do carro novo',
    ],
    answer:
      'Mude o assunto e o terreno: chame-o para algo em que dinheiro não entra, como treino, futebol ou cozinhar. Quando vier o carro, diga “que bom, fico feliz” e pergunte outra coisa. Em casa, escreva um número seu para três meses, como guardar seiscentos reais. Competir com mentira ou dívida é o que sai caro.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Saí das redes e ainda me comparo com todo mundo; o que mais faço?',
      'sai do insta e ainda me comparo',
      'já apaguei tudo e continua',
      'mesmo sem celular fico medindo minha vida com a dos outros',
    ],
    answer:
      'Troque a medida: todo domingo, dez minutos, compare você com você de três meses atrás em três coisas: corpo, dinheiro, relações. Um número em cada. Quando a comparação vier, diga “não sei o preço que ele pagou” e volte à tarefa da mão. Se a inveja come o sono há semanas, psicólogo ajuda.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Minha amiga começou comigo e já vai ao mundial; dou os parabéns mesmo com inveja?',
      'minha amiga vai pro mundial e to com inveja',
      'e o que eu escrevo para ela?',
      'fiquei feliz e com raiva ao mesmo tempo',
    ],
    answer:
      'Dê, hoje, curto e verdadeiro: “Vi você trabalhar por isso. Parabéns”. A inveja pode ficar do lado; ela só mostra o que você também quer. Depois pergunte a ela uma coisa prática: “Quantos treinos você fazia por semana?”. Escolha uma para copiar por um mês. Sumir da vida dela é o que vira mágoa.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Fui ao encontro da turma da escola e saí bem; por que eu tinha tanto medo?',
      'fui no encontro da escola e foi de boa',
      'fui, e ninguém me julgou',
      'passei um mês com medo de dizer onde trabalho e foi tranquilo',
    ],
    answer:
      'Você foi apesar do medo, e isso vale mais que qualquer cargo na mesa. O medo era grande porque você imaginava todos prontos; ao vivo, cada um contava também suas quedas. Guarde duas conversas boas e mande mensagem para essas pessoas nesta semana, com um café marcado. No próximo encontro, lembre disto antes de recusar.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Fiz a lista de prós e contras e deu empate; e agora?',
      'lista deu empate',
      'a lista não resolveu; o que mais?',
      'dezoito pontos de cada lado e continuo parado',
    ],
    answer:
      'Com empate, teste: viva três dias como se já tivesse escolhido a primeira, depois três com a segunda, e anote à noite como dormiu e o que sentiu ao acordar. Depois escolha a que pode ser desfeita com menos custo. Somar pontos engana, porque um item pode pesar mais que dez; circule o único inegociável.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Minha família quer uma coisa e eu outra; como decido sem romper?',
      'familia quer uma coisa eu outra',
      'e se eles ficarem contra?',
      'se eu for, minha mãe para de falar comigo',
    ],
    answer:
      'Decida primeiro sozinho, por escrito, e só depois conte, como decisão com espaço para medo: “Vou fazer isto a partir de março. O que te preocupa?”. Ouça vinte minutos sem defender. Ofereça uma coisa concreta, como visita mensal. Pedir permissão quando você só queria apoio é o que costuma acabar em briga.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Decidi e agora só penso na outra opção; volto atrás?',
      'decidi e me arrependi',
      'já escolhi, mas a dúvida não para',
      'assinei ontem e não dormi pensando no que larguei',
    ],
    answer:
      'Não volte atrás por trinta dias: dúvida logo após decidir é normal e quase sempre é luto pela outra porta. Marque no calendário uma data de revisão e escreva dois sinais que fariam você mudar. Até lá, trabalhe na escolha feita. Se houver prazo legal de desistência no contrato, veja a data com um advogado.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Recusei a proposta e me sinto covarde; fui medroso ou prudente?',
      'recusei e me sinto covarde',
      'disse não, e agora acho que fugi',
      'era a chance da minha vida e eu não aceitei',
    ],
    answer:
      'Dizer não a algo grande também exige coragem, e você respondeu em vez de sumir. Para saber a diferença, escreva o motivo em uma frase: se cita fatos, como dinheiro, filhos ou saúde, foi prudência; se só cita vergonha de falhar, foi medo. Nesse caso prepare em três meses o que faltou para a próxima.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Meu visto demora e já saí do emprego; como organizo esses dois meses?',
      'sai do emprego e o visto demora',
      'e enquanto não sai o visto?',
      'era para eu estar lá e estou no sofá da minha mãe',
    ],
    answer:
      'Trate como dois meses com data: trabalho temporário ou aulas particulares de manhã, língua uma hora por dia, três treinos por semana. Corte gastos como se já pagasse aluguel lá. Confira o processo só às segundas, no canal oficial. Não viaje nem trabalhe com visto errado; dúvida é para advogado de imigração.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Na academia nova, o estilo é outro e me sinto iniciante; adapto ou procuro outra?',
      'academia nova é outro estilo',
      'e se o jeito de treinar for diferente?',
      'mudei de cidade e aqui fazem tudo ao contrário',
    ],
    answer:
      'Adapte-se por seis semanas antes de decidir: faça o que ensinam na aula e use o seu jogo só nos rounds livres. Não diga “na minha academia era assim”. Pergunte ao professor: “O que você mudaria primeiro em mim?”. Se depois disso houver sparring perigoso ou descaso, visite outras duas. Diferente não quer dizer ruim.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Mudei há dois meses e quero voltar; quanto tempo aguento antes de decidir?',
      '2 meses e quero voltar',
      'e se eu quiser voltar?',
      'todo domingo olho passagem de volta',
    ],
    answer:
      'Dê seis meses desde a chegada e marque a data; do segundo ao terceiro mês costuma ser o fundo. Até lá: mesmo treino três vezes por semana, um convite por semana, uma visita a casa já comprada. Não decida no domingo à noite. Se não dorme, não come ou chora todo dia, procure ajuda antes do prazo.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Consegui casa e trabalho na cidade nova; o que faço primeiro para me sentir em casa?',
      'consegui casa e trampo',
      'deu certo! e agora?',
      'assinei o aluguel ontem e não conheço ninguém',
    ],
    answer:
      'Casa e trabalho num lugar estranho é uma obra enorme, e você fez. Nesta semana crie três lugares fixos: uma padaria, uma academia, um caminho a pé, sempre nos mesmos horários. Diga seu nome a uma pessoa em cada um. Cadastre-se no posto de saúde. Passar todas as noites em chamada com a cidade antiga atrasa.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Já disse sim e me arrependi; como volto atrás?',
      'disse sim e me arrependi',
      'e se eu já aceitei?',
      'prometi ajudar na mudança e estou no limite',
    ],
    answer:
      'Avise hoje, quanto mais cedo melhor: “Aceitei rápido demais e não vou conseguir. Desculpe avisar agora; posso emprestar o carro por duas horas”. Uma desculpa, uma frase, nada de doença inventada. Se falta menos de um dia e a pessoa depende de você, cumpra e recuse o próximo. O pior é não aparecer.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Minha chefe pede para eu ficar até tarde toda sexta, que é dia de treino; como recuso?',
      'chefe pede sexta ate tarde',
      'e com a chefe, dá para dizer não?',
      'toda sexta às cinco surge uma urgência',
    ],
    answer:
      'Diga na quinta, antes da urgência: “Amanhã saio às 18h; o que precisa estar pronto até lá?”. Na sexta, repita: “Até as seis faço isto; o resto segunda às oito”. Aceite uma em quatro, quando for real. Hora extra sem pagamento, sempre, é conversa com RH, sindicato ou advogado. Anote as datas.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Na academia sempre me colocam com os iniciantes; como recuso sem parecer arrogante?',
      'sempre me poem com iniciante',
      'e no treino, recuso como?',
      'há três meses não faço um round com alguém do meu nível',
    ],
    answer:
      'Fale com o professor antes da aula: “Gosto de ajudar; posso ficar com os novos na segunda e treinar no meu nível na quarta?”. Você oferece um dia e pede outro. Na hora, sem combinar, faça o round e não reclame diante do novato. O erro é ajudar com cara feia até explodir.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Disse meu primeiro não e a pessoa ficou fria; fiz mal?',
      'disse nao e ela ficou fria',
      'consegui dizer não, mas agora está estranho',
      'recusei emprestar o carro e meu primo sumiu',
    ],
    answer:
      'Fez bem: o primeiro não é o mais caro, e você o disse. A frieza costuma durar de dias a duas semanas, porque a pessoa estava acostumada. Cumprimente normal, não se explique de novo e não compense com um sim maior. Daqui a dez dias convide para algo simples. Se só havia relação com favores, isso aparece agora.',
  },
  {
    matter: 'bullied',
    asked: [
      'Contei na escola e nada mudou; qual é o próximo passo?',
      'contei e nao fizeram nada',
      'já falei com a professora, e agora?',
      'a coordenação disse que era brincadeira',
    ],
    answer:
      'Faça por escrito, junto com seu pai, mãe ou responsável: e-mail à direção com datas, nomes, o que houve e o pedido “quais medidas e até quando?”. Dê uma semana. Sem resposta, a Secretaria de Educação e o Conselho Tutelar são o passo seguinte; agressão física é boletim de ocorrência. Guarde prints. Não fique sozinho com isso.',
  },
  {
    matter: 'bullied',
    asked: [
      'Um grupo da academia ri de mim no vestiário; saio ou falo?',
      'riem de mim no vestiario',
      'e se for dentro da academia?',
      'três caras imitam meu jeito de lutar',
    ],
    answer:
      'Fale primeiro com o professor, a sós: “Três alunos riem de mim toda aula, foi na terça e na quinta; quero treinar em paz”. Se você é menor, com um responsável junto. Bom professor resolve nessa semana. Se ele ri também ou nada muda em duas semanas, mude de academia; isso não é perder.',
  },
  {
    matter: 'bullied',
    asked: [
      'Meu filho aprendeu a lutar e quer se vingar do menino que o perseguia; o que digo?',
      'meu filho quer se vingar',
      'e se ele quiser bater agora?',
      'ele disse que vai quebrar o valentão na saída',
    ],
    answer:
      'Diga: “Você aprendeu para não ter medo. Bater primeiro, não. Se te atacarem, solta, sai, chama adulto”. Ensine a frase alta “Para! Não encosta!”, mãos abertas na frente, e o caminho até um adulto. Ouça a raiva vinte minutos antes de corrigir. E resolva com a escola, por escrito, porque a segurança é tarefa dos adultos.',
  },
  {
    matter: 'bullied',
    asked: [
      'Hoje falei “para” em voz alta e eles pararam; e amanhã?',
      'falei para e pararam',
      'consegui responder hoje',
      'pela primeira vez não abaixei a cabeça',
    ],
    answer:
      'Foi muita coragem, e o corpo agora sabe que consegue. Conte hoje mesmo a um adulto de confiança o que aconteceu, com hora e nomes, mesmo tendo dado certo. Amanhã ande com um colega e fique perto de gente; se recomeçar, a mesma palavra, mesma voz, e sair. Não provoque de volta. Com medo forte, psicólogo ajuda.',
  },
  {
    matter: 'purpose',
    asked: [
      'Ganhei tudo o que queria e não sei o que vem agora; como acho a próxima meta?',
      'consegui tudo e agora?',
      'e depois que se chega lá?',
      'peguei a faixa-preta e acordei sem direção',
    ],
    answer:
      'Não procure outra meta por dois meses; procure uso para o que você tem. Dê uma aula por semana, ajude um iniciante, experimente uma coisa em que é péssimo. Anote à noite o que deu energia, de zero a dez. Em oito semanas aparece um padrão. Marcar já a próxima conquista para calar o vazio costuma adiá-lo.',
  },
  {
    matter: 'purpose',
    asked: [
      'Tenho três coisas que me interessam; como testo sem largar nada?',
      'tenho 3 interesses, como testo',
      'e como experimento?',
      'gosto de ensinar, de cozinhar e de desenho, e não faço nada com isso',
    ],
    answer:
      'Dê um mês a cada uma, duas horas por semana, com um resultado que outra pessoa veja: uma aula dada, um jantar para seis, um desenho entregue. No fim, anote se você quis continuar depois de acabar o tempo. A que você faria cansado na sexta é a primeira. Comprar equipamento antes do teste é o erro.',
  },
  {
    matter: 'purpose',
    asked: [
      'Faço quarenta no mês que vem e sinto que desperdicei tudo; o que faço com isso?',
      'faço 40 e desperdicei tudo',
      'e esse peso do aniversário?',
      'olho para trás e só vejo o que não fiz',
    ],
    answer:
      'Escreva duas páginas: o que já carregou nas costas até aqui e o que ainda quer aos quarenta e cinco, com três itens possíveis. Escolha o menor e comece antes do aniversário. Conte a uma pessoa. A conta que você faz só soma faltas. Se nada dá gosto há semanas, marque médico ou psicólogo.',
  },
  {
    matter: 'purpose',
    asked: [
      'Dei minha primeira aula voluntária e saí feliz; é isso?',
      'dei aula voluntaria e amei',
      'acho que achei uma coisa',
      'ensinei crianças no projeto e voltei sorrindo',
    ],
    answer:
      'Essa alegria é um sinal bom, dos mais confiáveis que existem. Não largue nada por ela ainda: combine as próximas oito aulas, no mesmo dia, e veja se continua na quinta, quando chove e faltam alunos. Peça ao coordenador uma crítica. Depois disso, procure o curso ou registro que a função exige.',
  },
  {
    matter: 'grief',
    asked: [
      'É o primeiro aniversário da morte do meu pai e tenho treino; o que faço nesse dia?',
      'faz 1 ano q meu pai morreu',
      'e na data, treino ou não?',
      'quinta faz um ano e não sei onde quero estar',
    ],
    answer:
      'Planeje o dia antes, para não ser pego: de manhã algo por ele, como visita, vela ou a comida preferida; à noite treino leve, com um colega avisado. Diga ao professor: “Hoje faz um ano do meu pai, talvez eu pare antes”. Nada de sparring forte. Ficar só com o celular na data costuma ser o pior.',
  },
  {
    matter: 'grief',
    asked: [
      'Todo mundo já esqueceu e eu continuo mal; com quem falo?',
      'todos esqueceram e eu nao',
      'já se passaram meses e ninguém pergunta mais',
      'no começo todos ligavam, agora nada',
    ],
    answer:
      'Escolha uma pessoa que o conheceu e peça direto: “Preciso falar dele meia hora, você pode no domingo?”. As pessoas calam por medo de machucar, não por esquecer. Procure também um grupo de luto ou psicólogo; o posto de saúde orienta. Se não dorme, não trabalha ou pensa em morrer, ligue 188 hoje.',
  },
  {
    matter: 'grief',
    asked: [
      'Minha primeira luta sem ele no córner; como faço?',
      'primeira luta sem meu pai no corner',
      'e na luta, sem ele lá?',
      'ele amarrava minha luva e agora vai ser outro',
    ],
    answer:
      'Dê ao lugar dele uma forma pequena: o nome dentro da bandagem, a toalha dele na bolsa, um minuto sozinho antes de aquecer. Escolha com calma quem amarra a luva e conte a essa pessoa. Chore antes, se vier. Diga ao treinador que pode parar tudo até a véspera. Lutar para merecer o amor dele pesa demais.',
  },
  {
    matter: 'grief',
    asked: [
      'Hoje ri no treino pela primeira vez e me senti culpado; é errado?',
      'ri hoje e me senti culpado',
      'hoje por um minuto esqueci',
      'faz dois meses que ela morreu e eu me diverti',
    ],
    answer:
      'Não é errado: rir é o corpo respirando, e não tira nada do amor que você tem. Culpa assim é comum no luto. À noite, conte a ela em voz alta ou no papel do que você riu. Volte à mesma aula na semana que vem. Haverá dias piores depois disso; não são recaída, são ondas.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Falei com ele e ele disse que está tudo bem; insisto?',
      'falei e ele disse q ta bem',
      'e se ele negar?',
      'perguntei, ele riu e mudou de assunto',
    ],
    answer:
      'Insista uma vez em poucos dias, com fatos e sem diagnóstico: “Você faltou quatro treinos e cheirava a bebida na segunda. Me preocupo. Vamos comer algo quarta?”. Depois fique perto sem interrogar. Diga que a oferta continua. Se falar em morrer ou sumir, não o deixe sozinho e ligue 188 ou 192. Discutir com ele bêbado não adianta.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Ele só liga de madrugada e estou esgotado; como ponho limite?',
      'ele liga de madrugada toda noite',
      'e eu, como aguento?',
      'viro a noite ouvindo meu amigo e trabalho às sete',
    ],
    answer:
      'Diga de dia: “Quero te ajudar e preciso dormir. Falo todo dia das sete às oito; depois das onze, ligue 188, que atende a noite toda”. Cumpra o horário. Chame mais uma pessoa para dividir, com o acordo dele. Você é amigo, não plantão. Só perigo imediato quebra a regra, e aí é 192.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Meu colega emagrece demais para bater peso e esconde que vomita; o que faço?',
      'meu colega vomita pra bater peso',
      'e se for com comida?',
      'ouvi ele vomitando no banheiro depois do almoço',
    ],
    answer:
      'Fale a sós, sem citar o peso dele: “Ouvi você vomitar, fiquei preocupado, não precisa explicar. Vou com você ao médico”. Ofereça dia e hora. Se ele negar e continuar, conte ao treinador, porque é risco de vida; se for menor, aos pais. Não vigie o prato nem elogie magreza. Desmaio ou palpitação: 192.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Meu amigo aceitou ir ao médico; como ajudo agora?',
      'ele aceitou ir ao medico',
      'ele topou! e agora?',
      'depois de meses ele disse que vai procurar ajuda',
    ],
    answer:
      'Isso é enorme, e sua paciência teve parte nisso. Ajude no prático: marque com ele hoje, vá junto até a sala de espera, coma algo depois sem perguntar tudo. Pergunte: “Quer que eu te lembre da próxima?”. Haverá semana ruim; não é fracasso. Continue chamando para o treino leve e cuide também do seu sono.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'O dono me deu desconto e agora tenho vergonha de aparecer; como retribuo?',
      'me deram desconto e to com vergonha',
      'e como eu retribuo?',
      'não pago quase nada e sinto que todos sabem',
    ],
    answer:
      'Retribua com uma tarefa fixa e pequena: abrir a academia na terça, limpar o tatame, ajudar na turma infantil. Diga: “Obrigado pelo desconto; posso fazer isto toda semana”. Uma hora basta. Ninguém na turma precisa saber. O erro é faltar por vergonha: o desconto foi dado para você treinar.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'A inscrição do campeonato vence sexta e faltam cento e cinquenta reais; o que faço?',
      'faltam 150 pra inscrição',
      'e a inscrição, como pago até sexta?',
      'treinei três meses e não tenho o dinheiro da taxa',
    ],
    answer:
      'Hoje pergunte à organização se há isenção, parcelamento ou lote social, e ao professor se a academia adianta: “Faltam 150; pago em três vezes ou com horas de ajuda”. Venda algo parado ou faça um bico no fim de semana. Se não der até sexta, vá ao próximo. Não use cheque especial nem dinheiro do aluguel.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Meus colegas vão jantar depois do campeonato e não posso pagar; o que digo?',
      'nao posso pagar o jantar da equipe',
      'e se eles saírem para comer?',
      'sempre invento que estou cansado para não gastar',
    ],
    answer:
      'Diga leve e verdadeiro: “Este mês estou apertado; vou junto e tomo uma água, ou fazemos um lanche lá em casa?”. Coma antes e fique meia hora. Quase sempre alguém está igual. Se oferecerem pagar uma vez, aceite com “obrigado”. Inventar cansaço toda vez faz a turma parar de convidar.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Falei com o dono e ele deixou pagar metade; como não perco isso?',
      'ele deixou pagar metade',
      'consegui a metade!',
      'criei coragem, contei a verdade e ele aceitou',
    ],
    answer:
      'Contar a verdade foi a parte difícil, e ela abriu a porta. Mande por escrito: “Combinado: metade até março, todo dia cinco. Obrigado”. Pague no dia, mesmo que falte para outra diversão, e avise antes se for atrasar. Em março procure-o você. Sumir quando o mês aperta é o que acaba com acordos assim.',
  },
  {
    matter: 'family-support',
    asked: [
      'Convidei e eles disseram que talvez; insisto?',
      'convidei e disseram talvez',
      'e se eles ficarem no talvez?',
      'minha mãe respondeu “vamos ver” e não falou mais',
    ],
    answer:
      'Insista uma vez, com tudo fácil: “Sábado, luto por volta das quatro, o ingresso está comigo, o tio Zé busca vocês”. Depois solte. Se não vierem, mande uma foto à noite, sem cobrança. Muitas mães não vêm por medo de ver você apanhar; ofereça que venham só depois, para o jantar.',
  },
  {
    matter: 'family-support',
    asked: [
      'Meu irmão diz que luta é coisa de vagabundo na frente dos meus filhos; o que respondo?',
      'meu irmao diz q luta é de vagabundo',
      'e na frente das crianças?',
      'todo almoço ele solta essa piada',
    ],
    answer:
      'Na hora, calmo e curto: “Na frente dos meus filhos, não”. Mude de assunto. Depois, a sós: “Gosto de você; sobre o meu esporte, fala comigo, não com eles”. Aos filhos explique que gente querida também se engana. Discutir na mesa vira o espetáculo que ele procura.',
  },
  {
    matter: 'family-support',
    asked: [
      'Pedi ao meu pai para não gritar e ele parou de vir; como conserto?',
      'meu pai parou de vir',
      'e se ele se ofendeu?',
      'falei do jeito dele na arquibancada e agora ele não aparece',
    ],
    answer:
      'Dê a ele uma tarefa em vez de uma proibição: “Pai, sinto sua falta. Filma a luta para mim e me leva para comer depois?”. Ligue, não mande mensagem. Filmando, ele fica quieto e é útil. Não retire o pedido sobre os gritos. Dê duas ou três semanas antes de ligar de novo.',
  },
  {
    matter: 'family-support',
    asked: [
      'Minha mãe veio ver minha luta e eu perdi; estraguei tudo?',
      'minha mae veio e eu perdi',
      'ela foi, e justo aí perdi',
      'a única vez que a família apareceu eu levei um passeio',
    ],
    answer:
      'Não estragou: ela foi, e isso é o que você queria há anos. Ligue hoje: “Obrigado por ter vindo, foi importante”. Pergunte o que ela sentiu e só escute. Mostre que está inteiro, comam juntos. Convide para um treino comum ou para a graduação antes da próxima luta, que assusta menos.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Minha namorada reclama que treino demais; o que digo hoje à noite?',
      'namorada reclama do treino oq digo',
      'e hoje à noite, falo o quê?',
      'toda vez que pego a mochila dá briga',
    ],
    answer:
      'Diga antes de pegar a mochila: “Quero entender: o que pesa mais, as noites, o horário ou eu chegar sem cabeça?” Ouça cinco minutos sem se defender e ofereça uma coisa com dia: “Quinta fico em casa até outubro.” Cumpra quatro semanas. Discutir na porta, atrasado para a aula, é o pior momento.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Ela pediu para eu escolher entre ela e a luta; o que respondo?',
      'ela ou a luta oq respondo',
      'e se for um ultimato mesmo?',
      'ela disse: ou eu ou o campeonato',
    ],
    answer:
      'Responda: “Não quero escolher hoje com raiva. Domingo às dez a gente senta e olha quantas noites e quais lutas.” No domingo leve uma proposta com números, dois treinos a menos ou uma luta por ano. Se a resposta for “nada serve”, o assunto não é treino. Terapia de casal ajuda. Havendo ameaça ou controle, Ligue 180 orienta.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Quantas noites livres por semana eu ofereço em casa?',
      'quantas noites ofereço em casa',
      'e ofereço quantas noites?',
      'treino cinco noites e ela quer três',
    ],
    answer:
      'Ofereça três noites inteiras, celular guardado, e um dia de fim de semana; treine três noites e um sábado cedo. Em camp, quatro noites por oito semanas, com data de fim escrita. Deixe que ela escolha duas das noites. Estar em casa vendo luta no celular não conta como noite livre.',
  },
  {
    matter: 'partner-conflict',
    asked: [
      'Meu amigo ficou magoado porque nunca tenho tempo; o que mando?',
      'amigo magoado sem tempo',
      'e pra ele, escrevo o quê?',
      'meu melhor amigo parou de me chamar',
    ],
    answer:
      'Mande hoje: “Sumi por causa do treino e sinto sua falta. Sábado às onze, café, eu pago?” Dia e hora, não “vamos marcar”. Lá, pergunte dele primeiro e fale de luta no máximo cinco minutos. Depois um encontro fixo por mês. Convidar só para assistir às suas lutas é o que cansa amigo.',
  },
  {
    matter: 'break-up',
    asked: [
      'Ela terminou ontem; treino hoje ou fico em casa?',
      'terminou ontem treino hoje?',
      'e hoje, vou pro treino?',
      'fui largado ontem e não consigo parar de chorar',
    ],
    answer:
      'Treine hoje, leve e sem sparring: quarenta minutos de corda, saco e técnica, e avise um colega: “Terminei ontem, fica comigo hoje.” Coma alguma coisa antes e durma na casa de alguém se a noite pesa. Sparring com raiva machuca os dois. Se vier vontade de morrer, ligue 188 ou vá ao pronto-socorro agora.',
  },
  {
    matter: 'break-up',
    asked: [
      'Mando mensagem para ela ou não?',
      'mando mensagem pra ex?',
      'e se eu escrever só uma vez?',
      'fico olhando se ela tá online',
    ],
    answer:
      'Não mande por trinta dias, salvo filhos, casa ou contas, e isso em três linhas secas. Silencie o perfil e peça a um amigo: “Quando der vontade, escrevo para você.” A vontade é pior às onze da noite, então celular fora do quarto. Bêbado não se escreve. Se ela pediu distância, insistir pode virar crime.',
  },
  {
    matter: 'break-up',
    asked: [
      'Treinamos na mesma academia; quem muda de horário?',
      'ex na mesma academia',
      'e na academia, como fica?',
      'ela treina na mesma turma que eu',
    ],
    answer:
      'Proponha uma divisão por três meses: “Eu fico com segunda e quarta, você terça e quinta, pode ser?” por mensagem curta. Se ela não quer, mude você por quatro semanas. Avise o professor para não fazerem dupla. Não conte a história aos colegas; turma dividida é o que expulsa um dos dois.',
  },
  {
    matter: 'break-up',
    asked: [
      'Em quanto tempo isso para de doer?',
      'quanto tempo ate parar de doer',
      'e isso dura quanto?',
      'faz dois meses e ainda acordo pensando nela',
    ],
    answer:
      'Os primeiros três meses são os mais duros; muita gente dorme melhor em seis a doze semanas e fica bem entre seis meses e um ano. Dois meses e ainda doer é normal. Três âncoras por semana: treino, um amigo, uma refeição boa. Se não come, não trabalha ou bebe todo dia, médico ou psicólogo.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Meus pais proibiram o boxe; o que digo para eles?',
      'pais proibiram boxe oq digo',
      'e com eles, falo o quê?',
      'minha mãe acha que vou virar bandido',
    ],
    answer:
      'Peça só uma aula: “Vem assistir quinta, quarenta minutos, e fala com o treinador. Depois vocês decidem.” Leve respostas: sem sparring no primeiro ano, protetor, notas acima de sete. Escolha um momento calmo. Menor de idade não treina sem a assinatura deles. Ir escondido faz perder o boxe e a confiança junto.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Posso treinar escondido se tenho dezesseis anos?',
      'treinar escondido com 16 pode?',
      'e se eu for sem eles saberem?',
      'minha mãe não deixa e eu quero ir assim mesmo',
    ],
    answer:
      'Não: menor precisa de autorização, e sem ela não há seguro se você se machucar; academia séria recusa. Proponha um acordo de três meses: notas, tarefas e uma modalidade sem golpe na cabeça, como judô ou jiu-jítsu. Peça a um tio ou professor que fale junto. Treine em casa corda e flexão enquanto isso.',
  },
  {
    matter: 'parents-against',
    asked: [
      'O que o treinador pode dizer aos meus pais?',
      'oq o treinador fala pros pais',
      'e o treinador, ajuda como?',
      'meu pai só ouve adulto',
    ],
    answer:
      'Peça que ele ligue e diga quatro coisas em cinco minutos: sparring só depois de meses e leve, capacete e protetor, presença avisada por mensagem, e nota ruim significa pausa. Depois convide-os a ver uma aula de iniciantes, nunca o sparring dos competidores. Um treinador que promete que ninguém se machuca perde a confiança deles.',
  },
  {
    matter: 'parents-against',
    asked: [
      'Sou maior de idade mas moro com eles; como mantenho a paz?',
      'maior de idade pais contra',
      'e morando com eles, faço como?',
      'tenho vinte anos e todo treino vira briga em casa',
    ],
    answer:
      'Diga uma vez, calmo: “Vou treinar terça e quinta, pago eu, chego às dez. Não precisam concordar, só não quero brigar por isso.” Pague com o seu dinheiro e ajude em casa nesses dias. Não discuta de novo a cada saída. Mostrar hematoma no jantar reacende tudo; avise só lesão de verdade.',
  },
  {
    matter: 'family-care',
    asked: [
      'Minha mãe está doente e eu cuido dela; como mantenho um treino?',
      'cuido da mae doente e treino',
      'e o treino, encaixo quando?',
      'desde que minha mãe adoeceu parei de treinar',
    ],
    answer:
      'Segure um treino fixo por semana com substituto marcado: “Irmã, terça das sete às nove é você.” Mais dez minutos por dia em casa. Peça ao posto ou ao convênio atendimento domiciliar. Avise o treinador para congelar o plano. Esperar sobrar tempo faz sumir a única hora sua; e quem cuida exausto adoece.',
  },
  {
    matter: 'family-care',
    asked: [
      'Nasceu o bebê; quando volto a treinar e quantas vezes?',
      'nasceu bebe qdo volto treinar',
      'e volto quando, com o bebê?',
      'meu filho tem três semanas e não durmo',
    ],
    answer:
      'Pai: depois de quatro a seis semanas, uma vez por semana, sem sparring enquanto dormir menos de seis horas. Mãe: só com liberação do médico e começando por assoalho pélvico, em geral a partir da sexta a oitava semana. Combine a mesma folga para o outro. Sumir três noites por semana agora é o que vira mágoa.',
  },
  {
    matter: 'family-care',
    asked: [
      'Como peço ajuda aos meus irmãos que não fazem nada?',
      'irmaos nao ajudam como peço',
      'e com meus irmãos, falo o quê?',
      'tudo sobra pra mim e eles só mandam mensagem',
    ],
    answer:
      'Peça tarefas com dia, não ajuda: “Preciso de alguém sábado das oito às doze, e de trezentos por mês para a cuidadora. Qual dos dois você assume?” Mande a lista da semana no grupo. Uma chamada de vinte minutos por mês. Desabafar “ninguém me ajuda” deixa todos concordando e nada muda.',
  },
  {
    matter: 'family-care',
    asked: [
      'Como trabalho e cuido das crianças quando a creche fecha?',
      'creche fechou como faço',
      'e quando fecha a creche?',
      'amanhã não tem escola e tenho reunião',
    ],
    answer:
      'Divida o dia em turnos com o outro adulto: um das sete às onze, outro das onze às quinze, e mova a reunião: “Amanhã só posso entre sete e onze.” Sozinho, troque com uma família vizinha, uma manhã cada. Quarenta minutos de desenho na reunião, sem culpa. Tentar as duas coisas o dia inteiro estraga as duas.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Sou novo na cidade; como faço amigos na academia?',
      'novo na cidade como faço amigos',
      'e na academia, puxo assunto como?',
      'treino há dois meses e vou embora sem falar com ninguém',
    ],
    answer:
      'Vá sempre à mesma turma, chegue dez minutos antes e fique dez depois; na terceira semana diga a um só: “Vou tomar um açaí depois, vem?” Aprenda três nomes por aula. Precisa de umas oito a dez vezes vendo a mesma pessoa. Trocar de horário toda semana recomeça do zero.',
  },
  {
    matter: 'loneliness',
    asked: [
      'O que eu digo para puxar conversa com alguém do treino?',
      'como puxo conversa no treino',
      'e falo o quê pra começar?',
      'fico mudo no vestiário',
    ],
    answer:
      'Pergunte algo que você viu: “Como você saiu daquela montada? Me mostra depois?” Em seguida o nome e há quanto tempo treina. Duas perguntas, um comentário seu, e deixa. Na próxima aula, cumprimente pelo nome. Contar a vida inteira no primeiro dia assusta; ficar no celular fecha a porta.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Passo o fim de semana inteiro sozinho; o que marco?',
      'fim de semana sozinho oq marco',
      'e no sábado, faço o quê?',
      'de sexta à noite até segunda não falo com ninguém',
    ],
    answer:
      'Marque duas coisas até quinta: sábado de manhã treino ou voluntariado com horário, domingo um café ou ligação de vinte minutos. Escreva a três pessoas, porque uma vai dizer não. Saia de casa antes das onze. Esperar convite não funciona nos primeiros meses. Se a tristeza dura semanas ou vem pensamento de morte, 188.',
  },
  {
    matter: 'loneliness',
    asked: [
      'Quanto tempo leva até ter amigos de verdade em um lugar novo?',
      'quanto tempo ate ter amigos',
      'e amigo mesmo, demora quanto?',
      'faz seis meses que mudei e só tenho conhecidos',
    ],
    answer:
      'Conte seis a doze meses e umas cinquenta horas com a mesma pessoa até virar amizade simples. Seis meses com conhecidos é o meio do caminho. Escolha dois deles e marque algo quinzenal fora da academia. Convide quatro vezes antes de desistir. Espalhar-se em cinco grupos dá muitos “oi” e nenhuma amizade.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Como junto dois mil reais para um campeonato em seis meses?',
      'juntar 2 mil em 6 meses',
      'e por mês, quanto guardo?',
      'o campeonato é em outubro e não tenho um real',
    ],
    answer:
      'Guarde setenta e sete reais por semana, transferidos no dia do pagamento para uma conta separada. Metade de corte, por exemplo delivery e assinatura, metade de extra: duas aulas ou um bico por mês. Compre inscrição e passagem cedo. Guardar o que sobra no fim do mês é o que deixa sempre zero.',
  },
  {
    matter: 'money-saving',
    asked: [
      'O que corto primeiro do orçamento?',
      'oq corto primeiro do orçamento',
      'e corto o quê?',
      'ganho dois e oitocentos e não sobra nada',
    ],
    answer:
      'Anote quatorze dias de gasto e corte os três maiores itens que se repetem sem você lembrar: delivery, assinaturas, corrida de aplicativo costumam dar duzentos a quatrocentos. Aluguel e comida de mercado ficam. Deixe sessenta por mês livres para não quebrar o plano. Cortar o cafezinho e manter o cartão parcelado não muda a conta.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Pago a dívida ou guardo para a viagem da competição?',
      'pago divida ou guardo pra viagem',
      'e o cartão, pago antes?',
      'devo mil no cartão e quero competir em Abu Dhabi',
    ],
    answer:
      'Pague o cartão primeiro; o juro dele come qualquer viagem. Mil em quatro parcelas com acordo, e só então a poupança. Enquanto isso, um campeonato de ônibus perto. Guarde ainda quinhentos de emergência. Parcelar a viagem no mesmo cartão faz pagar a competição por dois anos.',
  },
  {
    matter: 'money-saving',
    asked: [
      'Quanto custa de verdade viajar para um campeonato, o que esqueço?',
      'quanto custa viajar pra campeonato',
      'e o que eu esqueço na conta?',
      'sempre gasto o dobro do que planejei',
    ],
    answer:
      'Some inscrição, passagem, hotel de duas noites, comida por dia, transporte local, taxa da federação, uniforme dentro da regra, e quinze por cento de imprevisto. Sai quase sempre metade a mais que inscrição mais passagem. Divida quarto e carro com a equipe. Comida na arena e bagagem com kimono são os esquecidos de sempre.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'O que faço na hora em que vem a crise de ansiedade?',
      'crise de ansiedade oq faço',
      'e na hora que vem, faço o quê?',
      'meu coração dispara do nada no ônibus',
    ],
    answer:
      'Apoie os pés, solte o ar em seis segundos dez vezes e diga em voz baixa cinco coisas que vê e quatro que toca; costuma baixar em dez a vinte minutos. Saia da posição curvada. Primeira vez, com dor no peito, desmaio ou falta de ar forte: 192 ou pronto-socorro. Repetindo, médico ou psicólogo.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Minha cabeça não para à noite; o que faço às duas da manhã?',
      'cabeça nao para as 2 da manha',
      'e de madrugada, faço o quê?',
      'fico revirando conta e trabalho na cama',
    ],
    answer:
      'Levante depois de vinte minutos, luz baixa, escreva cada preocupação com o próximo passo e a hora de amanhã; volte quando o olho pesar. Sem celular. De dia, marque quinze minutos às dezoito só para preocupações. Mais de três noites por semana durante um mês pede médico. Álcool para dormir piora a segunda metade da noite.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Quando a ansiedade precisa de médico e não só de treino?',
      'qdo ansiedade precisa de medico',
      'e a partir de quando eu procuro ajuda?',
      'treino, respiro e mesmo assim vivo em alerta',
    ],
    answer:
      'Procure ajuda se dura mais de duas semanas na maior parte dos dias, tira sono ou comida, faz evitar lugares, ou se há crises repetidas. Comece pelo posto de saúde ou clínico, em até dez dias. Continue treinando leve. Pensamento de morrer ou se machucar: 188 ou pronto-socorro agora. Remédio de amigo não se toma.',
  },
  {
    matter: 'everyday-anxiety',
    asked: [
      'Treino forte ou leve quando estou ansioso?',
      'treino forte ou leve ansioso',
      'e no dia ruim, treino como?',
      'às vezes o treino me acalma, às vezes me acelera mais',
    ],
    answer:
      'Leve a médio, trinta a quarenta minutos em que dá para falar frases, e termine com dez de alongamento e ar solto longo. Forte, no máximo duas vezes por semana e até as dezenove. Sem café três horas antes. Se o coração disparado do treino assusta, comece com cinco minutos e fale com o médico.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Nada do que eu faço presta; o que faço hoje para sair disso?',
      'nada q faço presta',
      'e hoje, faço o quê?',
      'olho pra minha vida e não vejo nada bom',
    ],
    answer:
      'Faça hoje uma coisa de vinte minutos que fique pronta e visível: lavar o quimono, pagar uma conta, um treino curto; escreva que fez. Amanhã outra. Frase para a cabeça: “Isso é um pensamento, não uma medida.” Se dura mais de duas semanas ou vem vontade de sumir, médico, ou 188 a qualquer hora.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Como paro de me xingar por cada erro?',
      'me xingo por cada erro',
      'e quando eu me xingo, faço o quê?',
      'erro um golpe e fico me chamando de lixo',
    ],
    answer:
      'Troque o xingamento por uma instrução de três palavras: “Mão no queixo.” Diga em voz baixa, uma vez, e repita o movimento na hora. Conte quantas trocas faz por treino; dez já é muito bom. Tentar pensar positivo não pega, instrução pega. Pergunte-se se diria aquilo a um colega iniciante.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'O que respondo quando alguém me diminui na família?',
      'familia me diminui oq respondo',
      'e quando falarem isso, digo o quê?',
      'meu tio diz que eu nunca vou ser nada',
    ],
    answer:
      'Responda uma vez, calmo: “Não aceito que fale assim comigo. Se quiser conversar, sem isso.” Se continuar, levante e saia por vinte minutos. Escolha antes onde sentar e com quem. Explicar suas conquistas a quem diminui é dar mais munição. Sendo menor ou havendo agressão, conte a um professor ou ligue 100.',
  },
  {
    matter: 'self-doubt',
    asked: [
      'Quanto tempo leva para eu gostar mais de mim?',
      'quanto tempo pra ter autoestima',
      'e isso muda em quanto tempo?',
      'faz anos que me acho inferior',
    ],
    answer:
      'Conte três a seis meses de prática pequena e diária para notar diferença, por exemplo uma linha por noite com o que você cumpriu. Duas promessas pequenas por dia, sempre cumpridas, valem mais que uma grande. Se vem de anos e atrapalha trabalho ou amor, psicólogo encurta o caminho; no SUS, comece pelo posto.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Todo mundo da minha idade já tem casa e eu não; o que faço com isso?',
      'todos tem casa menos eu',
      'e quando eu me comparo assim?',
      'tenho trinta e dois e moro com meus pais',
    ],
    answer:
      'Escreva o que exatamente você inveja, uma linha, e qual passo de trinta dias leva até lá: guardar trezentos, mandar cinco currículos. O resto não é seu assunto. Compare-se com você de doze meses atrás em três números. Você vê a casa deles, não o financiamento nem a ajuda dos pais.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Apago as redes ou só diminuo?',
      'apago redes ou diminuo',
      'e as redes, tiro de vez?',
      'abro o Instagram e fico mal em cinco minutos',
    ],
    answer:
      'Apague o aplicativo por trinta dias, mantendo a conta, e veja pelo computador só domingo, vinte minutos. Antes, silencie as dez contas que mais doem. Ponha no lugar uma ligação ou quinze minutos de treino. Diminuir “um pouco” dura três dias. Se a academia avisa por lá, peça os avisos por mensagem.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'Colegas que começaram comigo já lutam profissional; como treino sem me sentir atrasado?',
      'colegas ja profissionais e eu nao',
      'e no treino, como não me sinto atrasado?',
      'começamos juntos e só eu fiquei pra trás',
    ],
    answer:
      'Defina a sua linha: quantas horas por semana você treina de verdade e qual meta cabe nelas em seis meses. Quem treina doze horas e você quatro não estão na mesma corrida. Peça a um deles uma dica técnica por mês. Treinar em dobro por um mês para alcançar costuma acabar em lesão.',
  },
  {
    matter: 'comparing-with-others',
    asked: [
      'O que respondo em reunião de família quando perguntam da minha vida?',
      'familia pergunta da vida oq respondo',
      'e quando perguntarem, digo o quê?',
      'no Natal vão perguntar de emprego e casamento',
    ],
    answer:
      'Responda em uma frase e devolva a pergunta: “Tô trabalhando nisso, e treino três vezes por semana. E a sua horta?” Prepare uma para emprego e outra para namoro. Se insistirem: “Hoje não quero falar disso.” Chegue com horário de saída. Justificar-se por dez minutos abre uma segunda rodada de conselhos.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Não consigo decidir; como decido até domingo?',
      'nao consigo decidir ate domingo',
      'e como eu decido logo?',
      'há três meses fico indo e voltando na mesma escolha',
    ],
    answer:
      'Sexta, escreva cada opção em meia página como se já tivesse escolhido; sábado, viva o dia inteiro como se fosse a A, domingo de manhã como se fosse a B; à tarde decida e avise uma pessoa. Anote o pior caso e como sairia dele. Pedir a décima opinião é só adiar.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Para quantas pessoas peço opinião?',
      'pra quantos peço opiniao',
      'e eu pergunto pra quem?',
      'cada um me diz uma coisa diferente',
    ],
    answer:
      'Para três: uma que já fez, uma que conhece você há anos, uma que não ganha nem perde com isso. Pergunte: “O que eu não estou vendo?” e não “o que você faria?”. Pare aí. Em contrato, dinheiro grande ou saúde, a quarta é profissional. Enquete com dez amigos devolve a média dos medos deles.',
  },
  {
    matter: 'big-decision',
    asked: [
      'E se eu escolher errado?',
      'e se escolher errado',
      'e se der errado depois?',
      'tenho medo de me arrepender pro resto da vida',
    ],
    answer:
      'Então você corrige na data de revisão: marque agora um dia, noventa dias à frente, e dois sinais que fariam voltar. A maioria das escolhas de trabalho, cidade e academia se desfaz com custo de alguns meses. Gaste tempo longo só nas que não voltam, como filho, cirurgia e dívida grande. Não decidir também escolhe.',
  },
  {
    matter: 'big-decision',
    asked: [
      'Decido com a cabeça ou com a vontade?',
      'decido com razao ou vontade',
      'e sigo a conta ou o que eu sinto?',
      'a planilha diz uma coisa e a barriga diz outra',
    ],
    answer:
      'Use a conta para eliminar o que quebra você e a vontade para escolher entre o que sobra. Limites duros: dinheiro para seis meses, saúde, filhos. O que passa, escolha pelo que você faria numa terça comum. Não decida com fome, depois de derrota ou depois da meia-noite; espere vinte e quatro horas.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Vou mudar de cidade; quando aviso a academia e o que digo?',
      'mudo de cidade qdo aviso academia',
      'e a academia, aviso quando?',
      'mudo em dois meses e não contei a ninguém',
    ],
    answer:
      'Avise com seis semanas, o professor primeiro e pessoalmente: “Mudo dia dez por trabalho. Você conhece alguém bom lá?” Veja o prazo de cancelamento no contrato. Peça carta de graduação ou registro na federação. Faça uma última aula marcada. Contar na última semana tira a chance de indicação e despedida.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Como escolho academia na cidade nova?',
      'escolher academia na cidade nova',
      'e lá, como acho academia boa?',
      'chego segunda e não conheço nada',
    ],
    answer:
      'Liste três a menos de vinte minutos de casa ou trabalho, faça uma aula em cada na primeira quinzena e escolha onde alguém aprendeu seu nome. Escreva antes: “Chego dia dez, faixa azul, posso visitar quinta?” Assine só mensal por três meses. Escolher a mais famosa a uma hora de casa dura seis semanas.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Quanto dinheiro levo para os primeiros meses em outra cidade?',
      'quanto levo pra mudar de cidade',
      'e de dinheiro, levo quanto?',
      'tenho cinco mil e quero me mudar',
    ],
    answer:
      'Leve três meses de gasto total mais a caução do aluguel; com dois mil e quinhentos por mês, são cerca de dez mil. Com cinco mil, alugue quarto mobiliado por mês e vá com emprego assinado. Mantenha a passagem de volta reservada. Pagar depósito de imóvel que não viu é o golpe mais comum.',
  },
  {
    matter: 'moving-away',
    asked: [
      'Como sobrevivo à saudade nas primeiras semanas fora?',
      'saudade primeiras semanas',
      'e a saudade, faço o quê?',
      'mudei de país e choro toda noite',
    ],
    answer:
      'Duas ligações fixas por semana com casa, não todo dia, treino três vezes no mesmo horário e um convite seu por semana a alguém de lá. As semanas três a oito são as mais duras. Cozinhe algo de casa no domingo. Decida sobre voltar só depois de noventa dias. Sem dormir nem comer: procure médico.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Com que frase digo não sem me explicar?',
      'frase pra dizer nao',
      'e eu falo como, exatamente?',
      'digo sim e me arrependo no mesmo minuto',
    ],
    answer:
      'Use: “Desta vez não consigo, obrigado por perguntar.” Ponto, e fique calado três segundos. Se insistirem, repita igual. Para ganhar tempo: “Te respondo amanhã às doze.” Cada explicação vira uma coisa que o outro resolve. Treine com pedidos pequenos, um não por dia durante duas semanas, antes do chefe ou da mãe.',
  },
  {
    matter: 'saying-no',
    asked: [
      'E se a pessoa ficar brava quando eu disser não?',
      'e se ficar brava',
      'e se ele se chatear comigo?',
      'da última vez ela ficou uma semana sem falar comigo',
    ],
    answer:
      'Deixe ficar: diga “entendo que você ficou chateada, a resposta continua não” e mude de assunto ou saia. A raiva costuma passar em alguns dias. Não compre de volta com um favor maior. Cumprimente normal no dia seguinte. Se a raiva vira ameaça, agressão ou controle, isso não se resolve com frase: Ligue 180 ou 190.',
  },
  {
    matter: 'saying-no',
    asked: [
      'Meu amigo sempre pede dinheiro emprestado; como nego?',
      'amigo pede dinheiro como nego',
      'e se ele pedir de novo?',
      'já emprestei seiscentos e ele pediu mais',
    ],
    answer:
      'Diga: “Não empresto mais dinheiro, para não estragar a amizade. E os seiscentos, cem por mês a partir do dia dez?” Se quiser ajudar, ofereça outra coisa: comida, carona, uma hora para olhar as contas. Escreva o combinado. Mentir que está sem dinheiro só adia até o próximo pagamento.',
  },
  {
    matter: 'saying-no',
    asked: [
      'O treinador pede que eu ajude de graça toda semana; posso recusar?',
      'treinador pede ajuda de graça recuso?',
      'e com o treinador, digo não?',
      'dou três aulas por semana sem receber',
    ],
    answer:
      'Pode, com proposta: “Gosto de ajudar; consigo uma aula por semana de graça, as outras por cinquenta cada ou pela mensalidade.” Dê início em duas semanas para ele se organizar. Três aulas semanais sem pagamento já são trabalho; sobre direitos, pergunte a um advogado trabalhista. Faltar sem avisar para ele entender pune as crianças.',
  },
  {
    matter: 'bullied',
    asked: [
      'Sofro bullying na escola; a quem conto e o que digo?',
      'bullying na escola conto pra quem',
      'e eu conto pra quem primeiro?',
      'três meninos me esperam na saída todo dia',
    ],
    answer:
      'Conte hoje a um adulto que age, pai, mãe ou coordenadora: “Três alunos me esperam na saída desde março. Preciso que alguém esteja lá amanhã.” Anote datas e nomes. Saia acompanhado por outro portão. Disque 100 atende sem dizer seu nome. Se bateram ou ameaçaram, polícia com os pais. Se pensa em morrer, 188 já.',
  },
  {
    matter: 'bullied',
    asked: [
      'Bato de volta, já que treino?',
      'bato de volta?',
      'e se eu revidar, já que sei lutar?',
      'ele me empurra e eu sei que ganharia dele',
    ],
    answer:
      'Não bata; afaste com as mãos abertas, diga alto “para, não quero briga” e vá para onde há adultos. Defesa só para sair de um ataque, e parar assim que sair. Quem treina e machuca perde a razão e pode responder por isso. Conte no mesmo dia a pais e escola, com data e testemunha.',
  },
  {
    matter: 'bullied',
    asked: [
      'Estão me atacando na internet; respondo, bloqueio ou denuncio?',
      'me atacam na internet oq faço',
      'e online, bloqueio ou respondo?',
      'criaram um perfil pra me zoar',
    ],
    answer:
      'Nesta ordem: prints com data e endereço, denúncia na plataforma, bloqueio, e nenhuma resposta. Mostre a um adulto ou amigo hoje. Ameaça, foto íntima ou racismo vai à delegacia com os prints; a ajuda da SaferNet é gratuita. Menor: com os pais. Apagar tudo por vergonha apaga a prova.',
  },
  {
    matter: 'bullied',
    asked: [
      'Sou humilhado por colegas no trabalho; o que faço nesta semana?',
      'humilhado no trabalho oq faço',
      'e essa semana, faço o quê?',
      'me imitam e escondem minhas coisas no trabalho',
    ],
    answer:
      'Segunda comece um registro com data, frase e testemunha; terça diga a um deles, a sós: “Isso tem de parar hoje.” Na sexta, se seguiu, escreva ao chefe ou RH com a lista e um pedido. Sindicato ou advogado trabalhista orienta sobre assédio moral. Rir junto parece aceitar. Sem sono há semanas: médico.',
  },
  {
    matter: 'purpose',
    asked: [
      'Fiz trinta e não sei o que quero; por onde começo?',
      '30 anos e nao sei oq quero',
      'e começo por onde?',
      'todo dia igual e não sei pra quê',
    ],
    answer:
      'Comece com quatro semanas de registro: toda noite, uma linha com o que deu energia e o que tirou. No fim, conte repetições e faça um teste de oito horas com o mais frequente: um curso, um dia ajudando alguém. Decisão grande só depois. Procurar o sentido pensando no sofá dá voltas; testar dá pista.',
  },
  {
    matter: 'purpose',
    asked: [
      'O treino é a única coisa que me faz bem; isso é ruim?',
      'so o treino me faz bem é ruim?',
      'e se for só isso que eu tenho?',
      'fora do tatame nada me interessa',
    ],
    answer:
      'Não é ruim, é frágil: uma lesão e some tudo. Ponha em seis semanas uma segunda coluna ligada a ele: ajudar iniciantes, cuidar de um projeto social, estudar anatomia. Uma hora por semana basta. Se nada fora dá prazer há mais de duas semanas e o sono mudou, fale com um médico.',
  },
  {
    matter: 'purpose',
    asked: [
      'Largo tudo e vou viver treinando seis meses fora?',
      'largo tudo e vou treinar fora?',
      'e se eu largasse tudo mesmo?',
      'penso em ir pra Tailândia treinar',
    ],
    answer:
      'Vá primeiro três ou quatro semanas, nas férias, e decida depois; custa uma fração e mostra a rotina real. Para seis meses: dinheiro de oito, seguro que cubra luta, emprego para a volta ou licença sem salário combinada. Marque o que quer saber ao voltar. Fugir de um emprego ruim leva o problema na mala.',
  },
  {
    matter: 'purpose',
    asked: [
      'Quanto tempo dou a uma nova direção antes de desistir dela?',
      'quanto tempo dou pra nova direçao',
      'e fico quanto tempo tentando?',
      'troco de plano a cada dois meses',
    ],
    answer:
      'Dê doze semanas com três horas por semana e um resultado visível combinado no começo, por exemplo uma aula dada ou um texto publicado. Só na semana doze você julga. As semanas quatro a sete quase sempre são chatas. Trocar nessa altura é o que faz tudo parecer errado. Antes só se adoecer ou quebrar o caixa.',
  },
  {
    matter: 'grief',
    asked: [
      'Meu treinador morreu; treino esta semana?',
      'treinador morreu treino?',
      'e essa semana, eu vou?',
      'meu mestre morreu ontem e não consigo entrar na academia',
    ],
    answer:
      'Vá quando quiser, mas com alguém, e sem sparring nesta semana; uma aula leve ou só sentar no tatame vale. Diga à equipe: “Vamos treinar juntos quinta por ele?” Luta marcada para os próximos dias, você pode adiar. Coma e durma em horário fixo. Quem volta batendo forte para não sentir costuma se machucar.',
  },
  {
    matter: 'grief',
    asked: [
      'O que escrevo para um amigo de treino que perdeu a mãe?',
      'oq escrevo amigo perdeu a mae',
      'e mando o quê pra ele?',
      'meu parceiro perdeu a mãe e não sei o que dizer',
    ],
    answer:
      'Escreva hoje: “Sinto muito pela sua mãe. Não precisa responder. Amanhã deixo comida às sete na sua porta.” Ofereça algo com hora, não “qualquer coisa me chama”. Vá ao velório cinco minutos que seja. Escreva de novo em três semanas, quando todos somem. “Ela está melhor agora” costuma doer.',
  },
  {
    matter: 'grief',
    asked: [
      'Quanto tempo dura o luto e quando preciso de ajuda?',
      'quanto dura o luto',
      'e quando é demais?',
      'faz quatro meses e ainda não consigo trabalhar direito',
    ],
    answer:
      'As ondas mais fortes duram meses e o primeiro ano tem datas duras; quatro meses com dor é normal. Procure médico ou psicólogo se você não trabalha, não come, bebe todo dia ou se isola há semanas. Pensamento de ir junto: 188 ou pronto-socorro agora. Um treino e uma pessoa por semana ajudam a segurar.',
  },
  {
    matter: 'grief',
    asked: [
      'Perdi meu cachorro e me sinto ridículo por chorar tanto; o que faço?',
      'perdi meu cachorro choro muito',
      'e por um bicho, é normal?',
      'meu cachorro morreu e faltei ao trabalho',
    ],
    answer:
      'Chore, porque perder um companheiro diário dói de verdade; tire um dia, guarde a coleira e conte a duas pessoas que entendem. No horário do passeio, caminhe vinte minutos assim mesmo. Ao chefe basta: “Tive uma perda em casa, volto amanhã.” Adotar outro na mesma semana costuma pesar; espere um ou dois meses.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Meu parceiro de treino está bebendo demais; como falo com ele?',
      'parceiro bebendo demais como falo',
      'e como eu puxo isso com ele?',
      'ele chega no treino cheirando a cerveja',
    ],
    answer:
      'Fale a sós, sóbrio, com o que viu: “Terça e quinta você chegou cheirando a álcool. Me preocupo. Vou com você ao posto segunda?” Depois ouça. Com álcool não há treino de contato, avise o treinador. Não peça promessa nem discuta com ele bêbado. Parar de repente pode ser perigoso: médico ou CAPS AD.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Um amigo anda muito triste; pergunto se pensa em se matar?',
      'amigo triste pergunto de suicidio?',
      'e eu pergunto direto?',
      'meu amigo fala que não faz falta a ninguém',
    ],
    answer:
      'Pergunte direto: “Você tem pensado em morrer?” Perguntar não põe a ideia na cabeça. Se disser sim, não o deixe sozinho, tire meios de perto, ligue 188 com ele ou vá ao pronto-socorro; perigo agora, 192. Não prometa segredo; menor, avise os pais. Se disser não, marque um café e o posto nesta semana.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Empresto dinheiro a um amigo com dívida de jogo?',
      'empresto pra amigo com divida de jogo?',
      'e dinheiro, eu dou?',
      'meu amigo perdeu tudo em aposta e me pediu mil',
    ],
    answer:
      'Não empreste: em dívida de jogo o dinheiro costuma voltar à aposta. Ofereça outra coisa hoje: mercado da semana pago por você, duas horas para listar as dívidas e ir junto ao CAPS ou aos Jogadores Anônimos. Diga: “Dinheiro não, ajuda sim.” Se há agiota ameaçando, polícia. Se fala em morrer, 188 já.',
  },
  {
    matter: 'friend-in-trouble',
    asked: [
      'Conto ao treinador o que meu amigo me confiou?',
      'conto pro treinador o segredo?',
      'e eu guardo segredo ou conto?',
      'ele me contou que toma remédio escondido pra treinar',
    ],
    answer:
      'Conte se há risco para a vida ou a saúde, avisando o amigo antes: “Até quinta você fala com o treinador ou um médico; senão falo eu, com você junto.” Remédio escondido, desmaio e pancada na cabeça entram aí; com desmaio não se espera quinta. Namoro e dívida ficam com você. Espalhar na turma é outra coisa.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Não consigo pagar a mensalidade; o que digo ao dono?',
      'nao consigo pagar mensalidade',
      'e o que eu falo pro dono?',
      'tô sumido da academia porque não tenho dinheiro',
    ],
    answer:
      'Mande hoje: “Este mês não consigo pagar. Posso pagar metade até julho ou limpar o tatame duas vezes por semana em troca?” Número e prazo tornam fácil dizer sim. Fale antes do vencimento. Se ele não puder, pergunte por projeto social ou turma da prefeitura. Sumir de vergonha é o que mais se vê e menos precisa.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Como treino sem dinheiro para academia?',
      'treinar sem dinheiro',
      'e de graça, onde treino?',
      'não tenho cem reais por mês pra treinar',
    ],
    answer:
      'Procure três lugares nesta semana: projeto social de luta, centro esportivo da prefeitura, treino aberto de domingo. Enquanto isso, em casa, quatro vezes: dez minutos de corda, quatro rounds de sombra, flexão e agachamento. Corda custa pouco. Pergunte: “Há bolsa ou vaga social?” Sparring na rua sem instrutor, não.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'Que equipamento eu compro primeiro com pouco dinheiro?',
      'q equipamento compro primeiro',
      'e compro o quê primeiro?',
      'tenho cento e cinquenta reais pra começar no muay thai',
    ],
    answer:
      'Protetor bucal e bandagem primeiro, uns sessenta reais juntos; depois luva usada em bom estado, catorze ou dezesseis onças, por noventa. Caneleira se empresta até o terceiro mês. Bucal e coquilha nunca usados por outro. Luva fina e barata demais machuca a mão; peça ao professor para apertar antes de você comprar.',
  },
  {
    matter: 'cannot-afford',
    asked: [
      'O aluguel atrasou e ainda pago academia; paro?',
      'aluguel atrasado paro academia?',
      'e eu corto a academia?',
      'devo aluguel e pago cento e cinquenta de treino',
    ],
    answer:
      'Pause a academia por dois meses, não cancele, e peça acordo ao dono do imóvel hoje: “Pago trezentos dia dez e o resto em três vezes.” Peça ao professor para treinar em troca de ajuda. Procure o CRAS se faltar comida ou houver risco de despejo; Defensoria orienta de graça. Empréstimo em aplicativo para aluguel aperta mais.',
  },
  {
    matter: 'family-support',
    asked: [
      'Minha família nunca veio ver uma luta; como convido?',
      'familia nunca veio ver luta',
      'e como eu chamo eles?',
      'já lutei sete vezes e meu pai nunca foi',
    ],
    answer:
      'Convide uma pessoa só, com tudo resolvido: “Pai, dia doze às sete, a três quarteirões, ingresso comprado, dura dez minutos. Significa muito para mim.” Sem cobrar as outras seis. Se ele tem medo de ver você apanhar, ofereça um treino antes. Perguntar no grupo da família costuma dar silêncio.',
  },
  {
    matter: 'family-support',
    asked: [
      'O que respondo quando riem do meu esporte em casa?',
      'riem do meu esporte oq respondo',
      'e quando eles riem, falo o quê?',
      'meu irmão diz que é coisa de brigão',
    ],
    answer:
      'Diga uma vez, sem rir: “Para mim é sério, treino há três anos. Pode não gostar, mas não quero piada.” Depois mude de assunto. Se repetir, saia da mesa por dez minutos. Não mostre vídeos para convencer. Conte suas notícias a quem pergunta, tio, amigo, equipe; plateia se escolhe.',
  },
  {
    matter: 'family-support',
    asked: [
      'Meu pai grita e me corrige em toda luta; como peço que pare?',
      'pai grita na luta como peço pra parar',
      'e como eu falo isso pra ele?',
      'depois da luta ele passa duas horas falando dos meus erros',
    ],
    answer:
      'Peça três dias antes, não no dia: “Pai, preciso de você torcendo. Instrução só do treinador. Depois da luta, vinte e quatro horas sem análise.” Dê uma tarefa: filmar. Se for difícil, o treinador fala junto. Cumpriu, agradeça. Se há grito de humilhação ou tapa, conte ao treinador; menor também pode ligar 100.',
  },
  {
    matter: 'family-support',
    asked: [
      'Sinto que luto para realizar o sonho do meu pai; o que faço?',
      'luto pelo sonho do meu pai',
      'e se eu não quiser mais por mim?',
      'meu pai era lutador e eu não sei se quero isso',
    ],
    answer:
      'Tire quatro semanas sem competição marcada e escreva depois de cada treino se iria mesmo que ele não soubesse. Depois diga: “Pai, quero treinar, mas competir é decisão minha; até dezembro não luto.” Fale com o treinador antes, para ele apoiar. Perder de propósito ou fingir lesão é a saída que mais cobra depois.',
  },
]
