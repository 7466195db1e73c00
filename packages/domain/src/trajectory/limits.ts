/** Most entries of a trajectory; a further analysis drops the oldest. */
export const TRAJECTORY_LIMITS = { events: 500, connections: 2_000, analyses: 50, eventTypes: 50 } as const;

/** Longest texts of a trajectory, in characters (UTF-16). */
export const TRAJECTORY_TEXTS = { id: 100, name: 200, type: 50, description: 5_000, content: 5_000 } as const;

/** How many steps can be undone. */
export const UNDO_STEPS = 100;
