import LightRunner from 'jest-light-runner'

/**
 * Runs the files of all projects of a run in one pool of threads. jest-light-runner has a pool for each project, and each thread loads the product's
 * packages, which takes more than a second of CPU. The projects have to have the same setup files.
 */
export default class OnePoolRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const config = tests[0]?.context.config
    const inOnePool = new Map(tests.map((test) => [{ ...test, context: { ...test.context, config } }, test]))
    return super.runTests(
      [...inOnePool.keys()],
      watcher,
      (test) => onStart(inOnePool.get(test)),
      (test, result) => onResult(inOnePool.get(test), result),
      (test, error) => onFailure(inOnePool.get(test), error),
    )
  }
}
