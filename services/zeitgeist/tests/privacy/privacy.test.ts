import { expect, it } from '@jest/globals'
import { runTrial, type Writer } from './run-trial.ts'
import { trialStart } from './trial-start.ts'
import { buildWorld } from './world/build-world.ts'
import { fullSize, quietSize, smallSize, type WorldSize } from './world/world.ts'

/** `npm run trial:zeitgeist-privacy` runs large months, each with both writers. TRIAL_SEED chooses other months. */
const isFull = process.env.TRIAL_SIZE === 'full'
const seed = Number(process.env.TRIAL_SEED ?? 1)
/** Six editions are made from some thousand messages; a refresh rests a third of its time. */
const limitMs = isFull ? 3_600_000 : 60_000

const usual = isFull ? fullSize : smallSize
const quiet = { ...usual, everyday: quietSize.everyday }
const months: [string, WorldSize, Writer, number][] = [
  ['a usual month', usual, 'leaking model', 60],
  ['a month in which hardly anything but secrets is said', quiet, 'offline', 15],
  ['a usual month', usual, 'offline', 60],
  ['a month in which hardly anything but secrets is said', quiet, 'leaking model', 15],
]

it.each(isFull ? months : months.slice(0, 2))(
  'no entry of %s gives away a planted secret or a person',
  async (_month, size, writer, leastEntries) => {
    const result = await runTrial(buildWorld(size, seed, trialStart), writer)
    expect(result.findings).toEqual([])
    expect(result.editions).toBe(isFull ? 20 : 6)
    expect(result.entries).toBeGreaterThanOrEqual(leastEntries)
    expect(Object.keys(result.types)).toHaveLength(3)
    if (writer === 'leaking model') expect(result.byModel).toBeGreaterThan(5)
  },
  limitMs,
)
