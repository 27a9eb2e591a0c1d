import { say } from './launch/console.ts'
import { onParentGone } from './launch/lifetime.ts'
import { browserStage } from './stages/browser-stage.ts'
import { jestStage } from './stages/jest-stage.ts'
import { brokenStage, type Outcome, sum, verdict } from './stages/outcome.ts'

/* `test.ts <stage …> [part of a path …]`: runs the stages and closes with one line over all of them. */
const stages: Record<string, (filters: string[]) => Promise<Outcome>> = {
  unit: (filters) => jestStage(['unit'], filters),
  service: (filters) => jestStage(['service'], filters),
  infra: (filters) => jestStage(['service', 'product'], filters, { env: { ROSTRA_TEST_KAFKA: '1' } }),
  browser: browserStage,
  // One after the other: each kills and counts processes of its own.
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

const outcomes: Outcome[] = []
for (const name of named) {
  if (interrupted) break
  say(`\n── ${name} ──`)
  outcomes.push(await run(name))
}
const total = sum(outcomes)
if (total.skipped > 0) say(`${total.skipped} skipped`)
say(`\n${verdict(total)}`)
process.exitCode = interrupted ? 130 : total.failed > 0 || outcomes.length === 0 ? 1 : 0

async function run(name: string): Promise<Outcome> {
  try {
    const outcome = await stages[name]?.(filters)
    if (outcome && outcome.passed + outcome.failed > 0) return outcome
    say(`The stage ${name} ran no tests.`)
  } catch (error) {
    say(error instanceof Error && error.name === 'Refusal' ? error.message : String((error as Error).stack))
  }
  return brokenStage
}
