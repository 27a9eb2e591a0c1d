import { strings } from '../../strings/strings.ts'

const { term, pronunciation, wordClass, meanings } = strings.landing

/** The product's name, defined as in a dictionary. */
export const Definition = () => (
  <section aria-labelledby="definition" className="border-y border-line bg-raised">
    <div className="mx-auto grid w-full max-w-wide gap-x-14 gap-y-6 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:py-20">
      <div>
        <h2 id="definition" className="font-serif text-48 font-medium tracking-tight">
          {term}
        </h2>
        <p className="mt-1 text-ink-soft">
          {pronunciation} · {wordClass}
        </p>
      </div>
      <ol className="flex max-w-measure flex-col gap-5">
        {meanings.map((meaning, index) => (
          <li key={meaning} className="flex gap-4 font-serif text-22">
            <span aria-hidden className="flex-none text-ink-soft">
              {index + 1}
            </span>
            <p>{meaning}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
