import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const LIFE: Record<MatterOf<'life'>, DirectAnswers> = {
  'partner-conflict': {
    how: 'Sentem vinte minutos com o calendário aberto: primeiro a outra pessoa diz o que lhe falta, e você repete com suas palavras sem se defender. Depois marquem juntos um dia intocável para vocês, e só então os treinos em volta.',
    why: 'A briga quase nunca é pelo treino, e sim por se sentir em segundo lugar. Quando o tempo do casal entra na agenda antes do treino e é cumprido, a cobrança costuma perder força.',
    when: 'Converse num dia sem treino, depois de comer, nunca com a bolsa na mão. Façam um teste de quatro semanas e reavaliem numa data marcada; confiança volta com três ou quatro promessas cumpridas seguidas.',
    how_much:
      'Conte as horas reais da semana, com trajeto e cansaço: cada treino costuma comer três. Uma noite inteira e meio dia de fim de semana só para vocês é um bom começo; em preparação, um prazo com fim.',
    which:
      'Entre treinar menos e treinar em outro horário: experimente primeiro o outro horário, cedo ou no almoço. Menos treino é para quem tem criança pequena em casa ou já prometeu três vezes e não cumpriu.',
    what_if:
      'Se ouvir “é o treino ou eu”, não escolha na hora: diga que quer os dois e pergunte qual é o pior momento da semana. Mude exatamente esse, por um mês, e mostre.',
    is_it_ok:
      'Brigar por tempo é normal em quem treina sério. Controle não é: celular vigiado, proibição de sair, ameaça ou agressão pedem ajuda de fora; no Brasil o 180 atende mulheres, e o 190 em perigo.',
    next: 'Hoje, sem discutir, pergunte qual noite faz mais falta e deixe essa noite livre já nesta semana. Depois das quatro semanas, falem do que ficou, e convide para ver um treino, sem insistir.',
    on_the_day:
      'Na conversa: celular longe, lado a lado, a outra pessoa começa. Ouça até o fim, repita, peça desculpa por um fato concreto, ofereça um dia, escrevam no calendário, e parem quando os dois estiverem cansados.',
    say: 'Num momento calmo, não na porta: “Sei que você tem ficado em segundo lugar. Quero continuar treinando e quero a gente bem. Que noite é só nossa? Eu ponho no calendário agora.”',
  },
  'break-up': {
    how: 'Organize as próximas duas horas, não a vida: banho, comida, uma pessoa no telefone, cama na hora. Silencie o perfil, ponha as coisas da pessoa numa caixa fora de vista, e marque três treinos leves com alguém esperando por você.',
    why: 'Você perdeu a pessoa e também a rotina, por isso as noites e domingos doem mais. Treino com hora e gente devolve estrutura ao dia, e parar de olhar o perfil deixa a ferida fechar.',
    when: 'Comece hoje com a noite, e fique pelo menos trinta dias sem contato que não seja por filhos, casa ou contas. Vem em ondas; entre o segundo e o terceiro mês elas costumam ficar mais espaçadas.',
    how_much:
      'Três treinos por semana a meia força, uma conversa de verdade por dia, sono em horário fixo. Chorar o quanto vier; falar do assunto na academia, uma pessoa basta.',
    which:
      'Entre manter amizade já e cortar contato: corte por um ou dois meses quase sempre, amizade talvez depois. Com filhos, contato só sobre eles, por escrito, curto, em horários combinados.',
    what_if:
      'Se bater vontade de mandar mensagem às duas da manhã, escreva nas notas e só leia depois do almoço. Se mandou, não mande a segunda; se a pessoa voltar com saudade, espere três dias antes de responder.',
    is_it_ok:
      'Chorar, dormir mal e perder a fome por algumas semanas é normal. Se pensar em morrer ou em machucar alguém, ligue já 188, o CVV, ou 192; se não melhora em um mês, psicólogo ou médico.',
    next: 'Hoje conte a uma pessoa e durma fora da cama de vocês se precisar. Na semana: contas, chaves, moradia numa lista; havendo casamento, filhos ou bens, pergunte a um advogado antes de assinar.',
    on_the_day:
      'Na noite ruim: luz acesa, água, ligue para a pessoa combinada, caminhe vinte minutos ou faça sombra, banho, série conhecida, cama. Nada de sparring forte nem bebida nesse dia.',
    say: 'Mensagem a um amigo ou parceiro de treino, hoje: “A gente terminou e tô mal. Não precisa dizer nada inteligente. Vem treinar comigo na quinta e come alguma coisa depois?”',
  },
  'parents-against': {
    how: 'Leve seus pais a uma aula: eles sentam, veem o aquecimento, falam com o professor sobre proteção, regras e sparring. Antes, pergunte qual é o medo principal e escreva; depois da visita, proponha três meses de teste com condições claras.',
    why: 'Pais costumam ter medo de três coisas: lesão na cabeça, notas, más companhias. Vídeo de nocaute na internet confirma tudo; ver crianças treinando com regra, ao vivo, muda mais que argumento.',
    when: 'Fale num momento tranquilo de fim de semana, não depois de nota ruim ou roxo novo. Peça a visita para as próximas duas semanas e um teste de três meses; o sim inteiro costuma vir aos poucos.',
    how_much:
      'Ofereça números: dois treinos por semana, volta para casa até tal hora, notas iguais ou melhores, sem sparring na cabeça no período de teste. Diga também quanto custa e o que você paga ou faz em troca.',
    which:
      'Entre começar pelo esporte que você quer e por um com menos medo, como judô, jiu-jítsu ou boxe sem contato: comece pelo segundo se o não é firme. Se há dúvida só de horário, insista no primeiro.',
    what_if:
      'Se disserem não, pergunte “o que precisaria mudar para vocês pensarem de novo?” e cumpra isso por dois meses. Treinar escondido, sendo menor, destrói a confiança e deixa você sem seguro nem ajuda.',
    is_it_ok:
      'É normal pais dizerem não, e até os dezoito a decisão é deles. Com mais de dezoito a decisão é sua, o respeito fica. Se em casa há pancada ou ameaça, fale com professor da escola ou ligue 100.',
    next: 'Hoje pergunte só pelo medo e escute, sem defender o esporte. Amanhã peça ao professor um horário para a visita; depois dela, o teste por escrito, numa folha na geladeira.',
    on_the_day:
      'No dia da visita chegue cedo, apresente seus pais ao professor e deixe ele falar. Treine normal, sem mostrar nada perigoso; no caminho de volta pergunte o que acharam, e só peça a resposta no dia seguinte.',
    say: 'À mesa, com calma: “Eu entendo que vocês têm medo de eu me machucar. Vocês viriam ver uma aula comigo antes de decidir? Se depois ainda for não, eu aceito conversar de novo em dois meses.”',
  },
  'family-care': {
    how: 'Faça a lista de uma semana inteira do cuidado, remédio, banho, noite, consulta, e marque em cada linha quem mais poderia. Peça duas linhas a duas pessoas, com dia e hora, e ponha um treino curto exatamente nesse espaço.',
    why: 'Quem cuida desaparece da própria agenda porque toda hora parece urgente, e a culpa faz o resto. Pedido com dia e hora é fácil de aceitar, e uma hora sua por semana ajuda você a aguentar o longo prazo.',
    when: 'Peça ajuda nesta semana, antes de esgotar. Com bebê, espere as primeiras seis a oito semanas e a liberação médica de quem deu à luz; com doença longa, reveja a divisão a cada mês.',
    how_much:
      'Duas saídas de uma hora por semana e dez minutos em casa nos outros dias: mobilidade, sombra, agachamento. Se você dormiu menos de cinco horas, troque o treino por sono, sem conta a pagar depois.',
    which:
      'Entre parar de treinar e manter o mínimo: o mínimo, uma aula por semana, para quase todos. Pare por umas semanas se é fase aguda, hospital, recém-nascido, e marque já a data da volta.',
    what_if:
      'Se o irmão ou parente disser que não pode, peça outra coisa: dinheiro para uma cuidadora, as compras, a noite de domingo. Se ninguém pode, pergunte no posto de saúde ou CRAS que apoio existe.',
    is_it_ok:
      'Sentir cansaço, raiva e culpa cuidando de alguém é normal. Se você chora todo dia, grita, tem medo de machucar quem cuida ou não quer mais viver, médico já, e 188 a qualquer hora.',
    next: 'Hoje a lista e um telefonema. Depois avise o treinador que por um tempo você vem pouco e sem cobrança; quando a ajuda firmar por três semanas, acrescente a segunda saída.',
    on_the_day:
      'No dia da sua hora: instruções escritas na mesa, telefone ligado, saia mesmo que falte louça. Treine leve, tome banho lá, volte no horário prometido, e agradeça a quem ficou.',
    say: 'Mensagem a um parente, com dia e hora: “Preciso de você quintas das sete às oito e meia com a mãe. Não é favor solto, é até o fim do mês. Você consegue, ou consegue domingo?”',
  },
  loneliness: {
    how: 'Vá sempre à mesma aula, no mesmo dia, chegue dez minutos antes e saia dez depois, e fale uma frase com a mesma pessoa toda vez. Na terceira semana convide: “vou comer ali depois, quer vir?”. Curto, com lugar e hora.',
    why: 'Amizade adulta nasce de ver as mesmas pessoas muitas vezes, sem pressão, e de alguém dar o primeiro passo. A maioria também espera convite; treino dá o assunto e o horário de graça.',
    when: 'Comece nesta semana e conte dois a três meses para os primeiros laços; conhecidos vêm antes, lá pela quarta semana. O pior horário costuma ser domingo à tarde, então marque algo justamente ali.',
    how_much:
      'Duas aulas fixas por semana, uma conversa de dois minutos em cada, um convite a cada quinze dias. Conte os convites que fez, não os que aceitaram; um sim em cada três já é bom.',
    which:
      'Entre aplicativo de amizade e grupo fixo, como academia, corrida, igreja ou voluntariado: grupo fixo para quase todos. Aplicativo serve como extra para quem é novo na cidade e tem horário ruim.',
    what_if:
      'Se disserem não ao convite, responda “tranquilo, outro dia” e convide outra pessoa na semana seguinte. Depois de dois nãos da mesma pessoa, fique na conversa do treino e siga adiante.',
    is_it_ok:
      'Sentir solidão numa cidade nova ou depois de mudança é muito comum. Se você passa dias sem falar com ninguém, não come ou pensa que ninguém sentiria falta, ligue 188 e procure psicólogo ou posto de saúde.',
    next: 'Hoje ligue para uma pessoa antiga, dez minutos, só para dar notícia. Depois escolha as duas aulas fixas e aprenda três nomes na primeira semana; o convite vem na terceira.',
    on_the_day:
      'No treino: chegue cedo, diga seu nome a quem estiver do lado, pergunte há quanto tempo treina, agradeça ao parceiro pelo nome. No fim, demore ao guardar as coisas; é ali que se combina tudo.',
    say: 'No fim do treino, guardando a bandagem ou a faixa: “Cheguei faz pouco na cidade e ainda não conheço ninguém. Vou comer um lanche ali na esquina, quer vir?” Leve, como quem pede carona.',
  },
  'money-saving': {
    how: 'Abra uma conta ou caixinha separada com o nome da meta, e programe uma transferência automática no dia em que o dinheiro entra. Divida o custo total pelas semanas que faltam, e corte só um gasto grande em vez de dez pequenos.',
    why: 'O que sobra no fim do mês quase nunca sobra, porque gasto cresce até o que há na conta. Separar no dia do pagamento faz você viver com o resto sem precisar de força de vontade toda noite.',
    when: 'Comece no próximo pagamento, mesmo com pouco. Para uma viagem de campeonato conte quatro a seis meses; inscrição e passagem compradas cedo costumam ficar mais baratas. No terceiro mês você já vê se o valor é realista.',
    how_much:
      'Some inscrição, transporte, hospedagem, comida, documentos e mais uma reserva de quinze por cento; divida pelas semanas. Se der mais de um décimo da sua renda, alongue o prazo ou escolha um torneio mais perto.',
    which:
      'Entre cortar gastos e ganhar um extra: corte primeiro, se ainda há assinatura, delivery ou roupa na lista; extra, se você já vive no osso. Aula particular ou rifa da equipe são extras comuns no esporte.',
    what_if:
      'Se aparecer uma conta inesperada e você mexer na caixinha, não desista: recalcule pelas semanas que restam e siga. Se faltar no fim, viaje com a equipe, divida quarto, ou escolha a próxima data.',
    is_it_ok:
      'Guardar devagar é sensato. Não é sensato pegar cartão rotativo, agiota ou empréstimo para campeonato, nem atrasar aluguel; se já há dívidas, resolva primeiro, com orientação do Procon ou do seu banco.',
    next: 'Hoje anote os gastos dos últimos trinta dias em três grupos: fixo, comida, resto. Depois programe a primeira transferência; após um mês, ajuste o valor para cima ou para baixo.',
    on_the_day:
      'No dia do pagamento: primeiro a caixinha, depois contas, depois mercado, e o que ficou se divide por quatro semanas. Na viagem, um valor por dia em dinheiro ou cartão separado.',
    say: 'Aos amigos ou à família, quando chamarem para gastar: “Tô juntando para o campeonato em agosto, então este mês não saio para jantar. Vem aqui em casa, eu faço o macarrão.” Troque o mês pelo seu.',
  },
  'everyday-anxiety': {
    how: 'Sente com os pés no chão, solte o ar pela boca contando até seis, puxe pelo nariz até quatro, por três minutos. Depois diga cinco coisas que vê, quatro que toca, três que ouve, e faça uma tarefa pequena com as mãos.',
    why: 'O alarme do corpo dispara sem perigo à vista, e a cabeça procura um motivo, o que dispara mais. O ar solto devagar baixa o pulso, e os sentidos puxam você do futuro para a sala.',
    when: 'Pratique todo dia num momento calmo, de manhã ou antes de dormir, para funcionar na crise. Ponha as preocupações num horário fixo, às seis da tarde; em duas a quatro semanas costuma ficar mais leve.',
    how_much:
      'Três minutos de respiração duas vezes ao dia, quinze minutos de hora da preocupação com papel, três treinos moderados por semana. Café só até o meio-dia, um ou dois; notícias e redes, duas vezes ao dia.',
    which:
      'Entre treinar forte para descarregar e treinar leve: leve ou médio quando o corpo já está a mil, porque coração disparado pode assustar mais. Forte só em dias bons e com sono em ordem.',
    what_if:
      'Se vier crise no meio da aula, saia para o lado, sente, apoie as costas na parede e solte o ar longo; costuma subir, ficar uns minutos e descer. Volte no ritmo do aquecimento, ou fique só olhando.',
    is_it_ok:
      'Preocupar-se é normal; crises repetidas, evitar lugares ou noites sem dormir por mais de duas semanas pedem médico ou psicólogo. Dor no peito nova, desmaio ou falta de ar forte: 192, sem esperar passar.',
    next: 'Hoje escreva tudo o que preocupa e marque em cada linha: posso fazer algo, ou não posso. Na primeira coluna, um passo para amanhã; se em três semanas não aliviar, marque consulta.',
    on_the_day:
      'Na noite ruim: levante da cama, luz fraca, três minutos soltando o ar, escreva a preocupação e o passo de amanhã, água, algo chato para ler. Volte só com sono, sem olhar o relógio.',
    say: 'A alguém próximo, antes que piore: “Às vezes me dá crise de ansiedade. Não precisa resolver nada, só fica do meu lado e respira devagar comigo.” E a si: “É alarme, não é perigo. Vai descer.”',
  },
  'self-doubt': {
    how: 'Quando a voz disser “nada que eu faço presta”, escreva a frase e, ao lado, três fatos de hoje que a contrariam, por menores que sejam. Depois fale com você como falaria com um colega de treino que errou, em voz alta.',
    why: 'Essa voz costuma ser antiga, aprendida com crítica, e parece verdade porque repete muito. Fatos pequenos, escritos todo dia, abrem buracos nela; elogio geral não entra, porque ela rebate.',
    when: 'Escreva toda noite, antes de escovar os dentes, por quatro semanas. Na primeira semana parece bobo; lá pela terceira você começa a notar a voz chegando antes de acreditar nela.',
    how_much:
      'Três fatos por noite, cinco minutos. Uma vez por semana faça algo em que você é útil a alguém, como ajudar um iniciante por dez minutos; é a prova mais difícil de rebater.',
    which:
      'Entre provar seu valor com metas enormes e fazer pouco e terminar: pouco e terminar, para quem duvida de si. Metas grandes só depois de um mês de pequenas promessas cumpridas.',
    what_if:
      'Se a voz responder “isso não conta”, escreva também essa frase e siga com o próximo fato, sem discutir. Num dia péssimo um fato basta: levantei, comi, fui.',
    is_it_ok:
      'Duvidar de si é humano e aparece até em quem ganha. Se você se despreza quase todo dia há mais de duas semanas, procure psicólogo ou médico; se pensa em se machucar, 188 ou 192 agora.',
    next: 'Hoje à noite, os três primeiros fatos. Amanhã uma promessa que caiba em dez minutos, e cumpra; depois de sete dias, peça a uma pessoa de confiança uma coisa em que ela conta com você.',
    on_the_day:
      'No dia em que tudo der errado: comida, banho, um fato no papel, e ir dormir sem julgar a vida à noite. Se tem treino, vá e faça só a parte em que você ajuda o outro.',
    say: 'A uma pessoa de confiança, por mensagem: “Tô duvidando muito de mim. Me diz uma coisa concreta em que você pode contar comigo?” E a si, depois do erro: “Errei isso. Eu não sou isso.”',
  },
  'comparing-with-others': {
    how: 'Silencie por trinta dias os cinco perfis que mais te derrubam e tire o aplicativo da primeira tela. No lugar, toda sexta escreva três linhas: o que sei hoje que não sabia há três meses, o que terminei, o próximo passo.',
    why: 'Você compara o seu bastidor com a vitrine dos outros, e o aplicativo escolhe justamente as vitrines. Menos vitrine e um registro seu dão de novo uma medida em que você aparece andando.',
    when: 'Comece hoje com os cinco perfis; o pior horário costuma ser na cama, então celular fora do quarto. Depois de duas semanas o aperto em geral já é menor; reveja no trigésimo dia.',
    how_much:
      'Vinte minutos de rede social por dia, em um horário só, e três linhas por semana no papel. Compare-se só com o seu próprio caderno, a cada três meses.',
    which:
      'Entre sair das redes e limpar a lista: limpe se você usa para trabalho ou equipe, saia por um mês se abre sem perceber mais de dez vezes por dia. As duas funcionam melhor que prometer olhar menos.',
    what_if:
      'Se um amigo da mesma idade anunciar casa, título ou filho e doer, dê parabéns e escreva o que exatamente você queria daquilo. Se for algo seu de verdade, vire passo; se não, deixe com ele.',
    is_it_ok:
      'Comparar é normal, todo mundo faz. Deixa de ser inofensivo quando você se esconde, gasta o que não tem para acompanhar ou se despreza todo dia; aí converse com um psicólogo.',
    next: 'Agora, cinco perfis no silencioso. Na sexta, as primeiras três linhas; depois de quatro sextas escolha uma coisa sua para os próximos três meses e conte a uma pessoa só.',
    on_the_day:
      'Na festa ou reunião de turma: chegue com uma frase pronta sobre o que você faz agora, pergunte mais do que responde, e saia quando quiser. À noite não abra as fotos, leia as suas sextas.',
    say: 'Quando perguntarem como vai a vida: “Tô no meu ritmo: trabalhando, treinando três vezes na semana, e gostando. E você?” E a si, na frente da tela: “Isso é a vitrine. Eu tô na oficina.”',
  },
  'big-decision': {
    how: 'Escreva as opções numa folha e, para cada uma, o pior caso realista, o que você faria nele, e como seria uma terça-feira comum daqui a um ano. Depois viva três dias como se tivesse escolhido A, três como B, e anote sono e humor.',
    why: 'Você trava porque compara futuros inteiros, com medo de errar para sempre. A terça-feira comum mostra a vida de verdade, e poucas escolhas são sem volta; viver uma por três dias deixa o corpo votar.',
    when: 'Marque uma data, em geral de uma a três semanas, e decida nesse dia de manhã, depois de dormir. Nunca na noite de derrota, briga ou bebida. O alívio costuma vir um ou dois dias depois de contar a alguém.',
    how_much:
      'Três pessoas ouvidas no máximo: uma que já fez, uma que te conhece, uma que entende dos números. Duas horas de pesquisa; o resto costuma ser adiamento. Dê nota de zero a dez a cinco critérios.',
    which:
      'Muita gente oscila entre a opção segura e a que dá vontade: vá na vontade se o pior caso dela se conserta em um ano; na segura se há dívidas, filhos ou saúde em jogo. Se der, teste pequeno antes.',
    what_if:
      'Se bater arrependimento na primeira semana, espere noventa dias antes de voltar atrás, porque toda mudança começa estranha. Combine já o sinal de saída: “se até março for assim, eu mudo”.',
    is_it_ok:
      'Hesitar é sensato quando muito depende disso. Se há meses você não dorme nem decide mais nada, fale com psicólogo; contrato, imóvel, herança ou visto, antes de assinar, com advogado ou contador.',
    next: 'Hoje escreva a pergunta em uma frase e a data. Amanhã ligue para quem já fez a escolha; depois os seis dias de teste, e no dia marcado decida e conte a alguém antes do almoço.',
    on_the_day:
      'No dia: acorde, caminhe ou treine leve, leia a folha uma vez, escreva a decisão e o primeiro passo, dê esse passo em uma hora. Só depois avise os outros, e não reabra naquele dia.',
    say: 'A quem já fez algo parecido: “Tô decidindo até o dia quinze. O que te surpreendeu no primeiro ano, e o que você faria diferente?” E a quem pressiona: “Te respondo no dia quinze, antes não.”',
  },
  'moving-away': {
    how: 'Antes de ir, faça três listas: papéis, dinheiro de três meses, pessoas. Ache a academia nova pela internet, escreva ao professor e marque a primeira aula para a primeira semana; em casa, monte a cama e a bolsa de treino antes do resto.',
    why: 'Na mudança somem de uma vez rotina, rostos e lugares, e a cabeça lê isso como perigo. A academia dá um horário e vinte conhecidos de uma vez, por isso ajuda tanto nas primeiras semanas.',
    when: 'Comece os papéis dois a três meses antes, mais se for outro país. Treine já na primeira semana. Entre a terceira e a oitava semana costuma vir a saudade pior; perto do sexto mês a cidade fica sua.',
    how_much:
      'Guarde três meses de despesas mais mudança e caução; fora do país, mais. Duas aulas por semana, um convite por quinzena, uma chamada fixa com casa por semana, não todas as noites.',
    which:
      'Entre alugar logo um ano e ficar um mês provisório: provisório se não conhece o bairro, perto do trabalho ou da academia. Um ano direto só se já esteve lá e viu o lugar à noite.',
    what_if:
      'Se a saudade disser para voltar, combine consigo não decidir antes de seis meses, e marque uma visita para o terceiro. Se o trabalho ou a casa cair, tenha o dinheiro da passagem separado.',
    is_it_ok:
      'Chorar, dormir mal e idealizar a cidade antiga é normal nos primeiros meses. Se não sai mais da cama ou bebe para aguentar, procure médico lá; visto, imposto e contrato, pergunte a profissional antes.',
    next: 'Hoje escreva a duas academias da cidade nova e peça aula experimental. Depois os papéis com prazo no calendário; na última semana, um treino de despedida e o contato dos parceiros.',
    on_the_day:
      'No dia: documentos, remédios, carregador e roupa de treino na mochila, não no caminhão. Ao chegar, cama, banho, mercado, uma volta no quarteirão, mensagem para casa, e dormir na hora de lá.',
    say: 'Ao professor da academia nova, antes da mudança: “Chego dia três, treino há quatro anos e não conheço ninguém aí. Posso fazer uma aula na primeira semana? Que dia tem mais gente do meu nível?” Ponha os seus números.',
  },
  'saying-no': {
    how: 'Compre tempo primeiro: “te respondo amanhã”, com voz normal, e saia da conversa. Depois diga não em uma frase, sem desculpa comprida: “não vou poder”, e cale três segundos, contando por dentro. Treine em voz alta no carro, dez vezes.',
    why: 'Você diz sim para não sentir o desconforto de decepcionar, que dura minutos, e paga com horas. Quem pede se acostumou ao seu sim; a pausa quebra o automático, e frase curta não dá assunto para negociar.',
    when: 'Comece nesta semana com um não pequeno, a um vendedor, a um grupo de mensagens. O não difícil vem na terceira ou quarta semana. A culpa costuma passar em um ou dois dias, e some com o uso.',
    how_much:
      'Um não pequeno por dia, um médio por semana. Conte quantas horas da semana passada foram de outros sem você querer; devolva duas dessas horas a um treino ou descanso já marcado.',
    which:
      'Entre não seco e não com alternativa: seco com quem abusa ou insiste; com alternativa, “isso não, mas sábado uma hora sim”, com quem você gosta e quer manter. Nunca dê alternativa que você não quer.',
    what_if:
      'Se insistirem ou fizerem chantagem, repita a mesma frase com as mesmas palavras, duas vezes, e mude de lugar. Não acrescente motivos; cada motivo novo vira porta. Quem se afasta por isso só queria o serviço.',
    is_it_ok:
      'Dizer não é permitido, também a família e chefe, no que não é seu dever. Se o medo do não vem de ameaça, grito ou agressão, o caminho é outro: ajuda de fora, e o 180 ou 190.',
    next: 'Escreva hoje os três pedidos que mais te pesam e para quem. Comece pelo mais leve, com frase pronta; depois de três conseguidos, o que mais dói.',
    on_the_day:
      'Na hora: pés firmes, solte o ar, olhe no rosto, a frase, três segundos de silêncio. Se for por mensagem, responda curto, largue o celular em outro cômodo e vá fazer o que você protegeu.',
    say: 'A quem sempre pede, na próxima vez: “Dessa vez não vou poder.” Se insistir: “Entendo, e não vou poder.” E ao chefe: “Consigo um dos dois até sexta. Qual vem primeiro?”',
  },
  bullied: {
    how: 'Anote hoje cada caso: data, hora, lugar, o que foi dito, quem viu, e guarde prints. Conte a um adulto ou responsável com essa folha na mão. Na hora: voz firme, “para”, uma vez, vire o corpo e vá para perto de gente.',
    why: 'Quem ataca procura reação, plateia e silêncio; a culpa não é sua nem do seu jeito. Registro tira o “foi brincadeira”, e um adulto ou chefe com datas na mão tem de agir.',
    when: 'Conte hoje ou amanhã, não espere piorar. Dê à escola ou empresa cerca de uma semana para dizer o que vai fazer; sem resposta, suba um degrau: direção, RH, Conselho Tutelar, advogado.',
    how_much:
      'Uma linha por caso, no mesmo dia; com três ou quatro casos já se vê o padrão. Fale com pelo menos duas pessoas, uma em casa e uma no lugar; e treine duas vezes por semana, pela postura e pelos amigos.',
    which:
      'Entre ignorar e revidar, nenhum dos dois sozinho: limite curto, sair, registrar e contar. Força física só para escapar de agressão; bater de volta costuma deixar a vítima com a punição.',
    what_if:
      'Se disserem “é coisa de criança” ou “leva na esportiva”, peça por escrito o que será feito e até quando, e vá ao próximo da hierarquia. Na internet: print, bloquear, denunciar, sem responder.',
    is_it_ok:
      'Sentir medo, raiva e vergonha é normal, e bullying não é aceitável em lugar nenhum. Com agressão, ameaça ou foto íntima: delegacia, com os pais se você é menor. Pensando em se machucar, 188 já.',
    next: 'Hoje a folha e uma pessoa que saiba. Amanhã a conversa na escola ou no RH com a folha; depois combine um caminho seguro, alguém no recreio ou no almoço, e volte a treinar.',
    on_the_day:
      'No dia da conversa: leve a folha, os prints e alguém com você, menor com pai ou mãe. Leia os três piores casos, peça uma medida e uma data, anote nomes, e mande um resumo por mensagem.',
    say: 'Ao responsável, à professora ou ao RH: “Isto acontece desde março, aqui estão as datas. Preciso que pare. O que vocês vão fazer e até quando?” E na hora, ao agressor: “Para. Chega.” Use o seu mês.',
  },
  purpose: {
    how: 'Por duas semanas anote à noite o que te deu energia e o que tirou, em uma linha cada. Depois procure o que se repete, escolha um tema, ensinar, construir, competir, cuidar, e faça um teste de trinta dias com duas horas por semana.',
    why: 'Sentido raramente aparece pensando; aparece fazendo e notando. Nos trinta ou quarenta a conta do que falta fica alta, e o teste pequeno troca a pergunta enorme por uma que se responde em um mês.',
    when: 'Comece hoje com a linha da noite, duas semanas; depois o teste de trinta dias. Não largue emprego nem relação no meio disso. Em dois ou três testes, ou seja, alguns meses, costuma surgir uma direção.',
    how_much:
      'Duas horas por semana por teste, um teste de cada vez, três por semestre. Dê nota de zero a dez depois de cada sessão; média acima de sete merece mais tempo, abaixo de cinco acabou.',
    which:
      'Entre mudar tudo e mudar um pedaço: um pedaço, para quase todo mundo, porque contas seguem vindo. Mudança grande só para quem já testou por meses e tem reserva para meio ano.',
    what_if:
      'Se o teste for chato, ótimo, é uma resposta: risque e faça o próximo. Se nada der energia em três testes, o problema pode ser cansaço ou depressão, não falta de rumo; aí fale com médico.',
    is_it_ok:
      'Não saber o que quer aos trinta, quarenta ou cinquenta é normal. Se além disso tudo ficou cinza há semanas, sem sono nem apetite, ou a vida parece sem valor, psicólogo ou médico, e 188 a qualquer hora.',
    next: 'Hoje à noite, a primeira linha. Em quinze dias, o tema e o teste, por exemplo ajudar na turma infantil aos sábados; depois do mês, continuar, ajustar ou trocar.',
    on_the_day:
      'No aniversário redondo ou na noite vazia: saia de casa uma hora, caminhe ou treine, escreva três coisas que você não quer perder e uma que quer tentar neste ano. Decisões, só na semana seguinte.',
    say: 'A alguém que faz o que te atrai: “Gosto do que você faz e quero ver de perto. Posso ajudar dois sábados, de graça, e te fazer três perguntas depois?” Muita gente diz sim.',
  },
  grief: {
    how: 'Dê à saudade um lugar e uma hora: quinze minutos por dia com uma foto, uma vela ou uma carta escrita à mão, e deixe vir. Depois água, banho, e algo com o corpo: caminhar, treino leve, bater no saco devagar.',
    why: 'O amor continua e não tem mais para onde ir, por isso vem em ondas, sem aviso. Empurrar para longe costuma fazer voltar mais forte; uma hora marcada e gente perto deixam as ondas passar.',
    when: 'Volte ao treino quando sentir vontade, muitas vezes na segunda ou terceira semana, leve. As primeiras datas, mês, aniversário, Natal, pesam mais; a dor não acaba em prazo, mas ao longo do primeiro ano costuma deixar mais espaço.',
    how_much:
      'Quinze minutos por dia para a saudade, uma pessoa por dia, um ou dois treinos leves por semana sem sparring forte. Comida simples três vezes ao dia, mesmo sem fome; decisões grandes, nenhuma por alguns meses.',
    which:
      'Entre ficar só e ficar com gente: um pouco de cada no mesmo dia, de manhã só, à noite alguém. Quem tende a se trancar marca companhia; quem foge em ocupação marca os quinze minutos.',
    what_if:
      'Se o choro vier no meio do treino, saia para o lado, deixe vir, beba água, e volte ou vá para casa, as duas coisas valem. Quem é da academia entende; uma palavra ao professor antes basta.',
    is_it_ok:
      'Chorar, rir, sentir raiva, alívio ou nada, tudo é normal, também por um bicho ou um velho mestre. Se depois de meses você não funciona, bebe para aguentar ou quer ir junto, médico, e 188 agora.',
    next: 'Hoje coma algo e ligue para uma pessoa que também conhecia quem morreu. Na semana, papéis com ajuda de alguém; depois um gesto seu, como dedicar um treino ou plantar algo.',
    on_the_day:
      'No enterro ou na data difícil: durma o que der, coma, vá com alguém, leve lenço e água, saia quando precisar. À noite não fique só; conte uma história boa da pessoa antes de dormir.',
    say: 'Ao professor ou a um parceiro, por mensagem: “Perdi alguém muito importante. Volto na quinta, talvez eu chore, não precisa falar nada. Só me deixa fazer a aula.” E a quem se foi, no papel: “Agradeço por…”',
  },
  'friend-in-trouble': {
    how: 'Chame para algo lado a lado, caminhada, carona, treino leve, e diga um fato que você viu: “você sumiu três semanas e emagreceu”. Pergunte uma vez “como você tá de verdade?”, cale, escute dez minutos sem conselho.',
    why: 'Quem está mal se envergonha e espera bronca, por isso foge. Um fato dito com carinho é difícil de negar, e ser escutado sem conserto costuma abrir a porta para a ajuda de verdade.',
    when: 'Fale nos próximos dois ou três dias, num momento sóbrio e sem plateia. Volte a procurar em uma semana, e de novo; muitas vezes é na terceira vez que a pessoa fala.',
    how_much:
      'Uma mensagem curta por semana e um convite com hora a cada quinze dias. Dinheiro: só o que você pode perder, uma vez; melhor pagar algo direto, como a consulta ou a mensalidade.',
    which:
      'Entre falar com a pessoa e falar com a família ou o treinador: primeiro com ela. Com outros só se houver perigo, menor de idade, ou se ela concordar; e diga a ela que vai contar.',
    what_if:
      'Se disser “tô bem, me deixa”, responda “tá, e semana que vem eu pergunto de novo” e cumpra. Se ficar com raiva, não discuta; deixe a mensagem e a porta aberta.',
    is_it_ok:
      'Meter-se um pouco é amizade, virar terapeuta não é. Se falar em morrer, se despedir ou der coisas de presente, pergunte direto, fique junto, ligue 192 ou 188 e chame a família, mesmo que peça segredo.',
    next: 'Hoje mande um convite simples com dia e hora. Depois da conversa, ofereça um passo só: ir junto ao posto, ao CAPS, ao grupo; cumprido isso, voltem à amizade normal e treinem juntos.',
    on_the_day:
      'Na conversa: lugar calmo, celular guardado, fato, pergunta, silêncio. Repita o que ouviu, pergunte “o que te ajudaria esta semana?”, combine uma coisa com dia, e à noite mande “bom ter te visto”.',
    say: 'Lado a lado, no carro ou caminhando: “Você não aparece há três semanas e eu sinto sua falta. Não vim dar bronca. Como você tá de verdade?” E depois: “Quer que eu vá junto na consulta?”',
  },
  'cannot-afford': {
    how: 'Separe o dinheiro no dia em que ele entra: aluguel, luz, comida, transporte, dívidas, e só depois treino. O que sobrar é o seu valor; leve esse número ao professor, junto com uma hora de ajuda por semana.',
    why: 'Luta soma gasto picado: mensalidade, material, inscrição, viagem, e o aperto vira vergonha. Falar cedo ajuda porque a academia ainda tem opções, como desconto, troca por trabalho ou plano menor, que somem quando a dívida cresce.',
    when: 'Fale antes do vencimento, de preferência uma semana antes, nunca depois de dois meses de atraso. Combine por três meses e marque já a data para rever; as contas costumam clarear depois do segundo mês anotado.',
    how_much:
      'Conte tudo por mês: mensalidade, transporte, material e inscrições do ano divididos por doze. Se passa do que sobra depois das contas básicas, corte primeiro competição e material novo, depois número de aulas, por último o treino.',
    which:
      'Menos aulas na sua academia ou um projeto gratuito: fique se o professor aceita um valor que cabe e o grupo sustenta você. Vá ao projeto se qualquer mensalidade mexe com comida ou aluguel.',
    what_if:
      'Se o professor disser que não dá, agradeça, pergunte até quando pode congelar a matrícula e procure projeto social ou treino de amigos num espaço aberto. Continue com corda, sombra e corrida enquanto isso.',
    is_it_ok:
      'É muito comum e não diz nada sobre o seu valor no tatame. Não faça empréstimo nem atrase aluguel para treinar ou competir; se falta comida ou moradia, procure o CRAS da sua cidade.',
    next: 'Primeiro escreva o seu número do mês e mande a mensagem ao professor. Acertado isso, peça material usado na equipe e escolha só um ou dois campeonatos no ano, com inscrição no primeiro lote.',
    on_the_day:
      'Na conversa, chegue antes da aula, peça cinco minutos fora do tatame e diga o número na primeira frase. Ofereça a ajuda, combine a data de revisão e agradeça; não precisa contar a sua vida inteira.',
    say: 'Ao colega que insiste na viagem ou no campeonato: “Esse eu não vou, não cabe no meu bolso agora. Me conta como foi depois. E se souber de luva ou kimono usado, me avisa.”',
  },
  'family-support': {
    how: 'Escolha uma pessoa, um momento sem pressa, como no carro ou lavando louça, e fale em três partes: o que acontece, o que faz com você, o que você pede. Depois fique em silêncio e deixe a pessoa responder.',
    why: 'Muita gente da família tem medo de ver você apanhar e disfarça com piada, ausência ou controle; outros põem em você o sonho deles. Pedido concreto ajuda porque é mais fácil de cumprir que “me apoiar mais”.',
    when: 'Fale em semana tranquila, nunca na véspera nem logo depois de perder. Convide três ou quatro semanas antes da data; atitude de família muda devagar, conte com alguns meses e pequenos sinais.',
    how_much:
      'Um pedido por vez, uma conversa de dez minutos, um convite por competição. Se a pessoa recusou três vezes, pare de cobrar e siga só informando datas e resultado em uma linha.',
    which:
      'Insistir ou buscar torcida em outro lugar: insista uma vez, com pedido claro, se a pessoa é próxima e só não entende. Apoie-se na equipe se ela despreza ou controla; as duas coisas podem andar juntas.',
    what_if:
      'Se rirem ou disserem que isso não dá futuro, não defenda a carreira inteira. Diga que ouviu, repita o pedido uma vez e encerre; discussão longa em casa só tira energia do treino.',
    is_it_ok:
      'Ficar triste com cadeira vazia é normal em qualquer idade. Não é aceitável sofrer humilhação, ameaça ou pressão para competir com lesão; nesse caso fale com o treinador, outro adulto de confiança ou um psicólogo.',
    next: 'Primeiro defina a pessoa e o pedido. Se ela aceitou, agradeça e conte depois o que significou; se não, combine com dois colegas que estejam lá e siga com as suas datas.',
    on_the_day:
      'Combine antes quem senta onde e que instrução vem só do córner. Antes de lutar, cumprimente a família por um minuto e vá; depois, água e treinador primeiro, família em seguida, análise só no dia seguinte.',
    say: 'A quem cobra demais, em dia sem competição: “Sei que você quer o meu melhor. Quando a gente fala de resultado o tempo todo, eu luto com medo. Me deixa com o treinador e torce por mim.”',
  },
}
