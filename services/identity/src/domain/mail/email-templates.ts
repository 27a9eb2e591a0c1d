import { type EmailContent, renderEmail } from './email-content.ts'

/** The mail with a one-time code. The subject never contains the code, because lock screens show subjects. */
export const codeEmail = (username: string, code: string): EmailContent =>
  renderEmail('Your code to log in to Rostra', [
    `Hello ${username},`,
    'Here is your code to log in:',
    { highlight: code },
    'It works once, within 10 minutes of asking for it. Never tell it to anybody; nobody from Rostra asks for it.',
    'If you did not ask for a code, you can ignore this mail.',
  ])

/** The mail with a reset link. */
export const resetLinkEmail = (username: string, link: string): EmailContent =>
  renderEmail('Set a new password for Rostra', [
    `Hello ${username},`,
    'You asked for a new password. Choose one here:',
    { label: 'Set a new password', link },
    'The link works once, within an hour of asking for it. A new password logs you out everywhere.',
    'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  ])

/** The notice to the former address. It does not contain the new address, because its reader may be another person. */
export const emailChangedEmail = (username: string, loginPage: string): EmailContent =>
  renderEmail('The email address of your Rostra account was changed', [
    `Hello ${username},`,
    'The email address of your account was changed to another one. Codes and links no longer come to this address.',
    'If it was you, there is nothing to do.',
    'If it was not you, log in, set the address back and change your password, which ends all other sessions:',
    { label: 'Log in to Rostra', link: loginPage },
  ])

/** The notice of a changed password. */
export const passwordChangedEmail = (username: string, forgotPage: string): EmailContent =>
  renderEmail('The password of your Rostra account was changed', [
    `Hello ${username},`,
    'The password of your account was changed, and other sessions were ended.',
    'If it was you, there is nothing to do.',
    'If it was not you, set a new password at once:',
    { label: 'Set a new password', link: forgotPage },
  ])
