/** Writes the first letter large. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Joins sentences to a paragraph, without those that are missing. */
export function paragraph(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}

/** Joins names: "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Writes the first letter small, except of "I" and of a name such as "Tuesday". */
export function lowered(text: string): string {
  return /^(?:I\b|[A-Z]{2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
