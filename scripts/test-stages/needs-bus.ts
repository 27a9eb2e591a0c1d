import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'
import { type ImportGraph, readImportGraph } from '../checks/imports/import-graph.ts'
import { workspaceResolver } from '../checks/imports/workspaces.ts'

/** What a test about events imports: the contract of one, what builds them for tests, the real broker, or the time that one may take. */
const busModules = [
  /^proto\/gen\/\w+-events\.ts$/,
  /^services\/\w+\/tests\/(?:.+\/)?events\.ts$/,
  /^services\/kit\/src\/events\/kafka\//,
  /^services\/kit\/src\/testing\/event-timeout\.ts$/,
]

export interface ServiceTests {
  /** Absolute paths of the test files that publish or receive events. */
  onBus: string[]
  /** Absolute paths of all others. */
  inProcess: string[]
}

/**
 * Divides the test files of the services by whether one imports a module of the bus itself. A file whose harness alone publishes events, to
 * prepare what it tests, runs in process: a consumer on a broker costs it seconds of CPU time, and other files test the delivery.
 */
export function serviceTests(folder = root): ServiceTests {
  const files = globSync('services/*/tests/**/*.ts', { cwd: folder }).sort()
  return divide(readImportGraph(folder, files, workspaceResolver(folder)), folder)
}

/** As `serviceTests`, on imports that are read already. `graph` has only files of tests: what a service itself imports does not count. */
export function divide(graph: ImportGraph, folder: string): ServiceTests {
  const tests = [...graph.keys()].filter((file) => file.endsWith('.test.ts'))
  const { onBus = [], inProcess = [] } = Object.groupBy(tests, (test) => (needsBus(test, graph) ? 'onBus' : 'inProcess'))
  return { onBus: onBus.map((file) => join(folder, file)), inProcess: inProcess.map((file) => join(folder, file)) }
}

const needsBus = (test: string, graph: ImportGraph): boolean =>
  (graph.get(test) ?? []).some(({ to }) => busModules.some((pattern) => pattern.test(to)))
