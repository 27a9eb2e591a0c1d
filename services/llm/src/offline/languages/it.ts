import type { Language } from './language.ts'

export const it: Language = {
  sentences: {
    hello: 'Ciao, sono {name}.',
    wellBeing: 'Sono una persona IA, non ho giorni buoni o cattivi, ma sono qui.',
    thanks: 'Prego.',
    goodbye: 'Arrivederci, torna quando vuoi.',
    who: 'Sono {name}, una persona IA. {about}',
    ai: 'Sono {name}, una persona IA e non un essere umano. In questo momento nessun modello linguistico è collegato: rispondo con brani di ciò che mi è stato dato.',
    instructions: 'Le mie istruzioni restano private. Quello che so è a tua disposizione.',
    nameTold: 'Piacere, {name}.',
    nameKnown: "Ti chiami {name}; me l'hai detto.",
    nameUnknown: 'Non mi hai ancora detto il tuo nome.',
    ruledOut: 'Da ora lascio fuori ciò che riguarda {word}.',
    onlyRuledOut: 'Quello che ho in merito contiene {word}, che hai escluso.',
    askedRuledOut: 'Hai escluso {word}, quindi non do niente che lo contenga.',
    leavesNothingOut: 'Va bene, per questo non lascio fuori niente.',
    askDoctor:
      'Con quello che mi hai detto della tua salute, chiedi prima al tuo medico che cosa puoi fare. Fino ad allora non ti do nessun programma.',
    nothingFits: 'Senza un modello linguistico posso rispondere solo con ciò che mi è stato dato. Chiedimi per esempio:',
    noMaterial: 'Senza un modello linguistico posso rispondere solo con ciò che mi è stato dato, e non mi è ancora stato dato nulla.',
    askMe: 'Chiedimi per esempio:',
    nothingMore: 'Non ho altro in merito. Chiedimi per esempio:',
    sameAgain:
      'La mia ultima risposta è tutto ciò che mi è stato dato su questo, e senza un modello linguistico non posso riformularla, tradurla o verificarla. Chiedimi per esempio:',
    nothingToShorten: "Non c'è ancora una risposta da accorciare. Chiedimi per esempio:",
    unavailable: 'Ora non riesco a raggiungere il mio materiale. Riprova tra un momento.',
    rude: 'Mi dispiace che non sia stato utile. Dillo con altre parole, o chiedimi:',
    empty: 'Non ho capito. Chiedimi per esempio:',
    danger:
      "Sono contento che tu l'abbia detto e lo prendo sul serio. Sono una persona IA e non posso starti vicino, ma ci sono persone che possono aiutarti subito. Chiama il " +
      'numero di emergenza o una linea di ascolto del tuo paese, e di a qualcuno vicino che hai bisogno di compagnia.\n\n' +
      'Se sei in pericolo in questo momento, chiama prima. «Ho bisogno di aiuto» basta.',
  },
  tasks: {
    abstains: 'Su questa domanda non mi è stato dato nulla, quindi mi astengo.',
    abstainsAway: 'In questo momento non si può cercare in ciò che mi è stato dato, quindi mi astengo.',
    abstainsRuledOut: 'Tutto ciò che mi è stato dato su questa domanda contiene quello che hai escluso, quindi mi astengo.',
    from: 'Da «{title}»:',
    allAbstain: "Tutti si sono astenuti, quindi non c'è consenso.",
    noneAgree: 'Non ce ne sono due che dicano la stessa cosa.',
    severalSay: 'Che cosa dicono almeno due voci:',
    oneSays: 'Che cosa dice una sola voce:',
    abstained: 'Astensione: {names}.',
    panelAway:
      'Senza un modello linguistico posso rispondere solo con ciò che è stato dato alle persone IA pubbliche, e in questo momento non vi si può cercare.',
    panelNothing:
      'Senza un modello linguistico posso rispondere solo con ciò che è stato dato alle persone IA pubbliche, e a nessuna è stato dato nulla su questa domanda.',
    panelOnlyOne: 'Solo a una persona IA pubblica è stato dato qualcosa su questa domanda; la sua risposta è accanto a questa.',
    given: 'A {title} è stato dato questo:',
    limits: 'Che cosa dice in contrario lo stesso materiale, o dove finisce:',
    noLimits: 'Ciò che è stato dato in merito alle persone IA pubbliche non nomina nulla che lo limiti o lo contraddica.',
    nothingMore: 'Senza un modello linguistico non si può dire altro.',
  },
  patterns: {
    hello: /^(?:ciao|salve|buongiorno|buonasera|ehi)(?<rest>(?:,? [\p{L}.'-]+){0,2})$/iu,
    wellBeing: /^(?:ciao\W+)?(?:come (?:stai|sta|va)|tutto bene)(?<rest> .{0,12})?$/iu,
    thanks: /^(?:(?:ok|bene|perfetto|ottimo)\W+)*(?:(?:molte |mille )?grazie|è stato (?:molto )?utile)(?<rest>(?!\p{L}).{0,25})$/iu,
    goodbye: /^(?:grazie\W+)?(?:arrivederci|a (?:presto|domani|dopo)|buona ?notte|addio|ci vediamo)(?<rest>\W.{0,20})?$/iu,
    who: /^(?:e )?(?:chi (?:sei|è lei)|come ti chiami|cosa sei|presentati|parlami di te)$/iu,
    can: /^(?:(?:che )?cosa (?:puoi|sai) fare|come (?:puoi|mi puoi) aiutar(?:e|mi)|cosa (?:ti )?posso chieder(?:e|ti)|aiuto)(?<rest>(?!\p{L}).{0,20})$/iu,
    ai: /(?:sei (?:un |una |davvero |veramente )*(?:uman[oa]|essere umano|persona vera|persona reale|robot|bot|ia|macchina|reale|vero)|quale modello (?:linguistico|di ia|sei|usi|utilizzi))/iu,
    nameTold: /(?:mi chiamo|il mio nome è|chiamami)\s+(\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})/iu,
    nameDenied:
      /(?<!\p{L})(?:non mi chiamo|il mio nome non è|non chiamarmi)\s+(\p{L}[\p{L}\p{M}'’-]*)(?:\W+(?:(?:ma|bensì|è|mi chiamo|il mio nome è|chiamami)\W+)+(\p{L}[\p{L}\p{M}'’-]*))?/iu,
    nameAsked: /(?:come mi chiamo|qual è il mio nome|sai (?:il mio nome|come mi chiamo)|ricordi il mio nome)/iu,
    shorter:
      /^(?:(?:molto |ancora )?più (?:breve|corto|corta)|in (?:breve|sintesi|una frase|due frasi)|riassumi(?:lo)?|troppo lungo)(?:,? per favore)?$/iu,
    another:
      /^(?:(?:dammene |dimmene )?(?:un altro|un'altra|altr[oaie])(?: \p{L}+)?|ancora(?: un[oa]?)?(?: \p{L}+)?|qualcos'altro|che altro|(?:dimmi )?di più|continua|avanti)(?:,? per favore)?$/iu,
    ruledOut:
      /(?:allergic[oa] (?:alle|agli|ai|alla|al|all'|a)|allergia (?:alle|agli|ai|alla|al|all'|a)|intollerante (?:alle|agli|ai|alla|al|all'|a)|non (?:posso |può )?(?:mangi[oa]|mangiare|bev[oe]|bere|ho|voglio|sopporto|(?:mi|gli|le) piac(?:e|ciono))(?: il| lo| la| i| gli| le| l')?(?!\p{L})|odio|detesto|(?:^|[.,!;]\s*)niente|senza)\s*([^.!?;:\n]{2,80})/giu,
    and: /\s*(?:,|(?<=\s)e(?=\s)|(?<=\s)o(?=\s)|(?<=\s)né(?=\s)|&|\/)\s*/iu,
    caution: /(?<!\p{L})(?:mai|evita(?:re|te)?|tranne|solo se|rischi(?:o|a)?|pericolo(?:so|sa)?|attenzione|errore|tuttavia)(?!\p{L})/iu,
  },
}
