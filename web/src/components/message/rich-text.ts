import { markdownStrings } from '../../strings/strings.ts'

/** Returns Markdown as HTML for other programs, which paste it with its look. Fetches the renderer with the first text. */
export async function richText(markdown: string): Promise<string> {
  const { markdownHtml } = await import('@rostra/markdown/html')
  return markdownHtml(markdown, { words: markdownStrings, idPrefix: '' })
}
