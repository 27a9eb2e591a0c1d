/** Returns the first five letters of each significant word of at least `minLetters` letters: forms of a word mostly share them. */
export function wordStems(text: string, minLetters = 5): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= minLetters)
    .map((word) => word.replace(/s$/, ''))
    .map((word) => word.slice(0, 5))
    .filter((stem) => !commonStems.has(stem))
}

/** Whether a word, in lower case, says nothing about a subject. */
export const isCommonWord = (word: string): boolean => commonStems.has(word) || commonStems.has(word.slice(0, 5)) || questionWords.has(word)

const questionWords = new Set([
  'long',
  'often',
  'when',
  'who',
  'whom',
  'whose',
  'please',
  'mean',
  'means',
  'explain',
  'say',
  'says',
  'said',
  'let',
  'lets',
])

const commonStems = new Set(
  `about would could shoul which where there their these those think thing first after befor other every somet
  somew anyth reall alway maybe the and you for are was but not how what why who can did does has had this that
  with from have your will when them they then than some more most only into just like very much many also here
  over even been were our out any all one two say get use its his her him she does done make made want need know
  tell give help work good`.split(/\s+/),
)
