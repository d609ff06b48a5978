import type { LandingTexts } from './en.ts'

export const pt: LandingTexts = {
  meta: {
    title: 'Kiai: Treine. Lute. Vença.',
    description:
      'Um arsenal de treino grátis para quem treina luta: coaches de IA, uma sala de guerra para o próximo passo, um quiz de mentalidade e sabedoria antiga.',
    pictureAlt: 'Lute pelos seus sonhos: uma máscara de guerra vermelha diante de um sol de tinta',
  },
  bar: {
    skip: 'Ir para o conteúdo',
    account: 'Sua conta',
    language: 'Idioma',
    theme: { system: 'Tema: do sistema', dark: 'Tema: escuro', light: 'Tema: claro' },
    becomeCoach: 'Seja coach',
    signIn: 'Entrar',
    signUp: 'Criar conta',
    signOut: 'Sair',
    dashboard: 'Painel',
    signOutFailed: 'Sua sessão continua aberta: o servidor não respondeu. Tente de novo.',
    languageFailed: 'Não deu para carregar esse idioma. Confira a conexão e tente de novo.',
    adminOnly: 'Você precisa de privilégios de administração para acessar este painel.',
    coachOnly: 'Só coaches com candidatura aprovada têm acesso a este painel.',
    accessDenied: 'Acesso negado',
  },
  hero: {
    tagline: 'Treine. Lute. Vença.',
    headline: { first: 'Lute pelos', second: 'seus', dream: 'sonhos' },
    lead: 'Coaches de IA que leem a sua luta. Uma sala de guerra para o próximo passo. Coaches de verdade na hora que conta.',
    enterCamp: 'Entre no camp',
    igniteFire: 'Acenda seu fogo',
    beginTraining: 'Comece seu treino',
  },
  arsenal: {
    eyebrow: 'De graça, desde o primeiro dia',
    title: 'O arsenal de treino',
    coaches: {
      title: 'Coaches de Elite',
      text: 'Oito coaches de IA, cada qual com sua escola e a memória do que você contou.',
    },
    mindset: {
      title: 'Mentalidade Guerreira',
      text: 'Quatro perguntas. Uma chama. Descubra como está a sua hoje.',
    },
    warRoom: { title: 'Sala de Guerra', text: 'Conte o problema. Saia com um plano, uma data e um “se–então”.' },
    artOfWar: { title: 'A Arte da Guerra', text: 'Doze verdades antigas para a luta que você vive agora.' },
  },
  corner: {
    eyebrow: 'No seu córner',
    title: { first: 'Oito máscaras.', second: 'Um córner: o seu.' },
    text: 'Aqui, máscara é IA e diz que é. Lembra do que você contou, pergunta o que faltou e nunca bajula. Não tem rosto por trás: só o trabalho.',
  },
  networks: {
    eyebrow: 'Com a assinatura Elite',
    title: 'Acesse espaços exclusivos',
    text: 'Ninguém vence sem equipe. A assinatura abre os espaços onde se encontram coaches, atletas e quem faz as lutas acontecerem.',
    liveCoaching: {
      title: 'Coaching de Mentalidade Online ao Vivo',
      text: 'Toda semana, ao vivo. Traga uma pergunta, leve um exercício.',
      action: 'Participe já',
    },
    community: {
      title: 'Comunidade Global',
      text: 'Gente que treina no seu horário, em qualquer lugar, e responde.',
      action: 'Conecte-se',
    },
    events: {
      title: 'Eventos Presenciais',
      text: 'Seminários e camps. Deixe a tela em casa, traga o protetor bucal.',
      action: 'Garanta seu acesso',
    },
    business: {
      title: 'Negócios da Luta',
      text: 'Patrocínio, contrato, academia própria: os rounds fora das cordas.',
      action: 'Entre agora',
    },
  },
  closing: {
    meaning: 'o grito no instante do golpe, quando fôlego, corpo e vontade batem juntos.',
    title: 'Comece seu treino',
    text: 'O seu pode começar em silêncio: um nome, um e-\u2060mail, uma senha. O barulho vem depois.',
    action: 'Entrar / Criar conta',
    dashboard: 'Voltar ao painel',
  },
  footer: {
    note: 'Aqui, o que é IA se chama IA.',
    languages: 'Idiomas',
    more: 'Mais',
    withdraw: 'Desistir da compra',
    api: 'Referência da API',
  },
}
