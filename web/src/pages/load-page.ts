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
}

/** Returns the function that fetches the code of the page at a path; undefined when the server never renders that page. */
export function pageLoader(path: string): (() => Promise<unknown>) | undefined {
  if (path.startsWith('/persona/')) return loadPersonaPage
  if (path.startsWith('/creators/')) return loadCreatorPage
  if (path.startsWith('/singularity-bugle/')) return loadArticlePage
  if (path.startsWith('/zeitgeist/')) return loadEntryPage
  if (path.startsWith('/shared/')) return loadSharedConversationPage
  return loaders[path]
}
