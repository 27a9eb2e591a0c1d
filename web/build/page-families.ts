import { join } from 'node:path'

/**
 * Pages that people open after each other. On a slow network a request takes longer than some kilobytes, so modules that pages share are in
 * few files: one of each family, one of each pair below, and `site` for what more families share and for what every page has.
 */
const families = {
  chat: [
    'pages/landing/landing-page',
    'pages/discover/discover-page',
    'pages/persona-page',
    'pages/chat/conversations-page',
    'pages/embed/embed-page',
    'features/overview/overview',
  ],
  news: [
    'pages/newsroom/bugle-page',
    'pages/newsroom/article-page',
    'pages/newsroom/archive-page',
    'pages/zeitgeist/zeitgeist-page',
    'pages/zeitgeist/entry-page',
  ],
  visit: ['pages/creator-page', 'pages/chat/shared-conversation-page', 'pages/credits/pricing-page'],
  member: [
    'pages/dashboard/dashboard-page',
    'pages/dashboard/create-tab',
    'pages/dashboard/manage-tab',
    'pages/dashboard/account-tab',
    'features/overview/overview',
    'features/knowledge/knowledge-view',
    'pages/credits/purchase-page',
    'pages/credits/payment-success-page',
    'pages/credits/payment-cancel-page',
  ],
  auth: [
    'pages/auth/auth-page',
    'pages/auth/forgot-password-page',
    'pages/auth/otp-login-page',
    'pages/auth/oidc-page',
    'pages/auth/reset-password-page',
    'pages/auth/email-link-pages',
  ],
  experts: ['pages/experts/circle-page', 'pages/experts/discussion-page', 'pages/experts/three-sixty-page'],
  admin: ['pages/admin/admin-page', 'pages/zeitgeist/admin-zeitgeist-page'],
}

const pairs = ['chat-visit', 'chat-member', 'visit-member', 'member-auth', 'member-experts']

type Graph = (id: string) => { importedIds: readonly string[]; code: string | null } | null

const sources = join(import.meta.dirname, '../src')
const sourceOf = (module: string) => join(sources, module)

/** Exports the texts of all parts of the product; a module that imports it gets only those that it names. */
const texts = sourceOf('strings/strings.ts')

/** Libraries with such a module, which have files of their own. */
const ownFiles =
  /node_modules\/(radix-ui|@radix-ui|@floating-ui|lucide-react|react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//

/** Returns the files of texts by the names under which they are exported. */
function filesOfTexts(graph: Graph): Map<string, string> {
  const found = graph(texts)?.code?.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g) ?? []
  return new Map(
    [...found].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/as (\w+)/g)].map(([, name = '']): [string, string] => [name, join(sources, 'strings', file)]),
    ),
  )
}

/** Returns the modules that a module imports statically, and itself. */
function withImports(start: string, graph: Graph, textFiles: Map<string, string>): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = found.has(id) || ownFiles.test(id) ? null : graph(id)
    if (!info) continue
    found.add(id)
    open.push(...info.importedIds.filter((imported) => imported !== texts))
    if (!info.importedIds.includes(texts)) continue
    const names = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*strings\/strings\.ts["']/.exec(info.code ?? '')?.[1] ?? ''
    open.push(...names.split(',').flatMap((name) => textFiles.get(name.trim().split(' ')[0] ?? '') ?? []))
  }
  return found
}

/**
 * Returns the file of each shared module. Modules that are fetched by themselves, such as pages, keep files of their own, as does what the
 * entry needs, which fetches the rest after the first paint. A file imports only files of more pages, so no two files import each other.
 */
export function nameFiles(graph: Graph): Map<string, string> {
  const textFiles = filesOfTexts(graph)
  const modulesOf = (module: string) => withImports(sourceOf(module), graph, textFiles)
  const entry = modulesOf('start.ts')
  const site = modulesOf('main.tsx')
  const pages = Object.entries(families).flatMap(([family, modules]) =>
    modules.map((module) => ({ family, source: sourceOf(`${module}.tsx`), modules: modulesOf(`${module}.tsx`) })),
  )
  const apart = new Set([...entry, sourceOf('main.tsx'), ...pages.map(({ source }) => source)])
  const names = new Map<string, string>()
  for (const id of new Set([...site, ...pages.flatMap(({ modules }) => [...modules])])) {
    if (apart.has(id)) continue
    const users = pages.filter(({ modules }) => modules.has(id)).map(({ family }) => family)
    const name = site.has(id) ? 'site' : fileOf(users)
    if (name) names.set(id, name)
  }
  return names
}

function fileOf(users: readonly string[]): string | undefined {
  const [only, ...others] = new Set(users)
  if (others.length === 0) return users.length > 1 ? only : undefined
  const pair = `${only}-${others[0]}`
  return others.length === 1 && pairs.includes(pair) ? pair : 'site'
}
