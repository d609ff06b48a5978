import type { CardWords } from '../card.ts'
import type { MIND_CARDS } from '../facts/mind.ts'

export const MIND: Record<keyof typeof MIND_CARDS, CardWords> = {
  'first-fight-nerves': {
    title: 'Nervos da primeira luta',
    why: 'O tremor e o coração disparado são o corpo entregando combustível antes da hora. Quem já espera esses sinais gasta menos energia brigando com eles e sobra mais para lutar.',
    steps: [
      'Anote os três sinais que o seu corpo dá quando bate o medo e escreva ao lado de cada um: meu corpo está se preparando.',
      'Ensaie duas vezes na academia a caminhada até o ringue e os primeiros 30 segundos, com alguém do treino do outro lado.',
      'Diga em voz baixa a frase do corpo que se prepara, solte o ar devagar cinco vezes e faça só os 30 segundos que você ensaiou.',
    ],
    metric: 'Nota de 0 a 10 para o medo antes e depois de cada ensaio; funciona se você começa mesmo com a nota alta.',
    rules: [
      {
        cue: 'eu sentir as mãos tremerem na hora de entrar',
        action: 'eu solto o ar devagar e penso só no meu primeiro golpe',
      },
      {
        cue: 'eu quiser desistir na véspera',
        action: 'eu conto isso ao treinador em uma mensagem e arrumo a mala mesmo assim',
      },
    ],
    question: 'Qual parte da estreia mais assusta você: a espera, o público, o golpe ou o resultado?',
    close_up: [
      'Vá ao lugar onde costuma aquecer, feche os olhos por um minuto e percorra na cabeça o caminho da porta até o primeiro toque.',
      'Escreva na bandagem ou na fita: “Tremer é combustível. Jab primeiro.” Leia sempre que a mão começar a tremer.',
      'Conte ao seu treinador que o nervosismo aperta e peça um round que comece com a entrada completa.',
    ],
  },
  'pre-fight-routine': {
    title: 'Rotina da última hora',
    why: 'No vestiário tudo atrasa e muda; uma sequência sua, sempre igual, é a única parte que o evento não controla. Ela só acalma se já vier gasta de tanto treino.',
    steps: [
      'Escreva num cartão a sua última hora em cinco blocos: chegar, enfaixar, aquecer, repassar o plano e silêncio.',
      'Teste a sequência inteira antes de dois sparrings, marcando os minutos de cada bloco, e corte o que não ajudou.',
      'Siga o cartão na ordem e combine com seu córner uma versão de dez minutos para o caso de chamarem você antes.',
    ],
    metric: 'Ensaios completos da rotina antes de sparring: quatro já bastam para ela sair sem pensar.',
    rules: [
      {
        cue: 'a organização mudar o horário da minha luta',
        action: 'eu recomeço a rotina no bloco de aquecer, na versão curta',
      },
      {
        cue: 'alguém puxar conversa no meio do meu aquecimento',
        action: 'eu sorrio, aponto para o meu córner e continuo do bloco em que estava',
      },
    ],
    question: 'Em qual treino você entrou com mais foco, e o que tinha feito na hora anterior?',
    close_up: [
      'Cronometre um bloco só, a bandagem ou o kimono, do começo ao fim, e anote os minutos.',
      'Avise o córner: “A partir de uma hora antes eu sigo minha lista. Cuide da porta e do relógio para mim.”',
      'Monte uma versão de dez minutos para o dia em que o card atrasar ou não houver espaço.',
    ],
  },
  'first-minute-plan': {
    title: 'O primeiro minuto decidido',
    why: 'No começo a cabeça ainda está atrasada em relação ao corpo. Se a primeira troca já foi escolhida, você não precisa decidir nada justo quando decide pior.',
    steps: [
      'Escolha e anote a sua primeira troca: a guarda ou pegada, a primeira arma e o lado por onde você sai.',
      'Repita essa troca 50 vezes com um parceiro e comece três rounds de sparring leve exatamente por ela.',
      'Faça a troca combinada assim que o árbitro autorizar, saia pelo lado escolhido e só então olhe o que veio de volta.',
    ],
    metric: 'Rounds de treino em que a primeira ação foi sua: busque quatro de cada cinco.',
    rules: [
      { cue: 'a outra pessoa avançar antes de mim', action: 'eu saio para o meu lado e solto a primeira arma de lá' },
      {
        cue: 'a minha primeira troca não der em nada',
        action: 'eu subo a guarda, dou um passo e entro de novo com a mesma arma',
      },
    ],
    question: 'O que costuma acontecer nos seus primeiros vinte segundos quando ninguém planejou nada?',
    close_up: [
      'Faça a abertura dez vezes no espelho, da mão baixa até a primeira arma, sem continuar depois.',
      'Diga em seis palavras antes do gongo, algo como “guarda alta, jab, jab, saio”.',
      'Prepare uma segunda abertura para o caso de virem para cima: fechar, girar, voltar ao centro.',
    ],
  },
  'opponent-study': {
    title: 'Três perguntas ao vídeo',
    why: 'Assistir vídeo sem pergunta alimenta a ansiedade, porque só os melhores momentos ficam na cabeça. Com três perguntas fixas, o vídeo vira tarefa de treino.',
    steps: [
      'Assista a uma luta inteira de quem você vai enfrentar e anote só três coisas: como entra, por onde sai, o que faz no cansaço.',
      'Treine uma resposta para cada anotação, dez minutos por resposta, com alguém imitando o jogo do outro lado.',
      'Feche o estudo com uma folha de três respostas e pare de ver vídeo a partir daí; só as suas armas contam.',
    ],
    metric: 'Três hábitos anotados e três respostas que saem no sparring sem alguém precisar avisar.',
    rules: [
      {
        cue: 'eu me pegar vendo o mesmo vídeo pela quarta vez',
        action: 'eu fecho a tela e faço dez minutos de uma das respostas',
      },
      {
        cue: 'alguém vier me contar como o outro lado bate forte',
        action: 'eu pergunto em que momento isso acontece e anoto só a minha resposta',
      },
    ],
    question: 'Qual hábito do outro lado se repete tanto que você quase pode contar com ele?',
    close_up: [
      'Assista a um único minuto e anote só a primeira reação quando alguém entra.',
      'Escreva a quem já enfrentou: “O que te surpreendeu, e o que acontecia no cansaço?”',
      'Estude o tipo em vez da pessoa, se não houver vídeo: academia, base, altura e o primeiro ataque de costume.',
    ],
  },
  'taller-opponent': {
    title: 'Encurtar sem se expor',
    why: 'A distância de quem é mais alto só existe enquanto você para para olhar. O caminho é entrar por trás de uma finta e sair em ângulo, nunca em linha reta.',
    steps: [
      'Treine no espelho três fintas que você já faz bem, dez de cada, sempre seguidas de um passo curto para o lado.',
      'Faça quatro rounds com a pessoa mais alta da academia valendo só finta, entrada e golpe na linha do corpo.',
      'Junte tudo em dois sparrings leves: entrar, bater embaixo, terminar bem perto ou fora do alcance, sem parar no meio.',
    ],
    metric: 'Entradas limpas por round e quantas terminam fora da linha; três por round já mudam a luta.',
    rules: [
      { cue: 'eu me pegar olhando na distância do outro', action: 'eu finto e entro em ângulo, ou saio de vez' },
      {
        cue: 'um golpe reto me parar na entrada',
        action: 'eu mudo de nível, toco no corpo e saio de lado, sem recuar pela mesma linha',
      },
    ],
    question: 'Quando você consegue encurtar, o que foi que abriu a porta?',
    close_up: [
      'Solte cinco fintas seguidas fora da distância e entre só atrás da quinta.',
      'Peça ao treinador: “Me chame para entrar no segundo jab e grite se eu for reto duas vezes.”',
      'Deixe vir: fique um palmo fora do alcance, faça o braço longo errar e responda na volta dele.',
    ],
  },
  'freeze-in-sparring': {
    title: 'Destravar no sparring',
    why: 'Travar quase nunca é falta de técnica: são opções demais chegando de uma vez. Com um único gatilho ligado a uma única ação, o corpo tem por onde começar.',
    steps: [
      'Escolha um gatilho e uma ação, por exemplo jab dele e meu jab de volta, e faça 40 repetições lentas com alguém ou na sombra.',
      'Combine dois rounds bem leves com a pessoa em quem você mais confia, valendo só esse gatilho e essa ação.',
      'Suba um degrau: mais dois rounds leves com outro parceiro e um segundo gatilho, parando se a força aumentar.',
    ],
    metric: 'Respostas ao gatilho por round: de poucas para seis ou mais antes de subir o ritmo.',
    rules: [
      { cue: 'eu sentir o corpo endurecer', action: 'eu solto o ar com força e faço a minha única ação' },
      {
        cue: 'a vergonha de ter travado vier comigo para casa',
        action: 'eu anoto o último golpe que vi chegar e levo essa linha para o próximo treino',
      },
    ],
    question: 'O que acontece no segundo exato antes de você travar?',
    close_up: [
      'Repita vinte vezes devagar a defesa com passo, com o parceiro dizendo “agora” antes de cada jab.',
      'Avise o parceiro: “Estou treinando ficar presente. Um terço do ritmo e só jab, por favor.”',
      'Faça de piscar e respirar a tarefa inteira de um round: olho aberto, ar saindo a cada toque, sem pontuar.',
    ],
  },
  'between-rounds-reset': {
    title: 'Um minuto no banquinho',
    why: 'O minuto do banquinho rende mais quando tem ordem: primeiro o ar, depois a escuta, por último a imagem. Quem tenta ouvir ofegante não guarda nada.',
    steps: [
      'Sente por 60 segundos depois de um round de sombra: 20 só soltando o ar, 20 com uma frase, 20 vendo a próxima troca.',
      'Treine isso em todos os intervalos de dois treinos, com alguém dizendo uma única instrução no segundo bloco.',
      'Use a mesma ordem em cada intervalo: ar, uma frase do córner, uma imagem, e levante já olhando para a frente.',
    ],
    metric: 'Depois de cada round, repita a instrução recebida: acertar quatro de cinco vezes.',
    rules: [
      {
        cue: 'eu voltar para o córner com a cabeça no round perdido',
        action: 'eu solto o ar devagar três vezes antes de ouvir qualquer coisa',
      },
      {
        cue: 'o gongo tocar e eu não lembrar o que o córner disse',
        action: 'eu levanto com uma imagem só, a da próxima troca, e começo por ela',
      },
    ],
    question: 'De tudo o que já disseram a você num intervalo, o que realmente mudou o round seguinte?',
    close_up: [
      'Sente numa cadeira depois de um minuto forte e faça só a primeira parte: vinte segundos soltando o ar.',
      'Peça ao córner: “Deixe eu respirar primeiro. Depois uma frase, e mais nada.”',
      'Faça em pé, encostando na parede entre os exercícios, se ninguém der o minuto no banco.',
    ],
  },
  'corner-communication': {
    title: 'Três palavras com o córner',
    why: 'No barulho, frase longa vira ruído. Três palavras combinadas, ditas por uma só voz, atravessam o ginásio porque o seu ouvido já está esperando por elas.',
    steps: [
      'Mande ao seu treinador três palavras curtas e o que cada uma manda fazer, como ângulo, corpo e fecha.',
      'Teste as três palavras em dois sparrings com som alto e escolham quem fala; os outros ficam só com água e tempo.',
      'Repita as três palavras com o córner no aquecimento e responda com um aceno toda vez que ouvir uma.',
    ],
    metric: 'Palavras gritadas que viraram ação em até cinco segundos: três de cada quatro.',
    rules: [
      { cue: 'eu ouvir várias vozes ao mesmo tempo', action: 'eu procuro só a voz combinada e ignoro o resto' },
      {
        cue: 'eu não entender o que o meu córner gritou',
        action: 'eu sigo com o que está dando certo e peço a palavra de novo no intervalo',
      },
    ],
    question: 'Que instrução você gostaria de ouvir na hora em que tudo dá errado?',
    close_up: [
      'Escolha a palavra que mais ajudou no sparring e diga o que seu corpo faz quando a escuta.',
      'Mande: “No dia eu consigo ouvir uma voz e três palavras. Podem ser estas?”',
      'Combine sinais com a mão, se o ginásio for barulhento demais: um dedo, mão aberta, punho.',
    ],
  },
  'fight-week-calm': {
    title: 'Semana da luta tranquila',
    why: 'Na reta final já não dá para ganhar força, só para acumular cansaço. O trabalho agora é chegar com fome de lutar, e isso pede menos volume e nenhuma novidade.',
    steps: [
      'Corte da agenda duas coisas que não são luta, sono ou trabalho e escolha um horário fixo para largar o celular à noite.',
      'Reduza o volume com seu treinador, mantendo treinos curtos e vivos, e coma o que o seu corpo já conhece.',
      'Prepare mala, documentos e trajeto com antecedência e deixe as últimas 24 horas sem técnica, comida ou gente nova.',
    ],
    metric: 'Noites com o horário de dormir cumprido e vontade de treinar de 0 a 10, subindo até a luta.',
    rules: [
      {
        cue: 'eu sentir vontade de compensar com um treino extra',
        action: 'eu faço dez minutos de sombra leve e paro',
      },
      {
        cue: 'alguém quiser me ensinar um golpe novo nesses dias',
        action: 'eu agradeço, marco para depois da luta e volto ao que já sai sozinho',
      },
    ],
    question: 'O que na sua rotina dos últimos dias tira mais calma do que dá?',
    close_up: [
      'Programe um alarme para apagar a luz e passe todas as perguntas de ingresso para um amigo.',
      'Responda às mensagens com: “Que bom saber de vocês. Esta semana fico em silêncio e volto no domingo.”',
      'Mantenha um único ponto fixo, a hora de dormir, se plantão ou filhos bagunçarem o resto.',
    ],
  },
  'return-after-knockout': {
    title: 'Depois do nocaute, calma',
    why: 'A cabeça não avisa quando está pronta como um joelho avisa. Esperar a liberação médica é parte do ofício, e a paciência aqui protege todos os rounds que ainda vêm.',
    steps: [
      'Pare todo sparring e contato, avise alguém de casa e procure atendimento médico; piora, vômito ou confusão é caso de urgência.',
      'Vá à consulta com data, sintomas e pancadas anteriores anotados e saia com a orientação médica por escrito.',
      'Entregue a orientação ao seu treinador e combinem que o contato só volta com liberação médica, degrau por degrau.',
    ],
    metric: 'Dias sem nenhum sintoma, anotados; o contato só volta com liberação médica, seja qual for a conta.',
    rules: [
      {
        cue: 'alguém me chamar para um sparring leve antes da liberação',
        action: 'eu digo não e seguro a manopla ou o cronômetro',
      },
      {
        cue: 'eu quiser esconder um sintoma para não perder a data',
        action: 'eu conto o sintoma a quem mora comigo e ligo para o médico no mesmo dia',
      },
    ],
    question: 'Quem na sua academia pode segurar você quando a vontade de voltar for maior que o juízo?',
    close_up: [
      'Guarde as luvas onde você não veja e ligue para marcar o médico.',
      'Diga a quem insistir: “Sem contato até o médico assinar. Isso não se discute.”',
      'Venha à academia para marcar tempo ou filmar, e siga perto sem nenhum contato.',
    ],
  },
  'after-a-loss': {
    title: 'Balanço depois da derrota',
    why: 'Logo depois, a dor escreve a história e quase sempre exagera. Um dia para sentir e depois só fatos: é assim que a derrota vira matéria de treino em vez de rótulo.',
    steps: [
      'Dê a si 24 horas sem vídeo e sem rede social, coma bem, durma e conte como se sente a uma pessoa de confiança.',
      'Reveja a luta uma vez com seu treinador e escrevam três fatos, sem adjetivos: o que funcionou, o que faltou, onde virou.',
      'Escolha uma única habilidade para corrigir e marque a data do próximo teste; tristeza que não passa pede um profissional.',
    ],
    metric: 'Uma habilidade, uma data e treinos dedicados a ela: três treinos feitos dizem que você já voltou.',
    rules: [
      { cue: 'eu começar a repetir a luta na cabeça', action: 'eu anoto um fato e uma correção e fecho o caderno' },
      {
        cue: 'alguém me mandar o vídeo da derrota',
        action: 'eu agradeço, guardo a mensagem sem abrir e só assisto com o treinador',
      },
    ],
    question: 'O que você fez bem nessa luta que a derrota está escondendo?',
    close_up: [
      'Mande uma mensagem a quem estava lá e conte como foi; deixe o vídeo para depois.',
      'Responda na academia: “Doeu, aprendi uma coisa e já estou de volta.”',
      'Volte primeiro num horário vazio, com um parceiro só, se encarar todo mundo pesa demais.',
    ],
  },
  'after-a-win': {
    title: 'Vitória também se estuda',
    why: 'Vencer esconde erro melhor do que qualquer desculpa. Separar o que foi habilidade do que foi sorte mantém o que funciona e evita a surpresa da próxima.',
    steps: [
      'Comemore com quem ajudou você e escreva três agradecimentos, cada um com o que aquela pessoa fez de fato.',
      'Assista à luta e divida uma folha em duas: o que foi habilidade minha e o que foi sorte ou erro do outro lado.',
      'Defina com seu treinador o próximo alvo e uma falha da coluna da sorte para virar treino.',
    ],
    metric: 'Uma falha corrigida antes da próxima luta, vista em dois sparrings seguidos.',
    rules: [
      {
        cue: 'eu começar a faltar ao treino por achar que já está bom',
        action: 'eu reviso a coluna da sorte e vou ao treino',
      },
      {
        cue: 'me oferecerem outra luta no meio da festa',
        action: 'eu agradeço e digo que respondo depois de falar com o treinador',
      },
    ],
    question: 'Que parte dessa vitória você apostaria que consegue repetir?',
    close_up: [
      'Escreva uma linha sobre o momento em que quase virou, enquanto ainda lembra.',
      'Diga ao treinador: “Quero uma coisa para corrigir dessa vitória antes de falar do próximo nome.”',
      'Separe uma tarefa pequena para o primeiro treino, e comece por ela em vez das histórias.',
    ],
  },
  'trash-talk': {
    title: 'Provocação não dirige',
    why: 'Provocar é tentar escolher por você onde vai a sua atenção. Dar nome à jogada, “isso é isca”, tira metade da força dela e devolve o volante a você.',
    steps: [
      'Escolha uma palavra sua para voltar ao foco e silencie nas redes os perfis que alimentam a provocação.',
      'Peça a um parceiro que provoque você em dois rounds leves; cada vez, pense “isca”, solte o ar e faça o seu golpe.',
      'Olhe para um ponto fixo na encarada, diga a sua palavra por dentro e deixe a resposta para depois do gongo.',
    ],
    metric: 'Provocações que ficaram sem resposta sua: oito de cada dez já mostram controle.',
    rules: [
      { cue: 'eu ouvir algo que me acerta', action: 'eu penso “isca”, solto o ar e volto para a minha palavra' },
      {
        cue: 'eu já tiver respondido à provocação',
        action: 'eu não escrevo a segunda, saio do aplicativo e faço um round de sombra',
      },
    ],
    question: 'Que assunto, quando tocam nele, tira você do seu jogo mais depressa?',
    close_up: [
      'Silencie o perfil e deixe os comentários do seu celular com um amigo por esta semana.',
      'Responda uma vez, se precisar: “A gente se vê no dia.” E mais nada.',
      'Dê antes ao patrocinador e aos seus uma frase calma, para o silêncio não parecer medo.',
    ],
  },
  'hostile-crowd': {
    title: 'Torcida contra',
    why: 'O barulho só atrapalha enquanto parece ter a ver com você. Quando a atenção tem três lugares onde ficar, a arquibancada vira chuva no telhado.',
    steps: [
      'Escolha três focos para a luta: o peito de quem está à frente, a sua respiração e a voz do seu córner.',
      'Faça dois sparrings leves com som de torcida alto na caixa e, a cada round, diga a alguém onde a sua atenção ficou.',
      'Entre olhando para o chão do ringue, passe pelos três focos ao pisar nele e só depois levante a cabeça.',
    ],
    metric: 'Depois de cada round com barulho, percentual do tempo nos três focos: chegar perto de 80.',
    rules: [
      {
        cue: 'a vaia entrar na minha cabeça',
        action: 'eu volto os olhos para o peito à minha frente e ouço meu ar sair',
      },
      {
        cue: 'o ginásio explodir com um golpe que nem entrou em mim',
        action: 'eu respondo com o meu jab e deixo a conta para os juízes',
      },
    ],
    question: 'O que o público poderia fazer de pior, e o que isso mudaria de verdade dentro do ringue?',
    close_up: [
      'Toque dois minutos de barulho de torcida no fone enquanto faz sombra e nomeie sua respiração, o peito do outro, seu treinador.',
      'Diga na primeira vaia: “Isso é clima. Meu trabalho é aqui.”',
      'Use o barulho: deixe cada grito ser o sinal para soltar o ar.',
    ],
  },
  'big-stage-title': {
    title: 'Mesmo trabalho, palco maior',
    why: 'O cinturão muda o tamanho da sala, não o tamanho do ringue. Quem cuida das mesmas tarefas de sempre tem menos espaço na cabeça para o peso do nome.',
    steps: [
      'Escreva três metas de processo para essa luta, coisas que você faz e que não dependem de juiz nem de resultado.',
      'Entregue a uma pessoa entrevistas, ingressos e mensagens e limite você a um horário curto para tudo isso.',
      'Leia as três metas no aquecimento e cumpra a primeira logo na troca inicial, como em qualquer treino.',
    ],
    metric: 'Metas de processo cumpridas por round, contadas pelo córner: duas de três em cada round.',
    rules: [
      { cue: 'eu me pegar pensando no cinturão', action: 'eu volto à minha primeira meta e faço só ela' },
      {
        cue: 'me pedirem foto ou entrevista na hora de aquecer',
        action: 'eu aponto quem cuida disso e volto para as minhas luvas',
      },
    ],
    question: 'O que continuaria igual nessa luta se ninguém estivesse olhando?',
    close_up: [
      'Risque a palavra título da folha e escreva no lugar a primeira troca.',
      'Avise família e amigos: “Depois da luta fico com vocês. Até lá desligo o celular à noite.”',
      'Ensaie na cabeça uma vez as partes estranhas, luz, espera, anúncio, para nada ser novidade.',
    ],
  },
  'belt-grading': {
    title: 'Exame de faixa sem susto',
    why: 'A gente ensaia o que já sabe porque dá prazer, e o exame pergunta o resto. Começar pelo mais fraco e explicar em voz alta mostra os buracos enquanto ainda há tempo.',
    steps: [
      'Liste todos os requisitos do exame e marque cada um com verde, amarelo ou vermelho, sem dó de si.',
      'Treine 20 minutos só os três mais vermelhos e ensine um deles a alguém menos graduado.',
      'Simule o exame inteiro com um graduado na banca, de uniforme, sem parar nos erros, e anote o que falhou.',
    ],
    metric: 'Requisitos em verde: todos os vermelhos ao menos amarelos antes do simulado.',
    rules: [
      {
        cue: 'eu errar uma sequência na frente da banca',
        action: 'eu respiro, refaço a base e sigo do ponto em que parei',
      },
      {
        cue: 'me der branco no nome de uma técnica',
        action: 'eu peço que repitam e vou para a posição de partida enquanto lembro',
      },
    ],
    question: 'Qual requisito você torce para não pedirem?',
    close_up: [
      'Faça uma vez, mesmo mal, o item que mais assusta e escreva o ponto exato em que ele quebra.',
      'Peça a um graduado: “Você me vê fazer três vezes e me diz uma coisa só?”',
      'Treine em casa sem parceiro nos dias fora do tatame: dez repetições lentas e limpas de um item vermelho.',
    ],
  },
  'technique-plateau': {
    title: 'Quebrar o platô',
    why: 'Platô costuma ser sinal de treino confortável: você vence com o que já tem e nada obriga o resto a crescer. Uma habilidade por mês e regras que tiram seu golpe favorito mudam isso.',
    steps: [
      'Defina uma só habilidade para quatro semanas e escreva em uma frase como ela aparece quando dá certo.',
      'Faça três rounds com restrição: só pontua a habilidade escolhida, e seu golpe favorito fica proibido.',
      'Filme um round, assista uma vez, conte as tentativas e leve ao treinador uma única dúvida.',
    ],
    metric: 'Tentativas da habilidade por round de treino: dobrar em quatro semanas, mesmo errando.',
    rules: [
      {
        cue: 'eu voltar ao meu golpe de segurança',
        action: 'eu conto como um aviso e tento a habilidade na troca seguinte',
      },
      {
        cue: 'alguém menos graduado me vencer enquanto eu testo',
        action: 'eu agradeço o round e anoto a tentativa que quase saiu',
      },
    ],
    question: 'Que parte do seu jogo você evita porque perderia rounds treinando?',
    close_up: [
      'Filme dez repetições no celular e olhe só a primeira e a última.',
      'Peça ao parceiro: “Me dê a mesma reação cinco vezes e diga quando eu entrego o golpe.”',
      'Pegue por duas semanas uma técnica vizinha; voltar pelo lado costuma soltar o que travou.',
    ],
  },
  'training-partner-ego': {
    title: 'Parceiro que pesa a mão',
    why: 'Combinar a força antes do round é coisa de quem entende de treino, não de quem tem medo. Depois que o gongo toca, ninguém negocia bem.',
    steps: [
      'Escreva a frase que vai usar antes do round, curta e firme: vamos a 50 por cento, estou treinando tal coisa.',
      'Diga a frase a todo parceiro em dois treinos e conte ao treinador com quem a intensidade foge do combinado.',
      'Escolha três parceiros com quem você cresce, marque rounds com eles e recuse ou encerre o round que passar do ponto.',
    ],
    metric: 'Rounds dentro da força combinada: nove de cada dez, e nenhum terminado só por orgulho.',
    rules: [
      { cue: 'a força subir além do combinado', action: 'eu levanto a mão, digo “mais leve” e saio se não mudar' },
      {
        cue: 'rirem de mim por pedir um round leve',
        action: 'eu repito o pedido com a mesma voz e, se a risada seguir, chamo outra pessoa',
      },
    ],
    question: 'O que você teme que pensem se pedir para baixar a força?',
    close_up: [
      'Escreva na fita seu número de hoje e escolha o parceiro antes da aula.',
      'Fale antes do round: “Hoje quatro de dez, estou treinando defesa. Bom pra você também?”',
      'Troque de parceiro depois de um round, sem discussão, e explique ao professor no fim.',
    ],
  },
  'coach-disagreement': {
    title: 'Discordar do treinador',
    why: 'A conversa muda quando você pergunta para que serve antes de dizer que não serve. Um teste com prazo deixa os dois aprenderem sem ninguém perder a cara.',
    steps: [
      'Escreva em duas frases o que você discorda e o fato que viu, com treino e data, sem adjetivo nenhum.',
      'Peça dez minutos fora do tatame, pergunte o propósito daquele treino e só então mostre o seu fato ou vídeo.',
      'Proponha um teste de três semanas, do jeito atual ou do seu, e combinem o que vai mostrar se funcionou.',
    ],
    metric: 'Um teste combinado, com prazo e critério que os dois repetem do mesmo jeito.',
    rules: [
      { cue: 'a conversa esquentar', action: 'eu digo que quero entender e pergunto o que o treino busca' },
      {
        cue: 'eu me pegar reclamando do treinador no vestiário',
        action: 'eu paro a frase no meio e peço a conversa direto a quem me treina',
      },
    ],
    question: 'O que o seu treinador pode estar vendo que de dentro você não vê?',
    close_up: [
      'Escreva a mudança que você quer em forma de pergunta, numa linha.',
      'Comece com: “Me ajude a entender para que serve isso. Notei uma coisa e queria seu olho nela.”',
      'Procure a liberdade dentro do plano: aquecimento, dez minutos a mais e lição de casa não pedem licença.',
    ],
  },
  'changing-gyms': {
    title: 'Trocar de academia bem',
    why: 'Lealdade e gratidão não exigem ficar onde você parou de crescer ou de se sentir bem. Critérios escritos antes da visita evitam fugir de um problema e cair no mesmo.',
    steps: [
      'Liste cinco critérios que importam para você, como segurança, parceiros, horário, e dê nota ao lugar atual.',
      'Visite uma ou duas academias para aula experimental e dê as mesmas notas logo depois do treino.',
      'Decida olhando as notas e, se for sair, fale pessoalmente com quem treinou você: agradeça, explique curto e não acuse.',
    ],
    metric: 'Soma das notas dos cinco critérios: mudar só com vantagem clara em pelo menos três.',
    rules: [
      {
        cue: 'a culpa de sair me fizer adiar a conversa',
        action: 'eu leio meus critérios e marco dia e hora para falar',
      },
      {
        cue: 'alguém da academia antiga falar em traição',
        action: 'eu digo que guardo gratidão pelo que aprendi ali e não discuto o motivo',
      },
    ],
    question: 'Se nada mudasse onde você treina, como estaria daqui a um ano?',
    close_up: [
      'Escreva a coisa de que mais sentiria falta e a coisa que não consegue onde está.',
      'Diga ao mestre: “Devo muito a você, ainda mais por isto. Vou experimentar outro lugar e queria que soubesse por mim.”',
      'Peça uma mudança onde você está, com data, antes de arrumar a bolsa.',
    ],
  },
  'cornering-others': {
    title: 'Córner que ajuda',
    why: 'Quem está lutando pega emprestada a sua calma ou o seu desespero. Uma instrução que se possa cumprir vale mais do que dez certas ao mesmo tempo.',
    steps: [
      'Pergunte a quem vai lutar o que ajuda e o que atrapalha ouvir no intervalo e anote as palavras exatas.',
      'Treine três intervalos de um minuto no sparring: ar primeiro, uma instrução, um elogio ao esforço, e silêncio.',
      'Fale baixo e devagar, dê uma só instrução por intervalo e, se a segurança estiver em risco, pare a luta sem hesitar.',
    ],
    metric: 'Instruções por intervalo: uma; e a pessoa consegue repeti-la ao levantar.',
    rules: [
      { cue: 'eu me pegar gritando', action: 'eu solto o ar e espero para dizer uma coisa só' },
      {
        cue: 'quem eu acompanho disser no banquinho que não quer voltar',
        action: 'eu aviso o árbitro na mesma hora e fico ao lado da pessoa',
      },
    ],
    question: 'Que tom de voz acalmou você quando era a sua vez de lutar?',
    close_up: [
      'Escreva uma instrução de até oito palavras que você deu bem no treino.',
      'Pergunte a quem vai lutar: “O que eu digo quando estiver ruim, e o que nunca?”',
      'Deixe a fala com alguém mais calmo se sua voz subir, e cuide da água e do tempo.',
    ],
  },
  'kids-first-tournament': {
    title: 'Primeiro torneio da criança',
    why: 'A criança lê no rosto do adulto se perder é perigoso. O que ela guarda do primeiro torneio é menos a medalha e mais a viagem de volta.',
    steps: [
      'Combine com a criança duas metas que são dela: uma de diversão e uma de esforço, e deixe resultado fora da lista.',
      'Brinque de torneio na academia: cumprimento, dois rounds curtos, abraço; peça ao professor para explicar as regras.',
      'Diga antes e depois que adora ver a criança lutar e, no carro, só fale da luta se ela puxar o assunto.',
    ],
    metric: 'A criança conta algo de que gostou e quer voltar ao treino seguinte.',
    rules: [
      {
        cue: 'eu sentir vontade de corrigir na viagem de volta',
        action: 'eu pergunto o que ela quer comer e espero ela falar',
      },
      {
        cue: 'a criança chorar antes de entrar',
        action: 'eu me abaixo até os olhos dela e digo que pode lutar ou só assistir hoje',
      },
    ],
    question: 'O que você gostaria que essa criança lembrasse desse torneio daqui a dez anos?',
    close_up: [
      'Pergunte no café da manhã o que a criança mais espera do dia, e não diga mais nada.',
      'Diga no carro da volta: “Adorei ver você lutar. Vamos comer alguma coisa?”',
      'Deixe o professor orientar e sente na cadeira mais longe do tatame.',
    ],
  },
  'fear-of-getting-hit': {
    title: 'Medo de levar golpe',
    why: 'Piscar é o corpo fazendo o trabalho dele; não se manda parar. O que muda é a dose: contato leve, conhecido e repetido ensina que dá para ficar de olho aberto.',
    steps: [
      'Peça a alguém de confiança que toque sua guarda com a luva, bem leve, 50 vezes, e conte quantas você viu chegar.',
      'Faça dois rounds em que só valem toques leves na luva e no ombro, com a força decidida por você.',
      'Suba um degrau pequeno de ritmo com a mesma pessoa, nunca de força, e anote quantos toques recebeu de olho aberto.',
    ],
    metric: 'Toques vistos de cada 50: passar de 40 antes de subir o ritmo.',
    rules: [
      { cue: 'eu virar o rosto', action: 'eu solto o ar, subo a guarda e volto a olhar para o peito do outro' },
      {
        cue: 'um golpe vier mais forte do que o combinado',
        action: 'eu peço pausa, digo que passou do ponto e decido com calma se continuo',
      },
    ],
    question: 'Com quem você consegue treinar sem se encolher, e o que essa pessoa faz diferente?',
    close_up: [
      'Peça que alguém toque suas luvas dez vezes de mão aberta enquanto você solta o ar.',
      'Diga a um parceiro de confiança: “Só toque, na guarda, devagar. Eu digo quando aumentar.”',
      'Comece pelo corpo: três rounds em que só vale o corpo tiram o rosto da conta.',
    ],
  },
  'confidence-before-bout': {
    title: 'Confiança com provas',
    why: 'Confiança que vem de elogio some no vestiário; a que vem de prova fica. Você não precisa sentir certeza para lutar bem, precisa saber o que já fez e o que fazer.',
    steps: [
      'Escreva dez provas do trabalho feito: rounds, quedas, treinos em dia ruim, correções que já saem sozinhas.',
      'Monte três frases curtas que mandam fazer, como mão alta e sai no ângulo, e diga-as em voz alta em dois treinos.',
      'Leia as provas no vestiário, abra o peito, pés firmes no chão, e repita a primeira frase até chamarem você.',
    ],
    metric: 'Confiança de 0 a 10 depois de ler a lista: subir um ponto já serve.',
    rules: [
      { cue: 'vier o pensamento de que não tenho nível', action: 'eu cito uma prova da lista e a minha frase de ação' },
      {
        cue: 'eu vir o outro lado aquecendo e me sentir menor',
        action: 'eu viro de costas, bato uma luva na outra e digo o nome da minha melhor arma',
      },
    ],
    question: 'Que treino difícil deste camp prova que você aguenta mais do que pensa?',
    close_up: [
      'Escreva cinco rounds ou treinos deste camp que foram duros e que você terminou.',
      'Diga no saco: “Esse trabalho eu fiz. Mão no queixo, pé primeiro.”',
      'Pergunte ao treinador três coisas que viu você fazer bem e copie palavra por palavra.',
    ],
  },
  'anger-in-the-ring': {
    title: 'Raiva é sinal, não piloto',
    why: 'A raiva avisa que algo doeu; como aviso ela serve, como piloto ela abre a guarda. Entre o golpe que chega e o seu revide cabe um sopro, e ele se treina.',
    steps: [
      'Descreva no papel o primeiro sinal da raiva no seu corpo, como mandíbula ou visão estreita, e escolha um jab como resposta.',
      'Treine dois rounds leves: a cada golpe que entrar, sopre o ar, dê um passo e jab, e só depois volte a trocar.',
      'Use a sequência sopro, passo e jab no primeiro golpe limpo que levar e deixe seu córner lembrar você da palavra sopro.',
    ],
    metric: 'Golpes recebidos seguidos de sopro e jab em vez de revide solto: sete de dez.',
    rules: [
      { cue: 'eu sentir a mandíbula travar depois de um golpe', action: 'eu sopro o ar, dou um passo e jabeio' },
      {
        cue: 'a raiva sair do treino comigo',
        action: 'eu guardo o equipamento, caminho dez minutos e só então falo com a pessoa',
      },
    ],
    question: 'O que essa raiva está tentando proteger em você?',
    close_up: [
      'Lembre a última vez que perdeu a cabeça e escreva o segundo anterior: o que disseram, o que sentiu.',
      'Escolha uma palavra para o córner, como “frio”, que queira dizer só isto: soltar o ar e dar um passo.',
      'Treine a volta em vez da calma: cinco segundos de raiva no saco, depois jab e dez segundos girando.',
    ],
  },
  'late-opponent-change': {
    title: 'Troca de última hora',
    why: 'Quase tudo do seu camp continua valendo: o gás, as armas, a rotina. Refazer o plano inteiro custa mais do que dois ajustes bem escolhidos.',
    steps: [
      'Confirme com seu treinador peso, regras e se a luta ainda é boa para você; se não for, recusar também é decisão.',
      'Releia o seu plano, mantenha-o e escreva só dois ajustes para o novo nome: um de distância e um de perigo.',
      'Comece pelo seu jogo de sempre, faça o primeiro ajuste quando ler a distância e guarde o segundo para o córner pedir.',
    ],
    metric: 'Ajustes no plano: dois no máximo, os dois ditos de memória pelo seu córner.',
    rules: [
      {
        cue: 'eu começar a imaginar tudo o que não sei sobre o novo nome',
        action: 'eu volto às minhas três melhores armas',
      },
      {
        cue: 'trocarem o nome outra vez na véspera',
        action: 'eu pergunto ao treinador qual é o perigo novo e mantenho a minha abertura',
      },
    ],
    question: 'O que no seu jogo funciona contra quase qualquer pessoa?',
    close_up: [
      'Escreva suas três melhores ações numa linha antes de ver qualquer vídeo.',
      'Pergunte ao treinador: “Que duas coisas mudam, e o que fica exatamente igual?”',
      'Recuse se forma, peso ou saúde não fecharem; a próxima proposta vem e ninguém lembra desta.',
    ],
  },
  'get-back-in-shape': {
    title: 'Voltar à forma',
    why: 'A memória guarda a forma que você tinha; as juntas, não. Fazer metade do que acha que aguenta nas primeiras semanas é o que deixa você chegar à quarta.',
    steps: [
      'Faça 15 minutos leves, caminhada e mobilidade, e pare com vontade de mais; se tem doença ou dor, fale antes com médico.',
      'Complete três sessões na metade da carga que imagina, uma delas em aula para iniciantes, avisando o professor.',
      'Mantenha três sessões e some no máximo cinco minutos ou uma rodada a uma delas.',
    ],
    metric: 'Sessões feitas: nove em três semanas, com dor no dia seguinte até 4 de 10.',
    rules: [
      { cue: 'eu quiser acompanhar a turma avançada', action: 'eu faço metade das repetições e termino com sobra' },
      {
        cue: 'eu lembrar com tristeza o que eu fazia antes',
        action: 'eu digo o que já fiz desde a volta e começo a série no meu ritmo',
      },
    ],
    question: 'O que fez você parar da última vez, e como isso pode ser diferente?',
    close_up: [
      'Caminhe quinze minutos hoje, cinco de ida, cinco rápidos, cinco de volta, e pare aí.',
      'Diga na porta: “A metade é o plano. Por isso volto amanhã.”',
      'Escolha o que é gentil com o ponto fraco, natação, bicicleta, mobilidade, antes do que dá impacto.',
    ],
  },
  'comparison-with-others': {
    title: 'Comparar com o meu mês',
    why: 'Você conhece os seus bastidores e só o palco alheio; a conta nunca fecha. A inveja ainda serve de seta: aponta algo que você quer e não confessou.',
    steps: [
      'Silencie por 30 dias três perfis que deixam você menor e anote o que invejava em cada um.',
      'Compare-se com você de um mês atrás em três pontos medidos e peça a quem está à frente uma dica concreta.',
      'Registre um avanço seu, ainda que mínimo, e use a dica recebida em um treino ou tarefa.',
    ],
    metric: 'Avanços próprios anotados: quatro em um mês; tempo de rede social caindo.',
    rules: [
      {
        cue: 'eu sentir o aperto vendo a conquista de alguém',
        action: 'eu pergunto o que quero ali e anoto um passo meu',
      },
      {
        cue: 'elogiarem alguém do meu lado e a mim não',
        action: 'eu dou os parabéns olhando nos olhos e pergunto como se treina aquilo',
      },
    ],
    question: 'Se ninguém visse a sua evolução, em que você ainda gostaria de melhorar?',
    close_up: [
      'Silencie um perfil agora e escreva uma coisa que não sabia fazer há um ano.',
      'Diga quando a pontada vier: “Aquele é o capítulo doze de outra pessoa. Eu escrevo o meu.”',
      'Transforme a inveja em pergunta: que parte disso você quer de verdade, e qual é o primeiro centímetro.',
    ],
  },
  'motivation-gone': {
    title: 'Quando a vontade some',
    why: 'A vontade costuma chegar depois do movimento, não antes. Mas se tudo perdeu a graça, e não só o treino, isso é recado do corpo e merece cuidado.',
    steps: [
      'Escreva por que começou, em três linhas, e faça a menor sessão possível: dez minutos, sem nota.',
      'Mude o cenário de um treino: outro horário, parceiro, arte ou um parque, só por curiosidade.',
      'Faça duas sessões mínimas e dê nota ao humor; duas semanas sem graça em quase nada pedem médico ou psicólogo.',
    ],
    metric: 'Sessões mínimas feitas e humor de 0 a 10: subindo, o caminho serve; sempre baixo, peça ajuda.',
    rules: [
      { cue: 'eu pensar em faltar mais uma vez', action: 'eu visto a roupa de treino e decido depois de dez minutos' },
      {
        cue: 'os dez minutos acabarem e a vontade não vier',
        action: 'eu paro sem culpa, anoto que fui e deixo a bolsa pronta',
      },
    ],
    question: 'O que mudou na sua vida na época em que a vontade começou a sumir?',
    close_up: [
      'Faça dez minutos só da parte de que sempre gostou, sem plano nenhum.',
      'Escreva a um parceiro: “Perdi um pouco a graça. Você faz um treino leve comigo?”',
      'Pare de propósito por uma semana, com data de volta, e veja do que sente falta.',
    ],
  },
  'big-decision': {
    title: 'Decisão grande com data',
    why: 'Indecisão longa costuma esconder só duas opções e nenhum critério. Achar uma terceira e marcar a data muda o tamanho do problema.',
    steps: [
      'Liste pelo menos três opções, inclusive uma que parece absurda, e quatro critérios que importam a você.',
      'Descreva como se sentirá com cada opção em dez dias, dez meses e dez anos e mostre a alguém que discorde de você.',
      'Decida na data marcada, escreva o motivo em cinco linhas e o sinal que faria você rever.',
    ],
    metric: 'Decisão tomada até a data, com motivo escrito; conforto de 0 a 10 dois dias depois.',
    rules: [
      { cue: 'eu quiser mais uma opinião depois da data', action: 'eu releio meus critérios e fico com o que escrevi' },
      { cue: 'o medo vier no dia seguinte à escolha', action: 'eu dou o primeiro passo pequeno dela antes do almoço' },
    ],
    question: 'Qual opção você aconselharia a quem ama, se estivesse no seu lugar?',
    close_up: [
      'Escreva a decisão como pergunta com três respostas, uma delas estranha.',
      'Pergunte a quem escolheu: “O que você paga por isso que ninguém vê?”',
      'Viva uma opção por uma semana como se estivesse decidida, se pensar só roda.',
    ],
  },
  drilling: {
    title: 'Lembre, misture, resista',
    why: 'Vinte repetições seguidas saem redondas e muitas vezes somem em uma semana. Misturar técnicas e puxar da memória sai mais torto, e é esse pequeno sufoco que faz ficar.',
    steps: [
      'Escreva de memória as três últimas técnicas que mostraram a você, com três pontos-chave cada, e passe por cada uma cinco vezes, sem parceiro.',
      'Treine duas delas com um parceiro em ordem misturada por dez minutos, com ele dizendo qual é a próxima.',
      'Use uma delas pelo menos três vezes por semana no treino solto e escreva uma linha sobre o que travou a técnica.',
    ],
    metric: 'Conte as técnicas que você consegue mostrar uma semana depois sem ajuda; deu certo com duas em três.',
    rules: [
      {
        cue: 'eu sair do tatame',
        action: 'eu escrevo a técnica do dia em três pontos-chave antes de olhar as mensagens',
      },
      {
        cue: 'um exercício ficar fácil demais',
        action: 'eu peço ao meu parceiro para se mexer, trocar o lado ou resistir um pouco',
      },
    ],
    question: 'Qual técnica do mês passado você mostraria a alguém agora, sem consultar nada?',
    close_up: [
      'Escolha uma técnica e faça cinco repetições lentas de olhos fechados.',
      'Diga a um colega: “Dez minutos antes da aula? Você fala A ou B e eu tenho que fazer a certa.”',
      'Desenhe no papel as três fases da técnica quando não houver espaço nem parceiro e diga qual é o ponto fraco de cada uma.',
    ],
  },
  'sparring-fear': {
    title: 'Sparring com tudo combinado',
    why: 'O medo cresce quando a dupla e o ritmo ficam por conta da sorte, porque o corpo se prepara para o pior round que você já teve. Sparring é aula e dá para regular: pedir antes com quem, em que ritmo e com qual tarefa é o que gente experiente faz o tempo todo.',
    steps: [
      'Anote três pessoas com quem você treina sem medo, uma que dá pavor e o que exatamente dá errado nos rounds com ela.',
      'Peça ao professor dois rounds na metade do ritmo com uma das três pessoas de confiança, cada um com uma tarefa só, como manter a guarda ou ganhar a primeira pegada.',
      'Combine o ritmo em voz alta antes de cada round e pare no número de rounds que você definiu antes de começar.',
    ],
    metric:
      'Dê uma nota de 1 a 10 para o medo no caminho de cada treino; dois pontos a menos depois de quatro treinos mostram que está funcionando.',
    rules: [
      {
        cue: 'a outra pessoa vier mais forte do que o combinado',
        action:
          'eu dou um passo para trás, levanto a mão e digo “metade do ritmo, por favor”, e na segunda vez encerro o round',
      },
      {
        cue: 'eu começar a procurar desculpa no caminho do sparring',
        action: 'eu vou para o aquecimento e um round com alguém de confiança, e só depois decido o resto',
      },
    ],
    question: 'O que dá mais medo: se machucar, perder na frente dos outros ou uma pessoa específica?',
    close_up: [
      'Comece com um único round de um minuto, só encostando, em que a outra pessoa ataca e você apenas defende e se movimenta.',
      'Diga à sua dupla antes do round: “Pode ser na metade do ritmo? Estou treinando ficar com calma, e aviso quando quiser mais.”',
      'Troque o sparring livre por um mês de rounds com posição ou tarefa definida, e procure outra academia se na sua ninguém topar baixar o ritmo.',
    ],
  },
  'opponent-intimidating': {
    title: 'O jogo atrás da fama',
    why: 'O cartel conta o que aconteceu com os outros; na sua luta, essa pessoa só tem as poucas coisas que gosta de fazer. Contra a fama ninguém consegue treinar, mas a resposta ao ataque preferido dá para ensaiar em três rounds.',
    steps: [
      'Faça duas colunas, uma com o que você sabe de verdade sobre quem vai enfrentar (base, altura, ataque preferido) e outra com o que é só conversa, e risque a segunda.',
      'Peça a alguém da equipe com porte parecido que imite esse ataque preferido por três rounds curtos, enquanto você responde só com as suas duas melhores ações.',
      'Vire-se para o seu técnico enquanto espera, diga em voz alta qual é a sua primeira ação e faça essa ação nos primeiros vinte segundos.',
    ],
    metric:
      'Veja se a primeira ação saiu dentro de vinte segundos, nos três rounds de treino e na luta; três em quatro quer dizer que deu certo.',
    rules: [
      {
        cue: 'eu vir a pessoa aquecendo e ela parecer enorme',
        action: 'eu viro de costas, olho para o meu técnico e faço a minha primeira ação cinco vezes',
      },
      {
        cue: 'trocarem quem eu vou enfrentar em cima da hora',
        action: 'eu pergunto só a base ou o lado da pegada e a altura, e mantenho a minha primeira ação',
      },
    ],
    question: 'Qual das suas ações essa pessoa menos gostaria de encontrar pela frente?',
    close_up: [
      'Escreva uma coisa, uma só, que você quer fazer nos primeiros vinte segundos.',
      'Diga ao seu técnico: “Qual é a coisa que essa pessoa mais faz, e qual é a minha resposta?”',
      'Peça ao seu técnico que reavalie o casamento da luta se houver muita diferença de peso ou de experiência, porque recusar luta mal casada faz parte do ofício.',
    ],
  },
  'return-after-break': {
    title: 'O caminho de volta',
    why: 'A cabeça volta no nível em que você parou; o fôlego e as articulações, não, então o treino que pede mais cuidado é aquele em que tudo começa a ficar gostoso de novo. E ninguém ali contou os seus dias fora com tanta atenção quanto você.',
    steps: [
      'Mande uma mensagem ao professor ou a alguém que treinava com você dizendo a qual treino você vai.',
      'Faça dois treinos só de técnica e repetição, e saia dos dois com gás sobrando.',
      'Acrescente uma única coisa por semana durante seis semanas: primeiro mais minutos, depois rounds leves e, por último, rounds fortes.',
    ],
    metric:
      'Conte os treinos de que você saiu querendo mais; oito nas primeiras quatro semanas querem dizer que você voltou.',
    rules: [
      {
        cue: 'alguém de quem eu ganhava levar a melhor sobre mim',
        action: 'eu digo “boa” e peço para me mostrar depois do round como fez',
      },
      {
        cue: 'eu travar na porta com vergonha da minha forma física',
        action: 'eu cumprimento uma pessoa e começo o aquecimento ao lado dela',
      },
    ],
    question: 'Por que você parou naquela época, e esse motivo ainda existe?',
    close_up: [
      'Arrume a mochila e deixe ao lado da porta, mesmo que ainda faltem dias para o treino.',
      'Escreva ao professor: “Quero voltar. Faz tempo que não treino e prefiro começar devagar. Qual turma é melhor para mim?”',
      'Entre numa turma de iniciantes ou faça uma aula particular em outro lugar se a academia antiga pesar demais, e depois de anos longe faça antes uma avaliação com o seu médico.',
    ],
  },
  'bad-decision': {
    title: 'Depois de um resultado injusto',
    why: 'O árbitro pontua o que enxerga de uma cadeira só, então até um resultado errado mostra qual parte do seu trabalho não aparecia dali. Isso não torna a decisão certa; é apenas o pedaço dela que você consegue usar.',
    steps: [
      'Pergunte ao professor ou ao clube se o regulamento permite recurso e até quando, e anote em três linhas o que aconteceu.',
      'Assista à luta uma vez com o professor, sem som, e marque cada troca como clara para você, clara para o outro lado ou duvidosa.',
      'Treine uma dessas trocas duvidosas em três rounds curtos por semana, até ela terminar em algo que ninguém tenha como não ver.',
    ],
    metric:
      'Peça ao professor que conte as trocas claras nos seus rounds de sparring; duas a mais por round do que naquela luta quer dizer que deu certo.',
    rules: [
      {
        cue: 'eu começar a digitar um post com raiva da arbitragem',
        action: 'eu mando o texto só para o meu professor e guardo o celular até ter dormido',
      },
      {
        cue: 'alguém me disser mais uma vez que me garfaram',
        action: 'eu respondo “valeu, já sei quais trocas vou deixar mais claras” e mudo de assunto',
      },
    ],
    question: 'Se apagassem o resultado, do que você teria orgulho nessa luta?',
    close_up: [
      'Complete uma frase no papel: “A decisão foi deles, e esta parte foi minha:”',
      'Escreva à organização por meio do seu clube: “Gostaria de entender a decisão. Existe um procedimento de recurso, posso ver as papeletas e até quando preciso pedir?”',
      'Pergunte a duas pessoas que assistiram de lados diferentes em qual troca ficaram na dúvida, se não houver vídeo ou se ainda doer assistir.',
    ],
  },
  'quitting-the-sport': {
    title: 'Ficar, pausar ou parar',
    why: 'Muitas vezes a vontade de parar vem de uma parte só, como competir, o professor, o peso ou as noites ocupadas, e o esporte inteiro leva a culpa. Quando você sabe qual é essa parte, dá para decidir sair com calma, e ficar também.',
    steps: [
      'Liste dez coisas que o esporte exige de você e marque ao lado de cada uma: fica, muda ou nunca mais.',
      'Converse com uma pessoa que não ganha nada com a sua resposta e avise ao professor que você vai passar três semanas sem competir e sem decidir.',
      'Escreva uma linha por semana sobre o esporte: se sentiu falta ou se sentiu alívio.',
    ],
    metric:
      'Leia juntas as linhas de cada semana; três “senti falta” ou três “senti alívio” seguidos são a sua resposta.',
    rules: [
      {
        cue: 'me der vontade de largar tudo depois de um treino ruim',
        action: 'eu anoto o pensamento com a hora e não decido nada antes de dormir duas noites',
      },
      { cue: 'me perguntarem por onde eu ando', action: 'eu digo “tirei três semanas para pensar” e paro por aí' },
    ],
    question: 'Qual é a única parte que teria de sair para você querer ficar?',
    close_up: [
      'Escreva só duas frases: “Eu ficaria se…” e “Eu sairia se…”',
      'Escreva ao professor: “Preciso de três semanas longe de competição para entender o que eu quero. No fim, vou aí contar pessoalmente.”',
      'Mude de papel por um mês se nem ficar nem sair couber: turma recreativa, ajudar iniciantes, curso de arbitragem ou outra modalidade.',
    ],
  },
  'teammate-rivalry': {
    title: 'A rivalidade ao lado',
    why: 'A inveja é precisa: aponta para a única coisa dessa pessoa que você quer, quase nunca para o pacote inteiro. E quem mais incomoda você é justamente quem dá para estudar a dois metros de distância, várias vezes por semana.',
    steps: [
      'Complete três vezes a frase “Tenho inveja porque essa pessoa…” e circule a resposta que você conseguiria treinar.',
      'Peça a essa pessoa que mostre por dez minutos o que você circulou, e ofereça em troca algo que você faz bem.',
      'Compare-se uma vez por semana com as suas próprias anotações de quatro semanas antes, em duas linhas e sem o nome dela.',
    ],
    metric:
      'Conte quantas vezes por treino você olha para o lado para ver o que essa pessoa está fazendo; metade disso depois de quatro semanas quer dizer que deu certo.',
    rules: [
      {
        cue: 'elogiarem essa pessoa e isso me doer',
        action: 'eu digo “mandou bem” uma vez e emendo a minha próxima repetição',
      },
      {
        cue: 'o nosso round estiver virando guerra particular',
        action: 'eu baixo para a metade do ritmo e trabalho só o que circulei',
      },
    ],
    question: 'Se essa pessoa saísse da academia amanhã, no que você ainda gostaria de melhorar?',
    close_up: [
      'Assista a um round dessa pessoa e anote um único detalhe de como ela faz.',
      'Diga a ela: “Isso você sempre encaixa em mim. Me mostra o começo depois do treino?”',
      'Procure o professor se a inveja for de atenção ou de vaga na equipe, e pergunte o que você teria de mostrar nas próximas oito semanas.',
    ],
  },
  'focus-wanders': {
    title: 'Uma coisa por round',
    why: 'A cabeça escapa quando a tarefa é vaga demais para segurar você: “concentra” não dá nada para olhar, “vejo o peito antes de me mexer” dá. O que se treina é voltar, então cada volta vale como repetição.',
    steps: [
      'Esvazie a cabeça no papel por cinco minutos, ponha ao lado de cada preocupação o próximo passo e escolha um lembrete de no máximo quatro palavras para o próximo treino.',
      'Faça três exercícios ou rounds de dois minutos só com esse lembrete e conte a alguém do treino, depois de cada um, quantas vezes a cabeça foi embora.',
      'Repita as mesmas três coisas em todo intervalo do treino: soltar o ar uma vez bem devagar, fixar os olhos num ponto e dizer o lembrete.',
    ],
    metric:
      'Anote quantas vezes por round a cabeça escapou; metade disso depois de seis treinos quer dizer que deu certo.',
    rules: [
      {
        cue: 'eu perceber que estou pensando no trabalho ou na escola',
        action: 'eu solto o ar uma vez, olho para o peito da minha dupla e digo o meu lembrete',
      },
      {
        cue: 'eu não ouvir nada do que me dizem no intervalo entre os rounds',
        action: 'eu peço uma instrução só e repito em voz alta',
      },
    ],
    question: 'Qual pensamento aparece mais, e o que ele quer que você faça fora da academia?',
    close_up: [
      'Escreva uma preocupação num pedaço de papel e deixe na mochila antes de começar.',
      'Diga ao professor: “Me dá uma coisa só para este round e, no fim, me pergunta qual era.”',
      'Encurte os blocos para noventa segundos, com uma tarefa nova em cada um, se for só cansaço, e vá para a cama mais cedo nessa noite.',
    ],
  },
  'late-beginner': {
    title: 'Começar depois, aprender bem',
    why: 'Quem é mais jovem consegue ganhar com uma velocidade que nunca precisou aprender; você não tem onde se esconder, então aprende tempo e posição desde o primeiro mês. O que decide agora é ter o corpo em condições de voltar no próximo treino.',
    steps: [
      'Escolha dois treinos por semana que você consiga manter por oito semanas e um fundamento para cuidar neles, e anote as duas coisas.',
      'Peça a uma pessoa calma e experiente dois rounds lentos e que ela diga uma coisa que você fez bem.',
      'Deixe toda semana pelo menos um dia entre os treinos fortes e anote uma coisa que você ainda não conseguia quatro semanas antes.',
    ],
    metric:
      'Conte os seus treinos; catorze de dezesseis em oito semanas quer dizer que deu certo, não importa quem levou a melhor.',
    rules: [
      {
        cue: 'alguém com metade da minha idade me atropelar',
        action: 'eu diminuo o ritmo, cuido da minha posição e busco uma única ação limpa nesse round',
      },
      {
        cue: 'eu pensar no caminho que já passei da idade',
        action: 'eu leio a última coisa que anotei que hoje consigo fazer, e entro',
      },
    ],
    question:
      'O que você gostaria de saber fazer daqui a um ano que não tenha nada a ver com ganhar de alguém mais jovem?',
    close_up: [
      'Comece em casa, de meia, com cinco minutos de base e movimentação.',
      'Diga à sua dupla: “Estou começando e já não tenho vinte anos. Podemos ir devagar, e no fim você me diz uma coisa?”',
      'Procure uma turma de iniciantes ou de mais de 35 anos se a principal for rápida demais, e consulte antes o seu médico para uma avaliação se faz anos que você não pratica esporte.',
    ],
  },
  'women-and-small': {
    title: 'Rounds justos para você',
    why: 'Quando esmagam você, a lição é só sobre peso, e quando tratam você como vidro não há lição nenhuma; uma boa dupla traz um problema que você consegue resolver por pouco. Pedir isso não é favor para você, porque os grandes aprendem controle e técnica com isso.',
    steps: [
      'Faça duas listas, a de quem ensina algo a você no round e a de quem esmaga ou só finge, e escreva ao lado de cada nome da segunda uma frase com o que você precisa dessa pessoa.',
      'Diga ao professor em duas frases do que você precisa e peça uma dupla fixa para a técnica e liberdade de escolher com quem faz sparring.',
      'Abra pelo menos dois rounds por semana dizendo as condições: o ritmo, quanto peso ou força e uma coisa para trabalhar.',
    ],
    metric: 'Conte os rounds da semana que foram duros e justos ao mesmo tempo; quatro quer dizer que deu certo.',
    rules: [
      {
        cue: 'alguém usar só o tamanho contra mim',
        action: 'eu paro, digo “menos peso e mais técnica, por favor” e recomeço da mesma posição',
      },
      {
        cue: 'estiverem formando as duplas e eu tiver medo de sobrar',
        action: 'eu vou direto até alguém da minha primeira lista e chamo',
      },
    ],
    question: 'Com quem foi o seu último round duro e justo ao mesmo tempo?',
    close_up: [
      'Chame uma pessoa da primeira lista para um round de dois minutos no fim da aula.',
      'Diga antes do round: “Faz técnica de verdade com metade da força e, por favor, não me deixa ganhar de graça.”',
      'Visite uma turma feminina, um grupo mais leve ou um treino aberto em outro lugar se nada mudar, e leve qualquer coisa que pareça assédio a quem cuida da proteção dos atletas no clube ou a outra pessoa adulta de confiança.',
    ],
  },
  'training-alone': {
    title: 'Sem dupla, com tarefa',
    why: 'O que uma dupla traz é surpresa, e isso nem o saco nem a sala vazia têm. Então use o tempo sem ninguém para o que dispensa surpresa, como pernas, entradas, equilíbrio e volta à base, e guarde cada rara hora com gente para o resto.',
    steps: [
      'Marque dois metros de chão com fita e filme um round seu de dois minutos de movimentação.',
      'Escreva a duas academias ou clubes a até uma hora de viagem e peça um treino aberto por mês.',
      'Treine três vezes por semana por 25 minutos: dez de movimentação, dez de uma única entrada e cinco em que um timer aleatório ou uma voz chama os movimentos.',
    ],
    metric:
      'Filme os mesmos dois minutos a cada quatro treinos e conte quantas vezes você termina sem equilíbrio ou fora da base; metade disso depois de um mês quer dizer que deu certo.',
    rules: [
      {
        cue: 'eu perceber que estou treinando no automático',
        action: 'eu paro, digo uma tarefa em voz alta e faço dez repetições limpas dela',
      },
      {
        cue: 'eu quiser faltar porque ninguém está me esperando',
        action:
          'eu ponho cinco minutos no timer, começo e, quando tocar, mando um “feito” para alguém que torce por mim',
      },
    ],
    question: 'Qual parte do seu jogo melhora sem mais ninguém na sala?',
    close_up: [
      'Movimente-se no espaço marcado com fita durante uma música.',
      'Escreva a um clube: “Treino por conta própria e moro um pouco longe. Posso participar de um treino aberto uma vez por mês, e o que devo levar?”',
      'Peça a um professor por mensagem uma correção por mês num vídeo curto se não houver ninguém por perto, com seu pai ou sua mãe na conversa se você tiver menos de 18 anos.',
    ],
  },
  'bout-cancelled': {
    title: 'Depois que a luta caiu',
    why: 'O corpo estava pronto para uma data e de repente não tem onde descarregar; por isso vem raiva, vazio ou até alívio. O treino feito continua seu, e um destino novo para ele tira você do buraco.',
    steps: [
      'Escreva o que o camp deixou de bom: fôlego, peso, técnica, e três coisas que você faz hoje e não fazia antes.',
      'Peça ao treinador um treino no dia marcado, com rounds em ritmo de luta controlado e gente da equipe no córner.',
      'Procure com ele duas datas ou eventos possíveis e avise os organizadores de que você está à disposição.',
    ],
    metric: 'Dias entre o cancelamento e um próximo passo marcado na agenda: no máximo sete.',
    rules: [
      { cue: 'bater a vontade de sumir da academia', action: 'eu vou a um treino leve e conto a história uma vez só' },
      {
        cue: 'alguém perguntar por que eu não lutei',
        action: 'eu respondo em uma frase e digo qual é o meu próximo plano',
      },
    ],
    question: 'O que você queria provar nessa luta, e de que outro jeito dá para descobrir isso no próximo mês?',
    close_up: [
      'Mande uma mensagem ao treinador contando como você está e perguntando quando vocês conversam.',
      'Escreva para quem comprou ingresso: “A luta caiu. Agradeço por vir comigo até aqui; aviso assim que tiver data nova.”',
      'Tire uma semana leve, sem sparring, se o camp deixou você só o pó.',
    ],
  },
  'body-shame': {
    title: 'Treinar com o corpo de hoje',
    why: 'A vergonha manda esperar o corpo ficar pronto para só depois aparecer, e assim o treino nunca chega. O olhar que você teme dura segundos; no tatame quase todo mundo está ocupado com o próprio fôlego.',
    steps: [
      'Escolha uma roupa de treino em que você se mexe sem ficar ajeitando e deixe a mala pronta.',
      'Vá a duas aulas por semana e, quando pensar no que veem, volte a atenção para uma tarefa: pé, pegada ou respiração.',
      'Anote depois de cada treino uma coisa que o seu corpo fez, sem escrever nada sobre aparência.',
    ],
    metric: 'Aulas a que você foi mesmo com vergonha: oito por mês, e uma linha anotada em cada.',
    rules: [
      {
        cue: 'eu começar a me comparar no espelho',
        action: 'eu olho para os meus pés e faço as próximas dez repetições',
      },
      {
        cue: 'alguém fizer piada com o meu corpo',
        action: 'eu digo que não curto e falo com o professor depois da aula',
      },
    ],
    question: 'O que você faria nesta semana na academia se ninguém pudesse ver o seu corpo?',
    close_up: [
      'Vista a roupa de treino em casa e faça cinco minutos de sombra com ela.',
      'Diga ao professor: “Fico sem graça com o meu corpo. Prefiro treinar de lycra e camiseta. Tudo bem por você?”',
      'Comece por um horário mais vazio ou uma aula particular, se a turma cheia ainda pesa demais.',
    ],
  },
  'older-athlete': {
    title: 'Treinar muito tempo ainda',
    why: 'Com os anos, força e leitura de luta se mantêm bem; o que muda é o tempo de recuperar e a conta das pancadas. Quem escolhe ritmo e parceiro continua treinando quando os outros param.',
    steps: [
      'Monte a semana com um dia de distância entre os treinos fortes e duas sessões curtas de força.',
      'Escolha quatro parceiros que controlam o peso e combine ritmo e limite antes de cada round.',
      'Faça um check-up com avaliação do coração e leve ao médico a pergunta: que intensidade posso treinar?',
    ],
    metric: 'Semanas seguidas sem faltar por dor: oito, com dois ou três treinos em cada.',
    rules: [
      {
        cue: 'um novato forte vier no meu ritmo máximo',
        action: 'eu digo o meu ritmo antes do toque e escolho a posição de início',
      },
      {
        cue: 'eu acordar ainda travado dois dias depois',
        action: 'eu faço só técnica no próximo treino e empurro o forte um dia',
      },
    ],
    question: 'O que você quer ainda estar fazendo no tatame daqui a dez anos?',
    close_up: [
      'Chegue dez minutos antes e aqueça quadril, pescoço e ombros antes da turma.',
      'Diga antes do round: “Vamos a sessenta por cento, sem queda explosiva. Se eu bater ou disser pausa, para na hora.”',
      'Procure a turma ou a categoria master, se os rounds com os novos só deixam dor.',
    ],
  },
  'athlete-of-mine': {
    title: 'Pergunte antes de cobrar',
    why: 'Atleta que some, falta ou treina escondido quase sempre tem um motivo que acha que você não vai gostar de ouvir. Quem pergunta primeiro e cobra depois fica sabendo enquanto ainda dá para ajudar.',
    steps: [
      'Mande uma mensagem curta e sem bronca: o que você notou, que está do lado da pessoa e quando tem tempo.',
      'Sente quinze minutos com ela longe da turma, pergunte o que mudou e deixe que ela fale a maior parte.',
      'Combine uma coisa que a pessoa faz e uma que você muda, e cada um repete o combinado com as próprias palavras.',
    ],
    metric:
      'Quem fala mais na conversa e se o combinado se cumpre: o atleta fala mais que você e as duas tarefas duram duas semanas.',
    rules: [
      {
        cue: 'a pessoa não responder à minha mensagem',
        action: 'eu mando uma linha amiga dois dias depois e procuro falar ao vivo, em vez de escrever mais',
      },
      {
        cue: 'eu sentir que vem um sermão',
        action: 'eu faço uma pergunta aberta e fico em silêncio até a pessoa terminar',
      },
    ],
    question: 'O que será que o seu atleta tem medo de contar a você?',
    close_up: [
      'Anote três coisas que você viu de fato, sem nenhum palpite sobre o motivo.',
      'Diga: “Vi que você anda falando menos desde a última luta. Não é bronca. Como está para você agora?” Troque pelo que você notou.',
      'Peça a um auxiliar ou colega de confiança da pessoa que abra a porta, se com você ela ainda não fala.',
    ],
  },
  'setbacks-in-a-row': {
    title: 'Recomece do que ficou',
    why: 'Na terceira interrupção parece que zerou, mas técnica e hábito se perdem bem mais devagar que o gás. O que derruba é o plano que só funciona em semana perfeita; com uma versão mínima, ele aguenta a próxima parada.',
    steps: [
      'Escreva todas as paradas desde o primeiro recomeço e, ao lado de cada uma, o que você ainda sabia fazer depois.',
      'Defina uma versão mínima do treino que cabe com joelho dolorido, filho doente ou plantão: dez minutos, em casa, sem material.',
      'Faça a versão mínima duas vezes, some treino normal só por cima dela e marque no papel.',
    ],
    metric: 'Semanas em que a versão mínima saiu duas vezes: oito em dez, caia o que cair do resto.',
    rules: [
      {
        cue: 'vier a próxima interrupção',
        action: 'eu passo para a versão mínima no mesmo dia e anoto a data em que reavalio',
      },
      {
        cue: 'eu pensar que voltei à estaca zero',
        action: 'eu digo três coisas que ainda sei fazer e começo com metade da carga antiga',
      },
    ],
    question: 'O que ficou com você do último recomeço, apesar da interrupção?',
    close_up: [
      'Faça agora cinco minutos de movimentação ou mobilidade, com a roupa que está no corpo.',
      'Diga ao treinador: “Foi uma coisa atrás da outra. Volto em meio ritmo por três semanas. Não me deixe passar disso.”',
      'Escolha uma meta que nenhuma parada tira, como uma técnica, um caderno de anotações ou uma hora ajudando na turma.',
    ],
  },
  'humbled-in-gym': {
    title: 'Volte com uma tarefa só',
    why: 'Dói porque tinha gente olhando, mas os outros esquecem em dias enquanto você repete a cena. Aquele treino perde a força na aula seguinte, quando você volta com uma tarefa clara.',
    steps: [
      'Escreva duas frases do que aconteceu, só o que uma câmera mostraria, e uma do que você faz da próxima vez.',
      'Treine de novo com a mesma pessoa ou turma, com uma tarefa só, como cotovelo fechado ou aguentar o primeiro minuto.',
      'Trabalhe dez minutos a situação em que aconteceu, com um parceiro paciente, e anote uma coisa que melhorou.',
    ],
    metric: 'Aulas depois daquele dia: as três seguintes sem faltar, e um round com as mesmas pessoas.',
    rules: [
      {
        cue: 'a cena voltar à minha cabeça',
        action: 'eu digo o meu nome e “foi um round”, e imagino o que faço da próxima vez',
      },
      {
        cue: 'alguém lembrar do assunto ou rir',
        action: 'eu digo “é, me pegou bem” e sigo o meu exercício',
      },
    ],
    question: 'O que você diria a um colega de quem gosta, se tivesse acontecido com ele?',
    close_up: [
      'Deixe a mochila pronta na porta e não responda a ninguém sobre aquele treino.',
      'Pergunte a quem ganhou de você: “Foi bonito. Me mostra como você preparou?”',
      'Vá primeiro a duas aulas mais vazias, se a turma cheia ainda pesa.',
    ],
  },
}
