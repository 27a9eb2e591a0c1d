import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin, Rolldown } from 'vite'

const createIcon = join(import.meta.dirname, '../src/components/icons/create-icon.tsx')
const prefix = 'lucide:'
const resolved = `\0${prefix}`

/** What an icon's element has already. */
const common = / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g

/** Whether a module of the build is an icon. */
export const isIcon = (id: string): boolean => id.startsWith(resolved)

/** Returns the code of the module `lucide:<name>`. Throws for a name that Lucide does not have. */
export function iconModule(specifier: string): string {
  const name = specifier.slice(prefix.length)
  const body = lucide.icons[name]?.body
  if (!body) throw new Error(`Lucide has no icon ${name}`)
  const shapes = body.replaceAll(common, '').replace(/^<g>(.*)<\/g>$/, '$1')
  return `import { createIcon } from ${JSON.stringify(createIcon)}\nexport const icon = /* @__PURE__ */ createIcon(${JSON.stringify(shapes)})`
}

/**
 * Returns the notice that the licences of the icons ask for, for the file of the code that every icon uses. It is added after minifying.
 */
export const iconNotice = ({ moduleIds }: Rolldown.RenderedChunk): string =>
  moduleIds.includes(createIcon)
    ? '/*! Icons: Lucide, ISC License, © Lucide Icons and Contributors; parts: Feather, MIT License, © Cole Bemis */'
    : ''

/** Makes `import Plus from 'lucide:plus'` the icon, so that a page fetches its own icons only. */
export const lucideIcons: Plugin = {
  name: 'lucide-icons',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? { id: `\0${id}`, moduleSideEffects: false } : null),
  load: (id) => (isIcon(id) ? { code: iconModule(id.slice(1)), map: null } : null),
}
