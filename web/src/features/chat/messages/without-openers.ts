/**
 * Returns an answer without the list of its openers at the end, which is shown as buttons. Unchanged when it does not end with the list.
 */
export function withoutOpeners(content: string, openers: readonly string[]): string {
  const list = openers.map((opener) => `- ${opener}`).join('\n')
  return content.endsWith(list) ? content.slice(0, content.length - list.length).trimEnd() : content
}
