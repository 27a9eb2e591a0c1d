import { isTest } from '../source-files.ts'
import type { ImportGraph } from './import-graph.ts'
import { webLayers } from './web-rules.ts'

const order = ['*', ...Object.keys(webLayers)]

/** Draws the folders of `web/src` from the top to the bottom, a feature at a time, each with its files and its arrows to others. Tests are left out. */
export function drawWeb(graph: ImportGraph): string {
  const files = [...graph.keys()].filter((file) => file.startsWith('web/src/') && !isTest(file))
  const folders = Map.groupBy(files, folderOf)
  const names = [...folders.keys()].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  const lines = names.map((name) => {
    const own = folders.get(name) ?? []
    const targets = own.flatMap((file) =>
      (graph.get(file) ?? []).filter(({ to }) => to.startsWith('web/src/')).map(({ to }) => folderOf(to)),
    )
    return `  ${`${name} (${own.length})`.padEnd(28)} ${arrows(targets.filter((target) => target !== name))}`.trimEnd()
  })
  return [`web/src: ${files.length} files in ${names.length} folders`, ...lines].join('\n')
}

/** Counts the imports from one feature to another, tests included. */
export const crossFeatureImports = (graph: ImportGraph): number =>
  [...graph.values()].flat().filter(({ from, to }) => isFeature(from) && isFeature(to) && folderOf(from) !== folderOf(to)).length

const isFeature = (file: string) => file.startsWith('web/src/features/')

/** `features/chat` for a feature, `data` for another folder, `*` for a file of `web/src` itself. */
function folderOf(file: string): string {
  const [folder = '', part = '', ...rest] = file.replace('web/src/', '').split('/')
  if (part === '') return '*'
  return folder === 'features' && rest.length > 0 ? `${folder}/${part}` : folder
}

function rank(name: string): number {
  const at = order.indexOf(name.replace(/\/.*/, ''))
  return at < 0 ? order.length : at
}

function arrows(targets: readonly string[]): string {
  const counts = Map.groupBy(targets, (target) => target)
  if (counts.size === 0) return ''
  const sorted = [...counts].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
  return `→ ${sorted.map(([target, each]) => `${target} ${each.length}`).join(', ')}`
}
