import { type PageName, pages } from '@rostra/proto/http/pages'

/** An address of each page that takes parameters, and exists or shows what is missing. */
const examples: Partial<Record<PageName, string>> = {
  persona: '/persona/mr-abernathy',
  embed: '/embed/mr-abernathy',
  creator: '/creators/rostra',
  article: '/singularity-bugle/unknown-story',
  entry: '/zeitgeist/unknown',
  resetPassword: '/reset-password/a-token',
  analytics: '/dashboard/personas/unknown/analytics',
  knowledge: '/dashboard/personas/unknown/knowledge',
  sharedConversation: '/shared/unknown',
  sharedDiscussion: '/expert-discussion/shared/unknown',
  sharedQuestion: '/360-chat/shared/unknown',
  admin: '/admin',
}

/** One address of every page. */
export const siteRoutes = (Object.keys(pages) as PageName[]).map((name) => ({ name, path: examples[name] ?? pages[name].path }))

/** The pages that only lead to another one, with the address that a visitor ends at. */
export const redirects: Partial<Record<PageName, string>> = {
  login: '/auth?tab=login',
  signup: '/auth?tab=register',
  create: '/auth?tab=register&next=%2Fdashboard%3Ftab%3Dcreate',
  adminZeitgeist: '/',
  admin: '/',
}

/** The pages that search engines leave out: personal ones, and those that only lead to another one. */
export const unlistedPages: readonly PageName[] = [
  'login',
  'signup',
  'resetPassword',
  'confirmEmail',
  'oidc',
  'consent',
  'undoEmailChange',
  'create',
  'dashboard',
  'analytics',
  'knowledge',
  'purchaseCredits',
  'paymentSuccess',
  'paymentCancel',
  'conversations',
  'discussion',
  'adminZeitgeist',
  'admin',
]

/**
 * The pages of a persona, a creator, a story or an entry of the zeitgeist, or what is
 * shared by a link, whose heads have tests of their own.
 */
const pagesOfContent: readonly PageName[] = [
  'persona',
  'creator',
  'embed',
  'article',
  'entry',
  'sharedConversation',
  'sharedDiscussion',
  'sharedQuestion',
]

/** Whether a page has a head of its own that the test of all heads checks. */
export const hasListedHead = (name: PageName) => !pagesOfContent.includes(name)

/** Whether search engines show the page by its title. */
export const hasOwnTitle = (name: PageName) => hasListedHead(name) && !unlistedPages.includes(name)
