import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const BODY: Record<MatterOf<'body'>, DirectAnswers> = {
  'gassing-out': {
    how: 'Solte o ar em cada golpe e, a cada saída, dois segundos pelo nariz com ombros soltos e mãos abertas. Duas vezes por semana, corra ou pedale trinta minutos em ritmo de conversa; uma vez, tiros de trinta segundos.',
    why: 'Quase sempre é prender o ar e apertar os ombros, não falta de pulmão: músculo tenso gasta e enche de ardor. A base leve constrói fôlego e faz você recuperar entre um esforço e outro.',
    when: 'Respiração já no próximo treino, em todo round. Fôlego de base melhora em quatro a seis semanas; para uma luta, comece com oito semanas e largue os tiros nos últimos cinco dias.',
    how_much:
      'Duas sessões leves de 30 a 40 minutos e uma de 6 a 8 tiros de 30 segundos com 90 de pausa, por semana. No sparring, primeiro round a 60%, e só o último minuto a 90%.',
    which:
      'Corrida longa ou tiro curto: longa e leve se você cansa já no segundo round ou treina há pouco; tiros se a base é boa e você morre nas explosões. Começando, longa primeiro, quatro semanas.',
    what_if:
      'Se no meio do round acabou tudo, guarda alta, clinche ou distância por dez segundos, três saídas longas de ar e volte com golpe único. Braço pesado: abra a mão, sacuda, jab em vez de sequência.',
    is_it_ok:
      'Cansar no segundo round no primeiro ano é normal. Dor no peito, desmaio, coração disparado em repouso ou falta de ar com chiado não são: pare e vá ao médico antes do próximo treino.',
    next: 'Primeiro faça um round inteiro cuidando só da respiração, sem querer ganhar. Quando terminar conseguindo falar uma frase, suba para dois rounds, depois três; só então acrescente os tiros.',
    on_the_day:
      'Aqueça dez minutos até suar e pare cinco antes. Primeiro minuto a 70%, golpes curtos, ar saindo; entre rounds, quatro segundos pelo nariz, seis pela boca; explosão só com posição boa.',
    say: 'A você, quando o braço pesar: “Solta o ar, abre a mão, um golpe só.” Ao parceiro, antes: “Hoje meu round é de ritmo, 60%, não acelera comigo.”',
  },
  'strength-training': {
    how: 'Dois dias, quatro exercícios: agachamento ou levantamento terra, empurrar, puxar e carregar peso andando ou prancha. Três séries de cinco a oito, parando com duas repetições ainda no tanque, descendo em três segundos e subindo rápido.',
    why: 'Músculo mais forte aguenta tranco e protege articulação, e força no quadril e nas costas vira golpe e queda. Treinar até a falha só tira pernas do treino de luta, que é o que decide.',
    when: 'Depois da luta ou em dia separado, nunca antes da técnica; a mais leve, na última semana antes de lutar. Em quatro a seis semanas a carga sobe, o efeito no treino vem depois de dois a três meses.',
    how_much:
      'Duas sessões de 40 a 50 minutos por semana, três só se luta menos de três vezes. Suba 2,5 quilos quando fizer oito repetições limpas em todas as séries; a cada quatro semanas, uma com metade.',
    which:
      'Peso pesado e poucas repetições ou leve e muitas: cinco a seis para quem quer força sem ficar maior; oito a doze para quem quer ganhar corpo ou está começando. Circuito exaustivo, quase nunca.',
    what_if:
      'Se você chega no treino de luta com pernas mortas, corte uma série de cada exercício e mude o dia de agachar. Se a carga parou por três semanas, baixe dez por cento e suba de novo.',
    is_it_ok:
      'Dor muscular por um ou dois dias é normal. Dor na articulação, formigamento ou pontada nas costas não é: pare o exercício, troque por outro e veja um fisioterapeuta. Adolescente, com professor ao lado.',
    next: 'Primeiro aprenda os quatro movimentos com pouco peso e alguém olhando, duas semanas. Depois suba devagar, e só quando houver base, junte saltos ou arremessos de bola, cinco por série.',
    on_the_day:
      'Aqueça cinco minutos, duas séries leves do primeiro exercício, depois as fortes. Se dormiu mal ou tem sparring hoje, faça duas séries com menos peso e vá embora em meia hora.',
    say: 'Ao preparador ou professor: “Luto três vezes por semana e tenho dois dias livres. Monta quatro exercícios de 45 minutos, sem falha, e me diz qual dia pesa menos no sparring.”',
  },
  flexibility: {
    how: 'Antes do treino, movimento: círculos de quadril, afundo com giro e chutes leves subindo, dez de cada lado. Depois, com o corpo quente, borboleta, afundo com joelho no chão e espacate de lado, trinta a sessenta segundos, sem solavanco.',
    why: 'O músculo freia onde não tem força nem costume; quando você fica ali sem dor e ainda contrai um pouco, o corpo deixa ir mais longe. Parado e frio, ele só protege e endurece.',
    when: 'Movimento antes de todo treino, alongamento parado depois ou à noite, cinco dias por semana. Em quatro semanas o chute fica mais leve; altura nova costuma levar três a seis meses.',
    how_much:
      'Cinco minutos antes e dez depois, duas a três séries de trinta a sessenta segundos por posição. Intensidade seis de dez, dá para conversar; mais vinte levantamentos lentos da perna para ganhar controle.',
    which:
      'Alongar parado ou força na amplitude: parado se o quadril é duro e falta alcance; elevações lentas da perna se você já desce mas não chuta alto. A maioria precisa dos dois, cinco minutos cada.',
    what_if:
      'Se travar sempre no mesmo ponto, contraia cinco segundos contra o chão ou a mão, solte e vá um pouco mais. Se no dia seguinte dói atrás da coxa ao andar, você passou: dois dias só de movimento.',
    is_it_ok:
      'Puxar no músculo é normal; pontada no joelho, na virilha ou fisgada no quadril não é. Pare aquela posição, e se durar mais de duas semanas ou houver estalo com dor, veja um fisioterapeuta.',
    next: 'Primeiro o quadril: dez minutos toda noite, borboleta e afundo, por um mês. Depois chute na altura da cintura, lento e segurando na parede; quando firmar, suba um palmo.',
    on_the_day:
      'Em dia de luta ou exame: dez minutos de corda leve e movimentos, chutes subindo de meia altura até alto, sem alongar forte parado. Repita cinco chutes de cada lado pouco antes de entrar.',
    say: 'Ao parceiro que ajuda a alongar, antes de começar: “Vai devagar e para quando eu disser seis. Segura aí trinta segundos, sem balançar. Quando eu bater, solta na hora.”',
  },
  'training-plan': {
    how: 'Ponha no papel primeiro os dias fixos: trabalho, família, sono. Depois dois ou três treinos de luta, um dia duro seguido de um leve, força em dois dias, um dia inteiro livre. Cada treino com um tema só, escrito antes.',
    why: 'O corpo melhora no descanso depois do esforço, então dois dias duros colados viram cansaço. Quem planeja pouco cumpre mais, e a regularidade de meses ganha de duas semanas heroicas.',
    when: 'Comece na segunda, com o que já faz, e mude uma coisa por semana. Para uma luta: oito semanas, volume maior nas quatro do meio, última semana com metade do volume e sem sparring forte.',
    how_much:
      'Três treinos por semana para evoluir, quatro a cinco para competir, no máximo um ou dois sparrings, só um forte. A cada quatro semanas, uma com cerca de metade; dia livre, pelo menos um por semana.',
    which:
      'Mais treinos ou mais qualidade: quem faz até dois por semana, acrescente um terceiro; quem já faz cinco ou mais, troque um por descanso ou técnica leve. Semana cheia no trabalho: curto e leve, mas vá.',
    what_if:
      'Se faltou um treino, não compense no dia seguinte com dois: siga a agenda. Se a semana desmontou toda, salve dois treinos, um de técnica e um de intensidade, e recomece na segunda.',
    is_it_ok:
      'Treinar três vezes por semana e evoluir devagar é normal e basta para muita gente. Se o sono piora, o humor azeda e o rendimento cai duas semanas seguidas, corte a carga e, se não voltar, veja um médico do esporte.',
    next: 'Primeiro conte os treinos que você fez de verdade no mês passado e use esse número. Quando cumprir quatro semanas assim, some um treino ou uma sessão de força, nunca os dois juntos.',
    on_the_day:
      'No domingo à noite, dez minutos: marque os treinos na agenda, mochila pronta, tema de cada um. Na semana da luta: leve segunda e terça, técnica curta quarta, mexer o corpo quinta, descanso na véspera.',
    say: 'Ao treinador, fim do treino: “Tenho três dias e meia hora de casa em mais dois. Quais dois dias devem ser duros, e o que você cortaria na semana da competição?”',
  },
  overtraining: {
    how: 'Tire três dias sem treinar, durma uma hora a mais, coma direito, e depois uma semana com metade do volume e sem sparring. Toda manhã, antes de levantar, conte o pulso um minuto e anote sono e vontade de zero a dez.',
    why: 'O treino só vira forma quando há sono e comida; sem isso o cansaço se soma, e trabalho e preocupação contam na mesma conta. Treinar mais forte para sair disso afunda mais.',
    when: 'Comece hoje, sem esperar o fim do mês. Cansaço comum melhora em três a sete dias; se em duas semanas leves nada mudar, marque médico.',
    how_much:
      'Corte pela metade os rounds e deixe um dia livre a mais por semana, por duas semanas. Sinais para contar: pulso cinco a dez batidas acima do seu normal, três noites ruins, três treinos piores seguidos.',
    which:
      'Parar de vez ou treinar leve: pare três a cinco dias se dorme mal, está sem vontade e doendo tudo; treine leve e técnico se o cansaço é só nas pernas e passa com uma noite boa.',
    what_if:
      'Se depois do descanso o cansaço volta em uma semana, o problema é a carga ou a vida em volta: tire um treino fixo e um sparring. Se o treinador insiste, mostre as anotações.',
    is_it_ok:
      'Uma semana arrastada por mês é normal para quem treina sério. Cansaço de semanas, perda de peso sem querer, menstruação que some, palpitação, tristeza constante ou febre baixa pedem médico e exame, não mais treino.',
    next: 'Primeiro sono e três dias livres. Quando acordar com vontade dois dias seguidos, volte com um treino técnico; depois de uma semana boa, um sparring leve; a carga cheia só na terceira.',
    on_the_day:
      'No dia em que o corpo não quer: faça o aquecimento de dez minutos. Se melhorou, treine 60% e saia antes do fim; se não, vá embora, coma, deite cedo, sem culpa.',
    say: 'Ao treinador: “Estou há três semanas caindo e dormindo mal. Vou parar três dias e fazer uma semana de técnica sem sparring. Na outra segunda a gente vê o ritmo?”',
  },
  'injury-now': {
    how: 'Pare o treino agora, tire o peso da parte machucada, gelo envolto em pano 15 minutos, perna ou braço elevado e faixa sem apertar demais. Marque com caneta o ponto exato da dor e veja se inchou em duas horas.',
    why: 'A dor nova com inchaço é aviso de que algo cedeu, e o calor do treino esconde o tamanho. Parar cedo pode evitar que uma lesão pequena vire uma maior; continuar por orgulho raramente compensa.',
    when: 'Médico hoje se não apoia o pé, deformou, estalou e inchou logo, adormeceu, ou foi cabeça, olho ou pescoço. Sem isso, espere 48 horas de repouso; não melhorou, marque consulta.',
    how_much:
      'Gelo 15 minutos, três a quatro vezes no primeiro dia, sempre com pano. Sem treino da parte por dois a três dias no mínimo, e dor acima de três de dez significa ainda não.',
    which:
      'Pronto-socorro ou esperar: pronto-socorro se há deformação, dormência, joelho que falha, cabeça, falta de ar ou dor que não deixa dormir; espere dois dias se é pancada muscular que ainda mexe e apoia.',
    what_if:
      'Se no dia seguinte está pior, inchou mais ou voltou ao tentar, não teste de novo: consulta. Se o treinador ou colega diz que é só aguentar, a decisão é sua e do médico.',
    is_it_ok:
      'Roxo e músculo dolorido são normais; estalo com inchaço, articulação frouxa ou dor no osso não são. Depois de pancada na cabeça com qualquer tontura, enjoo ou confusão: sem treino, médico no mesmo dia; pior, ligue 192.',
    next: 'Primeiro gelo, repouso e alguém que saiba que você se machucou. Depois consulta ou 48 horas de espera; e só com apoio e movimento sem dor, treino leve da outra parte do corpo.',
    on_the_day:
      'Na hora: pare, sente, respire, diga alto que machucou e deixe olharem. Não dirija se a cabeça foi atingida; vá com alguém, leve anotado como foi, e tire anel e tornozeleira antes que inche.',
    say: 'Ao treinador, na hora: “Paro por hoje. Estalou o joelho e está inchando. Vou ao médico e digo a você o que ele falou antes de voltar.” Se a cabeça levou pancada: “Alguém me leva, não vou dirigir.”',
  },
  'injury-return': {
    how: 'Volte em escada: movimento sem dor, força leve, técnica sem parceiro, técnica com parceiro avisado, situação a 50%, sparring. Cada degrau pelo menos três treinos sem dor no dia e na manhã seguinte; doeu, desce um degrau.',
    why: 'O tecido cicatriza antes de aguentar carga, e a cabeça protege a parte, o que muda a técnica. Subir aos poucos devolve força e confiança ao mesmo tempo, e o medo encolhe com provas pequenas.',
    when: 'Com a liberação de quem tratou, não pela vontade; depois de pancada na cabeça, só com o médico. Conte pelo menos metade do tempo parado para retomar o ritmo, e competição só após três ou quatro semanas normais sem dor.',
    how_much:
      'Primeira semana: metade do tempo e sem contato. Suba cerca de 10 a 20% por semana, um ajuste por vez, e mantenha os exercícios do fisioterapeuta até ele dar alta, mesmo que já não doa.',
    which:
      'Esperar ficar perfeito ou voltar aos poucos: aos poucos, com parceiro de confiança, para quem foi liberado; esperar para quem ainda tem inchaço, joelho que falha ou dor à noite.',
    what_if:
      'Se doeu no treino, pare aquele movimento, não a aula toda. Se voltou a inchar ou a falhar, dois passos para trás e de novo o fisioterapeuta, levando anotado o que fez naquele dia.',
    is_it_ok:
      'Medo de repetir a lesão é normal e costuma durar meses. Não é normal dor que cresce a cada treino, articulação que trava ou perna fina do lado ruim: volte ao fisioterapeuta ou ortopedista.',
    next: 'Primeiro peça ao médico ou fisioterapeuta três coisas: o que já pode, o que ainda não, e qual sinal manda parar. Depois escolha dois parceiros de confiança e comece pelo lado bom.',
    on_the_day:
      'Na primeira aula: aqueça quinze minutos a mais, avise o parceiro, fique na parte técnica e vá embora antes do sparring. Na manhã seguinte, olhe inchaço e dor; só isso diz se subiu.',
    say: 'Ao parceiro, antes de treinar: “Estou voltando do joelho. Sem queda e sem torção hoje, e se eu bater, solta na hora. Pode ir normal no resto.”',
  },
  'chronic-pain': {
    how: 'Anote três semanas: onde dói, de zero a dez, qual movimento, quantas horas depois. Tire do treino o movimento que mais piora, mantenha o que não dói, e leve o caderno a um fisioterapeuta ou médico do esporte.',
    why: 'A parte recebe há meses mais carga do que aguenta e nunca descansa o bastante; parar de tudo enfraquece, insistir irrita. Tirar o movimento ruim e fortalecer com quem entende costuma quebrar esse círculo.',
    when: 'Marque consulta já nesta semana, se dói há mais de seis. Com a carga certa e o acompanhamento, espere mudança em semanas ou meses, não em dias; a dor costuma ir e voltar antes de ceder.',
    how_much:
      'Até a consulta: corte um terço do tempo de treino e todos os rounds com o movimento que dói. Dor que passa de três em dez ou está pior na manhã seguinte quer dizer menos; exercícios, quantos o fisioterapeuta passar.',
    which:
      'Parar tudo ou treinar adaptado: adaptado para quase todos, tirando a pegada, a ponte de pescoço ou o chute que piora; parar só com dor à noite, formigamento ou perda de força.',
    what_if:
      'Se voltou depois de uma boa fase, não recomece do zero: uma semana com metade, depois suba de novo. Se o médico só deu remédio e repouso, pergunte por fisioterapia com exercício.',
    is_it_ok:
      'Dedos duros de manhã e lombar cansada são comuns em quem agarra. Dormência, fraqueza, febre, perda de peso ou dor que acorda à noite não são: médico logo; perda de controle de urina ou fezes, pronto-socorro.',
    next: 'Primeiro o caderno e a consulta com fisioterapeuta ou médico do esporte. Depois retire um movimento e veja duas semanas; quando a dor cair, devolva esse movimento, leve, uma vez por semana.',
    on_the_day:
      'No dia ruim: aquecimento mais longo e leve, treine só a parte que não dói, nada de sparring, e fita ou apoio só se o fisioterapeuta indicou. À noite anote o que mudou.',
    say: 'Na consulta: “Dói há quatro meses ao agarrar, quatro de dez, e piora no dia seguinte. O que posso treinar enquanto isso, que exercício faço em casa e quando preciso de exame?”',
  },
  'food-for-training': {
    how: 'Duas a três horas antes: arroz, macarrão ou batata com um pouco de frango ou ovo e pouca gordura. Se só há uma hora, banana ou pão com mel. Depois do treino, refeição normal com carboidrato e um palmo de proteína.',
    why: 'Gordura e fibra demoram no estômago e sobem no sparring; carboidrato é o combustível de round. Treinar vazio derruba a força no fim, e proteína espalhada no dia ajuda a recuperar.',
    when: 'Última refeição grande duas a três horas antes, lanche até uma hora antes, jantar até uma hora e meia depois. Em uma semana você sente a diferença no último round.',
    how_much:
      'Em cada refeição: proteína do tamanho da palma, carboidrato de um punho fechado, dois em dia duro, metade do prato legume. Água ao longo do dia e um copo antes do treino.',
    which:
      'Comer antes ou treinar em jejum: coma algo leve se o treino é forte ou de noite; em jejum só treino técnico curto de manhã, e para quem já se dá bem com isso.',
    what_if:
      'Se pesa no estômago, adiante o lanche meia hora e tire leite, fritura e feijão antes do treino. Se bate fome às dez da noite, ovo com pão ou iogurte resolve.',
    is_it_ok:
      'Ter fome maior em semana dura é normal; enjoo no sparring vem muito de refeição tarde. Se você conta cada grama, come escondido ou tem medo de comer, procure nutricionista ou psicólogo.',
    next: 'Primeiro acerte só o lanche antes do treino, por uma semana, sempre igual. Quando o fim do round melhorar, arrume o café da manhã, e depois o jantar.',
    on_the_day:
      'Treino às sete da noite: almoço de verdade, lanche às cinco e meia com banana e pão, água, treino, jantar com arroz, proteína e legume até as dez. Nada novo em dia de sparring.',
    say: 'A quem cozinha em casa: “Nos dias de treino chego às nove. Deixa para mim arroz, feijão, legume e uma proteína? Eu como menos antes e como direito depois.”',
  },
  'food-at-weigh-in': {
    how: 'Depois da pesagem: água em goles pequenos, uma fruta ou pão, e após meia hora uma refeição conhecida, arroz ou massa com frango, pouca gordura. Dali em diante pouco e várias vezes, nada que você nunca comeu.',
    why: 'Nervoso, o estômago trabalha devagar e prato grande pesa nas pernas. Porções pequenas de carboidrato conhecido dão energia sem surpresa, e a água aos goles cai melhor que um litro de uma vez.',
    when: 'Teste a mesma comida num sábado de sparring, umas três semanas antes. Luta na mesma tarde: última refeição três horas antes, lanche até uma hora antes; pesagem na véspera: jante e durma normal.',
    how_much:
      'Primeira hora: um copo ou dois de água aos poucos e um lanche do tamanho da mão. Depois, a cada duas horas, um punho de carboidrato com pouca proteína; entre lutas, meia banana e goles.',
    which:
      'Refeição grande ou várias pequenas: várias pequenas se luta no mesmo dia ou tem torneio; uma refeição normal e jantar se luta só no dia seguinte. Nervoso de estômago: arroz branco, banana, pão.',
    what_if:
      'Se nada desce, comece com suco diluído ou banana em pedaços, a cada quinze minutos. Se vem vômito, tontura ao levantar, cãibra forte ou confusão, não lute: chame o médico do evento.',
    is_it_ok:
      'Pouca fome antes da luta é normal. Chegar à balança com tontura ou fraqueza não é; isso significa que o peso foi apertado demais: médico hoje e categoria de cima na próxima. Menor de idade, com pai ou mãe junto.',
    next: 'Primeiro descubra a hora da pesagem e da luta e monte a lista de compras. Leve tudo de casa, coma o lanche pequeno logo depois, e quando descer bem, a refeição.',
    on_the_day:
      'Pesou: água aos goles, lanche, sente vinte minutos. Refeição três horas antes da luta, banana uma hora antes, dois goles no aquecimento; depois da luta, comida de verdade, com calma.',
    say: 'A quem acompanha você: “Guarda a mochila com a comida e me dá meia banana a cada hora, mesmo que eu diga que não quero. Nada de lanche da cantina antes da luta.”',
  },
  'weight-over-limit': {
    how: 'Pese-se três manhãs e tire a média, compare com o limite e com as semanas que faltam. Se falta mais de meio quilo por semana, suba de categoria; se menos, tire refrigerante, álcool, doce e um terço do carboidrato do jantar.',
    why: 'Peso tirado às pressas leva junto força, fôlego e cabeça, e aumenta o risco quando alguém bate em você. Gordura sai devagar, por comida, e o resto é melhor lutar com ele.',
    when: 'Decida hoje, não na semana da luta: com oito a doze semanas se ajusta por comida, com duas já é categoria de cima ou outra data. Pese-se uma vez por semana, mesma hora.',
    how_much:
      'No máximo meio quilo por semana, uns 1% do peso, com três refeições e proteína em cada uma. Conta simples: quilos acima do limite vezes dois é o mínimo de semanas de que você precisa.',
    which:
      'Baixar ou subir de categoria: suba se a diferença não cabe em meio quilo por semana, se você ainda cresce ou já luta fraco no peso; baixe só com meses de folga e nutricionista.',
    what_if:
      'Se na semana da luta ainda falta, diga ao treinador e ao organizador e peça a categoria de cima ou luta combinada. Perder a luta por peso é chato; entrar fraco é perigoso.',
    is_it_ok:
      'Estar um ou dois quilos acima fora de época é normal. Deixar de comer ou beber para a balança não é coisa para ninguém, e com tontura, desmaio ou menstruação sumida: médico. Menor de idade luta no peso que tem, com os pais na conversa.',
    next: 'Primeiro faça a conta dos quilos e das semanas com o treinador. Depois mande mensagem ao organizador sobre a categoria de cima, e marque nutricionista para a próxima temporada.',
    on_the_day:
      'Na pesagem: acorde, pese em casa, beba e coma seu normal leve, leve documento e lanche. Se passou do limite, aceite a luta de cima ou saia; nenhum truque de última hora.',
    say: 'Ao treinador, hoje: “Estou com dois quilos acima e faltam duas semanas. Não quero tirar isso às pressas. Você pode perguntar ao organizador se dá para lutar na categoria de cima?”',
  },
  'weight-class-choice': {
    how: 'Pese-se sete manhãs numa semana normal e tire a média: a categoria certa é a que fica nesse peso ou até uns dois por cento abaixo, alcançável comendo bem. Confirme num sparring com gente das duas categorias, três rounds com cada.',
    why: 'Categoria apertada custa treino, sono e fôlego por uma vantagem de tamanho que todos os outros também buscam. No peso natural você treina mais, aprende mais e chega com força no último round.',
    when: 'Decida no começo da temporada, pelo menos três meses antes, e mantenha por duas ou três competições antes de julgar. Adolescente: de novo a cada seis meses, porque cresce.',
    how_much:
      'Descer só se faltam até dois por cento do peso e há oito semanas, meio quilo por semana por comida. Subir: quando sua média fica acima do limite por dois meses seguidos.',
    which:
      'Subir ou descer: suba se você passa fome, cansa cedo, cresce ou está começando; desça só se tem gordura sobrando, meses de tempo e nutricionista. Na dúvida, lute a primeira vez no peso em que acorda.',
    what_if:
      'Se na de cima todos parecem maiores, trabalhe pernas, ângulo e força por uma temporada antes de voltar atrás. Se o treinador quer você embaixo, peça os motivos e um plano por comida de três meses.',
    is_it_ok:
      'Ser dos mais leves da categoria é normal e se ganha luta assim. Não está certo viver de dieta, tontura ou menstruação que some: médico, nutricionista e categoria acima.',
    next: 'Primeiro a semana de pesagens e a lista de limites do evento. Depois converse com o treinador, inscreva-se no peso natural, e reveja só depois da luta, com o que sentiu no último round.',
    on_the_day:
      'No dia da inscrição: leia limite, se pesa com roupa ou kimono, hora da pesagem e tolerância. Some o peso do kimono, deixe um quilo de folga, marque a categoria e não mexa mais.',
    say: 'Ao treinador: “Acordo com 72 de média. Quero lutar até 73 sem dieta e ver como me sinto. Se depois de duas lutas você achar outra coisa, a gente conversa com um nutricionista.”',
  },
  'lose-weight': {
    how: 'Três refeições com palma de proteína e metade do prato de legume, carboidrato de um punho, e tire primeiro bebida doce e beliscos da noite. Caminhe trinta minutos nos dias sem treino e pese-se uma vez por semana, mesma manhã.',
    why: 'Só o treino não basta porque a fome depois repõe tudo, e dieta dura quebra em semanas. Pequena falta diária, com proteína e sono, tira gordura e deixa a força no lugar.',
    when: 'Comece por uma refeição, o jantar de hoje. Conte meio quilo por semana, às vezes parado por dez dias; roupa mais solta em quatro a seis semanas, mudança clara em três meses.',
    how_much:
      'Meio quilo por semana, no máximo 1% do peso. Proteína em cada refeição, sete mil passos ou mais por dia, três treinos, sete horas de sono; duas refeições livres por semana cabem.',
    which:
      'Cortar comida ou treinar mais: mude a comida primeiro, se treina três vezes; some caminhada se passa o dia sentado. Contar calorias só para quem gosta de número; para os outros, o prato dividido.',
    what_if:
      'Se o peso parou três semanas, escreva tudo que come e bebe por quatro dias: quase sempre estão lá óleo, bebida e beliscos. Comeu demais no fim de semana: próxima refeição normal, sem punição.',
    is_it_ok:
      'Perder devagar e oscilar um quilo por dia é normal. Pular refeições, vomitar, culpa depois de comer ou menstruação que some não são: médico ou psicólogo. Com remédio, doença ou menos de 18 anos, médico antes.',
    next: 'Primeiro troque a bebida por água e ponha proteína no café da manhã, duas semanas. Quando isso for hábito, arrume o jantar; depois a caminhada. Uma mudança por vez.',
    on_the_day:
      'Na noite da fome: copo de água, dez minutos, depois iogurte ou ovo, sente à mesa, sem tela. Em festa: prato com proteína e salada primeiro, uma sobremesa, e amanhã rotina normal.',
    say: 'Em casa, antes da compra: “Quero perder uns quilos devagar. Não compra refrigerante e biscoito esta semana, e janta comigo às oito? Não preciso de prato separado, só de mais legume.”',
  },
  'gain-weight': {
    how: 'Some duas coisas ao que já come: um copo de leite ou vitamina com banana, aveia e pasta de amendoim à tarde, e um punho a mais de arroz ou massa no jantar. Duas vezes por semana, agachar, puxar, empurrar, oito repetições.',
    why: 'Quem treina muito gasta mais do que imagina e belisca pouco; por isso o peso não sobe. O músculo precisa de estímulo de força e de comida sobrando todo dia, não só num dia.',
    when: 'Comece hoje com a vitamina; balança uma vez por semana. O peso se mexe em duas ou três semanas, músculo visível em três a quatro meses, e a velocidade volta junto com treino.',
    how_much:
      'Um quarto a meio quilo por semana; mais que isso é quase só gordura. Quatro refeições, proteína de uma palma em cada, força duas a três vezes por semana, sete a nove horas de sono.',
    which:
      'Comer mais ou pôr suplemento: comida primeiro, sempre; vitamina caseira para quem não consegue comer mais. Proteína em pó só se faltam refeições; se treina menos de duas vezes de força, comece por aí.',
    what_if:
      'Se enche rápido, beba calorias e coma cinco vezes em vez de três. Se em três semanas nada mudou, some mais uma colher de azeite e outro copo de leite por dia, e corte um treino de corrida.',
    is_it_ok:
      'Ter corpo magro a vida toda e ganhar devagar é normal. Perder peso sem querer, diarreia, palpitação ou cansaço não são: médico e exame de sangue. Adolescente cresce primeiro; com pai ou mãe, sem pressa.',
    next: 'Primeiro anote o que come em três dias comuns. Depois some só a vitamina por duas semanas; quando a balança mexer, some o jantar maior e suba as cargas.',
    on_the_day:
      'Dia cheio: café com ovos e pão, lanche na mochila, almoço inteiro, vitamina às cinco, treino, jantar com punho a mais, leite antes de dormir. Prepare à noite, senão pula refeição.',
    say: 'A quem cozinha: “Quero ganhar uns quilos para a luta. Faz mais arroz, e deixa ovos cozidos na geladeira? Vou levar vitamina para o trabalho.”',
  },
  sleep: {
    how: 'Mesma hora de acordar todo dia; uma hora antes de dormir, luz fraca, celular em outro cômodo, banho morno. Na cama: quatro segundos de ar pelo nariz, seis pela boca, dez minutos. Não dormiu em vinte: levante, leia chato, volte.',
    why: 'Treino à noite deixa o corpo quente e alerta, e ficar tentando dormir acorda mais. Acordar sempre igual ajusta o relógio; levantar da cama tira a ligação entre cama e briga.',
    when: 'Comece amanhã pela hora de acordar. Em uma a duas semanas o sono pega mais fácil; noites ruins antes de competição quase nunca derrubam a luta, a semana de sono anterior conta mais.',
    how_much:
      'Sete a nove horas, café só até seis a oito horas antes, cochilo de vinte minutos antes das três. Treino forte acaba, se possível, duas horas antes da cama.',
    which:
      'Deitar cedo ou deitar com sono: deite com sono, mesma hora para levantar; ir para a cama às nove sem sono piora. Treino tarde: banho e jantar leve; se puder, troque o sparring para mais cedo.',
    what_if:
      'Se a cabeça gira, escreva em papel três coisas e a hora de amanhã em que cuida delas. Se acorda às três, não olhe o relógio; respire, e depois de vinte minutos levante.',
    is_it_ok:
      'Dormir mal na véspera de luta é normal. Três semanas ruins, ronco com pausas, pânico à noite ou sono ao volante não são: médico. Remédio para dormir só com receita, nunca antes de competir sem perguntar.',
    next: 'Primeiro fixe a hora de acordar por sete dias, domingo também. Depois tire o celular do quarto; quando pegar no sono mais rápido, mexa na hora do café e do treino.',
    on_the_day:
      'Véspera: jantar cedo, mochila pronta, banho, luz baixa, livro chato, cama na hora de sempre. Dormiu pouco: acorde igual, luz do dia, café normal, aqueça mais e siga.',
    say: 'A você, às duas da manhã: “Deitar quieto também descansa. Uma noite não estraga o treino de semanas.” Em casa, antes: “Depois das dez, sem conversa séria, por favor, esta semana.”',
  },
  supplements: {
    how: 'Creatina monohidratada, três a cinco gramas por dia com qualquer refeição, sem fase de carga. Proteína em pó só para completar: um medidor se a refeição não tem. Compre produto com selo de teste antidoping e leia o rótulo.',
    why: 'Creatina ajuda um pouco em esforços curtos e repetidos, e é das mais estudadas; proteína em pó é só comida prática. O resto promete mais do que dá e, às vezes, traz coisa não declarada.',
    when: 'Creatina todo dia, qualquer hora; efeito em três a quatro semanas. Cafeína uns 45 minutos antes e nunca depois das quatro da tarde; nada novo em dia de luta.',
    how_much:
      'Creatina três a cinco gramas; cafeína como a de um a dois cafés, no máximo; proteína um medidor por dia. Custo: conte por mês o que gasta e compare com ovos e feijão.',
    which:
      'Creatina ou pré-treino: creatina para quem treina força ou rounds curtos e come direito; pré-treino quase para ninguém, um café faz igual com menos surpresa. Quem tem pouco dinheiro: comida e sono primeiro.',
    what_if:
      'Se a barriga reclama, divida a creatina em duas doses com comida. Se o peso sobe um quilo e a categoria aperta, lute na de cima ou fique sem ela e pergunte a um nutricionista do esporte.',
    is_it_ok:
      'Tomar creatina ou proteína é permitido e normal para adulto saudável. Com rim, coração, pressão, gravidez, remédio ou menos de 18 anos, médico primeiro; atleta testado consulta a lista antidoping e compra só produto testado.',
    next: 'Primeiro arrume três refeições e o sono, por um mês. Depois, se quiser, creatina sozinha, seis semanas, e anote se algo mudou; só então pense em outra coisa.',
    on_the_day:
      'No dia de luta: comida de sempre, água, e cafeína só se você já usou em treino, a mesma dose. Nada de pó emprestado no vestiário, nem de amigo, nem do patrocinador.',
    say: 'Ao médico ou nutricionista: “Quero tomar creatina, cinco gramas por dia. Tomo este remédio e luto com controle antidoping. Tem problema, e que exame vale fazer antes?”',
  },
  'ill-now': {
    how: 'Teste do pescoço: só nariz e garganta leve, movimento de vinte minutos a 50%, longe da turma; febre, peito, corpo doendo ou barriga, cama. Mancha na pele: cubra, não treine, foto, dermatologista; lave roupa e toalha em água quente.',
    why: 'O treino forte sobrecarrega quem luta contra a febre, e com febre o coração pode sofrer; além disso, tatame espalha micose, impetigo e herpes. Um dia em casa poupa a turma inteira.',
    when: 'Com febre, espere 24 horas sem febre e sem remédio, depois dois a três dias leves. Pele: só de volta com liberação do médico. Gripe forte costuma custar uma a duas semanas de ritmo.',
    how_much:
      'Volta: primeiro dia 20 minutos leves, segundo 40, terceiro aula técnica, sparring só no quarto ou quinto bom. Se o pulso está bem mais alto que o normal em repouso, volte um passo.',
    which:
      'Treinar leve ou ficar em casa: leve e longe dos outros se é só nariz entupido; em casa se há febre, tosse no peito, diarreia ou mancha na pele. Contagioso para os outros decide sempre por casa.',
    what_if:
      'Se piorou depois do treino, pare três dias e só volte com metade. Se a luta é em poucos dias e há febre, avise o treinador hoje: adiar é chato, lutar com febre é perigoso.',
    is_it_ok:
      'Pegar um resfriado ou outro por ano é normal, e treinar leve com nariz entupido também. Dor no peito, falta de ar, febre acima de 39 ou por mais de três dias, pus na pele: médico já.',
    next: 'Primeiro meça a febre e avise a academia. Depois água, comida leve, sono; quando ficar um dia inteiro sem sintomas do pescoço para baixo, comece com caminhada, depois técnica.',
    on_the_day:
      'Hoje: termômetro, mensagem ao treinador, cama, líquido aos poucos. Pele suspeita: não coce, cubra, roupa na lavagem quente, consulta amanhã, e conte com quem rolou nos últimos dias.',
    say: 'Ao professor: “Estou com febre, não vou hoje. Apareceu uma mancha no braço, marquei dermatologista; avisa a turma para olhar a pele. Volto quando o médico liberar.”',
  },
  'body-cycle': {
    how: 'Anote por dois meses dia do ciclo, energia de zero a dez e cólica. Em dias ruins troque sparring por técnica e mobilidade, aqueça quinze minutos; em dias bons, força e sparring. Grávida: sem contato, sem queda, com obstetra.',
    why: 'Hormônios mexem em sono, temperatura e dor, em cada pessoa de um jeito; por isso o próprio caderno vale mais que tabela pronta. Pancada e queda na barriga podem ferir na gravidez, daí a regra clara.',
    when: 'Comece o caderno já; dois a três ciclos mostram o padrão. Depois do parto, só após a consulta e liberação: caminhada e assoalho pélvico primeiro, luta em geral só meses depois.',
    how_much:
      'Dois dias mais leves por ciclo bastam para a maioria. Na gravidez liberada, 30 minutos moderados, dando para conversar; no pós-parto, suba devagar, sem perda de urina nem peso na pelve.',
    which:
      'Parar ou adaptar: adapte na menstruação, se a cólica permite, e na menopausa com força duas vezes por semana; pare o contato na gravidez desde a notícia, seja qual for o esporte.',
    what_if:
      'Se a luta cai no pior dia, aqueça mais, leve roupa escura reserva e fale com o médico antes sobre cólica. Se o treinador ri ou pressiona, procure outra pessoa da equipe.',
    is_it_ok:
      'Treinar menstruada é normal; sangrar muito, cólica que derruba, três meses sem menstruar ou perda de urina ao pular não são: ginecologista ou fisioterapia pélvica. Sangramento ou dor na gravidez: pronto-socorro já. Menor de idade, com a mãe ou o pai.',
    next: 'Primeiro o caderno e uma conversa curta com quem treina você. Depois ajuste dois dias por mês, e leve as anotações à ginecologista, com as perguntas sobre treino.',
    on_the_day:
      'Dia ruim: aquecimento longo, calor na barriga, técnica sem queda, água e lanche, sair antes do sparring se for demais. Em competição: absorvente reserva na mochila e shorts escuro.',
    say: 'A quem treina você: “Uma vez por mês tenho dois dias fracos. Nesses faço técnica, sem sparring. Não é preguiça, aviso no dia.” Grávida: “Estou fora do contato; o que posso fazer sem risco?”',
  },
  'alcohol-party': {
    how: 'Decida o número antes de sair: zero ou dois copos, e diga a alguém. Coma antes, comece com água com gás e limão na mão, um copo de água para cada bebida, e saia num horário marcado. Treino do dia seguinte: leve.',
    why: 'Álcool estraga o sono e a recuperação da noite, e a pancada na cabeça com ressaca fica mais perigosa. Cigarro tira fôlego round a round. Decidir antes funciona porque depois do segundo copo ninguém decide.',
    when: 'Nada a partir de duas semanas antes de luta; fora de época, nunca na noite antes de sparring. O sono melhora em poucos dias sem beber, o fôlego sem cigarro em algumas semanas.',
    how_much:
      'Uma noite por semana, no máximo dois copos, e dois dias sem sparring se passou disso. Conte por um mês noites, copos e treinos perdidos; o número no papel mostra mais que a lembrança.',
    which:
      'Cortar de vez ou reduzir: corte por seis semanas se tem luta marcada ou não consegue parar no segundo; reduza para uma noite por semana se é só festa com amigos e o treino anda.',
    what_if:
      'Se os amigos insistem, copo de água com gás na mão e a mesma frase duas vezes, sem explicar. Se passou do combinado, água, comida, cama, sem sparring amanhã, e na semana seguinte de novo o plano.',
    is_it_ok:
      'Uma cerveja no fim de semana e treinar bem é comum. Beber todo dia, sem companhia, para dormir, ou tremer sem beber não é: médico ou CAPS AD, e não pare de repente por conta própria. Menor de idade, nada.',
    next: 'Primeiro escolha uma noite da semana sem beber e marque treino na manhã seguinte. Quando isso durar um mês, passe para duas; cigarro: data no calendário e posto de saúde, que oferece ajuda.',
    on_the_day:
      'Noite de festa: jante, decida o número, carona marcada, água no meio, embora à meia-noite. Manhã seguinte: água, café da manhã, caminhada de trinta minutos, nenhum sparring, cedo para a cama.',
    say: 'Aos amigos, na chegada: “Hoje fico em dois, tenho treino amanhã.” Se insistirem: “Valeu, estou bem com a minha água.” E ao parceiro de treino, antes: “Bebi ontem, hoje só técnica.”',
  },
  'tournament-day': {
    how: 'Saiu da área: ande dois minutos sacudindo as mãos, beba uns goles, vista o agasalho, coma pouco, sente com as pernas para cima. Dez minutos antes da próxima: corda ou polichinelo, quadril, ombros, três entradas explosivas.',
    why: 'O antebraço trava porque você aperta o tempo todo e o sangue não circula; a espera esfria músculo e atenção. Andar e soltar as mãos devolve circulação, e reaquecer curto acorda sem gastar de novo.',
    when: 'Ensaie o ciclo em um ou dois simulados nas três semanas anteriores. No dia, o aquecimento longo vem só antes da primeira; para as outras, comece quando faltarem umas três lutas para a sua.',
    how_much:
      'Primeira luta: vinte minutos de aquecimento até suar. Depois: oito a dez minutos, com três ou quatro tiros de dez segundos. Coma um lanche pequeno, como banana ou pão, nas pausas acima de trinta minutos e beba aos goles.',
    which:
      'Acabar rápido ou administrar: ataque cedo se a sua força é explosão e a pegada cansa logo; administre, com placar na frente e ritmo próprio, se o seu fôlego é bom. Nos dois casos, pare de apertar quando não está atacando.',
    what_if:
      'Se na terceira a mão não fecha, mude a tarefa: menos pegada longa, mais movimento, entrada no primeiro contato, defesa com moldura e distância. Avise o córner antes, para ele gritar esse plano e não o antigo.',
    is_it_ok:
      'Cansaço pesado e antebraço duro são normais em dia de várias lutas. Tontura, enjoo depois de pancada na cabeça, dor no peito ou articulação instável não são: saia da chave e vá ao médico do evento.',
    next: 'Primeiro escreva o ciclo e arrume a mala com comida conhecida. Depois faça o simulado e corte o que atrapalhou; por fim, inclua no treino séries de pegada com pausa curta, duas vezes por semana.',
    on_the_day:
      'Confira a chave, aqueça, lute, e logo depois respire, ande, beba, agasalhe-se. Fale da luta com o córner por um minuto só, uma correção; depois silêncio, lanche e pernas para cima até faltarem três lutas.',
    say: 'Ao córner, logo que descer da luta: “Me diz uma coisa só para a próxima. Agora pega água, olha a chave e me acorda quando faltarem três. Quero silêncio até lá.”',
  },
  'body-signs': {
    how: 'Faça quatro checagens: compare os dois lados, mexa a articulação devagar, teste a força sem carga, toque a pele para ver se sente igual. Tudo igual e sem dor, observe; qualquer diferença clara, pare o movimento e marque médico.',
    why: 'Contato repetido irrita pele, nervo e vaso pequeno: daí roxo, bolha, nariz que sangra, dedo dormente por pouco tempo. Aliviar o que provoca ajuda porque o tecido ganha tempo de fechar antes da próxima pancada.',
    when: 'Dê de três a sete dias de alívio e olhe de novo. Vá antes disso com orelha inchada e mole, de preferência em um ou dois dias, dormência que não passa em horas ou sangramento que repete.',
    how_much:
      'Nariz sangrando: sente, cabeça um pouco para a frente, aperte a parte mole por dez a quinze minutos sem soltar. Não parou em vinte a trinta, foi pancada forte ou o nariz entortou: pronto atendimento.',
    which:
      'Esperar ou ir ao médico: espere uma semana se não dói, não incha e está diminuindo, como roxo, bolha fechada ou estalo sem dor. Vá se cresce, trava, formiga, esquenta ou aparece sem pancada.',
    what_if:
      'Se some no descanso e volta no primeiro treino, não é azar: tire o movimento de novo e leve ao ortopedista ou fisioterapeuta. Volte ao contato só quando ele disser com que carga.',
    is_it_ok:
      'Estalo sem dor, roxo que muda de cor e câimbra depois de treino pesado costumam ser inofensivos. Orelha inchada, roxos sem motivo, urina escura, dormência ou fraqueza não são: médico logo; depois de pancada na cabeça, nada de sparring.',
    next: 'Primeiro anote, fotografe e alivie o movimento que provoca. Se sumiu, volte com metade da carga por uma semana e confira o material: bandagem, caneleira, protetor de orelha, calçado.',
    on_the_day:
      'Apareceu no meio do treino: pare, lave ou comprima limpo se sangra, compare os dois lados e avise o professor. Com sangue, só volta quando parou e está coberto; com dormência ou tontura, o treino acabou.',
    say: 'Na consulta, comece assim: “Eu luto, e apareceu isto há tantos dias, depois de tal movimento. Dói ou não dói, piora com isto. Posso treinar o quê, e que sinal me faz voltar aqui?”',
  },
  'rest-days': {
    how: 'No dia de folga faça três coisas: durma uma hora a mais, coma normalmente, caminhe vinte a trinta minutos em ritmo de conversa. Nada de saco, nada de corrida; à noite arrume a mala do próximo treino e pronto.',
    why: 'Treino forte gasta músculo, tendão e cabeça, e o conserto acontece depois, com sono e comida. A culpa vem de medir esforço em dias seguidos; medir rendimento no treino seguinte mostra que a folga serviu.',
    when: 'Ponha a folga depois do dia mais duro da semana e a semana leve a cada quatro a seis. Em duas ou três semanas assim, o peso nas pernas e o mau humor costumam diminuir.',
    how_much:
      'Um a dois dias de folga por semana; na semana leve, metade do volume. Depois de luta dura, cinco a sete dias sem contato; depois de nocaute ou pancada na cabeça, só o médico decide a volta.',
    which:
      'Folga total ou treino leve: folga total se você dorme mal, dói tudo ou a vontade sumiu. Treino leve, técnica e mobilidade por meia hora, se só está com o corpo duro e a cabeça boa.',
    what_if:
      'Se você descansou e continua sem gás, prolongue a semana leve até dez dias e olhe sono, comida e trabalho. Continuou depois de duas semanas, faça consulta e leve as suas notas da manhã.',
    is_it_ok:
      'Descansar é parte do treino, e uma semana leve quase não tira forma. Se você não consegue folgar nem com doença ou lesão, ou entra em pânico sem treinar, converse com um psicólogo.',
    next: 'Primeiro marque a folga desta semana e cumpra. Depois de um mês, compare as notas da manhã dos treinos após folga com os outros e ajuste o dia com o treinador.',
    on_the_day:
      'Na folga, não abra o vídeo do treino de manhã. Tome café sem pressa, caminhe, veja alguém fora da luta, deite cedo; quando a culpa subir, leia o que você escreveu na agenda e siga o dia.',
    say: 'Ao colega que chama de preguiça, sem se justificar muito: “Hoje é minha folga, está no plano. Terça eu venho com tudo e a gente faz aqueles rounds.”',
  },
}
