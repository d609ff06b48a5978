import type { EntryWords } from '../entry.ts'
import type { WORK_ENTRIES } from '../facts/work.ts'

export const WORK: Record<keyof typeof WORK_ENTRIES, EntryWords> = {
  'raise-how-and-number': {
    asked: [
      'como pedir aumento e quanto eu peço',
      'quero ganhar mais mas não faço ideia de que valor falar pro chefe',
      'pedir 10% de aumento é muito?',
      'dois anos com o mesmo salário, só aumentou o serviço e ninguém oferece nada',
      'eu falo o número primeiro ou espero ele falar',
      'tenho avaliação logo e na hora de falar de salário eu sempre travo',
    ],
    answer:
      'Fale você primeiro, e um número exato: em geral 10% a 15% acima do que ganha hoje, ou o valor do meio do mercado, se você está bem abaixo dele.\n1. Junte dez vagas iguais à sua na região e anote o salário do meio.\n2. Liste três resultados com número: dinheiro, horas poupadas, erros evitados.\n3. Peça vinte minutos a sós, um ou dois meses antes de fecharem o orçamento.\n4. Diga: “Com esses resultados, quero chegar a 42.500 por ano.” E fique calado até ouvir a resposta.\nVeio um não? Pergunte qual resultado vale o aumento e quando vocês voltam ao assunto.',
    why: 'O primeiro número dito puxa a conversa para perto dele, e um valor exato parece calculado, não chutado.',
    step: 'Ponha seus três resultados com número numa folha e peça vinte minutos ao chefe.',
    mistake: 'A maioria argumenta com o aluguel ou o tempo de casa, e não com o que entregou.',
  },
  'boss-shouts': {
    asked: [
      'meu chefe grita comigo na frente de todo mundo o que eu faço',
      'como responder chefe que berra sem perder o emprego',
      'ele me trata feito lixo e eu fico parado ouvindo',
      'chefe controla cada coisinha que eu faço e explode por nada',
      'na academia encaro qualquer um mas com o gerente eu encolho',
      'levo meu chefe pro RH ou isso só piora',
    ],
    answer:
      'Não compre a briga na hora: diga uma frase calma, saia de perto e converse a sós em até dois dias. A frase: “Quero resolver isso, e resolvo melhor se a gente falar normal. Podemos conversar às três?” Na conversa, traga um episódio, o efeito e o pedido: “Terça você gritou comigo na frente dos clientes. Eu travei. Da próxima vez, me chame na sala.” Guarde suas anotações: data, palavras, testemunhas. Se repetir depois da conversa, ou já na primeira vez se houver ameaça, toque ou ofensa por origem, sexo ou religião, leve tudo ao RH, ao sindicato ou a um advogado trabalhista.',
    why: 'Diante de plateia ninguém recua, porque perderia a cara; sozinho e mais calmo, o chefe pode ceder sem passar vergonha.',
    step: 'Anote o último episódio com data, palavras exatas e quem ouviu.',
    mistake: 'A pessoa engole por meses, explode uma vez, e só a explosão fica na memória de todos.',
  },
  'colleague-takes-credit': {
    asked: [
      'colega apresenta meu trabalho como se fosse dele',
      'ela levou minha ideia pro chefe e falou que era dela',
      'como falo pra um colega parar de falar mal de mim pelas costas',
      'eu faço e ele leva o crédito, sempre',
      'falo direto com o chefe ou primeiro com ele',
      'tão roubando minhas ideias no trabalho e tô com uma raiva que só batendo no saco',
    ],
    answer:
      'Fale primeiro com o colega, a sós, uma vez, com o fato e um pedido; chefe, só se repetir. Espere a cabeça esfriar, pode ser no dia seguinte. Diga: “Na reunião você mostrou o plano que eu escrevi. Quero meu nome nele. Você acerta isso com o chefe ou eu acerto?” Depois deixe seu trabalho à vista sem reclamar: mande resumos curtos por escrito, em seu nome, antes das reuniões, e apresente você mesmo a sua parte. Aconteceu de novo? Leve ao chefe dois exemplos com data e diga o que precisa mudar, não o que acha da pessoa. Com fofoca, a ordem é a mesma.',
    why: 'Às vezes foi descuido, e a conversa a sós deixa o outro corrigir; quem vai direto ao chefe parece brigar por vaidade.',
    step: 'Mande ao chefe, em seu nome, cinco linhas sobre o que você terminou.',
    mistake: 'Quase todo mundo reclama com a equipe inteira, menos com a pessoa em questão.',
  },
  'interview-six-stories': {
    asked: [
      'o que perguntam em entrevista de emprego e o que eu respondo',
      'tenho entrevista daqui uns dias, como me preparo',
      'fale sobre você, nunca sei o que dizer nessa',
      'o que respondo quando perguntam meu defeito',
      'na entrevista me dá branco e eu fico enrolando',
      'posso falar das minhas lutas na entrevista ou pega mal, parece agressivo',
    ],
    answer:
      'Leve seis histórias curtas prontas e você responde quase tudo: acerto, fracasso, conflito, pressão, algo que aprendeu rápido, algo que liderou. Cada uma em 90 segundos: a situação, sua tarefa, o que fez, o resultado com número. Uma luta perdida e o que você mudou depois é um bom fracasso para contar.\n“Fale sobre você”: um minuto, o que faz hoje, o que veio antes, por que essa vaga.\n“Seu ponto fraco”: um de verdade, que não seja o coração da vaga, e o que faz a respeito.\nPergunte você também: “O que a pessoa precisa ter entregado em seis meses?” e “Por que a vaga abriu?”',
    why: 'As perguntas mudam de palavras, mas giram em torno dos mesmos temas, e história pronta evita o branco e a resposta vaga.',
    step: 'Grave as seis histórias em voz alta no celular e corte cada uma para 90 segundos.',
    mistake: 'A maioria passa a noite lendo sobre a empresa e não ensaia nenhuma resposta em voz alta.',
  },
  'job-lost-first-week': {
    asked: [
      'fui demitido hoje o que eu faço agora',
      'me mandaram embora, sou obrigado a assinar esse papel?',
      'não renovaram meu contrato e tenho aluguel pra pagar',
      'perdi o emprego e não sei nem por onde começar',
      'quanto tempo tenho pra dar entrada no seguro desemprego',
      'o chefe pôs um acordo de rescisão na mesa e quer assinado até amanhã',
    ],
    answer:
      'Não assine nada na hora, descubra seus prazos e veja o seguro-desemprego já nos primeiros dias. Assinar que recebeu a carta, tudo bem; assinar que concorda, não.\n1. Leve os papéis logo ao sindicato ou a um advogado trabalhista: conforme o país, o prazo para contestar a demissão pode ser de só três semanas.\n2. Dê entrada no benefício; atraso costuma custar dinheiro.\n3. Peça por escrito carta de referência e o que falta: salário, férias, horas extras.\n4. Anote quanto custa seu mês e quantos meses a reserva aguenta.\n5. Mantenha dois ou três horários fixos de treino: eles seguram a semana.',
    why: 'No choque a gente assina para acabar logo, e um prazo perdido ou um acordo assinado quase nunca se desfaz depois.',
    step: 'Ligue para o órgão do seguro-desemprego e para o sindicato ou um advogado trabalhista e pergunte aos dois os seus prazos.',
    mistake: 'Muita gente assina o acordo na hora só para a conversa acabar.',
  },
  'cv-gap-fighting': {
    asked: [
      'como explico no currículo o tempo que fiquei só lutando',
      'o que escrevo dos dois anos que eu só treinei e competi',
      'ponho minhas lutas no currículo ou não',
      'mandei 60 currículos e nada, acho que é o buraco de dois anos',
      'morei um ano na tailândia treinando, como o recrutador vê isso',
      'sem carteira assinada desde 2021, só competindo, quem vai me contratar',
    ],
    answer:
      'Não esconda o período: coloque como se fosse um emprego, com datas, título e três linhas de fatos. Por exemplo: “Atleta de competição, muay thai, 2021 a 2023. Onze lutas, semifinal nacional. Treino duas vezes ao dia junto com trabalho de meio período; aula de iniciantes para 15 alunos; viagens pagas com patrocínio local que eu mesmo consegui.” Escolha o que a vaga precisa: ensinar, cumprir horário, vender, falar um idioma. Na entrevista basta uma frase: “Dediquei dois anos, encerrei direito e agora quero isto.” E volte à vaga. Trinta envios e silêncio total? Reescreva o terço de cima do currículo para cada anúncio.',
    why: 'Buraco sem explicação deixa o leitor imaginar o pior, enquanto fatos com data mostram esforço e disciplina que ele entende.',
    step: 'Escreva seus anos de luta em três linhas e peça a alguém que contrata gente para ler.',
    mistake: 'A pessoa deixa o vazio, e diante do vazio o recrutador imagina coisa pior que luta.',
  },
  'new-job-first-weeks': {
    asked: [
      'amanhã é meu primeiro dia no emprego novo, o que eu faço',
      'como causar boa impressão nas primeiras semanas',
      'comecei num trampo novo e me sinto inútil, todo mundo sabe tudo',
      'pega mal ficar perguntando toda hora quando a gente é novo',
      'quando aviso o chefe novo que preciso sair às 5 pro treino',
      'cargo novo, contrato de experiência, medo de fazer besteira',
    ],
    answer:
      'No primeiro mês, mire em três coisas: nomes, o que seu chefe chama de bom trabalho e uma tarefa pequena entregue antes do prazo. No primeiro dia pergunte: “O que eu preciso ter feito até o fim do mês para você ficar satisfeito?” Anote tudo, para ninguém responder duas vezes. Junte as dúvidas e pergunte de uma vez, duas vezes ao dia. Da segunda à quarta semana, converse quinze minutos com cinco colegas e pergunte o que mais dá errado. O horário de treino, avise cedo e como fato: “Terça e quinta saio às cinco; nesses dias entro mais cedo.” Sugestões esperam até você conhecer os motivos.',
    why: 'As primeiras impressões se firmam em poucas semanas, e cada chefe chama de bom uma coisa diferente, que só a pergunta revela.',
    step: 'Pergunte ao chefe o que você deve ter terminado até o fim do primeiro mês.',
    mistake: 'O novato explica como era na outra empresa antes de saber como é nesta.',
  },
  'resign-well': {
    asked: [
      'como pedir demissão sem queimar a ponte',
      'peço as contas antes ou depois de ter outra coisa certa',
      'quero largar o escritório e viver do esporte, como eu saio',
      'o que escrever na carta de demissão',
      'quanto dinheiro guardado antes de sair do emprego',
      'meu chefe vai ficar furioso quando eu falar que vou embora',
    ],
    answer:
      'Só peça demissão com o contrato novo assinado ou com seis meses de despesas no banco; aí fale pessoalmente com o chefe e entregue a carta no mesmo dia.\n1. Antes, confira o aviso prévio e as férias a receber.\n2. Diga em duas frases: “Estou saindo; meu último dia é 31. Vou passar tudo direito.” Sem explicar demais.\n3. A carta: data, que você pede demissão, último dia, agradecimento, assinatura. Mais nada.\n4. Deixe uma lista de passagem e peça uma referência.\nVai sair para dar aula ou lutar? Faça isso três meses junto com o emprego e conte quanto entra de verdade.',
    why: 'Promessa sem assinatura pode cair, e quem já pediu demissão fica sem os dois; já a saída limpa vira referência por anos.',
    step: 'Confira seu aviso prévio e calcule quanto custam seis meses da sua vida.',
    mistake: 'A pessoa sai com raiva e usa a carta para acertar contas.',
  },
  'pro-purses': {
    asked: [
      'quanto paga a primeira luta profissional',
      'dá pra viver de luta se eu virar profissional',
      'quanto ganha de verdade quem luta em evento pequeno',
      'tô pensando em largar o emprego pra ser lutador em tempo integral',
      'me ofereceram a estreia no pro mas querem que eu venda ingresso, é normal?',
      'todo mundo fala vira profissional e ninguém fala o que sobra da bolsa',
    ],
    answer:
      'A primeira luta profissional em evento pequeno costuma pagar de algumas centenas até uns 2.000 em libras, euros ou dólares; então fique no emprego. No MMA é comum metade por lutar e metade por vencer; no boxe de evento pequeno, muitas vezes você recebe dos ingressos que vende. Depois desconte. Exemplo com 1.000: treinador 100, empresário 150, exames e licença 250, viagem 200; sobram 300 antes do imposto, por oito semanas de trabalho. Peça por escrito valor, cobertura médica e dia do pagamento. Tempo integral, só quando bolsas, patrocínio e aulas pagarem suas despesas por doze meses seguidos.',
    why: 'O promotor pequeno vive da bilheteria, e a estreia de alguém sem nome vende pouco; os custos do preparo vêm do mesmo jeito.',
    step: 'Anote quanto custou seu último camp e desconte da bolsa que ofereceram.',
    mistake: 'A maioria conta a bolsa já com o bônus de vitória e esquece os custos.',
  },
  'manager-contract': {
    asked: [
      'empresário quer que eu assine contrato, no que eu presto atenção',
      '30% pro empresário é muito?',
      'quanto tempo deve durar contrato com empresário de luta',
      'um evento me mandou contrato com exclusividade, isso é normal',
      'meu empresário também é o promotor do evento, tem problema?',
      'preciso mesmo de empresário pras primeiras lutas no profissional',
    ],
    answer:
      'Olhe cinco pontos e, antes de assinar, mande um advogado de direito esportivo ler.\n1. Porcentagem: o usual é 10% a 20% no MMA e no kickboxing, 20% a 33% no boxe, e só do dinheiro que ele trouxe, não do seu salário nem das suas particulares.\n2. Prazo: um ano, no máximo três, sem renovação automática.\n3. Obrigação: mínimo de propostas por ano, ou você pode sair.\n4. Direito de recusar adversário, e nenhum desconto sem recibo.\n5. Dois lados: quem recebe do promotor não negocia por você. A lei dos EUA proíbe isso nas lutas mais longas do boxe.\nNas primeiras lutas, basta um treinador honesto.',
    why: 'Um contrato vale pelo que está escrito, e o erro só aparece quando você ganha mais ou quer sair, tarde para mudar.',
    step: 'Marque no contrato porcentagem, prazo, saída, descontos e exclusividade e mande a um advogado de direito esportivo.',
    mistake: 'O lutador briga pela porcentagem e não vê o prazo de cinco anos.',
  },
  'become-coach-first-pupils': {
    asked: [
      'como virar professor de luta, precisa de que certificado',
      'quero viver de dar aula de boxe, começo por onde',
      'precisa ser faixa preta ou ter registro pra dar aula?',
      'como consigo meus primeiros alunos como treinador',
      'parei de lutar, todo mundo diz que eu explico bem, isso dá profissão?',
      'curso de treinador de fim de semana vale alguma coisa',
    ],
    answer:
      'Comece como auxiliar na sua academia, tire em paralelo a primeira habilitação de treinador da federação e só depois procure alunos seus. Na maioria dos países qualquer um pode se dizer treinador, mas espaços, escolas e seguradoras pedem quatro papéis: habilitação da federação, curso de primeiros socorros, certidão de antecedentes para trabalhar com crianças, seguro de responsabilidade civil.\n1. Auxilie duas aulas por semana por três meses.\n2. Puxe o aquecimento dos iniciantes, depois a aula inteira.\n3. Ofereça a três iniciantes quatro aulas baratas e peça uma avaliação sincera e uma indicação.\n4. Fique no emprego até as aulas pagarem metade das despesas por seis meses seguidos.',
    why: 'A habilitação abre a porta e o seguro, mas confiança de aluno nasce de ver você trabalhando ao lado de quem já é respeitado.',
    step: 'Peça ao seu professor uma aula por semana para auxiliar e veja quando é o próximo curso da federação.',
    mistake: 'O bom lutador ensina o que ele faz, e não o que o iniciante precisa agora.',
  },
  'private-lesson-price': {
    asked: [
      'quanto cobrar por aula particular',
      'preço de uma hora de personal de boxe',
      'me pediram particular e não sei que valor falar',
      '50 a hora é caro pra quem tá começando a dar aula?',
      'quanto fica pra academia quando dou particular lá dentro',
      'aluno de particular desmarca em cima da hora e eu fico sem ganhar',
    ],
    answer:
      'Cobre por hora entre meia e uma mensalidade inteira da sua academia; quem está começando fica na parte de baixo. Mensalidade 80: aula de 40 a 80. Confira com o seu tempo: com deslocamento e anotações, uma hora de aula são noventa minutos de trabalho. Exemplo: preço 50, a academia fica com 30%, sobram 35, cerca de 23 por hora antes do imposto. É pouco? Suba já, não depois do décimo aluno. Dupla: uma vez e meia o preço. Pacote de cinco com no máximo 10% de desconto, pago antes. Desmarcou com menos de 24 horas: a aula conta.',
    why: 'A mensalidade mostra o que a sua região paga para treinar, e o tempo de caminho e anotação também precisa caber no preço.',
    step: 'Monte uma tabela com avulsa, dupla, pacote de cinco e a regra das 24 horas e mande a quem perguntar.',
    mistake: 'O treinador novo copia o preço do amigo e esquece deslocamento, parte da academia e imposto.',
  },
  'lead-former-peers': {
    asked: [
      'fui promovido e agora sou chefe dos meus colegas, como faço',
      'meus amigos do trabalho não me levam a sério como chefe',
      'primeira vez liderando equipe, até ontem era todo mundo amigo',
      'não sei delegar, faço tudo sozinho',
      'o colega mais velho queria minha vaga e agora trava tudo',
      'virei gerente, ainda posso tomar cerveja com o pessoal?',
    ],
    answer:
      'Converse a sós com cada um nas duas primeiras semanas e diga abertamente que o seu papel mudou. Meia hora cada, três perguntas: “O que vai bem? O que você mudaria? O que precisa de mim?” Depois: “Sou a mesma pessoa, mas agora decido férias, tarefas e salário, e vou tratar todos igual.” Com quem queria o cargo: “Sei que você concorreu. Preciso de você. O que faria isso dar certo para você?” Delegue tarefas inteiras, com resultado, data e uma conferida no meio. Vá à cerveja, saia depois da primeira e nunca fale ali de gente da equipe.',
    why: 'O que não é dito o grupo completa com desconfiança; a conversa antecipada mostra a cada um que a amizade não dará vantagem nem castigo.',
    step: 'Marque meia hora com cada pessoa da equipe, começando pela mais difícil.',
    mistake: 'O chefe novo ou continua o parceiro que não decide nada ou endurece da noite para o dia.',
  },
  'give-criticism': {
    asked: [
      'como dizer pra alguém que o trabalho dele não tá bom',
      'tenho que criticar um colega e odeio isso',
      'preciso falar com um professor da minha academia que ele pega pesado com iniciante',
      'como dar feedback sem machucar a pessoa',
      'meu chefe detonou meu trabalho e não paro de pensar nisso',
      'fico adiando uma conversa chata com um cara da minha equipe',
    ],
    answer:
      'Fale a sós, em até dois dias, em quatro frases: o que viu, o que causou, o que quer, e uma pergunta. “Ontem você fez sparring com força total com um iniciante. Ele não voltou. Quero iniciante fazendo sparring a 30%. O que você precisa para isso?” Aí cale e escute. Sem elogio embrulhando, sem “sempre”, sem julgar o caráter. Combinem uma mudança e quando vão conferir. A crítica é para você? Peça um exemplo, diga “obrigado, vou pensar” e responda no dia seguinte: qual parte está certa e o que vai mudar.',
    why: 'Fato e efeito se podem conferir, julgamento de caráter só se pode negar; e elogio de embrulho faz a pessoa perder a mensagem.',
    step: 'Escreva suas quatro frases e peça à pessoa dez minutos a sós.',
    mistake: 'A maioria enrola a crítica em tanto elogio que ninguém a escuta.',
  },
  'voice-shakes-presentation': {
    asked: [
      'minha voz treme quando apresento, o que eu faço',
      'luto na frente de 500 pessoas mas não consigo falar pra dez',
      'como parar de tremer na apresentação',
      'semana que vem tenho que falar no trabalho e já tô passando mal',
      'o que fazer logo antes de falar na frente da turma',
      'da última vez deu branco no meio e ficou todo mundo me olhando',
    ],
    answer:
      'Alongue a soltada do ar antes de começar e saiba de cor as duas primeiras frases: o tremor é mais forte no primeiro minuto.\n1. Dez minutos antes: ande, solte braços e mandíbula, cantarole de boca fechada para aquecer a voz.\n2. Cinco respirações: puxe em quatro, solte em seis a oito.\n3. Diga “estou animado”, não “preciso me acalmar”; é a mesma pulsação de antes da luta.\n4. Dois pés no chão, um rosto simpático, as duas frases devagar; pare e engula.\n5. Deu branco? Olhe as notas, beba água, repita o último ponto.\nEnsaie em voz alta, de pé, três vezes, uma diante de alguém.',
    why: 'A tensão prende a garganta e encurta o ar, e a voz fica sem apoio; quando as primeiras frases já rodam sozinhas, a adrenalina baixa.',
    step: 'Ensaie a fala três vezes em voz alta e de pé, a terceira na frente de alguém.',
    mistake: 'A maioria ensaia lendo em silêncio e só ouve a própria voz na hora.',
  },
  'impostor-proof-list': {
    asked: [
      'me sinto uma fraude no trabalho',
      'por que acho que vão descobrir que eu não sei fazer',
      'todo mundo é mais inteligente que eu nesse emprego',
      'é normal achar que não merece o cargo?',
      'fui promovido e só penso que se enganaram',
      'fico até tarde pra ninguém perceber que eu não sei nada',
    ],
    answer:
      'É comum, e diminui quando você compara com fatos em vez de sensação. Divida em dois. Primeiro: o que você ainda não sabe mesmo? No máximo três coisas e, para cada uma, uma pessoa ou um curso: vira plano de treino. Segundo: o que entregou nos últimos três meses? Dez linhas com data, resultado e o que os outros disseram. Leia antes das reuniões. Depois pergunte ao chefe: “O que devo fazer mais, o que menos?” Da academia você já conhece: ser o pior numa sala forte foi o que fez você evoluir. Se isso tira seu sono por semanas, procure um médico.',
    why: 'A sensação compara o seu bastidor com a vitrine dos outros; datas e resultados escritos não mudam com o humor do dia.',
    step: 'Escreva as dez linhas do que você entregou nos últimos três meses.',
    mistake: 'A pessoa trabalha mais horas para esconder a sensação, e aí todo acerto parece comprado com hora extra.',
  },
  'burnout-first-steps': {
    asked: [
      'acho que tô com burnout o que eu faço',
      'todo domingo passo mal pensando na segunda',
      'vazio e cansado o tempo todo, nem o treino me dá mais nada',
      'isso é burnout ou é preguiça',
      'devo pegar atestado se o trabalho tá acabando comigo?',
      'trabalho, casa, sofá, faz meses que não tenho energia pra nada',
    ],
    answer:
      'Procure um médico se já passa de duas semanas, e tire carga agora em vez de aguentar até as férias. Cansaço tem outras causas; o médico verifica. Enquanto isso:\n1. Anote as três coisas do trabalho que mais sugam e peça ao chefe para cortar, dividir ou adiar uma.\n2. Hora fixa de parar, sem mensagem depois.\n3. Sete a nove horas na cama.\n4. Treino pela metade, leve, com gente de quem você gosta; sem sparring duro, sem camp.\n5. Conte a uma pessoa como está de verdade.\nSe pensar em não querer viver, ligue na hora para a emergência ou uma linha de apoio (no Brasil, CVV 188).',
    why: 'O descanso das férias não dura quando a mesma carga espera na volta, e quanto mais tempo nisso, mais longa a recuperação.',
    step: 'Marque uma consulta e diga ao chefe uma tarefa que precisa sair de você.',
    mistake: 'O lutador trata como um camp duro e põe mais treino para espantar.',
  },
  'stuck-ask-for-next-task': {
    asked: [
      'tô entediado no trabalho e não saio do lugar, o que fazer',
      'cinco anos no mesmo cargo e não tem pra onde subir',
      'fico ou saio, aqui não acontece nada',
      'como falo pro chefe que quero mais responsabilidade',
      'não aprendo mais nada lá, só o treino me segura',
      'como saber que tá na hora de sair da empresa',
    ],
    answer:
      'Dê à empresa atual uma chance de seis meses e, ao mesmo tempo, olhe para fora. Primeiro diga com precisão o que falta: dinheiro, aprendizado, pessoas ou sentido; cada um tem um remédio. Depois fale ao chefe: “Quero assumir X. O que preciso mostrar até o meio do ano para isso acontecer?” X é uma tarefa real que ninguém quer, como a escala, um cliente grande ou treinar os novos. Em paralelo, mande dois currículos por mês para saber quanto vale. É hora de sair quando você pediu duas vezes, entregou e só ouviu conversa, ou quando lá ninguém tem o cargo que você quer.',
    why: 'O chefe não adivinha ambição, e uma tarefa real com prazo mostra em meses se a casa pretende fazer você crescer.',
    step: 'Escreva numa frase o que está faltando e peça ao chefe uma tarefa específica.',
    mistake: 'A pessoa espera ser notada e chama isso de lealdade.',
  },
  'exam-beside-training': {
    asked: [
      'como estudar pra prova sem parar de treinar',
      'prova daqui três semanas e treino cinco vezes por semana',
      'paro de treinar antes do vestibular?',
      'leio tudo duas vezes e não lembro de nada',
      'faculdade e luta ao mesmo tempo, uma hora não vai dar',
      'faz mal fazer sparring na semana da prova',
    ],
    answer:
      'Baixe para dois ou três treinos leves por semana, não pare, e estude antes do treino, não depois. Nas duas últimas semanas, nada de sparring duro: cabeça que leva golpe aprende mal e, depois de uma pancada de verdade, você precisa de médico, não de livro.\n1. Uma parte da matéria por dia que falta, guardando quatro dias para revisar.\n2. Por dia, 3 blocos de 40 minutos, celular em outro cômodo.\n3. Feche o livro, escreva o que sabe e confira. Reler quase não ajuda.\n4. Cobre de si a parte de ontem hoje e daqui a uma semana.\n5. Última semana: provas antigas no relógio. Durma oito horas.',
    why: 'Depois do treino o corpo pede descanso e a atenção cai; e tirar da memória com o livro fechado a fortalece mais que olhar a página.',
    step: 'Divida a matéria pelos dias que faltam e ponha três blocos de 40 minutos antes do treino.',
    mistake: 'A maioria grifa e relê, o que dá a sensação de saber sem saber.',
  },
  'learn-little-each-day': {
    asked: [
      '20 minutos por dia dá pra aprender um idioma?',
      'como aprender coisa nova quase sem tempo',
      'quero aprender programação junto com trabalho e treino e sempre desisto',
      'comecei espanhol três vezes e larguei três vezes',
      'melhor estudar um dia inteiro na semana ou um pouco todo dia',
      'como não esquecer o que eu estudei',
    ],
    answer:
      'Vinte minutos por dia rendem mais que um domingo inteiro, porque a memória cresce de tanto voltar, não de ficar sentado. Amarre a algo fixo: depois do café, no ônibus, antes de arrumar a mochila do treino.\n1. Cinco minutos: sem olhar, diga ou escreva o que viu ontem.\n2. Dez minutos: uma coisa nova, pequena.\n3. Cinco finais: use na hora, em voz alta, no código, num simulado.\nCobre-se da mesma coisa depois de um, três, sete e quatorze dias. São umas dez horas por mês: a prova teórica da habilitação sai em um a três meses; conversa de viagem num idioma, em quatro a seis.',
    why: 'Puxar algo de volta bem quando começa a sumir firma a lembrança; numa sessão comprida a atenção cai e muito se perde em poucos dias.',
    step: 'Escolha o momento fixo do dia e faça ali vinte minutos em cinco dias.',
    mistake: 'A pessoa coleciona cursos e aplicativos e nunca se testa sem olhar.',
  },
  'focus-at-desk': {
    asked: [
      'não consigo me concentrar no trabalho, o que ajuda',
      'home office e eu faço de tudo menos trabalhar',
      'quanto tempo trabalhar direto antes da pausa',
      'celular a cada dois minutos e o dia foi embora',
      'por que sou tão focado no sparring e tão disperso no escritório',
      'colega me interrompe o dia inteiro',
    ],
    answer:
      'Trabalhe em rounds: uma tarefa, 45 minutos, celular em outro cômodo, depois dez minutos longe da tela. O sparring prende você porque tem um adversário só e um gongo; monte o mesmo.\n1. À noite, escreva a única tarefa do primeiro round de amanhã.\n2. Comece por ela, antes do e-mail.\n3. Veio um pensamento? Anote no papel e siga.\n4. Interromperam? Antes de se virar, escreva meia frase de onde parou; você volta mais rápido.\n5. E-mail e mensagens em dois ou três horários fixos.\nTrês rounds honestos por dia já são muito. Avise os colegas: “Às onze sou todo de vocês.”',
    why: 'A atenção leva minutos para assentar a cada troca, e um telefone à vista mantém parte dela de plantão; um fim marcado ajuda a aguentar.',
    step: 'Faça toda manhã de trabalho um round de 45 minutos com o celular em outro cômodo.',
    mistake: 'A pessoa põe o celular no silencioso e deixa do lado do teclado.',
  },
  'two-offers-score': {
    asked: [
      'duas propostas de emprego e não consigo decidir',
      'ganhar mais na capital ou ganhar menos perto da minha academia',
      'qual dos dois empregos eu pego',
      'como comparar duas propostas direito',
      'posso pedir mais prazo e mais dinheiro pra outra empresa?',
      'emprego seguro ou o que me anima, tenho que responder até sexta',
    ],
    answer:
      'Dê nota às duas em cinco pontos, com o peso definido antes de olhar as propostas: o chefe, o que você aprende, o dinheiro que sobra no fim do mês, as horas com deslocamento e a vida em volta, com academia e família. Distribua dez pontos entre os cinco por importância, dê de um a cinco a cada proposta, multiplique e some. Dinheiro é o que resta depois de aluguel, transporte e imposto, não o salário. Diferença de até um décimo? Fique com o melhor chefe. Peça à favorita o que falta: “Quero ir. Com 3.000 assino amanhã.” Dois a cinco dias a mais para pensar é pedido normal.',
    why: 'Quem define os pesos depois de ver as propostas os ajusta sem notar para a favorita; antes, a nota diz o que você valoriza.',
    step: 'Preencha a tabela das duas propostas e ligue para alguém que trabalha com cada chefe.',
    mistake: 'A maioria compara os dois salários e esquece uma hora e meia de trânsito por dia.',
  },
  'open-gym-first-steps': {
    asked: [
      'quero abrir minha academia, começo por onde',
      'quanto dinheiro precisa pra abrir uma academia de boxe',
      'achei um galpão barato, assino o aluguel?',
      'que alvará precisa pra academia de luta',
      'sonho com meu espaço há anos e sempre paro no primeiro passo',
      'quantos alunos preciso ter antes de alugar um ponto',
    ],
    answer:
      'Comece alugando horário e só assine um contrato seu quando metade dos alunos do ponto de equilíbrio já paga você.\n1. Dê aula em quadra de escola ou em outra academia por três a seis meses.\n2. Faça o orçamento: aluguel, energia, seguro, salários, você, imposto. Aluguel, no máximo um quarto do faturamento esperado.\n3. Antes de assinar, pergunte à prefeitura e aos bombeiros se pode haver esporte ali: uso, saídas de emergência, banheiros, barulho, estacionamento. Por escrito.\n4. Peça carência durante a obra e saída após dois anos.\n5. Tenha a obra mais seis meses de custo fixo. Tipo de empresa e imposto: pergunte a um contador da sua cidade.',
    why: 'Contrato de aluguel obriga por anos, e aluno pagante é a única prova de procura que não se desfaz na primeira semana.',
    step: 'Ponha seus custos mensais numa folha e peça a dois espaços o preço por hora.',
    mistake: 'O dono assina cinco anos de aluguel e só depois procura aluno.',
  },
  'insurance-and-waivers': {
    asked: [
      'que seguro uma academia de luta precisa ter',
      'termo de responsabilidade basta se alguém se machucar?',
      'tenho que fazer todo mundo assinar alguma coisa antes do treino',
      'e se um aluno quebra o braço e me processa',
      'os pais assinaram o termo então tô coberto né',
      'dou aula de graça na praça, preciso de seguro mesmo assim?',
    ],
    answer:
      'Você precisa de seguro de responsabilidade civil que cite sua modalidade e o sparring; o termo assinado nunca substitui isso. Em muitos países, como o Reino Unido, um papel não afasta sua responsabilidade por lesão causada por negligência, e a assinatura dos pais não vale em todo lugar. O usual: responsabilidade civil geral, profissional dos treinadores, do empregador se houver funcionário, conteúdo e acidentes pessoais dos alunos, muitas vezes pela federação. Pergunte por escrito sobre crianças, sparring, convidados e eventos. O termo ainda serve: mostra que explicou o risco, perguntou da saúde e tem contato de emergência. Tenha também regras de sparring, livro de acidentes, socorrista. Um advogado local lê o termo.',
    why: 'O risco no termo é só o que o aluno aceitou, não o seu descuido; e apólice genérica pode excluir justamente o contato.',
    step: 'Pergunte por escrito à seguradora se sparring, crianças e professores convidados estão cobertos.',
    mistake: 'O dono baixa um termo da internet e acha que tem seguro.',
  },
  'more-members-neighbourhood': {
    asked: [
      'como conseguir mais alunos pra minha academia',
      'ninguém aparece na aula experimental',
      'panfleto ou anúncio na internet, o que traz gente pra academia pequena',
      'preciso de 20 alunos novos antes do inverno',
      'quanto posso gastar pra trazer um aluno novo',
      'treino bom e tatame vazio, não sei como o pessoal vai achar a gente',
    ],
    answer:
      'Comece pedindo aos alunos que você já tem: indicação pessoal traz quem fica.\n1. Semana do convidado quatro vezes por ano: cada aluno traz uma pessoa de graça.\n2. Seu endereço no mapa on-line: horário certo, dez fotos novas, avaliação pedida a dois alunos contentes por semana.\n3. Turma de iniciantes de seis semanas, com data e doze vagas; vende mais que “apareça quando quiser”.\n4. Um parceiro por mês a até quinze minutos a pé: escola, fisioterapeuta, empresa.\n5. Responda todo contato em até uma hora.\nAluno novo pode custar umas uma a duas mensalidades. Pergunte a cada um como chegou e corte o que em três meses não trouxe ninguém.',
    why: 'Quem entra por um amigo já tem companhia no tatame e alguém que cobra, e isso segura nas semanas difíceis do começo.',
    step: 'Abra uma turma de iniciantes com doze vagas e peça a cada aluno que traga uma pessoa.',
    mistake: 'A academia paga anúncio enquanto mensagem de interessado fica dois dias sem resposta.',
  },
  'kids-classes': {
    asked: [
      'vale a pena abrir turma infantil na academia',
      'aula de criança dá lucro?',
      'quantas crianças por professor',
      'academia vazia das 4 às 6, pensei em turma kids',
      'o que preciso ter em ordem pra dar aula pra criança',
      'os pais vivem pedindo turma pros filhos de seis anos',
    ],
    answer:
      'Sim, se você tem alguém bom com criança: das quatro às seis o espaço está vazio mesmo, e umas sete crianças pagam duas aulas por semana. A conta: duas aulas dão cerca de nove horas por mês; a 25 a hora, 225; cada criança deixa 35 por mês; 225 ÷ 35 = 6,4, então sete. Separe 5 a 7, 8 a 11, 12 a 15 anos; 45 minutos para os pequenos; um adulto para oito a dez crianças, um segundo sempre à vista. Certidão de antecedentes, pais podem assistir, foto só com autorização escrita. Sem golpe na cabeça, sem conversa sobre peso. Cobre por período, não por aula avulsa.',
    why: 'O aluguel da tarde já está pago com a sala vazia, então quase tudo que entra acima do professor sobra.',
    step: 'Pergunte idade e horário aos pais que conhece e abra uma aula experimental com doze vagas.',
    mistake: 'A academia dá aula de adulto em miniatura e perde as crianças em poucos meses.',
  },
  'churn-what-is-usual': {
    asked: [
      'quantos alunos saindo por mês é normal',
      'o que é churn e como calcula',
      'o pessoal vive cancelando e não sei por quê',
      'perdi 9 de 150 mês passado, é ruim?',
      'como fazer o aluno não largar depois de três meses',
      'entra gente nova por uma porta e os antigos saem pela outra',
    ],
    answer:
      'Quem saiu no mês ÷ alunos no começo dele: 2% a 3% é bom, 3% a 5% é o usual, acima de 6% tem vazamento. Nove de 150 são 6%. Um dividido por essa taxa diz quanto tempo o aluno fica: com 4%, 25 meses; com 6%, uns 17. A maioria sai nos primeiros cem dias, então aja ali: um professor que sabe o nome, dois dias fixos, conversa depois da segunda e da sexta semana, primeira meta pequena até a décima segunda. Sumiu dez dias? Mensagem pessoal do professor. A quem sai, uma pergunta: “O que teria feito você ficar?”',
    why: 'Uma taxa pequena se repete mês após mês e se soma: poucos pontos a mais encurtam a permanência e consomem toda matrícula nova.',
    step: 'Conte quem saiu nos últimos três meses, divida pelos alunos e escreva a todo mundo que sumiu há dez dias.',
    mistake: 'O dono corre atrás de aluno novo e ninguém liga para quem parou de vir.',
  },
  'raise-prices-who-may-leave': {
    asked: [
      'como aumentar a mensalidade sem perder aluno',
      'quantos podem sair antes de o reajuste dar prejuízo',
      'quatro anos sem reajuste e os custos explodindo',
      'quanto posso subir a mensalidade de uma vez',
      'o que escrevo pros alunos sobre o novo valor',
      'medo de metade da academia sair se eu passar de 50 pra 55',
    ],
    answer:
      'Suba de 5% a 10%, avisando dois meses antes e começando pelos alunos novos; e calcule quem pode sair: aumento ÷ (o que o aluno deixa hoje + aumento). Exemplo: mensalidade 50, dos quais ficam 45 depois de imposto, taxa de cartão e federação. Mais 5: 5 ÷ 50 = 10%. De 100 alunos, dez podem sair e você ganha o mesmo. Em geral saem bem menos.\nA mensagem: quatro linhas, valor novo, data, um motivo, obrigado; sem desculpas. Confira no contrato o aviso e o direito de cancelar. Conte antes aos professores. Reajuste pequeno todo ano passa melhor que um grande depois de cinco.',
    why: 'Quem fica paga mais e você dá aula para menos gente com o mesmo custo; por isso a conta aguenta algumas saídas.',
    step: 'Calcule quantos alunos seus podem sair e defina o preço novo para quem entra.',
    mistake: 'O dono pede desculpas em três parágrafos, e o pessoal acha que há algo errado.',
  },
  'discounts-what-they-cost': {
    asked: [
      'devo dar desconto na academia',
      'todo mundo quer precinho especial, o que eu falo',
      'desconto de estudante e de família, quanto é razoável',
      'promoção de black friday vale a pena?',
      'quantos alunos a mais preciso se eu der 20% de desconto',
      'uns amigos treinam pela metade e agora os outros descobriram',
    ],
    answer:
      'Dê poucos descontos, com regra escrita e só em troca de algo; 20% custam bem mais do que parece. Mensalidade 60, ficam 50: cobrando 48 ficam 38, e você precisa de 50 ÷ 38, ou seja, 32% mais alunos para o mesmo dinheiro. O que funciona: 10% no ano pago à vista, segundo da família 15% a 20%, estudante nos horários vazios. Em vez de baixar o preço, dê uma coisa: bandagem, uma particular, matrícula grátis. A quem pechincha: “O preço é igual para todos. Se está apertado, faça duas vezes por semana por 45.”',
    why: 'O desconto sai inteiro da parte que sobra para você, pois imposto, taxa e aluguel não baixam junto com ele.',
    step: 'Liste todo preço especial que você dá hoje e quanto cada um custa por ano.',
    mistake: 'O dono faz um preço para cada amigo e não tem o que dizer quando os alunos comparam.',
  },
  'break-even-members': {
    asked: [
      'quantos alunos preciso pra academia se pagar',
      'aluguel 2500, mensalidade 60, fecha a conta?',
      'como calcular se minha academia dá lucro',
      '120 alunos e não sobra nada no fim do mês',
      'o que entra nos custos de uma academia',
      'quando uma academia começa a dar dinheiro',
    ],
    answer:
      'Ponto de equilíbrio = custos do mês ÷ o que cada aluno deixa por mês. Custo é o que você paga mesmo sem ninguém no tatame: aluguel, energia, seguro, salários, sistema, empréstimo, um doze avos das contas anuais, consertos e seu pró-labore. O que o aluno deixa é a mensalidade menos imposto, taxa de cartão, federação e o que ele consome. Exemplo: custos 6.000; mensalidade 60, ficam 50; 6.000 ÷ 50 = 120 alunos. Use a média paga de verdade, com descontos, não a tabela. Mire 20% a 25% acima, aqui 145 a 150, por causa das férias e dos atrasados. Longe? Corte primeiro aluguel e turmas vazias, depois mexa no preço.',
    why: 'Os custos fixos não mudam com um aluno a mais, então só a sobra de cada mensalidade, e não o preço cheio, os cobre.',
    step: 'Some os custos dos últimos três meses com o seu pró-labore, tire a média mensal e divida pelo que um aluno deixa.',
    mistake: 'O dono deixa o próprio salário de fora e diz que a academia dá lucro.',
  },
  'cash-cushion-months': {
    asked: [
      'quanto de reserva uma academia precisa ter',
      'não tenho como pagar o aluguel esse mês, e agora',
      'nas férias some todo mundo e os boletos chegam igual',
      'quantos meses de custo no banco é seguro',
      'todo dia 20 a conta tá zerada',
      'dezembro e julho me quebram todo ano',
    ],
    answer:
      'Três meses de custo fixo é uma boa reserva, um mês é o mínimo, e ela se faz com 5% a 10% do faturamento de cada mês numa conta separada. Está faltando agora?\n1. Anote, semana a semana, o que entra e sai nas próximas oito.\n2. Cobre hoje as mensalidades em aberto.\n3. Ligue para o proprietário e os fornecedores antes do vencimento e ofereça parcelas com data.\n4. Pague primeiro salários, impostos e seguro.\n5. Faça dinheiro rápido: turma de iniciantes, colônia de férias, pacotes de particular.\nBuraco das férias: venda o plano anual uns meses antes. Faltou três meses seguidos, é prejuízo: mexa em custo ou preço.',
    why: 'Aluguel e salário vencem também em mês fraco, e sem reserva uma queda curta vira dívida cara antes de a turma voltar.',
    step: 'Faça a lista de entradas e saídas de oito semanas e ligue para o credor que vai ficar sem receber.',
    mistake: 'O dono some do proprietário até chegar a cobrança.',
  },
  'debt-order': {
    asked: [
      'devo pra todo lado, o que pago primeiro',
      'cartões estourados por causa da academia',
      'como sair das dívidas',
      'chega carta de cobrança e eu nem abro mais',
      'pegar um empréstimo grande pra quitar os pequenos é boa?',
      'peguei dinheiro com um amigo pra academia e não consigo devolver',
    ],
    answer:
      'Pague primeiro o que pode custar o teto, a luz ou a equipe: aluguel ou financiamento da casa, energia, impostos, salários; depois, a dívida com o juro mais alto.\n1. Abra todas as cartas e faça uma lista: quem, quanto, juros, parcela, vencimento.\n2. Calcule o que sobra mesmo no mês depois de viver.\n3. Pague o mínimo em todas e todo o resto na mais cara.\n4. Ofereça aos outros uma parcela que você cumpre, por escrito, antes que cobrem.\n5. Nada de empréstimo novo para pagar velho, a não ser que caiam juros e custo total.\nProcure já orientação gratuita (Procon, Defensoria); dívida da empresa, também um contador.',
    why: 'Nem toda dívida machuca igual: umas tiram casa e trabalho depressa, e o juro mais alto é o que cresce mais a cada mês.',
    step: 'Abra todas as cartas, faça a lista e marque horário num atendimento gratuito a endividados.',
    mistake: 'A pessoa paga quem grita mais alto, e não a dívida com a pior consequência.',
  },
  'late-payers-four-steps': {
    asked: [
      'aluno não paga em dia, o que eu faço',
      'como cobrar mensalidade atrasada sem brigar',
      'três caras treinam há meses e tão me devendo',
      'posso barrar do treino quem não pagou?',
      'aluno de particular me deve seis aulas e sempre fala semana que vem',
      'o que escrever na mensagem de cobrança',
    ],
    answer:
      'Cobre por débito automático ou cartão recorrente, em dia fixo, e siga os mesmos quatro passos com todos.\n1. Dia 3: mensagem simpática com valor e link; quase sempre foi esquecimento.\n2. Dia 10: ligação ou conversa a sós, nunca no tatame: “Tem dois meses em aberto, 120. Quando você consegue pagar?” Saia com uma data.\n3. Dia 20: por escrito, o treino para até pagar, se o contrato permitir.\n4. Dia 45: notificação formal; depois, empresa de cobrança ou deixe para lá.\nQuem está em aperto real parcela: 30 por semana, anotado. Particular se paga antes, em pacote. Multa e prazos: pergunte a um advogado ou contador local.',
    why: 'Quanto mais velha a dívida, mais vergonha e menos chance de receber; um roteiro igual para todos tira o lado pessoal da cobrança.',
    step: 'Liste quem deve e quanto, e mande a todos a mensagem do dia 3.',
    mistake: 'O professor fica meio ano calado e perde o dinheiro e o aluno.',
  },
  'new-gym-next-door': {
    asked: [
      'abriu academia nova do lado e é mais barata',
      'baixo meu preço por causa da concorrência?',
      'rede grande com aula de boxe a 20 por mês vindo pra minha rua',
      'meu ex professor abriu o espaço dele e tá levando meus alunos',
      'como sobreviver a guerra de preço',
      'três alunos já foram pra outra academia',
    ],
    answer:
      'Não baixe o preço; nos próximos sessenta dias, faça com que seja mais difícil sair da sua.\n1. Vá lá, faça uma aula, anote com honestidade o que é melhor e o que eles não conseguem fazer.\n2. Fale com seus vinte alunos mais importantes, os que os outros seguem, e pergunte o que falta.\n3. Ponha na vitrine uma coisa que rede não tem: caminho próprio para iniciantes, equipe de competição, professores conhecidos, graduação infantil.\n4. Conserte o que irrita: chuveiro, grade, professor que atrasa.\n5. Ofereça um ano no preço de hoje.\nNão fale mal deles. Alguns voltam em até três meses, se a despedida foi boa.',
    why: 'A rede vizinha aguenta preço baixo por mais tempo, e o aluno não troca por alguns reais um lugar onde tem amigos e caminho.',
    step: 'Visite a academia nova e converse com cinco dos seus alunos mais importantes.',
    mistake: 'O dono corta 20% para todos quando só uns poucos pensavam em sair.',
  },
  'partner-shares-who-decides': {
    asked: [
      'como dividir as cotas da nossa academia',
      'meio a meio com meu melhor amigo, boa ideia?',
      'o sócio põe o dinheiro e eu o trabalho, o que é justo',
      'meu sócio não faz nada e leva metade',
      'quem decide se cada um tem 50%',
      'quero sair da sociedade da academia, como faz',
    ],
    answer:
      'Separe três coisas: trabalho se paga com pró-labore, dinheiro emprestado rende juros, e só risco e construção viram cotas. Aí 50:50 pode funcionar, mas com regra para empate: um decide o treino, o outro o dinheiro e, acima de certo valor, uma terceira pessoa já nomeada desempata. As cotas se ganham em quatro anos, nada no primeiro, para quem sai cedo não ficar com metade. Ponham no papel: horas por semana, quem assina até quanto, o que acontece em doença, divórcio e saída, e como se avalia uma cota. Já estão brigando? Listem tarefas e horas por um mês e conversem com um mediador.',
    why: 'Trabalho, dinheiro e risco mudam com os anos, e misturados numa só cota fazem um sentir que carrega o outro de graça.',
    step: 'Escreva numa folha quem faz o quê, quem decide o quê e o que acontece se um sair, e mande um advogado ler.',
    mistake: 'Os amigos dividem meio a meio na primeira noite e não escrevem nada.',
  },
  'trainer-pay-hour-or-share': {
    asked: [
      'pago professor por hora ou porcentagem',
      'quanto pagar por aula pra um professor',
      'quanto fica pro professor na aula particular',
      'meu professor quer metade do que a turma dele rende',
      '25 a hora tá bom pra professor de kickboxing?',
      'autônomo ou registrado, como pago meu professor',
    ],
    answer:
      'Pague por hora as aulas da sua grade e por porcentagem as particulares e os cursos que ele mesmo enche. A fronteira: hora ÷ porcentagem. Com 25 a hora ou 40%, dá no mesmo quando a aula rende 62,50; abaixo disso a hora sai mais cara para você, acima, a porcentagem. Mantenha o professor em 30% a 40% do que a aula rende. Particular: o usual é 60% a 70% para ele. Boa mistura: 20 a hora mais 2 por cabeça a partir do nono aluno. Se ele é autônomo ou tem vínculo, quem decide são os fatos, não o contrato: pergunte a um contador da sua cidade.',
    why: 'Por hora, o risco da turma vazia é seu; por porcentagem, é de quem a enche. Cada um carrega o que controla.',
    step: 'Calcule, turma por turma, quanto rende no mês e quanto custa o professor.',
    mistake: 'O dono paga toda hora igual, cheia ou vazia, e nunca olha a turma.',
  },
  'first-employee-when': {
    asked: [
      'quando dá pra contratar meu primeiro funcionário',
      'preciso de ajuda na academia mas tenho medo do custo',
      'quanto custa de verdade um funcionário por mês',
      'contrato primeiro professor ou recepção',
      'meu primeiro professor vive atrasado, mando embora?',
      'como achar alguém de confiança pra deixar com minhas turmas',
    ],
    answer:
      'Contrate quando tiver no banco três meses do custo total e souber que horas ganha e quanto fatura nelas. O custo passa do salário: com encargos, férias e faltas por doença, conte 1,2 a 1,4 vez o bruto, conforme o país; peça a conta exata a um contador. Comece com seis a dez horas por semana e entregue primeiro o que não traz dinheiro: recepção, limpeza, cobranças; depois a turma de iniciantes. Procure entre os alunos: pontual, gentil com novato. Uma aula-teste paga, contrato escrito com experiência, uma folha de tarefas, quinze minutos de conversa por semana. Não deu? Fale claro duas vezes e encerre dentro da experiência.',
    why: 'Salário vence também em mês ruim, e sem saber o que fazer com as horas livres você só troca cansaço por custo.',
    step: 'Anote por cinco dias quais das suas horas outra pessoa poderia fazer e ponha preço nelas.',
    mistake: 'O dono contrata o melhor lutador em vez da pessoa mais confiável.',
  },
  'bad-review-reply': {
    asked: [
      'recebi avaliação de uma estrela, como respondo',
      'tem gente escrevendo mentira da minha academia na internet',
      'dá pra tirar avaliação falsa?',
      'mãe brava reclama de tudo em público',
      'o cara nunca pisou aqui e deu uma estrela',
      'aluno grosso com meus professores e ainda quer o dinheiro de volta',
    ],
    answer:
      'Responda uma vez, em até dois dias, em quatro frases calmas; você escreve para os próximos cem leitores, não para ele.\n1. Obrigado e o que entendeu: “Você achou o sparring pesado demais.”\n2. O que é verdade: “Isso não deve acontecer com iniciante.”\n3. O que faz: “Desde então, iniciante só faz sparring com professor.”\n4. Fora do palco: “Me ligue, quero resolver.” Com seu nome.\nNada de dados da pessoa, ironia ou segunda rodada. É falsa ou nunca foi aluno? Denuncie à plataforma com provas e responda: “Não encontramos visita com esse nome.” Depois peça a cinco alunos contentes uma avaliação sincera.',
    why: 'Quem pesquisa sua academia repara menos na queixa do que na reação a ela, e resposta irritada confirma o que a nota diz.',
    step: 'Escreva as quatro frases, deixe uma pessoa calma ler e só então publique.',
    mistake: 'O dono responde em dez minutos, com raiva, e todo mundo lê aquilo por anos.',
  },
  'sponsor-letter-what-to-offer': {
    asked: [
      'como conseguir patrocínio sendo lutador amador',
      'o que escrever pra um patrocinador',
      'o que posso oferecer pro patrocinador se só tenho 800 seguidores',
      'mandei 30 e-mails pra empresas e ninguém respondeu',
      'onde procuro patrocínio pra minha academia',
      'uma loja do bairro talvez me apoie, o que eu falo',
    ],
    answer:
      'Procure empresas que conhecem você ou vivem do bairro, e ofereça o que ajuda a vender, não seu sonho. Liste vinte: onde você compra, empresas de alunos, fisioterapeuta, oficina, restaurante. Vá lá ou escreva dez linhas:\n1. Quem é, com um fato: “Campeão regional, 7 lutas, 60 pessoas vão me ver.”\n2. Por que eles.\n3. O que ganham: logo no calção e no banner, três posts, dez ingressos, uma noite de defesa pessoal para a equipe.\n4. O que quer: “Viagem para o nacional, 400.”\n5. “Ligo na quinta.”\nE ligue. Conte com um sim em dez. Depois da luta, mande fotos e números e pergunte do próximo ano.',
    why: 'O comerciante gasta para vender mais, e quem já conhece você confia que o combinado será cumprido.',
    step: 'Faça sua lista de vinte empresas e visite pessoalmente as três primeiras.',
    mistake: 'O lutador manda o mesmo pedido de esmola a marcas grandes que nunca ouviram falar dele.',
  },
  'sponsor-fair-ask': {
    asked: [
      'quanto pedir pra um patrocinador',
      'quanto vale uma logo no meu calção',
      'empresa quer me dar suplemento em troca de post, é justo?',
      'patrocinador quer exclusividade de um ano por 200, aceito?',
      '500 é muito pra um comércio do bairro',
      'como pôr preço nas cotas de patrocínio',
    ],
    answer:
      'Peça o valor de um custo real da sua temporada e compare com quanto custaria o mesmo alcance num anúncio local. Comércio local costuma dar de 100 a 500 por luta ou temporada. A conta: três posts vistos 2.000 vezes cada são 6.000 visualizações; a 10 a 20 por mil, 60 a 120; some os ingressos pelo preço. Ofereça três cotas, tipo 100, 300, 750. Produto só vale o que você compraria de qualquer jeito; confira todo suplemento quanto a substâncias proibidas. Exclusividade? Só dentro de um ramo, por um ano no máximo, por pelo menos o dobro. Tudo por escrito; dinheiro de patrocínio em geral é renda.',
    why: 'Um custo real o empresário consegue conferir e justificar, e o preço do anúncio lhe dá com o que comparar.',
    step: 'Monte três cotas com preço e ponha um custo da temporada atrás de cada uma.',
    mistake: 'O lutador entrega um ano de exclusividade por uma camiseta grátis.',
  },
  'social-media-how-often': {
    asked: [
      'quantas vezes por semana a academia deve postar',
      'o que eu posto, tô sem ideia nenhuma',
      '200 seguidores e ninguém curte nada',
      'preciso fazer dancinha pra ter aluno?',
      'perco duas horas por dia postando e não vem ninguém',
      'posso filmar as crianças treinando pra página da academia',
    ],
    answer:
      'Três posts por semana durante meses rendem mais que um por dia durante quinze dias, e uma hora de gravação por semana basta. Reveze três tipos: uma dica de 20 a 30 segundos com um erro e o conserto; um aluno e por que ele veio; o que vem aí, com dia, hora e como reservar. Mostre iniciantes, não só nocaute: quem vê se pergunta se caberia ali. Os dois primeiros segundos dizem o assunto; ponha texto na tela. Responda comentário no mesmo dia. Filme os outros só com autorização, criança só com a dos pais por escrito. Conte por mês contatos e aulas experimentais marcadas, não curtidas.',
    why: 'O público se lembra de quem aparece sempre, e o ritmo que cabe na sua semana é o único que continua no mês seguinte.',
    step: 'Grave três dicas curtas em uma hora e agende um post de cada tipo.',
    mistake: 'A academia mostra o sparring mais duro e estranha que não venha iniciante.',
  },
  'trial-to-member': {
    asked: [
      'o pessoal faz a aula experimental e some',
      'como fazer a experimental virar matrícula',
      'odeio vender, o que eu falo depois da aula experimental',
      'de quantos que experimentam quantos deviam fechar',
      'sempre falam vou pensar',
      'fico sem graça de falar de dinheiro',
    ],
    answer:
      'Pergunte na mesma noite, até dez minutos depois da aula; cerca de metade dos que experimentam deve entrar, e abaixo de um terço tem algo errado.\n1. Antes: pergunte por mensagem por que ele vem e do que tem receio. Escolha um aluno para recebê-lo.\n2. Na aula: diga o nome dele três vezes e faça com que acerte uma coisa.\n3. Depois: “Do que gostou? O que quer saber fazer em três meses?” E: “Para isso, terça e quinta servem. São 60 por mês. Fazemos sua matrícula?” E silêncio.\n4. “Vou pensar”: “Claro. Em quê?” Mensagem no dia seguinte, ligação no terceiro.',
    why: 'O entusiasmo é maior logo depois da aula; no dia seguinte voltam preguiça, trânsito e dúvida, e ninguém está ali para responder.',
    step: 'Use as mesmas três perguntas depois de cada experimental e anote quem entra.',
    mistake: 'O professor diz “aparece aí de novo” e acha que isso é não ser chato.',
  },
  'online-coaching-price': {
    asked: [
      'quanto cobrar por consultoria online de luta',
      'quanto por mês com planilha de treino e correção de vídeo',
      'quero vender curso online, que preço ponho',
      'como consigo os primeiros alunos online',
      'respondo mensagem o dia todo por 40 por mês, tá barato demais?',
      'planilha em pdf ou acompanhamento mensal, o que vende',
    ],
    answer:
      'Preço = seu tempo por aluno no mês × sua hora de particular; no acompanhamento individual de verdade, costuma dar uma a duas mensalidades de academia por mês. Exemplo: 20 minutos de vídeo e 10 de planejamento por semana são umas 2 horas e 10 no mês; a 40 a hora, 87, então cobre 90. Dez alunos são 22 horas. Ponha os limites na oferta: dois vídeos por semana, resposta em dia útil em até 24 horas, mínimo de três meses. Planilha sem correção custa de um terço à metade de um mês. Comece com três alunos conhecidos, pela metade, por oito semanas, em troca de avaliação.',
    why: 'No acompanhamento individual o que se vende é o seu tempo, e sem limite escrito cada mensagem extra baixa o valor da sua hora.',
    step: 'Cronometre quanto um aluno toma de você numa semana e tire daí o preço.',
    mistake: 'O treinador vende mensagem ilimitada e acaba com três por hora.',
  },
  'seminar-costs': {
    asked: [
      'como organizar um seminário na minha academia e quanto custa',
      'o convidado quer 800 mais viagem, compensa?',
      'quantas pessoas preciso pra um seminário se pagar',
      'que preço cobrar num seminário de jiu-jitsu',
      'no último evento não veio ninguém e eu paguei tudo',
      'com quanta antecedência planejo um seminário',
    ],
    answer:
      'Some todos os custos, divida pelo que cada ingresso deixa e só faça se 60% das vagas já pagarem. Exemplo: convidado 800, viagem e hotel 250, seguro e bebidas 90: 1.140. Ingresso 40, ficam 38; 1.140 ÷ 38 = 30 pessoas. Então precisa de cinquenta vagas ou de acordo mais barato: fixo pequeno mais metade da bilheteria.\nOito a dez semanas antes: data e contrato, com quem paga o quê se cancelar. Seis: venda, com preço menor para os vinte primeiros. Três: escreva pessoalmente a outras academias. A dez dias, menos da metade vendida: ligue para as pessoas, não anuncie. Confira se o seguro cobre visitantes.',
    why: 'O cachê e a viagem são devidos com a sala cheia ou vazia, e quase sempre a venda fica abaixo do que o ânimo prevê.',
    step: 'Faça a lista de custos e pergunte a quinze alunos se pagariam o ingresso.',
    mistake: 'O organizador promete o cachê fixo primeiro e só depois conta quem viria.',
  },
  'owner-hand-over-first': {
    asked: [
      'trabalho 70 horas na academia e não consigo parar',
      'como passar turmas pra outro professor sem cair a qualidade',
      'meses sem folga, se eu não tô lá nada funciona',
      'que tarefas eu passo primeiro',
      'abri academia pra treinar e agora nunca treino',
      'minha mulher diz que sou casado com a academia',
    ],
    answer:
      'Passe primeiro o que é frequente, fácil e não traz dinheiro, e a partir de agora tire um dia inteiro de folga.\n1. Por sete dias, anote a cada meia hora o que fez.\n2. Marque o que só você pode fazer: em geral preços, contratação, duas turmas, alunos-chave. Raramente passa de 25 horas.\n3. Para cada outra tarefa, uma folha: passos e quando está pronta. Filme com o celular.\n4. A pessoa olha uma vez, faz uma com você, depois sozinha; confira por semana, não por dia.\n5. Junte ou feche as duas turmas mais vazias.\nOitenta por cento do seu nível basta. Bloqueie seu treino na agenda como aula paga.',
    why: 'Tarefa fácil e frequente ocupa mais horas e custa menos quando sai errada, então libera tempo sem pôr a receita em risco.',
    step: 'Anote suas meias horas por sete dias e passe uma tarefa com um guia de uma folha.',
    mistake: 'O dono passa a tarefa sem guia, pega de volta no primeiro erro e diz que ninguém sabe fazer.',
  },
  'one-idea-at-a-time': {
    asked: [
      'ideia demais pra academia, qual primeiro',
      'curso online, turma kids, camiseta, podcast, por onde começo',
      'começo tudo e não termino nada',
      'como escolher entre várias ideias de negócio',
      'toda semana um plano novo e nenhum dá dinheiro',
      'como testar uma ideia antes de gastar',
    ],
    answer:
      'Comece pela que pode trazer dinheiro em noventa dias com o que você já tem, e deixe as outras numa lista. Dê a cada ideia de um a cinco pontos em quatro perguntas: dinheiro em noventa dias? menos de quarenta horas de trabalho? menos de um aluguel em dinheiro? três pessoas já pediram? Vence a maior soma. Depois teste pequeno antes de montar: anuncie com preço e data, e siga se dez pessoas pagarem ou derem sinal em duas semanas; menos de três, largue. Uma ideia, noventa dias, um número para acompanhar. Ideia nova vai para a lista, que só se abre no fim.',
    why: 'Várias ideias juntas dividem o mesmo tempo e nenhuma chega ao fim; o que dá dinheiro logo paga o teste das outras.',
    step: 'Pontue todas as suas ideias com as quatro perguntas e ofereça a vencedora a dez pessoas, com preço.',
    mistake: 'A pessoa manda fazer as camisetas antes de alguém pagar por uma.',
  },
  'loan-or-investor': {
    asked: [
      'empréstimo ou investidor pra minha academia',
      'que tamanho de empréstimo minha academia aguenta',
      'o que o banco quer ver num plano de negócio',
      'me oferecem 30000 por metade da academia, aceito?',
      'o banco negou, e agora',
      'preciso de tatame novo e ringue, financio ou junto dinheiro',
    ],
    answer:
      'Pegue empréstimo para o que rende de forma previsível, como tatame, ringue ou uma segunda sala; investidor, só para um risco que você não conseguiria pagar de volta. Quanto: sobra do mês depois do seu pró-labore ÷ 1,25 é a parcela máxima; sobram 1.000, então 800. O banco quer doze meses de números, plano mês a mês, 15% a 30% seus e garantia. Investidor: 30.000 por metade avalia o todo em 60.000, já com o dinheiro dele; compare com dois a três anos de lucro. Negaram? Pergunte por quê, tente banco de fomento, leasing ou equipamento usado. Peça a um contador da sua cidade para conferir.',
    why: 'A parcela do empréstimo um dia acaba, mas a cota do investidor come parte do lucro enquanto a academia existir.',
    step: 'Calcule sua sobra dos últimos seis meses e divida a média mensal por 1,25.',
    mistake: 'O dono pega empréstimo para cobrir prejuízo mensal e assim aumenta o prejuízo.',
  },
}
