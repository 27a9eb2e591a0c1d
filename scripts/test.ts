import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { say } from './bootstrap/console.ts'
import { onParentGone } from './bootstrap/lifetime.ts'
import { root } from './bootstrap/settings.ts'
import { buildWeb } from './build-web.ts'
import { browserStage } from './test-stages/browser-stage.ts'
import { faultsStage } from './test-stages/faults-stage.ts'
import { jestStage } from './test-stages/jest-stage.ts'
import { serviceTests } from './test-stages/needs-bus.ts'
import { brokenStage, count, type Outcome, union, verdict } from './test-stages/outcome.ts'

/* `test.ts <stage …> [part of a path …]`: runs the stages, prints the time of each, and ends with one line for all tests. */

type Stage = (filters: string[], label: string | undefined) => Promise<Outcome | undefined>

const cores = availableParallelism()
/** Each test file loads a service anew, and collects much garbage with a small young generation: 459 s of CPU, with this 397 s. */
const fewCollections = { NODE_OPTIONS: '--max-semi-space-size=32' }
const onKafka = { ROSTRA_TEST_KAFKA: '1' }

const stages: Record<string, Stage> = {
  unit: (filters, label) => jestStage(['unit', 'component'], { filters, label, workers: cores + 1 }),
  // With the stage infra, which runs the others, only the tests without events. Two workers
  // more than cores: these tests wait for half of their time.
  service: (filters, label) => {
    const files = named.includes('infra') ? [...serviceTests().inProcess, ...testsIn('gateway/tests')] : undefined
    return jestStage(['service', 'gateway'], { filters, files, label, workers: cores + 2, env: fewCollections })
  },
  // The service tests that publish or receive events, on a real broker, and the tests of the whole product.
  infra: (filters, label) => {
    const files = [...serviceTests().onBus, ...testsIn('scripts/tests')]
    return jestStage(['service', 'product'], { filters, files, label, workers: cores + 1, env: { ...fewCollections, ...onKafka } })
  },
  browser: browserStage,
  faults: faultsStage,
  // One test file at a time: each kills and counts processes.
  cluster: (filters, label) => jestStage(['cluster'], { filters, label, workers: 1 }),
}

/** Stages of one turn run side by side where there are four cores: on two, browsers make calls miss the bounds that the trials expect. */
const turns = [['unit'], ['service'], ['infra'], ['browser', 'faults'], ['cluster']]

const testsIn = (folder: string) => globSync(`${folder}/**/*.test.ts`, { cwd: root }).map((file) => join(root, file))

const named = process.argv.slice(2).filter((word) => word in stages)
const filters = process.argv.slice(2).filter((word) => !(word in stages))
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true
  })
}
onParentGone(() => process.kill(0, 'SIGTERM'))

// The browser stage needs the web; built beside the stages before it, it costs no time of its own. A failure is reported there.
if (named.length > 1 && named.includes('browser')) buildWeb().catch(() => undefined)

const outcomes: Outcome[] = []
const times: string[] = []
for (const turn of cores > 3 ? turns : turns.flat().map((name) => [name])) {
  const present = turn.filter((name) => named.includes(name))
  if (interrupted || present.length === 0) continue
  say(`\n── ${present.join(' and ')} ──`)
  outcomes.push(...(await Promise.all(present.map((name) => run(name, present.length > 1 ? name : undefined)))))
}
const total = union(outcomes)
say(`\n${times.join('\n')}\n\n${verdict(total)}`)
process.exitCode = interrupted ? 130 : count(total).failed > 0 || outcomes.length === 0 ? 1 : 0

/** Runs a stage and notes its time. `label` begins each of its lines. */
async function run(name: string, label: string | undefined): Promise<Outcome> {
  const started = Date.now()
  const outcome = (await finished(name, label)) ?? brokenStage(name)
  times.push(`${name}: ${((Date.now() - started) / 1000).toFixed(0)} s, ${verdict(outcome)}`)
  return outcome
}

/** Undefined when the stage ended without a report or ran no test. */
async function finished(name: string, label: string | undefined): Promise<Outcome | undefined> {
  try {
    const outcome = await stages[name]?.(filters, label)
    if (!outcome) say(`The stage ${name} ended without a report.`)
    else if ([...outcome.values()].every((status) => status === 'skipped')) say(`The stage ${name} ran no tests.`)
    else return outcome
  } catch (error) {
    say(error instanceof Error && error.name === 'ExpectedError' ? error.message : String((error as Error).stack))
  }
  return undefined
}
