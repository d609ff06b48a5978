import type { PhilosopherTexts } from './en.ts'

export const pt: PhilosopherTexts = {
  'sun-tzu': {
    name: 'Sun Tzu',
    title: 'Estrategista da China antiga',
    specialty: 'Estratégia e hora certa',
    introduction:
      'A tradição atribui a este general, que teria vivido há uns 2.500 anos, os treze capítulos curtos de A Arte da Guerra, um livro sobre vencer lutando o mínimo possível. Leia antes de responder força com força.',
  },
  'miyamoto-musashi': {
    name: 'Miyamoto Musashi',
    title: 'Espadachim e pintor do Japão',
    specialty: 'Prática e ritmo',
    introduction:
      'Segundo ele mesmo, passou por mais de sessenta duelos antes dos trinta anos e gastou o resto da vida se perguntando por quê. A resposta está em O Livro dos Cinco Anéis, escrito pouco antes de morrer, em 1645, para quem prefere treinar a admirar.',
  },
  'marcus-aurelius': {
    name: 'Marco Aurélio',
    title: 'Imperador romano e estoico',
    specialty: 'Calma sob pressão',
    introduction:
      'Governou Roma de 161 a 180, entre peste e guerra, e escrevia notas para si, algumas no meio das campanhas. Não eram para ninguém ler, e por isso parecem a voz do córner entre um round e outro.',
  },
  'lao-tzu': {
    name: 'Lao Tsé',
    title: 'O velho mestre do Tao',
    specialty: 'Leveza e domínio próprio',
    introduction:
      'Talvez uma pessoa, talvez muitas vozes: a tradição chama quem escreveu o Tao Te Ching só de “velho mestre”. São 81 capítulos curtos sobre a força do que sabe ceder.',
  },
}
