/** The English texts of the account tab before the code of its sections is there. Another language is another file of this shape. */
export const enAccountTab = {
  heading: 'Account settings',
  signedOut: 'Not logged in',
  signedOutText: 'Please log in to manage your account',
  toLogin: 'Go to Login',
  failed: 'Your account could not be loaded',
  restFailed: 'These settings could not be loaded.',
  profile: 'Profile',
  profileText: 'How you appear on the platform.',
  usernameFixed: 'Your username cannot be changed.',
  role: 'Role',
  roles: { citizen: 'Citizen', orator: 'Premium (orator)', super_senator: 'Super Senator' },
  credits: 'Balance',
  memberSince: 'Member since',
  username: 'Username',
  sections: {
    email: {
      title: 'Email',
      text: 'For login codes and password links. A new address counts once you open the link that we send to it.',
    },
    password: { title: 'Password', text: 'Changing it signs you out everywhere else and ends all API keys.' },
    secondFactor: {
      title: 'Second factor',
      text: 'A passkey or a code from an app, asked for after your password or mailed code, so that a stolen password alone does not open your account.',
    },
    sessions: { title: 'Where you are signed in', text: 'Don’t recognise one? Sign it out, then change your password.' },
    keys: {
      title: 'Apps and keys',
      text: 'Programs ask personas for you, with your credits: by an API key, or as an app that you allowed.',
    },
    memory: { title: 'Memory', text: 'What personas remember about you: short notes that you can read, change and delete.' },
    shares: {
      title: 'Shared',
      text: 'Conversations, discussions and 360° questions that anyone with the link can read, as they were when you shared them.',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Calls your own server when something happens to your personas. It gets counts and ids, never what people write or who they are.',
    },
    storage: {
      title: 'Storage',
      text: 'What your personas know, and how many conversations you have. Originals of sources go 7 days after they were read, unless you keep them.',
    },
    mail: { title: 'Mail', text: 'Mails about the security of your account always come.' },
    notifications: { title: 'Notifications', text: 'For this browser only.' },
    privacy: { title: 'Your data', text: 'What we learn from it, and a copy to keep.' },
    remove: { title: 'Delete account', text: 'For good, and at once. First you see what goes and what stays.' },
  },
} as const
