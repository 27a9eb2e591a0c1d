/** The code of the pages that may come rendered. */
export const fetchLanding = () => import('../features/landing/landing-page.tsx')
export const fetchDiscover = () => import('../features/personas/discover-page.tsx')
export const fetchPersona = () => import('../features/personas/persona-page.tsx')

/** What fetches the code of the page at a path; undefined for pages that never come rendered. */
export function pageCode(path: string): (() => Promise<unknown>) | undefined {
  if (path === '/') return fetchLanding
  if (path === '/discover') return fetchDiscover
  return path.startsWith('/persona/') ? fetchPersona : undefined
}
