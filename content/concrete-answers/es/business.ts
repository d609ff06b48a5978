import type { ConcreteAnswer } from '../concrete-answer.ts'

export const BUSINESS: readonly ConcreteAnswer[] = [
  {
    matter: 'unpaid-purse',
    asked: [
      'El promotor no me paga, ¿lo hago público o no?',
      'no me paga el promotor lo publico?',
      '¿y cuánto plazo le doy antes de contarlo?',
      'Peleé hace dos meses y el promotor me da largas con la bolsa.',
    ],
    answer:
      'Todavía no lo publiques: primero reclama por escrito con plazo de 14 días. «Pelea del día tal, bolsa de tanto, pago hasta el viernes 20 en esta cuenta». Adjunta contrato o mensajes. Sin pago, envía copia a la federación o comisión y ve a un abogado o al juzgado de cuantías pequeñas. Publicar acusaciones antes te puede costar una demanda.',
  },
  {
    matter: 'debt',
    asked: [
      '¿Qué deuda pago primero?',
      'cual deuda pago primero',
      '¿y con los 200 que me sobran, a cuál?',
      'Debo en dos tarjetas, un préstamo y el alquiler.',
    ],
    answer:
      'Primero alquiler, luz y comida; después el mínimo de todas; y todo lo que sobre, a la deuda con el interés más alto, casi siempre la tarjeta. Haz hoy una lista: a quién, cuánto, interés, fecha. Deja de usar la tarjeta. Si no cubres los mínimos dos meses seguidos, ve a una asesoría de deudas gratuita; no pidas otro préstamo rápido.',
  },
  {
    matter: 'open-gym',
    asked: [
      '¿Qué hago primero para abrir un gimnasio?',
      'quiero abrir un gym x donde empiezo',
      '¿y antes de firmar el alquiler?',
      'Quiero abrir mi academia y vi un local que me gusta.',
    ],
    answer:
      'Primero consigue 20 alumnos que paguen en un espacio prestado o por horas; después busca local. Antes de firmar: pregunta en el municipio si ese uso está permitido, mira ruido, baños y salida de emergencia, y ten seis meses de alquiler guardados. Que un abogado lea el contrato. El error caro es firmar cinco años y reformar sin licencia.',
  },
  {
    matter: 'get-members',
    asked: [
      '¿Cómo consigo diez alumnos este mes?',
      'como consigo alumnos',
      '¿y qué hago esta semana?',
      'Tengo la sala medio vacía y no llega nadie nuevo.',
    ],
    answer:
      'Pide a cada alumno que traiga a una persona a una clase concreta: «El jueves a las siete es el día del amigo, ¿a quién traes?». Llama luego a todos los que probaron y no volvieron en tres meses. Contesta cada mensaje en menos de una hora. La mayoría se pierde por no ofrecer inscripción al terminar la prueba.',
  },
  {
    matter: 'members-leave',
    asked: [
      '¿Qué le escribo a un alumno que dejó de venir?',
      'alumno dejo de venir q le escribo',
      '¿y a los cuántos días le escribo?',
      'Cada mes se me dan de baja cinco alumnos.',
    ],
    answer:
      'Escríbele a los diez días de ausencia: «Hola, te extrañamos el martes. ¿Todo bien? El jueves trabajamos la guardia, te guardo lugar». Sin reproche ni promoción. A los veinte días, llámalo. Al que se va, pregúntale una cosa: «¿Qué lo habría hecho más fácil?». Lo que falla es enterarse el día de la baja: revisa asistencia cada lunes.',
  },
  {
    matter: 'gym-prices',
    asked: [
      '¿Cuánto subo la cuota y cómo lo aviso?',
      'cuanto subo la mensualidad',
      '¿y con cuánto aviso?',
      'Cobro lo mismo desde hace cuatro años y no me alcanza.',
    ],
    answer:
      'Sube entre un 8 y un 15 % y avisa 60 días antes. Texto: «Desde el 1 de marzo la cuota pasa de 40 a 45. Mantenemos horarios y grupos pequeños». A los nuevos cóbrales el precio nuevo desde hoy. Calcula: con 15 % puedes perder uno de cada ocho y quedas casi igual. Pedir perdón o hacer excepciones secretas sale mal.',
  },
  {
    matter: 'break-even',
    asked: [
      '¿Cuántos alumnos necesito para no perder dinero?',
      'cuantos alumnos para cubrir gastos',
      '¿y cómo hago esa cuenta?',
      'No sé si mi academia gana o pierde.',
    ],
    answer:
      'Divide tus gastos fijos del mes entre lo que te queda por alumno. Ejemplo: alquiler 1200, luz 200, seguro 100, profesor 600, tu sueldo 1200: son 3300; si de una cuota de 45 quedan 40, necesitas 83. Añade 10 % por bajas e impagos: 91. El error de siempre es no poner tu propio sueldo en la cuenta.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'Este mes no llego al alquiler del gimnasio, ¿qué hago?',
      'no llego a la renta del gym',
      '¿y con el dueño del local qué hablo?',
      'Agosto se vació y el día uno vence el alquiler.',
    ],
    answer:
      'Llama hoy al propietario, antes del vencimiento: «Pago la mitad el 1 y el resto el 20, por escrito». Luego cobra atrasos, y vende algo ya disponible: diez clases privadas o un bono trimestral limitado. Frena compras 30 días. No uses el dinero de impuestos ni un préstamo rápido. Si faltan tres meses seguidos, siéntate con un contador.',
  },
  {
    matter: 'late-payers',
    asked: [
      '¿Qué le digo a un alumno que debe dos meses?',
      'alumno no paga q le digo',
      '¿y cuánto tiempo le doy?',
      'Tengo ocho que no pagan y me da pena cobrarles.',
    ],
    answer:
      'Dile a solas, antes de clase: «Tienes pendientes marzo y abril, 80 en total. ¿Lo pagas hoy o en dos partes, el 15 y el 30?». Dale 14 días; después no entrena hasta pagar. Escríbelo en un mensaje. Con niños, habla con el padre o la madre. Para todos: cobro automático. Cobrar delante del grupo rompe la relación.',
  },
  {
    matter: 'competitor',
    asked: [
      'Abrió un gimnasio más barato al lado, ¿bajo precios?',
      'abrieron al lado bajo precios?',
      '¿y si me quitan alumnos?',
      'Abrieron enfrente a mitad de precio y dos ya se fueron.',
    ],
    answer:
      'No los bajes: pierdes con todos los que ya te pagan. Esta semana habla con tus veinte alumnos más fieles: «¿Por qué entrenas aquí?», y usa esas palabras en tus anuncios. Refuerza lo que el barato no da: grupos pequeños, seguimiento, niños. Saluda al vecino, sin hablar mal. Revisa en 90 días. La guerra de precios la gana quien tiene más caja.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Mi socio y yo discutimos todo, ¿cómo lo arreglamos?',
      'peleo con mi socio',
      '¿y quién decide qué?',
      'Mi socio gasta sin preguntarme y trabaja la mitad.',
    ],
    answer:
      'Siéntense 90 minutos con una hoja de tres columnas: decide él, decido yo, decidimos juntos; y un tope de gasto sin consulta, por ejemplo 200. Di: «Quiero reglas, no buscar culpables». Fírmenlo y revisen cada mes. Si no hay contrato de socios o uno quiere salir, abogado antes de tocar cuentas. Vaciar la caja primero acaba en juicio.',
  },
  {
    matter: 'hire-staff',
    asked: [
      '¿Cuándo contrato a mi primer entrenador?',
      'cuando contrato un profe',
      '¿y uno basta para 40 alumnos?',
      'Doy todas las clases y ya no puedo más.',
    ],
    answer:
      'Contrátalo cuando das más de 18 clases por semana o pasas de 16 alumnos por clase, y su costo no supera lo que ingresan esas horas. Para 40 alumnos basta uno más por seis horas semanales. Prueba pagada de cuatro semanas, antecedentes si hay niños, contrato revisado por un contador. El error es pagarle en efectivo sin papeles.',
  },
  {
    matter: 'difficult-client',
    asked: [
      '¿Cómo respondo a una mala reseña?',
      'mala reseña q respondo',
      '¿y le contesto en público?',
      'Alguien me puso una estrella y cuenta mentiras.',
    ],
    answer:
      'Responde una vez, en 24 horas y en tres frases: «Lamento tu experiencia. Lo que describes no lo encontramos en nuestros registros, o así lo corregimos. Escríbeme a este número y lo vemos». Nada de datos del cliente. Pide luego a cinco alumnos contentos una reseña sincera. Discutir línea por línea te hace perder; si hay calumnia grave, abogado.',
  },
  {
    matter: 'sponsorship',
    asked: [
      '¿Cuánto pido a un patrocinador local?',
      'cuanto le pido al sponsor',
      '¿y qué número digo primero?',
      'Tengo reunión con una tienda y no sé qué pedir.',
    ],
    answer:
      'Pide el costo real de algo concreto: «La próxima pelea cuesta 600 entre viaje, licencia y equipo; por 600 llevas logo en el pantalón, cuatro publicaciones y dos entradas». Di esa cifra primero y calla. Ten una opción menor de 250. Lleva una hoja con foto, récord y público. Lo que cae mal es pedir apoyo sin decir qué recibe.',
  },
  {
    matter: 'social-media',
    asked: [
      '¿Cuántas veces publico por semana en mi gimnasio?',
      'cuanto publico',
      '¿y qué publico?',
      'Subo videos y no los ve nadie.',
    ],
    answer:
      'Tres veces por semana: un consejo de 20 segundos, un alumno con su historia y una escena de clase. Los dos primeros segundos muestran el problema: «Te bloquean el low kick por esto». Graba todo el sábado en una hora. Termina con horario y barrio. Para menores, permiso escrito de los padres. Publicar diario dos semanas y abandonar no sirve.',
  },
  {
    matter: 'sell-talk',
    asked: [
      '¿Qué digo al terminar la clase de prueba?',
      'q digo despues d la prueba',
      '¿y cómo pido el dinero?',
      'Prueban, les gusta y se van sin inscribirse.',
    ],
    answer:
      'Dilo en la sala, a los cinco minutos: «¿Qué te gustó más? Bien. Con tu objetivo te van dos días, martes y jueves, 45 al mes. ¿Empezamos este martes?». Y espera callado. Si duda: «¿Es el horario o el precio?». Ten el formulario en la mano. Lo que pierde ventas es «piénsalo y me avisas».',
  },
  {
    matter: 'online-coaching',
    asked: [
      '¿Cuánto cobro por entrenar a alguien en línea?',
      'cuanto cobro online',
      '¿y qué incluye ese precio?',
      'Me piden planes por internet y no sé qué cobrar.',
    ],
    answer:
      'Empieza con el precio de dos clases privadas tuyas al mes: si cobras 30, son 60. Incluye un plan semanal, dos videos corregidos y una llamada de 20 minutos. Toma cinco alumnos, ocho semanas, pago por adelantado. Pide apto médico si hay lesión. Lo que quema es responder mensajes a toda hora: fija dos horarios por semana.',
  },
  {
    matter: 'seminar-event',
    asked: [
      '¿Cuánto cobro y cuánta gente necesito para un seminario?',
      'cuanto cobro x seminario',
      '¿y cuántos para no perder?',
      'Quiero traer a un campeón y no sé si me salen las cuentas.',
    ],
    answer:
      'Suma honorario, viaje, hotel y sala, y divide entre el 60 % de las plazas. Ejemplo: 1200 entre 24, de 40 lugares, son 50 por persona. Abre inscripción ocho semanas antes, con precio menor hasta la cuarta y pago por adelantado. Si a tres semanas no tienes 15 pagos, reduce o cancela. Revisa seguro. El «sí voy» sin pagar no cuenta.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'Trabajo 70 horas en mi gimnasio, ¿qué suelto primero?',
      'trabajo todo el dia en el gym',
      '¿y qué delego primero?',
      'Abro a las seis, cierro a las diez y no veo a mis hijos.',
    ],
    answer:
      'Suelta primero limpieza, cobros y mensajes; las clases, después. Esta semana anota cada tarea con minutos, marca las que no exigen tu cara y pasa tres: cobro automático, limpieza por horas, un alumno avanzado en recepción. Fija un día cerrado. Lo que falla es delegar y corregir todo: da una hoja de cinco pasos y déjalo 30 días.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'Tengo diez ideas para mi gimnasio, ¿cuál empiezo?',
      'muchas ideas cual primero',
      '¿y con las demás qué hago?',
      'Empiezo la web, el curso, la ropa, y no termino nada.',
    ],
    answer:
      'Empieza la que trae dinero en 30 días con lo que ya tienes; casi siempre es otra clase llena o privadas, no ropa ni aplicación. Puntúa cada idea de 1 a 5 en dinero, tiempo y ganas. Una activa, las demás en una lista que abres el día 1 de cada mes. El error es cambiar en la segunda semana.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      '¿Qué llevo al banco para pedir un crédito?',
      'q llevo al banco',
      '¿y cuánto pido?',
      'Tengo cita en el banco para el préstamo de mi academia.',
    ],
    answer:
      'Lleva cinco hojas: qué vendes y a quién, alumnos actuales, gastos e ingresos de 12 meses, para qué es cada parte del dinero, y cómo pagas si entra un 30 % menos. Pide lo necesario más tres meses de gastos. La cuota no debe pasar del 15 % de tus ingresos. Antes de avalar con tu casa, contador o abogado.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      '¿Qué mensaje le mando al promotor que me debe?',
      'q le escribo al promotor',
      '¿y cómo lo redacto?',
      'Me deben la bolsa y solo tengo mensajes, no contrato.',
    ],
    answer:
      'Escribe: «Peleé el 3 de mayo en tu evento. Acordamos 800 en el mensaje del 10 de abril. Espero el pago hasta el 20 en esta cuenta; si no, reclamo ante la federación y el juzgado». Los mensajes sirven de prueba: captúralos con fecha. Envíalo por un medio con acuse. Por teléfono no queda nada; con cifras altas, abogado.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'El promotor me pide que devuelva entradas no vendidas, ¿pago?',
      'tengo q pagar entradas no vendidas?',
      '¿y si me las descuenta de la bolsa?',
      'Me descontaron de la bolsa las entradas que no vendí.',
    ],
    answer:
      'No pagues nada que no esté escrito y firmado por ti. Responde: «Muéstrame la cláusula; si no existe, devuelvo las entradas físicas y espero la bolsa completa». Entrégalas con foto y recibo antes del evento. Si firmaste garantía de venta, que un abogado vea si es válida. La próxima vez acepta entradas solo en depósito y con fecha de devolución.',
  },
  {
    matter: 'open-gym',
    asked: [
      '¿Cuántos metros necesito para empezar?',
      'cuantos metros necesito',
      '¿y cuánta gente cabe?',
      'Vi un local de 80 metros y no sé si alcanza.',
    ],
    answer:
      'Con 80 a 100 metros empiezas bien: calcula 4 metros cuadrados por persona en agarre o 5 en golpeo, así que 60 de tatami dan unas 15. Resta baño, recepción y pasillo, casi un tercio. Mira techo de 3 metros, ventilación y vecinos de abajo. Antes de firmar, licencia de uso y salida de emergencia por un técnico.',
  },
  {
    matter: 'get-members',
    asked: [
      '¿Gratis o pagada, la clase de prueba?',
      'prueba gratis o pagada',
      '¿y cuántas clases les doy?',
      'Viene mucha gente a la prueba gratis y no vuelve nadie.',
    ],
    answer:
      'Una gratis con cita y nombre, y después un paquete pagado de tres semanas, seis clases por el precio de media cuota. Así vuelve quien quiere. Al llegar, que un alumno lo acompañe; al irse, «¿martes o jueves?». Llama a las 24 horas. Semanas enteras gratis y sin cita llenan la sala de curiosos.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Me piden descuento, ¿qué digo?',
      'me piden descuento q digo',
      '¿y si amenaza con irse?',
      'Cada nuevo me pide rebaja y termino cediendo.',
    ],
    answer:
      'Di: «El precio es igual para todos; pagando seis meses tienes uno de regalo». Ten solo tres rebajas escritas: familia, estudiante y semestre. Si amenaza: «Lo entiendo, aquí tienes sitio cuando quieras». Para quien de verdad no puede, una beca discreta a cambio de dos horas de ayuda. Los acuerdos secretos se saben y bajan el precio de todos.',
  },
  {
    matter: 'hire-staff',
    asked: [
      '¿Cómo despido a un entrenador?',
      'como despido a un profe',
      '¿y qué les digo a los alumnos?',
      'Mi entrenador llega tarde y los alumnos se quejan.',
    ],
    answer:
      'Primero una advertencia escrita con dos puntos y cuatro semanas; si no cambia, reunión de diez minutos: «Terminamos el 30. Esto te pago y así entregas llaves». Consulta antes a un abogado laboral por plazos e indemnización. A los alumnos: «Deja el equipo, le agradecemos; desde el lunes da la clase tal». Explicar motivos en público trae demandas.',
  },
  {
    matter: 'sponsorship',
    asked: [
      '¿Qué escribo en el mensaje a un patrocinador?',
      'mensaje pa sponsor',
      '¿y a quién se lo mando?',
      'Escribí a veinte marcas y ninguna contestó.',
    ],
    answer:
      'Escribe seis líneas al dueño de un negocio de tu barrio, no a marcas grandes: quién eres, pelea y fecha, quién te verá, qué recibe, cuánto cuesta, «¿paso el martes diez minutos?». Con foto. Ve en persona a los tres días. Cinco bien elegidos ganan a cincuenta copiados. Firma un papel con lo que da cada uno.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'Me ofrecen ropa gratis a cambio de publicar, ¿acepto?',
      'sponsor solo ropa acepto?',
      '¿y qué no debo firmar?',
      'Una marca me ofrece camisetas pero pide exclusividad.',
    ],
    answer:
      'Acepta ropa solo sin exclusividad, por seis meses y con un número fijo de publicaciones, por ejemplo dos al mes. Di: «Exclusividad sí, con 150 mensuales». Si te piden comprar con descuento y vender a amigos, no es patrocinio. Suplementos, nunca sin lote analizado por los controles. Contrato de más de un año: que lo lea un abogado.',
  },
  {
    matter: 'members-leave',
    asked: [
      '¿Qué le digo al que viene a darse de baja?',
      'q digo cuando se dan d baja',
      '¿y le ofrezco descuento?',
      'Hoy vino un alumno de dos años a darse de baja.',
    ],
    answer:
      'Di: «Gracias por estos dos años. ¿Es tiempo, dinero o algo de aquí?». Según responda: pausa de dos meses, plan de una clase por semana o arreglar el problema. Una sola oferta, sin presión. Si se va igual, baja fácil y «te escribo en marzo». Ponerle trabas o penalizaciones convierte a un amigo en una mala reseña.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'Un padre grita en las clases de su hijo, ¿qué le digo?',
      'papa gritando en clase q hago',
      '¿y si vuelve a gritar?',
      'Un padre da órdenes desde la grada y su hijo se bloquea.',
    ],
    answer:
      'Habla con él al terminar, a solas: «Su hijo se frena cuando oye dos voces. Desde hoy, en clase solo hablo yo; usted anímelo al final». Dale una tarea: filmar o contar aciertos. Si repite, espera fuera dos semanas. Regla escrita para todos los padres. Llamarle la atención delante del niño lo empeora.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Mi socio se quiere ir, ¿cuánto le pago?',
      'mi socio se va cuanto le pago',
      '¿y cómo calculo su parte?',
      'Somos mitad y mitad y quiere su dinero ya.',
    ],
    answer:
      'Calcula el valor con un contador: beneficio anual medio después de pagar sueldos, por dos o tres, más equipo usado, menos deudas; su mitad sale de ahí. Propón 24 cuotas, no todo hoy. Firmen ante abogado: avales, nombre, alumnos y no abrir al lado si es legal. Acordarlo de palabra deja su firma en tu alquiler.',
  },
]
