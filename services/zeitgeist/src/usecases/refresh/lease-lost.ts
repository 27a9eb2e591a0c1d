/** Thrown when a refresh belongs to another replica, or has ended. */
export class LeaseLost extends Error {
  constructor() {
    super('the refresh has another owner')
    this.name = 'LeaseLost'
  }
}
