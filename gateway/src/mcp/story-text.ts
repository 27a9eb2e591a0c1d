import { escapeMarkdown } from '@rostra/markdown/escape-markdown'
import { writtenByAi } from '../json/newsroom/written-by-ai.ts'

interface Story {
  title: string
  author: string
  publishedAt: string
  content: string
  /** The id of the model that wrote it. */
  model: string
  url: string
}

/** Returns a story as Markdown, with the label that an AI wrote it. */
export const storyText = ({ title, author, publishedAt, content, model, url }: Story): string =>
  `# ${escapeMarkdown(title)}\n${escapeMarkdown(author)}, ${publishedAt.slice(0, 10)}\n\n${content}\n\n${writtenByAi([model])}\n\n${url}`
