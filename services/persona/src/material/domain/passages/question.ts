const separator = ' › '

/** Returns the heading right above a passage, without those above it. */
export const lastHeading = (heading: string): string => heading.split(separator).at(-1) ?? ''

/** Returns the question that a passage answers: its heading, or the first line of a pair. Empty when it has none. */
export function questionOf({ heading, text }: { heading: string; text: string }): string {
  const last = lastHeading(heading)
  return /[?？؟]$/u.test(last) ? last : (/^Question: ([^\n]+)/u.exec(text)?.[1] ?? '')
}
