/** English words that say nothing about a search. The list is short on purpose: words that may be a name or a topic are not in it. */
const stopWords = new Set(
  'a an and are as at be but by for from i if in into is it its me my no not of on or so that the their them they this to was with you your'.split(
    ' ',
  ),
)

export const isStopWord = (word: string): boolean => stopWords.has(word)
