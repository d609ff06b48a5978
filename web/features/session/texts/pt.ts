export const texts = { title: 'Sessão' }
