import { ConsoleFrame } from '../../features/console/layout/console-frame.tsx'
import { ConsoleSkeleton } from '../../features/console/layout/console-skeleton.tsx'
import { AdminInsights } from '../../features/zeitgeist/admin/admin-insights.tsx'
import { ExcludedTerms } from '../../features/zeitgeist/admin/excluded-terms.tsx'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { zeitgeistAdminStrings, zeitgeistStrings } from '../../strings/strings.ts'
import { AdminsOnly } from '../admin/admins-only.tsx'

const words = { failed: zeitgeistAdminStrings.checkFailed, tryAgain: zeitgeistStrings.tryAgain }

/** The insights, as a section of the console. Callers who are no admins are redirected to the landing page. */
export const AdminZeitgeistPage = () => (
  <AdminsOnly words={words} skeleton={<ConsoleSkeleton />}>
    <ConsoleFrame>
      <Insights />
    </ConsoleFrame>
  </AdminsOnly>
)

function Insights() {
  useTitle(zeitgeistAdminStrings.title)
  return (
    <div className="flex flex-col gap-12">
      <AdminInsights />
      <ExcludedTerms />
    </div>
  )
}
