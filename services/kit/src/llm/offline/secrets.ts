/** So many words in a row count as quoted. */
const RUN = 6

/** Tells whether a sentence repeats a stretch of the private text. What is public as well does not count. */
export function quotes(privateText: string, publicText: string): (sentence: string) => boolean {
  const open = runs(publicText)
  const closed = new Set([...runs(privateText)].filter((run) => !open.has(run)))
  return (sentence) => {
    for (const run of runs(sentence)) if (closed.has(run)) return true
    return false
  }
}

function runs(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const found = new Set<string>()
  for (let i = 0; i + RUN <= words.length; i++) found.add(words.slice(i, i + RUN).join(' '))
  return found
}
