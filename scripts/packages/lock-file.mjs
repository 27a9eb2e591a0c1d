/** Whether an npm record of node_modules has every package of a lock file, or without `isDevelopment` all but those of tests and checks. */
export function holdsAll(lock, present, isDevelopment) {
  return Object.entries(lock.packages).every(([path, required]) => {
    if (!path.includes('node_modules/') || (required.dev && !isDevelopment)) return true
    const found = present[path]
    return found
      ? found.version === required.version && found.integrity === required.integrity
      : Boolean(required.optional || required.peer || (required.devOptional && !isDevelopment))
  })
}

/** Returns a lock file with the address of each package in a registry. The hashes stay, so npm refuses another file. */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const [, own] = /.*node_modules\/(.+)/.exec(path) ?? []
    if (!own || entry.link || entry.resolved) return [path, entry]
    const name = entry.name ?? own
    const file = `${name.replace(/^@.*\//, '')}-${entry.version}.tgz`
    return [path, { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}
