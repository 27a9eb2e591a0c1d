import { CircleAlert } from '#icons'
import { answerStrings } from '../../strings/strings.ts'

/** Says below an answer why it ended before it was done, in the words of the chat. Renders nothing for an answer that is whole. */
export function AnswerEnd({ end }: { end: keyof typeof answerStrings.ends | null }) {
  const line = end && answerStrings.ends[end]
  if (!line) return null
  return (
    <p className="mt-2 flex items-center gap-2 text-14 text-ink-soft">
      <CircleAlert aria-hidden className="size-4 flex-none" />
      {line}
    </p>
  )
}
