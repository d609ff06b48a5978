import type { ConcreteAnswer } from '../concrete-answer.ts'

export const LIFE: readonly ConcreteAnswer[] = [
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
