import type { ServiceProcess } from '../../product/service-process.ts'
import type { StepWatch } from './step-watch.ts'

/** What makes a step happen. */
export interface Act {
  /** What the step is about, as the watch names it. */
  subject: string
  /** Runs from the client's first call until everything that it was promised has happened. */
  run: () => Promise<unknown>
}

interface KillAtSteps<Step extends string> {
  victim: ServiceProcess
  kills: number
  steps: readonly Step[]
  watch: StepWatch<Step>
  /** Prepares an act for a step. */
  actFor: (step: Step) => Promise<Act>
  /** Called after the last restart, while acts still run. */
  afterKills?: () => Promise<unknown>
  /** A step that is not seen this long after the begin of its act will not come. */
  unseenAfterMs?: number
}

const defaultUnseenAfterMs = 20_000

/**
 * Kills a process with SIGKILL at the moment of each step in turn and starts it again, then waits for the acts. Returns the number of kills by step,
 * and the steps that were not seen. Rejects when an act failed.
 */
export async function killAtSteps<Step extends string>(options: KillAtSteps<Step>) {
  const { victim, kills, steps, watch, actFor, afterKills, unseenAfterMs = defaultUnseenAfterMs } = options
  const counts = new Map<Step, number>()
  const unseen: Step[] = []
  const running: Promise<unknown>[] = []
  for (let number = 0; number < kills; number++) {
    const step = steps[number % steps.length] as Step
    const { subject, run } = await actFor(step)
    const seen = watch.seen(step, subject).then(() => true)
    const act = run()
    // Its error counts once all kills are done.
    act.catch(() => undefined)
    running.push(act)
    let giveUp: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      giveUp = setTimeout(() => resolve(false), unseenAfterMs)
    })
    if (!(await Promise.race([seen, late]))) unseen.push(step)
    clearTimeout(giveUp)
    await victim.kill()
    await victim.start()
    counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  await Promise.all([afterKills?.(), ...running])
  return { counts, unseen }
}

/** Lists counts, a line each. */
export const listOf = (counts: ReadonlyMap<string, number>): string => [...counts].map(([what, count]) => `  ${what}: ${count}\n`).join('')
