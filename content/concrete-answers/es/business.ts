import type { ConcreteAnswer } from '../concrete-answer.ts'

export const BUSINESS: readonly ConcreteAnswer[] = [
  {
    matter: 'break-even',
    asked: [
      'Me suben el alquiler 300 al mes, ¿cuántos alumnos más necesito?',
      'alquiler +300 cuantos alumnos',
      '¿y si me suben 300 el alquiler?',
      'El dueño del local quiere 300 más desde enero y voy justo.',
    ],
    answer:
      'Divide 300 entre lo que te deja cada alumno después de impuestos y comisiones: con cuota de 50 quedan unos 40, así que ocho alumnos más. Antes de aceptar, propón por escrito: «150 este año, 150 el próximo, contrato de cinco años». El error típico es contar la cuota entera. Que un abogado revise si el contrato permite esa subida.',
  },
  {
    matter: 'break-even',
    asked: [
      '¿Cuento mi propio sueldo en los gastos del gimnasio?',
      'mi sueldo cuenta como gasto?',
      '¿y mi sueldo lo meto en esa cuenta?',
      'El gimnasio cubre gastos, pero yo vivo de lo que gana mi mujer.',
    ],
    answer:
      'Sí, tu sueldo va en la lista de gastos, justo después del alquiler. Pon lo que cobraría otro por tus horas: 25 horas de clase por semana a precio de entrenador. Si con eso no cubres, el gimnasio todavía pierde, solo que lo pagas tú. Empieza con una cifra pequeña y fija el día 5 de cada mes, y súbela cada trimestre.',
  },
  {
    matter: 'break-even',
    asked: [
      '¿Me conviene mantener una clase de la mañana con cuatro personas?',
      'clase de 4 personas la quito?',
      '¿y la de la mañana, que vienen cuatro?',
      'A las siete abro para cuatro alumnos y pago entrenador.',
    ],
    answer:
      'Mantenla solo si esos cuatro se irían sin ella y sus cuotas superan lo que cuesta. Cuenta: cuatro por 50 son 200; entrenador, tres horas por semana a 15, unos 195 al mes. No deja nada. Dale ocho semanas y una meta de ocho alumnos, avisando al grupo. Si no llega, pásala a dos días. Lo que falla es dejarla años por costumbre.',
  },
  {
    matter: 'break-even',
    asked: [
      'Este mes por fin cubrí gastos, ¿en qué uso lo que sobra?',
      'cubri gastos x fin, q hago con lo q sobra',
      'hice las cuentas y este mes sobraron 180',
      'Primer mes sin perder, me quedaron 180.',
    ],
    answer:
      'Llegar a cero con un gimnasio propio es lo más difícil, y ya lo hiciste. Guarda esos 180 en una cuenta aparte y sigue así hasta juntar dos meses de alquiler. No compres sacos nuevos todavía: un mes bueno puede ser casualidad, tres seguidos ya son base. Anota qué trajo los últimos alumnos y repite exactamente eso en los próximos treinta días.',
  },
  {
    matter: 'cash-hole',
    asked: [
      '¿A quién pago primero si solo tengo la mitad?',
      'tengo la mitad, a quien pago',
      '¿y en qué orden pago?',
      'Debo alquiler, luz y al entrenador, y me alcanza para la mitad.',
    ],
    answer:
      'Primero los sueldos, luego el alquiler y la luz, después impuestos con plazo pedido y al final los proveedores. Llama hoy a los que esperan: «Pago 200 el viernes y el resto el 20». Cumple esa fecha exacta. Lo peor es esconderse y no contestar. Si debes impuestos de dos trimestres, pide cita con un contador esta misma semana.',
  },
  {
    matter: 'cash-hole',
    asked: [
      '¿Cómo paso agosto si la mitad de los alumnos se va de vacaciones?',
      'agosto vacio q hago',
      '¿y en verano cómo aguanto?',
      'Cada verano caen las cuotas a la mitad y el alquiler sigue igual.',
    ],
    answer:
      'Vende en junio: tres meses pagados de una vez con un 10 por ciento menos, hasta veinte plazas. Ofrece además pausa a mitad de cuota en lugar de baja, y un campus infantil de dos semanas por la mañana. Junta clases y recorta horas con un mes de aviso. Aparta desde septiembre un 5 por ciento de cada mes. El fallo es pensarlo en agosto.',
  },
  {
    matter: 'cash-hole',
    asked: [
      '¿Pongo mis ahorros para tapar el agujero del gimnasio?',
      'pongo mis ahorros en el gym?',
      '¿y si lo pago de mi bolsillo?',
      'Tengo 3000 guardados y el gimnasio debe 2000.',
    ],
    answer:
      'Pon dinero propio una sola vez, con tope y solo si sabes de dónde sale el mes siguiente. Deja intactos tres meses de gastos de tu casa; si no los tienes, no toques nada. Anótalo como préstamo al gimnasio, con fecha de devolución. Si es el tercer mes que falta, el problema es la cuota o el alquiler, y ahí tus ahorros solo compran tiempo.',
  },
  {
    matter: 'cash-hole',
    asked: [
      'El dueño aceptó esperar dos semanas, ¿y ahora qué?',
      'me dieron 2 semanas mas',
      'hablé con el dueño y me espera hasta el 20',
      'Conseguí quince días más para pagar el alquiler.',
    ],
    answer:
      'Esa llamada costaba mucho y te compró quince días: bien hecho. Confírmalo hoy por mensaje: «Gracias, pago el total el día 20». Luego haz tres cosas antes del viernes: cobra a los atrasados uno por uno, ofrece diez bonos trimestrales y cancela un gasto fijo. Aparta cada ingreso el mismo día. Si el 15 ves que no llegas, avísale ese día, no el 20.',
  },
  {
    matter: 'competitor',
    asked: [
      'El gimnasio nuevo se lleva a mi entrenador y a sus alumnos, ¿qué hago?',
      'se fue mi entrenador al de al lado',
      '¿y los alumnos que se van con él?',
      'Mi mejor entrenador se fue enfrente y once alumnos preguntan por él.',
    ],
    answer:
      'Habla tú con esos once alumnos en dos días, uno por uno: «Tu clase sigue, mismo horario, la doy yo este mes». Preséntales al sustituto antes de dos semanas y deja que lo prueben. No hables mal del que se fue. Algunos se irán igual; deja la puerta abierta. Si usó tu lista de contactos, consulta a un abogado antes de escribirle.',
  },
  {
    matter: 'competitor',
    asked: [
      '¿Voy a ver el gimnasio de la competencia?',
      'voy a ver el gym de al lado o no',
      '¿y si voy a mirar cómo trabajan?',
      'Abrieron a dos calles y no sé qué ofrecen.',
    ],
    answer:
      'Sí, ve con la cara descubierta: preséntate, saluda al dueño y mira diez minutos. Fíjate en cuatro cosas: quién entrena allí, horarios, limpieza y cómo reciben al nuevo. Después anota una cosa que hacen mejor y cámbiala en tu casa este mes. Mandar a un alumno de espía se acaba sabiendo y quedas mal en todo el barrio.',
  },
  {
    matter: 'competitor',
    asked: [
      'El de al lado dice que mis clases son peligrosas, ¿respondo en redes?',
      'habla mal de mi gym en redes',
      '¿y si publica otra vez?',
      'El dueño del otro gimnasio escribe que aquí lesionamos gente.',
    ],
    answer:
      'No respondas en redes: llámalo o ve a verlo. Di: «Vi lo que publicaste. Bórralo hoy y lo dejamos ahí». Guarda capturas con fecha antes de hablar. Si lo mantiene y es falso, un abogado le manda una carta. A tus alumnos enséñales hechos: botiquín, reglas de sparring, niveles separados. Contestar en público le regala alcance a su mensaje.',
  },
  {
    matter: 'competitor',
    asked: [
      'Tres alumnos que se habían ido enfrente volvieron, ¿qué les digo?',
      'volvieron 3 del otro gym',
      'hoy me escribieron tres que quieren volver',
      'Regresaron tres alumnos que se fueron al barato.',
    ],
    answer:
      'Que vuelvan sin que bajaras el precio dice mucho de tu clase. Recíbelos con una frase: «Qué bueno verte, tu sitio está ahí», sin matrícula nueva ni reproches. A la segunda semana pregunta: «¿Qué echaste de menos aquí?». Esa respuesta, con sus palabras, va a tu cartel y a tu clase de prueba. Contarlo como una victoria en redes les daría vergüenza.',
  },
  {
    matter: 'debt',
    asked: [
      '¿Junto todas las tarjetas en un solo préstamo?',
      'juntar tarjetas en un prestamo conviene?',
      '¿y si las junto en una sola cuota?',
      'Tengo tres tarjetas y un banco me ofrece unificarlas.',
    ],
    answer:
      'Sí, si el interés anual total es más bajo, el plazo no pasa de tres años y cortas las tarjetas ese mismo día. Pide por escrito dos cifras: cuota y total a pagar. Si el total sube, no firmes. Lo que pasa casi siempre es volver a llenar las tarjetas. No pongas la casa de aval sin un asesor independiente.',
  },
  {
    matter: 'debt',
    asked: [
      'Me llaman cobradores todos los días, ¿qué les digo?',
      'cobradores llamando q digo',
      '¿y si me llaman al trabajo?',
      'Suena el teléfono diez veces al día por una deuda de 900.',
    ],
    answer:
      'Di solo esto: «Mándeme por escrito la deuda, el acreedor y el importe; hablo por correo». Luego cuelga. No reconozcas ni prometas nada por teléfono. Con el papel en mano, ofrece una cuota que puedas cumplir, por ejemplo 50 al mes. Si amenazan o llaman a tu jefe, anota hora y nombre y acude a la oficina de consumo.',
  },
  {
    matter: 'debt',
    asked: [
      '¿Le pido prestado a mi entrenador para pagar una deuda?',
      'le pido plata a mi entrenador?',
      '¿y si me lo presta mi entrenador?',
      'Mi entrenador se ofreció a prestarme 500.',
    ],
    answer:
      'Mejor no: pides dinero y pones en juego tu sitio en el equipo. Pídele otra cosa: horas de limpieza o ayudar con los niños a cambio de la cuota, eso libera dinero cada mes. Si no hay otra salida, hazlo por escrito: importe, cuota y fecha. Al primer atraso, avísale antes de que pregunte. El silencio rompe más que la deuda.',
  },
  {
    matter: 'debt',
    asked: [
      'Hoy terminé de pagar la primera tarjeta, ¿qué hago con ese dinero?',
      'pague la primera tarjeta!!',
      'ya liquidé una, quedan dos',
      'Por fin cerré una tarjeta después de once meses.',
    ],
    answer:
      'Once meses cumpliendo una cuota es disciplina de verdad, y la parte más dura ya pasó. Pide hoy el comprobante de saldo cero y cancela la tarjeta por escrito. Desde el mes próximo suma esa misma cuota a la siguiente deuda, sin cambiar nada más. Si quieres celebrarlo, que sea una cena pagada en efectivo. Subir los gastos ahora es el tropiezo clásico.',
  },
  {
    matter: 'idea-overload',
    asked: [
      '¿Qué hago con las ideas que no empiezo ahora?',
      'donde guardo las otras ideas',
      '¿y las otras nueve qué?',
      'Si no las hago ya, siento que se me pierden.',
    ],
    answer:
      'Escríbelas en una sola hoja, una línea cada una, y ábrela solo el primer lunes de mes. Ese día tachas dos, dejas el resto y eliges como mucho una. Si una idea nueva llega a mitad de mes, va a la hoja, aunque parezca genial. Lo que falla es contarla al equipo: en cuanto la dices, ya la debes.',
  },
  {
    matter: 'idea-overload',
    asked: [
      '¿Cuándo abandono una idea que no arranca?',
      'cuando dejo una idea q no va',
      '¿y cuánto le doy antes de dejarla?',
      'Llevo cinco meses con la clase de mayores y vienen tres.',
    ],
    answer:
      'Ponle fecha y número antes de seguir: ocho semanas y ocho personas. Cambia una sola cosa en ese tiempo, hora o forma de anunciarla. Si el día señalado no llega, se cierra con aviso de un mes y un sitio para esos tres en otra clase. Cinco meses sin número no es paciencia, es no querer mirar.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'Mi socio trae una idea nueva cada semana, ¿cómo lo freno?',
      'mi socio y sus ideas',
      '¿y si el de las ideas es mi socio?',
      'No terminamos nada porque cada lunes mi socio quiere otra cosa.',
    ],
    answer:
      'Acuerden una regla: entra una idea solo cuando sale otra. Di: «Me gusta. ¿Cuál de las dos que tenemos paramos por esta?». Reunión de ideas una vez al mes, una hora; los lunes solo números y tareas. Cada idea trae coste, responsable y fecha. Decir siempre que no le quita las ganas; decir cuándo, no.',
  },
  {
    matter: 'idea-overload',
    asked: [
      'Terminé por fin una idea y vinieron doce personas, ¿lanzo la siguiente?',
      'termine una! vinieron 12',
      'hice solo la clase de mujeres y vinieron doce',
      'Cumplí con una sola idea y salió bien.',
    ],
    answer:
      'Terminar una entera es justo lo que antes no pasaba, y doce personas lo confirman. No lances otra todavía: dedica seis semanas a que ocho de esas doce se queden. Escribe a cada una tras la primera clase y pregunta qué día le va mejor. Cuando la clase funcione sin ti una semana, abre la hoja y elige la siguiente.',
  },
  {
    matter: 'late-payers',
    asked: [
      'El que me debe es mi mejor competidor, ¿lo dejo entrenar?',
      'mi mejor peleador no paga',
      '¿y si es el mejor del equipo?',
      'Mi mejor alumno debe cuatro meses y pelea en tres semanas.',
    ],
    answer:
      'Sí, que entrene hasta la pelea, pero con trato firmado hoy: dos clases de niños por semana a cambio de media cuota, y 30 al mes por lo atrasado. Di: «Te quiero en el equipo y esto tiene que quedar claro». Los demás lo saben siempre. Regalarlo en silencio te cuesta más cuotas que la suya.',
  },
  {
    matter: 'late-payers',
    asked: [
      'Me ofrece pagar la mitad y olvidarlo, ¿acepto?',
      'me da la mitad acepto?',
      '¿y si solo me da la mitad?',
      'Debe 200 y dice que me da 100 y quedamos en paz.',
    ],
    answer:
      'Toma los 100 hoy, pero como pago a cuenta, no como cierre. Escribe: «Recibidos 100 de 200; el resto, 50 el 1 y 50 el 15». Si ya no entrena contigo y llevas meses detrás, cerrar por 150 es razonable: tu tiempo cuesta. No lo dejes volver a clase con el resto pendiente. Sin mensaje escrito, mañana dirá que estaba pagado.',
  },
  {
    matter: 'late-payers',
    asked: [
      '¿Cómo hago para que paguen todos a tiempo desde ahora?',
      'q paguen a tiempo como',
      '¿y para que no vuelva a pasar?',
      'Cada mes persigo a quince personas por la cuota.',
    ],
    answer:
      'Pasa a cobro automático el día 3, y efectivo solo con dos meses adelantados. Anúncialo con 30 días: «Desde el 1 de marzo la cuota se cobra por banco. El formulario lleva tres minutos». Ten el código en la entrada y ayuda tú a los mayores. Recibo devuelto: aviso ese día, pausa a los diez. Hacer excepciones la primera semana lo hunde.',
  },
  {
    matter: 'late-payers',
    asked: [
      'Hoy pagaron seis de los quince que debían, ¿sigo con los otros?',
      'pagaron 6 de 15',
      'hoy cobré a seis',
      'Mandé los mensajes y ya entraron 300.',
    ],
    answer:
      'Seis en un día, y sin perder a ninguno: esos mensajes incómodos valieron la pena. A los nueve restantes llámalos mañana, dos minutos cada uno: «¿Lo pagas hoy o lo partimos en dos?». Ofrece solo esas dos salidas, con fecha. Agradece a los seis con una palabra en clase, en privado. Mandar el mismo mensaje otra vez ya no mueve a nadie.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'El banco me dijo que no, ¿a quién voy ahora?',
      'el banco dijo q no',
      '¿y si me dicen que no?',
      'Me rechazaron el crédito de 20.000 sin explicar nada.',
    ],
    answer:
      'Pregunta primero la razón: «¿Qué tendría que cambiar para un sí?». Luego ve a una caja o cooperativa local, a los microcréditos públicos y a la oficina municipal de emprendedores. Pide menos: 8.000 y equipo usado o alquilado. Vuelve con tres meses de preventas firmadas. Evita prestamistas rápidos de internet: una cuota semanal se come un gimnasio nuevo.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'Un alumno quiere invertir 15.000 en mi gimnasio, ¿acepto?',
      'alumno quiere invertir',
      '¿y si pide la mitad del gimnasio?',
      'Un alumno con dinero se ofrece como socio.',
    ],
    answer:
      'Acéptalo como préstamo antes que como socio: 15.000 a cuatro años, interés fijo, firmado. Si quiere parte, ofrece un porcentaje pequeño del beneficio, sin voto en el día a día, y precio de recompra escrito. La mitad por ese dinero es demasiado si ya tienes alumnos. Abogado antes de firmar. El problema viene cuando el inversor entrena gratis y opina de cada clase.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      '¿Firmo con mi casa como garantía?',
      'pongo mi casa de aval?',
      '¿y si piden la casa?',
      'El banco acepta, pero quiere mi piso como aval.',
    ],
    answer:
      'No, para un gimnasio nuevo no pongas la casa. Ofrece otra cosa: aval de una sociedad pública de garantías, el equipo, menos importe o un plazo más largo. Di: «Sin vivienda, ¿hasta cuánto llegan?». Esa cifra es tu tamaño real para empezar. Si tu pareja vive allí, la decisión es de los dos. Un abogado lee el contrato antes, no después.',
  },
  {
    matter: 'money-from-bank',
    asked: [
      'Me aprobaron el crédito, ¿qué pago primero?',
      'me aprobaron el credito!!',
      'hoy me dijeron que sí, 18.000',
      'Me llamó el banco, está aprobado.',
    ],
    answer:
      'Un sí del banco significa que tus números aguantan una mirada fría: enhorabuena. Antes de firmar, lee comisión, seguro vinculado y si puedes adelantar pagos. Al llegar el dinero, separa primero seis cuotas y dos alquileres en otra cuenta. Luego suelo y seguridad, después sacos; la decoración al final. Gastarlo todo antes de abrir es el error que más gimnasios deja sin aire.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'Un alumno en línea no me manda los vídeos, ¿qué hago?',
      'no manda los videos',
      '¿y si no manda nada?',
      'Paga cada mes, pero lleva tres semanas sin enviar un vídeo.',
    ],
    answer:
      'Escríbele hoy y baja la exigencia: «Mándame un solo vídeo de 30 segundos, sombra, antes del domingo». Llámalo diez minutos si no llega. Desde ahora fija un día: vídeo el domingo, respuesta el martes. Si pasa otro mes vacío, propón pausa antes de que se vaya enfadado. Callar mientras paga parece cómodo y acaba en una mala reseña.',
  },
  {
    matter: 'online-coaching',
    asked: [
      '¿Vendo un curso grabado o sigo uno a uno?',
      'curso grabado o 1 a 1',
      '¿y si grabo un curso?',
      'Tengo ocho alumnos en línea y no me caben más.',
    ],
    answer:
      'Sigue uno a uno y añade un grupo pequeño antes de grabar nada: seis personas, ocho semanas, una llamada semanal, la mitad del precio. Las preguntas que se repitan son el guion del curso. Grábalo cuando lo hayas dado dos veces en vivo. Lo que suele fallar es pasar cuatro meses grabando algo que nadie pidió.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'Mi alumno en línea me escribe que le duele el hombro, ¿qué le digo?',
      'alumno online con dolor q hago',
      '¿y si se lesiona con mi plan?',
      'Un alumno que entreno a distancia dice que le pincha el hombro al golpear.',
    ],
    answer:
      'Dile: «Para todo lo que duela y pide cita con un médico o fisioterapeuta; no lo diagnostico por vídeo». Deja en su plan solo piernas y carrera suave sin dolor. Vuelves a subir con el visto bueno por escrito. Ten un cuestionario de salud firmado y seguro que cubra trabajo a distancia. Si hay hormigueo o pérdida de fuerza, que vaya hoy.',
  },
  {
    matter: 'online-coaching',
    asked: [
      'Vendí mi primer plan en línea, ¿cómo empiezo con él?',
      'vendi mi primer plan!',
      'hoy me pagó el primero',
      'Un desconocido me compró tres meses de entreno.',
    ],
    answer:
      'Que un desconocido pague por tu ojo es un paso enorme, disfrútalo. Hoy mándale bienvenida, cuestionario de salud y fecha de la primera llamada, 30 minutos, antes de tres días. Pide dos vídeos: sombra y saco. Primera semana, tres sesiones fáciles que seguro cumple. A las cuatro semanas, pide su opinión escrita. Mandar un plan de diez páginas el primer día lo ahoga.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'Me dicen «me lo pienso», ¿qué contesto?',
      'dicen me lo pienso q digo',
      '¿y si dice que se lo piensa?',
      'Todos salen contentos de la prueba y dicen que ya me avisan.',
    ],
    answer:
      'Contesta: «Claro. ¿Qué te falta saber: horario, precio o si es para ti?». Luego calla. Resuelve solo eso y ofrece un paso pequeño: «Te guardo plaza el jueves a las siete, sin pagar nada hasta entonces». Escríbele al día siguiente, una vez. Llenar el silencio con descuentos enseña que tu precio no era serio.',
  },
  {
    matter: 'sell-talk',
    asked: [
      '¿Digo el precio por mensaje o espero a que vengan?',
      'precio x mensaje o no',
      '¿y si preguntan el precio por mensaje?',
      'Escriben «precio?», contesto y desaparecen.',
    ],
    answer:
      'Dilo siempre, con una pregunta detrás: «Son 50 al mes, dos clases por semana. ¿Es para ti o para un niño? Hay prueba martes y jueves a las siete, ¿cuál te guardo?». Contesta en menos de una hora. Ocultarlo molesta, y la cifra sola mata la charla. Sin respuesta, un único recordatorio a los dos días.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'Me da vergüenza pedir dinero a la gente del barrio, ¿cómo lo hago?',
      'me da verguenza cobrar',
      '¿y si son conocidos?',
      'Son vecinos, los conozco de siempre y no sé cobrarles.',
    ],
    answer:
      'Pon el precio en un cartel y deja que hable él: señala y di «Es esto, igual para todos. ¿Empiezas el lunes?». Ensáyalo diez veces en voz alta con un amigo. Que otra persona o el formulario tome el pago. Si quieres ayudar a alguien, dos becas al año, escritas. El precio secreto para cada conocido acaba en enfado.',
  },
  {
    matter: 'sell-talk',
    asked: [
      'Hoy se apuntaron tres de cuatro después de la prueba, ¿qué hago con el cuarto?',
      '3 de 4 se apuntaron',
      'hoy cerré tres de cuatro',
      'Usé la frase que hablamos y tres firmaron.',
    ],
    answer:
      'Tres de cuatro es un día excelente, y salió de atreverte a preguntar. Al cuarto escríbele mañana: «Me gustó cómo moviste los pies. El martes hay sitio, ¿vienes otra vez sin compromiso?». A los tres, un mensaje antes de su segunda clase; ahí se pierde más gente que en la venta. Apunta la frase exacta que usaste y repítela igual.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'Faltan diez días y solo hay nueve inscritos, ¿cancelo?',
      '9 inscritos cancelo?',
      '¿y si no se llena?',
      'El seminario es en diez días y necesito veinticinco.',
    ],
    answer:
      'No canceles hoy: llama a cinco gimnasios y ofrece paquete, cinco plazas al precio de cuatro. Escribe uno por uno a treinta alumnos, no al grupo. Fija el corte a cinco días: con quince sigues, con menos hablas con el invitado para cambiar fecha o acortar. Devuelve el dinero en 48 horas si cae. Esperar callado hasta la víspera quema tu nombre.',
  },
  {
    matter: 'seminar-event',
    asked: [
      '¿Qué necesito de seguridad para un interclubes pequeño?',
      'interclub q seguridad necesito',
      '¿y médico hace falta?',
      'Quiero hacer un interclubes con veinte combates en mi gimnasio.',
    ],
    answer:
      'Médico presente desde el primer combate, ambulancia o ruta acordada, seguro del evento y permiso de la federación y del municipio. Llámalos ocho semanas antes. Empareja por peso, edad y combates; menores con autorización firmada de los padres. Árbitro de fuera. Si el médico se va, se para todo. Improvisar emparejamientos el mismo día es donde ocurren los golpes malos.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'El invitado canceló tres días antes, ¿qué hago con los inscritos?',
      'el invitado cancelo',
      '¿y si el invitado no viene?',
      'Tengo treinta inscritos y el campeón acaba de cancelar.',
    ],
    answer:
      'Escribe hoy a los treinta: «El invitado no viene. Opción A: te devuelvo todo. Opción B: nueva fecha. Opción C: seminario con otro profesor, mitad de precio». Llama antes a dos competidores cercanos para tener la C. Pide al invitado por escrito el anticipo de vuelta. Callar y presentar a otro en la puerta te persigue años.',
  },
  {
    matter: 'seminar-event',
    asked: [
      'Salió el seminario y vinieron cuarenta, ¿qué hago la semana siguiente?',
      'vinieron 40 al seminario!',
      'salió genial, vinieron cuarenta',
      'Ayer fue el seminario y se llenó.',
    ],
    answer:
      'Cuarenta personas en tu tatami es mucho trabajo bien hecho; duerme y luego remata. El lunes manda gracias, fotos y una prueba gratis válida diez días a los que no son alumnos. El martes haz las cuentas reales con todos los gastos. Repite en clase dos técnicas del seminario esa semana. Sin mensaje en tres días, los visitantes ya se enfriaron.',
  },
  {
    matter: 'social-media',
    asked: [
      '¿Puedo publicar vídeos de los niños de mi clase?',
      'publico videos de niños?',
      '¿y a los niños los puedo grabar?',
      'La clase de niños sale preciosa en vídeo, pero no sé si puedo.',
    ],
    answer:
      'Solo con permiso escrito de los padres, de ambos si hay custodia compartida, y revocable cuando quieran. Graba de espaldas o de lejos, sin nombres, colegio ni ubicación en directo. A los que no tienen permiso, ponles una zona fuera de plano, sin señalarlos. Si un padre pide borrar, se borra ese día. La casilla general en la inscripción suele quedarse corta; consulta tu ley.',
  },
  {
    matter: 'social-media',
    asked: [
      'Tengo mucha gente que mira y nadie viene, ¿qué cambio?',
      'me miran y no vienen',
      '¿y por qué no vienen?',
      'Un vídeo llegó a 30.000 y no entró ni un alumno.',
    ],
    answer:
      'Cambia a quién le hablas: vídeos para tu barrio, no para todo el mundo. Muestra la puerta, la calle, una clase de principiantes y una persona de 45 años sudando. Cierra con una sola frase: «Martes a las siete, primera clase, escribe PRUEBA». Dos por semana así. Los nocauts y acrobacias traen vistas de lejos y asustan al vecino.',
  },
  {
    matter: 'social-media',
    asked: [
      'Me insultan en los comentarios después de perder, ¿contesto?',
      'me insultan x perder',
      '¿y si siguen insultando?',
      'Perdí el sábado y tengo cien comentarios riéndose.',
    ],
    answer:
      'No contestes: borra la aplicación del teléfono cinco días y dale la clave a alguien de tu equipo. Esa persona bloquea y guarda capturas de las amenazas. El jueves publica una sola cosa: gracias, felicidades al rival y hasta pronto. Las amenazas se denuncian en la policía y en la plataforma. Responder de noche, dolido, es lo que queda en capturas.',
  },
  {
    matter: 'social-media',
    asked: [
      'Un vídeo mío llegó a 50.000, ¿cómo lo aprovecho?',
      'mi video 50 mil vistas',
      '¡se hizo viral uno!',
      'Subí un vídeo del saco y explotó.',
    ],
    answer:
      'Disfrútalo: algo tuyo interesó a 50.000 personas. Hoy fija un comentario con dónde entrenas y cómo probar, y arregla la biografía: ciudad, horario, contacto. En tres días sube la segunda parte del mismo tema, mismo formato. Responde las veinte mejores preguntas, una por vídeo. Cambiar ahora de estilo o comprar seguidores tira el empujón a la basura.',
  },
  {
    matter: 'working-too-much',
    asked: [
      '¿Cómo dejo el gimnasio una semana para irme de vacaciones?',
      'vacaciones 1 semana y el gym',
      '¿y si me voy una semana?',
      'Hace cuatro años que no cierro ni un día.',
    ],
    answer:
      'Empieza con cuatro días en la semana más floja y avisa un mes antes. Deja una hoja por clase: horario, calentamiento, tema, quién cierra, dos teléfonos. Paga a un entrenador y nombra a un alumno veterano para la llave. Una llamada al día, a las dos, quince minutos. Si algo sale regular, no pasa nada. Contestar mensajes toda la playa anula el viaje.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'Mis alumnos solo quieren clase conmigo, ¿cómo los paso a otro?',
      'solo quieren conmigo',
      '¿y si se quejan porque no estoy yo?',
      'Puse un entrenador y la mitad falta cuando no doy yo.',
    ],
    answer:
      'Pásalos en cuatro semanas: dos juntos, él calienta y explica, tú corriges; luego dos en que él da todo y tú estás diez minutos. Di delante de todos: «Con Marcos van a mejorar la guardia más que conmigo». Guarda una clase semanal tuya para todos. Desaparecer un lunes sin presentar a nadie es lo que vacía la sala.',
  },
  {
    matter: 'working-too-much',
    asked: [
      '¿Cierro los domingos aunque pierda algún alumno?',
      'cierro domingos?',
      '¿y el domingo lo cierro?',
      'Abro siete días y el domingo vienen seis.',
    ],
    answer:
      'Ciérralo: seis personas no valen tu único descanso. Avisa con un mes y ofrece a esos seis el sábado a las diez o sala libre con un veterano responsable y seguro al día. Cuenta la pérdida real: quizá una cuota. Usa el domingo fuera del gimnasio, sin contabilidad. Abrir «solo un rato» el segundo domingo deshace el cierre.',
  },
  {
    matter: 'working-too-much',
    asked: [
      'Hoy no fui al gimnasio y todo salió bien, ¿qué suelto ahora?',
      'no fui y todo salio bien',
      'hoy falté y nadie se quejó',
      'Primer día libre en meses y la clase funcionó sin mí.',
    ],
    answer:
      'Que funcione sin ti es la prueba de que lo construiste bien, no de que sobras. Fija ese mismo día libre cada semana, ya escrito en el horario. Agradece al que lo llevó y págale ese turno fijo. En un mes suelta la segunda cosa: mensajes de nuevos o limpieza, con una hoja de una página. Volver el próximo martes «por si acaso» lo borra.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      '¿Cuánto tiempo le doy al promotor antes de ir al abogado?',
      'cuanto le doy al promotor',
      '¿y cuánto le espero?',
      'Dijo «la semana que viene» ya tres veces.',
    ],
    answer:
      'Dale diez días exactos, por escrito: «Espero los 900 en mi cuenta antes del viernes 14. Si no, lo paso a la federación y a un abogado». Al día 11 hazlo de verdad. Guarda contrato, cartel, audios y resultado oficial. Pregunta antes cuánto cuesta la reclamación; las pequeñas a veces van sin abogado. Dar una cuarta semana le enseña que puede seguir.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'Me pagó 400 de 900 y dice que es todo, ¿los tomo?',
      'me dio 400 de 900',
      '¿y si tomo los 400 pierdo el resto?',
      'Me mandó 400 y escribió «cerrado».',
    ],
    answer:
      'Toma los 400, pero escribe ese mismo día: «Recibidos 400 a cuenta; quedan 500 según contrato, fecha límite el 20». No firmes ningún recibo que diga «total» o «saldado». Si el mensaje de él dice cerrado, tu respuesta por escrito es lo que te protege. Con el silencio, podría defender que aceptaste. Una consulta con abogado por 500 suele compensar.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'El promotor me ofrece otra pelea para pagarme las dos juntas, ¿acepto?',
      'me ofrece otra pelea y paga todo junto',
      '¿y si me paga con la próxima?',
      'Me debe 700 y dice que me paga todo en la siguiente velada.',
    ],
    answer:
      'No pelees hasta cobrar la primera. Di: «Encantado, cuando los 700 estén en mi cuenta firmamos la siguiente, con la mitad por adelantado». Si paga, bien; si se enfada, ya sabes. Habla con otros peleadores de su cartel, en privado. Dos bolsas pendientes te atan a él y acabas peleando solo para recuperar lo tuyo.',
  },
  {
    matter: 'unpaid-purse',
    asked: [
      'Hoy me pagó por fin 400, ¿qué hago con lo que falta?',
      'hoy me pago 400!',
      'entraron 400 hoy',
      'Después de dos meses me llegó una parte.',
    ],
    answer:
      'Esos 400 llegaron porque insististe con calma: buen trabajo. Confirma hoy por escrito: «Recibidos 400, gracias; quedan 500 para el día 30». Pon un recordatorio el 28 y manda una línea ese día. Guarda el extracto. Si el 31 no está, el aviso a la federación sale esa tarde. Relajarte ahora por alivio es justo cuando el resto se pierde.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Se va una familia entera, cuatro cuotas, ¿hago una oferta?',
      'se va una familia de 4',
      '¿y si les bajo el precio?',
      'Padre, madre y dos niños se dan de baja el mismo día.',
    ],
    answer:
      'Pregunta antes de ofrecer: «¿Qué pasó, dinero, horario o algo en clase?». Si es dinero, propón que sigan los niños y pausa para los padres. Si es horario, muestra otro grupo. Si es algo de clase, escucha y arréglalo en una semana. Una llamada, no un mensaje. Lanzar el descuento primero tapa la razón y en dos meses se van igual.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Se van todos al tercer mes, ¿qué hago distinto?',
      'se van al tercer mes',
      '¿y por qué al tercer mes?',
      'Entran ocho por mes y a los noventa días quedan dos.',
    ],
    answer:
      'Pon tres citas: día 7 un mensaje tuyo, día 30 cinco minutos con una meta pequeña, día 75 una prueba o cinta que mostrar. Dales un compañero fijo las primeras cuatro clases y nada de sparring fuerte antes del tercer mes. Pregunta a cinco que se fueron, por teléfono. Muchas veces fue un golpe de más o nadie que supiera su nombre.',
  },
  {
    matter: 'members-leave',
    asked: [
      'Llamé a diez que se fueron y volvieron dos, ¿es poco?',
      'llame a 10 y volvieron 2',
      'volvieron dos de diez',
      'Hice las llamadas; dos vuelven el lunes.',
    ],
    answer:
      'Dos de diez con una tarde de teléfono es un buen resultado, y las otras ocho te dieron razones gratis. El lunes recíbelos por su nombre y con un compañero asignado. Ordena las ocho razones: la que se repite tres veces se arregla este mes. A los demás, un mensaje en tres meses, no antes. Insistir cada semana los aleja del todo.',
  },
  {
    matter: 'open-gym',
    asked: [
      'Encontré un local barato en un sótano, ¿lo tomo?',
      'local en sotano lo tomo?',
      '¿y si es un sótano?',
      'Es barato, 150 metros, pero está bajo tierra y sin ventanas.',
    ],
    answer:
      'No firmes hasta tener tres síes: el ayuntamiento permite uso deportivo, hay ventilación mecánica y dos salidas. Pide a un técnico que lo mire antes, cuesta menos que un mes de alquiler. Revisa humedad, altura de al menos tres metros y vecinos arriba. Negocia tres meses sin pagar por obras. Un sótano sin licencia es un gimnasio que cierran en marzo.',
  },
  {
    matter: 'open-gym',
    asked: [
      '¿Empiezo alquilando horas en otro sitio antes de abrir?',
      'alquilo horas primero?',
      '¿y si empiezo por horas?',
      'Tengo doce alumnos en un parque y quiero local propio.',
    ],
    answer:
      'Sí, alquila seis horas por semana en una sala o colegio hasta llegar a unos 30 alumnos que pagan. Con eso pruebas horarios y precio sin deuda. Guarda la mitad del beneficio para el depósito. Seguro desde el primer día. Abrir con doce suele obligar a pagar el alquiler de tu bolsillo un año.',
  },
  {
    matter: 'open-gym',
    asked: [
      'Firmé el local hoy y estoy temblando, ¿qué hago primero?',
      'firme el local hoy!!',
      'ya firmé, no hay vuelta atrás',
      'Firmé el contrato del gimnasio esta mañana.',
    ],
    answer:
      'Firmar da miedo a cualquiera, y también significa que ya tienes un sitio tuyo: enhorabuena. Mañana licencia y seguro; esta semana fecha de apertura y lista de preinscritos con precio fundador, veinte plazas. Después suelo y baños. Da clases en el parque mientras hay obra para no enfriar a nadie. Gastar en logotipo antes que en licencia es el clásico.',
  },
  {
    matter: 'get-members',
    asked: [
      'Repartí 500 volantes y vino uno, ¿qué hago en su lugar?',
      '500 volantes y vino 1',
      '¿y si los volantes no funcionan?',
      'Gasté en volantes y solo entró una persona.',
    ],
    answer:
      'Cambia papel por personas: pide a diez alumnos que traigan a un amigo el viernes, clase gratis para dos. Luego visita tres colegios y dos empresas cercanas y ofrece una hora allí. Pregunta a cada nuevo cómo llegó y anótalo. Tu ficha en el mapa con fotos y diez reseñas trabaja sola. Repartir otros 500 iguales dará otro uno.',
  },
  {
    matter: 'get-members',
    asked: [
      '¿Cómo atraigo a mujeres a mi gimnasio de boxeo?',
      'como traer mujeres al gym',
      '¿y para que vengan mujeres?',
      'Somos treinta hombres y las chicas vienen una vez y no vuelven.',
    ],
    answer:
      'Abre un grupo de inicio de seis semanas, mujeres, hora fija, mejor con una entrenadora, y cuida tres cosas: vestuario con cerrojo, guantes limpios de talla pequeña y parejas asignadas por ti. En la clase mixta, nada de sparring fuerte ni comentarios; quien no cumpla, fuera. Pregunta a las que no volvieron. Un cartel rosa con un baño sucio no trae a nadie.',
  },
  {
    matter: 'get-members',
    asked: [
      'Este mes entraron nueve nuevos, ¿cómo hago que se queden?',
      'entraron 9 este mes',
      '¡nueve nuevos este mes!',
      'Hice la semana de amigos y se apuntaron nueve.',
    ],
    answer:
      'Nueve en un mes es un gran salto, y viene de tus propios alumnos, la mejor señal. Aprende los nueve nombres hoy y dales un compañero fijo cada uno. Mensaje a los siete días, charla de cinco minutos a los treinta. Primer mes sin sparring fuerte. Repite la semana de amigos en tres meses, no en uno. Si la clase se llena, abre hora antes de amontonar.',
  },
  {
    matter: 'gym-prices',
    asked: [
      '¿Subo también a los alumnos antiguos o solo a los nuevos?',
      'subo a los antiguos tambien?',
      '¿y a los de siempre les subo?',
      'Tengo veinte que pagan 30 desde hace ocho años.',
    ],
    answer:
      'Sube a todos, pero a los antiguos en dos pasos: nuevos 45 desde ya, antiguos 37 en marzo y 45 en septiembre. Díselo en persona: «Llevas ocho años aquí; por eso tienes seis meses más». Con un par en apuros, beca escrita y discreta. Dejar dos precios para siempre crea enfado en cuanto hablan en el vestuario.',
  },
  {
    matter: 'gym-prices',
    asked: [
      '¿Vendo bonos de diez clases o solo cuota mensual?',
      'bono de 10 o mensual',
      '¿y los bonos sueltos?',
      'Mucha gente me pide pagar solo cuando viene.',
    ],
    answer:
      'Vende la mensual como principal y un bono de diez más caro por clase, con caducidad de tres meses. Si la mensual es 50 por ocho clases, el bono vale 90. Sirve para turnos rotativos y visitantes. Anota cada entrada. Un bono barato y sin fecha convierte cuotas fijas en ingresos que nunca sabes cuándo llegan.',
  },
  {
    matter: 'gym-prices',
    asked: [
      'Subí la cuota y solo se fueron dos, ¿lo hice bien?',
      'subi y se fueron 2',
      'subí los precios y perdí dos',
      'Subí 8 y de sesenta se fueron dos.',
    ],
    answer:
      'De sesenta se fueron dos y ganas más que antes: tu miedo era mayor que el riesgo. Cuenta: 58 por 8 son 464 más al mes, menos esas dos cuotas. Llama a los dos, sin oferta, solo para saber. Usa una parte en algo que se vea en treinta días, colchonetas o ducha, y dilo. Otra subida, no antes de un año.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Mi socio saca dinero de la caja sin avisar, ¿qué hago?',
      'mi socio saca plata de la caja',
      '¿y si dice que es suyo?',
      'Faltan 300 de la caja y mi socio dice que ya los repone.',
    ],
    answer:
      'Pon hoy la regla: nadie saca nada sin apunte y aviso, y los pagos de más de 100 llevan dos firmas en el banco. Di: «No te acuso; desde hoy todo queda escrito, lo mío también». Haz arqueo cada noche con foto. Pide al contador los últimos seis meses. Si aparecen más huecos, abogado antes de discutir.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Yo trabajo cincuenta horas y mi socio diez, ¿cómo lo hablo?',
      'yo 50 horas el 10',
      '¿y si él no trabaja nada?',
      'Somos mitad y mitad, pero las clases las doy todas yo.',
    ],
    answer:
      'Separa trabajo y propiedad: quien da clase cobra por hora, y lo que sobra se parte a la mitad. Lleva una hoja con las horas de cuatro semanas y di: «Propongo 15 por hora para los dos, desde el 1». Así no discuten quién vale más. Firmado, con contador. Guardar el reproche un año acaba en gritos delante de alumnos.',
  },
  {
    matter: 'business-partner',
    asked: [
      'Por fin hablamos y acordamos quién decide qué, ¿qué sigue?',
      'hablamos y acordamos',
      'ayer nos sentamos y salió bien',
      'Mi socio y yo repartimos las decisiones sin gritar.',
    ],
    answer:
      'Sentarse sin gritar después de meses vale más que cualquier cláusula. Escríbanlo hoy en una página: quién decide clases, dinero y personal, y qué pasa si no hay acuerdo. Firmas los dos y llévenla a un abogado este mes. Reunión fija cada lunes, 45 minutos, con números. Sin papel, cada uno recordará otro acuerdo en primavera.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'Mi entrenador llega tarde a sus clases, ¿cuántos avisos le doy?',
      'mi entrenador llega tarde',
      '¿y cuántos avisos antes de echarlo?',
      'Los alumnos esperan en la puerta y él aparece diez minutos tarde.',
    ],
    answer:
      'Dos: uno hablado y uno escrito. Primero: «Ayer y el lunes, diez minutos tarde. La puerta se abre a menos cuarto, ¿qué lo impide?». A la segunda, por escrito y con fecha. A la tercera pierde ese turno. Antes de despedir, habla con un asesor laboral. Lo que falla es bromear sobre ello tres meses y estallar un día.',
  },
  {
    matter: 'hire-staff',
    asked: [
      '¿Contrato a mi mejor alumno aunque no sepa enseñar?',
      'contrato a mi mejor alumno?',
      '¿y si no sabe enseñar?',
      'Mi campeón quiere dar clases, pero se aburre con los nuevos.',
    ],
    answer:
      'Pruébalo ocho semanas pagadas como ayudante antes de darle una clase. Semana 1 y 2 calienta; 3 a 5 explica una técnica en un minuto; 6 a 8 da la clase contigo delante. Mide una cosa: cuántos nuevos vuelven. Si se aburre, dale el grupo de competidores. Ganar peleas no enseña paciencia, y los principiantes lo notan el primer día.',
  },
  {
    matter: 'hire-staff',
    asked: [
      'Tuve que despedirlo hoy y me siento fatal, ¿qué hago ahora?',
      'lo despedi y me siento mal',
      'ya lo despedí, fue horrible',
      'Hoy despedí a un amigo que daba clases aquí.',
    ],
    answer:
      'Decirlo tú, a la cara, fue lo más respetuoso que podías hacer, aunque duela. Págale lo debido en la fecha legal y recoge llaves y contactos con calma. Mañana avisa a sus alumnos: «Desde el lunes la clase la doy yo; le agradecemos su trabajo». Ni una razón más. Escríbele como amigo en unas semanas. Explicarte con cada alumno lo hiere otra vez.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'Un alumno pega demasiado fuerte a los nuevos, ¿lo echo?',
      'alumno pega fuerte a los nuevos',
      '¿y si sigue pegando fuerte?',
      'Dos nuevos se fueron por culpa de un alumno que no se controla.',
    ],
    answer:
      'Primero quítale el sparring con nuevos desde hoy: solo contigo o con avanzados. Dile a solas: «Con principiantes, la mitad de fuerza. Si un golpe pasa de ahí, un mes sin sparring». A la segunda, cumples. A la tercera, baja. Llama a los dos que se fueron. Si alguien quedó mareado, médico y sin contacto. Reírlo como carácter te vacía la sala.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'Un alumno pide que le devuelva tres meses que no vino, ¿pago?',
      'pide q le devuelva 3 meses',
      '¿y si amenaza con una reseña?',
      'No vino en tres meses y ahora quiere el dinero.',
    ],
    answer:
      'No devuelvas por ausencia si el contrato es claro, pero ofrece algo: «Tu plaza estaba guardada. Te doy un mes sin coste o congelo dos». Si hubo lesión con informe médico, sé generoso. Por escrito y en calma. Ante la amenaza: «Escribe lo que creas justo; mi oferta sigue». Pagar por miedo a una reseña enseña el camino al siguiente.',
  },
  {
    matter: 'difficult-client',
    asked: [
      'Hablé con el padre que gritaba y se calmó, ¿qué hago ahora?',
      'hable con el padre y se calmo',
      'el padre vino hoy y no gritó',
      'Tuve la charla y hoy se quedó callado toda la clase.',
    ],
    answer:
      'Tener esa charla y conservar la familia es un trabajo fino, bien hecho. Agradéceselo hoy en una frase: «Su hijo hoy miró al frente toda la clase, gracias». Dale cada dos semanas un detalle bueno del niño. Cuelga la regla para todos los padres en la puerta. Si una tarde recae, basta una mirada y la charla al final, nunca delante.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'El patrocinador no contesta desde hace dos semanas, ¿insisto?',
      'el sponsor no contesta',
      '¿y cuántas veces le escribo?',
      'Le mandé la propuesta, dijo que le gustaba y silencio.',
    ],
    answer:
      'Insiste una vez más, con algo nuevo y una pregunta de sí o no: «Peleo el 12 de abril, 400 entradas. ¿Va su logo en el pantalón por 200? Cierro el jueves». Si es local, pasa en persona a media mañana, cinco minutos. Sin respuesta, siguiente de la lista. Cinco mensajes de «¿lo vio?» cierran la puerta del año próximo.',
  },
  {
    matter: 'sponsorship',
    asked: [
      'Una casa de apuestas me quiere patrocinar, ¿acepto?',
      'casa de apuestas sponsor?',
      '¿y si el dinero viene de apuestas?',
      'Me ofrece 500 una web de apuestas y doy clase a niños.',
    ],
    answer:
      'No, si das clase a niños: te cuesta padres y quizá otros patrocinadores. Comprueba además la norma de tu federación y la ley; muchas lo limitan. Responde: «Gracias, no encaja con mi escuela». Usa la oferta como prueba de precio con el taller o la clínica de la esquina: «Mi pantalón vale 500, a usted se lo dejo en 400».',
  },
  {
    matter: 'sponsorship',
    asked: [
      'Conseguí mi primer patrocinador, ¿cómo lo cuido?',
      'mi primer sponsor!!',
      'hoy firmó la ferretería, 150 al mes',
      'La ferretería del barrio me da 150 al mes.',
    ],
    answer:
      'Alguien del barrio apuesta 150 al mes por ti: eso lo ganó tu trabajo diario. Manda cada mes una hoja: dos fotos con su logo, alcance, próxima fecha. Invítalo a la esquina en la próxima pelea y salúdalo también si pierdes. Pon por escrito duración y qué das. Desaparecer hasta la renovación es como se pierden los buenos.',
  },
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
