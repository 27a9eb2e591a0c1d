import { countGraphemes } from '@rostra/text/graphemes'
import { excessCharacters } from '@rostra/text/message-length'
import { type ReactNode, type RefObject, useId } from 'react'
import type { Bot } from '../../../api/schemas.ts'
import { MessageBox } from '../../../components/message/message-box.tsx'
import { preloadStreamReader } from '../../../data/chat/http-transport.ts'
import { strings } from '../../../strings/strings.ts'
import { ComposerFooter } from './composer-footer.tsx'
import { OpeningLines } from './opening-lines.tsx'
import type { Draft } from './use-draft.ts'

interface ComposerProps {
  bot: Bot
  input: RefObject<HTMLTextAreaElement | null>
  draft: Draft
  /** The opening lines, shown above the empty input. */
  openings: readonly string[]
  /** Whether the guest has used up the free messages. */
  blocked: boolean
  /** The member's credits; null for a guest. */
  credits: number | null
  /** The price of a message in credits; null while it is unknown. */
  price: number | null
  /** The messages that a guest has left; null for a member. */
  guestLeft: number | null
  /** The id of the element that explains the missing credits; null while they suffice. */
  blockedBy: string | null
  /** Whether the built-in offline model answers. */
  offline: boolean
  /** Buttons in the line below the input. */
  tools: ReactNode
  /** Whether the server has not begun the conversation yet. */
  starting: boolean
  busy: boolean
  stopping: boolean
  onSend: (text: string) => boolean
  /** Moves the focus to the input, except on touch devices. */
  onFocusInput: () => void
  onStop: () => void
  /** Edits the last own message. */
  onUp: () => void
  /** Starts a new conversation; null while that is not possible. */
  onNew: (() => void) | null
}

export function Composer({
  bot,
  input,
  draft,
  openings,
  blocked,
  credits,
  price,
  guestLeft,
  blockedBy,
  offline,
  tools,
  starting,
  busy,
  stopping,
  onSend,
  onFocusInput,
  onStop,
  onUp,
  onNew,
}: ComposerProps) {
  const id = useId()
  const text = blocked ? '' : draft.text
  const over = excessCharacters(text)
  const canSend = text.trim() !== '' && over <= 0 && !busy && !blocked

  const send = () => {
    if (canSend && onSend(text)) draft.save('')
    input.current?.focus()
  }
  const stop = () => {
    // Moves the focus, because the pressed button disappears.
    onFocusInput()
    onStop()
  }
  const choose = (line: string) => {
    if (onSend(line)) onFocusInput()
  }
  const [name, isReplying, canSendLater] = strings.chat.isReplying(bot.name)
  const waiting = busy && text !== '' && (
    <>
      <span className="sr-only @md/chat:not-sr-only">
        <bdi>{name}</bdi>
        {isReplying}
      </span>
      {canSendLater}
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
      {text === '' && !busy && !blocked && blockedBy === null && openings.length > 0 && (
        <div className="opening-row pb-2.5">
          <OpeningLines lines={openings} onChoose={choose} />
        </div>
      )}
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
        onText={draft.save}
        onFocus={preloadStreamReader}
        onSend={send}
        onStop={stop}
        onUp={onUp}
        className="max-h-composer ps-4"
      />
      <ComposerFooter
        id={id}
        why={waiting || (starting && strings.persona.starting) || null}
        credits={credits}
        price={price}
        guestLeft={guestLeft}
        offline={offline}
        tools={tools}
        onNew={onNew}
        length={countGraphemes(text)}
        over={over}
      />
    </form>
  )
}
