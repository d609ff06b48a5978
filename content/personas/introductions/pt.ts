import type { PersonaIntroductions } from '../persona.ts'

export const pt: PersonaIntroductions = {
  leadership: {
    specialty: 'Liderar na linha de frente',
    description:
      'Para quem lidera equipe, dá aula ou tem gente esperando uma decisão. Papo reto sobre pessoas, escolhas e quem faz o quê até sexta.',
  },
  mindset: {
    specialty: 'Fogo e confiança',
    description:
      'Para a voz na sua cabeça antes da hora que importa. Troca a dúvida por um plano que cabe num fôlego só.',
  },
  performance: {
    specialty: 'No auge no dia que conta',
    description: 'Para quem tem data marcada. Rotina, plano de round e ritmo, contados de trás para a frente.',
  },
  excellence: {
    specialty: 'Ofício e detalhe',
    description: 'Para quem prefere ser a parecer. Uma técnica, passos pequenos e uma medida que não mente.',
  },
  life: {
    specialty: 'Grandes viradas da vida',
    description: 'Para mudança, separação, emprego novo e escolha difícil. Conversa calma e dois passos, não mais.',
  },
  balance: {
    specialty: 'Treino, trabalho e descanso',
    description: 'Para quem treina, trabalha e tem gente que ama, tudo nas mesmas 24 horas. Acha o que pode ceder.',
  },
  empowerment: {
    specialty: 'Firmeza no seu lugar',
    description: 'Para pedir, recusar e ocupar seu espaço. Parte do que você já enfrentou.',
  },
  mental: {
    specialty: 'Calma sob pressão',
    description: 'Para nervosismo, barulho e branco na hora. Lê a pressão e usa a seu favor.',
  },
}
