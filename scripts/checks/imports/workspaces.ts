import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ResolveWorkspace } from './import-graph.ts'

interface Manifest {
  name: string
  exports?: Record<string, string>
}

/** Creates a resolver of the workspaces' own packages, by the `exports` of each package.json (patterns with one `*`). */
export function workspaceResolver(root: string): ResolveWorkspace {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const manifests = globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: root },
  ).map((file) => ({ folder: dirname(file), ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest) }))

  return (specifier) => {
    const owner = manifests.find(({ name }) => specifier.startsWith(`${name}/`))
    if (!owner) return undefined
    const subpath = `.${specifier.slice(owner.name.length)}`
    const exact = owner.exports?.[subpath]
    if (exact) return join(owner.folder, exact)
    // The longest pattern wins, as in Node.
    const patterns = Object.entries(owner.exports ?? {}).sort(([a], [b]) => b.length - a.length)
    for (const [pattern, path] of patterns.filter(([each]) => each.includes('*'))) {
      const [before = '', after = ''] = pattern.split('*')
      if (subpath.startsWith(before) && subpath.endsWith(after))
        return join(owner.folder, path.replace('*', subpath.slice(before.length, subpath.length - after.length)))
    }
    return undefined
  }
}
