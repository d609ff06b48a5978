import type { CloseUp } from '../card.ts'
import type { CardId } from '../cards.ts'

export const CLOSE_UPS: Record<CardId, CloseUp> = {
  'first-fight-nerves': [
    'Vá ao lugar onde costuma aquecer, feche os olhos por um minuto e percorra na cabeça o caminho da porta até o primeiro toque.',
    'Escreva na bandagem ou na fita: “Tremer é combustível. Jab primeiro.” Leia sempre que a mão começar a tremer.',
    'Conte ao seu treinador que o nervosismo aperta e peça um round que comece com a entrada completa.',
  ],
  'pre-fight-routine': [
    'Cronometre um bloco só, a bandagem ou o kimono, do começo ao fim, e anote os minutos.',
    'Avise o córner: “A partir de uma hora antes eu sigo minha lista. Cuide da porta e do relógio para mim.”',
    'Monte uma versão de dez minutos para o dia em que o card atrasar ou não houver espaço.',
  ],
  'first-minute-plan': [
    'Faça a abertura dez vezes no espelho, da mão baixa até a primeira arma, sem continuar depois.',
    'Diga em seis palavras antes do gongo, algo como “guarda alta, jab, jab, saio”.',
    'Prepare uma segunda abertura para o caso de virem para cima: fechar, girar, voltar ao centro.',
  ],
  'game-plan-three-lines': [
    'Preencha só a primeira linha: a distância ou posição em que você ganha a maioria dos rounds.',
    'Troque por palavras que o córner consiga gritar: “Longe. Corpo. Sai da grade.”',
    'Mantenha o plano do seu treinador e escolha nele a linha que você não larga por nada.',
  ],
  'opponent-study': [
    'Assista a um único minuto e anote só a primeira reação quando alguém entra.',
    'Escreva a quem já enfrentou: “O que te surpreendeu, e o que acontecia no cansaço?”',
    'Estude o tipo em vez da pessoa, se não houver vídeo: academia, base, altura e o primeiro ataque de costume.',
  ],
  'southpaw-problem': [
    'Pare na sua base diante de uma linha no chão e pise vinte vezes com o pé da frente por fora.',
    'Peça no treino: “Você me dá quatro rounds leves de canhoto? Depois eu seguro manopla pra você.”',
    'Ponha um parceiro destro para trocar de base por dois rounds, se não houver canhoto por perto.',
  ],
  'taller-opponent': [
    'Solte cinco fintas seguidas fora da distância e entre só atrás da quinta.',
    'Peça ao treinador: “Me chame para entrar no segundo jab e grite se eu for reto duas vezes.”',
    'Deixe vir: fique um palmo fora do alcance, faça o braço longo errar e responda na volta dele.',
  ],
  'pressure-fighter': [
    'Marque um quadrado de dois metros no chão e ande dois minutos sem encostar na borda.',
    'Combine uma palavra com o córner, como “porta”, para a hora de sair da linha.',
    'Receba primeiro por dez segundos a cada round: um jab firme e um clinch freiam mais que correr.',
  ],
  'freeze-in-sparring': [
    'Repita vinte vezes devagar a defesa com passo, com o parceiro dizendo “agora” antes de cada jab.',
    'Avise o parceiro: “Estou treinando ficar presente. Um terço do ritmo e só jab, por favor.”',
    'Faça de piscar e respirar a tarefa inteira de um round: olho aberto, ar saindo a cada toque, sem pontuar.',
  ],
  'gassing-out': [
    'Faça um round de sombra soltando o ar com som em cada golpe, e pare se prender a respiração.',
    'Peça ao córner que diga “solta” a cada meio minuto, e derrube os ombros toda vez.',
    'Trabalhe o ritmo dentro do treino que já existe: primeiro minuto em seis de dez, último em oito.',
  ],
  'between-rounds-reset': [
    'Sente numa cadeira depois de um minuto forte e faça só a primeira parte: vinte segundos soltando o ar.',
    'Peça ao córner: “Deixe eu respirar primeiro. Depois uma frase, e mais nada.”',
    'Faça em pé, encostando na parede entre os exercícios, se ninguém der o minuto no banco.',
  ],
  'corner-communication': [
    'Escolha a palavra que mais ajudou no sparring e diga o que seu corpo faz quando a escuta.',
    'Mande: “No dia eu consigo ouvir uma voz e três palavras. Podem ser estas?”',
    'Combine sinais com a mão, se o ginásio for barulhento demais: um dedo, mão aberta, punho.',
  ],
  'fight-week-calm': [
    'Programe um alarme para apagar a luz e passe todas as perguntas de ingresso para um amigo.',
    'Responda às mensagens com: “Que bom saber de vocês. Esta semana fico em silêncio e volto no domingo.”',
    'Mantenha um único ponto fixo, a hora de dormir, se plantão ou filhos bagunçarem o resto.',
  ],
  'night-before-sleep': [
    'Arrume a bolsa agora, inteira, para a última noite não pedir mais nada de você.',
    'Diga quando estiver sem sono: “Deitar quieto já é descanso. Uma noite curta nunca perdeu luta.”',
    'Levante depois de vinte minutos sem dormir, fique na luz baixa com algo chato e volte quando o olho pesar.',
  ],
  'weigh-in-sanely': [
    'Anote três pesos da manhã em três dias, e mais nada sobre comida.',
    'Pergunte ao profissional: “Essa categoria é saudável para mim até essa data, e o que você desaconselha?”',
    'Peça ao treinador a categoria de cima; lutar forte ali vale mais que lutar vazio embaixo.',
  ],
  'weight-class-choice': [
    'Lembre o mês em que você se sentiu mais forte no treino e o peso que tinha.',
    'Pergunte: “Se só a saúde decidisse, em que categoria você me poria?”',
    'Entre num evento menor na categoria de cima e julgue por como você se moveu.',
  ],
  'return-after-injury': [
    'Escreva três movimentos liberados e sem dor, e faça dez de cada com calma.',
    'Avise antes de começar: “Este lado não vale. Entrada devagar, e pare quando eu bater nas suas costas.”',
    'Recupere primeiro a confiança na articulação com trabalho solo liberado, se o contato ainda assusta.',
  ],
  'return-after-knockout': [
    'Guarde as luvas onde você não veja e ligue para marcar o médico.',
    'Diga a quem insistir: “Sem contato até o médico assinar. Isso não se discute.”',
    'Venha à academia para marcar tempo ou filmar, e siga perto sem nenhum contato.',
  ],
  'after-a-loss': [
    'Mande uma mensagem a quem estava lá e conte como foi; deixe o vídeo para depois.',
    'Responda na academia: “Doeu, aprendi uma coisa e já estou de volta.”',
    'Volte primeiro num horário vazio, com um parceiro só, se encarar todo mundo pesa demais.',
  ],
  'after-a-win': [
    'Escreva uma linha sobre o momento em que quase virou, enquanto ainda lembra.',
    'Diga ao treinador: “Quero uma coisa para corrigir dessa vitória antes de falar do próximo nome.”',
    'Separe uma tarefa pequena para o primeiro treino, e comece por ela em vez das histórias.',
  ],
  'trash-talk': [
    'Silencie o perfil e deixe os comentários do seu celular com um amigo por esta semana.',
    'Responda uma vez, se precisar: “A gente se vê no dia.” E mais nada.',
    'Dê antes ao patrocinador e aos seus uma frase calma, para o silêncio não parecer medo.',
  ],
  'hostile-crowd': [
    'Toque dois minutos de barulho de torcida no fone enquanto faz sombra e nomeie sua respiração, o peito do outro, seu treinador.',
    'Diga na primeira vaia: “Isso é clima. Meu trabalho é aqui.”',
    'Use o barulho: deixe cada grito ser o sinal para soltar o ar.',
  ],
  'big-stage-title': [
    'Risque a palavra título da folha e escreva no lugar a primeira troca.',
    'Avise família e amigos: “Depois da luta fico com vocês. Até lá desligo o celular à noite.”',
    'Ensaie na cabeça uma vez as partes estranhas, luz, espera, anúncio, para nada ser novidade.',
  ],
  'belt-grading': [
    'Faça uma vez, mesmo mal, o item que mais assusta e escreva o ponto exato em que ele quebra.',
    'Peça a um graduado: “Você me vê fazer três vezes e me diz uma coisa só?”',
    'Treine em casa sem parceiro nos dias fora do tatame: dez repetições lentas e limpas de um item vermelho.',
  ],
  'technique-plateau': [
    'Filme dez repetições no celular e olhe só a primeira e a última.',
    'Peça ao parceiro: “Me dê a mesma reação cinco vezes e diga quando eu entrego o golpe.”',
    'Pegue por duas semanas uma técnica vizinha; voltar pelo lado costuma soltar o que travou.',
  ],
  'guard-always-passed': [
    'Faça dois minutos de joelho no cotovelo de cada lado, no chão, antes de levantar do aquecimento.',
    'Peça ao parceiro: “Passe devagar cinco vezes e pare quando sentir minha moldura cair.”',
    'Sente antes: brigue pela primeira pegada com o outro ainda em pé, antes de a guarda ser testada.',
  ],
  'stuck-under-mount': [
    'Deite, cole os cotovelos e treine sem parceiro dez vezes uma ponte e uma fuga de quadril.',
    'Diga por dentro quando o peso vier: “Respira, cotovelo, quadril.” Sempre nessa ordem.',
    'Gaste o round em não chegar lá: vire de lado assim que a passagem começar.',
  ],
  'takedown-defence': [
    'Faça dez sprawls lentos, o quadril primeiro, e congele em cada um para conferir a cabeça.',
    'Peça ao parceiro: “Entre dez vezes na metade do ritmo e diga onde sentiu espaço.”',
    'Trabalhe o levantar: mão no chão, quadril para fora, costas na parede, em pé.',
  ],
  'timing-and-counters': [
    'Observe um parceiro de fora por um minuto e diga “agora” a cada vez que o ombro mexer.',
    'Peça: “Só o jab, quando quiser, devagar. Eu espero.”',
    'Dê um passo atrás primeiro e responda depois, se esperar no lugar trava seu corpo.',
  ],
  'training-partner-ego': [
    'Escreva na fita seu número de hoje e escolha o parceiro antes da aula.',
    'Fale antes do round: “Hoje quatro de dez, estou treinando defesa. Bom pra você também?”',
    'Troque de parceiro depois de um round, sem discussão, e explique ao professor no fim.',
  ],
  'coach-disagreement': [
    'Escreva a mudança que você quer em forma de pergunta, numa linha.',
    'Comece com: “Me ajude a entender para que serve isso. Notei uma coisa e queria seu olho nela.”',
    'Procure a liberdade dentro do plano: aquecimento, dez minutos a mais e lição de casa não pedem licença.',
  ],
  'changing-gyms': [
    'Escreva a coisa de que mais sentiria falta e a coisa que não consegue onde está.',
    'Diga ao mestre: “Devo muito a você, ainda mais por isto. Vou experimentar outro lugar e queria que soubesse por mim.”',
    'Peça uma mudança onde você está, com data, antes de arrumar a bolsa.',
  ],
  'training-around-work': [
    'Olhe a semana e ache uma única hora que ninguém tira; ponha na agenda agora.',
    'Diga a quem divide os dias com você: “Terça às sete é minha. O que você precisa em troca?”',
    'Divida a sessão: dez minutos antes e dez depois do trabalho valem mais que uma hora que não vem.',
  ],
  'overtraining-signs': [
    'Cancele um treino forte nos próximos dois dias e durma no lugar dele.',
    'Diga ao treinador: “Estou no vazio: sono, humor, energia. Preciso de uma semana leve para manter minha vaga.”',
    'Mantenha a presença e tire a carga: vá à aula, faça técnica na metade do ritmo, pule os rounds duros.',
  ],
  'cornering-others': [
    'Escreva uma instrução de até oito palavras que você deu bem no treino.',
    'Pergunte a quem vai lutar: “O que eu digo quando estiver ruim, e o que nunca?”',
    'Deixe a fala com alguém mais calmo se sua voz subir, e cuide da água e do tempo.',
  ],
  'kids-first-tournament': [
    'Pergunte no café da manhã o que a criança mais espera do dia, e não diga mais nada.',
    'Diga no carro da volta: “Adorei ver você lutar. Vamos comer alguma coisa?”',
    'Deixe o professor orientar e sente na cadeira mais longe do tatame.',
  ],
  'fear-of-getting-hit': [
    'Peça que alguém toque suas luvas dez vezes de mão aberta enquanto você solta o ar.',
    'Diga a um parceiro de confiança: “Só toque, na guarda, devagar. Eu digo quando aumentar.”',
    'Comece pelo corpo: três rounds em que só vale o corpo tiram o rosto da conta.',
  ],
  'confidence-before-bout': [
    'Escreva cinco rounds ou treinos deste camp que foram duros e que você terminou.',
    'Diga no saco: “Esse trabalho eu fiz. Mão no queixo, pé primeiro.”',
    'Pergunte ao treinador três coisas que viu você fazer bem e copie palavra por palavra.',
  ],
  'anger-in-the-ring': [
    'Lembre a última vez que perdeu a cabeça e escreva o segundo anterior: o que disseram, o que sentiu.',
    'Escolha uma palavra para o córner, como “frio”, que queira dizer só isto: soltar o ar e dar um passo.',
    'Treine a volta em vez da calma: cinco segundos de raiva no saco, depois jab e dez segundos girando.',
  ],
  'late-opponent-change': [
    'Escreva suas três melhores ações numa linha antes de ver qualquer vídeo.',
    'Pergunte ao treinador: “Que duas coisas mudam, e o que fica exatamente igual?”',
    'Recuse se forma, peso ou saúde não fecharem; a próxima proposta vem e ninguém lembra desta.',
  ],
  'ask-for-promotion': [
    'Escreva um resultado seu com um número, aquele de que a chefia sentiria falta primeiro.',
    'Comece com: “Faço esse trabalho há um tempo sem o cargo. Trago três resultados e queria falar da vaga.”',
    'Pergunte a condição se vier um não: qual resultado, até que data, viraria um sim, por escrito.',
  ],
  'salary-negotiation': [
    'Procure dois salários da sua função na sua região e escreva seu número entre eles.',
    'Diga: “Pelo que entrego e pelo que o mercado paga, quero chegar a este valor.” Depois conte até cinco.',
    'Troque se não houver dinheiro: data da próxima revisão, curso, bônus, menos horas.',
  ],
  'job-interview': [
    'Conte uma história em voz alta em noventa segundos, com o resultado na primeira frase.',
    'Responda sobre o ponto fraco: “Antes eu fazia assim. Hoje faço assim, e dá para ver nisto.”',
    'Ganhe tempo no branco: repita a pergunta com suas palavras, solte o ar e comece por um exemplo.',
  ],
  'first-day-new-job': [
    'Escreva três das cinco perguntas num papel que caiba no bolso.',
    'Pergunte a cada rosto novo: “O que eu preciso saber daqui que ninguém escreve?”',
    'Ache alguém que entrou pouco antes e pergunte o que gostaria de ter sabido.',
  ],
  'difficult-boss': [
    'Mande um relato curto antes que peçam: feito, próximo, em aberto.',
    'Diga: “Quero te dar o que você precisa sem interrupções. Dez minutos toda segunda funcionam?”',
    'Fale do que a chefia teme, erro, dono, cliente, se justiça não comove ninguém ali.',
  ],
  'conflict-with-colleague': [
    'Escreva o último episódio numa frase, do jeito que uma câmera teria gravado.',
    'Comece com: “Quero que a gente trabalhe bem. Na terça aconteceu isto e me custou aquilo. Dá para fazer assim?”',
    'Chame uma terceira pessoa que os dois respeitem, se a conversa a sós já deu errado.',
  ],
  'fear-of-public-speaking': [
    'Fique em pé e diga só a primeira frase em voz alta, três vezes, para uma cadeira.',
    'Comece com algo curto, como: “Três números mudaram este ano. Um deles me preocupa.”',
    'Leve na mão um cartão com cinco palavras; saber que ele está ali ajuda mais do que ler.',
  ],
  'presentation-to-leaders': [
    'Escreva a frase que você quer que repitam depois que sair da sala.',
    'Comece com: “Peço uma decisão hoje. Explico em três pontos.”',
    'Fale antes cinco minutos com uma dessas pessoas e inclua a objeção que ouvir.',
  ],
  'career-change': [
    'Escreva a uma pessoa que faz esse trabalho e peça quinze minutos por telefone.',
    'Pergunte: “O que você faz o dia todo, o que teve que aprender primeiro e o que pularia?”',
    'Mantenha o emprego e teste uma noite por semana, se não houver colchão para pular.',
  ],
  'choosing-between-offers': [
    'Escreva como seria uma terça-feira comum em cada uma das opções.',
    'Peça às duas: “Quero decidir bem. Posso responder até este dia e falar com alguém da equipe?”',
    'Pergunte a quem vive com você do que abriria mão em cada caso, e só depois conte o dinheiro.',
  ],
  'losing-a-job': [
    'Escreva a primeira linha do currículo: seu ofício, seus anos e uma coisa em que contavam com você.',
    'Mande a um colega antigo: “Perdi o emprego e procuro isto. Com quem eu deveria falar?”',
    'Comece pelos documentos, se escrever for demais: uma ligação a quem oriente sobre seus direitos.',
  ],
  'job-search-rhythm': [
    'Anote na tabela só as três últimas candidaturas, com a data de cada uma.',
    'Escreva a uma pessoa, não a um portal: “Vi que você trabalha aí. Posso te fazer duas perguntas sobre a vaga?”',
    'Corte o número pela metade e dobre o cuidado: duas candidaturas sob medida valem dez cópias.',
  ],
  'imposter-feeling': [
    'Escreva uma coisa que você resolveu na semana passada e que outra pessoa precisou perguntar.',
    'Diga quando não souber: “Isso ainda não fiz. Descubro até amanhã.”',
    'Guarde o arquivo só para você, se parecer vaidade: é um diário de bordo, fatos com data.',
  ],
  'burnout-at-work': [
    'Escolha uma tarefa dos próximos dias que vai ficar sem fazer e escreva o nome dela.',
    'Diga ao médico: “Estou sem energia há tanto tempo, durmo mal assim e o fim de semana não resolve.”',
    'Peça primeiro algo pequeno, se ninguém cobre você: uma noite sem mensagem, um turno trocado, uma função em pausa.',
  ],
  'leading-a-team-first-time': [
    'Escolha a pessoa mais barulhenta do grupo e escreva algo que você valoriza nela de verdade.',
    'Diga a sós: “Mês passado a gente era só colega, agora eu respondo pelo resultado. Do que você precisa de mim?”',
    'Ganhe duas pessoas primeiro, em silêncio, em vez de encarar todas; equipe segue os seus.',
  ],
  delegating: [
    'Escreva em três linhas como fica uma tarefa pequena quando está pronta.',
    'Diga: “Isto agora é seu. Olho na quarta e na sexta, e não no meio.”',
    'Passe um pedaço cujo erro custe pouco, se largar o todo for demais.',
  ],
  'giving-hard-feedback': [
    'Escreva o último comportamento que viu, com dia e lugar, e risque os adjetivos.',
    'Diga: “Vi isto na segunda. O efeito foi este. Preciso disto. Como você vê?”',
    'Ponha antes em duas linhas escritas, se a pessoa costuma gritar ou chorar, e converse no dia seguinte.',
  ],
  'receiving-criticism': [
    'Escreva a frase que doeu e ao lado o que diria se um amigo a tivesse recebido.',
    'Responda: “Agradeço a franqueza. Você me dá um exemplo? Quero entender.”',
    'Pergunte a alguém neutro se também vê isso, antes de decidir o que guardar.',
  ],
  'exam-certification': [
    'Feche o livro e escreva em cinco minutos tudo o que lembra de um tema.',
    'Pergunte a si depois de cada página: “Como eu explicaria isto numa frase a um colega novo?”',
    'Use provas antigas em vez do livro, se a leitura não gruda: o erro ensina mais rápido.',
  ],
  'learning-new-skill': [
    'Treine o menor pedaço por dez minutos e pare enquanto ainda sai certo.',
    'Pergunte a quem sabe mais: “O que você corrigiria primeiro?”',
    'Construa com isso uma coisa mínima e útil, se exercício dá tédio.',
  ],
  'networking-shy': [
    'Escreva uma mensagem de três linhas a alguém que encontrou uma vez.',
    'Puxe conversa com: “Em que você está trabalhando agora que está gostando?”',
    'Assuma uma função no evento, a porta, o café, a lista; a tarefa começa a conversa por você.',
  ],
  'athlete-to-work': [
    'Escreva quem pede ajuda a você, e para quê; pode estar aí o seu trabalho.',
    'Pergunte num clube, escola ou projeto: “Posso ajudar uma tarde e ver se sirvo?”',
    'Comece ao lado do esporte, aulas, jovens, segurança, se um campo todo novo parece longe.',
  ],
  'sponsorship-pitch': [
    'Liste três lojas ou firmas onde já conhecem seu rosto.',
    'Diga: “Minha próxima luta é nesta data. Ponho seu nome no meu uniforme e dou um treino à sua equipe. Ajudaria?”',
    'Ofereça troca no começo em vez de pedir dinheiro: comida, fisioterapia, material por fotos e uma aula.',
  ],
  'dual-career-fighter': [
    'Marque numa folha os dois piores choques da quinzena, turno contra treino.',
    'Peça a um colega: “Você fica com minha quinta à noite no camp? Eu fico com seu fim de semana de Natal.”',
    'Mude o treino forte para depois da folga, se nenhum turno pode trocar, e durma primeiro.',
  ],
  'stuck-no-growth': [
    'Escreva a última coisa que aprendeu no trabalho, e quando.',
    'Pergunte: “O que eu teria que mostrar até março para você confiar isto a mim?”',
    'Assuma um projeto fora da rotina que gente de outra equipe vá ver.',
  ],
  'remote-work-focus': [
    'Leve o celular para outro cômodo por um bloco de vinte e cinco minutos.',
    'Diga em casa: “Porta fechada são quarenta e cinco minutos. Depois sou de vocês.”',
    'Trabalhe o primeiro bloco fora, biblioteca ou café, se em casa a casa sempre ganha.',
  ],
  'open-own-gym': [
    'Divida o custo do mês pelo seu preço e escreva num papel o número de alunos.',
    'Peça ao dono: “É sério, e estou conferindo os números. Consigo mais duas semanas, ou saída depois de um ano?”',
    'Alugue primeiro horas no espaço de outra pessoa e saia só quando lotarem.',
  ],
  'get-more-members': [
    'Mande mensagem a uma pessoa que perguntou e não veio, pelo nome, com um horário.',
    'Escreva: “Sua primeira aula é quinta às sete. Te espero na porta, e no primeiro dia ninguém luta.”',
    'Peça a cada aluno fixo um nome esta semana, se anúncio não trouxe ninguém.',
  ],
  'members-leaving': [
    'Escolha um nome do mês passado e mande uma linha antes de ir para casa.',
    'Escreva: “Sentimos sua falta. Sem oferta, só uma pergunta: qual foi a última aula de que gostou, e o que mudou?”',
    'Olhe a terceira semana em vez da saída: ali, cumprimente e apresente cada iniciante pelo nome.',
  ],
  'pricing-too-low': [
    'Diga o preço novo em voz alta ao espelho cinco vezes, sem nada depois.',
    'Escreva: “A partir do dia primeiro a sessão custa isto. Você está comigo desde o começo, então o seu muda três meses depois.”',
    'Suba só para quem chega agora, se teme pelos antigos, e olhe os números depois de um mês.',
  ],
  'cash-flow-hole': [
    'Escreva três números: o que há na conta, o que precisa sair até o dia e o que falta.',
    'Ligue e diga: “Vai faltar isto naquele dia. Pago esta parte agora e o resto nesta data.”',
    'Venda algo adiantado, pacote, vale, curso, se não há mais o que cortar.',
  ],
  'debt-pressure': [
    'Abra uma carta, a mais próxima, e escreva no envelope a soma e a data.',
    'Diga ao telefone: “Quero pagar e não consigo tudo agora. Que acordo vocês oferecem?”',
    'Deixe um serviço de orientação fazer as ligações, se a voz falhar; é para isso que existe.',
  ],
  'difficult-client': [
    'Escreva em duas linhas o combinado, como para quem não estava lá.',
    'Diga: “Gosto de trabalhar com você e quero que seja justo. Isto está incluído, isto é extra, e a regra de falta é esta.”',
    'Suba o preço só para essa pessoa em vez de discutir, e deixe que ela decida.',
  ],
  'late-payers': [
    'Mande agora um lembrete, o da conta mais antiga, em duas linhas gentis.',
    'Escreva: “A fatura 12 venceu no dia 1º. Você me diz hoje em que dia vai ser paga?”',
    'Peça uma parte adiantada no próximo serviço, se lembrete não muda nada.',
  ],
  'competitor-next-door': [
    'Escreva o nome de um aluno que nunca sairia, e por quê.',
    'Pergunte a ele: “O que você tem aqui de que sentiria falta lá?”',
    'Aposte no grupo que ninguém mais atende direito, e diga isso na porta.',
  ],
  'partner-conflict': [
    'Escreva três decisões do último mês e quem de fato tomou cada uma.',
    'Comece com: “Quero que a amizade continue e a casa também. Vamos pôr no papel quem decide o quê?”',
    'Sugira primeiro uma terceira pessoa neutra, se a conversa a dois termina com alguém indo embora.',
  ],
  'hire-first-person': [
    'Circule as duas horas da semana passada que qualquer pessoa com a chave faria.',
    'Diga à pessoa: “Você dá o aquecimento e um exercício, eu olho vinte minutos e depois conversamos. É pago.”',
    'Comece com poucas horas pagas de alguém que já treina com você, antes de criar uma vaga.',
  ],
  'fire-someone-fairly': [
    'Escreva os três fatos com data que um estranho entenderia.',
    'Diga: “Decidi encerrar nosso trabalho. O último dia é este. Explico agora o que vem depois.”',
    'Dê uma última chance por escrito, com data, se nunca houve uma clara.',
  ],
  'launch-new-offer': [
    'Escreva a oferta numa frase e mande a uma pessoa para quem ela serve.',
    'Pergunte: “Faço uma primeira turma pequena nesta data, por este preço. Guardo um lugar para você?”',
    'Venda uma vez à mão antes de construir qualquer coisa.',
  ],
  'social-media-marketing': [
    'Filme trinta segundos da primeira conquista de um iniciante, com permissão.',
    'Termine cada post com: “Mora perto e nunca experimentou? Quinta às sete, me escreve.”',
    'Largue o feed por uma semana e use a hora em dez mensagens para gente do seu bairro.',
  ],
  'sales-conversation': [
    'Escreva o preço num cartão e diga em voz alta com ponto final.',
    'Diga: “Pelo que você contou, isto serve. Custa isto. Começamos na segunda?” E espere.',
    'Deixe experimentar uma sessão primeiro e pergunte na saída, não no balcão.',
  ],
  'lost-big-client': [
    'Escreva o buraco do mês em um número e quantos clientes pequenos o cobririam.',
    'Pergunte: “Sem rodeios: o que fez você sair, e quem mais precisa do que eu faço?”',
    'Ofereça um pouco mais aos três melhores que ficaram, antes de procurar desconhecidos.',
  ],
  'too-many-ideas': [
    'Escreva as ideias em papéis e vire todo papel que não andou este mês.',
    'Diga a duas pessoas: “Até o fim do trimestre faço só isto. Me lembrem quando eu falar de outra coisa.”',
    'Sorteie entre as duas melhores, se todas parecem boas, e repare se vem alívio.',
  ],
  'working-too-many-hours': [
    'Escolha uma noite desta semana e escreva “fechado” onde os outros vejam.',
    'Diga aos clientes: “Na quarta respondo até as seis. O que chegar depois, respondo na quinta.”',
    'Corte um serviço de que ninguém sentiria falta, se não há dinheiro para ajuda.',
  ],
  'business-plan-one-page': [
    'Escreva só o quadro dos números: preço, clientes por mês, custos, o que sobra.',
    'Explique assim: “Ajudo estas pessoas com este problema. Custa tanto e se paga a partir de tantos clientes.”',
    'Comece com um cliente pagante e escreva o plano com o que aprender.',
  ],
  'investor-or-bank-meeting': [
    'Escreva num cartão três dos seis números: quanto pede, o que compra, quanto entra por mês.',
    'Comece com: “Peço este valor para isto. Pago com aquilo e, se for mal, com isto.”',
    'Peça um valor menor primeiro ou equipamento usado, se o todo parecer arriscado.',
  ],
  'seminar-or-event': [
    'Multiplique lugares por preço, tire sala e convidado, e escreva o que sobra.',
    'Convide com: “Guardo vinte lugares para quem conheço. Quer um até sexta?”',
    'Faça antes uma versão pequena para os seus, uma noite em vez de um dia.',
  ],
  'online-coaching-offer': [
    'Escreva a pergunta que mais fazem a você e sua resposta em cinco linhas.',
    'Ofereça assim: “Pego três pessoas por quatro semanas, uma chamada e um plano cada. Você é uma delas?”',
    'Oriente uma pessoa de graça por duas semanas e peça as palavras dela, se ainda falta prova.',
  ],
  'seasonal-slump': [
    'Escreva o mês mais fraco do ano passado e a soma que faltou.',
    'Ofereça: “Dez aulas para usar até março pelo preço de oito. Só nesta semana.”',
    'Use as semanas vazias para uma aula em empresa ou um curso de férias.',
  ],
  'bad-review': [
    'Feche a página, ponha um alarme de uma hora e escreva a versão com raiva à mão.',
    'Responda: “Agradecemos por contar. Não é assim que queremos que alguém se sinta. Me ligue, quero entender.”',
    'Deixe que outros falem: três avaliações honestas de alunos pesam mais que qualquer defesa.',
  ],
  'start-a-habit': [
    'Faça uma vez agora, por dois minutos, e marque o primeiro X no papel.',
    'Diga em voz alta: “Depois do café faço dois minutos, e aí posso parar.”',
    'Troque a âncora, não o hábito, se continuar falhando: outra hora, outro lugar.',
  ],
  'break-a-habit': [
    'Deixe a coisa vinte segundos mais longe: outro cômodo, prateleira alta, caixa fechada.',
    'Diga quando a vontade vier: “Dez minutos. Depois decido de novo.”',
    'Planeje só a pior hora do dia e deixe as outras como estão por enquanto.',
  ],
  procrastination: [
    'Abra a carta, o arquivo ou a página que mais pesa e leia a primeira linha; só isso.',
    'Diga: “Dois minutos, mal feito, agora.”',
    'Faça ao lado de alguém, na biblioteca ou numa chamada, se a sós não começa nunca.',
  ],
  'no-time': [
    'Apague uma coisa de amanhã e escreva o que faz com essa meia hora.',
    'Responda ao próximo pedido: “Esta semana não consigo. Me pergunte de novo na segunda.”',
    'Junte duas coisas em vez de achar uma hora: andar até o trabalho, treinar com a criança, ler no ônibus.',
  ],
  'money-savings-goal': [
    'Abra o aplicativo do banco e programe uma transferência pequena, quase boba, para o dia do pagamento.',
    'Diga no caixa: “Isto ou a meta.” Depois decida.',
    'Ganhe a primeira parte, se não há o que cortar: uma coisa vendida, um turno a mais, uma aula.',
  ],
  'sleep-better': [
    'Ponha o carregador na cozinha agora e um despertador simples ao lado da cama.',
    'Diga à noite: “Descansar basta. Levanto na mesma hora de qualquer jeito.”',
    'Deixe a hora de dormir em paz e fixe só a de levantar, fim de semana também.',
  ],
  'lose-weight-healthily': [
    'Escolha agora o café de amanhã: ovo, iogurte ou feijão, com fruta e água ao lado.',
    'Diga quando insistirem: “Parece ótimo. Já comi bem, agradeço.”',
    'Mude só o jantar, comida de panela à mesa, e deixe o resto do dia como está.',
  ],
  'get-back-in-shape': [
    'Caminhe quinze minutos hoje, cinco de ida, cinco rápidos, cinco de volta, e pare aí.',
    'Diga na porta: “A metade é o plano. Por isso volto amanhã.”',
    'Escolha o que é gentil com o ponto fraco, natação, bicicleta, mobilidade, antes do que dá impacto.',
  ],
  'relationship-conflict': [
    'Escreva uma frase que comece com “eu gostaria”, sem a palavra você.',
    'Diga: “Não quero ganhar essa. Quando isso acontece eu me sinto só, e queria dez minutos da sua escuta.”',
    'Escreva uma carta curta, se toda conversa esquenta, e peça resposta em dois dias.',
  ],
  'family-does-not-support': [
    'Escolha o parente que se preocupa mais baixinho e peça dez minutos.',
    'Diga: “Sei que vocês têm medo por mim. Me conte o pior, que eu só escuto.”',
    'Mostre em vez de falar: leve a uma aula comum, sem luta, e deixe o professor receber.',
  ],
  'break-up': [
    'Coma algo quente e escreva a um amigo: “Posso passar aí?”',
    'Diga aos amigos em comum: “Ninguém precisa escolher. Só me avisem quando nós dois formos convidados.”',
    'Vá a lugares que nunca foram de vocês, se os antigos doem demais.',
  ],
  grief: [
    'Fique cinco minutos com uma foto ou um objeto da pessoa e deixe vir o que vier.',
    'Diga ao professor: “Tem dia que vou treinar e tem dia que só vou sentar aqui. Os dois são o que eu consigo.”',
    'Faça disso um ritual pequeno, um round, uma caminhada, uma música, e deixe o resto da hora livre.',
  ],
  loneliness: [
    'Escreva uma linha a alguém de quem gostava: “Lembrei de você. Como você anda?”',
    'Diga depois da aula: “Sou de fora e ainda não conheço ninguém. Aonde vocês vão depois?”',
    'Escolha um lugar com algo para fazer com as mãos, se puxar assunto é difícil: uma aula, uma cozinha, um time.',
  ],
  'anxiety-everyday': [
    'Ponha os dois pés no chão, solte o ar contando até seis dez vezes e nomeie cinco coisas que vê.',
    'Diga quando vier de madrugada: “Essa é a voz da noite. Escuto de novo amanhã às cinco da tarde.”',
    'Levante e escreva a preocupação na cozinha, se deitar faz crescer, e depois volte para a cama.',
  ],
  'self-doubt': [
    'Escreva a frase da voz e atrás dela: “quem disse, e desde quando”.',
    'Responda a ela: “Eu te ouço. Já fiz coisa difícil antes, e começo agora.”',
    'Aja primeiro e discuta depois: cinco minutos da própria coisa calam mais que motivos.',
  ],
  perfectionism: [
    'Escolha uma tarefa aberta e escreva as três linhas que a deixam boa o bastante.',
    'Entregue com: “É uma primeira versão. O que você mudaria, se fosse uma coisa só?”',
    'Corte o tempo em vez do padrão: quando o alarme toca, vai embora.',
  ],
  'comparison-with-others': [
    'Silencie um perfil agora e escreva uma coisa que não sabia fazer há um ano.',
    'Diga quando a pontada vier: “Aquele é o capítulo doze de outra pessoa. Eu escrevo o meu.”',
    'Transforme a inveja em pergunta: que parte disso você quer de verdade, e qual é o primeiro centímetro.',
  ],
  'motivation-gone': [
    'Faça dez minutos só da parte de que sempre gostou, sem plano nenhum.',
    'Escreva a um parceiro: “Perdi um pouco a graça. Você faz um treino leve comigo?”',
    'Pare de propósito por uma semana, com data de volta, e veja do que sente falta.',
  ],
  'big-decision': [
    'Escreva a decisão como pergunta com três respostas, uma delas estranha.',
    'Pergunte a quem escolheu: “O que você paga por isso que ninguém vê?”',
    'Viva uma opção por uma semana como se estivesse decidida, se pensar só roda.',
  ],
  'moving-city': [
    'Escreva as três coisas a resolver antes da primeira noite lá, e mais nada.',
    'Mande a uma academia de lá: “Mudo em algumas semanas e queria treinar. Quando posso passar?”',
    'Leve uma coisa daqui de propósito, uma ligação semanal ou um último treino, para nem tudo acabar junto.',
  ],
  'becoming-a-parent': [
    'Pergunte hoje: “Que coisa mais te ajudaria esta semana?”, e diga a sua.',
    'Diga: “Você dorme das oito à meia-noite, eu fico com o resto, e amanhã a gente troca.”',
    'Conte o sono como treino por enquanto e deixe dez minutos com a criança no tapete valer uma sessão.',
  ],
  'boundaries-saying-no': [
    'Escreva seu não em dez palavras e diga em voz alta para a parede.',
    'Diga: “Eu te amo e esta semana não consigo. Me pergunte de novo para quinta que vem.”',
    'Ganhe tempo primeiro, se o não puro for difícil: “Deixa eu ver e te digo amanhã.”',
  ],
  'return-to-study': [
    'Ponha o livro ou o computador na mesa agora, aberto na página em que começa.',
    'Escreva a um colega: “Vamos fazer uma hora juntos na quarta, cada um com o seu?”',
    'Estude em pedaços de vinte minutos no caminho, se não há bloco livre.',
  ],
  'discipline-of-mornings': [
    'Deixe roupa, garrafa e bolsa num monte só perto da porta antes de deitar.',
    'Diga quando tocar: “Primeiro os pés no chão. Depois eu decido.”',
    'Comece com duas manhãs por semana e mova o despertador quinze minutos, não uma hora.',
  ],
  'if-then-plan': [
    'Pegue o momento que mais derruba você e escreva só a primeira metade: “Se for … e eu …”.',
    'Diga a frase inteira em voz alta uma vez no lugar onde vai acontecer.',
    'Escolha um momento impossível de perder, uma porta, uma refeição, o alarme, se o primeiro era vago.',
  ],
  woop: [
    'Feche os olhos por um minuto e imagine o melhor disso, depois o que em você pararia tudo.',
    'Escreva: “Quando eu notar que estou fugindo, faço os próximos cinco minutos.”',
    'Encolha o desejo até caber numa semana, se o obstáculo parecer grande.',
  ],
  'grow-talk': [
    'Escreva uma linha em cada título e deixe o resto em branco por ora.',
    'Pergunte a uma pessoa: “O que mais eu poderia fazer? Só opções, sem conselho.”',
    'Comece pelo que já funciona, se a meta está nublada: que hora da semana passada pareceu certa.',
  ],
  'scale-one-to-ten': [
    'Escreva seu número e um motivo para não ser menor.',
    'Pergunte a quem conhece você: “O que você me veria fazer meio ponto acima?”',
    'Avalie três áreas em separado, trabalho, corpo, pessoas, se um número diz pouco, e comece pela mais baixa.',
  ],
  'break-goal-down': [
    'Escreva a data no alto e a metade do caminho no meio da folha; duas linhas bastam.',
    'Diga a uma pessoa: “Até o fim deste mês terei feito este tanto.”',
    'Conte em semanas em vez de meses, se ainda parece montanha: o que precisa valer no domingo.',
  ],
  'process-goals': [
    'Escreva uma ação toda nas suas mãos que leve menos de uma hora.',
    'Diga depois de cada ponto ou venda: “Próxima.” E repita sua primeira ação.',
    'Guarde o resultado para o fim do mês, mesmo que você viva dele, e olhe todo dia só as ações que levam lá.',
  ],
  'strengths-inventory': [
    'Escreva um tempo difícil que atravessou e o que em você deu conta.',
    'Pergunte a um amigo: “Quando você me viu no melhor, e o que eu fazia?”',
    'Repare no que irrita você nos outros; costuma ser a força que em você parece óbvia.',
  ],
  'resource-map': [
    'Escreva cinco nomes, por menor que seja a parte de cada um.',
    'Peça: “Estou começando isto e ainda não tenho dinheiro. Posso usar o salão uma tarde e deixar limpo?”',
    'Comece pelo que não custa, praça, material emprestado, um voluntário, e deixe crescer dali.',
  ],
  'obstacle-breakdown': [
    'Escreva as três maiores partes em três papéis e separe o que não é seu.',
    'Diga ao outro: “Esta parte é minha, eu pego. Esta é nossa. Quando olhamos?”',
    'Pegue primeiro a parte que mais pesa, se ela puxa as outras, e dê a ela uma ligação ou uma carta.',
  ],
  'accountability-partner': [
    'Escreva um nome, mesmo de alguém que só conhece do treino.',
    'Peça: “Você me pergunta um número todo domingo? Mais nada.”',
    'Use um quadro na parede, um grupo ou uma lista pública, se ainda não há a quem pedir.',
  ],
  'weekly-review': [
    'Escreva três linhas agora: o que andou, o que travou, o que vem.',
    'Ponha na agenda: “Domingo, seis da tarde, vinte minutos, mesma cadeira.”',
    'Grave um áudio no celular durante uma caminhada, se papel não é com você.',
  ],
  'reappraise-pressure': [
    'Nomeie a pressão mais alta e escreva uma coisa que dá para fazer sobre ela em uma hora.',
    'Diga: “É meu corpo se preparando. Uma coisa primeiro.”',
    'Tire uma carga antes de mexer no sentimento: adie, passe adiante ou cancele um item só.',
  ],
  'breathing-reset': [
    'Solte o ar contando seis e puxe contando três, cinco vezes, aí onde está.',
    'Diga a si: “Primeiro solto. Depois decido.”',
    'Use as mãos, se respirar piora: aperte uma contra a outra dez segundos e solte.',
  ],
  'self-talk-script': [
    'Escreva a frase que a voz diz e embaixo o que seu treinador diria no lugar.',
    'Teste frases como “olho à frente, próxima bola”, “uma coisa, agora”, “já estive aqui”.',
    'Fale consigo pelo nome, como a um amigo, se a primeira pessoa soa falsa.',
  ],
  'setback-recovery': [
    'Faça a menor versão uma vez antes de o dia acabar, seja que hora for.',
    'Diga: “Um tropeço é uma data, não uma sentença. Vale o próximo.”',
    'Planeje os dias de risco, festa, viagem, noite ruim, com um mínimo que sobreviva a eles.',
  ],
}
