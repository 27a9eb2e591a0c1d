import { useModule } from '../../../lib/loading/lazy-part.tsx'
import { moduleLoader } from '../../../lib/loading/module-loader.ts'

const loadMarkdown = moduleLoader(() => import('./passage-markdown.tsx'))

/** The text of a passage, rendered as answers are, with the headings above it. Without the code for that it is plain. */
export function PassageText({ heading, text }: { heading: string; text: string }) {
  const markdown = useModule(loadMarkdown, true)
  return (
    <div className="text-14 wrap-anywhere">
      {heading !== '' && (
        <p dir="auto" className="mb-1.5 text-12 font-strong text-ink-soft">
          {heading}
        </p>
      )}
      {markdown ? (
        <markdown.PassageMarkdown text={text} />
      ) : (
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
      )}
    </div>
  )
}
