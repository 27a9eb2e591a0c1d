type Packages = Record<string, object>
type LockFile = { packages: Packages }

export function holdsAll(lock: LockFile, present: Packages, isDevelopment: boolean): boolean
export function withAddresses(lock: LockFile, registry: string): LockFile
