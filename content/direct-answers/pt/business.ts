import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const BUSINESS: Record<MatterOf<'business'>, DirectAnswers> = {
  'open-gym': {
    how: 'Comece sem ponto próprio: alugue horas numa sala de dança, escola ou academia por três meses e junte trinta pagantes. Com esse número, faça a conta do aluguel e só então procure imóvel com contador ao lado.',
    why: 'A maioria aperta não por falta de técnica, mas porque o aluguel começa antes dos alunos. Testar em sala alugada funciona porque o cliente vem primeiro e a conta fixa depois.',
    when: 'Conte de seis a doze meses entre a primeira turma de teste e o ponto próprio. Abra em janeiro a março ou em agosto, quando mais gente começa; evite dezembro. Equilíbrio costuma demorar mais de um ano.',
    how_much:
      'Reserva: seis meses de custos fixos além da obra e do tatame. Conta: aluguel, luz, gente, imposto e seguro, dividido pelo que sobra por aluno, dá os alunos mínimos; aluguel de preferência abaixo de um quarto da receita prevista.',
    which:
      'Sala pequena em rua movimentada, perto de escola, ônibus e moradia, para quem vai viver de turma comum e crianças. Galpão barato e longe só serve se você já traz uma equipe fiel.',
    what_if:
      'Se a licença ou a obra atrasar, o aluguel corre mesmo assim: negocie carência por escrito antes de assinar e mantenha as turmas na sala alugada até o alvará sair.',
    is_it_ok:
      'Abrir pequeno e mantendo o emprego é sensato. Abrir sem alvará, vistoria dos bombeiros, seguro ou profissional habilitado não; pergunte à prefeitura, ao contador, ao conselho de educação física e ao Sebrae.',
    next: 'Primeiro conte quantas pessoas, com nome, pagariam amanhã. Depois faça a turma de teste; com trinta pagantes e reserva, chame contador e advogado para contrato social e contrato do imóvel.',
    on_the_day:
      'No dia da abertura: duas aulas experimentais curtas, uma de criança e uma de adulto, alguém na porta anotando nome e telefone. Limpeza e água prontas, fechamento com convite claro, e mensagem a todos até o dia seguinte.',
    say: 'Ao dono do imóvel, antes de assinar: “Gostei do ponto. Preciso de três meses de carência para obra e alvará, e de uma saída sem multa se a prefeitura negar a licença. Podemos pôr isso no contrato?”',
  },
  'get-members': {
    how: 'Peça a cada aluno atual que traga um amigo numa semana marcada, e receba o amigo com aula própria de iniciante. Em 24 horas mande mensagem pelo nome com dois horários para a segunda aula e o preço.',
    why: 'Gente entra em academia de luta por confiança, e quem mais transmite isso é um conhecido. Muita casa perde o visitante não na aula, mas no silêncio depois; resposta rápida pelo nome resolve.',
    when: 'Faça semana do amigo a cada dois ou três meses, mais forte em janeiro, março e agosto. Chame o visitante no mesmo dia e outra vez no terceiro; resultado firme se vê em dois a três meses.',
    how_much:
      'Conte quatro números por semana: contatos, visitas, matrículas, saídas. Se de dez visitas entram menos de quatro, mexa na aula e no fechamento; se entram mais, falta visita, mexa na divulgação.',
    which:
      'Indicação, vizinhança e escola primeiro, enquanto há menos de cem alunos. Anúncio pago depois, com valor pequeno, só para poucos quilômetros em volta e quando alguém consegue responder em minutos.',
    what_if:
      'Se as visitas vierem e não voltarem, ligue para cinco e pergunte o que faltou; quase sempre é medo, horário ou preço mal explicado. Crie turma só de iniciantes, sem sparring, por seis semanas.',
    is_it_ok:
      'Convidar, lembrar duas vezes e falar de preço é normal e bem-vindo. Insistir diariamente, prometer emagrecimento ou usar foto de criança sem autorização dos pais não; na dúvida sobre dados, pergunte a um advogado.',
    next: 'Primeiro arrume a resposta: mensagem pronta e retorno em até uma hora. Depois a aula de iniciante; só quando os dois funcionam, chame gente com semana do amigo, escolas e comércio do bairro.',
    on_the_day:
      'Na aula experimental: receba na porta pelo nome, empreste luva, apresente um colega, dê uma técnica que saia bem, sem luta. No fim, três minutos a sós, preço na mesa, e marque a próxima.',
    say: 'Ao aluno contente, logo após a aula: “Quem da sua família ou do trabalho ia gostar disso? Traz na quinta que eu recebo em pessoa, e a primeira semana é por minha conta.”',
  },
  'members-leave': {
    how: 'Toda segunda imprima a lista de presença e ligue ou mande áudio pessoal a quem faltou dez dias. Diga o nome, uma coisa que ele fazia bem e um horário; quem cancela recebe cinco minutos de conversa, sem bronca.',
    why: 'Quase ninguém sai de repente: primeiro falta, depois sente vergonha de voltar, depois cancela. Contato cedo funciona porque ainda é uma falta, não uma decisão; os três primeiros meses são os mais frágeis.',
    when: 'Aja no décimo dia de ausência, e com novatos já na segunda falta. Fale com cada novo na semana um, no dia 30 e no dia 90; a saída menor aparece nos números em dois a três meses.',
    how_much:
      'Saída mensal é cancelados dividido pelos ativos do começo do mês, vezes cem. Até uns 3 a 4% dá para viver; acima de 6%, pare de gastar com anúncio e conserte o começo do aluno.',
    which:
      'Mudar de turma ou congelar o plano, se o motivo é horário, lesão ou medo. Desconto só por tempo limitado e para quem perdeu renda, nunca para quem usa a saída como ameaça.',
    what_if:
      'Se a pessoa confirmar o cancelamento, aceite rápido, agradeça, pergunte uma razão e deixe a porta aberta. Escreva de novo em oito semanas; muita gente volta a um lugar que a tratou bem na saída.',
    is_it_ok:
      'Perder alguns todo mês é normal em qualquer academia. Dificultar o cancelamento ou cobrar multa escondida não é; mande revisar o contrato por um advogado. Saída de vários do mesmo treinador pede conversa com ele.',
    next: 'Primeiro ligue para os dez últimos que saíram e anote o motivo em uma palavra. Depois conserte o motivo mais repetido; em seguida crie a rotina da segunda-feira e a entregue a uma pessoa.',
    on_the_day:
      'Quando vier o pedido de cancelamento: responda no mesmo dia, ouça antes de oferecer, proponha uma só alternativa, e se for não, confirme data e valores por escrito e agradeça pelo tempo.',
    say: 'Em áudio, no décimo dia: “Oi, Ana, senti sua falta na quarta. Seu chute estava saindo bonito. Está tudo bem? Quinta às sete tem aula tranquila, guardo um lugar para você.”',
  },
  'gym-prices': {
    how: 'Fixe o novo valor primeiro para quem entra, já no próximo mês, e avise os atuais por carta pessoal com oito semanas. Uma frase para o motivo, o valor, a data; sem pedido de desculpa e sem exceções secretas.',
    why: 'Custos sobem todo ano e preço parado vira prejuízo silencioso; o dono teme perder todos e perde margem. Aviso cedo e razão clara funcionam porque o aluno aceita melhor aumento que surpresa.',
    when: 'Reajuste uma vez por ano, sempre no mesmo mês, por exemplo março, nunca em dezembro ou julho. Avise oito semanas antes; as saídas, se vierem, aparecem nos primeiros dois meses.',
    how_much:
      'Conta: com 100 alunos a 120, subir para 135 traz 1.500 a mais; até 11 podem sair e você empata. Aumento anual de 5 a 12% costuma ser digerido melhor que 30% de uma vez.',
    which:
      'Só para novos, se a diferença é pequena e as vagas enchem; para todos, com prazo, se a mensalidade já não cobre os custos. Em vez de desconto, ofereça um plano menor com menos aulas.',
    what_if:
      'Se alguém reclamar, ouça, repita o motivo uma vez e ofereça plano com menos aulas ou três meses no preço velho, igual para todos. Se ameaçar sair, deixe ir com simpatia.',
    is_it_ok:
      'Cobrar pelo que vale é normal, e aula barata não faz ninguém treinar mais. Reajustar no meio de contrato fechado não; veja a cláusula com um advogado. Bolsa social, sim, com número e critério fixos.',
    next: 'Primeiro calcule o custo por aluno ativo, incluindo o seu salário. Depois compare com três academias vizinhas e com o que você dá a mais; decidido o valor, mude placa e site e só então avise.',
    on_the_day:
      'No dia do anúncio: mande a carta de manhã, esteja na recepção nas três aulas, treine a equipe numa frase única. Responda todos até a noite, não negocie no balcão, anote as queixas.',
    say: 'Na carta, oito semanas antes: “A partir de março a mensalidade passa a 135. Com isso pagamos o aluguel, dois treinadores e o tatame novo. Agradeço por treinar conosco; dúvidas, fale comigo.”',
  },
  'break-even': {
    how: 'Some os custos fixos do mês com o seu salário dentro. Tire do preço médio por aluno as taxas, o imposto e o material; o que sobra é a contribuição. Fixos divididos pela contribuição dão os alunos necessários.',
    why: 'A conta assusta porque aluguel e gente não encolhem quando um aluno sai, mas a receita encolhe. Conhecer o número de equilíbrio ajuda porque cada decisão vira pergunta simples: quantos alunos isso custa.',
    when: 'Faça hoje com os três últimos extratos e refaça no dia cinco de cada mês. Antes de assinar aluguel ou contratar, faça de novo; após abrir, veja o rumo a cada trimestre.',
    how_much:
      'Exemplo: fixos de 12.000, preço médio 140, custos por aluno 20, contribuição 120, então 100 alunos empatam. Planeje 20% a mais, 120, porque alguns atrasam e meses fracos existem.',
    which:
      'Corte custo, aluguel e horas vazias, se você está abaixo de 80% do equilíbrio. Acima disso, busque alunos para as turmas que já existem, pois um aluno a mais quase não custa.',
    what_if:
      'Se o número for maior que o que cabe na sala, o modelo não fecha: suba preço, subloque horários vazios ou mude de ponto. Mais esforço não conserta essa conta.',
    is_it_ok:
      'Levar um ano ou mais até o equilíbrio é normal, se a reserva foi planejada. Três meses seguidos pagando aluguel com cartão não são; chame o contador e renegocie antes de atrasar.',
    next: 'Primeiro separe conta da academia e conta pessoal. Depois faça a divisão acima; com o número na parede, conte toda sexta alunos pagantes e ajuste a maior despesa, quase sempre aluguel.',
    on_the_day:
      'No dia das contas: extrato na mesa, uma hora sem telefone, três colunas com fixo, variável e receita. Calcule, marque a distância até o equilíbrio e escolha só uma medida para o mês.',
    say: 'Ao contador, com os extratos na mão: “Com imposto e meu salário incluídos, quantos alunos a este preço preciso para empatar, e em qual despesa você mexeria primeiro?”',
  },
  'cash-hole': {
    how: 'Faça hoje uma tabela de seis semanas: por semana, o que entra certo, o que sai obrigatório, o saldo. Ligue antes do vencimento a quem pode esperar e cobre hoje mesmo quem te deve.',
    why: 'O buraco vem do desencontro de datas, não sempre de prejuízo: contas vencem no dia cinco e alunos pagam até o vinte. Ver por semana funciona porque mostra o dia exato e ainda dá tempo de negociar.',
    when: 'Ligue para credores pelo menos uma semana antes do vencimento, nunca depois. Para a baixa de dezembro e janeiro, comece a guardar em agosto; uma tabela semanal traz controle em um mês.',
    how_much:
      'Ordem de pagamento: gente e luz, aluguel, impostos parceláveis, fornecedores, resto. Some a falta exata; guarde depois 5 a 10% de cada mês bom até ter dois meses de custos fixos.',
    which:
      'Para a falta de um mês, renegociação e plano semestral pago à vista por poucos alunos fiéis. Empréstimo só se os próximos meses pagam a parcela com folga; cheque especial e rotativo do cartão, nunca.',
    what_if:
      'Se o proprietário negar adiamento, ofereça metade agora e o resto em duas datas certas, por escrito. Se a falta voltar três meses seguidos, não é fluxo, é prejuízo: corte custos e chame o contador.',
    is_it_ok:
      'Mês fraco em férias e verão é normal em academia. Atrasar salário, INSS ou FGTS para pagar o resto não é; fale já com o contador, e não misture dinheiro de casa sem anotar.',
    next: 'Primeiro cobre atrasados e pare toda compra por trinta dias. Depois renegocie os três maiores; passada a crise, mude a data de cobrança dos alunos para antes do aluguel.',
    on_the_day:
      'No dia do vencimento sem dinheiro: ligue de manhã, pague o que pode, confirme o acordo por mensagem, avise a equipe com verdade se o salário atrasa, e não pegue crédito à noite por aplicativo.',
    say: 'Ao proprietário, uma semana antes: “Este mês entra menos até o dia vinte. Pago metade no dia cinco e metade no dia vinte e dois. Posso confirmar isso por mensagem?”',
  },
  debt: {
    how: 'Liste cada dívida em quatro colunas: a quem, quanto, juros por mês, parcela. Pague o mínimo de todas e jogue o que sobra na de maior juro, quase sempre cartão; guarde o cartão fora da carteira.',
    why: 'Juro alto cresce mais rápido do que você paga, por isso parece correr parado. Atacar a mais cara primeiro corta o crescimento, e uma lista no papel tira a vergonha que faz não abrir as cartas.',
    when: 'Liste hoje e ligue para o primeiro credor amanhã cedo. Antes do atraso há mais opções; depois, mutirões e acordos também aparecem. Conte alívio em um mês e saída em um a três anos.',
    how_much:
      'Some as parcelas e divida pela renda: acima de 30% aperta, acima de 50% peça ajuda. Só feche acordo cuja parcela cabe com sobra; cada parcela paga, some à da próxima dívida.',
    which:
      'A mais cara primeiro, porque economiza mais dinheiro e serve à maioria. A menor primeiro, se você já desistiu duas vezes e precisa ver uma sumir logo para continuar.',
    what_if:
      'Se o credor recusar, ligue outro dia, peça o setor de negociação e ofereça valor à vista ou parcela fixa. Se cobrarem com ameaça ou exposição, guarde provas e vá ao Procon.',
    is_it_ok:
      'Ter dívida não é crime nem raro. Pegar de agiota, apostar para cobrir ou não comer para pagar é perigo; procure Procon, Defensoria ou orientação gratuita, e CVV 188 se pensar em sumir.',
    next: 'Primeiro pare de fazer dívida nova por trinta dias. Depois proteja moradia, comida e luz; com isso seguro, renegocie a mais cara e ponha o pagamento no dia do salário.',
    on_the_day:
      'No dia da ligação: lista na frente, valor máximo da parcela escrito, respire, peça desconto e nome do atendente. Não aceite na primeira, peça proposta por escrito, e assine só depois de ler.',
    say: 'Ao credor, por telefone: “Quero pagar. Posso dar tanto por mês a partir do dia dez. Sem juros novos, em quantas parcelas fica? Mande por escrito que respondo amanhã.”',
  },
  'late-payers': {
    how: 'Mande no terceiro dia de atraso uma mensagem curta com valor, data e link ou chave Pix. No décimo ligue pessoalmente, ofereça duas datas, anote a escolhida; no trigésimo, suspenda a aula até acertar.',
    why: 'Muitos atrasam por esquecimento ou vergonha e não por má-fé, e cada semana de silêncio ensina que dá para esperar. Regra igual e cedo funciona porque tira o peso pessoal da cobrança.',
    when: 'Cobre no dia 3, 10 e 30, sempre, e nunca na frente da turma. Ponha débito automático ou cartão recorrente para novos já neste mês; o atraso geral costuma cair em dois a três meses.',
    how_much:
      'Some o total em aberto e divida pelo faturamento do mês: acima de 5% exige rotina. Conte quantos passam de 30 dias; esses recebem ligação, não mensagem. Parcele no máximo em três vezes.',
    which:
      'Cobre todos com a mesma regra, também os amigos. Perdoar serve em dois casos: bolsa por escrito, com data de fim, para quem perdeu o emprego, e dívida pequena e velha de ex-aluno.',
    what_if:
      'Se prometer e não pagar, não discuta: confirme a suspensão e deixe uma proposta por escrito. Se responder que só você cobra, repita a regra com calma; valores grandes, pergunte a um advogado.',
    is_it_ok:
      'Cobrar é seu direito e não estraga amizade quando é a sós e com respeito. Expor devedor no grupo, reter documento ou ameaçar é proibido; em caso de criança, fale só com os pais.',
    next: 'Primeiro liste quem deve, quanto e há quantos dias. Depois mande hoje a mensagem neutra a todos; com o que voltar, passe a cobrança para o automático e dê a rotina a uma pessoa.',
    on_the_day:
      'Na conversa: chame antes da aula, fora da sala, diga valor e meses numa frase, cale e ouça. Ofereça duas datas, anote, mostre a mensagem de confirmação e deixe treinar naquele dia.',
    say: 'Por mensagem no terceiro dia: “Oi, Marcos, a mensalidade de maio, 140, ainda está aberta; deve ter passado. Segue o Pix. Se estiver apertado, me chama que achamos uma data.”',
  },
  competitor: {
    how: 'Visite o concorrente com educação e anote público, horários, preço e o que ele faz melhor. Depois escolha um grupo que você atende melhor, iniciantes, crianças, mulheres ou competição, e ponha isso na porta e na primeira frase do perfil.',
    why: 'Gente não escolhe só preço, escolhe onde se sente conhecida e segura. Guerra de preço perde para quem tem mais caixa; ser claramente melhor para alguém protege porque isso não se copia em um mês.',
    when: 'Nas duas semanas antes e depois da abertura dele, fale pessoalmente com seus alunos. Espere alguns curiosos saírem nos primeiros dois meses; parte volta por volta do terceiro, se a porta ficou aberta.',
    how_much:
      'Conte quantos saem e quantas visitas caem por mês, não os boatos. Fale com vinte alunos fiéis em duas semanas; uma melhoria visível por mês vale mais que 20% de desconto, que come a margem toda.',
    which:
      'Melhore a casa quase sempre: turma de iniciante, limpeza, atenção a quem falta. Baixar preço, só num plano pequeno com menos aulas e vagas limitadas, para quem realmente pode pouco.',
    what_if:
      'Se ele baixar mais ou chamar seus alunos, não responda em público; ligue para os seus e cumpra a agenda. Se ele usar sua marca ou mentir sobre você, guarde prova e procure advogado.',
    is_it_ok:
      'Sentir raiva e medo é normal, e um vizinho às vezes aumenta o interesse pela luta no bairro. Falar mal dele, espionar com aluno falso ou ameaçar não vale; cumprimente e treine limpo.',
    next: 'Primeiro pergunte a dez alunos por que treinam com você; as palavras deles são sua propaganda. Depois conserte a maior queixa; só então pense em campanha ou parceria com escola e comércio.',
    on_the_day:
      'No dia da abertura dele: dê a melhor aula do mês, fique até o último aluno sair, agradeça a três pelo nome. Nada de indireta nas redes; poste um aluno seu, com autorização dele.',
    say: 'Ao aluno que conta que vai experimentar lá: “Vai sim, ver outra casa é bom. Se gostar, fico contente por você; se não, sua vaga está aqui. O que te faria ficar?”',
  },
  'business-partner': {
    how: 'Marquem duas horas fora da academia com três folhas: quem faz o quê, quem decide o quê até qual valor, como o dinheiro se divide. Escrevam juntos, cada um lê em voz alta, e assinem uma versão provisória.',
    why: 'Sócios brigam menos por dinheiro que por expectativas não ditas: um trabalha mais, outro pôs mais capital. Papéis por escrito funcionam porque separam trabalho, que é salário, de cota, que é lucro.',
    when: 'Fale antes da próxima decisão grande, nas próximas duas semanas, num dia sem aula. Testem a regra por três meses; se nada mudar, conversem sobre compra da parte, não daqui a anos.',
    how_much:
      'Reunião de uma hora por semana, números do mês sempre no mesmo dia. Limite de decisão individual, por exemplo 1.000; acima, os dois. Anotem horas por quatro semanas antes de discutir quem trabalha mais.',
    which:
      'Conserte se os dois ainda confiam um no outro com dinheiro e querem a mesma academia. Separe se há mentira sobre o caixa, duas visões opostas ou meses sem conversa direta.',
    what_if:
      'Se o sócio negar sentar, mande três datas por escrito e proponha um terceiro, contador ou mediador. Se seguir não, leve contrato social e extratos a um advogado antes de mexer em qualquer conta.',
    is_it_ok:
      'Discutir é normal; esconder caixa, tirar dinheiro sem avisar ou trocar fechadura não é, de nenhum lado. Com suspeita de desvio, não acuse na frente de alunos: contador e advogado primeiro.',
    next: 'Primeiro leia o contrato social, ou descubra que não há. Depois escreva suas três queixas como pedidos; feita a conversa, peça ao advogado um acordo com regra de saída e avaliação da cota.',
    on_the_day:
      'Na conversa: lugar neutro, telefone desligado, comecem pelo que cada um quer em dois anos. Cada um fala dez minutos sem interrupção, depois as três folhas; pausa se subir o tom; foto do papel no final.',
    say: 'Por mensagem, para marcar: “Quero que a academia e nós dois continuemos bem. Preciso acertar tarefas, decisões e divisão por escrito. Quarta ou sexta, duas horas, fora daqui; qual prefere?”',
  },
  'hire-staff': {
    how: 'Escreva cinco resultados que a pessoa deve entregar em três meses, e só então procure. Chame três candidatos para darem uma aula de vinte minutos paga, veja como corrigem o aluno mais fraco e ligue para dois ex-empregadores.',
    why: 'A gente contrata o amigo ou o melhor lutador e depois sofre com atraso e trato. Aula de teste funciona porque mostra paciência e pontualidade, que entrevista não mostra.',
    when: 'Contrate quando turmas cheias ou seu cansaço custam alunos há dois meses e a receita cobre seis meses de salário. Dê retorno na primeira semana, no dia 30 e no 60; decida antes do fim da experiência.',
    how_much:
      'Conte o custo total, com encargos, férias e décimo terceiro, que passa bem do salário; o contador dá o número. Divida pela contribuição por aluno: tantos alunos a mais precisam entrar.',
    which:
      'Por aula para poucas horas na semana, na forma legal que o contador indicar. Fixo com registro se há horário, ordens suas e rotina, porque isso tende a ser vínculo de emprego; confirme com advogado trabalhista.',
    what_if:
      'Se não funcionar, diga em duas semanas, com exemplos e prazo; se em um mês nada mudar, encerre a sós, com papéis prontos pelo contador. Se alunos forem junto, fale com eles no mesmo dia.',
    is_it_ok:
      'Ter medo de contratar ou demitir é normal. Combinar por fora, sem registro, ou deixar alguém sozinho com crianças sem checar referências não; pergunte a contador e advogado trabalhista, e siga a regra de porta aberta.',
    next: 'Primeiro liste o que só você pode fazer; o resto é a vaga. Depois teste um aluno antigo como assistente pago; dando certo, formalize e entregue a ele uma turma inteira.',
    on_the_day:
      'No primeiro dia: meia hora antes, mostre chaves, kit de socorro, lista de alunos e plano de aula. Apresente à turma, assista do canto em silêncio, e no fim diga duas coisas boas e uma a mudar.',
    say: 'Para encerrar, a sós e sem rodeio: “Decidi terminar nosso contrato no dia trinta. Os motivos são os três que vimos. Aqui estão os papéis e as contas; agradeço o que você fez com as crianças.”',
  },
  'difficult-client': {
    how: 'Leve a pessoa para um canto, deixe falar dois minutos sem interromper, repita a queixa em uma frase e ofereça duas saídas. Avaliação ruim na internet: responda em 24 horas, três linhas, sem discutir, com convite para conversar.',
    why: 'Quem reclama alto quase sempre se sentiu ignorado antes. Ser repetido com exatidão baixa a raiva, e a resposta pública calma serve menos a ele que às pessoas que leem depois.',
    when: 'Responda no mesmo dia, mas nunca na primeira meia hora de raiva sua. Resolva em até sete dias e telefone uma semana depois; se a grosseria repetir após um aviso, encerre no fim do mês.',
    how_much:
      'Um aviso claro, uma segunda chance, depois fim do contrato. Anote as horas que esse cliente toma por mês e compare com o que paga; mais de uma hora por mensalidade já é prejuízo.',
    which:
      'Ceda rápido quando o erro foi da casa, com devolução ou aula extra e sem discussão. Mantenha a regra quando a pessoa quer uma exceção que você negaria aos outros alunos.',
    what_if:
      'Se ele ameaçar postar ou processar, diga que respeita a decisão, confirme por escrito o que ofereceu e pare de discutir. Guarde mensagens; ameaça séria ou mentira grave, leve a um advogado.',
    is_it_ok:
      'Ter alguns insatisfeitos é normal, e pode-se dispensar cliente que xinga equipe ou machuca parceiro. Não se pode negar direito de devolução legal; consulte o Procon ou advogado. Agressão ou assédio: fora, e polícia.',
    next: 'Primeiro separe fato de tom e veja se a queixa procede, perguntando à equipe. Depois ofereça a solução; resolvido, mude a regra ou o aviso que causou o problema.',
    on_the_day:
      'Na hora do grito no balcão: voz mais baixa que a dele, mãos visíveis, convite para sair da frente da turma, sentar, ouvir. Anote na frente dele, dê prazo, e volte a ligar quando prometeu.',
    say: 'Em resposta à avaliação, no dia seguinte: “Lamento que sua aula tenha sido assim. O atraso foi nosso e já mudamos o horário. Me ligue neste número, quem atende sou eu, e acertamos isso.”',
  },
  sponsorship: {
    how: 'Escolha dez empresas do seu bairro cujos clientes são como seu público e mande uma página: quem é, números, o que recebem, três pacotes com preço. Ligue três dias depois e peça quinze minutos no local.',
    why: 'Empresa não paga por sonho, paga por clientes, conteúdo ou imagem no bairro. Oferta concreta funciona porque o dono pode dizer sim sem inventar o que fazer com você.',
    when: 'Comece três a quatro meses antes da luta ou temporada, porque verba se decide cedo; outubro e novembro servem para o ano seguinte. Resposta leva de duas a seis semanas.',
    how_much:
      'Some o custo da temporada e divida em pacotes, por exemplo 300, 800 e 2.000 com contrapartida crescente. Conte uns dez contatos por sim; poste o combinado, por exemplo quatro vezes por mês, e mande relatório.',
    which:
      'Dinheiro, se sua conta é viagem, exames e treinador. Produto ou serviço, como fisioterapia, comida ou oficina, se você pagaria por isso de qualquer jeito; o que não usaria, recuse com educação.',
    what_if:
      'Se disserem que não há verba, proponha começar pequeno: um vale, uma permuta, três meses de teste. Se a resposta é não, peça o nome de outra empresa e volte com resultados em seis meses.',
    is_it_ok:
      'Pedir é normal, mesmo sem ser famoso. Não assine exclusividade longa, direito de imagem sem fim ou marca de aposta e suplemento duvidoso sem advogado e treinador; suplemento, cheque antes as regras antidoping. Menor assina com os pais.',
    next: 'Primeiro reúna fotos boas, resultados e números das redes. Depois peça a quem já conhece você, academia, barbearia, mercado; com um sim pequeno, use-o como referência para o maior.',
    on_the_day:
      'Na visita: chegue cinco minutos antes, roupa limpa, uma página e uma camiseta com espaço vazio. Fale três minutos do cliente deles, mostre o pacote do meio, pergunte a opinião, marque a resposta.',
    say: 'Na abertura do e-mail: “Luto pela academia tal, na sua rua, e em setembro disputo o estadual. Por 800 sua marca aparece no short, em oito vídeos e na aula aberta. Posso passar quinta, quinze minutos?”',
  },
  'social-media': {
    how: 'Grave hoje um vídeo de 20 a 30 segundos: um erro comum nos dois primeiros segundos, a correção em câmera lenta, uma repetição certa. Celular na vertical, luz da janela, legenda com o bairro e um convite.',
    why: 'A pessoa decide em dois segundos se fica, então começo lento mata o vídeo. Coisa útil, rosto real e lugar claro funcionam melhor que pose, porque quem procura academia quer saber se é bem-vindo.',
    when: 'Poste nos mesmos dois ou três dias por semana, de preferência à noite ou na hora do almoço. Julgue só depois de oito a doze semanas; antes disso, alcance sobe e desce sem sentido.',
    how_much:
      'Dois a três vídeos por semana, gravados juntos em uma hora; responda comentários quinze minutos por dia. Conte mensagens e visitas na academia, não seguidores; metade das postagens mostre alunos, com autorização.',
    which:
      'Uma rede só, aquela onde seus alunos já estão, até completar três meses de constância; depois repita o mesmo vídeo em outra. Vídeo curto alcança gente nova, foto e história servem a quem já é da casa.',
    what_if:
      'Se ninguém vir, mude os dois primeiros segundos e o tema, não a câmera; repita o que teve mais respostas. Comentário maldoso: apague ofensa, responda dúvida, não brigue à noite.',
    is_it_ok:
      'Sentir vergonha da câmera e ter pouco alcance no começo é normal. Não compre seguidores nem use música ou foto sem direito; criança só com autorização escrita dos pais. Se as redes tiram seu sono, limite.',
    next: 'Primeiro arrume o perfil: o que, onde, horário, botão de mensagem. Depois grave cinco vídeos de perguntas que alunos fazem; após um mês, veja qual trouxe mensagens e faça mais desses.',
    on_the_day:
      'No dia de gravar: lista de cinco ideias, limpe a lente e o fundo, um minuto por tomada, duas tentativas e segue. Corte o começo, ponha legenda, agende, e saia do aplicativo.',
    say: 'No fim do vídeo, olhando para a lente: “Se você nunca treinou, começa assim mesmo. Estamos na rua tal, terça e quinta às sete. Manda oi aqui e eu guardo seu lugar.”',
  },
  'sell-talk': {
    how: 'Depois da aula experimental, sente três minutos e pergunte o que trouxe a pessoa e o que sentiu. Repita o objetivo dela, recomende um plano, diga o preço em uma frase e fique em silêncio.',
    why: 'Vender trava porque parece pedir favor, então o dono fala demais e não pergunta. Quem disse seu motivo em voz alta já vê sentido no preço; o silêncio deixa a decisão com ela.',
    when: 'Fale de preço no mesmo dia, ainda com o suor da aula, e retome por mensagem em 24 horas e no terceiro dia. Depois de duas tentativas, pare e convide de novo em um mês.',
    how_much:
      'Três minutos de conversa, dois terços ouvindo, dois planos no papel e não cinco. Conte sim por dez visitas: quatro a seis é bom; menos, treine a conversa com um colega duas vezes por semana.',
    which:
      'Plano mensal sem fidelidade para quem hesita ou nunca treinou. Semestral, com uma pequena vantagem, para quem já treinou antes, sabe que gosta e pergunta por resultado ou graduação.',
    what_if:
      'Se ouvir “vou pensar”, pergunte o que ainda falta saber, preço, horário ou medo, e responda só isso. Se for caro, ofereça plano com menos aulas, não desconto; marque uma segunda aula com data.',
    is_it_ok:
      'Pedir o dinheiro por um bom trabalho é honesto e normal. Pressão tipo só hoje, promessa de corpo ou letras miúdas não são; menor só fecha com responsável, e contrato pede leitura por advogado.',
    next: 'Primeiro escreva suas três perguntas e a frase do preço e diga dez vezes em voz alta. Depois use nas próximas cinco visitas; vendo qual objeção volta, prepare uma resposta curta.',
    on_the_day:
      'No momento: água para a pessoa, sentem do mesmo lado, perguntas, objetivo dela repetido, papel com dois planos, dedo no recomendado, preço, silêncio. Sim: cadastro na hora e data da próxima aula.',
    say: 'Depois de ouvir o objetivo: “Para chegar lá, eu faria duas aulas por semana. São 140 por mês, sem fidelidade. Quer começar na quinta ou na segunda?” E espere a resposta.',
  },
  'online-coaching': {
    how: 'Venda primeiro a cinco pessoas que já conhecem você: quatro semanas, um objetivo, uma videochamada e duas correções de vídeo por semana. Cobre antes, entregue por mensagem e planilha simples, e grave curso só depois.',
    why: 'À distância o aluno desiste por falta de olho em cima, não por falta de exercício. Correção de vídeo funciona porque é o que vídeo grátis não dá; por isso vende melhor que pacote gravado.',
    when: 'Comece com um grupo piloto no próximo mês e faça três rodadas antes de criar curso. Conte três a seis meses até uma renda que se note; retorno ao aluno em 24 a 48 horas.',
    how_much:
      'Conte seu tempo: 45 minutos por aluno por semana, vezes o valor da sua hora, vezes quatro, é o preço mínimo. Dez alunos assim são sete horas e meia semanais; acima, suba o preço.',
    which:
      'Acompanhamento individual no começo, com pouca audiência, porque paga mais por pessoa e ensina o que o aluno precisa. Curso gravado quando você já respondeu vinte vezes as mesmas perguntas e tem público esperando.',
    what_if:
      'Se o aluno sumir na segunda semana, mande áudio pessoal e reduza a tarefa a dez minutos. Se pedir dinheiro de volta, siga a regra escrita e o prazo legal de arrependimento, e aprenda o motivo.',
    is_it_ok:
      'Vender conhecimento é normal, mesmo sem título. Sparring por vídeo, dieta ou reabilitação de lesão não são seus: nutricionista, médico, fisioterapeuta. Imposto e contrato, com contador; menor de idade, com um dos pais na chamada.',
    next: 'Primeiro escreva para quem é e que resultado modesto traz em quatro semanas. Depois ofereça a vinte contatos; com cinco pagantes e depoimentos autorizados, abra a segunda rodada com preço maior.',
    on_the_day:
      'Na primeira chamada: teste som e luz, pergunte lesões e espaço em casa, veja três movimentos, escolha uma correção. Mostre como filmar de lado, marque a data do primeiro vídeo e mande o resumo em cinco linhas.',
    say: 'Por mensagem a conhecidos: “Abri cinco vagas de quatro semanas online para melhorar o jab e o deslocamento, com correção do seu vídeo duas vezes por semana. São 250. Quer uma das vagas?”',
  },
  'seminar-event': {
    how: 'Feche primeiro data, convidado e sala por escrito, depois faça uma folha com custo total e preço. Abra inscrição paga antecipada com vagas limitadas, e dê a cada ajudante uma única tarefa: porta, tempo, som, primeiros socorros.',
    why: 'Evento dá prejuízo quando a gente conta com quem disse talvez. Pagamento antecipado funciona porque transforma simpatia em número, e mostra cedo se vale manter, adiar ou reduzir.',
    when: 'Seminário: oito a dez semanas antes; campeonato: seis meses. Divulgue forte nas últimas quatro semanas, preço menor até três semanas antes, e decida sobre cancelar quatorze dias antes.',
    how_much:
      'Custos (convidado, viagem, sala, seguro, água, ambulância se houver luta) divididos por 60% das vagas dão o preço mínimo. Exemplo: 4.800 com 40 vagas: por 24, dá 200 por pessoa.',
    which:
      'Dia aberto e gratuito, se você quer alunos novos do bairro. Seminário pago, se quer receita e movimento entre quem já treina, seus alunos e academias amigas; campeonato só depois de dois eventos menores.',
    what_if:
      'Se duas semanas antes faltar metade, ligue em pessoa para dez academias e ofereça preço de grupo; se ainda faltar, reduza sala e duração. Convidado doente: tenha um substituto combinado e avise no mesmo dia.',
    is_it_ok:
      'Ficar nervoso e ter poucas inscrições até a última semana é normal. Luta sem médico, seguro, regras da federação ou autorização de local não pode; pergunte a federação, prefeitura, bombeiros e advogado. Menores, termo dos pais.',
    next: 'Primeiro pergunte a vinte pessoas se pagariam tanto nessa data. Com quinze sim, feche convidado e sala; depois inscrição, ajudantes e, no dia seguinte ao evento, mensagem a todos com convite.',
    on_the_day:
      'Chegue duas horas antes: tatame, som, banheiro, água, lista impressa, kit de socorro. Reunião de dez minutos com ajudantes, abertura na hora, pausa no meio, foto geral, convite para a próxima, limpeza em conjunto.',
    say: 'À academia vizinha, seis semanas antes: “No dia doze fazemos um seminário de clinch com fulano. Para cinco alunos seus, sai 160 em vez de 200 cada. Reservo as vagas até sexta?”',
  },
  'working-too-much': {
    how: 'Anote por uma semana tudo que faz em blocos de meia hora e marque o que outra pessoa poderia fazer 80% tão bem. Entregue uma dessas tarefas com folha de uma página, mostre uma vez, confira na sexta.',
    why: 'O dono faz tudo porque no começo precisava, e depois porque ninguém faz igual. Folha escrita funciona porque o padrão sai da sua cabeça; sem ela, cada ajuda volta como pergunta.',
    when: 'Comece com a tarefa mais repetida na próxima segunda e passe uma por mês. Nas primeiras três semanas dá mais trabalho; por volta da oitava você ganha horas, e em seis meses um dia livre.',
    how_much:
      'Um dia inteiro livre por semana e no máximo dez horas em um dia normal. Divida seu lucro pelas suas horas: se der menos que o salário de um ajudante, contratar sai barato.',
    which:
      'Corte primeiro: turma com três alunos, grupos de mensagem, favores. Delegue o que sobra e se repete, como recepção, limpeza e cobrança; a aula principal e os números ficam com você.',
    what_if:
      'Se a tarefa sair pior, corrija a folha e não pegue de volta por quatro semanas. Se ligarem a toda hora, combine: erro até 200 resolvem sozinhos e contam depois.',
    is_it_ok:
      'Semanas longas no primeiro ano são normais. Sem folga há meses, dormir mal, brigar em casa ou sentir dor no peito não: médico, emergência no caso do peito, e uma semana de aulas cobertas.',
    next: 'Primeiro bloqueie uma tarde sem academia nesta semana e avise todos. Depois entregue a primeira tarefa; quando ela rodar sem você por um mês, entregue a segunda e tire o domingo.',
    on_the_day:
      'Na primeira folga: telefone com outra pessoa até a noite, lista de emergência com três nomes, saia do bairro, durma, veja gente. No dia seguinte pergunte o que faltou e ajuste a folha, sem bronca.',
    say: 'Ao aluno antigo ou ajudante, a sós: “Quero que você assuma a recepção às segundas e quartas, por tanto. Aqui está a folha. Até 200 você decide; sexta vemos juntos como foi.”',
  },
  'idea-overload': {
    how: 'Ponha cada ideia num cartão com três notas de um a cinco: dinheiro em noventa dias, esforço baixo, vontade real. Some, escolha a maior, e guarde o resto numa caixa com data de abertura daqui a três meses.',
    why: 'Ideia nova dá prazer na hora e execução dá tédio, por isso a gente pula. Prazo curto e caixa fechada funcionam porque a cabeça não precisa largar as outras, apenas esperar.',
    when: 'Escolha nesta semana e fique noventa dias com uma só. Revise dia um de cada mês; se em trinta dias não houver um sinal, primeira venda ou dez interessados, pare sem vergonha.',
    how_much:
      'Uma ideia em execução, uma em teste, nenhuma terceira. Para o teste, no máximo duas semanas e um valor que não faça falta; trabalhe nela cinco horas por semana, sempre nos mesmos dias.',
    which:
      'A que paga logo, se o caixa não cobre três meses de contas. A mais empolgante, se as contas estão cobertas e ela aguenta um teste barato de duas semanas.',
    what_if:
      'Se outra ideia melhor aparecer no meio, escreva no cartão e continue até o dia noventa. Se a escolhida fracassar no teste, anote por quê em três linhas e abra a caixa.',
    is_it_ok:
      'Ter muitas ideias é talento e é normal largar a maioria. Se você começa negócio com dinheiro emprestado a cada mês, dorme pouco com euforia e gasta sem freio, fale com um médico.',
    next: 'Primeiro despeje tudo em cartões, trinta minutos. Depois pergunte a três clientes qual comprariam e por quanto; escolhida, venda antes de construir, e só construa com cinco pagantes.',
    on_the_day:
      'No dia da escolha: cartões na mesa, notas sem discutir, tire as duas maiores, ligue para três clientes, decida antes do jantar. Escreva a primeira tarefa de amanhã e guarde a caixa.',
    say: 'Ao sócio ou equipe, na segunda: “Até trinta de setembro fazemos só a turma das sete da manhã. Toda outra ideia vai para a caixa e abrimos em outubro. Me cobrem se eu desviar.”',
  },
  'money-from-bank': {
    how: 'Leve ao banco cinco páginas: o que é, quem paga, custos por mês, plano de doze meses com cenário fraco, valor pedido e o uso exato. Peça propostas a três lugares e compare o custo efetivo total, não a parcela.',
    why: 'Banco empresta a quem prova que devolve no mês ruim também, e investidor quer crescimento, não sonho. Um cenário fraco pronto funciona porque responde à pergunta que vai ser feita primeiro.',
    when: 'Comece três a quatro meses antes de precisar, enquanto o caixa ainda está bom. Resposta leva de duas a oito semanas; não assine obra ou aluguel antes do dinheiro liberado por escrito.',
    how_much:
      'Parcela no máximo um terço do que sobra no mês fraco. Peça o necessário mais 15% de reserva; some juros, tarifas e seguro para ver quanto devolve ao todo, e quantos alunos a mais isso exige.',
    which:
      'Empréstimo, se o negócio já dá sobra todo mês e você quer continuar mandando sem dividir. Sócio investidor, só se traz também experiência e o plano é crescer para várias unidades.',
    what_if:
      'Se negarem, pergunte o motivo exato, cadastro, garantia ou números, e corrija aquele ponto. Tente cooperativa, linha de microcrédito ou fornecedor a prazo; começar menor costuma ser melhor que pagar juro alto.',
    is_it_ok:
      'Pedir crédito para equipamento que dura anos é normal. Para pagar conta corrente todo mês, não; nem dar a casa de garantia sem advogado, nem pagar taxa antecipada, que é golpe. Sebrae e contador orientam.',
    next: 'Primeiro organize doze meses de extratos e separe conta pessoal. Depois faça o plano com o contador; com ele pronto, marque três conversas na mesma semana e compare propostas por escrito.',
    on_the_day:
      'Na reunião: roupa sóbria, duas cópias do plano, diga valor, uso e prazo no primeiro minuto. Mostre o cenário fraco antes que perguntem, anote as condições, não assine na hora, leve para o contador.',
    say: 'Ao gerente, logo no começo: “Preciso de 40 mil para tatame e obra, em 36 meses. Com 90 alunos pago a parcela; hoje tenho 110. Qual é o custo efetivo total e que garantia pedem?”',
  },
  'unpaid-purse': {
    how: 'Escreva uma mensagem com quatro coisas: luta ou serviço, valor, prazo, Pix. Mande por WhatsApp e por e-mail, guarde a confirmação de leitura e não misture reclamação nem ofensa; no dia do prazo, mande a segunda.',
    why: 'Muito evento fecha no vermelho e paga primeiro quem cobra com papel na mão. Escrever funciona porque cria prova e data: depois dela ele não pode dizer que não sabia nem que o valor era outro.',
    when: 'Cobre no primeiro dia depois do vencimento, dê dez dias, cobre de novo com mais cinco e então vá ao advogado. Não deixe passar meses, porque existem prazos legais; pergunte qual vale para você.',
    how_much:
      'Some bolsa, bônus, passagens e exames prometidos, tire o que já recebeu e guarde comprovante de cada linha. Compare com o custo de cobrar; valores menores costumam caber no Juizado Especial, e lá informam o limite.',
    which:
      'Acordo em parcelas ou processo: acordo se a pessoa responde, reconhece a dívida e assina datas. Processo, com advogado, se ela some, nega o valor ou quebra a primeira parcela.',
    what_if:
      'Se ele disser que você não vendeu os ingressos e ainda quer dinheiro de volta, não pague na hora. Peça por escrito onde isso foi combinado e mostre o contrato a um advogado antes de responder.',
    is_it_ok:
      'Cobrar é seu direito e não é falta de gratidão. Não pode ameaçar, invadir nem difamar; se ameaçarem você, guarde a prova e registre ocorrência na polícia, e deixe as próximas conversas para o advogado.',
    next: 'Primeiro monte a pasta de provas hoje e mande a cobrança com data. Quando receber, faça um modelo de acordo para as próximas: valor, dia, forma de pagamento e parte adiantada antes da luta.',
    on_the_day:
      'Na conversa, leve uma pessoa de confiança, o valor anotado e a proposta de datas. Diga o número, cale e espere; antes de sair, mande por mensagem o que ficou combinado e peça um “ok”.',
    say: 'Depois do prazo vencido, por escrito: “O prazo era dia dez e o valor de tantos reais não entrou. Me confirma até amanhã o dia do pagamento. Sem resposta, passo o caso para um advogado.”',
  },
}
