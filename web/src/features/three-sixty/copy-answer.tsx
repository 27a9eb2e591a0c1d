import { Copy } from '#icons'
import { copyText } from '../../lib/copy-text.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'

/** Copies sanitised HTML as rich text, and its text with a line for each block. */
export function CopyAnswer({ html, label }: { html: string; label: string }) {
  return (
    <button
      type="button"
      onClick={() => copyText(textOf(html), { html: async () => html })}
      aria-label={label}
      className="text-button -ms-1.5"
    >
      <Copy aria-hidden className="size-3.5" />
      {words.copy}
    </button>
  )
}

/** Returns the text of HTML; nothing in it is loaded or run. */
function textOf(html: string): string {
  const withLines = html.replaceAll(/<\/(?:p|h[3-6]|li|blockquote|pre|tr|summary)>|<br>\n?/g, (end) => `${end.trimEnd()}\n`)
  return (new DOMParser().parseFromString(withLines, 'text/html').body.textContent ?? '').trim()
}
