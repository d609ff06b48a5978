import type { IntakeTexts } from './intake-texts.ts'

export const pt: IntakeTexts = {
  groups: {
    mind: {
      ask: [
        'Quero entender antes de responder. O que acontece no treino ou no dia em que é pior, e o que você já tentou?',
        'Uma pergunta antes de tudo: como foi a última vez que isso aconteceu, e o que você fez logo depois?',
      ],
      meanwhile:
        'Enquanto isso, escreva em duas linhas o momento do treino desta semana que mais te incomodou. É por ele que a gente começa.',
    },
    technique: {
      ask: [
        'Não quero responder a metade errada. Me leva para dentro do lance: onde vocês dois estão, o que você tenta e o que a outra pessoa faz que te trava?',
        'Para te dar algo que dê para treinar, preciso do momento exato: qual é a sua posição, o que você busca e onde desanda?',
      ],
      meanwhile:
        'Enquanto isso, filme um round e veja só o segundo antes de dar errado: seus pés, seu peso, quem se mexeu primeiro. Esse segundo mostra o que treinar.',
    },
    body: {
      ask: [
        'Três coisas me dizem mais: desde quando, o que melhora ou piora, e alguém da área de saúde já olhou?',
        'Antes de falar de treino: o que exatamente você sente, em que parte do treino e há quanto tempo?',
      ],
      meanwhile:
        'Enquanto isso, fique no que dá para fazer sem provocar isso, e procure um médico se aumentar, se algo ficar dormente ou fraco, ou se te acordar à noite.',
    },
    time: {
      ask: [
        'Primeiro me mostra a semana de verdade: que horas são fixas, quais são mesmo suas e o que você largaria por último?',
        'Numa semana comum, onde escapa: de manhã, depois do trabalho ou no fim de semana?',
      ],
      meanwhile: 'Enquanto isso, ponha um treino de trinta minutos no dia que menos falha e cuide só desse.',
    },
    work: {
      ask: [
        'Para ajudar, preciso da última cena: o que foi dito ou feito, por quem, e o que você queria diferente daqui a um mês?',
        'O que precisa ser decidido aqui, até quando, e quem decide além de você?',
      ],
      meanwhile:
        'Enquanto isso, escreva os fatos em três linhas, com datas e sem julgamento. Você vai precisar deles, faça o que fizer.',
    },
    business: {
      ask: [
        'Me passa os números que você tem: alunos, mensalidade, custos fixos, o que sobra no fim do mês. Qual deles te preocupa?',
        'O que exatamente precisa ser decidido, até quando, e quanto custa ou traz por mês?',
      ],
      meanwhile:
        'Enquanto isso, ponha numa página a receita e os custos fixos dos últimos três meses. A decisão quase sempre aparece ali.',
    },
    life: {
      ask: [
        'Prefiro perguntar a te dar o conselho errado. Qual é a parte mais difícil agora, e quem mais está nessa história?',
        'O que precisaria acontecer esta semana para isso pesar um pouco menos?',
      ],
      meanwhile:
        'Enquanto isso, conte a uma pessoa de confiança o que você me contou, com as mesmas palavras. Muitas vezes é a primeira coisa que ajuda.',
    },
  },
  roles: {
    parent: {
      ask: [
        'Você pergunta por um filho ou uma filha, então antes: o que a criança mesma disse sobre isso, e o que te ajudaria mais, palavras para dizer ou um jeito de organizar?',
        'O que a criança quer por conta própria, o que já está combinado, e que parte disso te tira o sono?',
      ],
      meanwhile:
        'Enquanto isso, faça uma pergunta aberta na volta para casa e só escute: “Qual foi o melhor minuto de hoje, e qual foi o pior?” E diga a frase da qual toda criança duvida: que você gosta de ver os treinos e as lutas, seja qual for o resultado.',
    },
    partner: {
      ask: [
        'Você pergunta por alguém que vive com você, então me conta: o que é mais difícil para você no jeito dessa pessoa, e o que você já disse?',
        'Quando é a luta, e o que você mais quer: palavras para dizer ou um jeito de atravessar a semana?',
      ],
      meanwhile:
        'Enquanto isso, pouco já é muito: “Tô aqui. Você quer conversar ou quer silêncio?” Deixe conselho, peso e resultado com o corner, e guarde uma noite para você.',
    },
    coach: {
      ask: [
        'Você pergunta por alguém que você treina. Há quanto tempo está assim, qual foi a última conversa de vocês e o que você desconfia?',
        'O que você notou no treino, o que diz quem convive com essa pessoa, e quando é a próxima luta?',
      ],
      meanwhile:
        'Enquanto isso, faça contato sem cobrar nada: passe lá ou mande uma linha, “Não é sobre treino. Você está bem?” O plano espera essa resposta.',
    },
  },
  anything: {
    ask: [
      'Quero acertar antes de te passar um plano. Que parte disso você mudaria primeiro, se pudesse?',
      'Me conta um pouco mais, para a resposta servir: o que aconteceu por último, e o que você queria diferente?',
    ],
    meanwhile: 'Duas ou três frases bastam.',
  },
  feelings: {
    'feel-afraid': [
      'Ter medo disso é normal, e não é o medo que decide como vai ser.',
      'Esse medo não é fraqueza; mostra que isso importa para você.',
    ],
    'feel-angry': ['Qualquer um ficaria com raiva disso.', 'Faz sentido você estar com raiva.'],
    'feel-sad': ['Sinto muito. Isso pesa.', 'Sinto muito. Ninguém supera isso em um dia.'],
    'feel-ashamed': [
      'Não é fácil escrever isso. Que bom que você escreveu.',
      'Obrigado por dizer com todas as letras. A maioria guarda isso para si.',
    ],
    'feel-guilty': [
      'Se isso pesa, é porque as pessoas envolvidas importam para você.',
      'Culpa pesa, e dá para transformar em uma coisa que você conserta.',
    ],
    'feel-jealous': [
      'Dá para ficar feliz por alguém e doer não ter sido você. As duas coisas são verdade.',
      'A inveja arde porque aponta para algo que você quer. Vale olhar para isso.',
    ],
  },
  takeUp: 'Você escreve “{words}”.',
  likely: [
    'Pelo que entendi, o assunto é **{matter}**. Se for isso:',
    'Minha primeira leitura é **{matter}**. Aí eu começaria assim:',
    'Para mim, isso é sobre **{matter}**. Se acertei:',
  ],
  orElse: [
    'Se entendi errado, me conta o que aconteceu por último, e eu recomeço dali.',
    'Se não entendi direito, uma frase sobre o que você quer mudar já basta.',
    'Se não é isso, diga em uma linha o que mais te incomoda, e eu respondo a isso.',
  ],
}
