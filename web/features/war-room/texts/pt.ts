import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Sala de Guerra',
  eyebrow: 'Conte o problema. Saia com um plano.',
  choose: 'Escolha uma estratégia',
  templates: 'Estratégias',
  panel: { title: 'Coach de Estratégia', subtitle: 'Pensamento estratégico com IA' },
  template: {
    career: {
      name: 'Carreira',
      title: 'Plano de Conquista',
      text: 'Um cargo, um aumento, uma virada: escolha o objetivo e trace o caminho.',
      prompt:
        'Quero um plano para conquistar meu próximo objetivo de carreira. Pergunte o que você precisa saber primeiro.',
    },
    business: {
      name: 'Negócios',
      title: 'Eliminação de Obstáculos',
      text: 'Dê nome ao que trava o negócio e desmonte passo a passo.',
      prompt: 'Tem algo travando meu negócio e quero tirar do caminho. Pergunte o que você precisa saber primeiro.',
    },
    life: {
      name: 'Vida',
      title: 'Mobilização de Recursos',
      text: 'Tempo, gente, dinheiro: tire mais do que você já tem.',
      prompt:
        'Quero aproveitar melhor o tempo, as pessoas e o dinheiro que tenho na minha vida. Pergunte o que você precisa saber primeiro.',
    },
    fight: {
      name: 'Luta',
      title: 'Guerra Mental',
      text: 'Nervos, foco, pressão: prepare a cabeça antes do gongo.',
      prompt: 'Quero minha cabeça pronta para a próxima luta. Pergunte o que você precisa saber primeiro.',
    },
  },
  started: { title: 'Nova sessão iniciada', text: 'Coaching iniciado: {{template}}' },
  call: {
    title: 'Vamos para a próxima luta?',
    text: 'Uma estratégia por vez. Escolha a frente em que quer vencer.',
  },
  sessions: 'Sessões estratégicas anteriores',
  save: {
    open: 'Salvar e recomeçar',
    nothing: 'Escreva algo primeiro: aí dá para salvar.',
    title: 'Salvar esta sessão',
    text: 'Ela fica guardada com o tema, e a Sala de Guerra recomeça do zero.',
    topic: 'Tema',
    placeholder: 'Plano de crescimento na carreira',
    type: 'Estratégia',
    submit: 'Salvar sessão',
    topicRequired: 'Falta o tema',
    topicRequiredText: 'Dê um tema a esta sessão.',
    signIn: 'É preciso entrar na conta',
    signInText: 'Entre na sua conta para salvar conversas.',
    saved: 'Conversa salva',
    savedText: 'Sua sessão estratégica foi salva com sucesso.',
    failed: 'Falha ao salvar',
    failedText: 'Não foi possível salvar a conversa. Tente de novo.',
  },
}
