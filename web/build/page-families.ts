import { join } from 'node:path'
import { isIcon } from './lucide-icons.ts'

/**
 * Pages that people open after each other. On a slow network a request takes longer than some kilobytes, so modules that pages share
 * are in few files: one of each family, `commonFiles` of some families, `shared` for what more families have in common, and `site` for
 * what every page has. The tabs of a member (`member`) open in pages of `desk`, so what both have is in the file of `desk`.
 */
const pageFamilies = {
  chat: ['pages/landing/landing-page', 'pages/discover/discover-page', 'pages/persona-page', 'pages/embed/embed-page'],
  news: [
    'pages/newsroom/bugle-page',
    'pages/newsroom/article-page',
    'pages/newsroom/archive-page',
    'pages/zeitgeist/zeitgeist-page',
    'pages/zeitgeist/entry-page',
  ],
  visit: ['pages/creator-page', 'pages/chat/shared-conversation-page', 'pages/credits/pricing-page'],
  everyMember: ['pages/layout/member-menu'],
  desk: ['pages/dashboard/dashboard-page', 'pages/dashboard/account-tab', 'features/overview/overview'],
  history: ['pages/chat/conversations-page'],
  member: [
    'pages/dashboard/create-tab',
    'pages/dashboard/manage-tab',
    'features/account/account-parts',
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

/** The files of what some families have in common. */
const commonFiles: Readonly<Record<string, string>> = {
  'chat-visit': 'chat-visit',
  'chat-desk': 'chat-member',
  'chat-desk-history': 'chat-member',
  'chat-history': 'chat-member',
  'chat-member': 'chat-member',
  'visit-desk': 'visit-member',
  'visit-member': 'visit-member',
  'desk-auth': 'member-auth',
  'member-auth': 'member-auth',
  'member-experts': 'member-experts',
}
const order = Object.keys(pageFamilies)

type Graph = (id: string) => Imports | null
type Imports = Readonly<{ importedIds: readonly string[]; code: string | null }>

const sources = join(import.meta.dirname, '../src')
const sourceOf = (module: string) => join(sources, module)

/** Libraries that every page needs. One file compresses better, and stays cached across releases. */
export const everyPage = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//

/** What the entry of every page needs, which fetches the rest after the first paint. */
export const entryParts = /rolldown\/runtime|vite\/preload-helper|lib\/loading\/module-loader/

/**
 * Libraries of what a person opens: menus, dialogs, toasts and tooltips. They import each other, so those of some pages only have files of
 * their own.
 */
export const openedParts =
  /node_modules\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar|tslib|get-nonce)\//

/** Libraries of what is typed and checked. */
const formLibraries = /node_modules\/(zod|react-hook-form|@hookform)\//

/** Modules that only pass on what others export. A module that imports one gets only the modules of the names that it takes. */
const barrels = /(?:strings\/strings\.ts|node_modules\/radix-ui\/.*|icons\/icons\.ts)$/
const barrelNames = /import\s*\{([^}]*)\}\s*from\s*["'](?:[^"']*strings\/strings\.ts|radix-ui|#icons)["']/g
const reexports = /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
const namespaces = /import\s*\*\s*as\s+(\w+)\s+from\s*["']([^"']+)["']/g

/** Returns the modules of names that a barrel exports by `export { a as Name } from` or `import * as Name from`. */
function readBarrel({ importedIds, code }: Imports): (name: string) => string[] {
  const addresses = new Map<string, string>()
  for (const [, names = '', from = ''] of code?.matchAll(reexports) ?? [])
    for (const name of names.split(',')) addresses.set(name.trim().split(' ').at(-1) ?? '', from.replace(/^\./, ''))
  for (const [, name = '', from = ''] of code?.matchAll(namespaces) ?? []) addresses.set(name, `/node_modules/${from}/`)
  return (name) => {
    const address = addresses.get(name)
    // The names of some icons begin with that of another.
    const isThere = (id: string) => (isIcon(id) ? id.endsWith(`:${address?.split(':')[1]}`) : id.includes(address ?? ''))
    return address ? importedIds.filter(isThere) : []
  }
}

/** Returns what finds the modules that a module imports statically, and itself. */
function importsIn(graph: Graph): (start: string) => Set<string> {
  const read = new Map<string, (name: string) => string[]>()
  const barrelOf = (id: string) => {
    const info = graph(id)
    if (info && !read.has(id)) read.set(id, readBarrel(info))
    return read.get(id)
  }
  const importsOf = ({ importedIds, code }: Imports) => {
    const found = importedIds.filter((id) => !barrels.test(id))
    if (found.length === importedIds.length) return found
    const names = [...(code?.matchAll(barrelNames) ?? [])].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
    )
    const readers = importedIds.filter((id) => barrels.test(id)).map(barrelOf)
    return found.concat(names.flatMap((name) => readers.flatMap((modules) => modules?.(name) ?? [])))
  }
  return (start) => {
    const found = new Set<string>()
    const open = [start]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const info = found.has(id) || everyPage.test(id) ? null : graph(id)
      if (!info) continue
      found.add(id)
      open.push(...importsOf(info))
    }
    return found
  }
}

/**
 * Returns the file of each module that pages fetch with them, null for the file of the only page that does. Modules that are fetched by
 * themselves, such as pages, keep files of their own, as does what the entry needs, which fetches the rest after the first paint. A file
 * imports only files of more pages, so no two files import each other.
 */
export function nameFiles(graph: Graph): Map<string, string | null> {
  const withImports = importsIn(graph)
  const modulesOf = (module: string) => withImports(sourceOf(module))
  const entry = modulesOf('start.ts')
  const site = modulesOf('main.tsx')
  const pages = Object.entries(pageFamilies).flatMap(([family, modules]) =>
    modules.map((module) => ({ family, source: sourceOf(`${module}.tsx`), modules: modulesOf(`${module}.tsx`) })),
  )
  const apart = new Set([...entry, ...pages.map(({ source }) => source)])
  const names = new Map<string, string | null>()
  for (const id of new Set([...site, ...pages.flatMap(({ modules }) => [...modules])])) {
    if (apart.has(id)) continue
    const users = pages.filter(({ modules }) => modules.has(id)).map(({ family }) => family)
    const name = site.has(id) ? 'site' : fileOf(users)
    const hasForm = () => [...withImports(id)].some((imported) => formLibraries.test(imported))
    names.set(id, name && name !== 'site' && hasForm() ? 'forms' : withoutParts(name, id))
  }
  return names
}

/** Returns the file of a module that is no form. The libraries of dialogs are apart: pages without dialogs do without them. */
const withoutParts = (name: string | null, id: string): string | null =>
  name && name !== 'site' && name !== 'shared' && openedParts.test(id) ? `parts-of-${name}` : name

/** Returns the file of a module that these families use. What the console shares with others is in their files: few people open it. */
function fileOf(users: readonly string[]): string | null {
  if (users.length === 1) return null
  const used = new Set(users)
  if (used.has('desk')) used.delete('member')
  const families = order.filter((family) => used.has(family) && family !== 'admin')
  if (families.length < 2) return families[0] ?? 'admin'
  return commonFiles[families.join('-')] ?? 'shared'
}
