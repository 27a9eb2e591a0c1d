import { type Letter, letter } from './letter.ts'

export const resetLetter = (username: string, link: string): Letter =>
  letter('Set a new password for Rostra', [
    `Hello ${username},`,
    'You asked for a new password. Choose one here:',
    { label: 'Set a new password', link },
    'The link works once, within an hour of asking for it. A new password logs you out everywhere.',
    'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  ])
