/** A fact that people state about themselves, and the note of it. */
export interface NotePattern {
  /** Matches a clause; its group is the fact. */
  pattern: RegExp
  /** The beginning of the note; the fact follows. */
  note: string
  /** One such fact is true at a time: a new one takes the place of the noted one. */
  isOnly: boolean
}

/** A fact that begins as `start` says, after words that are not part of the note. */
const fact = (words: string, note: string, start = '\\S', isOnly = false): NotePattern => ({
  pattern: new RegExp(`^(?:${words})\\s+((?=${start}).+)$`, 'iu'),
  note,
  isOnly,
})
const onlyFact = (words: string, note: string, start?: string) => fact(words, note, start, true)
/** A whole clause. */
const said = (start: string, note: string): NotePattern => ({ pattern: new RegExp(`^(${start}.+)$`, 'iu'), note, isOnly: false })

const english = [
  onlyFact("(?:you can |just )?call me|my name(?: is|'s)|i am called|i'm called", 'Wants to be called'),
  onlyFact("i live|i'm living|i am living", 'Lives', '(?:in|on|near|at|with)\\b'),
  onlyFact('i work', 'Works', '(?:as|at|for|in)\\b'),
  fact('i (?:would |do |much |really |always )?prefer', 'Prefers'),
  fact("i am allergic to|i'm allergic to", 'Is allergic to'),
  fact("i am learning|i'm learning", 'Is learning'),
  fact("i am|i'm", 'Is', '(?:an? )?(?:vegan|vegetarian|pescatarian|co?eliac|diabetic|left-handed|colou?r-?blind|beginner)\\b'),
  fact("i don't|i do not|i never", 'Does not', '(?:eat|drink|smoke|drive)\\b'),
  fact('my', 'Their', '[\\p{L} ]{2,30} (?:is|are) '),
]
const german = [
  onlyFact('nenne? mich|ich heiße|ich heisse|mein name ist', 'Möchte so genannt werden:'),
  onlyFact('ich wohne|ich lebe', 'Wohnt', '(?:in|im|bei|auf|am)\\s'),
  onlyFact('ich arbeite', 'Arbeitet', '(?:als|bei|in|im)\\s'),
  fact('ich bevorzuge', 'Bevorzugt'),
  fact('ich bin allergisch', 'Ist allergisch', '(?:gegen|auf)\\s'),
  fact('ich bin', 'Ist', '(?:vegan|vegetarisch|veganer|vegetarier|linkshänder|diabetiker|anfänger)(?:in)?(?:\\s|$)'),
  fact('ich lerne', 'Lernt'),
  said('meine? [\\p{L} ]{2,30} (?:ist|sind|heißt|heißen) ', 'Sagt:'),
]
const french = [
  onlyFact("appelle(?:z)?-moi|je m'appelle", 'Veut être appelé(e)'),
  onlyFact("j'habite|je vis", 'Habite', '(?:à|en|au|aux|dans|chez)\\s'),
  fact('je préfère', 'Préfère'),
  fact('je suis allergique', 'Est allergique', '(?:à|au|aux)\\s'),
  fact("j'apprends", 'Apprend'),
]
const spanish = [
  onlyFact('llámame|me llamo', 'Quiere que le llamen'),
  onlyFact('vivo', 'Vive', '(?:en|con|cerca)\\s'),
  fact('prefiero', 'Prefiere'),
  fact('soy alérgic[oa]', 'Tiene alergia', 'al?\\s'),
  fact('estoy aprendiendo', 'Está aprendiendo'),
]

/** What the offline model takes for facts, in English, German, French and Spanish. */
export const notePatterns: readonly NotePattern[] = [...english, ...german, ...french, ...spanish]
