/** Number of consecutive words that count as a quotation. */
const QUOTED_WORDS = 6

/** Returns a function that checks whether a sentence quotes the private text. Words that the public text has too do not count. */
export function createLeakCheck(privateText: string, publicText: string): (sentence: string) => boolean {
  const allowed = wordRuns(publicText)
  const secret = new Set([...wordRuns(privateText)].filter((run) => !allowed.has(run)))
  return (sentence) => {
    for (const run of wordRuns(sentence)) if (secret.has(run)) return true
    return false
  }
}

function wordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const runs = new Set<string>()
  for (let i = 0; i + QUOTED_WORDS <= words.length; i++) runs.add(words.slice(i, i + QUOTED_WORDS).join(' '))
  return runs
}
