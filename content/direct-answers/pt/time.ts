import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const TIME: Record<MatterOf<'time'>, DirectAnswers> = {
  'no-time-to-train': {
    how: 'Abra a agenda da semana e marque dois treinos na academia como se fossem consulta médica, com hora de saída do trabalho. Depois encaixe três blocos de 15 minutos em casa: 3 de corda, 8 de sombra, 4 de abdômen.',
    why: 'Sem horário fixo, o treino fica com a sobra do dia, e o dia de quem trabalha e tem família não sobra. Quando o horário já está marcado, você não precisa decidir com o cansaço das sete da noite.',
    when: 'Comece na próxima semana, escolhendo os dias no domingo à noite, e prefira aqueles em que menos coisa estoura, geralmente terça e quinta. Em três ou quatro semanas o fôlego volta e a rotina pega.',
    how_much:
      'Dois treinos de verdade por semana seguram a técnica, três já fazem evoluir. Some 10 a 15 minutos em casa em dois outros dias; menos de um treino por semana só serve para não perder tudo.',
    which:
      'Poucos treinos longos se a academia fica longe: dois por semana, o resto em casa. Muitos treinos curtos se ela é perto do trabalho ou de casa: três idas de 45 minutos rendem mais.',
    what_if:
      'Se a semana desabar e os dois treinos caírem, faça 10 minutos de sombra na sala no mesmo dia e mantenha o próximo horário marcado. Não tente compensar com quatro treinos seguidos, porque aí vem lesão.',
    is_it_ok:
      'É normal treinar menos em fase de trabalho pesado ou filho pequeno, e dois treinos por semana bastam para continuar no esporte. Deixa de ser sensato quando você corta sono abaixo de seis horas para treinar; aí reduza.',
    next: 'Primeiro anote por sete dias onde vão suas horas, inclusive celular. Depois escolha os dois horários que menos falharam e feche com quem mora com você; só quando eles durarem um mês, acrescente o terceiro.',
    on_the_day:
      'Deixe a mochila pronta na porta na noite anterior ou no carro e vá direto do trabalho, sem passar em casa. Coma algo leve uma hora antes, chegue, treine, e saia na hora combinada.',
    say: 'Diga ao seu treinador no começo do mês: “Consigo vir terça e quinta, uma hora cada. Se eu só tiver essas duas aulas, em que uma coisa você quer que eu trabalhe nas próximas quatro semanas?”',
  },
  'shift-work': {
    how: 'Pegue a escala assim que sair e pinte três cores: dia de treino forte, dia leve, dia de dormir. Forte na folga ou antes do turno da tarde, leve depois de plantão dormido, e nada na saída da noite.',
    why: 'O turno bagunça o relógio do corpo, então força e reflexo caem na hora em que você deveria estar dormindo. Ligar o treino ao sono, e não ao dia da semana, evita somar dois cansaços.',
    when: 'Depois de uma noite de plantão, durma primeiro e treine só à tarde, quatro horas ou mais depois de acordar. Dê duas escalas completas ao plano antes de julgar, porque a primeira sempre sai torta.',
    how_much:
      'Conte por escala, não por semana: em dez dias, três treinos, no máximo um deles forte com sparring. Busque sete horas de sono somadas em 24 horas, mesmo divididas em um bloco grande e um cochilo de 20 a 90 minutos.',
    which:
      'Antes do turno, já tendo dormido, quando você trabalha à tarde ou à noite. Depois do turno, com um cochilo de 20 minutos no meio, quando você trabalha de manhã.',
    what_if:
      'Se te chamarem para cobrir plantão justamente no dia de treino forte, troque por 15 minutos de mobilidade e sombra e passe o forte para a próxima folga. Dois treinos fortes colados não compensam nada.',
    is_it_ok:
      'É normal render menos na semana de noites, e treinar leve nela está certo. Não faça sparring sem ter dormido nem dirija caindo de sono; se a insônia durar mais de um mês, procure um médico.',
    next: 'Primeiro escureça o quarto e tire o celular de lá para proteger o sono do dia. Com isso firme por uma escala, marque os três treinos fixos e combine com a academia quais turmas você pode usar.',
    on_the_day:
      'Saindo da noite, use óculos escuros no caminho, coma pouco, durma de quatro a seis horas no escuro. Acorde, tome água e café, ande dez minutos no sol e faça técnica leve no fim da tarde.',
    say: 'Mande ao treinador quando sair a escala: “Este mês trabalho de noite nestes dias. Posso vir na turma da tarde nas folgas e fazer só técnica depois de plantão, sem sparring?”',
  },
  'habit-start': {
    how: 'Grude o hábito novo em algo que você já faz todo dia e comece ridiculamente pequeno: depois do café, dois minutos de sombra. Marque um X no calendário da cozinha na mesma hora e só aumente na terceira semana.',
    why: 'O cérebro repete o que tem gatilho claro e custa pouco; vontade oscila, gatilho não. Começar pequeno funciona porque você cumpre também no dia ruim, e é a repetição que deixa o gesto automático.',
    when: 'Comece amanhã, no mesmo horário e lugar, sem esperar segunda-feira. Nas duas primeiras semanas parece forçado; conte com uns dois a três meses até sair quase sem pensar.',
    how_much:
      'Um hábito só por vez, de dois a cinco minutos, todo dia ou em três dias fixos da semana. Meta realista: cumprir oito em cada dez; aumente cinco minutos a cada duas semanas boas.',
    which:
      'Um pouco todo dia para coisas pequenas em casa, como alongar ou ler, porque o gatilho nunca muda. Três dias fixos, mais longos e com hora marcada, para o treino na academia.',
    what_if:
      'Se você falhar um dia, a regra é não falhar dois: no dia seguinte faça a versão de dois minutos, mesmo de pijama. Se falhar três vezes no mesmo horário, o horário está errado, mude o gatilho.',
    is_it_ok:
      'É normal não ter vontade e fazer assim mesmo, e perder um dia não estraga nada. Se virar obrigação que te faz treinar com febre, com lesão ou por culpa, afrouxe e fale com o treinador ou um psicólogo.',
    next: 'Primeiro escreva uma frase: depois de tal coisa, faço tal coisa, em tal lugar. Deixe hoje à noite o material à vista; quando completar duas semanas, acrescente tempo, nunca um segundo hábito junto.',
    on_the_day:
      'Na hora do gatilho, fique de pé, pegue o material e faça só o primeiro minuto, sem olhar o celular antes. Passado o minuto, termine ou pare, risque o X e siga o dia.',
    say: 'Diga em voz alta na hora em que a preguiça bater: “Só dois minutos, depois posso parar.” E para quem treina com você: “Te mando um joinha toda vez que eu fizer; me cobra se faltar dois dias.”',
  },
  'habit-break': {
    how: 'Ponha distância e troca: tire a coisa do alcance (celular carregando na cozinha, doce fora de casa, app apagado) e, quando a vontade vier, levante, beba um copo d’água e faça um round de três minutos de sombra.',
    why: 'O hábito é resposta a um gatilho, quase sempre tédio, tensão ou cansaço, e o alívio rápido ensina o cérebro a repetir. Por isso proibir só na cabeça falha, e mudar o ambiente mais um substituto funciona.',
    when: 'Comece num dia comum, não em semana de prova ou luta, e limpe a casa na véspera. Os primeiros três a dez dias são os piores; depois de um mês a vontade vem mais rara e mais curta.',
    how_much:
      'Anote por três dias quantas vezes e a que horas acontece, depois corte primeiro o horário mais forte. Uma vontade costuma baixar em 5 a 15 minutos; seu trabalho é atravessar esse tempo, uma vez de cada vez.',
    which:
      'Pare de uma vez se um pouco sempre vira muito, como jogo ou pornografia; diminua com limite fixo quando a coisa é necessária, como o celular. Com cigarro, marque a data e peça apoio médico.',
    what_if:
      'Se recair, anote hora, lugar e o que sentiu antes, e volte na próxima hora, não na próxima segunda. Uma recaída mostra qual gatilho faltou cobrir: mude aquele ponto, como a porta, a rota ou o celular na cama.',
    is_it_ok:
      'Recaída e irritação nas primeiras semanas são normais. Se é álcool ou remédio todo dia, se tem tremor ao parar, ou se está custando dinheiro, trabalho ou relação, não pare sem ajuda: médico, CAPS ou posto de saúde.',
    next: 'Primeiro escolha um só hábito e descubra o gatilho dele. Depois tire o acesso mais fácil hoje à noite; quando passar duas semanas melhor, preencha o horário vago com algo fixo, de preferência treino ou gente.',
    on_the_day:
      'Na noite ruim: saia do cômodo, deixe o celular lá, água fria no rosto, dez respirações com a saída longa, depois chuveiro ou caminhada de dez minutos. Mande mensagem para alguém antes de decidir qualquer coisa.',
    say: 'Mande a alguém de confiança antes de começar: “Estou parando com isso a partir de hoje. Se eu te escrever ‘round’, me liga cinco minutos, não precisa dar conselho.”',
  },
  procrastination: {
    how: 'Reduza a tarefa ao primeiro gesto visível (abrir o arquivo, calçar o tênis) e ligue um cronômetro de dez minutos com o celular em outro cômodo. Quando tocar, você pode parar ou seguir mais dez; anote onde parou.',
    why: 'A gente adia menos por preguiça e mais para fugir do desconforto: tarefa vaga, grande ou com medo de sair mal. Começar minúsculo funciona porque o incômodo cai depois que você já está dentro.',
    when: 'Faça na primeira hora útil do dia, antes de mensagem e notícia, e já hoje se ainda houver dez minutos. Em uma semana você nota menos peso; em um mês, menos coisa largada no meio.',
    how_much:
      'Uma tarefa importante por dia, em dois ou três blocos de 25 minutos com 5 de pausa. No máximo três projetos abertos ao mesmo tempo; para entrar um novo, um sai da lista.',
    which:
      'A tarefa mais chata primeiro, se você acorda com energia e tem a manhã livre. Se está travando há dias, uma fácil de cinco minutos para pegar ritmo e, sem pausa, a chata.',
    what_if:
      'Se os dez minutos passarem e você fugir para o celular, a tarefa ainda está grande: corte pela metade e escreva o próximo gesto em seis palavras. Ou faça ao lado de alguém, em silêncio, com hora de fim.',
    is_it_ok:
      'Adiar o que é chato todo mundo adia. Se acontece desde criança, em tudo, ou se vem junto com tristeza, sono ruim e falta de gosto por semanas, converse com um psicólogo ou médico.',
    next: 'Primeiro faça a lista de tudo que está aberto e risque sem dó o que não vai acontecer. Depois escolha uma coisa com data, termine essa, e só então abra a segunda.',
    on_the_day:
      'No dia do prazo: mesa limpa, celular longe, escreva a versão feia inteira sem corrigir, pausa de dez minutos andando, depois uma única revisão. Entregue na hora marcada, mesmo que pudesse ficar melhor.',
    say: 'Mande a um colega de treino ou de trabalho antes de começar: “Hoje às oito da noite te mando uma foto disso pronto, feio mesmo. Se não chegar, me cobra.”',
  },
  'early-mornings': {
    how: 'Deixe roupa e mochila prontas e o despertador do outro lado do quarto. Ao tocar: dois pés no chão, luz acesa, um copo de água, roupa de treino antes do celular, e porta afora em quinze minutos.',
    why: 'Acordar cedo se decide na noite anterior: quem dorme tarde acorda devendo sono. Luz forte logo ao levantar e horário fixo adiantam o relógio do corpo, por isso depois de uns dias o despertador dói menos.',
    when: 'Adiante 15 minutos a cada dois ou três dias, na cama e no despertador, em vez de pular duas horas de uma vez. Em duas a três semanas o horário novo fica suportável, inclusive no sábado.',
    how_much:
      'Comece com duas manhãs por semana e vá a três, com sete horas de sono antes. O treino pode ter 30 a 45 minutos, com aquecimento de dez, porque o corpo frio precisa de mais tempo.',
    which:
      'Em jejum, só com água e café, para técnica leve de até 45 minutos. Comendo antes, uma banana ou pão 20 a 30 minutos antes de sair, para treino forte, sparring ou se você fica com tontura.',
    what_if:
      'Se você desligar o alarme e voltar a dormir, não desista da manhã: levante quando acordar e faça dez minutos de sombra. Se acontecer duas vezes na semana, o problema é a hora de deitar, adiante meia hora.',
    is_it_ok:
      'É normal estar duro e lento na primeira meia hora. Não é sensato treinar forte toda manhã com cinco horas de sono; se você dorme o bastante e acorda sem energia há semanas, ou ronca muito, procure um médico.',
    next: 'Primeiro arrume a noite: telas fora do quarto e hora fixa de deitar por uma semana. Depois marque a primeira manhã com alguém esperando na academia; só então acrescente a segunda.',
    on_the_day:
      'Toca, levanta, água, banheiro, roupa, café pequeno. Na academia: cinco minutos de corda leve, mobilidade de quadril e ombro, e só no terceiro round ponha força. Depois café da manhã com ovo ou iogurte.',
    say: 'Diga a si na cama, contando em voz baixa: “Cinco, quatro, três, dois, um, pés no chão; lá na academia eu decido se é cansaço ou preguiça.” E combine na véspera com alguém: “Às seis e meia na porta.”',
  },
  'too-many-things': {
    how: 'Escreva tudo numa folha, cada coisa em uma linha, e marque A em no máximo três que têm prazo ou consequência real nos próximos 30 dias. O resto recebe uma data futura, um outro nome ou um risco.',
    why: 'Cada coisa aberta ocupa cabeça mesmo quando você não está nela, e trocar de uma para outra custa tempo. Tirar do papel mental e escolher três baixa a pressão antes mesmo de resolver algo.',
    when: 'Faça a folha hoje, em vinte minutos, e revise todo domingo à noite em dez. O alívio vem na hora; para a carga cair de verdade conte três a quatro semanas, até os compromissos velhos acabarem.',
    how_much:
      'Três prioridades por mês, uma por dia, e 20% da agenda vazia para imprevisto. Some as horas da semana: se passar do que sobra depois de dormir sete horas por noite, algo sai, não encolhe.',
    which:
      'Corte de vez algumas coisas se nenhuma está andando há um mês. Fazer pela metade serve só para o que precisa continuar vivo, como treino, saúde e família, e com data para voltar ao inteiro.',
    what_if:
      'Se, depois de cortar, alguém empurrar coisa nova, não responda na hora: diga que olha a agenda e responde amanhã. Para entrar uma, mostre qual sai, e deixe a pessoa escolher junto.',
    is_it_ok:
      'É sensato largar uma meta boa para salvar outra, isso não é fraqueza. Se há semanas você não dorme, chora fácil ou sente o peito apertado, a lista não basta: médico ou psicólogo.',
    next: 'Primeiro termine ou cancele hoje a menor coisa atrasada, para abrir espaço. Depois bloqueie na agenda duas horas para a prioridade um; quando ela fechar, sobe a segunda.',
    on_the_day:
      'No dia em que tudo cai junto: pare cinco minutos, escreva o que vence até hoje à noite, escolha a de maior estrago se falhar e comece por ela. Avise os outros do atraso antes de perguntarem.',
    say: 'Diga a quem pede mais uma coisa, no momento do pedido: “Consigo fazer isso, mas aí a outra fica para depois do dia vinte. Qual das duas você quer primeiro?”',
  },
  'work-life-balance': {
    how: 'Sente com a família no domingo, quinze minutos, com um calendário na mesa: primeiro entram os momentos deles, depois seu trabalho, depois dois ou três treinos fixos. O que ficou escrito vale, dos dois lados.',
    why: 'A culpa vem menos das horas e mais da surpresa: quem espera não sabe quando você volta e você nunca está inteiro em lugar nenhum. Horário combinado e presença sem celular resolvem boa parte.',
    when: 'Comece neste domingo e repita toda semana no mesmo horário. Em umas três semanas as cobranças diminuem, desde que você volte na hora prometida; uma quebra sem aviso custa mais que um treino perdido.',
    how_much:
      'Uma noite inteira da família e meio dia do fim de semana sem treino nem trabalho, fixos. Treino: dois ou três por semana; em preparação de luta, quatro a cinco, com data de fim anunciada.',
    which:
      'Mude primeiro o horário, para cedo ou para o almoço, se a briga é pelas noites. Reduza o treino se, mesmo assim, você não janta em casa ao menos quatro vezes na semana.',
    what_if:
      'Se disserem que o combinado não basta, pergunte qual momento exato faz falta e troque por aquele: buscar na escola vale mais que três horas no sofá. Teste um mês e reabram a conversa.',
    is_it_ok:
      'Querer seu treino tendo família é normal e faz bem a todos. Passa do ponto quando você falta sempre em aniversário, consulta e conta da casa, ou quando as brigas são semanais; aí terapia de casal ajuda.',
    next: 'Primeiro pergunte em casa qual dia eles mais sentem sua falta e libere esse dia. Depois, com um mês cumprido, negocie o treino ou o campeonato que você quer.',
    on_the_day:
      'Chegando em casa: desligue o celular no portão, três respirações longas, entre, abrace, e os primeiros vinte minutos são deles. Mochila e banho depois; conversa de trabalho só quando alguém perguntar.',
    say: 'Diga em casa num momento calmo, antes de a briga começar: “Eu quero treinar terça e quinta e quero a quarta e o domingo com vocês. O que precisa estar garantido para isso ficar bom para você?”',
  },
}
