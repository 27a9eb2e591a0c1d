/** What stands before an ending: any syllable, one with a final consonant, one without, or one without or with a final ㄹ. */
type Before = 'any' | 'consonant' | 'vowel' | 'vowel-or-l'

interface Ending {
  text: string
  before: Before
  /** The syllables that it leaves at least. */
  least: number
}

const endingsOf = (before: Before, least: number, texts: string): Ending[] => texts.split(' ').map((text) => ({ text, before, least }))

/**
 * Particles and copulas after a noun, the verb `to do` after a noun, and endings of other verbs, the long ones first. A particle of one
 * syllable that ends many nouns of two syllables (지도, 회의, 휴가, 도로, 결과) leaves two.
 */
const endings: readonly Ending[] = [
  ...endingsOf(
    'any',
    1,
    '에서 에게 께서 한테 까지 부터 처럼 보다 마다 하고 입니다 입니까 합니다 합니까 했습니다 했다 하다 하는 하기 하면 해요 하세요',
  ),
  ...endingsOf('any', 1, '하나요 할까요 하려면 해야 해도 했어요 하죠 한다 되나요 됩니다 됩니까 되는 되면 돼요'),
  ...endingsOf('any', 1, '었습니다 았습니다 습니다 습니까 에'),
  ...endingsOf('consonant', 1, '으로 이라는 이라고 이나 이란 이다 이며 이에요 이었습니다 과는 은 을 이'),
  ...endingsOf('vowel', 1, '라는 라고 예요 였습니다 와는 는 를'),
  ...endingsOf('any', 2, '들 의 도 만'),
  ...endingsOf('consonant', 2, '과'),
  ...endingsOf('vowel', 2, '가 와 란'),
  ...endingsOf('vowel-or-l', 2, '로'),
].sort((one, other) => other.text.length - one.text.length)

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
/** How many syllables differ in their final consonant only. The first of them has none. */
const finals = 28
const finalL = 8

/** Returns whether an ending may follow a word: most have one form after a consonant and another after a vowel. */
function mayFollow(word: string, before: Before): boolean {
  const code = word.charCodeAt(word.length - 1)
  if (before === 'any' || code < firstSyllable || code > lastSyllable) return true
  const final = (code - firstSyllable) % finals
  if (before === 'consonant') return final !== 0
  return final === 0 || (before === 'vowel-or-l' && final === finalL)
}

/**
 * Returns a Korean word without its particles, copula and verb ending. Removes one after the other until none is left, so that a noun
 * which itself ends like one (고양이, 제주도) has the stem of its longer forms.
 */
export function koreanStem(word: string): string {
  const isEnd = ({ text, before, least }: Ending) => {
    const rest = word.length - text.length
    return rest >= least && word.endsWith(text) && mayFollow(word.slice(0, rest), before)
  }
  const ending = endings.find(isEnd)
  return ending ? koreanStem(word.slice(0, -ending.text.length)) : word
}

/** The syllables of each part of a compound. */
const leastPart = 2
const hangul = /^\p{sc=Hangul}+$/u

/**
 * Returns the beginnings, ends and middles of a Korean word that may be words of a compound: 수학 and 선생님 of 수학선생님. None for a word of
 * another script.
 */
export function koreanParts(word: string): string[] {
  if (word.length < 2 * leastPart || !hangul.test(word)) return []
  const cuts = Array.from({ length: word.length - 2 * leastPart + 1 }, (_, index) => leastPart + index)
  const middlesFrom = (at: number) => cuts.filter((end) => end >= at + leastPart).map((end) => word.slice(at, end))
  return cuts.flatMap((at) => [word.slice(0, at), word.slice(at), ...middlesFrom(at)])
}
