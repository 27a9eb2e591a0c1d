/** The English texts of the pages that mails about a changed address link to. */
export const enEmailLink = {
  confirm: {
    title: 'Confirm your new address',
    text: 'From then on, login codes and password links go to it.',
    elsewhere: 'If you have just registered, open the link in the browser in which you registered: in this one it removes your password.',
    button: 'Confirm this address',
    doneTitle: 'Address confirmed',
    doneText: (email: string) => ['Your mail now goes to ', email, '.'],
    doneElsewhere: (email: string) => [
      'Your mail now goes to ',
      email,
      '. The password of the registration no longer works, because you were not logged in here. Set a new one now.',
    ],
    next: 'Go to your account',
    dead: 'It was opened before, it has expired, or it is cut off. Open it from the mail again, or get a new mail in your account settings.',
  },
  undo: {
    title: 'Undo the change of your address?',
    text: 'Your account keeps this address. You are signed out everywhere, and the password, second factors and sign-in with others added since are removed.',
    button: 'Undo the change',
    doneTitle: 'Change undone',
    doneText: (email: string) => ['Your mail goes to ', email, '. The old password no longer works. Set a new one now.'],
    next: 'Set a new password',
    dead: 'It was opened before, it is older than 7 days, or it is cut off. Open it from the mail again. If the change is undone already, set a new password.',
  },
  deadTitle: 'This link does not work',
  taken: 'Another account uses this address by now. Please choose another one in your account settings.',
  toAccount: 'Account settings',
} as const
