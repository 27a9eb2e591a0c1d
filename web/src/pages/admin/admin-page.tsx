import { type ConsoleSection, consoleSections } from '@rostra/proto/http/pages'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AuditLog } from '../../features/console/audit/audit-log.tsx'
import { DeadLetterList } from '../../features/console/dead-letters/dead-letter-list.tsx'
import { FeaturedList } from '../../features/console/featured/featured-list.tsx'
import { Figures } from '../../features/console/figures/figures.tsx'
import { ConsoleFrame } from '../../features/console/layout/console-frame.tsx'
import { ConsoleSkeleton } from '../../features/console/layout/console-skeleton.tsx'
import { Overview } from '../../features/console/overview/overview.tsx'
import { PaymentList } from '../../features/console/payments/payment-list.tsx'
import { PeopleList } from '../../features/console/people/people-list.tsx'
import { PersonaList } from '../../features/console/personas/persona-list.tsx'
import { ReportQueue } from '../../features/console/reports/report-queue.tsx'
import { consoleStrings, strings } from '../../strings/strings.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { AdminsOnly } from './admins-only.tsx'
import { NewsroomSection } from './newsroom-section.tsx'

const elements: Record<ConsoleSection, ReactElement> = {
  figures: <Figures />,
  reports: <ReportQueue />,
  personas: <PersonaList />,
  people: <PeopleList />,
  featured: <FeaturedList />,
  newsroom: <NewsroomSection />,
  'dead-letters': <DeadLetterList />,
  payments: <PaymentList />,
  audit: <AuditLog />,
}

const Console = () => (
  <ConsoleFrame>
    <Routes>
      <Route index element={<Overview />} />
      {consoleSections.map((section) => (
        <Route key={section} path={section} element={elements[section]} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </ConsoleFrame>
)

const words = { failed: consoleStrings.checkFailed, tryAgain: strings.errors.tryAgain }

/** The operators' console: one section per address. */
export const AdminPage = () => (
  <AdminsOnly words={words} skeleton={<ConsoleSkeleton />}>
    <Console />
  </AdminsOnly>
)
