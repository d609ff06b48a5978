import type { Talk } from './talk-texts.ts'

export const pt: Talk = {
  greeting: [
    'Oi, que bom ter você aqui. O que está na sua cabeça hoje: uma luta marcada, uma técnica que não sai ou uma semana cheia demais?',
    'Olá, pode chegar. O que traz você: nervosismo, o plano de treino ou alguma coisa no trabalho?',
    'Oi, este espaço é seu. Por onde quer começar: o sparring, a categoria de peso ou um problema com alguém próximo?',
    'Olá, que bom que você veio. O que anda ocupando você: uma derrota, uma decisão ou uma academia que precisa de mais alunos?',
  ],
  thanks: [
    'De nada.',
    'Que bom que serviu.',
    'Por nada. Agora é com você, um passo de cada vez.',
    'Imagina. Quando surgir a próxima, é só escrever.',
    'De nada, e vá no seu ritmo.',
  ],
  goodbye: [
    'Até mais, e bom treino.',
    'Até a próxima. Que venham bons rounds e bons parceiros.',
    'Tchau por agora; treine bem e volte para casa sem nenhum arranhão.',
    'Até logo, e que o treino de hoje deixe você melhor do que chegou.',
  ],
  agree: [
    'Certo. Depois volte e conte como foi.',
    'Combinado, então.',
    'Bom. Comece pequeno e depois me diga o que aconteceu.',
    'Fechado. Quando tiver tentado, estou aqui.',
    'Certo. Conte depois, também se não der certo.',
  ],
  bot: [
    'Sou um programa que faz parte do Kiai. Ajudo com planos, técnica, treino, trabalho, gestão de academia e questões da vida. Não vejo você, não faço diagnóstico, não conheço o seu corpo e não substituo treinador nem médico.',
    'Você está escrevendo para um programa, não para uma pessoa. Ele monta planos e responde sobre técnica, treino, trabalho, gestão de academia e questões da vida. Mas não vê os seus movimentos, não avalia o seu corpo nem lesões e não substitui o treinador nem o médico.',
    'Aqui não há uma pessoa, é um programa. Pode trazer uma luta para planejar, uma técnica, a semana de treino, o emprego, a academia ou algo da vida. Para o que pede olhos, mãos ou diagnóstico, procure um treinador ou um médico: o seu corpo eu não conheço.',
  ],
  insult: [
    'Tudo bem, a resposta não ajudou. O que ficou fora do lugar?',
    'Certo. Diga qual parte errou o alvo e eu tento de novo.',
    'Entendido. Do que você precisava e não veio?',
    'Não era isso que você queria. Vamos de novo: o que faltou olhar?',
  ],
  gibberish: [
    'Não consegui ler isso. Pode me dizer em uma frase o que está na sua cabeça?',
    'Essa eu não entendi. Basta uma frase simples sobre o que você precisa.',
    'Isso não chegou em palavras que eu consiga ler. Do que se trata, em uma frase?',
    'Não deu para entender. Escreva uma frase sobre o que está ocupando você e começamos por ela.',
  ],
  offTopic: [
    'Não é para isso que eu sirvo; se for treino, trabalho ou algo da vida, aí dá para ajudar.',
    'Essa é melhor perguntar em outro lugar. Como anda o seu treino?',
    'Outras ferramentas fazem isso melhor. Com uma luta, uma técnica ou uma semana cheia, pode contar comigo.',
    'Isso fica fora do meu terreno. Tem algo no esporte ou na vida que você quer fazer andar?',
  ],
  inject: [
    'As minhas regras ficam como estão e eu não as mostro. Estou aqui para o seu treino, o seu trabalho e o que acontece na sua vida.',
    'Não mudo o meu jeito de funcionar nem abro como ele é feito. O que eu faço é dar um plano ou uma resposta que sirva, dentro e fora do tatame.',
    'Essa parte é fixa e fica fechada. Estou aqui para ajudar no esporte, no trabalho, na academia e na vida.',
  ],
  abilities: [
    'Diga o que está atrapalhando e eu monto um plano ou respondo à pergunta: técnica, treino, nervosismo, trabalho, academia, vida. Cada resposta mostra como entendi você; se entendi errado, toque ali e corrija. O que você escreve fica na sua conta. Dá para ver e apagar tudo na Ficha de Luta.',
    'Sou um estrategista para quem vive os esportes de combate: você traz um objetivo ou um problema e recebe passos para ele. A resposta mostra como foi lida a sua mensagem, e um toque basta para corrigir. O que você conta fica na sua conta, e na Ficha de Luta você vê e apaga quando quiser.',
  ],
  human: [
    'Para falar com uma pessoa, há treinadores de verdade em Coaches e, para o aplicativo, a equipe em Falar com o suporte, que a busca encontra. Enquanto isso, continuo aqui.',
    'Treinadores humanos ficam em Coaches; ajuda com o aplicativo, em Falar com o suporte, que a busca encontra. Até alguém responder, pode seguir escrevendo aqui.',
    'Faz sentido querer uma pessoa. Abra Coaches para um treinador ou procure Falar com o suporte, se for com a equipe; esta conversa fica aberta para você.',
  ],
  vents: [
    'É muita coisa, e pode só dizer. Tem mais?',
    'Li tudo. Sem conselho agora; continue, se quiser.',
    'Entendi. Que parte disso pesa mais?',
    'Não precisa resolver nada neste momento. Há quanto tempo você vem carregando isso?',
  ],
  goodNews: [
    'Parabéns! Era difícil e você foi até o fim. O que tornou isso possível?',
    'Você conseguiu! Essa parte ninguém podia fazer no seu lugar. O que mais ajudou no caminho?',
    'Que notícia boa! Você trabalhou por isso quando não era fácil. O que fez de diferente desta vez?',
    'Muito bem! Dava para ter desistido no meio, e você ficou. O que sustentou você?',
    'Isso! Foi preciso coragem e muito trabalho que ninguém viu. O que fez a diferença?',
  ],
  goodNewsOther: [
    'Que notícia boa! Uma coisa difícil assim não vem por acaso. O que tornou isso possível?',
    'Parabéns para vocês! A parte dura não foi sua, mas você estava por perto. O que mais ajudou nessa conquista?',
    'Que momento! É preciso insistir muito em algo difícil até dar certo. O que você acha que fez a diferença?',
  ],
  wrongTopic: [
    'Desculpe, li errado. Qual destas é?',
    'Então entendi mal, desculpe. Do que se trata mesmo?',
    'Desculpe, fui para o lado errado. Escolha o que chega mais perto ou diga com outras palavras.',
  ],
  corrected: [
    'Corrigido: {what}. O que vem abaixo já leva isso em conta.',
    'Certo, agora ficou assim: {what}. Com isso, a resposta é:',
    'Anotado e corrigido: {what}. Fica assim:',
  ],
  correctedSame: [
    'Corrigido: {what}. O que eu disse continua valendo.',
    'Obrigado, já corrigi: {what}. Isso não muda a minha resposta.',
  ],
  correctedThis: ['Corrigido: {what}.', 'Certo, agora ficou assim: {what}.'],
  correctedPerson: ['é para {person}', 'é sobre {person}'],
  correctedEvent: ['{event} passou para {date}', '{event} ficou para {date}'],
  correctedDay: ['a data agora é {date}', 'ficou para {date}'],
  correctedNumber: ['“{phrase}” no lugar de {from}', '“{phrase}”, e não {from}'],
  restated: ['Então eu tinha entendido errado.', 'Entendi, a pergunta é outra.'],
  supposed: ['Vamos supor {what}.', 'Com {what}:'],
  firstStep: ['Se for fazer uma coisa só, faça esta:', 'Comece por esta:'],
  besides: ['Perto do que você pergunta:', 'E caso você queira saber uma destas coisas:'],
  alsoThis: [
    'E sobre {matter}, uma coisa:',
    'Você também escreveu sobre {matter}. Para isso:',
    'Agora, sobre {matter}, comece por aqui:',
  ],
  noPlanYet: [
    'Ainda não há um plano para resumir. Diga aonde quer chegar e montamos um.',
    'Até agora não fizemos um plano. Para que ele seria, e até quando?',
  ],
  summaryLead: ['O seu plano está assim:', 'O plano, em poucas linhas:', 'Resumindo o que temos:'],
  dateKnown: ['{event} tem data: {date}, {countdown}.', 'A data que você me passou: {event}, {date}, {countdown}.'],
  dayKnown: ['É {date}, {countdown}.', 'A data que você me deu é {date}, {countdown}.'],
  doctorFirst: [
    'Antes de tudo: nesse caso, antes de tentar qualquer coisa, pergunte ao seu médico o que você pode fazer, e deixe de lado o que doer ou parecer errado.',
    'Primeiro uma coisa: nesse caso, quem diz o que você pode fazer é o seu médico. O que vem abaixo só vale até onde ele liberar.',
  ],
  doctorOnly: [
    'Nesse caso eu não passo treino: quem decide o que você pode fazer é o médico ou fisioterapeuta que conhece o caso. Pergunte a ele: “O que eu posso fazer agora, o que ainda não posso e a partir de quando?” Até lá, deixe de lado tudo o que force ou cause dor, e avise seu treinador antes da próxima aula. Com a resposta na mão, me escreva de novo e a gente planeja a partir daí.',
    'Primeiro o médico, depois o plano: o que serve para os outros pode fazer mal no seu caso. Pergunte três coisas: o que você pode fazer agora, o que não pode e quais são os sinais de alerta. Conte a resposta ao treinador antes de treinar. Depois me diga o que foi liberado, e eu monto o plano a partir daí.',
  ],
  underAge: [
    'Com menos de 18 anos, eu não indico perder peso para categoria nem suplemento: o corpo ainda está crescendo, e o que ajuda um adulto pode fazer mal. Lute na categoria do peso que tem hoje, faça refeições regulares, beba água quando tiver sede e durma nove horas. Junto com o pai ou a mãe, diga ao treinador: “Vamos na categoria do peso de hoje”. Se o peso preocupa, um pediatra avalia.',
    'Para quem tem menos de 18, a resposta é simples: categoria do peso normal, e nada de pó ou cápsula sem o médico mandar. Três refeições, um lanche perto do treino, água e sono suficiente fazem mais. Se o treinador pressionar, o responsável fala com ele: “Antes dos 18, sem perda de peso”.',
  ],
  askDay: [
    'Quando vai ser? Sabendo a data, eu monto um plano até lá.',
    'Em que dia vai ser? Aí eu monto tudo com datas.',
  ],
  todayIs: ['Hoje é {date}.', 'A data de hoje é {date}.'],
  dateUnknown: ['Você ainda não me deu uma data. Quando é?', 'Não tenho a data disso até agora. Que dia vai ser?'],
  askedLead: ['Você perguntou:', 'A sua pergunta era:'],
  saidLead: ['Isto é o que você me contou:', 'O que tenho de você até aqui:'],
  saidNothing: [
    'Você ainda não me contou nada que eu possa listar. O que é bom eu saber?',
    'Por enquanto não tenho nada seu anotado. Comece pelo esporte e pelo que quer alcançar.',
  ],
  noKnowledge: [
    'Para essa pergunta não tenho uma boa resposta, e não vou inventar. Posso ajudar a planejar o próximo passo, ou você pergunta a alguém em Coaches.',
    'Disso eu não sei o bastante para responder. O que posso oferecer é o que está em volta: o que tentar primeiro e a quem perguntar.',
    'Com franqueza, nada do que tenho serve para essa pergunta. Se você disser o que quer alcançar com ela, procuro um caminho a partir daí.',
  ],
  injuryFirst: [
    'Se algo dói, isso vem primeiro. Não dou passos de treino para essa parte até alguém qualificado examinar. O que dói exatamente, e desde quando?',
    'Vamos deixar essa parte fora do treino até um médico ou fisioterapeuta olhar. Onde é a dor exatamente, e quando começou?',
    'Antes de qualquer plano: isso precisa ser examinado, e até lá essa parte não treina. O que você sente exatamente, e desde quando?',
  ],
  checkIn: [
    'Antes de tudo: como você está agora, depois do que escreveu?',
    'Quero voltar primeiro ao que você escreveu há pouco. Como você está neste momento?',
    'Uma coisa vem antes da sua pergunta: você está bem agora, e tem alguém com você?',
  ],
}
