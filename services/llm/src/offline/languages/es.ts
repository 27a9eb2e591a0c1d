import type { Language } from './language.ts'

export const es: Language = {
  sentences: {
    hello: 'Hola, soy {name}.',
    wellBeing: 'Soy una persona de IA, no tengo días buenos ni malos, pero aquí estoy.',
    thanks: 'De nada.',
    goodbye: 'Adiós, vuelve cuando quieras.',
    who: 'Soy {name}, una persona de IA. {about}',
    ai: 'Soy {name}, una persona de IA y no un ser humano. Ahora no hay ningún modelo de lenguaje conectado: respondo con pasajes de lo que me dieron.',
    instructions: 'Mis instrucciones son privadas. Lo que sé está a tu disposición.',
    nameTold: 'Encantado, {name}.',
    nameKnown: 'Te llamas {name}; me lo dijiste.',
    nameUnknown: 'Todavía no me has dicho tu nombre.',
    ruledOut: 'Desde ahora dejo fuera lo que tenga que ver con {word}.',
    onlyRuledOut: 'Lo que tengo sobre eso contiene {word}, que descartaste.',
    askedRuledOut: 'Descartaste {word}, así que no doy nada que lo lleve.',
    leavesNothingOut: 'De acuerdo, no dejo nada fuera por eso.',
    askDoctor: 'Con lo que me contaste de tu salud, pregunta primero a tu médico qué puedes hacer. Hasta entonces no te doy ningún plan.',
    nothingFits: 'Sin un modelo de lenguaje solo puedo responder con lo que me dieron. Pregúntame, por ejemplo:',
    noMaterial: 'Sin un modelo de lenguaje solo puedo responder con lo que me dieron, y todavía no me dieron nada.',
    askMe: 'Pregúntame, por ejemplo:',
    nothingMore: 'No tengo nada más sobre eso. Pregúntame, por ejemplo:',
    sameAgain:
      'Mi última respuesta es todo lo que me dieron sobre esto, y sin un modelo de lenguaje no puedo reformularla, traducirla ni comprobarla. Pregúntame, por ejemplo:',
    nothingToShorten: 'Todavía no hay una respuesta que pueda acortar. Pregúntame, por ejemplo:',
    unavailable: 'Ahora mismo no puedo acceder a mi material. Inténtalo de nuevo en un momento.',
    rude: 'Siento que esto no te haya ayudado. Dilo con otras palabras, o pregúntame:',
    empty: 'No lo he entendido. Pregúntame, por ejemplo:',
    danger:
      'Me alegra que lo digas y lo tomo en serio. Soy una persona de IA y no puedo estar contigo, pero hay personas que pueden ayudarte ahora mismo. Llama al número de ' +
      'emergencias o a una línea de crisis de tu país, y dile a alguien cercano que necesitas compañía.\n\n' +
      'Si estás en peligro en este momento, llama primero. «Necesito ayuda» basta.',
  },
  tasks: {
    abstains: 'No me dieron nada sobre esta pregunta, así que me abstengo.',
    abstainsAway: 'Ahora mismo no se puede buscar en lo que me dieron, así que me abstengo.',
    abstainsRuledOut: 'Todo lo que me dieron sobre esta pregunta contiene lo que descartaste, así que me abstengo.',
    from: 'De «{title}»:',
    allAbstain: 'Todos se abstuvieron, así que no hay consenso.',
    noneAgree: 'No hay dos que digan lo mismo.',
    severalSay: 'Lo que dicen dos o más:',
    oneSays: 'Lo que solo dice una voz:',
    abstained: 'Abstención: {names}.',
    panelAway:
      'Sin un modelo de lenguaje solo puedo responder con lo que se dio a las personas de IA públicas, y ahora mismo no se puede buscar en ello.',
    panelNothing:
      'Sin un modelo de lenguaje solo puedo responder con lo que se dio a las personas de IA públicas, y a ninguna se le dio nada sobre esta pregunta.',
    panelOnlyOne: 'Solo a una persona de IA pública se le dio algo sobre esta pregunta; su respuesta está al lado de esta.',
    given: 'Esto es lo que se le dio a {title}:',
    limits: 'Lo que el mismo material dice en contra, o dónde termina:',
    noLimits: 'Lo que se dio sobre esto a las personas de IA públicas no nombra nada que lo limite o lo contradiga.',
    nothingMore: 'Sin un modelo de lenguaje no se puede decir nada más.',
  },
  patterns: {
    hello: /^¡?(?:hola|buen[oa]s(?: (?:días|tardes|noches))?|saludos)(?<rest>(?:,? [\p{L}.'-]+){0,2})$/iu,
    wellBeing: /^(?:¡?hola\W+)?¿?(?:(?:cómo|como) (?:estás|estas|está usted|te va|va todo|andas)|qué tal)(?<rest>[^\p{L}].{0,12})?$/iu,
    thanks: /^(?:(?:ok|vale|genial|perfecto)\W+)*¡?(?:(?:muchas |mil )?gracias|fue (?:muy )?útil)(?<rest>(?!\p{L}).{0,25})$/iu,
    goodbye: /^(?:gracias\W+)?¡?(?:adiós|adios|hasta (?:luego|pronto|mañana)|chao|buenas noches|nos vemos)(?<rest>\W.{0,20})?$/iu,
    who: /^(?:y )?¿?(?:quién (?:eres|es usted)|quien eres|cómo te llamas|como te llamas|qué eres|preséntate|háblame de ti)$/iu,
    can: /^¿?(?:(?:qué|que) (?:puedes|sabes) hacer|(?:cómo|como) (?:puedes|me puedes) ayudar(?:me)?|en qué (?:me )?puedes ayudar(?:me)?|(?:qué|que) (?:te )?puedo preguntar(?:te)?|ayuda)(?<rest>(?!\p{L}).{0,20})$/iu,
    ai: /(?:eres (?:un |una |realmente |de verdad )*(?:humano|persona|robot|bot|ia|máquina|real)|qué modelo (?:de lenguaje|de ia|eres|usas|utilizas))/iu,
    nameTold: /(?:me llamo|mi nombre es|llámame)\s+(\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})/iu,
    nameDenied:
      /(?<!\p{L})(?:no me llamo|mi nombre no es|no me llames)\s+(\p{L}[\p{L}\p{M}'’-]*)(?:\W+(?:(?:sino|es|me llamo|mi nombre es|llámame|pero)\W+)+(\p{L}[\p{L}\p{M}'’-]*))?/iu,
    nameAsked: /(?:cómo me llamo|como me llamo|cuál es mi nombre|sabes (?:mi nombre|cómo me llamo)|recuerdas mi nombre)/iu,
    shorter:
      /^(?:(?:mucho )?más (?:corto|breve|corta)|en (?:breve|resumen|una frase|dos frases)|resum(?:e|en|elo|e eso)|demasiado largo)(?:,? por favor)?$/iu,
    another:
      /^¿?(?:(?:dame )?otr[oa](?: \p{L}+)?|uno más|una más|otra cosa|(?:dime |cuéntame )?(?:algo )?más|qué más|algo más|sigue|continúa)(?:,? por favor)?$/iu,
    ruledOut:
      /(?:alérgic[oa] (?:a los|a las|al|a la|a)|alergia (?:a los|a las|al|a la|a)|intoleran(?:te|cia) (?:a los|a las|al|a la|a)|no (?:puedo |puede )?(?:come?[or]?|bebo|bebe|beber|tomo|tengo|quiero|soporto|(?:me|le) gustan?)(?: el| la| los| las)?|odio|detesto|nada (?:de|con)|sin)\s+([^.!?;:\n]{2,80})/giu,
    and: /\s*(?:,|(?<=\s)y(?=\s)|(?<=\s)o(?=\s)|(?<=\s)ni(?=\s)|&|\/)\s*/iu,
    caution:
      /(?<!\p{L})(?:nunca|jamás|evit(?:a|e|ar)|salvo que|excepto|solo si|riesgos?|peligro(?:so|sa)?|cuidado|errore?s?|sin embargo)(?!\p{L})/iu,
  },
}
