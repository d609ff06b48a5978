import type { PowerUpTexts } from './en.ts'

export const es: PowerUpTexts = {
  care: 'Siéntate o ponte de pie en un lugar seguro. Si te mareas, para y respira a tu manera: también cuenta.',
  drills: {
    'square-breath': {
      title: 'El cuadrado',
      purpose: 'Cuatro lados iguales. Para cuando la cabeza va más rápido que tú.',
      cues: {
        in: 'Toma aire por la nariz.',
        full: 'Sostén, hombros abajo.',
        out: 'Suelta despacio.',
        empty: 'Sin aire y en calma.',
        see: 'Mira lo próximo que tienes que hacer. Ya estás en medio de eso.',
      },
    },
    'long-exhale': {
      title: 'La salida larga',
      purpose: 'El aire tarda más en salir que en entrar. Para los nervios antes de lo importante.',
      cues: {
        in: 'Toma aire, abajo y en silencio.',
        out: 'Suéltalo más lento de lo que entró.',
        see: 'Mira el momento que te da nervios. Mírate respirar en él.',
        set: 'Hombros abajo. Mirada al frente.',
      },
    },
    'the-walk': {
      title: 'La caminata',
      purpose: 'De la puerta al primer intercambio. Para el gran día y para cualquier otro.',
      cues: {
        stand: 'Siente el suelo que te sostiene. Afloja la mandíbula.',
        in: 'Toma aire.',
        out: 'Suelta el aire hasta el final.',
        walk: 'Mira la puerta, las luces, el suelo. Entra a tu paso.',
        begin: 'Mira el primer intercambio. Sales primero y con el cuerpo suelto.',
      },
    },
    unclench: {
      title: 'Afloja',
      purpose: 'Aprieta y suelta, de las manos a los pies. Para un cuerpo que cargó todo el día.',
      cues: {
        handsIn: 'Toma aire. Cierra los puños.',
        handsOut: 'Suelta el aire. Abre las manos.',
        shouldersIn: 'Toma aire. Sube los hombros.',
        shouldersOut: 'Suelta el aire. Déjalos caer.',
        faceIn: 'Toma aire. Aprieta los labios.',
        faceOut: 'Suelta el aire. Afloja la mandíbula.',
        bellyIn: 'Toma aire. Tensa el abdomen.',
        bellyOut: 'Suelta el aire. Relaja el abdomen.',
        legsIn: 'Toma aire. Empuja el suelo.',
        legsOut: 'Suelta el aire. Descansa las piernas.',
        feel: 'Siente qué poco hace falta para sostenerte. Llévatelo a la próxima hora.',
      },
    },
    'next-round': {
      title: 'El próximo asalto',
      purpose: 'Un error, una respuesta mejor, tu palabra. Para el día después de uno malo.',
      cues: {
        recall: 'Piensa en una cosa que salió mal. Solo mírala.',
        in: 'Toma aire.',
        out: 'Déjala salir con el aire, despacio.',
        correct: 'Vuelve a ver ese momento. Esta vez haz lo que querías hacer.',
        word: 'Busca una palabra para eso. Dila en voz alta o por dentro. Ese es tu próximo asalto.',
      },
    },
    kiai: {
      title: 'El grito',
      purpose: 'Junta y suelta en un solo soplo. Para cuando el día no arranca.',
      cues: {
        in: 'Toma aire hasta el vientre.',
        out: 'Suelta el aire. Junta fuerza.',
        load: 'Toma aire: carga.',
        shout: 'Suelta de golpe: ¡kiai! Un susurro basta.',
        stand: 'Abre el pecho. Siente el calor. Elige a qué se lo das primero.',
      },
    },
  },
}
