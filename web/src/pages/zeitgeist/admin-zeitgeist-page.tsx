import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { adminCheckQuery } from '../../data/zeitgeist/admin-check.ts'
import { AdminInsights } from '../../features/zeitgeist/admin/admin-insights.tsx'
import { AdminSkeleton } from '../../features/zeitgeist/admin/admin-skeleton.tsx'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { zeitgeistAdminStrings as words, zeitgeistStrings } from '../../strings/strings.ts'

/** The insights for admins. Others are redirected to the landing page. */
export function AdminZeitgeistPage() {
  useTitle(words.title)
  const { data, isFetching, error, refetch } = useQuery(adminCheckQuery)
  if (data?.isAdmin) return <AdminInsights />
  if (isFetching) return <AdminSkeleton />
  if (data) return <Navigate replace to="/" />
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <Notice level="h1" title={words.checkFailed} error={error}>
        <Button look="primary" onClick={() => refetch()}>
          {zeitgeistStrings.tryAgain}
        </Button>
      </Notice>
    </div>
  )
}
