/** Where the signed-in go from `/`. */
export const homeForMembers = '/discover'

/** Where 'Learn From Others' leads. */
export const learnFromOthers = '/discover'

export const logInAt = (next?: string) => `/auth?tab=login${next ? `&next=${encodeURIComponent(next)}` : ''}`
export const registerAt = (next?: string) => `/auth?tab=register${next ? `&next=${encodeURIComponent(next)}` : ''}`
export const personaAt = (slug: string) => `/persona/${encodeURIComponent(slug)}`
