import { type EmailContent, renderEmail } from './email-content.ts'
import { isolatedName } from './isolated-name.ts'

interface AccessKeyNotice {
  username: string
  keyName: string
  links: { account: string; forgot: string }
}

/** The notice of a new access key. It does not contain the key. */
export const accessKeyEmail = ({ username, keyName, links }: AccessKeyNotice): EmailContent =>
  renderEmail('An API key was made for your Rostra account', [
    `Hello ${username},`,
    `The API key “${isolatedName(keyName)}” was made for your account. A program that has it can act for you and spend your credits.`,
    'If it was you, there is nothing to do.',
    'If it was not you, set a new password at once. That ends every API key and logs you out everywhere:',
    { label: 'Set a new password', link: links.forgot },
    'Then log in and look at the keys of your account:',
    { label: 'Open your account', link: links.account },
  ])

interface AppNotice {
  username: string
  appName: string
  links: { account: string; forgot: string }
}

/** The notice of an app that may act for the account. */
export const appEmail = ({ username, appName, links }: AppNotice): EmailContent =>
  renderEmail('An app was connected to your Rostra account', [
    `Hello ${username},`,
    `The app “${isolatedName(appName)}” was connected to your account. It can act for you and spend your credits, within what was allowed.`,
    'If it was you, there is nothing to do.',
    'If it was not you, set a new password at once. That removes every app and logs you out everywhere:',
    { label: 'Set a new password', link: links.forgot },
    'Then log in and look at the apps of your account:',
    { label: 'Open your account', link: links.account },
  ])
