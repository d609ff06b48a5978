import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const MIND: Record<MatterOf<'mind'>, DirectAnswers> = {
  'nerves-before-fight': {
    how: 'Solte o ar mais devagar do que puxa: quatro segundos pelo nariz, seis a oito pela boca, dez vezes, com o queixo e os ombros soltos. Depois sacuda braços e pernas por trinta segundos e diga baixinho sua primeira ação da luta.',
    why: 'O corpo joga adrenalina no sangue para você render: coração rápido, barriga embrulhada e tremor fazem parte do pacote. Soltar o ar devagar freia o coração, e uma tarefa simples dá à cabeça algo melhor do que imaginar desgraça.',
    when: 'Comece duas ou três semanas antes, todo dia no mesmo horário e também antes de cada sparring, para a respiração já estar no automático. Em uma ou duas semanas você costuma perceber que se acalma mais rápido.',
    how_much:
      'Cinco minutos por dia bastam: dez respirações longas e três repetições mentais da sua entrada e do primeiro minuto. No dia da luta, repita a cada vez que o nervosismo subir, sem limite.',
    which:
      'Se você treme e acelera, vá pela respiração lenta e pelo silêncio; se fica mole, com sono e sem reação, vá por um aquecimento forte, com música e manopla. Teste os dois antes de sparrings, nunca pela primeira vez na luta.',
    what_if:
      'Se o nervosismo voltar já no corredor, não brigue com ele: pise firme, sinta os dois pés, solte o ar uma vez bem comprido e repita a primeira ação. Dá para lutar bem tremendo, e muitas vezes passa com o primeiro contato.',
    is_it_ok:
      'É normal, inclusive em gente experiente: enjoo, banheiro toda hora e sono ruim na véspera entram na conta. Se há semanas você não come, não dorme ou tem crises de pânico, fale com médico ou psicólogo, de preferência do esporte.',
    next: 'Primeiro escreva em uma linha o que você vai fazer nos dez segundos iniciais da luta. Depois treine a respiração antes de cada sparring desta semana, e só então monte a rotina inteira do dia da luta.',
    on_the_day:
      'Coma algo conhecido três horas antes, chegue cedo, veja o ringue ou o tatame, e fique longe do celular. Quarenta minutos antes aqueça até suar; nos últimos cinco, dez respirações longas, a primeira ação em voz baixa, e vá.',
    say: 'No vestiário, avise seu treinador assim que sentir o corpo acelerar: “Tô com nervosismo, e tudo bem. Segura a manopla dois minutos comigo e depois me repete só uma coisa: a primeira ação.”',
  },
  'first-competition': {
    how: 'Simule a estreia na academia: equipamento completo, regra igual, tempo igual, alguém apitando e um parceiro que você pouco conhece. Entre, cumprimente, faça sua primeira ação ensaiada, e depois anote duas coisas que funcionaram e uma para arrumar.',
    why: 'A estreia cansa mais porque tudo é novo: espera, barulho, juiz, adversário que não coopera. Quem já passou pela situação em simulado gasta menos energia com surpresa e sobra mais fôlego e cabeça para lutar.',
    when: 'Faça a inscrição quando você já treina firme há meses, faz sparring controlado sem pânico e o treinador concorda. Reserve seis a oito semanas de preparação e deixe a última semana leve, só com ritmo e revisão.',
    how_much:
      'Leve três golpes ou técnicas que você acerta em todo treino, uma defesa segura e um plano para quando cair ou encostar na grade. Faça três ou quatro simulados completos no mês anterior; mais que isso só desgasta.',
    which:
      'Entre um torneio interno ou regional e um evento grande, escolha o pequeno na estreia: adversários do seu nível, menos espera e menos gente. O evento grande vale depois de duas ou três lutas, quando o ambiente já não rouba energia.',
    what_if:
      'Se der branco ou você cansar no primeiro minuto, volte ao básico: guarda alta ou pegada firme, um passo para o lado, solte o ar, uma técnica simples. E se perder, a meta da estreia, lutar até o fim, continua cumprida.',
    is_it_ok:
      'É normal achar que não está no ponto; quase ninguém se sente no ponto antes da primeira. Não vá se o treinador é contra, se há lesão ou pancada na cabeça recente; nesse caso, médico antes. Menor de idade só com os pais.',
    next: 'Primeiro pergunte ao treinador se ele te vê em condição e em qual categoria, no peso que você tem hoje. Depois leia o regulamento, confira documentos e exames exigidos e marque o primeiro simulado.',
    on_the_day:
      'Chegue na abertura, pese, confirme chave e horário, coma pouco e conhecido. Ache onde aquecer, comece uns trinta minutos antes da sua vez, fique de olho na chamada, e na área olhe para o seu córner e faça a primeira ação.',
    say: 'Depois do treino, a sós com o treinador: “Quero estrear neste campeonato. Você me vê em condição? Se sim, o que preciso mostrar até lá; se não, o que falta e para quando?”',
  },
  'freezing-in-fight': {
    how: 'Combine um gatilho: quando travar, solte o ar com som, “tss”, e dê um passo para o lado com as mãos altas, depois jab ou pegada. Treine isso: o parceiro grita “agora”, você faz a sequência em um segundo, dez vezes.',
    why: 'Sob ameaça o corpo pode frear em vez de lutar ou fugir, e a cabeça perde acesso ao que é complicado. Um movimento único, repetido mil vezes, sai sem pensar, e mexer os pés costuma destravar o resto.',
    when: 'Comece no próximo treino, no aquecimento, e leve para o sparring leve na semana seguinte. Com duas ou três sessões por semana, em quatro a seis semanas o branco costuma ficar mais curto, de dez segundos para dois.',
    how_much:
      'Três séries de dez gatilhos por treino e três rounds de um minuto com tarefa única, a uns 40% da força. Só aumente a intensidade quando conseguir cumprir a tarefa em dois de cada três rounds.',
    which:
      'Muita gente fica entre mais sparring duro e mais sparring leve com tarefa: se você trava, vá no leve com tarefa. O duro serve depois, em dose pequena, para quem já reage e só precisa se acostumar com a pressão.',
    what_if:
      'Se travar de novo, feche a guarda, encoste no clinche ou segure a pegada, e solte o ar: isso ganha três segundos. Depois uma ação só, a mais simples. Terminado o round, conte quantas vezes saiu do branco, não quantas entrou.',
    is_it_ok:
      'É comum, sobretudo no primeiro ano e em gente muito técnica que pensa demais. Se depois de uma pancada na cabeça houve apagão ou lembrança perdida, isso não é branco: pare de fazer sparring e procure médico.',
    next: 'Escolha hoje a sua única ação de saída e faça cinquenta vezes no espelho com o sopro. Quando ela sair sem pensar, peça a um parceiro de confiança rounds leves em que ele só pressiona e você só responde com ela.',
    on_the_day:
      'Aqueça com contato de verdade, empurrão, clinche, manopla forte, até o primeiro susto ficar para trás. Ao som do gongo ou do “hajime”, faça a ação combinada nos três primeiros segundos, mesmo que não acerte.',
    say: 'Peça ao córner antes de entrar: “Se eu ficar sem reação, não me explique nada. Grita só uma palavra, ‘anda’, e depois ‘jab’, ou ‘pegada’.” Uma palavra curta entra quando uma frase não entra.',
  },
  'fear-of-getting-hit': {
    how: 'Peça ao parceiro para tocar sua testa e sua guarda com luva grande, bem leve, um jab a cada dois segundos, por um minuto. Queixo baixo, dentes fechados no protetor, olhos no peito dele, e solte o ar a cada toque.',
    why: 'Piscar e virar o rosto é um reflexo de proteção, não covardia. Ele diminui quando o cérebro recebe muitos toques fracos e previsíveis sem nada de ruim acontecer; pancada forte ensina o contrário.',
    when: 'Faça no começo do treino, com a cabeça fresca, três vezes por semana. Em três ou quatro semanas os olhos costumam ficar abertos com golpe leve; só depois disso aumente velocidade, e a força por último.',
    how_much:
      'Três rounds de um minuto, força dois de dez, uns trinta toques por round. Se você fechar os olhos mais de um terço das vezes, baixe a velocidade; se quase não fechar, acelere um pouco.',
    which:
      'Entre aguentar sparring forte para acostumar e fazer exercício leve com toque, fique com o leve. O forte só serve para quem já enxerga o golpe chegar; quem ainda vira o rosto fica mais exposto e com mais medo.',
    what_if:
      'Se o parceiro esquecer e bater forte, levante a mão, pare o round e reajuste a força antes de seguir. Se ele repetir, troque de parceiro na hora; uma pancada dessas apaga uma semana de trabalho.',
    is_it_ok:
      'É normal e até saudável: o corpo deve proteger a cabeça. Deixa de ser só medo se há dor de cabeça, tontura ou enjoo depois de pancada; aí nada de sparring e vá ao médico.',
    next: 'Primeiro o toque leve na guarda, parado. Funcionando, o mesmo com você andando; depois você responde com um jab a cada toque; só no fim, sparring leve com um parceiro combinado.',
    on_the_day:
      'No dia de sparring, faça dois minutos de toque leve antes do primeiro round, protetor bem mordido. Comece com o parceiro mais controlado, olhe para o peito dele, e a meta do primeiro round é só manter os olhos abertos.',
    say: 'Antes de tocar as luvas: “Tô treinando para não fechar o olho. Pode vir rápido, mas leve, força dois? Se eu levantar a mão, a gente para um segundo.” Parceiro bom topa.',
  },
  'sparring-fear': {
    how: 'Entre no sparring com força combinada e uma tarefa só, por exemplo sair sempre pela esquerda ou manter a pegada na manga. Escolha você o primeiro parceiro, faça dois rounds, saia, beba água, e decida ali se faz o terceiro.',
    why: 'O medo cresce porque o sparring parece uma prova sem controle: você não sabe quem vem nem com que força. Escolher parceiro, força e número de rounds devolve o controle, e com ele o pavor da véspera diminui.',
    when: 'Comece já no próximo dia de sparring, com pouco, em vez de esperar o medo passar. Uma ou duas vezes por semana; depois de seis a oito sessões boas o aperto da véspera costuma encolher bastante.',
    how_much:
      'Dois rounds leves por sessão, força três ou quatro de dez, por quatro semanas; depois um round a mais por semana. Forte, só com luta marcada, poucos rounds e parceiro escolhido pelo treinador.',
    which:
      'Entre o parceiro do seu tamanho e o graduado grande, o graduado que controla é melhor para começar, porque quem tem pouco tempo bate sem medida. O do seu tamanho vem quando vocês dois já seguram a força.',
    what_if:
      'Se ele aumentar a força, dê um passo atrás, mão levantada, e diga o número combinado. Se continuar, agradeça, encerre o round e conte ao treinador; sair de um round assim é cuidado, não fraqueza.',
    is_it_ok:
      'Frio na barriga no dia de sparring é normal. Não é normal gente apagando, sangrando ou saindo tonta toda semana: aí o problema é a academia. Depois de pancada na cabeça com sintoma, pare e vá ao médico.',
    next: 'Escreva dois nomes com quem você se sente em segurança e combine com um deles antes da aula. Quando três sessões tiverem sido boas, acrescente um terceiro nome, um pouco mais difícil.',
    on_the_day:
      'Coma normal, chegue cedo, fale com o primeiro parceiro antes da aula. Aqueça bem, protetor, dez respirações longas, dois rounds com a tarefa, e antes de ir embora anote uma coisa que deu certo.',
    say: 'Para o parceiro, ao tocar as luvas: “Força três hoje, tá? Quero trabalhar saída.” E para o treinador, antes da aula: “Hoje faço dois rounds, de preferência com quem controla a mão.”',
  },
  'confidence-low': {
    how: 'Escreva hoje dez provas: rounds que você segurou, técnicas que entram, semanas treinadas sem faltar. Leia em voz alta antes de cada treino, e acrescente uma linha depois, sempre com fato: “hoje entrei duas vezes na queda”, nunca “fui bem”.',
    why: 'A cabeça guarda os erros e joga fora o que deu certo, porque erro parece perigo. Fatos escritos equilibram a conta, e confiança vem mais de prova repetida do que de frase bonita.',
    when: 'Comece quatro semanas antes da competição, ou hoje se faltar menos. Escreva logo depois do treino, enquanto lembra; por volta da segunda ou terceira semana o caderno já tem peso contra a dúvida.',
    how_much:
      'Uma linha por treino, três minutos, e uma leitura inteira por semana. Em cada treino, cinco minutos finais só com aquilo em que você é melhor, para sair com a sensação do acerto no corpo.',
    which:
      'A dúvida costuma ser entre adiar até sentir segurança e competir com medo. Se o treinador te vê em condição, compita; adiar serve para quem está com lesão, parou muito tempo ou nunca fez um simulado.',
    what_if:
      'Se na véspera vier “vou perder”, responda com um fato do caderno e uma tarefa: o que faço nos primeiros dez segundos. Não discuta com o pensamento; ele pode ir junto, só não comanda.',
    is_it_ok:
      'Sentir-se impostor antes de competir é comum até entre campeões. Se a desvalia aparece em tudo, no trabalho, em casa, há mais de duas semanas, com sono e apetite ruins, procure psicólogo ou médico.',
    next: 'Primeiro as dez provas no papel. Depois peça ao treinador duas coisas em que ele confia em você e monte o plano de luta em cima delas, em vez de remendar fraquezas na última hora.',
    on_the_day:
      'De manhã leia o caderno uma vez e guarde. Não fique olhando os adversários aquecerem; aqueça com suas duas melhores técnicas, entre com o peito aberto e o olhar na altura, e execute a primeira tarefa.',
    say: 'Diga a si, amarrando a faixa ou a bandagem: “Não preciso me sentir o máximo, preciso fazer o que treinei. Primeiro passo: a minha entrada.” Curto, sempre igual, sempre nesse momento.',
  },
  'big-stage': {
    how: 'Ensaie a noite inteira uma vez por semana: roupa de luta, música de entrada, caminhada, barulho de torcida na caixa de som, apresentação, três respirações, primeira ação. Feche os olhos nos outros dias e passe o mesmo filme em três minutos.',
    why: 'O palco não muda a luta, mas rouba atenção: você passa a se ver de fora, pelos olhos dos outros. O ensaio tira a novidade da cena, e uma rotina fixa puxa a atenção de volta para o que você faz.',
    when: 'Comece o ensaio quatro semanas antes; na última semana corte entrevistas, mensagens e visitas ao mínimo. O alívio costuma vir depois do segundo ou terceiro ensaio, quando a entrada já parece conhecida.',
    how_much:
      'Um ensaio completo por semana, três minutos de filme mental por dia. Redes sociais: duas janelas de quinze minutos por dia na semana da luta, nenhuma nas últimas vinte e quatro horas.',
    which:
      'Entre curtir a festa e se fechar na bolha, escolha pelo que já funcionou em lutas suas: quem ganha energia com gente entra sorrindo e olhando, quem se dispersa entra de capuz, olhar no chão, só ouvindo o córner.',
    what_if:
      'Se a cabeça for parar na torcida durante a luta, volte por um sentido: ouça só a voz do córner e sinta o pé da frente no chão. Um jab, um passo, e você está de novo dentro.',
    is_it_ok:
      'Sentir o peso da ocasião é normal e não quer dizer falta de preparo. Se a expectativa dos outros te tira sono e comida por semanas, converse com um psicólogo do esporte e com quem cuida da sua carreira.',
    next: 'Primeiro passe para uma pessoa os ingressos, as mensagens e a família. Depois visite o local ou veja fotos dele, e marque o primeiro ensaio completo com seu córner.',
    on_the_day:
      'Durma até onde der, caminhe, coma conhecido, celular com outra pessoa. No local, suba e ande nos quatro cantos; aqueça no horário de sempre, e na entrada olhe para um ponto fixo e conte os passos.',
    say: 'Uma semana antes, para família e amigos: “Valeu pela torcida. Até a luta vou ficar sem celular; ingresso e recado são com o meu irmão. Abraço vocês depois, com qualquer resultado.” Troque “irmão” por quem vai cuidar.',
  },
  'opponent-intimidating': {
    how: 'Veja dois ou três rounds do adversário com papel na mão e anote só três coisas: o que ele faz primeiro, para onde sai, onde cai de rendimento. Para cada uma, escreva uma resposta sua que já existe, e feche o vídeo.',
    why: 'Você compara os melhores momentos dele com os seus piores treinos, e o nome cresce na imaginação. Hábitos concretos trazem a figura de volta a um corpo com dois braços, um lado bom e um cansaço.',
    when: 'Estude assim que o nome sair, em até dois dias, e pare uma semana antes. Se trocaram o adversário em cima da hora, dez minutos com o treinador bastam: base, lado forte, uma resposta, pronto.',
    how_much:
      'Trinta minutos de vídeo no total, três hábitos, três respostas, cada uma treinada dez minutos por sessão com um parceiro imitando. O resto do treino, uns três quartos, fica para o seu jogo.',
    which:
      'Entre adaptar tudo ao adversário e impor o seu jogo, fique no seu jogo com um ou dois ajustes. Mudar mais só compensa para quem tem muitas lutas e várias semanas de preparação.',
    what_if:
      'Se no primeiro minuto ele for mesmo mais forte, não troque força: encurte ou saia da distância em que ele é bom, amarre, ande para o lado e leve para o segundo plano combinado. O cansaço chega para todo mundo.',
    is_it_ok:
      'Sentir respeito e medo é normal. Não é aceitável um casamento muito desigual: categoria de peso acima do combinado, dezenas de lutas de diferença; aí seu treinador pode e deve recusar.',
    next: 'Primeiro peça ao treinador a avaliação dele em três frases. Depois treine a primeira resposta com alguém do mesmo porte e lado, e só veja vídeo de novo se ele pedir.',
    on_the_day:
      'Na pesagem e no aquecimento, cumprimente, olhe no pescoço ou no peito dele e volte para o seu canto. Fone, aquecimento, três respostas repetidas na manopla; no ringue, a primeira ação é sua.',
    say: 'Para o treinador, quando o nome sair: “Esse nome mexeu comigo. Me diz duas coisas que eu tenho e que incomodam ele, e a gente treina só isso.” E para si: “É um corpo, não um cartaz.”',
  },
  'trash-talk': {
    how: 'Escolha uma resposta única e gaste só ela: meio sorriso, aceno de cabeça, olhar no queixo dele, e vire o corpo para o seu treinador. Treine com um parceiro te xingando por trinta segundos enquanto você solta o ar devagar.',
    why: 'A provocação quer que você lute com raiva e fora do plano; cada resposta sua mostra onde dói. Um gesto pronto tira a decisão do calor da hora, e sem plateia o provocador perde a graça.',
    when: 'Monte a regra assim que começar, antes da pesagem: quem responde, onde, o que nunca. Treine na última quinzena, e bloqueie menções uma semana antes; o incômodo costuma baixar em dois ou três dias sem ler.',
    how_much:
      'Zero respostas escritas na semana da luta, e no máximo uma frase na entrevista. Treine o gesto cinco vezes por sessão, meio minuto cada; é pouco, mas tem que sair igual sempre.',
    which:
      'Entre responder à altura e ficar em silêncio, silêncio serve para quase todo mundo, sobretudo quem se irrita fácil. Responder com humor só para quem faz isso rindo na vida e esquece em um minuto.',
    what_if:
      'Se ele encostar em você ou falar da sua família na pesagem, dê dois passos para trás com as mãos abertas e deixe a equipe entrar no meio. Você perde a luta inteira se bater ali.',
    is_it_ok:
      'Sentir raiva é normal, e provocação faz parte do show. Ameaça, racismo, homofobia ou perseguição não fazem: guarde prints, avise o organizador e a federação, e, se for crime, delegacia ou advogado.',
    next: 'Hoje silencie o perfil dele e entregue suas redes a alguém de confiança até a luta. Depois combine com a equipe o gesto e a frase única, e treine uma vez com provocação de verdade.',
    on_the_day:
      'Na encarada, pés firmes, solte o ar, olhe no queixo, conte até cinco e saia pelo lado do seu treinador. Na luta, cada palavra dele é sinal para voltar à sua primeira ação.',
    say: 'Se a imprensa ou ele insistir, uma vez só, com voz baixa: “Ele fala bem. Eu respondo sábado, lá dentro.” E mais nada, nem por mensagem, nem nos comentários.',
  },
  'anger-in-the-ring': {
    how: 'Use um freio físico: levou golpe ou falta, recolha as mãos, dê dois passos para o lado, solte o ar com som e só então ataque. Treine com o parceiro te dando tapinhas irritantes; cada resposta sem os dois passos vale dez flexões.',
    why: 'A raiva estreita a visão e põe força em todo golpe, então você cansa, abre a guarda e some o plano. Os dois passos dão o segundo que falta entre o impulso e a escolha.',
    when: 'Comece no próximo sparring leve e use em todo round, mesmo sem raiva, para virar hábito. Em quatro a seis semanas costuma aparecer sozinho; até lá, evite luta com quem te tira do sério.',
    how_much:
      'Três rounds por semana com provocação combinada, força três de dez, dois minutos cada. Conte quantas vezes perdeu o freio; quando for no máximo uma por round durante duas semanas, aumente a força.',
    which:
      'A escolha é entre usar a raiva como gasolina e esfriar antes. Se você já levou punição ou apagou o plano por raiva, esfrie sempre; usar como gasolina só serve para quem continua ouvindo o córner.',
    what_if:
      'Se você perder a cabeça mesmo assim, amarre no clinche ou recue até ouvir a voz do córner, e peça desculpa ao juiz com a mão. No intervalo, sente, água, uma instrução só, nada de reclamar.',
    is_it_ok:
      'Raiva na luta é normal; golpe depois do apito, cabeçada ou machucar parceiro no treino não é. Se ela também estoura em casa, no trânsito ou com bebida, procure psicólogo antes que custe caro.',
    next: 'Primeiro descubra o seu gatilho: golpe no rosto, falta, risada, cansaço; pense nas três últimas vezes. Depois treine o freio exatamente com esse gatilho, e conte ao córner qual palavra te traz de volta.',
    on_the_day:
      'Nada de música ou vídeo que te deixe com ódio; aqueça num ritmo médio. Antes de entrar, repita com o córner a palavra de freio, e no primeiro golpe que levar faça os dois passos, doa ou não.',
    say: 'Se passou do ponto com um parceiro, vá até ele no fim do round: “Perdi a cabeça, a culpa foi minha. Tá inteiro? No próximo eu vou leve, e se eu subir, me fala ‘calma’.”',
  },
  'comeback-after-loss': {
    how: 'Assista à luta uma vez com o treinador e escreva três linhas: o que funcionou, onde virou, o que treinar. Rasgue qualquer quarta linha. Depois leve só a terceira para o treino, quinze minutos por sessão, com um parceiro repetindo a situação.',
    why: 'A derrota dói como perda de imagem: meses de esforço, gente olhando, nada na mão. Repassar a cena sem fim só afunda; transformar em uma tarefa pequena dá à cabeça um lugar onde pôr a energia.',
    when: 'Dê três a sete dias sem decidir nada, veja o vídeo depois disso e volte leve na segunda semana. O aperto costuma ceder em duas a quatro semanas; nova luta, só com a tarefa já aparecendo no sparring.',
    how_much:
      'Um vídeo, uma conversa, uma tarefa por quatro semanas. Nas derrotas em sequência, desça um degrau: um evento menor ou dois simulados com adversários que você vence mais ou menos metade das vezes.',
    which:
      'Entre revanche imediata e uma luta de reconstrução, a reconstrução serve para quase todo mundo. A revanche vale quando a derrota foi por detalhe, você sabe qual, e já treinou a correção por umas oito semanas.',
    what_if:
      'Se a cena voltar à noite, levante, escreva a terceira linha de novo e o horário do próximo treino, e volte para a cama. Se alguém cutucar, diga só o que está treinando e mude de assunto.',
    is_it_ok:
      'Chorar, sentir vergonha e não querer ver ninguém por uns dias é normal. Se passar de duas ou três semanas sem sono, sem comida ou sem vontade de viver, médico ou psicólogo já; se foi nocaute, médico antes de qualquer treino.',
    next: 'Hoje mande mensagem a uma pessoa da equipe e combine um café, sem falar de técnica. Na semana seguinte, o vídeo com o treinador; quando a tarefa sair em três sparrings, falem de data.',
    on_the_day:
      'No primeiro treino de volta, chegue dez minutos antes, cumprimente todo mundo de uma vez, faça aula normal sem sparring. Se perguntarem, uma frase sobre a luta, e fique até o fim para quebrar o gelo.',
    say: 'Para o treinador, depois da primeira semana: “Ainda tá doendo, mas quero trabalhar. Vamos ver a luta juntos uma vez, e você me dá uma coisa, só uma, para o próximo mês?”',
  },
  'after-a-win': {
    how: 'Anote em até quarenta e oito horas três coisas: o que funcionou por mérito, o que funcionou por sorte, o que um adversário melhor teria castigado. Guarde a primeira, treine a terceira, e conte a segunda só para o treinador.',
    why: 'A vitória esconde erros e tira a meta da frente, por isso vem o vazio ou o relaxo. Uma tarefa nova, pequena, põe de volta um motivo para treinar antes que a cobrança de repetir tome o lugar dele.',
    when: 'Comemore e descanse de cinco a sete dias, anote nesse meio-tempo, e volte leve na segunda semana. O vazio depois da vitória costuma passar em uma ou duas semanas, quando existe uma próxima meta com data.',
    how_much:
      'Uma semana de folga, duas de treino técnico a meia força, depois o ritmo normal. Dedique um terço de cada treino ao ponto fraco da lista; o que já ganha luta precisa só de manutenção.',
    which:
      'Entre lutar logo para aproveitar o embalo e parar para evoluir, lute logo se saiu sem dano e faltou ritmo no cartel. Pare oito a doze semanas se levou pancada, se cansou feio ou se venceu no susto.',
    what_if:
      'Se vier o pensamento “agora não posso perder”, troque o alvo: duas ações que você quer mostrar na próxima, em vez do resultado. Se perder depois, as duas ações ainda dizem se você melhorou.',
    is_it_ok:
      'Sentir vazio, preguiça ou pressão depois de ganhar é normal. Se levou golpe forte na cabeça, ganhar não te protege: dor de cabeça, tontura ou sono estranho pedem médico e nada de sparring.',
    next: 'Agradeça a quem ajudou no camp, um por um, ainda esta semana. Depois marque com o treinador quinze minutos para escolher a próxima meta, e só então aceite convites de luta.',
    on_the_day:
      'Na noite da vitória: cuide dos machucados, coma, hidrate-se, fique com sua gente e não assine nem prometa luta. No primeiro treino de volta, entre na fila como sempre e peça para começar pelo ponto fraco.',
    say: 'Para o treinador, na primeira conversa: “Ganhei, mas o que um cara melhor teria feito comigo? Quero treinar isso antes da próxima.” E para os parceiros do camp: “Essa luta tem seu pedaço, valeu.”',
  },
  'return-after-knockout': {
    how: 'Volte em degraus, com liberação médica na mão: sombra e saco, depois manopla com toque leve na guarda, depois sparring só corpo, depois sparring leve com cabeça. Cada degrau, uma semana sem sintoma nenhum; com sintoma, pare e volte ao médico.',
    why: 'O corpo lembra do golpe que não viu e passa a recuar antes de qualquer movimento. Muitos golpes leves, vistos e defendidos, refazem a confiança; provar o queixo com pancada não prova nada e pode machucar de verdade.',
    when: 'Comece só depois da liberação escrita e do prazo de suspensão da federação, o que for mais longo. Conte de seis a oito semanas até o sparring leve com cabeça, e mais algumas até a desconfiança sair.',
    how_much:
      'Duas sessões de contato por semana, três rounds de dois minutos, força dois ou três de dez, com um único parceiro escolhido. Nada de sparring forte até a guarda e os pés funcionarem sem susto em seis sessões.',
    which:
      'Entre testar o queixo numa luta logo e voltar com luta mais fácil meses depois, sempre a segunda. Se foi o segundo nocaute em pouco tempo, a escolha é outra: neurologista antes de falar em competir.',
    what_if:
      'Se você se encolher no sparring, peça meia velocidade, mãos na têmpora, e trabalhe só defesa e saída por dois rounds. Se tomar um golpe forte, acabou o dia, mesmo se sentindo bem, e avise alguém.',
    is_it_ok:
      'Receio depois de nocaute é normal e até protege você. Não é normal dor de cabeça, tontura, esquecimento, luz incomodando ou irritação: parar na hora e médico, de preferência neurologista, mesmo já com liberação.',
    next: 'Primeiro veja com o treinador o golpe que te pegou, uma vez, e nomeie o erro: mão baixa, saída reta, cansaço. Depois treine essa defesa quinze minutos por sessão antes de qualquer sparring.',
    on_the_day:
      'No primeiro sparring: parceiro combinado, protetor, luva grande, treinador olhando. Dois rounds só corpo, pausa, um round leve com cabeça; pare no bom momento, e à noite observe se surge algum sintoma.',
    say: 'Para o parceiro, com o treinador junto: “Tô voltando de nocaute, com liberação médica. Hoje na cabeça só toque, força dois. Se me vir com tontura ou olhar perdido, para tudo, mesmo que eu diga que tô bem.”',
  },
  'return-after-break': {
    how: 'Faça as duas primeiras semanas a meia força: aula técnica, sem sparring, e saia com vontade de mais. Em cada treino escolha uma coisa antiga para relembrar, a pegada, o jab, a saída de quadril, e repita vinte vezes de cada lado.',
    why: 'A cabeça lembra do nível de antes e o corpo ainda não, por isso vem a vergonha e também a lesão. A técnica volta mais rápido que o fôlego e os tendões; começar baixo deixa todos chegarem juntos.',
    when: 'Volte ainda esta semana, num dia de aula de iniciante ou mais vazia. Fôlego costuma melhorar em três a seis semanas; para se sentir como antes, conte uns dois a três meses, mais se parou por anos.',
    how_much:
      'Duas vezes por semana nas primeiras quatro semanas, esforço seis de dez, depois três vezes. Sparring leve só da terceira ou quarta semana em diante, dois rounds, e acrescente um por semana.',
    which:
      'Entre a turma de iniciante e a turma antiga, comece na de iniciante por um mês se parou mais de um ano. Se foram poucos meses, entre na turma antiga e apenas deixe de fora os rounds finais.',
    what_if:
      'Se alguém que você vencia te atropelar, bata na mão dele, diga “tô tirando a ferrugem” e siga o plano. Se o corpo travar de dor muscular, caminhe leve e tire um dia, não uma semana.',
    is_it_ok:
      'Vergonha e falta de ar na volta são normais. Com mais de quarenta anos, pressão alta, doença do coração na família, ou dor no peito no esforço, faça check-up com médico antes de acelerar.',
    next: 'Mande hoje uma mensagem para a academia com o dia em que você vai. Depois da primeira aula, marque as próximas quatro no calendário; só no fim do mês pense em metas, faixa ou luta.',
    on_the_day:
      'Arrume a bolsa na véspera, confira quimono ou luvas, chegue quinze minutos antes e fale com o professor. Aqueça devagar, pare um round antes de esgotar, cumprimente todos e marque a próxima aula antes de sair.',
    say: 'Mensagem para o professor, hoje: “Fiquei um tempo fora e volto na quarta. Pode me pôr com alguém tranquilo nas primeiras semanas? Quero voltar devagar e ficar.” Isso resolve a maior parte da vergonha.',
  },
  'bad-decision': {
    how: 'Não fale com juízes no calor; em até uma hora peça ao treinador para anotar a pontuação, o nome do evento e o momento da dúvida, e guarde o vídeo bruto. Depois leia no regulamento se cabe recurso, prazo e taxa.',
    why: 'Dói tanto porque o esforço foi seu e a decisão não. O juiz vê de um ângulo só e pontua pelo critério da regra, que nem sempre é o da torcida; separar erro de regra de gosto do juiz mostra se há o que fazer.',
    when: 'O recurso tem prazo curto, às vezes minutos ou poucos dias, então leia o regulamento na mesma noite. Reveja a luta só depois de três dias, com a cabeça fria; a raiva maior costuma baixar em uma ou duas semanas.',
    how_much:
      'Veja a luta duas vezes: uma sem som, contando round a round ou ponto a ponto, outra com alguém neutro contando. Se os dois contarem a seu favor e houver erro de regra, vale a taxa; senão, não.',
    which:
      'Entre recorrer e deixar quieto: recorra se houve erro de regra, ponto não lançado ou soma errada, porque isso se prova. Se foi interpretação, deixe quieto e gaste a energia em pedir revanche.',
    what_if:
      'Se negarem o recurso, guarde a resposta por escrito, peça revanche ao organizador uma vez e encerre. Atacar juízes na internet costuma fechar portas e pode até dar suspensão.',
    is_it_ok:
      'Sentir raiva e injustiça é normal, e pedir explicação com educação é seu direito. Xingar, empurrar ou ameaçar juiz não é, e dá punição. Se a raiva te tira o sono por semanas, converse com um psicólogo.',
    next: 'Hoje: vídeo salvo, regulamento lido, uma pessoa da equipe encarregada do assunto. Depois tire do vídeo um ponto que teria deixado a luta clara, como pressão no último minuto, e treine isso.',
    on_the_day:
      'Na hora do anúncio, respire, cumprimente adversário e córner dele, agradeça ao árbitro e saia. No vestiário solte o que tiver de soltar, sem celular; publicação, só no dia seguinte e em duas linhas.',
    say: 'Por escrito, do treinador ao organizador, dentro do prazo: “Pedimos a revisão do ponto no segundo round, aos 2:10, conforme o artigo do regulamento. Segue o vídeo. Se não couber recurso, pedimos uma revanche.”',
  },
  'quitting-the-sport': {
    how: 'Divida uma folha em duas: o que eu não quero mais, competir, dor, dieta, essa academia, e o que vai me fazer falta. Risque do esporte só a primeira coluna por oito semanas, e mantenha um treino por semana só pelo gosto.',
    why: 'Muitas vezes o que cansou é um pedaço, a cobrança, a lesão, o clima, e a cabeça quer jogar fora o todo. Tirar o pedaço primeiro mostra se o gosto ainda existe por baixo do cansaço.',
    when: 'Não decida nas três semanas depois de derrota, lesão ou briga. Marque uma data, daqui a oito semanas, e decida nesse dia; se o alívio durar o período inteiro sem saudade, a resposta está dada.',
    how_much:
      'Oito semanas, no máximo um ou dois treinos leves por semana, zero competição. Depois de cada um, dê nota de zero a dez à vontade de voltar; média abaixo de quatro fala por parar, acima de seis por mudar o formato.',
    which:
      'Entre parar de vez e parar só de competir: se você ainda sorri no treino leve, largue só a competição. Se até arrumar a bolsa pesa depois das oito semanas, parar de vez é uma boa escolha.',
    what_if:
      'Se a equipe disser que você está jogando tudo fora, agradeça, repita a data da decisão e não discuta. Se parar e a saudade vier meses depois, a porta do tatame continua lá, na aula de iniciante.',
    is_it_ok:
      'Parar é permitido, e não apaga o que você construiu. Se junto vai embora a vontade de tudo, dormir, comer, ver gente, pode ser depressão; nesse caso médico ou psicólogo antes de decidir.',
    next: 'Faça a folha hoje e conte a uma pessoa de fora do esporte. Depois avise o treinador da pausa com data; passada a data, ponha no horário vago algo que mexa o corpo e tenha gente.',
    on_the_day:
      'No dia da decisão, releia as notas de manhã, treine ou caminhe, e escreva uma frase: “continuo assim” ou “paro, e valeu”. Avise primeiro o treinador, em pessoa, antes de qualquer postagem.',
    say: 'Para o treinador, a sós, fora do horário de aula: “Tô pensando em parar. Vou ficar oito semanas sem competir e te dou a resposta no dia que combinarmos. Não é nada contra você, e agradeço pelo que me ensinou.”',
  },
  'loss-of-motivation': {
    how: 'Corte a meta para a porta: ponha a roupa, vá, faça o aquecimento, e aí você pode ir embora. Leve uma curiosidade por treino, uma entrada nova, um parceiro novo, e marque um X no calendário só por ter ido.',
    why: 'Vontade costuma chegar depois de começar, não antes, e some quando todo treino é igual ou nunca acaba em nada. Um passo ridiculamente pequeno passa pela preguiça, e a novidade devolve a graça.',
    when: 'Comece no próximo treino marcado, não segunda que vem. Faça por três semanas; se a vontade não aparecer em nenhum treino até lá, tire uma semana inteira de folga e reveja a meta.',
    how_much:
      'Dois treinos por semana fixos, mais nada obrigatório, por três semanas. Uma aula de outra modalidade ou outro horário a cada quinze dias; e no máximo duas faltas seguidas antes de chamar alguém para ir junto.',
    which:
      'Entre forçar a rotina e descansar: se você dorme bem e só enjoou, mude o conteúdo e vá; se está com cansaço o dia todo, irritação e rendimento caindo, descanse uma semana sem culpa.',
    what_if:
      'Se você faltar mesmo assim, faça dez minutos em casa no mesmo horário, sombra ou quadril, e mande a um parceiro o dia do próximo treino. Uma falta é nada; o buraco começa na terceira seguida.',
    is_it_ok:
      'Fases sem vontade são normais, sobretudo no inverno, depois de campeonato ou em platô. Se nada mais dá prazer há mais de duas semanas, também fora da academia, procure médico ou psicólogo.',
    next: 'Mande agora mensagem a um parceiro: dia, hora, “vamos juntos”. Depois do terceiro treino escolha uma meta de seis semanas que se possa ver, como acertar uma varrida no sparring.',
    on_the_day:
      'No fim do expediente não sente no sofá: bolsa já no carro ou na porta, roupa trocada antes, música, sair. Fique pelo menos até o fim do aquecimento e só então decida se continua.',
    say: 'Mensagem para um parceiro, hoje: “Tô sem vontade nenhuma, me puxa? Terça às sete na porta, e se um faltar paga o açaí.” Marcar com alguém segura mais que promessa para si.',
  },
  'teammate-rivalry': {
    how: 'Transforme a pessoa em professora de uma coisa: escolha a técnica dela que te incomoda, peça que te mostre por cinco minutos depois do treino, e treine a resposta. No caderno, compare-se só com você de três meses atrás.',
    why: 'Inveja aponta para algo que você quer, e por isso dói mais com quem treina ao lado. Virar o olhar para a técnica tira o peso da pessoa, e você leva algo útil de cada round com ela.',
    when: 'Faça o pedido ainda esta semana, num dia em que vocês não se pegaram forte. Depois de três ou quatro sessões juntos a tensão costuma baixar; a comparação no caderno, uma vez por mês basta.',
    how_much:
      'Um ou dois rounds por semana com essa pessoa, não todos, com tarefa combinada. Cinco minutos de troca depois; e nos outros rounds, parceiros acima, do mesmo nível e abaixo, um de cada.',
    which:
      'Entre evitar a pessoa e ir para o pau toda vez, nenhum dos dois: rounds com tarefa. Evitar por duas semanas só serve para quem já está machucando ou se machucando de tanta disputa.',
    what_if:
      'Se ela não quiser ensinar ou fizer piada, responda “beleza” e peça ao treinador a mesma técnica. Se o round virar briga, baixe a sua força pela metade; quase sempre o outro acompanha.',
    is_it_ok:
      'Sentir inveja de parceiro é normal e não faz de você má pessoa. Deixa de estar bem quando você torce por lesão, fala pelas costas ou pega forte de propósito; aí conte ao treinador e troque de rounds.',
    next: 'Primeiro escreva em uma linha o que exatamente você inveja: resultado, atenção do treinador, talento. Depois peça essa coisa direto, por exemplo dez minutos de atenção do treinador por semana.',
    on_the_day:
      'Quando sortearem vocês juntos: cumprimente primeiro, diga a sua tarefa, comece a meia força, e no fim diga um golpe bom dela. Quando ela ganhar uma luta, dê parabéns no mesmo dia, ao vivo.',
    say: 'Depois do treino, guardando as coisas: “Essa sua passagem me pega toda vez. Me mostra cinco minutos? Em troca te mostro como eu defendo a queda.” Pedir desarma mais que disputar.',
  },
  'ego-in-training': {
    how: 'Dê a si um limite antes do round: força quatro de dez, bater cedo, trabalhar só a posição ruim. Comece três rounds por treino já por baixo ou só na defesa, e conte quantas tentativas fez, não quem ganhou.',
    why: 'No treino a cabeça confunde round com valor pessoal, por isso não larga o braço nem baixa a mão. Uma meta que não é ganhar dá outra coisa para acertar, e é aí que entra técnica nova.',
    when: 'Comece no próximo treino, avisando o parceiro. As duas primeiras semanas incomodam; por volta da quarta, perder posição no treino costuma doer menos e você começa a ver coisas que antes passava por cima.',
    how_much:
      'Metade dos rounds com tarefa e força baixa, a outra metade normal, forte só em preparação de competição. Bata quando a chave estiver encaixada, não quando doer: esse segundo pode evitar meses de molho.',
    which:
      'Entre responder na mesma força ao parceiro que exagera e falar com ele, fale primeiro, uma vez. Responder na força só piora; se ele não muda, deixe de treinar com ele e avise o treinador.',
    what_if:
      'Se ele disser “é assim que se treina”, responda “comigo não” e encerre o round batendo na mão. Se for você que subiu a força, pare, peça desculpa e recomece a três de dez.',
    is_it_ok:
      'Querer ganhar round é normal. Não é aceitável segurar chave depois do tapa, girar articulação no tranco ou bater forte em iniciante; treinador que vê e ri disso é motivo para mudar de turma.',
    next: 'Hoje escolha um parceiro mais leve ou mais novo e faça um round em que ele termina melhor do que começou. Depois leve a mesma ideia para alguém do seu nível, na posição que você mais evita.',
    on_the_day:
      'Na hora em que o sangue subir: solte a pegada ou recolha as mãos, solte o ar, diga “boa” e recomece da posição neutra. No fim, conte ao parceiro o que ele fez de bom.',
    say: 'Ao parceiro que exagera, antes do próximo round: “Vamos a quarenta por cento? Quero treinar amanhã também. Se eu subir, me avisa; se você subir, eu aviso.” Dito com sorriso, uma vez só.',
  },
  'coach-conflict': {
    how: 'Peça dez minutos fora do horário e leve uma folha com um fato, o efeito e um pedido: “no sábado não tive córner, fiquei sem plano, quero saber quem sobe comigo na próxima”. Fale um minuto, depois cale e ouça.',
    why: 'Treinador costuma falar com vinte pessoas ao mesmo tempo e nem percebe quem ficou de fora; e quem fica de fora cala até explodir. Um fato com um pedido é fácil de responder, uma queixa geral só gera defesa.',
    when: 'Peça a conversa nesta semana, nunca no dia da luta nem na frente da turma. Dê três a quatro semanas para ver mudança; nesse tempo, treine normal e anote só o que foi combinado.',
    how_much:
      'Uma conversa, um assunto, um pedido, dez minutos. Se depois de um mês nada mudou, uma segunda conversa com prazo; uma terceira sobre o mesmo tema não adianta, aí se procura outra solução.',
    which:
      'Entre falar direto e mandar um colega ou reclamar no grupo, fale direto. Por intermédio de outra pessoa só se ele grita ou humilha: aí o dono da academia, ou um treinador assistente, sentado junto.',
    what_if:
      'Se ele disser “aqui quem manda sou eu”, responda “certo, o plano é seu, eu só preciso saber o que esperar” e repita o pedido uma vez. Se ele te congelar depois, é hora de olhar outras academias.',
    is_it_ok:
      'Discordar e levar bronca alta no treino acontece. Não é aceitável humilhar, bater por castigo, tocar em você, pedir segredo ou forçar luta com lesão: procure o dono, a federação, e menor de idade conta aos pais já.',
    next: 'Escreva hoje o fato e o pedido em duas linhas e mande a mensagem marcando hora. Depois da conversa, mande por escrito o combinado em uma frase, para os dois lembrarem igual.',
    on_the_day:
      'Chegue antes da aula, celular desligado, de pé ao lado dele e não de frente. Diga primeiro algo que você aprendeu com ele, depois o fato e o pedido; termine com “o que você precisa de mim?”.',
    say: 'Mensagem para marcar: “Professor, posso falar dez minutos antes da aula de quinta? É sobre a minha preparação.” E na conversa: “No sábado fiquei sem córner e me perdi. Com quem posso contar na próxima?”',
  },
  'changing-gyms': {
    how: 'Faça duas ou três aulas experimentais na academia nova, em dias diferentes, antes de falar qualquer coisa. Leia o contrato atual, aviso prévio e multa, e depois conte ao treinador em pessoa, em três frases: decisão, agradecimento, último dia.',
    why: 'Culpa aparece porque academia vira família, e sair parece traição. Mas você paga e treina por um objetivo; dito cedo, ao vivo e sem crítica, a maioria dos treinadores respeita mais do que um sumiço.',
    when: 'Avise assim que decidir, no máximo duas semanas antes do fim do mês pago, e nunca no meio de uma preparação de luta. O estranhamento na casa nova costuma passar em quatro a seis semanas.',
    how_much:
      'Compare quatro números: mensalidade, minutos de trajeto, aulas no seu horário, parceiros do seu peso e nível. Conte também multa e uniforme novo; se o ganho for menor que dois meses de mensalidade, pense mais um mês.',
    which:
      'Entre treinar nas duas e mudar de vez: nas duas só com o sim dos dois treinadores e modalidades diferentes. Na mesma modalidade, sobretudo se compete por equipe, mude de vez.',
    what_if:
      'Se o treinador ficar com raiva ou te chamar de ingrato, ouça, diga “entendo, e agradeço mesmo assim”, e vá embora sem discutir. Colegas que gostam de você continuam amigos fora do tatame.',
    is_it_ok:
      'Mudar é normal e permitido; ninguém é dono da sua faixa nem do seu cartel. Se tentarem segurar documento, graduação ou cobrar o que não está no contrato, pergunte à federação e ao Procon ou a um advogado.',
    next: 'Primeiro escreva o que falta hoje e veja se uma conversa resolveria. Se não, marque as experimentais; decidido, fale com o treinador antes de contar a qualquer colega ou postar foto.',
    on_the_day:
      'Chegue antes da última aula, fale a sós com o treinador, treine normal e despeça-se dos parceiros um a um. Na nova, chegue cedo, fique no fim da fila e não conte mal da antiga.',
    say: 'Ao vivo, antes da aula, a sós: “Professor, decidi treinar em outro lugar a partir do mês que vem, por causa do horário e do meu objetivo. Aprendi muito aqui e queria que soubesse por mim. Valeu por tudo.” Só diga os motivos verdadeiros.',
  },
  'belt-grading': {
    how: 'Peça a lista do exame e marque cada item com verde, amarelo ou vermelho. Treine os vermelhos primeiro, dez repetições lentas falando o nome em voz alta, e uma vez por semana faça a prova inteira na ordem, sem parar, com alguém olhando.',
    why: 'Na prova você trava mais por não ter ordem na cabeça do que por não saber fazer. Nome, movimento e sequência repetidos juntos ficam ligados, e a faixa deixa de ser julgamento e vira uma lista conhecida.',
    when: 'Comece seis a oito semanas antes; na última semana só revisão leve. Se você espera promoção sem exame, pergunte ao professor uma vez por semestre o que falta, e treine isso por três meses antes de perguntar de novo.',
    how_much:
      'Quinze minutos por treino para itens vermelhos e amarelos, uma prova simulada por semana, quatro no total. Vá ao exame quando pelo menos nove em dez itens estiverem verdes no simulado.',
    which:
      'Entre fazer já e esperar o próximo exame: faça se o professor te indicou e o simulado está quase todo verde. Espere se faltam itens obrigatórios, há lesão, ou você só quer acompanhar a turma.',
    what_if:
      'Se errar no meio, pare, solte o ar, peça “posso repetir?” e faça de novo com calma; examinador costuma olhar a reação. Se não passar, anote os itens no mesmo dia e pergunte a próxima data.',
    is_it_ok:
      'Achar que não merece a faixa é muito comum, e o professor vê mais de você do que você. Não é sério prometerem faixa por dinheiro ou cobrarem taxa escondida; pergunte à federação o que vale.',
    next: 'Hoje peça a lista e pinte as três cores. Amanhã os dois itens mais vermelhos com um graduado; quando virarem amarelos, o primeiro simulado completo, filmado.',
    on_the_day:
      'Quimono limpo, unhas cortadas, documentos e taxa na véspera; coma leve duas ou três horas antes. Chegue cedo, aqueça, respire longo antes de cada bloco, cumprimente, fale alto o nome e faça num ritmo médio.',
    say: 'Para o professor, depois da aula: “O que falta para a minha próxima faixa? Me diga duas coisas, eu treino três meses e pergunto de novo.” Se já recebeu e duvida: “Confio no seu olho, vou honrar.”',
  },
  'focus-wanders': {
    how: 'Antes da aula, escreva no celular tudo o que está na cabeça e a hora em que vai cuidar disso, e guarde o aparelho. Em cada round leve uma palavra, “queixo” ou “quadril”, e toda vez que fugir, diga a palavra soltando o ar.',
    why: 'A cabeça segura assuntos abertos para você não esquecer, e puxa você para fora quando o treino fica automático. No papel ela solta o assunto, e uma palavra única dá um lugar para onde voltar.',
    when: 'Faça no vestiário, três minutos antes de todo treino, e entre os rounds. Em duas ou três semanas você costuma notar a fuga mais cedo; ela não some, mas dura menos.',
    how_much:
      'Uma palavra por treino, trocada a cada semana, e três respirações longas em cada intervalo. Conte as voltas: perceber e voltar dez vezes em uma hora já é treino bom de atenção.',
    which:
      'Entre treinar mais intenso para não pensar e treinar mais simples com uma tarefa: simples com tarefa para quem traz problemas de fora. Intenso só ajuda quem está com tédio, porque falta desafio.',
    what_if:
      'Se o problema voltar no meio do sparring, peça um round fora, beba água, anote uma linha e volte. Distração em contato machuca; nesse dia faça saco ou técnica em vez de sparring.',
    is_it_ok:
      'Fugir com a cabeça é normal, sobretudo com sono ruim ou preocupação. Se acontece desde criança em tudo, ou começou depois de pancada na cabeça, procure médico; no segundo caso, sem sparring até a consulta.',
    next: 'Hoje escolha a palavra e o lugar do celular. Na semana seguinte acrescente o ritual entre rounds: sentar, soltar o ar três vezes, uma instrução, levantar. Depois leve isso ao simulado.',
    on_the_day:
      'No dia da luta, assuntos de casa ficam com uma pessoa, por escrito, até depois. Entre rounds: olho no treinador, três respirações, repita em voz alta a instrução dele, levante aos dez segundos.',
    say: 'Ao treinador ou córner, antes do round: “Hoje tô com a cabeça longe. Me dá uma coisa só por round e me faz repetir em voz alta antes de eu levantar.” Repetir obriga a escutar.',
  },
  'cornering-others': {
    how: 'No intervalo: dez segundos só respirar e água, vinte segundos uma ou duas instruções, dez segundos fazer a pessoa repetir. Fale na altura dos olhos, voz baixa, dizendo o que fazer, “jab e sai pela direita”, nunca o que não fazer.',
    why: 'Com o coração disparado a pessoa guarda uma ou duas frases curtas, e o resto vira barulho. Uma voz só, calma, baixa também o pulso dela; crítica no meio da luta só aumenta a dúvida.',
    when: 'Combine palavras e plano pelo menos duas semanas antes, e use os mesmos comandos no sparring. Para aula ou turma de crianças, planeje na véspera em dez minutos; com um mês disso a turma já anda sozinha.',
    how_much:
      'Duas instruções por intervalo, três palavras por comando durante o round, uma única voz no córner. Em aula: falar no máximo dois minutos, praticar oito, e com crianças trocar de exercício a cada cinco.',
    which:
      'Entre empolgar e acalmar: quem está mole precisa de comando curto e firme, quem está acelerado precisa de voz baixa e ar. Na dúvida acalme, porque a luta já traz adrenalina.',
    what_if:
      'Se a pessoa não ouve você, pare de gritar frases, use o nome e uma palavra só. Se estiver levando demais, tonta ou sem defesa, jogue a toalha; reclamação depois passa, dano não.',
    is_it_ok:
      'Ficar com mais nervosismo que o lutador é normal. Não é aceitável mandar continuar após apagão ou lesão, nem treinar criança sem pais por perto ou regras claras; na dúvida, médico do evento e federação.',
    next: 'Primeiro pergunte à pessoa o que a ajuda e o que atrapalha ouvir. Depois escrevam três comandos e testem em dois sparrings; na aula, escreva três blocos e o objetivo de cada um.',
    on_the_day:
      'Mala pronta: água, gelo, toalha, protetor reserva, documentos, tesoura, fita. Confirme ordem e horário, aqueça a pessoa no tempo, uma frase antes de entrar, e depois, com qualquer resultado, abraço primeiro e análise outro dia.',
    say: 'No intervalo, olho no olho: “Respira. Tá bem. Agora: jab, e sai pela direita. Repete.” E depois da luta, ganhando ou perdendo: “Gostei da sua coragem. O resto a gente vê na terça.”',
  },
  'child-competes': {
    how: 'Antes, faça um combinado de três tarefas que a criança controla: cumprimentar, tentar a sua técnica, ir até o fim. Depois, primeiro água e abraço, e só uma pergunta, “o que foi legal?”; técnica fica com o professor.',
    why: 'Criança mede a luta pelo seu rosto: se você treme ou cobra, ela acha que seu carinho está em jogo. Tarefas que dependem dela deixam a derrota menor e a vontade de voltar maior.',
    when: 'Fale do campeonato uma semana antes, sem virar assunto de todo jantar. Depois de uma derrota, espere um ou dois dias para conversar; vontade de parar se decide só após três ou quatro treinos tranquilos.',
    how_much:
      'Duas ou três competições por semestre são bastante para começar, com dois treinos por semana e tempo de brincar. Na conversa, que a criança fale o dobro de você; no carro de volta, no máximo cinco minutos de luta.',
    which:
      'Entre insistir e deixar parar: se é medo do dia, ajude a ir com tarefa pequena; se há semanas ela vai chorando ao treino, deixe pausar um mês. Treino sem competir também é boa escolha.',
    what_if:
      'Se chorar na hora de entrar, agache, solte o ar junto três vezes e ofereça duas opções: entrar e tentar a tarefa, ou ficar e torcer pelos amigos. Nenhuma das duas leva bronca.',
    is_it_ok:
      'Choro, dor de barriga e querer desistir na véspera são normais. Não é normal perder peso para categoria, lutar com pancada na cabeça ou ter medo do professor: pediatra no primeiro caso, e no último ouça e tire já.',
    next: 'Hoje pergunte, sem plateia, o que ela gosta no treino e o que dá medo. Depois leve as duas respostas ao professor e escolham juntos a próxima meta, com ou sem campeonato.',
    on_the_day:
      'Café da manhã conhecido, chegar cedo, mostrar o tatame e o banheiro, lanche e brinquedo para a espera. Na luta só torça pelo nome; depois abraço, comida, e ficar para ver os amigos.',
    say: 'Antes de entrar, agachando: “Eu gosto de te ver lutar, ganhando ou perdendo. Faz a sua técnica e depois a gente vai comer.” E depois de perder, só: “Adorei ver você tentar.”',
  },
  'late-beginner': {
    how: 'Monte um jogo econômico: duas entradas, duas defesas e uma posição em que você descansa, repetidas em toda aula. Aqueça dez minutos por conta própria antes, escolha parceiros controlados e pare o round quando a técnica desmanchar.',
    why: 'Depois dos trinta ou quarenta o corpo aprende igual, mas se recupera mais devagar, e o jovem ao lado treina mais dias. Poucas técnicas com boa hora de usar rendem mais que correr atrás da velocidade dele.',
    when: 'Comece agora, numa turma de iniciante; esperar entrar em forma antes só atrasa. Os dois primeiros meses são os mais duros; entre o terceiro e o sexto você costuma ver que os mais novos já não passam por cima.',
    how_much:
      'Duas vezes por semana nos três primeiros meses, três depois, com um dia de descanso entre os treinos. Acrescente vinte minutos de força duas vezes por semana, e deixe o esforço em sete de dez.',
    which:
      'Entre competir na categoria por idade e treinar só por gosto: por gosto no primeiro ano para quase todos. A categoria máster serve para quem quer meta com data e já faz sparring tranquilo.',
    what_if:
      'Se um jovem te atropelar, bata cedo ou recue, respire e peça que repita devagar o que fez. Se o corpo reclamar por mais de três dias no mesmo lugar, pare esse movimento e procure fisioterapeuta.',
    is_it_ok:
      'Começar aos quarenta, cinquenta ou mais é normal em quase toda academia. Antes de sparring ou treino forte faça check-up médico, e dor no peito, tontura ou falta de ar fora do comum é parar e ir ao médico.',
    next: 'Marque uma aula experimental e conte ao professor idade, lesões e objetivo. Depois de oito aulas escolha com ele as suas duas entradas e duas defesas, e deixe o resto de lado por três meses.',
    on_the_day:
      'Na primeira aula: chegue quinze minutos antes, unhas curtas, água, aqueça ombros, quadril e pescoço. Fique perto de um graduado calmo, faça tudo a meia velocidade, e pule a última parte se o fôlego acabar.',
    say: 'Ao parceiro, antes do round: “Comecei tarde e trabalho amanhã cedo, vamos técnico? Pode me pegar, só devagar.” E ao professor: “Meu joelho é antigo, o que eu faço no lugar desse salto?”',
  },
  'women-and-small': {
    how: 'Escolha você o parceiro antes de chamarem: vá direto a alguém técnico e próximo do seu peso e combine força três. No round, não fique no meio: ângulo, pegada que afasta, sair da linha, e bater cedo quando o peso cair em cima.',
    why: 'Muita gente não sabe treinar com alguém mais leve: uns pegam leve demais, outros usam o peso para não perder. Quando você diz o que quer, o parceiro para de adivinhar, e o treino passa a servir.',
    when: 'Fale já no próximo treino, antes do round, não depois de se machucar. Dê um mês: se o professor passou a montar pares com cuidado, fique; se nada mudou, procure outra turma ou um treino feminino por perto.',
    how_much:
      'Dois terços dos rounds com gente até uns dez quilos acima, um terço com graduados maiores que controlam, nenhum com iniciante pesado e afobado. Força duas vezes por semana também ajuda: agachamento, puxada, pescoço leve.',
    which:
      'Entre turma mista e turma feminina: mista para volume e variedade, feminina para quem está começando ou cansou de se impor. Muita gente faz as duas, uma técnica na feminina e uma mista por semana.',
    what_if:
      'Se ele fizer força ou rir, pare, diga “menos força, por favor” uma vez, e no segundo exagero levante e troque de parceiro. Se te deixarem de fora na hora dos pares, vá ao professor e peça um nome.',
    is_it_ok:
      'Ser a única ou a pessoa mais leve é comum e dá para evoluir muito assim. Não é aceitável toque de propósito, piada sexual ou recusa por sexo: fale com o dono, leve alguém junto, denuncie se preciso.',
    next: 'Faça hoje uma lista de três parceiros bons e uma de quem evitar. Mostre a primeira ao professor; quando os pares estiverem resolvidos, escolham juntos um jogo para gente mais leve.',
    on_the_day:
      'Chegue cedo e combine os dois primeiros rounds ainda no aquecimento. Comece cada round dizendo a força, recuse sem explicar quem te machucou, e saia do tatame quando uma dupla pesada rolar perto.',
    say: 'Ao parceiro maior, tocando a mão: “Vem técnico e sem jogar o peso, mas não me deixa ganhar.” E ao recusar: “Com você hoje não, valeu.” Mais nada, sem justificativa.',
  },
  plateau: {
    how: 'Durante uma semana anote onde cada round acaba mal: posição, pessoa, segundo. A situação que mais aparece vira seu tema por quatro semanas: comece dela em três rounds por treino, com o parceiro a meia força, e reinicie sempre que terminar.',
    why: 'No platô você repete o que já sabe contra as mesmas pessoas, que também aprenderam você. Começar do ponto onde quebra dá vinte repetições por treino daquilo que no sparring normal só acontece uma vez.',
    when: 'Comece na próxima semana com as anotações e siga quatro semanas no mesmo tema. Espere a primeira mudança entre a terceira e a sexta; piorar um pouco na segunda é comum, porque você está trocando um hábito.',
    how_much:
      'Três rounds de três minutos por treino, duas ou três vezes por semana, um único tema. Uma aula particular ou vinte minutos com um graduado no começo do mês vale mais que dez vídeos.',
    which:
      'Entre treinar mais e treinar diferente: diferente, se já são três ou mais treinos por semana. Mais treino só ajuda quem vai uma vez; aí um segundo dia costuma resolver sozinho.',
    what_if:
      'Se em quatro semanas nada mudar, filme dois rounds e mostre a um graduado: em geral o erro está um passo antes de onde você procura. Ajuste esse passo e dê mais quatro semanas.',
    is_it_ok:
      'Meses no mesmo nível são normais, sobretudo depois do primeiro ano e logo após trocar de faixa. Se vem junto cansaço constante, sono ruim e rendimento caindo, descanse uma semana e, se continuar, médico.',
    next: 'Hoje escreva os três últimos rounds perdidos e procure o que têm em comum. Depois mostre ao professor, peça uma única correção, e avise dois parceiros do tema do mês.',
    on_the_day:
      'No treino, diga o tema ao parceiro antes do round, faça os três rounds de situação logo no começo, com a cabeça fresca. No sparring livre, tente o tema uma vez por round, dê certo ou não.',
    say: 'Para quem sempre te pega: “Você me acha nessa mesma posição toda vez. O que eu faço um segundo antes que te entrega? Vamos começar dali cinco vezes.” Pergunte logo depois do round, ainda no tatame.',
  },
  'training-alone': {
    how: 'Quarenta minutos no cronômetro: cinco de corda ou polichinelo, três rounds de sombra com um tema, quatro no saco ou de quadril e levantada técnica no chão, dez de força. Filme um round por treino e corrija uma coisa no seguinte.',
    why: 'Sem companhia falta quem te corrija e quem reaja, então os erros viram hábito sem você notar. O vídeo substitui o olho do professor, e um tema por round impede o treino de virar só suor.',
    when: 'Treine em três dias fixos, mesma hora, e a cada quatro a seis semanas vá a uma aula, seminário ou treino aberto em outra cidade. Em dois meses o vídeo costuma mostrar base e guarda mais limpas.',
    how_much:
      'Três sessões de trinta a quarenta minutos, rounds de dois a três minutos com um de pausa. Cerca de metade técnica lenta, um quarto saco ou intensidade, um quarto força; e uma correção por vez.',
    which:
      'Entre curso em vídeo solto e aula online com retorno: com retorno, se puder pagar uma por mês, porque alguém vê seu erro. Vídeo solto basta para quem já treinou anos e só quer manter.',
    what_if:
      'Se a vontade sumir na terceira semana, corte para quinze minutos e mande o vídeo a alguém todo treino. Se punho ou ombro doer no saco, pare de bater, veja bandagem e técnica, e procure fisioterapeuta se continuar.',
    is_it_ok:
      'Dá para evoluir só em base, fôlego e coordenação; defesa e distância pedem gente. Não tente sem professor quedas altas, ponte no pescoço com carga nem estrangulamento com um amigo sem experiência.',
    next: 'Hoje meça o espaço, dois por dois metros bastam, e escreva os três horários. Na segunda semana, grave o primeiro vídeo; no segundo mês, ache uma pessoa ou academia para um treino mensal.',
    on_the_day:
      'Celular em modo avião com o cronômetro, roupa de treino, tema escrito na parede. Comece pelo aquecimento mesmo sem vontade, grave o segundo round, e termine anotando a correção de amanhã.',
    say: 'Mensagem para uma academia distante: “Moro longe e treino em casa. Posso fazer uma aula avulsa por mês e mandar um vídeo para correção? Quanto custaria?” Muitas topam, porque ninguém pergunta.',
  },
  'bout-cancelled': {
    how: 'Separe em três passos: hoje fique com a raiva e conte a alguém; amanhã trate do prático, como ingresso, viagem, bolsa e contrato; no terceiro dia escreva com o treinador o que o camp deixou e uma data nova.',
    why: 'Semanas de preparo apontam para um dia, e sem ele a tensão fica sem saída; quem desistiu ainda carrega vergonha por cima. Um treino forte combinado e uma data nova ajudam porque dão fim ao que ficou aberto.',
    when: 'Resolva a parte prática em dois dias e marque um próximo passo em uma semana. A frustração mais pesada costuma baixar em uma ou duas semanas, mais rápido para quem volta logo ao treino normal.',
    how_much:
      'Uma semana leve, com três treinos técnicos, e depois a rotina normal; forma de luta se segura por umas três a quatro semanas. Some também os gastos e veja no contrato quais o evento cobre.',
    which:
      'Segurar a forma para uma luta próxima ou descansar e recomeçar: segure se há data real em até quatro semanas e nada dói. Sem data, com dor ou esgotamento, descanse uma semana e monte outro camp.',
    what_if:
      'Se a próxima também cair, não estique o camp: volte ao treino de base e peça ao treinador eventos com chave ou vários inscritos na sua categoria. Assim você não depende de uma pessoa só.',
    is_it_ok:
      'Raiva, choro e alívio são normais, e sair de uma luta por lesão, doença ou pânico também acontece com gente boa. Se depois de duas semanas você não dorme nem levanta direito, procure um psicólogo.',
    next: 'Primeiro fale com o treinador e esclareça com o evento o que vale: nova data, despesas, bolsa. Depois volte ao treino com uma meta de quatro semanas que não precise de adversário.',
    on_the_day:
      'No dia em que seria a luta, não fique em casa vendo o card no celular. Treine no mesmo horário, rounds combinados com a equipe, coma com alguém e durma; na manhã seguinte olhe as datas novas.',
    say: 'Se foi você quem saiu, diga ao treinador olhando nos olhos: “Eu travei e fui embora. Desculpa pelo trabalho de vocês. Quero entender o que houve e voltar; o que você precisa ver de mim antes da próxima?”',
  },
  'body-shame': {
    how: 'Chegue com a roupa de treino por baixo, escolha um lugar fixo no meio da turma e cumprimente uma pessoa pelo nome. Quando vier o pensamento, diga por dentro “estou com vergonha” e volte para a próxima repetição.',
    why: 'A cabeça acha que todos reparam em você tanto quanto você repara em si, e fugir confirma esse medo. Ficar e fazer uma tarefa mostra, aula após aula, que o olhar passa e nada de ruim acontece.',
    when: 'Comece nesta semana, com o corpo que você tem, e não depois de emagrecer ou ganhar massa. Com duas aulas por semana, o aperto na entrada costuma diminuir em um ou dois meses.',
    how_much:
      'Duas a três aulas por semana e cinco minutos de chegada antes, para não entrar com todos olhando. Espelho e balança: no máximo uma vez por semana, ou nenhuma se isso estraga o seu dia.',
    which:
      'Cobrir o corpo ou se mostrar de uma vez: cubra com lycra, legging ou camiseta se isso faz você aparecer no treino. Vá tirando só se e quando quiser; ninguém precisa lutar de peito nu para treinar.',
    what_if:
      'Se alguém comentar ou rir, responda uma vez, curto e firme, e conte ao professor no mesmo dia. Se ele não faz nada e a piada continua, o problema é a academia: procure outra.',
    is_it_ok:
      'Sentir vergonha é muito comum, também em gente graduada e forte. Se você pula refeição, vomita, come escondido, se machuca ou não sai de casa por isso, fale com médico ou psicólogo agora.',
    next: 'Primeiro acerte a roupa e vá a uma aula inteira. Depois de um mês, proponha a si uma meta de capacidade, como três rounds sem parar ou dez quedas limpas, no lugar de uma meta de espelho.',
    on_the_day:
      'Na entrada, solte o ar devagar, troque de roupa onde for mais tranquilo e vá direto ao aquecimento. Escolha uma tarefa para a aula, peça um parceiro com quem você se sente bem e fique até o fim.',
    say: 'A quem comenta o seu peso, a sua magreza ou a sua cicatriz, na hora e com voz normal: “Do meu corpo eu não quero comentário. Bora fazer o round.”',
  },
  'older-athlete': {
    how: 'Faça dez minutos de aquecimento próprio, depois jogue pelo tempo: espere o primeiro ataque, controle distância ou pegada e responda com as suas duas melhores ações. Termine um round antes de acabar o gás, não depois.',
    why: 'A explosão cai antes da força e da leitura, e o tecido leva mais tempo para se refazer. Por isso ritmo controlado e força regular funcionam: protegem as articulações e deixam a sua experiência decidir o round.',
    when: 'Mude a semana já, não depois da próxima lesão: treino forte, dia leve, folga, de novo. Em seis a oito semanas você costuma sentir menos rigidez de manhã e mais gás no último round.',
    how_much:
      'Dois a três treinos de luta por semana, dois de força de trinta minutos, um ou dois dias livres. Sparring com contato: poucos rounds, a cinquenta ou sessenta por cento, e quanto menos pancada na cabeça, melhor.',
    which:
      'Acompanhar os novos ou ir para o master: fique com os novos em técnica e rounds leves, que mantêm você rápido. Para competir, master por idade, peso e graduação; a categoria aberta só se o treinador concorda.',
    what_if:
      'Se um jovem acelera mesmo depois do combinado, pare o round, repita o limite e troque de parceiro na segunda vez. Isso não é fraqueza; o professor precisa saber quem não controla.',
    is_it_ok:
      'Competir e treinar depois dos quarenta, cinquenta ou sessenta é possível para muita gente, com exames em dia. Dor no peito, falta de ar fora do comum, tontura ou coração descompassado: pare e procure atendimento na hora.',
    next: 'Primeiro marque o check-up e arrume a ordem da semana. Depois de dois meses sem faltar, acrescente uma coisa só: um round a mais, uma sessão de força ou uma inscrição no master.',
    on_the_day:
      'No campeonato master, chegue com tempo para trinta minutos de aquecimento lento e mais dez perto da chamada. Lute no seu ritmo desde o primeiro minuto, ande depois de cada luta e agasalhe-se logo.',
    say: 'Ao jovem forte, antes do toque: “Bora rolar ou trocar leve, eu trabalho amanhã. Sem explosão e sem golpe forte na cabeça. Depois te mostro aquele detalhe que te pegou.”',
  },
}
