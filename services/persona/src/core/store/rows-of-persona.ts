/** Matches the rows of a persona in a collection whose ids begin with `<persona id>/`. '0' is the character after '/'. */
export const rowsOfPersona = (personaId: string) => ({ _id: { $gte: `${personaId}/`, $lt: `${personaId}0` } })
