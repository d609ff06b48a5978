import type { HouseCoachTexts } from './house-coach.ts'

export const pt: HouseCoachTexts = {
  coaches: {
    'ana-prado': {
      bio: 'Cheguei ao boxe com dezenove anos, porque a academia era mais quente que o ponto de ônibus. Aprendi tarde, então sei o que dá para ensinar. Minha turma trabalha duro: enfermagem, volante, cozinha no turno da noite. A gente repete o jab até cansar de ver, e depois até ele ser seu. Grito pouco e repito muito.',
      tags: ['Quem começa tarde', 'Guarda canhota', 'Jogo de pernas', 'Primeira luta'],
      network_type: 'Luta em pé',
    },
    'kenji-duarte': {
      bio: 'Meu pai ensinava judô numa garagem, e eu varri aquela garagem por anos antes de poder derrubar alguém nela. Até hoje ensino de baixo para cima: pegada, postura, paciência, e só depois o que é bonito. Se você gosta de rounds longos e correções pequenas, vamos nos dar bem. Depois de cada sessão, escrevo uma página à mão para quem treinou comigo.',
      tags: ['Guarda', 'Pegadas', 'Máster', 'Plano de competição'],
      network_type: 'Luta agarrada',
    },
    'mara-solis': {
      bio: 'Lutei por onze anos e senti medo antes de cada luta. Ninguém tinha me dito que isso era normal, então hoje quem diz sou eu. Trabalho o que acontece dentro da cabeça: a semana anterior, a caminhada até a grade, a manhã depois da derrota. Nada de frase feita. A gente descobre o que você diz para si e treina isso como qualquer outra técnica.',
      tags: ['Nervosismo', 'Voltas por cima', 'Rotinas', 'Mulheres no MMA'],
      network_type: 'Mente e luta',
    },
  },
  sessions: {
    private: {
      title: 'Sessão particular de estratégia',
      description: 'Uma hora sobre uma só questão: a próxima luta, a próxima temporada ou o hábito que segura você.',
    },
    film: {
      title: 'Análise de luta em vídeo',
      description: 'Vemos seus rounds lado a lado, paramos onde importa e anotamos três coisas para mudar.',
    },
    technique: {
      title: 'Ajuste de técnica',
      description: 'Uma técnica na lupa. Mande um vídeo antes e saia com dois exercícios.',
    },
    corner: {
      title: 'Chamada de córner',
      description: 'Quinze minutos antes da hora H: um plano, uma palavra e vai.',
    },
    group: {
      title: 'Aula em grupo online',
      description: 'Até doze pessoas, um tema e perguntas no final. O preço é por vaga.',
    },
    speaking: {
      title: 'Palestra presencial',
      description: 'Para academias, escolas e empresas: uma fala, uma oficina ou um dia no tatame.',
    },
  },
}
