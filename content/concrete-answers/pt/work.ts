import type { ConcreteAnswer } from '../concrete-answer.ts'

export const WORK: readonly ConcreteAnswer[] = [
  {
    matter: 'ask-for-raise',
    asked: [
      'Que número eu falo primeiro quando peço aumento?',
      'que numero falo primeiro',
      'e qual valor eu digo?',
      'vou pedir aumento e não sei quanto',
    ],
    answer:
      'Fale dez a quinze por cento acima do que você quer de fato, apoiado em três vagas iguais que pesquisou antes. Diga: “Pelo que entreguei e pelo mercado, penso em seis mil e duzentos.” Depois fique calado até a pessoa responder. O erro é emendar “mas se não der, tudo bem” no mesmo fôlego.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'Quando é a melhor hora para pedir aumento?',
      'qdo peço aumento',
      'e falo quando com ele?',
      'tô esperando o momento certo há um ano',
    ],
    answer:
      'Peça duas a quatro semanas depois de uma entrega boa e antes de fecharem o orçamento, que em muita empresa é no último trimestre. Marque trinta minutos com assunto claro: “Quero falar da minha remuneração.” Terça ou quarta de manhã. No corredor ou no dia de crise, a resposta quase sempre é não.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'E se ele disser que não tem orçamento?',
      'e se falar q nao tem verba',
      'e se ele falar não?',
      'pedi aumento e ele disse que agora não dá',
    ],
    answer:
      'Pergunte: “O que precisa acontecer, e até quando, para chegarmos nesse valor?” e peça data, três a seis meses no máximo. Ofereça outra moeda: bônus, dia de casa, curso pago. Mande um resumo por e-mail no mesmo dia. Sem data nem critério na segunda conversa, comece a procurar fora, calado.',
  },
  {
    matter: 'ask-for-raise',
    asked: [
      'Uso uma proposta de outra empresa para pedir aumento?',
      'uso proposta de fora pra aumento?',
      'e mostro a outra oferta?',
      'recebi proposta melhor mas gosto de onde estou',
    ],
    answer:
      'Use só se você aceitaria mesmo sair, e com a oferta por escrito. Diga: “Recebi uma proposta de sete mil, prefiro ficar; conseguem chegar perto até sexta?” Uma vez só na mesma empresa. Blefe é o que dá errado, porque podem desejar boa sorte. Nunca peça demissão antes de assinar a outra.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'O que eu digo na hora em que o chefe grita comigo?',
      'chefe grita oq digo na hora',
      'e na hora do grito, respondo?',
      'meu chefe gritou comigo na frente da equipe',
    ],
    answer:
      'Diga baixo e devagar: “Quero resolver isso, mas não aos gritos. Podemos falar em dez minutos na sala?” Solte o ar antes e mantenha as mãos paradas. Depois anote data, hora, frase e quem viu. Se é repetido ou com xingamento, leve ao RH por escrito; advogado trabalhista ou sindicato orienta sobre assédio moral.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Como eu anoto as coisas para provar que ele me persegue?',
      'como provo perseguiçao do chefe',
      'e como eu junto prova?',
      'ninguém acredita porque ele é simpático com os outros',
    ],
    answer:
      'Anote no mesmo dia, em arquivo seu: data, hora, lugar, palavras exatas, testemunhas e o efeito. Guarde e-mails e mensagens que são dirigidos a você. Confirme ordens por escrito: “Conforme falamos, entrego até sexta.” Seis a oito registros mostram padrão. Não copie dados da empresa, isso vira contra você; pergunte antes a um advogado.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Falo direto com ele ou vou ao RH primeiro?',
      'falo com ele ou RH primeiro',
      'e vou no RH já?',
      'ele muda a ordem todo dia e me culpa',
    ],
    answer:
      'Fale com ele primeiro, uma vez, se não houver ofensa nem assédio: “Quando a prioridade muda sem aviso, eu atraso. Pode me mandar por escrito às nove?” Dê três semanas. Sem mudança, RH com as anotações e um pedido claro. Com humilhação, ameaça ou toque, RH e sindicato direto, sem conversa a sós.',
  },
  {
    matter: 'difficult-boss',
    asked: [
      'Meu chefe controla cada minuto; como ganho espaço?',
      'chefe controla tudo',
      'e pra ele largar do meu pé?',
      'ele me pergunta o que tô fazendo de hora em hora',
    ],
    answer:
      'Antecipe-se: mande todo dia às nove três linhas com o que faz hoje, o que terminou ontem e o que trava. Depois de duas semanas proponha: “Posso passar para terça e sexta?” Quem controla quer previsão. Esconder trabalho para ter paz aumenta o controle. Se nada muda em dois meses, o problema é dele; procure outra área.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Um colega apresentou meu trabalho como dele; o que faço?',
      'colega roubou meu trabalho',
      'e eu falo na reunião ou depois?',
      'ele mostrou minha planilha como se fosse dele',
    ],
    answer:
      'Fale com ele a sós no mesmo dia: “Na reunião a planilha saiu como sua. Quero que você corrija com a equipe até amanhã.” Se não corrigir, escreva ao chefe com o arquivo e a data, sem adjetivos. Daqui em diante mande as entregas por e-mail, com cópia. Explodir na reunião faz a história virar o seu tom.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Estão fofocando de mim no trabalho; respondo ou ignoro?',
      'fofoca sobre mim no trabalho',
      'e eu vou tirar satisfação?',
      'entro na copa e todo mundo se cala',
    ],
    answer:
      'Fale uma vez com quem espalha, a sós: “Soube que você falou isso de mim. Se tiver algo, fale comigo.” Depois trabalhe normal e não conte nada pessoal na copa por um mês. Perguntar a dez pessoas o que disseram espalha mais. Mentira que atinge sua honra ou seu emprego vai ao RH por escrito.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'Como eu volto a trabalhar com um colega depois de uma briga feia?',
      'briga com colega como volto',
      'e agora, como olho na cara dele?',
      'a gente se xingou ontem e amanhã tem reunião',
    ],
    answer:
      'Chegue dez minutos antes e diga: “Ontem passei do ponto no tom; do assunto a gente fala com calma às onze?” Peça desculpa só do que é seu. Na conversa, um tema e um combinado escrito. Se houve empurrão ou ameaça, é com o chefe e o RH, não a dois. Fingir que nada houve dura uma semana.',
  },
  {
    matter: 'colleague-conflict',
    asked: [
      'O colega não faz a parte dele e sobra para mim; o que digo?',
      'colega nao faz a parte dele',
      'e se eu parar de cobrir ele?',
      'faço o meu e metade do dele',
    ],
    answer:
      'Diga com data: “O relatório é seu, preciso dele até quarta às quinze; se não vier, aviso o chefe que a entrega atrasa.” E cumpra, sem cobrir. Duas vezes bastam para ficar visível. Mande o combinado por mensagem. Cobrir calado e explodir no terceiro mês é o caminho comum, e aí você parece o problema.',
  },
  {
    matter: 'job-interview',
    asked: [
      'O que eu respondo quando pedem “fale sobre você” na entrevista?',
      'oq respondo fale sobre voce',
      'e quando pedirem pra eu me apresentar?',
      'travo logo na primeira pergunta da entrevista',
    ],
    answer:
      'Responda em noventa segundos, três partes: o que você faz hoje, um resultado com número, por que esta vaga. “Sou técnico há quatro anos, reduzi o tempo de atendimento de dois dias para um, e quero trabalhar com equipe maior.” Treine em voz alta cinco vezes. Contar a vida desde a infância é o erro.',
  },
  {
    matter: 'job-interview',
    asked: [
      'Que valor eu digo se perguntarem pretensão salarial?',
      'pretensao salarial oq digo',
      'e se perguntarem salário?',
      'perguntaram quanto eu queria e eu falei baixo demais',
    ],
    answer:
      'Diga uma faixa estreita em que o piso já serve para você: “Entre cinco e cinco e meio, CLT, conforme os benefícios.” Pesquise antes três vagas iguais na sua cidade. Se insistirem cedo, pergunte: “Qual a faixa prevista?” Mentir o salário atual é arriscado, porque a carteira mostra. Silêncio depois do número ajuda.',
  },
  {
    matter: 'job-interview',
    asked: [
      'Como eu falo da luta na entrevista sem assustar ninguém?',
      'falo q luto na entrevista?',
      'e do esporte, conto ou escondo?',
      'tenho medo de acharem que sou violento',
    ],
    answer:
      'Conte em uma frase ligada ao trabalho: “Treino judô há oito anos, três vezes por semana; aprendi a ouvir correção e a manter a calma sob pressão.” Dê um exemplo do emprego logo depois. Nada de nocaute nem lesão. Chegar com olho roxo pede explicação curta: “Foi do treino, tudo certo.”',
  },
  {
    matter: 'job-interview',
    asked: [
      'O que eu faço na véspera e na hora antes da entrevista?',
      'vespera da entrevista oq faço',
      'e no dia, faço o quê antes?',
      'entrevista amanhã às dez e tô uma pilha',
    ],
    answer:
      'Véspera: vinte minutos lendo o site e a vaga, três histórias suas com número, roupa separada, cama às dez. No dia, chegue quinze minutos antes, banheiro, cinco solturas longas de ar e a primeira frase em voz alta. Leve duas perguntas escritas. Online, teste câmera e som uma hora antes. Decorar respostas inteiras trava.',
  },
  {
    matter: 'job-lost',
    asked: [
      'Fui demitido hoje; o que faço nas primeiras quarenta e oito horas?',
      'fui demitido hoje oq faço',
      'e amanhã, faço o quê primeiro?',
      'me chamaram na sala e em dez minutos eu tava na rua',
    ],
    answer:
      'Não assine nada que não entendeu; peça cópia e leia em casa. Depois anote datas, salário, férias e horas extras, veja se dá direito a FGTS e seguro-desemprego, e some quanto há na conta por quantos meses. No segundo dia, ligue para cinco pessoas. Dúvida na rescisão: sindicato ou advogado trabalhista antes de assinar quitação.',
  },
  {
    matter: 'job-lost',
    asked: [
      'Em quanto tempo a empresa tem de pagar a rescisão?',
      'prazo da rescisao',
      'e o dinheiro cai quando?',
      'faz duas semanas que me mandaram embora e nada',
    ],
    answer:
      'Na CLT o prazo é de até dez dias corridos depois do fim do contrato, e o atraso gera multa. Escreva ao RH: “O prazo venceu dia tal; peço o pagamento e os documentos até sexta.” Guarde tudo. Sem resposta, sindicato ou advogado trabalhista; o prazo para entrar na Justiça é de dois anos. PJ segue o contrato.',
  },
  {
    matter: 'job-lost',
    asked: [
      'O que eu digo em entrevistas sobre ter sido demitido?',
      'como explico q fui demitido',
      'e se perguntarem por que saí?',
      'tenho vergonha de dizer que me demitiram',
    ],
    answer:
      'Diga em duas frases: “A área foi reduzida e meu contrato acabou em março. Desde então fiz tal curso e busco tal função.” Se foi por erro seu: “Não deu certo por isso, aprendi aquilo.” Sem falar mal do chefe. Treine em voz alta até sair neutro. Explicar por cinco minutos é o que levanta suspeita.',
  },
  {
    matter: 'job-lost',
    asked: [
      'Cancelo a academia agora que perdi o emprego?',
      'perdi emprego cancelo academia?',
      'e o treino, corto?',
      'sem salário não sei se posso pagar a mensalidade',
    ],
    answer:
      'Antes de cancelar, peça três meses de desconto ou troca por trabalho: “Perdi o emprego; posso pagar metade até junho ou ajudar na recepção?” Muitos donos aceitam. O treino segura horário e sono na busca. Só cancele se a reserva cobre menos de dois meses de aluguel e comida, e aí treine em casa.',
  },
  {
    matter: 'job-search',
    asked: [
      'Quantas candidaturas por semana eu mando?',
      'quantas vagas por semana',
      'e mando quantas por semana?',
      'já mandei duzentos currículos e nada',
    ],
    answer:
      'Mande oito a dez por semana, bem ajustadas, e fale com cinco pessoas conhecidas; duzentas iguais rendem pouco. Para cada vaga, troque o resumo e três linhas com as palavras do anúncio. Bloco de duas horas de manhã. Se em quarenta não veio entrevista, o currículo é o problema; se há entrevistas e nenhum sim, é a conversa.',
  },
  {
    matter: 'job-search',
    asked: [
      'Quanto tempo eu espero para cobrar resposta depois da entrevista?',
      'quanto espero pra cobrar resposta',
      'e cobro quando?',
      'fiz entrevista há dez dias e ninguém fala nada',
    ],
    answer:
      'Espere até o prazo que deram mais dois dias úteis; sem prazo, sete dias. Escreva três linhas: “Obrigado pela conversa do dia cinco. Continuo interessado; há novidade sobre a próxima etapa?” Mais uma vez depois de outros sete, e pronto. Ligar todo dia queima. Enquanto espera, siga com as outras, sempre.',
  },
  {
    matter: 'job-search',
    asked: [
      'Como eu ponho a carreira de luta no currículo?',
      'luta no curriculo como',
      'e os anos de luta, coloco onde?',
      'passei seis anos lutando e meu currículo tá vazio',
    ],
    answer:
      'Ponha como experiência, com datas e função: “Atleta profissional e instrutor, 2018 a 2024: 14 lutas, aulas para turmas de 20, venda de ingressos e patrocínio.” Três linhas com número, na linguagem da vaga: rotina, meta, público. Uma página só. Colocar em “hobbies” joga fora seis anos; contar cartel e nocautes também não ajuda.',
  },
  {
    matter: 'job-search',
    asked: [
      'O que eu escrevo para um conhecido quando peço indicação?',
      'oq escrevo pra pedir indicaçao',
      'e mando o quê pro conhecido?',
      'tenho vergonha de pedir emprego pros amigos',
    ],
    answer:
      'Escreva curto e fácil de encaminhar: “Oi, tô buscando vaga de logística na zona sul. Você conhece alguém na empresa tal? Mando meu currículo em uma página.” Não peça emprego, peça um nome ou dez minutos. Cinco mensagens por semana. Mensagem coletiva em grupo quase ninguém responde. Agradeça sempre, mesmo sem resultado.',
  },
  {
    matter: 'new-job',
    asked: [
      'O que eu faço na primeira semana do emprego novo?',
      'primeira semana emprego novo',
      'e nos primeiros dias, faço o quê?',
      'começo segunda e não conheço ninguém',
    ],
    answer:
      'Na primeira semana pergunte três coisas ao chefe: “O que precisa estar pronto em trinta dias, como você prefere que eu avise, e com quem devo falar?” Anote nomes com função, almoce cada dia com alguém diferente e chegue dez minutos antes. Sugerir mudança na primeira semana é o que mais atrapalha.',
  },
  {
    matter: 'new-job',
    asked: [
      'Posso pedir horário por causa do treino logo no começo?',
      'posso pedir pra sair pro treino no emprego novo',
      'e o treino, peço quando?',
      'meu treino é às dezoito e saio às dezoito',
    ],
    answer:
      'Espere quatro a seis semanas e uma entrega boa, depois peça com troca: “Posso entrar às oito e sair às dezessete e trinta às terças e quintas?” Até lá, use a turma tarde ou a manhã. Luta já marcada você avisa na contratação. Sair de fininho às dezessete e cinquenta no primeiro mês marca.',
  },
  {
    matter: 'new-job',
    asked: [
      'Cometi um erro grande na segunda semana; conto ou conserto calado?',
      'errei na 2a semana conto?',
      'e agora, falo pro chefe?',
      'mandei o arquivo errado pro cliente',
    ],
    answer:
      'Conte já, em três frases: “Mandei o arquivo errado ao cliente às dez. Já enviei o certo. Daqui em diante confiro com fulano antes.” Chegue com a correção pronta ou proposta. Erro avisado em uma hora vira história pequena; descoberto na sexta vira confiança perdida. Não explique por dez minutos nem culpe o treinamento.',
  },
  {
    matter: 'new-job',
    asked: [
      'Quanto tempo até eu parar de me sentir perdido no cargo novo?',
      'ate qdo fico perdido no emprego novo',
      'e isso passa quando?',
      'faz um mês e ainda pergunto tudo',
    ],
    answer:
      'Conte três meses para a rotina e uns seis para decidir sozinho. Junte as dúvidas e pergunte em bloco, às onze e às dezesseis, em vez de a cada dez minutos. No dia trinta, peça: “O que faço bem e o que mudo?” Repetir a mesma pergunta é o que cansa; anote a resposta.',
  },
  {
    matter: 'career-change',
    asked: [
      'Quanto dinheiro eu preciso guardar antes de largar o emprego?',
      'quanto guardar antes de sair do emprego',
      'e de reserva, quanto?',
      'quero sair do escritório e viver de aula',
    ],
    answer:
      'Guarde seis meses de gastos fixos, nove se tem filhos, e já ganhe com a nova atividade pelo menos um terço do salário. Some aluguel, comida, saúde, dívidas e INSS por conta própria. Até lá, faça as duas coisas. Sair no impulso depois de um dia ruim é o que obriga a voltar em três meses.',
  },
  {
    matter: 'career-change',
    asked: [
      'Como eu testo a nova profissão sem pedir demissão?',
      'testar nova profissao sem sair',
      'e dá pra testar antes?',
      'acho que quero ser fisioterapeuta mas não tenho certeza',
    ],
    answer:
      'Teste em quatro semanas: três conversas de vinte minutos com quem faz, um dia inteiro acompanhando e uma tarefa real, paga ou voluntária, com doze horas no total. Depois anote o que cansou e o que deu vontade de repetir. Pergunte: “O que é chato na sua terça-feira?” Um curso caro não é teste.',
  },
  {
    matter: 'career-change',
    asked: [
      'Tenho trinta e oito anos; ainda compensa fazer outra faculdade?',
      '38 anos outra faculdade vale?',
      'e com essa idade, compensa estudar de novo?',
      'vou me formar com quarenta e três',
    ],
    answer:
      'Compensa se a profissão exige diploma e há uns vinte anos de trabalho pela frente; se não exige, um curso de seis a doze meses e portfólio rendem antes. Faça a conta: mensalidade total, mais salário perdido, dividido pelo ganho a mais por ano. Acima de seis anos para se pagar, procure outro caminho.',
  },
  {
    matter: 'career-change',
    asked: [
      'O que eu digo à minha família sobre largar um emprego seguro?',
      'como conto pra familia q vou sair',
      'e em casa, como eu conto?',
      'meus pais vão surtar se eu sair do banco',
    ],
    answer:
      'Leve números em uma folha: “Tenho oito meses guardados, já ganho mil e quinhentos com aulas, e se em março não chegar a três mil eu volto a procurar.” Data, valor e saída acalmam mais que sonho. Com cônjuge, decida junto antes de avisar os pais. Contar depois de pedir demissão é o que quebra confiança.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'Quando faz sentido virar profissional e largar o emprego?',
      'qdo largar emprego pra lutar',
      'e largo o trabalho quando?',
      'quero viver de luta mas tenho carteira assinada',
    ],
    answer:
      'Largue só quando luta, aulas e patrocínio pagam seus gastos fixos há doze meses seguidos, com seis meses guardados. Até lá, peça turno fixo ou meio período. Some camp, exames, viagem e a parte do treinador, que costuma ir de dez a vinte por cento da bolsa. Contar com a próxima bolsa é o erro.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'Como eu peço folga ao chefe para lutar?',
      'peço folga pra lutar como',
      'e com o chefe, falo o quê?',
      'minha luta é numa sexta e trabalho nesse dia',
    ],
    answer:
      'Peça seis semanas antes, por escrito, com troca: “Luto no dia doze; preciso de sexta e segunda. Reponho nos sábados dias cinco e dezenove.” A segunda é para médico e descanso. Ofereça deixar tudo pronto na quinta. Atestado falso dá justa causa. Se ele negar, tente férias parciais antes de recusar a luta.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'Como eu encaixo trabalho de oito horas e preparação para luta?',
      '8h de trabalho e camp como',
      'e o dia, como divido?',
      'trabalho das oito às dezessete e luto em dez semanas',
    ],
    answer:
      'Manhã, três vezes: trinta a quarenta minutos de corrida leve ou força às seis. Noite, quatro vezes: técnica e sparring, uma forte só. Domingo livre, sono de sete horas e meia fixo. Comida em potes no domingo e na quarta. Passar de oito sessões por semana com emprego pesado é onde vêm lesão e gripe.',
  },
  {
    matter: 'sport-and-career',
    asked: [
      'Encerrei a carreira de lutador; que trabalho procuro primeiro?',
      'parei de lutar q trabalho procuro',
      'e agora, trabalho com quê?',
      'lutei dez anos e não tenho profissão',
    ],
    answer:
      'Comece pelo que paga em trinta dias: aulas particulares, turma de iniciantes, segurança com curso reconhecido ou vendas. Ao mesmo tempo, um curso de seis a doze meses com diploma, à noite. Ligue para três ex-patrocinadores ou alunos: “Tô procurando, conhece alguém?” Ficar esperando um último convite de luta gasta a reserva.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'O que eu preciso ter para começar a dar aula de luta?',
      'oq preciso pra dar aula',
      'e pra começar, preciso do quê?',
      'quero dar aula mas não sei se posso',
    ],
    answer:
      'Precisa da autorização do seu mestre ou federação, primeiros socorros em dia, seguro ou termo com a academia e seis meses como auxiliar. Sobre registro no conselho de educação física, pergunte à federação e a um advogado da sua cidade, porque muda com a atividade. Dar aula a menores pede autorização dos pais por escrito.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'Quanto eu cobro pela aula particular no começo?',
      'quanto cobro aula particular',
      'e de preço, quanto eu ponho?',
      'me pediram aula particular e falei qualquer valor',
    ],
    answer:
      'Cobre entre metade e três quartos do que o professor mais conhecido do bairro cobra por hora, e venda pacote de oito com pagamento adiantado. Diga: “A aula é cento e vinte; oito saem por oitocentos e oitenta, valem dez semanas.” Falta sem aviso de doze horas conta. Preço de amigo no começo é difícil de subir.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'Como consigo os meus cinco primeiros alunos?',
      'como pego os 5 primeiros alunos',
      'e de onde vêm os alunos?',
      'sou instrutor formado e não tenho nenhum aluno',
    ],
    answer:
      'Escreva hoje a vinte conhecidos: “Abro um grupo de cinco iniciantes, terça e quinta às sete, quatro semanas, preço de estreia. Quer ou conhece alguém?” Dê data de início em dez dias. Combine com uma academia ou salão o aluguel por hora. Fazer logotipo antes do primeiro aluno é o desvio comum.',
  },
  {
    matter: 'coach-as-job',
    asked: [
      'Divido quanto com a academia onde dou aula?',
      'quanto divido com a academia',
      'e a academia fica com quanto?',
      'o dono quer setenta por cento',
    ],
    answer:
      'Peça cinquenta por cento para aluno da casa e setenta para aluno que você trouxe; aluguel fixo por hora costuma ser melhor a partir de oito alunos. Setenta para o dono só faz sentido com piso garantido para você. Ponha por escrito: quem cobra, que dia paga, aviso de trinta dias. De boca, some no terceiro mês.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Como é a minha primeira reunião como líder da equipe?',
      'primeira reuniao como lider',
      'e na primeira reunião, falo o quê?',
      'viro chefe segunda e a equipe é mais velha que eu',
    ],
    answer:
      'Vinte minutos, três pontos: o que não muda, o que você quer entender nas próximas três semanas, e quando fala com cada um. Diga: “Vou ouvir cada um trinta minutos antes de mudar qualquer coisa.” E faça. Chegar com plano pronto ou piada sobre a idade é o que perde a sala.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Como eu delego sem ter de refazer tudo depois?',
      'como delego sem refazer',
      'e na hora de passar, como eu passo?',
      'passo a tarefa e acabo fazendo eu mesmo',
    ],
    answer:
      'Passe resultado, prazo e ponto de checagem: “Quero a lista de clientes com telefone até sexta às doze; me mostra um terço na quarta.” Peça que a pessoa repita com as palavras dela. Na quarta corrija, na sexta não refaça. Aceite oitenta por cento do seu jeito. Sem a checagem do meio, você refaz.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Eu era colega e agora sou chefe; como lido com meu amigo na equipe?',
      'virei chefe do meu amigo',
      'e com ele, como fica?',
      'meu amigo chega atrasado e acha que eu não vou falar',
    ],
    answer:
      'Fale a sós nesta semana: “Fora daqui nada muda; aqui eu cobro você igual aos outros, e o atraso precisa acabar na segunda.” Depois aplique a mesma regra a todos. Não conte segredos da chefia no bar. A primeira exceção para o amigo é a que a equipe inteira lembra.',
  },
  {
    matter: 'leading-people',
    asked: [
      'Ninguém me obedece; o que faço quando alguém me desafia na frente de todos?',
      'me desafiam na frente de todos',
      'e se ele me enfrentar de novo?',
      'um funcionário riu quando dei uma ordem',
    ],
    answer:
      'Responda curto na hora: “Ouvi. Agora fazemos assim; a gente conversa às quinze.” E siga. Às quinze, a sós: “Discordar pode, rir na frente da equipe não. O que você vê de errado no plano?” Se repetir, advertência conforme o RH. Discutir dez minutos em público dá a ele o palco.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'Como eu digo a alguém uma coisa desagradável sem destruir a pessoa?',
      'como dou feedback ruim',
      'e com que palavras eu começo?',
      'preciso dizer pra ela que o trabalho tá ruim',
    ],
    answer:
      'Comece com o fato, depois o efeito e o pedido: “Os três últimos relatórios tinham erro de soma, o cliente reclamou; a partir de hoje quero conferência dupla.” Em particular, em pé não, quinze minutos. Depois pergunte o que ela precisa. O erro é enrolar com cinco elogios e a pessoa sair sem entender.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'Me criticaram e eu quis explodir; o que digo na hora?',
      'me criticaram oq digo na hora',
      'e quando me criticam, respondo o quê?',
      'quando me criticam eu me defendo antes de ouvir',
    ],
    answer:
      'Diga: “Obrigado, me dá um exemplo?” e anote, sem responder o mérito por vinte e quatro horas. Anotar segura a boca. No dia seguinte separe: o que é verdade, o que é jeito da pessoa. Volte com uma mudança concreta. Explicar-se na hora faz parecer que você não ouviu, mesmo com razão.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'Aviso por mensagem ou pessoalmente?',
      'mensagem ou pessoalmente',
      'e mando por escrito ou falo?',
      'queria resolver por áudio pra não ver a cara dele',
    ],
    answer:
      'Pessoalmente ou por vídeo, e depois um resumo escrito de três linhas. Por mensagem só se marca: “Preciso de vinte minutos hoje às dezesseis, sobre a entrega.” Texto duro é relido vinte vezes, e áudio longo é encaminhado. Se a pessoa costuma gritar ou ameaçar, leve uma terceira pessoa e registre por escrito.',
  },
  {
    matter: 'hard-feedback',
    asked: [
      'Como digo a um aluno que ele cheira mal no treino?',
      'aluno fede como falo',
      'e como falo isso sem humilhar?',
      'os colegas reclamam do cheiro de um aluno',
    ],
    answer:
      'Diga a sós, no fim da aula, em trinta segundos: “Uma coisa chata e rápida: seu kimono está com cheiro forte. Lava depois de cada treino e seca no sol, tá?” E mude de assunto. Não diga que os outros reclamaram. Recado geral para a turma humilha e ele não entende. Menor: fale com os pais.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'O que eu faço nos cinco minutos antes da apresentação?',
      '5 min antes da apresentaçao',
      'e logo antes de falar, faço o quê?',
      'minha voz some quando vou apresentar',
    ],
    answer:
      'Dois minutos andando, um de ar solto longo, seis segundos cada, e dois dizendo em voz alta as duas primeiras frases. Água em goles, sem café na última hora. Pés na largura do quadril, olhe uma pessoa amiga e comece. Decorar a primeira frase resolve; decorar a fala inteira faz travar na primeira palavra esquecida.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'E se der branco no meio da fala?',
      'deu branco na fala oq faço',
      'e se eu esquecer tudo lá na frente?',
      'na última apresentação fiquei mudo vinte segundos',
    ],
    answer:
      'Pare, beba um gole e diga: “Deixa eu retomar o ponto principal”, e olhe o cartão com cinco palavras, uma por parte. Ninguém acha estranho cinco segundos de pausa. Tenha uma frase de reserva: “O que isso muda na prática?” Pedir desculpas três vezes é o que o público guarda. Treine o branco de propósito uma vez.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'Quantas vezes eu ensaio uma apresentação de dez minutos?',
      'quantas vezes ensaio',
      'e ensaio quantas vezes?',
      'apresento sexta e não sei se decoro',
    ],
    answer:
      'Seis vezes em voz alta: duas sozinho, duas gravando no celular, duas para alguém, em pé e com cronômetro. Espalhe em três dias. Corte até dar oito minutos, porque ao vivo estica. Só a abertura e o fim palavra por palavra. Ler os slides em silêncio não conta como ensaio.',
  },
  {
    matter: 'public-speaking',
    asked: [
      'O que eu respondo quando fazem pergunta que não sei?',
      'pergunta q nao sei oq respondo',
      'e se perguntarem algo que eu não sei?',
      'tenho pavor das perguntas no final',
    ],
    answer:
      'Diga: “Não tenho esse número agora; te mando até amanhã às doze”, anote e mande. Repetir a pergunta em voz alta ganha cinco segundos. Prepare antes as cinco perguntas mais prováveis, com uma frase cada. Inventar é o que derruba, porque alguém na sala costuma saber. Uma resposta tem no máximo quarenta segundos.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Acho que vão descobrir que não sei nada; o que faço hoje?',
      'acho q vao descobrir q sou fraude',
      'e hoje, faço o quê com isso?',
      'fui promovido e tenho certeza de que foi engano',
    ],
    answer:
      'Escreva hoje três entregas dos últimos seis meses com data, o que você fez e quem usou. Depois pergunte ao chefe: “O que você espera de mim nos próximos trinta dias?” Medo vago encolhe com critério claro. Trabalhar até meia-noite para não ser descoberto é a armadilha, porque você passa a creditar tudo às horas.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Digo ao chefe que não sei fazer uma tarefa?',
      'falo q nao sei fazer?',
      'e eu admito que não sei?',
      'me deram um projeto e nunca fiz nada parecido',
    ],
    answer:
      'Diga, com o plano junto: “Isso é novo para mim. Sei fazer a parte um, preciso de duas horas com alguém para a parte dois, entrego dia quinze.” Fale no primeiro dia, não no décimo. Quem pergunta cedo parece responsável. Ficar calado e pesquisar escondido por uma semana é onde o prazo morre.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'O que eu respondo quando me elogiam e eu não acredito?',
      'me elogiam e nao acredito',
      'e quando elogiarem, falo o quê?',
      'todo elogio eu respondo que foi sorte',
    ],
    answer:
      'Responda só “obrigado, deu trabalho e fico contente” e pare. Anote o elogio com data em um arquivo. Dizer “foi sorte” ensina os outros e você a pensar assim. Depois de um mês leia as linhas. Se você perde o sono por medo de errar por várias semanas, leve isso a um psicólogo.',
  },
  {
    matter: 'impostor-at-work',
    asked: [
      'Quanto tempo dura essa sensação de fraude depois de uma promoção?',
      'quanto dura sensaçao de fraude',
      'e isso vai até quando?',
      'já faz quatro meses no cargo e ainda me sinto fingindo',
    ],
    answer:
      'Costuma baixar entre seis e doze meses, quando as situações começam a se repetir. Acelere: toda sexta, cinco minutos, escreva uma decisão sua e o que ela deu. Peça retorno aos noventa dias. Se depois de um ano só piora, veja se o cargo tem meta clara; sem meta ninguém se sente competente.',
  },
  {
    matter: 'burnout',
    asked: [
      'Estou esgotado; peço férias, atestado ou demissão?',
      'esgotado ferias atestado ou demissao',
      'e eu peço o quê primeiro?',
      'choro no carro antes de entrar no trabalho',
    ],
    answer:
      'Primeiro médico, nesta semana, antes de férias ou demissão; ele avalia afastamento e trata. Diga: “Há dois meses não durmo, choro antes do trabalho e não rendo.” Não peça demissão esgotado: você perde direitos e decide mal. Se vier vontade de morrer, ligue 188, CVV, ou vá ao pronto-socorro agora.',
  },
  {
    matter: 'burnout',
    asked: [
      'Continuo treinando forte quando estou esgotado do trabalho?',
      'treino forte esgotado?',
      'e o treino, mantenho?',
      'o treino era meu escape e agora também me pesa',
    ],
    answer:
      'Não, por quatro semanas só leve: duas ou três sessões de trinta a quarenta minutos em que você ainda consegue conversar, sem sparring nem meta. Caminhada conta. Se dorme menos de seis horas, escolha o sono. O corpo soma o cansaço do trabalho e o do treino. Pulso alto em repouso por uma semana: médico.',
  },
  {
    matter: 'burnout',
    asked: [
      'Quanto tempo leva para se recuperar de um burnout?',
      'quanto tempo pra sair do burnout',
      'e volto ao normal quando?',
      'tirei duas semanas e voltei igual',
    ],
    answer:
      'Conte meses, não semanas: sono e corpo costumam melhorar em seis a doze semanas, a energia para o trabalho em três a seis meses ou mais. Duas semanas de folga não bastam se a carga volta igual. Combine a volta por etapas com médico e chefe. Voltar em tempo cheio no primeiro dia é a recaída típica.',
  },
  {
    matter: 'burnout',
    asked: [
      'O que eu faço com a angústia de domingo à noite?',
      'angustia domingo a noite',
      'e no domingo à noite, faço o quê?',
      'domingo às seis já me dá aperto no peito',
    ],
    answer:
      'Sexta, antes de sair, escreva as três primeiras tarefas de segunda e feche o e-mail; domingo às dezoito, algo com corpo e gente, quarenta minutos. Se pensar no trabalho, anote e siga. Segunda sem reunião até as dez. Aperto no peito com falta de ar ou dor no braço: pronto-socorro, não espere.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'Quanto tempo eu dou para o emprego melhorar antes de sair?',
      'quanto tempo dou pro emprego melhorar',
      'e espero até quando?',
      'faz três anos no mesmo cargo fazendo a mesma coisa',
    ],
    answer:
      'Dê noventa dias, com um pedido claro agora: “Quero assumir o projeto tal até junho; o que falta?” Sem passo concreto no dia noventa, você procura fora. Nesse tempo atualize o currículo e fale com cinco pessoas. Esperar que notem sozinhos é como três anos viram cinco. Não peça demissão sem outra proposta assinada.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'O que eu peço ao chefe para não morrer de tédio?',
      'tedio no trabalho oq peço',
      'e peço o quê exatamente?',
      'termino tudo às onze da manhã',
    ],
    answer:
      'Peça uma tarefa que ele detesta e que ensina algo: “Posso assumir o relatório mensal e automatizar até o fim do mês?” Leve uma proposta de meia página, duas horas por semana. Se disser não, pergunte qual outra. Reclamar de tédio sem oferta rende mais do mesmo trabalho, só que em maior quantidade.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'Mudo de área na mesma empresa ou procuro fora?',
      'mudar de area ou sair',
      'e vou pra outra área ou pra outra empresa?',
      'gosto da empresa mas não aguento minha função',
    ],
    answer:
      'Procure dentro primeiro se o salário e as pessoas são bons; dê oito semanas. Tome café com duas pessoas da área desejada e pergunte: “O que eu precisaria saber?” Depois fale com o seu chefe antes que ele ouça de outros. Se a empresa nunca moveu ninguém, vá fora já.',
  },
  {
    matter: 'stuck-at-work',
    asked: [
      'O que eu aprendo à noite para sair desse emprego?',
      'oq estudo pra sair do emprego',
      'e estudo o quê?',
      'quero sair mas só sei fazer isso',
    ],
    answer:
      'Abra vinte anúncios do cargo que quer, conte os requisitos que se repetem e estude o primeiro que você não tem, quarenta minutos, quatro noites por semana, doze semanas. Termine com uma coisa para mostrar. Começar por curso da moda sem olhar anúncio é o erro. Deixe duas noites para treino e sono.',
  },
  {
    matter: 'exam-study',
    asked: [
      'Como eu divido estudo e treino na semana da prova?',
      'estudo e treino na semana da prova',
      'e na semana da prova, treino?',
      'prova quinta e sparring quarta',
    ],
    answer:
      'Treine duas vezes, leve, quarenta minutos, segunda e terça; sparring não, porque pancada e cansaço atrapalham a cabeça. Estude em blocos de quarenta e cinco com dez de pausa, quatro por dia, o assunto mais difícil de manhã. Na véspera pare às vinte e uma. Faltar a todo treino deixa você inquieto e rende menos.',
  },
  {
    matter: 'exam-study',
    asked: [
      'Quantas semanas antes eu começo a estudar?',
      'quantas semanas antes estudo',
      'e começo quanto tempo antes?',
      'sempre deixo pra última noite',
    ],
    answer:
      'Comece três semanas antes em prova comum, oito a doze em vestibular ou concurso de conteúdo grande, com noventa minutos por dia. Semana um lê e resume, semana dois faz exercícios, semana três simula com tempo. Reler grifando é o que parece estudo e menos fixa; feche o livro e explique em voz alta.',
  },
  {
    matter: 'exam-study',
    asked: [
      'Estudo antes ou depois do treino?',
      'estudo antes ou dps do treino',
      'e a ordem, qual é melhor?',
      'chego do treino e durmo em cima do caderno',
    ],
    answer:
      'Antes, se o treino é à noite: uma hora e meia de estudo às dezesseis, treino às dezenove, e só vinte minutos de revisão depois. Com treino de manhã, banho, comida e estudo em até uma hora funcionam bem. Matéria nova depois de treino forte não entra; deixe para esse horário só exercício repetido.',
  },
  {
    matter: 'exam-study',
    asked: [
      'O que eu faço se der branco na prova?',
      'branco na prova oq faço',
      'e se eu travar na hora?',
      'sei tudo em casa e na prova some',
    ],
    answer:
      'Largue a caneta, solte o ar em seis segundos cinco vezes e vá para a questão mais fácil; volte à outra depois de duas resolvidas. Escreva no canto as fórmulas no primeiro minuto. Em casa, faça dois simulados com tempo e barulho. Ficar parado dez minutos na mesma questão é o que custa a nota.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Quantos minutos por dia eu preciso para aprender inglês trabalhando e treinando?',
      'quantos min por dia de ingles',
      'e por dia, quanto tempo?',
      'começo inglês todo janeiro e paro em março',
    ],
    answer:
      'Trinta minutos por dia, seis dias: dez de palavras com repetição, dez ouvindo, dez falando em voz alta. Em seis meses dá para uma conversa simples. Ligue ao café da manhã ou ao ônibus. O erro é só aplicativo e nunca falar; marque uma conversa de meia hora por semana desde o primeiro mês.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Aprendo com curso pago ou de graça na internet?',
      'curso pago ou gratis',
      'e vale pagar curso?',
      'já tenho dez cursos comprados e nenhum terminado',
    ],
    answer:
      'Use grátis nas quatro primeiras semanas; pague só depois de vinte horas feitas, e por correção humana, não por mais vídeo. Escolha um curso dos dez e termine até data marcada. O que falta quase nunca é material, é alguém que olhe seu trabalho. Habilitação ou certificado obrigatório é exceção: aí pague o reconhecido.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Reprovei na prova prática de direção; o que treino antes da próxima?',
      'reprovei na direçao oq treino',
      'e antes da próxima, treino o quê?',
      'morri o carro na rampa e o examinador me reprovou',
    ],
    answer:
      'Treine só o ponto que reprovou: duas aulas de cinquenta minutos na rampa, quinze saídas cada, e uma aula simulando a prova com o instrutor mudo. No dia, chegue trinta minutos antes e ajuste banco e espelhos devagar. Remarcar correndo sem aula repete o erro. Dirigir sem habilitação para praticar é infração séria.',
  },
  {
    matter: 'learning-skill',
    asked: [
      'Como eu aprendo mais rápido uma coisa nova depois do trabalho cansado?',
      'aprender cansado dps do trabalho',
      'e cansado à noite, rende como?',
      'depois das oito não entra mais nada',
    ],
    answer:
      'Ponha o difícil em vinte e cinco minutos antes do trabalho e deixe para a noite só prática repetida de quinze. Depois de cada bloco, feche tudo e escreva três linhas de memória. Sono de sete horas fixa mais que a segunda hora de estudo. Estudar na cama com vídeo rodando não é estudo.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'Como eu trabalho em casa sem pegar o celular a cada cinco minutos?',
      'home office celular toda hora',
      'e o celular, onde eu deixo?',
      'abro o celular sem perceber o dia inteiro',
    ],
    answer:
      'Deixe o celular em outro cômodo, com som só para chamadas, e trabalhe em blocos de quarenta minutos com cinco de pausa em pé. Veja mensagens às dez, treze e dezesseis. Feche as abas que não são da tarefa. Virado para baixo na mesa não adianta. Os três primeiros dias são os piores.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'O que eu faço primeiro ao sentar para trabalhar?',
      'oq faço primeiro no trabalho',
      'e de manhã, começo por onde?',
      'começo pelo e-mail e quando vejo é meio-dia',
    ],
    answer:
      'Faça a tarefa mais pesada nos primeiros cinquenta minutos, escolhida na véspera em um papel; e-mail só depois. Abra na noite anterior o arquivo já no ponto. Avise a equipe: “Respondo a partir das dez.” Começar pelo e-mail põe a lista dos outros na frente da sua.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'Filhos em casa interrompem toda hora; como combino?',
      'filhos interrompem home office',
      'e com as crianças em casa?',
      'cada dez minutos alguém abre a porta',
    ],
    answer:
      'Combine um sinal e um horário: boné na cabeça é reunião, e às dez e às quinze você sai por quinze minutos de verdade. Criança aguenta trinta a quarenta minutos se sabe quando você volta; use um relógio de cozinha. Menores de cinco precisam de outro adulto. Prometer “já vou” sem hora é o que traz a porta.',
  },
  {
    matter: 'focus-at-work',
    asked: [
      'Quantas pausas por dia e de quanto tempo?',
      'quantas pausas por dia',
      'e pausa, de quanto em quanto?',
      'sento às oito e levanto às treze com a cabeça frita',
    ],
    answer:
      'Cinco minutos a cada cinquenta e uma pausa de quarenta no almoço, longe da tela. Na pausa curta, em pé: vinte agachamentos ou uma volta no prédio. À tarde, depois das quinze, blocos de trinta. Pausa no celular não descansa. Dor de cabeça diária ou vista embaçada pede oftalmologista.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Tenho duas propostas de emprego; como decido até sexta?',
      '2 propostas como decido',
      'e como eu escolho até sexta?',
      'uma paga mais, a outra tem chefe melhor',
    ],
    answer:
      'Dê nota de um a cinco em seis pontos para cada uma: salário líquido, chefe, aprendizado, horas, trajeto, horário de treino; dobre os dois que mais pesam. Some. Durma e veja se o resultado incomoda: o incômodo mostra o ponto que faltou. Salário vinte por cento maior com uma hora a mais de trajeto costuma empatar.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Posso pedir mais prazo para responder a uma proposta?',
      'posso pedir mais prazo pra responder',
      'e se eu pedir uns dias?',
      'querem resposta amanhã e espero outra',
    ],
    answer:
      'Pode, dois a cinco dias úteis são normais: “Gostei da proposta; posso responder até quinta às doze?” Avise a outra no mesmo dia: “Tenho uma oferta com prazo quinta; conseguem me dizer antes?” Cumpra a hora. Empresa que nega vinte e quatro horas já mostra como trata gente. Não aceite verbalmente as duas.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Recuso a segunda proposta como, sem fechar a porta?',
      'como recuso proposta',
      'e pra outra, escrevo o quê?',
      'vou ter que dizer não e gostei deles',
    ],
    answer:
      'Escreva no mesmo dia em que assinou a outra: “Agradeço a proposta e o tempo de vocês. Aceitei outra, mais próxima do que busco agora. Gostaria de manter contato.” Telefone antes se conversaram três vezes. Sem dizer quanto a outra paga. Sumir é o que fecha a porta; cidade e ramo costumam ser pequenos.',
  },
  {
    matter: 'two-offers',
    asked: [
      'Vale mudar de cidade por um salário maior?',
      'mudar de cidade por salario vale?',
      'e se for em outra cidade?',
      'me ofereceram trinta por cento a mais em São Paulo',
    ],
    answer:
      'Vale se, depois de aluguel, transporte e mudança, sobram pelo menos quinze por cento a mais por mês que hoje. Faça a conta com três anúncios de aluguel reais perto do trabalho. Passe um fim de semana lá e treine em uma academia. Peça ajuda de mudança por escrito. Trinta por cento somem fácil só no aluguel.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Me dá uma aula infantil de quarenta e cinco minutos, minuto a minuto?',
      'aula infantil 45min minuto a minuto',
      'e a aula de amanhã, fica como?',
      'amanhã dou aula pra doze crianças e não tenho plano',
    ],
    answer:
      '0–5 roda e regra do dia; 5–12 pega-pega com animais; 12–20 rolamento em duas filas; 20–30 uma técnica em três passos, pares do mesmo tamanho; 30–38 jogo que usa a técnica; 38–42 desafio leve de tirar a fita; 42–45 roda e cumprimento. Explique no máximo quarenta segundos. Fila com mais de quatro crianças vira bagunça.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'O que faço com dois meninos que bagunçam a aula inteira?',
      '2 meninos bagunçam a aula',
      'e falo com os pais primeiro ou com eles?',
      'dois garotos param minha aula o tempo todo',
    ],
    answer:
      'Fale primeiro com os meninos, antes da aula, separados: “Você é meu ajudante do aquecimento; duas conversas fora de hora e senta dois minutos.” Duplas longe um do outro. Cumpra calmo. Só depois de três aulas chame os pais, com um exemplo e um pedido. Bronca na frente da turma dá plateia.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Um pai grita da arquibancada durante a aula; o que digo?',
      'pai grita na aula oq digo',
      'e com esse pai, falo o quê?',
      'o pai corrige o filho no meio da minha aula',
    ],
    answer:
      'Diga no fim, a sós: “Quando o senhor orienta, ele olha para fora e perde a minha voz. Na aula eu falo; em casa o senhor elogia.” Dê uma tarefa: filmar dois minutos. Repetiu, pais esperam fora por um mês, regra para todos. Se houver humilhação ou tapa na criança, direção e Conselho Tutelar.',
  },
  {
    matter: 'teaching-class',
    asked: [
      'Quantos alunos um instrutor sozinho consegue dar conta?',
      'quantos alunos por instrutor',
      'e sozinho, até quantos?',
      'minha turma de iniciantes chegou a vinte e oito',
    ],
    answer:
      'Até doze crianças pequenas, quinze maiores ou uns vinte adultos; em sparring, até cinco duplas ao mesmo tempo na sua vista. Com vinte e oito, divida em dois horários ou ponha um auxiliar graduado com metade do tatame. Sozinho, faça rodízio: metade luta, metade conta e observa. Acidente acontece atrás das suas costas.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'Me ofereceram luta em duas semanas; aceito ou não?',
      'luta em 2 semanas aceito?',
      'e com tão pouco tempo, pego?',
      'me ligaram hoje pra substituir um cara dia vinte',
    ],
    answer:
      'Aceite só com quatro sins: você fez sparring nas últimas três semanas, está até três por cento acima do peso, sem lesão nem pancada recente, e o adversário tem experiência parecida. Um não basta para recusar. O treinador vê o vídeo dele hoje. Peso longe: proponha peso combinado, nunca secar às pressas.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'O que eu leio no contrato antes de assinar a luta?',
      'oq leio no contrato da luta',
      'e no contrato, olho o quê?',
      'me mandaram cinco páginas e querem assinado hoje',
    ],
    answer:
      'Leia sete pontos: bolsa e data de pagamento, peso e tolerância, cancelamento, despesas e viagem, seguro médico, exclusividade e direito de imagem. Diga: “Assino amanhã, depois que meu treinador e um advogado lerem.” Exclusividade longa sem número mínimo de lutas é a armadilha mais comum. Nada que falaram vale se não está no papel.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'Quanto peço de bolsa quando me chamam de última hora?',
      'quanto peço em cima da hora',
      'e de bolsa, peço quanto?',
      'o promotor perguntou quanto eu quero',
    ],
    answer:
      'Peça uma vez e meia a sua última bolsa, mais passagem, hotel e refeição para você e um córner, e metade no dia da pesagem. Diga: “Com dez dias, faço por três mil, tudo incluído por escrito.” Depois espere. Quem chama em cima da hora precisa de você. Aceitar venda de ingressos como pagamento sai caro.',
  },
  {
    matter: 'fight-offer',
    asked: [
      'Como eu recuso uma luta sem queimar o promotor?',
      'como recuso a luta',
      'e se eu disser não, falo como?',
      'não quero essa luta mas tenho medo de não me chamarem mais',
    ],
    answer:
      'Ligue no mesmo dia: “Obrigado por lembrar de mim. Nessa data não chego pronto; a partir de dez de junho estou livre, nos setenta quilos.” Dê data e peso, e indique alguém da equipe. Recusa rápida com data fica bem. Aceitar e cair fora na semana é o que queima de verdade.',
  },
]
