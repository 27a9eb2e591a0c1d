import type { ApiClient } from '../../client/api-client.ts'
import type { StepWatch } from '../../fault-harness/watch-steps.ts'
import type { ServiceProcess } from '../../product/service-process.ts'

/** What makes a step happen. */
export interface Act {
  /** What the step is about, as the watch names it; undefined for a step of anything. */
  subject: string | undefined
  /** Runs from the client's first call until everything that it was promised has happened. */
  run: () => Promise<unknown>
  /** Resolves at a step that no store shows, such as the first frame of an answer. */
  seen?: Promise<unknown>
}

interface KillAtSteps<Kill extends { step: string }> {
  kills: readonly Kill[]
  watch: StepWatch
  /** Prepares what makes a step happen. */
  actFor: (kill: Kill) => Promise<Act>
  /** Returns the process to kill, once the step was seen. */
  victimOf: (kill: Kill) => ServiceProcess | Promise<ServiceProcess>
  /** Runs between a kill and the restart. */
  whileAway?: () => Promise<unknown>
  /** Runs after each restart. */
  afterRestart?: () => Promise<unknown>
  /** Runs after the last restart, while acts still run. */
  afterKills?: () => Promise<unknown>
  /** A step that is not seen this long after the begin of its act will not come. */
  unseenAfterMs?: number
}

/**
 * Kills a process with SIGKILL at the moment of each step in turn and starts it again, then waits for the acts. Returns the steps that were
 * not seen. Rejects when an act failed.
 */
export async function killAtSteps<Kill extends { step: string }>(options: KillAtSteps<Kill>): Promise<string[]> {
  const { kills, watch, actFor, victimOf, whileAway, afterRestart, afterKills, unseenAfterMs = 20_000 } = options
  const unseen: string[] = []
  const running: Promise<unknown>[] = []
  for (const kill of kills) {
    const act = await actFor(kill)
    const seen = (act.seen ?? watch.seen(kill.step, act.subject)).then(() => true)
    const ran = act.run()
    // Its error counts once all kills are done.
    ran.catch(() => undefined)
    running.push(ran)
    const late = Promise.withResolvers<boolean>()
    const giveUp = setTimeout(() => late.resolve(false), unseenAfterMs)
    if (!(await Promise.race([seen, late.promise]))) unseen.push(kill.step)
    clearTimeout(giveUp)
    const victim = await victimOf(kill)
    await victim.kill()
    process.stdout.write(`  ${victim.name} killed at '${kill.step}'\n`)
    try {
      await whileAway?.()
    } finally {
      await victim.start()
    }
    await afterRestart?.()
  }
  await Promise.all([afterKills?.(), ...running])
  return unseen
}

/** Returns the name of the act that causes a step, by a table of the steps of each act. */
export const actOf = <Name extends string>(steps: Readonly<Record<Name, readonly string[]>>, step: string): Name =>
  (Object.keys(steps) as Name[]).find((name) => steps[name].includes(step)) as Name

/** Asks both gateways for the same work at once. `runner`: the gateway whose service does it, known once the other one has refused. */
export function askBoth(senator: ApiClient, path: string, body: object): { runner: Promise<number>; outcomes: Promise<number[]> } {
  const refused = Promise.withResolvers<number>()
  const outcomes = [0, 1].map(async (gateway) => {
    const { status } = await senator.call('POST', path, body, { gateway })
    if (status === 409) refused.resolve(1 - gateway)
    return status
  })
  return { runner: refused.promise, outcomes: Promise.all(outcomes) }
}
