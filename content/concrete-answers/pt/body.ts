import type { ConcreteAnswer } from '../concrete-answer.ts'

export const BODY: readonly ConcreteAnswer[] = [
  {
    matter: 'gassing-out',
    asked: [
      'Por que eu canso no segundo round se corro cinco vezes por semana?',
      'gas acaba no 2o round',
      'então paro de correr?',
      'corro 8 km fácil e no sparring morro em quatro minutos',
    ],
    answer:
      'Não pare de correr, mas troque duas das cinco corridas por trabalho parecido com round. Faça 5 tiros de 3 minutos no saco ou na bike, com 1 minuto de descanso, em esforço 8 de 10. Mantenha duas corridas leves, em que dá para conversar. O erro comum é correr tudo em ritmo médio: cansa e não prepara. Dor no peito, tontura ou desmaio no esforço: pare e vá ao médico.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Qual a frequência cardíaca certa para um tiro forte?',
      'quanto é forte?',
      'e forte é quanto, pelo batimento ou como?',
      'nunca sei se estou fazendo o intervalado forte o bastante',
    ],
    answer:
      'Forte é o esforço em que você só consegue dizer duas ou três palavras seguidas, 8 a 9 de 10. No relógio, fica perto de 90% do seu máximo real no fim do tiro. Em tiros curtos, guie-se pela fala, porque o batimento chega atrasado. O teste: o último tiro tem que sair no mesmo ritmo do primeiro. Se caiu muito, você começou forte demais.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Como eu respiro durante o round para não ficar sem ar?',
      'como respirar na luta',
      'e a respiração, faço como?',
      'percebo que prendo o ar quando o cara me pressiona',
    ],
    answer:
      'Solte o ar curto pela boca em cada golpe ou cada empurrão, e deixe a entrada acontecer sozinha pelo nariz. Quando sair da distância ou estabilizar uma posição, faça uma expiração longa de 3 a 4 segundos e abaixe os ombros. Treine assim três rounds leves, com o parceiro avisando “respira” quando você travar. O que costuma dar errado é puxar ar demais e nunca esvaziar o pulmão.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'O que faço para o antebraço não travar no jiu-jitsu?',
      'antebraço estoura no rola',
      'e quando é só o braço que acaba?',
      'depois de dois rolas minha mão não fecha mais',
    ],
    answer:
      'Segure forte só quando for puxar ou atacar; no resto do tempo, mantenha a mão em gancho, com força 4 de 10. Faça um rola por treino com no máximo 5 segundos em cada pegada, depois solte e troque. Duas vezes por semana, 3 séries de 20 segundos pendurado no quimono na barra. O erro é brigar com os dedos em vez do quadril. Formigamento que não passa: médico.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Em quanto tempo meu fôlego volta depois de meses parado?',
      'quanto tempo pra voltar o gás',
      'e isso demora quanto?',
      'fiquei seis meses sem treinar e não aguento um round',
    ],
    answer:
      'Conte com 3 a 4 semanas para sentir diferença e 8 a 12 para chegar perto do que era, treinando três vezes por semana. Nas duas primeiras, fique em rounds técnicos e 30 minutos leves de bike ou corrida. Na terceira, coloque um dia de tiros. O erro é fazer sparring forte no primeiro dia e parar de novo. Se parou por doença do coração ou pulmão, libere com o médico.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Quantas vezes por semana faço musculação treinando luta quatro vezes?',
      'quantos dias de peso',
      'e quantas vezes na semana?',
      'treino luta quatro vezes e não sei onde encaixar a academia',
    ],
    answer:
      'Duas vezes por semana, 45 minutos cada, com pelo menos 48 horas entre elas. Coloque nos dias de treino técnico, de preferência seis horas antes ou depois da luta, e nunca na véspera do sparring forte. Perto da luta, baixe para uma vez. O que costuma dar errado é somar um terceiro dia, chegar dolorido ao tatame e perder qualidade justamente no esporte principal.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Quais exercícios de força um lutador realmente precisa fazer?',
      'que exercício fazer na academia',
      'e faço o quê exatamente?',
      'chego na academia e fico rodando máquina sem plano',
    ],
    answer:
      'Faça cinco: agachamento ou passada, levantamento terra romeno, barra fixa ou remada, supino ou flexão com peso, e caminhada carregando halteres. Três séries de 5 a 8 repetições, parando com duas sobrando; a caminhada, 3 vezes 30 metros. Anote a carga e suba 2,5 kg quando fechar tudo limpo. O erro comum é ir até a falha em toda série. Na primeira semana, peça a um professor para olhar o terra.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Faço peso antes ou depois do treino de luta no mesmo dia?',
      'peso antes ou depois',
      'e no mesmo dia, qual vem primeiro?',
      'só tenho um dia para os dois e sempre um sai ruim',
    ],
    answer:
      'Luta primeiro, peso depois, se for tudo seguido. A técnica pede cabeça e perna descansadas, e sparring com o braço cansado aumenta o risco de lesão. Coma uma banana ou um sanduíche entre os dois e corte o peso para 30 minutos: três exercícios, três séries. Se der para separar por seis horas, faça peso de manhã. Em dia de sparring duro, deixe a academia para outro dia.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Musculação vai me deixar lento ou travado para bater?',
      'peso deixa lento?',
      'mas isso não vai me travar?',
      'meu professor diz que puxar ferro estraga o soco',
    ],
    answer:
      'Não, duas sessões pesadas e curtas não deixam ninguém lento. O que trava é chegar dolorido e treinar só série longa até a falha. Faça 3 a 5 repetições com subida rápida e some 3 séries de 5 arremessos de medicine ball. Depois, dois rounds de sombra soltos. Se a velocidade cair por mais de dois dias, tire uma série de cada exercício. Diga ao professor: “Vou medir por seis semanas.”',
  },
  {
    matter: 'strength-training',
    asked: [
      'Dá para ficar forte em casa, sem academia, só com o peso do corpo?',
      'força em casa sem peso',
      'e se eu não tiver academia?',
      'não tenho dinheiro para academia e estou perdendo no físico',
    ],
    answer:
      'Dá, com três sessões de 25 minutos: flexão com pés elevados, barra em uma porta firme ou parque, agachamento numa perna segurando a parede, ponte de quadril numa perna e prancha. Três séries de 6 a 12, com descida de 3 segundos. Quando passar de 12, use mochila com livros. O erro é fazer 50 repetições fáceis, que viram resistência. Dor na articulação: troque o exercício.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Quanto tempo leva para eu conseguir chutar na altura da cabeça?',
      'quanto tempo pra chutar alto',
      'e demora quanto até chegar lá?',
      'meu chute não passa da cintura',
    ],
    answer:
      'Conte com 3 a 6 meses, alongando quatro vezes por semana por 15 minutos. Depois do treino: borboleta, afundo com joelho no chão e perna na lateral sobre uma cadeira, 2 vezes 45 segundos cada. Some 3 séries de 8 elevações lentas da perna, porque altura também é força do quadril. O erro é não girar o pé de apoio. Pinçada na virilha: pare e veja um fisioterapeuta.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Alongo antes ou depois do treino?',
      'alongar antes ou dps',
      'e isso é antes ou no fim?',
      'meu professor manda alongar parado antes e eu fico mole',
    ],
    answer:
      'Antes, faça movimento; parado, só depois. Antes do treino, 8 a 10 minutos: polichinelo, círculos de quadril, passada com rotação, balanço de perna 10 de cada lado, sombra leve. Depois, segure cada posição de 30 a 60 segundos, respirando, até esforço 6 de 10. O que costuma dar errado é forçar com o músculo frio. Fisgada com dor que fica: encerre o treino.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Como solto o quadril travado de ficar sentado o dia todo?',
      'quadril duro de escritório',
      'e para quem passa o dia na cadeira?',
      'levanto da mesa e o quadril não abre na guarda',
    ],
    answer:
      'Levante a cada hora e faça 1 minuto: 10 agachamentos fundos e um afundo de 20 segundos de cada lado. À noite, 10 minutos: posição 90/90 trocando de lado 10 vezes, afundo com joelho no chão e borboleta, 45 segundos cada. Em quatro semanas a guarda já abre melhor. O erro é forçar o joelho quando o quadril não vai. Dor dentro do joelho: saia da posição.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Como é um bom aquecimento de dez minutos antes do sparring?',
      'aquecimento 10 min',
      'me dá minuto a minuto então',
      'chego atrasado, entro frio e sinto tudo puxar',
    ],
    answer:
      'Minutos 0 a 3: corda ou corrida leve. 3 a 5: círculos de ombro, quadril e tornozelo, pescoço só de lado a lado. 5 a 7: passada com rotação, 10 agachamentos, 10 balanços de perna por lado. 7 a 10: sombra subindo até 7 de 10. Se chegou atrasado, perca o primeiro round, não o aquecimento. Diga: “Entro no próximo.”',
  },
  {
    matter: 'flexibility',
    asked: [
      'Quanta dor é normal quando estou alongando?',
      'alongar tem que doer?',
      'e até onde eu forço?',
      'no outro dia do espacate mal consigo andar',
    ],
    answer:
      'Pare no 6 de 10: puxa forte, mas você ainda respira pelo nariz e fala. Se no dia seguinte anda mancando, passou do ponto; descanse 48 horas e volte com metade do tempo. O puxão certo fica no meio do músculo. Dor no ossinho do bumbum, na virilha funda ou atrás do joelho não é alongamento. E ninguém empurra você por cima. Roxo ou estalo: médico.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Como divido a semana com três treinos de luta e dois de força?',
      'monta minha semana 3 luta 2 força',
      'e em que dia fica cada um?',
      'faço tudo colado e na sexta estou morto',
    ],
    answer:
      'Segunda: luta técnica. Terça: força. Quarta: sparring. Quinta: folga ou caminhada de 30 minutos. Sexta: força leve, 35 minutos. Sábado: luta. Domingo: nada. O sparring fica longe da força pesada, e há sempre um dia fraco depois do mais duro. O que estraga esse plano é transformar a quinta em treino escondido. Se na sexta a carga caiu, corte uma série de cada exercício.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Quantas semanas de preparação preciso para a minha primeira luta?',
      'quantas semanas de camp',
      'e começo quanto tempo antes?',
      'luto em março e não sei quando apertar',
    ],
    answer:
      'Oito semanas, se você já treina três vezes por semana há meses. Semanas 1 a 3: base e técnica. 4 a 6: rounds na duração da luta, um sparring mais forte por semana. 7: ainda intenso, com um terço a menos de volume. 8: leve. Se está parado, some quatro semanas antes. O erro é apertar desde o primeiro dia. Quem confirma se você está pronto é o treinador.',
  },
  {
    matter: 'training-plan',
    asked: [
      'O que treino na semana da luta, dia por dia?',
      'semana da luta faço oq',
      'e na última semana?',
      'faltam seis dias e estou com medo de perder o gás se parar',
    ],
    answer:
      'Para luta no sábado: segunda, 40 minutos com 4 rounds de manopla rápidos; terça, técnica 30 minutos; quarta, 3 rounds curtos; quinta, mobilidade e 15 minutos de sombra; sexta, só caminhar. Nenhum sparring duro nos últimos 7 a 10 dias. O gás não some em uma semana; o cansaço sim. O que costuma dar errado é fazer um último teste na quarta e chegar machucado.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Quantos sparrings fortes por semana são demais?',
      'quantos sparring por semana',
      'e sparring, quantos?',
      'na minha academia é porrada todo dia',
    ],
    answer:
      'Um mais forte por semana, e só em preparação; fora dela, sparring leve e técnico uma ou duas vezes. Diga antes do round: “Hoje vou a 50%, cabeça só de toque.” Se o parceiro não baixar, troque de parceiro ou saia do round. O erro é achar que apanhar endurece. Dor de cabeça, tontura ou enjoo depois: nada de sparring e médico no mesmo dia.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Perdi uma semana de treino, eu compenso dobrando na próxima?',
      'perdi a semana, dobro?',
      'e o que eu perdi, recupero como?',
      'fiquei sete dias fora e meu plano atrasou todo',
    ],
    answer:
      'Não dobre; retome o plano de onde parou, com o primeiro treino a 70%. Uma semana fora tira quase nada. Se tem luta marcada, corte da preparação a parte de base e mantenha as semanas de rounds e a última semana leve. O erro é encaixar dois sparrings seguidos para pagar dívida. Se perdeu três semanas ou mais, converse com o treinador sobre adiar: “Faço com segurança ou mudo a data?”',
  },
  {
    matter: 'overtraining',
    asked: [
      'Como sei se estou treinando demais ou só cansado?',
      'overtraining ou preguiça',
      'e como eu separo um do outro?',
      'há três semanas tudo pesa e eu só pioro',
    ],
    answer:
      'Se depois de dois dias de folga você volta bem, era cansaço; se continua pior por mais de duas semanas, é excesso. Olhe quatro sinais de manhã: batimento em repouso 5 a 10 acima do normal, sono ruim, irritação, vontade zero de treinar. Três juntos: uma semana pela metade. O erro é treinar mais porque o rendimento caiu. Sem melhora em duas semanas: médico e exame de sangue.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Paro tudo ou só diminuo quando estou esgotado?',
      'paro ou diminuo',
      'então fico totalmente parado?',
      'estou no limite mas tenho medo de perder tudo',
    ],
    answer:
      'Primeiro pare 3 dias por completo, depois faça 7 dias com metade do tempo e sem sparring. Nesses dias: caminhada de 30 minutos, técnica leve, 8 horas de cama. Só volte ao normal quando acordar com vontade dois dias seguidos. O que costuma dar errado é sentir melhora no quarto dia e ir direto ao treino duro. Febre, desmaio ou palpitação: médico já.',
  },
  {
    matter: 'overtraining',
    asked: [
      'O que digo ao treinador quando preciso de uma semana leve?',
      'como falo pro mestre que preciso parar',
      'e como eu falo isso pra ele?',
      'meu mestre acha que descanso é frescura',
    ],
    answer:
      'Diga com dados, antes da aula: “Professor, há três semanas durmo mal e meu rendimento caiu. Vou fazer sete dias a 50%, sem sparring, e volto na segunda.” Você informa, não pede licença. Leve a data de volta, isso acalma. O erro é sumir sem avisar ou reclamar no meio do treino. Se ele obrigar a lutar esgotado ou machucado, o problema é a academia.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Quantas horas de treino por semana são demais para quem trabalha?',
      'quantas horas é demais',
      'e qual é o teto?',
      'trabalho oito horas, treino duas por dia e vivo quebrado',
    ],
    answer:
      'Para quem trabalha o dia todo, 6 a 8 horas por semana em quatro ou cinco sessões é um bom teto, com um dia livre de verdade. Dessas horas, no máximo duas são duras. Quer subir, some 30 minutos por semana e segure três semanas. O erro é contar só treino e esquecer trabalho pesado e noites curtas. Dormindo menos de seis horas, corte uma sessão.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Comer pouco pode ser a causa de eu estar sempre cansado no treino?',
      'cansado pq como pouco?',
      'e pode ser a comida?',
      'treino todo dia, como salada e vivo sem força',
    ],
    answer:
      'Sim, comer de menos é uma das causas mais comuns. Por duas semanas, coloque carboidrato em toda refeição: um prato com um terço de arroz ou mandioca, mais um lanche de pão com ovo uma hora e meia antes do treino. Se a força volta, era isso. O erro é cortar comida e aumentar treino juntos. Menstruação que sumiu, tontura ou medo de comer: médico ou nutricionista.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Meu joelho estalou e inchou no treino, posso treinar amanhã?',
      'joelho estalou e inchou',
      'e amanhã, dá pra treinar?',
      'ouvi um ploc no joelho numa queda e agora está grande',
    ],
    answer:
      'Não treine amanhã; estalo com inchaço nas primeiras horas precisa de médico em um ou dois dias. Hoje: pare, perna para cima, gelo enrolado em pano 15 minutos a cada duas ou três horas, faixa sem apertar. Se não consegue dar quatro passos, o joelho trava ou foge, vá ao pronto-socorro hoje. O erro é testar com agachamento para ver se passou.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Bati a cabeça no sparring e estou com dor, posso voltar ao round?',
      'bati a cabeça, continuo?',
      'e se a tontura já passou?',
      'levei um cruzado e fiquei meio fora do ar',
    ],
    answer:
      'Não, o treino acabou agora e você vai ao médico hoje, mesmo que a tontura tenha passado. Não dirija e peça a alguém: “Fica comigo as próximas 24 horas.” Vômito, sonolência forte, fala enrolada, dor que aumenta, convulsão ou pupilas diferentes: ligue 192 já. O erro é fazer só mais um round. Sparring de novo somente com liberação médica. Se é menor, avise os pais na hora.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Como sei se o dedo está quebrado ou só torcido?',
      'dedo quebrado ou torcido',
      'e como vejo se quebrou?',
      'meu dedo ficou roxo depois de prender no quimono',
    ],
    answer:
      'Sem raio-x não dá para ter certeza; dedo torto, roxo com inchaço grande, dormente ou que não dobra vai ao pronto-socorro hoje. Tire anel agora, gelo em pano por 10 minutos e prenda no dedo vizinho com esparadrapo, sem apertar. Se mexe tudo e dói pouco, observe dois dias sem pegada. O erro é puxar o dedo para pôr no lugar. Isso é do médico.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Gelo ou calor numa lesão de hoje?',
      'gelo ou quente',
      'e coloco gelo ou bolsa quente?',
      'torci o tornozelo há uma hora e cada um fala uma coisa',
    ],
    answer:
      'Gelo hoje e nos dois primeiros dias, 15 minutos enrolado em pano, até quatro vezes ao dia. Pé acima do quadril, faixa que não deixe os dedos frios, sem massagem e sem álcool. Calor só depois, se restou rigidez e não há inchaço. O erro é gelo direto na pele. Não consegue dar quatro passos ou dói apertar o osso do tornozelo: raio-x hoje.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Acho que quebrei a costela num rola, o que faço?',
      'costela doendo do rola',
      'e a costela, paro quanto tempo?',
      'dói a costela quando respiro fundo e quando rio',
    ],
    answer:
      'Pare de treinar e passe no médico nos próximos dois dias; contusão ou fratura costuma pedir de 3 a 6 semanas sem contato. Não enfaixe o tórax; respire fundo dez vezes a cada hora, segurando um travesseiro contra o lado dolorido. O erro é voltar a rolar quando só melhorou a risada. Falta de ar, sangue no catarro, febre ou dor na barriga: pronto-socorro já.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Quando posso voltar ao sparring depois de uma entorse no tornozelo?',
      'quando volto dps da torção',
      'e o sparring, quando?',
      'o tornozelo já não dói andando mas não sei se está pronto',
    ],
    answer:
      'Volte ao sparring quando passar em quatro testes sem dor: 30 segundos num pé só de olho fechado, 20 elevações de panturrilha numa perna, 10 saltos num pé e corrida em zigue-zague. Depois, uma semana de técnica, uma de drills com parceiro e só então sparring leve. O erro é contar dias em vez de testar. Inchou no dia seguinte: volte uma etapa. Falseia sempre: fisioterapeuta.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Como é a primeira aula depois de uma cirurgia no joelho?',
      'primeira aula pós cirurgia',
      'e na primeira aula faço o quê?',
      'o médico liberou e eu travo só de pisar no tatame',
    ],
    answer:
      'Faça 30 minutos, sem rola: aquecimento, movimentos sozinho e um drill com um parceiro calmo que você escolheu. Diga antes: “Joelho operado, sem queda e sem torção nessa perna.” Saia no minuto 30, mesmo bem. No dia seguinte, compare inchaço e dor; se passou de 3 de 10, repita igual. O erro é aceitar só um rolinho no fim. Os limites vêm do cirurgião e do fisio.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Quanta dor é aceitável durante a volta?',
      'quanta dor pode',
      'e se doer um pouco, paro?',
      'sinto o ombro em todo treino e não sei se estou piorando',
    ],
    answer:
      'Até 3 de 10 durante o treino é aceitável, se voltar ao normal em 24 horas. De 4 para cima, ou pontada aguda: pare aquele exercício na hora. Anote três números: antes, durante e na manhã seguinte. Se a manhã piora dois dias seguidos, corte a carga pela metade. O erro é tomar anti-inflamatório para treinar, porque apaga o aviso. Perda de força ou dormência: médico.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Como perco o medo de machucar de novo no mesmo movimento?',
      'medo de machucar dnv',
      'e o medo, como tiro?',
      'toda vez que vem a queda eu me encolho',
    ],
    answer:
      'Refaça o movimento em degraus, 10 repetições boas em cada um: sozinho devagar, com parceiro parado, com parceiro a 30%, a 50%, depois em round leve. Só suba quando o medo estiver em 3 de 10 ou menos. Combine: “Se eu disser para, solta.” O erro é pular direto para o rola, travar e cair torto. Se o corpo falha de verdade, não é medo: volte ao fisio.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Quando volto a treinar depois de uma concussão?',
      'volta dps de concussão',
      'e depois da cabeça, quanto espero?',
      'levei nocaute há duas semanas e já me sinto bem',
    ],
    answer:
      'Só volta ao sparring com liberação por escrito do médico, e nunca enquanto houver sintoma. A ordem costuma ser: alguns dias de calma, caminhada, bike leve, técnica sozinho, drills sem golpe na cabeça, cada etapa com pelo menos 24 horas limpas. Muitas regras pedem 30 dias ou mais sem contato. Dor de cabeça, luz incomodando ou confusão: pare e volte ao médico. Se sentir bem não basta.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Continuo treinando com dor nas costas que vai e volta há meses?',
      'lombar dói há meses, treino?',
      'e posso continuar treinando assim?',
      'toda segunda depois do rola acordo travado',
    ],
    answer:
      'Pode continuar a 60%, se a dor fica até 3 de 10 e passa em 24 horas. Por quatro semanas, tire guarda emborcada e levantamento pesado, e faça todo dia: prancha lateral 3 vezes 20 segundos, ponte 3 vezes 10, caminhada 20 minutos. O erro é parar tudo e voltar tudo. Dormência na virilha, perda de urina ou perna fraca: pronto-socorro já. Descer pela perna: médico.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'O que faço com os dedos inchados de tanto pegar quimono?',
      'dedos inchados do jiu',
      'e os dedos, como cuido?',
      'de manhã não consigo fechar a mão',
    ],
    answer:
      'Três semanas sem pegada forte de manga e lapela: treine sem quimono ou só com pegada na palma e gancho. Antes do treino, esparadrapo em X nas juntas; depois, abra um elástico com os dedos, 3 vezes 15. Mãos em água morna 5 minutos de manhã. O erro é a fita virar desculpa para apertar mais. Rigidez de mais de 30 minutos toda manhã ou dedo torto: reumatologista.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Meu pescoço dói sempre depois do treino, o que mudo primeiro?',
      'pescoço doendo direto',
      'e o que eu mudo primeiro?',
      'acordo com o pescoço duro depois de cada rola de guarda',
    ],
    answer:
      'Primeiro, bata mais cedo em guilhotina e em empilhada, e tire a ponte de cabeça. Depois, três vezes por semana, empurre a testa, os lados e a nuca contra a mão, 5 vezes 10 segundos, força 5 de 10. Espere quatro a seis semanas. O erro é mandar alguém estalar. Choque ou formigamento no braço, mão fraca ou dor após pancada: pare e vá ao médico.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Vou ao ortopedista ou ao fisioterapeuta com dor de seis meses?',
      'orto ou fisio',
      'e procuro quem primeiro?',
      'já gastei com massagem e a dor no joelho volta sempre',
    ],
    answer:
      'Vá primeiro ao médico do esporte ou ortopedista uma vez, para ter diagnóstico, e depois ao fisioterapeuta por oito a doze semanas. Leve uma folha: onde dói, desde quando, o que piora, o que já tentou. Pergunte: “O que posso treinar enquanto isso?” O erro é repetir massagem sem fortalecer nada. Joelho que trava, incha ou foge: marque o médico ainda esta semana.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Posso tomar anti-inflamatório antes de todo treino?',
      'tomar ibuprofeno pra treinar pode?',
      'e remédio antes, pode?',
      'sem comprimido não consigo terminar a aula',
    ],
    answer:
      'Não, remédio antes de todo treino esconde o aviso e pode fazer mal ao estômago e ao rim. Se precisa dele para terminar a aula, a aula está grande demais: corte para 30 minutos, sem o movimento que dói, por duas semanas. Marque médico e diga: “Há tantos meses tomo isso tantas vezes por semana.” O erro é aumentar a dose. Fezes pretas ou dor forte no estômago: pronto-socorro.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'O que como antes de treinar às sete da noite?',
      'oq comer antes do treino',
      'e antes da aula, como o quê?',
      'chego do trabalho com fome e treino mole',
    ],
    answer:
      'Às cinco, coma um pão com ovo ou queijo e uma banana, com um copo de água. Se só der às seis e meia, fique na banana ou em duas fatias de pão com mel. Almoço normal com arroz, feijão e carne segura o resto. O erro é passar do almoço até as nove da noite sem nada. Fritura e muita salada antes pesam no estômago.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'O que janto se chego do treino às dez da noite?',
      'jantar tarde depois do treino',
      'e depois, janto mesmo sendo tarde?',
      'saio do treino dez horas e fico sem comer para não engordar',
    ],
    answer:
      'Jante, mesmo às dez: um prato pequeno com arroz, dois ovos ou frango, legume cozido. Dez minutos de preparo, porque deixou o arroz pronto. Se o estômago não aceita, iogurte com banana e aveia. Comer tarde não engorda por causa da hora; o total do dia conta. O erro é pular e atacar biscoito à meia-noite. Refluxo frequente ao deitar: fale com um médico.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Quanta proteína por dia eu preciso treinando luta?',
      'quanta proteina por dia',
      'e proteína, quanto?',
      'peso 75 quilos e não sei se como carne o bastante',
    ],
    answer:
      'De 1,6 a 2 gramas por quilo de peso: com 75 kg, 120 a 150 gramas por dia. Isso cabe em quatro refeições de 30 a 35 gramas, por exemplo três ovos com queijo, um filé de frango, uma lata de atum, iogurte com leite em pó. O erro é concentrar tudo no jantar. Doença nos rins: pergunte ao médico antes de aumentar.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Posso treinar de manhã em jejum?',
      'treino em jejum pode?',
      'e às seis da manhã, como ou vou vazio?',
      'treino às seis e não consigo comer nada antes',
    ],
    answer:
      'Pode, se a sessão é leve e tem até 45 minutos; para sparring, coma algo. Às cinco e meia, meia banana ou um copo de suco já basta, e a janta anterior com arroz ou macarrão faz o resto. Café da manhã completo até uma hora depois. O erro é sair em jejum e só comer ao meio-dia. Tontura ou tremor: pare e coma. Diabetes: combine com o médico.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Quanta água bebo num dia de treino?',
      'quanto de água',
      'e de água, quanto?',
      'saio do treino com dor de cabeça e boca seca',
    ],
    answer:
      'Beba 400 a 500 ml nas duas horas antes, alguns goles a cada pausa e cerca de 500 ml a 1 litro na hora seguinte. Urina amarelo-claro mostra que está bom. Em treino quente de mais de uma hora, coma algo salgado depois. O erro é virar dois litros de uma vez. Dor de cabeça depois de pancada não é sede: sem sparring e médico.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'O que como logo depois da pesagem?',
      'oq comer pós pesagem',
      'e assim que sair da balança?',
      'luto três horas depois da pesagem e sempre fico pesado',
    ],
    answer:
      'Nos primeiros 20 minutos: 500 ml de água em goles com uma pitada de sal ou água de coco, e uma banana. Quarenta minutos depois, arroz branco ou macarrão com um pouco de frango, prato médio. Uma hora antes da luta, só pão com mel. O erro é pizza ou açaí gigante de comemoração. Tontura, câimbra forte ou vômito: fale com o médico do evento e não lute.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'O que tomo de café da manhã se luto ao meio-dia?',
      'café da manhã dia da luta',
      'e no café, o quê?',
      'no dia da luta meu estômago fecha de nervoso',
    ],
    answer:
      'Às oito, pão com ovo, banana e um copo de suco; às dez e meia, mais meia banana ou duas bolachas com mel. Se o estômago fecha, beba vitamina de banana com leite em goles durante uma hora. Água até quarenta minutos antes, depois só goles. O erro é testar comida nova no dia. Ensaie esse café num sábado de sparring leve.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Tomo café ou energético antes da luta?',
      'café antes da luta?',
      'e café, pode?',
      'tomei energético antes da luta e tremi o round inteiro',
    ],
    answer:
      'Café, só se você já toma: uma xícara pequena 45 a 60 minutos antes. Energético não, porque a dose é alta e o nervosismo já acelera. Se tremeu da outra vez, fique sem nada e use dez minutos de aquecimento. O erro é somar café, pré-treino e adrenalina. Menor de idade: sem cafeína. Palpitação ou dor no peito: não lute e chame o médico do evento.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Pesagem na véspera: o que janto na noite antes da luta?',
      'janta véspera da luta',
      'e à noite, janto o quê?',
      'pesei sexta e luto sábado à noite',
    ],
    answer:
      'Jante arroz ou macarrão com molho simples, frango ou peixe e pouca verdura, até três horas antes de dormir. Meio prato de carboidrato, um quarto de proteína, água ao lado. No sábado, três refeições iguais em tamanho, a última três horas antes. O erro é comer por dois dias numa noite e dormir estufado. Feijoada, fritura e álcool ficam para domingo.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'O que levo na bolsa térmica para o dia da pesagem?',
      'o q levar de comida no campeonato',
      'e levo o quê de casa?',
      'no ginásio só tem salgado frito e refrigerante',
    ],
    answer:
      'Leve seis coisas: dois litros de água, duas águas de coco, quatro bananas, dois sanduíches de pão branco com frango, um pote de arroz com ovo e um pacote de bolacha com mel. Gelo reutilizável e talher. Salgadinho de sal para depois de suar. O erro é contar com a cantina do ginásio. Frango fora do gelo por mais de duas horas vai para o lixo.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Estou três quilos acima e luto em cinco dias, o que faço?',
      '3kg acima faltam 5 dias',
      'e com cinco dias, dá?',
      'a balança não desce e a luta é sábado',
    ],
    answer:
      'Suba de categoria ou peça peso combinado hoje; três quilos em cinco dias só saem de água, e isso não se faz. Ligue: “Estou com tantos quilos, não bato com segurança. Posso lutar na de cima?” Até lá, coma normal, com menos fritura e doce. O erro é esconder até a pesagem. Se é menor, um dos pais decide junto. Tontura ou desmaio: médico e sem luta.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Quantos quilos por semana posso perder até o campeonato?',
      'quantos kg por semana',
      'e por semana, quanto?',
      'tenho dois meses e preciso descer cinco quilos',
    ],
    answer:
      'Até meio quilo a 700 gramas por semana, sem perder força: cinco quilos pedem de oito a dez semanas. Tire 300 a 400 calorias por dia, quase sempre de bebida doce, fritura e beliscos à noite, e mantenha proteína nas refeições. Pese três manhãs por semana e use a média. Se na quarta semana não saíram dois quilos, inscreva-se na categoria de cima.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'O que peço na churrascaria enquanto estou baixando o peso?',
      'churrascaria batendo peso',
      'e se me chamarem pra churrascaria?',
      'a firma marcou rodízio bem no meio da minha preparação',
    ],
    answer:
      'Peça carne magra: maminha, alcatra, frango sem pele, cerca de quatro fatias, com salada e duas colheres de arroz. Água com limão no lugar do refrigerante. Vire o cartão para vermelho depois da quarta fatia e diga: “Estou satisfeito, obrigado.” O erro é chegar sem almoçar para compensar. Na manhã seguinte a balança sobe por sal e água; espere dois dias antes de julgar.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Como digo ao treinador que não vou bater o peso?',
      'como falo que não bato o peso',
      'e como conto pra ele?',
      'faltam dez dias e já sei que não vou chegar',
    ],
    answer:
      'Conte hoje, com o número: “Professor, estou com 74,8, faltam dez dias e não vou bater 70 com segurança. Quero lutar na de cima ou adiar.” Dez dias ainda permitem trocar a inscrição; na pesagem, não. Tenha à mão o contato do organizador. O erro é prometer e depois desidratar. Se ele mandar sauna ou diurético, responda: “Isso eu não faço.”',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Posso ir para a sauna só para tirar o último quilo?',
      'sauna pro ultimo kg pode?',
      'e o último quilo, tiro na sauna?',
      'todo mundo da equipe corre de plástico no dia',
    ],
    answer:
      'Não, nem sauna nem roupa plástica: perder água antes de levar pancada pode acabar no hospital. O último quilo resolve-se antes, com comida, ou subindo de categoria. Na véspera, refeições menores e sem muito sal, bebendo normalmente; se não bateu, fale com o organizador sobre a de cima. O erro é copiar a equipe. Confusão, câimbra ou coração acelerado em alguém: ligue 192.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Peso 72 no dia a dia: luto até 70 ou até 77?',
      '72kg, qual categoria',
      'e fico em qual das duas?',
      'estou bem no meio das duas categorias',
    ],
    answer:
      'Lute até 70 se tem quatro semanas ou mais e chega lá só com comida; com menos tempo, vá até 77. Teste: três semanas tirando doce e fritura, média de manhã. Se em 21 dias não chegou a 70,5 treinando bem, inscreva-se em cima. O erro é decidir na semana da pesagem. Na primeira luta, escolha a de cima e não pense em balança.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Quando devo subir de categoria de vez?',
      'quando subir de categoria',
      'e quando é hora de subir?',
      'cada luta fica mais difícil bater o peso',
    ],
    answer:
      'Suba quando duas preparações seguidas terminaram com você fraco, irritado ou sem treinar na última semana. Outro sinal: seu peso normal está mais de 4 a 5% acima do limite. Planeje uma luta menor na nova categoria e seis meses de força. O erro é insistir porque já ganhou ali. Menstruação parada, desmaios ou medo de comer: médico antes de qualquer luta.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Vou ser pequeno demais na categoria de cima?',
      'vou apanhar dos maiores?',
      'e se todos forem maiores do que eu?',
      'subi e os caras parecem o dobro',
    ],
    answer:
      'Três ou quatro quilos a menos não decidem a maioria das lutas amadoras; chegar descansado e comido pesa mais. Prepare três coisas: sair de lado depois de cada ataque, não ficar peito com peito, e dois treinos de força por semana. Faça seis rounds leves com colegas mais pesados antes. O erro é trocar força parado. Diferença de duas categorias ou mais: recuse com o treinador.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Meu filho de 13 anos deve baixar de categoria para ganhar?',
      'filho 13 anos baixar peso',
      'e no caso do meu filho?',
      'o professor quer que meu menino perca três quilos',
    ],
    answer:
      'Não, aos 13 ele luta na categoria do peso que tem hoje. Está crescendo, e cortar comida atrapalha osso, escola e humor. Diga ao professor: “Ele luta onde a balança der, comendo normal.” Pese uma vez, na semana da inscrição, e não toda manhã. O erro é elogiar quando ele pula refeição. Se começou a esconder comida ou se pesar muito: pediatra.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Em qual categoria me inscrevo na minha primeira competição?',
      '1a competição que categoria',
      'e na primeira, me inscrevo onde?',
      'a inscrição fecha amanhã e não sei que peso pôr',
    ],
    answer:
      'Na categoria em que você entra hoje, vestido como na pesagem, com um quilo de folga. Pese amanhã cedo; no jiu-jitsu, some o quimono, cerca de 1,5 a 2 kg. Se fica a menos de um quilo do limite, marque a seguinte. O erro é estrear com fome. Leia no regulamento até quando dá para trocar e anote essa data.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'O que corto primeiro da comida para perder barriga?',
      'oq cortar pra perder barriga',
      'e corto o quê primeiro?',
      'treino quatro vezes e a barriga não sai',
    ],
    answer:
      'Corte primeiro o que se bebe: refrigerante, suco, cerveja e café com açúcar; só isso pode tirar 200 a 400 calorias por dia. Segundo, o belisco depois do jantar. Arroz e feijão ficam, meio prato de legumes entra. Meça a cintura na altura do umbigo a cada duas semanas. O erro é cortar tudo na segunda e desistir na quinta. Meta: dois quilos em um mês.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Em quanto tempo perco dez quilos treinando luta?',
      '10kg em quanto tempo',
      'e dez quilos, demora quanto?',
      'quero emagrecer dez quilos até o verão',
    ],
    answer:
      'Conte com cinco a seis meses, perto de meio quilo por semana. Três aulas, duas caminhadas de 40 minutos e 300 a 400 calorias a menos por dia bastam. Nos primeiros quinze dias a balança oscila; olhe a média de quatro semanas. O erro é querer dez em dois meses e perder músculo. Pressão alta, diabetes ou remédio: fale com o médico antes de começar.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Faço mais cardio ou musculação para perder gordura?',
      'cardio ou peso pra emagrecer',
      'e o que adianta mais?',
      'só corro e continuo flácido',
    ],
    answer:
      'Coloque duas musculações de 40 minutos por semana e deixe o cardio por conta das aulas e da caminhada. O peso segura o músculo enquanto a comida faz emagrecer. Agachamento, remada, supino, terra romeno: 3 séries de 8. Depois, 8 mil passos por dia. O erro é correr uma hora e compensar no prato. Se você tem joelho dolorido, troque a corrida por bicicleta.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'A balança parou há três semanas, o que mudo?',
      'peso estagnou 3 semanas',
      'e agora que parou de descer?',
      'faço tudo igual e não perco mais nada',
    ],
    answer:
      'Primeiro confira sete dias anotando tudo, inclusive óleo, mordidas e fim de semana; é aí que costuma estar. Se está certo, tire 150 calorias por dia, umas três colheres de arroz, ou some 2 mil passos. Mude só uma coisa e espere duas semanas. O erro é cortar o jantar inteiro. Se a cintura baixou, continue igual. Cansaço forte, frio e queda de cabelo: médico.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Posso comer no fim de semana sem estragar a dieta?',
      'fim de semana livre pode?',
      'e no sábado, como faço?',
      'de segunda a sexta sou perfeito, sábado perco tudo',
    ],
    answer:
      'Pode, com duas refeições livres no fim de semana, não dois dias livres. Escolha antes: por exemplo, pizza no sábado à noite, três fatias, e almoço de domingo na família. Café da manhã e as outras refeições ficam normais. O erro é passar fome sexta para merecer. Se vira compulsão, com culpa ou vômito depois, procure médico ou psicólogo; isso tem tratamento.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Quanto preciso comer a mais para ganhar massa treinando luta?',
      'quanto comer pra ganhar peso',
      'e a mais, quanto?',
      'como muito e continuo com 58 quilos',
    ],
    answer:
      'Coma 300 a 400 calorias a mais por dia e procure subir de 200 a 300 gramas por semana. Na prática: um copo de leite com banana, aveia e pasta de amendoim de manhã, e duas colheres extras de arroz no almoço e no jantar. Pese três manhãs por semana. O erro é comer muito só no sábado. Perdendo peso sem motivo: médico.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Diminuo o treino de luta para conseguir ganhar músculo?',
      'corto luta pra crescer?',
      'então treino menos luta?',
      'treino seis vezes e não ganho um grama',
    ],
    answer:
      'Sim, baixe de seis para quatro aulas por oito semanas e ponha duas musculações no lugar. Três séries de 8 em agachamento, supino, remada e terra, subindo carga aos poucos. Um dia inteiro livre. Se não quer cortar aulas, some mais 300 calorias. O erro é acrescentar a academia por cima de tudo. Oito semanas sem ganho: nutricionista, levando sete dias anotados.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Qual lanche barato engorda de um jeito bom?',
      'lanche barato pra ganhar peso',
      'e de lanche, algo barato?',
      'não tenho dinheiro para hipercalórico',
    ],
    answer:
      'Bata 300 ml de leite integral, duas bananas, quatro colheres de aveia e uma de pasta de amendoim: perto de 600 calorias. Tome à tarde ou depois do treino, não colado no almoço, para não tirar a fome. Outras opções: pão com ovo e queijo, cuscuz com ovo, arroz com sardinha. O erro é encher de doce. Leite cai mal: use bebida de soja.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Como como mais se não tenho fome?',
      'sem fome pra comer mais',
      'e se não desce?',
      'no almoço já estou cheio na metade do prato',
    ],
    answer:
      'Troque três pratos grandes por cinco refeições menores, a cada três horas, com alarme no celular. Beba parte das calorias: vitamina às dez e às dezesseis. Regue o prato com uma colher de azeite e deixe a salada por último. Água entre as refeições, não durante. O erro é forçar até enjoar. Sem fome há semanas, com tristeza ou perda de peso: médico.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Meu filho de 15 anos é muito magro, ele pode fazer musculação?',
      '15 anos magro, musculação?',
      'e para um garoto de 15?',
      'meu menino quer tomar coisa para crescer',
    ],
    answer:
      'Pode, duas vezes por semana, com um professor olhando e cargas que ele levanta dez vezes com boa técnica. Comece com flexão, agachamento, remada e prancha por seis semanas. Em casa, três refeições, dois lanches e nove horas de sono. Diga: “Nada de pó ou comprimido sem eu e o médico sabermos.” O erro é comparar com amigos que já cresceram. Perdeu peso: pediatra.',
  },
  {
    matter: 'sleep',
    asked: [
      'Como durmo depois de um treino que acaba às dez da noite?',
      'não durmo dps do treino',
      'e para desligar depois, faço o quê?',
      'saio do treino às dez e à uma ainda estou aceso',
    ],
    answer:
      'Reserve 75 minutos entre o treino e a cama: banho morno, prato pequeno com arroz e ovo, luz baixa, celular fora do quarto. Deitado, solte o ar em 6 segundos e puxe em 4, por cinco minutos. Nada de café depois das 14 horas. O erro é rever o sparring no vídeo na cama. Insônia três noites por semana há três meses: médico.',
  },
  {
    matter: 'sleep',
    asked: [
      'E se eu não dormir nada na noite antes da luta?',
      'não dormi véspera da luta',
      'e se hoje eu não pregar o olho?',
      'são três da manhã e luto hoje',
    ],
    answer:
      'Uma noite ruim quase não tira força; fique deitado no escuro, sem olhar o relógio, que isso já descansa. Não pegue o celular. De manhã, café da manhã normal e um cochilo de 20 minutos até cinco horas antes. O sono das noites anteriores é o que mais conta. O erro é tomar remédio de dormir pela primeira vez. Noite sem dormir por pancada na cabeça: não lute, médico.',
  },
  {
    matter: 'sleep',
    asked: [
      'Quantas horas preciso dormir treinando pesado?',
      'quantas horas de sono',
      'e quantas horas são o mínimo?',
      'durmo seis horas e treino cinco vezes',
    ],
    answer:
      'De sete e meia a nove horas; seis é pouco para cinco treinos. Comece com 30 minutos a mais: deite às 22h30 em vez das 23h, por duas semanas, com a mesma hora de levantar também no domingo. Faltou sono, cochile 20 minutos antes das 15 horas. O erro é pagar tudo no sábado até meio-dia. Ronco forte com sono de dia: médico.',
  },
  {
    matter: 'sleep',
    asked: [
      'Acordo às três da manhã pensando, o que faço na hora?',
      'acordo 3h e não durmo',
      'e na hora que acordo, faço o quê?',
      'toda noite às três minha cabeça liga',
    ],
    answer:
      'Se em uns 20 minutos não voltou, levante, sente em outro cômodo com luz fraca e leia papel até dar sono. Escreva numa linha o que preocupa e o primeiro passo de amanhã. Não olhe a hora. Levante no horário de sempre. O erro é ficar brigando na cama. Se dura um mês, ou vem com desespero, médico ou psicólogo; em crise, CVV 188.',
  },
  {
    matter: 'sleep',
    asked: [
      'Dormi quatro horas, treino hoje ou descanso?',
      'dormi 4h, treino?',
      'e hoje, vou ou não vou?',
      'o bebê não dormiu e tenho sparring à noite',
    ],
    answer:
      'Vá, mas só técnica, 45 minutos, sem sparring e sem carga máxima. Diga na chegada: “Dormi quatro horas, hoje fico nos drills.” Se foi a terceira noite assim, troque por caminhada de 20 minutos e cama cedo. O erro é compensar com energético e ir para o sparring com reflexo lento. Sonolento, não dirija para o treino; vá de carona ou fique.',
  },
  {
    matter: 'supplements',
    asked: [
      'Como tomo creatina: quanto e a que horas?',
      'creatina quanto e quando',
      'e tomo quanto, que horas?',
      'comprei creatina e não sei usar',
    ],
    answer:
      'Tome 3 a 5 gramas por dia, uma colher de chá rasa, todos os dias, a qualquer hora, com uma refeição. Não precisa de fase de carga nem de pausa. O efeito aparece em três a quatro semanas. O que surpreende é a balança: pode subir um quilo de água no músculo, então não comece perto da pesagem. Doença renal, gravidez ou menos de 18: médico antes.',
  },
  {
    matter: 'supplements',
    asked: [
      'Preciso de whey ou a comida basta?',
      'whey precisa?',
      'e whey, vale a pena?',
      'todo mundo na academia toma whey menos eu',
    ],
    answer:
      'A comida basta, se você come proteína em quatro refeições; whey é só praticidade. Compare: três ovos e um copo de leite dão quase o mesmo que uma dose. Compre se sai do treino e passa duas horas sem comer. Uma dose de 25 a 30 gramas por dia chega. O erro é trocar o almoço pelo shake. Gases com leite: experimente o isolado.',
  },
  {
    matter: 'supplements',
    asked: [
      'Posso tomar pré-treino antes do sparring?',
      'pré treino antes do sparring?',
      'e pré-treino, pode?',
      'com o pré-treino meu coração dispara',
    ],
    answer:
      'Não antes do sparring, e se o coração dispara, pare de usar. Muitos têm 200 a 400 mg de cafeína por dose, o mesmo que vários cafés. Se quer algo, um café pequeno 45 minutos antes de treinos sem contato, nunca depois das 14 horas. O erro é dobrar a dose quando acostuma. Menores, não. Dor no peito, desmaio ou palpitação que fica: pronto-socorro.',
  },
  {
    matter: 'supplements',
    asked: [
      'Como sei se um suplemento pode dar positivo no antidoping?',
      'suplemento cai no doping?',
      'e isso pode dar doping?',
      'vou competir e tomo um pó importado',
    ],
    answer:
      'Sem teste de lote você não sabe; pare o pó importado e use só produto com certificado antidoping de terceiros, conferindo o número do lote no site do certificador. Consulte também a lista da ABCD e guarde a embalagem. O atleta responde pelo que toma, mesmo sem intenção. O erro é confiar em “natural” no rótulo. Remédio com receita: pergunte ao médico sobre autorização de uso.',
  },
  {
    matter: 'supplements',
    asked: [
      'Qual suplemento compro primeiro com cem reais?',
      '100 reais, qual suplemento',
      'e se for só um, qual?',
      'meu dinheiro é curto e a loja quer me vender cinco potes',
    ],
    answer:
      'Compre creatina monoidratada pura, a mais simples com registro e lote; dura uns dois meses a 3 gramas por dia. O que sobrar vira ovo, leite e banana. Na loja, diga: “Só a creatina, obrigado.” BCAA, queimador e testosterona em cápsula ficam na prateleira. O erro é pagar pó enquanto dorme seis horas e pula almoço. Com remédio contínuo, pergunte antes ao médico ou farmacêutico.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Posso treinar resfriado?',
      'resfriado, treino?',
      'e com nariz escorrendo, vou?',
      'estou com coriza e o sparring é hoje',
    ],
    answer:
      'Hoje não vá ao tatame, porque você passa para os outros; em casa, 20 minutos leves, se for só nariz. Com febre, tosse no peito, dor no corpo ou cansaço forte, nada. Volte depois de 24 horas sem febre e com sintoma melhorando, primeiro treino a 50%. O erro é suar para curar. Falta de ar, dor no peito ou febre de três dias: médico.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Tenho uma mancha redonda que coça no braço, posso rolar?',
      'mancha redonda coçando',
      'e com isso na pele, rolo?',
      'apareceu um círculo vermelho depois do treino',
    ],
    answer:
      'Não role até um médico ver; pode ser micose e pega por contato. Vá ao posto ou dermatologista em um ou dois dias, lave quimono e toalha com água quente, não divida nada. Avise: “Tenho uma lesão na pele, volto liberado.” Cobrir com fita não basta. O erro é passar pomada com corticoide do armário. Vermelhidão quente que cresce, pus ou febre: pronto-socorro hoje.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Quanto tempo espero para treinar depois de uma gripe com febre?',
      'quanto espero dps da gripe',
      'e depois da febre, quantos dias?',
      'a febre passou ontem e já quero voltar',
    ],
    answer:
      'Espere dois a três dias inteiros sem febre e sem remédio, depois volte em escada. Dia 1: 20 minutos de caminhada. Dia 2: técnica leve. Dia 4: meia aula. Sparring depois de uma semana boa. O erro é voltar no primeiro dia bom e recair. Palpitação, dor no peito ou falta de ar ao subir escada: pare e vá ao médico antes de treinar.',
  },
  {
    matter: 'ill-now',
    asked: [
      'O que digo a um colega que vem treinar doente?',
      'colega vem doente oq falo',
      'e como falo com ele?',
      'meu parceiro tosse na minha cara a aula toda',
    ],
    answer:
      'Diga em particular, antes do aquecimento: “Você está tossindo, hoje não faço par contigo. Melhora e volta.” Se ele insistir, fale com o professor: “Fulano está doente no tatame, pode ver?” Troque de par sem discutir. O erro é aguentar calado e reclamar no grupo. Lesão de pele aberta ou com crosta no colega: o professor deve tirá-lo do treino na hora.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Tomo antibiótico, posso treinar?',
      'com antibiótico posso treinar?',
      'e tomando antibiótico, vou?',
      'estou no terceiro dia de antibiótico e me sinto bem',
    ],
    answer:
      'Não treine forte enquanto tomar, e contato só com o sim de quem receitou. Ligue e pergunte: “Posso fazer luta com esse remédio, e a partir de que dia?” Alguns antibióticos, como o ciprofloxacino, aumentam o risco para tendões. Caminhada de 20 minutos, se está sem febre. O erro é parar o remédio quando melhora. Dor no tendão de Aquiles, alergia ou febre de volta: médico.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Posso treinar e fazer sparring menstruada?',
      'treinar menstruada pode?',
      'e naqueles dias, sparring pode?',
      'no primeiro dia a cólica me derruba e tem aula',
    ],
    answer:
      'Pode treinar normal, se você se sente bem; no dia de cólica forte, faça 40 minutos de técnica sem golpe na barriga. Bolsa morna 15 minutos antes, calcinha absorvente sob o quimono, troca antes da aula. Diga só: “Hoje vou leve.” O erro é se culpar por um dia fraco. Cólica que impede trabalhar, ou absorvente cheio a cada hora: ginecologista.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Estou grávida, até quando posso treinar luta?',
      'grávida posso treinar?',
      'e grávida, até quando?',
      'descobri que estou de seis semanas e tenho treino amanhã',
    ],
    answer:
      'Pare já sparring, quedas e rola; o resto você combina com o obstetra na primeira consulta. Com o sim dele: caminhada, bike parada, força leve, sombra sem salto, 30 minutos na maioria dos dias, conseguindo conversar. Ao professor basta: “Por orientação médica, sem contato.” O erro é só mais um rola leve. Sangramento, tontura, dor ou contração: pare e vá à maternidade.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Quando volto a treinar depois do parto?',
      'volta dps do parto',
      'e depois do bebê, quando?',
      'meu bebê tem dois meses e escapa xixi quando pulo',
    ],
    answer:
      'Caminhada leve assim que se sentir bem; treino depois da consulta de 6 a 8 semanas; contato em geral só a partir de 4 a 6 meses. Antes de pular, seis semanas de assoalho pélvico: contraia 5 segundos, 10 vezes, três vezes ao dia. Xixi escapando é comum e se trata: fisioterapeuta pélvica. O erro é voltar pela corda. Sangramento que volta ou peso embaixo: médico.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Minha menstruação sumiu desde que treino pesado, é normal?',
      'menstruação sumiu treinando',
      'e se não desce há meses?',
      'não menstruo há três meses e o treinador diz que é bom sinal',
    ],
    answer:
      'Não é normal; três meses sem menstruar pedem teste de gravidez e ginecologista nas próximas duas semanas. Muitas vezes é comida de menos para o treino, e o osso paga. Até a consulta, corte um treino duro por semana e some um lanche de pão, ovo e fruta por dia. O erro é acreditar que é sinal de forma. Menor de idade: vá com a mãe ou o pai.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Na menopausa, o que mudo no treino?',
      'menopausa e treino',
      'e na minha fase, mudo o quê?',
      'aos 50 acordo suada, durmo mal e o treino não rende',
    ],
    answer:
      'Coloque duas sessões de força por semana e baixe os treinos duros para dois. Agachamento, remada, supino e terra leve, 3 séries de 6 a 8, ajudam osso e músculo. Proteína em cada refeição, 25 a 30 gramas; quarto fresco e treino antes das 20 horas. O erro é só aumentar cardio. Suor noturno que tira o sono ou sangramento depois de um ano sem: ginecologista.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Quanto tempo até meu fôlego voltar depois que parei de fumar?',
      'parei de fumar, fôlego volta quando',
      'e o fôlego, volta quando?',
      'fumei dez anos e no primeiro round já falta ar',
    ],
    answer:
      'Muita gente sente diferença em 2 a 4 semanas, e o ganho segue por três a nove meses. Nas quatro primeiras: três vezes 25 minutos leves, conversando. Depois, um dia de 6 tiros de 1 minuto. Tosse nas primeiras semanas é comum. O erro é um cigarro só na festa. Chiado, sangue no catarro ou dor no peito: médico. O SUS tem grupo gratuito para parar.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Bebi ontem à noite, posso treinar hoje?',
      'ressaca, treino?',
      'e de ressaca, vou?',
      'tomei oito cervejas e tenho treino às dez',
    ],
    answer:
      'Sem sparring hoje; se a dor de cabeça e o enjoo passaram, faça 30 minutos leves à tarde. Antes: 500 ml de água, pão com ovo, banana. De manhã às dez, falte, porque o álcool pode ainda estar no sangue, e não dirija. O erro é tentar suar a ressaca. Vômito que não para ou confusão: pronto-socorro. Se acontece toda semana, fale com um médico.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Quantas cervejas posso tomar no fim de semana durante a preparação?',
      'quantas cervejas no camp',
      'e cerveja, quantas?',
      'tenho casamento no sábado e luta em um mês',
    ],
    answer:
      'No casamento, duas, com comida e um copo de água entre elas; nas duas semanas antes da luta, nenhuma. No domingo, só caminhada, e o treino duro fica na segunda ou terça. Peça a primeira depois do jantar, isso já corta metade. O erro é a rodada dos amigos: “Já bati minha conta, agora é água.” Quem dirige, zero. Menor de idade, zero.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'O que digo quando os amigos insistem para eu beber?',
      'amigos insistem pra beber',
      'e quando insistem, falo o quê?',
      'toda festa me zoam porque não bebo',
    ],
    answer:
      'Diga uma frase e mude de assunto: “Hoje não, treino amanhã. E a tua viagem?” Chegue já com um copo na mão, água com gás e limão, que ninguém pergunta. Se insistirem pela terceira vez: “Já falei, tá tranquilo.” Saia à meia-noite. O erro é explicar demais, porque vira debate. Se sem bebida você treme ou sua, não pare sozinho: médico.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Vape atrapalha o treino menos que cigarro?',
      'vape atrapalha?',
      'e vape, é melhor?',
      'troquei o cigarro pelo vape e continuo sem ar',
    ],
    answer:
      'Não conte com isso: o vape também irrita o pulmão, e a nicotina acelera o coração; para o fôlego, a meta é zero. Marque uma data em 14 dias, corte primeiro o das duas horas antes do treino, depois o da cama. Diga a um colega: “Dia 1 eu paro, me cobra.” O erro é usar os dois. Dor no peito ou falta de ar parado: pronto-socorro.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'O que faço nos quarenta minutos entre duas lutas?',
      '40 min entre lutas oq faço',
      'e entre uma e outra, faço o quê?',
      'ganhei a primeira e não sei se deito ou me mexo',
    ],
    answer:
      'Minutos 0 a 5: ande e solte o ar. 5 a 10: casaco, meia, goles de água e meia banana. 10 a 28: sentado, pernas para cima, sem celular. 28 a 38: aqueça de novo, corrida leve, mobilidade, dois arranques fortes de 15 segundos. O erro é assistir às lutas dos outros em pé. Tontura ou pancada na cabeça: médico do evento, e não continue.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Como salvo os antebraços para a terceira luta?',
      'antebraço morto na 3a luta',
      'e os braços, como salvo?',
      'na terceira luta não consigo mais segurar o quimono',
    ],
    answer:
      'Segure menos na primeira luta: no máximo 5 segundos por pegada, troca, e jogo de gancho e perna quando está na frente. Entre lutas, braços para cima e sacudidos por 1 minuto, massagem leve do punho ao cotovelo por 2, mãos aquecidas no casaco. O erro é ficar apertando bolinha para testar. Dor dura que só aumenta, com dedo dormente: pare e procure o médico do evento.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Que horas aqueço se não sei quando vão me chamar?',
      'quando aquecer sem horário',
      'e aqueço quando?',
      'aqueci às nove e lutei ao meio-dia, gelado',
    ],
    answer:
      'Aqueça quando faltarem três lutas para a sua na sua área, uns 15 a 20 minutos. Antes disso, a cada 30 minutos, 2 minutos de corda ou mobilidade com casaco. Peça a um colega: “Olha a chave e me avisa quando faltarem três.” Se atrasar, repita só 3 minutos: 20 polichinelos, dois arranques. O erro é gastar o aquecimento inteiro às nove.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'O que como entre as lutas num campeonato o dia todo?',
      'comer entre lutas',
      'e como o quê no meio?',
      'às duas da tarde estou tremendo de fome',
    ],
    answer:
      'Com menos de uma hora: banana, bolacha com mel ou goles de suco. Com uma a duas horas: meio sanduíche branco com frango. Com mais de três: pote de arroz com ovo, metade da porção normal. Água em goles a cada 20 minutos. O erro é esperar a fome e ir ao salgado frito. Tremor com suor frio que não passa depois de comer: médico do evento.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Perdi a primeira e tenho repescagem em vinte minutos, o que faço?',
      'perdi, repescagem em 20 min',
      'e para a repescagem, agora?',
      'perdi feio e ainda tenho que lutar de novo',
    ],
    answer:
      'Dê 3 minutos para a raiva, andando sozinho; depois, uma única correção com o treinador. Peça: “Uma coisa só para mudar.” Minutos 5 a 12: água, sentado, casaco. 12 a 18: mobilidade e cinco entradas da sua melhor técnica. Entre com o primeiro movimento já decidido. O erro é rever o vídeo da derrota agora. Apagou, bateu a cabeça ou algo estalou: não lute, médico.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Minha orelha inchou depois do treino, o que faço hoje?',
      'orelha inchada do jiu',
      'e a orelha, faço o quê?',
      'minha orelha está mole e quente desde o rola de ontem',
    ],
    answer:
      'Vá ao médico ou otorrino hoje ou amanhã; drenada nos primeiros dias, com compressão, ela costuma voltar à forma. Até lá, gelo em pano 10 minutos, sem rola. Não fure em casa, pode infeccionar a cartilagem. Depois, uma a duas semanas sem contato e protetor na volta. O erro é esperar endurecer. Vermelha, com pus ou febre: pronto-socorro.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Meus dedos do pé ficam dormentes depois de chutar, é grave?',
      'dedo do pé dormente do chute',
      'e essa dormência, é normal?',
      'depois do saco não sinto dois dedos do pé',
    ],
    answer:
      'Se passa em uma hora, costuma ser o nervo batido no peito do pé; fique uma semana sem chutar o saco e acerte com a canela. Afrouxe a caneleira e a faixa. Teste: puxe o pé para cima contra a mão, com força igual dos dois lados. O erro é chutar por cima da dormência. Mais de 24 horas, pé caindo ou dor nas costas: médico.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Meu nariz sangra em todo sparring, como paro na hora?',
      'nariz sangra no sparring',
      'e como faço para parar?',
      'qualquer toque no nariz e já sangra',
    ],
    answer:
      'Sente, cabeça levemente para a frente, aperte a parte mole do nariz por 10 minutos sem soltar, respirando pela boca. Depois, sem sparring no dia e sem assoar por algumas horas. Uma semana sem pancada no nariz. O erro é deitar a cabeça para trás. Mais de 20 minutos, nariz torto, líquido claro ou dor de cabeça: pronto-socorro. Repetindo toda semana: otorrino.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Meu joelho estala no agachamento sem doer, preciso de médico?',
      'joelho estala sem dor',
      'e o estalo, preocupa?',
      'a cada agachamento faz clique, mas não sinto nada',
    ],
    answer:
      'Não precisa, estalo sem dor, sem inchaço e sem travar costuma ser inofensivo. Continue treinando e fortaleça: 3 séries de 10 descidas lentas de um degrau, por perna, três vezes por semana. Joelho na linha do segundo dedo. O erro é ficar estalando de propósito para conferir. Dor, inchaço, trava ou sensação de fugir: pare as quedas e marque ortopedista esta semana.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Tenho câimbra na panturrilha em todo treino, o que faço?',
      'câimbra na panturrilha',
      'e a câimbra, de onde vem?',
      'no terceiro round a panturrilha trava',
    ],
    answer:
      'Na hora, estique o joelho e puxe a ponta do pé por 30 segundos, duas vezes, e saia daquele round. Na maioria das vezes é cansaço: por quatro semanas, 3 séries de 15 elevações de panturrilha, três vezes por semana. Beba 500 ml nas duas horas antes e coma com sal normal. O erro é pular por cima. Panturrilha inchada, quente e dolorida de um lado: pronto-socorro.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Quantos dias descanso depois de uma luta?',
      'quantos dias parado pós luta',
      'e depois da luta, paro quanto?',
      'lutei sábado e segunda já quero treinar',
    ],
    answer:
      'Uma semana sem treino duro, mesmo ganhando: três dias só caminhando, depois técnica leve. Sparring, no mínimo depois de duas a três semanas. Se levou muitos golpes na cabeça, foi nocauteado ou tem dor de cabeça, médico antes de tudo, e o afastamento é o dele. O erro é voltar na segunda por empolgação. Cheque mão, costela e nariz na terça, quando o corpo esfria.',
  },
  {
    matter: 'rest-days',
    asked: [
      'O que faço num dia de descanso sem me sentir culpado?',
      'dia de folga faço oq',
      'e na folga, faço o quê?',
      'no domingo parado sinto que estou regredindo',
    ],
    answer:
      'Faça três coisas e dê o dia por cumprido: 30 minutos de caminhada, 10 de mobilidade, e uma refeição boa com calma. Escreva no plano “descanso” como se fosse treino e risque à noite. O corpo se adapta na pausa, não no round. O erro é trocar por uma corridinha que vira 10 km. Se a culpa leva você a treinar doente ou machucado: psicólogo.',
  },
  {
    matter: 'rest-days',
    asked: [
      'De quantas em quantas semanas faço uma semana leve?',
      'semana leve a cada quanto',
      'e a semana leve, quando?',
      'treino direto há três meses sem aliviar',
    ],
    answer:
      'A cada quatro a seis semanas, sete dias com metade do volume; depois de três meses direto, comece na próxima segunda. Mesmas aulas, mas metade dos rounds, sem sparring forte, pesos com duas séries em vez de quatro. Durma 30 minutos a mais. O erro é esperar a lesão marcar a semana leve. Se depois dela continua esgotado por duas semanas: médico.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Descanso total ou descanso ativo no dia seguinte ao sparring?',
      'descanso total ou ativo',
      'e no dia seguinte, parado ou leve?',
      'depois do sparring de quarta fico todo dolorido',
    ],
    answer:
      'Ativo, se é só dor muscular: 20 a 30 minutos de caminhada ou bike, conseguindo conversar, e 10 de mobilidade. Total, se dormiu mal, está gripado ou a dor passa de 6 de 10. O erro é o leve virar aula completa. Dor de cabeça, enjoo ou luz incomodando depois do sparring não é cansaço: nada de treino e médico hoje.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Estou dolorido de ontem, treino ou espero?',
      'dolorido, treino?',
      'e com essa dor muscular, vou?',
      'mal desço a escada e a aula é às oito',
    ],
    answer:
      'Se mal desce a escada, espere um dia; se é só incômodo até 4 de 10, vá e faça técnica. Teste com 5 minutos de aquecimento: melhorou, fica; piorou, sai. Dor muscular costuma passar em 48 a 72 horas. O erro é repetir o mesmo treino de pernas por cima. Dor num ponto só, inchaço, ou urina cor de coca-cola: pare e vá ao pronto-socorro.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'No treino aguento seis rounds, mas na luta morri no primeiro, por quê?',
      'no treino tenho gas na luta nao',
      'mas no treino eu aguento, então é cabeça?',
      'fiz camp inteiro e em dois minutos de luta acabou tudo',
    ],
    answer:
      'Foi adrenalina mais ritmo: você gastou em um minuto o que no treino gasta em três. Aqueça até suar 15 minutos antes, com dois rounds curtos de manopla, para o susto acontecer no vestiário. Nos primeiros 40 segundos, só jab e pernas. Treine isso com parceiro novo e gente olhando, uma vez por semana. O erro é responder com mais corrida.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Fiz os intervalados duas vezes esta semana e quase morri, está certo?',
      'fiz 2x e quase morri',
      'fiz como você falou, quase vomitei',
      'terminei o segundo tiro da quinta deitado no chão',
    ],
    answer:
      'Duas vezes em uma semana é o mais difícil: você começou e voltou. Na próxima, corte um tiro e baixe um ponto de esforço, de 9 para 8. Deixe 48 horas entre as sessões e coma algo leve duas horas antes. Só acrescente tiro quando o último sair igual ao primeiro. Dor no peito, desmaio ou coração disparado parado: médico antes de repetir.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Só tenho vinte minutos no almoço, o que faço pelo fôlego?',
      '20 min no almoço pra gas',
      'e se eu só tiver vinte minutos',
      'trabalho o dia inteiro e só sobra um pedaço do almoço',
    ],
    answer:
      'Faça 5 minutos de aquecimento, 8 vezes de 30 segundos forte por 60 segundos leve, e 3 minutos andando. Escada, corda ou bike servem. Duas vezes por semana, longe do dia de sparring. Anote quantos degraus ou saltos fez no primeiro e no oitavo. O erro é sair a toda no primeiro e andar a partir do quarto.',
  },
  {
    matter: 'gassing-out',
    asked: [
      'Canso só quando luto com gente mais forte, o que mudo?',
      'com os fortes eu morro',
      'mas só acontece com os grandes',
      'com gente do meu tamanho tenho ar, com o pesado acabo em um minuto',
    ],
    answer:
      'Pare de empurrar o tempo todo: com o mais forte, você está em contração máxima sem perceber. Use estrutura, cotovelo colado, joelho entre vocês, e solte a pegada a cada três segundos. Marque um round só respirando e mantendo moldura, sem atacar. Se ele parar para pensar, você descansa também. O erro é tentar vencer a disputa de pegada no braço.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Luto em três semanas, continuo levantando peso pesado?',
      '3 semanas pra luta, paro o peso?',
      'e quando eu paro com o peso',
      'falta pouco para a luta e minhas pernas vivem doídas do agachamento',
    ],
    answer:
      'Continue, mas corte pela metade as séries e mantenha o peso na barra. Semana menos três: duas sessões de 3 exercícios, 3 séries de 3 a 5. Semana menos dois: uma ou duas, 2 séries. Última sessão seis ou sete dias antes da luta. Nada de exercício novo nem de falha. O erro é parar tudo três semanas antes e chegar mole.',
  },
  {
    matter: 'strength-training',
    asked: [
      'O hotel só tem halteres de 10 quilos, que treino faço?',
      'hotel so tem halter de 10',
      'e viajando, com halter leve',
      'passo a semana em hotel com uma academia de brinquedo',
    ],
    answer:
      'Use uma perna ou um braço por vez e desça em quatro segundos. Quatro voltas: agachamento búlgaro 10 por perna, flexão com pés na cadeira 12, remada unilateral 15, terra em uma perna 10, prancha lateral 40 segundos. Descanse 60 segundos; dá meia hora. O erro é fazer cem repetições rápidas e chamar de força.',
  },
  {
    matter: 'strength-training',
    asked: [
      'Bati meu recorde no agachamento, mas no tatame não mudou nada, por quê?',
      'agacho mais e no tatame nada',
      'subi vinte quilos e no rola sou o mesmo',
      'recorde na barra e continuo sendo empurrado',
    ],
    answer:
      'Recorde é recorde: suas pernas estão mais fortes, isso ninguém tira. A passagem para o tatame leva umas 6 a 8 semanas e precisa de ponte. Logo depois do agachamento, faça 5 entradas de queda explosivas com parceiro, 3 séries. Troque uma sessão pesada por saltos e arremesso de bola. O erro é responder aumentando ainda mais a carga.',
  },
  {
    matter: 'strength-training',
    asked: [
      'A lombar reclama no levantamento terra, troco por quê?',
      'terra doi a lombar',
      'e se eu trocar o terra por outra coisa',
      'todo dia seguinte ao terra eu acordo travado',
    ],
    answer:
      'Troque por elevação de quadril com barra e terra romeno em uma perna com halter, 3 séries de 8, por quatro semanas. Os dois treinam o posterior com menos carga na coluna. Volte ao terra com a barra elevada, em blocos, e metade do peso. Dor que desce pela perna, formigamento ou perda de força: pare e vá ao médico.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Faço alongamento há dois meses e não ganhei nada, o que está errado?',
      'alongo ha 2 meses e nada',
      'já faço todo dia e não muda, o que mais',
      'dois meses de espacate e continuo a um palmo do mesmo lugar',
    ],
    answer:
      'Falta força no fim do movimento: só relaxar na posição rende pouco. Três vezes por semana, vá ao limite, empurre o chão com as pernas por 10 segundos, relaxe 20, desça um pouco; cinco vezes. Depois 10 elevações lentas da perna. Meça com fita a cada duas semanas. Beliscão na frente do quadril não é músculo curto: mostre a um fisioterapeuta.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Chuto alto com a direita e a esquerda não sobe, treino as duas igual?',
      'so a esquerda nao sobe',
      'e o lado ruim, faço mais',
      'um lado vai na cabeça e o outro mal passa da cintura',
    ],
    answer:
      'Dê duas séries ao lado ruim para cada uma do lado bom, por seis semanas. Comece por ele: 8 elevações lentas segurando na parede, 8 chutes lentos, 30 segundos de alongamento do quadril da perna de apoio. Muitas vezes quem trava é o pé de apoio que não gira. Diferença que apareceu de repente ou com dor: fisioterapeuta.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Senti uma fisgada atrás da coxa alongando, e agora?',
      'fisgada na coxa alongando',
      'senti um puxão, continuo?',
      'forcei a abertura e algo fisgou perto da nádega',
    ],
    answer:
      'Pare de alongar essa perna por pelo menos uma semana; ande normal, se der sem mancar. Nos primeiros dias, movimento leve e sem dor, gelo de 10 a 15 minutos se aliviar. Depois volte por força leve, como ponte no chão, antes de alongar. Roxo, estalo, mancar ou dor ao sentar em cima: médico nesta semana.',
  },
  {
    matter: 'flexibility',
    asked: [
      'Hoje encostei as mãos no chão pela primeira vez, como mantenho isso?',
      'encostei a mão no chão!',
      'consegui, e para não perder?',
      'aos quarenta anos toquei o chão sem dobrar o joelho',
    ],
    answer:
      'Isso é um corpo que mudou porque você apareceu todo dia, e merece uma comemoração. Para manter bastam três vezes por semana: duas séries de 30 segundos depois do treino e 8 terra romeno leves. O próximo ganho útil é no quadril, sentado no chão, pernas abertas. O erro é parar porque já conseguiu: em um mês parado, boa parte volta.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Viajo a trabalho uma semana por mês, como encaixo no plano?',
      'viajo 1 semana por mes',
      'e na semana da viagem, o que faço',
      'toda vez que pego ritmo tem viagem e desanda',
    ],
    answer:
      'Faça da viagem a sua semana leve: três semanas crescentes em casa e a quarta no hotel. Nela, duas sessões de 25 minutos: sombra 4 rounds de 3 e força com o peso do corpo, mais caminhada. Marque o primeiro treino da volta antes de embarcar. O erro é chegar e dobrar na segunda-feira para compensar.',
  },
  {
    matter: 'training-plan',
    asked: [
      'A luta foi adiada por seis semanas, continuo no mesmo ritmo?',
      'adiaram a luta 6 semanas',
      'e agora que adiou, mantenho?',
      'estava no ponto e empurraram a data',
    ],
    answer:
      'Não mantenha: descanse uma semana leve agora, a metade do volume e sem sparring. Depois três semanas de construção, com um sparring forte por semana, uma de pico e a última leve. Coma normal de novo e fique perto do peso sem apertar. O erro é segurar o pico dez semanas: na luta você chega gasto ou machucado.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Cumpri o plano quatro semanas seguidas, aumento agora?',
      '4 semanas sem faltar',
      'cumpri tudo, e agora aumento?',
      'pela primeira vez não faltei nenhum treino no mês',
    ],
    answer:
      'Quatro semanas sem falta valem mais que qualquer plano perfeito, parabéns. Faça agora uma semana com 60% do volume e só depois acrescente uma coisa: ou um round por treino, ou 20 minutos por semana. Nunca as duas. Fique três semanas assim. O erro é somar um treino novo, carga nova e dieta nova na mesma segunda-feira.',
  },
  {
    matter: 'training-plan',
    asked: [
      'Treino boxe e jiu-jitsu, como divido a semana sem ficar ruim nos dois?',
      'boxe e jiu juntos',
      'e fazendo duas modalidades',
      'faço dois esportes e não evoluo em nenhum',
    ],
    answer:
      'Dê prioridade a um por oito semanas: três treinos nele, um no outro, depois troque. O principal fica nos dias em que você está descansado, por exemplo segunda, quarta e sexta; o outro, sábado. Só um dia de sparring forte na semana, contando os dois esportes. O erro é dois mais dois, todos fortes, sem foco nenhum.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Descansei uma semana e continuo acabado, o que faço agora?',
      'descansei e nada',
      'já descansei sete dias e não melhorou',
      'uma semana parado e ainda subo escada ofegante',
    ],
    answer:
      'Marque um clínico geral nesta semana e peça avaliação do cansaço: ferro, tireoide, vitamina D, infecção recente. Até lá, só caminhada de 20 a 30 minutos, comida normal sem déficit e oito horas de cama. Leve anotado sono, peso e pulso ao acordar dos últimos dias. O erro é voltar forte para testar. Falta de ar em repouso ou dor no peito: pronto-socorro.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Meu relógio diz recuperação baixa, mas me sinto bem, treino?',
      'relogio diz pra descansar',
      'e o que o relógio mostra, obedeço?',
      'o aplicativo dá vermelho todo dia e eu me sinto ótimo',
    ],
    answer:
      'Treine, mas decida depois do aquecimento: dez minutos e três perguntas, pernas, vontade, pulso. Se duas estão ruins, faça só técnica. Um dia vermelho não diz nada; quatro seguidos com sono ruim pedem semana leve. Compare sempre com a sua própria média, de pé atrás com um número isolado. O erro é deixar a tela decidir sozinha.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Tirei uma semana leve e voltei voando, quando faço a próxima?',
      'semana leve e voltei voando',
      'funcionou, repito quando?',
      'descansei quase obrigado e hoje foi meu melhor treino do ano',
    ],
    answer:
      'Ótima notícia: você acabou de provar em si mesmo que descanso rende. Marque já a próxima para daqui a quatro semanas, na agenda, antes de precisar dela. Nela, metade dos rounds, nenhum sparring forte, mesma técnica. Até lá, não aumente nada nos primeiros sete dias. O erro é gastar a energia nova toda em três treinos.',
  },
  {
    matter: 'overtraining',
    asked: [
      'Se eu falto, o treinador me tira da equipe, como descanso assim?',
      'se eu faltar saio da equipe',
      'mas ele não deixa faltar',
      'o time inteiro treina doído e quem para é chamado de mole',
    ],
    answer:
      'Vá ao treino e descanse dentro dele: peça função leve em vez de falta. Diga antes da aula, a sós: “Estou há três semanas dormindo mal e rendendo menos. Esta semana faço técnica e manopla, sem sparring, e segunda volto inteiro.” Leve um atestado se houver lesão. Treinador que pune atestado médico é motivo para procurar outra equipe.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Meu ombro saiu do lugar e voltou sozinho, preciso de médico?',
      'ombro saiu e voltou',
      'mas voltou sozinho, ainda vou?',
      'senti o ombro pular numa americana e encaixar de novo',
    ],
    answer:
      'Precisa, hoje ou amanhã, mesmo que tenha voltado: pode haver lesão no osso, no lábio da articulação ou no nervo. Até lá, braço na tipoia, gelo de 15 minutos, nenhum movimento acima da cabeça e para trás. Não deixe ninguém puxar. Mão dormente, fria ou sem força: pronto-socorro agora. O erro é testar no treino seguinte porque parou de doer.',
  },
  {
    matter: 'injury-now',
    asked: [
      'O raio-X deu normal, mas ainda dói muito, o que faço?',
      'raio x normal e doi',
      'disseram que não é nada, mas dói',
      'o plantão me liberou e uma semana depois não fecho a mão',
    ],
    answer:
      'Volte a um ortopedista: raio-X não mostra ligamento, menisco nem toda fratura pequena. Diga: “Faz sete dias, não consigo fazer isto, a dor é neste ponto.” Ele decide por exame novo ou imagem. Até lá, proteja e não treine essa parte. No punho, dor na base do polegar merece urgência. O erro é tomar o “normal” como alta.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Luto em dez dias e me machuquei hoje, como decido?',
      'machuquei faltam 10 dias',
      'e a luta, cancelo já?',
      'torci o joelho hoje e a luta é semana que vem',
    ],
    answer:
      'Não decida hoje: vá ao médico em até 48 horas e decida com o diagnóstico e o treinador. Três perguntas para ele: “O que é, pode piorar se eu lutar, quanto tempo até a força total?” Se pode piorar, retire-se e avise o organizador no mesmo dia. Pancada na cabeça: fora, sem discussão. O erro é mascarar com remédio.',
  },
  {
    matter: 'injury-now',
    asked: [
      'Parei no meio do treino porque doeu e me senti fraco, fiz certo?',
      'parei e me senti fraco',
      'saí do round e fiquei com vergonha',
      'senti a fisgada e pedi para sair enquanto todos continuaram',
    ],
    answer:
      'Fez certo, e custa mais coragem sair do round do que ficar nele. Hoje: proteja, eleve, gelo de 15 minutos e anote onde dói e com que movimento. Amanhã, teste leve em casa; inchou, não apoia ou perdeu força, médico. Ao treinador: “Senti uma fisgada, volto quando andar sem dor.” O erro é voltar para compensar.',
  },
  {
    matter: 'injury-return',
    asked: [
      'O médico liberou, mas meu treinador quer que eu espere, quem eu ouço?',
      'medico liberou treinador nao',
      'um diz sim e o outro não',
      'estou liberado no papel e o treinador me deixa no banco',
    ],
    answer:
      'Ouça quem pedir mais tempo, e combine uma data. Diga ao treinador: “Estou liberado. O que você precisa ver para eu voltar ao sparring?” Anote os critérios, por exemplo duas semanas de técnica sem dor e saltar igual nas duas pernas. Liberação médica abre a porta, o ritmo é degrau por degrau. O erro é ir sparrar escondido em outra academia.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Voltei ontem e hoje o joelho inchou um pouco, paro tudo?',
      'voltei e inchou',
      'inchou depois da volta, e agora',
      'primeiro treino foi ótimo e hoje acordei com o joelho redondo',
    ],
    answer:
      'Volte um degrau, não ao zero: dois dias sem impacto, gelo de 15 minutos, perna alta, bicicleta leve se não doer. Desinchou em 48 horas, repita o treino com metade do tempo. Não desinchou, travou ou falseou: médico ou fisioterapeuta nesta semana. O erro é que a primeira aula boa sempre vira longa demais; ponha alarme em 30 minutos.',
  },
  {
    matter: 'injury-return',
    asked: [
      'Fiz meu primeiro sparring depois de oito meses, como sigo?',
      'primeiro sparring em 8 meses',
      'fiz hoje e correu bem, e agora',
      'depois de oito meses de fisio, hoje fiz três rounds',
    ],
    answer:
      'Oito meses de fisioterapia chata acabam de virar três rounds: isso é enorme. Espere 48 horas e veja se incha ou dói; se não, repita os mesmos três rounds leves na semana que vem, mesmo parceiro. Só depois um quarto round. Continue os exercícios da fisio duas vezes por semana. O erro é largá-los no dia em que se sente curado.',
  },
  {
    matter: 'injury-return',
    asked: [
      'O que treino enquanto meu braço está imobilizado?',
      'braço imobilizado treino o que',
      'e enquanto isso, faço o quê',
      'seis semanas de gesso e estou enlouquecendo',
    ],
    answer:
      'Treine pernas, fôlego e olhos, com o aval do médico: bicicleta 30 minutos três vezes por semana, agachamento sem carga e ponte 3 por 15, e assistir à aula anotando duas coisas. Sem corda, sem corrida com tranco, sem risco de queda. Seja cronômetro ou córner no sparring. O erro é o drill de uma mão só com parceiro afoito.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Fiz os exercícios da fisio um mês e a dor não mudou, insisto?',
      '1 mes de fisio e nada',
      'já fiz fisio, não adiantou, e agora',
      'quatro semanas de elástico e o ombro dói igual',
    ],
    answer:
      'Insista mais duas semanas só se a carga subiu; exercício igual por um mês não muda tendão. Volte ao fisioterapeuta e diga: “Dói igual, com estes exercícios, tantas vezes por semana.” Peça progressão ou outra hipótese. Sem mudança até a oitava semana, médico para reavaliar. Dor à noite, febre ou perda de força: antes. O erro é trocar de profissional sem contar o que já fez.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Que movimentos evito no rola com hérnia na lombar?',
      'hernia lombar no rola',
      'e no rola, o que não posso fazer',
      'tenho hérnia e toda aula acabo empilhado na guarda',
    ],
    answer:
      'Evite ser empilhado, guarda invertida e levantar o outro do chão; combine isso antes do rola: “tenho hérnia, sem me dobrar”. Jogue por cima ou de meia-guarda de lado, com parceiros escolhidos, rounds de 4 minutos. Peça ao médico liberação por escrito para luta. Dormência entre as pernas, perda de controle da urina ou fraqueza no pé: pronto-socorro imediatamente.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Passei uma semana inteira sem dor, posso voltar ao normal?',
      '1 semana sem dor!',
      'sumiu a dor, libero tudo?',
      'depois de um ano, sete dias sem sentir o cotovelo',
    ],
    answer:
      'Uma semana sem dor depois de um ano é uma notícia ótima, e foi você quem construiu. Volte em degraus: 50% dos rounds nesta semana, 70% na outra, tudo na quarta. Mantenha os exercícios três vezes por semana por mais dois meses. Se a dor passar de 3 em 10 no dia seguinte, desça um degrau. O erro é festejar com o treino mais duro.',
  },
  {
    matter: 'chronic-pain',
    asked: [
      'Todo mundo na equipe luta com dor, eu sou fresco?',
      'todo mundo treina com dor',
      'mas os outros também têm dor',
      'meus colegas usam joelheira e não reclamam',
    ],
    answer:
      'Não, você só está prestando atenção mais cedo que eles. Use uma régua: até 3 de 10, que some em 24 horas, treina adaptado; acima disso, ou crescendo por três treinos, para e avalia. Ao colega que brinca: “Quero treinar aos cinquenta.” Dor que acorda à noite, trava ou incha a articulação é de médico, não de joelheira.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Passo o dia em obra sem geladeira, o que levo para comer?',
      'marmita sem geladeira',
      'e sem geladeira no trabalho',
      'trabalho na rua o dia todo e treino à noite',
    ],
    answer:
      'Leve uma bolsa térmica com gelo rígido: arroz, feijão e frango para o almoço, e coisas secas para o resto. Às 10h, banana e amendoim; às 16h30, pão com atum em sachê aberto na hora e uma maçã. Dois litros de água até as 18h. O erro é o salgado das 18h, que chega pesado ao treino das 19h.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Vomitei no treino depois de comer, quanto tempo antes eu paro?',
      'vomitei no treino',
      'comi e passei mal, como evito',
      'comi a marmita às seis e às sete estava no banheiro',
    ],
    answer:
      'Refeição cheia termina três horas antes; um lanche pequeno, 60 a 90 minutos antes. No lanche, pouca gordura e fibra: banana, pão com geleia, tapioca. Nada de leite se ele pesa em você. Teste por uma semana em treinos leves. Vômito com dor no peito, depois de pancada na cabeça ou repetido sem motivo: médico.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Sou vegetariano, de onde tiro proteína no almoço por quilo?',
      'vegetariano no quilo',
      'e se eu não como carne',
      'no restaurante por quilo só sobra salada para mim',
    ],
    answer:
      'Monte assim: duas conchas de feijão ou lentilha, dois ovos, um pedaço de queijo branco ou tofu, arroz e verdura. Dá perto de 35 gramas de proteína. Some iogurte ou grão-de-bico no lanche. Se não come ovo nem leite, use soja e suplemento de B12, com exame anual de B12 e ferro no médico. O erro é virar vegetariano de macarrão.',
  },
  {
    matter: 'food-for-training',
    asked: [
      'Levei marmita a semana toda, mas sexta pedi pizza, estraguei?',
      'marmita a semana e pizza na sexta',
      'fui bem até sexta, aí pizza',
      'cinco dias certinho e uma pizza inteira na sexta',
    ],
    answer:
      'Não estragou nada: cinco dias de marmita são uma semana ótima, a pizza foi uma refeição em mais de vinte. No sábado, café normal, sem compensar pulando comida. Na próxima sexta, planeje a pizza: três fatias, salada antes, depois do treino. O erro é decretar que acabou e comer assim até segunda.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'A pesagem é às sete e luto às nove, o que cabe comer?',
      'peso 7h luto 9h',
      'e se só tiver duas horas entre pesar e lutar',
      'pesagem e luta na mesma manhã, estômago fechado',
    ],
    answer:
      'Coma até as 7h20, pequeno e conhecido: pão branco com geleia ou mel, uma banana, 400 ml de água em goles. Às 8h15, só alguns goles e meia banana se tiver fome. Nada de leite, ovo frito ou fibra. Teste isso num sábado de treino. O erro é a refeição grande de prêmio, que sobe no primeiro round.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Fico tão nervoso que nada desce depois da pesagem, o que faço?',
      'nada desce',
      'mas eu não consigo comer nada nervoso',
      'peso, sento e o pão não passa da garganta',
    ],
    answer:
      'Beba a comida: suco de uva, vitamina de banana rala ou bebida esportiva, 150 ml a cada 20 minutos. Depois colheradas de arroz branco ou purê, caminhando. Em três horas você repõe bastante sem uma refeição sentada. Treine isso antes de um sparring. Se vomita até água ou fica tonto, avise treinador e médico do evento: não se luta assim.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Comi demais depois da pesagem e me senti pesado na luta, como faço na próxima?',
      'comi demais e fiquei pesado',
      'foi rodízio depois da pesagem, erro?',
      'pesei, fui ao rodízio e no outro dia lutei estufado',
    ],
    answer:
      'Na próxima, divida: quatro refeições do tamanho de um punho e meio, a cada duas horas, em vez de uma enorme. Arroz, frango, batata, fruta, um pouco de sal, água em goles. Última refeição cheia três horas antes de lutar. Deixe o rodízio marcado para depois da luta. O erro começa antes: quem chega faminto pesou na categoria errada.',
  },
  {
    matter: 'food-at-weigh-in',
    asked: [
      'Bati o peso comendo normal pela primeira vez, o que faço até a luta?',
      'bati o peso comendo!',
      'bati tranquilo, e agora até amanhã',
      'subi na balança de café tomado e deu',
    ],
    answer:
      'Bater o peso de café tomado é a melhor preparação que existe: amanhã você luta com o corpo inteiro. Até lá, nada de especial: jantar de sempre com arroz e carne magra, água quando der sede, cama cedo. Café da manhã conhecido três horas antes. O erro agora é inventar comida ou suplemento novo porque sobrou folga.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Tenho três jantares com clientes na semana e dois quilos para perder, como faço?',
      '3 jantares com cliente e preciso baixar',
      'e os jantares de trabalho',
      'vivo em restaurante e a luta é daqui a seis semanas',
    ],
    answer:
      'Faça do jantar a refeição controlada: grelhado, legumes, uma porção de arroz ou batata, água com gás, sobremesa não. Olhe o cardápio antes e peça primeiro, sem explicar. No almoço desses dias, salada com frango e feijão, nunca jejum, senão você ataca o couvert. Em seis semanas dois quilos saem assim. O erro é o vinho que ninguém conta.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Meu colega disse para ficar sem água na véspera, faço?',
      'ficar sem agua na vespera?',
      'mas o pessoal aqui todo corta água',
      'na equipe todos secam e dizem que é normal',
    ],
    answer:
      'Não faça: ficar sem água tira força e reação, e na cabeça aumenta o risco de um golpe virar coisa grave. Responda: “Luto na categoria de cima, mas luto inteiro.” Com dias sobrando, tire só doce, fritura e álcool, comendo em horários. Tontura, coração acelerado ou urina muito escura: pare e procure médico.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Não bati o peso e perdi a luta por isso, o que faço agora?',
      'nao bati o peso',
      'fiquei 800 gramas acima e fui desclassificado',
      'me tiraram da luta na balança e decepcionei todo mundo',
    ],
    answer:
      'Dói, e ainda assim você parou antes de fazer uma loucura por 800 gramas: isso foi certo. Hoje: comida, água, e uma mensagem ao adversário e ao organizador: “O erro foi meu, peço desculpas.” Nesta semana, decida com o treinador a categoria de cima para a próxima. O erro seria marcar outra no mesmo peso daqui a um mês.',
  },
  {
    matter: 'weight-over-limit',
    asked: [
      'Estou um quilo abaixo do ritmo planejado, posso comer mais?',
      'estou adiantado no peso',
      'perdi mais rápido que o plano, relaxo?',
      'faltam três semanas e já estou quase no limite',
    ],
    answer:
      'Coma mais, sim: estar adiantado com comida na mesa é um ótimo trabalho. Acrescente uma porção de arroz ou batata no almoço dos dias de treino forte e pese de dois em dois dias, de manhã. Mantenha o peso parado até a luta. Se continuar caindo, ou treino e sono piorarem, fale com nutricionista. O erro é seguir secando por segurança.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'O treinador insiste na categoria de baixo e eu não quero, o que digo?',
      'treinador quer que eu baixe',
      'mas ele insiste na de baixo',
      'ele diz que na minha categoria eu sou pequeno e quer que eu seque',
    ],
    answer:
      'Diga com números: “Treino bem com 74. Para 70 eu perderia força, e não quero secar. Quero lutar até 77 nas próximas duas e depois avaliamos.” Fale a sós, fora do treino, com oito semanas de antecedência. Ofereça nutricionista como árbitro. Se ele mandar desidratar, a resposta é não; sendo menor, leve pai ou mãe à conversa.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Subi de categoria e perdi a primeira, volto para baixo?',
      'subi e perdi',
      'perdi na nova categoria, desço?',
      'na primeira luta no peso de cima fui empurrado o tempo todo',
    ],
    answer:
      'Não volte por uma luta: dê três lutas ou seis meses. Perder a primeira e ter energia até o fim já diz que o corpo gostou da mudança. Agora ganhe força: duas sessões por semana, agachamento, remada, empurrão, e treine com parceiros daquele peso. Escreva se perdeu por peso ou por técnica. O erro é culpar a balança por um erro de distância.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'A categoria de cima só tem um inscrito, me inscrevo nela mesmo assim?',
      'so 1 inscrito na categoria',
      'e se quase não tiver gente lá',
      'na minha categoria são doze, na de cima é um só',
    ],
    answer:
      'Inscreva-se na sua, se o que quer é experiência: doze inscritos são lutas de verdade. Na de cima, confirme com o organizador até o prazo se haverá luta ou junção de categorias, e com quem. Pergunte: “Se ficar só um, devolvem a inscrição?” O erro é escolher pela medalha fácil e viajar para nenhuma luta.',
  },
  {
    matter: 'weight-class-choice',
    asked: [
      'Decidi não baixar e me chamaram de covarde, fiz bem?',
      'nao baixei e me chamaram de covarde',
      'recusei secar e agora estou na dúvida',
      'a equipe riu porque vou lutar no meu peso',
    ],
    answer:
      'Fez bem: dizer não diante da equipe inteira exige mais coragem que passar fome. Responda uma vez só: “Luto no meu peso, forte.” Depois use a folga: coma normal, treine força duas vezes por semana e faça sparring com gente da categoria. Anote como se sente no terceiro round. O erro é voltar atrás na última semana por causa das piadas.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Minha família cozinha frito todo dia, como emagreço em casa?',
      'em casa só fritura',
      'e a comida da minha mãe, como faço',
      'minha sogra fica ofendida se eu não repito o prato',
    ],
    answer:
      'Coma da mesma mesa, com outro prato: metade salada e legumes, um quarto arroz e feijão, um quarto carne, uma fritura só. Diga: “Está ótimo, hoje como um prato só.” Ofereça-se para cozinhar dois dias por semana no forno. O erro é anunciar dieta; anunciar traz discussão, servir-se diferente não.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'À noite, depois do treino, ataco a geladeira, como paro?',
      'ataco a geladeira de noite',
      'e a fome das onze da noite',
      'como direitinho o dia todo e às onze perco tudo',
    ],
    answer:
      'Coma mais às 16h30: iogurte com aveia e fruta, ou pão com ovo. Depois do treino, um jantar de verdade já pronto, em prato, sentado, e cozinha encerrada. O ataque noturno quase sempre é almoço pequeno demais. Teste dez dias. Se come escondido, sem controle ou vomita, fale com médico ou psicólogo: tem tratamento.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Perdi quatro quilos e ninguém notou, continuo?',
      '-4 kg e ninguem notou',
      'perdi quatro quilos e nada mudou no espelho',
      'todo mundo olha e não diz nada',
    ],
    answer:
      'Continue: quatro quilos são um galão de água que você não carrega mais em cada round. Meça a cintura, tire foto na mesma luz a cada quatro semanas e anote quantos rounds aguenta; isso muda antes dos olhos dos outros. Mantenha o ritmo de meio quilo por semana. O erro é apertar a dieta para arrancar um elogio.',
  },
  {
    matter: 'lose-weight',
    asked: [
      'Engordei dois quilos desde que comecei a treinar, como pode?',
      'treino e engordei',
      'mas eu engordei treinando',
      'comecei no muay thai e a balança subiu',
    ],
    answer:
      'Nas primeiras quatro semanas, boa parte é água no músculo dolorido; o resto costuma ser a fome nova. Olhe a cintura: se ela não subiu, siga igual. Se subiu, anote três dias de comida e corte as bebidas doces e o lanche de prêmio pós-treino. Inchaço nas pernas ou falta de ar: médico. O erro é largar o treino por causa da balança.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Ganhei três quilos, mas foi barriga, o que ajusto?',
      'ganhei so barriga',
      'subiu, mas na cintura',
      'a calça aperta e o braço é o mesmo',
    ],
    answer:
      'Corte o excedente pela metade: tire o copo de leite com achocolatado ou a porção extra da noite, e mantenha a proteína. Meta de 250 a 300 gramas por semana. Confira se a carga na barra subiu no mês; sem isso, comida extra vira cintura. Força duas ou três vezes por semana. O erro é cortar tudo e voltar ao zero.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Trabalho em pé dez horas e não consigo parar para comer, como ganho peso?',
      'sem tempo pra comer no trabalho',
      'e trabalhando dez horas em pé',
      'sou garçom, ando o dia todo e só emagreço',
    ],
    answer:
      'Ponha calorias em coisas de um minuto: garrafa com leite, banana, aveia e pasta de amendoim, tomada em três vezes no turno. No bolso, castanhas. Café da manhã grande e jantar grande fazem o resto. Dá perto de 800 calorias sem parar. O erro é confiar num almoço enorme que nunca acontece.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Subi dois quilos em dois meses, é pouco?',
      '2 kg em 2 meses',
      'só dois quilos, é devagar demais?',
      'comi como um cavalo e só vieram dois quilos',
    ],
    answer:
      'Dois quilos em dois meses são um ritmo excelente para quem treina luta; mais rápido seria quase só gordura. Mantenha tudo e some 150 calorias só quando a balança parar duas semanas. Meça coxa e braço uma vez por mês. O erro é trocar agora para um hipercalórico caro ou pensar em hormônio: isso não, e fala-se com médico.',
  },
  {
    matter: 'gain-weight',
    asked: [
      'Fico estufado e com gases de tanto comer, o que troco?',
      'estufado de tanto comer',
      'mas meu estômago não aguenta',
      'tomo a vitamina e passo a tarde inchado',
    ],
    answer:
      'Troque o volume: seis refeições pequenas, arroz branco em vez de integral, azeite por cima, e metade do leite ou leite sem lactose. Aumente uma coisa por semana, não tudo junto. Ande dez minutos depois de comer. Dor forte, diarreia há mais de duas semanas, sangue ou perda de peso apesar de comer: médico.',
  },
  {
    matter: 'sleep',
    asked: [
      'Tenho bebê em casa e acordo cinco vezes, como treino assim?',
      'bebe acorda toda hora',
      'e com bebê, não tem noite inteira',
      'meu filho tem três meses e eu vivo zumbi',
    ],
    answer:
      'Treine duas vezes por semana, só técnica, 45 minutos, e nada de sparring depois de noite com menos de cinco horas. Combine com quem divide a casa turnos: você das 22h às 3h, o outro o resto, e um cochilo de 20 minutos. Em alguns meses melhora. Não dirija com sono. Tristeza que não passa, em qualquer dos dois: médico.',
  },
  {
    matter: 'sleep',
    asked: [
      'Tentei largar o celular e continuo rolando na cama, o que mais?',
      'larguei o celular e nada',
      'já tentei sem tela, não adianta',
      'uma hora sem tela e continuo olhando o teto',
    ],
    answer:
      'Fixe a hora de levantar, também no domingo, e só vá para a cama com sono de verdade. Passou 20 minutos acordado, levante, luz fraca, algo chato, e volte. Café só até o meio-dia. Mantenha por duas semanas. Três noites ruins por semana durante três meses: médico, existe terapia própria para insônia. O erro é deitar mais cedo para compensar.',
  },
  {
    matter: 'sleep',
    asked: [
      'Dormi oito horas três noites seguidas, como não perco isso?',
      '3 noites de 8h!',
      'dormi bem esta semana, e agora',
      'pela primeira vez em meses acordei antes do despertador',
    ],
    answer:
      'Três noites inteiras mudam mais o seu treino que qualquer suplemento, que bom. Escreva hoje o que fez igual: horário, jantar, luz, telefone. Escolha as duas coisas mais fáceis e mantenha até nos dias ruins. Na noite de treino tarde, aceite sete horas sem drama. O erro é relaxar no sábado até as três e recomeçar na terça.',
  },
  {
    matter: 'sleep',
    asked: [
      'Minha mulher diz que eu ronco e paro de respirar, isso importa para o treino?',
      'ronco e paro de respirar',
      'ela diz que eu paro de respirar',
      'durmo oito horas e acordo moído, e dizem que ronco',
    ],
    answer:
      'Importa muito: marque médico neste mês e peça avaliação de apneia do sono. Ela explica cansaço, pressão alta e fôlego ruim mesmo com oito horas. Peça a ela que grave dois minutos. Até lá, durma de lado, sem álcool à noite. Sono ao volante: não dirija e antecipe a consulta. O erro é tratar como piada de casal.',
  },
  {
    matter: 'supplements',
    asked: [
      'Tomo creatina há um mês e subi dois quilos, paro antes do campeonato?',
      'creatina subiu 2kg',
      'e o peso que a creatina deu',
      'luto em cinco semanas e a balança subiu com a creatina',
    ],
    answer:
      'Não pare por susto: um a dois quilos são água dentro do músculo. Se a categoria ficou apertada, suba de categoria, ou pare agora, cinco semanas antes, e o peso sai sozinho em três a quatro. Nunca tire isso secando. O erro é parar na última semana e achar que some. Problema de rim: só com médico.',
  },
  {
    matter: 'supplements',
    asked: [
      'Um cara da academia me ofereceu um negócio para secar, o que respondo?',
      'me ofereceram um negocio pra secar',
      'ele diz que todo mundo toma',
      'no vestiário me deram uma cápsula sem rótulo',
    ],
    answer:
      'Responda: “Obrigado, não tomo nada sem rótulo.” Cápsula sem rótulo pode ter estimulante ou hormônio, faz mal ao coração e dá suspensão no antidoping. Se já tomou e sente palpitação, dor no peito ou tremor, pronto-socorro, levando a cápsula. Menor de idade: conte a um dos pais hoje. O erro é guardar para experimentar depois.',
  },
  {
    matter: 'supplements',
    asked: [
      'Larguei o pré-treino e estou morto de sono, quanto dura isso?',
      'larguei o pre treino',
      'parei há três dias e só tenho dor de cabeça',
      'sem o pré-treino não saio do carro',
    ],
    answer:
      'Largar é uma decisão boa, e o pior passa em dois a nove dias. Se a dor de cabeça aperta, tome um café pequeno de manhã e reduza a cada três dias. Antes do treino, banana e dez minutos de corda leve acordam mais do que parece. Durma meia hora mais. Dor de cabeça depois de pancada é outra coisa: médico.',
  },
  {
    matter: 'supplements',
    asked: [
      'O exame deu vitamina D baixa, tomo por conta própria?',
      'vitamina d baixa',
      'deu baixa no exame, compro qual',
      'meu exame veio com D e ferro no chão',
    ],
    answer:
      'Mostre o exame ao médico antes de comprar: a dose depende do número, e ferro por conta própria pode fazer mal. Pergunte: “Quanto, por quantas semanas, quando repito o exame?” Enquanto isso, coma feijão, carne ou lentilha com uma laranja, e tome sol curto. O erro é a megadose da internet sem repetir o exame em três meses.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Fiquei doente a cinco dias da luta, desisto?',
      'doente a 5 dias da luta',
      'e a luta de sábado, cancelo?',
      'febre na segunda e luta no sábado',
    ],
    answer:
      'Com febre na segunda, vá ao médico hoje e decida até quinta; sem 72 horas limpas de febre, não lute. Avise o treinador já: “Estou com febre, na quinta confirmo com o médico.” Descanso, líquidos, comida normal, nada de cortar peso. Dor no peito, falta de ar ou palpitação: pronto-socorro. O erro é lutar no remédio e levar o vírus ao coração.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Voltei da gripe e meu fôlego sumiu, quando volta?',
      'gripe levou meu folego',
      'voltei e canso no aquecimento',
      'dez dias depois da gripe ainda pareço iniciante',
    ],
    answer:
      'Conte uma a três semanas até ficar perto do normal. Primeira semana: metade dos rounds, sem sparring, ritmo de conversa. Segunda: 75%. Se o pulso dispara no aquecimento, encerre nesse dia. Coma e durma mais, não corra para compensar. Falta de ar em repouso, dor no peito, tontura ou nenhuma melhora em três semanas: médico.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Fiquei em casa doente e me sinto culpado com a equipe, fiz certo?',
      'faltei doente e me sinto culpado',
      'fiquei em casa, mas pesa',
      'a equipe treinou e eu na cama com tosse',
    ],
    answer:
      'Fez certo: você poupou a equipe inteira de uma semana de tosse. Mande uma mensagem só: “Estou com febre, volto quando passar 24 horas sem ela.” Se quiser ser útil, veja um vídeo de luta por dia, 15 minutos. Na volta, primeira aula pela metade. O erro é voltar dois dias antes para provar vontade.',
  },
  {
    matter: 'ill-now',
    asked: [
      'Peguei micose duas vezes este ano, como evito a terceira?',
      'micose de novo',
      'e para não pegar outra vez',
      'toda hora volta mancha, e o remédio acaba',
    ],
    answer:
      'Banho com sabonete até 30 minutos depois do treino, quimono lavado toda vez, toalha só sua, chinelo fora do tatame. Complete o tratamento inteiro que o médico deu, mesmo com a pele limpa. Pergunte na academia com que frequência limpam o tatame. Voltou em menos de um mês: dermatologista. O erro é parar a pomada no quinto dia.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'A luta cai no primeiro dia da menstruação, como me preparo?',
      'luta no 1o dia da menstruação',
      'e se descer bem no dia',
      'minha luta caiu exatamente no dia pior',
    ],
    answer:
      'Prepare-se como para qualquer luta, com um kit: absorvente ou coletor já testado em sparring, short escuro, troca extra, bolsa quente para a viagem. O analgésico que você já usa, confirmado com o médico e com as regras. Aqueça dez minutos a mais. A balança pode subir um quilo: escolha a categoria com folga. Adiar com hormônio, só com ginecologista, meses antes.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Meu treinador é homem e não sei como falar da cólica, o que digo?',
      'como falo da colica pro treinador',
      'e como conto isso a ele',
      'invento desculpa todo mês para não sparrar',
    ],
    answer:
      'Diga curto e sem desculpas: “Nos dois primeiros dias do ciclo tenho cólica forte. Nesses dias faço técnica e saco, sem clinch.” Por mensagem também vale. Não precisa explicar mais. Sendo menor, peça que sua mãe ou outra responsável fale junto. Cólica que faz faltar à escola, ao trabalho ou vomitar: ginecologista, isso se trata.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Fiz minha primeira aula depois do parto e vazou urina, é normal?',
      'vazou urina na aula',
      'pulei corda e escapou xixi',
      'voltei feliz e no primeiro salto escapou',
    ],
    answer:
      'Voltar depois do parto já é uma vitória, e escape é comum e tratável. Tire por ora corda, salto e carga pesada; fique com sombra, manopla leve e caminhada. Marque fisioterapia pélvica nesta semana; muitas melhoram em 8 a 12 semanas de exercício orientado. Peso ou bola na vagina, dor ou sangramento: ginecologista. O erro é usar absorvente e calar.',
  },
  {
    matter: 'body-cycle',
    asked: [
      'Na semana antes da menstruação não tenho força nenhuma, mudo o treino?',
      'sem força antes de menstruar',
      'e na semana anterior, diminuo?',
      'todo mês tem uma semana em que perco para todo mundo',
    ],
    answer:
      'Mude só o que o corpo pede: nessa semana, um round a menos e carga 10% menor, mesma frequência. Anote por três ciclos sono, força e humor; aí você vê se é mesmo sempre. Coma um lanche a mais à tarde. Tristeza forte ou desespero nesses dias: médica, existe tratamento. O erro é decidir por um mês só.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Sou padrinho de casamento três semanas antes da luta, como passo a noite?',
      'casamento 3 semanas antes da luta',
      'e o brinde, faço como',
      'festa com bebida livre no meio da preparação',
    ],
    answer:
      'Decida antes: só o brinde, meia taça, e o resto água com gás e limão num copo bonito. Jante bem no começo, dance, saia à uma. No dia seguinte, caminhada e treino leve. Se insistirem: “Luto dia 20, depois eu pago a rodada.” O erro é decidir na hora, com o copo já na mão.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Fiquei trinta dias sem beber e sábado bebi seis cervejas, perdi tudo?',
      '30 dias sem e bebi sábado',
      'recaí no sábado, recomeço do zero?',
      'um mês limpo e estraguei num churrasco',
    ],
    answer:
      'Não perdeu: trinta dias em trinta e um continuam no seu corpo e no seu fôlego. Hoje água, comida, sono, e amanhã treino leve. Escreva o que veio antes do primeiro copo, quem, onde, que hora, e mude uma peça no próximo churrasco. Se não consegue parar depois do primeiro, ou treme sem beber: médico ou grupo de apoio.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'Parei de fumar há duas semanas e estou irritado no treino, o que faço?',
      'parei de fumar e to irritado',
      'e essa irritação toda, passa?',
      'duas semanas sem cigarro e brigo com todo mundo',
    ],
    answer:
      'Duas semanas sem cigarro são as mais duras, e você já as fez. A irritação costuma cair muito até a quarta semana. Na vontade: três minutos de corda ou sombra, um copo de água, e ela passa. Avise o parceiro: “estou sem fumar, vamos leve.” O posto de saúde tem apoio e adesivo. O erro é só um para aliviar.',
  },
  {
    matter: 'alcohol-party',
    asked: [
      'A equipe bebe depois de todo treino, como fico sem virar o chato?',
      'equipe bebe depois do treino',
      'e com o pessoal da academia',
      'se não vou ao bar, fico de fora',
    ],
    answer:
      'Vá, fique 40 minutos, e peça primeiro: “uma água com gás e uma porção de frango.” Quem tem copo na mão ouve menos pergunta. Ofereça levar alguém para casa, isso dá motivo e respeito. Proponha uma vez por mês um café depois do treino de sábado. O erro é explicar os malefícios a quem está bebendo.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'O campeonato atrasou três horas, o que faço com a comida e o aquecimento?',
      'atrasou 3 horas',
      'e agora que atrasou tudo',
      'aqueci, esfriei e ainda faltam vinte lutas',
    ],
    answer:
      'Recomece o relógio: agasalho, sente longe do barulho e coma já pão com geleia e uma banana, água em goles. Mande alguém vigiar a chave e avisar a dez lutas da sua. A seis lutas, aquecimento curto de oito minutos. O erro é ficar três horas em pé na beira da área, quente e nervoso.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Meu filho ganhou bronze e chora porque queria ouro, o que digo?',
      'filho ganhou bronze e chora',
      'ele pegou bronze e está arrasado',
      'terceiro lugar e ele jogou a medalha na bolsa',
    ],
    answer:
      'Um bronze é lutar, perder e voltar no mesmo dia, e isso vale muito. Diga: “Adorei ver você lutar. Quer comer o quê?” e mais nada hoje. Deixe chorar dez minutos. Em dois dias, pergunte uma coisa: “o que você quer treinar primeiro?” O erro é analisar a derrota no carro.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Na chave peguei meu próprio colega na primeira luta, como lidamos?',
      'colega na 1a luta',
      'e se for meu amigo do outro lado',
      'saiu a chave e é meu parceiro de treino',
    ],
    answer:
      'Lutem de verdade, e combinem antes: “Sem raiva, sem presente, depois almoçamos.” Peça ao treinador que não fique no córner de nenhum, ou avise a organização logo ao sair a chave; às vezes trocam. Aqueça com outra pessoa. O erro é meio esforço: os dois saem mal e alguém se machuca.',
  },
  {
    matter: 'tournament-day',
    asked: [
      'Esqueci o protetor bucal no dia da luta, e agora?',
      'esqueci o protetor',
      'e sem protetor, posso lutar?',
      'estou no ginásio e o protetor ficou em casa',
    ],
    answer:
      'Não lute sem ele: compre um termomoldável na banca do evento ou numa loja perto, e molde com água quente da lanchonete, 20 minutos antes. Avise a mesa já que está resolvendo. Nunca use emprestado. Da próxima vez, dois na mala e um no carro. O erro é esconder do árbitro e subir assim.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Minha urina saiu escura como café depois de um treino brutal, o que faço?',
      'urina escura depois do treino',
      'e essa cor de café, passa?',
      'treino monstro ontem e hoje urino marrom',
    ],
    answer:
      'Vá ao pronto-socorro hoje, sem esperar: pode ser músculo se desfazendo e isso fere o rim. Diga: “Treino muito forte ontem, urina cor de café, dor muscular.” Beba água normalmente no caminho, nenhum anti-inflamatório. Não treine até o exame de sangue normalizar e o médico liberar. O erro é achar que é só falta de água.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Fui ao médico e o coração está normal, posso confiar e treinar?',
      'coração normal, e agora',
      'deu tudo normal, volto?',
      'fiz eletro e ecocardiograma e não acharam nada',
    ],
    answer:
      'Que bom que você foi: um exame normal vale mais que meses de medo. Pergunte a ele: “Estou liberado para esforço máximo?” e peça por escrito. Volte com duas semanas leves e vá subindo. Se a mesma palpitação, desmaio ou dor no peito voltar no esforço, pare na hora e retorne. O erro é testar o limite no primeiro dia.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Vejo pontinhos e luzes desde o sparring de ontem, espero passar?',
      'vejo luzinhas desde ontem',
      'e esses pontos no olho',
      'desde o dedo no olho vejo uma sombra no canto',
    ],
    answer:
      'Não espere: luzes, pontos novos ou sombra no canto pedem oftalmologista ou pronto-socorro ainda hoje, porque a retina pode estar descolando. Não esfregue, não dirija, não treine. Com dor de cabeça, náusea ou confusão junto, pronto-socorro já. Nenhum sparring até a liberação por escrito. O erro é dormir para ver se amanhã melhora.',
  },
  {
    matter: 'body-signs',
    asked: [
      'Fico tonto quando levanto rápido do chão no treino, é grave?',
      'tonto ao levantar',
      'e essa tontura quando levanto',
      'levanto do rola e tudo fica preto um segundo',
    ],
    answer:
      'Um segundo de escuro ao levantar costuma ser pressão baixa passageira: levante em dois tempos, joelho, respiração, depois em pé. Coma duas horas antes e beba ao longo do dia. Se acontece toda semana, médico para pressão, ferro e coração. Desmaio, tontura durante o esforço ou depois de pancada na cabeça: pare e procure atendimento hoje.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Descansei dois dias e me sinto preguiçoso e inchado, é normal?',
      'descansei e me sinto pior',
      'descansei e fiquei mole, por quê',
      'dois dias parado e as pernas pesam mais',
    ],
    answer:
      'É normal, e descansar sem culpa já foi um passo. O corpo parado endurece: ande 20 minutos, mexa quadril e ombros por dez, e o peso some no aquecimento. No próximo descanso, um dia total e um de caminhada. Julgue pelo terceiro round de amanhã. O erro é concluir que descanso faz mal e cortar o próximo.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Meu trabalho é pesado, conta como treino no descanso?',
      'trabalho pesado é descanso?',
      'e se meu dia de folga é na obra',
      'carrego caixa o dia inteiro no meu dia de descanso',
    ],
    answer:
      'Conta como carga, então não é descanso. Ponha a folga do treino num dia leve de serviço e faça só técnica depois dos dias pesados. Uma noite por semana sem treino nem hora extra, com oito horas de cama. Coma um lanche a mais. Dor nas costas que cresce por duas semanas: médico. O erro é copiar o plano de quem trabalha sentado.',
  },
  {
    matter: 'rest-days',
    asked: [
      'Meu parceiro treina todo dia e não descansa, vou ficar para trás?',
      'parceiro treina todo dia',
      'mas ele não descansa nunca',
      'enquanto eu descanso ele está no tatame',
    ],
    answer:
      'Não vai: compare daqui a três meses, não na sexta-feira. Quatro treinos inteiros rendem mais que sete pela metade. Use 15 minutos do descanso para rever uma técnica em vídeo e escrever uma pergunta para a aula. Se o desempenho cai duas semanas seguidas, aí mexa no plano. O erro é treinar por ciúme do calendário dele.',
  },
]
