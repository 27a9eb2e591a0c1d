import { jest } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { ArchivePage } from './archive-page.tsx'
import { ArticlePage } from './article-page.tsx'
import { BuglePage } from './bugle-page.tsx'

type ApiRoutes = Parameters<typeof fakeApi>[0]

export const admin: User = { ...user, role: 'super_senator' }

interface Opened {
  as?: User | null
  /** The reader's time, in milliseconds since 1970; the real one without it. */
  now?: number
  /** The reader's time zone. */
  timeZone?: string
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Opens a page of the newspaper at an address. Lists are empty unless a route says otherwise. */
export function openNewsroom(at: string, routes: ApiRoutes = {}, { as = null, now, timeZone = 'UTC' }: Opened = {}) {
  if (now !== undefined) jest.spyOn(Date, 'now').mockReturnValue(now)
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function ofReader(this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone }
  })
  const api = fakeApi({
    'GET /api/articles': () => Response.json([]),
    'GET /api/articles/archive': () => Response.json({ articles: [], total: 0 }),
    'GET /api/user': () => Response.json(as),
    'GET /api/user/status': () => Response.json({ ...userStatus, role: as?.role }),
    ...routes,
  })
  renderApp(
    <>
      <Routes>
        <Route path="/" element={<Link to="/singularity-bugle">Back</Link>} />
        <Route path="/singularity-bugle" element={<BuglePage />} />
        <Route path="/singularity-bugle/:slug" element={<ArticlePage />} />
        <Route path="/archive" element={<ArchivePage />} />
      </Routes>
      <Link to="/">Leave</Link>
      <Address />
      <Toaster />
    </>,
    as,
    { at },
  )
  return api
}

export function closeNewsroom() {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
  jest.restoreAllMocks()
}
