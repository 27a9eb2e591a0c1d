import { Tooltip } from 'radix-ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MarkdownText } from '../src/components/message/markdown-text.tsx'
import { useStickToBottom } from '../src/lib/use-stick-to-bottom.ts'
import '../src/styles/app.css'
import { ReactMarkdownAnswer } from './react-markdown-answer.tsx'

/** The ways to render an answer: as the chat does, and as it did before. */
const renderers = {
  blocks: ({ text }: { text: string }) => <MarkdownText text={text} typing pending />,
  reactMarkdown: ReactMarkdownAnswer,
}
type RendererName = keyof typeof renderers

/** A window of messages with one answer, which is scrolled to its end while it grows. */
function Chat({ renderer, text }: { renderer: RendererName; text: string }) {
  const Answer = renderers[renderer]
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useStickToBottom({ frame, content, startsAtTop: false })
  return (
    <Tooltip.Provider>
      <div className="flex h-dvh flex-col">
        <section ref={frame} className="messages">
          <div ref={content} className="mx-auto flex w-full max-w-chat flex-col gap-7 px-4 py-6">
            <p>Tell me all about bread.</p>
            <Answer text={text} />
          </div>
        </section>
        <p className="border-t border-line p-4">Write a message</p>
      </div>
    </Tooltip.Provider>
  )
}

const root = createRoot(document.getElementById('root') ?? document.body)
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

let shift = 0
let shiftsFrom = 0
new PerformanceObserver((list) => {
  for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[])
    if (startTime >= shiftsFrom) shift += value
}).observe({ type: 'layout-shift', buffered: true })

/** As in scripts/bench/render/bench-pages.ts. */
interface AnswerPart {
  tokens: readonly string[]
  from: number
  to: number
  perFrame: number
}

/** What the bench calls. */
const bench = {
  /** Adds tokens to an answer, some in each frame, and returns the milliseconds that rendering took. */
  async write(renderer: RendererName, { tokens, from, to, perFrame }: AnswerPart): Promise<number> {
    let ms = 0
    let text = tokens.slice(0, from).join('')
    for (let at = from; at < to; at += perFrame) {
      text += tokens.slice(at, at + perFrame).join('')
      await nextFrame()
      const startedAt = performance.now()
      flushSync(() => root.render(<Chat renderer={renderer} text={text} />))
      ms += performance.now() - startedAt
    }
    return ms
  },
  /** Removes the answer, and forgets its layout shifts. */
  async clear() {
    flushSync(() => root.render(null))
    await nextFrame()
    await nextFrame()
    shift = 0
    shiftsFrom = performance.now()
  },
  /** The sum of all layout shifts. */
  shift: () => shift,
}

Object.assign(window, { bench })
