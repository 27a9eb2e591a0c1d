/** Where the signed-in go from `/`. */
export const homeForMembers = '/dashboard'

/** Where 'Learn From Others' leads. */
export const learnFromOthers = '/discover'

export const logInAt = (next?: string) => `/auth?tab=login${next ? `&next=${encodeURIComponent(next)}` : ''}`
export const registerAt = (next?: string) => `/auth?tab=register${next ? `&next=${encodeURIComponent(next)}` : ''}`
export const forgotPassword = '/forgot-password'
export const otpLoginAt = (next?: string) => `/otp-login${next ? `?next=${encodeURIComponent(next)}` : ''}`
export const accountSettings = '/dashboard?tab=account'
export const purchaseCredits = '/purchase-credits'
export const createPersona = '/dashboard?tab=create'
/** Whether a path is one of the screens that sign in, which one doesn't come back to. */
export const leadsIn = (path: string) => /^\/(auth|login|signup|otp-login|forgot-password|reset-password)(\/|$)/.test(path)

export const personaAt = (slug: string) => `/persona/${encodeURIComponent(slug)}`

/** The dashboard's form, filled with one of one's own personas. */
export const editAt = (botId: string) => `/dashboard?tab=create&edit=${encodeURIComponent(botId)}`
export const analyticsAt = (botId: string) => `/dashboard/personas/${encodeURIComponent(botId)}/analytics`
export const managePersonas = '/dashboard?tab=manage'
export const versionsAt = (botId: string) => `${managePersonas}&versions=${encodeURIComponent(botId)}`
