import { zeitgeistAdminStrings } from '../../../strings/strings.ts'

const { how } = zeitgeistAdminStrings

/** Explains to admins how entries are created. */
export const HowItWorks = () => (
  <section aria-labelledby="how" className="rounded-card border border-line p-5 sm:p-6">
    <h2 id="how" className="font-serif text-22 font-medium">
      {how.title}
    </h2>
    <ol className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {how.steps.map(([step, text], index) => (
        <li key={step}>
          <h3 className="font-strong">
            {index + 1}. {step}
          </h3>
          <p className="mt-1 text-14 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
