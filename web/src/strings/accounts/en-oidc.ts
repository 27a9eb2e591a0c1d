type ToastText = readonly [title: string, text: string]

/** The English texts of the sign-in with other services (OpenID Connect). */
export const enOidc = {
  continueWith: (label: string) => `Continue with ${label}`,
  leaving: (label: string) => `Opening ${label}...`,
  finish: {
    pageTitle: 'Signing in',
    title: 'Signing you in',
    text: 'One moment, we check the answer of the other service.',
    failedTitle: 'This did not work',
    deniedTitle: 'Sign-in cancelled',
    takenTitle: 'You have an account already',
    nothing: 'The other service sent no answer. Please begin again.',
    network: 'The server could not be reached. Please begin again.',
    toLogin: 'Go to the login',
    toAccount: 'Back to your account',
  },
  signUp: {
    title: 'Choose your username',
    text: (label: string) => `This is how others see you. Next time you log in with ${label}.`,
    fixedEmail: (label: string) => `Confirmed by ${label}.`,
    openEmail: 'We send a link to it, to confirm that it is yours.',
  },
  account: {
    title: 'Sign-in with others',
    text: 'Log in with an account that you have elsewhere.',
    failed: 'The sign-in with others could not be loaded.',
    linked: (when: string) => `Linked ${when}`,
    notLinked: 'Not linked',
    link: 'Link',
    linkName: (label: string) => `Link ${label}`,
    remove: 'Remove',
    removeName: (label: string) => `Remove ${label}`,
    noPassword: 'Your account has no password.',
    setPassword: 'Set one by a link in a mail',
    linkDialog: {
      title: (label: string) => `Link ${label}?`,
      text: 'Its owner can then log in to yours. First confirm that it is you.',
      confirm: 'Go on',
    },
    removeDialog: {
      title: (label: string) => `Remove ${label}?`,
      text: 'It no longer logs you in. The account there stays as it is.',
      confirm: 'Remove',
    },
  },
  toasts: {
    linked: (label: string): ToastText => ['Linked', `${label} now logs you in.`],
    removed: (label: string): ToastText => ['Removed', `${label} no longer logs you in.`],
  },
} as const
