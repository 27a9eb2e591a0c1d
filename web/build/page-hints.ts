import { pages } from '@rostra/proto/http/pages'
import type { Plugin } from 'vite'
import { filesOf, mainModule } from './main-chunk.ts'

/** By path: the module of a page, and the calls that it needs before it can show anything. */
const hintedPages: Record<string, { module: string; data: string[] }> = {
  [pages.landing.path]: { module: 'src/pages/landing/landing-page.tsx', data: ['/api/user', '/api/bots/featured'] },
  [pages.discover.path]: { module: 'src/pages/discover/discover-page.tsx', data: ['/api/user'] },
  [pages.zeitgeist.path]: { module: 'src/pages/zeitgeist/zeitgeist-page.tsx', data: ['/api/user', '/api/zeitgeist?limit=100'] },
  [pages.entry.path]: { module: 'src/pages/zeitgeist/entry-page.tsx', data: ['/api/user', '/api/zeitgeist/:id'] },
  [pages.bugle.path]: { module: 'src/pages/newsroom/bugle-page.tsx', data: ['/api/user', '/api/articles?limit=20'] },
  [pages.article.path]: { module: 'src/pages/newsroom/article-page.tsx', data: ['/api/user', '/api/articles/:slug'] },
  [pages.archive.path]: { module: 'src/pages/newsroom/archive-page.tsx', data: ['/api/user'] },
  [pages.pricing.path]: { module: 'src/pages/credits/pricing-page.tsx', data: ['/api/user', '/api/payments/packages'] },
  [pages.howItWorks.path]: { module: 'src/pages/texts/how-it-works-page.tsx', data: ['/api/user'] },
  [pages.about.path]: { module: 'src/pages/texts/about-page.tsx', data: ['/api/user'] },
  [pages.terms.path]: { module: 'src/pages/texts/terms-page.tsx', data: ['/api/user'] },
  [pages.privacy.path]: { module: 'src/pages/texts/privacy-page.tsx', data: ['/api/user'] },
  [pages.sharedConversation.path]: { module: 'src/pages/chat/shared-conversation-page.tsx', data: ['/api/user', '/api/shared/:token'] },
  [pages.creator.path]: { module: 'src/pages/creator-page.tsx', data: ['/api/user', '/api/creators/:username'] },
  [pages.conversations.path]: { module: 'src/pages/chat/conversations-page.tsx', data: ['/api/user'] },
  [pages.dashboard.path]: { module: 'src/pages/dashboard/dashboard-page.tsx', data: ['/api/user'] },
  [pages.circle.path]: { module: 'src/pages/experts/circle-page.tsx', data: ['/api/user'] },
  [pages.discussion.path]: { module: 'src/pages/experts/discussion-page.tsx', data: ['/api/user'] },
  [pages.threeSixty.path]: { module: 'src/pages/experts/three-sixty-page.tsx', data: ['/api/user'] },
  [pages.threeSixtyOriginal.path]: { module: 'src/pages/experts/three-sixty-original-page.tsx', data: ['/api/user'] },
  [pages.persona.path]: { module: 'src/pages/persona-page.tsx', data: ['/api/user', '/api/bots/slug/:slug'] },
}

/**
 * Writes page-hints.json: for each of these pages the code that it needs besides the main code, and its first calls. The gateway sends both
 * as `Link` headers, so that the browser fetches everything at once.
 */
export const pageHints: Plugin = {
  name: 'page-hints',
  apply: 'build',
  generateBundle(_options, bundle) {
    const known = new Set(filesOf(bundle, mainModule))
    const hints = Object.entries(hintedPages).map(([path, { module, data }]) => {
      const modules = filesOf(bundle, module).filter((name) => !known.has(name))
      return [path, { modules: modules.map((name) => `/${name}`), data }]
    })
    this.emitFile({ type: 'asset', fileName: 'page-hints.json', source: JSON.stringify(Object.fromEntries(hints)) })
  },
}
