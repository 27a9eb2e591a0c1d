import { fold } from '../fold.ts'
import { lazily } from '../lazily.ts'
import { wordTexts } from '../words.ts'
import { languagesOfWord } from './function-words.ts'
import { type Language, languages } from './languages.ts'

type Script = 'latin' | 'cyrillic' | 'greek' | 'arabic' | 'hebrew' | 'devanagari' | 'thai' | 'han' | 'kana' | 'hangul'

/** The characters of a text by which its language is told. */
const readLength = 400
/** A syllable or an ideograph says as much as three letters. */
const denseWeight = 3
/** A text with one kana to so many ideographs is Japanese. */
const hanPerKana = 12
const ascii = /^[\0-\x7f]*$/

/** The ranges of letters, by their first and last character. */
const ranges: readonly (readonly [number, number, Script])[] = [
  [0x41, 0x5a, 'latin'],
  [0x61, 0x7a, 'latin'],
  [0xc0, 0x24f, 'latin'],
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x590, 0x5ff, 'hebrew'],
  [0x600, 0x6ff, 'arabic'],
  [0x750, 0x77f, 'arabic'],
  [0x900, 0x97f, 'devanagari'],
  [0xe00, 0xe7f, 'thai'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x3040, 0x30ff, 'kana'],
  [0x3400, 0x9fff, 'han'],
  [0xac00, 0xd7a3, 'hangul'],
  [0xff66, 0xff9f, 'kana'],
]

const scripts = [...new Set(ranges.map(([, , script]) => script))]

/** By UTF-16 unit: the place of its script in `scripts`, from 1; 0 for none. */
const scriptNumbers = lazily(() => {
  const numbers = new Uint8Array(0x10000)
  for (const [first, last, script] of ranges) numbers.fill(1 + scripts.indexOf(script), first, last + 1)
  return numbers
})

/** The one language of a script, or those that function words tell apart; the first when there are none. */
const languagesOf: Readonly<Record<Script, readonly Language[]>> = {
  latin: [],
  cyrillic: ['ru', 'uk', 'bg'],
  greek: ['el'],
  arabic: ['ar', 'fa'],
  hebrew: ['he'],
  devanagari: ['hi'],
  thai: ['th'],
  han: ['zh'],
  kana: ['ja'],
  hangul: ['ko'],
}

/** Letters that few languages have, each with what it counts beside a function word. */
const letters: readonly (readonly [RegExp, Language, number])[] = [
  [/ß/u, 'de', 0.6],
  [/[ñ¿¡]/u, 'es', 0.6],
  [/[ãõ]|ç[ãõ]/u, 'pt', 0.6],
  [/(?<!\p{L})é(?!\p{L})/u, 'pt', 0.8],
  [/œ/u, 'fr', 0.6],
  [/[łąęśźż]/u, 'pl', 0.6],
  [/[ğış]/u, 'tr', 0.6],
  [/[őű]/u, 'hu', 0.6],
  [/[řěů]/u, 'cs', 0.6],
  [/[țș]/u, 'ro', 0.6],
  [/[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u, 'vi', 0.8],
  [/[іїєґ]/u, 'uk', 0.8],
  [/[ыэё]/u, 'ru', 4],
  [/[پچژگ]/u, 'fa', 0.8],
]
/** What the function words of a language count at least: half a word that no other language has. */
const leastVotes = 0.5

/**
 * Returns the language of a text, by its script and its function words; undefined when they do not tell, as for most single words of Latin
 * script. Reads the first 400 characters.
 */
export function languageOf(text: string): Language | undefined {
  const start = text.length > readLength ? text.slice(0, readLength) : text
  const script = ascii.test(start) ? 'latin' : mainScript(start)
  if (script === undefined) return undefined
  const possible = languagesOf[script]
  if (possible.length === 1) return possible[0]
  return mostVoted(start, script) ?? possible[0]
}

function mainScript(text: string): Script | undefined {
  const numbers = scriptNumbers()
  const counts = new Uint32Array(scripts.length + 1)
  for (let at = 0; at < text.length; at++) {
    const number = numbers[text.charCodeAt(at)] as number
    counts[number] = (counts[number] as number) + 1
  }
  const countOf = (script: Script) => counts[1 + scripts.indexOf(script)] as number
  const isJapanese = countOf('kana') * hanPerKana >= countOf('han')
  const weightOf = (script: Script) => {
    if (script === 'kana' && isJapanese && countOf('kana') > 0) return denseWeight * (countOf('kana') + countOf('han'))
    return countOf(script) * (dense.has(script) ? denseWeight : 1)
  }
  let main: Script | undefined
  for (const script of scripts) if (weightOf(script) > (main ? weightOf(main) : 0)) main = script
  return main
}

const dense: ReadonlySet<Script> = new Set(['han', 'kana', 'hangul'])

/** Returns the language with most function words, each shared among the languages that have it. */
function mostVoted(text: string, script: Script): Language | undefined {
  const votes = new Float64Array(languages.length)
  for (const word of wordTexts(fold(text), 'runs')) {
    const mask = languagesOfWord(word)
    if (mask === 0) continue
    const share = 1 / bitsOf(mask)
    for (let left = mask; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left)
      votes[bit] = (votes[bit] as number) + share
    }
  }
  if (!ascii.test(text)) {
    const lowerCase = text.normalize('NFC').toLowerCase()
    for (const [pattern, language, weight] of letters)
      if (pattern.test(lowerCase)) votes[languages.indexOf(language)] = (votes[languages.indexOf(language)] as number) + weight
  }
  const possible = script === 'latin' ? languages : languagesOf[script]
  let best: Language | undefined
  let most = 0
  for (const language of possible) {
    const count = votes[languages.indexOf(language)] as number
    if (count > most) {
      best = language
      most = count
    }
  }
  return most >= leastVotes ? best : undefined
}

function bitsOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
