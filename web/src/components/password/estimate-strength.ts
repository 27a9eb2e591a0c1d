import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export type Advice = 'refused' | 'common' | 'pattern' | 'repeat' | 'dates' | 'own' | 'short'

export interface Strength {
  /** 1 weak, 2 fair, 3 good, 4 strong. */
  level: 1 | 2 | 3 | 4
  advice: Advice | null
}

/** Characters that are estimated; more cost time and change nothing. */
const maxLength = 64

/** The server refuses as many passwords of the same list, without regard to case. */
const refused = new Set(dictionary['passwords-common'].slice(0, 3_000))

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

const adviceOf: Record<string, Advice> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  straightRow: 'pattern',
  keyPattern: 'pattern',
  sequences: 'pattern',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  recentYears: 'dates',
  dates: 'dates',
  userInputs: 'own',
}

/** Estimates how hard a password is to guess with knowledge of `about`, such as the username. */
export function estimateStrength(password: string, about: string[]): Strength {
  if (refused.has(password.toLowerCase())) return { level: 1, advice: 'refused' }
  const { score, feedback } = estimator.check(password.slice(0, maxLength), about.flatMap(partsOf))
  const level = Math.max(1, score) as Strength['level']
  return { level, advice: level > 2 ? null : (adviceOf[feedback.warning ?? ''] ?? 'short') }
}

/** An email address counts with each of its parts. */
const partsOf = (known: string) => [known, ...known.split(/[@._-]+/)].filter((part) => part.length > 2)
