import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  loading: 'Carregando seu painel...',
  failed: 'Não deu para carregar sua sequência e seus resultados. O resto funciona.',
  outdated: 'Não deu para atualizar seu painel. O que você vê pode ser antigo.',
  nextSession: 'Próxima sessão',
  quickAccess: 'Acesso rápido',
  coaches: 'Escolha seu córner. Coaches de IA que lembram de você.',
  warriorMindset: 'Quatro perguntas. Uma chama. Descubra como está a sua hoje.',
  warRoom: 'Conte o problema. Saia com um plano.',
  artOfWar: 'Verdades antigas para a luta que você vive agora.',
  logTraining: 'O quê, quanto tempo, quanto esforço. Dez segundos.',
  standing: 'Como você está',
  wisdom: {
    title: 'Baú da Sabedoria',
    saved_one: 'citação salva',
    saved_many: 'de citações salvas',
    saved_other: 'citações salvas',
    open: 'Abrir o baú',
    none: 'Ainda vazio',
    noneText: 'Guarde a primeira frase que bater fundo.',
    first: 'Achar uma citação',
  },
}
