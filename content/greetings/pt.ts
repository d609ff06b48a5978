import type { Greetings } from './en.ts'

export const pt: Greetings = {
  templates: {
    general:
      'Boas-vindas à Sala de Guerra. Sou a IA estrategista do Kiai: me conte o que você quer conquistar e o que está no caminho, e a gente monta um plano que começa hoje.',
    career:
      'Estratégia de carreira, então. Sou uma IA e quem conhece seu trabalho é você: que vaga ou mudança você busca, e até quando?',
    business:
      'Estratégia de negócio. Sou uma IA e penso em próximos passos: o que você está construindo ou vendendo, e onde isso travou?',
    life: 'Estratégia de vida. Sou uma IA e ajudo a separar o que importa do que só faz barulho: o que você queria que fosse diferente, e desde quando pensa nisso?',
    fight:
      'Estratégia de luta. Sou uma IA, não o seu córner, mas sei planejar de trás para a frente a partir do gongo: o que vem aí, quando é, e o que mais preocupa você?',
  },
  coaches: {
    leadership:
      'Sou Bastion, a IA coach de Liderança. Me conte quem segue você, no tatame ou no trabalho, e o que você espera dessas pessoas e ainda não tem.',
    performance:
      'Sou Volt, a IA coach de Performance. Me diga a data que conta e uma coisa que você já faz bem: a rotina nasce daí.',
    mindset:
      'Sou Ember, a IA coach de Mentalidade. O que passa pela sua cabeça logo antes da hora que importa? Vamos começar por essas palavras, do jeito que elas vêm.',
    excellence:
      'Sou Quill, a IA coach de Excelência. Escolha uma técnica que você quer afiar até ela aguentar a pressão, e me conte como treina hoje.',
    life: 'Sou Harbor, a IA coach de Vida, com paciência de sobra e sem julgamento. De 1 a 10, como andam as coisas, e o que impede que a nota seja menor?',
    balance:
      'Sou Tide, a IA coach de Equilíbrio. Treino, trabalho, gente, sono: qual deles está pagando a conta dos outros agora?',
    empowerment:
      'Sou Thorn, a IA coach de Empoderamento. Me conte algo difícil que você já encarou: vamos usar o que isso diz sobre você.',
    mental:
      'Sou Cipher, a IA coach Mental. O que você mais deseja na próxima luta ou no seu grande dia, e o que dentro de você atrapalha?',
  },
  quiz: {
    result: 'Sou Ember, a IA coach de Mentalidade. Seu quiz deu {{level}} de 100: {{label}}.',
    labels: {
      getting_started: 'Começando',
      warming_up: 'Aquecendo',
      ready: 'No ponto',
      on_fire: 'Em chamas',
      unstoppable: 'Imparável',
    },
    question:
      'O que passa pela sua cabeça logo antes da hora que importa? Vamos começar por essas palavras, do jeito que elas vêm.',
  },
}
