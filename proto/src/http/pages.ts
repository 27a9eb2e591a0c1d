/** A page of the web. */
export interface PageEntry {
  /** The path in react-router's syntax: `:name` matches one segment, a final `/*` zero or more. */
  path: string
  /**
   * What the gateway sends at this path: a page, the page of the persona or the story `:slug`, the page of the creator
   * `:username`, the page of the zeitgeist's entry `:id`, the page of the shared conversation,
   * discussion or question `:token`, or the frame of a persona for other websites.
   */
  kind: 'page' | 'persona' | 'story' | 'creator' | 'entry' | 'shared' | 'shared-discussion' | 'shared-question' | 'embed'
  /** The only segments that a final `/*` matches. */
  sections?: readonly string[]
}

/** The sections of the operators' console, each at `/admin/<section>`. */
export const consoleSections = [
  'figures',
  'reports',
  'personas',
  'people',
  'featured',
  'newsroom',
  'dead-letters',
  'payments',
  'audit',
] as const

export type ConsoleSection = (typeof consoleSections)[number]

/** Every page of the web. The web builds its routes from this list; the gateway answers all other paths with 404. */
export const pages = {
  landing: { path: '/', kind: 'page' },
  discover: { path: '/discover', kind: 'page' },
  persona: { path: '/persona/:slug', kind: 'persona' },
  creator: { path: '/creators/:username', kind: 'creator' },
  embed: { path: '/embed/:slug', kind: 'embed' },
  conversations: { path: '/conversations', kind: 'page' },
  sharedConversation: { path: '/shared/:token', kind: 'shared' },
  auth: { path: '/auth', kind: 'page' },
  login: { path: '/login', kind: 'page' },
  signup: { path: '/signup', kind: 'page' },
  forgotPassword: { path: '/forgot-password', kind: 'page' },
  otpLogin: { path: '/otp-login', kind: 'page' },
  oidc: { path: '/oidc/:id', kind: 'page' },
  resetPassword: { path: '/reset-password/*', kind: 'page' },
  confirmEmail: { path: '/confirm-email', kind: 'page' },
  consent: { path: '/oauth/consent', kind: 'page' },
  undoEmailChange: { path: '/undo-email-change', kind: 'page' },
  create: { path: '/create', kind: 'page' },
  dashboard: { path: '/dashboard', kind: 'page' },
  analytics: { path: '/dashboard/personas/:id/analytics', kind: 'page' },
  knowledge: { path: '/dashboard/personas/:id/knowledge', kind: 'page' },
  purchaseCredits: { path: '/purchase-credits', kind: 'page' },
  paymentSuccess: { path: '/payment-success', kind: 'page' },
  paymentCancel: { path: '/payment-cancel', kind: 'page' },
  circle: { path: '/circle-of-experts', kind: 'page' },
  discussion: { path: '/expert-discussion', kind: 'page' },
  sharedDiscussion: { path: '/expert-discussion/shared/:token', kind: 'shared-discussion' },
  threeSixty: { path: '/360-chat', kind: 'page' },
  sharedQuestion: { path: '/360-chat/shared/:token', kind: 'shared-question' },
  threeSixtyOriginal: { path: '/360-chat-original', kind: 'page' },
  zeitgeist: { path: '/zeitgeist', kind: 'page' },
  entry: { path: '/zeitgeist/:id', kind: 'entry' },
  adminZeitgeist: { path: '/admin/zeitgeist', kind: 'page' },
  bugle: { path: '/singularity-bugle', kind: 'page' },
  article: { path: '/singularity-bugle/:slug', kind: 'story' },
  archive: { path: '/archive', kind: 'page' },
  admin: { path: '/admin/*', kind: 'page', sections: consoleSections },
  pricing: { path: '/pricing', kind: 'page' },
  howItWorks: { path: '/how-it-works', kind: 'page' },
  about: { path: '/about', kind: 'page' },
  terms: { path: '/terms', kind: 'page' },
  privacy: { path: '/privacy', kind: 'page' },
} as const satisfies Record<string, PageEntry>

/** The form of a persona's id. `/persona/<id>` leads to the page of its slug. */
export const personaId = /^[0-9a-f]{24}$/

export type PageName = keyof typeof pages
