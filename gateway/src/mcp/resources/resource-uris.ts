export const personaTemplate = 'rostra://personas/{slug}'
export const storyTemplate = 'rostra://stories/{id}'

export const personaUri = (slug: string): string => `rostra://personas/${encodeURIComponent(slug)}`
export const storyUri = (slug: string): string => `rostra://stories/${encodeURIComponent(slug)}`
