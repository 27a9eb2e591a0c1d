import { goProgram } from './build-go-program.ts'

/** The path of a stripe-mock. */
export const stripeMockBinary = () =>
  goProgram({ name: 'stripe-mock', module: 'github.com/stripe/stripe-mock', version: '0.203.0', neededFor: 'A test on stripe-mock' })
