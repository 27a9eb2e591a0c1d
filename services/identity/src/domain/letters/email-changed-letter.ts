import { type Letter, letter } from './letter.ts'

/** Goes to the address that was left, and doesn't name the new one: who reads it may no longer be the same person. */
export const emailChangedLetter = (username: string, loginPage: string): Letter =>
  letter('The email address of your Rostra account was changed', [
    `Hello ${username},`,
    'The email address of your account was changed to another one. Codes and links no longer come to this address.',
    'If it was you, there is nothing to do.',
    'If it was not you, log in, set the address back and change your password, which ends all other sessions:',
    { label: 'Log in to Rostra', link: loginPage },
  ])
