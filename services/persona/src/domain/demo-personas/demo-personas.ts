import type { DemoPersona } from './demo-persona.ts'
import { doing } from './doing.ts'
import { learning } from './learning.ts'
import { living } from './living.ts'
import { work } from './work.ts'

/** The personas of a fresh installation, in order of their creation. All of them are invented people. */
export const demoPersonas: readonly DemoPersona[] = [...work, ...learning, ...living, ...doing]
