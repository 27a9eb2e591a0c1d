import { isDuplicate } from '@rostra/kit/mongo'
import type { mongo } from 'mongoose'
import { emailTaken, usernameTaken } from '../domain/registration.ts'

/** What a refusal by a unique index of the accounts means; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  if (!isDuplicate(error)) return error
  const { keyPattern } = error as mongo.MongoServerError
  if ('usernameKey' in keyPattern) return usernameTaken()
  if ('emailKey' in keyPattern) return emailTaken()
  return error
}
