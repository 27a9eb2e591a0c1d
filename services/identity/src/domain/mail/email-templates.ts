import { type EmailContent, renderEmail } from './email-content.ts'

/** The mail with a one-time code. The subject never contains the code, because lock screens show subjects. */
export const codeEmail = (username: string, code: string): EmailContent =>
  renderEmail('Your code to log in to Rostra', [
    `Hello ${username},`,
    'Here is your code to log in:',
    { highlight: code },
    'It works once, within 10 minutes of asking for it. Do not tell it to another person; Rostra never asks for it.',
    'If you did not ask for a code, you can ignore this mail.',
  ])

/** The mail with a reset link. */
export const resetLinkEmail = (username: string, link: string): EmailContent =>
  renderEmail('Set a new password for Rostra', [
    `Hello ${username},`,
    'You asked for a new password. Choose one here:',
    { label: 'Set a new password', link },
    'The link works once, within an hour of asking for it. A new password logs you out everywhere and ends every API key.',
    'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  ])

/** What a first proof does in a browser that has no session of the account. */
const whereToOpen = 'Open it in the browser in which you registered: in another one it removes the password.'

/** The mail after a registration, with the link that confirms its address. */
export const confirmRegistrationEmail = (username: string, link: string): EmailContent =>
  renderEmail('Confirm your email address for Rostra', [
    `Hello ${username},`,
    'Welcome to Rostra. Please confirm that this address is yours:',
    { label: 'Confirm this address', link },
    `The link works once, within 24 hours. ${whereToOpen} Until then you can look around and chat a little; to publish a persona or to use all of your free credits, the address must be confirmed.`,
    'If you did not register, you can ignore this mail.',
  ])

/** The mail to a new address, with the link that makes it the address of the account. `isFirstProof`: the account has no proven address. */
export const confirmEmailEmail = (username: string, link: string, { isFirstProof }: { isFirstProof: boolean }): EmailContent =>
  renderEmail('Confirm your new email address for Rostra', [
    `Hello ${username},`,
    'You asked to use this address for your account. Confirm it here:',
    { label: 'Confirm this address', link },
    `The link works once, within 24 hours of asking for it. ${isFirstProof ? `${whereToOpen} ` : ''}Until then your account keeps its address.`,
    'If you did not ask for this, you can ignore this mail.',
  ])

/** The notice to the current address, with the link that undoes the change. It does not contain the new address. */
export const emailChangeEmail = (username: string, link: string): EmailContent =>
  renderEmail('The email address of your Rostra account is being changed', [
    `Hello ${username},`,
    'A person who knows your password, or a code from your mail, asked to change the email address of your account to another one. It changes when the new address is confirmed.',
    'If it was you, there is nothing to do.',
    'If it was not you, undo the change here. That keeps this address, logs you out everywhere, and removes the password and every second factor and sign-in with others added since. Then set a new password:',
    { label: 'Undo the change', link },
    'The link works once, for 7 days, also after the address has changed.',
  ])

/** The notice to the former address. It does not contain the new address, because its reader may be another person. */
export const emailChangedEmail = (username: string): EmailContent =>
  renderEmail('The email address of your Rostra account was changed', [
    `Hello ${username},`,
    'The email address of your account was changed to another one. Codes and links no longer come to this address.',
    'If it was you, there is nothing to do.',
    'If it was not you, open the link in our earlier mail “The email address of your Rostra account is being changed”. It undoes the change.',
  ])

/** The notice of the first proof of an address, which removes what was set without it. */
export const emailProvenEmail = (username: string, forgotPage: string): EmailContent =>
  renderEmail('You have confirmed your email address for Rostra', [
    `Hello ${username},`,
    'You have shown that this address is yours. It was registered before without that, maybe not by you.',
    'So we removed the password, the second factor and the sign-in with others that were set then, and logged out every other browser. Set your own password here:',
    { label: 'Set a new password', link: forgotPage },
    'You can also log in without one, by a code that we send you.',
  ])

/** The notice of a changed password. */
export const passwordChangedEmail = (username: string, forgotPage: string): EmailContent =>
  renderEmail('The password of your Rostra account was changed', [
    `Hello ${username},`,
    'The password of your account was changed. Other sessions and every API key were ended.',
    'If it was you, there is nothing to do.',
    'If it was not you, set a new password at once:',
    { label: 'Set a new password', link: forgotPage },
  ])
