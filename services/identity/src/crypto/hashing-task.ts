import { hashSync, type Options, verifySync } from '@node-rs/argon2'

/** A password to hash, or to compare with a hash. */
export type HashingTask = { password: string; cost: Options } | { password: string; hash: string }

/** Returns the hash, or whether the password has this hash. */
export const runHashingTask = (task: HashingTask): string | boolean =>
  'cost' in task ? hashSync(task.password, task.cost) : verifySync(task.hash, task.password)
