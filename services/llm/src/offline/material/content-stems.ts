import { isCommonWord } from '../language/word-stems.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const withoutSpaces = /[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u
const endings = /(?:ations?|ing|edly|ed|ies|es|ers?|ly|e|s|y)$/u

/** Returns the different stems of the words of a text that say something about a subject: those of "bakes", "baked" and "baking" are one. */
export function contentStems(text: string): Set<string> {
  const stems = new Set<string>()
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase().replace(/’/g, "'"))) {
    const word = segment.replace(/'\p{L}*$/u, '')
    const isShort = withoutSpaces.test(word) ? word.length < 1 : word.length < 3 && !/\d/.test(word)
    if (isWordLike && !isShort && !isCommonWord(word)) stems.add(stemOf(word))
  }
  return stems
}

function stemOf(word: string): string {
  const stem = word.replace(endings, '')
  // A doubled letter belongs to the ending: planning.
  return stem.length < 3 ? word : stem.replace(/([bdgmnprt])\1$/u, '$1')
}
