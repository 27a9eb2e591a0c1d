import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { sourceFiles } from '../source-files.ts'
import { brokenRules } from './broken-rules.ts'
import { crossFeatureImports, drawWeb } from './draw-web.ts'
import { findCycles } from './find-cycles.ts'
import { readImportGraph } from './import-graph.ts'
import { importRules } from './import-rules.ts'
import { libraries, serviceLayers } from './service-rules.ts'
import { webLayers } from './web-rules.ts'
import { workspaceResolver } from './workspaces.ts'

const folders = (pattern: string) => globSync(`${pattern}/`, { cwd: root }).map((path) => path.replace(/\/$/, ''))

/**
 * Checks every import of the repository, type imports included, against the rules of its folder, and finds cycles of files.
 * Returns the drawing of the web's folders; throws all findings.
 */
export async function checkImports(): Promise<string> {
  const graph = readImportGraph(root, sourceFiles(), workspaceResolver(root))
  const services = folders('services/*')
    .map((path) => basename(path))
    .filter((name) => !libraries.includes(name))
  const rules = importRules(
    services,
    folders('web/src/features/*').map((path) => basename(path)),
  )
  const cycles = findCycles(graph)
  const findings = [
    ...foldersWithoutRule(services),
    ...brokenRules(graph, rules),
    ...cycles.map((cycle) => `cycle: ${cycle.join('\n    → ')}`),
  ]
  const drawing = `${drawWeb(graph)}\n  ${crossFeatureImports(graph)} imports between features, ${cycles.length} cycles of files in the repository`
  if (findings.length > 0) throw new Error(`${findings.join('\n')}\n\n${drawing}`)
  return drawing
}

/** A folder that the rules do not know would be free to import everything. */
function foldersWithoutRule(services: readonly string[]): string[] {
  const ofServices = services.flatMap((name) => folders(`services/${name}/src/*`)).filter((path) => !(basename(path) in serviceLayers))
  const ofWeb = folders('web/src/*').filter((path) => !(basename(path) in webLayers))
  return [...ofServices, ...ofWeb].map(
    (path) => `${path}/ has no rule: add it to the table in scripts/checks/imports/${path.startsWith('web') ? 'web' : 'service'}-rules.ts`,
  )
}
