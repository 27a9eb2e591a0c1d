import { promises as dns } from 'node:dns'

/*
 * Loaded before a process of the product: resolves `<service>.replicas.test` to the addresses of all replicas, as the DNS of a
 * cluster does for a headless service. gRPC resolves names by dns.promises.lookup.
 */
const addresses = JSON.parse(process.env.REPLICA_ADDRESSES ?? '[]').map((address) => ({ address, family: 4 }))
const { lookup } = dns
dns.lookup = (name, options) =>
  name.endsWith('.replicas.test') ? Promise.resolve(options?.all ? addresses : addresses[0]) : lookup(name, options)
