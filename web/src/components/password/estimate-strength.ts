import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export type Advice = 'refused' | 'common' | 'pattern' | 'repeat' | 'dates' | 'own' | 'short'

export interface Strength {
  /** 1 weak, 2 fair, 3 good, 4 strong. */
  level: 1 | 2 | 3 | 4
  advice: Advice | null
}

/** The most characters that are estimated. More would cost time and not change the result. */
const maxLength = 64

/** The common passwords that the server refuses, ignoring case: the same list, of the same length. */
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

/** Returns a known value and its parts, such as those of an email address. */
const partsOf = (known: string) => [known, ...known.split(/[@._-]+/)].filter((part) => part.length > 2)
