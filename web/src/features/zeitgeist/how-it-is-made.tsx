import { Link } from 'react-router-dom'
import { accountSettingsPath } from '../../lib/navigation/paths.ts'
import { zeitgeistStrings } from '../../strings/strings.ts'

const { made } = zeitgeistStrings

/** Explains how entries are created, and how to take part or opt out. */
export const HowItIsMade = () => (
  <section aria-labelledby="made" className="mt-12 rounded-card border border-line p-5 sm:p-6">
    <h2 id="made" className="font-serif text-22 font-medium">
      {made.title}
    </h2>
    <dl className="mt-4 grid gap-6 lg:grid-cols-3">
      {made.points.map(([term, text]) => (
        <div key={term}>
          <dt className="font-strong">{term}</dt>
          <dd className="mt-1 text-14 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 flex flex-wrap items-center gap-x-3 border-t border-line pt-3 text-14 text-ink-soft">
      <Link to={accountSettingsPath} className="text-link">
        {made.settings}
      </Link>
      {made.settingsNote}
    </p>
  </section>
)
