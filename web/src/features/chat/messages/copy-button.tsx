import { Copy } from '#icons'
import { richText } from '../../../components/message/rich-text.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { strings } from '../../../strings/strings.ts'

/** Copies a message as Markdown and as rich text. */
export const CopyButton = ({ text }: { text: string }) => (
  <button type="button" onClick={() => copyText(text, { html: () => richText(text) })} className="text-button message-action on-approach">
    <Copy aria-hidden className="size-3.5" />
    <span className="sr-only @md/chat:not-sr-only">{strings.chat.copy}</span>
  </button>
)
