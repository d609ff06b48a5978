/** Belongs to no row. */
export const NO_ID = '00000000-0000-0000-0000-000000000000'
