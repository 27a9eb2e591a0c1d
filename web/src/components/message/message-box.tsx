import { type KeyboardEvent, type RefObject, type TextareaHTMLAttributes, useLayoutEffect } from 'react'
import { ArrowUp, Square } from '#icons'
import { isComposing, sendsOn, typesByTouch } from './input-keys.ts'

interface MessageBoxProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  input: RefObject<HTMLTextAreaElement | null>
  value: string
  words: { send: string; stop: string }
  canSend: boolean
  busy: boolean
  /** The answer is being stopped. */
  stopping?: boolean
  onText: (text: string) => void
  onSend: () => void
  onStop: () => void
  /** The ↑ key was pressed in the empty input. */
  onUp?: () => void
}

/**
 * A message input that grows with its text. Enter sends, Shift+Enter breaks the line; on a touch
 * screen Return breaks it. During an answer the button stops it.
 */
export function MessageBox({
  input,
  words,
  canSend,
  busy,
  stopping = false,
  onText,
  onSend,
  onStop,
  onUp,
  className,
  ...box
}: MessageBoxProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = input.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
    area.enterKeyHint = typesByTouch() ? 'enter' : 'send'
  }, [box.value])

  const onKeyDown = (event: KeyboardEvent) => {
    if (sendsOn(event)) {
      event.preventDefault()
      onSend()
    }
    if (event.key === 'ArrowUp' && !isComposing(event) && box.value === '' && onUp) {
      event.preventDefault()
      onUp()
    }
  }
  return (
    <div className="composer">
      <textarea
        dir="auto"
        {...box}
        ref={input}
        rows={1}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className={`min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 text-16 outline-none ${className}`}
      />
      {/* Keys, so that the button that was pressed never becomes the one that sends. */}
      {busy ? (
        <button
          key="stop"
          data-hint={words.stop}
          type="button"
          aria-label={words.stop}
          disabled={stopping}
          onClick={onStop}
          className="send-button"
        >
          <Square aria-hidden className="size-3.5 fill-current" />
        </button>
      ) : (
        <button key="send" type="submit" aria-label={words.send} disabled={!canSend} className="send-button">
          <ArrowUp aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
