import type { IntakeTexts } from './intake-texts.ts'

export const pt: IntakeTexts = {
  groups: {
    mind: {
      ask: [
        'Quero entender antes de responder. O que acontece no treino ou no dia em que é pior, e o que você já tentou?',
        'Uma pergunta antes de tudo: como foi a última vez que isso aconteceu, e o que você fez logo depois?',
      ],
      meanwhile:
        'Enquanto isso, escreva em duas linhas o momento do treino desta semana que mais incomodou você. É por ele que a gente começa.',
    },
    technique: {
      ask: [
        'Antes de responder, quero enxergar bem a cena. Me leve para dentro do lance: onde vocês estão, o que você tenta e o que a outra pessoa faz que trava você?',
        'Para passar algo que dê para treinar, preciso do momento exato: qual é a sua posição, o que você busca e onde desanda?',
      ],
      meanwhile:
        'Enquanto isso, filme um round e veja só o segundo antes de dar errado: seus pés, seu peso, quem se mexeu primeiro. Esse segundo mostra o que treinar.',
    },
    body: {
      ask: [
        'Três coisas me ajudam a entender: desde quando, o que melhora ou piora, e alguém da área de saúde já olhou?',
        'Antes de falar de treino: o que exatamente você sente, em que parte do treino e há quanto tempo?',
      ],
      meanwhile:
        'Enquanto isso, faça só o que não provoca isso, e procure um médico se piorar, se algo ficar dormente ou fraco, ou se acordar você à noite.',
    },
    time: {
      ask: [
        'Primeiro me mostre a semana de verdade: quais horários são fixos, quais são mesmo seus e o que você largaria por último?',
        'Numa semana comum, onde escapa: de manhã, depois do trabalho ou no fim de semana?',
      ],
      meanwhile: 'Enquanto isso, ponha um treino de trinta minutos no dia que menos falha e cuide só desse.',
    },
    work: {
      ask: [
        'Para ajudar, preciso da última cena: o que foi dito ou feito, por quem, e o que você gostaria que mudasse daqui a um mês?',
        'O que precisa ser decidido aqui, até quando, e quem decide além de você?',
      ],
      meanwhile:
        'Enquanto isso, escreva os fatos em três linhas, com datas e sem julgamento. Você vai precisar deles, faça o que fizer.',
    },
    business: {
      ask: [
        'Me passe os números que você tem: alunos, mensalidade, custos fixos, o que sobra no fim do mês. Qual deles preocupa você?',
        'O que exatamente precisa ser decidido, até quando, e quanto custa ou traz por mês?',
      ],
      meanwhile:
        'Enquanto isso, ponha numa página a receita e os custos fixos dos últimos três meses. A decisão quase sempre aparece ali.',
    },
    life: {
      ask: [
        'Prefiro perguntar a dar o conselho errado. Qual é a parte mais difícil agora, e quem mais está nessa história?',
        'O que precisaria acontecer esta semana para isso pesar um pouco menos?',
      ],
      meanwhile:
        'Enquanto isso, conte a uma pessoa de confiança o que você me contou, com as mesmas palavras. Muitas vezes é a primeira coisa que ajuda.',
    },
  },
  roles: {
    parent: {
      ask: [
        'Você pergunta por um filho ou uma filha, então, antes: o que você já ouviu dele ou dela sobre isso, e o que ajudaria mais, palavras para dizer ou um jeito de organizar?',
        'O que seu filho ou sua filha quer de verdade, o que já está combinado, e que parte disso tira o seu sono?',
      ],
      meanwhile:
        'Enquanto isso, faça uma pergunta aberta na volta para casa e só escute: “Qual foi o melhor minuto de hoje, e qual foi o pior?” E diga aquilo em que, nessa idade, é mais difícil acreditar: que você gosta de ver os treinos e as lutas, seja qual for o resultado.',
    },
    partner: {
      ask: [
        'Você pergunta por alguém que vive com você, então me conte: o que é mais difícil para você no jeito dessa pessoa, e o que você já disse?',
        'Quando é a luta, e o que você mais quer: palavras para dizer ou um jeito de atravessar a semana?',
      ],
      meanwhile:
        'Enquanto isso, pouco já é muito: “Tô aqui. Você quer conversar ou quer silêncio?” Deixe conselho, peso e resultado com o córner, e guarde uma noite para você.',
    },
    coach: {
      ask: [
        'Você pergunta por alguém que você treina. Há quanto tempo está assim, qual foi a última conversa de vocês e do que você desconfia?',
        'O que você notou no treino, o que diz quem convive com essa pessoa, e quando é a próxima luta?',
      ],
      meanwhile:
        'Enquanto isso, faça contato sem cobrar nada: passe lá ou mande uma linha, “Não é sobre treino. Você está bem?” O plano espera essa resposta.',
    },
  },
  anything: {
    ask: [
      'Quero acertar antes de passar um plano. Que parte disso você mudaria primeiro, se pudesse?',
      'Me conte um pouco mais, para a resposta servir: qual foi a última coisa que aconteceu, e o que você gostaria que mudasse?',
    ],
    meanwhile: 'Duas ou três frases bastam.',
  },
  feelings: {
    'feel-afraid': [
      'Ter medo disso é normal, e não é o medo que decide como vai ser.',
      'Esse medo não é fraqueza; mostra que isso importa para você.',
    ],
    'feel-angry': ['Qualquer pessoa ficaria com raiva disso.', 'Faz sentido você estar com raiva.'],
    'feel-sad': ['Sinto muito. Isso pesa.', 'Sinto muito. Ninguém supera isso em um dia.'],
    'feel-ashamed': [
      'Não é fácil escrever isso. Que bom que você escreveu.',
      'Dizer isso com todas as letras pede coragem. A maioria das pessoas guarda para si.',
    ],
    'feel-guilty': [
      'Se isso pesa, é porque as pessoas envolvidas importam para você.',
      'A culpa pesa, mas dá para transformar em uma coisa concreta a consertar.',
    ],
    'feel-jealous': [
      'Dá para ficar feliz por alguém e, ao mesmo tempo, sentir por não ter sido você. As duas coisas são verdade.',
      'A inveja arde porque aponta para algo que você quer. Vale olhar para isso.',
    ],
  },
  takeUp: 'Você escreveu “{words}”.',
}
