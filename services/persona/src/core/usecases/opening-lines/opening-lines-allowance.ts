import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import type { FreeWork } from '@rostra/platform/free-use/free-work'
import type { MayGenerateLines } from '../../domain/opening-lines/ports.ts'

interface Needed {
  freeWork: FreeWork
  /** False when only the offline model is configured, which costs nothing. */
  generatesLines: boolean
  log: Log
}

/** Asks billing whether the owner has free work left today. When billing does not answer, the model is not asked either. */
export const openingLinesAllowance =
  ({ freeWork, generatesLines, log }: Needed): MayGenerateLines =>
  async (owner) => {
    if (!generatesLines) return true
    try {
      await freeWork.use('FREE_WORK_OPENERS', owner)
      return true
    } catch (err) {
      const isUsedUp = err instanceof DomainError && err.reason === 'RATE_LIMITED'
      if (!isUsedUp) log.warn({ err }, 'opening lines were not counted as free work, and the default ones are used')
      return false
    }
  }
