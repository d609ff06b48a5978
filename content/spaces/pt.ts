import type { SpaceTexts } from './space-text.ts'

export const pt: SpaceTexts = {
  spaces: {
    kings: {
      name: 'Kings Network',
      about:
        'Para quem lidera: na academia, no trabalho, em casa. Ao vivo toda quinta, mastermind no primeiro sábado do mês e, entre um encontro e outro, gente que pergunta como foi.',
      introduction: 'Conte quem você é, o que está construindo este ano e aquilo que você vive adiando.',
      tone: 'Papo reto e com respeito. Diga o que diria cara a cara, e pergunte antes de aconselhar.',
    },
    'global-community': {
      name: 'Comunidade Global',
      about:
        'Todo mundo que treina, em três idiomas. Primeira aula ou trinta anos de estrada: conte como foi o round, faça a sua pergunta, ache com quem treinar quando viajar.',
      introduction: 'Onde você treina, o que você treina e como foi parar no tatame?',
      tone: 'Todo mundo já começou um dia. Não existe pergunta boba, e ninguém é bom demais para responder.',
    },
    'mindset-live': {
      name: 'Mindset ao Vivo',
      about:
        'O que se passa na cabeça, toda semana. Traga o nervosismo, a fase ruim e a volta por cima: aqui isso se treina como qualquer técnica.',
      introduction: 'O que passa pela sua cabeça quando falta pouco para valer?',
      tone: 'O que se conta aqui fica aqui. Primeiro, escute. Ninguém precisa de frase de efeito.',
    },
    'fight-business': {
      name: 'Fight Business',
      about:
        'Onde atletas, academias e patrocinadores se encontram: lutas, trabalho, patrocínio, equipamento e filmagem. Toda publicação diz o quê e onde e, de preferência, por quanto e até quando.',
      introduction: 'O que você faz nesse meio e quem gostaria de conhecer?',
      tone: 'Oferta clara, número honesto. Se paga, diga quanto. E responda a quem escreve.',
    },
    'prado-corner': {
      name: 'Prado Corner',
      about:
        'A turma da Ana Prado: quem começou tarde, quem trabalha à noite, quem luta na base canhota. Combinações para testar, vídeo para analisar e alguém que lembra: mão alta.',
      introduction: 'Base destra ou canhota, há quanto tempo você boxeia e o que seus pés fazem de errado?',
      tone: 'Pouco grito, muita repetição. Publique os rounds ruins também.',
    },
    'tatame-duarte': {
      name: 'Tatame Duarte',
      about:
        'O tatame do Kenji Duarte, aberto a semana inteira: pegada, guarda, paciência. Anotações depois do treino e os detalhes que ninguém explica na aula.',
      introduction: 'Qual é a sua faixa, qual é a sua guarda e de que posição você foge?',
      tone: 'Precisão e calma. Mostre onde vai a mão, e agradeça a quem treinou com você.',
    },
    'sala-solis': {
      name: 'Sala Solis',
      about:
        'O espaço da Mara Solis para a semana antes, a caminhada até a grade e a manhã seguinte. Para quem já sentiu medo e foi mesmo assim.',
      introduction: 'Para que você está se preparando, e o que você se diz quando a coisa aperta?',
      tone: 'Sinceridade e carinho. Sem pena, sem heroísmo.',
    },
  },
  clients: {
    introduction: 'Conte à turma quem você é e no que está trabalhando com seu coach.',
    tone: 'Mesmo coach, mesmo córner. O que se fala aqui fica aqui.',
  },
}
