import type { QuizTexts } from './en.ts'

export const pt: QuizTexts = {
  questions: [
    {
      question:
        'Chegou a sua vez no sparring, e do outro lado está alguém com muito mais experiência. Como você entra?',
      answers: [
        'Saio na frente e dito o ritmo. Vim para me testar.',
        'Escolho uma coisa que quero acertar e vou atrás dela.',
        'Começo com cuidado, leio o primeiro minuto e aí me solto.',
        'Peço para ir leve e aprendo o que der em cada troca.',
      ],
    },
    {
      question: 'Você perdeu, e o vídeo da luta está no seu celular. E agora?',
      answers: [
        'Vejo hoje à noite e já chego sabendo o que corrigir primeiro.',
        'Vejo esta semana com quem me treina e saio com um plano.',
        'Descanso uns dias e depois desmonto a luta parte por parte.',
        'Dou um tempo e converso com alguém de confiança antes de ver.',
      ],
    },
    {
      question: 'Na reunião ou na aula, alguém fica com o crédito pelo seu trabalho. O que você faz?',
      answers: [
        'Falo na hora: voz calma, fatos claros.',
        'Chamo a pessoa para conversar no mesmo dia e esclareço.',
        'Organizo as ideias e puxo o assunto no momento certo.',
        'Deixo passar desta vez e cuido para que o próximo trabalho apareça.',
      ],
    },
    {
      question: 'Seis da manhã, chuva na janela, e hoje o treino é por sua conta. O que acontece?',
      answers: [
        'Levanto no primeiro toque. Chuva também é treino.',
        'Preciso de cinco minutos e faço o treino como planejei.',
        'Faço uma versão curta em casa, e ela conta.',
        'O corpo pede sono: durmo agora e treino à noite.',
      ],
    },
  ],
  advice: {
    getting_started: {
      text: 'Hoje o fogo está baixo. Isso é uma medida, não uma sentença: quem hoje tem fogo de sobra já passou por aqui. Não espere a vontade chegar; corpo em movimento puxa a cabeça, então treine o menor começo possível.',
      drill:
        'Um minuto de sombra ou de caminhada rápida, um minuto de descanso, três vezes. Depois conte para alguém que você fez.',
    },
    warming_up: {
      text: 'Você olha antes de pisar, e isso protege você e quem treina junto. Falta o primeiro movimento: certas certezas só chegam depois que a gente começa. Treine decidir, nas coisas pequenas, um pouco antes do que é confortável.',
      drill:
        'Uma vez por dia, nesta semana, decida algo em três respirações: qual exercício, qual ligação, qual plano. Anote o que aconteceu e veja como quase nunca doeu.',
    },
    ready: {
      text: 'Você age e sabe a hora. O próximo passo é agir quando custa: com cansaço, com gente olhando, atrás nos pontos. Treine com um pouco de pressão, e sempre, para o grande dia parecer um dia conhecido.',
      drill:
        'No fim do próximo treino, faça três rounds de um minuto saindo de uma posição ruim. Solte o ar antes de cada um.',
    },
    on_fire: {
      text: 'Você vai na frente, e dá para sentir. Agora treine a mira: calor sem direção cansa você antes de cansar qualquer pessoa. Uma intenção clara por round vale mais que dez boas ideias.',
      drill:
        'Antes de cada um de três rounds, diga numa frase o que você quer dele. No fim, responda com honestidade: consegui, sim ou não?',
    },
    unstoppable: {
      text: 'Chama cheia. O trabalho agora é manter: sem se queimar e sem queimar quem treina com você. Treine o controle, leve o descanso tão a sério quanto os rounds e empreste um pouco do seu fogo a quem precisa.',
      drill:
        'Faça um round a meia força com alguém que começou há menos tempo, com um só objetivo: que essa pessoa saia melhor do que entrou. E hoje garanta oito horas de sono.',
    },
  },
}
