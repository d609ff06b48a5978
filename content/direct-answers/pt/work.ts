import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const WORK: Record<MatterOf<'work'>, DirectAnswers> = {
  'ask-for-raise': {
    how: 'Leve uma folha com três resultados seus em número, o valor de mercado do cargo e a quantia que você quer. Diga os resultados em um minuto, o valor numa frase, e depois fique em silêncio até o chefe falar.',
    why: 'Quem paga não acompanha tudo o que você faz, e ninguém dá aumento por adivinhação. Resultado com número dá ao chefe um argumento para levar adiante, e necessidade pessoal não dá.',
    when: 'Peça logo após uma entrega boa ou dois a três meses antes de fechar o orçamento do ano, com hora marcada uma semana antes. A resposta costuma levar de duas a seis semanas.',
    how_much:
      'Pesquise cinco vagas iguais na sua cidade, tire a média e peça um pouco acima do que aceitaria. Tenha três números: o pedido, o aceitável e o mínimo abaixo do qual você começa a procurar.',
    which:
      'Promoção, com o salário dela, se você já faz o trabalho do cargo de cima há meses. Aumento no mesmo cargo, se faz bem o seu próprio e quer continuar nele.',
    what_if:
      'Se a resposta for não, pergunte o que precisa estar entregue, até quando, e peça para registrar por e-mail. Sem dinheiro agora, negocie folga, curso, horário ou bônus; nova conversa em três meses com data marcada.',
    is_it_ok:
      'Pedir uma vez por ano é normal e ninguém sério te demite por isso. Não ameace sair sem ter para onde ir, nem compare com salário de colega; dúvida sobre piso da categoria, pergunte ao sindicato.',
    next: 'Primeiro liste hoje seus resultados dos últimos doze meses e escolha três. Depois ensaie em voz alta duas vezes com alguém fazendo o chefe chato; só então marque a reunião.',
    on_the_day:
      'Coma, chegue cinco minutos antes, pés firmes no chão e uma expiração longa. Agradeça o tempo, resultados, número, silêncio; anote a resposta e, no mesmo dia, mande um e-mail curto com o combinado.',
    say: 'Na reunião, depois dos resultados: “Com base nessas entregas e no mercado, quero passar a ganhar tanto a partir de tal mês. O que é preciso para isso acontecer?” E cale até ouvir.',
  },
  'difficult-boss': {
    how: 'Quando o chefe gritar, não discuta no calor: solte o ar devagar, baixe a sua voz e repita o pedido em uma frase. Depois peça cinco minutos a sós e fale de um fato, um efeito e um pedido.',
    why: 'Chefe que controla ou grita quase sempre está com medo de perder prazo ou posição. Informação antes de ele pedir tira o motivo do controle, e voz baixa não dá lenha para a briga.',
    when: 'Fale no dia seguinte à explosão, de preferência cedo, nunca no meio da bronca nem na sexta à tarde. Dê quatro a seis semanas de relatos regulares; se nada mudar, planeje a saída.',
    how_much:
      'Mande um resumo de três linhas duas vezes por semana: feito, em andamento, travado. E anote cada episódio grave com data, hora, palavras e testemunhas, no mesmo dia, num caderno seu e fora do computador da empresa.',
    which:
      'Converse e fique se o problema é jeito e pressão e o trabalho vale a pena. Procure outra vaga em silêncio se há humilhação repetida ou se quem está acima protege esse chefe.',
    what_if:
      'Se ele negar ou disser que você é sensível demais, não debata sentimento: repita o fato e o pedido e siga documentando. Na segunda vez, leve ao RH ou ao superior com três exemplos datados.',
    is_it_ok:
      'Cobrança dura sobre tarefa é normal. Xingamento, humilhação na frente dos outros, ameaça, toque ou discriminação não são; guarde provas e procure RH, sindicato ou advogado trabalhista, e médico se já afeta sono e saúde.',
    next: 'Primeiro descubra o que mais o irrita, atraso, surpresa ou erro, e cubra isso por duas semanas. Depois marque a conversa; com ela feita, decida em um mês se fica ou procura.',
    on_the_day:
      'Antes da conversa, escreva três linhas e leve. Sente de lado, não de frente, comece pelo que vocês dois querem, diga o fato, faça um único pedido, espere a resposta e agradeça; registre tudo depois.',
    say: 'A sós, no dia seguinte: “Ontem, na frente da equipe, a correção veio aos gritos e eu travei. Quero acertar o trabalho; peço que correções assim venham em particular. Pode ser?”',
  },
  'colleague-conflict': {
    how: 'Chame a pessoa a sós, em até dois dias, e siga três passos: o que aconteceu com dia e hora, o que causou em você ou no trabalho, o que você quer da próxima vez. Dez minutos, sem plateia.',
    why: 'Conflito cresce no que não é dito e no que terceiros contam. Conversa direta sobre um fato funciona porque a pessoa pode recuar sem passar vergonha, coisa que no grupo ela não consegue.',
    when: 'Fale quando a raiva baixou, de um a três dias depois, e antes da próxima entrega em comum. Se em duas semanas repetir, leve ao gestor; não guarde seis meses para despejar tudo.',
    how_much:
      'Uma conversa direta, uma segunda com exemplos, e na terceira vez o gestor entra. Para crédito roubado, mande um e-mail curto por semana com o que você fez, copiando quem decide.',
    which:
      'Direto com a pessoa quando é fofoca, crédito ou jeito de falar, porque ela ainda pode recuar. Chefe ou RH primeiro quando há ameaça, assédio, fraude ou dinheiro no meio.',
    what_if:
      'Se a pessoa negar ou devolver acusação, ouça sem interromper, concorde com o que for verdade e volte ao pedido: daqui para frente, assim. Se subir o tom, encerre e remarque com um terceiro.',
    is_it_ok:
      'Atrito entre colegas é normal e não exige amizade, só trabalho respeitoso. Passa do limite com boato sobre vida íntima, exclusão combinada, ofensa ou preconceito; aí RH, com datas e mensagens guardadas.',
    next: 'Primeiro pare de comentar o caso com os outros, inclusive em grupo de mensagem. Depois marque o café a dois; se der certo, feche com uma regra simples de quem assina o quê.',
    on_the_day:
      'Escolha lugar neutro, ande junto se der, fale o fato na primeira frase, depois cale e conte cinco segundos. Ouça o lado de lá, combinem uma regra, repitam em voz alta e saiam.',
    say: 'A sós, logo depois da reunião ou no dia seguinte: “Na apresentação de terça, minha parte apareceu como sua. Pode ter sido sem querer; na próxima, quem apresenta essa parte sou eu. Fechado?”',
  },
  'job-interview': {
    how: 'Prepare cinco histórias de um minuto: situação, o que você fez, resultado. Treine em voz alta, em pé, gravando no celular, e tenha pronta a abertura de 60 segundos: quem é, o que faz bem, por que esta vaga.',
    why: 'O nervoso vem de improvisar sob avaliação, e na pressão a memória busca o que foi repetido. Histórias ensaiadas dão prova concreta, que convence mais que adjetivos como dedicado ou proativo.',
    when: 'Comece de três a cinco dias antes: um dia para ler a empresa, dois para as histórias, um para a simulação. Se não houver retorno, escreva uma vez depois de uma semana.',
    how_much:
      'Três ensaios completos em voz alta bastam, de 20 minutos cada; respostas de um a dois minutos, nunca mais. Leve três perguntas suas e saiba seu número de salário, com mínimo e desejado.',
    which:
      'Fale do esporte uma vez, com exemplo ligado à vaga, como disciplina de horário ou saber receber correção. Deixe de fora lesões, nocautes e número de lutas, a menos que perguntem.',
    what_if:
      'Se vier uma pergunta que você não sabe, pare dois segundos, diga o que sabe e como descobriria o resto. Se der branco, peça para repetir a pergunta e beba um gole de água.',
    is_it_ok:
      'Tremer um pouco, pedir um momento e consultar anotações é normal e aceito. Não minta em diploma, idioma ou datas; pergunta sobre gravidez, religião ou doença você pode devolver para o trabalho com educação.',
    next: 'Primeiro grife no anúncio as três exigências principais e ligue cada uma a uma história. Depois faça uma simulação com alguém; por último confirme endereço ou link, roupa e trajeto.',
    on_the_day:
      'Coma duas horas antes, chegue dez minutos antes, celular desligado. Na espera, cinco expirações longas e ombros soltos; entre, olhe, cumprimente, fale mais devagar que o normal, e agradeça por mensagem no mesmo dia.',
    say: 'No final, quando perguntarem se há dúvidas: “O que a pessoa desta vaga precisa ter entregue nos primeiros três meses para vocês dizerem que acertaram na contratação?”',
  },
  'job-lost': {
    how: 'Hoje faça três coisas: junte contrato, holerites e a carta de dispensa, escreva quanto tem e quanto sai por mês, e conte a uma pessoa de confiança. Não assine nada que não entendeu; peça um dia para ler.',
    why: 'Perder o emprego mexe com dinheiro, rotina e identidade ao mesmo tempo, por isso derruba tanto. Horário fixo e contas no papel devolvem chão, porque trocam o medo vago por números e tarefas.',
    when: 'Documentos e direitos na primeira semana, porque há prazos; currículo na segunda; candidaturas a partir daí. O susto costuma baixar em duas a quatro semanas, e uma vaga nova geralmente leva alguns meses.',
    how_much:
      'Divida o dinheiro disponível pelo gasto mínimo mensal: o resultado são seus meses de fôlego. Corte primeiro o que não é moradia, comida, luz e remédio; procure vaga quatro horas por dia, cinco dias, e treine três vezes.',
    which:
      'Pegue já um bico ou temporário, e procure ao lado, se tem menos de dois meses de fôlego. Espere a vaga certa, mirando só na sua área, se tem mais de quatro meses guardados.',
    what_if:
      'Se oferecerem acordo ou pressionarem para assinar que foi pedido seu, não assine na hora: leve ao sindicato, a um advogado trabalhista ou à Defensoria. Uma assinatura apressada pode custar verbas e seguro.',
    is_it_ok:
      'Raiva, vergonha e sono ruim são normais nas primeiras semanas. Se você não sai da cama, bebe todo dia ou pensa que não vale a pena viver, procure ajuda agora: CVV 188, posto de saúde ou psicólogo.',
    next: 'Primeiro verifique verbas, FGTS e seguro-desemprego com sindicato ou contador. Depois avise dez conhecidos do que você procura; com isso andando, refaça o currículo e fixe um horário diário de busca.',
    on_the_day:
      'No dia da notícia: ouça, pergunte data, motivo e papéis, não discuta, pegue suas coisas pessoais e saia com calma. Coma, caminhe, avise em casa, e não poste nem mande mensagem raivosa à noite.',
    say: 'Mande a dez conhecidos na primeira semana: “Saí da empresa e procuro trabalho como tal, na região tal. Sabe de alguém com quem eu deva conversar? Um nome já me ajuda.”',
  },
  'job-search': {
    how: 'Para cada vaga, mude só o topo do currículo: três linhas com as palavras do anúncio e um resultado em número. Envie, ache no mesmo dia uma pessoa daquela empresa e escreva quatro linhas diretas a ela.',
    why: 'Muita candidatura some porque há gente demais e quem lê decide em poucos segundos, às vezes por filtro. Um contato humano e o resultado no topo fazem você ser lido, por isso rendem mais que volume.',
    when: 'Trabalhe nisso de manhã, em dias úteis, e candidate-se nos primeiros dois ou três dias do anúncio. Cobre resposta uma vez após sete dias; se em quatro semanas não houver entrevista, mude o currículo.',
    how_much:
      'Cinco candidaturas bem-feitas e cinco mensagens a pessoas por semana, contadas numa planilha. Vinte envios sem entrevista: o problema é currículo ou alvo; cinco entrevistas sem proposta: treine a entrevista.',
    which:
      'Muitas candidaturas, e presença no local, para vaga operacional com início rápido; poucas, ajustadas e com indicação, para vaga especializada. Se ficar entre as duas, metade do tempo em anúncios, metade em gente.',
    what_if:
      'Se ninguém responder, peça a duas pessoas da área que leiam seu currículo por um minuto e digam para que vaga você serve. Se a resposta não bater com o que procura, reescreva o topo.',
    is_it_ok:
      'Silêncio e dezenas de nãos são normais e não medem seu valor. Não pague para conseguir vaga nem mande documento a recrutador por aplicativo sem checar a empresa; se o ânimo sumir por semanas, procure apoio.',
    next: 'Primeiro reduza o currículo a uma página, com telefone certo e resultados. Depois liste vinte empresas possíveis perto de você; com a lista, comece pelos conhecidos que trabalham nelas, inclusive gente da academia.',
    on_the_day:
      'No dia de busca: treino ou caminhada cedo, das nove ao meio-dia só candidaturas, à tarde duas mensagens e uma ligação, depois feche o computador. Anote o que enviou e não olhe e-mail à noite.',
    say: 'Escreva a quem trabalha lá, no dia em que se candidatar: “Me candidatei hoje à vaga tal; fiz tal coisa com tal resultado. Você me daria dez minutos ou o nome de quem decide?”',
  },
  'new-job': {
    how: 'Na primeira semana, leve um caderno, anote nomes e quem decide o quê, e faça duas perguntas por dia. No fim de cada dia escreva três linhas: o que aprendi, o que travou, o que pergunto amanhã.',
    why: 'No começo você gasta energia com nome, regra e gente, e por isso parece lento no que já sabia. Perguntar cedo funciona porque do novato se espera pergunta; daqui a seis meses já fica estranho.',
    when: 'Peça a primeira conversa de retorno no fim da segunda semana e outra aos 30 dias. Por volta do terceiro mês a maioria já anda sozinha; antes disso, não julgue o emprego nem você.',
    how_much:
      'Conheça três pessoas por semana, quinze minutos cada, e entregue uma coisa pequena e completa nos primeiros dez dias. Treine duas vezes por semana no primeiro mês; o cansaço de cabeça também conta.',
    which:
      'Observe primeiro, duas semanas, resolvendo coisas pequenas; mudança grande só depois de entender por que fazem assim. Mostrar serviço logo vale para quem foi chamado para apagar um incêndio com prazo.',
    what_if:
      'Se você errar algo logo de cara, avise em até uma hora: o que houve, o que já fez, o que precisa. Depois anote no caderno como evitar a repetição e conte ao chefe, na sexta, que mudou isso.',
    is_it_ok:
      'Não entender metade e chegar em casa sem forças no primeiro mês é normal. Não é normal salário diferente do combinado, falta de registro ou pedido de coisa ilegal; confira o contrato e pergunte ao RH ou sindicato.',
    next: 'Primeiro pergunte ao chefe o que seria um bom primeiro mês, em três pontos. Depois confirme por escrito; cumpridos os três, peça a próxima responsabilidade.',
    on_the_day:
      'No primeiro dia: roupa separada na véspera, chegue quinze minutos antes, documentos na pasta. Cumprimente pelo nome, almoce com alguém, celular guardado, e antes de sair pergunte o que precisa estar pronto amanhã.',
    say: 'Ao chefe, no fim da primeira semana: “O que eu devo continuar fazendo, e o que você gostaria que eu fizesse diferente já na semana que vem?”',
  },
  'career-change': {
    how: 'Antes de pedir demissão, faça um teste de quatro semanas: converse com três pessoas que vivem da nova profissão, passe um dia acompanhando uma delas e faça um trabalho pequeno pago ou voluntário nela. Anote energia e dinheiro.',
    why: 'A gente sonha com a parte bonita da profissão nova e compara com a pior do emprego atual. Testar pequeno mostra a terça-feira comum, e é ela que você vai viver.',
    when: 'Comece o teste neste mês, junto com o emprego. Mude de vez quando tiver seis meses de gastos guardados ou renda da nova área cobrindo metade das contas; conte de um a dois anos.',
    how_much:
      'Some seu gasto mensal mínimo, multiplique por seis e essa é a reserva. Dedique cinco a sete horas semanais à nova área e anote cada real que ela já trouxe.',
    which:
      'Aos poucos, com emprego reduzido ou usando as noites, se há filhos, dívida ou aluguel alto. De uma vez, só com seis meses de reserva prontos ou vaga nova assinada.',
    what_if:
      'Se o teste mostrar que não é aquilo, você perdeu quatro semanas e não o salário: mude o alvo, às vezes basta outra empresa ou função. Se der certo e faltar dinheiro, alongue o prazo, não desista.',
    is_it_ok:
      'Querer mudar aos 30, 40 ou 50 é normal. Não é sensato sair num dia de raiva, com empréstimo ou escondido da família; se você odeia tudo, não só o trabalho, fale antes com um psicólogo.',
    next: 'Primeiro escreva o que quer deixar e o que quer manter, cinco itens cada. Depois marque a primeira conversa com alguém da área; feita a terceira, escolha o curso ou o bico de teste.',
    on_the_day:
      'No dia de pedir as contas: contrato novo ou reserva conferidos, conversa a sós com o chefe, motivo em uma frase, data de saída, oferta de passar o trabalho. Carta entregue e nada de desabafo.',
    say: 'A quem já trabalha na área, por mensagem: “Estou pensando em mudar para a sua profissão. Você me daria vinte minutos? Quero saber como é uma semana comum e o que você faria diferente.”',
  },
  'sport-and-career': {
    how: 'Monte uma folha com duas colunas por mês: o que a luta traz (bolsa, patrocínio, aulas) e o que ela custa (treinador, viagem, exames, dias sem trabalhar). Decida horas de emprego pelo que falta na coluna.',
    why: 'Bolsa de luta entra de vez em quando e aluguel vence todo mês, daí o aperto. Uma renda fixa ao lado deixa você escolher lutas boas em vez de aceitar qualquer uma por necessidade.',
    when: 'Reduza o emprego só depois de seis meses seguidos com renda do esporte cobrindo as contas. Comece o plano de depois da carreira dois ou três anos antes de parar, com um curso por vez.',
    how_much:
      'Guarde uma parte fixa de cada bolsa, por exemplo um terço, antes de gastar, e tenha seis meses de contas de reserva. Com emprego integral, quatro a cinco treinos semanais e poucas lutas por ano são realistas.',
    which:
      'Profissional agora, se o treinador concorda, há resultado firme contra gente boa e existe renda ao lado. Mais um ano no amador, se falta experiência ou dinheiro para fazer uma preparação direita.',
    what_if:
      'Se o chefe negar folga para a luta, ofereça férias, banco de horas ou troca de turno com dois meses de antecedência. Se a resposta seguir não, escolha evento no fim de semana ou procure emprego com escala flexível.',
    is_it_ok:
      'Trabalhar e lutar é o normal para quase todo mundo, não um fracasso. Passa do ponto quando você chega ao sparring sem dormir ou assina contrato sem ler; mostre o papel a um advogado antes.',
    next: 'Primeiro pergunte ao treinador, com franqueza, onde você está e o que falta para o próximo nível. Depois faça a folha de dinheiro; com as duas respostas, fixe um prazo de doze meses.',
    on_the_day:
      'No dia da conversa com o empregador: leve datas de treino forte e luta do ano, mostre como o trabalho fica coberto, peça um período de teste de três meses e saia com algo escrito.',
    say: 'Ao chefe, uns dois meses antes: “Vou lutar no dia tal. Preciso desta semana de férias e de sair às cinco às terças. Já combinei com fulano a cobertura; podemos testar assim?”',
  },
  'coach-as-job': {
    how: 'Peça ao seu treinador para assumir o aquecimento de uma turma por quatro semanas, depois um bloco de técnica de dez minutos. Monte cada aula em papel: aquecimento, uma técnica, exercício em dupla, jogo, fechamento.',
    why: 'Lutar bem e ensinar bem são duas habilidades: o aluno aprende com uma instrução curta e muita repetição. Ajudar sob supervisão funciona porque você erra barato e alguém te corrige na hora.',
    when: 'Comece como assistente já, com seis meses a um ano antes de ter turma própria. Veja cedo as exigências da federação e do conselho da sua região, porque curso e documento demoram.',
    how_much:
      'Duas aulas assistidas por semana, depois uma sua. Para viver disso, calcule: contas do mês divididas pelo que sobra por aula ou aluno; comece com quatro a oito alunos pagantes ao lado de outro emprego.',
    which:
      'Aula particular primeiro, se você precisa de renda rápida e tem poucos contatos. Turma, se uma academia cede horário e você quer renda que não pare quando um aluno desmarca.',
    what_if:
      'Se o treinador não quiser que você ensine na casa dele, pergunte o que falta e aceite um prazo; depois procure projeto social, escola ou outra academia. Nunca leve alunos dele às escondidas.',
    is_it_ok:
      'Ensinar sem ter ganhado título está certo. Sem curso de primeiros socorros, sem seguro ou sem a autorização exigida, não; pergunte à federação, ao conselho profissional e a um contador. Com crianças, sempre à vista dos pais.',
    next: 'Primeiro faça primeiros socorros e converse com seu treinador sobre ser assistente. Depois consiga o certificado da sua modalidade; com ele, abra uma turma pequena num horário fraco da academia.',
    on_the_day:
      'Na primeira aula: chegue trinta minutos antes, plano no bolso, pergunte nomes e lesões. Mostre a técnica duas vezes em silêncio, uma explicando, deixe repetir, corrija uma coisa por pessoa, termine na hora e agradeça.',
    say: 'Ao seu treinador, depois da aula: “Quero aprender a ensinar. Posso assumir o aquecimento às terças por um mês, e você me diz no fim de cada aula uma coisa a melhorar?”',
  },
  'leading-people': {
    how: 'Marque na primeira quinzena quinze minutos a sós com cada pessoa e faça três perguntas: o que funciona, o que atrapalha, o que precisa de mim. Depois delegue assim: resultado, prazo, limites, próximo ponto de checagem.',
    why: 'Respeito nasce de palavra cumprida e decisão clara, não do tom de voz. A gente centraliza porque fazer parece mais rápido que explicar; delegar com ponto de checagem funciona porque você vê o erro cedo.',
    when: 'Comece as conversas na primeira semana e resolva uma queixa pequena até a segunda. Em dois a três meses a equipe já sabe o que esperar; mudança grande, só depois disso.',
    how_much:
      'Uma conversa individual de vinte minutos a cada duas semanas, uma reunião de equipe curta por semana. Delegue uma tarefa nova por pessoa por mês e elogie algo concreto ao menos uma vez na semana.',
    which:
      'Chefe nos assuntos de dinheiro, falta e desempenho, sempre em particular e com a mesma regra para todos; amigo no resto, com cordialidade. Para antigos colegas, diga isso em voz alta logo na primeira semana.',
    what_if:
      'Se alguém testar você na frente dos outros, responda curto, siga a pauta e chame a sós no mesmo dia. Se a tarefa delegada voltar malfeita, devolva com um exemplo do certo, não refaça.',
    is_it_ok:
      'Ter insegurança e não saber tudo é normal para quem lidera pela primeira vez. Gritar, expor gente ou punir por antipatia não é; em demissão, doença ou assédio, fale antes com RH ou advogado.',
    next: 'Primeiro pergunte ao seu chefe quais são suas três metas e o que você pode decidir. Depois ouça a equipe; com isso, anuncie duas ou três regras simples e cumpra você antes.',
    on_the_day:
      'Na primeira reunião: em pé, olhe cada um, diga em dois minutos o que muda e o que não muda, como falar com você, e quando virão as conversas. Ouça, anote, termine antes da hora.',
    say: 'Ao delegar, a sós: “Preciso disto pronto até quinta, neste padrão. Como chegar lá você decide; até tanto pode gastar. Quarta cedo vemos juntos. O que falta para você começar?”',
  },
  'hard-feedback': {
    how: 'Diga a sós, em três frases: o fato visto por você, o efeito, o que quer da próxima vez. Se é você quem ouve, anote, repita com suas palavras e peça um exemplo, sem se defender por um minuto.',
    why: 'Crítica dói porque o corpo a recebe como ataque, e ataque gera defesa. Falar de um comportamento observável e não da pessoa deixa saída, e por isso a chance de mudança é maior.',
    when: 'Fale em até 48 horas depois do ocorrido, quando os dois estão calmos e com tempo. Se recebeu, durma uma noite e responda no dia seguinte; veja a mudança em duas a quatro semanas.',
    how_much:
      'Um assunto por conversa, dez a quinze minutos, com um exemplo e no máximo dois. Para cada correção, deixe claro uma coisa que deve continuar; volte ao tema uma vez, não toda semana.',
    which:
      'Pessoalmente ou por chamada quando é delicado, e por escrito apenas para confirmar o combinado. Mensagem longa de texto só vale se vocês não vão se ver nem se falar por semanas.',
    what_if:
      'Se a pessoa chorar ou se irritar, pare, ofereça água e um minuto, e não retire o que disse. Retome com o pedido em uma frase, ou marque continuação para o dia seguinte.',
    is_it_ok:
      'Ter medo dessa conversa e sentir a crítica doer por uns dias é normal. Não é aceitável humilhação, apelido ou crítica em público repetida; nesse caso diga não e procure RH, treinador principal ou direção.',
    next: 'Primeiro escreva o fato sem nenhum adjetivo; se não conseguir, ainda não está na hora. Depois marque lugar e hora; feita a conversa, reconheça em voz alta a primeira melhora que vir.',
    on_the_day:
      'Porta fechada, celular virado, sente em ângulo. Primeira frase já é o assunto, depois cale e ouça o outro lado, combinem um passo e uma data, agradeça e não emende conversa fiada.',
    say: 'Para abrir, a sós: “Quero falar de uma coisa difícil e prefiro dizer direto. Nas últimas três entregas houve atraso, e a equipe esperou. O que aconteceu, e como fazemos na próxima?”',
  },
  'public-speaking': {
    how: 'Decore só a primeira e a última frase e três palavras-chave no meio, num cartão. Ensaie em pé, em voz alta, três vezes; ao começar, plante os pés, solte o ar, olhe um rosto amigo e fale devagar.',
    why: 'O corpo trata muitos olhares como ameaça: coração rápido, boca seca, voz fina. Expirar longo baixa o pulso, e a primeira frase decorada leva você pelo primeiro minuto, que é o pior.',
    when: 'Comece cinco a sete dias antes: dois para o conteúdo, três de ensaio curto diário, véspera só uma vez. A tremedeira costuma ceder no segundo ou terceiro minuto; depois de umas cinco falas, bem menos.',
    how_much:
      'Três ideias, não dez, e cerca de um slide a cada dois minutos. Ensaie o texto inteiro de três a cinco vezes com cronômetro, terminando um pouco antes do tempo dado.',
    which:
      'Cartão com palavras-chave para quase todo mundo, em vez de decorar tudo ou improvisar. Decore por inteiro só um discurso de até dois minutos, como brinde ou homenagem; improvise só tema que você ensina sempre.',
    what_if:
      'Se der branco, pare, beba água, olhe o cartão e diga de novo a última ideia; para a plateia parecem dois segundos. Pergunta sem resposta: anote, prometa retorno e siga.',
    is_it_ok:
      'Mãos tremendo e vontade de fugir são normais, até em gente experiente. Se você falta a aula ou recusa emprego por isso, ou tem crises de pânico, um psicólogo trata bem; não tome calmante por conta própria.',
    next: 'Primeiro escreva em uma frase o que a plateia deve fazer ou lembrar. Depois monte três pontos e ensaie para uma pessoa; dando certo, ensaie para três e na sala verdadeira.',
    on_the_day:
      'Coma leve duas horas antes, teste som e projetor, ande cinco minutos, faça seis expirações longas. Suba, pés firmes, espere dois segundos em silêncio, primeira frase, pausa; no fim, agradeça e espere o aplauso no lugar.',
    say: 'Baixinho, antes de subir: “Coração batendo é energia, já senti isso antes de treino.” E se travar, à plateia: “Deixa eu voltar um passo, porque este ponto é o importante.”',
  },
  'impostor-at-work': {
    how: 'Abra um arquivo de provas e escreva toda sexta três linhas: o que entreguei, quem usou, o que aprendi. Quando a cabeça disser fraude, leia cinco linhas em voz alta e faça a próxima tarefa, não a próxima preocupação.',
    why: 'Você compara as suas dúvidas por dentro com a segurança que os outros mostram por fora, e explica o acerto como sorte. Provas escritas funcionam porque a memória ansiosa guarda só os erros.',
    when: 'Comece nesta sexta e leia antes de reunião ou avaliação. Em cargo novo, a sensação é mais forte nos primeiros três a seis meses; com registros semanais, costuma perder força em um ou dois meses.',
    how_much:
      'Três linhas por semana, dez minutos, e um pedido de retorno por mês a alguém cuja opinião vale. Limite a revisão de cada trabalho a duas passadas; a terceira já é medo.',
    which:
      'Estude, com prazo, se falta um conhecimento que você sabe nomear. Se não consegue dizer o que falta, mais curso não resolve: apresente, pergunte e entregue, porque o que falta é exposição.',
    what_if:
      'Se você errar de verdade, avise, corrija e escreva o que muda; um erro prova que você trabalha, não que engana. Se alguém perguntar algo que não sabe, diga quando trará a resposta e traga.',
    is_it_ok:
      'Essa sensação é comum até em gente muito competente. Se você recusa promoções, trabalha noites para esconder falhas ou tem ansiedade quase diária, converse com um psicólogo.',
    next: 'Primeiro liste dez coisas que você sabe fazer hoje e não sabia há dois anos. Depois pergunte ao chefe o que ele espera; confirmado que cumpre, aceite a próxima tarefa visível.',
    on_the_day:
      'Antes da reunião difícil: leia três provas, escreva a única coisa que quer dizer, sente-se à mesa e não no canto. Fale nos primeiros dez minutos, uma frase basta, e ao elogio agradeça sem explicar.',
    say: 'Ao receber elogio, sem desconto: “Que bom que serviu, deu trabalho e fico contente.” E para si, na hora da dúvida: “Não preciso saber tudo, preciso saber o próximo passo.”',
  },
  burnout: {
    how: 'Corte nesta semana uma coisa grande, não dez pequenas: um projeto, um turno extra ou as mensagens depois das 19h. Feche o dia com ritual de cinco minutos: escrever pendências, desligar, caminhar, e só então casa.',
    why: 'O esgotamento vem de meses gastando mais do que se recupera, com pouca influência sobre a carga. Um fim de semana não repõe; só menos carga e descanso diário fazem a conta virar.',
    when: 'Comece hoje à noite pelo sono e marque médico ainda nesta semana se já dura mais de duas. Melhora se conta em semanas e meses: primeiro volta o sono, depois a paciência, por último o gosto.',
    how_much:
      'Sete a oito horas de sono, um dia inteiro por semana sem trabalho, duas pausas de dez minutos por dia. Treino leve, duas ou três vezes, 30 a 40 minutos, sem sparring forte até a energia voltar.',
    which:
      'Férias bastam se foi um pico com fim à vista. Mude tarefa, horário ou emprego se a volta das últimas férias já te derrubou na primeira semana, porque aí o problema está na carga.',
    what_if:
      'Se o chefe disser que todos estão assim, mostre a lista de tarefas com horas e peça que ele escolha o que sai. Se nada sair, leve ao médico, que pode avaliar afastamento.',
    is_it_ok:
      'Cansaço que passa com folga é normal; vazio, choro, insônia ou domingo com aperto há semanas não é, e pede médico ou psicólogo. Dor no peito: emergência. Pensamento de sumir: CVV 188, agora.',
    next: 'Primeiro conte a uma pessoa em casa e marque a consulta. Depois escreva tudo que carrega e tire uma coisa; quando dormir bem por duas semanas, decida sobre mudar de emprego, não antes.',
    on_the_day:
      'No domingo à noite: escreva as três tarefas de segunda, separe a roupa, celular fora do quarto, banho morno, caminhada curta ou alongamento, cama cedo. Na segunda, comece pela tarefa menor e saia na hora.',
    say: 'Ao chefe, com a lista na mão: “Estou no limite e quero continuar trabalhando bem. Tenho cinquenta e cinco horas de tarefa numa semana de quarenta. O que sai ou passa para outro até sexta?”',
  },
  'stuck-at-work': {
    how: 'Escreva o que você faz numa semana em três colunas: aprendo, rendo, só repito. Escolha uma repetição para automatizar ou passar adiante e use as horas livres num problema que incomoda seu chefe; apresente a solução em uma página.',
    why: 'Depois de dominar a função, falta desafio e o cérebro desliga, como repetir só o golpe que já sai. Um problema novo com dono visível funciona porque cria aprendizado e mostra você a quem decide.',
    when: 'Comece neste mês com a tabela e dê três meses à tentativa dentro da empresa. Se até lá não vier tarefa, cargo ou aprendizado novo, abra a busca fora, ainda com emprego.',
    how_much:
      'Reserve três horas por semana para algo novo: curso, projeto ou conversa com outro setor. Se mais de dois terços da semana são pura repetição há um ano, é hora de mudar algo.',
    which:
      'Fique e peça mais se gosta da equipe e existe vaga ou projeto acima de você. Procure fora se o cargo de cima não vai abrir e ninguém foi promovido nos últimos anos.',
    what_if:
      'Se o chefe disser que não há vaga, peça uma tarefa de outro setor por um mês ou um curso pago. Se ele prometer e nada acontecer em três meses, trate como não.',
    is_it_ok:
      'Tédio em trabalho seguro é normal, e manter emprego morno para ter energia para o treino também é uma escolha. Se o vazio invade casa e treino por semanas, fale com médico ou psicólogo.',
    next: 'Primeiro defina em uma frase o que falta: dinheiro, aprendizado, gente ou sentido. Depois faça um pedido que corresponda a isso; com a resposta na mão, decida entre ficar e procurar.',
    on_the_day:
      'Na conversa: leve uma página com dois resultados, a tarefa que quer assumir e o que deixa de fazer. Fale em cinco minutos, peça um teste de trinta dias e marque a data da avaliação.',
    say: 'Ao chefe, em reunião marcada: “Domino o que faço e quero crescer. Posso assumir o problema tal por trinta dias, três horas por semana, e no fim vemos se vira minha função?”',
  },
  'exam-study': {
    how: 'Estude em blocos de 25 minutos sem celular: leia dez, feche o material, escreva de memória o que ficou, confira. Refaça questões antigas com relógio, e repita o que errou depois de um, três e sete dias.',
    why: 'Reler dá sensação de saber, mas a prova cobra puxar da memória, que é outra coisa. Testar-se e espaçar funciona como sparring: mostra o buraco enquanto ainda dá tempo de tapar.',
    when: 'Comece três a quatro semanas antes, com o tema mais pesado primeiro, e estude antes do treino, não depois. Na última semana, só questões e revisão; nos dois últimos dias, treino leve e sono.',
    how_much:
      'Quatro a seis blocos por dia útil, com cinco minutos de pausa e uma maior no meio. Mantenha dois ou três treinos de uma hora por semana; durma oito horas, porque é dormindo que fixa.',
    which:
      'Continue treinando, com metade dos treinos e sem sparring forte, porque mexer o corpo ajuda a cabeça. Pare só na última semana, e só se ainda falta uma matéria inteira.',
    what_if:
      'Se faltar tempo para tudo, corte pela prova: veja quais temas caem sempre e estude esses até o nível médio. Se reprovar, peça para ver a correção e marque já a próxima data.',
    is_it_ok:
      'Nervoso e esquecer coisas na véspera é normal. Não é sensato virar noite ou tomar remédio para concentrar sem receita; se a ansiedade trava você, procure o apoio da escola ou um psicólogo, sendo menor, com os pais.',
    next: 'Primeiro pegue uma prova antiga e faça meia hora sem estudar, para ver onde está. Depois monte a lista dos temas fracos; cada um acertado duas vezes seguidas sai da lista.',
    on_the_day:
      'Café da manhã conhecido, documentos na mochila desde a véspera, chegue vinte minutos antes e longe de quem comenta matéria. Leia tudo uma vez, comece pelas fáceis, divida o tempo por pontos, guarde dez minutos para revisar.',
    say: 'Ao treinador, quatro semanas antes: “Tenho prova no dia tal. Até lá venho duas vezes por semana, só técnica, e depois volto ao normal. Tem algo que eu deva manter em casa?”',
  },
  'learning-skill': {
    how: 'Faça todo dia 20 minutos em três partes: cinco lembrando o de ontem sem olhar, dez de coisa nova pequena, cinco usando de verdade, como uma frase dita em voz alta, dez linhas de código ou uma manobra.',
    why: 'No começo se avança rápido, depois vem o platô, porque falta uso e correção, igual a treinar só saco. Uso diário com erro corrigido funciona porque o cérebro guarda o que precisa buscar.',
    when: 'Comece hoje no horário em que a cabeça está fresca, antes do treino ou no transporte. Espere três semanas para sentir ritmo e três meses para usar o básico na vida real.',
    how_much:
      'Cinco dias por semana, 20 a 30 minutos, rendem mais que três horas no domingo. Passe ao menos metade do tempo produzindo, e uma vez por semana peça correção a alguém que sabe.',
    which:
      'Curso com professor ou turma, se você costuma largar ou precisa de prova ou licença. Sem professor, com aplicativo ou livro, se já tem hábito de estudo e um projeto concreto para usar.',
    what_if:
      'Se empacar por duas semanas, baixe um nível e refaça o que parecia fácil até sair sem pensar, depois mude o exercício. Se perder uma semana, volte com dez minutos, sem recuperar atraso.',
    is_it_ok:
      'Sentir-se burro no começo e esquecer quase tudo no dia seguinte é normal em qualquer idade. Se letras trocam de lugar ou a atenção foge desde criança, vale uma avaliação com psicólogo ou fonoaudiólogo.',
    next: 'Primeiro defina uma prova real com data: pedir comida no idioma, um programa pequeno, o exame da habilitação. Depois escolha um só material; terminado ele, e só então, compre o segundo.',
    on_the_day:
      'No dia de usar ou de prova: aqueça dez minutos com o que já sabe, nada novo. Comece simples, erre e continue, peça para repetir quando não entender, e anote depois três coisas que faltaram.',
    say: 'A quem sabe mais, uma vez por semana: “Me corrige só um erro, o que mais atrapalha, e me mostra uma vez como fica certo. Eu repito três vezes agora.”',
  },
  'focus-at-work': {
    how: 'Escreva uma única tarefa num papel, celular em outro cômodo, feche abas e ligue 25 minutos no relógio. Cada ideia que interrompe vai para o papel, não para a tela; ao tocar, levante e ande cinco minutos.',
    why: 'Cada espiada em mensagem deixa um pedaço da atenção para trás, e voltar leva minutos. Afastar o celular funciona melhor que força de vontade, porque a tentação que não está à vista chama menos.',
    when: 'Ponha o bloco mais difícil na primeira hora e meia da manhã, antes de abrir e-mail. Na primeira semana coça a mão; em duas a três semanas os 25 minutos passam inteiros.',
    how_much:
      'Três a quatro blocos profundos por dia já são muito, 25 a 50 minutos cada. Mensagens em três horários, por exemplo dez, treze e dezesseis; uma caminhada de dez minutos depois do almoço.',
    which:
      'Casa para escrever, calcular e criar, se há uma porta que fecha. Escritório, biblioteca ou café para quem se perde sem gente em volta ou tem família no mesmo cômodo; música só sem letra.',
    what_if:
      'Se colegas ou família interrompem, combine um sinal visível, fone ou porta fechada, e uma hora em que você está livre. Se quem interrompe é você, corte o bloco para dez minutos e aumente depois.',
    is_it_ok:
      'Ninguém fica oito horas concentrado, e cair depois do almoço é normal. Se a dispersão vem desde a infância e estraga trabalho e contas, ou se chegou depois de pancada na cabeça, vá ao médico e pare o sparring.',
    next: 'Primeiro conte num dia quantas vezes pega o celular. Depois faça dois blocos amanhã cedo com ele longe; funcionando por uma semana, avise a equipe dos seus horários de resposta.',
    on_the_day:
      'Antes de sentar: banheiro, água, mesa limpa, tarefa escrita com verbo. Comece pela parte mais boba por dois minutos, siga até o relógio, e no fim do dia escreva a primeira linha de amanhã.',
    say: 'À equipe ou a quem mora com você, de manhã: “Das nove às dez e meia estou fora do ar para terminar uma coisa. Se for urgente, liga; o resto respondo às dez e meia.”',
  },
  'two-offers': {
    how: 'Faça uma tabela com seis linhas: dinheiro líquido depois de aluguel e transporte, chefe, aprendizado, tempo livre e academia, gente sua por perto, caminho de volta. Dê peso de um a três, notas de um a cinco, some.',
    why: 'A cabeça trava porque compara coisas de tipos diferentes e teme perder a porta que fecha. Pôr pesos antes das notas funciona porque mostra o que importa para você, sem o brilho do salário.',
    when: 'Peça até uma semana de prazo às duas empresas assim que a primeira proposta chegar por escrito. Decida dois dias antes do fim, durma uma noite, e não reabra a conta depois.',
    how_much:
      'Calcule o que sobra no mês: salário líquido menos moradia, transporte, comida e treino. Conte também as horas de trajeto por semana e divida a sobra pelas horas totais; compare esse valor.',
    which:
      'A que paga mais, se há dívida ou gente que vive do seu salário. Com as contas em dia, a que tem chefe melhor e mais aprendizado, porque isso pesa no próximo salário.',
    what_if:
      'Se uma empresa não der prazo, pergunte o motivo e peça 48 horas; pressão extrema já diz algo sobre a casa. Se escolher e se arrepender, dê seis meses antes de mexer, e saia da outra com cortesia.',
    is_it_ok:
      'Usar uma proposta para melhorar a outra é permitido, uma vez e com a verdade. Não aceite as duas nem invente valor; cláusula estranha no contrato, mostre a um advogado trabalhista antes de assinar.',
    next: 'Primeiro peça as duas propostas por escrito, com benefícios e data. Depois fale dez minutos com alguém que trabalha em cada lugar; só aí preencha a tabela e visite a cidade ou o bairro.',
    on_the_day:
      'No dia de decidir: leia a tabela de manhã, jogue uma moeda e repare qual lado você torceu para sair, caminhe meia hora. Ligue para o sim, confirme por escrito, e só depois recuse a outra.',
    say: 'À empresa preferida, por telefone: “Vocês são minha primeira escolha. A outra proposta paga tanto; se chegarem a tanto, assino hoje.” E à recusada: “Agradeço muito, escolhi outro caminho e espero que nos cruzemos.”',
  },
  'teaching-class': {
    how: 'Mostre a técnica em silêncio duas vezes, diga dois pontos, não cinco, e ponha as duplas para trabalhar em menos de um minuto. Circule, corrija um detalhe por dupla e, no sinal, reúna todos antes do próximo passo.',
    why: 'Criança e iniciante perdem a atenção parados, não em movimento; a bagunça costuma nascer na fila e na explicação comprida. Ordem fixa ajuda porque a turma já sabe o que vem e você não precisa negociar cada troca.',
    when: 'Monte o plano na véspera e ensine o sinal e as regras logo na primeira aula. Repita a mesma ordem por quatro semanas: a turma costuma entrar no ritmo entre a terceira e a sexta aula.',
    how_much:
      'Numa aula de uma hora: dez minutos de jogo, vinte de técnica com um tema só, quinze de luta leve, o resto para chegada, água e conversa final. Com pequenos até sete anos, troque de atividade a cada cinco minutos.',
    which:
      'Com o aluno que bagunça, dar uma função ou tirar do exercício: comece pela função, como demonstrar ou contar as repetições. Tire por dois minutos, sentado perto de você, quando alguém pode se machucar.',
    what_if:
      'Se um aluno continua atrapalhando, pare de corrigir diante de todos e converse com ele dois minutos depois da aula, agachado na altura dele. Não mudou em duas aulas, chame os pais para combinar algo juntos.',
    is_it_ok:
      'Perder a turma nas primeiras aulas é normal, e ser firme pode; humilhar, bater ou castigar com exercício até passar mal não pode. Se uma criança mostra marcas ou medo de casa, avise a direção e o Conselho Tutelar.',
    next: 'Primeiro escolha um tema para a semana e um jogo que já use esse movimento. Quando a aula correr sem gritos, escreva o mês: quatro temas, um por semana, e uma aula de revisão no fim.',
    on_the_day:
      'Chegue vinte minutos antes, confira o tatame e receba cada aluno pelo nome na porta. Comece no horário com um jogo, deixe o plano no bolso e termine com todos sentados: uma coisa boa e o que vem na próxima.',
    say: 'Ao pai que grita, depois da aula e em particular: “Sei que você torce por ele. Quando a gente fala ao mesmo tempo, ele trava. Aqui dentro deixa a instrução comigo; em casa, pergunta o que ele mais gostou.”',
  },
  'fight-offer': {
    how: 'Faça uma folha com quatro linhas: saúde, peso, adversário, contrato. Escreva o fato ao lado de cada uma, como últimos sparrings, seu peso hoje e cartel dele, e leve ao treinador; se ele diz não, é não.',
    why: 'Em cima da hora o convite costuma existir porque outra pessoa saiu, então a pressa é do evento, não sua. Pôr os fatos no papel funciona porque separa o que a luta oferece do medo de ficar de fora.',
    when: 'Responda em um dia, depois de uma noite de sono e da conversa com o treinador. Para estreia ou salto de nível, queira seis a oito semanas; aviso de dez dias só serve para quem já treina firme e está perto do peso.',
    how_much:
      'Conte a bolsa menos tudo: parte do treinador e do empresário, exames, viagem, córner, dias sem trabalhar e imposto. O que sobra é o valor da luta; confira também quando e como é pago.',
    which:
      'Luta dura com aviso curto ou luta equilibrada com camp inteiro: a segunda serve para quase todo mundo, principalmente no começo ou na volta. A primeira só para quem tem experiência, está em forma e recebe condições à altura.',
    what_if:
      'Se disserem que é agora ou nunca mais, repita suas condições uma vez e deixe o prazo vencer. Quem organiza sempre precisa de gente confiável; uma recusa rápida e educada fecha menos portas do que lutar mal.',
    is_it_ok:
      'Recusar é normal e profissional. Não aceite com lesão, depois de nocaute ou pancada na cabeça sem liberação médica, nem se o peso exige cortar às pressas; contrato com exclusividade ou multa passa antes por advogado; menor de idade, só com os pais.',
    next: 'Primeiro pegue tudo por escrito e fale com o treinador ainda hoje. Se for sim, marque os exames e combine as semanas de treino; se for não, diga a data em que você estará à disposição.',
    on_the_day:
      'No dia da resposta, releia a folha de manhã, fale com o treinador ao meio-dia e mande uma mensagem curta. No dia de assinar, leia cada página, confira bolsa, peso e prazo e saia com uma cópia.',
    say: 'Ao organizador, assim que ele pressionar: “Quero lutar com vocês. Com esse prazo só fecho no meu peso de agora, com despesas pagas e bolsa por escrito. Se não der, estou livre a partir do mês que vem.”',
  },
}
