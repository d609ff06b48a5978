import type { ConcreteAnswer } from '../concrete-answer.ts'

export const MIND: readonly ConcreteAnswer[] = [
  {
    matter: 'nerves-before-fight',
    asked: [
      'O que eu faço com a tremedeira e o estômago embrulhado na última hora antes da luta?',
      'tremendo antes da luta oq faço',
      'e na última hora, faço o quê?',
      'minhas mãos não param de tremer no aquecimento',
    ],
    answer:
      'Mexa o corpo e alongue a soltura do ar: dez minutos de sombra leve, depois cinco respirações com quatro segundos entrando e oito saindo, depois três entradas curtas na manopla. A tremedeira é adrenalina e costuma sumir no primeiro contato. O erro comum é ficar sentado no vestiário vendo as lutas dos outros e esfriar.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'O que eu como no dia da luta se o nervoso não deixa descer nada?',
      'nao consigo comer no dia da luta',
      'e comida, o que desce?',
      'só de olhar pro prato antes de lutar me dá ânsia',
    ],
    answer:
      'Coma líquido e pequeno: vitamina de banana com aveia umas três horas antes, depois meia banana ou um pão com mel uma hora antes, e goles de água o dia todo. Use só o que você já comeu antes de treino forte. O que dá errado é pular tudo e tomar energético de estômago vazio.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Não consigo dormir na véspera da luta, isso vai acabar comigo?',
      'nao durmo na vespera e agora',
      'e se eu não pregar o olho?',
      'deito na véspera e fico lutando a luta na cabeça até as três',
    ],
    answer:
      'Não, uma noite ruim quase não mexe na sua força; o que pesa são as noites anteriores, então durma bem da quarta à sexta se luta no sábado. Na véspera, deite no horário normal, celular fora do quarto, e descanse de olhos fechados mesmo acordado. Não tome remédio para dormir por conta própria.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Quantos dias antes da luta é normal começar o nervosismo, e quando é demais?',
      'nervoso 2 semanas antes normal?',
      'e é normal começar tão cedo?',
      'faltam duas semanas e eu já acordo com o coração disparado',
    ],
    answer:
      'Duas semanas antes é normal, e os picos costumam vir na pesagem e na hora de enfaixar a mão. Marque quinze minutos por dia para escrever o medo e a resposta a ele, e no resto do dia volte à tarefa. Se você vomita todo dia, não come ou tem crises de pânico, fale com o treinador e um psicólogo.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Como eu sei se já estou pronto para o meu primeiro campeonato?',
      'to pronto pra competir?',
      'e como eu sei que tá na hora?',
      'meu professor quer me inscrever e eu acho que não tô pronto',
    ],
    answer:
      'Você está pronto se treina três vezes por semana há uns seis meses, termina o tempo de luta inteiro no treino sem apagar e sabe uma entrada, uma defesa e uma saída de baixo. Pergunte ao professor: “Você me inscreveria no meu nível?” Esperar sentir segurança total é o que mais adia; ela vem depois da estreia.',
  },
  {
    matter: 'first-competition',
    asked: [
      'O que eu levo na mochila no dia do primeiro campeonato?',
      'oq levar no primeiro campeonato',
      'e na mochila, vai o quê?',
      'estreio sábado e não sei nem o que levar',
    ],
    answer:
      'Leve documento com foto, comprovante da inscrição, carteirinha se a federação pede, dois uniformes no tamanho da regra, protetor bucal, esparadrapo, chinelo, agasalho, água, banana, sanduíche e carregador. Arrume tudo na véspera e confira o peso com o uniforme se a pesagem for com ele. O que mais falta é documento e chinelo.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Quanto tempo antes eu chego e quando eu aqueço no meu primeiro campeonato?',
      'que horas chego e aqueço',
      'e o aquecimento, quanto antes?',
      'tenho medo de me chamarem e eu estar frio',
    ],
    answer:
      'Chegue noventa minutos antes do horário da sua categoria e comece a aquecer trinta minutos antes: dez de corda ou trote, dez de movimentos do seu jogo, cinco de entradas fortes com um colega. Depois fique de agasalho perto da área. O que dá errado é o atraso do evento: reaqueça cinco minutos a cada meia hora.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Que plano de luta eu levo para a estreia, se sei pouca coisa?',
      'qual plano pra estreia',
      'e lá dentro, faço o quê primeiro?',
      'na hora eu não sei o que usar, aprendi um monte de coisa solta',
    ],
    answer:
      'Leve três coisas só: a primeira ação, o seu melhor golpe ou queda e o que fazer se ficar por baixo ou contra a grade. Diga em voz alta: “Pegada, queda, passar” ou “jab, direto, sair”. Treine essa sequência dez vezes por aula nas duas últimas semanas. Inventar técnica nova no dia é o erro da estreia.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Como eu destravo quando congelo no meio da luta?',
      'travei na luta como destravo',
      'e se eu travar lá dentro, o que faço na hora?',
      'começa a luta e eu fico parado só olhando',
    ],
    answer:
      'Solte o ar com barulho, dê dois passos para o lado e jogue o jab duas vezes; na luta agarrada, pegue a manga e mexa os pés. Uma ação pequena e ensaiada destrava mais do que pensar. Treine isso: no sparring leve, a cada “já” do treinador, faça sempre esse começo. Escolher um golpe complicado trava de novo.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'O que eu treino para não dar branco quando a luta começa?',
      'da branco na luta oq treino',
      'e no treino, como eu preparo isso?',
      'no treino eu faço tudo, na luta esqueço tudo',
    ],
    answer:
      'Treine os primeiros vinte segundos: dez largadas por treino, com o colega vindo forte mas controlado, e você sempre com a mesma resposta. Três treinos por semana, quatro semanas, com gente olhando e cronômetro. Depois da largada, mais dois pontos fixos: saída da grade e volta depois de um golpe. O branco vem da novidade.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Meu atleta trava: o que o córner deve gritar para ele?',
      'oq grita o corner quando trava',
      'e o meu córner, fala o quê?',
      'meu córner grita dez coisas e eu não escuto nenhuma',
    ],
    answer:
      'O córner grita uma palavra só, combinada antes, que seja uma ação: “Jab!”, “Anda!” ou “Pegada!”. Combine três no máximo e use as mesmas em todo sparring por quatro semanas. Uma voz fala, os outros ficam quietos. O erro é gritar “acorda” ou “vamos”, que não diz ao corpo o que fazer.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Travar depois de levar um golpe na cabeça é medo ou é lesão?',
      'travei dps de tomar soco na cabeca',
      'e se o branco vier depois de uma pancada?',
      'tomei um direto e não lembro do resto do round',
    ],
    answer:
      'Falta de memória depois de uma pancada se trata como concussão: pare na hora, não faça mais sparring e veja um médico no mesmo dia. Vá ao pronto-socorro já com vômito, dor que piora, sonolência ou confusão. Trava de medo é outra coisa: você lembra de tudo, só não agiu. Ninguém volta dirigindo sozinho.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Como eu paro de fechar os olhos quando vem o soco?',
      'fecho o olho no soco como paro',
      'e o olho, como mantenho aberto?',
      'todo soco que vem eu fecho o olho e viro a cara',
    ],
    answer:
      'Treine o olho com golpe leve: o parceiro toca a sua guarda com a luva aberta, trinta toques por round, dois rounds por treino, e você olha o peito dele e diz o lado em voz alta. Aumente a velocidade só quando acertar vinte e cinco. O que dá errado é pular para o sparring forte cedo.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Quanto tempo leva para perder o medo de levar soco?',
      'quanto tempo pra perder medo de soco',
      'e isso demora quanto?',
      'faz três meses que treino e ainda encolho toda',
    ],
    answer:
      'Conte com seis a oito semanas de contato leve duas vezes por semana para o susto virar rotina. Sinal de avanço: você devolve um golpe depois de levar um, em vez de recuar dois passos. Anote isso por treino. Um único sparring pesado no meio do caminho costuma fazer voltar ao começo, então escolha bem os parceiros.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Eu viro de costas quando me pressionam; o que faço no lugar disso?',
      'viro de costas na pressao',
      'e em vez de virar, faço o quê?',
      'vem a sequência e eu dou as costas sem pensar',
    ],
    answer:
      'Em vez de virar, suba a guarda dupla, queixo no peito, e ande na diagonal para o lado da sua mão da frente. Treine com o parceiro soltando quatro golpes leves: guarda, passo, jab de volta, vinte vezes por treino. Virar expõe a nuca e o juiz pode parar a luta. Peça ao professor para corrigir os pés.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Posso treinar boxe sem nunca tomar soco na cara?',
      'da pra treinar sem apanhar',
      'e se eu nunca quiser fazer sparring?',
      'gosto do treino mas não quero levar soco',
    ],
    answer:
      'Pode, muita gente treina anos só com manopla, saco, técnica e sparring no corpo. Diga ao professor: “Quero treinar sem golpe na cabeça, pode me pôr nos exercícios técnicos?” Para competir não dá, porque a distância só se aprende com contato. Se a academia obriga novato a fazer sparring duro, procure outra.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'O que eu digo para o parceiro que bate forte demais no sparring?',
      'oq falo pro cara q bate forte',
      'e falo o quê pra ele na hora?',
      'tem um cara que transforma todo sparring em guerra',
    ],
    answer:
      'Diga antes do round, com a luva estendida: “Hoje eu vou a cinquenta por cento, fecha comigo?” Se ele passar, pare, dê um passo atrás e fale: “Mais leve, por favor.” Na segunda vez, agradeça e saia do round. Aguentar calado para não parecer fraco é o erro. Depois conte ao treinador.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Quantas vezes por semana eu preciso fazer sparring forte?',
      'quantos sparring por semana',
      'e forte mesmo, quantas vezes?',
      'aqui na academia é porrada todo dia',
    ],
    answer:
      'Forte mesmo, no máximo uma vez por semana em preparação e quase nunca fora dela; leve ou técnico pode ser duas ou três vezes. Três a cinco rounds bastam. Depois de pancada com tontura, dor de cabeça ou vista embaçada, zero sparring e médico. Se a academia faz guerra diária, converse com o treinador ou mude.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Posso recusar sparring com alguém sem ficar mal na academia?',
      'posso recusar sparring',
      'e se eu disser não pra ele?',
      'me colocam sempre com o cara de cem quilos',
    ],
    answer:
      'Pode, e basta uma frase: “Com você hoje eu passo, tô trabalhando outra coisa.” Ofereça uma alternativa, como só jab ou só no corpo. Com trinta quilos de diferença a recusa é prudente. Avise o treinador fora da aula para ele montar as duplas. O erro é inventar lesão, porque aí você repete a mentira toda semana.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Como eu chego menos apavorado no dia de sparring?',
      'pavor do dia de sparring',
      'e no dia, como eu chego mais calmo?',
      'quarta é sparring e desde segunda eu durmo mal',
    ],
    answer:
      'Leve uma tarefa só para o sparring, como “jabear e sair pela direita”, e escolha o primeiro parceiro antes: alguém leve e técnico. Faça dois rounds com ele, um médio, e pare no terceiro. Anote depois o que funcionou. O que piora é faltar: cada semana fugida deixa a próxima maior.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'O que eu faço na semana da luta quando tenho certeza de que vou perder?',
      'certeza q vou perder oq faço',
      'e essa semana, faço o quê com isso?',
      'acho que vou perder e nem lutei ainda',
    ],
    answer:
      'Troque a previsão por três tarefas que você controla: por exemplo, pegar primeiro, andar para a frente e lutar até o fim do tempo. Escreva ao lado de cada uma um treino em que você fez isso. Leia de manhã e à noite. Ficar assistindo vídeo do adversário depois das oito da noite só alimenta o medo.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'Como eu ganho confiança de verdade antes de competir?',
      'como ganhar confiança',
      'e confiança se treina como?',
      'no treino todo mundo diz que sou bom e eu não acredito',
    ],
    answer:
      'Confiança se junta com prova anotada: depois de cada treino escreva em uma linha o que você fez e funcionou, com nome da técnica e com quem. Em quatro semanas são umas doze provas. Duas semanas antes, faça uma luta simulada com regra, árbitro e tempo. Elogio dos outros não gruda; prova sua gruda.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'Me sinto uma fraude com essa faixa; devo descer de categoria no campeonato?',
      'faixa maior q meu nivel',
      'e posso me inscrever numa faixa abaixo?',
      'acho que não mereço a faixa que tenho e vou competir com ela',
    ],
    answer:
      'Não, inscreva-se na sua faixa: descer costuma ser proibido pela regra e dá desclassificação. Se quer um passo menor, escolha um campeonato local, com chave pequena. Pergunte ao professor: “Quais são as duas coisas que me faltam neste nível?” e treine só essas por seis semanas. Quem graduou viu mais rounds seus do que você lembra.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'O que eu falo quando perguntam se eu vou ganhar?',
      'oq respondo se vou ganhar',
      'e quando me perguntam, digo o quê?',
      'todo mundo pergunta se vou ganhar e eu gelo',
    ],
    answer:
      'Responda: “Vou fazer a minha luta, e estou bem treinado.” Serve para família, colegas e entrevista, e você não promete nada que não controla. Se insistirem, diga: “Depois eu te conto.” O que dá errado é se diminuir com piada, “vou só apanhar um pouco”, porque você mesmo passa a semana ouvindo isso.',
  },
  {
    matter: 'big-stage',
    asked: [
      'Como eu não me perco com o barulho da torcida numa luta grande?',
      'barulho da torcida atrapalha',
      'e com o ginásio lotado, como foco?',
      'nunca lutei com tanta gente e o barulho me desliga',
    ],
    answer:
      'Ligue-se a uma voz só, a do seu córner, e a um ponto só, o peito do adversário. Nas três últimas semanas, faça um sparring por semana com som de torcida alto na caixa e o treinador falando as palavras combinadas. No dia, entre na arena vazia e ande no ringue cinco minutos.',
  },
  {
    matter: 'big-stage',
    asked: [
      'Quanto tempo eu dou para entrevista e rede social na semana da luta de título?',
      'quanto tempo de midia na semana',
      'e com a mídia, quanto tempo?',
      'todo mundo quer falar comigo na semana do cinturão',
    ],
    answer:
      'Dê uma janela por dia, de trinta a quarenta minutos, sempre depois do treino, e nada nas últimas vinte e quatro horas além do que o contrato obriga. Deixe o celular com alguém do time e peça: “Só me passa o que for urgente.” O que dá errado é responder mensagem na cama na véspera.',
  },
  {
    matter: 'big-stage',
    asked: [
      'É melhor a família ficar na primeira fila ou em casa na minha luta grande?',
      'familia vai ou fica em casa',
      'e a família, vai ou não vai?',
      'minha mãe quer ir e eu só penso nela na arquibancada',
    ],
    answer:
      'Leve quem acalma e deixe longe da sua linha de visão quem preocupa. Diga uma semana antes: “Quero você lá, mas só te vejo depois da luta.” Peça a um amigo que cuide deles, do ingresso à saída. Visita no vestiário na última hora é o que mais atrapalha; combine que não tem.',
  },
  {
    matter: 'big-stage',
    asked: [
      'São cinco rounds pela primeira vez: como divido o gás na luta de título?',
      '5 rounds como divido o gas',
      'e o ritmo, como divido?',
      'nunca passei de três rounds e agora são cinco',
    ],
    answer:
      'Faça o primeiro a setenta por cento, lendo o outro, segundo e terceiro a oitenta, quarto com o que restou de técnica limpa e o quinto aberto. Treine cinco rounds completos uma vez por semana, nas semanas seis a duas antes, boa parte em manopla. O erro é gastar tudo no primeiro pela emoção da entrada.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Trocaram meu adversário três dias antes; o que muda no plano?',
      'trocaram meu adversario',
      'e agora com outro cara, mudo o quê?',
      'era destro baixo e agora é um canhoto de um metro e noventa',
    ],
    answer:
      'Mantenha oitenta por cento do plano e mude só duas coisas: o pé da frente e o golpe de abertura. Contra canhoto, seu pé da frente por fora do dele e o direto antes do jab. Um treino leve só disso. Se mudou também peso ou experiência, você e o treinador podem recusar; leia o contrato.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Devo assistir aos vídeos do adversário, e quantas vezes?',
      'vejo video do adversario?',
      'e vídeo dele, quantos eu vejo?',
      'quanto mais vejo as lutas dele, mais medo me dá',
    ],
    answer:
      'Assista duas lutas completas, de preferência uma que ele perdeu, com papel na mão, e anote três hábitos: o que abre, para que lado sai, o que faz cansado. Depois quem revê é o treinador. Pare dez dias antes. Melhores momentos não servem, porque só mostram o que deu certo para ele.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Como eu começo a luta contra alguém muito maior e mais forte?',
      'cara muito maior como começo',
      'e no começo, entro trocando ou espero?',
      'na encarada vi que ele é uma cabeça mais alto',
    ],
    answer:
      'Comece se mexendo para os lados e tocando primeiro: jab no corpo, um passo fora, outro jab, sem trocar parado no primeiro minuto. Para encurtar, entre depois que o golpe dele passa, não antes. Parar no meio da distância é o erro, porque ali só ele alcança. Fora da sua categoria de peso, não aceite a luta.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'O que eu faço na encarada se ele me mete medo?',
      'encarada com medo',
      'e na encarada, olho pra onde?',
      'na encarada eu desvio o olho e acho que ele percebeu',
    ],
    answer:
      'Olhe para o espaço entre as sobrancelhas dele, boca fechada, ombros baixos, e solte o ar devagar por seis segundos. São dez segundos, não vale ponto. Pés firmes na largura do ombro e mãos onde a organização mandar. Depois saia e coma. Empurrão ou testa com testa pode dar multa, então dê um passo atrás.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Ele está me provocando na internet; respondo ou fico quieto?',
      'respondo provocaçao ou nao',
      'e eu respondo ou deixo?',
      'todo dia ele posta uma coisa nova me xingando',
    ],
    answer:
      'Fique quieto, ou responda uma vez só, com data e lugar: “Sábado a gente resolve no ringue.” Depois silencie o perfil até a luta e peça a um amigo que guarde prints. Se ele ameaça você ou a família fora da luta, isso vai para o organizador e para a polícia, com os prints.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'O que eu digo se ele me provocar na pesagem?',
      'oq falo na pesagem',
      'e cara a cara, falo alguma coisa?',
      'na pesagem ele vai vir me xingar, certeza',
    ],
    answer:
      'Diga só “boa luta” e vire para o fotógrafo. Combine antes que alguém do seu time fica a um braço de distância e puxa você pelo cotovelo depois da foto. Respire pelo nariz e cerre os dedos dos pés, não as mãos. Empurrar dá multa ou luta cancelada, e é isso que ele quer.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'E se ele falar durante a luta, o que eu faço?',
      'ele fala na luta oq faço',
      'e se ele ficar falando lá dentro?',
      'o cara me xinga no clinche e eu perco a cabeça',
    ],
    answer:
      'Responda com a sua primeira combinação, nunca com a boca: falou, você toca o jab e sai para o lado. Treine assim: no sparring, um colega fala o round inteiro e você repete o plano. Falar de volta solta a mandíbula e rouba ar. Se for ofensa racista, avise o árbitro na hora.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Meus amigos querem brigar com a torcida dele por minha causa; como seguro?',
      'amigos querem briga com torcida dele',
      'e a minha galera, como eu seguro?',
      'minha turma jurou que vai pegar o pessoal dele na arena',
    ],
    answer:
      'Fale com o mais esquentado em particular: “Se der briga, eu perco a luta e a bolsa. Preciso que você segure os outros.” Dê a ele essa função e peça assentos longe da outra torcida à organização. Combine a saída em grupo. Se alguém fala em arma, avise a segurança do evento antes.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'O que eu faço no segundo em que perco a cabeça na luta?',
      'perdi a cabeça na luta oq faço',
      'e na hora que sobe o sangue?',
      'levo um golpe e saio trocando feito louco',
    ],
    answer:
      'Dê dois passos para trás, guarda alta, solte o ar e jogue só jab por dez segundos. O jab é o seu botão de volta ao plano. Treine: em todo sparring leve, depois de cada golpe limpo que levar, dois passos e jab. Tentar devolver na hora é o que abre a guarda.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'Fui desclassificado por golpe depois do gongo; o que faço agora?',
      'fui desclassificado e agora',
      'e depois disso, com quem eu falo?',
      'bati depois do gongo e me tiraram da luta',
    ],
    answer:
      'Peça desculpas no mesmo dia ao adversário, ao árbitro e ao organizador: “Bati depois do gongo, errei, espero que você esteja bem.” Depois leia a regra com o treinador e veja a suspensão. No treino, o gongo passa a significar mãos para baixo e meia-volta, todo round. Justificar na internet piora a punição.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'Como meu córner me acalma em um minuto de intervalo?',
      'corner acalma como',
      'e no intervalo, o que eles fazem?',
      'volto pro córner com raiva e não escuto nada',
    ],
    answer:
      'Primeiros vinte segundos sem falar: sentado, água, toalha fria na nuca, três solturas longas de ar. Nos vinte seguintes, uma instrução só: “Jab e sai pela esquerda.” Nos últimos, você repete a frase em voz alta. Se não consegue repetir, não ouviu. Gritar com quem já está com raiva só põe mais lenha.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'É normal eu ficar com raiva até de colega no sparring?',
      'raiva do colega no sparring',
      'e com os colegas, é normal isso?',
      'qualquer toque mais forte no treino e eu quero matar o cara',
    ],
    answer:
      'Um susto de raiva é normal; ir atrás do colega para machucar não é, e aí você sai do round na hora. Fale: “Preciso de um minuto”, vá beber água e volte só com movimentação. Se acontece toda semana, ou também em casa e no trânsito, conte ao treinador e procure um psicólogo.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Quanto tempo eu espero para lutar de novo depois de uma derrota?',
      'quanto espero pra lutar dps de perder',
      'e a próxima, marco pra quando?',
      'perdi sábado e já quero remarcar luta',
    ],
    answer:
      'Por pontos e sem lesão, duas semanas leves e luta nova em oito a doze semanas. Por nocaute, quem decide é o médico e a suspensão da comissão, com zero sparring até a liberação. Marque depois de corrigir uma coisa concreta da derrota. Aceitar revanche na mesma semana, de raiva, é o erro clássico.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Quando eu devo assistir ao vídeo da luta que perdi?',
      'quando vejo o video da derrota',
      'e o vídeo, vejo quando?',
      'não consigo nem abrir o vídeo da luta',
    ],
    answer:
      'Assista cinco a sete dias depois, com o treinador ao lado, uma vez inteira sem parar e outra anotando. Saia com duas listas de três: o que funcionou e o que custou a luta. Escolha um item para as próximas quatro semanas. Ver sozinho na noite da derrota só grava a pior cena.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'O que eu falo para quem pergunta da luta que perdi?',
      'oq falo qdo perguntam da derrota',
      'e quando me perguntarem na academia?',
      'tô com vergonha de voltar pra academia depois de perder',
    ],
    answer:
      'Diga: “Perdi, ele foi melhor no chão, já tô trabalhando nisso.” Uma frase, um motivo técnico, e muda de assunto. Volte à academia em até uma semana, nem que seja só para ver a aula. Quanto mais você some, maior fica a história na sua cabeça; a dos outros dura uns dois dias.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Perdi três seguidas; troco de categoria, de treinador ou de nível?',
      '3 derrotas seguidas mudo oq',
      'e eu mudo o quê primeiro?',
      'já são três derrotas em seguida e não sei onde tá o erro',
    ],
    answer:
      'Mude primeiro o nível: uma luta contra alguém da sua experiência, num evento menor, daqui a uns três meses. Antes disso, veja os três vídeos com o treinador e procure o erro que se repete. Categoria só muda se você luta sem energia pelo peso, e então para cima. Se foram nocautes, médico antes de tudo.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Quantos dias eu descanso depois de uma vitória?',
      'quantos dias descanso dps de ganhar',
      'e agora descanso quanto?',
      'ganhei sábado e segunda já querem que eu treine',
    ],
    answer:
      'Descanse sete dias sem sparring e volte com três treinos leves na segunda semana. Se levou pancada forte na cabeça, valem a suspensão e o médico, mesmo ganhando. Nesses dias durma, coma normal e veja a família. O erro é comemorar dez dias seguidos e voltar com cinco quilos e sem ritmo.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Ganhei e não sinto nada, só vazio; é normal?',
      'ganhei e to vazio',
      'e esse vazio, é normal?',
      'era pra eu estar feliz e só tenho vontade de deitar',
    ],
    answer:
      'É normal: depois de semanas com um alvo, o corpo desliga e o vazio costuma durar de alguns dias a duas semanas. Marque algo pequeno para cada dia e uma meta técnica para daqui a um mês. Se passar de duas semanas sem vontade de nada, sono ruim ou choro, procure médico ou psicólogo.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'O que eu corrijo primeiro depois de uma luta que ganhei?',
      'ganhei oq corrijo',
      'e o que eu treino agora?',
      'ganhei mas sei que teve muito buraco',
    ],
    answer:
      'Corrija o momento em que você esteve mais perto de perder, um só. Reveja o vídeo com o treinador, ache o golpe ou a posição e treine quinze minutos por treino durante quatro semanas. Em seguida repita de propósito o que deu a vitória. Quem ganha costuma não rever nada e perde igual na próxima.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Agora todos esperam que eu ganhe de novo; como lido com isso?',
      'pressao pra ganhar de novo',
      'e essa cobrança depois da vitória?',
      'depois que ganhei o campeonato todo mundo já me dá como vencedor',
    ],
    answer:
      'Volte à rotina que fez você ganhar e responda à cobrança com uma frase: “Uma luta de cada vez.” Escolha duas metas que não sejam o resultado, como dez entradas por round ou nenhum minuto parado na grade. O que dá errado é lutar para não perder: você recua e espera.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Já fui liberado depois do nocaute; como volto ao sparring passo a passo?',
      'liberado dps do nocaute como volto',
      'e com a liberação, começo por onde?',
      'o médico liberou mas tenho medo de tomar outro',
    ],
    answer:
      'Com a liberação escrita, faça duas semanas de manopla e sombra, duas de exercício com toque combinado no corpo, duas de sparring técnico sem golpe na cabeça, e só então cabeça leve com parceiro escolhido. Um sintoma em qualquer etapa, como dor de cabeça ou tontura, faz parar e voltar ao médico. Ninguém pula etapa para cumprir data.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Quanto tempo depois de um nocaute eu posso lutar de novo?',
      'quanto tempo dps do nocaute pra lutar',
      'e luta mesmo, quando?',
      'me apagaram faz um mês e já tenho proposta',
    ],
    answer:
      'Luta só depois da suspensão médica, da liberação por escrito e de umas oito a doze semanas de treino sem sintoma; um mês é cedo. Sintoma de cabeça em qualquer treino zera o prazo e leva ao neurologista. Se já é o segundo nocaute em um ano, peça ao médico que diga se você deve continuar.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Como eu paro de recuar em linha reta desde o nocaute?',
      'so recuo desde o nocaute',
      'e no round, como paro de fugir?',
      'depois do nocaute eu só ando pra trás',
    ],
    answer:
      'Troque o passo para trás por um passo na diagonal com o jab saindo junto: recua um, sai um, jab. Já liberado pelo médico, faça três rounds por treino com o parceiro só avançando, sem golpear a cabeça. Depois de duas semanas ele solta toques leves no corpo. O erro é querer provar coragem trocando forte.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Meu queixo ficou mais fraco depois do nocaute? Dá para fortalecer?',
      'queixo fraco da pra fortalecer',
      'e o queixo, dá pra treinar?',
      'sinto que agora qualquer soco me balança',
    ],
    answer:
      'Queixo não se fortalece levando golpe, e balançar com toque leve é sinal para parar o sparring e voltar ao médico. O que se treina é pescoço, três vezes por semana, com isometria leve de dez segundos para cada lado, queixo baixo e ver o golpe chegar. Testar o queixo no treino só soma dano.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Como eu volto a treinar depois de dois anos parado, quantas vezes por semana?',
      '2 anos parado quantas vezes treino',
      'e volto com quantos treinos?',
      'faz dois anos que não piso no tatame',
    ],
    answer:
      'Volte com dois treinos por semana durante quatro semanas, saindo na metade dos rounds, e passe para três no segundo mês. O fôlego aceita antes dos tendões, então deixe salto, saco pesado e sparring para a terceira semana. O erro é tentar o ritmo antigo no primeiro dia. Acima dos quarenta ou com doença, faça um check-up.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'O que eu digo para o professor depois de sumir por um ano?',
      'sumi um ano oq falo pro professor',
      'e pro professor, falo o quê?',
      'tenho vergonha de aparecer depois de tanto tempo',
    ],
    answer:
      'Mande: “Professor, fiquei um ano fora e quero voltar terça. Posso entrar na aula normal ou começo pela de iniciantes?” Não precisa explicar o motivo. Chegue dez minutos antes para cumprimentar. Quase todo professor já viu isso muitas vezes. O que dá errado é esperar emagrecer ou pegar fôlego para só então voltar.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Volto com a minha faixa antiga ou com a branca?',
      'volto com faixa antiga ou branca',
      'e a faixa, qual eu uso?',
      'era azul, parei quatro anos e agora apanho de branca',
    ],
    answer:
      'Volte com a sua faixa; graduação não se perde por pausa, e o professor é quem decide diferente. Avise os colegas: “Tô voltando, vai com calma.” Dê três meses para o tempo de reação voltar. Perder para faixas mais baixas nesse período é esperado; tentar ganhar na força é o que machuca quem volta.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Quanto tempo leva para eu recuperar o nível de antes?',
      'quanto tempo pra voltar ao nivel',
      'e pra voltar ao que eu era, demora?',
      'antes eu fazia seis rounds e agora morro no segundo',
    ],
    answer:
      'Conte uns três meses para o fôlego e a técnica antiga depois de um ano parado, com três treinos por semana, e uns seis depois de vários anos. Meça por rounds completos, não por vitórias no treino. Some um round a cada duas semanas. Dor no peito ou falta de ar estranha: pare e vá ao médico.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Posso recorrer de uma decisão injusta dos juízes, e em quanto tempo?',
      'da pra recorrer da decisao',
      'e recurso, ainda dá tempo?',
      'ganhei a luta e deram pro outro',
    ],
    answer:
      'Pode pedir recurso, mas só pega se houve erro de regra ou de soma, não por opinião dos juízes, e o prazo é curto: às vezes no mesmo dia, às vezes poucos dias. Leia o regulamento hoje e peça as papeletas. Quem apresenta é o treinador ou a equipe, por escrito, com o minuto do vídeo.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'O que eu faço na hora em que anunciam o resultado errado?',
      'anunciaram errado oq faço na hora',
      'e ali no ringue, faço o quê?',
      'levantaram o braço dele e eu quase xinguei o juiz',
    ],
    answer:
      'Cumprimente o adversário, o córner dele e o árbitro, e saia. Nada de microfone além de “quero a revanche, obrigado a quem veio”. O treinador fala com a mesa dez minutos depois, com calma. Ofender árbitro rende suspensão e fecha a porta da revanche. No vestiário, não soque a parede: a mão quebra.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Devo postar que fui roubado?',
      'posto q fui roubado?',
      'e nas redes, falo ou não?',
      'tá todo mundo me marcando dizendo que foi roubo',
    ],
    answer:
      'Não poste nas primeiras vinte e quatro horas; depois, uma vez só: “Vi a luta de novo, acredito que venci, quero a revanche. Respeito ao adversário.” Ponha um trecho do vídeo, sem nome de juiz. Acusar alguém de ter sido comprado sem prova pode virar processo. Deixe os outros comentarem por você.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Como eu luto para não deixar na mão dos juízes da próxima vez?',
      'como nao deixar pros juizes',
      'e na próxima, mudo o quê?',
      'é a segunda decisão dividida que eu perco',
    ],
    answer:
      'Termine cada round com uma ação clara nos últimos vinte segundos: uma sequência de quatro golpes, uma queda ou uma posição dominante. Peça que o treinador avise “vinte!” e treine isso em todo sparring. Ande para a frente e não comemore golpe do outro. Quem recua, mesmo acertando, costuma perder round parelho.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Como eu sei se é hora de parar de vez ou se é só cansaço?',
      'paro de vez ou é cansaço',
      'e como eu sei qual dos dois é?',
      'acordo pensando em largar tudo',
    ],
    answer:
      'Tire três semanas sem treino nenhum e sem decidir nada; depois faça quatro treinos leves em duas semanas. Se sentir vontade no meio do treino, era cansaço; se só sentir alívio ao faltar, é fim de ciclo. Escreva o motivo antes e depois. Decidir na semana de uma derrota é a escolha que mais se desfaz.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'O que eu digo ao meu treinador se decidi parar?',
      'como falo pro treinador q vou parar',
      'e como eu conto pra ele?',
      'vou parar e tô adiando essa conversa há um mês',
    ],
    answer:
      'Diga pessoalmente, fora da aula: “Decidi parar de competir. Não é por sua causa, e sou grato pelo que você fez.” Acrescente uma coisa concreta que aprendeu com ele. Cinco minutos bastam. Se ele insistir, repita: “Já decidi.” Sumir do grupo sem falar é o que depois mais pesa nos dois lados.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Posso parar de competir e continuar treinando?',
      'parar de competir e só treinar pode?',
      'e dá pra ficar sem competir?',
      'gosto do treino mas odeio campeonato',
    ],
    answer:
      'Pode, e a maioria das pessoas da academia treina assim. Diga ao treinador: “Quero ficar nos treinos, sem luta marcada, por seis meses.” Ajuste para três treinos, sem camp nem sparring forte, e escolha outra meta: uma técnica, uma faixa, ajudar iniciantes. O erro é manter o treino de atleta sem alvo e enjoar também dele.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Parei de lutar e não sei o que fazer com o meu tempo; por onde começo?',
      'parei de lutar e agora',
      'e depois que parar, faço o quê?',
      'sem treino minhas noites ficaram vazias',
    ],
    answer:
      'Comece marcando três noites da semana antes da primeira semana livre: uma com movimento, uma com gente, uma com aprendizado. Mantenha o horário de dormir e um café por semana com alguém da equipe. Os dois primeiros meses são os mais estranhos. Se vier bebida diária ou tristeza que não passa, procure médico ou psicólogo.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Estou sem vontade de treinar há semanas; paro ou vou assim mesmo?',
      'sem vontade de treinar vou?',
      'e hoje, vou ou não vou?',
      'há um mês invento desculpa pra não ir',
    ],
    answer:
      'Vá por vinte minutos, com licença para sair depois, duas vezes nesta semana. Se depois dos vinte você quase sempre fica, era inércia; se sai quatro vezes seguidas, tire uma semana inteira de folga. Sono ruim, pulso alto ao acordar e irritação apontam excesso de treino. Compensar com treino dobrado é o que faz largar.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Quanto tempo de pausa recupera a vontade?',
      'quanto de pausa pra voltar a vontade',
      'e se eu parar, quanto tempo?',
      'tô enjoado de tudo, até do cheiro da luva',
    ],
    answer:
      'Sete a dez dias sem tatame recuperam a maioria; marque já a data e a aula da volta. Na pausa, mexa o corpo de outro jeito, caminhada ou futebol, três vezes. Acima de três semanas o retorno fica mais pesado. Se também não dá vontade de comer, ver gente ou trabalhar, fale com um médico.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'O que eu mudo no treino para parar de ficar entediado?',
      'treino chato oq mudo',
      'e pra mudar a rotina, troco o quê?',
      'é sempre o mesmo aquecimento e os mesmos golpes',
    ],
    answer:
      'Mude uma coisa por semana: um horário com outra turma, um parceiro novo e um round só com a sua técnica mais fraca. Escolha um projeto de seis semanas, por exemplo acertar um chute alto limpo no sparring leve, e conte as tentativas. Trocar de academia antes de tentar isso costuma só trocar o tédio de lugar.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'O que eu falo ao treinador sobre estar sem vontade?',
      'falo pro treinador q to sem vontade?',
      'e pra ele, eu conto?',
      'ele acha que sou preguiçoso',
    ],
    answer:
      'Conte, em uma frase com pedido: “Tô sem vontade há um mês e não quero largar; posso fazer só dois treinos leves por semana até o dia quinze?” Data e número tiram a cara de desculpa. Se há luta marcada, fale já, porque ainda dá para adiar. Esconder e faltar é o que gera o rótulo de preguiçoso.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Meu colega começou depois e já me passou; o que eu faço com essa inveja?',
      'colega me passou to com inveja',
      'e o que eu faço com isso no treino?',
      'ele entrou um ano depois e já é o queridinho',
    ],
    answer:
      'Treine com ele de propósito uma vez por semana e peça uma coisa concreta: “Como você entra nessa queda?” Inveja perde força quando vira informação. E compare seus vídeos de três em três meses só com os seus. Evitar o colega nos rounds é o erro, porque você perde justo o melhor parceiro.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Vamos disputar a mesma vaga na equipe; continuo treinando com ele?',
      'mesma vaga q o colega treino junto?',
      'e a gente segue treinando junto?',
      'só tem uma vaga e é entre mim e meu parceiro',
    ],
    answer:
      'Continue, mas nas três últimas semanas sem sparring entre vocês e com a parte tática separada. Diga: “Até a seletiva a gente treina técnica junto e rola com outros, fechado?” Peça ao treinador o critério por escrito. O que dá errado é fingir que nada mudou e transformar cada round em seletiva.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'O que eu digo se o treinador dá toda a atenção para ele?',
      'treinador so da atençao pra ele',
      'e com o treinador, falo o quê?',
      'o treinador só segura manopla pro outro',
    ],
    answer:
      'Peça algo medível em vez de reclamar: “Consigo dez minutos de manopla com você às quintas?” Fale fora da aula e sem citar o colega. Dê quatro semanas. Se ele aceitar e não cumprir, lembre uma vez; depois procure outro instrutor da casa. Chegar com “você só liga pra ele” fecha a conversa.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Ele me provoca e me compara em todo treino; como respondo?',
      'colega fica me provocando no treino',
      'e quando ele solta piadinha?',
      'todo round ele conta quantas vezes me pegou',
    ],
    answer:
      'Responda uma vez, sem plateia: “Essa contagem me tira do treino. Para com isso, por favor.” Se repetir no round, diga “boa” e recomece da posição em que foi pego. Na terceira vez, leve ao treinador. Contar de volta os seus pontos é o que transforma treino em campeonato diário e alguém se machuca.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Em que momento eu devo bater quando me pegam?',
      'qdo bato na finalizaçao',
      'e bato em que hora exata?',
      'meu cotovelo tá doendo porque não bati a tempo',
    ],
    answer:
      'Bata quando o golpe está encaixado e você não tem mais uma defesa clara, antes da dor: braço esticado, pescoço fechado, calcanhar preso. Na chave de calcanhar, bata cedo, porque o ligamento rasga antes de doer. Três tapas fortes e fale “bati”. Se o cotovelo estalou ou inchou, pare e veja um ortopedista.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Como eu treino sem querer ganhar todos os rounds?',
      'quero ganhar todo round como paro',
      'e como eu solto isso no treino?',
      'não consigo perder round nem pra faixa branca',
    ],
    answer:
      'Dê a cada round uma tarefa que custa a vitória: começar nas costas do outro, só usar a mão fraca, só defender por três minutos. Dois rounds assim por treino, durante um mês. Conte tarefas cumpridas, não finalizações. O que dá errado é aplicar só com os mais fracos; faça com um igual também.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'O parceiro não bate e se machuca comigo; solto ou continuo?',
      'parceiro nao bate solto?',
      'e se ele não bater, eu solto?',
      'o cara prefere dormir do que bater',
    ],
    answer:
      'Solte: quando o golpe está encaixado e ele não bate, pare a pressão, diga “tava pego” e recomece. No estrangulamento, soltar antes de apagar é obrigação sua também. Se ele apagar, deite-o de lado e chame o professor; hoje ele não treina mais. Torcer um pouco para ensinar é como se quebra parceiro.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Perdi para um iniciante no treino; o que faço no round seguinte?',
      'perdi pra iniciante e agora',
      'e no próximo round com ele?',
      'um cara de dois meses me finalizou na frente de todo mundo',
    ],
    answer:
      'Cumprimente, diga “boa, como você entrou?” e comece o próximo round na mesma posição em que foi pego. Em cinco minutos você aprende mais do que descontando. Depois anote o erro em uma linha. Ir com tudo para devolver é o que machuca o iniciante e todo mundo lembra disso, não da finalização.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Como eu peço uma conversa com o meu treinador sem virar briga?',
      'como falo com treinador sem brigar',
      'e como eu começo essa conversa?',
      'ele grita comigo na frente de todos e eu engulo',
    ],
    answer:
      'Peça dez minutos fora do horário da aula: “Posso falar com você quinta, antes do treino?” Lá, um fato, um efeito, um pedido: “Quando você grita no sparring, eu travo. Pode me chamar de lado?” Depois fique quieto e ouça. O erro é falar logo depois do treino, com os dois quentes e gente olhando.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Meu treinador não vai no meu córner; o que eu faço?',
      'treinador nao vai no meu corner',
      'e se ele não for no dia?',
      'minha luta é em duas semanas e ele disse que não pode ir',
    ],
    answer:
      'Pergunte hoje quem vai no lugar e marque dois treinos com essa pessoa até a luta. Diga: “Entendo que você não pode; quem você indica, e pode passar o plano pra ele?” Combine três palavras de comando. Com córner desconhecido, você mesmo escreve o plano em um papel. Sem ninguém habilitado, não lute.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Discordo do plano dele para a luta; sigo o meu ou o dele?',
      'sigo meu plano ou o do treinador',
      'e na hora, sigo qual?',
      'ele quer que eu troque e eu sou de agarrar',
    ],
    answer:
      'Siga o dele na luta, mas discuta antes, com prazo: até três semanas da data. Proponha um teste: “Dois sparrings com o seu plano, dois com o meu, e a gente vê o vídeo.” Depois disso um plano só. Mudar por conta própria no meio do round deixa você sem córner.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Meu treinador me manda lutar machucado; posso recusar?',
      'treinador quer q eu lute machucado',
      'e se eu disser que não luto?',
      'tô com o joelho inchado e ele diz que é frescura',
    ],
    answer:
      'Pode e deve recusar: “Só luto com liberação do médico.” Vá ao ortopedista nesta semana e leve o papel a ele. Pancada na cabeça com sintoma significa nem treino de contato. Avise o organizador cedo, por escrito. Se ele ameaça tirar você da equipe por isso, procure outra academia; menor de idade conta aos pais hoje.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'Como eu aviso ao meu professor que vou mudar de academia?',
      'como aviso q vou mudar de academia',
      'e eu conto como pra ele?',
      'já decidi sair e não tenho coragem de contar',
    ],
    answer:
      'Conte pessoalmente, antes de se matricular na outra: “Vou treinar em outra academia a partir do dia primeiro. Agradeço por tudo que aprendi aqui.” Um motivo simples basta, horário ou objetivo. Pague o que deve e devolva o armário. O que queima é ele saber por foto nas redes.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'Posso fazer aula experimental em outra academia sem contar?',
      'posso testar outra academia escondido?',
      'e testar antes, pode?',
      'quero ver como é outro lugar mas o meu mestre é ciumento',
    ],
    answer:
      'Pode, uma aula experimental não é traição; vá com uniforme neutro, sem escudo, e pague se cobrarem. Se o seu professor perguntar, diga a verdade: “Fui conhecer.” Faça duas aulas em dias diferentes antes de decidir. Treinar meses nas duas escondido é o que de fato quebra a confiança.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'O que eu olho na academia nova antes de assinar?',
      'oq olho na academia nova',
      'e na nova, reparo em quê?',
      'tô entre três academias e não sei comparar',
    ],
    answer:
      'Olhe quatro coisas em duas aulas: como tratam o iniciante, se o sparring é controlado, se tem gente do seu peso e nível e se o chão está limpo. Pergunte: “Qual o prazo de cancelamento e há taxa?” Assine mensal primeiro. Se alguém sai machucado na sua visita e ninguém liga, não volte.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'Meus amigos ficaram bravos porque saí da equipe; o que respondo?',
      'amigos bravos pq sai da equipe',
      'e pros meus amigos de lá, falo o quê?',
      'me tiraram do grupo e me chamam de traíra',
    ],
    answer:
      'Escreva para os dois ou três que importam, um por um: “Mudei de academia, não de amizade. Café no sábado?” Não explique no grupo nem fale mal da casa antiga. Dê uns dois meses. Se cruzar com eles em campeonato, cumprimente primeiro. Responder a provocação em público alonga a briga.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'O que eu treino na última semana antes do exame de faixa?',
      'oq treino na semana do exame',
      'e na última semana, faço o quê?',
      'exame sábado e não lembro metade das técnicas',
    ],
    answer:
      'Passe o programa inteiro em voz alta uma vez por dia, vinte minutos, e treine só as cinco técnicas piores com um parceiro em dois treinos. Na quinta, simule o exame completo; na sexta, descanse. Durma. Tentar melhorar as boas é o desperdício comum; o exame cai nas que você evita.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Posso perguntar ao professor quando vou ser graduado?',
      'posso perguntar da faixa?',
      'e eu pergunto pra ele ou espero?',
      'faz três anos na mesma faixa e ninguém fala nada',
    ],
    answer:
      'Pode, perguntando pelo caminho e não pela data: “O que falta para eu chegar na próxima faixa?” Peça dois pontos e volte em três meses para mostrar. Fale em particular. Cobrar na frente da turma ou citar quem foi graduado antes costuma atrasar. Se nunca vem resposta clara em um ano, a casa tem um problema.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Fui reprovado no exame; o que faço agora?',
      'reprovei no exame de faixa',
      'e agora que não passei?',
      'fui o único que não passou e todo mundo viu',
    ],
    answer:
      'Peça a lista exata no mesmo dia ou na aula seguinte: “Quais pontos me reprovaram e quando é o próximo exame?” Treine esses pontos quinze minutos por aula e peça uma prévia um mês antes. Volte na primeira aula da semana, com a faixa de sempre. Faltar um mês por vergonha custa mais que a reprovação.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Recebi a faixa e acho que não mereço; devolvo?',
      'nao mereço a faixa devolvo?',
      'e se eu pedir pra ficar na antiga?',
      'ganhei a roxa e qualquer azul me pega',
    ],
    answer:
      'Não devolva; quem gradua olha anos de treino, não o último round. Use a faixa e escolha o buraco maior, por exemplo defesa das costas, e comece ali dois rounds por treino durante três meses. Ser pego por faixas mais baixas vai acontecer sempre. Se a dúvida não passa, pergunte: “O que você viu em mim?”',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Como eu volto a prestar atenção quando a cabeça vai para o trabalho no meio do treino?',
      'cabeça no trabalho durante o treino',
      'e quando ela foge no meio da aula?',
      'tô no treino e só penso nos e-mails',
    ],
    answer:
      'Escolha um ponto de retorno no corpo: sinta os dois pés, solte o ar e diga a próxima ação baixinho, “pegada”. Antes de entrar, escreva no celular as três pendências e deixe-o na mochila. Vai fugir dez vezes, você volta dez vezes. Celular no bolso durante a aula é o que mais desfaz isso.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'O que eu faço no minuto de intervalo para não me perder entre os rounds?',
      'oq faço no intervalo pra focar',
      'e entre um round e outro?',
      'sento no córner e já não lembro o que aconteceu',
    ],
    answer:
      'Divida o minuto em três: vinte segundos respirando pelo nariz e soltando longo, vinte ouvindo uma instrução, vinte repetindo em voz alta o que fará primeiro. Treine isso em todo sparring, com alguém no seu córner. Se você não lembra do round depois de uma pancada, pare e veja um médico.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Não consigo guardar a técnica que o professor mostra; o que faço?',
      'esqueço a tecnica q ele mostra',
      'e pra guardar o que ele mostra?',
      'ele mostra três vezes e quando chega a minha vez já esqueci',
    ],
    answer:
      'Olhe uma coisa por demonstração: na primeira os pés, na segunda as mãos, na terceira a ordem, e conte a ordem em três palavras ao parceiro. Depois da aula, anote essas três palavras. Faça a primeira repetição bem lenta. O erro é tentar ver tudo ao mesmo tempo e perguntar só quando já esqueceu.',
  },
  {
    matter: 'focus-wanders',
    asked: [
      'Quanto tempo antes do treino eu largo o celular?',
      'qto antes largo o celular',
      'e o celular, largo quando?',
      'fico no celular até a hora de enfaixar a mão',
    ],
    answer:
      'Largue trinta minutos antes: última checada, modo avião, mochila. Use dez desses minutos para chegar e se trocar, e cinco para dizer qual é a tarefa do dia. Se tem filho ou plantão, deixe tocar só um número. Em duas semanas dá para sentir. Uma olhadinha entre rounds apaga o efeito.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'O que eu falo para o meu lutador no minuto de intervalo?',
      'oq falo no intervalo como corner',
      'e no minuto, falo o quê?',
      'vou ser córner pela primeira vez e não sei o que dizer',
    ],
    answer:
      'Fale uma coisa que ele faz bem e uma que ele muda: “O jab tá entrando; agora sai pela direita depois dele.” Antes disso, quinze segundos só de ar e água. No fim, ele repete. Máximo de vinte palavras. Três pessoas falando juntas é o erro mais comum: um fala, um dá água, um olha.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'O que eu levo no balde do córner?',
      'oq levo no balde',
      'e no balde, vai o quê?',
      'sábado vou no córner e não sei o que levar',
    ],
    answer:
      'Leve água, duas toalhas, gelo em saco, vaselina, gaze, cotonete, esparadrapo, tesoura sem ponta, luvas descartáveis, cronômetro e protetor bucal reserva. Confira o regulamento, porque alguns itens só o profissional habilitado pode usar. Corte fundo ou sangramento no olho é com o médico do evento. O que mais falta é a tesoura.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'Quando eu jogo a toalha?',
      'qdo jogo a toalha',
      'e a toalha, em que hora?',
      'ele nunca vai querer parar sozinho',
    ],
    answer:
      'Pare quando ele leva golpes limpos sem resposta, não lembra a instrução, tem as pernas bambas ou não enxerga de um olho. Pergunte no intervalo: “Onde você tá? Qual o round?” Sem resposta certa, acabou, chame o médico. Combine isso antes: “Se eu parar, você aceita.” Esperar mais um round é o que se lamenta.',
  },
  {
    matter: 'cornering-others',
    asked: [
      'Como eu aqueço meu atleta e em quanto tempo antes da luta?',
      'como aqueço o atleta e quando',
      'e o aquecimento dele, começa quando?',
      'da última vez ele entrou frio',
    ],
    answer:
      'Comece quarenta minutos antes: dez de corda e mobilidade, dez de sombra, três rounds de dois minutos de manopla subindo até forte, e agasalho até a chamada. Faixas e luvas antes disso, com o fiscal. Deixe alguém na porta avisando as lutas. Se atrasar, cinco minutos de reaquecimento a cada vinte.',
  },
  {
    matter: 'child-competes',
    asked: [
      'O que eu digo ao meu filho logo depois que ele perde?',
      'oq falo pro meu filho dps q perdeu',
      'e na saída do tatame, falo o quê?',
      'meu filho perdeu e não para de chorar',
    ],
    answer:
      'Diga: “Adorei te ver lutar. Quer água ou um abraço?” e mais nada sobre a luta por duas horas. Choro costuma passar em dez minutos se ninguém apressa. Depois, se ele puxar assunto, pergunte o que foi legal. Analisar o erro no carro é o que faz criança não querer voltar.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Meu filho quer parar; deixo ou insisto?',
      'filho quer parar deixo?',
      'e eu deixo ele sair ou seguro?',
      'toda terça ele chora pra não ir no treino',
    ],
    answer:
      'Combine terminar o mês e decidir depois, se não houver medo de alguém. Pergunte no carro, sem olhar para ele: “O que é o pior da aula?” Assista a duas aulas e fale com o professor. Se apareceu machucado, humilhação ou adulto que assusta, tire hoje. Obrigar por causa da mensalidade raramente segura alguém.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Quantos campeonatos por ano são razoáveis para uma criança de dez anos?',
      'quantos campeonatos por ano com 10 anos',
      'e por ano, quantos ele faz?',
      'o professor quer meu filho lutando todo mês',
    ],
    answer:
      'Três a cinco por ano bastam aos dez anos, locais, no peso natural dela e com pelo menos seis semanas entre um e outro. Nada de fazer dieta para bater categoria: luta na de cima. Diga ao professor: “Este ano são quatro, ajuda a escolher?” Se ela perde o sono ou a fome, reduza.',
  },
  {
    matter: 'child-competes',
    asked: [
      'O que eu faço na arquibancada durante a luta dele?',
      'oq faço na arquibancada',
      'e eu grito ou fico quieto?',
      'quando eu grito ele olha pra mim e para de lutar',
    ],
    answer:
      'Fique sentado, bata palma para os dois e diga só o nome dele; instrução é do treinador. Combine antes: “Eu torço, o professor orienta.” Se o nervoso aperta, filme, porque ocupa as mãos. Duas vozes mandando coisas diferentes travam a criança. Vendo lesão, espere o árbitro chamar, não invada a área.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Tenho quarenta e três anos; ainda dá para começar do zero?',
      '43 anos da pra começar?',
      'e na minha idade, ainda dá?',
      'todo mundo na aula tem vinte anos menos que eu',
    ],
    answer:
      'Dá: comece com duas aulas por semana, um dia de folga entre elas, e só técnica nos dois primeiros meses. Antes, um check-up com o médico, principalmente se está parado há anos, fuma ou tem pressão alta. Diga ao professor a idade e as lesões. O erro é seguir o ritmo dos de vinte no aquecimento.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Quantos treinos por semana eu aguento começando depois dos quarenta?',
      'quantos treinos por semana dps dos 40',
      'e por semana, quantas vezes?',
      'fico dois dias quebrado depois de cada aula',
    ],
    answer:
      'Dois por semana nos três primeiros meses, depois três, mais uma sessão curta de força de trinta minutos. Dor muscular até dois dias é normal; dor em articulação que passa de uma semana pede médico ou fisioterapeuta. Saia um round antes do fim. O terceiro treino antes da hora é o que costuma parar todo mundo.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'O que eu falo para o parceiro jovem que vai com tudo?',
      'novinho vai com tudo oq falo',
      'e pra molecada, falo o quê?',
      'os moleques rolam comigo como se fosse final',
    ],
    answer:
      'Diga antes do round: “Tenho quarenta e três anos e trabalho amanhã; vamos leve e técnico?” A maioria ajusta na hora. Se não, escolha outro e peça duplas ao professor. Faixas mais altas costumam ser os parceiros mais seguros. Aceitar a guerra por orgulho é como se perde um mês com a costela.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Quanto tempo até eu parar de me sentir o pior da turma?',
      'ate qdo sou o pior da turma',
      'e isso melhora quando?',
      'apanho de todo mundo, até de quem entrou depois',
    ],
    answer:
      'Conte uns seis meses com dois treinos por semana; aí chegam novatos e você reconhece as situações. Meça outra coisa: quantos segundos você sobrevive por baixo antes de ser pego, e anote por mês. Pergunte sempre uma coisa ao parceiro depois do round. Comparar-se com quem treina cinco vezes por semana é conta errada.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'O que eu digo quando o parceiro não treina sério comigo por eu ser mulher?',
      'parceiro nao treina serio comigo',
      'e pra ele levar a sério, falo o quê?',
      'eles só me deixam ganhar ou nem apertam',
    ],
    answer:
      'Diga: “Pode fazer pegada firme e defender de verdade; se for demais, eu aviso.” Dê um número: “Vai a sessenta por cento.” Troque de parceiro se ele continua de brincadeira. Avise o professor que você quer resistência real. Pedir “vai com tudo” é o erro, porque o pêndulo vira força bruta.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Que jogo eu uso contra gente trinta quilos mais pesada?',
      'jogo contra mais pesado 30kg',
      'e contra os grandões, uso o quê?',
      'sou a menor e todo mundo senta em cima de mim',
    ],
    answer:
      'Jogue de lado e atrás, nunca embaixo do peito dele: joelho na frente como escudo, quadril fora, costas como alvo. De pé, toque e saia pela lateral. Fique no máximo dois rounds por treino com quem tem trinta quilos a mais. Se a costela dói ao respirar, pare e veja um médico.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Posso pedir para não fazer dupla com um certo homem?',
      'posso recusar dupla com um cara',
      'e se eu não quiser treinar com ele?',
      'tem um que me aperta além do necessário',
    ],
    answer:
      'Pode, sem explicar: “Com ele eu não faço dupla, me põe com outra pessoa.” Fale com o professor ou a professora em particular e escreva data e o que houve. Se for toque fora da técnica ou comentário sexual, é assédio: conte à direção e, se quiser, à polícia; o Ligue 180 orienta. Menor fala com os pais.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Sou a única mulher da turma; como encontro parceiras do meu tamanho?',
      'unica mulher como acho parceira',
      'e parceira do meu peso, onde acho?',
      'só tem homem de noventa quilos no meu horário',
    ],
    answer:
      'Procure três caminhos nesta semana: treino feminino aberto de outra academia, adolescentes graduados leves da sua casa com o professor junto, e um grupo com duas colegas de outros horários. Proponha: “Professor, posso divulgar um treino feminino sábado às dez?” Quatro pessoas já bastam para começar. Esperar aparecer alguém leva anos.',
  },
  {
    matter: 'plateau',
    asked: [
      'Não evoluo há seis meses; o que mudo primeiro?',
      '6 meses sem evoluir mudo oq',
      'e o que eu mexo primeiro?',
      'tô do mesmo jeito que no começo do ano',
    ],
    answer:
      'Mude o treino de um único buraco: filme três rounds, ache onde você perde mais vezes e comece dois rounds por treino exatamente ali, por seis semanas. Peça ao parceiro que repita o mesmo ataque. O resto do treino fica igual. Acrescentar técnicas novas é o erro; o platô quase sempre está na saída ou na defesa.',
  },
  {
    matter: 'plateau',
    asked: [
      'Sou pego sempre pela mesma pessoa com o mesmo golpe; o que faço?',
      'mesmo cara me pega sempre igual',
      'e com esse cara, faço o quê?',
      'ele me pega no mesmo triângulo toda semana',
    ],
    answer:
      'Pergunte a ele onde começa: “Em que momento você sabe que me pegou?” O erro está dois passos antes do golpe. Depois, dez entradas lentas com ele, você só tirando o braço ou a postura nesse ponto. Três semanas. Estudar a fuga do golpe já encaixado é o desperdício comum.',
  },
  {
    matter: 'plateau',
    asked: [
      'Treinar mais vezes por semana resolve a estagnação?',
      'treinar mais resolve?',
      'e se eu treinar mais dias?',
      'já vou quatro vezes e não saio do lugar',
    ],
    answer:
      'De quatro vezes para cima, não: resolve mais trocar um round livre por um round com tarefa em cada treino. De uma ou duas para três, sim, ajuda muito. Inclua uma semana leve a cada seis. Se o sono piorou e o pulso de manhã subiu, o corpo pede menos treino, não mais.',
  },
  {
    matter: 'plateau',
    asked: [
      'Como eu meço se estou evoluindo?',
      'como sei se to evoluindo',
      'e como eu meço isso?',
      'ganho um dia, perco no outro, não sei se melhorei',
    ],
    answer:
      'Conte três números por treino durante oito semanas: tentativas da sua técnica principal, quantas entraram e quantas vezes você foi pego no seu ponto fraco. Escreva no celular em trinta segundos. Filme um round por mês. Vitória em treino engana, porque o parceiro também testa coisas e muda o ritmo.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Me dá um treino de trinta minutos em casa sem equipamento?',
      'treino 30min em casa sem nada',
      'e em casa, faço o quê exatamente?',
      'não tenho academia perto e moro em apartamento',
    ],
    answer:
      'Cinco minutos de mobilidade; quatro rounds de três minutos de sombra, um minuto de pausa: jab e pés, combinação de três, só defesa, tudo junto; depois três voltas de dez flexões, quinze agachamentos e vinte segundos de prancha; dois minutos soltando. Filme um round por semana. Fazer só golpe e esquecer os pés é o erro.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Quantos rounds de saco por semana eu faço treinando sozinho?',
      'quantos rounds de saco por semana',
      'e no saco, quantos rounds?',
      'só tenho um saco na garagem',
    ],
    answer:
      'Doze a dezoito rounds por semana, em três dias, com tema: um de jab, um de corpo, um de saída depois do golpe. Bata a setenta por cento, com bandagem e luva de saco. Punho ou mão que dói no dia seguinte pede pausa e revisão do ângulo. O erro é bater forte parado na frente do saco.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Dá para aprender jiu-jítsu só por vídeo?',
      'da pra aprender jiu por video?',
      'e só com vídeo, funciona?',
      'na minha cidade não tem academia de jiu-jítsu',
    ],
    answer:
      'Não de verdade, falta a resistência do outro; por vídeo você aprende movimentos e ideias. Faça fuga de quadril, ponte e levantada técnica, dez minutos por dia, e junte um fim de semana por mês em uma academia de outra cidade. Dois amigos treinando sem instrutor: posições sim, chaves de perna e pescoço não.',
  },
  {
    matter: 'training-alone',
    asked: [
      'Como eu corrijo meus erros sem treinador por perto?',
      'como corrijo sem treinador',
      'e quem me corrige sozinho?',
      'treino sozinho e não sei se tô fazendo errado',
    ],
    answer:
      'Filme um round por semana de lado e outro de frente, e olhe só três pontos: a mão volta ao queixo, o pé de trás acompanha, o queixo fica baixo. Corrija um por semana. Uma vez por mês pague uma aula particular, mesmo online, e leve os vídeos. Espelho ajuda menos, porque você levanta a cabeça para ver.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Minha luta caiu na semana do evento; o que faço hoje?',
      'minha luta caiu oq faço hoje',
      'e agora que cancelaram?',
      'o adversário desistiu três dias antes da luta',
    ],
    answer:
      'Hoje faça três coisas: coma normal, avise quem comprou ingresso e mande ao promotor: “Há outro adversário no mesmo peso? Se não, qual a nova data e o que fica pago?” Peça resposta por escrito. Depois, quatro dias leves. Aceitar qualquer substituto por já estar treinado é o risco; o treinador decide com você.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Eu tenho direito a algum pagamento se a luta foi cancelada?',
      'luta cancelada recebo algo?',
      'e o dinheiro, eu recebo?',
      'gastei com camp e passagem e cancelaram',
    ],
    answer:
      'Vale o que está no contrato: procure “cancelamento”, “bolsa de comparecimento” e “despesas”. Se você bateu o peso e o outro não veio, muitos contratos pagam parte. Escreva com valores e recibos: “Gastei tanto, peço o reembolso até dia tal.” Sem resposta em quinze dias, advogado ou Juizado Especial. Conversa por telefone não serve de prova.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Eu desisti da luta na véspera; como me explico ao treinador e ao promotor?',
      'desisti na vespera como explico',
      'e o que eu falo pra eles agora?',
      'amarelei e fui embora antes da luta',
    ],
    answer:
      'Ligue hoje para os dois, o treinador primeiro: “Saí e avisei mal, errei na forma. Pago o que for da minha parte.” Não invente lesão; atestado falso é crime. Pergunte ao promotor sobre custos e peça por escrito. Depois, antes de marcar outra, faça uma luta simulada na academia. Sumir do telefone é o pior.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Como eu mantenho a forma sem saber quando vai ser a nova data?',
      'manter forma sem data',
      'e treino como até marcarem?',
      'já é a terceira vez que adiam minha luta',
    ],
    answer:
      'Fique a quatro ou cinco semanas da forma de luta: quatro treinos por semana, um sparring técnico, peso até uns cinco por cento acima da categoria, só com comida normal. Tire uma semana leve agora. Com a data na mão, acelere. Manter o camp cheio por meses é o que machuca e queima a cabeça.',
  },
  {
    matter: 'body-shame',
    asked: [
      'O que eu visto na primeira aula se tenho vergonha do meu corpo?',
      'oq visto se tenho vergonha do corpo',
      'e que roupa eu ponho?',
      'não vou na academia porque tô gordo demais',
    ],
    answer:
      'Vista camiseta escura de manga, bermuda ou legging até o joelho e, por baixo, uma segunda pele que não sobe. Ligue antes: “Posso fazer a primeira aula de camiseta, sem kimono?” Quase toda casa deixa. Fique na segunda fila, onde se vê bem. Roupa larga demais é pior, porque agarra e levanta nas quedas.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Preciso emagrecer antes de começar a treinar?',
      'emagrecer antes de começar?',
      'e se eu perder uns quilos antes?',
      'com cento e vinte quilos acho que vou passar vergonha',
    ],
    answer:
      'Não, comece agora com duas aulas por semana no seu ritmo. Avise o professor: “Tenho cento e vinte quilos e joelho sensível, o que adapto?” Troque salto por passada e queda por rolamento lento. Antes, passe no médico para pressão e coração. Esperar o peso ideal costuma custar anos. Dor no peito: pare e procure socorro.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Como eu me troco no vestiário sem que ninguém me veja?',
      'vestiario vergonha como me troco',
      'e no vestiário, como faço?',
      'evito o treino só por causa do vestiário',
    ],
    answer:
      'Chegue pronto de casa, com o uniforme por baixo do agasalho, e depois do treino ponha a camiseta seca na cabine do banheiro; banho em casa. Se quiser banho lá, vá vinte minutos depois dos outros. Avise só se alguém filmar: isso é proibido e vai para a direção na hora. Em um mês costuma incomodar menos.',
  },
  {
    matter: 'body-shame',
    asked: [
      'O que eu respondo quando alguém comenta do meu corpo no treino?',
      'comentam do meu corpo oq respondo',
      'e quando soltam piada de peso?',
      'me chamam de gordinho no treino e eu rio junto',
    ],
    answer:
      'Responda sério e curto: “Meu corpo não é assunto. Vamos treinar?” e toque a luva. Rir junto dá licença para repetir. Na segunda vez, fale com o professor: “Quero que isso pare.” Se você começou a pular refeições, vomitar ou treinar escondido por isso, conte a um médico ou psicólogo; menor, aos pais.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Tenho cinquenta e dois e treino há vinte anos; quantos treinos fortes por semana?',
      '52 anos quantos treinos fortes',
      'e forte mesmo, quantos na minha idade?',
      'levo quatro dias pra me recuperar de um sparring',
    ],
    answer:
      'Um treino forte por semana, dois técnicos e duas sessões de força de trinta a quarenta minutos. Entre o forte e o próximo, setenta e duas horas. Sparring com golpe na cabeça, quase nada. Check-up cardiológico todo ano. O erro é cortar a força e manter o sparring; é a força que protege as articulações.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Com quem eu escolho rolar para não me machucar?',
      'com quem rolo pra nao machucar',
      'e escolho quem na hora dos rounds?',
      'toda vez que rolo com os brancos novos eu me machuco',
    ],
    answer:
      'Escolha faixas mais altas e gente até dez quilos acima do seu peso; recuse com calma brancos novos e fortes. Frase pronta: “Esse round eu descanso.” Faça quatro rounds, descanse dois, e comece sentado para evitar queda mal feita. Queda com explosão é onde mais se quebra nessa idade.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Devo voltar a competir no máster?',
      'volto a competir no master?',
      'e campeonato máster, vale a pena?',
      'faz dez anos que não compito e me chamaram pro máster',
    ],
    answer:
      'Sim, se você treina três vezes por semana há seis meses sem lesão e o cardiologista liberou, com teste de esforço. Dê doze semanas, no peso natural, na faixa etária certa. Faça duas lutas simuladas com o tempo oficial. Inscrever-se também no absoluto na primeira volta é onde aparecem as lesões.',
  },
  {
    matter: 'older-athlete',
    asked: [
      'Meu joelho reclama do aquecimento com corrida e polichinelo; o que faço no lugar?',
      'joelho doi no aquecimento oq faço',
      'e no lugar da corrida, faço o quê?',
      'os saltos do aquecimento acabam com meu joelho',
    ],
    answer:
      'Chegue dez minutos antes e faça o seu: bicicleta ou caminhada rápida por cinco, quinze agachamentos até onde não dói, dez pontes, rotação de quadril e tornozelo. Diga ao professor: “Aqueço à parte por causa do joelho.” Joelho que incha, trava ou falseia não se aquece: ortopedista antes de treinar.',
  },
]
