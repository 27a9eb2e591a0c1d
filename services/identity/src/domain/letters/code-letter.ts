import { type Letter, letter } from './letter.ts'

/** The code stands in the body only: subjects show on locked screens. */
export const codeLetter = (username: string, code: string): Letter =>
  letter('Your code to log in to Rostra', [
    `Hello ${username},`,
    'Here is your code to log in:',
    { standsOut: code },
    'It works once, within 10 minutes of asking for it. Never tell it to anybody; nobody from Rostra asks for it.',
    'If you did not ask for a code, you can ignore this mail.',
  ])
