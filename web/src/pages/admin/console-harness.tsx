import { cleanup } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { listed, operator } from '../../data/testing/console-fixtures.ts'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { noSecondFactor } from '../../data/testing/second-factor-fixtures.ts'
import { toastStore } from '../../lib/toast/toast.ts'
import { AdminPage } from './admin-page.tsx'

type ApiRoutes = Parameters<typeof fakeApi>[0]

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Opens the console at an address as an admin. Every list is empty unless a route says otherwise. */
export function openConsole(at: string, routes: ApiRoutes = {}, server: Parameters<typeof fakeApi>[1] = {}) {
  const answers: ApiRoutes = {
    'GET /api/admin/check': () => Response.json({ isAdmin: true }),
    'GET /api/admin/reports': () => listed([]),
    'GET /api/admin/dead-letters': () => Response.json([]),
    'GET /api/admin/personas': () => listed([]),
    'GET /api/admin/people': () => listed([]),
    'GET /api/admin/payments': () => listed([]),
    'GET /api/admin/audit': () => listed([]),
    'GET /api/admin/search': () => Response.json({ byMeaning: 'ready' }),
    'GET /api/users/creators': () => Response.json({}),
    'GET /api/user': () => Response.json(operator),
    'GET /api/user/second-factor': () => Response.json(noSecondFactor),
    ...routes,
  }
  const api = fakeApi(answers, server)
  renderApp(
    <>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element="Home" />
          <Route path="/admin/*" element={<AdminPage />} />
        </Routes>
      </main>
      <Address />
      <Toaster />
    </>,
    operator,
    { at },
  )
  return api
}

export function closeConsole() {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
}
