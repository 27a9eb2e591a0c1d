import type { DemoPersona } from './demo-personas/demo-persona.ts'
import { doing } from './demo-personas/doing.ts'
import { learning } from './demo-personas/learning.ts'
import { living } from './demo-personas/living.ts'
import { work } from './demo-personas/work.ts'

/** The personas of a fresh installation. Invented people, in the order in which they are created. */
export const demoPersonas: readonly DemoPersona[] = [...work, ...learning, ...living, ...doing]
