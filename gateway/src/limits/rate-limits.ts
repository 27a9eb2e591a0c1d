import type { Pace } from './network-pace.ts'

export interface Limit {
  points: number
  /** The length of the window, in seconds. */
  duration: number
  reason: 'RATE_LIMITED' | 'TOO_MANY_TRIES'
  message: string
  /**
   * The behaviour while Redis does not answer. `closed` refuses the call with 503: it costs money or tries a secret, and would be unlimited
   * without a count. `open` counts in the memory of each process, so that pages and ordinary changes keep working.
   */
  withoutRedis: 'open' | 'closed'
  /** The key is a network. An IPv6 /64 also counts for its /56 and /48, with larger budgets. */
  perNetwork?: true
  /** The calls of a network wait for their turn before they count. A scale below 1 leaves the pace as it is. */
  pace?: Pace
}

const calls = {
  reason: 'RATE_LIMITED',
  message: 'That was a lot at once. Please wait a moment and try again.',
  withoutRedis: 'open',
} as const
/** Calls that cost money at a provider: of models, of payments. */
const costly = { ...calls, withoutRedis: 'closed' } as const
/** Attempts to guess a secret, and mails that contain one. */
const attempts = {
  reason: 'TOO_MANY_TRIES',
  message: 'Too many tries. Please wait a moment and try again.',
  withoutRedis: 'closed',
} as const

/** Attempts of a network. */
const networkAttempts = { ...attempts, perNetwork: true } as const
const networkCalls = { ...calls, perNetwork: true } as const
const day = 86_400

/**
 * The rate limits. A limit per network fits a school class behind one address; a limit per account fits one fast user.
 * Windows are short, so that no limit locks a client out for long, except the daily limits of codes and links: they bound
 * what is guessed and mailed. Devices of an account have counts of their own, which no other account can use up. Each
 * sign-in makes a device, so all devices of an account have a count as well.
 */
export const limits = {
  /** All calls of a network. */
  call: { points: 1_200, duration: 60, ...networkCalls, pace: { burst: 240, perSecond: 20, maxWaitMs: 3_000 } },
  /** Login attempts of a network. A class logs in at the start of a lesson; devices of the account don't count. */
  loginFromAddress: { points: 30, duration: 300, ...networkAttempts },
  /** Login attempts at a username or an email address, from all networks. Devices of the account don't count. */
  loginAsName: { points: 10, duration: 60, ...attempts },
  /** Login attempts of a device of the account, which attempts elsewhere can't use up. */
  loginFromDevice: { points: 10, duration: 60, ...attempts },
  /** Login attempts of all devices of the account, also of who has lost its password since. */
  loginFromDevices: { points: 30, duration: 60, ...attempts },
  /** Logins by code of a network, as by password. */
  codeLoginFromAddress: { points: 30, duration: 300, ...networkAttempts },
  /**
   * Calls that begin or finish a sign-in at an issuer, of a network: two for each sign-in of a class. They
   * ask the issuer, and may reveal that an address has an account.
   */
  oidcFromAddress: { points: 120, duration: 300, ...networkAttempts },
  /**
   * Wrong one-time codes of a network, at any address. An account needs no count: identity allows five wrong ones of others and five of
   * devices while a code is valid. Others have 10 codes a day sent, so they guess 50 in a million. Devices have 40 sent.
   */
  wrongCodePerDay: { points: 30, duration: day, ...networkAttempts },
  /** Wrong one-time codes of a device of the account, which attempts elsewhere can't use up. */
  deviceCodePerDay: { points: 30, duration: day, ...attempts },
  /** Wrong one-time codes of a signed-in member, to prove the identity again. */
  memberCodePerDay: { points: 30, duration: day, ...attempts },
  /**
   * Wrong second factors of a network. Each needs the right first factor; five end the
   * sign-in. Recovery codes don't count: they have 120 bits.
   */
  wrongFactorPerDay: { points: 20, duration: day, ...networkAttempts },
  /** Wrong second factors of all devices of an account that have passed it before, which attempts elsewhere can't use up. */
  deviceFactorPerDay: { points: 20, duration: day, ...attempts },
  /** Mails with codes or links requested by a network: more than a class needs in a lesson. */
  mailFromAddress: { points: 30, duration: 600, ...networkAttempts },
  /** Codes sent to an email address within the life of a code: enough for a slow mail server, too few to annoy the recipient. */
  codeToEmail: { points: 3, duration: 600, ...attempts },
  codeToEmailPerDay: { points: 10, duration: day, ...attempts },
  /** Codes and links that a device of the account requests, which requests elsewhere can't use up. */
  mailToDevice: { points: 6, duration: 600, ...attempts },
  mailToDevicePerDay: { points: 20, duration: day, ...attempts },
  /** Codes and links that all devices of an address request. */
  mailToDevices: { points: 12, duration: 600, ...attempts },
  mailToDevicesPerDay: { points: 40, duration: day, ...attempts },
  /** Links sent to an email address: as many as can be valid at once. Separate from codes, so that one doesn't use up the other. */
  linkToEmail: { points: 3, duration: 600, ...attempts },
  linkToEmailPerDay: { points: 10, duration: day, ...attempts },
  /** Confirmations sent to an email address for changes of any account. Its reader may have none. */
  confirmationToEmailPerDay: { points: 10, duration: day, ...attempts },
  /** Password resets of a network. A link can't be guessed, but each attempt may cost a password hash. */
  resetFromAddress: { points: 20, duration: 300, ...networkAttempts },
  /** Confirmed and undone addresses of a network. A link can't be guessed. */
  confirmFromAddress: { points: 20, duration: 300, ...networkAttempts },
  registerFromAddress: { points: 20, duration: 3_600, ...networkAttempts },
  /** Attempts at the password of an account in a session left open: password changes, address changes and deletions. */
  reauthenticate: { points: 10, duration: 300, ...attempts },
  /** Address changes of an account. They reveal which addresses have an account, and mail the old address. */
  changeEmail: { points: 10, duration: 3_600, ...attempts },
  changeProfile: { points: 30, duration: 60, ...calls },
  /** API keys that an account makes and revokes. Each new one is mailed. */
  changeKeys: { points: 40, duration: 600, ...calls },
  deleteAccount: { points: 5, duration: 60, ...calls },
  /** Apps that a network registers. Each is stored for a day. */
  registerAppFromAddress: { points: 20, duration: 3_600, ...networkAttempts },
  /** Requests, codes and tokens of apps of a network: those of a class. A request may fetch the document of an app. */
  oauthFromAddress: { points: 120, duration: 60, ...networkAttempts },
  /** Requests of apps that a member reads and answers, and apps that are removed: as fast as a person clicks. */
  changeApps: { points: 60, duration: 60, ...calls },
  /** Exports of an account, which read all of its data. */
  export: { points: 5, duration: 3_600, ...calls },
  /** Calls of one program: as many answers as its member may have from pages. */
  program: { points: 60, duration: 60, ...calls },
  /** Sends of a person, including retries: more answers than a person reads. */
  send: { points: 60, duration: 60, ...costly },
  vote: { points: 60, duration: 60, ...calls },
  /** Ratings of answers, with those that are changed and removed: as fast as a person clicks. */
  feedback: { points: 60, duration: 60, ...calls },
  /** Webhooks and own models that a member creates, tests and sends again: each call makes a server of the internet be called. */
  ownModel: { points: 10, duration: 60, ...costly },
  webhook: { points: 30, duration: 60, ...costly },
  /** Personas that a member saves and removes again: as fast as a person clicks. */
  bookmark: { points: 60, duration: 60, ...calls },
  /** Creators that a member follows and unfollows: as fast as a person clicks. */
  follow: { points: 60, duration: 60, ...calls },
  /** Creators that a network looks up by username, by the API and by their pages: fewer than all calls, so that names are not tried. */
  creatorFromAddress: { points: 300, duration: 60, ...networkCalls },
  /** Refreshes of the zeitgeist by an account; one runs at a time. */
  zeitgeistRefresh: { points: 20, duration: 300, ...calls },
  /** Editions of the news site by an account; one is written at a time. */
  generateDaily: { points: 20, duration: 300, ...costly },
  /** Changes that an operator makes: as fast as a person clicks. */
  operate: { points: 120, duration: 60, ...calls },
  /** Reports of a person. */
  report: { points: 10, duration: 600, ...calls },
  /** Reports of a network: guests are easy to make. */
  reportFromAddress: { points: 60, duration: 3_600, ...networkCalls },
  /**
   * Personas created by an account: a model writes their opening lines. More than the highest role limit of 100, whose refusal is clearer.
   */
  createPersona: { points: 120, duration: 600, ...costly },
  /** Saves, restored versions and deletions of personas by an account. */
  savePersona: { points: 60, duration: 60, ...calls },
  /** Pictures uploaded by an account. Each is decoded. */
  addPicture: { points: 30, duration: 600, ...costly },
  /** Character cards that an account imports and downloads. Each has a picture, which is decoded or drawn. */
  characterCard: { points: 30, duration: 600, ...costly },
  /** Slug checks of an account: as fast as a person types. */
  slugCheck: { points: 120, duration: 60, ...calls },
  /** Trials of an account. They cost no credits; an author tries every change of a persona. Chat limits those of a day. */
  trial: { points: 30, duration: 300, ...costly },
  /** Suggested texts of an account: as often as an author asks again. Billing counts those of a day. */
  suggestTexts: { points: 10, duration: 300, ...costly },
  /** Suggested texts of a network: a class that writes personas in a lesson. */
  suggestTextsFromAddress: { points: 100, duration: 3_600, ...costly, perNetwork: true },
  /** Reports of own personas by an account: their subjects are read from messages. */
  analytics: { points: 30, duration: 60, ...calls },
  /** Sources added by an account. Each is stored and read. More than the highest limit of a persona, 100, whose refusal is clearer. */
  addSource: { points: 120, duration: 3_600, ...costly },
  /** Deletions of sources and decisions on items of an inbox by an account: as fast as a person clicks. */
  changeKnowledge: { points: 60, duration: 60, ...calls },
  /** Searches in the material of own personas. With vectors, each asks the provider of embeddings. */
  searchKnowledge: { points: 60, duration: 60, ...costly },
  /** Checkouts of an account. Each opens a page at the payment provider. */
  checkout: { points: 20, duration: 600, ...costly },
  startConversation: { points: 40, duration: 60, ...calls },
  startConversationFromAddress: { points: 300, duration: 600, ...networkCalls },
  /** Changes of a member's circle: as fast as a person drags. */
  changeCircle: { points: 120, duration: 60, ...calls },
  /** Starts of discussions by an account, including refused ones and retries: the credits limit what they cost. */
  discussion: { points: 60, duration: 300, ...costly },
  /** Questions to three models, of a person; experts limits those of a day. */
  askModels: { points: 20, duration: 60, ...costly },
  /** Questions to three models of a network without an account. */
  askModelsFromAddress: { points: 100, duration: 600, ...costly, perNetwork: true },
  /** Repeated transfers of a guest's work to a member. Each may keep a page waiting for 2 s. */
  adoptGuest: { points: 1, duration: 60, ...calls },
  /** Guests created by a network: as many as may start a conversation. */
  guestFromAddress: { points: 300, duration: 600, ...networkCalls },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
