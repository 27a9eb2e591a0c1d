import { fold } from '../fold.ts'
import { lazily } from '../lazily.ts'
import { wordTexts } from '../words.ts'
import { languagesOfWord } from './function-words.ts'
import { type Language, languages, latinLanguages } from './languages.ts'
import { likelihoods } from './likelihoods.ts'

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

/** The languages of a script. Text of another script than Latin that tells none is in the first. */
const languagesOf: Readonly<Record<Script, readonly Language[]>> = {
  latin: latinLanguages,
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

/** Letters that one language alone has, or hardly any other. */
const ownLetters: readonly (readonly [RegExp, Language])[] = [
  [/[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u, 'vi'],
  [/ß/u, 'de'],
  [/[ñ¿¡]/u, 'es'],
  [/[łż]/u, 'pl'],
  [/ğ/u, 'tr'],
  [/[őű]/u, 'hu'],
  [/[řů]/u, 'cs'],
  [/[țș]/u, 'ro'],
  [/[іїєґ]/u, 'uk'],
  [/[پچژگ]/u, 'fa'],
]

/** A text with so many function words of one language, and with half as many of any other at most, needs no other sign. */
const decisiveVotes = 3
/** The function words of a short text: half a word that no other language has. */
const leastVotes = 0.5
/** What the share of function words counts beside the likelihood by letters, of which related languages have about the same. */
const votesWeight = 0.3
/** A language is not told by three words of Latin script when it is likelier than the next one by less. */
const leastLead = 0.02
const fewWords = 3
/** Of fewer words and letters, such as a name or the beginning of a search, function words and letters of one language tell it. */
const fewestWords = 3
const fewestLetters = 12
const leastLikelihood = 0.3

const mostKnown = 200
const known = new Map<string, Language | undefined>()

/**
 * Returns the language of a text, by its script, its function words and the letters of its words; undefined
 * when they do not tell, as for most single words of Latin script. Reads the first 400 characters. Caches
 * the languages of recent texts, since a search asks several times.
 */
export function languageOf(text: string): Language | undefined {
  const start = text.length > readLength ? text.slice(0, readLength) : text
  if (known.has(start)) return known.get(start)
  const language = tellLanguage(start)
  if (known.size >= mostKnown) known.clear()
  known.set(start, language)
  return language
}

function tellLanguage(start: string): Language | undefined {
  const script = ascii.test(start) ? 'latin' : mainScript(start)
  if (script === undefined) return undefined
  const possible = languagesOf[script]
  return possible.length === 1 ? possible[0] : (likeliestOf(start, possible) ?? (script === 'latin' ? undefined : possible[0]))
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

function likeliestOf(text: string, possible: readonly Language[]): Language | undefined {
  const words = wordTexts(fold(text), 'runs')
  const votes = votesOf(words)
  const [most, next] = twoBest(possible, (language) => votes[languages.indexOf(language)] as number)
  if (most.score >= decisiveVotes && most.score >= 2 * next.score) return most.language
  if (words.length < fewestWords || words.join('').length < fewestLetters)
    return languageWithLetters(text, possible) ?? (most.score >= leastVotes ? most.language : undefined)
  const likelihoodOf = likelihoods(text)
  const scoreOf = (language: Language) =>
    likelihoodOf(language) + (votesWeight * (votes[languages.indexOf(language)] as number)) / words.length
  const [likeliest, second] = twoBest(possible, scoreOf)
  const lead = words.length > fewWords || possible !== languagesOf.latin ? 0 : leastLead
  return likeliest.score >= leastLikelihood && likeliest.score - second.score >= lead ? likeliest.language : undefined
}

function languageWithLetters(text: string, possible: readonly Language[]): Language | undefined {
  if (ascii.test(text)) return undefined
  const lowerCase = text.normalize('NFC').toLowerCase()
  return ownLetters.find(([letters, language]) => possible.includes(language) && letters.test(lowerCase))?.[1]
}

/** Returns the function words of each language, by its place in `languages`, each shared among the languages that have it. */
function votesOf(words: readonly string[]): Float64Array {
  const votes = new Float64Array(languages.length)
  for (const word of words) {
    const mask = languagesOfWord(word)
    if (mask === 0) continue
    const share = 1 / bitsOf(mask)
    for (let left = mask; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left)
      votes[bit] = (votes[bit] as number) + share
    }
  }
  return votes
}

interface Scored {
  language: Language | undefined
  score: number
}

function twoBest(possible: readonly Language[], scoreOf: (language: Language) => number): [best: Scored, second: Scored] {
  let best: Scored = { language: undefined, score: 0 }
  let second = best
  for (const language of possible) {
    const score = scoreOf(language)
    if (score > best.score) {
      second = best
      best = { language, score }
    } else if (score > second.score) second = { language, score }
  }
  return [best, second]
}

function bitsOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
