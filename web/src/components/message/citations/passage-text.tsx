import { lazy, Suspense } from 'react'

const PassageMarkdown = lazy(async () => ({ default: (await import('./passage-markdown.tsx')).PassageMarkdown }))

/** The text of a passage, rendered as answers are, with the headings above it. */
export const PassageText = ({ heading, text }: { heading: string; text: string }) => (
  <div className="text-14 wrap-anywhere">
    {heading !== '' && (
      <p dir="auto" className="mb-1.5 text-12 font-strong text-ink-soft">
        {heading}
      </p>
    )}
    <Suspense
      fallback={
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
      }
    >
      <PassageMarkdown text={text} />
    </Suspense>
  </div>
)
