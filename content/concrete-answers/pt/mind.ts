import type { ConcreteAnswer } from '../concrete-answer.ts'

export const MIND: readonly ConcreteAnswer[] = [
  {
    matter: 'nerves-before-fight',
    asked: [
      'Já tentei respirar fundo antes da luta e não funciona; o que mais posso fazer?',
      'respirar nao adianta, tem outra coisa?',
      'tá, mas a respiração não resolve; e aí?',
      'faço a respiração no vestiário e o coração dispara do mesmo jeito',
    ],
    answer:
      'Troque a respiração por trabalho para os músculos: aperte os punhos e as coxas por cinco segundos, solte por dez, seis vezes, e depois faça dois minutos de clinch leve com um colega. Diga em voz alta só a primeira ação: “jab e saio para a esquerda”. O erro é testar isso no dia; use antes de três sparrings.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Minha luta é a última do card, só às onze da noite; o que faço o dia inteiro com esse nervoso?',
      'luto só 23h, o que faço o dia todo',
      'e até lá, fico fazendo o quê?',
      'acordo às sete e só luto de noite, o dia não passa',
    ],
    answer:
      'Divida o dia em blocos: acorde mais tarde, caminhe vinte minutos depois do café, almoce normal, deite uma hora às três, veja um filme, faça um lanche às oito e comece a aquecer uns quarenta minutos antes. Combine com um amigo que não fale da luta. O que cansa é chegar às cinco da tarde no ginásio.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Vomitei antes da luta; ainda posso lutar?',
      'vomitei de nervoso, luto?',
      'e se eu vomitar, acabou?',
      'meia hora antes de entrar eu sempre ponho tudo para fora',
    ],
    answer:
      'Se foi uma vez, de nervoso, e a cabeça está clara, em geral dá: enxágue a boca, tome água em goles pequenos por quinze minutos, coma meia banana se descer e avise seu treinador. Se vomitou várias vezes, tem febre, tontura, dor de cabeça ou levou pancada nos últimos dias, chame o médico do evento e não entre.',
  },
  {
    matter: 'nerves-before-fight',
    asked: [
      'Lutei com um medo enorme e mesmo assim subi; isso conta mesmo tendo perdido?',
      'tremi inteiro mas lutei',
      'olha, eu subi, com tudo tremendo',
      'ontem quase fui embora do vestiário, mas entrei e lutei',
    ],
    answer:
      'Entrar tremendo é exatamente a coragem que se treina, e essa parte você já ganhou. Hoje escreva três linhas: quando o medo foi pior, o que ajudou e em que segundo ele baixou. Na próxima, repita só o que ajudou, no mesmo horário. Não marque outra luta nesta semana para provar nada; descanse alguns dias primeiro.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Meu treinador não pode ir no meu primeiro campeonato; quem fica no meu canto?',
      'meu professor nao vai, quem fica no canto',
      'e se ele não puder ir?',
      'vou estrear e ninguém da academia vai comigo',
    ],
    answer:
      'Peça a um colega graduado e dê a ele só três tarefas: falar o tempo, o placar e uma palavra sua, por exemplo “quadril”. Se ninguém puder, procure outra equipe conhecida no ginásio e peça antes da chamada. Confira com a organização se o técnico precisa de credencial. O erro é ter cinco pessoas gritando coisas diferentes.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Só tem um adversário na minha chave da estreia; vale a pena ir?',
      'chave com 2 pessoas, vou?',
      'e se for uma luta só?',
      'paguei a inscrição e saiu que só tem eu e mais um',
    ],
    answer:
      'Vá: uma luta é suficiente para aprender a pesagem, a espera e a chamada. Pergunte à organização se há absoluto ou luta casada no mesmo nível e peso, e combine com o treinador se você entra. Não aceite no balcão alguém muito mais pesado ou graduado só para lutar duas vezes.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Esqueci tudo o que planejei na minha primeira luta; isso é comum, e o que mudo?',
      'estreei e esqueci tudo',
      'foi um borrão, não lembro de nada',
      'na estreia só segurei e empurrei, nada do que treinei',
    ],
    answer:
      'É muito comum: na estreia quase ninguém usa mais que uma ou duas coisas. Para a segunda, treine só os primeiros vinte segundos: pegada ou jab, passo, primeira entrada, dez vezes por treino começando com apito. Peça o vídeo e anote o primeiro momento em que parou. Se o borrão veio após pancada na cabeça, procure um médico.',
  },
  {
    matter: 'first-competition',
    asked: [
      'Estreei, perdi em quarenta segundos e estou com vergonha; o que faço agora?',
      'perdi em 40 segundos na estreia',
      'foi minha primeira e durou nada',
      'viajei três horas para apanhar em menos de um minuto',
    ],
    answer:
      'Você fez o que a maioria da turma nunca faz: pesou, entrou e lutou na frente de todos. Na segunda conte ao treinador em duas frases o que te pegou e treine essa saída dez minutos por aula durante um mês. Depois inscreva-se num campeonato pequeno. O que atrapalha é sumir da academia nesta semana.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'No sparring eu luto solto e só travo em competição; como treino isso?',
      'so travo em campeonato',
      'mas no treino eu não travo, e aí?',
      'na academia bato em todo mundo e no campeonato viro estátua',
    ],
    answer:
      'Traga o campeonato para o treino: uma vez por semana, faça um round único, com gente assistindo, juiz, apito e parceiro de outra turma, depois de esperar sentado dez minutos. Nada de segunda chance. Quatro a seis dessas simulações mudam bastante. O erro é fazer mais rounds normais, porque você já sabe lutar quando não vale nada.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'No dia da luta, a que horas começo a rotina para não travar?',
      'quando começo a rotina anti travar',
      'e no dia, começo isso quando?',
      'faço tudo certo no treino mas não sei em que momento usar no dia',
    ],
    answer:
      'Comece quarenta minutos antes: vinte de aquecimento até suar, dez com entradas na manopla ou na pegada começando ao som de palma, cinco sentado respirando, e os últimos cinco em pé, repetindo a primeira ação. No sinal, solte essa ação nos três primeiros segundos. O que dá errado é suar cedo e esfriar na espera.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Revi o vídeo e no terceiro round simplesmente parei de soltar golpe; o que mudo?',
      'no 3o round parei de bater',
      'vi de novo, no último eu só fiquei olhando',
      'no terceiro round não saiu nenhum golpe e não sei por quê',
    ],
    answer:
      'Descubra primeiro se foi fôlego ou cabeça: no vídeo, boca aberta e mãos baixas são fôlego; guarda alta e olhar parado são cabeça. Para fôlego, faça dois treinos semanais com um round a mais. Para cabeça, use um relógio: a cada dez segundos saem dois golpes, mesmo ruins. Se não lembra do round, médico antes de sparring.',
  },
  {
    matter: 'freezing-in-fight',
    asked: [
      'Hoje travei, mas consegui soltar um golpe e voltei; é progresso?',
      'travei mas destravei sozinho',
      'dessa vez eu voltei no meio do round',
      'congelei uns dez segundos no sparring e depois saí jogando',
    ],
    answer:
      'É progresso de verdade: você achou a saída sozinho, e isso é mais difícil que nunca travar. Anote agora qual foi o golpe que soltou você; ele vira sua chave. Nos próximos quatro sparrings, use esse golpe no primeiro segundo de cada round e conte quanto dura a pausa. De dez para cinco segundos já é ganho.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Com qual parceiro eu treino para perder o medo de soco, e o que peço a ele?',
      'que parceiro escolho pra perder o medo',
      'e com quem eu faço isso?',
      'todo mundo na turma bate rápido demais para eu aprender a olhar',
    ],
    answer:
      'Escolha o mais graduado e calmo, não o iniciante do seu nível, que bate sem controle. Peça: “Três minutos só jab na minha testa, devagar, eu só bloqueio e olho”. Suba a velocidade quando você bloquear oito de dez de olhos abertos. O erro é aceitar que ele solte o direto de surpresa “para acostumar”.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Capacete com grade ajuda a perder o medo ou atrapalha?',
      'capacete com grade ajuda?',
      'e se eu usar capacete fechado?',
      'só entro no sparring se estiver todo protegido',
    ],
    answer:
      'Ajuda no começo, por quatro a seis semanas, porque protege nariz e dentes e deixa você manter os olhos abertos. Depois alterne: um round com grade, um com capacete aberto, bem leve. Lembre que ele não impede o cérebro de sacudir; levar mais golpes por estar protegido é a armadilha. Protetor bucal sempre.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Quebraram meu nariz e agora me encolho em todo golpe; como volto?',
      'quebrei o nariz e agora tenho medo',
      'e depois de ter me machucado de verdade?',
      'desde a fratura eu levanto as duas mãos e não vejo nada',
    ],
    answer:
      'Volte só com liberação do médico e em degraus: duas semanas de manopla, duas de bloqueio com jab lento, duas de sparring só no corpo, depois rosto leve com proteção. Passe ao degrau seguinte quando dormir tranquilo na véspera. Diga ao parceiro: “nariz recém-curado, nada forte no rosto”. Pular degraus é o que faz o medo voltar.',
  },
  {
    matter: 'fear-of-getting-hit',
    asked: [
      'Levei um soco limpo hoje e não foi o fim do mundo; o que treino agora?',
      'tomei um soco e nem foi tudo isso',
      'hoje entrou um e eu continuei',
      'levei um direto na cara e, para minha surpresa, respondi',
    ],
    answer:
      'Esse é o momento que muda tudo: seu corpo aprendeu que dá para seguir. Aproveite na próxima aula: três rounds leves em que todo golpe recebido é respondido com jab e passo para o lado. Não peça mais força para provar coragem. Com dor de cabeça, enjoo ou tontura hoje ou amanhã, nada de sparring e médico.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Pedi para ele maneirar e ele bateu mais forte; o que faço agora?',
      'pedi leve e ele veio mais forte',
      'e se eu falar e não adiantar?',
      'falei com o cara duas vezes e ele continua me arrebentando',
    ],
    answer:
      'Pare o round na hora: levante a mão, dê um passo para trás e diga “chega por hoje, obrigado”. Depois conte ao professor: “Pedi duas vezes para aliviar e não mudou; não faço mais dupla com ele”. Não devolva na mesma força. Se o professor acha normal, procure outra academia. Dor de cabeça depois: médico, sem sparring.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Invento desculpa toda sexta para fugir do sparring; como volto sem vergonha?',
      'fujo do sparring toda sexta',
      'já faltei umas seis sextas, e agora?',
      'na sexta sempre me dói alguma coisa',
    ],
    answer:
      'Volte com um pedido pequeno ao professor antes da aula: “Quero fazer dois rounds leves, com alguém calmo, e parar”. Dois rounds e acabou, mesmo que esteja bom; sair inteiro ensina o corpo. Aumente um round a cada duas semanas. O erro é compensar as seis sextas num dia só com o mais duro da turma.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Sou vinte quilos mais leve que todos; que regras peço no sparring?',
      '20kg mais leve q todo mundo',
      'e que regra eu combino com os grandes?',
      'só tem gente pesada e cada golpe me empurra dois metros',
    ],
    answer:
      'Combine três regras antes do sinal: força de toque na cabeça, nada de peso jogado no clinch ou na queda, e parar quando você disser “tempo”. Proponha rounds temáticos: ele só com a mão da frente, você com tudo. Faça dois rounds, não cinco. Se alguém não topa as regras, troque de dupla antes de começar.',
  },
  {
    matter: 'sparring-fear',
    asked: [
      'Fui ao sparring hoje, tive medo o tempo todo, mas fiz três rounds; e agora?',
      'fiz 3 rounds morrendo de medo',
      'fui, e fiz os três',
      'quase voltei da porta, mas entrei e fiquei até o fim',
    ],
    answer:
      'Três rounds com medo valem mais que dez sem, porque você aprendeu a ficar. Anote em qual minuto o medo baixou e com quem foi melhor. Semana que vem repita igual: mesmos três rounds, mesmo parceiro calmo, e uma só tarefa, como soltar dois jabs ao começar. Não suba a intensidade ainda.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'Meu treinador diz que estou pronto e eu não acredito; em quem confio?',
      'ele diz q to pronto e eu nao acho',
      'e se ele estiver só me animando?',
      'todo mundo diz que vou bem, menos a minha cabeça',
    ],
    answer:
      'Confie nele, mas peça provas: “Quais três coisas você viu que mostram que estou pronto?”. Anote e confira nos dois próximos sparrings. Ele vê você de fora; você só sente o nervoso. Se ele não souber dizer três, combinem uma luta mais fácil ou outra data. O erro é esperar sentir certeza, que quase nunca vem antes.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'Na chave tem um campeão e eu caí contra ele na primeira; vale lutar?',
      'cai com o campeao na primeira',
      'e se eu pegar logo o favorito?',
      'saiu a chave e meu primeiro é o cara que ganhou ano passado',
    ],
    answer:
      'Vale, e com uma meta sua: impor a sua pegada ou o seu jab no primeiro minuto e ficar na luta até o fim. Treine nesta semana só a entrada e a defesa do golpe preferido dele, vinte minutos por aula. Não assista a mais de dois vídeos. Se a diferença de nível for perigosa, o treinador decide.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'Apanhei no último sparring antes da luta; como esqueço isso?',
      'apanhei no ultimo sparring',
      'e se o último treino foi péssimo?',
      'fechei o camp levando um passeio de um cara mais leve',
    ],
    answer:
      'Não tente esquecer: feche com um treino bom. Peça ao treinador dez minutos de manopla ou drill com o que você faz melhor, leve, e pare ali. Um sparring ruim no fim do camp costuma ser cansaço acumulado. Não marque outro duro para compensar. Se levou pancada forte na cabeça, médico antes da luta.',
  },
  {
    matter: 'confidence-low',
    asked: [
      'Finalizei pela primeira vez um cara melhor que eu; foi sorte?',
      'peguei um cara melhor, sorte?',
      'hoje eu peguei ele, mas acho que ele deixou',
      'consegui um golpe num faixa-roxa e não acredito',
    ],
    answer:
      'Foi seu: ninguém cai em golpe que não existe, e você soube terminar. Escreva hoje como chegou lá, em três passos, e repita a mesma entrada vinte vezes na próxima aula. Depois tente com outros dois parceiros. Não vá perguntar se ele deixou; agradeça o treino e pronto.',
  },
  {
    matter: 'big-stage',
    asked: [
      'A transmissão quer me entrevistar antes da luta e eu travo na câmera; o que digo?',
      'travo na entrevista',
      'e na entrevista, falo o quê?',
      'puseram um microfone na minha cara e saiu só gaguejo',
    ],
    answer:
      'Decore três frases e use só elas: “Treinei bem, respeito ele, sábado vocês veem”. Respire uma vez antes de responder, olhe para o repórter, não para a câmera, e pare de falar quando a frase acabar. Treine com um amigo filmando duas vezes. O erro é responder provocação ou prometer o round.',
  },
  {
    matter: 'big-stage',
    asked: [
      'A entrada até o ringue me tira o fôlego; como faço a caminhada?',
      'a entrada me mata',
      'e a caminhada até o ringue?',
      'com a música e as luzes eu chego no ringue já cansado',
    ],
    answer:
      'Ande mais devagar do que quer, olhe para um ponto só, as costas do treinador, e solte o ar longo a cada quatro passos. Ensaie no treino: música alta, luz apagada, trinta metros, subir e começar um round. Faça isso quatro vezes antes. O que cansa é dançar, gritar e cumprimentar a plateia toda.',
  },
  {
    matter: 'big-stage',
    asked: [
      'Vendi oitenta ingressos e sinto que devo ganhar por eles; como tiro esse peso?',
      '80 amigos vao me ver',
      'e toda essa gente que pagou?',
      'metade do bairro vem e só penso em decepcionar',
    ],
    answer:
      'Separe: eles compraram uma noite com você, não um resultado. Mande uma mensagem só ao grupo na terça: “Obrigado por virem; até domingo fico sem celular”. Passe entregas e dúvidas de ingresso para um amigo. Na luta, deva apenas três coisas ao treinador, combinadas antes. Responder mensagens na tarde da luta é o que mais pesa.',
  },
  {
    matter: 'big-stage',
    asked: [
      'Perdi a luta do cinturão por pontos diante de todos; o que faço nesta semana?',
      'perdi o cinturao por pontos',
      'foi por pouco, na frente de todo mundo',
      'cheguei na final transmitida e perdi no último round',
    ],
    answer:
      'Ir até os pontos numa disputa de cinturão mostra que você pertence a esse nível, mesmo doendo. Nesta semana: exame médico, sono, comida, um agradecimento curto nas redes e nada de vídeo. Em dez dias, veja a luta com o treinador e escolha duas correções. Não peça revanche no calor da noite.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Treinei com meu adversário uma vez e ele me dominou; isso conta na luta?',
      'ja treinei com ele e apanhei',
      'e se ele já me amassou no treino?',
      'fizemos um seminário juntos e ele passou por cima de mim',
    ],
    answer:
      'Conta menos do que parece: foi um dia, sem plano e sem regra de luta. Escreva as duas coisas com que ele dominou você e treine só essas defesas, quinze minutos por aula até a luta. E escreva uma coisa que funcionou, mesmo pequena: ela abre a sua luta. Não tente adivinhar o resto.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Ele tem vinte lutas e eu três; devo aceitar?',
      'ele tem 20 lutas eu 3',
      'e a diferença de experiência?',
      'ofereceram um cara muito mais rodado que eu',
    ],
    answer:
      'Com três lutas contra vinte, em geral recuse, ainda mais com golpes na cabeça. Peça ao treinador que olhe o nível dos adversários dele e proponha alguém com até o dobro das suas lutas. Frase: “Quero lutar no seu evento, com alguém de três a seis lutas”. Aceitar por orgulho custa meses; quem decide é o treinador.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'No aquecimento ele está do meu lado batendo muito forte na manopla; o que faço?',
      'ele aquece do meu lado batendo forte',
      'e no aquecimento, se eu ouvir ele batendo?',
      'não consigo parar de olhar o cara aquecer',
    ],
    answer:
      'Vire de costas e mude de lugar: corredor, outro canto, fone com música até dez minutos antes. Peça ao treinador que fique entre vocês. Manopla alta faz barulho, não mede luta. Olhe só para a mão do seu treinador e conte as suas entradas, cinco séries de três. O erro é bater mais forte para responder.',
  },
  {
    matter: 'opponent-intimidating',
    asked: [
      'Perdi para o invicto, mas ganhei um round dele; o que isso vale?',
      'ganhei 1 round do invicto',
      'perdi, mas um round foi meu',
      'todos diziam que eu ia cair no primeiro e fui até o fim',
    ],
    answer:
      'Vale bastante: você tirou dele um round que muitos não tiraram e mostrou que o nome não luta. Veja primeiro esse round no vídeo e anote o que fez nos primeiros trinta segundos. É daí que parte o próximo plano. Descanse alguns dias, com atenção a dor de cabeça, e só então fale de revanche.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Ele falou da minha mãe num vídeo; deixo passar mesmo?',
      'falou da minha mae',
      'e quando passa do limite?',
      'aguentei tudo, mas agora ele meteu a família',
    ],
    answer:
      'Não responda a ele; salve o vídeo e mande ao promotor: “Isto passou do limite, peço que retirem”. Se houver ameaça ou racismo, registre boletim de ocorrência e fale com advogado. Silencie o perfil e deixe um amigo vigiar por você. O que dá errado é ir atrás dele antes da luta e perder a vaga.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Já respondi e me arrependi; apago o comentário?',
      'ja respondi, apago?',
      'e se eu já caí na provocação?',
      'escrevi besteira de madrugada e o pessoal printou',
    ],
    answer:
      'Apague e publique uma frase só, se a coisa cresceu: “Falei de cabeça quente, sábado resolvo lutando”. Não discuta os prints. Saia do aplicativo até a luta e passe a senha a alguém de confiança. Se ofendeu a família ou a origem dele, peça desculpa direto, em particular. Escrever depois das dez da noite é a armadilha.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Um colega da minha própria academia me zoa por causa da luta; como paro isso?',
      'meu colega fica zoando minha luta',
      'e se quem provoca é do meu time?',
      'todo treino ele diz que vou cair no primeiro round',
    ],
    answer:
      'Pegue-o sozinho, antes da aula, e diga: “Sei que é brincadeira, mas até a luta me atrapalha; para, por favor”. Se continuar, leve ao treinador e peça outra dupla até o dia. Não responda com piada pior diante da turma, porque vira espetáculo. Depois da luta vocês podem brincar de novo.',
  },
  {
    matter: 'trash-talk',
    asked: [
      'Ele me empurrou na pesagem e eu não reagi; me sinto covarde, fiz certo?',
      'me empurrou e fiquei quieto',
      'não fiz nada, todo mundo viu',
      'fui empurrado na encarada e só dei um passo para trás',
    ],
    answer:
      'Segurar-se ali exigiu mais força que um empurrão, e você manteve sua luta e sua bolsa. Peça ao treinador que avise a organização e que vocês não fiquem no mesmo corredor. Hoje coma, ande vinte minutos, nada de vídeo do empurrão. Use essa energia com ordem: primeiro round no plano, não na vingança.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'Contar até dez não funciona na luta; o que uso no lugar?',
      'contar ate dez nao funciona',
      'isso eu já tentei, tem outra coisa?',
      'quando o sangue sobe não dá tempo de respirar',
    ],
    answer:
      'Use um gesto, não um pensamento: dois passos para trás, luvas batendo uma na outra, jab. Sempre os três, sempre nessa ordem. Treine assim: o parceiro irrita você de propósito, com empurrão leve e fala, e a cada vez você faz o gesto, vinte vezes por semana. Só na luta, sem treino, nada disso aparece.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'O que me tira do sério é golpe baixo e cabeçada; como reajo na hora?',
      'ele da cabeçada e eu perco a cabeça',
      'e se ele jogar sujo?',
      'levei duas cabeçadas e parti para a briga',
    ],
    answer:
      'Dê um passo para trás, aponte para o local e olhe para o árbitro: peça o tempo que a regra dá e use tudo. Quem precisa resolver é ele. Na volta, distância longa e jab por vinte segundos. Seu córner fala com o árbitro no intervalo. Devolver o golpe sujo é o que os juízes veem. Corte ou tontura: médico.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'Machuquei um colega no sparring porque perdi a cabeça; o que digo a ele?',
      'machuquei um colega com raiva',
      'e com ele, falo o quê?',
      'bati forte demais de raiva e ele saiu zonzo',
    ],
    answer:
      'Fale hoje, direto: “Perdi a cabeça e bati forte demais. A culpa é minha. Como você está?”. Ele zonzo precisa de médico e nada de sparring; ofereça acompanhar. Conte você mesmo ao professor e proponha duas semanas só de drill. Não diga “mas você também”. Se acontece de novo, psicólogo antes de luva.',
  },
  {
    matter: 'anger-in-the-ring',
    asked: [
      'Fiquei três rounds calmo apesar das provocações e perdi; valeu?',
      'fiquei calmo mas perdi',
      'não explodi dessa vez, só que perdi',
      'pela primeira vez segui o plano até o gongo',
    ],
    answer:
      'Valeu muito: três rounds no plano são a coisa que você não conseguia, e resultado vem depois disso. Diga ao treinador o que segurou você e mantenha. Agora separe calma de passividade: no vídeo, conte os golpes por round; se caíram, o próximo treino é soltar dois a cada dez segundos, com a mesma cabeça fria.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Perdi para alguém de quem eu sempre ganhava; como encaro a revanche?',
      'perdi pra quem eu sempre ganhava',
      'e se foi para um cara mais fraco?',
      'ganhei dele três vezes e ontem ele me finalizou',
    ],
    answer:
      'Trate-o como adversário novo: ele estudou você e você repetiu. Veja o vídeo e marque o que ele fez de diferente, em geral uma coisa só. Treine a resposta por seis semanas e leve uma entrada que ele nunca viu. Só peça revanche depois disso. O erro é explicar tudo com “dia ruim”.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Como olho para minha família e para quem comprou ingresso depois de perder?',
      'vergonha de encarar quem foi ver',
      'e o pessoal que foi me ver?',
      'não respondi ninguém desde sábado',
    ],
    answer:
      'Mande hoje uma mensagem para todos: “Obrigado por terem ido. Perdi, dói, estou bem e volto”. Isso encerra as perguntas. A família, veja pessoalmente, com comida e sem falar da luta mais que dez minutos. Eles foram por você. Ficar uma semana sem responder é o que faz as pessoas não saberem como chegar.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Estou ganhando no treino, mas na hora da luta só penso na derrota passada; o que faço?',
      'na hora so penso na derrota',
      'e se a lembrança vier na luta?',
      'começou o round e veio a imagem do último nocaute',
    ],
    answer:
      'Dê à lembrança uma resposta pronta: quando ela vier, toque a luva na coxa e solte a sua primeira ação, jab e passo. Treine isso em rounds iniciados na posição em que você perdeu, dez vezes por semana, até ficar sem graça. Se a imagem vem também à noite e assusta, psicólogo. Nocaute: só com liberação médica.',
  },
  {
    matter: 'comeback-after-loss',
    asked: [
      'Voltei a treinar hoje depois da derrota e foi horrível; é normal?',
      'voltei hj e foi horrivel',
      'fui, mas não saiu nada',
      'primeiro treino depois de perder e apanhei de todo mundo',
    ],
    answer:
      'Ter voltado já é a parte mais pesada, e um primeiro treino ruim é o esperado. Faça mais três aulas só de técnica, sem contar vitórias, e deixe o sparring forte para a segunda ou terceira semana. Anote uma coisa boa por aula. Se está com dor de cabeça ou tontura desde a luta, pare e procure médico.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Ganhei, mas joguei mal; comemoro ou corrijo?',
      'ganhei jogando mal',
      'e se eu não gostei da minha luta?',
      'levantaram meu braço e eu só pensava nos erros',
    ],
    answer:
      'Comemore hoje e amanhã, corrija na quarta. Escreva os erros agora em três linhas para a cabeça soltar, e guarde. Na quarta veja o vídeo com o treinador e escolha um só para quatro semanas. Vencer num dia ruim também é habilidade. Diga “obrigado” a quem parabeniza, sem listar defeitos.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Depois da vitória apareceram três convites de luta; qual aceito?',
      'ganhei e apareceram 3 lutas',
      'e os convites, respondo o quê?',
      'todo mundo quer me pôr para lutar mês que vem',
    ],
    answer:
      'Não aceite nenhum nesta semana; responda a todos: “Obrigado, falo com meu treinador e respondo até sexta”. Depois olhem três coisas: descanso de pelo menos quatro a seis semanas, adversário um degrau acima, bolsa por escrito. Com golpe forte na cabeça, o médico define o prazo. Aceitar duas seguidas no embalo é o erro clássico.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Meus colegas mudaram comigo depois que ganhei; o que faço?',
      'ficaram estranhos depois q ganhei',
      'e o pessoal do treino, que ficou frio?',
      'ganhei o estadual e agora vem todo mundo me testar',
    ],
    answer:
      'Na próxima aula chegue cedo, ajude a montar o treino e agradeça em voz alta: “Sem os rounds de vocês não dava”. Medalha fica em casa. Se alguém vier testar você com força, diga “hoje leve, por favor” e aceite perder rounds. Em duas ou três semanas passa. Responder na força é o que fixa o clima.',
  },
  {
    matter: 'after-a-win',
    asked: [
      'Ganhei um bronze e não sei se fico feliz; o que faço com isso?',
      'peguei bronze, fico feliz?',
      'foi terceiro, só isso',
      'perdi a semifinal e ganhei a disputa do bronze',
    ],
    answer:
      'Um bronze conquistado depois de perder a semifinal vale muito, porque você se levantou no mesmo dia. Fique feliz hoje, tire a foto, ligue para quem treinou você. Na semana, olhe só a semifinal: qual posição decidiu? Essa é a técnica do mês. Não jogue a medalha na gaveta com raiva.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Fui liberado, mas minha esposa não quer que eu volte a lutar; o que digo?',
      'liberado mas minha mulher nao quer',
      'e em casa, que estão com medo?',
      'ela viu o nocaute e chora quando pego a bolsa',
    ],
    answer:
      'Diga: “Você viu uma coisa horrível; vamos juntos à próxima consulta e você pergunta tudo”. Leve-a ao médico e mostre o plano por etapas, com o direito de parar. Combine que sparring forte só com nova avaliação. Não peça que ela assista logo. E pese com honestidade: treinar sem golpes na cabeça é uma escolha inteira.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Esse é meu segundo nocaute em um ano; devo parar?',
      'segundo nocaute em 1 ano',
      'e se já foi o segundo?',
      'apaguei em março e de novo agora',
    ],
    answer:
      'Pare todo contato agora e vá a um neurologista, de preferência com experiência em esporte, levando datas e vídeos dos dois. Dois nocautes em um ano pedem pausa longa, e a volta é decisão médica, não do treinador. Enquanto isso, só o que o médico permitir. Piora da memória, do humor ou do sono: conte logo.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'No sparring leve alguém me acertou e entrei em pânico; recuo uma etapa?',
      'entrei em panico no sparring leve',
      'e se eu travar na volta?',
      'tocou na minha têmpora e eu saí do ringue',
    ],
    answer:
      'Recue uma etapa por duas semanas: só manopla com o treinador tocando de leve na guarda, depois sparring de jab com um parceiro escolhido. Sair do ringue foi certo. Se o toque deu dor de cabeça, tontura ou visão turva, pare e volte ao médico. Sem sintomas, suba quando fizer três sessões tranquilas seguidas.',
  },
  {
    matter: 'return-after-knockout',
    asked: [
      'Fiz meu primeiro sparring desde o nocaute e correu bem; quando faço o próximo?',
      'fiz o 1o sparring desde o ko',
      'voltei, e foi tranquilo',
      'liberado pelo médico, fiz dois rounds hoje e não travei',
    ],
    answer:
      'Que passo grande: dois rounds sem travar depois de um nocaute é confiança de verdade voltando. Espere quarenta e oito horas e observe dor de cabeça, sono e enjoo. Sem nada disso, repita igual em uma semana, dois rounds leves, mesmo parceiro. Só depois de quatro assim fale com médico e treinador sobre aumentar.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Voltei e gente que eu ensinava agora me domina; como lido no treino?',
      'quem eu ensinava agora me amassa',
      'e os que me passaram?',
      'o menino que era faixa-branca hoje me finaliza',
    ],
    answer:
      'Peça aula a ele: “Você evoluiu muito, me mostra essa passagem?”. Isso tira o constrangimento em um minuto. Por oito semanas jogue só defesa e posição, sem contar finalizações. Bata cedo. O erro é usar a força antiga para provar quem era; é assim que quem volta rompe músculo ou machuca o ombro.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Comprei a mensalidade há três semanas e ainda não fui; como passo pela porta?',
      'paguei e ainda nao fui',
      'e se eu não consigo nem entrar?',
      'paro o carro na frente da academia e volto',
    ],
    answer:
      'Vá sem treinar: amanhã entre, cumprimente o professor, olhe dez minutos e saia. Mande antes: “Volto amanhã, estou fora de forma, posso só fazer a técnica?”. Na segunda vez, meia aula. Peça a um amigo que espere você na porta. O que trava é imaginar o sparring; nas duas primeiras semanas ele não existe.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Sinto dor em tudo depois de voltar; sigo ou paro uns dias?',
      'to todo dolorido da volta',
      'e essa dor toda?',
      'fiz duas aulas e não levanto o braço',
    ],
    answer:
      'Espere quarenta e oito a setenta e duas horas, caminhe, coma e durma, e volte com metade da aula. Dor igual nos dois lados, que melhora em movimento, é músculo. Dor num ponto, articulação inchada ou que piora é médico ou fisioterapeuta; urina escura é pronto-socorro. O erro é treinar por cima para acostumar.',
  },
  {
    matter: 'return-after-break',
    asked: [
      'Fiz minha primeira aula em quatro anos e quase vomitei; e agora?',
      '1a aula em 4 anos quase vomitei',
      'fui! mas quase morri',
      'voltei ontem e tive que sentar no meio',
    ],
    answer:
      'Voltar depois de quatro anos é o passo que muita gente adia para sempre, e você deu. Na próxima, coma duas horas antes, faça técnica e pare dois rounds antes do fim, sem pedir licença à vergonha. Duas aulas por semana por um mês. Dor no peito, desmaio ou mais de quarenta parado: faça um check-up.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Mandei o recurso e não responderam; quanto tempo espero?',
      'recurso sem resposta',
      'e se a federação não responder?',
      'faz três semanas que enviei o vídeo e nada',
    ],
    answer:
      'Espere o prazo do regulamento; se ele não diz nada, cobre depois de dez dias úteis, por escrito: “Solicito o número do protocolo e a previsão de decisão”. Mais dez dias e peça ao seu treinador ou presidente da academia que ligue. Guarde tudo. Quase nunca mudam o resultado; para dinheiro ou título, advogado desportivo.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'O árbitro parou minha luta cedo demais; reclamo com ele?',
      'arbitro parou cedo demais',
      'e com o árbitro, eu falo?',
      'eu estava bem e ele encerrou',
    ],
    answer:
      'Não reclame com ele na hora; cumprimente e saia. Depois, pelo treinador, peça a explicação: “O que o senhor viu?”. Reveja o vídeo procurando três coisas: você respondia, via o adversário, defendia? Por dentro quase todos se sentem bem. Um fim cedo custa uma luta; um fim tarde pode custar mais. Passe pelo médico mesmo assim.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'Nem treino direito desde a decisão roubada; como tiro isso da cabeça?',
      'nao esqueço o roubo',
      'já faz um mês e continuo remoendo',
      'toda aula alguém comenta e eu fervo por dentro',
    ],
    answer:
      'Dê fim ao assunto: veja a luta uma última vez com o treinador, marquem os dois rounds apertados e escrevam o que os tornaria claros. Guarde o papel e treine isso. Para quem comenta, uma frase: “Já passou, treino para a próxima”. Marque data para lutar de novo, em dois ou três meses; sem próxima luta, a última não acaba.',
  },
  {
    matter: 'bad-decision',
    asked: [
      'O adversário veio me dizer que achou que eu ganhei; o que faço com isso?',
      'ele disse q eu ganhei',
      'até ele reconheceu',
      'depois da luta o cara me falou que o braço levantado devia ser o meu',
    ],
    answer:
      'Esse respeito vale mais que uma papeleta, guarde. Agradeça: “Obrigado por dizer; boa luta”. Não publique a conversa, porque foi dita a você. Se quiser, proponha revanche pelos treinadores, em alguns meses. Na volta ao treino, trabalhe o fim dos rounds: os últimos vinte segundos são os que o juiz leva.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Anunciei que parei e dois meses depois quero voltar; passo vergonha?',
      'anunciei q parei e quero voltar',
      'e se eu mudar de ideia?',
      'fiz post de despedida e agora sinto falta',
    ],
    answer:
      'Volte sem anúncio: vá a uma aula, diga ao professor “senti falta, quero treinar sem compromisso” e fique um mês antes de falar em competir. Quase ninguém lembra do post. Pergunte-se o que faltou: gente, corpo ou luta? Se foi gente e corpo, treinar basta. Exame médico antes se parou por causa da cabeça.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'O médico mandou parar de levar golpe; o que ainda posso fazer na academia?',
      'medico mandou parar',
      'e o que sobra para mim?',
      'exame ruim, acabou sparring para sempre',
    ],
    answer:
      'Pergunte ao médico por escrito o que está liberado; depois leve ao professor. Costumam sobrar manopla, sombra, força, ensinar iniciantes, córner, arbitragem. Escolha um papel com dia fixo, por exemplo aula infantil na terça. Não aceite “só um roundzinho leve”, nem uma vez. A tristeza é luto de verdade; fale com alguém sobre ela.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Só continuo para não decepcionar meu treinador; isso é motivo?',
      'so continuo por causa do treinador',
      'e se for só por ele?',
      'ele investiu dez anos em mim e eu não quero mais',
    ],
    answer:
      'Não é motivo suficiente, e ele provavelmente já percebe. Dê a si mesmo trinta dias sem competição e depois fale: “Sou grato por dez anos. Não quero mais lutar, e quero que saiba por mim”. Ofereça ajudar nas aulas, se quiser de verdade. Subir para lutar sem vontade é perigoso; não marque mais nada até lá.',
  },
  {
    matter: 'quitting-the-sport',
    asked: [
      'Contei ao meu treinador que parei e ele me abraçou; e agora?',
      'contei q parei e ele me abraçou',
      'falei, e foi melhor que eu pensava',
      'tirei isso do peito ontem e hoje estou vazio',
    ],
    answer:
      'Que bonito: você foi honesto e recebeu respeito de volta. O vazio de hoje é normal depois de anos. Mantenha por um mês os mesmos horários com outra coisa que mexa o corpo, como natação ou corrida com alguém, e apareça na academia para uma visita em duas semanas. Se a tristeza não ceder, psicólogo.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Fiz a pausa de duas semanas e a vontade não voltou; e agora?',
      'pausei 2 semanas e nada',
      'já descansei e continua igual',
      'voltei da folga e olho para a luva sem sentir nada',
    ],
    answer:
      'Mude o conteúdo por um mês: outra turma, outro horário ou outra modalidade, uma vez por semana, sem meta. Depois decida. Veja também fora do tatame: se comida, amigos e sono perderam a graça juntos, não é o treino, e aí marque médico ou psicólogo. Forçar cinco treinos por semana agora só aumenta o enjoo.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Meus parceiros de treino saíram todos e perdi o gosto; como recomeço com gente nova?',
      'meus parceiros sairam todos',
      'e sem a minha turma?',
      'era por eles que eu ia, e agora só tem garotada',
    ],
    answer:
      'Escolha duas pessoas novas e repita dupla com elas por quatro semanas; companhia nasce de repetição. Chegue dez minutos antes e fique dez depois. Combine um treino mensal com os antigos, em qualquer lugar. Você perdeu gente, não o esporte. O erro é comparar cada noite com a turma de antes.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Tenho luta em cinco semanas e zero vontade; luto assim?',
      'luta em 5 semanas e zero vontade',
      'e com luta marcada?',
      'assinei e cada treino é um castigo',
    ],
    answer:
      'Dê a si mesmo sete dias: três de descanso, quatro treinos curtos e leves. Se a vontade voltar pela metade, siga com um plano menor combinado com o treinador. Se não, cancele com quatro semanas de antecedência: “Não estou em condição de lutar”. Subir sem querer é como se lesiona. Avisar cedo preserva seu nome.',
  },
  {
    matter: 'loss-of-motivation',
    asked: [
      'Fui hoje sem vontade nenhuma e acabei me divertindo; o que faço com isso?',
      'fui sem vontade e foi legal',
      'olha, hoje até ri no treino',
      'quase não fui e saí melhor do que entrei',
    ],
    answer:
      'Ótimo sinal: a vontade ainda está aí, só chega depois de você. Anote o que divertiu, pessoa, jogo ou aula, e repita exatamente isso na próxima semana. Faça um acordo consigo: vou e, após quinze minutos, posso sair. Não aumente os dias por empolgação; dois bons valem mais que quatro arrastados.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Ele é meu amigo e ganhou a vaga que era minha; como fico na equipe?',
      'meu amigo ganhou a vaga',
      'e agora que ele foi escolhido?',
      'perdi a seletiva para o meu melhor parceiro',
    ],
    answer:
      'Diga a ele amanhã: “Queria essa vaga e estou triste; parabéns, conta comigo no treino”. Tire três dias e depois ajude no camp dele, duas vezes por semana, com limite. Pergunte ao treinador o que faltou e qual é a próxima seletiva. Fingir que não dói é o que azeda a amizade em um mês.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Descobri que ele estuda meus golpes para me vencer no treino; mudo meu jogo?',
      'ele estuda meu jogo',
      'e se ele já conhece tudo o que faço?',
      'meu colega só treina contra as minhas entradas',
    ],
    answer:
      'Não mude; acrescente uma segunda entrada a partir da mesma pegada ou do mesmo jab, e treine só isso seis semanas. Ele vira o melhor teste que você tem: o que passa nele passa em campeonato. Agradeça os rounds. O erro é esconder o jogo no treino, porque aí você para de evoluir.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'A nossa rivalidade virou pancadaria toda sexta; quem para primeiro?',
      'virou pancadaria toda sexta',
      'e como a gente baixa isso?',
      'nós dois saímos com dor de cabeça do sparring',
    ],
    answer:
      'Pare você, nesta sexta, antes do sinal: “Vamos fazer a 50%, quem passar disso paga o açaí”. Se ele não topar, fique dois meses sem fazer dupla e diga ao treinador por quê. Dor de cabeça depois de sparring é sinal de parar: nada de golpe na cabeça e médico para os dois.',
  },
  {
    matter: 'teammate-rivalry',
    asked: [
      'Ganhei dele hoje pela primeira vez; como não estrago?',
      'ganhei dele pela 1a vez',
      'hoje foi minha vez',
      'depois de um ano apanhando eu venci o round',
    ],
    answer:
      'Um ano de paciência apareceu hoje, aproveite por dentro. Por fora, toque a luva, diga “bom round” e não conte no vestiário. Anote o que funcionou e repita na próxima semana, porque ele virá preparado. Se perder, continua valendo. Faça também rounds com outros três parceiros, para não treinar contra um homem só.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Meu filho vomita de nervoso antes de cada campeonato; continuo inscrevendo?',
      'meu filho vomita antes de lutar',
      'e se ele passa mal toda vez?',
      'na véspera ele não dorme e no dia vomita',
    ],
    answer:
      'Pare as inscrições por três meses e mantenha os treinos. Pergunte num momento calmo: “O que é mais ruim: perder, a gente olhando ou o barulho?”. Volte por um festival interno, uma luta, e só se ele pedir. No dia, café leve e chegada tardia. Se vomita também antes da escola, leve ao pediatra.',
  },
  {
    matter: 'child-competes',
    asked: [
      'O treinador quer que minha filha de doze anos perca três quilos; o que digo?',
      'treinador quer q minha filha perca 3kg',
      'e o peso dela, deixo?',
      'ela começou a pular o jantar por causa da categoria',
    ],
    answer:
      'Diga não, com calma: “Ela está crescendo; luta na categoria em que está”. Em casa, jantar normal para todos e nenhuma balança. Diga a ela que o corpo não está errado. Se ela pula refeições, se esconde para comer ou fala mal do corpo, pediatra nesta semana. Se o treinador insistir, troque de academia.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Outro pai xingou meu filho no campeonato; o que eu faço?',
      'um pai xingou meu filho',
      'e se o outro pai passar do limite?',
      'ouvi um adulto gritar “arrebenta esse gordo” para o meu menino',
    ],
    answer:
      'Vá até seu filho primeiro, depois ao coordenador: “Aquele senhor de camisa azul xingou uma criança; peço que o retirem”. Não fale com o pai. Ao menino: “Ele errou, não você”. Se a organização não agir, escreva à federação com hora e testemunhas. Brigar na arquibancada é a lembrança que a criança leva.',
  },
  {
    matter: 'child-competes',
    asked: [
      'Meu filho ganhou bronze e chora porque não foi ouro; o que digo?',
      'ganhou bronze e ta chorando',
      'ele pegou bronze, mas está triste',
      'subiu no pódio chorando',
    ],
    answer:
      'Um bronze é coisa bonita, e o choro só mostra que ele se importa. Abrace e diga: “Vi você levantar depois de cair; adorei ver você lutar”. Deixe chorar, dê comida, nada de análise no carro. Em dois dias pergunte: “O que você quer aprender agora?”. Comparar com o menino do ouro estraga a medalha.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Conversei com ele, ele prometeu mudar e nada mudou; quanto tempo espero?',
      'ele prometeu mudar e nada',
      'já conversei, e agora?',
      'faz um mês que ele disse que ia me dar atenção',
    ],
    answer:
      'Dê mais quatro semanas com um pedido que se possa contar: “Pode ver um round meu por semana e dizer uma correção?”. Anote se aconteceu. Com zero ou uma em quatro, visite outras academias sem drama. Não faça greve de silêncio; ele nem percebe. Se há grito, humilhação ou perigo, não espere nada.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Ele me humilhou na frente da turma; falo na hora ou depois?',
      'me humilhou na frente de todos',
      'e quando ele grita comigo diante dos outros?',
      'chamou minha luta de vergonha com todo mundo olhando',
    ],
    answer:
      'Depois, a sós, no dia seguinte: “Corrigir, sim; me chamar de vergonha diante da turma, não. Me atrapalha e peço que não repita”. Na hora, só respire e termine a tarefa ou saia para beber água. Se ele pedir desculpa, siga. Se repetir, mude. Para menores, um responsável vai junto.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Quero fazer treino com outro professor também; ele vai se ofender, como digo?',
      'quero treinar c outro prof tb',
      'e se eu quiser ajuda de fora?',
      'preciso de um treinador de wrestling e ele acha traição',
    ],
    answer:
      'Conte antes de ir e ponha como complemento: “Quero melhorar quedas; terça de manhã vou ao wrestling, aqui continuo igual. O que devo pedir lá?”. Pedir a opinião dele o inclui. Mostre o que aprendeu. Se ele proibir sem razão de segurança, é informação sobre o lugar. Ir escondido sempre se descobre.',
  },
  {
    matter: 'coach-conflict',
    asked: [
      'Falei com meu treinador e ele me ouviu; como aproveito?',
      'falei e ele me ouviu',
      'a conversa foi boa!',
      'tinha medo há meses e ele até agradeceu',
    ],
    answer:
      'Você abriu uma conversa que adiava há meses, e isso já mudou a relação. Mande hoje duas linhas com o combinado: “Obrigado; fica assim: um round comentado por semana”. Faça a sua parte primeiro, pontual. Em um mês, cinco minutos para ver como está. Não traga uma lista nova na semana seguinte.',
  },
  {
    matter: 'plateau',
    asked: [
      'Consegui a técnica nova uma vez em dez rolas; isso é progresso?',
      'acertei 1 em 10, é progresso?',
      'só entrou uma vez, conta?',
      'treino a mesma raspagem há um mês e saiu uma',
    ],
    answer:
      'Sim, uma em dez com resistência é o começo normal; três em dez já é golpe seu. Conte tentativas, não acertos: cinco por treino, durante seis semanas, primeiro com parceiros mais leves. Anote em que ponto falha, na pegada, no ângulo ou no fim, e treine só esse ponto. Trocar de técnica agora é o erro.',
  },
  {
    matter: 'plateau',
    asked: [
      'Mudei o treino há um mês e continuo igual; o que mudo agora?',
      'mudei tudo e continuo igual',
      'já troquei a rotina, e agora?',
      'fiz o que mandaram e nada aconteceu',
    ],
    answer:
      'Agora mude quem olha: peça uma aula particular ou mostre dois vídeos de rounds ao professor e pergunte “qual é a única coisa que mais me custa?”. Treine só ela por seis semanas, quinze minutos por aula. Um mês é pouco para julgar. Mudar tudo ao mesmo tempo impede de saber o que ajudou.',
  },
  {
    matter: 'plateau',
    asked: [
      'Só treino com gente pior que eu; como evoluo assim?',
      'so tem gente pior q eu',
      'e se não tem ninguém melhor?',
      'na minha turma sou o mais graduado',
    ],
    answer:
      'Ponha limites em você: comece cada round na pior posição, use só a mão fraca ou só três técnicas. Uma vez por mês visite outra academia, com o aval do professor. Ensine o que sabe; explicar mostra os buracos. Ganhar todos os rounds com o golpe favorito é o que mantém você parado.',
  },
  {
    matter: 'plateau',
    asked: [
      'Hoje escapei do cara que sempre me pega; e agora?',
      'hoje escapei dele',
      'finalmente saí daquele golpe!',
      'depois de seis meses defendi o triângulo dele',
    ],
    answer:
      'Seis meses de insistência viraram uma saída: isso é evolução, mesmo sem vencer o round. Escreva os três passos hoje, enquanto lembra. Semana que vem peça a ele: “Começa já encaixado, cinco vezes”. Depois acrescente o que vem após a fuga, porque ele vai mudar o ataque. Mostre a saída a um colega.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'A terceira luta seguida caiu; troco de promotor?',
      '3a luta q cai',
      'e se cair de novo?',
      'treinei três camps para nada este ano',
    ],
    answer:
      'Se as três foram com o mesmo promotor, sim: procure outros dois eventos e peça reserva de adversário no contrato. Frase: “Aceito com adversário substituto definido e ajuda de custo se cair na última semana”. Entre camps, treine em nível médio, sem sparring forte. Fazer o quarto camp completo sem nada escrito é o erro.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Gastei com passagem e exame e a luta caiu; a quem cobro?',
      'gastei com passagem e caiu',
      'e o dinheiro que eu já gastei?',
      'paguei exames, hotel e ônibus por nada',
    ],
    answer:
      'Cobre o promotor em até uma semana, por escrito, com recibos: “A luta foi cancelada por vocês; peço reembolso de 640 reais até dia 20”. Peça também remarcação à empresa de ônibus e ao hotel. Veja o que o contrato diz. Sem resposta, Juizado Especial ou advogado. Cobrar por áudio irritado não serve de prova.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Ofereceram outro adversário no mesmo dia, cinco quilos mais pesado; pego?',
      'ofereceram um 5kg mais pesado',
      'e se o substituto for maior?',
      'meu oponente faltou e querem pôr outro maior',
    ],
    answer:
      'Recuse: cinco quilos a mais, sem preparo e com golpes, é risco demais. Diga: “Nesse peso não; aceito até dois quilos e nível parecido, ou outra data”. Quem responde é o treinador, não você no corredor. Peça a ajuda de custo combinada. A pressão do público e dos ingressos não entra nessa conta.',
  },
  {
    matter: 'bout-cancelled',
    asked: [
      'Desisti no vestiário e me sinto um covarde; o que faço amanhã?',
      'desisti no vestiario',
      'fui embora antes de lutar',
      'estava com a luva na mão e não consegui subir',
    ],
    answer:
      'Reconhecer que não dava, com todos esperando, também exige coragem; entrar sem estar presente é perigoso. Amanhã ligue ao treinador: “Não consegui, quero entender por quê”. Avise o promotor e peça desculpa em duas linhas. Em uma semana volte ao treino leve. Antes de marcar outra, faça três simulações; se o pânico aparece fora também, psicólogo.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Todo mundo que começou comigo foi graduado e eu não; o que pergunto ao professor?',
      'todos graduaram menos eu',
      'e se eu fiquei para trás?',
      'na foto da graduação só eu sem faixa nova',
    ],
    answer:
      'Pergunte, alguns dias depois e sem citar os outros: “O que falta para o próximo grau, e em que devo trabalhar nestes três meses?”. Anote duas coisas e mostre progresso a cada mês. Faltas contam em muitas academias; confira as suas. Comparar-se em voz alta com um colega fecha a conversa.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'O exame custa caro e não tenho o dinheiro; falo ou espero?',
      'exame caro demais',
      'e se eu não puder pagar o exame?',
      'passei na técnica e não tenho a taxa da faixa',
    ],
    answer:
      'Fale agora, a sós: “Quero fazer o exame e não consigo pagar tudo; posso parcelar ou ajudar na academia?”. Pergunte também o que a taxa inclui, faixa, certificado, federação. Se não houver jeito, faça na próxima turma; o que você sabe fica. Não se endivide no cartão por uma faixa.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'No exame tenho que lutar cinco rounds seguidos; como divido o gás?',
      '5 rounds seguidos no exame',
      'e os rounds do exame, como aguento?',
      'no simulado morri no terceiro round',
    ],
    answer:
      'Faça os dois primeiros a 60%, defendendo e respirando pelo nariz, o terceiro e o quarto a 70%, e solte no quinto. Treine isso uma vez por semana, três semanas: cinco rounds com parceiros descansados. A banca olha postura e técnica, não finalização. Sair com tudo no primeiro é o que derruba. Tontura ou dor no peito: pare.',
  },
  {
    matter: 'belt-grading',
    asked: [
      'Passei no exame ontem; o que muda no treino agora?',
      'passei no exame!',
      'consegui a faixa, e agora?',
      'acordei faixa-azul e todos querem me pegar',
    ],
    answer:
      'Parabéns: essa faixa é o trabalho de cada terça em que você foi cansado. Nos primeiros dois meses nada muda, só o olhar dos outros; aceite ser finalizado e continue batendo cedo. Agradeça a três parceiros pelo nome. Escolha um buraco do exame e treine seis semanas. Jogar só no seguro para honrar a faixa trava.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'No aquecimento não consigo fazer rolamento e todos esperam; o que faço?',
      'nao consigo rolar no aquecimento',
      'e os rolamentos, que não saem?',
      'tenho quarenta e sete e a cambalhota me dá tontura',
    ],
    answer:
      'Peça ao professor uma troca: “Enquanto rolam, faço levantada técnica e fuga de quadril na lateral”. Treine o rolamento cinco minutos depois da aula, de joelhos, sobre o ombro, nunca sobre a cabeça. Em seis semanas costuma sair. Tontura que dura, ou dor no pescoço, é médico antes. Forçar em fila, com pressa, é como se machuca.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Meu filho adolescente treina na mesma turma e me vence; é ruim para ele?',
      'meu filho me vence no treino',
      'e treinar com meu filho?',
      'comecei por causa dele e ele me finaliza na frente de todos',
    ],
    answer:
      'Não é ruim, é ótimo para os dois, se você bate rindo e agradece. Façam dupla uma vez por aula, não todas, para cada um ter a sua turma. Peça: “Me ensina essa?”. No tatame quem corrige é o professor, não você. O erro é usar peso de pai para ganhar.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Tenho cinquenta anos e quero competir uma vez; é loucura?',
      '50 anos e quero competir 1x',
      'e competir, posso?',
      'comecei há um ano e vi que tem categoria máster',
    ],
    answer:
      'Não é loucura, com check-up do coração, um ano de treino regular e categoria máster do seu peso e faixa. Escolha evento local e prepare oito semanas: três treinos, um com rounds de tempo oficial. Em modalidade com golpes na cabeça, prefira não. Combine com o treinador que bater cedo é parte do plano.',
  },
  {
    matter: 'late-beginner',
    asked: [
      'Completei três meses e hoje alguém mais novo me pediu ajuda; isso vale?',
      'me pediram ajuda hj',
      'três meses e me pediram uma dica',
      'um rapaz de vinte me perguntou como se amarra a faixa',
    ],
    answer:
      'Vale: em três meses você deixou de ser o perdido da turma e virou alguém a quem se pergunta. Mostre o que sabe em uma frase e chame o professor para o resto. Marque agora a meta dos seis meses: duas fugas que funcionem com qualquer um. Mantenha os dias; não dobre os treinos.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Um colega dá aula para mim em todo round, mesmo sendo mais novo na luta; como paro?',
      'ele fica me ensinando no round',
      'e o que explica tudo sem eu pedir?',
      'sou roxa e um branco me corrige o tempo todo',
    ],
    answer:
      'Diga sorrindo, no meio do round: “Agora só rola; dúvida eu pergunto ao professor”. E continue jogando. Se repetir, a mesma frase, sem explicar. Na terceira, peça outra dupla. Não precisa provar com força. Se ele faz isso com todas as mulheres, conte ao professor com dois exemplos e datas.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Falei que prefiro não treinar com ele e o professor insistiu; o que faço?',
      'pedi outra dupla e o prof insistiu',
      'e se o professor não respeitar?',
      'disse não e ele mandou fazer dupla mesmo assim',
    ],
    answer:
      'Repita uma vez, firme: “Com ele não; faço com outro ou fico de fora deste round”, e sente-se. Depois, a sós, diga o motivo em uma frase. Seu não basta. Se ele pune você por isso, procure outra academia. Toque indevido ou ameaça não é caso de conversa: denuncie, pelo 180 ou na delegacia.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Sou a mais leve e sempre fico sem dupla; como resolvo sem esperar sobrar?',
      'sempre sobro sem dupla',
      'e na hora de escolher par?',
      'quando contam as duplas fico eu e o pilar',
    ],
    answer:
      'Escolha antes: chegue dez minutos cedo e combine “faz dupla comigo hoje?” com alguém calmo, de preferência graduado. Tenha três nomes. Peça ao professor que faça rodízio, assim ninguém fica de fora. Esperar de pé na lateral é o que faz você sobrar. Em rounds, peça a ele os mais leves primeiro.',
  },
  {
    matter: 'women-and-small',
    asked: [
      'Hoje raspei um cara de noventa quilos; foi técnica ou ele deixou?',
      'raspei um de 90kg',
      'hoje eu derrubei o grandão!',
      'peso cinquenta e ele foi ao chão',
    ],
    answer:
      'Com quarenta quilos de diferença, isso foi técnica e tempo certo: aproveite o orgulho. Anote a pegada, o ângulo e o momento em que o peso dele passou. Repita com três parceiros diferentes nesta semana, cinco tentativas cada. Depois treine o que vem em cima, porque segurar alguém pesado pede posição, não força.',
  },
  {
    matter: 'body-shame',
    asked: [
      'O quimono não fecha em mim; o que faço até comprar outro?',
      'quimono nao fecha',
      'e se nada me serve?',
      'o maior da loja abre na barriga toda hora',
    ],
    answer:
      'Use uma camiseta de compressão por baixo e amarre a faixa abaixo da barriga, com dois nós; assim abre menos. Encomende por medida de peito e altura, tamanhos A5 a A6 ou sob medida, e pergunte ao professor se há um emprestado. Quimono aberto acontece com todos. Não falte por causa dele; faça aula sem quimono enquanto isso.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Postaram uma foto minha na página da academia e odiei meu corpo; peço para tirar?',
      'postaram foto minha e odiei',
      'e se eu aparecer nas fotos?',
      'me marcaram num vídeo e só vejo a barriga',
    ],
    answer:
      'Sim, peça hoje, sem se justificar: “Pode tirar a foto em que apareço? Prefiro não ser publicado”. É seu direito, e a academia atende. Para o futuro, avise o professor uma vez. Não leia os comentários nem se pese por causa da foto. Se isso faz você pular refeições, fale com médico ou psicólogo.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Tenho cicatrizes nos braços e perguntam; o que respondo?',
      'perguntam das minhas cicatrizes',
      'e as cicatrizes, digo o quê?',
      'treino de manga longa no calor para ninguém ver',
    ],
    answer:
      'Responda com uma frase que fecha: “História antiga, não falo disso no treino”, e mude de assunto. Você não deve explicação. Manga de compressão leve resolve no calor. Escolha uma pessoa, talvez o professor, para saber o mínimo, se isso aliviar. Se você ainda se machuca ou pensa nisso, ligue 188 e procure ajuda hoje.',
  },
  {
    matter: 'body-shame',
    asked: [
      'Treinei hoje de bermuda pela primeira vez e ninguém olhou; o que faço com isso?',
      'fui de bermuda e ngm olhou',
      'hoje tirei a calça e nada aconteceu',
      'depois de um ano escondendo as pernas, fui de shorts',
    ],
    answer:
      'Isso foi corajoso, e você trouxe a prova: ninguém olhou. Repita na próxima aula a mesma roupa, sem esperar sentir-se pronto, três vezes seguidas; é a repetição que convence a cabeça. Anote uma coisa que essas pernas fizeram bem hoje. Não passe já para o passo maior; o vestiário pode ficar para o mês que vem.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Não bati a tempo e meu cotovelo estalou; o que faço agora?',
      'nao bati e o cotovelo estalou',
      'e se eu demorei a bater?',
      'segurei o armlock por orgulho e agora dói esticar',
    ],
    answer:
      'Pare hoje, gelo com pano por quinze minutos, braço apoiado, e ortopedista nesta semana; inchaço rápido, deformação ou formigamento é pronto-socorro já. Não teste esticando. Quando voltar, combine consigo: bate quando o cotovelo passa da linha, não quando dói. Nos primeiros rounds diga ao parceiro “cotovelo machucado, nada desse lado”.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Pedi desculpa por ir forte demais e ele não quer mais treinar comigo; o que faço?',
      'ele nao quer mais treinar cmg',
      'já pedi desculpa, e agora?',
      'agora as pessoas me evitam na hora da dupla',
    ],
    answer:
      'Aceite e mostre, não explique: por um mês, role a 50% com todos, deixe começar em posição boa e bata cedo. Peça ao professor que avise quando você acelera. As pessoas voltam quando veem, em geral em algumas semanas. Depois convide-o: “Um round leve?”. Insistir em desculpas pressiona quem já disse não.',
  },
  {
    matter: 'ego-in-training',
    asked: [
      'Bati cinco vezes hoje sem me importar; isso é evolução?',
      'bati 5x hj de boa',
      'hoje perdi tudo e saí leve',
      'pela primeira vez não contei os rounds',
    ],
    answer:
      'É uma grande evolução: você trocou provar por aprender. Anote qual golpe pegou você mais vezes e peça a saída na próxima aula. Continue assim por um mês, tentando uma coisa nova por round. Só cuide para não virar desistência: lute pela posição até o fim, e bata quando está encaixado.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'Avisei que ia sair e o professor me pediu para ficar mais um mês; fico?',
      'pediu pra eu ficar mais 1 mes',
      'e se ele pedir para eu ficar?',
      'ele disse que mudaria tudo se eu ficasse',
    ],
    answer:
      'Fique só se ele disser por escrito o que muda e você ainda quiser; senão, mantenha a data: “Obrigado, minha decisão está tomada, saio dia 30”. Um mês por pena vira três. Termine o que prometeu, devolva material, despeça-se da turma. Se o contrato prevê multa, leia a cláusula antes.',
  },
  {
    matter: 'changing-gyms',
    asked: [
      'Contei que vou sair e ele me desejou sorte; como mantenho a amizade?',
      'contei e ele desejou sorte',
      'foi bem melhor que eu temia',
      'ele me abraçou e disse que a porta está aberta',
    ],
    answer:
      'Você saiu pela porta da frente, e isso vale por anos. Mande amanhã duas linhas de agradecimento por algo concreto que aprendeu. Apareça no churrasco ou num campeonato para torcer. Na academia nova, não fale mal da antiga nem mostre os segredos dela. Uma visita para treinar, só pedindo antes aos dois.',
  },
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
