import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { mongo } from 'mongoose'
import { emailTaken, usernameTaken } from '../../domain/accounts/registration.ts'
import { identityTaken } from '../../domain/oidc/linked-identity.ts'

/** Returns USERNAME_TAKEN, EMAIL_TAKEN or IDENTITY_TAKEN for a duplicate key of the accounts collection, and any other error unchanged. */
export function toRefusal(error: unknown): unknown {
  if (!isDuplicate(error)) return error
  const { keyPattern } = error as mongo.MongoServerError
  if ('usernameKey' in keyPattern) return usernameTaken()
  if ('emailKey' in keyPattern) return emailTaken()
  if ('identities.issuer' in keyPattern) return identityTaken()
  return error
}
