import { randomInt } from 'node:crypto'
import { say } from '../bootstrap/console.ts'
import { jestStage } from './jest-stage.ts'
import type { Outcome } from './outcome.ts'

/** Runs the trials of scripts/faults, whose steps are drawn by FAULT_SEED; `--all` among the words does every step. */
export function faultsStage(words: string[], label: string | undefined): Promise<Outcome | undefined> {
  const isAll = words.includes('--all')
  const filters = words.filter((word) => word !== '--all')
  const FAULT_SEED = process.env.FAULT_SEED ?? String(randomInt(1_000_000))
  say(isAll ? 'Every step of every trial' : `FAULT_SEED=${FAULT_SEED} npm run test:faults draws the same steps again`)
  // One test file at a time: each kills processes and measures calls.
  return jestStage(['faults'], { filters, label, workers: 1, env: { FAULT_SEED, ...(isAll && { FAULT_ALL: '1' }) } })
}
