import { buildGoProgram } from './build-go-program.ts'

/** Returns the path of a k6. */
export const k6Binary = () => buildGoProgram({ name: 'k6', module: 'go.k6.io/k6', version: '1.8.1', neededFor: 'A load test' })

/** Returns the path of a stripe-mock. */
export const stripeMockBinary = () =>
  buildGoProgram({ name: 'stripe-mock', module: 'github.com/stripe/stripe-mock', version: '0.203.0', neededFor: 'A test on stripe-mock' })

/** Returns the path of a Toxiproxy server. */
export const toxiproxyBinary = () =>
  buildGoProgram({
    name: 'toxiproxy-server',
    module: 'github.com/Shopify/toxiproxy/v2',
    version: '2.5.0',
    folder: 'cmd/server',
    neededFor: 'A test that cuts the network',
  })
