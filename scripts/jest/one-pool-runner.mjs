import LightRunner from 'jest-light-runner'

/**
 * On a machine without the times of an earlier run, jest begins with the largest files.
 * Those of the whole product are small and take longest.
 */
const mayTakeLong = ({ duration, context }) => duration === undefined && context.config.displayName.name === 'product'

/**
 * Runs the files of all projects of a run in one pool of threads, and those first that may take long: a long one at the end runs alone.
 * jest-light-runner has a pool for each project, and each thread loads the product's packages, which takes more than a second of CPU. The
 * projects have to have the same setup files.
 */
export default class OnePoolRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const config = tests[0]?.context.config
    const longestFirst = tests.toSorted((one, other) => mayTakeLong(other) - mayTakeLong(one))
    const inOnePool = new Map(longestFirst.map((test) => [{ ...test, context: { ...test.context, config } }, test]))
    return super.runTests(
      [...inOnePool.keys()],
      watcher,
      (test) => onStart(inOnePool.get(test)),
      (test, result) => onResult(inOnePool.get(test), result),
      (test, error) => onFailure(inOnePool.get(test), error),
    )
  }
}
