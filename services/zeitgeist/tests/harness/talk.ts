import { createHash } from 'node:crypto'
import type { SaidMessage } from './zeitgeist-harness.ts'

/** Messages about some subjects. Those of one subject share words, and none share eight in a row. */
const subjects = {
  bread: [
    'My sourdough starter smells sour, should the flour change?',
    'Which flour feeds a sourdough starter best?',
    'The sourdough starter rises slowly with rye flour',
    'Does wholemeal flour help a weak sourdough starter?',
  ],
  garden: [
    'When do tomato seedlings move outdoors from the greenhouse?',
    'My tomato seedlings wilt in the greenhouse',
    'Are leggy tomato seedlings worth keeping inside a greenhouse?',
    'A greenhouse keeps tomato seedlings warm at night, right?',
  ],
  running: [
    'How long is the long run in marathon training with sore knees?',
    'Marathon training hurts my knees',
    'Do strong hips protect knees during marathon training?',
    'Should marathon training stop when both knees ache?',
  ],
  guitar: [
    'Barre chords on guitar hurt my fingers',
    'Which guitar strings help fingers with barre chords?',
    'My fingers buzz on barre chords, is the guitar too cheap?',
    'A slow guitar exercise for barre chords and weak fingers?',
  ],
  chess: [
    'My rook endgame in chess falls apart',
    'How does a rook win the chess endgame?',
    'Which chess endgame with one rook is drawn?',
    'Chess endgame drills for rook and pawn?',
  ],
} as const

export type Subject = keyof typeof subjects

interface Talk {
  subject: Subject
  accounts: readonly string[]
  /** Person i talks with persona i modulo their number. */
  personas: readonly { id: string }[]
  at?: Date
}

/** Returns one message of each account about a subject. The ids follow from what is said, so that the same talk can be repeated. */
export const talkAbout = ({ subject, accounts, personas, at }: Talk): SaidMessage[] =>
  accounts.map((accountId, index) => {
    const id = createHash('sha256').update(`${subject} ${accountId} ${at?.toISOString()}`).digest('hex')
    return {
      accountId,
      personaId: personas[index % personas.length]?.id as string,
      at,
      text: subjects[subject][index % subjects[subject].length] as string,
      conversationId: id.slice(0, 24),
      exchangeId: id.slice(24, 48),
    }
  })

/** Returns account ids: `<name>-1`, `<name>-2` and so on. */
export const accountsOf = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    createHash('sha256')
      .update(`${name}-${index + 1}`)
      .digest('hex')
      .slice(0, 24),
  )
