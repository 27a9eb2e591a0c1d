import { createHash } from 'node:crypto'

/** A document that demo personas know: a Markdown file. */
export interface DemoDocument {
  /** Unique among those of its persona, and the same after its text changed. */
  name: string
  title: string
  text: string
}

/** The documents of a demo persona. */
export interface DemoMaterial {
  slug: string
  documents: readonly DemoDocument[]
}

/** A document that a demo persona was given. It stays recorded when its owner deletes the source. */
export interface GivenDocument {
  name: string
  /** Changes with its title and its text. */
  version: string
}

export interface GivenDocuments {
  of: (personaId: string) => Promise<readonly GivenDocument[]>
  /** Records a version in place of an earlier one of the same name. Idempotent. */
  record: (personaId: string, document: GivenDocument) => Promise<void>
  remove: (personaId: string, name: string) => Promise<void>
}

const versionLength = 16

export const versionOf = ({ title, text }: DemoDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('hex')
    .slice(0, versionLength)

/** Returns the request id with which a version is added, so that replicas that start at once add one source. */
export const requestIdOf = ({ name, version }: GivenDocument): string => `demo:${name}:${version}`
