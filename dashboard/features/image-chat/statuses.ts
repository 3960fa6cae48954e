/** What the typing indicator says, one after the other and round again (spec §4). */
const steps = ['step_request', 'step_craft', 'step_optimise', 'step_almost'] as const;

export const statusesOf = (hasImage: boolean) => (hasImage ? (['step_look', ...steps] as const) : steps);
