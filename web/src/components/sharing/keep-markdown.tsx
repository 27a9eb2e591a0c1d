import { Copy, Download, Printer } from '#icons'
import { copyText } from '../../lib/copy-text.ts'
import { fileName } from '../../lib/files/file-name.ts'
import { saveFile } from '../../lib/files/save-file.ts'
import { Button } from '../button.tsx'
import { richText } from '../message/rich-text.ts'
import { printMarkdown } from './print-markdown.tsx'

interface KeepMarkdownProps {
  /** Returns the document. */
  toMarkdown: () => string
  /** Of the file's name: what the document is, and its title. */
  kind: string
  title: string
  words: {
    copy: string
    /** The toast after copying. */
    copied: readonly [title: string, text: string]
    download: string
    print: string
  }
}

/** Buttons that copy a document as Markdown and rich text, save it as a Markdown file, and print it. */
export function KeepMarkdown({ toMarkdown, kind, title, words }: KeepMarkdownProps) {
  const copy = () => {
    const text = toMarkdown()
    return copyText(text, { copied: words.copied, html: () => richText(text) })
  }
  const save = () => saveFile(fileName(kind, title, 'md'), new Blob([toMarkdown()], { type: 'text/markdown' }))
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
      <Button onClick={() => printMarkdown(toMarkdown())}>
        <Printer aria-hidden className="size-4" />
        {words.print}
      </Button>
    </>
  )
}
