import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { adminCheckQuery } from '../../data/zeitgeist/admin-check.ts'

interface AdminsOnlyProps {
  words: {
    /** The title when the check fails. */
    failed: string
    tryAgain: string
  }
  /** Shown during the check. */
  skeleton: ReactNode
  children: ReactNode
}

/** Renders its children for admins. Others are redirected to the landing page. The services refuse the calls of others in any case. */
export function AdminsOnly({ words, skeleton, children }: AdminsOnlyProps) {
  const { data, isFetching, error, refetch } = useQuery(adminCheckQuery)
  if (data?.isAdmin) return children
  if (isFetching) return skeleton
  if (data) return <Navigate replace to="/" />
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <Notice level="h1" title={words.failed} error={error}>
        <Button look="primary" onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </Notice>
    </div>
  )
}
