/** Words of a language that keep their hyphen at the end of a line. */
interface Hyphenated {
  /** Parts before a hyphen. */
  first?: RegExp
  /** Parts behind one. Shorter than what the language divides, or no end of another word. */
  second?: RegExp
  /** Whole words, where both parts are also those of divided words. */
  whole?: RegExp
}

const russianPronoun =
  '(?:кто|что|чего|чему|кого|кому|кем|ком|чем|чём|где|куда|откуда|когда|как\\p{L}*|почему|отчего|зачем|сколько|чей|чь\\p{L}+)'

const languages: Readonly<Record<string, Hyphenated>> = {
  fr: {
    first:
      /^(?:grande?s?|belle|beau|petite?s?|demi|mi|peut|après|avant|arrière|quelques|rendez|vingt|trente|quarante|cinquante|soixante|quatre|dix)$/u,
    second: /^(?:ci|là|je|tu|ce|il|ils|on|elle|elles|moi|toi|nous|vous|même|mêmes|être|père|mère|midi)$/u,
  },
  pt: {
    first: /^(?:segunda|terça|quarta|quinta|sexta|bem|couve|recém|além|pós|pré|ex|vice|primeiro|decreto|norte|sul)$/u,
    second: /^(?:me|te|se|lhe|lhes|lo|la|los|las|feira|feiras|flor|chuvas?|roupas?|sol)$/u,
    whole: /^(?:arco-íris|beija-flor|porta-voz|saca-rolhas)$/u,
  },
  ru: {
    first: /^(?:северо|юго|кое|кой|экс|вице)$/u,
    second: /^(?:нибудь|либо|таки)$/u,
    whole: new RegExp(
      `^(?:${russianPronoun}-то|из-(?:за|под)|во-(?:первых|вторых)|по-(?:\\p{L}*[^ои][сц]ки|моему|твоему|своему|нашему|вашему|прежнему|разному|видимому))$`,
      'u',
    ),
  },
  uk: {
    first: /^(?:будь|казна|хтозна|північно|південно)$/u,
    second: /^(?:небудь)$/u,
    whole: /^(?:з-за|із-за|з-під|по-(?:\p{L}*[сц]ьки|моєму|твоєму|своєму|нашому|вашому|різному))$/u,
  },
  bg: { first: /^най$/u },
  ro: { first: /^(?:într|dintr|printr)$/u },
}

/** The shortest part that is doubled in Indonesian and Malay, and in others, where shorter ones are often divided: mur-mur. */
const shortestDoubled = 4
const shortestOfIndonesian = 3

/** Whether a word with a hyphen is one in this language: a compound, a doubled word, or one with a pronoun behind it. */
export function isHyphenated(first: string, second: string, language: string | undefined): boolean {
  const shortest = language === 'id' ? shortestOfIndonesian : shortestDoubled
  if (first.length >= shortest && (first === second || (language === 'id' && second.includes(first)))) return true
  const words = languages[language ?? '']
  return (
    words !== undefined && [words.first?.test(first), words.second?.test(second), words.whole?.test(`${first}-${second}`)].includes(true)
  )
}
