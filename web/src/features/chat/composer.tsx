import { useId, useRef } from 'react'
import type { Bot } from '../../api/bot.ts'
import { limits } from '../../chat/limits.ts'
import { strings } from '../../strings/strings.ts'
import { ComposerFoot } from './composer-foot.tsx'
import { MessageBox } from './message-box.tsx'
import { OpeningLines } from './opening-lines.tsx'
import type { Draft } from './use-draft.ts'

interface ComposerProps {
  bot: Bot
  draft: Draft
  /** Questions to begin with, above the empty input. */
  openings: readonly string[]
  /** A guest has used up the free messages. */
  blocked: boolean
  /** What the person has; null for a guest. */
  credits: number | null
  /** The element that says why the person's credits don't do; null while they do. */
  blockedBy: string | null
  /** The built-in offline model answers. */
  offline: boolean
  busy: boolean
  stopping: boolean
  onSend: (text: string) => boolean
  onStop: () => void
  /** Null while a new conversation would make no sense. */
  onNew: (() => void) | null
}

export function Composer({
  bot,
  draft,
  openings,
  blocked,
  credits,
  blockedBy,
  offline,
  busy,
  stopping,
  onSend,
  onStop,
  onNew,
}: ComposerProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const text = blocked ? '' : draft.text
  const over = text.trim().length - limits.messageLength
  const canSend = text.trim() !== '' && over <= 0 && !busy && !blocked

  const send = () => {
    if (canSend && onSend(text)) draft.keep('')
    input.current?.focus()
  }
  // The button that was pressed goes; the focus must not go with it. On touch it would only open the keyboard.
  const focusInput = () => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus()
  }
  const stop = () => {
    focusInput()
    onStop()
  }
  const choose = (line: string) => {
    if (onSend(line)) focusInput()
  }
  const [name, isReplying] = strings.chat.isReplying(bot.name)
  const waiting = busy && text !== '' && (
    <>
      <bdi>{name}</bdi>
      {isReplying}
    </>
  )

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="mx-auto w-full max-w-chat px-3 pb-2 @md/chat:px-6"
    >
      {text === '' && !busy && !blocked && blockedBy === null && openings.length > 0 && <OpeningLines lines={openings} onChoose={choose} />}
      <MessageBox
        input={input}
        value={text}
        disabled={blocked}
        aria-label={strings.chat.input(bot.name)}
        aria-describedby={`${blockedBy ?? ''} ${id}-why ${id}-price ${id}-count`.trim()}
        aria-invalid={over > 0 || undefined}
        placeholder={blocked ? strings.chat.blockedPlaceholder : strings.chat.placeholder}
        words={strings.chat}
        canSend={canSend}
        busy={busy}
        stopping={stopping}
        onText={draft.keep}
        onSend={send}
        onStop={stop}
        className="max-h-composer ps-4"
      />
      <ComposerFoot id={id} why={waiting || null} credits={credits} offline={offline} onNew={onNew} length={text.length} over={over} />
    </form>
  )
}
