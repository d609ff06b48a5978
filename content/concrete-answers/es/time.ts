import type { ConcreteAnswer } from '../concrete-answer.ts'

export const TIME: readonly ConcreteAnswer[] = [
  {
    matter: 'no-time-to-train',
    asked: [
      'Solo puedo dos días por semana, ¿sirve?',
      '2 dias x semana sirve?',
      '¿y con dos días qué hago?',
      'Trabajo diez horas y solo llego a dos clases.',
    ],
    answer:
      'Sí, con dos clases fijas avanzas si sumas 15 minutos en casa otros tres días. Clase uno: técnica y pregunta una duda; clase dos: sparring ligero o rodar. En casa: cinco minutos de movilidad, cinco de sombra con esa duda, cinco de fuerza. Lo que falla es elegir días «cuando se pueda»: ponlos en el calendario como una cita.',
  },
  {
    matter: 'shift-work',
    asked: [
      '¿Cuándo entreno si trabajo de noche?',
      'turno de noche cuando entreno',
      '¿y antes o después del turno?',
      'Salgo a las seis de la mañana y no sé cuándo entrenar.',
    ],
    answer:
      'Entrena después de dormir y antes del turno, unas tres horas antes de entrar; por ejemplo a las cinco de la tarde. Tras la última noche solo caminata o movilidad, y sparring únicamente con seis horas dormidas. Comida ligera a mitad del turno. Lo peligroso es entrenar duro al salir y conducir a casa cabeceando.',
  },
  {
    matter: 'habit-start',
    asked: [
      '¿Cómo logro ir al gimnasio de forma constante?',
      'como soy constante',
      '¿y si fallo un día?',
      'Empiezo fuerte dos semanas y luego lo dejo.',
    ],
    answer:
      'Elige dos días y una hora, y prométete solo cruzar la puerta; si a los diez minutos quieres irte, te vas. Deja el bolso junto a la salida la noche anterior. Marca cada ida en un calendario durante ocho semanas. Si fallas uno, el siguiente no se negocia. Lo que tumba a todos es empezar con cinco días.',
  },
  {
    matter: 'habit-break',
    asked: [
      '¿Cómo dejo el teléfono por la noche?',
      'no suelto el celular en la noche',
      '¿y si lo uso de despertador?',
      'Me acuesto a las once y miro videos hasta la una.',
    ],
    answer:
      'Cárgalo en otra habitación desde las diez y compra un despertador barato. Pon en la almohada lo que lo sustituye: un libro o diez minutos de estiramientos. Hazlo 14 noches; las tres primeras son las peores. Solo con fuerza de voluntad y el teléfono al lado se falla. Si sin él no duermes durante semanas, habla con un médico.',
  },
  {
    matter: 'procrastination',
    asked: [
      '¿Cómo empiezo cuando no tengo ganas?',
      'no arranco nunca',
      '¿y qué hago ahora mismo?',
      'Llevo días posponiendo lo mismo.',
    ],
    answer:
      'Pon un temporizador de cinco minutos y haz el primer gesto físico: abrir el archivo, ponerte las zapatillas, vendarte. Al sonar puedes parar; casi nunca pararás. Teléfono en otro cuarto. Escribe la noche anterior la primera acción con hora: «A las 7, vendas». Lo que falla es esperar las ganas o planear tres horas perfectas.',
  },
  {
    matter: 'early-mornings',
    asked: [
      '¿Cómo me levanto a las cinco y media para entrenar?',
      'no me levanto temprano',
      '¿y qué como a esa hora?',
      'Pongo tres alarmas y las apago todas.',
    ],
    answer:
      'Acuéstate a las diez y adelanta 15 minutos cada tres días; no saltes de golpe. Alarma lejos de la cama, ropa puesta en la silla, luz encendida al instante. Come medio plátano y agua; el desayuno, después. Empieza con dos mañanas por semana y queda con alguien. Con menos de seis horas dormidas, esa mañana duerme.',
  },
  {
    matter: 'too-many-things',
    asked: [
      'Tengo demasiadas metas, ¿qué dejo primero?',
      'muchas metas q dejo',
      '¿y cómo elijo una?',
      'Quiero competir, estudiar, aprender inglés y ahorrar a la vez.',
    ],
    answer:
      'Deja en pausa todo lo que no tenga fecha en las próximas ocho semanas. Queda una meta principal con tres bloques semanales, y una secundaria con uno. Lo demás va a una lista que revisas en ocho semanas. Dilo en voz alta a quien espere algo: «Lo retomo en marzo». Lo que falla es recortar un poco de todo.',
  },
  {
    matter: 'work-life-balance',
    asked: [
      'Me siento culpable por entrenar en vez de estar con mis hijos, ¿qué hago?',
      'culpa x entrenar teniendo hijos',
      '¿y cuánto entreno sin sentirme mal?',
      'Cuando entreno pienso en casa y en casa pienso en entrenar.',
    ],
    answer:
      'Fija tres sesiones de una hora, acordadas en casa, y dos ratos semanales solo de tus hijos, sin teléfono. Diles cuándo vuelves: «A las ocho leo contigo», y cúmplelo. Una clase del sábado puede ser con ellos. La culpa crece con los horarios sorpresa. Si hay que recortar, quita una sesión completa, no diez minutos de cada cosa.',
  },
  {
    matter: 'no-time-to-train',
    asked: [
      'Solo tengo 20 minutos al día, ¿qué hago con ellos?',
      '20 min al dia q hago',
      '¿y en qué orden?',
      'Entre hijos y trabajo me quedan veinte minutos.',
    ],
    answer:
      'Tres minutos de movilidad, cuatro asaltos de tres minutos con 30 segundos de descanso, y tres de estiramiento. Lunes y jueves sombra o saco; martes y viernes fuerza: flexiones, sentadillas, remo, plancha; miércoles suave. Misma hora cada día, ropa lista. Pensar qué toca se come la mitad: deja la hoja pegada en la pared.',
  },
  {
    matter: 'habit-break',
    asked: [
      '¿Dejo de fumar de golpe o poco a poco?',
      'fumar lo dejo d golpe?',
      '¿y cuándo recupero el aire?',
      'Fumo diez al día y en el segundo asalto me ahogo.',
    ],
    answer:
      'De golpe, con fecha en los próximos siete días, y pregunta a tu médico o farmacéutico por parches o chicles: ayudan bastante. Las ganas duran unos cinco minutos: agua, caminar, respirar. El aire mejora entre dos y doce semanas. Tos con sangre o dolor en el pecho: médico. «Solo uno» en la fiesta es la recaída clásica.',
  },
]
