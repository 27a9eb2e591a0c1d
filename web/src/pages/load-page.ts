import { loadAccountTab, loadCreateTab, loadManageTab, loadOverview } from './load-part.ts'

/** The functions that fetch the code of the pages that the server may render. */
export const loadLandingPage = () => import('./landing/landing-page.tsx')
export const loadDiscoverPage = () => import('./discover/discover-page.tsx')
export const loadZeitgeistPage = () => import('./zeitgeist/zeitgeist-page.tsx')
export const loadEntryPage = () => import('./zeitgeist/entry-page.tsx')
export const loadBuglePage = () => import('./newsroom/bugle-page.tsx')
export const loadArticlePage = () => import('./newsroom/article-page.tsx')
export const loadArchivePage = () => import('./newsroom/archive-page.tsx')
export const loadHowItWorksPage = () => import('./texts/how-it-works-page.tsx')
export const loadAboutPage = () => import('./texts/about-page.tsx')
export const loadTermsPage = () => import('./texts/terms-page.tsx')
export const loadPrivacyPage = () => import('./texts/privacy-page.tsx')
export const loadPricingPage = () => import('./credits/pricing-page.tsx')
export const loadPersonaPage = () => import('./persona-page.tsx')
export const loadCreatorPage = () => import('./creator-page.tsx')
export const loadSharedConversationPage = () => import('./chat/shared-conversation-page.tsx')
export const loadConversationsPage = () => import('./chat/conversations-page.tsx')
export const loadCirclePage = () => import('./experts/circle-page.tsx')
export const loadDiscussionPage = () => import('./experts/discussion-page.tsx')
export const loadThreeSixtyPage = () => import('./experts/three-sixty-page.tsx')
export const loadThreeSixtyOriginalPage = () => import('./experts/three-sixty-original-page.tsx')
export const loadDashboardPage = () => import('./dashboard/dashboard-page.tsx')

const tabs: Readonly<Record<string, () => Promise<unknown>>> = { manage: loadManageTab, account: loadAccountTab }

/** Fetches the code of the dashboard with the part that its address opens. */
function loadDashboard(search: string): Promise<unknown> {
  const tab = new URLSearchParams(search).get('tab')
  const loadPart = tab === null ? loadOverview : (tabs[tab] ?? loadCreateTab)
  return Promise.all([loadDashboardPage(), loadPart()])
}

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  '/': loadLandingPage,
  '/discover': loadDiscoverPage,
  '/zeitgeist': loadZeitgeistPage,
  '/singularity-bugle': loadBuglePage,
  '/archive': loadArchivePage,
  '/pricing': loadPricingPage,
  '/how-it-works': loadHowItWorksPage,
  '/about': loadAboutPage,
  '/terms': loadTermsPage,
  '/privacy': loadPrivacyPage,
  '/conversations': loadConversationsPage,
  '/circle-of-experts': loadCirclePage,
  '/expert-discussion': loadDiscussionPage,
  '/360-chat': loadThreeSixtyPage,
  '/360-chat-original': loadThreeSixtyOriginalPage,
}

/** Returns the function that fetches the code of the page at an address; undefined when the server never renders that page. */
export function pageLoader({ pathname: path, search }: Pick<Location, 'pathname' | 'search'>): (() => Promise<unknown>) | undefined {
  if (path === '/dashboard') return () => loadDashboard(search)
  if (path.startsWith('/persona/')) return loadPersonaPage
  if (path.startsWith('/creators/')) return loadCreatorPage
  if (path.startsWith('/singularity-bugle/')) return loadArticlePage
  if (path.startsWith('/zeitgeist/')) return loadEntryPage
  if (path.startsWith('/shared/')) return loadSharedConversationPage
  return loaders[path]
}
