import { availableParallelism } from 'node:os'
import { say } from './bootstrap/console.ts'
import { onParentGone } from './bootstrap/lifetime.ts'
import { buildWeb } from './build-web.ts'
import { browserStage } from './test-stages/browser-stage.ts'
import { jestStage } from './test-stages/jest-stage.ts'
import { brokenStage, count, type Outcome, union, verdict } from './test-stages/outcome.ts'

/** Each test file loads a service anew, and collects much garbage with a small young generation: 459 s of CPU, with this 397 s. */
const fewCollections = { NODE_OPTIONS: '--max-semi-space-size=32' }

/* `test.ts <stage …> [part of a path …]`: runs the stages and ends with one line for all of them. A test of several stages counts once. */
const stages: Record<string, (filters: string[]) => Promise<Outcome | undefined>> = {
  unit: (filters) => jestStage(['unit', 'component'], filters, { workers: availableParallelism() + 1 }),
  // Two workers more than cores: these tests wait for stores and timers for half of their time.
  service: (filters) => jestStage(['service', 'gateway'], filters, { workers: availableParallelism() + 2, env: fewCollections }),
  // The service tests once more, on a real broker. The gateway uses none.
  infra: (filters) => jestStage(['service', 'product'], filters, { env: { ROSTRA_TEST_KAFKA: '1' } }),
  browser: browserStage,
  // One test file at a time: each kills and counts processes.
  cluster: (filters) => jestStage(['cluster'], filters, { workers: 1 }),
  faults: (filters) => jestStage(['faults'], filters, { workers: 1 }),
}

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
for (const name of named) {
  if (interrupted) break
  say(`\n── ${name} ──`)
  outcomes.push(await run(name))
}
const total = union(outcomes)
say(`\n${verdict(total)}`)
process.exitCode = interrupted ? 130 : count(total).failed > 0 || outcomes.length === 0 ? 1 : 0

async function run(name: string): Promise<Outcome> {
  try {
    const outcome = await stages[name]?.(filters)
    if (!outcome) say(`The stage ${name} ended without a report.`)
    else if ([...outcome.values()].every((status) => status === 'skipped')) say(`The stage ${name} ran no tests.`)
    else return outcome
  } catch (error) {
    say(error instanceof Error && error.name === 'ExpectedError' ? error.message : String((error as Error).stack))
  }
  return brokenStage(name)
}
