import { expect, it } from '@jest/globals'
import { publicPorts } from '@rostra/kit/net/public-hosts'
import { parse } from 'yaml'
import { textOf } from './deploy-files.ts'

interface ChartValues {
  networkPolicy: { https: { ports: number[] } }
}

it('the network policy of the chart allows the ports of addresses that members give', () => {
  const { networkPolicy } = parse(textOf('deploy/helm/rostra/values.yaml')) as ChartValues
  expect(networkPolicy.https.ports.toSorted()).toEqual(publicPorts.toSorted())
})
