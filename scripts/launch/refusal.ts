/** An obstacle that one sentence explains and the person at the console can remove: shown without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** A tool that no registry gives at the moment. What needs it is left out then, which is said and counted as skipped. */
export class Unobtainable extends Refusal {}

/** What `work` gives; undefined, with a word about it, when it needs what can't be had. */
export function ifObtainable<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: Error) => {
    if (!(error instanceof Unobtainable)) throw error
    process.stderr.write(`${error.message}\n`)
    return undefined
  })
}
