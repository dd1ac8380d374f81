/** Mutants that are approved and should not be, each with the reason. The list only gets shorter. */
export const knownSurvivors: Readonly<Record<string, string>> = {};
