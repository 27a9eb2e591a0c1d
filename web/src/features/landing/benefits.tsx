import { strings } from '../../strings/strings.ts'

const numerals = ['I', 'II', 'III']

export const Benefits = () => (
  <section aria-labelledby="benefits" className="mx-auto w-full max-w-wide px-4 py-16 sm:px-6 lg:py-24">
    <h2 id="benefits" className="font-serif text-36 font-medium tracking-tight">
      {strings.landing.benefitsTitle}
    </h2>
    <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
      {strings.landing.benefits.map(([title, text], index) => (
        <li key={title} className="border-t border-ink pt-5">
          <span aria-hidden className="font-serif text-28 text-ink-soft">
            {numerals[index]}
          </span>
          <h3 className="mt-3 text-18 font-strong">{title}</h3>
          <p className="mt-2 max-w-pitch text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)
