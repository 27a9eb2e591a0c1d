import { Fragment, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { useHasInput } from '../../components/overlays/use-has-input.ts'
import { useModule } from '../../lib/loading/lazy-part.tsx'
import { moduleLoader } from '../../lib/loading/module-loader.ts'
import { useComesNear } from '../../lib/loading/use-comes-near.ts'
import { toastMissingCode } from '../../lib/toast/toast-missing-code.ts'
import { useIsInBrowser } from '../../lib/use-is-in-browser.ts'
import { accountTabStrings, strings } from '../../strings/strings.ts'
import { SectionFailed } from './section-failed.tsx'
import { type SectionName, SectionPlace, sectionHeights } from './section-place.tsx'
import { SettingsSection } from './settings-section.tsx'

const names = Object.keys(sectionHeights) as SectionName[]
const loadParts = moduleLoader(() => import('./account-parts.tsx'))

/**
 * The settings below the credits. Their code and data are fetched when the person first does something, when their place comes into the
 * window, or when the address names one of them. Until then there are their titles; when the code cannot be fetched, a message and a button
 * in their place.
 */
export function AccountRest({ user }: { user: User }) {
  const { hash } = useLocation()
  const hasInput = useHasInput()
  const [isNear, place] = useComesNear()
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  const rest = useRef<HTMLDivElement>(null)
  const isWanted = hash !== '' || hasInput || isNear
  const parts = useModule(loadParts, isWanted && attempt, () => {
    setFailed(attempt)
    void toastMissingCode()
  })
  const retry = () => {
    setAttempt(attempt + 1)
    // The pressed button goes.
    rest.current?.focus({ preventScroll: true })
  }
  const contentOf = (name: SectionName) => {
    const Section = parts?.sections[name]
    return Section ? <Section user={user} /> : <SectionPlace of={name} />
  }
  const hasFailed = failed === attempt
  return (
    <div ref={rest} tabIndex={-1} className="outline-none">
      {!parts && (
        <div role="status" className={hasFailed ? 'border-t border-line py-8 sm:py-10' : undefined}>
          {hasFailed ? <SectionFailed text={accountTabStrings.restFailed} isRetrying={false} onRetry={retry} /> : isWanted && <Loading />}
        </div>
      )}
      <div ref={place} hidden={hasFailed}>
        {names.map((name) => (
          <Fragment key={name}>
            <SettingsSection {...accountTabStrings.sections[name]}>{contentOf(name)}</SettingsSection>
            {name === 'secondFactor' && parts && <parts.IdentitiesSection user={user} />}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** Says that the settings load. The server says nothing: it does not know the address's hash. */
const Loading = () => useIsInBrowser() && <p className="sr-only">{strings.shell.loading}</p>
