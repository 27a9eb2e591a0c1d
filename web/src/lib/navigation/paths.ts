import { pages } from '@rostra/proto/http/pages'
import { publicUrl } from '../public-url.ts'

export const discoverPath = pages.discover.path
export const savedPersonasPath = `${discoverPath}?saved=1`
export const followedPath = `${discoverPath}?following=1`
export const howItWorksPath = pages.howItWorks.path
export const aboutPath = pages.about.path
export const termsPath = pages.terms.path
export const privacyPath = pages.privacy.path
export const buglePath = pages.bugle.path
export const archivePath = pages.archive.path
export const feedPath = `${buglePath}/feed.xml`
export const adminPath = '/admin'
export const articlePath = (slug: string) => pages.article.path.replace(':slug', encodeURIComponent(slug))
export const historyPath = pages.conversations.path
export const signUpPath = pages.signup.path
export const pricingPath = pages.pricing.path
export const createPath = pages.create.path
export const circlePath = pages.circle.path
export const threeSixtyPath = pages.threeSixty.path
export const threeSixtyOriginalPath = pages.threeSixtyOriginal.path
/** The address of a question to three models, which its asker alone can open. */
export const questionToModelsPath = (id: string, variant: 'sequence' | 'original') =>
  `${variant === 'original' ? threeSixtyOriginalPath : threeSixtyPath}?question=${encodeURIComponent(id)}`
export const questionToModelsLink = (id: string, variant: 'sequence' | 'original') => publicUrl() + questionToModelsPath(id, variant)
export const discussionsPath = pages.discussion.path
export const zeitgeistPath = pages.zeitgeist.path
export const entryPath = (id: string) => pages.entry.path.replace(':id', encodeURIComponent(id))
export const adminZeitgeistPath = pages.adminZeitgeist.path
export const forgotPasswordPath = pages.forgotPassword.path
export const purchaseCreditsPath = pages.purchaseCredits.path
export const dashboardPath = pages.dashboard.path
export const createPersonaPath = `${dashboardPath}?tab=create`
export const managePersonasPath = `${dashboardPath}?tab=manage`
export const accountSettingsPath = `${dashboardPath}?tab=account`
/** The id of the second factor in it. */
export const secondFactorId = 'second-factor'
export const secondFactorPath = `${accountSettingsPath}#${secondFactorId}`
/** The id of the sign-in with other services in it. */
export const identitiesId = 'identities'
export const identitiesPath = `${accountSettingsPath}#${identitiesId}`
/** The id of the API keys in it. */
export const keysId = 'keys'
/** The id of the apps in it. */
export const appsId = 'apps'
/** The id of what personas remember in it. */
export const memoryId = 'memory'
export const memoryPath = `${accountSettingsPath}#${memoryId}`

/** `next` is the path to return to after signing in, as in the two functions below. */
export const loginPath = (next?: string) => `${pages.auth.path}?tab=login${next ? `&next=${encodeURIComponent(next)}` : ''}`
export const registerPath = (next?: string) => `${pages.auth.path}?tab=register${next ? `&next=${encodeURIComponent(next)}` : ''}`
export const otpLoginPath = (next?: string) => `${pages.otpLogin.path}${next ? `?next=${encodeURIComponent(next)}` : ''}`

/** Reports whether a path is a sign-in page; signing in never returns to one. */
export const isSignInPath = (path: string) =>
  /^\/(auth|login|signup|otp-login|oidc|forgot-password|reset-password|confirm-email|undo-email-change)(\/|$)/.test(path)

/**
 * The page of a persona, by its slug or its id. The page of an id leads to that of the slug. A slug that was stored with
 * something else may be that of another persona by now, so such a link has the id.
 */
export const personaPath = (slugOrId: string) => pages.persona.path.replace(':slug', encodeURIComponent(slugOrId))
export const creatorPath = (username: string) => pages.creator.path.replace(':username', encodeURIComponent(username))
/** The page that opens a conversation with a persona, at one of its messages if it is named. */
export function conversationPath(slugOrId: string, conversationId: string, messageId?: string | null) {
  const query = new URLSearchParams({ conversation: conversationId, ...(messageId && { message: messageId }) })
  return `${personaPath(slugOrId)}?${query}`
}
/** The absolute link to a persona, to share. */
export const personaLink = (slug: string) => publicUrl() + personaPath(slug)

/** The link without its scheme, as shown to readers. */
export const personaAddress = (slug: string) => personaLink(slug).replace(/^https?:\/\//, '')

export const editPersonaPath = (botId: string) => `${createPersonaPath}&edit=${encodeURIComponent(botId)}`
export const versionsPath = (botId: string) => `${managePersonasPath}&versions=${encodeURIComponent(botId)}`
export const analyticsPath = (botId: string) => pages.analytics.path.replace(':id', encodeURIComponent(botId))
export const knowledgePath = (botId: string) => pages.knowledge.path.replace(':id', encodeURIComponent(botId))
/** The hashes of the page's tabs: sources, and inbox. */
export const materialHash = '#material'
export const inboxHash = '#inbox'
export const inboxPath = (botId: string) => knowledgePath(botId) + inboxHash
/** The page that shows one discussion. */
export const discussionPath = (id: string) => `${discussionsPath}?id=${encodeURIComponent(id)}`
/** The absolute link to an entry of the zeitgeist, to share. */
export const entryLink = (id: string) => publicUrl() + entryPath(id)
/** The absolute link to a story, to share. */
export const articleLink = (slug: string) => publicUrl() + articlePath(slug)
