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

/** A name, and not `hard to pronounce` or `when you are ready`. */
const name =
  '(?!(?:not|too|so|very|hard|difficult|easy|long|short|unusual|when|if|later|back|a|an|the|on|in|at|by)\\b)\\S+(?:\\s\\S+){0,2}$'
/** People, animals and matters of which a fact lasts: no sauce, no printer and no knee. */
const lasting =
  '(?:husband|wife|partner|boyfriend|girlfriend|fianc\\p{L}+|spouse|sons?|daughters?|child|children|kids?|baby|mother|father|mum|mom|dad|parents?|brothers?|sisters?|twins?|uncle|aunt|cousins?|nephew|niece|grand\\p{L}+|friends?|boss|colleagues?|neighbou?rs?|flatmate|roommate|dogs?|cats?|pets?|horse|birthday|mother tongue|(?:first|native) language|job|profession|hobb(?:y|ies)|goal|diet|allerg(?:y|ies)|pronouns|time zone)'
const foodVerb = '(?:eat|drink|tolerate|digest|have (?:any )?(?:dairy|gluten|milk|eggs?|nuts?|meat|fish|alcohol|sugar|salt))'

const english = [
  onlyFact("(?:you can |just )?call me|my name(?: is|'s)|i am called|i'm called", 'Wants to be called', name),
  onlyFact("i live|i'm living|i am living", 'Lives', '(?:in|on|near|at|with)\\b'),
  onlyFact('i work', 'Works', '(?:as|at|for|in)\\b'),
  fact('i (?:would |do |much |really |always )?prefer', 'Prefers', '(?!not\\b)\\S'),
  fact("(?:i am|i'm) al+ergic to", 'Is allergic to'),
  fact("i am learning|i'm learning", 'Is learning'),
  fact(
    "i am|i'm",
    'Is',
    '(?:an? )?(?:strict )?(?:vegan|vegetarian|pesc[ae]tarian|co?eliac|diabetic|(?:lactose|gluten)[- ]intolerant|left-handed|colou?r-?blind|beginner)\\b',
  ),
  fact("i don't|i do not|i never", 'Does not', '(?:eat|drink|smoke|drive)\\b(?! (?:enough|much|before|after))'),
  fact(
    "i can't|i cant|i cannot|i can not|i must not|i mustn't|i'm not allowed to|i am not allowed to",
    'Cannot',
    `${foodVerb}\\b(?! (?:before|after|it|that|this|enough|much))`,
  ),
  fact(
    "i have|i've got|i have got",
    'Has',
    '(?:(?:an?|severe|bad|mild|known) ){0,2}(?:(?:\\p{L}+ ){1,2}(?:allergy|intolerance)|co?eliac disease|allerg(?:y|ies) to)\\b',
  ),
  fact('i (?:have to |must |need to |try to )?avoid', 'Avoids', '(?!(?:it|that|this|my|the)\\b)\\S'),
  fact('my', 'Their', `(?:\\p{L}+ ){0,2}(?:${lasting}|favou?rite [\\p{L} ]{2,20}) (?:is|are|has|have|can't|cannot|doesn't|don't) `),
]
const german = [
  onlyFact('nenne? mich|ich heiße|ich heisse|mein name ist', 'Möchte so genannt werden:'),
  onlyFact('ich wohne|ich lebe', 'Wohnt', '(?:in|im|bei|auf|am)\\s'),
  onlyFact('ich arbeite', 'Arbeitet', '(?:als|bei|in|im)\\s'),
  fact('ich bevorzuge', 'Bevorzugt'),
  fact('ich bin allergisch', 'Ist allergisch', '(?:gegen|auf)\\s'),
  fact('ich bin', 'Ist', '(?:vegan|vegetarisch|veganer|vegetarier|linkshänder|diabetiker|anfänger)(?:in)?(?:\\s|$)'),
  fact('ich bin', 'Ist', '(?:gegen|auf) [\\p{L} ]{2,40} allergisch'),
  fact('ich lerne', 'Lernt'),
  said('ich (?:esse|trinke|vertrage|darf) kein(?:e|en)? ', 'Sagt:'),
  fact('ich habe', 'Hat', '(?:eine )?[\\p{L}-]*(?:allergie|intoleranz|unverträglichkeit|zöliakie)'),
  said('meine? [\\p{L} ]{2,30} (?:ist|sind|heißt|heißen) ', 'Sagt:'),
]
const french = [
  onlyFact("appelle(?:z)?-moi|je m'appelle", 'Veut être appelé(e)'),
  onlyFact("j'habite|je vis", 'Habite', '(?:à|en|au|aux|dans|chez)\\s'),
  fact('je préfère', 'Préfère'),
  fact('je suis', 'Est', '(?:allergique (?:à|au|aux) |intolérante? (?:à|au) |végane?|vegan|végétarien(?:ne)?|cœliaque)'),
  said('je ne (?:mange|bois|supporte|peux) (?:pas|plus|jamais) ', 'Dit :'),
  fact("j'apprends", 'Apprend'),
]
const spanish = [
  onlyFact('llámame|me llamo', 'Quiere que le llamen'),
  onlyFact('vivo', 'Vive', '(?:en|con|cerca)\\s'),
  fact('prefiero', 'Prefiere'),
  fact('soy alérgic[oa]', 'Tiene alergia', 'al?\\s'),
  fact('soy', 'Es', '(?:vegan[oa]|vegetarian[oa]|celíac[oa]|intolerante)(?:\\s|$)'),
  fact('tengo', 'Tiene', '(?:alergia|intolerancia) '),
  said('no (?:como|bebo|puedo comer) ', 'Dice:'),
  fact('estoy aprendiendo', 'Está aprendiendo'),
]

/** What the offline model takes for facts, in English, German, French and Spanish. */
export const notePatterns: readonly NotePattern[] = [...english, ...german, ...french, ...spanish]
