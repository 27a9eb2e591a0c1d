import { Lightbulb } from '#icons'
import { personaFormStrings } from '../../strings/strings.ts'

const { tips } = personaFormStrings

export const ProTips = () => (
  <section aria-labelledby="pro-tips" className="rounded-card border border-line bg-raised p-5">
    <h3 id="pro-tips" className="flex items-center gap-2 font-strong">
      <Lightbulb aria-hidden className="size-4.5 text-ink-soft" />
      {tips.title}
    </h3>
    <ul className="mt-3 flex flex-col gap-3 text-14">
      {tips.list.map(([tip, why]) => (
        <li key={tip}>
          <span className="font-strong">{tip}</span> <span className="text-ink-soft">{why}</span>
        </li>
      ))}
    </ul>
  </section>
)
