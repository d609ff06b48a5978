import type { EntryWords } from '../entry.ts'
import type { MIND_ENTRIES } from '../facts/mind.ts'

export const MIND: Record<keyof typeof MIND_ENTRIES, EntryWords> = {
  'shaking-before-fight-why': {
    asked: [
      'por que eu tremo antes da luta',
      'minhas pernas ficam tremendo no aquecimento, o que eu tenho',
      'mão tremendo demais antes de lutar e todo mundo vê',
      'tremer antes da luta é sinal de que eu tô com medo demais pra lutar?',
      'na academia fico de boa, mas uma hora antes de competir o corpo inteiro começa a tremer',
      'chamam minha categoria e a perna bambeia na hora',
    ],
    answer:
      'Você treme porque a adrenalina está preparando os músculos: o pulso sobe, o sangue vai para os músculos grandes e o movimento fino fica trêmulo. Quer dizer que a luta importa, não que você vai perder, e costuma passar na primeira troca. Não brigue com isso, use: dois minutos de trote ou corda, solte braços e pernas e diga em voz alta “estou empolgado”. Em experimentos com canto, fala em público e contas, quem disse isso foi melhor do que quem se mandou ficar calmo. Tremor com dor no peito, desmaio ou confusão é outra história: chame o médico e não lute.',
    why: 'O corpo se arma minutos antes de precisar, e músculo carregado sem ter o que fazer vibra até o movimento gastar essa energia.',
    step: 'Diga “estou empolgado” em voz alta antes do seu round mais duro e comece com dez jabs secos ou uma pegada forte.',
    mistake: 'A maioria fica parada, se mandando ficar calma, e aí só presta atenção na tremedeira.',
  },
  'last-ten-minutes-before-bout': {
    asked: [
      'o que fazer nos últimos dez minutos antes da luta',
      'luto daqui a 10 min e a cabeça tá a mil',
      'como aproveito o tempinho antes de me chamarem',
      'tem alguma rotina pra antes de entrar? fico parado e só vou ficando mais nervoso',
      'esperar atrás da cortina é a pior parte, nunca sei o que fazer',
      'sou o segundo da fila no tatame 3, e agora',
    ],
    answer:
      'Faça sempre as mesmas quatro coisas na mesma ordem; assim não sobra nada para decidir.\n1. De 10 a 6 minutos: mexa-se até suar de leve, com dois tiros de dez segundos no máximo.\n2. De 6 a 4: inspire em quatro segundos, solte em seis, dez vezes.\n3. De 4 a 2: veja sua primeira troca três vezes, pelos seus próprios olhos.\n4. Dois últimos: protetor na boca, uma palavra só (“mãos”, “pegada”), olhar num ponto.\nChamaram antes? Vá direto ao quatro. Atrasou? Volte ao um. Celular guardado e nenhum conselho novo de ninguém.',
    why: 'Com nervosismo sobra pouca atenção, e cada dúvida come mais um pedaço; uma sequência conhecida roda sozinha e avisa o corpo do que vem.',
    step: 'Ensaie esses dez minutos, nessa ordem, antes de dois sparrings, para no dia já ser rotina.',
    mistake: 'A maioria fica vendo as outras lutas até ser chamada e entra fria.',
  },
  'throwing-up-before-fight': {
    asked: [
      'é normal vomitar antes da luta',
      'vomitei de nervoso antes da última luta',
      'dia de campeonato meu estômago embrulha, o café da manhã não para',
      'e se me der vontade de vomitar bem na hora que me chamarem',
      'é botar o protetor bucal antes de lutar que me dá ânsia',
      'vou no banheiro cinco vezes e fico enjoado antes de todo campeonato, mais alguém?',
    ],
    answer:
      'É normal, sim: muita gente vomita de nervoso, até lutador experiente, e só isso não é motivo para desistir da luta. O estresse tira sangue do intestino, e estômago cheio devolve. Faça a última refeição de verdade três a quatro horas antes, simples e conhecida: arroz, torrada, banana. Depois, só beliscar e dar goles. Vomitou? Enxágue a boca, beba água aos goles por dez minutos, ande e comece a aquecer. Vá ao médico do evento e não lute se levou pancada na cabeça, viu sangue, tem febre, dor no peito, tontura ou nem água para. Nunca provoque o vômito.',
    why: 'O corpo trata a luta como ameaça e desliga a digestão para mandar energia aos músculos; é alarme, e não prova de que algo vai mal.',
    step: 'Teste a refeição do dia da luta três a quatro horas antes de um sparring forte e anote como o estômago reagiu.',
    mistake: 'A maioria passa o dia sem comer, por medo, e entra vazia e trêmula.',
  },
  'first-competition-what-happens': {
    asked: [
      'como funciona o dia do primeiro campeonato',
      'nunca fui num campeonato, o que acontece lá',
      'primeira luta mês que vem e não faço ideia do que esperar',
      'que hora pesa, que hora aquece, quem chama, como é isso tudo',
      'ninguém me explicou nada e não quero pagar mico na competição',
      'sábado é meu primeiro camp de jiu, como é que rola',
    ],
    answer:
      'Você se apresenta, pesa, espera muito mais do que imagina, luta uns minutos e espera de novo.\n1. Credenciamento: documento, carteirinha da federação, exame médico se o esporte pedir.\n2. Pesagem: na véspera, de manhã ou, no jiu-jitsu, muitas vezes logo antes da primeira luta, de quimono.\n3. Chave: anote área ou ringue e o número da luta.\n4. Conte as lutas: faltando umas cinco, comece a aquecer.\n5. Checagem do material, chamada, luta, resultado, cumprimento.\nEm campeonato a próxima pode vir em dez a trinta minutos: agasalho, goles, sentado. Levou golpe duro, passe no médico do evento antes de ir embora.',
    why: 'O atraso de cada luta empurra todas as seguintes, então o relógio da organização é só estimativa e o corpo esfria enquanto você espera.',
    step: 'Pergunte ao professor a hora da pesagem, o local, o regulamento e quem fica no seu córner, e anote as quatro coisas.',
    mistake: 'Na primeira vez, a maioria aquece forte assim que chega e duas horas depois está fria e cansada.',
  },
  'first-competition-what-to-bring': {
    asked: [
      'o que levar pra primeira luta',
      'lista do que levar no campeonato??',
      'o que vai na mochila no dia da competição',
      'medo de esquecer alguma coisa, protetor, rg, essas coisas',
      'preciso de dois quimonos ou de luva minha no primeiro camp?',
      'viajo sexta pro meu primeiro campeonato, o que eu ponho na mala',
    ],
    answer:
      'Arrume tudo na véspera: primeiro os documentos, depois o que você usa para lutar, por último comida e roupa quente.\n1. Papéis: identidade, carteirinha, ficha médica, comprovante de inscrição, algum dinheiro vivo.\n2. Luta: protetor bucal, coquilha, bandagem, caneleira, short ou quimono na cor permitida, mais um quimono ou camiseta reserva. Pergunte se o evento fornece luvas e capacete.\n3. Espera: agasalho, chinelo, toalha, fone, carregador.\n4. Comida conhecida: banana, arroz, pão, dois litros de água.\n5. Miudezas: esparadrapo, cortador de unha, elástico de cabelo, curativo, lente reserva.\nDocumentos e protetor vão com você, não no carro dos outros.',
    why: 'Sem documento a inscrição não vale e sem protetor você não entra; são as duas faltas que ninguém resolve no ginásio.',
    step: 'Espalhe tudo no chão, tire uma foto e use essa foto como lista em todo evento.',
    mistake: 'A maioria esquece documento ou protetor bucal, justo o que é difícil pedir emprestado.',
  },
  'freezing-why': {
    asked: [
      'por que eu travo na luta',
      'dá branco total assim que a luta começa',
      'no treino sei tudo, na hora fico parado igual poste',
      'o que eu tenho, esqueci todas as técnicas na luta',
      'por que meu corpo não se mexe quando o cara vem pra cima',
      'o professor grita e eu não escuto nada, parece que tô me vendo de fora',
    ],
    answer:
      'Você trava porque o cérebro ameaçado primeiro para, para avaliar o perigo, e com opções demais não acha a saída dessa parada. É reflexo antigo, não covardia. Três coisas pioram: muita técnica e nenhuma primeira ação, sparring que nunca pareceu luta e a preocupação com o que vão achar de você. Mexa nelas. Reduza o plano a um ataque, uma defesa e um lado para sair. Uma vez por semana, faça um round com cara de luta: parceiro desconhecido, gente olhando, alguém dando o comando. E treine um gatilho para os pés, como um passo à esquerda em todo começo.',
    why: 'Ficar imóvel já serviu aos nossos antepassados para não serem vistos; na luta, essa pausa dá tempo ao outro, e o susto do golpe alonga tudo.',
    step: 'Anote um ataque, uma defesa e uma direção e use só esses três no próximo sparring.',
    mistake: 'A maioria vai aprender mais técnicas para não travar, e aí a cabeça tem ainda mais coisa para escolher.',
  },
  'start-first-exchange': {
    asked: [
      'como começar a primeira troca da luta',
      'o que faço nos primeiros dez segundos pra não travar',
      'sempre espero e o outro sempre sai na frente, como eu começo',
      'tocou o gongo e a cabeça tá vazia, começo com o quê',
      'nos primeiros 30 segundos não faço nada e perco o round ali',
      'preciso de um golpe ou pegada pra abrir a luta',
    ],
    answer:
      'Defina antes a primeira ação, numa frase de “se… então”, e execute em até cinco segundos, faça o outro o que fizer. Em pé: “se tocar o gongo, então tomo o centro, jab duplo, passo à esquerda”. No agarrado: “se o árbitro mandar, então faço a pegada primeiro e puxo ele um passo para o lado”. Não precisa pontuar; precisa ligar os pés e a respiração. Tenha outra frase para o aperto: “se eu levar ou perder a pegada, então mãos altas, um passo para fora, jab de novo”. Treine dez largadas por treino: alguém grita, você vai, cinco segundos, recomeça.',
    why: 'No susto da largada a cabeça escolhe devagar; a decisão tomada antes dispensa escolher, e depois do primeiro movimento o corpo destrava.',
    step: 'Faça dez largadas no grito com um parceiro no fim de dois treinos, cinco segundos cada, sempre com a mesma primeira ação.',
    mistake: 'A maioria planeja “ver o que ele faz” e dá o primeiro minuto de presente.',
  },
  'blinking-when-punched': {
    asked: [
      'como parar de piscar quando vem soco',
      'fecho o olho toda vez que alguém solta golpe em mim',
      'fico me encolhendo e virando a cara no sparring',
      'fecho os olhos no primeiro soco e aí tomo o segundo',
      'tem exercício pra manter o olho aberto na hora do golpe?',
      'o mestre manda olhar pro cara mas meu olho fecha sozinho',
    ],
    answer:
      'Isso sai com muito soco lento e inofensivo, porque se encolher é um reflexo que só perde força com repetição previsível. Três vezes de dois minutos, três vezes por semana:\n1. O parceiro, de luva, encosta devagar na sua guarda; você olha o peito dele e solta o ar a cada toque.\n2. Igual, a meia velocidade, na guarda e na testa, só um tapinha.\n3. Você bloqueia e devolve um jab a cada golpe.\nSó avance quando enxergar nove de dez chegando. Queixo baixo, boca fechada, dentes no protetor. Piscar rápido no contato é normal; o que tem que sumir é virar a cara.',
    why: 'A piscada nasce numa parte do cérebro que não obedece à vontade e só desliga o alarme depois de muitos avisos falsos.',
    step: 'Faça três rounds de dois minutos de toques lentos na guarda com um parceiro de confiança, soltando o ar a cada toque.',
    mistake: 'A maioria tenta resolver com sparring forte, e isso treina justamente o susto.',
  },
  'tell-partner-go-lighter': {
    asked: [
      'como pedir pro parceiro pegar leve no sparring',
      'ele bate forte demais e não quero parecer frouxo',
      'o que eu falo quando o cara vai 100% no sparring',
      'toda terça o sparring vira guerra e eu já vou com medo',
      'pega mal pedir pra galera diminuir a força?',
      'tem um grandão na academia que não alivia nunca, e se ele não me ouvir',
    ],
    answer:
      'Fale antes do round e com número: “trinta por cento na cabeça, cinquenta no corpo, quero trabalhar meu jab”. Se esquentar, pare, dê um passo atrás, mão levantada: “tá forte pra mim, voltamos pros trinta?” Não aumente a sua força, senão ele entende como sim. Na segunda vez, encerre: “por hoje deu, valeu”, toque a luva e saia. Depois avise o professor: “ele vai forte demais, me coloca com outra pessoa, por favor”. Levou pancada forte na cabeça: acabou o treino do dia e nada de contato até um médico liberar.',
    why: 'Cada pessoa entende “leve” de um jeito, e depois que a adrenalina sobe qualquer pedido soa como reclamação.',
    step: 'Combine um número de força antes de cada round, e seja você a falar primeiro.',
    mistake: 'A maioria não fala nada, devolve mais forte, e o round vira briga.',
  },
  'temper-after-getting-hit': {
    asked: [
      'como não perder a cabeça quando levo um golpe',
      'fico cego de raiva e saio na porrada',
      'um golpe sujo e meu plano vai todo pro lixo',
      'fui desclassificado por bater depois do break, de tanta raiva',
      'por que fico tão bravo no ringue se sou calmo na vida',
      'tomou limpo já quero devolver na hora, é sempre assim',
    ],
    answer:
      'Dê à raiva uma ação fixa, decidida antes: “se eu levar um limpo, então saio um passo, solto o ar uma vez e jab antes de qualquer coisa”. No agarrado: “se ele fizer falta, então arrumo a pegada e olho para o árbitro”. Não ficar com raiva você não escolhe; o que vem depois dá para treinar. No sparring, o parceiro encaixa cinco golpes leves de surpresa no corpo por round, e você sempre passo, ar, jab. O córner tem uma palavra para te trazer de volta, como “jab”. Depois de uma falta, fique calado: vingança custa ponto. Se a raiva vai junto para casa, procure um psicólogo.',
    why: 'A raiva estreita a visão e faz atacar reto, bem onde o outro espera; um gesto treinado ocupa esse segundo até a cabeça voltar.',
    step: 'Faça dois rounds de sparring respondendo a todo golpe limpo só com passo para fora, ar e jab, com alguém contando.',
    mistake: 'A maioria tenta engolir a raiva e não tem nenhuma ação pronta quando ela vem.',
  },
  'how-many-losses-normal': {
    asked: [
      'quantas derrotas é normal ter',
      'perdi minhas três primeiras lutas, isso é ruim?',
      'tô com 1 vitória e 5 derrotas, devo me preocupar',
      'quatro campeonatos e caí na primeira luta em todos',
      'todo mundo perde tanto assim no começo?',
      'cartel 0-4 e me sinto uma piada',
    ],
    answer:
      'Perder mais ou menos metade das lutas é normal quando o casamento é justo, e três ou quatro derrotas no começo dizem muito pouco. Faça a conta: numa chave de 16 com eliminatória simples, oito saem na primeira luta e 15 dos 16 voltam para casa com derrota. Com chances iguais, um em cada oito perde as três primeiras só por azar. O que importa é como você perde. Procure mudança: aguentar mais, ceder menos pontos, errar diferente. Perdeu quatro ou cinco do mesmo jeito, mude o treino. Depois de qualquer interrupção por golpes na cabeça, nada de contato até um médico liberar.',
    why: 'Cada luta produz um vencedor e um perdedor, por isso entre iguais a média não pode ser outra, e poucas lutas ainda são muito acaso.',
    step: 'Liste todas as derrotas com uma linha sobre como cada uma foi decidida e conte qual causa mais aparece.',
    mistake: 'A maioria conta as derrotas e nunca separa por causa.',
  },
  'week-after-a-loss': {
    asked: [
      'o que fazer na semana depois de perder',
      'perdi sábado, quando volto pro treino',
      'a luta fica passando na minha cabeça sem parar',
      'assisto o vídeo da minha derrota ou deixo pra lá',
      'perdi e não sei o que fazer da vida agora',
      'como superar uma derrota, já faz dias e não passa',
    ],
    answer:
      'Divida em três: descansar, olhar, agir.\n1. Dias 1 e 2: durma, coma, caminhe, sem sentença nenhuma. Se levou golpe forte na cabeça, nada de contato até um médico liberar.\n2. Dias 3 e 4: veja o vídeo duas vezes, uma sem som, a outra com o professor. Escreva três linhas: o que funcionou, onde virou, o que faltou.\n3. Dias 5 a 7: volte à aula, leve, e repita por quinze minutos só o que faltou.\nPara a luta que não sai da cabeça, marque lugar: dez minutos por dia com papel e caneta, depois feche o caderno. Tristeza que passa de duas semanas pede médico.',
    why: 'Logo depois a emoção escolhe as lembranças e exagera o erro; alguns dias adiante o vídeo mostra o que de fato aconteceu.',
    step: 'Escreva as três linhas, o que funcionou, onde virou e o que faltou, e mostre ao seu professor.',
    mistake: 'A maioria ou some por um mês ou faz sparring pesado no dia seguinte para provar alguma coisa.',
  },
  'week-after-a-win': {
    asked: [
      'o que fazer na semana depois de ganhar',
      'ganhei a luta, e agora',
      'venci e sei lá, me sinto vazio',
      'quanto tempo descansar depois de uma vitória',
      'agora todo mundo espera que eu ganhe de novo',
      'fui ouro domingo e não sei mais pra que treinar',
    ],
    answer:
      'Descanse alguns dias, anote o que quase deu errado e defina a próxima tarefa antes da próxima data.\n1. Dias 1 a 3: curta, durma, agradeça ao córner e aos parceiros. Vitória não protege a cabeça: depois de golpes duros, nada de contato até um médico liberar.\n2. Dias 4 e 5: veja o vídeo e anote duas coisas que funcionaram e duas que o adversário quase conseguiu.\n3. Dias 6 e 7: volte leve e escolha uma dessas duas últimas para as próximas quatro semanas.\nSentir vazio é comum: sumiu a meta que organizava seus dias. Só aceite outra luta depois dessa semana.',
    why: 'A vitória esconde os furos, porque ninguém os cobra de quem ganhou; o próximo adversário vai ver o mesmo vídeo e procurar por eles.',
    step: 'Anote os dois momentos em que dava para ter perdido e escolha um para treinar por quatro semanas.',
    mistake: 'A maioria só olha o resultado e continua com o buraco que quase custou a luta.',
  },
  'spar-again-after-knockout': {
    asked: [
      'quando posso voltar a fazer sparring depois de um nocaute',
      'fui nocauteado faz cinco semanas, já posso fazer sparring?',
      'quanto tempo depois de apagar até poder tomar soco de novo',
      'o médico liberou mas não confio mais no meu queixo, começo como',
      'passo a passo pra voltar ao sparring depois do ko',
      'tomei nocaute em abril, fiquei com medo e o treinador quer que eu volte',
    ],
    answer:
      'Só quando um médico liberar você para contato e a suspensão da federação tiver acabado; depois de um nocaute costumam ser 30 a 90 dias, e mais depois do segundo. Aí vá por etapas, no mínimo dois treinos sem sintoma em cada uma e um dia de intervalo:\n1. Corrida, sombra, saco.\n2. Manopla e drills, nada na cabeça.\n3. Sparring só no corpo.\n4. Toques leves, só jab, com alguém de confiança.\n5. Sparring técnico normal; round duro por último.\nDor de cabeça, tontura, enjoo, vista embaçada ou cansaço estranho: pare e volte ao médico. A confiança volta nas etapas 3 e 4; fique nelas o quanto precisar.',
    why: 'Um cérebro ainda em recuperação aguenta menos, e um segundo golpe nessa fase pode causar dano muito maior do que o primeiro.',
    step: 'Pegue a liberação do médico por escrito e entregue as cinco etapas ao treinador antes que alguém encoste na sua cabeça.',
    mistake: 'A maioria testa o queixo num round pesado assim que a dor de cabeça some.',
  },
  'first-class-back-after-years': {
    asked: [
      'como voltar a treinar depois de anos parado',
      'primeira aula depois de 6 anos, tô com vergonha',
      'não treino desde antes dos filhos, quanto faço no começo',
      'eu era bom e agora morro no aquecimento',
      'faixa azul parado há quatro anos, ainda uso a faixa?',
      'medo de voltar na academia, todo mundo que eu conhecia já graduou',
    ],
    answer:
      'Vá à turma de iniciantes, faça metade e saia quando ainda aguentaria mais. A cabeça lembra o ritmo antigo; tendão e pulmão, não.\n1. Semanas 1 e 2: duas aulas por semana, só técnica, descansando um round sim, um não.\n2. Semanas 3 e 4: rounds leves de posição ou só no corpo, com quem você escolher.\n3. Da semana 5 em diante: terceira aula, sparring normal se nada doer.\nAvise o professor na porta: “fiquei anos parado, queria um mês tranquilo”. Use a faixa que conquistou. Problema no coração, dor no peito, tontura no esforço ou doença nova: médico antes.',
    why: 'O movimento lembrado exige do tendão uma força que ele já perdeu, e a lesão da volta costuma vir no dia em que tudo parece sair.',
    step: 'Mande mensagem para a academia, diga a que aula você vai e que quer um mês tranquilo.',
    mistake: 'A maioria faz sparring no nível antigo na primeira semana e está machucada na terceira.',
  },
  'appeal-a-decision': {
    asked: [
      'dá pra recorrer do resultado da luta',
      'fui roubado, posso entrar com recurso?',
      'como recorrer de decisão dividida',
      'o árbitro parou cedo demais, dá pra fazer alguma coisa?',
      'os jurados deram pra ele e o ginásio inteiro vaiou',
      'somaram os pontos errado no campeonato, com quem eu falo',
    ],
    answer:
      'No papel dá, mas recurso contra a opinião dos jurados quase nunca passa. No boxe profissional e no MMA, as comissões dos EUA mudam resultado basicamente por três coisas: conluio, papeletas somadas errado ou árbitro que aplicou mal uma regra. Interrupção que você achou cedo não entra aí. No amador o prazo é curto, muitas vezes minutos depois da luta, por escrito, com taxa, pelo técnico ou chefe da equipe; no judô e no jiu-jitsu a decisão da área quase sempre fica, salvo erro de registro. Então: calma, consiga as papeletas ou o vídeo, cite o número da regra e deixe o técnico entregar.',
    why: 'Nota de jurado é julgamento, e as regras só deixam corrigir erro de fato; senão toda luta equilibrada terminaria numa mesa de recurso.',
    step: 'Leia o artigo sobre recursos no regulamento da sua federação e anote prazo, taxa e quem pode assinar.',
    mistake: 'A maioria discute quem foi melhor em vez de apontar a regra descumprida.',
  },
  'is-it-time-to-stop': {
    asked: [
      'será que é hora de parar de lutar',
      'como saber a hora de largar o esporte de vez',
      'tô pensando em pendurar as luvas',
      '15 anos de judô e parece que deu, tô só cansado ou acabou mesmo',
      'me aposento ou tento mais um ano',
      'não tenho mais prazer em lutar e meu corpo tá um bagaço',
    ],
    answer:
      'Pare de competir já se um médico mandar, se você foi nocauteado mais de uma vez ou se mudaram memória, fala, equilíbrio ou dores de cabeça; aí é médico, não debate. Fora isso, decida por três perguntas, e não nas quatro semanas depois de derrota ou lesão: você treinaria se ninguém nunca mais te visse competir? Nos últimos dois meses, teve vontade de pelo menos um treino por semana? O que custa em corpo, dinheiro e família ainda vale? Dois nãos: oito semanas fora e pergunte de novo. Continuam dois: pare de competir e decida à parte se treina, dá aula ou sai.',
    why: 'O dano na cabeça se soma e não volta atrás, enquanto a vontade oscila; por isso o primeiro sinal decide na hora e o segundo espera.',
    step: 'Responda às três perguntas no papel e ponha na agenda o dia de responder de novo.',
    mistake:
      'A maioria decide tudo de uma vez, mas competir, treinar e fazer parte da equipe são três coisas separadas.',
  },
  'when-to-tap': {
    asked: [
      'quando devo bater',
      'tem problema bater cedo no jiu?',
      'odeio bater e quem paga é meu cotovelo',
      'bato antes de doer ou só quando dói',
      'sempre bato tarde porque não quero perder pra faixa branca',
      'apaguei no estrangulamento porque não quis dar os três tapinhas',
    ],
    answer:
      'Bata assim que a finalização encaixar e você não tiver uma saída treinada, não quando doer. Por tipo:\n1. Chave de calcanhar e outras torções de perna: bata quando pegarem o calcanhar; o joelho cede antes de a dor avisar.\n2. Armlock, kimura: bata quando o braço descolar do corpo e começar a esticar ou girar.\n3. Estrangulamento: bata com pressão dos dois lados do pescoço; você pode apagar em uns dez segundos.\nTrês tapas no parceiro e diga “bati”. Bater cedo custa segundos, bater tarde custa meses. Depois pergunte: “onde eu podia ter saído?”',
    why: 'Da alavanca pronta à ruptura passa menos tempo do que o parceiro leva para soltar, e ligamento rasgado nem sempre volta a ser o mesmo.',
    step: 'Bata um segundo antes do costume em todo rola e pergunte ao parceiro onde estava a saída.',
    mistake: 'A maioria espera a dor, e em chave de perna a dor vem depois do estrago.',
  },
  'tell-coach-i-am-leaving': {
    asked: [
      'como falar pro meu mestre que vou sair',
      'quero trocar de academia sem briga',
      'o que digo pro professor quando for pra outra equipe',
      'me sinto um creonte por mudar de academia',
      'pega mal só parar de ir e mandar um zap?',
      'achei uma academia melhor mas meu professor fez tanto por mim',
    ],
    answer:
      'Conte pessoalmente, antes que qualquer outro saiba, em menos de dois minutos. Peça cinco minutos antes ou depois da aula e diga: “No fim do mês vou para outra academia. Preciso de mais treino de competição. Minha guarda eu aprendi com você e não vou esquecer. Obrigado.” Um motivo só, sem lista de defeitos, sem comparar. Se ele insistir: “eu entendo, mas já decidi”. Depois cancele por escrito, com o aviso prévio do contrato, quite o que deve e devolva o material. Se tem medo da reação dele, escreva e leve alguém junto para buscar suas coisas.',
    why: 'Em academia a notícia corre depressa, e o que fere o professor é saber por terceiros; lista de defeitos vira discussão que não muda nada.',
    step: 'Veja no contrato o prazo de aviso, peça cinco minutos ao professor e diga as quatro frases.',
    mistake: 'A maioria some ou conta primeiro no vestiário, e é isso que magoa o professor.',
  },
  'how-long-to-belt': {
    asked: [
      'quanto tempo demora pra pegar a faixa azul',
      'quantos anos até a faixa preta',
      'dois anos de branca e nada, é normal?',
      'treino 3x por semana, quando vou graduar',
      'jiu, judô ou karatê, em qual a preta sai mais rápido',
      'o cara que entrou depois de mim já é azul e eu esperando',
    ],
    answer:
      'Com dois ou três treinos por semana, a azul no jiu-jitsu costuma levar de um ano e meio a três anos e a preta, de oito a doze; no judô, karatê e taekwondo a preta costuma levar de três a seis. No jiu-jitsu, o tempo padrão da federação para adultos é dois anos na azul, dezoito meses na roxa, um ano na marrom, e preta a partir dos 19 anos. Aula vale mais que ano: a azul dá umas 200 a 300 aulas, uns dois anos com três por semana, três com duas. Passou muito disso? Pergunte: “o que falta ver em mim para a próxima?” e treine a resposta.',
    why: 'A graduação mede o que já ficou automático, e isso depende de repetições no tatame; o calendário anda também para quem falta.',
    step: 'Conte quantas aulas você já fez e pergunte ao professor quais duas coisas faltam para a próxima faixa.',
    mistake: 'A maioria conta os anos, mas em metade dessas semanas nem pisou no tatame.',
  },
  'grading-nerves': {
    asked: [
      'muito nervoso pro exame de faixa, como me preparo',
      'exame semana que vem e esqueço o kata quando tem gente olhando',
      'e se eu errar uma técnica no exame',
      'nervosismo exame de graduação socorro',
      'em casa sei o programa todo, na frente da banca dá branco',
      'reprovar na frente do dojo inteiro é meu pesadelo',
    ],
    answer:
      'Ensaie o próprio exame, com gente olhando, pelo menos três vezes; treinar sob um pouco de pressão prepara melhor do que só repetir mais. Alguém pede o programa fora de ordem enquanto outros dois ficam sentados numa mesa com papel. Uma vez, faça cansado. Marque o que emperra e dê dez minutos por dia a isso. No dia: aqueça e, antes de cada técnica, solte o ar uma vez, diga o nome em silêncio e vá. Errou? Sem careta: termine, cumprimente ou recue e pergunte “posso mostrar de novo?” A banca olha como você continua. E professor raramente inscreve quem acha que vai reprovar.',
    why: 'O que assusta no exame é ser observado; quem já errou e continuou diante de gente olhando chega ao dia sem novidade.',
    step: 'Faça um simulado do exame com uma pessoa pedindo as técnicas e duas olhando de uma mesa.',
    mistake: 'A maioria treina na ordem da apostila e trava quando pedem fora de ordem.',
  },
  'what-to-say-in-corner': {
    asked: [
      'o que falar no córner',
      'vou fazer córner pro meu amigo sábado e nunca fiz',
      'quanto eu devo falar no intervalo entre os rounds',
      'grito e meu atleta não ouve nada',
      'primeira vez no córner, o que digo naquele minuto',
      'ele volta pro banquinho perdendo o round, falo o quê',
    ],
    answer:
      'Diga uma coisa para manter e uma para mudar, em menos de quinze palavras, depois que ele respirar. Com um minuto de intervalo:\n1. De 0 a 20 segundos: senta, tira o protetor, água, “solta o ar”. Nenhum conselho.\n2. De 20 a 40: “o jab tá entrando, mantém. Depois do jab, sai à esquerda.”\n3. De 40 a 50: ele repete para você.\n4. Últimos dez: protetor, “jab, esquerda”.\nDurante o round, só palavras combinadas, uma ou duas, nunca frases. Uma pessoa fala. Olhe nos olhos: se responde devagar, não sabe o round, cambaleia ou não enxerga, você para a luta. Esse é seu primeiro trabalho.',
    why: 'Ofegante e com o coração disparado, ninguém guarda mais que uma ou duas ideias; o resto só ocupa o tempo de respirar.',
    step: 'Faça o córner de três rounds de sparring com cronômetro e combine três palavras com seu atleta.',
    mistake: 'A maioria dos córneres dá cinco instruções de uma vez e o lutador não guarda nenhuma.',
  },
  'say-to-child-before-after-bout': {
    asked: [
      'o que falar pro meu filho antes da luta',
      'o que eu digo pra minha filha depois da luta',
      'primeiro campeonato da minha pequena, como ajudo sem pressionar',
      'na volta pra casa depois da competição, converso sobre a luta ou não',
      'dou dica da arquibancada ou fico quieto',
      'fico mais nervosa que ele e acabo falando demais',
    ],
    answer:
      'Antes: “divirta-se, tente seu melhor golpe, adoro ver você lutar”. Depois, com qualquer resultado: “adorei ver você. Tá com fome?” Basta; a técnica é do professor. Antes da luta, só coisas práticas: banheiro, água, agasalho, que horas começa. Durante, bata palmas e não diga nada técnico, porque duas vozes confundem a criança. Depois, espere ela puxar o assunto, no carro também. Aí faça uma pergunta: “qual foi a melhor parte?” Para as crianças, o esporte é divertido por se esforçar, pelos amigos e por um bom professor, bem antes de ganhar. Se bateu a cabeça, primeiro o médico do evento.',
    why: 'A criança procura no rosto dos pais se o amor depende do placar; quando vê que não, arrisca mais e digere melhor a derrota.',
    step: 'Combine com seu filho qual frase ajuda antes da luta e diga só essa.',
    mistake: 'A maioria dos pais analisa a luta no carro, bem quando a criança está mais cansada.',
  },
  'child-cries-after-loss': {
    asked: [
      'meu filho chora toda vez que perde, o que faço',
      'perdeu no judô e soluçou uma hora seguida',
      'é normal ela chorar no tatame?',
      'e se ele começar a chorar no meio da luta de novo',
      'saiu chorando do campeonato dizendo que é um lixo',
      'não sei se abraço ou se mando engolir o choro',
    ],
    answer:
      'Primeiro abrace, depois converse: chorar após perder é normal em criança e passa mais rápido se ninguém discute. Antes, veja se há dor ou batida na cabeça; as duas vão para o médico do evento. Aí abaixe na altura dela, longe dos outros: “você tá triste, queria ganhar. Eu tô aqui.” Nada de “é só um jogo”, nada de explicação, nada de filmar. Dez minutos, água, um lanche. Mais tarde, com calma: “o que você conseguiu hoje que mês passado não conseguia?” Se o choro vem antes de todo evento, ou sono e barriga sofrem, três meses sem competir, mantendo o treino.',
    why: 'No auge da emoção a criança não processa argumento, só percebe se está segura; acolhida, ela se acalma e consegue pensar depois.',
    step: 'Treine em casa perder numa boa: um jogo rápido, perdeu, aperta a mão e elogia uma jogada do outro.',
    mistake: 'A maioria dos pais quer tirar a tristeza na conversa, e a criança chora mais para que acreditem nela.',
  },
  'child-wants-to-stop': {
    asked: [
      'meu filho quer parar de treinar, deixo?',
      'minha filha não quer mais ir pro karatê',
      'faço ele terminar o semestre ou não',
      'chora antes de toda aula e quer largar depois de dois anos',
      'tem problema deixar criança desistir?',
      'toda terça o mesmo drama, diz que taekwondo é chato',
    ],
    answer:
      'Primeiro descubra o porquê e, se o motivo continuar, deixe parar; obrigar raramente devolve o gosto. Pergunte num passeio, não antes da aula: “qual é a pior parte? E se pudesse mudar uma coisa?” Costuma ser: sem graça, achar que é ruim, amigos que saíram, pressão demais, dor. Mude essa coisa, combine mais quatro semanas ou até o fim do semestre, e aí a criança decide. Pergunte também, com calma: “alguém lá te machuca, te assusta ou te pede segredo?” Se sim, ou recusa repentina com medo de uma pessoa: acabou a aula, acredite na criança e ligue para um serviço de proteção à criança.',
    why: 'Por trás da vontade de sair costuma haver algo que dá para mudar ou que é preciso saber, e criança forçada aprende a calar.',
    step: 'Pergunte ao seu filho, num passeio, qual é a pior parte do treino e mude essa coisa junto com o professor.',
    mistake: 'A maioria dos pais discute isso na porta, mochila pronta, quando só resta sim ou não.',
  },
  'too-old-to-start-at-40': {
    asked: [
      'tô velho pra começar com 40?',
      '43 anos e nunca lutei, é loucura entrar no jiu-jitsu',
      'dá pra começar no boxe depois dos quarenta',
      'a turma toda tem 20 anos e é mais rápida, me sinto o vovô',
      'quantas vezes por semana treina um iniciante de 45',
      'joelho estalando e fôlego zero, será que é tarde pra mim',
    ],
    answer:
      'Não, muita gente começa aos 40, e dá para treinar por décadas se você planejar a recuperação em vez de imitar a turma de vinte. Comece com duas aulas por semana por três meses, um dia livre depois de cada, e então talvez uma terceira. Um treino curto de força por semana protege joelho, costas e pescoço. Escolha parceiros calmos, do seu peso, experientes. No agarrado, bata cedo e recuse no início guarda pulada e queda dura; em pé, seis meses sem sparring forte. Médico antes se tem doença do coração, pressão alta, diabetes, dor no peito, desmaios ou anos parado.',
    why: 'Com os anos, o que mais muda é o tempo de conserto depois do treino; quem respeita essa folga consegue somar mês após mês.',
    step: 'Marque duas aulas experimentais em academias diferentes e conte quantas pessoas acima de 35 estão no tatame.',
    mistake:
      'Quem começa tarde costuma treinar quatro vezes na primeira semana e parar na quarta com a costela ou a panturrilha machucada.',
  },
  'first-fight-at-35': {
    asked: [
      'posso fazer minha primeira luta com 35',
      'tenho 36 e quero uma luta amadora antes que seja tarde',
      'tem idade limite pra estrear no boxe?',
      'que exames preciso pra lutar com 37',
      'com 35 luto no master ou com a molecada',
      'minha mulher diz que sou doido de competir nessa idade',
    ],
    answer:
      'Pode, se um médico liberar e a regra do seu esporte deixar. No agarrado é mais fácil: o jiu-jitsu tem master a partir dos 30, o judô tem veteranos a partir dos 30 e a luta olímpica, a partir dos 35. No boxe amador aberto, muitas federações encerram aos 40 e, desde os 35 ou 40, costumam pedir exames extras; pergunte antes de começar o camp. Vá ao médico do esporte ver o coração, com eletrocardiograma. Conte ao menos um ano de treino regular e três meses de sparring com gente de fora. Exija adversário parecido em idade, peso e número de lutas, e seu técnico confere o cartel dele.',
    why: 'Com a idade cresce a chance de um problema de coração sem sintomas, e o esforço máximo é justamente onde ele se revela.',
    step: 'Pergunte à federação a idade máxima e a lista de exames, e marque o médico do esporte.',
    mistake: 'A maioria marca a data primeiro e só descobre os exames na última semana.',
  },
  'only-woman-in-class': {
    asked: [
      'sou a única mulher da turma, como lidar',
      'ninguém quer fazer dupla comigo porque sou menina',
      'os caras ou vão leve demais ou fogem de treinar comigo',
      'única mulher no boxe e sempre sobro na hora das duplas',
      'como treinar de verdade sendo a única mulher da academia',
      'me tratam como se eu fosse de vidro',
    ],
    answer:
      'Escolha seu parceiro antes de o professor dizer “formem duplas” e diga como você quer. Durante a explicação mesmo, chegue num dos dois ou três técnicos e calmos: “vamos?” Depois um número: “pegada de verdade, cinquenta por cento, usa técnica e, por favor, não me deixa ganhar”. Fale com o professor uma vez, a sós: “eu vivo sobrando; no primeiro mês, monta minha dupla, por favor”. Pergunte se há turma feminina ou academia parceira para um treino por semana, para treinar também com gente do seu tamanho. Se em dois meses nada mudou, o problema é a academia: procure outra.',
    why: 'Na hora de formar duplas cada um corre para o parceiro de costume e você fica com a sobra; e sem medida dita, o outro exagera ou finge.',
    step: 'Escolha dois parceiros, chame os dois antes da aula e diga a cada um a porcentagem que você quer.',
    mistake: 'A maioria espera ser escolhida e fica com quem sobrou.',
  },
  'partner-who-manhandles': {
    asked: [
      'o que faço com parceiro que só usa a força em mim',
      'o cara tem 40 quilos a mais e me joga de um lado pro outro',
      'é só força bruta, sou esmagada todo round',
      'posso recusar rolar com alguém maior?',
      'sou o menor da academia e me fazem de boneco',
      'ele me amassa, não aprendo nada e a costela tá doendo',
    ],
    answer:
      'Você pode recusar qualquer parceiro, sem explicar, e este deve recusar até ele aprender a se controlar. Antes do round: “tenho quarenta quilos a menos, usa só o meu peso e me deixa trabalhar”. Se continuar esmagando, bata, sente: “é demais pra mim, tô fora”, e saia. Diga ao professor numa frase: “ele joga o peso em mim, não rolo mais com ele; explica pra ele por quê”. Com gente pesada só se aprende em posição combinada, sem despejar o peso. Toque que não tem nada a ver com a técnica: pare na hora, saia e denuncie ao professor ou ao responsável pela proteção dos atletas.',
    why: 'Debaixo de força bruta ninguém aprende, só aguenta, e é com gente que não se controla que as lesões de treino acontecem.',
    step: 'Diga “hoje não, obrigado” ao parceiro que você teme e faça um round de posição com alguém do seu tamanho.',
    mistake: 'A maioria aguenta até se machucar porque acha falta de educação recusar.',
  },
  'no-progress-for-months': {
    asked: [
      'faz meses que não evoluo, o que tô fazendo errado',
      'toda semana os mesmos caras me pegam na mesma coisa',
      'há um ano travado no mesmo nível',
      'treino quatro vezes por semana, por que não melhoro',
      'parece que tô piorando no jiu',
      'todo mundo evolui menos eu, estagnado desde o inverno',
    ],
    answer:
      'Provavelmente você repete o que já sabe; a evolução volta quando você trabalha um ponto fraco por quatro semanas, com retorno de alguém.\n1. Depois de três treinos, anote onde perdeu: posição ou situação, uma linha.\n2. Pegue o que mais apareceu, como “passaram minha guarda pela esquerda” ou “contragolpe depois do meu jab”.\n3. Pergunte a quem faz isso com você: “o que você vê?”\n4. Duas vezes por semana, comece três rounds de três minutos exatamente ali.\n5. Depois de quatro semanas, conte de novo.\nSeus parceiros também melhoram, então compare com um vídeo antigo. Cansado e pior em tudo: primeiro uma semana leve.',
    why: 'A repetição do que já sai bem quase não ensina nada; quem sofre o erro não o enxerga, mas quem se aproveita dele sabe exatamente onde está.',
    step: 'Anote depois de três treinos onde perdeu cada round e comece três rounds na situação mais frequente.',
    mistake: 'A maioria põe mais treinos iguais em vez de mudar uma coisa.',
  },
  'train-at-home-with-bag': {
    asked: [
      'como treinar em casa só com o saco de pancada',
      'não tem academia perto, só um saco na garagem',
      'treino de saco, quantos rounds',
      'dá pra aprender boxe sozinho em casa?',
      'bato no saco sem plano nenhum e enjoo',
      'não tenho com quem treinar, quantas vezes na semana faço saco',
    ],
    answer:
      'Três treinos por semana de uns quarenta minutos, cada um com um tema.\n1. Corda ou trote cinco minutos, bandagem, luva de saco.\n2. Sombra, três rounds de dois minutos, no espelho ou na câmera.\n3. Saco, seis rounds de dois minutos, um de descanso: dois só de jab e movimentação, dois com uma combinação e um passo para fora depois, um de defesa (esquiva ou guarda antes de cada soco), um rápido.\n4. Dez minutos de agachamento, flexão, prancha.\nFilme um round por semana e confira: mão volta ao queixo, pés não cruzam. Saco não revida, então visite uma academia uma vez por mês para corrigir.',
    why: 'Sem tema a sessão vira só suor, e os vícios se fixam em silêncio; o saco não aponta erro nenhum e a câmera aponta.',
    step: 'Faça três treinos de saco, um tema em cada, e filme um round de lado.',
    mistake: 'A maioria fica de frente, bate o mais forte que pode e treina guarda baixa.',
  },
  'partner-unhappy-about-training': {
    asked: [
      'minha esposa reclama que treino demais, o que eu digo',
      'meu namorado diz que amo mais a academia do que ele',
      'como conversar sobre treino com meu marido sem brigar',
      'é só pegar a mochila que começa a discussão',
      'ela quer que eu largue o muay thai',
      'namorada chateada, cinco noites por semana, eu entendo, mas é o que eu gosto',
    ],
    answer:
      'Comece pelo que isso custa ao outro, depois ofereça noites fixas, e num dia livre, não com a mochila na mão. Por exemplo: “Você fica sozinha quatro noites por semana e põe as crianças na cama sem ajuda. É muito. Preciso de duas noites de treino, terça e quinta. Domingo e quarta são nossos, sem celular. Do que você precisaria?” Aí ouça cinco minutos sem se defender. Escrevam a semana juntos, testem quatro semanas, conversem de novo. Se o medo é pela sua saúde, diga o que faz: sem sparring pesado, exames em dia. Se há ameaça ou controle sobre você, procure um serviço de apoio.',
    why: 'Quem se sente visto no próprio cansaço para de se defender, e noites certas permitem contar com você; o incerto pesa mais que a ausência.',
    step: 'Peça vinte minutos numa noite livre, comece pelo que seu treino custa ao outro e escrevam a semana juntos.',
    mistake: 'A maioria defende o número de treinos quando a queixa é ficar sozinho.',
  },
  'parents-forbid-the-sport': {
    asked: [
      'meus pais não me deixam lutar boxe, o que faço',
      'minha mãe disse não pro mma',
      'como convencer meus pais a me deixar treinar',
      'meu pai acha que luta é coisa de marginal',
      'tenho 15 e eles não assinam a autorização',
      'será que treino escondido',
    ],
    answer:
      'Não treine escondido; pergunte do que exatamente eles têm medo e ofereça um jeito que responda a isso. Com menos de 18 você precisa da assinatura deles de qualquer forma, e uma lesão acaba com a confiança. Sente com os dois: “o que mais preocupa: minha cabeça, a escola, as pessoas?” E proponha:\n1. Cabeça: três meses sem sparring, ou judô, luta olímpica ou jiu-jitsu, que não têm soco na cabeça.\n2. Escola: nota caiu, dou uma pausa.\n3. Pessoas: venham ver uma aula e falar com o professor.\nPeça um teste de três meses, não um sim para sempre. Continuou não? Corra, fique forte e pergunte em seis meses.',
    why: 'O “não” dos pais costuma ter um medo concreto por trás, e argumento sobre o esporte em geral nunca responde a esse medo.',
    step: 'Convide seu pai ou sua mãe para ver uma aula e fazer três perguntas ao professor.',
    mistake: 'A maioria insiste que é seguro em vez de perguntar de que perigo se trata.',
  },
  'panic-breathing': {
    asked: [
      'como respirar numa crise de pânico',
      'coração disparado não consigo respirar o que faço',
      'exercício de respiração pra crise de ansiedade',
      'pânico no ônibus de novo, como faço passar',
      'o peito aperta e acho que vou morrer, acontece de noite',
      'pensamento acelerado, preciso de algo que me acalme rápido',
    ],
    answer:
      'Solte o ar mais devagar do que puxa: quatro segundos pelo nariz, seis para fora pelos lábios, por cinco minutos. Dá seis respirações por minuto; nos estudos, menos de dez por minuto anda junto com corpo mais calmo e menos ansiedade. Sente, pés no chão, mão na barriga. Diga: “isto é pânico, sobe e passa”, quase sempre em dez a vinte minutos. Não engula ar nem use saco de papel. Difícil? Só alongue a saída. Dor no peito, desmaio, dor que vai para braço ou mandíbula, ou falta de ar que você não conhece: ligue para a emergência. Se repete, vá ao médico; pânico responde bem ao tratamento.',
    why: 'A saída de ar lenta desacelera o coração e avisa ao corpo que não há perigo; respirar rápido faz o contrário e aumenta a tontura.',
    step: 'Pratique quatro para dentro, seis para fora, cinco minutos toda noite, enquanto está calmo.',
    mistake: 'A maioria puxa o ar com força, e isso piora a tontura.',
  },
  'how-to-decide': {
    asked: [
      'como eu tomo essa decisão',
      'não consigo me decidir, há semanas pensando em círculos',
      'fico ou vou, os dois têm prós e contras',
      'decisão grande e cada um me fala uma coisa',
      'como escolher quando as duas opções são boas',
      'tanto medo de escolher errado que não escolho nada',
    ],
    answer:
      'Marque uma data, escreva o que importa e teste cada opção contra o fracasso.\n1. Data: o dia-limite para decidir, em geral dentro de duas semanas.\n2. Três critérios, não mais, por exemplo dinheiro, pessoas, treino. Dê a cada opção nota de 0 a 10 em cada um.\n3. Imagine que passou um ano e deu errado: escreva por quê. Dá para evitar?\n4. Pergunte a uma pessoa que já fez, não a cinco que têm opinião.\n5. Veja se tem volta: se tem, decida logo; se não, durma três noites.\nNotas parecidas: as duas servem; fique com a que você se arrependeria de não tentar.',
    why: 'Sem data a dúvida se alimenta de si mesma, e imaginar o fracasso já acontecido mostra riscos que o entusiasmo esconde.',
    step: 'Escreva três critérios, dê nota de 0 a 10 a cada opção e marque o dia em que você decide.',
    mistake: 'A maioria junta mais opiniões quando o que falta é um prazo.',
  },
  'how-to-say-no': {
    asked: [
      'como dizer não pras pessoas',
      'falo sim pra tudo e fico sem noite nenhuma livre',
      'o que digo quando já falei não e ele continua pedindo',
      'todo mundo me usa pra favor',
      'fico com culpa toda vez que recuso algo',
      'o professor quer que eu pegue a turma das crianças de novo e não consigo negar',
    ],
    answer:
      'Diga numa frase só, sem motivo que o outro possa discutir: “não vou poder, mas obrigado por lembrar de mim”. Precisa de tempo? “Te respondo amanhã”, e responda. Se insistirem, repita a mesma frase, no mesmo tom, até três vezes; cada motivo novo abre uma nova negociação. Com quem você quer ajudar, acrescente a parte que dá: “toda quinta não. Uma vez por mês eu pego a turma.” Conte com culpa por um dia mais ou menos: vem do costume, não de um erro seu. Medo do que alguém vai fazer com você depois do não é outra coisa: fale com alguém de confiança.',
    why: 'Cada justificativa dá ao outro um obstáculo para remover, e removido ele, fica parecendo que você não tem mais razão para negar.',
    step: 'Diga um não pequeno com essa frase única e anote o que de fato aconteceu depois.',
    mistake: 'A maioria se explica por cinco minutos, e cada motivo vira um problema que o outro resolve.',
  },
  'bullied-who-to-tell': {
    asked: [
      'tô sofrendo bullying, pra quem eu conto',
      'uns caras da escola me filmam e jogam no grupo',
      'me zoam todo dia e ninguém faz nada',
      'faço boxe, devo bater de volta?',
      'contei pra professora e piorou, e agora',
      'no trabalho vivem tirando sarro de mim',
    ],
    answer:
      'Conte, com datas, a um adulto que tem obrigação de agir: professor da turma, coordenador ou orientador da escola; no trabalho, seu chefe ou o RH; e também a alguém do seu lado, como seus pais ou seu treinador. Diga: “aconteceu quatro vezes desde segunda, preciso que você pare isso. O que vai fazer, e até quando?” Mantenha uma lista: dia, lugar, o quê, quem viu. Na internet: print, bloqueio, denúncia. Nada em uma semana? Suba um nível, por escrito. Não bata primeiro; saia, fique perto de gente. Ameaça, surra ou chantagem: polícia. Uma linha gratuita para crianças ou de apoio emocional ouve você hoje.',
    why: 'Quem tem o dever de agir não pode fingir que não soube, e com datas o caso deixa de ser impressão sua e vira fato.',
    step: 'Anote os três últimos episódios com dia, lugar e testemunhas e entregue a lista a um adulto.',
    mistake: 'A maioria diz “eles são maus comigo”, sem datas, e ninguém age.',
  },
  'worried-about-friend-what-to-say': {
    asked: [
      'preocupado com um amigo, o que eu falo pra ele',
      'meu colega de treino tá bebendo muito desde o divórcio',
      'meu parceiro sumiu do treino e não responde',
      'como perguntar se a pessoa tá bem sem ficar estranho',
      'ela deve pra todo mundo e diz que tá tudo certo',
      'acho que meu parceiro de treino tá com depressão, como puxo o assunto',
    ],
    answer:
      'Diga o que você viu, pergunte e fique quieto: “faz quatro semanas que você não vem e tá com cara de cansado. Tô preocupado. Como você tá de verdade?” A sós, lado a lado, andando ou no carro. Ouça o dobro do que fala, sem solução rápida. Depois ofereça algo concreto: “quer que eu vá com você ao médico na quinta?” Se ele desconversar: “tudo bem, vou perguntar de novo”, e pergunte na mesma semana. Pode perguntar direto se ele pensa em tirar a própria vida; perguntar não põe a ideia na cabeça. Se sim: fique com ele e ligue para a emergência ou uma linha de prevenção ao suicídio.',
    why: 'Quem sofre costuma esconder para não incomodar, e uma observação concreta seguida de silêncio mostra que ali cabe a resposta verdadeira.',
    step: 'Chame seu amigo para uma caminhada, diga duas coisas que percebeu e pergunte como ele está de verdade.',
    mistake: 'A maioria escreve “qualquer coisa me chama”, e ninguém nunca chama.',
  },
  'grief-and-training': {
    asked: [
      'pode treinar depois que alguém morreu?',
      'meu pai faleceu semana passada, quando volto pra academia',
      'meu antigo mestre morreu e choro no meio do treino',
      'culpa de rir no treino tão pouco tempo depois do enterro',
      'minha vó morreu, ainda luto daqui a três semanas?',
      'perdi meu cachorro e não tenho força pra nada',
    ],
    answer:
      'Pode treinar quando te fizer bem, e pode não ir; nenhum dos dois é falta de respeito. O luto vai e volta, e ter horas longe dele faz parte. Nas primeiras duas ou três semanas, vá leve: caminhada, saco, técnica, nada de sparring forte, porque sono e atenção estão ruins e você se machuca. Avise o professor numa frase: “meu pai morreu, talvez eu saia antes”. Veio o choro, saia do tatame, respire, decida de novo. Luta em menos de um mês: você pode desistir dela. Se depois de alguns meses nada alivia, vá ao médico; se não quer mais viver, ligue agora para uma linha de prevenção ao suicídio.',
    why: 'A dor não segue prazo, e alternar choro e rotina dá respiro ao corpo; forçar um lado ou o outro só acrescenta culpa à perda.',
    step: 'Vá a uma aula leve e avise o professor antes que talvez você saia mais cedo.',
    mistake: 'A maioria ou se proíbe qualquer hora boa ou faz sparring pesado para não sentir nada.',
  },
  'save-for-tournament': {
    asked: [
      'quanto guardar por mês pra ir num campeonato',
      'preciso de 900 pra lutar fora daqui a seis meses',
      'como juntar dinheiro pro pan ganhando pouco',
      'passagem, hotel, inscrição, como monto esse orçamento',
      'abre a inscrição e nunca tenho grana',
      'quero fazer um camp na tailândia ano que vem, quanto dá por mês',
    ],
    answer:
      'Some o custo inteiro, ponha dez por cento em cima e divida pelos meses que faltam. Exemplo: inscrição 90, viagem 250, duas noites 200, comida 100, filiação 60: dá 700, com reserva 770. Em sete meses: 110 por mês, uns 25 por semana. Separe no dia do pagamento, com transferência automática para outra conta, não no fim do mês. Ficou pesado? Mude uma de três coisas: um evento mais tarde, custo menor (dividir quarto e carro, inscrição antecipada) ou renda extra, como uma aula paga de crianças por semana. Inscrição e viagem costumam subir perto da data, então pague essas primeiro.',
    why: 'O gasto grande chega de uma vez, mas a renda vem por mês; o que é separado no dia do pagamento não disputa com as compras.',
    step: 'Anote os cinco custos, some dez por cento, divida pelos meses que faltam e programe a transferência automática.',
    mistake: 'A maioria conta inscrição e passagem e esquece comida, filiação e o trajeto do aeroporto.',
  },
}
