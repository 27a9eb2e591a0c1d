import { DomainError } from '@rostra/kit/errors'

/** The proof that a signed-in member gives before a change that could take the account away: the password, or a one-time code. */
export interface Reauthentication {
  password: string
  /** A one-time code, used instead of the password unless it is empty. */
  code: string
}

/** The longest password or code, in characters. */
const maxLength = 200

const refusal = (field: 'currentPassword' | 'password' | 'otp', message: string) =>
  new DomainError('invalid', 'WRONG_PASSWORD', message, { fields: { [field]: message } })

/** Creates the refusal of a wrong password in a field. */
export const wrongPassword = (field: 'currentPassword' | 'password') => refusal(field, 'Your current password is not correct')

export const wrongCode = () => refusal('otp', 'This code is invalid or has expired')

/** Returns the password and the code. Throws WRONG_PASSWORD when both are missing or one is too long. */
export function readReauthentication(given: Reauthentication): Reauthentication {
  if (given.password === '' && given.code === '') throw refusal('password', 'Please enter your password')
  if (given.password.length > maxLength) throw wrongPassword('password')
  return given
}
