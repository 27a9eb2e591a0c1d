/** Whether two words or pairs of words are the same, apart from an English plural. */
export function sameSubject(a: string, b: string): boolean {
  return singularOf(a) === singularOf(b)
}

/** Reduces each word to its singular by the English endings. A word of another language is changed at most at its end. */
export function singularOf(words: string): string {
  return words.split(' ').map(singularWord).join(' ')
}

function singularWord(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
