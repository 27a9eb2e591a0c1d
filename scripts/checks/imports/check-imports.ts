import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { sourceFiles } from '../source-files.ts'
import { findCycles } from './find-cycles.ts'
import { drawFolders, folderCycles, folderGraph } from './folder-graph.ts'
import { folderTables } from './folder-rules.ts'
import { readImportGraph } from './import-graph.ts'
import { brokenRules } from './import-rule.ts'
import { importRules } from './import-rules.ts'
import { layerTables, libraries } from './service-rules.ts'
import { webLayers } from './web-rules.ts'
import { workspaceResolver } from './workspaces.ts'

const folders = (pattern: string) => globSync(`${pattern}/`, { cwd: root }).map((path) => path.replace(/\/$/, ''))

/** The packages whose folders the check draws: those in which most is changed. */
const drawn = ['gateway/src', 'services/chat/src', 'services/zeitgeist/src']

/**
 * Checks every import of the repository, type imports included, against the rules of its folder, and finds cycles of files and of the
 * folders of a package. Returns a drawing of some packages as text. Throws all findings.
 */
export async function checkImports(): Promise<string> {
  const graph = readImportGraph(root, sourceFiles(), workspaceResolver(root))
  const services = folders('services/*')
    .map((path) => basename(path))
    .filter((name) => !libraries.includes(name))
  const packages = ['gateway/src', 'web/src', ...folders('services/*').map((path) => `${path}/src`)]
  const features = folders('web/src/features/*').map((path) => basename(path))
  const findings = [
    ...foldersWithoutRule(services),
    ...brokenRules(graph, importRules(services, features)),
    ...findCycles(graph).map((cycle) => `cycle: ${cycle.join('\n    → ')}`),
    ...packages.flatMap((base) =>
      folderCycles(folderGraph(graph, base)).map((cycle) => `cycle of folders of ${base}: ${cycle.join(' → ')}`),
    ),
  ]
  if (findings.length > 0) throw new Error(findings.join('\n'))
  return drawn.flatMap((base) => [base, ...drawFolders(folderGraph(graph, base)).map((line) => `  ${line}`)]).join('\n')
}

/** A folder that the rules do not know would be free to import everything. */
function foldersWithoutRule(services: readonly string[]): string[] {
  const tables = {
    ...Object.fromEntries(services.flatMap(layerTables)),
    ...folderTables,
    'web/src': webLayers,
  }
  return Object.entries(tables).flatMap(([base, known]) =>
    folders(`${base}/*`)
      .filter((path) => !(basename(path) in known) && basename(path) !== 'testing')
      .map((path) => `${path}/ has no rule: add it to its table in scripts/checks/imports`),
  )
}
