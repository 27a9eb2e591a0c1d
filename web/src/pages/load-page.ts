/** Fetch the code of the pages that the server may render. */
export const loadLandingPage = () => import('./landing/landing-page.tsx')
export const loadDiscoverPage = () => import('./discover/discover-page.tsx')
export const loadZeitgeistPage = () => import('./zeitgeist/zeitgeist-page.tsx')
export const loadPersonaPage = () => import('./persona-page.tsx')

/** Returns the function that fetches the code of the page at a path; undefined when the server never renders that page. */
export function pageLoader(path: string): (() => Promise<unknown>) | undefined {
  if (path === '/') return loadLandingPage
  if (path === '/discover') return loadDiscoverPage
  if (path === '/zeitgeist') return loadZeitgeistPage
  return path.startsWith('/persona/') ? loadPersonaPage : undefined
}
