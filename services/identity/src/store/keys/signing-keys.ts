import { createPrivateKey } from 'node:crypto'
import type { SealedBox } from '@rostra/kit/auth/sealed-box'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { SigningKey } from '../../domain/keys/key-ring.ts'
import type { SigningKeys } from '../../domain/keys/ports.ts'
import type { KeyRingRow, SigningKeyRow } from './signing-key-model.ts'

/** Stores the key ring in MongoDB with sealed private keys. */
export function mongoSigningKeys(model: Model<KeyRingRow>, box: SealedBox): SigningKeys {
  /** The opened keys of the latest key ring, by key id. */
  let opened = new Map<string, SigningKey>()

  const open = ({ kid, publicJwk, sealed, createdAt }: SigningKeyRow): SigningKey =>
    opened.get(kid) ?? {
      kid,
      publicJwk,
      privateKey: createPrivateKey({ key: unseal(sealed, kid), format: 'der', type: 'pkcs8' }),
      createdAt,
    }
  const unseal = (sealed: string, kid: string) => {
    try {
      return box.open(sealed, kid)
    } catch (error) {
      throw new Error('KEY_ENCRYPTION_SECRET: cannot open the signing keys in the database', { cause: error })
    }
  }
  const seal = ({ kid, publicJwk, privateKey, createdAt }: SigningKey): SigningKeyRow => ({
    kid,
    publicJwk,
    sealed: box.seal(privateKey.export({ format: 'der', type: 'pkcs8' }), kid),
    createdAt,
  })

  return {
    read: async () => {
      const row = await model.findOne({ _id: 'ring' }).lean<KeyRingRow | null>()
      if (!row) return null
      const ring = { current: open(row.current), ...(row.previous && { previous: open(row.previous) }) }
      opened = new Map(Object.values(ring).map((key) => [key.kid, key]))
      return ring
    },
    rotateTo: async (key, expectedKid) => {
      if (expectedKid !== undefined) {
        const rotate = [{ $set: { previous: '$current', current: { $literal: seal(key) } } }]
        const { modifiedCount } = await model.updateOne({ _id: 'ring', 'current.kid': expectedKid }, rotate, { updatePipeline: true })
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
