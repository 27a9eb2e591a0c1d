import { AdminInsights } from '../../features/zeitgeist/admin/admin-insights.tsx'
import { AdminSkeleton } from '../../features/zeitgeist/admin/admin-skeleton.tsx'
import { ReviewSection } from '../../features/zeitgeist/admin/review-section.tsx'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { zeitgeistAdminStrings, zeitgeistStrings } from '../../strings/strings.ts'
import { AdminsOnly } from '../admin/admins-only.tsx'

const words = { failed: zeitgeistAdminStrings.checkFailed, tryAgain: zeitgeistStrings.tryAgain }

/** The insights for admins. Others are redirected to the landing page. */
export function AdminZeitgeistPage() {
  useTitle(zeitgeistAdminStrings.title)
  return (
    <AdminsOnly words={words} skeleton={<AdminSkeleton />}>
      <AdminInsights />
      <ReviewSection />
    </AdminsOnly>
  )
}
