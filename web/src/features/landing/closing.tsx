import { learnFromOthers } from '../../app/addresses.ts'
import { ButtonLink } from '../../components/button.tsx'
import { strings } from '../../strings/strings.ts'

const { closing, closingText, createTeaching, learnFromOthers: learn } = strings.landing

export const Closing = () => (
  <section aria-labelledby="closing" className="border-t border-line bg-raised">
    <div className="mx-auto flex w-full max-w-wide flex-col items-center px-4 py-16 text-center sm:px-6 lg:py-24">
      <h2 id="closing" className="max-w-pitch font-serif text-36 font-medium tracking-tight">
        {closing}
      </h2>
      <p className="mt-4 max-w-pitch text-18 text-ink-soft">{closingText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" to="/signup" className="min-h-touch px-5">
          {createTeaching}
        </ButtonLink>
        <ButtonLink to={learnFromOthers} className="min-h-touch px-5">
          {learn}
        </ButtonLink>
      </div>
    </div>
  </section>
)
