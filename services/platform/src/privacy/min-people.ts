/** The least number of different people about whom an owner is told something together, so that it identifies none of them. */
export const minPeople = 3
