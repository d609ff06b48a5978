import type { HouseOfferTexts } from '../catalogue-offer.ts'

export const pt: HouseOfferTexts = {
  'ana-prado': {
    package: [
      'Quatro rounds com Ana',
      'Quatro sessões particulares para levar quem começa tarde do primeiro jab ao primeiro sparring.',
    ],
    'film-review': [
      'Análise de vídeo por escrito',
      'Mande três rounds. Você recebe anotações sobre pés, jab e guarda, cada uma no segundo exato, e dois exercícios.',
    ],
    'shoutout-48h': [
      'Uma palavra do córner',
      'Trinta segundos para alguém antes da luta ou do turno: pouco grito, muita repetição.',
    ],
    'shoutout-72h': [
      'Para a primeira luta',
      'Para quem vai passar pelas cordas pela primeira vez. Conte o nome e como anda o nervosismo.',
    ],
    'shoutout-5d': [
      'Para a academia inteira',
      'Um recado para uma academia, uma equipe ou um turno: quem são e o que fizeram este ano.',
    ],
    'seminar-1': ['O jab e mais nada', 'Noventa minutos sobre um golpe: medir, interromper, tampar a visão, preparar.'],
    'seminar-2': ['Canhotos e como lutar com eles', 'O pé de fora, o lado aberto e três hábitos que funcionam.'],
    'seminar-3': [
      'Começar depois dos trinta',
      'Um plano para o primeiro ano: quantas vezes, com que força, quando fazer sparring e quando ir ao médico.',
    ],
    'video-1': ['Primeiro os pés', 'Passo, deslize, giro, vistos de cima. É assim que toda aula da Ana começa.'],
    'video-2': ['Um-dois-três-dois', 'A primeira sequência que vale repetir até cansar de ver.'],
    'video-3': ['Vinte por dez', 'O relógio para o saco no fim da aula.'],
    'video-4': ['No banquinho', 'Como respirar no minuto entre os rounds.'],
    'product-1': ['Luvas de treino, 14 oz', 'Couro, punho longo, polegar costurado. Perdoam muita coisa.'],
    'product-2': ['Corda de pular', 'Cabo de aço com rolamento, cortado na medida em um minuto.'],
  },
  'kenji-duarte': {
    package: [
      'Quatro páginas do Kenji',
      'Quatro sessões particulares e, depois de cada uma, uma página de correções pequenas.',
    ],
    'film-review': [
      'Análise de rola por escrito',
      'Mande um rola ou uma luta. Você recebe anotações sobre pegada e postura, cada uma no segundo exato, e dois exercícios.',
    ],
    'shoutout-48h': ['Uma saudação do tatame', 'Uma palavra curta de respeito para quem nunca deixa de aparecer.'],
    'shoutout-72h': ['Para a faixa nova', 'Conte a faixa e os anos. Aqui se elogia mais a paciência do que a vitória.'],
    'shoutout-5d': ['Para quem ensina', 'Um recado mais longo da turma para a pessoa que ensinou.'],
    'seminar-1': ['Pegada antes de tudo', 'Noventa minutos sobre quatro pegadas: como conseguir e como quebrar.'],
    'seminar-2': [
      'Uma guarda que envelhece bem',
      'Para a turma máster: guarda sem acrobacia, para joelhos que têm história.',
    ],
    'seminar-3': [
      'Seu plano de competição',
      'Uma queda, uma passagem, uma finalização: como escolher e como treinar doze semanas para um dia.',
    ],
    'video-1': [
      'Knee cut passo a passo',
      'Pegada, apoio, corte, estabiliza. Veja cem vezes, que foi assim que se aprendeu na garagem.',
    ],
    'video-2': ['Postura em pé', 'Passos para a disputa de pegada, cabeça sobre o quadril.'],
    'video-3': ['Rounds de repetição', 'Vinte segundos de um movimento, dez para refazer a pegada.'],
    'video-4': [
      'Respirar debaixo do peso',
      'Tem alguém em cima e você tem tempo. Inspire em quatro, segure quatro, solte em quatro, espere quatro.',
    ],
    'product-1': ['Kimono pesado', 'Trançado duplo, gola grossa, corte para judô e jiu-jítsu.'],
    'product-2': ['Toalhas de pegada, duas unidades', 'Pendure na barra e segure. Baratas, antigas e sem frescura.'],
  },
  'mara-solis': {
    package: [
      'Quatro conversas antes da luta',
      'Quatro sessões particulares: a semana anterior, a caminhada, o primeiro minuto, a manhã seguinte.',
    ],
    'film-review': [
      'Análise: o minuto da virada',
      'Mande a luta. Você recebe anotações sobre o que o corpo disse antes de tudo mudar, cada uma no segundo exato, e uma rotina.',
    ],
    'shoutout-48h': ['Medo é normal', 'Um recado curto para quem acha que é a única pessoa com medo.'],
    'shoutout-72h': ['Para a caminhada', 'Para ouvir a caminho da grade, do palco ou do plantão.'],
    'shoutout-5d': [
      'A manhã seguinte',
      'Um recado mais longo para quem perdeu: sem frase feita e com um motivo para levantar.',
    ],
    'seminar-1': [
      'A semana anterior',
      'Sono, comida, celular, gente: o que fazer em cada um dos sete dias quando o nervosismo chega.',
    ],
    'seminar-2': [
      'A sua voz interior',
      'Escreva, leia em voz alta, troque uma palavra. Uma hora de trabalho bem prático.',
    ],
    'seminar-3': [
      'A volta',
      'Depois de uma derrota, de uma lesão ou de um filho. Oficina com exercícios, para mulheres e para quem mais quiser.',
    ],
    'video-1': [
      'Respiração antes da caminhada',
      'Um quadrado, dezesseis segundos. Mara fazia quatro antes de cada luta.',
    ],
    'video-2': ['Só este round', 'Vinte segundos de agora, dez para deixar ir.'],
    'video-3': ['Mãos quando a cabeça grita', 'Uma sequência simples para se agarrar quando pensar não ajuda.'],
    'video-4': ['Por um dos lados', 'A passagem vista de cima: sempre existe um lado.'],
    'product-1': ['Diário da caminhada', 'Sete noites antes, uma manhã depois. Com perguntas em vez de frases.'],
    'product-2': ['Luvas de MMA, 7 oz', 'Acolchoadas para sparring, palma aberta, fecho duplo.'],
  },
}
