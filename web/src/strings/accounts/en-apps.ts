import { pluralize } from '../pluralize.ts'

type ToastText = readonly [title: string, text: string]

const credits = (count: number) => pluralize(count, 'credit')

/** The English texts of apps that act for an account. */
export const enApps = {
  title: 'Apps',
  text: 'An app asks you on a page of ours before it may act for you. Its access ends after 180 days, or here.',
  list: 'Apps',
  empty: 'No app has access to your account.',
  failed: 'Your apps could not be loaded.',
  loading: 'Loading your apps',
  spent: (spent: number, budget: number) => `${spent.toLocaleString('en')} of ${credits(budget)} spent`,
  granted: (when: string) => `Allowed ${when}`,
  used: (when: string) => `Last used ${when}`,
  unused: 'Never used',
  revoke: 'Remove',
  revokeOf: (name: string) => `Remove the app “${name}”`,
  dialog: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'The app is refused at once. What it made stays. It has to ask you again.',
    cancel: 'Keep it',
    confirm: 'Remove app',
    pending: 'Removing...',
  },
  toasts: {
    revoked: (name: string): ToastText => ['App removed', `“${name}” is refused from now on.`],
    revokeFailed: 'The app could not be removed.',
  },
  consent: {
    pageTitle: 'Allow an app',
    description: 'An app asks for access to your account.',
    title: (name: string) => `Allow “${name}”?`,
    asks: (username: string) => `It asks to act for you, ${username}. Anyone can give an app this name: we have not checked it.`,
    site: 'Website',
    noSite: 'None named',
    destination: 'Then goes to',
    computer: 'This computer',
    program: (scheme: string) => `The program for ${scheme}`,
    access: 'Its access lasts',
    accessText: (days: number) => `${pluralize(days, 'day')}, or until you remove it in your account`,
    scopesMissing: 'Choose at least one, or deny',
    budget: 'Credits that it may spend',
    budgetHint: 'In total, until you allow more. You see what it has spent in your account.',
    budgetWrong: 'Please give a whole number from 0 to 100,000',
    allow: 'Allow',
    allowing: 'Allowing...',
    deny: 'Deny',
    loading: 'Loading what the app asks for',
    failed: 'What the app asks for could not be loaded',
    ended: 'This request has ended',
    endedText: 'Begin again in the app, in this browser. A request ends after 10 minutes.',
    toAccount: 'To my account',
  },
}
