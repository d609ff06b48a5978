import type { Language } from '#contract/language.ts'

type CrashTexts = { page: string; title: string; text: string; reload: string; home: string }

/** Part of the code, because the crash page has to work when texts fail to load. */
export const crashTexts: Record<Language, CrashTexts> = {
  en: {
    page: 'Something broke',
    title: 'Knocked down',
    text: 'Something in Kiai broke. What you saved is safe. Get up and try again.',
    reload: 'Reload',
    home: 'Back to the homepage',
  },
  pt: {
    page: 'Algo deu errado',
    title: 'Foi à lona',
    text: 'Algo deu errado no Kiai. O que você salvou está seguro. Carregue a página de novo.',
    reload: 'Carregar de novo',
    home: 'Voltar à página inicial',
  },
  es: {
    page: 'Algo se rompió',
    title: 'A la lona',
    text: 'Algo en Kiai se rompió. Lo que guardaste está a salvo. Levántate y prueba otra vez.',
    reload: 'Cargar de nuevo',
    home: 'Volver al inicio',
  },
}
