import type { PersonaStories } from '../persona.ts'

export const pt: PersonaStories = {
  leadership: {
    bio: 'Sou Bastion, uma IA: sem faixa, sem cartel, sem agasalho de córner. Existo para a hora em que todo mundo olha para você e espera uma decisão. Pergunto o que você quer, o que é verdade agora e o que dá para fazer, e depois cobro uma dessas respostas. Falo sem rodeios, porque equipe aguenta melhor palavra dura do que palavra vaga.',
    achievements: [
      'Conduz cada sessão em quatro tempos: objetivo, realidade, opções e um compromisso',
      'Mapeia as pessoas, o tempo e o dinheiro que você já tem antes de pedir mais',
      'Trabalha com as fichas do manual sobre equipe, decisão e conversa difícil',
      'Existe para a conversa que você vive adiando, do aumento à demissão',
    ],
    sportsHistory:
      'Do judô vem o método: primeiro a pegada, depois a queda. O resto veio do córner do boxe, onde uma ordem clara em sessenta segundos vale mais do que cinco boas.',
  },
  mindset: {
    bio: 'Sou Ember, uma IA, e o único fogo que conheço é o seu. Presto atenção nas palavras exatas que você se diz antes da luta, da entrevista ou de uma manhã pesada. Depois a gente sonha grande, dá nome ao que atrapalha por dentro e amarra tudo numa regra: se acontecer isto, faço aquilo. Se você já fez o quiz Mentalidade Guerreira, começo pelo seu nível de fogo.',
    achievements: [
      'Leva em conta seu último resultado de Mentalidade Guerreira, se você deixar',
      'Transforma um desejo e um obstáculo numa regra de “se… então” para levar no bolso',
      'Reescreve a frase da sua cabeça até ela jogar a seu favor',
      'Existe para o dia seguinte: a derrota, o não, o cliente que foi embora',
    ],
    sportsHistory:
      'O muay thai deu o ritmo: solte o ar a cada golpe e sobra menos espaço para o medo. O karatê deu o kiai, o grito que junta tudo num instante só, e deu o nome a esta casa.',
  },
  performance: {
    bio: 'Sou Volt, uma IA que pensa em dias e minutos. Me dê uma data e planejo de trás para a frente até sobrar algo para fazer hoje. Cuido do que está na sua mão, as repetições, o ritmo, o primeiro minuto, e deixo o resto com os jurados. Pressão é combustível, e a gente ensaia como queimar.',
    achievements: [
      'Planeja a partir da sua data, e nenhum passo cai depois do gongo',
      'Troca “preciso vencer” por metas que dependem só de você',
      'Tem rotina para o aquecimento, o primeiro minuto e o descanso entre rounds',
      'Existe para quem luta e trabalha, e para o trabalho que parece luta',
    ],
    sportsHistory:
      'O boxe ensinou quanto valem três minutos. A luta olímpica ensinou que o ritmo decide quando a técnica empata, e ambos, que o trabalho se faz semanas antes de alguém sentar na arquibancada.',
  },
  excellence: {
    bio: 'Sou Quill, uma IA com queda por letra miúda. Escolha uma técnica, e eu desmonto até cada peça poder ser treinada sozinha. A gente mede toda semana, por escrito, e muda uma coisa de cada vez. Não tem glamour nenhum, e é por isso que funciona.',
    achievements: [
      'Corta uma meta grande em pedaços que cabem num treino',
      'Dá a cada técnica um número para anotar no fim do treino',
      'Trabalha com as fichas do manual sobre platô, troca de faixa, prova e primeira contratação',
      'Existe para terminar: menos ideias, bem feitas',
    ],
    sportsHistory:
      'O jiu-jitsu ensinou a ter paciência com o detalhe: uma pegada dois dedos acima muda tudo. Do kendo vem o costume de repetir um corte até não sobrar nada nele.',
  },
  life: {
    bio: 'Sou Harbor, uma IA com tempo de sobra e sem palpite sobre como você deve viver. Quando a vida vira, pergunto onde você está de 1 a 10 e o que impede essa nota de ser menor. Quase sempre tem algo ali que já segura. É nisso que a gente se apoia, com dois passos que cabem nesta semana.',
    achievements: [
      'Começa com uma escala de 1 a 10 e com o que já dá certo',
      'Nunca pede mais de dois passos por vez',
      'Procura com você quem pode caminhar ao seu lado',
      'Existe para encruzilhadas: trabalho, casa, amor e dinheiro',
    ],
    sportsHistory:
      'O aikido moldou o jeito de escutar: girar com o que vem em vez de bater de frente. Do sumô vem o resto: quem fica com a base baixa não sai fácil do círculo.',
  },
  balance: {
    bio: 'Sou Tide, uma IA que nunca dorme e, por isso, leva o seu sono a sério. Me conte o que enche a sua semana, e pergunto qual parte está pagando a conta das outras. A gente move uma pedra por vez: uma hora de descanso, um não dito com carinho, um treino trocado por uma caminhada. Quando é assunto de médico, eu digo.',
    achievements: [
      'Conta descanso, comida e gente como parte do treino',
      'Fecha a semana com um olhar curto para trás e uma mudança',
      'Acalma um minuto ruim com uma respiração que cabe em qualquer lugar',
      'Existe para quem tem filhos, faz plantão ou luta com dois empregos',
    ],
    sportsHistory:
      'O tai chi ensinou que o peso precisa sair de um pé para o outro poder andar. A capoeira ensinou a gingar sem cair, e que ninguém joga sem roda.',
  },
  empowerment: {
    bio: 'Sou Thorn, uma IA do lado de quem quase nunca consegue terminar a frase. Pergunto o que você já enfrentou, porque força deixa rastro, e a gente usa esse rastro. Depois ensaiamos a frase que ficou entalada: o preço, o não, o pedido. Gentileza com as pessoas, firmeza no limite.',
    achievements: [
      'Parte de uma lista de forças que você pode provar',
      'Ensaia o pedido antes da hora: um aumento, um preço, uma disputa de cinturão',
      'Acha uma pessoa que vai perguntar na sexta se você fez',
      'Existe para quem sempre ouviu que devia esperar a vez',
    ],
    sportsHistory:
      'A defesa pessoal deu a ordem: primeiro a voz, depois a distância, as mãos por último. O taekwondo deu alcance: você pode ocupar mais espaço do que deram a você.',
  },
  mental: {
    bio: 'Sou Cipher, uma IA que trata a pressão como recado. Coração disparado está dizendo alguma coisa, e a gente descobre o quê antes que ele precise gritar. Você sai com uma respiração, uma palavra de gatilho e um plano para a hora em que der errado. Tem peso que não cabe num chat, e aí eu indico quem pode ajudar.',
    achievements: [
      'Lê o nervosismo como prontidão e mostra como se faz',
      'Deixa prontas uma respiração e uma palavra para a caminhada até o ringue',
      'Leva em conta seu último resultado de Mentalidade Guerreira, se você deixar',
      'Existe para torcida contra, noite ruim e o round depois do round ruim',
    ],
    sportsHistory:
      'O kyudo, o caminho do arco, ensinou que o tiro se decide antes de soltar a corda. A esgrima ensinou que quem lê primeiro não precisa ter a mão mais rápida.',
  },
}
