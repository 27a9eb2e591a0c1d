import { MarkdownText } from '../../../components/message/markdown-text.tsx'
import { newsroomStrings } from '../../../strings/strings.ts'

/** The take-aways of a story as a ruled box. */
export const Takeaways = ({ points }: { points: readonly string[] }) =>
  points.length > 0 && (
    <section aria-labelledby="takeaways" className="border-4 border-double border-ink p-5">
      <h2 id="takeaways" className="text-14 font-strong tracking-widest">
        {newsroomStrings.story.takeaways}
      </h2>
      <ul className="mt-3 flex flex-col divide-y divide-line font-serif text-16">
        {points.map((point) => (
          <li key={point} className="py-2.5 first:pt-0 last:pb-0">
            <MarkdownText text={point} typing={false} topHeading={3} />
          </li>
        ))}
      </ul>
    </section>
  )
