import { type Books, openBooks } from '../trials/books.ts'
import { type ProductProcesses, startProductProcesses, type Wanted } from '../trials/product-processes.ts'
import { type Broker, startBroker } from './broker.ts'

/** A product that things can be done to, and what its stores say of it. */
export interface Trial {
  broker: Broker
  product: ProductProcesses
  books: Books
  end: () => Promise<void>
}

export async function startTrial(wanted: Omit<Wanted, 'brokers'>): Promise<Trial> {
  const broker = await startBroker()
  const product = await startProductProcesses({ ...wanted, brokers: broker.address })
  const books = await openBooks(product.suffix)
  return {
    ...{ broker, product, books },
    end: async () => {
      await books.close()
      await product.stop()
      await broker.end()
    },
  }
}
