import { type Letter, letter } from './letter.ts'

export const passwordChangedLetter = (username: string, forgotPage: string): Letter =>
  letter('The password of your Rostra account was changed', [
    `Hello ${username},`,
    'The password of your account was changed, and other sessions were ended.',
    'If it was you, there is nothing to do.',
    'If it was not you, set a new password at once:',
    { label: 'Set a new password', link: forgotPage },
  ])
