import { type PageName, pages } from '@rostra/proto/http/pages'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactElement, type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useUser } from './data/accounts/user.ts'
import { isServerRendered, removeDehydrated } from './data/client/hydration.ts'
import { adoptTyped } from './lib/hydration/adopt-typed.ts'
import { createPersonaPath, registerPath } from './lib/navigation/paths.ts'
import { PageSkeleton } from './pages/layout/page-skeleton.tsx'
import { Shell } from './pages/layout/shell.tsx'
import {
  loadAboutPage,
  loadArchivePage,
  loadArticlePage,
  loadBuglePage,
  loadCirclePage,
  loadConversationsPage,
  loadCreatorPage,
  loadDashboardPage,
  loadDiscoverPage,
  loadDiscussionPage,
  loadEntryPage,
  loadHowItWorksPage,
  loadLandingPage,
  loadPersonaPage,
  loadPricingPage,
  loadPrivacyPage,
  loadSharedConversationPage,
  loadTermsPage,
  loadThreeSixtyOriginalPage,
  loadThreeSixtyPage,
  loadZeitgeistPage,
} from './pages/load-page.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'

// The code of a page is fetched when the page first opens.
const LandingPage = lazy(async () => ({ default: (await loadLandingPage()).LandingPage }))
const DiscoverPage = lazy(async () => ({ default: (await loadDiscoverPage()).DiscoverPage }))
const PersonaPage = lazy(async () => ({ default: (await loadPersonaPage()).PersonaPage }))
const CreatorPage = lazy(async () => ({ default: (await loadCreatorPage()).CreatorPage }))
const ConversationsPage = lazy(async () => ({ default: (await loadConversationsPage()).ConversationsPage }))
const SharedConversationPage = lazy(async () => ({ default: (await loadSharedConversationPage()).SharedConversationPage }))
const AuthPage = lazy(async () => ({ default: (await import('./pages/auth/auth-page.tsx')).AuthPage }))
const ForgotPasswordPage = lazy(async () => ({ default: (await import('./pages/auth/forgot-password-page.tsx')).ForgotPasswordPage }))
const OtpLoginPage = lazy(async () => ({ default: (await import('./pages/auth/otp-login-page.tsx')).OtpLoginPage }))
const OidcPage = lazy(async () => ({ default: (await import('./pages/auth/oidc-page.tsx')).OidcPage }))
const ResetPasswordPage = lazy(async () => ({ default: (await import('./pages/auth/reset-password-page.tsx')).ResetPasswordPage }))
const ConfirmEmailPage = lazy(async () => ({ default: (await import('./pages/auth/email-link-pages.tsx')).ConfirmEmailPage }))
const UndoEmailChangePage = lazy(async () => ({ default: (await import('./pages/auth/email-link-pages.tsx')).UndoEmailChangePage }))
const ConsentPage = lazy(async () => ({ default: (await import('./pages/auth/consent-page.tsx')).ConsentPage }))
const PurchasePage = lazy(async () => ({ default: (await import('./pages/credits/purchase-page.tsx')).PurchasePage }))
const PaymentSuccessPage = lazy(async () => ({
  default: (await import('./pages/credits/payment-success-page.tsx')).PaymentSuccessPage,
}))
const PaymentCancelPage = lazy(async () => ({ default: (await import('./pages/credits/payment-cancel-page.tsx')).PaymentCancelPage }))
const PricingPage = lazy(async () => ({ default: (await loadPricingPage()).PricingPage }))
const AnalyticsPage = lazy(async () => ({ default: (await import('./pages/analytics-page.tsx')).AnalyticsPage }))
const KnowledgePage = lazy(async () => ({ default: (await import('./pages/knowledge-page.tsx')).KnowledgePage }))
const EmbedPage = lazy(async () => ({ default: (await import('./pages/embed/embed-page.tsx')).EmbedPage }))
const DashboardPage = lazy(async () => ({ default: (await loadDashboardPage()).DashboardPage }))

const CirclePage = lazy(async () => ({ default: (await loadCirclePage()).CirclePage }))
const DiscussionPage = lazy(async () => ({ default: (await loadDiscussionPage()).DiscussionPage }))
const SharedDiscussionPage = lazy(async () => ({
  default: (await import('./pages/experts/shared-discussion-page.tsx')).SharedDiscussionPage,
}))
const ThreeSixtyPage = lazy(async () => ({ default: (await loadThreeSixtyPage()).ThreeSixtyPage }))
const SharedQuestionPage = lazy(async () => ({
  default: (await import('./pages/experts/shared-question-page.tsx')).SharedQuestionPage,
}))
const ThreeSixtyOriginalPage = lazy(async () => ({ default: (await loadThreeSixtyOriginalPage()).ThreeSixtyOriginalPage }))

const EntryPage = lazy(async () => ({ default: (await loadEntryPage()).EntryPage }))
const ZeitgeistPage = lazy(async () => ({ default: (await loadZeitgeistPage()).ZeitgeistPage }))
const AdminZeitgeistPage = lazy(async () => ({ default: (await import('./pages/zeitgeist/admin-zeitgeist-page.tsx')).AdminZeitgeistPage }))

const BuglePage = lazy(async () => ({ default: (await loadBuglePage()).BuglePage }))
const ArticlePage = lazy(async () => ({ default: (await loadArticlePage()).ArticlePage }))
const ArchivePage = lazy(async () => ({ default: (await loadArchivePage()).ArchivePage }))
const AdminPage = lazy(async () => ({ default: (await import('./pages/admin/admin-page.tsx')).AdminPage }))

const HowItWorksPage = lazy(async () => ({ default: (await loadHowItWorksPage()).HowItWorksPage }))
const AboutPage = lazy(async () => ({ default: (await loadAboutPage()).AboutPage }))
const TermsPage = lazy(async () => ({ default: (await loadTermsPage()).TermsPage }))
const PrivacyPage = lazy(async () => ({ default: (await loadPrivacyPage()).PrivacyPage }))

/** /login and /signup are tabs of /auth; the rest of the query, such as `next`, is kept. */
function RedirectToAuth({ tab }: { tab: 'login' | 'register' }) {
  const query = new URLSearchParams(useLocation().search)
  query.set('tab', tab)
  return <Navigate replace to={`/auth?${query}`} />
}

/** /create is the form of the dashboard; a visitor signs up first and returns to it. */
function RedirectToCreate() {
  const { user, isPending, error } = useUser()
  if (isPending) return null
  return <Navigate replace to={user || error ? createPersonaPath : registerPath(createPersonaPath)} />
}

/** The element of each page. */
const elements: Record<PageName, ReactElement> = {
  landing: <LandingPage />,
  discover: <DiscoverPage />,
  persona: <PersonaPage />,
  creator: <CreatorPage />,
  embed: <EmbedPage />,
  conversations: <ConversationsPage />,
  sharedConversation: <SharedConversationPage />,
  auth: <AuthPage />,
  login: <RedirectToAuth tab="login" />,
  signup: <RedirectToAuth tab="register" />,
  forgotPassword: <ForgotPasswordPage />,
  otpLogin: <OtpLoginPage />,
  oidc: <OidcPage />,
  resetPassword: <ResetPasswordPage />,
  confirmEmail: <ConfirmEmailPage />,
  consent: <ConsentPage />,
  undoEmailChange: <UndoEmailChangePage />,
  create: <RedirectToCreate />,
  dashboard: <DashboardPage />,
  analytics: <AnalyticsPage />,
  knowledge: <KnowledgePage />,
  purchaseCredits: <PurchasePage />,
  paymentSuccess: <PaymentSuccessPage />,
  paymentCancel: <PaymentCancelPage />,
  circle: <CirclePage />,
  discussion: <DiscussionPage />,
  sharedDiscussion: <SharedDiscussionPage />,
  threeSixty: <ThreeSixtyPage />,
  sharedQuestion: <SharedQuestionPage />,
  threeSixtyOriginal: <ThreeSixtyOriginalPage />,
  zeitgeist: <ZeitgeistPage />,
  entry: <EntryPage />,
  adminZeitgeist: <AdminZeitgeistPage />,
  bugle: <BuglePage />,
  article: <ArticlePage />,
  archive: <ArchivePage />,
  admin: <AdminPage />,
  pricing: <PricingPage />,
  howItWorks: <HowItWorksPage />,
  about: <AboutPage />,
  terms: <TermsPage />,
  privacy: <PrivacyPage />,
}

const names = Object.keys(pages) as PageName[]
const isFramed = (name: PageName) => pages[name].kind === 'embed'
const routeOf = (name: PageName) => <Route key={name} path={pages[name].path} element={<Hydrated>{elements[name]}</Hydrated>} />

/**
 * Ends the hydration of a server-rendered page, which is later than that of its frame:
 * keeps what was typed meanwhile, and removes the data.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (!isServerRendered()) return
    adoptTyped(document)
    removeDehydrated()
  }, [])
  return children
}

const SitePages = () => (
  <Shell>
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {names.filter((name) => !isFramed(name)).map(routeOf)}
        <Route
          path="*"
          element={
            <Hydrated>
              <NotFoundPage />
            </Hydrated>
          }
        />
      </Routes>
    </Suspense>
  </Shell>
)

interface SiteProps {
  client: QueryClient
  /** Wraps the routes in a router. The browser and the server use different ones. */
  router: (routes: ReactNode) => ReactNode
}

/** The whole application. The browser and the server render the same tree, as hydration needs. A framed page has no shell. */
export const Site = ({ client, router }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      {router(
        <Suspense>
          <Routes>
            {names.filter(isFramed).map(routeOf)}
            <Route path="*" element={<SitePages />} />
          </Routes>
        </Suspense>,
      )}
    </QueryClientProvider>
  </StrictMode>
)
