import { type DangerSigns, harmlessPhrase, phrase, workAbout } from './signs.ts'

const people =
  '(?:ex ?-?)?(?:marido|esposo|esposa|mujer|pareja|novio|novia)|él|ella|ex|padre|madre|papá|mamá|padrastro|madrastra|hermano|hermana|tío|tía|abuelo|jefe|hijo|hija|profesor|vecino|alguien|padres|hombre'
const violence = '(?:peg|golpe|maltrat|viol|amenaz|ahorc|estrangul|abus|pate|abofete|acos|apuñal)(?:a|an|ó|aron|aba|aban|ado|ando)'
const many =
  'demasiad[oa]s|tod[oa]s (?:mis|las|los|estas)|un (?:frasco|bote) (?:entero )?de|una caja (?:entera )?de|much[oa]s|muchísimas|un montón de|[6-9]|[1-9]\\d{1,2}|diez|quince|veinte|treinta|cuarenta|cincuenta'
const drug =
  '(?:de )?(?:pastillas|píldoras|pildoras|comprimidos|tabletas|cápsulas|somníferos|paracetamol|ibuprofeno|medicamentos|medicinas|antidepresivos)'

export const es: DangerSigns = {
  signs: [
    /suicid/u,
    phrase(
      'matarme|me (?:quiero|voy a) matar|me mato|ahorcarme|quitarme la vida|acabar con (?:mi vida|todo)|terminar con (?:mi vida|todo)|(?:quiero|quisiera|ganas de|prefiero|preferiría|deseo) (?:morir(?:me)?|estar muert[oa])|(?:quiero|quisiera) desaparecer para siempre|estuvi(?:era|ese) muert[oa]|no quiero (?:seguir )?(?:vivir|viviendo)(?! (?:más )?(?:aquí|sol[oa]|cerca|junt[oa]s|en (?!este mundo)|con (?!esto|este dolor)))|no quiero (?:seguir aquí|estar (?:más )?aquí|existir|despertar)|no puedo (?:seguir|más) (?:así|viviendo|con (?:esto|la vida))|(?:razón|motivos?|sentido) (?:para|de) vivir|mejor sin mí|no vale la pena vivir',
    ),
    phrase(
      'hacerme daño|me hago daño a (?:mí|propósito)|autolesi\\p{L}*|(?:cortarme|me corto|me corté) (?:las venas|los brazos|las muñecas|las piernas)|(?:me hago|hacerme|me obligo a|me provoco|provocarme|me fuerzo a) (?:el )?(?:vomitar|vómito)',
    ),
    phrase(
      `sobredosis|(?:tomé|tomado|tomar(?:me)?|tomo|tragué|tragado|tragar(?:me)?|ingerí) (?:\\p{L}+ )?(?:${many}) (?:\\p{L}+ )?${drug}|(?:bebió|bebí|bebido|tragó|tragado|tomó) (?:la |una |un |el )?(?:lejía|cloro|veneno|pila|raticida)`,
    ),
    phrase(
      `(?:${people}) (?:\\p{L}+ ){0,2}?me (?:ha |han |había |está |sigue )?(?:${violence})|me (?:pega|golpea|maltrata) mi|me (?:violaron|violó|han violado|ha violado|golpearon|pegaron|agredieron|maltratan|acosa)|(?:fui|he sido|soy|estoy siendo) (?:\\p{L}+ )?(?:violad[oa]|abusad[oa]|golpead[oa]|maltratad[oa]|víctima de)|miedo (?:a mi (?:marido|novio|padre|pareja)|de que me (?:mate|pegue))`,
    ),
    phrase(
      'dolor (?:en el|de) pecho|duele el pecho|opresión en el pecho|no puedo respirar|no respira|brazo izquierdo (?:\\p{L}+ )?(?:dormido|entumecido|adormecido)|(?:tengo|teniendo|tiene|dando|sufriendo) un (?:infarto|derrame|ataque al corazón|ataque cardíaco|ictus)|inconsciente|(?:deja|para) de sangrar|sangra mucho|escupo sangre|se (?:está )?(?:ahoga|ahogando|atragantando)|se quema la casa|huele a gas',
    ),
  ],
  harmless: [
    workAbout(
      'novela|película|personaje|libro|poema|canción|historia|cuento|serie|obra|escena|protagonista|documental',
      'suicid\\p{L}*|se (?:mata|quita la vida)',
    ),
    harmlessPhrase(
      'no puedo respirar (?:\\p{L}+ )?(?:cuando (?:corro|nado|subo|entreno|hago ejercicio)|al (?:correr|subir|nadar)|(?:corriendo|subiendo)|cuesta arriba|por la nariz|bajo el agua)|prevención del suicidio',
    ),
  ],
}
