import { dictionary } from '@zxcvbn-ts/language-common'

const count = 3_000

/** The 3,000 most common passwords, in lower case, from zxcvbn-ts (MIT), whose list is sorted by frequency in leaked passwords. */
const common = new Set(dictionary['passwords-common'].slice(0, count))

/** Reports whether a password is one of the 3,000 most common ones, without regard to case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
