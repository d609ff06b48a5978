import type { ConcreteAnswer } from '../concrete-answer.ts'

export const BUSINESS: readonly ConcreteAnswer[] = [
  {
    matter: 'open-gym',
    asked: [
      'Quantos metros quadrados eu preciso para abrir uma academia de luta?',
      'quantos metros pra abrir academia',
      'e de espaço, quanto preciso?',
      'achei um salão de oitenta metros e não sei se serve',
    ],
    answer:
      'Cem a cento e cinquenta metros servem para começar, com setenta a cem de tatame: conte quatro metros por aluno em técnica e seis em luta. Oitenta no total dá turmas de doze. Pé-direito de três metros e dois banheiros. Antes de assinar, pergunte na prefeitura se o endereço aceita academia.',
  },
  {
    matter: 'open-gym',
    asked: [
      'Quais são os primeiros passos antes de assinar o aluguel?',
      'primeiros passos antes do aluguel',
      'e antes de assinar, faço o quê?',
      'o dono do imóvel quer a assinatura na sexta',
    ],
    answer:
      'Cinco passos nesta ordem: consulta de zoneamento na prefeitura, exigências dos bombeiros, conversa com contador, trinta nomes de pré-inscritos e orçamento de tatame, banheiro e som. Peça carência de dois a três meses e cláusula de saída se o alvará for negado. Assinar antes da consulta é o erro mais caro.',
  },
  {
    matter: 'open-gym',
    asked: [
      'Quanto dinheiro guardado preciso para abrir?',
      'quanto dinheiro pra abrir academia',
      'e de reserva, quanto tem que ter?',
      'tenho quarenta mil e quero abrir',
    ],
    answer:
      'Tenha a obra e o equipamento pagos mais seis meses de custos fixos; com oito mil por mês, são quarenta e oito mil só de fôlego. Com quarenta mil ao todo, comece sublocando horário em outra casa. Tatame usado e poucos sacos bastam. Gastar tudo na reforma e abrir sem caixa é o tropeço clássico.',
  },
  {
    matter: 'open-gym',
    asked: [
      'Abro sozinho já ou começo alugando horário em outra academia?',
      'abro ja ou alugo horario',
      'e começo grande ou pequeno?',
      'tenho quinze alunos particulares e quero meu espaço',
    ],
    answer:
      'Com quinze alunos, alugue horário por seis meses e abra quando tiver trinta e cinco a quarenta pagando. Combine por escrito que os alunos são seus e o aviso é de trinta dias. Assim o aluguel futuro já nasce coberto pela metade. Abrir com quinze prende você a dar todas as aulas e ainda faltar dinheiro.',
  },
  {
    matter: 'get-members',
    asked: [
      'Como eu consigo dez alunos novos em trinta dias?',
      '10 alunos em 30 dias como',
      'e pra este mês, faço o quê?',
      'não entra aluno novo há dois meses',
    ],
    answer:
      'Peça a cada aluno atual um nome: “Quem você traria na sexta? A primeira semana é por minha conta.” Com quarenta alunos vêm uns quinze convidados. Ligue para todos os experimentais dos últimos seis meses e abra uma turma de iniciantes com data de início. Panfleto sem turma de iniciantes traz gente que não volta.',
  },
  {
    matter: 'get-members',
    asked: [
      'Aula experimental grátis ou paga?',
      'aula gratis ou paga',
      'e a experimental, cobro?',
      'vem muita gente na aula grátis e ninguém fica',
    ],
    answer:
      'Cobre uma semana de teste, três aulas por trinta a cinquenta reais, descontados na matrícula. Uma aula só não prende ninguém; três, com o mesmo instrutor recebendo na porta, sim. Na terceira, sente cinco minutos e pergunte do plano. Se hoje é grátis, o buraco quase sempre é ninguém falar de matrícula no fim.',
  },
  {
    matter: 'get-members',
    asked: [
      'O que eu levo para oferecer aula de boxe em uma empresa?',
      'oq levo pra empresa aula de boxe',
      'e na empresa, mostro o quê?',
      'quero vender aula pra um escritório do lado',
    ],
    answer:
      'Leve uma folha: seis semanas, terça às dezoito, quarenta e cinco minutos, até quinze pessoas, sem contato, preço fechado e seguro. Mais dois pares de luva e manopla para uma demonstração de dez minutos. Diga: “A primeira é por nossa conta, dia oito ou quinze?” Fale com RH, não com recepção. Plano de um ano assusta.',
  },
  {
    matter: 'get-members',
    asked: [
      'Quanto gasto em anúncio por mês em uma academia pequena?',
      'quanto gasto em anuncio',
      'e em anúncio, ponho quanto?',
      'gastei quinhentos em anúncio e não veio ninguém',
    ],
    answer:
      'Comece com trezentos reais por mês, raio de três quilômetros, uma oferta só: turma de iniciantes com data. Meça quantas mensagens, visitas e matrículas vieram; se uma matrícula custa mais que uma mensalidade e meia, mude a oferta. Responda em até dez minutos no horário aberto. Anúncio bom com resposta no dia seguinte é dinheiro jogado.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Um aluno quer cancelar; o que digo?',
      'aluno quer cancelar oq digo',
      'e quando ele pedir pra sair?',
      'todo mês três pessoas me mandam mensagem cancelando',
    ],
    answer:
      'Diga: “Entendo, cancelo sem problema. O que pesou mais: horário, dinheiro, treino ou lesão?” e ofereça uma coisa que resolva só isso, como pausa de um mês ou outra turma. Uma oferta, uma vez. Cancele no prazo do contrato. Dificultar a saída gera avaliação ruim e ninguém volta.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Em que semana os iniciantes desistem mais e o que faço?',
      'qdo iniciante desiste',
      'e em que momento eu ligo pra eles?',
      'entram dez em janeiro e em abril sobram três',
    ],
    answer:
      'Os três primeiros meses são os mais frágeis, então aja neles: mensagem no dia dois, conversa de três minutos na terceira semana, pequena meta na sexta. Faltou duas aulas, ligue no mesmo dia: “Senti sua falta, quinta tem revisão.” Jogar iniciante em sparring no primeiro mês esvazia a turma.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Qual percentual de cancelamento por mês é aceitável?',
      'quanto de cancelamento é normal',
      'e perder quantos por mês é normal?',
      'tenho oitenta alunos e perco seis por mês',
    ],
    answer:
      'Até três ou quatro por cento ao mês é bom, cinco é atenção; seis de oitenta dá sete e meio, alto. Separe por tempo de casa: se saem nos três primeiros meses, o problema é acolhida; se saem depois de um ano, é rotina ou sparring. Ligue para os seis e faça a mesma pergunta.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Escrevo para ex-alunos? O que digo?',
      'oq mando pra ex aluno',
      'e quem já saiu, chamo de volta?',
      'tenho uma lista de cem que já treinaram aqui',
    ],
    answer:
      'Escreva, um por um, a quem saiu há três a dezoito meses: “Oi, lembrei de você. Dia dez começa uma turma de retorno, ritmo leve, quatro semanas por metade. Guardo um lugar?” Vinte por dia, cinco dias. Quem não respondeu recebe só mais uma. Promoção em massa para a lista inteira irrita.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Quanto eu posso aumentar a mensalidade de uma vez?',
      'quanto aumento a mensalidade',
      'e de quanto é o aumento?',
      'não mexo no preço há três anos e o aluguel subiu',
    ],
    answer:
      'Dez a quinze por cento por ano passam com poucas saídas; depois de três anos parado, quinze agora e outros dez em doze meses. Simule: com oitenta alunos, quinze por cento a mais aguenta perder dez. Contrato fixo só muda na renovação ou como diz a cláusula. Pedir desculpa no anúncio chama desconto.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Como eu aviso o aumento aos alunos?',
      'como aviso o aumento',
      'e o texto do aviso, fica como?',
      'tenho medo de avisar e perder metade da turma',
    ],
    answer:
      'Avise trinta dias antes, por mensagem e na parede: “A partir de primeiro de agosto a mensalidade passa de 150 para 170. Com isso mantemos turmas menores e o tatame novo. Dúvidas comigo até dia vinte.” Valor, data, um motivo. Responda reclamação em particular. Avisar na semana do vencimento é o que gera raiva.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Dou desconto para amigos e família de alunos?',
      'desconto pra amigo e familia?',
      'e desconto, pra quem dou?',
      'metade da academia paga menos que a tabela',
    ],
    answer:
      'Só três descontos, escritos na parede: segundo da família dez por cento, plano semestral dez, estudante num horário vazio. Amigo paga inteiro. Quem tem acordo antigo recebe carta: “Até dezembro como está, em janeiro tabela.” Descontos somados, no máximo quinze. Acordo individual secreto é o que um dia toda a turma descobre.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Aumento para todos ou só para os novos?',
      'aumento pra todos ou so novos',
      'e os antigos, pagam o novo preço?',
      'os antigos pagam cem e os novos cento e sessenta',
    ],
    answer:
      'Novos já no preço cheio, antigos em dois degraus, com seis meses entre eles: de cem para cento e trinta, depois cento e sessenta. Diga: “Você segurou a casa no começo, por isso o seu sobe em dois passos.” Diferença eterna cria fofoca e tira caixa. Confira o contrato de cada um antes.',
  },
  {
    matter: 'break-even',
    asked: [
      'Quantos alunos eu preciso para pagar as contas?',
      'quantos alunos pra pagar contas',
      'e o meu número, quanto dá?',
      'aluguel de quatro mil e não sei se fecho o mês',
    ],
    answer:
      'Some os custos fixos com o seu salário e divida pela mensalidade média menos custos por aluno. Exemplo: onze mil divididos por cento e quarenta dão setenta e nove alunos. Use a média que de fato entra, não a tabela. Some dez por cento de inadimplência. Esquecer o próprio salário faz qualquer academia parecer lucrativa.',
  },
  {
    matter: 'break-even',
    asked: [
      'Que parte da receita o aluguel pode levar?',
      'aluguel qual % da receita',
      'e de aluguel, até quanto pode?',
      'o aluguel come quase metade do que entra',
    ],
    answer:
      'Até vinte e cinco por cento é saudável, trinta é o teto; perto de cinquenta não fecha. Se entra dez mil, o aluguel cabe em dois e quinhentos a três. Peça renegociação com números, subloque a manhã para dança ou pilates, ou ponha turma no horário vazio. Aceitar e esperar crescer consome a reserva.',
  },
  {
    matter: 'break-even',
    asked: [
      'Um professor basta para quarenta alunos?',
      '1 professor pra 40 alunos basta?',
      'e sozinho eu dou conta de quarenta?',
      'sou só eu pra dar todas as aulas',
    ],
    answer:
      'Basta até uns quarenta e cinco alunos, com oito a dez turmas por semana e um graduado que assuma duas delas. Acima disso, ou com turma infantil, contrate um auxiliar por hora. Tenha já alguém para quando você adoecer. Passar de quinze aulas semanais sozinho costuma acabar em doença, e a casa fecha junto.',
  },
  {
    matter: 'break-even',
    asked: [
      'Em quantos meses uma academia nova costuma empatar?',
      'em quantos meses empata',
      'e até empatar, leva quanto?',
      'abri há cinco meses e ainda ponho dinheiro',
    ],
    answer:
      'Conte doze a dezoito meses, com quatro a seis alunos líquidos novos por mês. Com cinco meses, pôr dinheiro é esperado; veja a curva: se os últimos três meses somaram menos de dez alunos líquidos, mude a oferta. Marque um limite de caixa com data. Sem esse limite, o buraco passa para a família.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'Não tenho para pagar o aluguel este mês; com quem falo primeiro?',
      'nao tenho o aluguel deste mes',
      'e ligo pra quem primeiro?',
      'vence dia dez e faltam dois mil',
    ],
    answer:
      'Ligue primeiro para o dono do imóvel, antes do vencimento: “Pago metade dia dez e metade dia vinte e cinco, por escrito.” Depois cobre os atrasados e ofereça cinco planos semestrais à vista com dez por cento. Salário de funcionário vem antes do fornecedor. Cheque especial e cartão para cobrir aluguel é o que cria dívida.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'O que eu pago primeiro se não dá para tudo?',
      'oq pago primeiro',
      'e qual conta eu deixo?',
      'tenho quatro boletos e dinheiro pra dois',
    ],
    answer:
      'Ordem: salários, luz e água, aluguel, impostos com parcelamento possível, depois banco e fornecedores, com quem se negocia. Ligue para cada um que vai atrasar antes do vencimento, com data. Escreva tudo em uma folha. Pagar quem grita mais é o erro. Se passar de dois meses, sente com contador.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'Dezembro e janeiro esvaziam; como me preparo?',
      'dezembro vazio como preparo',
      'e pro fim do ano, faço o quê?',
      'todo janeiro entro no vermelho',
    ],
    answer:
      'Guarde oito por cento da receita de março a outubro em conta separada e venda em novembro plano de três meses até fevereiro. Em dezembro, um curso de férias de quatro semanas, duas vezes por semana. Corte aulas com menos de quatro pessoas. Esperar o movimento voltar sozinho em fevereiro repete o vermelho.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'Como arrumo três mil até sexta sem empréstimo?',
      '3 mil ate sexta sem emprestimo',
      'e dinheiro até sexta, de onde?',
      'preciso de três mil até sexta na academia',
    ],
    answer:
      'Cobre hoje os atrasados por telefone, ofereça dez planos trimestrais à vista com dez por cento e um pacote de quatro aulas particulares para dez alunos próximos. Diga: “Tenho cinco vagas a trezentos, pagas até quinta.” Venda também equipamento parado. Prometer plano anual muito barato resolve sexta e tira a receita do ano.',
  },
  {
    matter: 'debt',
    asked: [
      'Qual dívida eu pago primeiro?',
      'qual divida pago primeiro',
      'e começo por qual?',
      'devo cartão, banco e um amigo',
    ],
    answer:
      'Primeiro as que tiram luz, casa ou alimento, depois o cartão e o cheque especial, que têm o juro mais alto; o amigo recebe data e uma parcela pequena. Faça uma lista com valor, juro e parcela. Pague o mínimo dos outros. Pegar dinheiro novo em financeira para tapar cartão só ajuda se o juro total for bem menor.',
  },
  {
    matter: 'debt',
    asked: [
      'Como eu negocio com o banco, o que falo?',
      'negociar com banco oq falo',
      'e na ligação, falo o quê?',
      'o banco liga todo dia e eu não atendo',
    ],
    answer:
      'Fale com número e data: “Posso pagar trezentos por mês a partir do dia dez; qual o total com juros e qual o desconto à vista?” Peça por e-mail antes de aceitar. Não prometa mais que dez a quinze por cento da renda. Se o acordo quebra uma vez, fica pior. Procon e Defensoria ajudam de graça.',
  },
  {
    matter: 'debt',
    asked: [
      'Devo mais do que ganho; existe saída legal?',
      'devo mais q ganho e agora',
      'e se eu não conseguir pagar nunca?',
      'a soma das parcelas passa do meu salário',
    ],
    answer:
      'Existe: a lei do superendividamento permite repactuar as dívidas de consumo em um plano de até cinco anos, preservando o mínimo para viver. Procure Procon, Defensoria Pública ou advogado nesta semana, com extratos e contratos. Até lá, nenhuma dívida nova. Se a angústia virar pensamento de morte, ligue 188 agora.',
  },
  {
    matter: 'debt',
    asked: [
      'Conto à minha mulher sobre a dívida da academia?',
      'conto da divida pra mulher',
      'e em casa, eu conto?',
      'escondo uma dívida de vinte mil da minha esposa',
    ],
    answer:
      'Conte nesta semana, sentado, com a folha na mão: “Devo vinte mil, destes quatro lugares. Escondi e errei. Tenho este plano e quero montar o resto com você.” Traga todos os números de uma vez; uma segunda revelação dói mais que a dívida. Não peça solução na mesma noite. Se ela é fiadora, fale antes de assinar algo.',
  },
  {
    matter: 'late-payers',
    asked: [
      'Como eu cobro um aluno que está dois meses atrasado?',
      'cobrar aluno 2 meses atrasado',
      'e como eu cobro sem brigar?',
      'tem aluno que treina e não paga desde março',
    ],
    answer:
      'Fale a sós ou por mensagem: “Março e abril somam trezentos. Consegue pagar até sexta ou prefere em três de cem?” Depois do prazo: “A partir de segunda o treino pausa até acertar.” E cumpra. Não cobre na frente da turma, isso pode virar processo. Criança nunca sai do tatame por dívida: fale com os pais.',
  },
  {
    matter: 'late-payers',
    asked: [
      'Em quantos dias de atraso eu bloqueio o treino?',
      'bloqueio com quantos dias',
      'e a partir de quando eu barro?',
      'tenho vergonha de barrar gente na porta',
    ],
    answer:
      'Mensagem no dia dois, ligação no dia sete, treino pausado no dia quinze, tudo escrito no contrato. A data igual para todos tira a vergonha. Quem avisa antes ganha acordo de duas parcelas. Deixar passar o segundo mês é onde quase ninguém mais paga. Multa e juros só como o contrato e a lei permitem.',
  },
  {
    matter: 'late-payers',
    asked: [
      'Um cliente de aula particular sempre paga depois; o que mudo?',
      'particular paga sempre dps',
      'e com esse cliente, mudo o quê?',
      'dou a aula e fico um mês correndo atrás do dinheiro',
    ],
    answer:
      'Passe a pacote adiantado: “A partir do dia primeiro trabalho com quatro aulas pagas antes da primeira.” Mande o link de pagamento no dia vinte e cinco. Sem pagamento até a véspera, a hora vai para outro. Quem não aceita já estava usando seu caixa. Aplicar a regra só a ele soa pessoal; aplique a todos.',
  },
  {
    matter: 'late-payers',
    asked: [
      'Ele sumiu devendo oitocentos reais; vale ir à Justiça?',
      'sumiu devendo 800 vale justiça?',
      'e se ele não pagar nunca?',
      'o aluno parou de responder e deve oitocentos',
    ],
    answer:
      'Vale tentar o Juizado Especial Cível se há contrato ou conversas: até vinte salários mínimos você entra sem advogado, e sem custas na primeira fase. Confira se a sua forma de empresa pode ser autora. Antes mande uma cobrança com prazo de dez dias. Expor o nome dele no grupo pode render indenização contra você.',
  },
  {
    matter: 'competitor',
    asked: [
      'Abriu uma academia do lado pela metade do preço; baixo o meu?',
      'abriu do lado pela metade do preço',
      'e eu baixo o preço?',
      'o vizinho cobra setenta e eu cento e quarenta',
    ],
    answer:
      'Não baixe; quem guerreia por preço perde caixa dos dois lados. Faça nesta semana: ligue para os dez alunos mais novos, abra uma turma que ele não tem e ponha na porta suas turmas pequenas com horário. Para quem pedir desconto, plano semestral com dez por cento. Conte perdas por noventa dias antes de mexer.',
  },
  {
    matter: 'competitor',
    asked: [
      'Ele está chamando meus alunos por mensagem; o que faço?',
      'concorrente chama meus alunos',
      'e com ele, eu falo?',
      'descobri que ele manda direct pros meus alunos',
    ],
    answer:
      'Vá lá pessoalmente, sem plateia: “Soube que você escreve aos meus alunos. Abra o que quiser, mas não procure os meus; eu farei o mesmo.” Depois cuide dos seus: café na sexta, meta de faixa, conversa individual. Se ele usou lista tirada da sua casa ou mentiu sobre você, guarde prints e fale com advogado.',
  },
  {
    matter: 'competitor',
    asked: [
      'Meu instrutor saiu e abriu ao lado; vou perder quantos alunos?',
      'instrutor saiu e abriu do lado',
      'e os alunos dele, como seguro?',
      'meu professor de terça abriu academia na esquina',
    ],
    answer:
      'Conte com perder parte das turmas que eram dele; fale nas próximas vinte e quatro horas com cada aluno delas: “O horário continua, quem dá aula é fulano, e eu estou aqui esta semana inteira.” Você mesmo dá as quatro primeiras. Não fale mal dele. Veja com advogado se o contrato tinha cláusula; sem ela, pouco se faz.',
  },
  {
    matter: 'competitor',
    asked: [
      'Como descubro o que o concorrente faz melhor?',
      'oq o concorrente faz melhor',
      'e como eu vejo o que eles têm?',
      'todo mundo fala bem da academia nova',
    ],
    answer:
      'Leia as últimas trinta avaliações dele e anote o que se repete; depois ligue como cliente e conte em quanto tempo respondem. Pergunte a três ex-alunos seus: “O que lá é melhor?” sem defender nada. Escolha uma coisa e melhore em quatro semanas, geralmente resposta, limpeza ou acolhida. Copiar decoração e promoção não muda nada.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Meu sócio não trabalha e recebe igual; como abro essa conversa?',
      'socio nao trabalha e recebe igual',
      'e como eu começo com ele?',
      'eu dou todas as aulas e dividimos no meio',
    ],
    answer:
      'Marque uma hora fora da academia e leve as horas de oito semanas: “Eu fiz cento e sessenta, você quarenta. Proponho pagar primeiro por aula dada e dividir só o lucro.” Deixe-o responder até o dia tal. Escreva o acordo e assinem. Falar de preguiça em vez de horas é o que vira briga.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Quem decide quando somos dois com cinquenta por cento?',
      '50/50 quem decide',
      'e quando a gente empata, como faz?',
      'cada um tem metade e nada se resolve',
    ],
    answer:
      'Dividam áreas: um decide sozinho aulas e equipe, outro dinheiro e imóvel, e só três coisas exigem os dois: dívida, contrato longo, novo sócio. Para empate, um terceiro nomeado no contrato, como o contador, em sete dias. Escrevam com advogado. Decidir na base de quem insiste mais acaba em caixa parado.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Quero sair da sociedade; como calculo a minha parte?',
      'sair da sociedade quanto vale',
      'e a minha parte, vale quanto?',
      'quero vender minha metade da academia',
    ],
    answer:
      'Comece pelo contrato social e, se calado, por lucro médio dos últimos doze meses vezes um e meio a dois e meio, mais equipamento, menos dívidas, vezes a sua parte. Leve ao contador para a conta formal. Peça pagamento com entrada e parcelas com garantia. Sair sem alterar o contrato na Junta deixa as dívidas com você.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Meu sócio usa o dinheiro da academia para gastos pessoais; o que faço?',
      'socio usa dinheiro da academia',
      'e se eu provar que ele pegou?',
      'achei mercado e gasolina dele na conta da empresa',
    ],
    answer:
      'Hoje baixe os extratos de doze meses e marque cada gasto; amanhã fale: “Achei quatro mil de gastos pessoais. Quero devolução em trinta dias e toda saída aprovada pelos dois a partir de agora.” Depois e-mail com a lista. Se negar ou repetir, advogado e contador antes de qualquer retirada sua. Não bloqueie a conta sozinho.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'Contrato meu primeiro instrutor por hora, CLT ou PJ?',
      'instrutor hora clt ou pj',
      'e contrato de que jeito?',
      'preciso de alguém pra quatro aulas por semana',
    ],
    answer:
      'Para horário fixo, sob suas ordens e toda semana, o seguro é CLT, que pode ser por hora ou intermitente; PJ com rotina de empregado costuma virar processo. Fale com contador e advogado trabalhista antes da primeira aula. Calcule uns sessenta a oitenta por cento de encargos sobre o salário. De boca sai mais caro.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'Que teste faço antes de contratar um instrutor?',
      'q teste antes de contratar',
      'e como eu testo ele?',
      'o cara luta muito mas não sei se ensina',
    ],
    answer:
      'Faça duas aulas pagas: uma de iniciantes, trinta minutos, uma infantil, e depois pergunte a três alunos: “Você entendeu? Sentiu segurança?” Olhe se ele aprende nomes e se para um par perigoso. Peça duas referências e certidões para quem cuida de crianças. Contratar pelo cartel é o engano mais comum.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'Como eu dispenso um professor de quem os alunos gostam?',
      'como dispenso professor querido',
      'e como eu mando ele embora?',
      'ele falta muito mas a turma adora ele',
    ],
    answer:
      'Dispense no fim do dia, a sós, em dez minutos: “Depois das quatro faltas e das duas conversas, encerro nosso contrato dia trinta. Isto é o que você recebe.” À turma, no mesmo dia: “Fulano sai, a partir de segunda fico eu.” Sem motivo. Tenha o substituto antes. Confira prazos e verbas com o contador.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'Quantos alunos eu preciso ter para pagar um auxiliar?',
      'quantos alunos pra pagar auxiliar',
      'e pra pagar ele, preciso de quanto?',
      'queria alguém pras turmas infantis',
    ],
    answer:
      'Com encargos em torno de dois mil por mês e mensalidade de cento e quarenta, são quinze alunos a mais ou quinze que ele segure. Comece com seis horas por semana na turma infantil por três meses. Meça entradas e saídas dessa turma. Contratar para descansar é válido, mas então a reserva tem de cobrir seis meses.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'Recebi uma avaliação ruim no Google; o que respondo?',
      'avaliaçao ruim no google oq respondo',
      'e o que eu escrevo na resposta?',
      'deram uma estrela e falaram que sou grosso',
    ],
    answer:
      'Responda em até dois dias, em quatro linhas: “Obrigado pelo retorno. Sinto que a aula de terça foi assim para você. Já falamos com a equipe sobre isso. Me ligue, quero resolver.” Sem discutir o caso em público. Depois peça a cinco alunos contentes uma avaliação honesta. Discutir nos comentários é o que os novos leem.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'Um cliente quer o dinheiro de volta depois de três meses; devolvo?',
      'cliente quer dinheiro de volta',
      'e eu devolvo ou não?',
      'ele treinou três meses e diz que não gostou',
    ],
    answer:
      'Devolva só o que ainda não usou, conforme o contrato; aulas feitas não se devolvem, e compra à distância tem sete dias de arrependimento. Escreva: “Encerramos hoje, dos três meses restantes devolvo tanto até dia quinze.” Se houve falha sua, seja generoso. Multa alta demais pode ser abusiva; Procon ou advogado esclarece.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'O que digo a uma mãe que reclama toda semana?',
      'mae reclama toda semana',
      'e pra ela, falo o quê?',
      'a mãe de um aluno reclama de tudo por áudio',
    ],
    answer:
      'Marque quinze minutos e feche a lista: “Quero ouvir tudo hoje. Destas três coisas, mudo uma até dia vinte, as outras ficam como estão. A partir de agora falamos na primeira segunda do mês.” Mande o resumo. Fora disso, resposta curta. Queixa de segurança ou de toque indevido fura a fila: trate no mesmo dia.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'Quando eu expulso um aluno grosseiro?',
      'qdo expulso aluno grosseiro',
      'e em que ponto eu mando embora?',
      'um aluno xinga a recepcionista',
    ],
    answer:
      'Xingamento: uma advertência escrita; repetiu, fora. Agressão, assédio ou machucar de propósito: fora no mesmo dia. Diga a sós, com testemunha: “Seu contrato termina hoje, devolvo os dias pagos até sexta.” Escreva o que houve. Deixar passar porque ele paga adiantado custa a funcionária e a turma. Ameaça vai à polícia.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'O que eu escrevo para uma empresa quando peço patrocínio?',
      'oq escrevo pra pedir patrocinio',
      'e na mensagem, escrevo o quê?',
      'mandei vinte mensagens pedindo patrocínio e ninguém respondeu',
    ],
    answer:
      'Escreva seis linhas para uma pessoa, não para a empresa: quem você é, próxima data, quanto público, o que a marca recebe, valor e pedido de dez minutos. “Luto dia doze, oitocentas pessoas; seu logo no calção e quatro vídeos por mil e duzentos. Posso passar quinta?” Pedir ajuda sem oferecer nada some na caixa.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'Quanto eu peço a um patrocinador pequeno do bairro?',
      'quanto peço de patrocinio',
      'e de valor, peço quanto?',
      'a padaria quer me apoiar e não sei quanto pedir',
    ],
    answer:
      'Peça trezentos a oitocentos reais por luta, ou o custo de uma coisa concreta: exames, viagem, quimono. Dê três pacotes com preço e o que recebe em cada um, o do meio é o que você quer. Doação em produto vale, se você usa. Falar “o que puder” rende uma camiseta.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'Uma marca de suplemento quer me dar produto em troca de posts; aceito?',
      'marca quer trocar produto por post',
      'e se for só produto, aceito?',
      'me ofereceram suplemento por dez posts ao mês',
    ],
    answer:
      'Aceite só por três meses, até dois posts ao mês, sem exclusividade e com teste de lote para doping; dez posts por produto é trabalho grátis. Responda: “Faço dois por mês pelo produto; acima disso, duzentos por post.” Marque como publicidade. Atleta testado leva o rótulo antes ao médico: suplemento contaminado suspende você, não a marca.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'O que eu entrego ao patrocinador depois da luta?',
      'oq entrego pro patrocinador dps',
      'e depois da luta, mando o quê?',
      'meu patrocinador parou de responder depois da luta',
    ],
    answer:
      'Em até cinco dias mande uma página: três fotos com o logo, alcance dos posts, público, resultado e um obrigado, mais a próxima data. Leve em mãos se for do bairro. Depois peça: “Fechamos a de setembro?” Perdeu a luta, mande igual. Quem some depois do dinheiro não renova, e isso é o mais comum.',
  },
  {
    matter: 'social-media',
    asked: [
      'Quantas vezes por semana a academia deve postar?',
      'quantas vezes postar por semana',
      'e posto quantas vezes?',
      'fico semanas sem postar e depois posto dez',
    ],
    answer:
      'Três vezes: segunda um aluno comum com a história dele, quarta uma dica de trinta segundos, sexta a próxima turma com data e link. Grave as três no sábado em uma hora. Responda mensagens em até uma hora no horário aberto. Postar só luta e nocaute atrai curioso e espanta iniciante. Imagem de menor, só com autorização dos pais.',
  },
  {
    matter: 'social-media',
    asked: [
      'O que eu filmo se não tenho nada interessante?',
      'oq filmo pra postar',
      'e eu filmo o quê?',
      'minha academia é pequena e parece sempre igual',
    ],
    answer:
      'Filme cinco coisas que o iniciante quer ver: a porta e o vestiário, a primeira aula de alguém com permissão, um erro corrigido, você respondendo a uma dúvida, o fim da turma cansada e rindo. Vinte a quarenta segundos, celular em pé, legenda. Câmera cara não muda nada. Começar falando “oi pessoal” faz muita gente passar adiante.',
  },
  {
    matter: 'social-media',
    asked: [
      'Posso postar vídeo de aluno sem autorização?',
      'posso postar video de aluno',
      'e preciso pedir permissão?',
      'filmei o sparring da turma e quero publicar',
    ],
    answer:
      'Não, peça autorização por escrito; na matrícula, uma linha de sim ou não basta, e e menor só com a assinatura dos pais. Quem aparece ao fundo também. Se alguém pedir para tirar, tire no mesmo dia. Nunca publique nocaute em treino nem criança chorando ou se trocando. Caso sério, advogado.',
  },
  {
    matter: 'social-media',
    asked: [
      'Tenho seguidores mas não viram alunos; o que mudo?',
      'seguidor nao vira aluno',
      'e pra virar matrícula, faço o quê?',
      'tenho cinco mil seguidores e a turma vazia',
    ],
    answer:
      'Mude o pedido: um post por semana com uma ação só, “escreva TURMA e te mando o horário de iniciantes de dia dez”. Veja quantos seguidores moram a menos de cinco quilômetros; o resto é plateia. Responda com data e nome de quem recebe. Postar para lutadores traz lutadores, não iniciantes.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'O que eu digo no fim da aula experimental para a pessoa se matricular?',
      'oq digo no fim da experimental',
      'e na hora de fechar, falo o quê?',
      'a pessoa adora a aula, vai embora e não volta',
    ],
    answer:
      'Sente com ela cinco minutos, ainda suada: “O que você mais gostou? Para isso, o melhor é terça e quinta às sete, cento e quarenta por mês. Começamos nesta quinta?” Pare de falar. Tenha a ficha e o pagamento na mão. Entregar folheto e dizer “qualquer coisa me chama” é onde se perde a maioria.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'O que respondo quando dizem que está caro?',
      'falam q ta caro oq respondo',
      'e se disser que tá caro?',
      'sempre que falo o preço a pessoa faz careta',
    ],
    answer:
      'Responda: “Caro comparado com o quê?” e escute. Se for orçamento: “Uma vez por semana sai por noventa, começa assim?” Se for comparação, diga o que inclui, em uma frase: turma de doze, oito aulas por mês. Não baixe na hora. Desconto dado em dez segundos ensina que o primeiro preço era mentira.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'E se a pessoa disser que vai pensar?',
      'disse q vai pensar',
      'e quando fala que vai pensar?',
      'todo mundo diz que vai pensar e some',
    ],
    answer:
      'Diga: “Claro. O que falta para decidir: horário, preço ou falar com alguém em casa?” e resolva esse ponto. Depois combine: “Te ligo quinta às onze, pode ser?” E ligue. Mais um contato em sete dias e acabou. Mandar mensagem todo dia afasta. Vaga falsa e promoção que nunca acaba também.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'Falo o preço por mensagem ou só pessoalmente?',
      'preço por mensagem ou pessoalmente',
      'e o preço, já mando no WhatsApp?',
      'mando a tabela e a pessoa não responde mais',
    ],
    answer:
      'Mande o preço, porque esconder irrita, mas com uma pergunta e uma data: “São cento e quarenta, duas vezes por semana. É para você ou para filho? Quinta às sete tem vaga na experimental.” Responda em dez minutos. Tabela inteira em foto mata a conversa; uma opção só, a mais provável, mantém.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'Quanto cobro por um acompanhamento online de treino?',
      'quanto cobro online',
      'e no online, cobro quanto?',
      'três pessoas de fora pediram treino online',
    ],
    answer:
      'Cobre entre um terço e metade do que você ganharia por quatro aulas particulares, por exemplo cento e oitenta por mês, com um plano semanal, um vídeo corrigido por semana e resposta em vinte e quatro horas. Comece com cinco pessoas por oito semanas. Resposta ilimitada no WhatsApp é o que faz o preço virar prejuízo.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'Gravo um curso ou atendo um por um primeiro?',
      'curso gravado ou um por um',
      'e começo com qual?',
      'quero gravar um curso mas não sei se vende',
    ],
    answer:
      'Atenda cinco pessoas um por um durante oito semanas; as perguntas que se repetem são as aulas do curso. Depois pré-venda: “Turma dia dez, vinte vagas, cento e noventa.” Se menos de oito compram, não grave. Gravar trinta aulas antes do primeiro cliente é o erro que mais consome meses.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'Como corrijo um aluno só por vídeo?',
      'corrigir por video como',
      'e pra corrigir à distância, como faço?',
      'o vídeo dele chega escuro e de longe',
    ],
    answer:
      'Peça dois vídeos de quarenta segundos por semana, de lado e de frente, corpo inteiro, celular na altura do quadril. Responda em até dois minutos de áudio: uma coisa boa, um erro, um exercício com repetições. Um erro por semana. Dor, tontura ou lesão: pare o plano e mande ao médico. Sparring não se orienta à distância.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'O que faço se o aluno online não cumpre o treino?',
      'aluno online nao faz o treino',
      'e quando ele some?',
      'ele paga e não manda vídeo nenhum',
    ],
    answer:
      'Escreva no terceiro dia sem registro: “Qual foi o obstáculo: tempo, lugar ou vontade? Esta semana fazemos só dois treinos de vinte minutos.” Reduza antes de cobrar. Depois de duas semanas em silêncio, ligue. Ofereça pausa de um mês. Mandar planilha mais detalhada para quem não faz a simples só piora.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'Quanto cobro por inscrição em um seminário de três horas?',
      'quanto cobro seminario 3h',
      'e a inscrição, por quanto?',
      'vou trazer um convidado e não sei o preço',
    ],
    answer:
      'Some cachê, viagem, hotel e lanche, divida por sessenta por cento das vagas; o resto é sobra. Com três mil e quarenta vagas: três mil por vinte e quatro, dá cento e vinte e cinco. Lote antecipado vinte por cento menor até três semanas antes. Contar com casa cheia é o que deixa prejuízo.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'Quantas semanas antes eu começo a divulgar?',
      'quantas semanas antes divulgo',
      'e divulgo quando?',
      'faltam vinte dias e só tenho seis inscritos',
    ],
    answer:
      'Oito semanas antes para seminário, doze para torneio; com vinte dias, ligue um por um para dez academias: “Levo seu grupo de cinco por preço de quatro até sexta.” Marque um mínimo de inscritos e um dia para cancelar, dez dias antes. Só post no Instagram raramente enche; ligação enche.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'O que é obrigatório ter em um torneio interno?',
      'oq precisa pra torneio interno',
      'e de segurança, precisa do quê?',
      'quero fazer um campeonato entre meus alunos',
    ],
    answer:
      'Tenha ambulância ou socorrista no local, regulamento escrito, árbitro que não seja treinador dos dois, categorias por peso e idade, termo assinado e autorização dos pais para menores. Consulte federação, seguro e prefeitura um mês antes. Pancada na cabeça encerra a participação e vai ao médico. Juntar pesos para fechar chave é onde alguém se machuca.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'Me dá o roteiro de um dia aberto de duas horas na academia?',
      'roteiro dia aberto 2h',
      'e o dia aberto, fica como na hora?',
      'sábado tem dia aberto e não planejei nada',
    ],
    answer:
      '0–15 recepção com crachá e ficha; 15–35 aula infantil experimental; 35–55 demonstração leve de alunos comuns; 55–95 aula de adultos sem contato; 95–115 mesa de matrícula com oferta até segunda; 115–120 foto. Uma pessoa só na porta, outra só na mesa. Sem alguém na mesa, o dia vira festa. Ligue para todos na segunda.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'Trabalho doze horas por dia na academia; o que largo primeiro?',
      '12h por dia oq largo primeiro',
      'e largo o quê primeiro?',
      'abro, dou aula, limpo e fecho sozinho',
    ],
    answer:
      'Largue primeiro a limpeza e a recepção, que custam menos por hora; dez horas por semana de alguém já devolvem suas noites. Depois, duas turmas para um graduado. Anote por uma semana cada meia hora e marque o que só você pode fazer. Começar delegando a aula principal é o mais difícil e o que mais dá errado.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'Como tiro um dia de folga por semana se sou o dono?',
      'folga por semana sendo dono',
      'e um dia livre, como arrumo?',
      'faz um ano que não tenho um domingo',
    ],
    answer:
      'Feche um dia, o de menor movimento, por oito semanas e avise trinta dias antes. Ou um graduado abre e dá a turma com uma lista de dez itens na parede. Celular com outra pessoa nesse dia, salvo acidente. Conte as perdas: costumam ser zero ou duas. Ir “só dar uma olhada” cancela a folga.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'Ninguém faz tão bem quanto eu; como largo as aulas?',
      'ninguem faz igual a mim',
      'e se o outro fizer pior?',
      'passo a aula pra alguém e os alunos reclamam',
    ],
    answer:
      'Passe em quatro semanas: na primeira ele assiste, na segunda dá o aquecimento, na terceira metade, na quarta tudo com você no canto calado. Depois dez minutos de conversa: duas coisas boas, uma a mudar. Oitenta por cento do seu jeito basta. Aparecer no meio da aula dele e corrigir derruba os dois.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'Quantas horas por semana são demais para um dono?',
      'quantas horas sao demais',
      'e a partir de quanto é demais?',
      'meu médico disse pra eu diminuir',
    ],
    answer:
      'Acima de cinquenta e cinco horas por mais de três meses, o sono e o humor pagam; mire quarenta e cinco, com no máximo dezoito de aula. Siga o que o médico disse com um número e uma data. Corte cinco horas por mês até chegar. Dor no peito, desmaio ou pensamento de morte: socorro hoje.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'Tenho dez ideias de negócio; qual começo primeiro?',
      '10 ideias qual começo',
      'e qual eu pego primeiro?',
      'toda semana tenho uma ideia nova e não faço nenhuma',
    ],
    answer:
      'Comece pela que você consegue vender a três pessoas em quatorze dias com menos de quinhentos reais. Risque as outras para uma folha datada de daqui a noventa dias. Amanhã ofereça a dez conhecidos por mensagem. Três sins com dinheiro, siga; zero, próxima. Elogio não conta. Escolher pela mais empolgante é o que não vende.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'Como eu testo uma ideia em uma semana?',
      'testar ideia em 1 semana',
      'e em sete dias, testo como?',
      'quero lançar turma de mães com bebê e não sei se pega',
    ],
    answer:
      'Segunda, um texto com dia, hora e preço; terça e quarta, mande a trinta pessoas que caibam; quinta, conte quem pagou sinal de vinte reais; sábado, uma aula piloto com cinco. Menos de cinco sinais, mude o horário ou largue. Perguntar “você iria?” sempre dá sim; pedir o sinal diz a verdade.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'E se eu tiver uma ideia melhor no meio do caminho?',
      'ideia melhor no meio e agora',
      'e quando aparece outra melhor?',
      'comecei um projeto e já quero trocar',
    ],
    answer:
      'Anote em uma linha com data e não mexa por trinta dias; no dia trinta, compare com números a atual e a nova. Troque só se a atual fez menos da metade do que você tinha previsto. A nova parece melhor porque ainda não deu trabalho. Trocar a cada três semanas deixa cinco começos e nenhum caixa.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'Meu negócio atual vai bem; vale abrir outra coisa?',
      'negocio vai bem abro outro?',
      'e agora abro a segunda?',
      'a academia enche e penso em abrir uma loja',
    ],
    answer:
      'Vale se a academia anda quatro semanas sem você na porta e sobram seis meses de custos em caixa; senão, encha o que já tem. Teste a loja com uma prateleira e dez produtos por sessenta dias. Se vende mil e quinhentos por mês, aumente. Duas casas com um dono cansado costumam cair juntas.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'O que levo ao banco para pedir um empréstimo?',
      'oq levo no banco pra emprestimo',
      'e no banco, levo o quê?',
      'tenho reunião no banco terça e não sei o que levar',
    ],
    answer:
      'Leve doze meses de extrato e faturamento, imposto de renda, contrato social, lista de dívidas, três orçamentos do que vai comprar e uma folha com quanto, para quê, em quantos meses paga. Diga: “Quarenta mil para tatame e reforma, parcela de mil e duzentos, sobram três mil por mês.” Pedir mais que precisa piora a taxa.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'Que parcela eu consigo pagar por mês?',
      'q parcela consigo pagar',
      'e a parcela, até quanto cabe?',
      'o banco aprovou mais do que eu pedi',
    ],
    answer:
      'Até um terço da sobra mensal média de doze meses, contando os dois piores meses. Sobra de três mil: parcela até mil. Simule uma queda de vinte por cento nas mensalidades; se ainda paga, pegue. Limite aprovado não é conselho. Recuse seguro e título embutidos e compare o custo efetivo total em três bancos.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'Quanto da empresa eu dou a um investidor?',
      'quanto dou pro investidor',
      'e de participação, dou quanto?',
      'um aluno quer por cinquenta mil na academia',
    ],
    answer:
      'Não dê mais de vinte a vinte e cinco por cento na primeira vez, e só com avaliação escrita: cinquenta mil por vinte por cento diz que a casa vale duzentos e cinquenta mil. Melhor ainda, empréstimo dele com juro e prazo. Defina quem decide e como sai. Contrato por advogado; dinheiro de aluno sem papel acaba em briga.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'O banco negou; o que faço agora?',
      'banco negou emprestimo e agora',
      'e se negarem de novo?',
      'negaram meu empréstimo e a obra tá parada',
    ],
    answer:
      'Pergunte o motivo por escrito e consulte seu CPF e o da empresa; corrija a pendência e tente cooperativa de crédito e microcrédito em trinta dias. Divida a obra em etapas e faça só a que traz alunos. Nunca agiota nem depósito antecipado para liberar crédito, que é golpe. Sebrae ajuda de graça com os números.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'O promotor não pagou minha bolsa; quanto tempo espero?',
      'promotor nao pagou quanto espero',
      'e dou quanto tempo pra ele?',
      'lutei faz três semanas e nada de dinheiro',
    ],
    answer:
      'Dê sete dias a partir de hoje, por escrito: “A bolsa de dois mil venceu dia cinco. Peço o pagamento até dia dezoito, na conta tal.” Depois carta com aviso de recebimento e mais dez dias. Guarde contrato, cartaz, vídeo e conversas. Aceitar “semana que vem” por telefone faz passar meses; procure advogado ou Juizado.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'Exponho o promotor nas redes ou fico quieto?',
      'exponho nas redes ou nao',
      'e eu falo em público?',
      'dá vontade de contar pra todo mundo que ele é caloteiro',
    ],
    answer:
      'Não exponha por enquanto; primeiro cobrança escrita, depois federação ou comissão, depois Juizado Especial. Chamar alguém de ladrão em público pode virar processo contra você, mesmo devendo ele. Fale com os outros lutadores do card: cinco cobranças juntas pesam mais. Depois de sentença, diga só o fato. Peça a um advogado para ler o texto.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'Não assinei contrato; ainda consigo receber?',
      'sem contrato consigo receber?',
      'e sem papel, tenho chance?',
      'combinamos tudo no WhatsApp e ele não pagou',
    ],
    answer:
      'Consegue: mensagens, áudios, cartaz, vídeo da luta e testemunhas provam o acordo. Exporte a conversa inteira hoje e escreva: “Confirmando, o combinado foi mil e quinhentos pela luta do dia tal.” Se ele responde sem negar, melhor. Até vinte salários mínimos o Juizado Especial aceita sem advogado. Apagar o chat por raiva apaga a prova.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'O promotor quer que eu pague os ingressos que não vendi; devo pagar?',
      'promotor cobra ingresso nao vendido',
      'e os ingressos que sobraram, pago?',
      'vendi doze de quarenta e ele quer descontar tudo',
    ],
    answer:
      'Só deve se você assinou que compra ou garante os ingressos; sem isso, devolva os não vendidos com foto e recibo e pague apenas os vendidos. Escreva: “Vendi doze, devolvo vinte e oito, segue o valor.” Desconto da bolsa sem cláusula você contesta por escrito. Com cláusula assinada, mostre a um advogado antes de pagar.',
  },
]
