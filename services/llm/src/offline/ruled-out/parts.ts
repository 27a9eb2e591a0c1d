/** A part of a message: a clause, or one thing of a list. */
export interface Part {
  text: string
  /** It asks. What it rules out counts for its own answer only. */
  isQuestion: boolean
  /** The part before it goes on: `eggs` in `milk and eggs`. */
  isListed: boolean
  /** The number of its sentence. */
  sentence: number
}

const mostCharacters = 4_000
const mostCharactersOfPart = 300

/** Returns a text with plain apostrophes, as the patterns have them. */
export const plainApostrophes = (text: string): string => text.replace(/[’ʼ‘´]/g, "'")

const sentences = /[^.!?。！？؟;；\n]+[.!?。！？؟;；\n]*/gu
/** A contrast, a reason or a condition: a clause of its own. */
const clauseStart =
  /(?<!(?:any|every)thing)\s(?=(?:but|however|because|since|if|when|who|although|though|so|aber|sondern|weil|wenn|da|die|der|mais|parce|si|qui|pero|porque|que|quien|ma|perché|se|che|mas|но|потому|если|который|которая|لكن|لأن|إذا)\s)|(?=但是|但|因为|如果|けど|が、|ので|なら)/iu
const listed = /[,:()،、，：]|\s[-–—]\s|\s(?:and|or|und|oder|et|ou|y|o|e|и|или|ni|né|nem|ни|أو)\s|&|\sو(?=\p{L})|和|或/giu
const begins = '^\\W*(?:(?:and|so|but|ok(?:ay)?|please|hi|hello|hey|und|et|y|e|а|и)\\s+)?'
/** A word that asks, or a verb before its subject. */
const asksFirst = new RegExp(
  `${begins}(?:how|what|why|when|where|which|wie|was|warum|wann|wo|welche\\p{L}*|comment|que|quoi|quel\\p{L}*|pourquoi|quand|où|est-ce|qu'est|cómo|qué|cuál\\p{L}*|cuánd\\p{L}*|dónde|come|cosa|che|quale|quando|perché|dove|o que|qual|quais|onde|как|что|какой|какие|какую|почему|когда|где|есть ли|могу ли|كيف|ما|ماذا|متى|أين|لماذا|هل|(?:can|could|should|would|shall|is|are|was|were|do|does|did|may|am|will|have|has)(?:n't)? (?:i|you|we|he|she|it|they|there|this|that|the|my|your|our|these|those|one|anyone|people)|(?:kann|können|darf|soll|ist|hast|habt|haben|gibt) (?:ich|man|du|ihr|sie|es|wir|das|der|die)|puis-je|peut-on|avez-vous)(?!\\p{L})`,
  'iu',
)
/** In a sentence with a question mark the verb alone. */
const asksByVerb = new RegExp(
  `${begins}(?:can|could|should|would|is|are|do|does|did|may|am|will|have|has|kann|können|darf|ist|sind|haben|puedo|hay|tienen|posso|avete|tem|têm|можно|у вас)(?![\\p{L}'])`,
  'iu',
)
const isWho = /^\W*who\b(?! (?:is|are|can't|cannot|has|have|doesn't|don't|does|do|must|never|eats?|avoids?)\b)/iu

/** Splits a message into its parts. */
export function partsOf(message: string): Part[] {
  const text = plainApostrophes(message.slice(0, mostCharacters))
  return (text.match(sentences) ?? []).flatMap(partsOfSentence)
}

function partsOfSentence(sentence: string, number: number): Part[] {
  const isMarked = /[?？؟]/u.test(sentence)
  const clauses = sentence.replace(/[.!?。！？؟;；\n]+$/u, '').split(clauseStart)
  const parts: Part[] = []
  const texts = clauses.flatMap((clause, place) =>
    clause.split(listed).map((text, at) => ({ text: text.trim().slice(0, mostCharactersOfPart), isFirst: place > 0 && at === 0 })),
  )
  const asking = texts.map(({ text }) => asksFirst.test(text) || isWho.test(text) || (isMarked && asksByVerb.test(text)))
  const hasAsking = asking.includes(true)
  let isQuestion = false
  for (const [at, { text, isFirst }] of texts.entries()) {
    if (text === '') continue
    const isBare = isThings(text)
    if (asking[at]) isQuestion = true
    else if (isFirst || !isBare) isQuestion = isMarked && !hasAsking
    parts.push({ text, isQuestion, isListed: isBare && !isFirst, sentence: number })
  }
  return parts
}

const mostWordsOfThing = 3
const verbs =
  /(?<!\p{L})(?:i|i'm|we|you|he|she|they|it|is|are|was|were|am|have|has|had|love|like|want|need|eat|cook|make|made|can|will|enjoy|prefer|adore|ich|wir|liebe|mag|esse|je|nous|adore|aime|amo|quiero|como|voglio|mangio|quero|я|мы|люблю|ем|أنا|أحب)(?!\p{L})|我|喜欢|好き/iu

/** Whether a part names things and says nothing of them. */
const isThings = (text: string): boolean => text.split(/\s+/).length <= mostWordsOfThing && !verbs.test(text)
