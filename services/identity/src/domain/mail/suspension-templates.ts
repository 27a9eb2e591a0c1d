import { type EmailContent, renderEmail } from './email-content.ts'
import { isolatedName } from './isolated-name.ts'

interface SuspensionMail {
  username: string
  /** The operator's reason. */
  reason: string
  /** The address to write to. */
  contact: string
}

const mistake = (contact: string) => `If you think that this is a mistake, write to ${contact}.`

/** The mail that tells an owner that the account is suspended, and why. */
export const accountSuspendedEmail = ({ username, reason, contact }: SuspensionMail): EmailContent =>
  renderEmail('Your Rostra account is suspended', [
    `Hello ${username},`,
    'Your account is suspended. You cannot log in, and your AI personas are hidden. This is why:',
    reason,
    mistake(contact),
  ])

/** The mail that tells an owner that the account works again. */
export const accountRestoredEmail = ({ username, reason }: SuspensionMail, loginPage: string): EmailContent =>
  renderEmail('Your Rostra account works again', [
    `Hello ${username},`,
    'The suspension of your account has ended, and your AI personas are visible again. This is why:',
    reason,
    { label: 'Log in to Rostra', link: loginPage },
  ])

/** The mail that tells an owner that a persona is suspended, and why. */
export const personaSuspendedEmail = ({ username, reason, contact }: SuspensionMail, personaName: string): EmailContent =>
  renderEmail('One of your AI personas is suspended', [
    `Hello ${username},`,
    `Your AI persona ${isolatedName(personaName)} is suspended. Only you can see it, and no one can chat with it. This is why:`,
    reason,
    mistake(contact),
  ])

/** The mail that tells an owner that a persona is visible again. */
export const personaRestoredEmail = ({ username, reason }: SuspensionMail, personaName: string): EmailContent =>
  renderEmail('Your AI persona is visible again', [
    `Hello ${username},`,
    `The suspension of your AI persona ${isolatedName(personaName)} has ended. This is why:`,
    reason,
  ])
