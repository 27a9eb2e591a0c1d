/**
 * From this fit on a passage of a persona's material answers a message; found on the
 * questions of the demo personas (scripts/tests/offline).
 */
export const leastFit = 0.5
