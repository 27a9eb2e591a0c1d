import type { SampleMessage } from '../../../api/schemas.ts'
import { zeitgeistStrings as words } from '../../../strings/strings.ts'

/** The sample messages of an entry as a dialogue, labelled as a composite. The text is plain text, never markup. */
export const SampleDialogue = ({ messages }: { messages: readonly SampleMessage[] }) => (
  <figure className="flex flex-col gap-3 border-t border-line pt-4">
    <figcaption className="text-12 font-medium text-ink-soft">{words.composite}</figcaption>
    <ol className="flex flex-col gap-3">
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and their order never changes
        <Line key={index} message={message} />
      ))}
    </ol>
  </figure>
)

function Line({ message: { role, botName, content } }: { message: SampleMessage }) {
  const isUser = role === 'user'
  return (
    <li className={`flex max-w-[92%] flex-col gap-1 ${isUser ? 'items-end self-end' : 'self-start'}`}>
      <span className="text-12 text-ink-soft">{isUser ? words.someone : <bdi>{botName || words.persona}</bdi>}</span>
      <p dir="auto" className={`text-start wrap-anywhere ${isUser ? 'rounded-card bg-persona-tint px-3.5 py-2' : ''}`}>
        {content}
      </p>
    </li>
  )
}
