export const texts = { title: 'Sesión' }
