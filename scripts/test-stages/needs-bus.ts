import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'
import { type ImportGraph, readImportGraph } from '../checks/imports/import-graph.ts'
import { workspaceResolver } from '../checks/imports/workspaces.ts'

/** What a test imports to publish or to receive events: the contract of an event, the real broker, or the time that an event may take. */
const busModules = [
  /^proto\/gen\/\w+-events\.ts$/,
  /^services\/kit\/src\/events\/kafka\//,
  /^services\/kit\/src\/testing\/event-timeout\.ts$/,
]

export interface ServiceTests {
  /** Absolute paths of the test files that publish or receive events. */
  onBus: string[]
  /** Absolute paths of all others. */
  inProcess: string[]
}

/** Divides the test files of the services by whether one imports a module of the bus, itself or through another file of tests. */
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

function needsBus(test: string, graph: ImportGraph): boolean {
  const reached = new Set([test])
  // A set's iteration includes what is added meanwhile.
  for (const file of reached) for (const { to } of graph.get(file) ?? []) reached.add(to)
  return [...reached].some((file) => busModules.some((pattern) => pattern.test(file)))
}
