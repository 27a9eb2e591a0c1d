import { createPrivateKey } from 'node:crypto'
import { isDuplicate } from '@rostra/kit/mongo'
import type { Model } from 'mongoose'
import type { SigningKey } from '../domain/key-ring.ts'
import type { SigningKeys } from '../domain/ports.ts'
import type { KeyRingRow, SigningKeyRow } from './signing-key-model.ts'
import type { Vault } from './vault.ts'

/** The key ring in MongoDB, its private parts sealed. */
export function mongoSigningKeys(model: Model<KeyRingRow>, vault: Vault): SigningKeys {
  const opened = new Map<string, SigningKey>()

  const open = ({ kid, publicJwk, sealed, createdAt }: SigningKeyRow): SigningKey => {
    const known = opened.get(kid)
    if (known) return known
    const privateKey = createPrivateKey({ key: unseal(sealed, kid), format: 'der', type: 'pkcs8' })
    const key = { kid, publicJwk, privateKey, createdAt }
    opened.set(kid, key)
    return key
  }
  const unseal = (sealed: string, kid: string) => {
    try {
      return vault.open(sealed, kid)
    } catch (error) {
      throw new Error('KEY_ENCRYPTION_SECRET: does not open the signing keys in the database', { cause: error })
    }
  }
  const seal = ({ kid, publicJwk, privateKey, createdAt }: SigningKey): SigningKeyRow => ({
    kid,
    publicJwk,
    sealed: vault.seal(privateKey.export({ format: 'der', type: 'pkcs8' }), kid),
    createdAt,
  })

  return {
    ring: async () => {
      const row = await model.findOne({ _id: 'ring' }).lean<KeyRingRow | null>()
      return row && { current: open(row.current), previous: row.previous && open(row.previous) }
    },
    add: async (key, afterKid) => {
      if (afterKid !== undefined) {
        const succeed = [{ $set: { previous: '$current', current: { $literal: seal(key) } } }]
        const { modifiedCount } = await model.updateOne({ _id: 'ring', 'current.kid': afterKid }, succeed, { updatePipeline: true })
        return modifiedCount === 1
      }
      return model.create({ _id: 'ring', current: seal(key) }).then(
        () => true,
        (error) => {
          if (isDuplicate(error)) return false
          throw error
        },
      )
    },
  }
}
