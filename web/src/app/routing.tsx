import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useUser } from '../features/auth/user-queries.ts'
import { createPersona, registerAt } from './addresses.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { fetchDiscover, fetchLanding, fetchPersona } from './page-code.ts'
import { Shell } from './shell.tsx'

// The code of a page is fetched when it is first opened; a new page is two lines here.
const LandingPage = lazy(async () => ({ default: (await fetchLanding()).LandingPage }))
const DiscoverPage = lazy(async () => ({ default: (await fetchDiscover()).DiscoverPage }))
const PersonaPage = lazy(async () => ({ default: (await fetchPersona()).PersonaPage }))
const AuthPage = lazy(async () => ({ default: (await import('../features/auth/auth-page.tsx')).AuthPage }))
const ForgotPasswordPage = lazy(async () => ({ default: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage }))
const OtpLoginPage = lazy(async () => ({ default: (await import('../features/auth/otp-login-page.tsx')).OtpLoginPage }))
const ResetPasswordPage = lazy(async () => ({ default: (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage }))
const PurchasePage = lazy(async () => ({ default: (await import('../features/credits/purchase-page.tsx')).PurchasePage }))
const PaymentSuccessPage = lazy(async () => ({
  default: (await import('../features/credits/payment-success-page.tsx')).PaymentSuccessPage,
}))
const PaymentCancelPage = lazy(async () => ({ default: (await import('../features/credits/payment-cancel-page.tsx')).PaymentCancelPage }))
const PricingPage = lazy(async () => ({ default: (await import('../features/credits/pricing-page.tsx')).PricingPage }))
const AnalyticsPage = lazy(async () => ({ default: (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage }))
const EmbedPage = lazy(async () => ({ default: (await import('../features/embed/embed-page.tsx')).EmbedPage }))
const DashboardPage = lazy(async () => ({ default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage }))

/** /login and /signup are tabs of /auth; what else stands in the query, such as `next`, is kept. */
function ToAuth({ tab }: { tab: 'login' | 'register' }) {
  const query = new URLSearchParams(useLocation().search)
  query.set('tab', tab)
  return <Navigate replace to={`/auth?${query}`} />
}

/** The form to make a persona; a visitor signs up first and lands there. */
function ToCreate() {
  const { user, isPending, error } = useUser()
  if (isPending) return null
  return <Navigate replace to={user || error ? createPersona : registerAt(createPersona)} />
}

const Pages = () => (
  <Shell>
    <Suspense>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/discover" element={<DiscoverPage />} />
        <Route path="/persona/:slug" element={<PersonaPage />} />
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/login" element={<ToAuth tab="login" />} />
        <Route path="/signup" element={<ToAuth tab="register" />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/otp-login" element={<OtpLoginPage />} />
        <Route path="/reset-password/*" element={<ResetPasswordPage />} />
        <Route path="/create" element={<ToCreate />} />
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/dashboard/personas/:id/analytics" element={<AnalyticsPage />} />
        <Route path="/purchase-credits" element={<PurchasePage />} />
        <Route path="/payment-success" element={<PaymentSuccessPage />} />
        <Route path="/payment-cancel" element={<PaymentCancelPage />} />
        <Route path="/pricing" element={<PricingPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  </Shell>
)

/** What stands in a frame on somebody else's page has nothing of the site around it. */
export const Routing = () => (
  <Suspense>
    <Routes>
      <Route path="/embed/:slug" element={<EmbedPage />} />
      <Route path="*" element={<Pages />} />
    </Routes>
  </Suspense>
)
