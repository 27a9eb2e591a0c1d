/** An obstacle that one sentence explains and the person at the console can remove: shown without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}
