/** Another replica has ended this generation: whoever hears this must stop writing to it. */
export class LostGeneration extends Error {
  constructor(id: string) {
    super(`generation ${id} was ended by another replica`)
    this.name = 'LostGeneration'
  }
}
