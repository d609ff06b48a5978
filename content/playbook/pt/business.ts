import type { CardWords } from '../card.ts'
import type { BUSINESS_CARDS } from '../facts/business.ts'

export const BUSINESS: Record<keyof typeof BUSINESS_CARDS, CardWords> = {
  'sponsorship-pitch': {
    title: 'Proposta de patrocínio',
    why: 'Patrocínio pequeno raramente é caridade: é um negócio de bairro querendo ser visto pelas pessoas certas. Mostre primeiro o que você dá e só depois quanto custa.',
    steps: [
      'Liste o que você oferece de concreto: logo no uniforme, dois vídeos por mês, aula para os funcionários, presença na loja.',
      'Monte uma página com quem você é, próximas datas, o que oferece e valor, e escolha dez negócios perto da academia.',
      'Visite ou ligue para os dez, deixe a página e volte a falar com cada um uma única vez, de forma educada.',
    ],
    metric: 'Dez contatos, três conversas e um sim; sem sim, mude a oferta antes de mudar a lista.',
    rules: [
      {
        cue: 'eu ouvir que não há verba',
        action: 'eu ofereço uma parceria em produto ou serviço e deixo a porta aberta',
      },
      {
        cue: 'alguém topar me patrocinar',
        action: 'eu marco a primeira entrega no calendário e mando uma foto dela no mesmo dia',
      },
    ],
    question: 'Qual negócio perto de você ganharia clientes de verdade com a sua torcida?',
    close_up: [
      'Liste três lojas ou firmas onde já conhecem seu rosto.',
      'Diga: “Minha próxima luta é nesta data. Ponho seu nome no meu uniforme e dou um treino à sua equipe. Ajudaria?”',
      'Ofereça troca no começo em vez de pedir dinheiro: comida, fisioterapia, material por fotos e uma aula.',
    ],
  },
  'open-own-gym': {
    title: 'Abrir a própria academia',
    why: 'Galpão bonito não traz aluno; aluno paga o galpão. Se vinte pessoas não se comprometem antes da obra, é mais barato descobrir isso agora.',
    steps: [
      'Some o custo mensal real, aluguel, contas, impostos, você, e divida pela mensalidade para saber de quantos alunos precisa.',
      'Fale com dez pessoas que treinariam com você e peça um compromisso concreto: nome, horário e sinal simbólico.',
      'Dê uma turma piloto em espaço alugado por hora e some nomes até chegar a 20 ou à data de desistir do plano.',
    ],
    metric: 'Compromissos com nome e sinal: 20 antes de assinar aluguel.',
    rules: [
      { cue: 'eu me apaixonar por um ponto', action: 'eu faço a conta de alunos e espero três dias antes de assinar' },
      {
        cue: 'alguém prometer que entra e não deixar o sinal',
        action: 'eu marco como talvez, fora da conta, e ligo para o nome seguinte',
      },
    ],
    question: 'Quem são as vinte primeiras pessoas, pelo nome, que treinariam com você?',
    close_up: [
      'Divida o custo do mês pelo seu preço e escreva num papel o número de alunos.',
      'Peça ao dono: “É sério, e estou conferindo os números. Consigo mais duas semanas, ou saída depois de um ano?”',
      'Alugue primeiro horas no espaço de outra pessoa e saia só quando lotarem.',
    ],
  },
  'get-more-members': {
    title: 'Mais alunos na academia',
    why: 'A maioria das academias não perde por falta de interessados, perde por demorar a responder. A aula experimental vende; o contato no dia seguinte fecha.',
    steps: [
      'Conte os interessados dos últimos 30 dias: quantos perguntaram, quantos vieram, quantos ficaram, e ligue para um.',
      'Crie um caminho simples para a aula experimental, com convite de amigo, e ensine a equipe a recebê-la pelo nome.',
      'Responda cada interessado em até 24 horas, convide três alunos a trazerem alguém e veja em que etapa as pessoas somem.',
    ],
    metric: 'De cada dez que fazem a experimental, quantos se matriculam: buscar quatro.',
    rules: [
      { cue: 'alguém pedir preço por mensagem', action: 'eu respondo no mesmo dia e ofereço dois horários de aula' },
      {
        cue: 'alguém fizer a aula experimental e sair sem se inscrever',
        action: 'eu ligo no dia seguinte e pergunto o que foi mais difícil na aula',
      },
    ],
    question: 'O que faz uma pessoa que gostou da aula não voltar?',
    close_up: [
      'Mande mensagem a uma pessoa que perguntou e não veio, pelo nome, com um horário.',
      'Escreva: “Sua primeira aula é quinta às sete. Te espero na porta, e no primeiro dia ninguém luta.”',
      'Peça a cada aluno fixo um nome esta semana, se anúncio não trouxe ninguém.',
    ],
  },
  'members-leaving': {
    title: 'Segurar quem já treina',
    why: 'O aluno vai embora semanas antes de cancelar: primeiro falta, depois some. Quem nota a segunda falta ainda conversa com uma pessoa; depois só com um boleto.',
    steps: [
      'Ligue para um aluno que saiu e pergunte, sem vender nada, o que faltou para continuar.',
      'Complete cinco ligações dessas e escreva um roteiro dos primeiros 30 dias: padrinho, primeira meta, conversa no dia dez.',
      'Veja a lista de presença e mande mensagem pessoal a quem faltou dois treinos seguidos.',
    ],
    metric: 'Alunos ativos com menos de duas faltas seguidas; cancelamentos do mês caindo.',
    rules: [
      { cue: 'um aluno faltar duas vezes seguidas', action: 'eu escrevo perguntando como ele está, sem cobrar' },
      {
        cue: 'um aluno avisar que vai cancelar',
        action: 'eu agradeço o tempo de casa, ouço o motivo e pergunto se uma pausa ajudaria',
      },
    ],
    question: 'Em que momento dos primeiros meses você mais perde gente?',
    close_up: [
      'Escolha um nome do mês passado e mande uma linha antes de ir para casa.',
      'Escreva: “Sentimos sua falta. Sem oferta, só uma pergunta: qual foi a última aula de que gostou, e o que mudou?”',
      'Olhe a terceira semana em vez da saída: ali, cumprimente e apresente cada iniciante pelo nome.',
    ],
  },
  'pricing-too-low': {
    title: 'Subir o preço com firmeza',
    why: 'Preço baixo também é mensagem, e quem mais a escuta é você. Testar o novo valor com quem chega mostra o mercado sem arriscar quem já está.',
    steps: [
      'Escreva o que o aluno leva de verdade em três resultados e calcule quanto sobra por hora no preço atual.',
      'Ofereça o novo preço às próximas cinco pessoas que procurarem você, sem desculpa e sem desconto.',
      'Escreva a carta aos alunos atuais com data, valor e o que melhora, e avise com pelo menos 30 dias.',
    ],
    metric: 'Sim de cada cinco novos no preço novo: três bastam; e perda de antigos menor que o ganho.',
    rules: [
      { cue: 'alguém disser que está caro', action: 'eu pergunto comparado com o quê e conto um resultado' },
      {
        cue: 'o desconto já estiver na ponta da minha língua',
        action: 'eu repito o valor, fico em silêncio e ofereço outro horário, não outro preço',
      },
    ],
    question: 'Quem, entre seus alunos, pagaria mais sem pestanejar, e por quê?',
    close_up: [
      'Diga o preço novo em voz alta ao espelho cinco vezes, sem nada depois.',
      'Escreva: “A partir do dia primeiro a sessão custa isto. Você está comigo desde o começo, então o seu muda três meses depois.”',
      'Suba só para quem chega agora, se teme pelos antigos, e olhe os números depois de um mês.',
    ],
  },
  'cash-flow-hole': {
    title: 'Furo no caixa',
    why: 'Negócio raramente quebra por um mês ruim; quebra por ver tarde. Treze semanas de entradas e saídas numa folha mostram o buraco enquanto ainda dá para desviar.',
    steps: [
      'Abra o extrato e liste saldo, o que entra e o que sai nas próximas quatro semanas, com data e valor.',
      'Complete a lista até 13 semanas com um contador e escolha três ações: cobrar, cortar e renegociar um prazo.',
      'Atualize a lista por 20 minutos, compare previsto com real e faça a ligação de cobrança ou negociação que falta.',
    ],
    metric: 'Semanas à frente com saldo positivo: chegar a oito das treze e subir.',
    rules: [
      {
        cue: 'eu vir uma data em que o saldo fica negativo',
        action: 'eu ligo para quem recebe naquela data e proponho outro prazo',
      },
      {
        cue: 'entrar um dinheiro que eu não esperava',
        action: 'eu ponho o valor na lista antes de gastar e cubro a data mais apertada',
      },
    ],
    question: 'Qual conta, se mudasse de data, já daria ar ao seu mês?',
    close_up: [
      'Escreva três números: o que há na conta, o que precisa sair até o dia e o que falta.',
      'Ligue e diga: “Vai faltar isto naquele dia. Pago esta parte agora e o resto nesta data.”',
      'Venda algo adiantado, pacote, vale, curso, se não há mais o que cortar.',
    ],
  },
  'debt-pressure': {
    title: 'Dívidas na mesa',
    why: 'Dívida no escuro cresce duas vezes: nos juros e na cabeça. A lista completa assusta por uma hora e depois vira ordem de ataque.',
    steps: [
      'Escreva todas as dívidas: a quem, quanto, juros e atraso; pare aí e conte a uma pessoa de confiança.',
      'Procure orientação gratuita, órgão de defesa do consumidor, contador ou advogado, e defina o que pagar primeiro.',
      'Ligue para um credor, proponha uma parcela que caiba mesmo e anote protocolo, valor e data.',
    ],
    metric: 'Dívidas com acordo por escrito: uma de cada vez, sem parcela nova atrasada.',
    rules: [
      {
        cue: 'eu sentir vontade de pegar outro empréstimo para cobrir',
        action: 'eu falo antes com quem me orienta; se vier desespero, com um profissional de saúde',
      },
      {
        cue: 'um credor me ligar em tom de ameaça',
        action: 'eu anoto nome e hora, peço tudo por escrito e encerro com educação',
      },
    ],
    question: 'De todas, qual dívida mais tira o seu sono, e o que sabe ao certo sobre ela?',
    close_up: [
      'Abra uma carta, a mais próxima, e escreva no envelope a soma e a data.',
      'Diga ao telefone: “Quero pagar e não consigo tudo agora. Que acordo vocês oferecem?”',
      'Deixe um serviço de orientação fazer as ligações, se a voz falhar; é para isso que existe.',
    ],
  },
  'difficult-client': {
    title: 'Cliente que passa do limite',
    why: 'Muito abuso nasce de um combinado que nunca foi dito. Escreva o combinado primeiro; se ainda assim passar, o problema já não é falta de clareza.',
    steps: [
      'Liste o que esse cliente pede além do combinado e quanto tempo isso tomou no último mês.',
      'Envie por escrito o que está incluído, horários de contato e preço do extra, em tom cordial e curto.',
      'Converse sobre o novo combinado e diga, se preciso, até que data encerra e quem você indica no lugar.',
    ],
    metric: 'Pedidos fora do combinado: menos da metade em duas semanas, ou encerramento marcado.',
    rules: [
      { cue: 'chegar mensagem fora do horário', action: 'eu respondo só no horário combinado, sem me desculpar' },
      {
        cue: 'o cliente ameaçar ir embora',
        action: 'eu digo que entendo, repito o combinado uma vez e deixo a escolha com ele',
      },
    ],
    question: 'Se três clientes fossem assim, o seu negócio ainda valeria a pena?',
    close_up: [
      'Escreva em duas linhas o combinado, como para quem não estava lá.',
      'Diga: “Gosto de trabalhar com você e quero que seja justo. Isto está incluído, isto é extra, e a regra de falta é esta.”',
      'Suba o preço só para essa pessoa em vez de discutir, e deixe que ela decida.',
    ],
  },
  'late-payers': {
    title: 'Cobrar sem constrangimento',
    why: 'Cobrar parece ofensa quando vem de surpresa. Com regra avisada e lembrete sempre igual, quem cobra é o calendário, não a sua coragem.',
    steps: [
      'Liste quem deve, quanto e há quantos dias e mande a mensagem mais simples, com valor e forma de pagar, a um deles.',
      'Escreva sua regra de pagamento: vencimento, lembrete antes, ligação depois de cinco dias, pausa depois de quinze.',
      'Faça os lembretes e ligações da lista em um único bloco de 30 minutos e pause o serviço de quem passou da regra.',
    ],
    metric: 'Valor atrasado há mais de 15 dias: cair pela metade em dois meses.',
    rules: [
      { cue: 'alguém prometer pagar depois', action: 'eu pergunto o dia exato e confirmo por mensagem' },
      {
        cue: 'quem me deve chegar para a aula como se nada fosse',
        action: 'eu chamo de lado na saída, digo o valor e pergunto como prefere pagar',
      },
    ],
    question: 'O que você imagina que vai ouvir quando cobra, e quantas vezes ouviu mesmo?',
    close_up: [
      'Mande agora um lembrete, o da conta mais antiga, em duas linhas gentis.',
      'Escreva: “A fatura 12 venceu no dia 1º. Você me diz hoje em que dia vai ser paga?”',
      'Peça uma parte adiantada no próximo serviço, se lembrete não muda nada.',
    ],
  },
  'competitor-next-door': {
    title: 'Rival na mesma rua',
    why: 'Baixar o preço é lutar no jogo de quem tem mais fôlego de caixa. Seu terreno é a pessoa que você atende melhor do que qualquer um na rua.',
    steps: [
      'Descreva em três linhas quem você atende melhor e o que essa pessoa não acharia ao lado.',
      'Pergunte a dez alunos por que ficam com você e escreva as palavras deles, sem corrigir.',
      'Escolha uma força que se repetiu, torne-a visível na recepção e nas redes e deixe o preço como está.',
    ],
    metric: 'Motivos repetidos por alunos: um dito por quatro de dez vira a sua mensagem.',
    rules: [
      {
        cue: 'eu pensar em copiar o preço do vizinho',
        action: 'eu releio as respostas dos alunos e reforço o que eles citaram',
      },
      {
        cue: 'um aluno contar que vai experimentar o vizinho',
        action: 'eu digo que faz bem em conhecer e combino um café para ouvir como foi',
      },
    ],
    question: 'O que um aluno seu perderia no primeiro mês se fosse para o vizinho?',
    close_up: [
      'Escreva o nome de um aluno que nunca sairia, e por quê.',
      'Pergunte a ele: “O que você tem aqui de que sentiria falta lá?”',
      'Aposte no grupo que ninguém mais atende direito, e diga isso na porta.',
    ],
  },
  'partner-conflict': {
    title: 'Briga entre sócios',
    why: 'Sociedade briga por dinheiro, mas adoece por papéis que cada um imaginou de um jeito. Pôr no papel quem faz e quem decide esfria metade da discussão.',
    steps: [
      'Escreva o que você acha que é seu, o que é do outro e o que é dos dois e peça que a outra parte faça o mesmo.',
      'Comparem as listas em uma hora, fora da empresa, e fechem papéis, reunião fixa e regra para empate.',
      'Leve o combinado a um contador ou advogado e, se a conversa travar, chamem um mediador antes de romper.',
    ],
    metric: 'Decisões tomadas pela regra, sem voltar ao assunto: quatro de cada cinco.',
    rules: [
      {
        cue: 'a discussão virar acusação antiga',
        action: 'eu proponho pausa de um dia e volto com um fato e um pedido',
      },
      {
        cue: 'eu souber de uma decisão tomada sem mim',
        action: 'eu pergunto a sós como se chegou a ela antes de desfazer qualquer coisa',
      },
    ],
    question: 'O que vocês nunca combinaram e vêm cobrando um do outro?',
    close_up: [
      'Escreva três decisões do último mês e quem de fato tomou cada uma.',
      'Comece com: “Quero que a amizade continue e a casa também. Vamos pôr no papel quem decide o quê?”',
      'Sugira primeiro uma terceira pessoa neutra, se a conversa a dois termina com alguém indo embora.',
    ],
  },
  'hire-first-person': {
    title: 'A primeira contratação',
    why: 'Quem contrata para ter alívio descreve uma pessoa; quem contrata bem descreve tarefas. Um teste curto e pago revela mais do que uma boa conversa.',
    steps: [
      'Anote todas as tarefas que sairiam das suas mãos, as horas de cada uma e o que seria um bom resultado.',
      'Monte uma ficha de cinco critérios com nota de 1 a 5 e veja com um contador o custo e o tipo de contrato.',
      'Faça um teste pago com duas pessoas na tarefa real, dê notas na hora e só então converse sobre contrato.',
    ],
    metric: 'Nota média na ficha: 4 ou mais; e dez horas suas liberadas por mês.',
    rules: [
      { cue: 'eu quiser contratar por simpatia', action: 'eu preencho a ficha antes de responder' },
      {
        cue: 'a pessoa nova errar na primeira semana',
        action: 'eu mostro uma vez como fica pronto e, na seguinte, só olho de perto',
      },
    ],
    question: 'Que tarefa, feita por outra pessoa, faria o seu negócio crescer e não só você descansar?',
    close_up: [
      'Circule as duas horas da semana passada que qualquer pessoa com a chave faria.',
      'Diga à pessoa: “Você dá o aquecimento e um exercício, eu olho vinte minutos e depois conversamos. É pago.”',
      'Comece com poucas horas pagas de alguém que já treina com você, antes de criar uma vaga.',
    ],
  },
  'fire-someone-fairly': {
    title: 'Desligar com dignidade',
    why: 'A pessoa esquece os seus argumentos e lembra como foi tratada. Conversa curta, decisão clara e direitos em ordem são a forma mais humana de dar uma notícia ruim.',
    steps: [
      'Reúna os fatos com data e as conversas já feitas e veja com honestidade se a pessoa teve chance real de melhorar.',
      'Consulte advogado trabalhista ou contador sobre direitos, prazos e documentos antes de dizer qualquer coisa.',
      'Diga a decisão no primeiro minuto, a sós e com calma, explique direitos e próximos passos e não discuta o caráter.',
    ],
    metric: 'Conversa de até 15 minutos, papéis prontos e uma mensagem única para a equipe.',
    rules: [
      {
        cue: 'a pessoa pedir para reabrir a decisão',
        action: 'eu reconheço o peso da notícia e repito a decisão com a mesma frase',
      },
      {
        cue: 'a equipe perguntar o motivo no dia seguinte',
        action: 'eu digo que esse assunto é da pessoa e explico só quem assume cada tarefa',
      },
    ],
    question: 'Se estivesse na outra cadeira, como gostaria de receber essa notícia?',
    close_up: [
      'Escreva os três fatos com data que um estranho entenderia.',
      'Diga: “Decidi encerrar nosso trabalho. O último dia é este. Explico agora o que vem depois.”',
      'Dê uma última chance por escrito, com data, se nunca houve uma clara.',
    ],
  },
  'launch-new-offer': {
    title: 'Lançar com venda antecipada',
    why: 'Elogio não é venda: as pessoas são gentis com ideias e sinceras com a carteira. Vender a primeira versão pequena antes de montar tudo poupa meses.',
    steps: [
      'Descreva a oferta em uma frase, para quem e que mudança traz, e mostre a três pessoas desse público.',
      'Converse com dez possíveis clientes, mude a frase pelo que ouviu e abra pré-venda de poucas vagas com data.',
      'Entregue a primeira versão simples, receba cada pessoa pelo nome e peça uma opinião por escrito ao final.',
    ],
    metric: 'Vagas pagas antes da data: metade da turma; abaixo disso, mude a oferta.',
    rules: [
      { cue: 'disserem que a ideia é ótima sem comprar', action: 'eu pergunto o que faltou para reservar a vaga' },
      {
        cue: 'o primeiro dia passar sem nenhuma venda',
        action: 'eu chamo três pessoas pelo nome antes de mexer no preço',
      },
    ],
    question: 'Que problema essa oferta resolve que a pessoa já tentou resolver de outro jeito?',
    close_up: [
      'Escreva a oferta numa frase e mande a uma pessoa para quem ela serve.',
      'Pergunte: “Faço uma primeira turma pequena nesta data, por este preço. Guardo um lugar para você?”',
      'Venda uma vez à mão antes de construir qualquer coisa.',
    ],
  },
  'social-media-marketing': {
    title: 'Conteúdo com ritmo',
    why: 'Curtida alegra e pergunta paga conta. Três temas repetidos com constância e um convite claro valem mais do que ideias geniais soltas.',
    steps: [
      'Escolha três temas que seu público pergunta de verdade e grave um vídeo de um minuto sobre o mais fácil.',
      'Reserve uma hora para produzir de uma vez quatro conteúdos, cada um com um único convite no final.',
      'Publique três vezes, anote quantas conversas ou pedidos cada post trouxe e repita o formato que mais rendeu.',
    ],
    metric: 'Pedidos de informação vindos das redes: contar e dobrar em dois meses, ignorando curtidas.',
    rules: [
      { cue: 'eu travar sem ideia', action: 'eu respondo em vídeo a última pergunta que um aluno me fez' },
      {
        cue: 'um post ficar sem resposta nenhuma',
        action: 'eu deixo no ar, mudo a primeira frase do próximo e publico no dia previsto',
      },
    ],
    question: 'Que pergunta você responde tantas vezes que já poderia ser um vídeo?',
    close_up: [
      'Filme trinta segundos da primeira conquista de um iniciante, com permissão.',
      'Termine cada post com: “Mora perto e nunca experimentou? Quinta às sete, me escreve.”',
      'Largue o feed por uma semana e use a hora em dez mensagens para gente do seu bairro.',
    ],
  },
  'sales-conversation': {
    title: 'Vender sem empurrar',
    why: 'Quem vende bem fala pouco: pergunta, resume e oferece uma coisa só. A pressão aparece quando a oferta chega antes de a pessoa se sentir ouvida.',
    steps: [
      'Escreva quatro perguntas abertas para entender o que a pessoa quer, o que tentou e o que mudaria com isso.',
      'Use as perguntas em três conversas reais, resuma o que ouviu em duas frases e só então faça uma oferta.',
      'Reveja as conversas do período, veja onde falou demais e combine com cada interessado um próximo passo com data.',
    ],
    metric: 'Conversas que terminam com próximo passo datado: sete de dez; e você falando menos da metade.',
    rules: [
      { cue: 'a pessoa disser que vai pensar', action: 'eu pergunto o que pesa e marco quando voltamos a falar' },
      {
        cue: 'eu me ouvir explicando sem ninguém ter perguntado',
        action: 'eu paro no meio da frase e pergunto o que ainda ficou em aberto',
      },
    ],
    question: 'Quando você comprou algo com prazer, o que a pessoa do outro lado fez?',
    close_up: [
      'Escreva o preço num cartão e diga em voz alta com ponto final.',
      'Diga: “Pelo que você contou, isto serve. Custa isto. Começamos na segunda?” E espere.',
      'Deixe experimentar uma sessão primeiro e pergunte na saída, não no balcão.',
    ],
  },
  'lost-big-client': {
    title: 'O cliente grande foi embora',
    why: 'O susto pede um substituto igual, mas o perigo era depender de um só. Vários clientes médios demoram mais a vir e derrubam menos quando saem.',
    steps: [
      'Refaça as contas sem esse cliente: quantos meses o caixa aguenta e qual gasto pode parar sem ferir o serviço.',
      'Marque uma conversa de despedida, ouça o motivo real e agradeça; depois liste dez nomes parecidos com ele.',
      'Tenha cinco conversas com gente da lista ou indicada por clientes felizes e anote o próximo passo de cada uma.',
    ],
    metric: 'Conversas de reposição: cinco a cada sete dias; nenhum cliente acima de um terço da receita.',
    rules: [
      {
        cue: 'eu quiser aceitar qualquer trabalho por medo',
        action: 'eu olho os meses de caixa e recuso o que dá prejuízo',
      },
      {
        cue: 'a equipe me perguntar se o negócio vai fechar',
        action: 'eu digo quantos meses temos e peço uma ideia a cada pessoa',
      },
    ],
    question: 'O que esse cliente via em você que outros ainda não sabem?',
    close_up: [
      'Escreva o buraco do mês em um número e quantos clientes pequenos o cobririam.',
      'Pergunte: “Sem rodeios: o que fez você sair, e quem mais precisa do que eu faço?”',
      'Ofereça um pouco mais aos três melhores que ficaram, antes de procurar desconhecidos.',
    ],
  },
  'too-many-ideas': {
    title: 'Uma ideia por trimestre',
    why: 'Ideia nova dá o prazer da largada sem o custo da chegada. Escolher uma não mata as outras; coloca-as numa fila em que podem esperar.',
    steps: [
      'Despeje todas as ideias em uma folha e marque em cada uma ganho, custo e vontade de 1 a 5.',
      'Escolha uma para os próximos três meses, escreva o que é terminar e faça uma lista de três coisas a parar.',
      'Dê o primeiro bloco de trabalho à ideia escolhida e guarde as novas na fila, sem mexer nelas.',
    ],
    metric: 'Horas na ideia escolhida contra as outras: três quartos; e uma coisa terminada no trimestre.',
    rules: [
      { cue: 'surgir uma ideia brilhante', action: 'eu anoto na fila e volto ao que estava fazendo' },
      {
        cue: 'a ideia escolhida ficar chata no meio do caminho',
        action: 'eu faço o menor pedaço que falta para terminar e risco o dia no calendário',
      },
    ],
    question: 'Qual dessas ideias você ainda iria querer se desse trabalho por dois anos?',
    close_up: [
      'Escreva as ideias em papéis e vire todo papel que não andou este mês.',
      'Diga a duas pessoas: “Até o fim do trimestre faço só isto. Me lembrem quando eu falar de outra coisa.”',
      'Sorteie entre as duas melhores, se todas parecem boas, e repare se vem alívio.',
    ],
  },
  'working-too-many-hours': {
    title: 'O negócio engoliu a vida',
    why: 'Hora a mais parece grátis porque ninguém emite nota dela. O registro de alguns dias costuma mostrar que boa parte não precisava ser sua.',
    steps: [
      'Anote de meia em meia hora o que fez até a noite e marque o que só você pode fazer.',
      'Registre cinco dias, some as horas que outra pessoa faria e passe adiante um bloco, pago ou trocado.',
      'Feche dois períodos sem trabalho, avise clientes e equipe e cumpra como cumpriria um treino.',
    ],
    metric: 'Horas trabalhadas: dez a menos por mês até caber na sua vida, sem queda de receita.',
    rules: [
      {
        cue: 'me chamarem no período fechado',
        action: 'eu deixo para o horário de trabalho, salvo emergência de verdade',
      },
      {
        cue: 'eu disser “só mais uma coisinha” na hora de fechar',
        action: 'eu escrevo a coisinha no topo da lista de amanhã e apago a luz',
      },
    ],
    question: 'O que aconteceria de fato se você faltasse três dias seguidos?',
    close_up: [
      'Escolha uma noite desta semana e escreva “fechado” onde os outros vejam.',
      'Diga aos clientes: “Na quarta respondo até as seis. O que chegar depois, respondo na quinta.”',
      'Corte um serviço de que ninguém sentiria falta, se não há dinheiro para ajuda.',
    ],
  },
  'business-plan-one-page': {
    title: 'Plano em uma página',
    why: 'Plano longo serve para não decidir. Uma página obriga a escolher para quem, com que dinheiro e o que pode dar errado, e é o que um banco lê primeiro.',
    steps: [
      'Preencha em 40 minutos cinco caixas: quem atende, que problema, o que oferece, números do mês e três riscos.',
      'Confirme os números com um contador e as caixas de cliente com três pessoas desse público.',
      'Apresente a página em cinco minutos a alguém crítico e reescreva toda linha que precisou de explicação.',
    ],
    metric: 'Alguém de fora repete o seu negócio em duas frases depois de ler a página.',
    rules: [
      { cue: 'eu começar a escrever a segunda página', action: 'eu corto o que não muda nenhuma decisão' },
      {
        cue: 'alguém apontar um furo na minha página',
        action: 'eu peço que mostre a linha e a marco em vermelho antes de defender',
      },
    ],
    question: 'Qual número dessa página, se estiver errado, derruba o resto?',
    close_up: [
      'Escreva só o quadro dos números: preço, clientes por mês, custos, o que sobra.',
      'Explique assim: “Ajudo estas pessoas com este problema. Custa tanto e se paga a partir de tantos clientes.”',
      'Comece com um cliente pagante e escreva o plano com o que aprender.',
    ],
  },
  'investor-or-bank-meeting': {
    title: 'Reunião por dinheiro',
    why: 'Quem empresta não busca entusiasmo, busca sinais de que você conhece os riscos melhor do que ninguém. Dizê-los antes que perguntem vale mais do que escondê-los.',
    steps: [
      'Decore seis números: receita, custo, lucro, dívida, quanto pede e como devolve; teste sem olhar.',
      'Ensaie a reunião por 30 minutos com um contador ou empresário e responda três riscos com plano para cada um.',
      'Chegue cedo, respire um minuto com calma, diga o pedido nos primeiros três minutos e anote cada condição oferecida.',
    ],
    metric: 'Seis números ditos sem papel e três riscos com resposta; na reunião, prazo de retorno marcado.',
    rules: [
      { cue: 'perguntarem um número que não sei', action: 'eu digo que envio até uma data certa e envio antes' },
      {
        cue: 'a resposta for não',
        action: 'eu pergunto que condição mudaria isso e agradeço por escrito no mesmo dia',
      },
    ],
    question: 'Se o dinheiro viesse pela metade, o que você faria primeiro?',
    close_up: [
      'Escreva num cartão três dos seis números: quanto pede, o que compra, quanto entra por mês.',
      'Comece com: “Peço este valor para isto. Pago com aquilo e, se for mal, com isto.”',
      'Peça um valor menor primeiro ou equipamento usado, se o todo parecer arriscado.',
    ],
  },
  'seminar-or-event': {
    title: 'Seminário que se paga',
    why: 'Evento cheio se decide antes do cartaz: no número de vagas que paga a conta e em quem você vai convidar pelo nome. O resto é logística.',
    steps: [
      'Defina data, vagas e orçamento em uma folha e calcule quantas inscrições pagam todos os custos.',
      'Convide pessoalmente 20 pessoas, abra as inscrições com sinal e dê a cada ajudante um papel escrito.',
      'Confira papéis e horários uma hora antes, com primeiros socorros no local, receba na porta e colha opiniões na saída.',
    ],
    metric: 'Inscrições pagas contra o ponto de equilíbrio: atingir antes da última quinzena ou reduzir o formato.',
    rules: [
      { cue: 'as inscrições empacarem', action: 'eu ligo para dez pessoas da lista em vez de fazer outro cartaz' },
      {
        cue: 'quem vai dar o seminário atrasar',
        action: 'eu abro com um aquecimento e digo a todos a nova hora de começo',
      },
    ],
    question: 'O que alguém precisa levar para casa para dizer que valeu o ingresso?',
    close_up: [
      'Multiplique lugares por preço, tire sala e convidado, e escreva o que sobra.',
      'Convide com: “Guardo vinte lugares para quem conheço. Quer um até sexta?”',
      'Faça antes uma versão pequena para os seus, uma noite em vez de um dia.',
    ],
  },
  'online-coaching-offer': {
    title: 'Consultoria online piloto',
    why: 'Oferta online que serve para todo mundo não convence ninguém. Um tipo de pessoa, um resultado e três pilotos ensinam o que nenhum curso de venda ensina.',
    steps: [
      'Escreva quem é a pessoa, o resultado em oito semanas e o que você precisa dela para isso dar certo.',
      'Convide três conhecidos desse perfil para um piloto pago com preço reduzido e retorno sincero combinado.',
      'Faça uma conversa de 20 minutos com cada piloto, anote onde travam e melhore uma única parte do serviço.',
    ],
    metric: 'Pilotos que cumprem quatro de cada cinco tarefas e um depoimento antes de subir o preço.',
    rules: [
      { cue: 'um piloto parar de responder', action: 'eu mando um áudio curto perguntando o que ficou difícil' },
      {
        cue: 'alguém fora do perfil quiser entrar no piloto',
        action: 'eu agradeço, indico outro caminho e guardo o contato para depois',
      },
    ],
    question: 'Que resultado você já deu a alguém tantas vezes que apostaria nele?',
    close_up: [
      'Escreva a pergunta que mais fazem a você e sua resposta em cinco linhas.',
      'Ofereça assim: “Pego três pessoas por quatro semanas, uma chamada e um plano cada. Você é uma delas?”',
      'Oriente uma pessoa de graça por duas semanas e peça as palavras dela, se ainda falta prova.',
    ],
  },
  'seasonal-slump': {
    title: 'Meses fracos com reserva',
    why: 'O mês fraco chega com data marcada e mesmo assim surpreende. Quem vende e guarda na alta passa a baixa consertando a casa em vez de apagar incêndio.',
    steps: [
      'Olhe as receitas dos últimos 12 meses e marque os fracos com o valor que faltou em cada um.',
      'Crie um pacote vendido antes da baixa e ofereça aulas a uma empresa ou escola da região.',
      'Separe uma fatia fixa do que entrou para a reserva e adiante uma tarefa de manutenção guardada para a baixa.',
    ],
    metric: 'Reserva em dias de custo fixo: chegar a 30 antes do próximo mês fraco.',
    rules: [
      {
        cue: 'o movimento cair abaixo do previsto',
        action: 'eu ofereço o pacote aos alunos antigos antes de dar desconto',
      },
      {
        cue: 'a alta voltar e eu quiser gastar tudo',
        action: 'eu passo a parte da reserva para outra conta antes da primeira compra',
      },
    ],
    question: 'O que os seus clientes fazem nos meses em que somem, e como você caberia ali?',
    close_up: [
      'Escreva o mês mais fraco do ano passado e a soma que faltou.',
      'Ofereça: “Dez aulas para usar até março pelo preço de oito. Só nesta semana.”',
      'Use as semanas vazias para uma aula em empresa ou um curso de férias.',
    ],
  },
  'bad-review': {
    title: 'Reclamação em público',
    why: 'Você não responde a quem reclamou, responde a quem vai ler depois. Uma resposta calma e curta convence mais gente do que ter razão.',
    steps: [
      'Espere uma hora longe da tela, apure o que houve com a equipe e salve uma cópia da reclamação.',
      'Responda uma única vez, em quatro linhas: agradeça, reconheça o que for verdade, diga o que fez e ofereça contato direto.',
      'Conserte a causa com prazo, conte à pessoa o que mudou e peça a cinco clientes satisfeitos uma opinião sincera.',
    ],
    metric: 'Resposta publicada em 24 horas, causa corrigida e três novas opiniões reais.',
    rules: [
      {
        cue: 'eu quiser rebater linha por linha',
        action: 'eu escrevo no rascunho, peço a alguém que leia e corto pela metade',
      },
      {
        cue: 'a pessoa responder de novo, com mais raiva',
        action: 'eu encerro em público e ofereço um telefonema com dia e hora',
      },
    ],
    question: 'Que pedaço dessa reclamação você já desconfiava antes de ler?',
    close_up: [
      'Feche a página, ponha um alarme de uma hora e escreva a versão com raiva à mão.',
      'Responda: “Agradecemos por contar. Não é assim que queremos que alguém se sinta. Me ligue, quero entender.”',
      'Deixe que outros falem: três avaliações honestas de alunos pesam mais que qualquer defesa.',
    ],
  },
  'break-even': {
    title: 'O seu número de alunos',
    why: 'Aluguel dividido pela mensalidade dá um número bonzinho demais, porque imposto, taxa de pagamento e desconto tiram um pedaço de cada mensalidade. E academia que empata sem salário para você vive das suas horas não pagas.',
    steps: [
      'Some numa página só todos os custos fixos do mês, um doze avos dos anuais e um salário para você.',
      'Divida a receita de mensalidades de três meses por três e pelo número de alunos pagantes, tire o imposto, as taxas e os outros custos que cada aluno gera, e divida os custos fixos pelo que sobrar.',
      'Anote três números toda semana: alunos pagantes, alunos necessários e quantos meses de custos fixos há no banco.',
    ],
    metric: 'Divida os alunos pagantes pelos necessários; 1,0 sustenta a academia e 1,2 dá folga para um verão fraco.',
    rules: [
      {
        cue: 'eu quiser baixar o preço para encher uma turma',
        action: 'eu calculo primeiro quantos alunos a mais o preço menor exigiria',
      },
      {
        cue: 'alguém me oferecer algo com custo mensal',
        action:
          'eu divido esse custo pelo que sobra de uma mensalidade e digo em voz alta quantos alunos ele custa antes de assinar',
      },
    ],
    question: 'De quantos alunos você precisaria se pagasse a si o que pagaria a um estranho pelo mesmo trabalho?',
    close_up: [
      'Comece com três números, por exemplo custos de 2.400 mais um salário de 1.600, divididos por 40 que sobram de cada mensalidade, o que dá 100 alunos.',
      'Escreva ao seu contador: “Quanto sobra de uma mensalidade depois de imposto e taxas, e quais custos anuais eu esqueci?”',
      'Calcule três cenários se você ainda não abriu, com metade, três quartos e todos os alunos que espera, cada um pagando 15% menos do que o preço de tabela.',
    ],
  },
  'unpaid-purse': {
    title: 'Cobrar o que devem',
    why: 'Quem deve costuma empurrar com a barriga enquanto a cobrança é de boca e sem data. Valor, prazo e prova por escrito mudam a conversa sem você precisar brigar.',
    steps: [
      'Junte numa pasta o contrato, as mensagens, o cartaz, o vídeo da luta e escreva o valor combinado e o que já entrou.',
      'Mande uma cobrança curta por escrito com o valor, a sua chave Pix e um prazo de dez dias.',
      'Leve a pasta a um advogado, à Defensoria ou ao Juizado Especial e pergunte qual caminho cabe no seu caso.',
    ],
    metric: 'Valor recebido sobre o valor combinado e número de cobranças por escrito: duas, e depois o advogado.',
    rules: [
      { cue: 'ele disser que paga semana que vem', action: 'eu peço o dia exato por mensagem e anoto na pasta' },
      { cue: 'me der vontade de expor tudo na internet', action: 'eu guardo o texto e pergunto antes a um advogado' },
    ],
    question: 'O que exatamente foi combinado, e onde isso está escrito?',
    close_up: [
      'Faça agora os prints das conversas sobre a bolsa e salve em dois lugares.',
      'Escreva: “Oi, da luta do dia tal faltam tantos reais. Meu Pix é este. Preciso receber até sexta da semana que vem.”',
      'Aceite parcelas, se ele não tem tudo, mas só com valores e datas por escrito.',
    ],
  },
  'private-lessons': {
    title: 'Dê preço à sua hora',
    why: 'Sem preço fixo e sem regra de cancelamento você negocia toda vez e paga do bolso a hora vazia. Uma página escrita facilita o sim do aluno e evita mal-estar entre vocês.',
    steps: [
      'Some o que uma hora leva de verdade, com preparo, deslocamento, espaço, imposto e faltas, e divida a renda de que precisa pelas horas que dá para vender.',
      'Escreva uma página com três preços: aula avulsa, pacote de dez pago antes e aula em dupla, com regra de 24 horas para cancelar.',
      'Conte aulas vendidas, pagas e canceladas em cima da hora, e ofereça cada horário livre a duas pessoas pelo nome.',
    ],
    metric:
      'Cancelamentos em cima da hora que foram pagos: todos, e quatro de cada cinco horários oferecidos vendidos.',
    rules: [
      {
        cue: 'um aluno cancelar duas horas antes',
        action: 'eu escrevo com gentileza que a aula conta e ofereço o próximo horário na mesma mensagem',
      },
      {
        cue: 'alguém pedir desconto',
        action: 'eu mantenho o preço e ofereço menos, como meia hora ou aula em dupla',
      },
    ],
    question: 'Quanto sobraria de uma aula se você contasse deslocamento, espaço, imposto e preparo?',
    close_up: [
      'Escreva os três horários da semana que você quer vender, e mais nada.',
      'Escreva: “A partir do dia 1º a aula avulsa é 100, dez aulas são 900, pagas antes. Dá para cancelar sem custo até 24 horas antes.” Use os seus valores.',
      'Monte grupos de três ou quatro quando a hora individual não enche a semana; rende mais por hora e custa menos a cada um.',
    ],
  },
}
