import type { ReportedAnswer as Answer } from '../../../api/schemas.ts'
import { consoleStrings } from '../../../strings/strings.ts'

const { reports: words } = consoleStrings

/** The answer that a person handed over with a report, and the question to it. Both are shown as text, never as markup. */
export const ReportedAnswer = ({ answer: { question, answer } }: { answer: Answer }) => (
  <figure className="mt-2 max-w-measure rounded-card border border-line bg-sunken p-4">
    <figcaption className="mb-3 text-12 text-ink-soft">{words.handedOver}</figcaption>
    <dl className="flex flex-col gap-3">
      <Text term={words.question} text={question} />
      <Text term={words.answer} text={answer} />
    </dl>
  </figure>
)

const Text = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt className="text-12 font-strong">{term}</dt>
    <dd dir="auto" className="text-start wrap-anywhere whitespace-pre-line">
      {text}
    </dd>
  </div>
)
