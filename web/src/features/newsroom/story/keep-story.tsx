import { Copy, Download } from 'lucide-react'
import type { Article } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { richText } from '../../../components/message/rich-text.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { fileName } from '../../../lib/files/file-name.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { newsroomStrings } from '../../../strings/strings.ts'
import { storyMarkdown } from './story-markdown.ts'

const words = newsroomStrings.keep

/** Copies a story as Markdown and rich text, and saves it as Markdown. */
export function KeepStory({ article }: { article: Article }) {
  const copy = () => {
    const text = storyMarkdown(article)
    return copyText(text, { copied: words.copied, html: () => richText(text) })
  }
  const save = () => saveFile(fileName('story', article.title, 'md'), new Blob([storyMarkdown(article)], { type: 'text/markdown' }))
  return (
    <>
      <Button onClick={copy}>
        <Copy aria-hidden className="size-4" />
        {words.copy}
      </Button>
      <Button onClick={save}>
        <Download aria-hidden className="size-4" />
        {words.download}
      </Button>
    </>
  )
}
