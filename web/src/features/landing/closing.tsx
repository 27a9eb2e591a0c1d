import { ButtonLink } from '../../components/button.tsx'
import { howItWorksPath, signUpPath } from '../../lib/navigation/paths.ts'
import { strings } from '../../strings/strings.ts'

const { closing, closingText, createTeaching, learnFromOthers } = strings.landing

export const Closing = () => (
  <section aria-labelledby="closing" className="border-t border-line bg-raised">
    <div className="mx-auto flex w-full max-w-wide flex-col items-center px-4 py-16 text-center sm:px-6 lg:py-24">
      <h2 id="closing" className="max-w-pitch font-serif text-36 font-medium tracking-tight">
        {closing}
      </h2>
      <p className="mt-4 max-w-pitch text-18 text-ink-soft">{closingText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink look="primary" to={signUpPath} className="min-h-touch px-5">
          {createTeaching}
        </ButtonLink>
        <ButtonLink to={howItWorksPath} className="min-h-touch px-5">
          {learnFromOthers}
        </ButtonLink>
      </div>
    </div>
  </section>
)
