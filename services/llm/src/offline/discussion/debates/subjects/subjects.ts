import { everyday } from './everyday.ts'
import { homeAndMoney } from './home-and-money.ts'
import { society } from './society.ts'
import type { Subject } from './subject.ts'
import { technology } from './technology.ts'
import { workingLife } from './working-life.ts'

/** The first one that matches a question is taken. */
export const subjects: readonly Subject[] = [homeAndMoney, society, technology, everyday, workingLife].flat()
